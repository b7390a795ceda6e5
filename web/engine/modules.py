"""Runs inside Pyodide: packs the modules that a table needs into two archives, compiled, in ``/packed``.

``python.zip`` has those of the standard library, ``strandline.zip`` our package and its dependencies.
"""

import marshal
import sys
import zipfile
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER, source_hash
from modulefinder import ModuleFinder
from pathlib import Path

ENTRIES = (
    "strandline.browser.device", "strandline.core.targets.python", "strandline.core.targets.wasm", "asyncio", "ctypes",
    "encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.unicode_escape",
    "encodings.utf_8", "encodings.utf_8_sig",
)  # fmt: skip
"""What the worker imports, and what is imported by name."""
NEVER = (
    "argparse", "bdb", "doctest", "ftplib", "html", "multiprocessing", "numba", "numpy", "pdb", "plistlib", "pydoc",
    "tarfile", "unittest", "webbrowser", "xmlrpc",
    "strandline.arena", "strandline.cli", "strandline.envs", "strandline.server",
)  # fmt: skip
"""What modules import for purposes that no page has."""
STARTED = tuple(name for name in sys.modules if name != "__main__")
"""What Pyodide itself has imported."""
UNCHECKED = (1).to_bytes(4, "little")
"""The flags of compiled code that is not compared with its source."""

standard = Path("/standard")
archive = next(path for path in sys.path if path.endswith(".zip"))
zipfile.ZipFile(archive).extractall(standard)

games = sorted(path.parent.name for path in Path("/own/strandline/games").glob("*/rules.py"))
parts = [path for game in games for path in Path(f"/own/strandline/games/{game}").glob("*.py")]
own = [f"strandline.games.{path.parent.name}.{path.stem}" for path in parts]
entry = Path("/entry.py")
entry.write_text("".join(f"import {name}\n" for name in (*STARTED, *ENTRIES, *own)))
finder = ModuleFinder(path=["/own", str(standard)], excludes=NEVER)
finder.run_script(str(entry))
modules = [module for module in finder.modules.values() if module.__file__ and module.__name__ != "__main__"]
found = [Path(module.__file__) for module in modules]


def compiled(path: Path, name: str) -> bytes:
    """Return what Python would keep as a ``.pyc`` file; without docstrings, which nobody reads there."""
    source = path.read_bytes()
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def pack(target: Path, root: Path, where: str, extra: Iterable[Path] = ()) -> None:
    """Write the found modules below a folder into an archive, without compression: the transport compresses better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as into:

        def add(name: Path, content: bytes) -> None:
            into.writestr(zipfile.ZipInfo(str(name), (2020, 1, 1, 0, 0, 0)), content)

        for path in sorted(set(found)):
            if path.is_relative_to(root):
                name = path.relative_to(root)
                add(name.with_suffix(".pyc"), compiled(path, f"{where}/{name}"))
        for path in extra:
            add(path.relative_to(root), path.read_bytes())


data = [Path("/own/strandline/locale/languages.json"), *Path("/own/strandline/core").glob("*.json")]
data += [path for path in Path("/own/strandline/games").glob("*/*.json") if path.name != "pages.json"]
data += Path("/own/strandline/games").glob("*/puzzles.jsonl")
packed = Path("/packed")
packed.mkdir()
pack(packed / "python.zip", standard, "/lib/python")
pack(packed / "strandline.zip", Path("/own"), "/site", data)
