"""Expectimax with Star2 pruning, over the contract; ``expectimax.py`` calls it in chunks.

The value of a position is seat 0's lead, its share minus the other's: from -1 to 1. Every node returns an interval that
contains its value; it is a point if nothing was cut. A node is searched with a window, and stops as soon as its
interval lies outside. A chance node first asks each outcome for one good move, since that bounds it from one side
(Star2). Then it asks the outcomes one after another for the rest of their share of the window (Star1).

Depth counts decisions. At depth 0 the game's ``estimate`` gives the value. The estimate also orders the moves of a
decision that is followed by another, and only the best few of them are searched; all of them, if those lose.
"""

from typing import NamedTuple

from strandline.core.contract import (
    CHANCE,
    OVER,
    Row,
    Rows,
    Shares,
    Spans,
    estimate,
    key,
    moves,
    play,
    result,
    turn,
    weights,
)

# A frame: what is known of the node at a level.
WHO = 0  # whose turn it is there
DEEP = 1  # how many decisions may follow
TRIED = 2  # how many of its moves, or outcomes, are done
AMONG = 3  # how many there are to do
NOW = 4  # the move, or the outcome's index, that is being searched
FIRST_ONLY = 5  # a decision that is asked for one move only; a chance node that asks for that
NAME = 6
GUESSED = 7  # the number of estimates on arrival
PREFERRED = 8
LEGAL = 9  # the number of legal moves, including those that will not be searched
FRAME = 10
# A span: the window of the node at a level, and the interval that contains its value.
FROM, TO, LEAST, MOST, SPAN = 0, 1, 2, 3, 4
# The state of the search.
AT_LEVEL, VISITED, ESTIMATES, WIDTH, PAID_FOR, MIND = 0, 1, 2, 3, 4, 5

LEVELS = 100
MOVE_PLACE = 7  # a note has the best move + 1 from this bit on, and the depth below it
FOREVER = 127  # the depth of a result that no deeper search can change
HABITS = 1 << 14  # how often a move was best, by seat and move
NO_MOVE = -1


class Workspace(NamedTuple):
    """All arrays of a search; each level has its own part of the first seven."""

    rows: Rows
    out: Rows
    odds: Rows
    frames: Rows
    spans: Spans
    lows: Spans
    """The intervals of a chance node's outcomes, from ``lows`` to ``highs``."""
    highs: Spans
    state: Row
    names: Row
    """The table: a name, a note and the bounds for each entry."""
    notes: Row
    bounds: Spans
    habits: Row
    shares: Shares


def explore(work: Workspace, until: int) -> int:
    """Continue with rows[0] until this many nodes are visited; return whether spans[0] now has its value."""
    s, out, odds, frames = work.rows, work.out, work.odds, work.frames
    spans, lows, highs = work.spans, work.lows, work.highs
    state, names, notes, bounds, habits = work.state, work.names, work.notes, work.bounds, work.habits
    level = state[AT_LEVEL]
    while state[VISITED] < until:
        state[VISITED] += 1
        settled = arrive(work, level)
        while settled:
            if level == 0:
                state[AT_LEVEL] = 0
                return 1
            level -= 1
            if frames[level][WHO] == CHANCE:
                settled = weigh(odds[level], frames[level], spans[level], lows[level], highs[level], spans[level + 1])
            else:
                settled = compare(frames[level], spans[level], spans[level + 1])
            if settled:
                note(frames[level], spans[level], state, names, notes, bounds, habits)
        for i in range(len(s[level])):
            s[level + 1][i] = s[level][i]
        if frames[level][WHO] == CHANCE:
            share_window(odds[level], frames[level], spans[level], lows[level], highs[level], spans[level + 1])
            frames[level + 1][DEEP] = frames[level][DEEP]
            frames[level + 1][FIRST_ONLY] = frames[level][FIRST_ONLY]
            play(s[level + 1], int(out[level][frames[level][NOW]]))
        else:
            narrow_window(frames[level], spans[level], spans[level + 1])
            frames[level + 1][DEEP] = frames[level][DEEP] - 1
            frames[level + 1][FIRST_ONLY] = 0
            frames[level][NOW] = take_next(out[level], frames[level], habits)
            play(s[level + 1], frames[level][NOW])
        level += 1
    state[AT_LEVEL] = level
    return 0


