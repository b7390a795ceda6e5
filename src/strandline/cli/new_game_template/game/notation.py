"""Three Stones in text: moves, positions, and why a move is not legal."""

import re

from strandline.core.contract import OVER, Row
from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .board import ALL, EACH, NOBODY, POINTS, STONES, TURN, WINNER
from .rules import MOVING, goals, has_line, is_placing

TEXT_HAS_MOVES = False
"""A position's text describes the board, not the moves that led there."""
COLOURS = "rb"


def move_text(s: Row, move: int) -> str:
    """TS-7: `b2` places a stone, `a1-b2` moves one."""
    return "-".join(way(s, move))


def way(s: Row, move: int) -> list[str]:
    """Return the points on a stone's way."""
    return [POINTS[move]] if move < MOVING else [POINTS[(move - MOVING) // 9], POINTS[(move - MOVING) % 9]]


def tidy(text: str) -> str:
    """Return the standard form of a move that people may type in any case, with any spaces."""
    return re.sub(r"\s+", "", text).lower()


def write(s: Row) -> str:
    """TS-8: return the points from a1 to c3, and the colour to move: `r...b.... r`."""
    points = "".join(stone(s, point) or "." for point in range(9))
    return f"{points} {'over' if s[TURN] == OVER else COLOURS[s[TURN]]}"


def stone(s: Row, point: int) -> str:
    """Return the colour of the stone on a point; an empty text if there is none."""
    return "".join(COLOURS[seat] for seat in range(2) if s[STONES + seat] >> point & 1)


def read(s: Row, text: str) -> None:
    """TS-8: return the position of a text, which must be one that a game can reach."""
    found = re.fullmatch(r"([rb.]{9}) (r|b|over)", text.strip())
    if not found:
        raise BadText(say("three-stones-text", "TS-8"), text)
    points, who = found.groups()
    red, blue = points.count("r"), points.count("b")
    for seat, colour in enumerate(COLOURS):
        s[STONES + seat] = sum(1 << point for point in range(9) if points[point] == colour)
    lines = [seat for seat in range(2) if has_line(s[STONES + seat])]
    s[TURN] = OVER if who == "over" else COLOURS.index(who)
    s[WINNER] = lines[0] if lines else NOBODY
    can_be = red - blue in (0, 1) and red <= EACH and len(lines) < 2
    if lines or who == "over":
        can_be &= who == "over" and bool(lines or not is_placing(s))
    elif is_placing(s):
        can_be &= red - blue == s[TURN]
    if not can_be:
        raise BadText(say("three-stones-text-never", "TS-8"), text)


def why_not(s: Row, text: str) -> Message:
    """Return why a move is not legal, with the rule that forbids it."""
    named = text.split("-")
    if len(named) > 2 or not set(named) <= set(POINTS):
        return say("core-not-a-move", "TS-7", game="Three Stones", example="b2, a1-b2")
    if is_placing(s) and len(named) == 2:
        return say("three-stones-place-first", "TS-3")
    if not is_placing(s) and len(named) == 1:
        return say("three-stones-all-placed", "TS-3")
    start, goal = POINTS.index(named[0]), POINTS.index(named[-1])
    if len(named) == 2 and not s[STONES + s[TURN]] >> start & 1:
        return say("three-stones-not-yours", "TS-4", point=named[0])
    if not ALL & ~(s[STONES] | s[STONES + 1]) >> goal & 1:
        return say("three-stones-taken", "TS-3", point=named[-1])
    assert not goals(s, start) >> goal & 1
    return say("three-stones-too-far", "TS-4", point=named[-1])
