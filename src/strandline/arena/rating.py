"""Strength from scores: Wilson intervals, Elo, a ladder of many players, and the sequential test (SPRT).

In a game with n seats, Elo is the log-odds of a seat against n - 1 equal others: a seat that is d Elo stronger than
each of them takes 10^(d/400) / (10^(d/400) + n - 1) of the points. For two seats this is the usual scale.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Z95 = 1.959963984540054
"""The normal deviate of a two-sided 95 % interval."""
ALPHA = BETA = 0.05
"""The error probability of the sequential test, in either direction."""
BOUND = math.log((1 - BETA) / ALPHA)
"""The test stops at ± this log-likelihood ratio (Wald); both errors are equally likely."""


def wilson(points: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the interval of a score (Wilson 1927). A draw counts as a fraction of a point."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    centre = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (centre - reach) / below), min(1.0, (centre + reach) / below)


def expected(elo: float, seats: int = 2) -> float:
    """Return the expected share of the points for a seat that is this much stronger than each other seat."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo(share: float, seats: int = 2, own: int = 1) -> float:
    """Return how much stronger a player is than the others, from the share of the points that its ``own`` seats took.

    It is infinite if they took none or all.
    """
    if not 0 < share < 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share * (seats - own) / ((1 - share) * own))


@dataclass(frozen=True)
class Sprt:
    """Tests whether a player is elo1 stronger rather than elo0: the generalised sequential test of engine testers.

    One observation is the mean score over all rotations of one deal, because games that share a deal are not
    independent (two rotations with draws: the "pentanomial" test).
    """

    elo0: float
    elo1: float
    seats: int = 2
    deals: tuple[float, ...] = ()

    @cached_property
    def llr(self) -> float:
        """Return the log-likelihood ratio of the two best-fitting distributions with the means of elo0 and elo1.

        M. Van den Bergh, "A practical introduction to the GSPRT" and "Comments on normalized Elo" (fishtest).
        """
        if not self.deals:
            return 0.0
        seen: dict[float, float] = dict.fromkeys((0.0, 0.25, 0.5, 0.75, 1.0), 0.001)  # possible scores
        seen |= {value: float(n) for value, n in Counter(round(value, 9) for value in self.deals).items()}
        whole = sum(seen.values())
        seen = {value: n / whole for value, n in seen.items()}
        low, high = (_fitted(seen, expected(elo, self.seats)) for elo in (self.elo0, self.elo1))
        return whole * sum(part * math.log(high[value] / low[value]) for value, part in seen.items())

    @property
    def verdict(self) -> Literal["elo0", "elo1"] | None:
        """Return which hypothesis holds; None: play on."""
        return "elo1" if self.llr >= BOUND else "elo0" if self.llr <= -BOUND else None


def _fitted(seen: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the most likely distribution with this mean: p / (1 + x (value - mean)) for one x."""
    least, most = -1 / (max(seen) - mean), -1 / (min(seen) - mean)
    for _ in range(200):
        x = (least + most) / 2
        if sum(part * (value - mean) / (1 + x * (value - mean)) for value, part in seen.items()) > 0:
            least = x
        else:
            most = x
    return {value: part / (1 + x * (value - mean)) for value, part in seen.items()}


@dataclass(frozen=True)
class Pairing:
    """The score of one player in one seat against another player in all other seats."""

    player: str
    other: str
    points: float
    games: int
    seats: int = 2


@dataclass(frozen=True)
class Rated:
    elo: float
    low: float
    high: float


PRIOR = 0.5
"""Half a drawn game is added to every pairing, because a player who always won would be infinitely strong."""


def ladder(pairings: Iterable[Pairing], anchor: str) -> dict[str, Rated]:
    """Return the ratings that fit all pairings best (Bradley–Terry), with 95 % intervals; the anchor's rating is 0.

    Only players who are connected to the anchor by pairings can be rated.
    """
    played = _joined([pairing for pairing in pairings if pairing.games], anchor)
    names = sorted({name for each in played for name in (each.player, each.other)} - {anchor})
    place = {name: i for i, name in enumerate(names)}
    strength = dict.fromkeys([*names, anchor], 0.0)  # natural log-odds
    covariance: list[list[float]] = []
    for _ in range(100):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        for each in played:
            par = 1 / each.seats
            share = 1 / (1 + (each.seats - 1) * math.exp(strength[each.other] - strength[each.player]))
            games = each.games + PRIOR
            miss, weight = each.points + PRIOR * par - games * share, games * share * (1 - share)
            ends = [(place[name], sign) for name, sign in ((each.player, 1), (each.other, -1)) if name != anchor]
            for i, sign in ends:
                slope[i] += sign * miss
                for k, other in ends:
                    curve[i][k] += sign * other * weight
        covariance = _inverse(curve)
        steps = [sum(a * b for a, b in zip(line, slope, strict=True)) for line in covariance]
        for name in names:
            strength[name] += max(-1.0, min(1.0, steps[place[name]]))
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    unit = 400 / math.log(10)
    reach = {name: Z95 * math.sqrt(covariance[place[name]][place[name]]) for name in names} | {anchor: 0.0}
    rated = {
        name: Rated(unit * at, unit * (at - reach[name]), unit * (at + reach[name])) for name, at in strength.items()
    }
    return dict(sorted(rated.items(), key=lambda item: -item[1].elo))


def _joined(pairings: Sequence[Pairing], anchor: str) -> list[Pairing]:
    """Return the pairings that are connected to the anchor."""
    reached, grown = {anchor}, True
    while grown:
        more = {name for each in pairings if {each.player, each.other} & reached for name in (each.player, each.other)}
        grown = not more <= reached
        reached |= more
    return [each for each in pairings if each.player in reached]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a small positive definite matrix by elimination."""
    n = len(matrix)
    rows = [[*line, *(float(i == k) for k in range(n))] for i, line in enumerate(matrix)]
    for i in range(n):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]
