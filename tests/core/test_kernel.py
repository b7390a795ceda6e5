"""One source at several speeds."""

import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strandline.core import bits, kernel

PLAIN = kernel.bind("python", bits)
COMPILED = kernel.bind("cpu", bits)
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
    """Chi-squared over streams of many games; the bound is passed by a fair draw all but once in a million times."""
    rng = [0, 0]
    counts = [0] * n
    for game in range(4000):
        bits.seed(rng, 5, game)
        for _ in range(3):
            counts[bits.pick(rng, n)] += 1
    expected = sum(counts) / n
    assert sum((count - expected) ** 2 / expected for count in counts) < n - 1 + 8 * (2 * n) ** 0.5 + 12


def test_compiled_code_is_kept_on_disk_and_a_changed_source_is_noticed(tmp_path: Path) -> None:
    """A change in a file whose functions are only called counts too: Numba alone would not see it."""
    package = tmp_path / "strandline_toy"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(
        "from .board import MORE\nfrom .helper import step\n\n\ndef twice(x):\n    return step(step(x)) + MORE\n"
    )
    program = textwrap.dedent("""
        import strandline.core.kernel as kernel
        import strandline_toy.rules as rules
        code = kernel.bind("cpu", rules)
        print(code.twice(1), *code.twice.stats.cache_hits.values())
    """)

    def run(step: int, more: int = 0) -> list[str]:
        (package / "board.py").write_text(f"MORE = {more}\n")
        (package / "helper.py").write_text(f"def step(x):\n    return x + {step}\n")
        env = {"PYTHONPATH": f"{tmp_path}:{Path(kernel.__file__).parents[2]}", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
        return done.stdout.split()

    assert run(10) == ["21"]
    assert run(10) == ["21", "1"]  # a second process finds what the first compiled
    assert run(300) == ["601"]
    assert run(300, more=1000) == ["1601"]  # a module of which only a constant is read counts too


def test_two_functions_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("strandline_one", "strandline_two"):
        (tmp_path / f"{name}.py").write_text("def rule(x):\n    return x\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"strandline_two\.rule: another module"):
        kernel.bind("python", import_module("strandline_one"), import_module("strandline_two"))


def test_functions_of_math_are_the_same_bound() -> None:
    from strandline.search import tree

    for target in ("python", "cpu"):
        names = kernel.bind(target, tree)
        assert names.sqrt is tree.sqrt
        assert names.log is tree.log
