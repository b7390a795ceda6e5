"""One source at several speeds."""

import inspect
import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline.core import bits, contract, registry
from strandline.core.bind import Target, bind
from strandline.search import no_evaluation

PACKAGE = Path(bits.__file__).parents[1]
TARGETS: tuple[Target, ...] = ("python", "cpu")
PLAIN = bind("python", bits)
COMPILED = bind("cpu", bits)
BOARDS = st.integers(1, 2**62)


@settings(deadline=None)
@given(BOARDS)
def test_bit_tricks_agree_with_their_compiled_versions(a: int) -> None:
    assert PLAIN.low(a) == COMPILED.low(a) == f"{a:b}"[::-1].index("1")
    assert PLAIN.count(a) == COMPILED.count(a) == f"{a:b}".count("1")
    assert PLAIN.mix(a) == COMPILED.mix(a)


@settings(deadline=None)
@given(st.integers(0, 2**70), st.integers(0, 2**40), st.integers(1, 1000))
def test_random_numbers_are_the_same_everywhere(number: int, game: int, n: int) -> None:
    rng, twin = [0, 0], np.zeros(2, np.int64)
    PLAIN.seed(rng, number, game)
    COMPILED.seed(twin, number & bits.LOW63, game)
    for _ in range(5):
        drawn = PLAIN.pick(rng, n)
        assert drawn == COMPILED.pick(twin, n)
        assert 0 <= drawn < n


def test_mixing_loses_nothing_and_flips_half_of_the_bits() -> None:
    assert len({bits.mix(x) for x in range(20_000)}) == 20_000
    flips = [(bits.mix(x) ^ bits.mix(x ^ 1 << k)).bit_count() for x in range(100, 400) for k in range(0, 62, 5)]
    assert 30 < sum(flips) / len(flips) < 33


@pytest.mark.parametrize("n", [2, 6, 18, 37])
def test_draws_are_even(n: int) -> None:
    """Chi-squared over streams of many games; a fair draw exceeds the bound once in a million times."""
    rng = [0, 0]
    counts = [0] * n
    for game in range(4000):
        bits.seed(rng, 5, game)
        for _ in range(3):
            counts[bits.pick(rng, n)] += 1
    expected = sum(counts) / n
    assert sum((count - expected) ** 2 / expected for count in counts) < n - 1 + 8 * (2 * n) ** 0.5 + 12


