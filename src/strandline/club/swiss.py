"""The pairings of a Swiss tournament: people with equal scores meet, nobody meets the same opponent again.

Of all possible pairings, a matching of least cost is found. What matters more costs more than everything that matters
less could cost together: rematches, then differences of scores, then who begins, then the lot.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from .lots import lot

MOST_LOT = 1 << 4
BEGIN = MOST_LOT << 6
SCORE = BEGIN << 8
REMATCH = SCORE << 20
TOTAL = REMATCH << 10
"""More than the cost of any pairing."""


@dataclass(frozen=True)
class Entrant:
    """A player as the pairing sees them. ``balance``: how much more often they began than not."""

    id: str
    points: Fraction = Fraction(0)
    balance: int = 0
    began_last: bool = False
    byes: int = 0
    met: Mapping[str, int] | None = None

    def meetings(self, other: str) -> int:
        return (self.met or {}).get(other, 0)


def cost(one: Entrant, other: Entrant, seed: str = "") -> int:
    """Return what it costs to pair two players."""
    apart = int(2 * (one.points - other.points)) ** 2
    # Both should begin, or neither: one of them gets further from begin as often as not.
    same = min(2, *(abs(each.balance) for each in (one, other))) if one.balance * other.balance > 0 else 0
    drawn = lot(seed, *sorted((one.id, other.id))) % MOST_LOT
    return REMATCH * one.meetings(other.id) + SCORE * apart + BEGIN * same + drawn


def pair(entrants: Sequence[Entrant], seed: str = "") -> tuple[list[list[str]], list[str]]:
    """Return the pairs, best scores first and the one who begins first, and who has a bye.

    The bye goes to someone with the fewest byes: among these to the lowest score that needs no rematch elsewhere.
    """
    ranked = sorted(entrants, key=lambda each: (-each.points, lot(seed, each.id)))
    if len(ranked) % 2 == 0:
        return _begun(_matching(ranked, seed), seed), []
    fewest = min(each.byes for each in ranked)
    best: tuple[int, list[tuple[Entrant, Entrant]], Entrant] | None = None
    for free in reversed([each for each in ranked if each.byes == fewest]):
        pairs = _matching([each for each in ranked if each is not free], seed)
        rematches = sum(one.meetings(other.id) for one, other in pairs)
        if best is None or rematches < best[0]:
            best = rematches, pairs, free
        if not rematches:
            break
    assert best is not None
    return _begun(best[1], seed), [best[2].id]


def _matching(ranked: Sequence[Entrant], seed: str) -> list[tuple[Entrant, Entrant]]:
    import networkx  # imported only here: it is large

    graph = networkx.Graph()
    graph.add_weighted_edges_from(
        (n, m, TOTAL - cost(ranked[n], ranked[m], seed)) for m in range(len(ranked)) for n in range(m)
    )
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(ranked[n], ranked[m]) for n, m in sorted(sorted(pair) for pair in found)]


def _begun(pairs: Sequence[tuple[Entrant, Entrant]], seed: str) -> list[list[str]]:
    def begins(each: Entrant) -> tuple[int, bool, int]:
        return each.balance, each.began_last, lot(seed, "begins", each.id)

    return [[each.id for each in sorted(pair, key=begins)] for pair in pairs]
