"""``Record``: a whole game in a file. ``docs/records.md`` describes the format, ``record.schema.json`` is its schema.

The options, the start and the moves are the truth; everything else in a record is checked by replaying them.
"""

import json
import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, Self, get_args

import fastjsonschema

from . import registry
from .contract import CHANCE
from .errors import BadRecord, StrandlineError
from .game import Game, Position, game
from .json_schema import check, parse, shown
from .messages import Message, say
from .validate_ints import plain_int

__all__ = ["BIGGEST", "VERSION", "By", "End", "Record", "exact"]

VERSION = 1
BIGGEST = 16 << 20
"""The size limit of a record in bytes."""

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
            raise _bad("wrong", place="end.by", value=shown(self.by), allowed=", ".join(get_args(By)))
        if (self.seat is not None) != (self.by in ("resigned", "time")):
            raise _bad("end-seat", by=self.by)


@dataclass(frozen=True)
class Record:
    """One game, finished or not. Make one with ``Record.of`` or ``Record.read``: both return only valid games.

    >>> import strandline
    >>> position = strandline.game("crab-stack").start(seed=7)
    >>> record = strandline.Record.of(position, seats=["Ann", "Bob"])
    >>> strandline.Record.read(record.json()) == record
    True
    """

    game: Game
    start: str
    """The text of the first position."""
    moves: tuple[str, ...]
    """Every move and every outcome of chance, in order."""
    seats: tuple[str, ...]
    """A name for each seat."""
    end: End | None = None
    """How the game ended; None while it goes on."""
    result: tuple[Fraction, ...] | None = None
    """Each seat's share of 1; None if the game has no result."""
    begun: datetime | None = None
    ended: datetime | None = None
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Any data that the writer of the record wants to keep with it."""

    @classmethod
    def of(
        cls,
        position: Position,
        seats: Sequence[str] | None = None,
        end: End | None = None,
        result: Sequence[Fraction | int] | None = None,
        begun: datetime | None = None,
        ended: datetime | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> Self:
        """Make the record of the game that led to a position.

        A game that the rules have ended needs neither ``end`` nor ``result``. With two seats, no other end needs a
        ``result`` either. ``extra`` is anything that JSON can hold.
        """
        if not position.start:
            raise _bad("no-start")
        names = [""] * position.game.seats if seats is None else list(seats)
        if position.turn is None and end is None:
            end = End("rules")
        shares = _shares(position, end) if result is None else tuple(map(Fraction, result))
        more = dict(extra or {})
        made = cls(position.game, position.start, position.history, tuple(names), end, shares, begun, ended, more)
        # Never write what cannot be read again. What is read again must be equal, even if extra contains tuples.
        document = parse(made.json().encode(errors="surrogatepass"))
        check(document, _validate())
        made = replace(made, extra=document["extra"])
        made._check_end(position)
        # If the start is not the first position of its game, it may have occurred before, and its text does not say so.
        if made.position.text != position.text:
            raise _bad("other-end")
        made.__dict__["position"] = position
        return made

    @classmethod
    def read(cls, source: str | os.PathLike[str] | bytes) -> Self:
        """Read a record and replay it: from a file, or from the record itself (text that begins with ``{``, or bytes).

        Anything that is not a valid record of a game raises BadRecord, which says where and why.
        """
        if isinstance(source, str) and source.lstrip("\ufeff \t\r\n").startswith("{"):
            source = source.encode(errors="surrogatepass")
        if not isinstance(source, bytes):
            with Path(source).open("rb") as file:
                source = file.read(BIGGEST + 1)
        if len(source) > BIGGEST:
            raise _bad("too-big", most=BIGGEST >> 20)
        document = parse(source)
        _check_versions(document)
        check(document, _validate())
        return cls._replayed(document)

    @classmethod
    def _replayed(cls, document: dict[str, Any]) -> Self:
        position = _start(document)
        chance = []
        for number, move in enumerate(document["moves"], 1):
            reason = position.why_not(move)
            if reason is not None:
                raise _bad("move", rule=reason.rule, number=number, move=move, reason=_quoted(reason))
            if position.turn == CHANCE:
                chance.append(_drawn(position, number))
            position = position.play(move)
        _check_chance(document.get("chance", chance), chance)
        end = document["end"]
        dates = document.get("dates", {})
        made = cls(
            position.game,
            position.start,
            position.history,
            tuple(document["seats"]),
            None if end is None else End(**end),
            None if document["result"] is None else tuple(map(_fraction, document["result"])),
            _date(dates, "begun"),
            _date(dates, "ended"),
            document.get("extra", {}),
        )
        made._check_end(position)
        made.__dict__["position"] = position
        return made

    def positions(self) -> Iterator[Position]:
        """Iterate over every position of the game, from the start to where it ended."""
        position = self.game.load(self.start)
        yield position
        for move in self.moves:
            position = position.play(move)
            yield position

    @cached_property
    def position(self) -> Position:
        """The last position of the game."""
        return list(self.positions())[-1]

    def json(self) -> str:
        """The record as text."""
        dates = {"begun": self.begun, "ended": self.ended}
        document = {
            "format": "strandline",
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.modules.board.RULES_VERSION,
            "options": asdict(self.game.options),
            "start": self.start,
            "moves": self.moves,
            "chance": list(self._chance()),
            "seats": self.seats,
            "end": self.end and _known(asdict(self.end)),
            "result": None if self.result is None else [str(share) for share in self.result],
            "dates": {name: _date_text(date) for name, date in _known(dates).items()},
            "extra": self.extra,
        }
        try:
            return json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1) + "\n"
        except (TypeError, ValueError, RecursionError) as error:
            raise _bad("extra", reason=str(error)) from None

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, completely or not at all: the old file stays until the new one is on the disk."""
        text = self.json()
        goal = Path(os.path.realpath(path))
        new = goal.with_name(f".{goal.name}.{secrets.token_hex(4)}")
        try:
            with new.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(goal)
        except BaseException as error:
            new.unlink(missing_ok=True)
            if isinstance(error, OSError):
                error.filename = os.fspath(path)  # the user never sees the temporary file
            raise

    def _chance(self) -> Iterator[dict[str, Any]]:
        for number, (position, _) in enumerate(zip(self.positions(), self.moves, strict=False), 1):
            if position.turn == CHANCE:
                yield _drawn(position, number)

    def _check_end(self, position: Position) -> None:
        """Check that the end and the result fit each other and the rules' verdict on the last position."""
        if len(self.seats) != self.game.seats:
            raise _bad("seats", found=len(self.seats), seats=self.game.seats)
        if self.end is None:
            if position.turn is None:
                raise _bad("no-end", number=len(self.moves))
            if self.result is not None:
                raise _bad("result-without-end")
            return
        if (self.end.by == "rules") != (position.turn is None):
            what = "goes-on" if self.end.by == "rules" else "ended-by-rules"
            raise _bad(what, number=len(self.moves), by=self.end.by)
        if self.end.seat is not None and self.end.seat >= self.game.seats:
            raise _bad("no-seat", seat=self.end.seat, last=self.game.seats - 1)
        if (self.result is None) != (self.end.by == "stopped"):
            raise _bad("result-missing" if self.result is None else "result-stopped", by=self.end.by)
        if self.result is not None:
            self._check_result(position, self.end, self.result)

    def _check_result(self, position: Position, end: End, result: tuple[Fraction, ...]) -> None:
        text = _result_text(result)
        if len(result) != self.game.seats:
            raise _bad("result-seats", result=text, seats=self.game.seats)
        if sum(result) != 1 or min(result) < 0:
            raise _bad("result-sum", result=text)
        true = _shares(position, end)
        if true is not None and result != true:
            raise _bad("result", result=text, true=_result_text(true))
        if end.seat is not None and result[end.seat] != 0:
            raise _bad("result-loser", result=text, seat=end.seat)
        if end.by == "agreed" and (len(set(result) - {0}) != 1 or max(result) == 1):
            raise _bad("result-agreed", result=text)


def _check_versions(document: Any) -> None:
    """Check the versions first: a later version of Strandline may write another form."""
    if not isinstance(document, dict) or document.get("format") != "strandline":
        raise _bad("format")
    version = document.get("version")
    if type(version) is int and version > VERSION:
        raise _bad("newer-format", version=shown(version), known=VERSION)


def _start(document: dict[str, Any]) -> Position:
    """Return the first position. The rules' version is checked before the options, which it may have changed."""
    name, rules = document["game"], document["rules"]
    try:
        board = registry.modules(name).board
        if rules > board.RULES_VERSION:
            raise _bad("newer-rules", game=name, rules=rules, known=board.RULES_VERSION)
        if rules < board.RULES_VERSION:
            release = board.OLDER_RULES[rules]
            raise _bad("older-rules", game=name, rules=rules, known=board.RULES_VERSION, release=release)
        return game(name, **document["options"]).load(document["start"])
    except BadRecord:
        raise
    except StrandlineError as error:
        rule, reason = error.message.rule, _quoted(error.message)
        if error.about:
            raise _bad("start-text", rule=rule, text=error.about, reason=reason) from None
        raise _bad("start", rule=rule, reason=reason) from None


def _drawn(position: Position, number: int) -> dict[str, Any]:
    weights = position.weights()
    return {"move": number, "outcomes": list(weights), "weights": list(weights.values())}


def _check_chance(written: list[dict[str, Any]], true: list[dict[str, Any]]) -> None:
    if len(written) != len(true):
        raise _bad("chance-count", told=len(written), true=len(true))
    for one, other in zip(written, true, strict=True):
        if one != other:
            raise _bad("chance", number=other["move"])


def _shares(position: Position, end: End | None) -> tuple[Fraction, ...] | None:
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


def _fraction(text: str) -> Fraction:
    above, _, below = text.partition("/")
    share = Fraction(int(above), int(below or 1))
    if str(share) != text:
        raise _bad("fraction", value=text, lowest=str(share))
    return share


def _result_text(result: tuple[Fraction, ...]) -> str:
    return ", ".join(map(str, result))


def _date(dates: dict[str, str], name: str) -> datetime | None:
    if name not in dates:
        return None
    try:
        return datetime.fromisoformat(dates[name])
    except ValueError:
        raise _bad("date", name=name, value=dates[name]) from None


def _date_text(date: datetime) -> str:
    if date.tzinfo is None:
        raise _bad("date-zone", value=date.isoformat())
    return date.astimezone(UTC).replace(tzinfo=None).isoformat() + "Z"


def _known(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _quoted(reason: Message) -> Message:
    """Remove the rule from a quoted reason: the error that quotes it names the rule at its own end."""
    return replace(reason, rule="")


def _bad(what: str, rule: str = "", **params: str | int | Message) -> BadRecord:
    return BadRecord(say(f"record-{what}", rule, **params))


@cache
def _validate() -> Callable[[Any], Any]:
    """Compile the schema of records."""
    validate: Callable[[Any], Any] = fastjsonschema.compile(_schema(), use_default=False)
    return validate


def _schema() -> dict[str, Any]:
    text = (files("strandline.core") / "record.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
