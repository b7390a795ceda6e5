"""Steps many games side by side by one decision each, written over the contract. Every device runs this code.

Chance is played at once, and where a game is over the next one is dealt. So there is always a seat to decide; its legal
actions are marked, and its observation is written.
"""

from typing import Any, NamedTuple

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

from .playout_kernel import draw_outcome, start_game

GOES_ON, IS_OVER, IS_CUT = 0, 1, 2
DEALS, BEGINS, RESUMES, RESTS = -1, -2, -3, -4
"""Instead of an action: deal a game; start from the row with a new history; resume from row and history; do nothing."""
GAME, LEGAL_COUNT, SEED = 0, 1, 2  # places in a game's tally
TALLY = 3
ONE_GAME = 0
"""The stride of a slot that plays a single game: when it is over, its row stays as it is, and no game follows."""
SPARE = 32
"""The most positions that one step can add to a history."""
NO_MOVE = -1
NO_SEAT = -1


def first_illegal(masks: Any, actions: Any) -> int:
    """Return the first game whose action is illegal; -1 if all are legal."""
    for i in range(len(actions)):
        action = int(actions[i])
        if action < 0 or action >= ACTIONS or masks[i][action] == 0:
            return i
    return -1


class Games(NamedTuple):
    """The arrays of many games: game i has row i of each."""

    rows: Any
    seen: Any
    rng: Any
    lengths: Any
    tally: Any
    legal: Any
    masks: Any
    sights: Any
    turns: Any
    rewards: Any
    done: Any
    over: Any
    cut: Any
    finals: Any
    eyes: Any
    """The seat whose view ``finals`` has; NO_SEAT: that of the seat that made the last decision."""
    log: Any
    """The moves and outcomes so far, if there is room for more than one."""


def step_slice(
    games: Games, actions: Any, hidden: Row, out: Row, odds: Row, shares: Shares, stride: int, limit: int
) -> int:
    """Make a decision in every game, and return the length of the longest history or log."""
    longest = 0
    for i in range(len(games.rows)):
        s, action = games.rows[i], int(actions[i])
        if action == RESTS:
            end_step(games, i, s, GOES_ON)
            continue
        ending = step_game(games, i, s, action, hidden, out, odds, shares, stride, limit)
        longest = max(longest, needed(games, i))
        end_step(games, i, s, ending)
    return longest


def needed(games: Games, i: int) -> int:
    """Return the room that game i needs: the length of its history, or of its log if that is kept and longer."""
    logged = games.lengths[i][0] + games.lengths[i][1] if len(games.log[i]) > 1 else 0
    return max(length(games.seen[i]), int(logged))


def end_step(games: Games, i: int, s: Row, ending: int) -> None:
    """Note who decides in game i now, and whether a game has ended."""
    games.turns[i] = turn(s)
    games.done[i] = ending != GOES_ON
    games.over[i] = ending == IS_OVER
    games.cut[i] = ending == IS_CUT


def step_game(
    games: Games, i: int, s: Row, action: int, hidden: Row, out: Row, odds: Row, shares: Shares,
    stride: int, limit: int,
) -> int:  # fmt: skip
    """Play the decision of game i, whose row is s, and what follows until the next; return whether the game went on.

    Every long function is called in only one place, since all of them are compiled into this one.
    """
    seen, rng, lengths, tally, rewards = games.seen[i], games.rng[i], games.lengths[i], games.tally[i], games.rewards[i]
    legal, marks, log = games.legal[i], games.masks[i], games.log[i]
    unmark_legal(tally, legal, marks)
    for k in range(len(rewards)):
        rewards[k] = 0.0
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
            start_game(s, seen, rng, lengths, tally[SEED], tally[GAME])
            move = NO_MOVE
        if move != NO_MOVE:
            write_down(log, lengths, move)
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
                result(s, shares)
                fill_rewards(shares, rewards)
            if games.eyes[i] != NO_SEAT:
                seat = games.eyes[i]
        else:
            n = moves(s, out)
            if turn(s) == CHANCE:
                lengths[1] += 1
                weights(s, odds)
                move = int(out[draw_outcome(odds, n, rng)])
                continue
            seat = turn(s)
            mark_legal(s, n, tally, legal, marks, out)
        look(s, seat, hidden, games.finals[i] if deals else games.sights[i])
        if not deals or stride == ONE_GAME:
            return ending


def write_down(log: Row, lengths: Row, move: int) -> None:
    """Keep a move or outcome, which ``lengths`` counts already, if there is room."""
    at = lengths[0] + lengths[1] - 1
    if at < len(log):
        log[at] = move


def fill_rewards(shares: Shares, rewards: Shares) -> None:
    """Turn each seat's share of 1 into its reward: 1 for winning alone, 0 for an even split; all rewards sum to 0."""
    seats = len(rewards)
    for i in range(seats):
        rewards[i] = (seats * shares[i] - 1) / (seats - 1)


def unmark_legal(tally: Row, legal: Row, marks: Row) -> None:
    for i in range(tally[LEGAL_COUNT]):
        marks[legal[i]] = 0
    tally[LEGAL_COUNT] = 0


def mark_legal(s: Row, n: int, tally: Row, legal: Row, marks: Row, out: Row) -> None:
    """Mark and list the actions of n moves, so that they can be unmarked without looking at all the others."""
    for i in range(n):
        action = action_of(s, int(out[i]))  # int: a narrow number would overflow
        legal[i] = action
        marks[action] = 1
    tally[LEGAL_COUNT] = n


def look(s: Row, seat: int, hidden: Row, sight: Row) -> None:
    """Write what a seat sees, from a copy of the row that is masked for it."""
    for i in range(SIZE):
        hidden[i] = s[i]
    mask(hidden, seat)
    observe(hidden, seat, sight)
