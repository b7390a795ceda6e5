"""Chooses the fastest target on this machine.

Kept apart from ``bind.py``, whose source is part of all compiled names.
"""

import atexit
import os
import shutil
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

from .bind import Target
from .compile_messages import watch_numba
from .wasm.modules import has_module

FOLDER = "NUMBA_CACHE_DIR"


def default_target(name: str) -> Target:
    """Return the fastest target for a game: in a browser its WebAssembly module, elsewhere Numba if it is installed."""
    if in_browser():
        return "wasm" if has_module(name) else "python"
    if not find_spec("numba"):
        return "python"
    ensure_cache_folder()
    watch_numba()
    return "cpu"


def in_browser() -> bool:
    """Return whether this is Pyodide: CPython, compiled for browsers."""
    return sys.platform == "emscripten"


def ensure_cache_folder() -> None:
    """If Numba finds no folder for its cache, give it a temporary one until this process ends.

    Without a folder Numba compiles nothing at all. A system-wide install that runs as a user without a home directory
    would then have no bots. Child processes share the folder.
    """
    beside = Path(__file__).parent / "__pycache__"
    # Path.expanduser raises if no home directory is known.
    users = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))  # noqa: PTH111
    if any(map(_can_be_written, (Path(os.environ.get(FOLDER) or beside), beside, users))):
        return
    os.environ[FOLDER] = folder = mkdtemp(prefix="strandline-")
    if "numba" in sys.modules:  # Numba has already read the environment
        sys.modules["numba"].config.CACHE_DIR = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    warnings.warn(
        f"neither {beside} nor {users} can be written: what is compiled is lost when this process ends."
        f" Set {FOLDER} to a folder that keeps it.",
        RuntimeWarning,
        stacklevel=3,
    )


def _can_be_written(folder: Path) -> bool:
    """Return whether the folder exists and is writable, or could be created."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