def arrive(work: Workspace, level: int) -> int:
    """Look at a node for the first time; return whether its interval is known at once."""
    out, odds, frame, span = work.out[level], work.odds[level], work.frames[level], work.spans[level]
    lows, highs, state, shares = work.lows[level], work.highs[level], work.state, work.shares
    names, notes, bounds = work.names, work.notes, work.bounds
    s = work.rows[level]
    who = turn(s)
    frame[WHO] = who
    if who == OVER:
        result(s, shares)
        span[LEAST] = span[MOST] = shares[0] - shares[1]
        return 1
    if frame[DEEP] == 0 or level == LEVELS - 1:
        estimate(s, shares)
        span[LEAST] = span[MOST] = shares[0] - shares[1]
        state[ESTIMATES] += 1
        return 1
    name = key(s)
    place = name & len(names) - 1
    frame[NAME] = name
    frame[GUESSED] = state[ESTIMATES]
    frame[PREFERRED] = NO_MOVE
    if name and names[place] == name:
        frame[PREFERRED] = (notes[place] >> MOVE_PLACE) - 1
        if notes[place] & FOREVER >= frame[DEEP]:
            low = bounds[place][0]
            high = bounds[place][1]
            if low == high or low >= span[TO] or high <= span[FROM]:
                span[LEAST] = low
                span[MOST] = high
                state[ESTIMATES] += notes[place] & FOREVER != FOREVER
                return 1
    frame[AMONG] = frame[LEGAL] = moves(s, out)
    frame[TRIED] = 0
    span[LEAST] = -1.0
    span[MOST] = 1.0
    if who == CHANCE:
        weights(s, odds)
        frame[FIRST_ONLY] = 1
        frame[NOW] = 0
        for i in range(frame[AMONG]):
            lows[i] = -1.0
            highs[i] = 1.0
        return 0
    if who == 0:
        span[MOST] = -1.0
    else:
        span[LEAST] = 1.0
    # Moves are ranked without a pause, so only if the budget covers it.
    if frame[DEEP] > 1 and state[VISITED] + frame[LEGAL] <= state[PAID_FOR]:
        state[VISITED] += frame[LEGAL]
        rank(s, work.rows[level + 1], out, frame, lows, shares)
        if state[WIDTH] < frame[LEGAL]:
            frame[AMONG] = state[WIDTH]
            state[ESTIMATES] += 1
    return 0


# Decisions


def rank(s: Row, after: Row, out: Row, frame: Row, worths: Shares, shares: Shares) -> None:
    """Sort the moves by the evaluation after each; the move that was best here before comes first."""
    for i in range(frame[LEGAL]):
        move = out[i]
        for k in range(len(s)):
            after[k] = s[k]
        play(after, int(move))
        if turn(after) == OVER:
            result(after, shares)
        else:
            estimate(after, shares)
        worth = 2.0 if move == frame[PREFERRED] else shares[frame[WHO]]
        place = i
        while place > 0 and worths[place - 1] < worth:
            worths[place] = worths[place - 1]
            out[place] = out[place - 1]
            place -= 1
        worths[place] = worth
        out[place] = move


def take_next(out: Row, frame: Row, habits: Row) -> int:
    """Return the most promising move that is left: by rank, or else the previous best and then by habit."""
    if frame[DEEP] > 1:
        return int(out[frame[TRIED]])
    seat = frame[WHO]
    best = frame[TRIED]
    most = -1
    for i in range(frame[TRIED], frame[AMONG]):
        worth = habits[habit(seat, out[i])]
        if out[i] == frame[PREFERRED]:
            worth = 1 << 62
        if worth > most:
            most = worth
            best = i
    move = out[best]
    out[best] = out[frame[TRIED]]
    out[frame[TRIED]] = move
    return int(move)


def habit(seat: int, move: int) -> int:
    """Return the index of a seat's move among the habits."""
    return (2 * move + seat) & HABITS - 1


def narrow_window(frame: Row, span: Shares, below: Shares) -> None:
    """Narrow the window: a move matters only if it is better than those before it."""
    below[FROM] = span[FROM]
    below[TO] = span[TO]
    if frame[WHO] == 0:
        below[FROM] = max(span[FROM], span[LEAST])
    else:
        below[TO] = min(span[TO], span[MOST])


