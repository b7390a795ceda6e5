"""Checks whole numbers that come from outside, including NumPy's, which overflow and which JSON does not know."""

from operator import index
from typing import Any

from .bits import LOW63
from .errors import BadOption
from .messages import say

__all__ = ["plain_int", "seat_of", "seed_of"]


def plain_int(value: Any) -> Any:
    """Convert a whole number of any type to Python's int; return anything else, including True, unchanged."""
    if isinstance(value, bool):
        return value
    try:
        return index(value)
    except TypeError:
        return value


def seat_of(value: Any, seats: int) -> int:
    """Return the seat if it is one of the game's seats; raise an error otherwise."""
    number = plain_int(value)
    if type(number) is not int:
        raise BadOption(say("record-no-seat", seat=repr(value), last=seats - 1))
    if not 0 <= number < seats:
        raise BadOption(say("record-no-seat", seat=number, last=seats - 1))
    return number


def seed_of(value: Any) -> int:
    """Return the seed if it is valid. A seed outside 0 to 2⁶³ - 1 would deal the same as another one."""
    number = plain_int(value)
    if type(number) is not int or not 0 <= number <= LOW63:
        raise BadOption(say("core-bad-seed", value=str(value)))
    return number
