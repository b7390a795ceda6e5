"""The summary of a match: each player's standing, and the state of the sequential test."""

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from .match import Match, Played
from .rating import BOUND, Sprt, elo, wilson


@dataclass(frozen=True)
class Standing:
    """One player's result in a match. If the player has several seats, each counts for wins, draws and losses."""

    name: str
    seats: int
    """The number of seats that the player has in a game."""
    games: int
    wins: int
    draws: int
    losses: int
    points: float
    score: float
    """The share of all points that the player's seats took."""
    low: float
    high: float
    """The 95 % interval of the score (Wilson)."""
    elo: float
    elo_low: float
    elo_high: float
    """Elo against the others, for the score and for the ends of its interval."""
    seconds: float
    """Seconds for a move, on average."""
    slowest: float
    """Seconds for a move, on average, in the player's slowest game."""
    failed: int
    """How often the player lost a seat by an illegal move, a crash or no answer."""
    failures: tuple[str, ...]
    """Why seats were lost, each reason once."""


@dataclass(frozen=True)
class Test:
    """The state of the sequential test for the first player."""

    elo0: float
    elo1: float
    llr: float
    bound: float
    deals: int
    verdict: Literal["elo0", "elo1"] | None


@dataclass(frozen=True)
class Summary:
    """The summary of a match."""

    match: dict[str, Any]
    games: int
    unfinished: int
    """The number of games that were stopped because they were too long; all players share them."""
    length: float
    """The average number of decisions in a game."""
    standings: tuple[Standing, ...]
    test: Test | None
    failures: tuple[str, ...]
    """Why seats were lost, each reason once."""

    def document(self) -> dict[str, Any]:
        """Return plain data for JSON, which has no infinity."""
        document = asdict(self)
        for standing in document["standings"]:
            for name, value in standing.items():
                if isinstance(value, float) and math.isinf(value):
                    standing[name] = None
        return document


class Tally:
    """Counts the games of a match as they arrive, in any order."""

    def __init__(self, match: Match, sprt: tuple[float, float] | None = None):
        self.match = match
        self.sprt = sprt
        self.games: dict[int, Played] = {}
        self._tested: list[float] = []
        self._test = Sprt(*sprt, match.game.seats) if sprt else None

    def add(self, played: Played) -> None:
        """Add a game. The test takes whole deals in their order, so that it does not matter which game ended first."""
        self.games[played.index] = played
        while self._test and not self._test.verdict:
            first = len(self._tested) * self.match.rotations
            deal = [self.games.get(index) for index in range(first, first + self.match.rotations)]
            scores = [sum(_of(game, 0)) for game in deal if game is not None]
            if len(scores) < self.match.rotations:
                return
            self._tested.append(sum(scores) / len(scores))
            self._test = Sprt(self._test.elo0, self._test.elo1, self._test.seats, tuple(self._tested))

    @property
    def is_decided(self) -> bool:
        """Whether the test has a verdict."""
        return self._test is not None and self._test.verdict is not None

    def summary(self) -> Summary:
        games = [self.games[index] for index in sorted(self.games)]
        test = self._test
        return Summary(
            match=self.match.document(),
            games=len(games),
            unfinished=sum(not game.is_over and game.failed is None for game in games),
            length=sum(game.length for game in games) / max(1, len(games)),
            standings=tuple(self._standing(player, games) for player in range(len(self.match.players))),
            test=None if test is None else _outcome(test),
            failures=_reasons(games),
        )

    def _standing(self, player: int, games: list[Played]) -> Standing:
        seats, own = self.match.game.seats, self.match.seated(0).count(player)
        shares = [share for game in games for share in _of(game, player)]
        points = sum(shares)
        score = points / max(1, len(games))
        low, high = wilson(points, len(games))
        times = [
            (game.seconds[seat], game.decisions[seat])
            for game in games
            for seat in range(seats)
            if game.players[seat] == player
        ]
        lost = [game for game in games if game.failed is not None and game.players[game.failed] == player]
        return Standing(
            name=self.match.players[player],
            seats=own,
            games=len(games),
            wins=sum(share == 1 for share in shares),
            draws=sum(0 < share < 1 for share in shares),
            losses=sum(share == 0 for share in shares),
            points=points,
            score=score,
            low=low,
            high=high,
            elo=elo(score, seats, own),
            elo_low=elo(low, seats, own),
            elo_high=elo(high, seats, own),
            seconds=sum(each for each, _ in times) / max(1, sum(n for _, n in times)),
            slowest=max((each / n for each, n in times if n), default=0.0),
            failed=len(lost),
            failures=_reasons(lost),
        )


def _reasons(games: list[Played]) -> tuple[str, ...]:
    return tuple(sorted({game.failure for game in games if game.failure}))


def _outcome(test: Sprt) -> Test:
    return Test(test.elo0, test.elo1, test.llr, BOUND, len(test.deals), test.verdict)


def _of(game: Played, player: int) -> Iterable[float]:
    return (share for share, who in zip(game.shares, game.players, strict=True) if who == player)
