"""Comments and variations of a record. ``docs/records.md`` describes them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from .errors import BadRecord
from .messages import Message, say
from .position import Position
from .validate_ints import plain_int

__all__ = ["Note"]


@dataclass(frozen=True)
class Note:
    """A comment on a position of a record, or moves that could have followed from it, or both.

    >>> import strandline
    >>> position = strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb").play("c3-c4")
    >>> note = strandline.Note(0, "This was better:", ("c4-d2",))
    >>> record = strandline.Record.of(position, notes=[note])
    >>> strandline.Record.read(record.json()).notes == (note,)
    True
    """

    after: int
    """The number of moves before the position: 0 is the start, and the comment of a move has the move's own number."""
    comment: str = ""
    variation: tuple[str, ...] = ()
    """Other moves, and outcomes of chance, from that position on."""
    notes: tuple["Note", ...] = ()
    """Notes on the variation. Their ``after`` counts its moves."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "after", plain_int(self.after))
        object.__setattr__(self, "variation", tuple(self.variation))
        object.__setattr__(self, "notes", tuple(self.notes))

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Return the note that stands in a record."""
        notes = tuple(map(cls.from_dict, data.get("notes", ())))
        return cls(data["after"], data.get("comment", ""), data.get("variation", ()), notes)

    def to_dict(self) -> dict[str, Any]:
        """Return the note as a record has it: without what is empty."""
        parts = {
            "comment": self.comment,
            "variation": list(self.variation),
            "notes": [each.to_dict() for each in self.notes],
        }
        return {"after": self.after} | {name: part for name, part in parts.items() if part}


def checked(notes: Iterable[Note], positions: Sequence[Position], of: str = "") -> tuple[Note, ...]:
    """Return notes on these positions with their moves in the one form. A move that is not legal raises BadRecord."""
    found = []
    for n, note in enumerate(notes, 1):
        label = f"{of}{n}"
        if not note.comment and not note.variation:
            raise _bad("empty", note=label)
        if not 0 <= note.after < len(positions):
            raise _bad("after", note=label, after=note.after, moves=len(positions) - 1)
        line = [positions[note.after]]
        for number, move in enumerate(note.variation, 1):
            reason = line[-1].why_not(move)
            if reason is not None:
                quoted = replace(reason, rule="")  # the error names the rule at its own end
                raise _bad("move", reason.rule, note=label, number=number, move=move, reason=quoted)
            line.append(line[-1].play(move))
        moves = tuple(each.last for each in line[1:])
        found.append(replace(note, variation=moves, notes=checked(note.notes, line, f"{label}.")))
    return tuple(found)


def count_moves(notes: Any) -> int:
    """Return how many moves there are in all variations of a document that nobody has checked yet."""
    total = 0
    for note in notes if isinstance(notes, list) else []:
        if isinstance(note, dict):
            variation = note.get("variation")
            total += (len(variation) if isinstance(variation, list) else 0) + count_moves(note.get("notes"))
    return total


def _bad(what: str, rule: str = "", **params: str | int | Message) -> BadRecord:
    return BadRecord(say(f"record-note-{what}", rule, **params))
