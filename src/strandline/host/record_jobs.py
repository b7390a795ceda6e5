"""Jobs on records: replay and pictures; their analysis is in ``analysis_jobs.py``.

A long job is cut into pieces that take a fraction of a second, so that a bot's move need not wait for it.
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Literal

from strandline.core import pixels
from strandline.core.contract import CHANCE
from strandline.core.errors import BadRecord
from strandline.core.game import Position
from strandline.core.json_schema import parse
from strandline.core.record import Record
from strandline.core.record_line import write
from strandline.core.record_notes import count_moves
from strandline.table.dice import verify
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.messages import effect
from strandline.table.record import record_of
from strandline.table.state import Table

RECORD_MOVES = 3000
"""The most moves of a record that a person brings: others wait while it is replayed."""
MOST_FRAMES = 500
FRAMES_PER_JOB = 3

JsonObject = dict[str, Any]


def record_text(table: str, secret: str, events: Sequence[Event]) -> str:
    """Return the record of a table's game, as text."""
    return record_of(Table(table, secret).after(events), events).json()


def record_line(table: str, secret: str, events: Sequence[Event]) -> str:
    """Return a table's game as a line of text."""
    return write(record_of(Table(table, secret).after(events), events))


@lru_cache(maxsize=4)
def read_record(data: bytes) -> Record:
    """Return a record from its text, unless it is too long."""
    document = parse(data)
    moves, notes = (document.get("moves"), document.get("notes")) if isinstance(document, dict) else (None, None)
    if (len(moves) if isinstance(moves, list) else 0) + count_moves(notes) > RECORD_MOVES:
        raise Refused("too-long", most=RECORD_MOVES)
    return Record.read(data)


def position_after(record: Record, move: int | None) -> Position:
    """Return the position after ``move`` moves; None: the last."""
    last = len(record.moves)
    if move is not None and move > last:
        raise Refused("no-move", move=move, last=last)
    position = record.game.load(record.start)
    for each in record.moves[:move]:
        position = position.play(each)
    return position


def replay(data: bytes, seat: int | None = None) -> JsonObject:
    """Return a record move by move, as a seat or a spectator sees it."""
    record = read_record(data)
    if seat is not None and seat >= record.game.seats:
        raise Refused("no-seat", seat=seat, seats=record.game.seats)
    checked, unfair = None, None
    if "table" in record.extra:
        try:
            checked = verify(record)
        except BadRecord as error:
            unfair = {**asdict(error.message), "about": error.about}
    positions = list(record.positions())
    modules = record.game.modules
    start = positions[0].view(seat)
    return {
        "game": record.game.name,
        "options": asdict(record.game.options),
        "seats": list(record.seats),
        "end": None if record.end is None else asdict(record.end),
        "result": None if record.result is None else [str(share) for share in record.result],
        "hidden": modules.view.HIDDEN,
        "scene": modules.view.scene(start),
        "start": start,
        "steps": [
            {
                "seat": None if before.turn == CHANCE else before.turn,
                "move": move,
                "way": modules.notation.way(before.row(), before.number(move)),
                "effects": [asdict(effect(each)) for each in before.effects(move, after)],
                "view": after.view(seat),
            }
            for before, move, after in zip(positions, record.moves, positions[1:], strict=False)
        ],
        "checked": checked,
        "unfair": unfair,
    }


# Pictures


def draw_position(data: bytes, kind: Literal["svg", "png"], move: int | None, width: int) -> bytes:
    """Return a picture of a position of a record."""
    position = position_after(read_record(data), move)
    return position.svg().encode() if kind == "svg" else pixels.png(position, width)


def write_captions(data: bytes, width: int, language: str) -> list[list[str]]:
    """Return the lines below each frame of a record's GIF."""
    record = read_record(data)
    if len(record.moves) + 1 > MOST_FRAMES:
        raise Refused("too-many-frames", most=MOST_FRAMES)
    return pixels.captions(record, width, language)


def draw_frames(data: bytes, first: int, width: int, captions: list[list[str]]) -> list[bytes]:
    """Return a few frames with their captions, beginning with a given one."""
    record = read_record(data)
    position = position_after(record, first)
    found = [pixels.frame(position, width, captions[0])]
    for move, caption in zip(record.moves[first:], captions[1:], strict=False):
        position = position.play(move)
        found.append(pixels.frame(position, width, caption))
    return found
