"""The package can be built without its pages, and without Node."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_a_wheel_without_the_pages_needs_no_node(tmp_path: Path) -> None:
    """Only Python is on the PATH. The web folder that `make web` has built stays out as well."""
    env = {**os.environ, "PATH": str(tmp_path), "STRANDLINE_NO_WEB": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=env, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "strandline/games/crab_stack/rules.py" in names
    assert "strandline/games/crab_stack/locale/en.ftl" in names
    assert not [name for name in names if name.startswith("strandline/web/")]
    has_modules = {"strandline/wasm/krabcek.wasm", "strandline/wasm/krabcek.json"} <= set(names)
    assert has_modules == (sys.platform == "linux")


@pytest.mark.slow
def test_a_wheel_can_do_without_the_compiled_modules(tmp_path: Path) -> None:
    env = {**os.environ, "STRANDLINE_NO_WEB": "1", "STRANDLINE_NO_WASM": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=env, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.startswith("strandline/wasm/")]
