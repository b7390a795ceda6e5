"""The standings of a tournament: points, then the tie-breaks of its format. Who is equal in all of them is equal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from .tournament import HALF, Pairing, Tournament

TIE_BREAKS: Mapping[str, tuple[str, ...]] = {
    "round-robin": ("sonneborn", "wins"),
    "double-round-robin": ("sonneborn", "wins"),
    "swiss": ("opponents", "wins"),
    "tables": ("wins", "opponents"),
}


@dataclass(frozen=True)
class Standing:
    """A line of the standings. ``rank``: the same number for people who are equal.

    ``opponents``: the points of all opponents (Buchholz); at larger tables, each table's average. A bye adds none.
    ``sonneborn``: the points of beaten opponents, and half of those of equal ones (Sonneborn-Berger).
    """

    rank: int
    player: str
    points: Fraction
    wins: int
    games: int
    opponents: Fraction
    sonneborn: Fraction

    def ties(self, names: Sequence[str]) -> tuple[Fraction, ...]:
        """Return the values of tie-breaks by name."""
        return tuple(Fraction(getattr(self, name)) for name in names)


def points(tournament: Tournament) -> dict[str, Fraction]:
    """Return everyone's points."""
    found = dict.fromkeys(tournament.players, Fraction(0))
    for each in tournament.rounds:
        for player in each.byes:
            found[player] += tournament.bye_points
        for pairing in each.pairings:
            for player in pairing.players:
                found[player] += pairing.points(player)
    return found


def standings(tournament: Tournament) -> list[Standing]:
    """Return the standings, best first; equal ones in the order in which they joined. They are computed once."""
    if "standings" not in tournament.computed:
        tournament.computed["standings"] = _standings(tournament)
    found: list[Standing] = tournament.computed["standings"]
    return found


def _standings(tournament: Tournament) -> list[Standing]:
    scores = points(tournament)
    games: dict[str, list[Pairing]] = {player: [] for player in tournament.players}
    for pairing in tournament.pairings:
        if pairing.places is not None:
            for player in pairing.players:
                games[player].append(pairing)
    names = TIE_BREAKS[tournament.plan.format]
    found = []
    for player in tournament.players:
        played = games[player]
        opponents = sum((_average(each, player, scores) for each in played), Fraction(0))
        sonneborn = sum((_beaten(each, player, scores) for each in played), Fraction(0))
        wins = sum(_is_won(each, player) for each in played)
        found.append(Standing(0, player, scores[player], wins, len(played), opponents, sonneborn))
    found.sort(key=lambda each: (each.points, *each.ties(names)), reverse=True)
    ranked = list[Standing]()
    for n, each in enumerate(found, 1):
        is_equal = bool(ranked) and (ranked[-1].points, *ranked[-1].ties(names)) == (each.points, *each.ties(names))
        ranked.append(Standing(**{**each.__dict__, "rank": ranked[-1].rank if is_equal else n}))
    return ranked


def _others(pairing: Pairing, player: str) -> list[str]:
    return [each for each in pairing.players if each != player]


def _average(pairing: Pairing, player: str, scores: Mapping[str, Fraction]) -> Fraction:
    others = _others(pairing, player)
    return sum((scores[each] for each in others), Fraction(0)) / len(others)


def _beaten(pairing: Pairing, player: str, scores: Mapping[str, Fraction]) -> Fraction:
    """Return the points of the opponents that a player has beaten in a game, and half of those of equal ones."""
    own, found = pairing.place(player), Fraction(0)
    if own is None:
        return found
    for each in _others(pairing, player):
        other = pairing.place(each)
        found += scores[each] * (1 if other is None or own < other else HALF * (own == other))
    return found


def _is_won(pairing: Pairing, player: str) -> bool:
    """Whether a player was first, and nobody else."""
    own = pairing.place(player)
    return own is not None and all((pairing.place(each) or own + 1) > own for each in _others(pairing, player))
