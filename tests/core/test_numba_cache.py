"""Compiled code must be cached somewhere, even if the package is read-only and the user has no home folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import strandline

POSITION = "import strandline; position = strandline.game('crab-stack').load('c3:rSrL d3:bS / r / rb'); "
ASKED = {
    "a batch": "from strandline.sim.batch import compiled; compiled('crab-stack')",
    "a bot": "from strandline.search.compile_cache import best_target; best_target('mcts', 'crab-stack')",
    "perft": POSITION + "from strandline.core.perft import perft; perft(position, 1)",
    "the solver": POSITION + "from strandline.search.solve import Solver; Solver(position.game, 1)",
}
"""What compiles, or looks whether something is compiled."""
TELL = "; import os; print(os.environ['NUMBA_CACHE_DIR'])"


@pytest.fixture
def everyones(tmp_path: Path) -> Path:
    """Copy the package into folders that Numba cannot write to, whichever user runs it."""
    source = Path(strandline.__file__).parent
    copy = tmp_path / "strandline"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "web", "table"))
    for folder in [copy, *(each for each in copy.rglob("*") if each.is_dir())]:
        (folder / "__pycache__").touch()
    return tmp_path


def ask(everyones: Path, code: str, **more: str) -> "subprocess.CompletedProcess[str]":
    alone = {name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    env = alone | {"PYTHONPATH": str(everyones), "HOME": "/dev/null/home", "PYTHONDONTWRITEBYTECODE": "1"} | more
    return subprocess.run([sys.executable, "-c", code], env=env, text=True, capture_output=True, timeout=100)


@pytest.mark.skipif(sys.platform == "win32", reason="a home that cannot be made is another there")
@pytest.mark.parametrize(
    "what", ["a batch", "a bot", *(pytest.param(each, marks=pytest.mark.slow) for each in ("perft", "the solver"))]
)
def test_where_nothing_can_be_written_compiled_code_has_a_folder_until_the_process_ends(
    what: str, everyones: Path
) -> None:
    done = ask(everyones, ASKED[what] + TELL)
    assert done.returncode == 0, done.stderr
    assert "Set NUMBA_CACHE_DIR to a folder that keeps it" in done.stderr
    assert not Path(done.stdout.strip()).exists()


def test_a_folder_that_someone_has_named_is_kept(everyones: Path) -> None:
    told = everyones / "kept" / "here"
    done = ask(everyones, ASKED["a batch"] + TELL, NUMBA_CACHE_DIR=str(told))
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, str(told), "")
    assert told.is_dir()
