"""A kernel that tries every order of a seat's moves in Survive, until chance or another player decides."""

from strandline.core.contract import Row, Rows, moves, play, turn
from strandline.games.survive.board import (
    ABOARD,
    EXPLORERS,
    LOST,
    OFF_BOARD,
    PHASE,
    PLACES,
    SAVED,
    VALUES,
)

SAVE, BOARD = 0, 1
DEEPEST = 3


def most(
    s: Row, first: Row, seat: int, phase: int, goal: int, depth: int, rows: Rows, out: Rows, numbers: Row, at: Row
) -> int:
    """Return the most that can be reached from a row within so many moves, counted from a first row on."""
    best = count(s, first, seat, goal)
    copy(s, rows[0])
    at[0] = 0
    numbers[0] = 0
    if depth and turn(s) == seat and s[PHASE] == phase:
        numbers[0] = moves(s, out[0])
    top = 0
    while top >= 0:
        if at[top] == numbers[top]:
            top -= 1
            continue
        copy(rows[top], rows[top + 1])
        play(rows[top + 1], out[top][at[top]])
        at[top] += 1
        now = rows[top + 1]
        best = max(best, count(now, first, seat, goal))
        if top + 1 < depth and turn(now) == seat and now[PHASE] == phase:
            top += 1
            at[top] = 0
            numbers[top] = moves(rows[top], out[top])
    return best


def count(s: Row, first: Row, seat: int, goal: int) -> int:
    """Return what a goal counts in a row."""
    found = 0
    for one in range(EXPLORERS * seat, EXPLORERS * (seat + 1)):
        place = s[PLACES + one]
        is_saved = SAVED <= place < LOST
        if goal == SAVE:
            is_saved = is_saved and not SAVED <= first[PLACES + one] < LOST
        if is_saved or (goal == BOARD and ABOARD <= place < OFF_BOARD):
            found += s[VALUES + one // EXPLORERS] >> 3 * (one % EXPLORERS) & 7
    return found


def copy(source: Row, target: Row) -> None:
    for k in range(len(source)):
        target[k] = source[k]
