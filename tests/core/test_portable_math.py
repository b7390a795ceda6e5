"""``exp`` and ``log`` are close to the true values, and the same on every target."""

import math
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from strandline.core import portable_math
from strandline.core.bind import bind

ROOT = Path(__file__).parents[2]
dice = random.Random(1)
POWERS = [dice.uniform(-745, 709.7) for _ in range(20_000)] + [dice.gauss(0, 3) for _ in range(20_000)]
NUMBERS = [math.exp(dice.uniform(-744, 709)) for _ in range(20_000)] + [dice.uniform(0.5, 2) for _ in range(20_000)]
NUMBERS += [5e-324, 2.0**-1022, 1.7976931348623157e308, 1.0, *map(float, range(1, 2_000))]


def within_one_unit(found: float, true: float) -> bool:
    return abs(found - true) <= math.ulp(true)


def test_both_are_within_one_unit_in_the_last_place() -> None:
    assert all(within_one_unit(portable_math.exp(x), math.exp(x)) for x in POWERS)
    assert all(within_one_unit(portable_math.log(x), math.log(x)) for x in NUMBERS)


def test_the_ends_of_the_range() -> None:
    assert portable_math.exp(0.0) == 1.0
    assert portable_math.log(1) == 0.0
    assert portable_math.exp(-745.1) == 5e-324
    assert portable_math.exp(-746.0) == portable_math.exp(-1e300) == 0.0
    assert portable_math.exp(709.9) == portable_math.exp(1e300) == math.inf


@pytest.mark.parametrize(("name", "arguments"), [("exp", POWERS), ("log", NUMBERS)])
def test_numba_computes_the_same_bits(name: str, arguments: list[float]) -> None:
    plain: Callable[[float], float] = getattr(portable_math, name)
    compiled = getattr(bind("cpu", portable_math), name)
    assert all(plain(x) == compiled(x) for x in arguments)


def test_a_gpu_computes_the_same_bits() -> None:
    """Simulated on the CPU; ``python bench/gpu.py --only math`` does it on a real one."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    program = [sys.executable, "bench/gpu.py", "--only", "math", "--games", "300"]
    done = subprocess.run(program, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert "exp and log of 600 numbers: 0 differ" in done.stdout, done.stdout + done.stderr
