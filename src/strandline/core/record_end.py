"""How a game ended, as a record has it: results as exact fractions, and dates in UTC."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from typing import Literal, get_args

from .errors import BadRecord
from .json_schema import shown
from .messages import Message, say
from .position import Position
from .validate_ints import plain_int

By = Literal["rules", "resigned", "time", "agreed", "stopped"]


@dataclass(frozen=True)
class End:
    """How a game ended.

    ``rules``: as the rules say. ``resigned``, ``time``: ``seat`` resigned or ran out of time, and gets no share.
    ``agreed``: two or more seats agreed to a draw. ``stopped``: broken off, without a result.
    """

    by: By
    seat: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "seat", plain_int(self.seat))
        if self.by not in get_args(By):
            raise bad("wrong", place="end.by", value=shown(self.by), allowed=", ".join(get_args(By)))
        if (self.seat is not None) != (self.by in ("resigned", "time")):
            raise bad("end-seat", by=self.by)


def shares_of(position: Position, end: End | None) -> tuple[Fraction, ...] | None:
    """Return the result that follows from how the game ended; None if none follows."""
    seats = position.game.seats
    if end is None or end.by == "stopped":
        return None
    if position.result is not None:
        return exact(position.result)
    if seats == 2 and end.seat is not None:
        return tuple(Fraction(int(seat != end.seat)) for seat in range(2))
    if seats == 2 and end.by == "agreed":
        return Fraction(1, 2), Fraction(1, 2)
    return None


def exact(shares: Sequence[float]) -> tuple[Fraction, ...]:
    """Return the exact fractions behind float shares: the rules share equal parts, and floats round them."""
    return tuple(Fraction(share).limit_denominator(5040) for share in shares)


def fraction(text: str) -> Fraction:
    above, _, below = text.partition("/")
    share = Fraction(int(above), int(below or 1))
    if str(share) != text:
        raise bad("fraction", value=text, lowest=str(share))
    return share


def result_text(result: tuple[Fraction, ...]) -> str:
    return ", ".join(map(str, result))


def date(dates: dict[str, str], name: str) -> datetime | None:
    if name not in dates:
        return None
    try:
        return datetime.fromisoformat(dates[name])
    except ValueError:
        raise bad("date", name=name, value=dates[name]) from None


def date_text(date: datetime) -> str:
    if date.tzinfo is None:
        raise bad("date-zone", value=date.isoformat())
    return date.astimezone(UTC).replace(tzinfo=None).isoformat() + "Z"


def bad(what: str, rule: str = "", **params: str | int | Message) -> BadRecord:
    return BadRecord(say(f"record-{what}", rule, **params))
