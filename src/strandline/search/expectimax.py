"""Expectimax with Star2 pruning: games for two with chance and nothing hidden.

A position is worth the lead of seat 0, his share less the other's: from -1 to 1. Every node answers with an interval
that holds its worth, a point where nothing was cut. A node is asked with a window, and need not go on once its interval
lies outside of it. A chance node first asks each outcome for one good move, since that bounds it from one side (Star2),
and then, one after the other, for all that is left of its share of the window (Star1).

Depth counts decisions; where it ends, the game's ``estimate`` stands for the worth.
"""

from collections.abc import MutableSequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from strandline.core import kernel
from strandline.core.bits import mix
from strandline.core.contract import (
    CHANCE,
    MAX_MOVES,
    OVER,
    SIZE,
    Row,
    Shares,
    estimate,
    key,
    moves,
    play,
    result,
    turn,
    weights,
)
from strandline.core.registry import rooms

from .thought import Budget, Judged, Root, Thought

Rows = MutableSequence[Row]
Spans = MutableSequence[Shares]

# A frame: what is known of the node at a level.
WHO = 0  # whose turn it is there
DEEP = 1  # how many decisions may follow
TRIED = 2  # how many of its moves, or outcomes, are done with
AMONG = 3  # how many there are
NOW = 4  # the move, or the outcome's place, that is looked into
FIRST_ONLY = 5  # a decision that is asked for one move; a chance node that asks so
NAME = 6
GUESSED = 7  # how many estimates there had been on arrival
PREFERRED = 8
FRAME = 9
# A span: the window of the node at a level, and the interval that holds its worth.
FROM, TO, LEAST, MOST, SPAN = 0, 1, 2, 3, 4
# The state of the search.
AT_LEVEL, VISITED, ESTIMATES = 0, 1, 2

LEVELS = 100
DEEPEST = 40
FOREVER = 127  # the depth of what no deeper search can change
HABITS = 1 << 14  # how often a move was best, by seat and move
NO_MOVE = -1


def explore(
    s: Rows, out: Rows, odds: Rows, frames: Rows, spans: Spans, lows: Spans, highs: Spans, state: Row,
    names: Row, notes: Row, bounds: Spans, habits: Row, shares: Shares, until: int,
) -> int:  # fmt: skip
    """Go on with rows[0] until so many nodes are visited; says whether spans[0] holds its worth."""
    level = state[AT_LEVEL]
    while state[VISITED] < until:
        state[VISITED] += 1
        settled = arrive(
            s[level], out[level], odds[level], frames[level], spans[level], lows[level], highs[level], state,
            names, notes, bounds, shares, level,
        )  # fmt: skip
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


def arrive(
    s: Row, out: Row, odds: Row, frame: Row, span: Shares, lows: Shares, highs: Shares, state: Row,
    names: Row, notes: Row, bounds: Spans, shares: Shares, level: int,
) -> int:  # fmt: skip
    """Look at a node for the first time; says whether its interval is known at once."""
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
        frame[PREFERRED] = (notes[place] >> 7) - 1
        if notes[place] & 127 >= frame[DEEP]:
            low = bounds[place][0]
            high = bounds[place][1]
            if low == high or low >= span[TO] or high <= span[FROM]:
                span[LEAST] = low
                span[MOST] = high
                state[ESTIMATES] += notes[place] & 127 != FOREVER
                return 1
    frame[AMONG] = moves(s, out)
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
    elif who == 0:
        span[MOST] = -1.0
    else:
        span[LEAST] = 1.0
    return 0


# Decisions


def take_next(out: Row, frame: Row, habits: Row) -> int:
    """The most promising of the moves that are left: the one that was best here before, or else by habit."""
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
    """The place of a seat's move among the habits."""
    return (2 * move + seat) & HABITS - 1


def narrow_window(frame: Row, span: Shares, below: Shares) -> None:
    """A move matters only if it is better than those before it."""
    below[FROM] = span[FROM]
    below[TO] = span[TO]
    if frame[WHO] == 0:
        below[FROM] = max(span[FROM], span[LEAST])
    else:
        below[TO] = min(span[TO], span[MOST])


def compare(frame: Row, span: Shares, below: Shares) -> int:
    """Hear what a move is worth; says whether no other need be tried.

    While moves are left, the end of the interval that they could still move stands for those tried.
    """
    frame[TRIED] += 1
    is_last = frame[TRIED] == frame[AMONG]
    if frame[WHO] == 0:
        if frame[TRIED] == 1 or below[LEAST] > span[LEAST]:
            frame[PREFERRED] = frame[NOW]
        span[LEAST] = max(span[LEAST], below[LEAST])
        span[MOST] = max(span[MOST], below[MOST])
        settled = is_last or frame[FIRST_ONLY] or span[LEAST] >= span[TO] or span[LEAST] == 1.0
        if settled and not is_last:
            span[MOST] = 1.0
    else:
        if frame[TRIED] == 1 or below[MOST] < span[MOST]:
            frame[PREFERRED] = frame[NOW]
        span[LEAST] = min(span[LEAST], below[LEAST])
        span[MOST] = min(span[MOST], below[MOST])
        settled = is_last or frame[FIRST_ONLY] or span[MOST] <= span[FROM] or span[MOST] == -1.0
        if settled and not is_last:
            span[LEAST] = -1.0
    return int(settled)


# Chance