def compare(frame: Row, span: Shares, below: Shares) -> int:
    """Take a move's value into account; return whether no other move needs to be tried.

    While moves are left, the bound that they could still change is that of the moves tried so far.
    """
    frame[TRIED] += 1
    if frame[WHO] == 0:
        if frame[TRIED] == 1 or below[LEAST] > span[LEAST]:
            frame[PREFERRED] = frame[NOW]
        span[LEAST] = max(span[LEAST], below[LEAST])
        span[MOST] = max(span[MOST], below[MOST])
        is_lost = span[MOST] == -1.0
    else:
        if frame[TRIED] == 1 or below[MOST] < span[MOST]:
            frame[PREFERRED] = frame[NOW]
        span[LEAST] = min(span[LEAST], below[LEAST])
        span[MOST] = min(span[MOST], below[MOST])
        is_lost = span[LEAST] == 1.0
    if is_lost and frame[TRIED] == frame[AMONG]:
        frame[AMONG] = min(frame[AMONG] + 1, frame[LEGAL])  # a loss counts only after every move was tried
    is_last = frame[TRIED] == frame[AMONG]
    if frame[WHO] == 0:
        settled = is_last or frame[FIRST_ONLY] or span[LEAST] >= span[TO] or span[LEAST] == 1.0
        if settled and not is_last:
            span[MOST] = 1.0
    else:
        settled = is_last or frame[FIRST_ONLY] or span[MOST] <= span[FROM] or span[MOST] == -1.0
        if settled and not is_last:
            span[LEAST] = -1.0
    return int(settled)


# Chance


def share_window(odds: Row, frame: Row, span: Shares, lows: Shares, highs: Shares, below: Shares) -> None:
    """Compute the values of an outcome beyond which the whole leaves its window, whatever the others are."""
    total = 0
    low = 0.0
    high = 0.0
    now = frame[NOW]
    for i in range(frame[AMONG]):
        total += odds[i]
        if i != now:
            low += odds[i] * lows[i]
            high += odds[i] * highs[i]
    below[FROM] = (span[FROM] * total - high) / odds[now]
    below[TO] = (span[TO] * total - low) / odds[now]


def weigh(odds: Row, frame: Row, span: Shares, lows: Shares, highs: Shares, below: Shares) -> int:
    """Take an outcome's value into account; return whether the others no longer matter."""
    now = frame[NOW]
    lows[now] = max(lows[now], below[LEAST])
    highs[now] = min(highs[now], below[MOST])
    total = 0
    low = 0.0
    high = 0.0
    for i in range(frame[AMONG]):
        total += odds[i]
        low += odds[i] * lows[i]
        high += odds[i] * highs[i]
    span[LEAST] = low / total
    span[MOST] = high / total
    if span[LEAST] >= span[TO] or span[MOST] <= span[FROM]:
        return 1
    now += 1
    if frame[FIRST_ONLY]:
        if now < frame[AMONG]:
            frame[NOW] = now
            return 0
        frame[FIRST_ONLY] = 0
        now = 0
    while now < frame[AMONG] and lows[now] == highs[now]:
        now += 1
    frame[NOW] = now
    return int(now == frame[AMONG])


def note(frame: Row, span: Shares, state: Row, names: Row, notes: Row, bounds: Spans, habits: Row) -> None:
    """Store the result of a finished node."""
    move = NO_MOVE
    depth = frame[DEEP]
    if frame[WHO] != CHANCE:
        move = frame[PREFERRED]
        habits[habit(frame[WHO], move)] += depth * depth
    if state[ESTIMATES] == frame[GUESSED] or span[LEAST] == 1.0 or span[MOST] == -1.0:
        depth = FOREVER
    name = frame[NAME]
    place = name & len(names) - 1
    if name == 0:
        return
    bound = bounds[place]
    if names[place] == name and notes[place] & FOREVER == depth:
        span[LEAST] = max(span[LEAST], bound[0])
        span[MOST] = min(span[MOST], bound[1])
    names[place] = name
    notes[place] = move + 1 << MOVE_PLACE | depth
    bound[0] = span[LEAST]
    bound[1] = span[MOST]
