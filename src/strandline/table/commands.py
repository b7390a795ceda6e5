"""What people can ask for, as data: the bodies of requests and the messages that a socket takes."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from strandline.bots.levels import HIGHEST

MOST_SEATS = 8
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PRINTABLE)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PRINTABLE)]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
MoveText = Annotated[str, StringConstraints(max_length=60, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Token = Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class PersonSeat(Model):
    """For a person: you, someone else at your screen, or a friend with the link."""

    kind: Literal["person"]


class BotSeat(Model):
    """For one of our bots; the higher the level, the stronger."""

    kind: Literal["bot"]
    level: int = Field(ge=1, le=HIGHEST)


class ProgramSeat(Model):
    """For a program that comes by the seat's link, as a person does."""

    kind: Literal["program"]


class NoClock(Model):
    """As long as you like."""

    kind: Literal["none"]


class MoveClock(Model):
    """So long for each turn."""

    kind: Literal["move"]
    seconds: int = Field(ge=5, le=3600)


class BankClock(Model):
    """So long for the whole game, and a little more with each turn."""

    kind: Literal["bank"]
    seconds: int = Field(ge=10, le=6 * 3600)
    increment: int = Field(default=0, ge=0, le=600)


class DaysClock(Model):
    """By correspondence: so many days for each turn."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


SeatPlan = Annotated[PersonSeat | BotSeat | ProgramSeat, Field(discriminator="kind")]
Clock = Annotated[NoClock | MoveClock | BankClock | DaysClock, Field(discriminator="kind")]
Option = int | Annotated[str, StringConstraints(max_length=200)] | Annotated[list[str], Field(max_length=64)]


class NewTable(Model):
    """A table to be made."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "crab-stack",
                    "options": {"players": 2},
                    "seats": [{"kind": "person"}, {"kind": "bot", "level": 3}],
                    "clock": {"kind": "bank", "seconds": 300, "increment": 5},
                    "public": False,
                }
            ]
        }
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[Annotated[str, StringConstraints(max_length=40)], Option], Field(max_length=16)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = NoClock(kind="none")
    public: bool = False
    window: int | None = Field(default=None, ge=1, le=7 * 86_400)
    """Seconds within which everyone asked to react answers; all answers are shown when they are over.

    Unless told, 10; by correspondence half a day.
    """


class Command(Model):
    """Something asked for at a table. ``id``: your own name for it; the same again is done once."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class Seated(Command):
    seat: SeatNumber


class Sit(Seated):
    """Take a seat, after having seen the table's commitment; with the link's token, where the table is not public."""

    do: Literal["sit"]
    name: Name
    nonce: Nonce
    token: Token = ""


class Leave(Seated):
    """Get up: before the game the seat is free again; during it, it is as resigning."""

    do: Literal["leave"]


class Move(Seated):
    """Play, or answer when asked to react. ``expect``: how many moves have been made so far."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"id": "m1", "do": "move", "seat": 0, "expect": 0, "move": "b2-c4"}]}
    )
    do: Literal["move"]
    expect: int = Field(ge=0, le=1_000_000)
    move: MoveText


class Preset(Seated):
    """Always let it pass, when asked to react; or no longer."""

    do: Literal["preset"]
    on: bool


class AskUndo(Seated):
    """Take back your last move: at once where nobody else would mind, otherwise the others are asked."""

    do: Literal["undo"]


class GrantUndo(Seated):
    do: Literal["grant"]


class OfferDraw(Seated):
    """Offer a draw, or agree to one."""

    do: Literal["draw"]


class Decline(Seated):
    """No undo, no draw."""

    do: Literal["decline"]


class Resign(Seated):
    do: Literal["resign"]


class Back(Seated):
    """I am back: my seat is mine again."""

    do: Literal["back"]


class Chat(Command):
    """Say something: those who sit to each other, those who watch to each other."""

    do: Literal["chat"]
    text: Words


class Moderation(Command):
    """The host, about what was said. ``number``: in the ``room``, which unless told is the host's own."""

    number: int = Field(ge=1, le=1_000_000)
    room: Literal["players", "watchers"] | None = None


class Mute(Moderation):
    """The host: whoever said that says nothing more here."""

    do: Literal["mute"]


class Unsay(Moderation):
    """The host: that is deleted."""

    do: Literal["unsay"]


class Close(Command):
    """The host: the table is closed."""

    do: Literal["close"]


class Rematch(Command):
    """The same again, at a new table."""

    do: Literal["rematch"]


_Commands = (
    Sit | Leave | Move | Preset | AskUndo | GrantUndo | OfferDraw | Decline | Resign | Back
    | Chat | Mute | Unsay | Close | Rematch
)  # fmt: skip
AnyCommand = Annotated[_Commands, Field(discriminator="do")]


class WhyNot(Seated):
    """Why is this move not legal? Only the seat that is to decide is told."""

    do: Literal["why_not"]
    move: MoveText


class AskHint(Model):
    """What would a good bot play? For a seat of yours that is to decide."""

    seat: SeatNumber


class Look(Model):
    """Of a socket: see through another of your seats from now on."""

    do: Literal["look"]
    seat: SeatNumber


class Ping(Model):
    """Of a socket: are you there?"""

    do: Literal["ping"]


AnyMessage = Annotated[_Commands | WhyNot | Look | Ping, Field(discriminator="do")]
