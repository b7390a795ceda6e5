"""What a client can send: plain dataclasses, which a host validates before it hands them on."""

from dataclasses import field
from typing import Annotated, Literal

from .wire import Limits, OneOf, Received

HIGHEST_LEVEL = 6
"""The strongest bot that can be asked for."""

MOST_SEATS = 8
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"

Name = Annotated[str, Limits(strip_whitespace=True, min_length=1, max_length=40, pattern=PRINTABLE)]
Words = Annotated[str, Limits(strip_whitespace=True, min_length=1, max_length=500, pattern=PRINTABLE)]
Nonce = Annotated[str, Limits(pattern=r"^[0-9a-f]{16,64}$")]
MoveText = Annotated[str, Limits(max_length=60, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Limits(ge=0, lt=MOST_SEATS)]
Token = Annotated[str, Limits(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]


class PersonSeat(Received):
    """For a person: you, someone else at your screen, or a friend with a link."""

    kind: Literal["person"]


class BotSeat(Received):
    """For one of our bots; the higher the level, the stronger."""

    kind: Literal["bot"]
    level: Annotated[int, Limits(ge=1, le=HIGHEST_LEVEL)]


class ProgramSeat(Received):
    """For a program that comes by the seat's link."""

    kind: Literal["program"]


class NoClock(Received):
    """No time limit."""

    kind: Literal["none"]


class MoveClock(Received):
    """A time for each turn."""

    kind: Literal["move"]
    seconds: Annotated[int, Limits(ge=5, le=3600)]


class BankClock(Received):
    """A time for the whole game, and a little more with each turn."""

    kind: Literal["bank"]
    seconds: Annotated[int, Limits(ge=10, le=6 * 3600)]
    increment: Annotated[int, Limits(ge=0, le=600)] = 0


class DaysClock(Received):
    """By correspondence: days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Limits(ge=1, le=30)]


SeatPlan = Annotated[PersonSeat | BotSeat | ProgramSeat, OneOf("kind")]
Clock = Annotated[NoClock | MoveClock | BankClock | DaysClock, OneOf("kind")]
Option = int | Annotated[str, Limits(max_length=200)] | Annotated[list[str], Limits(max_length=64)]


_NEW_TABLE = {
    "game": "crab-stack",
    "options": {"players": 2},
    "seats": [{"kind": "person"}, {"kind": "bot", "level": 3}],
    "clock": {"kind": "bank", "seconds": 300, "increment": 5},
    "public": False,
}


class NewTable(Received, example=_NEW_TABLE):
    """A table to create."""

    game: Annotated[str, Limits(max_length=40)]
    options: Annotated[dict[Annotated[str, Limits(max_length=40)], Option], Limits(max_length=16)] = field(
        default_factory=dict
    )
    seats: Annotated[list[SeatPlan], Limits(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = NoClock(kind="none")
    public: bool = False
    window: Annotated[int, Limits(ge=1, le=7 * 86_400)] | None = None
    """Seconds to react in; all answers are shown when they are over. By default 10; by correspondence half a day."""


class Command(Received):
    """Something to do at a table. ``id``: your own name for it; the same id again is done once."""

    id: Annotated[str, Limits(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class Seated(Command):
    """A command of one seat."""

    seat: SeatNumber


class Sit(Seated):
    """Take a seat, once you know the table's commitment. ``token``: of a link, where the table is not public."""

    do: Literal["sit"]
    name: Name
    nonce: Nonce
    token: Token = ""


class Leave(Seated):
    """Leave a seat: before the game it is free again; during the game you resign."""

    do: Literal["leave"]


class Move(Seated, example={"id": "m1", "do": "move", "seat": 0, "expect": 0, "move": "b2-c4"}):
    """Play, or answer when asked to react. ``expect``: how many moves have been made so far."""

    do: Literal["move"]
    expect: Annotated[int, Limits(ge=0, le=1_000_000)]
    move: MoveText


class Preset(Seated):
    """Let everything pass when asked to react, or no longer."""

    do: Literal["preset"]
    on: bool


class AskUndo(Seated):
    """Take back your last move: at once where there are only you and bots, otherwise the others are asked."""

    do: Literal["undo"]


class GrantUndo(Seated):
    """Agree to the undo that another seat asks for."""

    do: Literal["grant"]


class OfferDraw(Seated):
    """Offer a draw, or agree to one."""

    do: Literal["draw"]


class Decline(Seated):
    """Decline an undo or a draw."""

    do: Literal["decline"]


class Resign(Seated):
    """Give up."""

    do: Literal["resign"]


class Back(Seated):
    """Take your seat back from the bot that plays there since your time ran out."""

    do: Literal["back"]


class Chat(Command):
    """Write something: players to each other, watchers to each other."""

    do: Literal["chat"]
    text: Words


class Moderation(Command):
    """What the host does about a chat message: its number in a room, by default the host's own."""

    number: Annotated[int, Limits(ge=1, le=1_000_000)]
    room: Literal["players", "watchers"] | None = None


class Mute(Moderation):
    """The host: do not let the author of a message write here any more."""

    do: Literal["mute"]


class Unsay(Moderation):
    """The host: delete a message."""

    do: Literal["unsay"]


class Close(Command):
    """The host: close the table."""

    do: Literal["close"]


class Rematch(Command):
    """Play the same again, at a new table."""

    do: Literal["rematch"]


_Commands = (
    Sit | Leave | Move | Preset | AskUndo | GrantUndo | OfferDraw | Decline | Resign | Back
    | Chat | Mute | Unsay | Close | Rematch
)  # fmt: skip
AnyCommand = Annotated[_Commands, OneOf("do")]


class WhyNot(Seated):
    """Ask why a move is not legal. Only the seat that is to decide may."""

    do: Literal["why_not"]
    move: MoveText


class AskHint(Received):
    """Ask what a good bot would play, for a seat of yours that is to decide."""

    seat: SeatNumber


class Look(Received):
    """On a socket: see through another of your seats from now on."""

    do: Literal["look"]
    seat: SeatNumber


class Ping(Received):
    """On a socket: ask for a sign of life."""

    do: Literal["ping"]


ClientMessage = Annotated[_Commands | WhyNot | Look | Ping, OneOf("do")]
"""Whatever a socket takes."""
