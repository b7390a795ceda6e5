"""The device runs in Pyodide, under Node: a short game with a bot of each game."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import tests
from tests.table.test_pyodide import PYODIDE, mounted, runner

from . import a_device
from .devices import run


@pytest.mark.slow
@pytest.mark.skipif(not PYODIDE.is_dir() or not shutil.which("node"), reason="needs Node, and npm install in web/")
def test_a_device_in_pyodide_does_what_it_does_here() -> None:
    mounts = {**mounted(), "/packages/tests": str(Path(tests.__file__).parent)}
    command = ["node", str(runner()), str(PYODIDE), a_device.__file__, json.dumps(mounts)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr[-4000:]
    there = json.loads(ran.stdout.strip().splitlines()[-1])
    here = run(a_device.short_game())
    assert there.keys() == here.keys()
    for game, each in there.items():
        assert {**each, "count": 0} == {**here[game], "count": 0}
        assert each["count"] >= each["moves"]