def test_compiled_code_is_kept_on_disk_and_a_changed_source_is_noticed(tmp_path: Path) -> None:
    """A change in a file whose functions are only called counts, too: Numba alone would not notice it."""
    package = tmp_path / "strandline_toy"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(
        "from .board import MORE\nfrom .helper import step\n\n\ndef twice(x):\n    return step(step(x)) + MORE\n"
    )
    program = textwrap.dedent("""
        from strandline.core.bind import bind
        import strandline_toy.rules as rules
        code = bind("cpu", rules)
        print(code.twice(1), *code.twice.stats.cache_hits.values())
    """)

    def run(step: int, more: int = 0) -> list[str]:
        (package / "board.py").write_text(f"MORE = {more}\n")
        (package / "helper.py").write_text(f"def step(x):\n    return x + {step}\n")
        env = {"PYTHONPATH": f"{tmp_path}:{PACKAGE.parent}", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
        return done.stdout.split()

    assert run(10) == ["21"]
    assert run(10) == ["21", "1"]  # a second process finds what the first compiled
    assert run(300) == ["601"]
    assert run(300, more=1000) == ["1601"]  # a module counts, too, if only a constant of it is read


def modules_of(folder: Path, monkeypatch: pytest.MonkeyPatch, **sources: str) -> list[ModuleType]:
    """Modules with these sources; their names begin with ``strandline_``."""
    monkeypatch.syspath_prepend(str(folder))
    for name, source in sources.items():
        (folder / f"strandline_{name}.py").write_text(textwrap.dedent(source), encoding="utf-8")
    return [import_module(f"strandline_{name}") for name in sources]


@pytest.mark.parametrize("target", TARGETS)
def test_modules_may_use_a_name_for_different_things(
    target: Target, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, kernel = modules_of(
        tmp_path, monkeypatch,
        **{f"game_{target}": """
            SEAT, LIST = 3, (10, 20)
            def look(s):
                return SEAT + LIST[1]
            def turn(s):
                return look(s)
        """, f"kernel_{target}": """
            from strandline.core.contract import turn
            from strandline.core.contract import key as name_of
            SEAT, LIST = 5, (1, 2, 3)
            def look(s):
                return 100 * turn(s) + SEAT + LIST[2]
            def _half(s):
                return look(s) // 2
            def both(s):
                return _half(s) + turn(s)
        """},
    )  # fmt: skip
    code = bind(target, game, kernel)
    row = code.array([0])
    assert (code.turn(row), code.look(row), code.both(row)) == (23, 2308, 1177)
    assert code.SEAT == 5, "of a name that several have, the last one's"
    assert not hasattr(code, "name_of"), "the game has no key"
    assert not hasattr(code, "_half")


KERNEL_THAT_NEEDS_A_SCORE = """
    from strandline.core.contract import MAX_MOVES, score, turn
    def who(s):
        return turn(s)
    def best(s):
        return score(s)
    def most(s):
        return MAX_MOVES + 1
"""


@pytest.mark.parametrize("target", TARGETS)
def test_a_promise_that_the_game_does_not_keep_is_missed_only_where_it_is_needed(
    target: Target, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = {f"seat_{target}": "def turn(s):\n    return s[0]\n", f"best_{target}": KERNEL_THAT_NEEDS_A_SCORE}
    code = bind(target, *modules_of(tmp_path, monkeypatch, **sources))
    row = code.array([1])
    assert code.who(row) == 1
    with pytest.raises(Exception, match="name 'score' is not defined"):
        code.best(row)
    with pytest.raises(Exception, match="name 'MAX_MOVES' is not defined"):
        code.most(row)


def kernels() -> list[str]:
    """Every module that is written over the contract, by its name in the package."""
    files = [file.relative_to(PACKAGE).with_suffix("") for file in PACKAGE.rglob("*_kernel.py")]
    return ["core.history", *sorted(".".join(file.parts) for file in files)]


SMALL: dict[str, tuple[Any, ...]] = {
    "core.history": ("length", [5, 0]),
    "search.alphabeta_kernel": ("urge_of", 1, 7),
    "search.expectimax_kernel": ("habit", 1, 7),
    "search.mcts_kernel": ("is_same", 0.5, 0.25),
    "search.solve_kernel": ("kid_name", 0, 3, 4, 5),
    "search.solve_region_kernel": ("find_place", [0] * 8, [[9]], 9),
    "sim.batch_kernel": ("first_illegal", [[1]], [1 << 20]),
    "sim.playout_kernel": ("ended", None, [0], [0, 0], 9),
    "sim.recording_kernel": ("ended", None, [0], [0, 0], 9),
}
"""A function of each kernel that is quickly compiled, and what to call it with; None is a row of the game."""


@pytest.mark.parametrize("name", strandline.game_names())
@pytest.mark.parametrize("kernel", kernels())
def test_every_kernel_binds_to_every_game(kernel: str, name: str) -> None:
    module, game = import_module(f"strandline.{kernel}"), registry.modules(name)
    sources = game.rules, game.evaluation or no_evaluation, registry.encoding(name)
    answers = []
    for target in TARGETS:
        code = bind(target, *sources, module)
        for function in vars(module).values():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                bound = getattr(code, function.__name__)
                assert_promises_kept(getattr(bound, "py_func", bound).__globals__, code, module, sources)
        if kernel in SMALL:
            small, *arguments = SMALL[kernel]
            arguments = [strandline.game(name).start(seed=1).row() if each is None else each for each in arguments]
            arguments = [code.array(each) if isinstance(each, list) else each for each in arguments]
            answers.append(getattr(code, small)(*arguments))
    assert len(set(answers)) <= 1


def assert_promises_kept(
    namespace: dict[str, Any], code: SimpleNamespace, kernel: ModuleType, sources: tuple[ModuleType, ...]
) -> None:
    """What a kernel imports from the contract is the function of the first source that has it."""
    for name, promise in vars(contract).items():
        if inspect.isfunction(promise) and vars(kernel).get(name) is promise:
            own = [vars(source)[name] for source in sources if vars(source).get(name, promise) is not promise]
            assert (name in namespace) == hasattr(code, name) == bool(own)
            if own:
                assert namespace[name] is getattr(code, name)
                assert getattr(namespace[name], "py_func", namespace[name]).__code__ is own[0].__code__


def test_functions_of_math_are_the_same_bound() -> None:
    from strandline.search import mcts_kernel

    for target in TARGETS:
        names = bind(target, mcts_kernel)
        assert names.sqrt is mcts_kernel.sqrt
        assert names.log is not mcts_kernel.log  # ours, since that of ``math`` is not the same everywhere
