"""The events of a table: a plain dataclass for each kind, whose fields are the stored JSON.

What all events have in common (number, time, person) is in ``Event``. A field that is None by default is not stored
while it is None.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, NotRequired, Self, TypedDict, dataclass_transform

from strandline.core.record import By

from .wire import plain

Room = Literal["players", "watchers"]
SeatKind = Literal["person", "bot", "program"]
Order = Literal["lot", "listed"]
"""Whether the first player is drawn by lot, or is the first of the list."""


class PlannedSeat(TypedDict):
    """A seat of a new table. ``kept_for``, ``name``: in a rematch or a tournament, the person who is to sit there."""

    kind: SeatKind
    level: NotRequired[int]
    nonce: NotRequired[str]
    kept_for: NotRequired[str]
    name: NotRequired[str]


class PlannedClock(TypedDict):
    """The clock of a new table; which numbers it has depends on its kind."""

    kind: Literal["none", "move", "bank", "days"]
    seconds: NotRequired[int]
    increment: NotRequired[int]
    days: NotRequired[int]


@dataclass_transform(frozen_default=True)
class EventBase:
    """Base of all kinds of events: each is a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Made(EventBase):
    """The table was created. ``window``: seconds to react in. ``rated``: whether the result changes ratings.

    ``order``: None for a table from before there was a choice: its seats stay as listed, and the deal says who begins.
    ``seek``: whether it waits for anyone who wants the same game (``seeking.py``).
    ``club``: the tournament to which the game belongs.
    """

    kind: ClassVar[Literal["made"]] = "made"
    game: str
    options: dict[str, Any]
    seats: list[PlannedSeat]
    clock: PlannedClock
    public: bool
    window: int
    commitment: str
    order: Order | None = None
    rated: bool | None = None
    seek: bool | None = None
    club: str | None = None


class Sat(EventBase):
    """A person took a seat. ``commitment``: the table's as their client saw it, if the client sent it.

    ``home``: at a rated table, the mark of the person's address; no client gets it.
    """

    kind: ClassVar[Literal["sat"]] = "sat"
    seat: int
    name: str
    nonce: str
    commitment: str | None = None
    home: str | None = None


class OfSeat(EventBase):
    """Base of events that contain only a seat."""

    seat: int


class Left(OfSeat):
    """A person left a seat before the game."""

    kind: ClassVar[Literal["left"]] = "left"


class Started(EventBase):
    """The game began: the text of its first position, and what chance decided before the first move.

    ``first``: the seat that was drawn by lot to begin. It is seat 0 from now on, the next one seat 1, and so on round.
    """

    kind: ClassVar[Literal["started"]] = "started"
    start: str
    moves: list[str]
    first: int | None = None


class Moved(EventBase):
    """Moves were made, and what chance decided after them."""

    kind: ClassVar[Literal["moved"]] = "moved"
    moves: list[str]


class Answered(EventBase):
    """A seat that is asked to react has decided; nobody else sees it until the window closes."""

    kind: ClassVar[Literal["answered"]] = "answered"
    seat: int
    move: str


class Preset(EventBase):
    """A seat has turned on or off that it lets everything pass."""

    kind: ClassVar[Literal["preset"]] = "preset"
    seat: int
    on: bool


class AskedUndo(EventBase):
    """A seat asks the others to undo moves until ``to`` are left."""

    kind: ClassVar[Literal["asked_undo"]] = "asked_undo"
    seat: int
    to: int


class Granted(OfSeat):
    """A seat agrees to the undo that another asked for."""

    kind: ClassVar[Literal["granted"]] = "granted"


class Undone(EventBase):
    """Moves were undone until ``to`` were left."""

    kind: ClassVar[Literal["undone"]] = "undone"
    to: int


class Offered(OfSeat):
    """A seat offers a draw."""

    kind: ClassVar[Literal["offered"]] = "offered"


class Declined(OfSeat):
    """A seat declines the undo or the draw."""

    kind: ClassVar[Literal["declined"]] = "declined"


class Resigned(OfSeat):
    """A seat resigned."""

    kind: ClassVar[Literal["resigned"]] = "resigned"


class TimeOver(OfSeat):
    """A seat's time ran out in a game of more than two players; a bot plays there."""

    kind: ClassVar[Literal["time"]] = "time"


class Back(OfSeat):
    """The owner of a seat whose time ran out is back."""

    kind: ClassVar[Literal["back"]] = "back"


class Down(EventBase):
    """No server was up from ``since`` until now."""

    kind: ClassVar[Literal["down"]] = "down"
    since: int


class Ended(EventBase):
    """The game is over: how, each seat's share of 1, and the secret of the dice. ``seat``: the one that lost by it."""

    kind: ClassVar[Literal["ended"]] = "ended"
    by: By
    result: list[str] | None
    secret: str
    seat: int | None = None


class Closed(EventBase):
    """The host closed the table."""

    kind: ClassVar[Literal["closed"]] = "closed"


class Rematch(EventBase):
    """A table for the same people was created."""

    kind: ClassVar[Literal["rematch"]] = "rematch"
    table: str


class Chat(EventBase):
    """Someone sent a chat message."""

    kind: ClassVar[Literal["chat"]] = "chat"
    room: Room
    seat: int | None
    text: str
    name: str = ""


class Unsaid(EventBase):
    """The host deleted the chat message with a number."""

    kind: ClassVar[Literal["unsaid"]] = "unsaid"
    room: Room
    number: int


class Muted(EventBase):
    """The host muted a person."""

    kind: ClassVar[Literal["muted"]] = "muted"
    person: str


EventData = (
    Made | Sat | Left | Started | Moved | Answered | Preset | AskedUndo | Granted | Undone | Offered | Declined
    | Resigned | TimeOver | Back | Down | Ended | Closed | Rematch | Chat | Unsaid | Muted
)  # fmt: skip
KINDS: Mapping[str, type[EventData]] = {each.kind: each for each in EventData.__args__}


@dataclass(frozen=True)
class Event:
    """An event with its metadata. ``at``: in milliseconds since 1970. ``key``: the sender's own id of the command."""

    n: int
    at: int
    data: EventData
    person: str | None = None
    key: str | None = None

    @property
    def kind(self) -> str:
        return self.data.kind

    @property
    def body(self) -> dict[str, Any]:
        """The event's own fields, as they are stored."""
        return plain(self.data)

    @classmethod
    def read(
        cls, n: int, kind: str, at: int, body: Mapping[str, Any], person: str | None = None, key: str | None = None
    ) -> Self:
        """Return the event that was stored."""
        return cls(n, at, KINDS[kind](**body), person, key)
