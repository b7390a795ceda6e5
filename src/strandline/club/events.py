"""The events of a tournament: a plain dataclass for each kind, whose fields are the stored JSON.

As at a table, events are only added. ``Event`` has what all of them have in common: number, time, person.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self, dataclass_transform

from strandline.table.events import PlannedClock
from strandline.table.wire import plain

Format = Literal["round-robin", "double-round-robin", "swiss", "tables"]


@dataclass_transform(frozen_default=True)
class EventBase:
    """Base of all kinds of events: each is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Created(EventBase):
    """The tournament was opened. ``size``: the usual number of people at a table. ``options``: without that number.

    ``rounds``: 0 for a round robin, which has as many as it needs. ``automatic``: a round begins when all are done.
    """

    kind: ClassVar[Literal["created"]] = "created"
    name: str
    game: str
    options: dict[str, Any]
    format: Format
    size: int
    rounds: int
    clock: PlannedClock
    automatic: bool


class Hosting(EventBase):
    """The person of the event opened the hosts' link, and is a host, too."""

    kind: ClassVar[Literal["hosting"]] = "hosting"


class Joined(EventBase):
    """The person of the event joined, or came back."""

    kind: ClassVar[Literal["joined"]] = "joined"
    name: str


class Left(EventBase):
    """A player left: from the next round on, they are not paired."""

    kind: ClassVar[Literal["left"]] = "left"
    player: str


class Started(EventBase):
    """The tournament began: nobody joins a round robin any more. ``seed``: decides everything that is drawn by lot."""

    kind: ClassVar[Literal["started"]] = "started"
    seed: str


class Paired(EventBase):
    """A round began: who sits at each table, in order of play, and who has a bye."""

    kind: ClassVar[Literal["paired"]] = "paired"
    round: int
    tables: list[list[str]]
    byes: list[str]


class Absent(EventBase):
    """A player lost a game by not coming. If enough others are left, they play without them."""

    kind: ClassVar[Literal["absent"]] = "absent"
    round: int
    table: int
    player: str


class Result(EventBase):
    """A game's result: each player's place, equal ones if they share it, null for someone who did not play.

    The person of the event is the host who entered it; nobody, if it comes from the table itself.
    """

    kind: ClassVar[Literal["result"]] = "result"
    round: int
    table: int
    places: list[int | None]


class Ended(EventBase):
    """A host ended the tournament before its last game."""

    kind: ClassVar[Literal["ended"]] = "ended"


EventData = Created | Hosting | Joined | Left | Started | Paired | Absent | Result | Ended
KINDS: Mapping[str, type[EventData]] = {each.kind: each for each in EventData.__args__}


@dataclass(frozen=True)
class Event:
    """An event with its metadata. ``at``: in milliseconds since 1970."""

    n: int
    at: int
    data: EventData
    person: str | None = None

    @property
    def kind(self) -> str:
        return self.data.kind

    @property
    def body(self) -> dict[str, Any]:
        """The event's own fields, as they are stored."""
        return plain(self.data)

    @classmethod
    def read(cls, n: int, kind: str, at: int, body: Mapping[str, Any], person: str | None = None) -> Self:
        """Return the event that was stored."""
        return cls(n, at, KINDS[kind](**body), person)
