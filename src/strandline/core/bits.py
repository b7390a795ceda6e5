"""Bit tricks and random numbers for rules and search, as CPython runs them.

A set of cells is an int below 2**63, so that a Python int and an int64 behave alike. ``low``, ``count``, ``mix`` and
``fetch`` have one version per target (``bind.py`` inserts the compiled ones); the rest is compiled as it is.
Nothing here or in the rules may overflow 63 bits: Numba's compiler assumes that signed overflow never happens.
"""

from .contract import Row

LOW62 = 0x3FFF_FFFF_FFFF_FFFF
LOW63 = 0x7FFF_FFFF_FFFF_FFFF
MIX_1 = 0x3F58476D1CE4E5B9
MIX_2 = 0x14D049BB133111EB


def low(x: int) -> int:
    """Return the index of the lowest set bit of x; for 0, any number."""
    return (x ^ x - 1).bit_length() - 1


def count(x: int) -> int:
    """Return the number of set bits of x."""
    return x.bit_count()


def mix(x: int) -> int:
    """Return a 63-bit number in which every bit depends on every bit of x (a one-to-one map of 63-bit numbers)."""
    x = (x ^ x >> 30) * MIX_1 & LOW63
    x = (x ^ x >> 27) * MIX_2 & LOW63
    return x ^ x >> 31


def fetch(rows: Row, at: int) -> None:
    """Prefetch a place of a large table that will be read soon."""


def seed(rng: Row, number: int, game: int) -> None:
    """Start the stream of random numbers for one game of a seed. ``rng`` has two places: the stream and the draw."""
    rng[0] = mix(mix(number & LOW63) ^ (game + 1))
    rng[1] = 0


def rand(rng: Row) -> int:
    """Return the next 63-bit number of the stream: a mixed counter."""
    rng[1] = rng[1] + 0x1E3779B97F4A7C15 & LOW62
    return mix(rng[0] ^ rng[1])


def pick(rng: Row, n: int) -> int:
    """Return a number from 0 to n - 1, all equally likely to one part in 2**40 / n."""
    return (rand(rng) >> 23) * n >> 40
