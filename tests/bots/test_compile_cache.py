"""Whether a search is compiled, so that nobody waits for a compiler without a message."""

import importlib.util
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.bots.levels import Level
from strandline.bots.server import Server
from strandline.bots.thinker import Thinker
from strandline.core.bind import Target
from strandline.search import baselines, compile_cache, mcts
from strandline.search.catalog import SEARCHES, Think
from strandline.search.thought import Budget, Judged, Root, Thought

pytest.importorskip("numba")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a temporary folder for marks, and a search that takes no time to compile."""
    monkeypatch.setattr(compile_cache, "_folder", lambda: tmp_path)
    monkeypatch.setattr(compile_cache, "_compiling", {})
    monkeypatch.setattr(compile_cache, "_loaded", set())
    monkeypatch.setitem(SEARCHES, "quick", quick)
    return tmp_path


OPENED: list[str] = []


def quick(name: str, target: Target) -> Think:
    OPENED.append(target)

    def think(root: Root, budget: Budget, seed: int) -> Thought:
        out = [0] * int(root.game.modules.rules.MAX_MOVES)
        n = root.game.kernel.moves(list(root.row), out)
        return Thought(tuple(Judged(move, (0.5,) * root.game.seats) for move in out[:n]), 1, 0.0)

    return think


class Compiling:
    """A stand-in for the process that compiles; the test ends it."""

    def __init__(self, command: list[str], **_: Any):
        self.command = command
        self.returncode: int | None = None
        self.polled = 0

    def poll(self) -> int | None:
        self.polled += 1
        if self.polled > 3:
            compile_cache.compile_now(*self.command[-2:])
            self.returncode = 0
        return self.returncode


def test_until_it_is_compiled_a_search_is_interpreted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Compiling] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *args, **more: begun.append(Compiling(*args, **more)) or begun[-1])
    bot = Thinker("quick", Level("quick", Budget(nodes=1)))
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    OPENED.clear()
    for _ in range(3):
        bot.choose(root)
    assert OPENED == ["python"]
    assert [each.command[-2:] for each in begun] == [["quick", "crab-stack"]]
    compile_cache.compile_now("quick", "crab-stack")
    for _ in range(2):
        bot.choose(root)
    assert OPENED == ["python", "cpu", "cpu"]  # the second was to compile, the third is the bot's
    assert len(begun) == 1


@pytest.mark.parametrize("search", ["mcts", "uct", "flat", "greedy"])
def test_baselines_too_are_interpreted_until_they_are_compiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch, search: str
) -> None:
    asked: list[str] = []
    for module, name in (mcts, "bound"), (baselines, "_bound"):
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda target, game, real=real: asked.append(target) or real("python", game))
    monkeypatch.setattr(subprocess, "Popen", Compiling)
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    assert compile_cache.open_search(search, "crab-stack")(root, Budget(nodes=2), 0).moves
    assert set(asked) == {"python"}
    compile_cache._mark(search, "crab-stack").touch()
    asked.clear()
    assert compile_cache.open_search(search, "crab-stack")(root, Budget(nodes=2), 0).moves
    assert set(asked) == {"cpu"}


def test_waiting_is_told_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", Compiling)
    told: list[tuple[str, str, float]] = []
    compile_cache.compile_all(
        [("quick", "krabcek"), ("quick", "krabcek"), ("quick", "survive")], lambda *each: told.append(each)
    )
    assert {each[:2] for each in told} == {("quick", "krabcek"), ("quick", "survive")}
    assert compile_cache.best_target("quick", "survive") == "cpu"
    told.clear()
    compile_cache.compile_all([("quick", "krabcek")], lambda *each: told.append(each))
    assert not told


def test_a_compiler_that_fails_is_not_waited_for_in_vain(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process does not know this search."""
    with pytest.raises(RuntimeError, match="compiling quick for krabcek ended with code 1"):
        compile_cache.compile_all([("quick", "krabcek")])
    monkeypatch.setitem(SEARCHES, "quick", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        compile_cache.compile_now("quick", "krabcek")
    with pytest.raises(RuntimeError, match=r"ended with code 1\nTraceback[\s\S]*ZeroDivisionError"):
        compile_cache.compile_all([("quick", "krabcek")])


def test_a_change_of_the_sources_makes_the_mark_void(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_cache.compile_now("quick", "krabcek")
    assert compile_cache.best_target("quick", "krabcek") == "cpu"
    assert compile_cache.best_target("quick", "survive") == "python"
    source = Path(str(strandline.game("krabcek").modules.rules.__file__))
    real = Path.stat

    def touched(self: Path, **more: Any) -> Any:
        found = real(self, **more)
        return os.stat_result((*found[:6], found.st_size + 1, *found[7:])) if self == source else found

    monkeypatch.setattr(Path, "stat", touched)
    compile_cache._stamp.cache_clear()
    try:
        assert compile_cache.best_target("quick", "krabcek") == "python"
    finally:
        monkeypatch.undo()
        compile_cache._stamp.cache_clear()


def test_without_numba_nothing_is_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "find_spec", lambda _: None)
    monkeypatch.setattr(subprocess, "Popen", None)
    compile_cache.start_compiling("quick", "krabcek")
    compile_cache.compile_all([("quick", "krabcek")])
    assert compile_cache.best_target("quick", "krabcek") == "python"
    assert importlib.util.find_spec("numba")


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_who_compile_the_same_do_it_once(folder: Path) -> None:
    OPENED.clear()
    mark = compile_cache._mark("quick", "krabcek")
    code = "import sys, time, fcntl; lock = open(sys.argv[1], 'w'); fcntl.flock(lock, fcntl.LOCK_EX)"
    code += "; print(flush=True); time.sleep(0.5); open(sys.argv[2], 'w')"
    command = [sys.executable, "-c", code, str(mark.with_suffix(".lock")), str(mark)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout
        other.stdout.readline()
        compile_cache.compile_now("quick", "krabcek")
    assert not OPENED


def test_what_is_compiled_is_loaded_when_a_game_begins(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not loaded while a clock runs; anything else starts to compile, and is loaded in a later game."""
    monkeypatch.setattr(subprocess, "Popen", Compiling)
    output = io.BytesIO()
    server = Server(lambda game: Thinker("quick", Level("quick", Budget(nodes=1))), "quick", output)
    new = b'{"type":"new","game":"crab-stack","options":{},"rules":1,"seat":0}\n'
    OPENED.clear()
    server.run(io.BytesIO(new))
    assert not OPENED
    assert ("quick", "crab-stack") in compile_cache._compiling
    compile_cache._mark("quick", "crab-stack").touch()
    server.run(io.BytesIO(new + new))
    assert OPENED == ["cpu"]
    assert output.getvalue().count(b"ready") == 3
