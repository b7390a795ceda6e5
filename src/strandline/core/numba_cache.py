"""How fast this machine runs what is bound. A file of its own: the source of ``bind.py`` is in all compiled names."""

import atexit
import os
import shutil
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from .bind import Target

FOLDER = "NUMBA_CACHE_DIR"


def default_target() -> Target:
    """Compiled where Numba is installed, unless someone wants it otherwise."""
    if not find_spec("numba"):
        return "python"
    ensure_cache_folder()
    return "cpu"


def ensure_cache_folder() -> None:
    """Where Numba finds no folder to keep compiled code in, give it one until this process ends.

    Without one it compiles nothing at all: who has the package installed for everyone, and runs it as a user that has
    no home, would have no bots. Processes that this one starts share the folder.
    """
    beside = Path(__file__).parent / "__pycache__"
    # Path's own expanduser raises where nobody knows of a home.
    users = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))  # noqa: PTH111
    if any(map(_can_be_written, (Path(os.environ.get(FOLDER) or beside), beside, users))):
        return
    os.environ[FOLDER] = folder = mkdtemp(prefix="strandline-")
    if "numba" in sys.modules:  # it has read the environment already
        sys.modules["numba"].config.CACHE_DIR = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    warnings.warn(
        f"neither {beside} nor {users} can be written: what is compiled is lost when this process ends."
        f" Set {FOLDER} to a folder that keeps it.",
        RuntimeWarning,
        stacklevel=3,
    )


def _can_be_written(folder: Path) -> bool:
    """Whether there is such a folder, or one can be made."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
