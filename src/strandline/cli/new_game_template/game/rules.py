"""Three Stones: the rules, over a row. ``core/contract.py`` says what each function promises."""

from strandline.core.bits import count, mix
from strandline.core.contract import OVER, Row, Shares

from .board import ALL, EACH, FLIES, LINES, NEAR, NOBODY, STONES, TURN, WINNER
from .board import SEATS as SEATS
from .board import SIZE as SIZE

MAX_MOVES = 9
PHASES = 2
MOVING = 9
"""A move below this is the point of a new stone; from here on, MOVING + 9 * start + goal."""


def deal(s: Row, rng: Row) -> None:
    """TS-2: the board is empty, and seat 0 begins."""
    s[TURN] = 0
    s[WINNER] = NOBODY
    s[STONES] = 0
    s[STONES + 1] = 0


def turn(s: Row) -> int:
    return s[TURN]


def is_placing(s: Row) -> bool:
    """TS-3: whether stones are still being placed."""
    return count(s[STONES] | s[STONES + 1]) < 2 * EACH


def moves(s: Row, out: Row) -> int:
    """TS-3, TS-4: place a stone on an empty point, or move one when all are placed."""
    empty = ALL & ~(s[STONES] | s[STONES + 1])
    n = 0
    if is_placing(s):
        for point in range(9):
            if empty >> point & 1:
                out[n] = point
                n += 1
        return n
    for start in range(9):
        if s[STONES + s[TURN]] >> start & 1:
            for goal in range(9):
                if goals(s, start) >> goal & 1:
                    out[n] = MOVING + 9 * start + goal
                    n += 1
    return n


def goals(s: Row, start: int) -> int:
    """TS-4, TS-6: return the points where the stone on a point may go."""
    empty = ALL & ~(s[STONES] | s[STONES + 1])
    return empty if s[FLIES] else empty & NEAR[start]


def weights(s: Row, out: Row) -> None:
    """Nothing is left to chance."""


def play(s: Row, move: int) -> None:
    """TS-3, TS-4, TS-5: place or move a stone; three in a line win."""
    seat = s[TURN]
    if move < MOVING:
        s[STONES + seat] |= 1 << move
    else:
        s[STONES + seat] ^= 1 << (move - MOVING) // 9 | 1 << (move - MOVING) % 9
    s[TURN] = 1 - seat
    if has_line(s[STONES + seat]):
        s[TURN] = OVER
        s[WINNER] = seat


def has_line(stones: int) -> bool:
    """TS-5: whether stones stand three in a line."""
    found = False
    for line in LINES:
        found |= stones & line == line
    return found


def result(s: Row, out: Shares) -> None:
    """TS-5: the winner gets 1; a draw is shared."""
    for seat in range(SEATS):
        out[seat] = 0.5 if s[WINNER] == NOBODY else 1.0 if s[WINNER] == seat else 0.0


def phase(s: Row) -> int:
    return 0 if is_placing(s) else 1


def key(s: Row) -> int:
    return mix(1 << 20 | s[TURN] << 18 | s[STONES + 1] << 9 | s[STONES])


def fresh(s: Row) -> int:
    """While stones are being placed, no position can repeat."""
    return 1 if is_placing(s) else 0


def repeats(s: Row) -> int:
    """TS-5: a position that comes up for the third time is a draw."""
    return 3


def draw(s: Row) -> None:
    s[TURN] = OVER


def mask(s: Row, seat: int) -> None:
    """Nothing is hidden."""


def guess(s: Row, seat: int, rng: Row) -> None:
    """Nothing is hidden."""
