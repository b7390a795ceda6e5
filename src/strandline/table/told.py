"""The form of what a socket is told, for those who write clients: JSON Schema, and TypeScript types made from it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from .api import Problem, Yours
from .commands import AnyMessage


class Told(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Line(Told):
    """A move in the log, as you are shown it; seat null is chance.

    ``way``: the places that a piece went over, from start to goal; none: nothing travels.
    """

    seat: int | None
    move: str
    way: list[str]


class SeatNow(Told):
    """A seat. ``bot``: one decides here now, its own or because its owner is ``away`` or has ``resigned``.

    ``here``: its owner is connected. ``name``: of who sits here; of a free seat in a rematch, of who sat here before.
    """

    kind: Literal["person", "bot", "program"]
    level: int | None
    bot: bool
    name: str
    nonce: str
    taken: bool
    away: bool
    resigned: bool
    here: bool


class ClockNow(Told):
    """Milliseconds left as of ``since``, from when on the running seat's go down."""

    left: list[int]
    running: int | None
    since: int


class Undo(Told):
    seat: int
    to: int


class End(Told):
    by: Literal["rules", "resigned", "time", "agreed", "stopped"]
    result: list[str] | None
    seat: int | None = None
    secret: str


class Own(Told):
    """Of your seat alone. ``undo``: what you may take back now, as any of your seats.

    ``alone``: nobody else would mind: there are only you and bots.
    """

    seat: int
    preset: bool
    answered: bool
    undo: Undo | None
    alone: bool


class Now(Told):
    """How things stand. ``until``: when the answers to what ``asked`` seats were asked are shown."""

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
    end: End | None
    rematch: str | None
    own: Own | None = None


class Said(Told):
    number: int
    at: int
    seat: int | None
    name: str
    text: str


class Happened(Told):
    n: int
    kind: str
    at: int
    moves: list[Line] | None = None
    seat: int | None = None
    to: int | None = None
    on: bool | None = None
    said: Said | None = None
    number: int | None = None
    table: str | None = None


class About(Told):
    id: str
    game: str
    hidden: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    window: int
    public: bool
    commitment: str


class State(Told):
    """Everything: throw away what you had."""

    type: Literal["state"]
    n: int
    table: About
    log: list[Line]
    chat: list[Said]
    now: Now


class News(Told):
    """What has happened since the number that you knew."""

    type: Literal["news"]
    n: int
    events: list[Happened]
    now: Now


class DoneTold(Told):
    type: Literal["done"]
    id: str
    n: int


class ErrorTold(Told):
    type: Literal["error"]
    id: str | None
    error: Problem


class WhyTold(Told):
    type: Literal["why"]
    id: str
    reason: Problem | None


class Looking(Told):
    type: Literal["looking"]
    seat: int


class Pong(Told):
    """``time``: by the server's clock, in milliseconds."""

    type: Literal["pong"]
    time: int


class Here(Told):
    """Of each seat, whether its owner is connected: it has changed."""

    type: Literal["here"]
    here: list[bool]


class You(Told, Yours):
    """What you are at this table: told first, and when it changes."""

    type: Literal["you"]


AnyTold = Annotated[
    State | News | DoneTold | ErrorTold | WhyTold | Looking | Pong | Here | You, Field(discriminator="type")
]
TOLD: TypeAdapter[Any] = TypeAdapter(AnyTold)


def schema() -> dict[str, Any]:
    """Both directions."""
    asked: TypeAdapter[Any] = TypeAdapter(AnyMessage)
    return {"asked": asked.json_schema(), "told": TOLD.json_schema()}
