"""Krabcek: what to count."""

from strandline.core.bits import count
from strandline.core.contract import CHANCE, OVER, Row
from strandline.games.krabcek.board import (
    BIG_STACK,
    BIGBOY,
    DIE,
    LITTLE_STACK,
    NEXT,
    NOBODY,
    OUTSIDE,
    PIECES,
    SEAT,
    TAKEN,
    TOP,
    TOWER,
    TURN,
    TURNS,
)
from strandline.games.krabcek.rules import SWITCH, jumps

FACTS = (
    ("a gate that leads to no other gate", "KR-4"),
    ("a Bigboy entered", "KR-12"),
    ("a Switch-6", "KR-15"),
    ("a Switch-6 as the only legal move", "KR-11"),
    ("a Jump-5", "KR-16"),
    ("a Little Stack made", "KR-17"),
    ("a Big Stack made", "KR-17"),
    ("a tower of a Little Stack on a Bigboy", "KR-17"),
    ("a tower of a Skinnyboy on a Big Stack", "KR-17"),
    ("a tower built by an entering piece", "KR-12"),
    ("no legal move on the very first turn", "KR-20"),
)
ISLAND, BIG_ENTERED, SWITCHED, FORCED, JUMPED, LITTLE, BIG, LITTLE_ON_BIG, SKINNY_ON_BIG = 0, 1, 2, 3, 4, 5, 6, 7, 8
BY_ENTERING, FIRST_TURN, PLAYED, ENDING, STARTER = 9, 10, 11, 12, 13
MEANS = (("turns", "KR-21", PLAYED),)
ENDINGS = (("a tower", "KR-19"), ("no legal move for the roll", "KR-20"), ("the turn limit", "KR-21"))
COUNTED = 14


def note(was: Row, s: Row, move: int, out: Row, n: int, tally: Row) -> None:
    """Count the effects of a move."""
    tally[PLAYED] = s[TURNS]
    if was[TURN] == CHANCE:
        if was[SEAT] == NOBODY:
            tally[STARTER] = s[SEAT] if s[TURN] != OVER else 1 - s[SEAT]
        if s[TURN] == OVER:
            tally[ENDING] = 1
            tally[FIRST_TURN] = was[TURNS] == 0
        return
    if was[DIE] == 0:
        if was[TAKEN] | was[TAKEN + 1] == 0:
            for gate in range(TOP):
                tally[ISLAND] += was[NEXT + gate] == 0
        return
    if move >= SWITCH:
        tally[SWITCHED] += 1
        others = 0
        for i in range(n):
            others += out[i] < SWITCH
        tally[FORCED] += others == 0
    else:
        look_at_walk(was, s, move >> 6, move & 63, tally)
    if s[TURN] == OVER and s[SEAT] == NOBODY:
        tally[ENDING] = 2


def look_at_walk(was: Row, s: Row, start: int, goal: int, tally: Row) -> None:
    """Count an entry, a walk or a jump, and the stack that it made."""
    pieces = PIECES + 6 * was[SEAT]
    tally[BIG_ENTERED] += start == OUTSIDE + BIGBOY
    if was[DIE] == 5 and start < TOP and goal < TOP:
        tally[JUMPED] += jumps(was, start) >> goal & 1
    little = count(s[pieces + LITTLE_STACK]) - count(was[pieces + LITTLE_STACK])
    big = count(s[pieces + BIG_STACK]) - count(was[pieces + BIG_STACK])
    tally[LITTLE] += little > 0
    tally[BIG] += big > 0
    if s[pieces + TOWER]:
        tally[LITTLE_ON_BIG] = little < 0
        tally[SKINNY_ON_BIG] = big < 0
        tally[BY_ENTERING] = start >= OUTSIDE
