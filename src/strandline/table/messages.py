"""The messages that a client gets: plain dataclasses, made in ``audiences.py``, whose fields are the JSON.

A field that is None by default is not sent while it is None.
"""

from dataclasses import field
from typing import Annotated, Any, Literal

from strandline.core.effects import Effect as MoveEffect
from strandline.core.messages import Message

from .events import Ended, Order, SeatKind
from .wire import OneOf, Sent


class Problem(Sent):
    """An error: a key of the Fluent files, the rule, and the parameters, which may contain problems, too."""

    key: str
    rule: str = ""
    params: dict[str, "str | int | Problem"] = field(default_factory=dict)
    about: str = ""


def problem(message: Message, about: str = "") -> Problem:
    """Return a message as data. ``about``: its subject, such as a move."""
    params = {name: problem(each) if isinstance(each, Message) else each for name, each in message.params.items()}
    return Problem(message.key, message.rule, params, about)


class Words(Sent):
    """A message: a key of the Fluent files and its parameters, which may be messages, too."""

    key: str
    params: dict[str, "str | int | Words"]


class Effect(Words):
    """What a move has caused, in words and for boards: its ``kind``, the ``places`` and the ``seats`` concerned."""

    kind: str
    places: list[str]
    seats: list[int]


class Line(Sent):
    """A move in the log, as you may see it; seat null is chance.

    ``way``: the places on a piece's way, from start to goal; empty if nothing travels. ``effects``: what it has caused.
    """

    seat: int | None
    move: str
    way: list[str]
    effects: list[Effect] | None = None


def words(message: Message) -> Words:
    """Return a message as data, without its rule."""
    return Words(message.key, _params(message))


def effect(one: MoveEffect) -> Effect:
    """Return an effect as data."""
    return Effect(one.message.key, _params(one.message), one.kind, list(one.places), list(one.seats))


def _params(message: Message) -> dict[str, str | int | Words]:
    return {name: words(each) if isinstance(each, Message) else each for name, each in message.params.items()}


class Said(Sent):
    """A chat message."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


# The current state


class SeatNow(Sent):
    """A seat. ``bot``: a bot decides here now, because the seat is a bot's or its owner is ``away`` or ``resigned``.

    ``here``: its owner is connected. ``name``: the owner's; at a free seat in a rematch, the previous owner's.
    ``can_return``: its owner is away, and has time to come back. ``may_ask``: it may ask for an undo or offer a draw
    once more before it moves.
    """

    kind: SeatKind
    level: int | None
    bot: bool
    name: str
    nonce: str
    taken: bool
    away: bool
    can_return: bool
    resigned: bool
    may_ask: bool
    here: bool


class ClockNow(Sent):
    """Each seat's remaining milliseconds; those of the running seat count down from ``since``."""

    left: list[int]
    running: int | None
    since: int


class Undo(Sent):
    """A seat's request to undo moves until ``to`` are left."""

    seat: int
    to: int


class Own(Sent):
    """What only your seat knows. ``undo``: what you may undo now, as any of your seats.

    ``alone``: you play only with bots.
    """

    seat: int
    preset: bool
    answered: bool
    undo: Undo | None
    alone: bool


class Now(Sent):
    """The current state. ``until``: when the answers of the ``asked`` seats are shown. ``own``: not for spectators."""

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


# Events


class SomethingHappened(Sent):
    """Base of the events in news. ``n``: your own number of it."""

    n: int
    at: int


class TableChanged(SomethingHappened):
    """The table was created or closed, or the game ended."""

    kind: Literal["made", "ended", "closed"]


class SeatChanged(SomethingHappened):
    """A seat has changed. ``time``: its time ran out; ``back``: its owner is back."""

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
    """Your seat has turned on or off that it lets everything pass."""

    kind: Literal["preset"]
    seat: int
    on: bool


class ChatSaid(SomethingHappened):
    """Someone sent a chat message."""

    kind: Literal["chat"]
    said: Said


class ChatDeleted(SomethingHappened):
    """The host deleted a chat message."""

    kind: Literal["unsaid"]
    number: int


class RematchMade(SomethingHappened):
    """A table for a rematch was created."""

    kind: Literal["rematch"]
    table: str


Happened = Annotated[
    TableChanged | SeatChanged | MovesMade | UndoAsked | PresetChanged | ChatSaid | ChatDeleted | RematchMade,
    OneOf("kind"),
]


# Whole messages


class About(Sent):
    """The facts of a table that never change.

    ``order``: who begins, drawn by ``lot`` or the first seat ``listed``; null for older tables without a choice.
    ``rated``: the result changes the players' ratings.
    ``club``: the tournament to which the game belongs.
    """

    id: str
    game: str
    hidden: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    window: int
    public: bool
    commitment: str
    order: Order | None
    rated: bool
    club: str | None = None


class State(Sent):
    """The whole state, which replaces what you had."""

    type: Literal["state"]
    n: int
    table: About
    log: list[Line]
    chat: list[Said]
    now: Now


class Views(Sent):
    """Your views of the positions before each of the latest moves, as you may see them now. ``count``: of all moves."""

    count: int
    views: list[dict[str, Any]]


class News(Sent):
    """The events since the number that you knew."""

    type: Literal["news"]
    n: int
    events: list[Happened]
    now: Now


class Done(Sent):
    """Your command is done and stored."""

    type: Literal["done"]
    id: str
    n: int


class Refusal(Sent):
    """Your command is refused."""

    type: Literal["error"]
    id: str | None
    error: Problem


class Why(Sent):
    """Why a move is not legal; null if it is."""

    type: Literal["why"]
    id: str
    reason: Problem | None


class Looking(Sent):
    """From now on you have the view of this seat."""

    type: Literal["looking"]
    seat: int


class Pong(Sent):
    """The answer to a ping. ``time``: by the server's clock, in milliseconds."""

    type: Literal["pong"]
    time: int


class Here(Sent):
    """For each seat, whether its owner is connected; sent when it changes."""

    type: Literal["here"]
    here: list[bool]


class You(Sent):
    """Your rights at this table: sent first, and when they change. ``sit``: the free seats that you may take."""

    type: Literal["you"]
    host: bool
    seats: list[int]
    sit: list[int]


ServerMessage = Annotated[State | News | Done | Refusal | Why | Looking | Pong | Here | You, OneOf("type")]
"""Any message that a socket sends."""
