"""Many games side by side, one decision of each at a time, written over the contract: what every device runs.

What is known of game i lies in row i of several arrays. Chance is played at once, and where a game is over the next one
is dealt: so there is always a seat to decide, its legal actions are marked, and what it sees is told.
"""

from typing import Any

from strandline.core.contract import (
    ACTIONS,
    CHANCE,
    OVER,
    SIZE,
    Row,
    Shares,
    action_of,
    mask,
    move_of,
    moves,
    observe,
    result,
    turn,
    weights,
)
from strandline.core.history import advance, begin, length

from .playout import draw_outcome, start_game

GOES_ON, IS_OVER, IS_CUT = 0, 1, 2
DEALS, BEGINS, RESUMES = -1, -2, -3
"""In place of an action: a deal; what the row says, with a new history; or what row and history say."""
GAME, LEGAL_COUNT = 0, 1  # of a game's tally
NO_MOVE = -1


def first_illegal(masks: Any, actions: Any) -> int:
    """The first game whose action is not legal; -1 if all are."""
    for i in range(len(actions)):
        action = int(actions[i])
        if action < 0 or action >= ACTIONS or masks[i][action] == 0:
            return i
    return -1


def step_slice(
    rows: Any, seen: Any, rng: Any, lengths: Any, tally: Any, legal: Any,
    masks: Any, sights: Any, turns: Any, rewards: Any, done: Any, over: Any, cut: Any, finals: Any,
    actions: Any, hidden: Row, out: Row, odds: Row, shares: Shares, number: int, stride: int, limit: int,
) -> int:  # fmt: skip
    """Make a decision in every game of a slice; the longest history there is now."""
    longest = 0
    for i in range(len(rows)):
        ending = step_game(
            rows[i], seen[i], rng[i], lengths[i], tally[i], legal[i], masks[i], sights[i], rewards[i], finals[i],
            int(actions[i]), hidden, out, odds, shares, number, stride, limit,
        )  # fmt: skip
        turns[i] = turn(rows[i])
        done[i] = ending != GOES_ON
        over[i] = ending == IS_OVER
        cut[i] = ending == IS_CUT
        longest = max(longest, length(seen[i]))
    return longest


def step_game(
    s: Row, seen: Row, rng: Row, lengths: Row, tally: Row, legal: Row, marks: Row, sight: Row, rewards: Shares,
    final: Row, action: int, hidden: Row, out: Row, odds: Row, shares: Shares, number: int, stride: int, limit: int,
) -> int:  # fmt: skip
    """The decision of one game, and all that follows until the next; says whether the game went on.

    Every long function is called in one place, since all of them are compiled into this one.
    """
    unmark_legal(tally, legal, marks)
    for i in range(len(rewards)):
        rewards[i] = 0.0
    seat = turn(s)
    ending = GOES_ON
    move = NO_MOVE
    deals = action == DEALS
    if action >= 0:
        lengths[0] += 1
        move = move_of(s, action)
    else:
        lengths[0] = 0
        lengths[1] = 0
        if action == BEGINS:
            begin(s, seen)
    while True:
        if deals:
            start_game(s, seen, rng, lengths, number, tally[GAME])
            move = NO_MOVE
        if move != NO_MOVE:
            advance(s, move, seen)
        deals = turn(s) == OVER or lengths[0] >= limit
        tells = action >= 0 and ending == GOES_ON
        if deals:
            tally[GAME] += stride
            if not tells:
                continue
            ending = IS_CUT
            if turn(s) == OVER:
                ending = IS_OVER
                pay(s, shares, rewards)
        else:
            n = moves(s, out)
            if turn(s) == CHANCE:
                lengths[1] += 1
                weights(s, odds)
                move = int(out[draw_outcome(odds, n, rng)])
                continue
            seat = turn(s)
            mark_legal(s, n, tally, legal, marks, out)
        look(s, seat, hidden, final if deals else sight)
        if not deals:
            return ending


def pay(s: Row, shares: Shares, rewards: Shares) -> None:
    """A win alone is worth 1, an even split 0, and all rewards sum to 0."""
    seats = len(rewards)
    result(s, shares)
    for i in range(seats):
        rewards[i] = (seats * shares[i] - 1) / (seats - 1)


def unmark_legal(tally: Row, legal: Row, marks: Row) -> None:
    for i in range(tally[LEGAL_COUNT]):
        marks[legal[i]] = 0
    tally[LEGAL_COUNT] = 0


def mark_legal(s: Row, n: int, tally: Row, legal: Row, marks: Row, out: Row) -> None:
    """Mark the actions of n moves, and list them, so that they can be unmarked without looking at all the others."""
    for i in range(n):
        action = action_of(s, int(out[i]))  # int: a narrow number would overflow
        legal[i] = action
        marks[action] = 1
    tally[LEGAL_COUNT] = n


def look(s: Row, seat: int, hidden: Row, sight: Row) -> None:
    """Tell what a seat sees, from a copy of the row that holds nothing else."""
    for i in range(SIZE):
        hidden[i] = s[i]
    mask(hidden, seat)
    observe(hidden, seat, sight)
