"""The commands that a client can send: plain dataclasses, which a host validates before it uses them."""

from dataclasses import field
from typing import Annotated, Literal

from .events import Order
from .wire import Limits, OneOf, Received

HIGHEST_LEVEL = 6
"""The level of the strongest bot."""

MOST_SEATS = 8
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"

Name = Annotated[str, Limits(strip_whitespace=True, min_length=1, max_length=40, pattern=PRINTABLE)]
Words = Annotated[str, Limits(strip_whitespace=True, min_length=1, max_length=500, pattern=PRINTABLE)]
RequestId = Annotated[str, Limits(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]
Nonce = Annotated[str, Limits(pattern=r"^[0-9a-f]{16,64}$")]
Commitment = Annotated[str, Limits(pattern=r"^[0-9a-f]{64}$")]
MoveText = Annotated[str, Limits(max_length=60, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Limits(ge=0, lt=MOST_SEATS)]
Token = Annotated[str, Limits(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]


class PersonSeat(Received):
    """A seat for a person: you, someone else at your screen, or a friend with a link."""

    kind: Literal["person"]


class BotSeat(Received):
    """A seat for one of our bots; a higher level is stronger."""

    kind: Literal["bot"]
    level: Annotated[int, Limits(ge=1, le=HIGHEST_LEVEL)]


class ProgramSeat(Received):
    """A seat for a program that joins by the seat's link."""

    kind: Literal["program"]


class NoClock(Received):
    """No time limit."""

    kind: Literal["none"]


class MoveClock(Received):
    """A time for each turn."""

    kind: Literal["move"]
    seconds: Annotated[int, Limits(ge=5, le=3600)]


class BankClock(Received):
    """A time for the whole game, and an increment with each turn."""

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
    "order": "lot",
}


class NewTable(Received, example=_NEW_TABLE):
    """A table to create. ``id``: your own id of the request; the same id leads to the same table.

    ``order``: who begins. ``lot``: the first player is drawn when the game starts; the others follow in the order of
    the list, and the seats get new numbers. ``listed``: the first of the list.

    ``rated``: the result changes the players' ratings; only for people, with a clock.
    """

    game: Annotated[str, Limits(max_length=40)]
    options: Annotated[dict[Annotated[str, Limits(max_length=40)], Option], Limits(max_length=16)] = field(
        default_factory=dict
    )
    seats: Annotated[list[SeatPlan], Limits(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = NoClock(kind="none")
    public: bool = False
    order: Order = "lot"
    window: Annotated[int, Limits(ge=1, le=7 * 86_400)] | None = None
    """Seconds to react; then all answers are shown. By default 10; by correspondence half a day."""
    rated: bool = False
    id: RequestId | None = None


class Command(Received):
    """A command at a table. ``id``: your own id of it; a command that is sent again with the same id is done once."""

    id: RequestId


class Seated(Command):
    """A command of one seat."""

    seat: SeatNumber


class Sit(Seated):
    """Take a seat, once you know the table's commitment. ``token``: that of a link, if the table is not public.

    ``commitment``: the table's as you have seen it, for the record; if the table has another, you do not sit down.
    ``rated``: you know that the game is rated; without it, you do not sit down at a rated table.
    """

    do: Literal["sit"]
    name: Name
    nonce: Nonce
    token: Token = ""
    commitment: Commitment | None = None
    rated: bool = False


class Leave(Seated):
    """Leave a seat: before the game it is free again; during the game you resign."""

    do: Literal["leave"]


class Move(Seated, example={"id": "m1", "do": "move", "seat": 0, "expect": 0, "move": "b2-c4"}):
    """Make a move, or answer when asked to react. ``expect``: the number of moves made so far."""

    do: Literal["move"]
    expect: Annotated[int, Limits(ge=0, le=1_000_000)]
    move: MoveText


class Preset(Seated):
    """Turn on or off that you let everything pass when asked to react."""

    do: Literal["preset"]
    on: bool


class AskUndo(Seated):
    """Undo your last move: at once if you play only with bots, otherwise the others are asked."""

    do: Literal["undo"]


class GrantUndo(Seated):
    """Agree to an undo that another seat asks for."""

    do: Literal["grant"]


class OfferDraw(Seated):
    """Offer a draw, or agree to one."""

    do: Literal["draw"]


class Decline(Seated):
    """Decline an undo or a draw."""

    do: Literal["decline"]


class Resign(Seated):
    """Resign."""

    do: Literal["resign"]


class Back(Seated):
    """Take your seat back from the bot that has played since your time ran out, if you have time to continue."""

    do: Literal["back"]


class Chat(Command):
    """Send a chat message: to the other players as a player, to the other spectators as a spectator."""

    do: Literal["chat"]
    text: Words


class Moderation(Command):
    """Base of the host's commands about a chat message: its number in a room, by default the host's own."""

    number: Annotated[int, Limits(ge=1, le=1_000_000)]
    room: Literal["players", "watchers"] | None = None


class Mute(Moderation):
    """As host, mute the author of a message."""

    do: Literal["mute"]


class Unsay(Moderation):
    """As host, delete a message."""

    do: Literal["unsay"]


class Close(Command):
    """As host, close the table."""

    do: Literal["close"]


class Rematch(Command):
    """Create a rematch at a new table."""

    do: Literal["rematch"]


_Commands = (
    Sit | Leave | Move | Preset | AskUndo | GrantUndo | OfferDraw | Decline | Resign | Back
    | Chat | Mute | Unsay | Close | Rematch
)  # fmt: skip
AnyCommand = Annotated[_Commands, OneOf("do")]


class WhyNot(Seated):
    """Ask why a move is not legal. Only the seat whose turn it is may ask."""

    do: Literal["why_not"]
    move: MoveText


class AskHint(Received):
    """Ask what a good bot would play, for a seat of yours whose turn it is."""

    seat: SeatNumber


class Look(Received):
    """On a socket: switch to the view of another of your seats."""

    do: Literal["look"]
    seat: SeatNumber


class Ping(Received):
    """On a socket: ask for a pong."""

    do: Literal["ping"]


ClientMessage = Annotated[_Commands | WhyNot | Look | Ping, OneOf("do")]
"""Any message that a socket accepts."""
