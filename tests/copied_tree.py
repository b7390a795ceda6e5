"""A copy of the sources in which games can be added, and programs that run there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", ".*", "data")


class CopiedTree:
    """The package, its tests and what they read, in another folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "src" / "strandline" / "games"
        for folder in ("src", "tests", "docs", "web"):
            shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
        shutil.copy(ROOT / "pyproject.toml", root)
        shutil.rmtree(root / "src" / "strandline" / "web", ignore_errors=True)

    def build_pages(self) -> None:
        """Build the browser pages from the copied sources."""
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        subprocess.run(["npm", "run", "build"], cwd=self.root / "web", check=True, stdout=subprocess.DEVNULL)

    def run(self, *command: str, code: int = 0) -> str:
        """Run a Python program here, and return its output: ``run("strandline", "games")``."""
        env = os.environ | {"PYTHONPATH": str(self.root / "src"), "COLUMNS": "200"}
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=self.root, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr
