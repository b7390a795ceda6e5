"""Whole numbers that come from outside: NumPy's, too, which overflow and which JSON does not know."""

from operator import index
from typing import Any

from .bits import LOW63
from .errors import BadOption
from .messages import say

__all__ = ["plain_int", "seat_of", "seed_of"]


def plain_int(value: Any) -> Any:
    """A whole number, whosever it is, as Python's own; anything else, True among it, as it is."""
    if isinstance(value, bool):
        return value
    try:
        return index(value)
    except TypeError:
        return value


def seat_of(value: Any, seats: int) -> int:
    """A seat, if it is one of so many."""
    number = plain_int(value)
    if type(number) is not int:
        raise BadOption(say("record-no-seat", seat=repr(value), last=seats - 1))
    if not 0 <= number < seats:
        raise BadOption(say("record-no-seat", seat=number, last=seats - 1))
    return number


def seed_of(value: Any) -> int:
    """A seed, if it is one: outside of 0 to 2⁶³ - 1 it would deal like another."""
    number = plain_int(value)
    if type(number) is not int or not 0 <= number <= LOW63:
        raise BadOption(say("core-bad-seed", value=str(value)))
    return number
