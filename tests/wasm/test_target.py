"""The target ``wasm``: its arrays, what it calls, where it is chosen, and what it says when it cannot run."""

import subprocess
import sys
from pathlib import Path

import pytest

import strandline
from strandline.core import numba_cache, registry
from strandline.core.bind import bind
from strandline.core.numba_cache import default_target
from strandline.core.wasm import modules
from strandline.core.wasm.machines import loaded, zeros
from strandline.search import compile_cache, mcts, solve
from strandline.search.solve import Solver
from strandline.search.thought import Budget, Root, on_target

pytestmark = pytest.mark.slow
NAMES = registry.names()


def test_an_array_behaves_like_a_list_of_its_rows() -> None:
    cube = zeros(2, 3, 4)
    cube[1][2][3] = 5
    cube[0][1][:] = [1, 2, 3, 4]
    assert [list(row) for row in cube[0]] == [[0] * 4, [1, 2, 3, 4], [0] * 4]
    assert [list(row) for row in cube[1][1:]] == [[0] * 4, [0, 0, 0, 5]]
    assert (len(cube), len(cube[0]), len(cube[0][0][1:3])) == (2, 3, 2)
    longer = zeros(3, 3, 4)
    longer[:2] = cube
    assert list(longer[1][2]) == [0, 0, 0, 5]
    shares = zeros(3, kind=float)
    shares[1] = 0.5
    assert list(shares) == [0.0, 0.5, 0.0]


@pytest.mark.parametrize("wrong", [slice(0, 2, 2), 3])
def test_an_array_has_no_steps_and_no_row_beyond_its_end(wrong: int | slice) -> None:
    with pytest.raises(IndexError):
        zeros(2, 2)[wrong]


def test_memory_is_used_again_and_is_zero() -> None:
    first = zeros(1000)
    first[:] = [7] * 1000
    address = first.address
    del first
    again = zeros(1000)
    assert again.address == address
    assert set(again) == {0}


def test_a_call_with_the_wrong_arrays_is_refused() -> None:
    with pytest.raises(TypeError, match=r"rules\.turn takes 2 numbers, and this makes 3"):
        loaded("crab-stack")["rules.turn"](zeros(2, 2))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_search_is_interpreted_but_what_nothing_calls(name: str) -> None:
    """Every kernel that a search binds is one of the module's."""
    told = modules.described(name)
    assert {each.origin.split(".")[-2] for each in told.functions} >= {"mcts_kernel", "baselines_kernel", "rules"}
    for function in told.functions:
        assert "." in function.name
    code = bind("wasm", *mcts.sources(name))
    assert code.search_on is loaded(name)["mcts_kernel.search_on"]
    assert code.play is loaded(name)["rules.play"]


def test_modules_that_were_not_built_together_are_interpreted() -> None:
    """Krabcek's module has MCTS with its own evaluation; with another one the kernel is interpreted."""
    from strandline.search import mcts_kernel, no_evaluation

    rules = registry.modules("krabcek").rules
    code = bind("wasm", rules, no_evaluation, mcts_kernel)
    assert code.search_on is not loaded("krabcek")["mcts_kernel.search_on"]
    assert code.play is loaded("krabcek")["rules.play"]


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_cache, "in_browser", lambda: True)
    monkeypatch.setattr(compile_cache, "in_browser", lambda: True)


def test_a_browser_uses_the_module_of_a_game_once_it_is_there(
    browser: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert default_target("krabcek") == compile_cache.best_target("expectimax", "krabcek") == "wasm"
    monkeypatch.setattr(modules, "FOLDER", tmp_path)
    assert default_target("krabcek") == compile_cache.best_target("expectimax", "krabcek") == "python"


def test_without_its_module_a_game_cannot_be_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "FOLDER", tmp_path)
    with pytest.raises(RuntimeError, match="`make wasm` builds it"):
        bind("wasm", registry.modules("crab-stack").rules)


def test_a_browser_thinks_on_one_thread_in_little_memory() -> None:
    assert on_target(Budget(nodes=5, threads=4), "wasm").threads == 1
    assert on_target(Budget(nodes=5, threads=4), "cpu").threads == 4
    game = strandline.game("crab-stack")
    solver = Solver(game, 256, "wasm")
    assert 8 * (len(solver.table) + len(solver.lemmas)) <= solve.MOST_MEMORY["wasm"] << 20
    thought = mcts.think(Root.of(game.start(seed=1)), Budget(nodes=50, threads=3), 1, target="wasm")
    assert thought.nodes == 50


WITHOUT = ("PIL", "llvmlite", "numba", "numpy", "pydantic", "sqlalchemy")


def test_a_browser_needs_neither_numba_nor_numpy() -> None:
    """Levels think, and positions are analysed, on the target wasm, without any of them."""
    program = f"""
import sys
sys.modules.update(dict.fromkeys({WITHOUT!r}))  # None: importing it is an error
from strandline.core import numba_cache
from strandline.search import compile_cache
numba_cache.in_browser = compile_cache.in_browser = lambda: True
import strandline
from strandline.bots.levels import levels
from strandline.bots.thinker import Thinker
from strandline.search.analysis import analyse
from strandline.search.thought import Root
for name in ("crab-stack", "krabcek", "survive"):
    game = strandline.game(name)
    position = game.start(seed=1)
    while position.turn < 0:
        position = position.play(position.moves()[0])
    for level in levels(game)[:3]:
        assert Thinker("b", level).choose(Root.of(position), seed=1).thought.nodes > 20
    assert analyse(position, nodes=200).nodes > 100
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)
