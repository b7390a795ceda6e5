"""The contract between a game's rules and everything that is written over them.

A game's ``rules.py`` defines every name here. This module holds the promises and placeholders, so that search and
simulation can import the names and type checkers see whole modules; ``bind`` replaces them by the game's own.

A position is a *row*: a flat run of ints, a list when interpreted and an int64 array when compiled. Rules are functions
over that row. They allocate nothing, call no library and never recurse. Only ``deal`` and ``guess`` draw random
numbers.
"""

from collections.abc import MutableSequence
from typing import Final

Row = MutableSequence[int]
Shares = MutableSequence[float]
# Of kernels alone: arrays of two and three dimensions.
Rows = MutableSequence[Row]
Spans = MutableSequence[Shares]
Cube = MutableSequence[Rows]

IS_CONTRACT = True
"""Tells ``bind`` that the functions here, and the ints that are 0, are placeholders."""

CHANCE: Final = -1
"""``turn`` returns this when no seat decides and an outcome is drawn."""
OVER: Final = -2
"""``turn`` returns this when the game has ended."""
UNKNOWN: Final = -3
"""``mask`` writes this over everything that a seat has never been shown."""

SIZE = 0
"""Length of the row."""
SEATS = 0
"""The largest number of seats that the game can have."""
MAX_MOVES = 0
"""The largest number of moves, or outcomes, that any position can have."""
PHASES = 0
"""The number of phases of a turn: 1 or more."""


def deal(s: Row, rng: Row) -> None:
    """Deal a new game under the options that ``setup`` wrote into the row."""
    raise NotImplementedError


def turn(s: Row) -> int:
    """Return the seat to decide, or CHANCE, or OVER."""
    raise NotImplementedError


def moves(s: Row, out: Row) -> int:
    """Write the legal moves (for CHANCE: the outcomes) into ``out``, each a small int, and return their number."""
    raise NotImplementedError


def weights(s: Row, out: Row) -> None:
    """For CHANCE: write the integer weights of the outcomes into ``out``, in the order of ``moves``."""
    raise NotImplementedError


def play(s: Row, move: int) -> None:
    """Play a legal move or outcome, in place."""
    raise NotImplementedError


def result(s: Row, out: Shares) -> None:
    """When the game is over: write each seat's share of 1 into ``out``."""
    raise NotImplementedError


def phase(s: Row) -> int:
    """Return the phase of the turn. Phases are numbered in their order; a GPU runs games in the same phase together."""
    raise NotImplementedError


def key(s: Row) -> int:
    """Return a 63-bit name of the position; equal positions have equal names. 0: it does not count for repetition."""
    raise NotImplementedError


def fresh(s: Row) -> int:
    """Return whether no position from before the last move can ever occur again."""
    raise NotImplementedError


def repeats(s: Row) -> int:
    """Return how often a position must occur for the game to be a draw; 0: repetition never ends the game."""
    raise NotImplementedError


def draw(s: Row) -> None:
    """End the game as a draw by repetition, in place."""
    raise NotImplementedError


def mask(s: Row, seat: int) -> None:
    """Write UNKNOWN over everything that the seat has never been shown. Seat -1 is a spectator."""
    raise NotImplementedError


def guess(s: Row, seat: int, rng: Row) -> None:
    """Fill a row masked for the seat with a random possibility.

    Every physical arrangement that fits is equally likely.
    """
    raise NotImplementedError


# For search. These are in ``evaluation.py``, not in ``rules.py``. A game defines those that make sense for it.


def estimate(s: Row, out: Shares) -> None:
    """Estimate each seat's expected share of 1, quickly: for searches that stop early."""
    raise NotImplementedError


def score(s: Row) -> int:
    """Estimate how well the seat to decide stands, quickly. For two players, without chance or hidden information.

    400 more multiplies the odds by e, so a few thousand means certain; the score always stays below 15,000.
    """
    raise NotImplementedError


def edge(s: Row, seat: int) -> int:
    """For the solver: estimate, in next to no time, how much better a seat stands than the other.

    12 more make a win e times as near. The value stays between -36 and 36.
    """
    raise NotImplementedError


def orient(s: Row, out: Row) -> None:
    """Goes with ``score``: write the name that all symmetric positions share, and the symmetry that leads there.

    The name is made like that of ``key`` and must not be 0 here. ``turned`` brings moves into the shared form.
    """
    raise NotImplementedError


def turned(move: int, way: int) -> int:
    """Return a move in the form that all positions of the name share."""
    raise NotImplementedError


def returned(move: int, way: int) -> int:
    """The inverse of ``turned``: return a move of the shared form as a move of this position."""
    raise NotImplementedError


# For learning. These are in ``encoding.py``: numbers that mean the same in every position.

ENCODING = 0
"""The version of the encoding, raised whenever an action or a place in the observation changes its meaning."""
ACTIONS = 0
"""The number of actions under any options: each is legal in some position."""
OBSERVED = 0
"""Length of an observation."""


def action_of(s: Row, move: int) -> int:
    """Return the action, from 0 to ACTIONS - 1, of a seat's legal move. No two moves of a position share an action."""
    raise NotImplementedError


def move_of(s: Row, action: int) -> int:
    """The inverse of ``action_of``: return the move that an action stands for."""
    raise NotImplementedError


def observe(s: Row, seat: int, out: Row) -> None:
    """Write what a seat sees, from a row masked for it: numbers from -128 to 127, with seats counted from this one."""
    raise NotImplementedError