def share_window(odds: Row, frame: Row, span: Shares, lows: Shares, highs: Shares, below: Shares) -> None:
    """What an outcome would have to be worth for the whole to leave its window, whatever the others are."""
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
    """Hear what an outcome is worth; says whether the others matter no more."""
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
    """Remember a node that is done with."""
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
    if names[place] == name and notes[place] & 127 == depth:
        span[LEAST] = max(span[LEAST], bound[0])
        span[MOST] = min(span[MOST], bound[1])
    names[place] = name
    notes[place] = move + 1 << 7 | depth
    bound[0] = span[LEAST]
    bound[1] = span[MOST]


# From Python


@cache
def bound(name: str, target: kernel.Target) -> Any:
    """The search over a game's rules and estimate."""
    from . import expectimax

    of = rooms(name)
    if of.evaluation is None:
        raise ValueError(f"{name}: expectimax needs an estimate, and this game has none")
    return kernel.bind(target, of.rules, of.evaluation, expectimax)


def check(root: Root) -> None:
    """Refuse what this search is not for."""
    game = root.game
    if game.seats != 2:
        raise ValueError(f"{game!r}: expectimax is for two players")
    if game.rooms.view.HIDDEN:
        raise ValueError(f"{game!r}: expectimax is for games in which nothing is hidden")
    if game.kernel.repeats(list(root.row)):
        raise ValueError(f"{game!r}: expectimax knows no draw by repetition")
    if game.kernel.turn(list(root.row)) < 0:
        raise ValueError("nobody is to decide here")


class _Search:
    """The arrays of one search, and what is known of each move at the root."""

    def __init__(self, root: Root, budget: Budget, target: kernel.Target):
        self.code = bound(root.game.name, target)
        self.budget = budget
        self.row = root.row
        self.sign = 1 - 2 * root.seat
        self.chunk = 2000 if target == "cpu" else 20
        self.clock = budget.clock
        self.began = self.clock()
        most = int(self.code.MAX_MOVES)
        bits = 12 if (budget.nodes or 1 << 30) < 20_000 else 16
        ints, floats = self._ints, self._floats
        self.rows = ints(LEVELS, len(self.row))
        self.frames = ints(LEVELS, FRAME)
        self.spans = floats(LEVELS, SPAN)
        self.state = ints(3)
        self.names = ints(1 << bits)
        self.notes = ints(1 << bits)
        self.bounds = floats(1 << bits, 2)
        self.arrays = (
            self.rows, ints(LEVELS, most), ints(LEVELS, most), self.frames, self.spans,
            floats(LEVELS, most), floats(LEVELS, most), self.state,
            self.names, self.notes, self.bounds, ints(HABITS), floats(2),
        )  # fmt: skip

    def _ints(self, *shape: int) -> Any:
        return self._zeros(0, *shape)

    def _floats(self, *shape: int) -> Any:
        return self._zeros(0.0, *shape)

    def _zeros(self, zero: float, *shape: int) -> Any:
        if self.code.array is list:
            return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]
        import numpy as np

        return np.zeros(shape, np.int64 if isinstance(zero, int) else np.float64)

    def is_spent(self) -> bool:
        nodes, seconds = self.budget.nodes, self.budget.seconds
        return (nodes is not None and self.state[VISITED] >= nodes) or (
            seconds is not None and self.clock() - self.began >= seconds
        )

    def ask(self, move: int, depth: int, window: tuple[float, float], must: bool) -> tuple[float, float] | None:
        """The interval of a move's worth; None if the budget does not suffice."""
        for i, number in enumerate(self.row):
            self.rows[0][i] = number
        self.code.play(self.rows[0], move)
        self.frames[0][DEEP] = depth - 1
        self.frames[0][FIRST_ONLY] = 0
        self.spans[0][FROM], self.spans[0][TO] = window
        self.state[AT_LEVEL] = 0
        while must or not self.is_spent():
            until = int(self.state[VISITED]) + self.chunk
            if self.budget.nodes is not None and not must:
                until = min(until, self.budget.nodes)
            if self.code.explore(*self.arrays, until):
                return float(self.spans[0][LEAST]), float(self.spans[0][MOST])
        return None


def think(root: Root, budget: Budget, seed: int = 0, target: Any = None) -> Thought:
    """Judge every move, one ply deeper at a time, until the budget is spent or all is known."""
    check(root)
    target = target or ("cpu" if find_spec("numba") else "python")
    search = _Search(root, budget, target)
    out = [0] * int(search.code.MAX_MOVES)
    n = root.game.kernel.moves(list(root.row), out)
    order = out[:n]
    found: dict[int, tuple[float, float]] = {}
    search.depth = 0
    for depth in range(1, DEEPEST):
        best = -1.0
        done = []
        guesses = int(search.state[ESTIMATES])
        for move in order:
            window = (best, 2.0) if search.sign > 0 else (-2.0, -best)
            got = search.ask(move, depth, window, depth == 1)
            if got is None:
                break
            low, high = got if search.sign > 0 else (-got[1], -got[0])
            found[move] = (low, high)
            best = max(best, low)
            done.append(move)
        ranked = sorted(done, key=lambda m: -found[m][1])
        order = ranked + [m for m in order if m not in done]
        if len(done) < len(order):
            break
        search.depth = depth
        if int(search.state[ESTIMATES]) == guesses or best == 1.0: break
    judged = []
    for m in order:
        v = (1 + found[m][1]) / 2
        judged.append(Judged(m, (v, 1 - v) if search.sign > 0 else (1 - v, v)))
    t = Thought(tuple(judged), int(search.state[VISITED]), search.clock() - search.began)
    object.__setattr__(t, "depth", search.depth)
    return t
