"""What a client gets: plain dataclasses, made in ``audiences.py``, whose fields are the JSON that is sent.

A field that is None by default is not sent while it is None.
"""

from dataclasses import field
from typing import Annotated, Any, Literal

from strandline.core.messages import Message

from .events import Ended, SeatKind
from .wire import OneOf, Sent


class Problem(Sent):
    """What was wrong: a key of the Fluent files, the rule, and the parameters, some of which may be problems, too."""

    key: str
    rule: str = ""
    params: dict[str, "str | int | Problem"] = field(default_factory=dict)
    about: str = ""


def problem(message: Message, about: str = "") -> Problem:
    """Return a message as data. ``about``: what it speaks of, such as a move."""
    params = {name: problem(each) if isinstance(each, Message) else each for name, each in message.params.items()}
    return Problem(message.key, message.rule, params, about)


class Line(Sent):
    """A move in the log, as you may see it; seat null is chance.

    ``way``: the places that a piece went over, from start to goal; empty where nothing travels.
    """

    seat: int | None
    move: str
    way: list[str]


class Said(Sent):
    """A chat message."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


# How things stand


class SeatNow(Sent):
    """A seat. ``bot``: one decides here now, its own or because its owner is ``away`` or has ``resigned``.

    ``here``: its owner is connected. ``name``: of who sits here; of a free seat in a rematch, of who sat here before.
    """

    kind: SeatKind
    level: int | None
    bot: bool
    name: str
    nonce: str
    taken: bool
    away: bool
    resigned: bool
    here: bool


class ClockNow(Sent):
    """Milliseconds left as of ``since``, from when on the running seat's go down."""

    left: list[int]
    running: int | None
    since: int


class Undo(Sent):
    """An undo of a seat, back to when ``to`` moves had been made."""

    seat: int
    to: int


class Own(Sent):
    """Of your seat alone. ``undo``: what you may take back now, as any of your seats.

    ``alone``: there are only you and bots.
    """

    seat: int
    preset: bool
    answered: bool
    undo: Undo | None
    alone: bool


class Now(Sent):
    """How things stand. ``until``: when the answers of the ``asked`` seats are shown. ``own``: not for watchers."""

    status: Literal["open", "playing", "over", "closed"]
    count: int
    seats: list[SeatNow]
    deciding: list[int]
    view: dict[str, Any] | None
    legal: list[str] | None
    asked: list[int]
    until: int | None
    clock: ClockNow
    offers: list[int]
    undo: Undo | None
    end: Ended | None
    rematch: str | None
    own: Own | None = None


# What has happened


class SomethingHappened(Sent):
    """Base of the events in news. ``n``: your own number of it."""

    n: int
    at: int


class TableChanged(SomethingHappened):
    """The table was created or closed, or the game ended."""

    kind: Literal["made", "ended", "closed"]


class SeatChanged(SomethingHappened):
    """A seat did something, or something became of it. ``time``: its time ran out; ``back``: its owner is back."""

    kind: Literal["sat", "left", "resigned", "time", "back", "granted", "declined", "offered", "answered"]
    seat: int


class MovesMade(SomethingHappened):
    """Moves were made."""

    kind: Literal["moved"]
    moves: list[Line]


class UndoAsked(SomethingHappened):
    """A seat asks for an undo."""

    kind: Literal["asked_undo"]
    seat: int
    to: int


class PresetChanged(SomethingHappened):
    """Your seat lets everything pass, or no longer does."""

    kind: Literal["preset"]
    seat: int
    on: bool


class ChatSaid(SomethingHappened):
    """Someone wrote something."""

    kind: Literal["chat"]
    said: Said


class ChatDeleted(SomethingHappened):
    """The host deleted a chat message."""

    kind: Literal["unsaid"]
    number: int


class RematchMade(SomethingHappened):
    """There is a table for a rematch."""

    kind: Literal["rematch"]
    table: str


Happened = Annotated[
    TableChanged | SeatChanged | MovesMade | UndoAsked | PresetChanged | ChatSaid | ChatDeleted | RematchMade,
    OneOf("kind"),
]


# Whole messages


class About(Sent):
    """What a table is, from its beginning on."""

    id: str
    game: str
    hidden: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    window: int
    public: bool
    commitment: str


class State(Sent):
    """Everything: forget what you had."""

    type: Literal["state"]
    n: int
    table: About
    log: list[Line]
    chat: list[Said]
    now: Now


class News(Sent):
    """What has happened since the number that you knew."""

    type: Literal["news"]
    n: int
    events: list[Happened]
    now: Now


class Done(Sent):
    """What you asked for is done, and stored."""

    type: Literal["done"]
    id: str
    n: int


class Refusal(Sent):
    """What you asked for is refused."""

    type: Literal["error"]
    id: str | None
    error: Problem


class Why(Sent):
    """Why a move is not legal; null if it is."""

    type: Literal["why"]
    id: str
    reason: Problem | None


class Looking(Sent):
    """You see through this seat from now on."""

    type: Literal["looking"]
    seat: int


class Pong(Sent):
    """A sign of life. ``time``: by the server's clock, in milliseconds."""

    type: Literal["pong"]
    time: int


class Here(Sent):
    """For each seat, whether its owner is connected: it has changed."""

    type: Literal["here"]
    here: list[bool]


class You(Sent):
    """What you are at this table: sent first, and when it changes. ``sit``: the free seats that you may take."""

    type: Literal["you"]
    host: bool
    seats: list[int]
    sit: list[int]


ServerMessage = Annotated[State | News | Done | Refusal | Why | Looking | Pong | Here | You, OneOf("type")]
"""Whatever a socket sends."""
