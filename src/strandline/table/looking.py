"""Records to look at: replayed, analysed, drawn. All of this runs in processes of its own (``thinking.py``).

Long work is cut into pieces that take a fraction of a second, so that a bot that is to move need not wait for it.
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Literal

from strandline.core import pixels
from strandline.core.contract import CHANCE
from strandline.core.errors import BadRecord
from strandline.core.form import parse
from strandline.core.game import Position
from strandline.core.record import Record
from strandline.core.speed import usual_target
from strandline.search.analysis import Analysis, Point, Walk, analyse
from strandline.search.thought import Budget

from . import referee
from .dice import verify
from .fold import Table
from .limits import RECORD_MOVES
from .referee import Refused
from .storage import Event

NODES = 3000
"""For each position of a record. Nodes and no clock: the same record is always analysed alike."""
WHOLE = 4_000_000
"""For all of them: in a long game, each position gets less."""
BEST = 20_000
"""For one position that is looked at alone."""
INTERPRETED = 40
"""So many times fewer where searches are not compiled."""
MOST_FRAMES = 500
PIECE = 3
"""So many frames are drawn at once."""

Plain = dict[str, Any]


def record_text(table: str, secret: str, happened: Sequence[Event]) -> str:
    """The record of a table's game, as text."""
    folded = Table(table, secret)
    for event in happened:
        folded.apply(event)
    return referee.record(folded, happened).json()


@lru_cache(maxsize=4)
def read(data: bytes) -> Record:
    """A record, unless it is none or too long."""
    document = parse(data)
    moves = document.get("moves") if isinstance(document, dict) else None
    if isinstance(moves, list) and len(moves) > RECORD_MOVES:
        raise Refused("too-long", 413, most=RECORD_MOVES)
    return Record.read(data)


def position_after(record: Record, move: int | None) -> Position:
    """The position after so many moves; None: the last."""
    last = len(record.moves)
    if move is not None and move > last:
        raise Refused("no-move", 422, move=move, last=last)
    position = record.game.load(record.start)
    for each in record.moves[:move]:
        position = position.play(each)
    return position


def replay(data: bytes, seat: int | None = None) -> Plain:
    """A record, told move by move, through the eyes of a seat or of a watcher."""
    record = read(data)
    if seat is not None and seat >= record.game.seats:
        raise Refused("no-seat", 422, seat=seat, seats=record.game.seats)
    checked, unfair = None, None
    if "table" in record.extra:
        try:
            checked = verify(record)
        except BadRecord as error:
            unfair = {**asdict(error.message), "about": error.about}
    positions = list(record.positions())
    rooms = record.game.rooms
    start = positions[0].view(seat)
    return {
        "game": record.game.name,
        "options": asdict(record.game.options),
        "seats": list(record.seats),
        "end": None if record.end is None else asdict(record.end),
        "result": None if record.result is None else [str(share) for share in record.result],
        "hidden": rooms.view.HIDDEN,
        "scene": rooms.view.scene(start),
        "start": start,
        "steps": [
            {
                "seat": None if before.turn == CHANCE else before.turn,
                "move": move,
                "way": rooms.notation.way(before.row(), before.number(move)),
                "view": after.view(seat),
            }
            for before, move, after in zip(positions, record.moves, positions[1:], strict=False)
        ],
        "checked": checked,
        "unfair": unfair,
    }


# Analysis


@lru_cache(maxsize=2)
def _walk(data: bytes, budget: Budget) -> Walk:
    return Walk(read(data), budget)


def plan(data: bytes) -> tuple[Budget, list[Point], int]:
    """How an analysis of a record will go: what each point may take, all points, and whose are the chances shown."""
    walk = Walk(read(data), Budget(nodes=NODES))
    return _budget(min(NODES, WHOLE // len(walk.points))), walk.points, walk.all_know


def _budget(nodes: int) -> Budget:
    return Budget(nodes=nodes if usual_target() == "cpu" else max(1, nodes // INTERPRETED))


def look(data: bytes, budget: Budget, point: Point) -> Analysis:
    """One point of an analysis."""
    return _walk(data, budget).look(*point)


def course(data: bytes, budget: Budget, found: dict[Point, Analysis]) -> Plain:
    """A whole analysis: each seat's chances, and what moved them, luck and skill apart."""
    whole = _walk(data, budget).course(found)
    return {
        "chances": whole.chances,
        "errors": whole.errors,
        "steps": [
            {
                "number": step.number,
                "move": step.move,
                "seat": None if step.turn == CHANCE else step.turn,
                "luck": step.luck,
                "loss": step.loss,
                "error": 0.0 if step.turn == CHANCE else step.errors[step.turn],
                "mistake": step.is_mistake,
                "best": step.best,
                "proven": step.is_proven,
            }
            for step in whole.steps
        ],
        "luck": whole.luck,
        "loss": whole.loss,
        "gifts": whole.gifts,
        "rest": whole.rest,
    }


def best(data: bytes, move: int | None) -> Plain:
    """What each move, or each outcome of chance, of one position is worth."""
    position = position_after(read(data), move)
    found = analyse(position, nodes=_budget(BEST).nodes)
    way = position.game.rooms.notation.way
    return {
        "seat": None if found.turn == CHANCE else found.turn,
        "values": found.values,
        "errors": found.errors,
        "proven": found.is_proven,
        "moves": [
            {
                "move": each.move,
                "way": [] if found.turn == CHANCE else way(position.row(), position.number(each.move)),
                "values": each.values,
                "errors": each.errors,
                "proven": each.is_proven,
                "odds": each.odds,
                "line": each.line,
            }
            for each in found.moves
        ],
    }


# Pictures


def picture(data: bytes, kind: Literal["svg", "png"], move: int | None, width: int) -> bytes:
    """A position of a record."""
    position = position_after(read(data), move)
    return position.svg().encode() if kind == "svg" else pixels.png(position, width)


def count_frames(data: bytes) -> int:
    """How many frames a GIF of a record will have."""
    count = len(read(data).moves) + 1
    if count > MOST_FRAMES:
        raise Refused("too-many-frames", 413, most=MOST_FRAMES)
    return count


def frames(data: bytes, first: int, width: int) -> list[bytes]:
    """A few of them."""
    record = read(data)
    position = position_after(record, first)
    found = [pixels.frame(position, width)]
    for move in record.moves[first : first + PIECE - 1]:
        position = position.play(move)
        found.append(pixels.frame(position, width))
    return found


def film(drawn: list[bytes], delay: int) -> bytes:
    """All of them."""
    return pixels.gif(drawn, len(drawn), delay)
