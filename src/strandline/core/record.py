"""``Record``: a whole game in a file. ``docs/records.md`` describes the format, ``record.schema.json`` is its schema.

The options, the start and the moves are the truth; everything else in a record is checked by replaying them.
"""

import json
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Self

import fastjsonschema

from . import registry
from .contract import CHANCE
from .errors import BadRecord, StrandlineError
from .game import Game, Position, game
from .json_schema import check, parse, shown
from .messages import Message
from .record_end import By, End, bad, date, date_text, exact, fraction, result_text, shares_of
from .record_line import is_line
from .record_line import read as read_line
from .record_line import write as write_line
from .record_notes import Note, checked

__all__ = ["BIGGEST", "VERSION", "By", "End", "Note", "Record", "exact"]

VERSION = 2
"""The newest version of the format. A record without notes is written in version 1, which has none."""
BIGGEST = 16 << 20
"""The size limit of a record in bytes."""
LONGEST_HEAD = 100
"""The number of bytes that show whether a record is a line of text."""


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
    notes: tuple[Note, ...] = ()
    """Comments and variations."""

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
        notes: Iterable[Note] = (),
    ) -> Self:
        """Make the record of the game that led to a position.

        A game that the rules have ended needs neither ``end`` nor ``result``. With two seats, no other end needs a
        ``result`` either. ``extra`` is anything that JSON can hold.
        """
        if not position.start:
            raise bad("no-start")
        names = [""] * position.game.seats if seats is None else list(seats)
        if position.turn is None and end is None:
            end = End("rules")
        shares = shares_of(position, end) if result is None else tuple(map(Fraction, result))
        more = dict(extra or {})
        made = cls(
            position.game, position.start, position.history, tuple(names), end, shares, begun, ended, more, tuple(notes)
        )  # fmt: skip
        # Never write what cannot be read again. What is read again must be equal, even if extra contains tuples.
        document = parse(made.json().encode(errors="surrogatepass"))
        check(document, _validate())
        made = replace(made, extra=document["extra"])
        made._check_end(position)
        # If the start is not the first position of its game, it may have occurred before, and its text does not say so.
        if made.position.text != position.text:
            raise bad("other-end")
        made = made._with_checked_notes()
        made.__dict__["position"] = position
        return made

    @classmethod
    def read(cls, source: str | os.PathLike[str] | bytes) -> Self:
        """Read a record and replay it: from a file, or from the record itself.

        The record itself is bytes, or text that begins with ``{`` or, for a game in one line, with ``strandline/1``.
        Anything that is not a valid record of a game raises BadRecord, which says where and why.
        """
        if isinstance(source, str):
            text = source.lstrip("\ufeff \t\r\n")
            if text.startswith("{") or is_line(text):
                source = source.encode(errors="surrogatepass")
        if not isinstance(source, bytes):
            with Path(source).open("rb") as file:
                source = file.read(BIGGEST + 1)
        if len(source) > BIGGEST:
            raise bad("too-big", most=BIGGEST >> 20)
        if is_line(source[:LONGEST_HEAD].decode("utf-8-sig", errors="replace").lstrip()):
            try:
                source = json.dumps(read_line(source.decode("utf-8-sig"))).encode()
            except UnicodeDecodeError as error:
                raise bad("not-utf8", byte=error.start + 1) from None
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
                raise bad("move", rule=reason.rule, number=number, move=move, reason=_quoted(reason))
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
            None if document["result"] is None else tuple(map(fraction, document["result"])),
            date(dates, "begun"),
            date(dates, "ended"),
            document.get("extra", {}),
            tuple(map(Note.from_dict, document.get("notes", ()))),
        )
        made._check_end(position)
        made = made._with_checked_notes()
        made.__dict__["position"] = position
        return made

    def annotated(self, *notes: Note) -> Self:
        """Return the record with more notes. A variation that the rules do not allow raises BadRecord."""
        return replace(self, notes=(*self.notes, *notes))._with_checked_notes()

    def _with_checked_notes(self) -> Self:
        return replace(self, notes=checked(self.notes, list(self.positions()))) if self.notes else self

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

    def line(self) -> str:
        """Return the game as one line of text, which ``read`` takes: without the dates, the notes and ``extra``.

        >>> import strandline
        >>> game = strandline.game("crab-stack")
        >>> position = game.load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb").play("c3-c4")
        >>> print(Record.of(position).line())
        strandline/1 crab-stack/1; start c3:rSrL c4:rS d2:bS d3:bSbL / r / rb; moves c3-c4
        """
        return write_line(self)

    def json(self) -> str:
        """The record as text."""
        dates = {"begun": self.begun, "ended": self.ended}
        document = {
            "format": "strandline",
            "version": 2 if self.notes else 1,
            "game": self.game.name,
            "rules": self.game.modules.board.RULES_VERSION,
            "options": asdict(self.game.options),
            "start": self.start,
            "moves": self.moves,
            "chance": list(self._chance()),
            "seats": self.seats,
            "end": self.end and _known(asdict(self.end)),
            "result": None if self.result is None else [str(share) for share in self.result],
            "dates": {name: date_text(date) for name, date in _known(dates).items()},
            "extra": self.extra,
        } | ({"notes": [note.to_dict() for note in self.notes]} if self.notes else {})
        try:
            return json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1) + "\n"
        except (TypeError, ValueError, RecursionError) as error:
            raise bad("extra", reason=str(error)) from None

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
            raise bad("seats", found=len(self.seats), seats=self.game.seats)
        if self.end is None:
            if position.turn is None:
                raise bad("no-end", number=len(self.moves))
            if self.result is not None:
                raise bad("result-without-end")
            return
        if (self.end.by == "rules") != (position.turn is None):
            what = "goes-on" if self.end.by == "rules" else "ended-by-rules"
            raise bad(what, number=len(self.moves), by=self.end.by)
        if self.end.seat is not None and self.end.seat >= self.game.seats:
            raise bad("no-seat", seat=self.end.seat, last=self.game.seats - 1)
        if (self.result is None) != (self.end.by == "stopped"):
            raise bad("result-missing" if self.result is None else "result-stopped", by=self.end.by)
        if self.result is not None:
            self._check_result(position, self.end, self.result)

    def _check_result(self, position: Position, end: End, result: tuple[Fraction, ...]) -> None:
        text = result_text(result)
        if len(result) != self.game.seats:
            raise bad("result-seats", result=text, seats=self.game.seats)
        if sum(result) != 1 or min(result) < 0:
            raise bad("result-sum", result=text)
        true = shares_of(position, end)
        if true is not None and result != true:
            raise bad("result", result=text, true=result_text(true))
        if end.seat is not None and result[end.seat] != 0:
            raise bad("result-loser", result=text, seat=end.seat)
        if end.by == "agreed" and (len(set(result) - {0}) != 1 or max(result) == 1):
            raise bad("result-agreed", result=text)


