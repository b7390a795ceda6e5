"""The table runs in a browser, too: the same code in Pyodide, under Node, sees the same games."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

import pytest

import strandline

from . import a_table

PYODIDE = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide"
PURE = ("attr", "attrs", "babel", "fastjsonschema", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
"""What the base install brings along, as far as a table needs it: all of it plain Python."""


def found(name: str) -> str:
    """The folder or file of an installed package."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent if spec.submodule_search_locations else spec.origin)


def mounted() -> dict[str, str]:
    """The packages by where Pyodide finds them."""
    home = "/packages"
    mounts = {f"{home}/{name.replace('.', '/')}": found(name) for name in PURE if name != "typing_extensions"}
    mounts[f"{home}/strandline"] = str(Path(strandline.__file__).parent)
    mounts[f"{home}/typing_extensions.py"] = found("typing_extensions")
    return mounts


def runner() -> Path:
    """The program that runs a Python file in Pyodide."""
    return Path(__file__).with_name("run_in_pyodide.mjs")


@pytest.mark.slow
@pytest.mark.skipif(not PYODIDE.is_dir() or not shutil.which("node"), reason="needs Node, and npm install in web/")
def test_a_table_in_pyodide_is_the_same_as_here() -> None:
    command = ["node", str(runner()), str(PYODIDE), a_table.__file__, json.dumps(mounted())]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr[-4000:]
    there = json.loads(ran.stdout.strip().splitlines()[-1])
    assert there == json.loads(a_table.everything())
    assert {state["now"]["count"] >= 8 for states in there.values() for state in states} == {True}
