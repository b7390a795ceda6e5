"""A player's rating, and how a game changes it: a model of Weng and Lin, from ``openskill``."""

from collections.abc import Sequence
from dataclasses import dataclass

MU, SIGMA = 25.0, 25.0 / 3
"""What everyone begins with: the model's usual numbers."""
MIDDLE, POINT = 1500, 60
"""The rating that is shown for ``MU``, and how many points are shown for 1."""
CAUTION = 3
"""Leaderboards subtract the uncertainty this many times: who has played little is not on top by luck."""
PROVISIONAL = 10
"""A rating is provisional before this many games."""


@dataclass(frozen=True)
class Rating:
    """An estimate of how well someone plays a game, and how uncertain that is.

    >>> Rating().points, Rating().uncertainty
    (1500, 500)
    """

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The number that people see."""
        return round(MIDDLE + POINT * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """The uncertainty that people see: one standard deviation."""
        return round(POINT * self.sigma)

    @property
    def cautious(self) -> float:
        """What the leaderboard is ordered by: the player is almost certainly at least this good."""
        return self.mu - CAUTION * self.sigma

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


def after_game(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game. Equal places are a tie, and a lower number is better.

    >>> [each.points for each in after_game([Rating(), Rating()], [1, 2])]
    [1658, 1342]
    """
    from openskill.models import BradleyTerryFull  # imported only when a rated game has ended

    model = BradleyTerryFull()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    changed = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(changed, ratings, strict=True)]
