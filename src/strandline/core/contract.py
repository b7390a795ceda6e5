"""The contract between a game's rules and everything that is written over them.

Every name here is one that a game's ``rules.py`` defines. What stands here is the promise and a placeholder, so that
search and simulation can import the names, and type checkers see whole modules; ``bind`` puts the game's own in place.

A position is a *row*: a flat run of ints, a list when interpreted and an int64 array when compiled. Rules are functions
over that row. They allocate nothing, call no library, never recurse, and draw no random number but in ``deal`` and
``guess``.
"""

from collections.abc import MutableSequence
from typing import Final

Row = MutableSequence[int]
Shares = MutableSequence[float]

IS_CONTRACT = True
"""Tells ``bind`` that the functions here, and the ints that are 0, are placeholders."""

CHANCE: Final = -1
"""``turn``: no seat decides, an outcome is drawn."""
OVER: Final = -2
"""``turn``: the game has ended."""
UNKNOWN: Final = -3
"""What ``mask`` writes over all that a seat has never been shown."""

SIZE = 0
"""Length of the row."""
SEATS = 0
"""The most seats that the game has."""
MAX_MOVES = 0
"""The most moves, or outcomes, that any position can have."""
PHASES = 0
"""How many phases a turn has: 1 or more."""


def deal(s: Row, rng: Row) -> None:
    """A fresh start under the options that ``setup`` wrote into the row."""
    raise NotImplementedError


def turn(s: Row) -> int:
    """The seat to decide, or CHANCE, or OVER."""
    raise NotImplementedError


def moves(s: Row, out: Row) -> int:
    """Fill ``out`` with the legal moves, or with the outcomes for CHANCE, each a small int, and say how many."""
    raise NotImplementedError


def weights(s: Row, out: Row) -> None:
    """For CHANCE: the integer weights of the outcomes, in the order in which ``moves`` gives them."""
    raise NotImplementedError


def play(s: Row, move: int) -> None:
    """The position after a legal move or outcome, in place."""
    raise NotImplementedError


def result(s: Row, out: Shares) -> None:
    """When over: each seat's share of 1."""
    raise NotImplementedError


def phase(s: Row) -> int:
    """Which phase of a turn this is, numbered as they follow each other: a GPU takes games in the same one together."""
    raise NotImplementedError


def key(s: Row) -> int:
    """A 63-bit name of the position: equal positions have equal names. 0: this one does not count for repetition."""
    raise NotImplementedError


def fresh(s: Row) -> int:
    """Whether no position from before the last move can ever come again."""
    raise NotImplementedError


def repeats(s: Row) -> int:
    """How often a position must stand for the game to be drawn; 0: repetition never ends the game."""
    raise NotImplementedError


def draw(s: Row) -> None:
    """End the game as a draw by repetition, in place."""
    raise NotImplementedError


def mask(s: Row, seat: int) -> None:
    """Overwrite with UNKNOWN all that the seat has never been shown. Seat -1 is a watcher."""
    raise NotImplementedError


def guess(s: Row, seat: int, rng: Row) -> None:
    """Fill a row masked for the seat with a random possibility, every physical arrangement that fits equally likely."""
    raise NotImplementedError


# For search. These are not in ``rules.py`` but in ``evaluation.py``, and a game has those that make sense for it.


def estimate(s: Row, out: Shares) -> None:
    """Each seat's expected share of 1, at a glance: for search that stops early."""
    raise NotImplementedError


def score(s: Row) -> int:
    """Two players, nothing hidden, no chance: how the seat to decide stands, at a glance.

    400 more is a factor e in the odds, so a few thousand is certain; never 15,000 or more.
    """
    raise NotImplementedError


def edge(s: Row, seat: int) -> int:
    """For the solver: how much better a seat stands than the other at a first look, which must take next to no time.

    12 more make a win e times as near; never beyond 36 either way.
    """
    raise NotImplementedError


def orient(s: Row, out: Row) -> None:
    """Goes with ``score``: a name that all positions share which differ by a symmetry, and how this one is turned.

    The name is as that of ``key``, which must not be 0 here; ``turned`` brings moves into the shared form.
    """
    raise NotImplementedError


def turned(move: int, way: int) -> int:
    """A move in the form that all positions of a name share."""
    raise NotImplementedError


def returned(move: int, way: int) -> int:
    """A move of that form in this position: the other way round."""
    raise NotImplementedError


# For learning. These are in ``encoding.py``: the game in numbers that stay the same from one position to the next.

ENCODING = 0
"""Raised whenever an action or a place of the observation means something else than before."""
ACTIONS = 0
"""How many actions there are, under any options: each has a position in which it is legal."""
OBSERVED = 0
"""Length of an observation."""


def action_of(s: Row, move: int) -> int:
    """The action, from 0 to ACTIONS - 1, that a legal move of a seat is; no two moves of a position share one."""
    raise NotImplementedError


def move_of(s: Row, action: int) -> int:
    """The move that an action is: the other way round."""
    raise NotImplementedError


def observe(s: Row, seat: int, out: Row) -> None:
    """Fill ``out`` with what a seat sees in a row masked for it: numbers from -128 to 127, seats counted from it."""
    raise NotImplementedError
