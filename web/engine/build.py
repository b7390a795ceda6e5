"""Builds the engine by which a browser plays without a server, into ``src/strandline/engine``.

First the games are compiled to WebAssembly; then ``pack.mjs`` packs everything that a browser needs. What has not
changed since the last time is not built again. Run it by ``python web/engine/build.py``.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import fastjsonschema

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "src" / "strandline"
ENGINE = PACKAGE / "engine"
PACKAGES = Path(fastjsonschema.__file__).parents[1]
"""Where the packages are that ours needs in a browser."""


def is_done() -> bool:
    """Return whether the engine is newer than all that it is made of."""
    built = ENGINE / "engine.json"
    sources = [
        *PACKAGE.rglob("*.py"),
        *PACKAGE.glob("games/*/puzzles.jsonl"),
        *(PACKAGE / "wasm").glob("*"),
        *HERE.iterdir(),
        HERE.parent / "package-lock.json",
    ]
    return built.is_file() and built.stat().st_mtime > max(each.stat().st_mtime for each in sources)


def build() -> None:
    """Build the engine, unless that is done."""
    subprocess.run([sys.executable, "-m", "strandline.wasm_build"], check=True)
    if is_done():
        return
    node = shutil.which("node")
    if node is None:
        sys.exit("Node.js is not installed")
    subprocess.run([node, "engine/pack.mjs", ENGINE, PACKAGES], cwd=HERE.parent, check=True)


if __name__ == "__main__":
    build()
