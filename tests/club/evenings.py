"""Shared parts of the tests of tournaments: events in order, without a server."""

from collections.abc import Sequence
from typing import Any

from strandline.club import director, standings
from strandline.club import events as e
from strandline.club.events import Event, EventData
from strandline.club.tournament import Tournament


def plan(form: e.Format = "swiss", rounds: int = 3, size: int = 2, **more: Any) -> e.Created:
    wanted = {"name": "Friday", "game": "crab-stack", "options": {}, "clock": {"kind": "none"}, "automatic": False}
    return e.Created(format=form, size=size, rounds=rounds, **{**wanted, **more})


class Evening:
    """A tournament, and what is done in it: one minute passes with each event."""

    def __init__(self, made: e.Created, players: Sequence[str] = (), seed: str = "s") -> None:
        self.now = Tournament("t")
        self.events: list[Event] = []
        self.add(director.create(made), "host")
        for each in players:
            self.join(each)
        if players:
            self.add(director.start(self.now, seed), "host")

    def add(self, events: Sequence[EventData], person: str | None = None) -> None:
        for data in events:
            event = Event(self.now.n + 1, 60_000 * (self.now.n + 1), data, person)
            self.events.append(event)
            self.now.apply(event)

    def join(self, player: str) -> None:
        self.add(director.join(self.now, player, player.title()), player)

    def leave(self, player: str, has_begun: bool = False) -> None:
        self.add(director.leave(self.now, player, has_begun), player)

    def pair(self) -> list[tuple[str, ...]]:
        """Pair the next round, and return who plays with whom."""
        self.add(director.pair(self.now), "host")
        assert self.now.round is not None
        return [each.players for each in self.now.round.pairings]

    def win(self, *winners: str) -> None:
        """Let people win their games of this round; all other games are drawn."""
        assert self.now.round is not None
        for pairing in self.now.round.pairings:
            if pairing.places is None:
                is_drawn = not set(winners) & set(pairing.present)
                places = {each: 1 if is_drawn or each in winners else 2 for each in pairing.present}
                self.add([director.from_table(pairing, places)])

    def ranks(self) -> list[tuple[int, str, str]]:
        return [(each.rank, each.player, str(each.points)) for each in standings.standings(self.now)]
