"""Crab Stack: what to count."""

from strandline.core.bits import count, low
from strandline.core.contract import OVER, Row
from strandline.games.crab_stack.board import ALIVE, CHOICE, OCCUPIED, TURN
from strandline.games.crab_stack.rules import KEEP, able, crabs, pile, spread, tops

FACTS = (
    ("a wave", "CS-11"),
    ("a wave with three groups or more", "CS-11"),
    ("groups with equally many rocks, decided by their crabs", "CS-11"),
    ("a tie that a player had to decide", "CS-12"),
    ("several players eliminated by one move", "CS-14"),
    ("a winner who could not have moved either", "CS-15"),
    ("a winner without a crab on top", "CS-15"),
)
WAVE, THREE, BY_CRABS, TIED, TOGETHER, STUCK, COVERED, WASHED, HIGHEST, ENDING = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
MEANS = (("crabs washed away", "CS-11", WASHED), ("crabs in the highest stack", "CS-9", HIGHEST))
ENDINGS = (
    ("one player left, after a wave", "CS-15"),
    ("one player left, without a wave in the last move", "CS-15"),
    ("drawn by repetition", "CS-16"),
)
COUNTED = 10


def note(was: Row, s: Row, move: int, out: Row, n: int, tally: Row) -> None:
    """Count the effects of a move."""
    washed = crabs(was, was[OCCUPIED]) - crabs(s, s[OCCUPIED])
    tally[WASHED] += washed
    if move < KEEP:
        start = move >> 6 & 63
        tally[HIGHEST] = max(tally[HIGHEST], pile(was, move & 63) + 64 >> 6)
        if pile(was, start) >> 6 == 1:
            look_at_wave(was[OCCUPIED] & ~(1 << start), s[CHOICE], tally)
    out_now = count(was[ALIVE]) - count(s[ALIVE])
    if out_now > 1:
        tally[TOGETHER] += 1
    if s[TURN] == OVER:
        if s[ALIVE] & s[ALIVE] - 1:
            tally[ENDING] = 2
            return
        winner = low(s[ALIVE])
        tally[ENDING] = 0 if washed else 1
        tally[STUCK] = not able(s, winner)
        tally[COVERED] = tops(s, winner) == 0


def look_at_wave(occupied: int, choice: int, tally: Row) -> None:
    """Count the groups after a move, and how the one that stays was chosen."""
    groups = 0
    largest = 0
    alike = 0
    left = occupied
    while left:
        group = spread(left & -left, left, left)
        left &= ~group
        groups += 1
        if count(group) > largest:
            largest = count(group)
            alike = 0
        alike += count(group) == largest
    if groups > 1:
        tally[WAVE] += 1
        tally[THREE] += groups > 2
        tally[TIED] += choice != 0
        tally[BY_CRABS] += alike > 1 and choice == 0
