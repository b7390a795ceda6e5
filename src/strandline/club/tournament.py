"""The state of a tournament, computed from its events. Nothing here decides, draws or reads the time."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Literal, assert_never

from strandline.core.game import Game, game
from strandline.core.options import options_of

from . import events as e
from .events import Event

Status = Literal["open", "running", "over"]
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Player:
    """Someone who plays, or has played. ``is_active``: they are paired in the next round."""

    id: str
    name: str
    is_active: bool = True


@dataclass(frozen=True)
class Pairing:
    """A game of a round. ``players``: in order of play. ``places``: of each, once there is a result.

    ``absent``: those who did not come. ``host``, ``entered``: who entered the result and when, if it was a host.
    """

    round: int
    number: int
    players: tuple[str, ...]
    at: int
    absent: tuple[str, ...] = ()
    places: tuple[int | None, ...] | None = None
    host: str | None = None
    entered: int | None = None

    @property
    def present(self) -> tuple[str, ...]:
        """Those who play, in order."""
        return tuple(each for each in self.players if each not in self.absent)

    def place(self, player: str) -> int | None:
        """Return a player's place; None before there is a result, and for someone who did not play."""
        return None if self.places is None else self.places[self.players.index(player)]

    def points(self, player: str) -> Fraction:
        """Return the part of the others at the table whom a player has beaten; equal ones count as half."""
        own = self.place(player)
        if own is None or self.places is None:
            return Fraction(0)
        others = [each for n, each in enumerate(self.places) if each is not None and self.players[n] != player]
        if not others:  # nobody else came
            return Fraction(1)
        return sum((Fraction(own < each) + HALF * (own == each) for each in others), Fraction(0)) / len(others)


@dataclass(frozen=True)
class Round:
    """A round: its games, and who had a bye."""

    number: int
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...]

    @property
    def is_done(self) -> bool:
        return all(each.places is not None for each in self.pairings)


class Tournament:
    """The whole state of a tournament."""

    def __init__(self, tournament: str, events: Iterable[Event] = ()):
        self.id = tournament
        self.n = 0
        self.last = 0
        self.seed = ""
        self.hosts: tuple[str, ...] = ()
        self.players: dict[str, Player] = {}
        self.started: tuple[str, ...] = ()
        """The active players when it began: those of a round robin."""
        self.rounds: list[Round] = []
        self.is_ended = False
        self.computed: dict[str, Any] = {}
        """What was computed from this state, such as the standings."""
        for each in events:
            self.apply(each)

    # What follows from the events

    @property
    def active(self) -> list[str]:
        """The players who are still there, in the order in which they joined."""
        return [player.id for player in self.players.values() if player.is_active]

    @property
    def is_round_robin(self) -> bool:
        return self.plan.format in ("round-robin", "double-round-robin")

    @property
    def round_count(self) -> int:
        """The number of rounds; of a round robin that has not begun, for those who are there now."""
        if not self.is_round_robin:
            return self.plan.rounds
        count = len(self.started or self.active)
        return max(0, count - 1 + count % 2) * (2 if self.plan.format == "double-round-robin" else 1)

    @property
    def bye_points(self) -> Fraction:
        """What a bye is worth. In a round robin with an odd number, everyone has one: nothing."""
        return {"swiss": Fraction(1), "tables": HALF}.get(self.plan.format, Fraction(0))

    @property
    def round(self) -> Round | None:
        """The last round that has begun."""
        return self.rounds[-1] if self.rounds else None

    @property
    def status(self) -> Status:
        if self.is_ended:
            return "over"
        if not self.seed:
            return "open"
        is_last = len(self.rounds) >= self.round_count
        return "over" if is_last and all(each.is_done for each in self.rounds) else "running"

    @property
    def pairings(self) -> list[Pairing]:
        """All games of all rounds."""
        return [pairing for each in self.rounds for pairing in each.pairings]

    def pairing(self, number: int, table: int) -> Pairing | None:
        """Return a game by its round and table, both counted from 1; None if there is none."""
        pairings = self.rounds[number - 1].pairings if 1 <= number <= len(self.rounds) else ()
        return pairings[table - 1] if 1 <= table <= len(pairings) else None

    def game_of(self, seats: int) -> Game:
        """Return the game for a number of people at a table."""
        return game_for(self.plan.game, self.plan.options, seats)

    # Events

    def after(self, events: Iterable[Event]) -> "Tournament":
        """Return the tournament after these events."""
        new = copy(self)
        new.players, new.rounds = dict(self.players), list(self.rounds)  # everything else is replaced when it changes
        for each in events:
            new.apply(each)
        return new

    def apply(self, event: Event) -> None:
        """Change this tournament by an event."""
        self.n, self.last, self.computed = event.n, event.at, {}
        person = event.person or ""
        match event.data:
            case e.Created() as plan:
                self.plan, self.hosts = plan, (person,)
            case e.Hosting():
                self.hosts = (*self.hosts, person)
            case e.Joined(name):
                self.players[person] = Player(person, name)
            case e.Left(player):
                self.players[player] = replace(self.players[player], is_active=False)
            case e.Started(seed):
                self.seed, self.started = seed, tuple(self.active)
            case e.Paired(number, tables, byes):
                pairings = [Pairing(number, n, tuple(each), event.at) for n, each in enumerate(tables, 1)]
                self.rounds.append(Round(number, tuple(pairings), tuple(byes)))
            case e.Absent(number, table, player):
                self._replace(self._without(self.rounds[number - 1].pairings[table - 1], player))
            case e.Result(number, table, places):
                before = self.rounds[number - 1].pairings[table - 1]
                entered = None if event.person is None else event.at
                self._replace(replace(before, places=tuple(places), host=event.person, entered=entered))
            case e.Ended():
                self.is_ended = True
            case _ as never:
                assert_never(never)

    def _without(self, pairing: Pairing, player: str) -> Pairing:
        """Return a game without a player who did not come; if too few are left to play, that is its result."""
        left = replace(pairing, absent=(*pairing.absent, player))
        if len(left.present) > 1 and len(left.present) in table_sizes(self.plan.game):
            return left
        return replace(left, places=tuple(None if each in left.absent else 1 for each in left.players))

    def _replace(self, pairing: Pairing) -> None:
        before = self.rounds[pairing.round - 1]
        pairings = [pairing if each.number == pairing.number else each for each in before.pairings]
        self.rounds[pairing.round - 1] = replace(before, pairings=tuple(pairings))


def table_sizes(name: str) -> Sequence[int]:
    """Return the numbers of people who can play a game."""
    usual = game(name)
    known = options_of(usual.options)
    return [int(n) for n in known["players"].values] if "players" in known else [usual.seats]


def options_for(name: str, options: dict[str, object], seats: int) -> dict[str, object]:
    """Return a game's options for a number of people."""
    has_choice = "players" in options_of(game(name).options)
    return {**options, "players": seats} if has_choice else options


def game_for(name: str, options: dict[str, object], seats: int) -> Game:
    """Return a game with options for a number of people."""
    return game(name, **options_for(name, options, seats))
