"""The package can be built without its pages, where there is no Node."""

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
