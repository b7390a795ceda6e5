"""The record of a game that was played at a table."""

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from strandline.core.record import End, Record

from . import events as e
from .errors import Refused
from .events import Event
from .state import Table


def record_of(table: Table, events: Sequence[Event]) -> Record:
    """Return the record of a game that has ended, with everything that a check of the dice needs."""
    if table.end is None or table.position is None:
        raise Refused("not-over")
    undone = []
    made: list[str] = []
    for event in events:
        match event.data:
            case e.Started(_, moves) | e.Moved(moves):
                made = made + moves
            case e.Undone(to):
                undone.append({"to": to, "moves": made[to:]})
                made = made[:to]
    about: dict[str, Any] = {
        "id": table.id,
        "commitment": table.plan.commitment,
        "secret": table.secret,
        **({"order": table.plan.order, "first": table.first} if table.plan.order else {}),
        "nonces": [seat.nonce for seat in table.seated],
        "clock": table.plan.clock,
        "undone": undone,
    }
    seen = [seat.commitment for seat in table.seated]
    if any(seen):  # the commitments that the seats' clients have reported; older clients report none
        about["commitments"] = seen
    result = table.end.result
    times = {event.kind: datetime.fromtimestamp(event.at / 1000, UTC) for event in events}
    return Record.of(
        table.position,
        seats=[seat.name if seat.kind != "bot" else f"level {seat.level}" for seat in table.seats],
        end=End(table.end.by, table.end.seat),
        result=None if result is None else [Fraction(share) for share in result],
        begun=times["started"],
        ended=times["ended"],
        extra={"table": about},
    )
