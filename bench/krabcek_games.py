"""A kernel that plays Krabcek with a one-ply search; ``fit_krabcek.py`` learns from its games."""

from collections.abc import MutableSequence
from math import exp

from strandline.core.bits import pick, seed
from strandline.core.contract import CHANCE, OVER, Row, Shares, deal, moves, play, result, turn
from strandline.games.krabcek.baseline import estimate as estimate
from strandline.games.krabcek.board import DIE, NOBODY, SEAT
from strandline.games.krabcek.features import FEATURE_BITS, FEATURES, HIGHEST, STUCK, WINNING, both_features, features

Net = MutableSequence[Shares]
RANDOM = 2  # added to the value of a move that was not played


def learn_from(
    base: Row, s: Row, after: Row, out: Row, rng: Row, number: int, first: int, games: int,
    players: Row, noise: Row, trust: float, table: Net, head: Shares, units: Shares, shares: Shares,
    seen: MutableSequence[Row], whose: Row, worth: Shares, values: Shares,
) -> int:  # fmt: skip
    """Play games, and write both players' features and the value of every position before a roll.

    ``players``: whether the net plays, or else the baseline, for the first and the second player; they change seats
    after every game. ``noise``: the number of random gates, and of random moves, in a thousand. ``trust``: the share of
    a value that comes from later positions; the rest comes from the evaluation of the chosen move. After a random move
    all of it comes from that evaluation.
    """
    n = 0
    for game in range(games):
        for i in range(len(base)):
            s[i] = base[i]
        seed(rng, number, first + game)
        deal(s, rng)
        begin = n
        while turn(s) != OVER and n < len(seen):
            count_ = moves(s, out)
            chosen = pick(rng, count_)
            if turn(s) != CHANCE:
                is_random = pick(rng, 1000) < noise[min(s[DIE], 1)]
                best = looked(s, after, out, count_, players[turn(s) ^ game & 1], table, head, units, shares)
                if n > begin:
                    values[n - 1] = shares[2] + RANDOM * is_random
                if not is_random:
                    chosen = best
            elif s[SEAT] != NOBODY:
                seen[n][0], seen[n][1] = features(s, s[SEAT])
                seen[n][2], seen[n][3] = features(s, 1 - s[SEAT])
                whose[n] = 2 * (first + game) + s[SEAT]
                values[n] = -1.0
                n += 1
            play(s, int(out[chosen]))
        if turn(s) != OVER:
            return begin
        result(s, shares)
        look_back(shares, whose, worth, values, begin, n, trust)
    return n


def look_back(shares: Shares, whose: Row, worth: Shares, values: Shares, begin: int, n: int, trust: float) -> None:
    """Compute the values by TD(lambda), from the end of a game to its start, for the player to roll."""
    then = shares[whose[n - 1] & 1]
    for k in range(n - begin):
        i = n - 1 - k
        if k and whose[i] & 1 != whose[i + 1] & 1:
            then = 1 - then
        if values[i] >= RANDOM:
            then = values[i] - RANDOM
        elif values[i] >= 0 and k:
            then = trust * then + (1 - trust) * values[i]
        worth[i] = then


def looked(
    s: Row, after: Row, out: Row, n: int, is_net: int, table: Net, head: Shares, units: Shares, shares: Shares
) -> int:
    """Return the index of the best move, and write its value into shares[2]."""
    who = turn(s)
    best = 0
    most = -1.0
    for i in range(n):
        for k in range(len(s)):
            after[k] = s[k]
        play(after, int(out[i]))
        if turn(after) == OVER:
            result(after, shares)
        elif is_net and turn(after) == CHANCE:
            judge(after, table, head, units, shares)
        else:
            estimate(after, shares)
        if shares[who] > most:
            most = shares[who]
            best = i
    shares[2] = most
    return best


def judge(s: Row, table: Net, head: Shares, units: Shares, shares: Shares) -> None:
    """Do the same as ``estimate`` of the evaluation, with a net in training."""
    uno, dos, one, two = both_features(s)
    black = 0.0
    for roller in range(2):
        if s[SEAT] != 1 - roller:
            share = judged(uno, dos, one, two, table, head, units)
            black += 1 - share if roller else share
        one, uno = uno, one
        two, dos = dos, two
    shares[0] = black / 2 if s[SEAT] == NOBODY else black
    shares[1] = 1 - shares[0]


def judged(one: int, two: int, uno: int, dos: int, table: Net, head: Shares, units: Shares) -> float:
    """Return the winning chance of the player to roll."""
    last = len(head) - 1
    for unit in range(last + 1):
        units[unit] = 0.0
    for feature in range(FEATURES):
        at = feature << FEATURE_BITS
        a = table[at + (one >> FEATURE_BITS * feature & HIGHEST)]
        b = table[at + (FEATURES << FEATURE_BITS) + (two >> FEATURE_BITS * feature & HIGHEST)]
        c = table[at + (2 * FEATURES << FEATURE_BITS) + (uno >> FEATURE_BITS * feature & HIGHEST)]
        d = table[at + (3 * FEATURES << FEATURE_BITS) + (dos >> FEATURE_BITS * feature & HIGHEST)]
        for unit in range(last + 1):
            units[unit] += a[unit] + b[unit] + c[unit] + d[unit]
    logit = units[last] + head[last]
    for unit in range(last):
        logit += min(max(units[unit], 0.0), 1.0) * head[unit]
    wins = two >> WINNING & HIGHEST
    losses = two >> STUCK & HIGHEST
    return (wins + (6 - wins - losses) / (1 + exp(-logit))) / 6
