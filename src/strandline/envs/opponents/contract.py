"""What a kernel of opponents promises, and what it may ask of a game; ``bind`` replaces these placeholders."""

from typing import Any

from strandline.core.contract import Row

IS_CONTRACT = True
"""Tells ``bind`` that the functions here are placeholders."""


def answer(games: Any, i: int, rng: Row, mind: Any) -> int:
    """Return the action that an opponent chooses in game i, where it has a choice.

    ``rng`` is the luck of the game, and ``mind`` has the kernel's own arrays.
    """
    raise NotImplementedError


def throws_away(before: Row, after: Row, seat: int, move: int) -> bool:
    """Return whether a move visibly threw something of the seat's away, as not even a beginner does."""
    raise NotImplementedError
