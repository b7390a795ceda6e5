"""Jobs on records, run by workers (``worker_pool.py``): replay, analysis, pictures.

A long job is cut into pieces that take a fraction of a second, so that a bot that is to move need not wait for it.
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
from strandline.core.numba_cache import default_target
from strandline.core.record import Record
from strandline.search.analysis import Analysis, Point, Walk, analyse
from strandline.search.thought import Budget
from strandline.table.dice import verify
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.record import record_of
from strandline.table.state import Table

from .limits import RECORD_MOVES

POINT_NODES = 3000
"""For each position of a record. Nodes and no clock: the same record is always analysed alike."""
RECORD_NODES = 4_000_000
"""For all positions of a record: in a long game, each gets less."""
POSITION_NODES = 20_000
"""For one position that is analysed alone."""
INTERPRETED_SLOWDOWN = 40
"""Where searches are not compiled, they get so many times fewer nodes."""
MOST_FRAMES = 500
FRAMES_PER_JOB = 3

JsonObject = dict[str, Any]


def record_text(table: str, secret: str, events: Sequence[Event]) -> str:
    """The record of a table's game, as text."""
    return record_of(Table(table, secret).after(events), events).json()


@lru_cache(maxsize=4)
def read_record(data: bytes) -> Record:
    """A record from its text, unless it is too long."""
    document = parse(data)
    moves = document.get("moves") if isinstance(document, dict) else None
    if isinstance(moves, list) and len(moves) > RECORD_MOVES:
        raise Refused("too-long", most=RECORD_MOVES)
    return Record.read(data)


def position_after(record: Record, move: int | None) -> Position:
    """The position after so many moves; None: the last."""
    last = len(record.moves)
    if move is not None and move > last:
        raise Refused("no-move", move=move, last=last)
    position = record.game.load(record.start)
    for each in record.moves[:move]:
        position = position.play(each)
    return position


def replay(data: bytes, seat: int | None = None) -> JsonObject:
    """A record move by move, as a seat or a watcher sees it."""
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
    return Walk(read_record(data), budget)


def plan_analysis(data: bytes) -> tuple[Budget, list[Point], int]:
    """What an analysis of a record takes: the budget of a point, all points, and whose knowledge is shown."""
    walk = Walk(read_record(data), Budget(nodes=POINT_NODES))
    return _budget(min(POINT_NODES, RECORD_NODES // len(walk.points))), walk.points, walk.all_know


def _budget(nodes: int) -> Budget:
    return Budget(nodes=nodes if default_target() == "cpu" else max(1, nodes // INTERPRETED_SLOWDOWN))


def analyse_point(data: bytes, budget: Budget, point: Point) -> Analysis:
    """One point of an analysis."""
    return _walk(data, budget).look(*point)


def analysis_of(data: bytes, budget: Budget, found: dict[Point, Analysis]) -> JsonObject:
    """The analysis of a record from its points: each seat's chances, and what moved them, luck and skill apart."""
    course = _walk(data, budget).course(found)
    totals = "chances", "errors", "luck", "loss", "gifts", "rest"
    return {
        **{name: getattr(course, name) for name in totals},
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
            for step in course.steps
        ],
    }


def value_moves(data: bytes, move: int | None) -> JsonObject:
    """What each move, or each outcome of chance, of one position is worth."""
    position = position_after(read_record(data), move)
    found = analyse(position, nodes=_budget(POSITION_NODES).nodes)
    way = position.game.modules.notation.way
    moves = [
        {
            **asdict(each),
            "proven": each.is_proven,
            "way": [] if found.turn == CHANCE else way(position.row(), position.number(each.move)),
        }
        for each in found.moves
    ]
    seat = None if found.turn == CHANCE else found.turn
    return {"seat": seat, "values": found.values, "errors": found.errors, "proven": found.is_proven, "moves": moves}


# Pictures


def draw_position(data: bytes, kind: Literal["svg", "png"], move: int | None, width: int) -> bytes:
    """A picture of a position of a record."""
    position = position_after(read_record(data), move)
    return position.svg().encode() if kind == "svg" else pixels.png(position, width)


def count_frames(data: bytes) -> int:
    """How many frames a GIF of a record will have."""
    count = len(read_record(data).moves) + 1
    if count > MOST_FRAMES:
        raise Refused("too-many-frames", most=MOST_FRAMES)
    return count


def draw_frames(data: bytes, first: int, width: int) -> list[bytes]:
    """A few frames, from the first that is asked for."""
    record = read_record(data)
    position = position_after(record, first)
    found = [pixels.frame(position, width)]
    for move in record.moves[first : first + FRAMES_PER_JOB - 1]:
        position = position.play(move)
        found.append(pixels.frame(position, width))
    return found


def make_gif(frames: list[bytes], delay: int) -> bytes:
    """All frames as an animated GIF."""
    return pixels.gif(frames, len(frames), delay)