def _check_versions(document: Any) -> None:
    """Check the versions first: a later version of Strandline may write another form."""
    if not isinstance(document, dict) or document.get("format") != "strandline":
        raise bad("format")
    version = document.get("version")
    if type(version) is int and version > VERSION:
        raise bad("newer-format", version=shown(version), known=VERSION)
    if version == 1 and "notes" in document:
        raise bad("notes-version")


def _start(document: dict[str, Any]) -> Position:
    """Return the first position. The rules' version is checked before the options, which it may have changed."""
    name, rules = document["game"], document["rules"]
    try:
        board = registry.modules(name).board
        if rules > board.RULES_VERSION:
            raise bad("newer-rules", game=name, rules=rules, known=board.RULES_VERSION)
        if rules < board.RULES_VERSION:
            release = board.OLDER_RULES[rules]
            raise bad("older-rules", game=name, rules=rules, known=board.RULES_VERSION, release=release)
        return game(name, **document["options"]).load(document["start"])
    except BadRecord:
        raise
    except StrandlineError as error:
        rule, reason = error.message.rule, _quoted(error.message)
        if error.about:
            raise bad("start-text", rule=rule, text=error.about, reason=reason) from None
        raise bad("start", rule=rule, reason=reason) from None


def _drawn(position: Position, number: int) -> dict[str, Any]:
    weights = position.weights()
    return {"move": number, "outcomes": list(weights), "weights": list(weights.values())}


def _check_chance(written: list[dict[str, Any]], true: list[dict[str, Any]]) -> None:
    if len(written) != len(true):
        raise bad("chance-count", told=len(written), true=len(true))
    for one, other in zip(written, true, strict=True):
        if one != other:
            raise bad("chance", number=other["move"])


def _known(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _quoted(reason: Message) -> Message:
    """Remove the rule from a quoted reason: the error that quotes it names the rule at its own end."""
    return replace(reason, rule="")


@cache
def _validate() -> Callable[[Any], Any]:
    """Compile the schema of records."""
    validate: Callable[[Any], Any] = fastjsonschema.compile(_schema(), use_default=False)
    return validate


def _schema() -> dict[str, Any]:
    text = (files("strandline.core") / "record.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
