"""Plans of new tables: the event with which a table begins."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from strandline.core.game import game

from . import commands as c
from . import dice
from . import events as e
from .errors import Refused
from .events import PlannedClock, PlannedSeat
from .state import Seat, Table
from .wire import plain

WINDOW, WINDOW_BY_POST = 10, 43_200
"""Seconds to react within, unless the table says otherwise."""


def plan(wanted: c.NewTable, secret: str, nonces: Sequence[str]) -> e.Made:
    """Return the first event of a table. The bots' nonces are fixed with the commitment, before any person adds one."""
    chosen = game(wanted.game, **wanted.options)
    if len(wanted.seats) != chosen.seats:
        raise Refused("seats", found=len(wanted.seats), seats=chosen.seats)
    if all(isinstance(seat, c.BotSeat) for seat in wanted.seats):
        raise Refused("needs-person")
    return e.Made(
        game=wanted.game,
        options=wanted.options,
        seats=[_planned(seat.kind, getattr(seat, "level", 0), nonces[n]) for n, seat in enumerate(wanted.seats)],
        clock=cast("PlannedClock", {**plain(wanted.clock)}),
        public=wanted.public,
        window=wanted.window or (WINDOW_BY_POST if isinstance(wanted.clock, c.DaysClock) else WINDOW),
        commitment=dice.commitment(secret),
    )


def rematch(table: Table, person: str, secret: str, nonces: Sequence[str]) -> e.Made:
    """Return the first event of a table for a rematch: the same plan and the same people, each one seat further."""
    if table.end is None:
        raise Refused("not-over")
    if not table.seats_of(person):
        raise Refused("not-seated")
    turned = [*table.seats[1:], table.seats[0]]
    seats = [_planned(seat.kind, seat.level, nonces[n], seat) for n, seat in enumerate(turned)]
    return replace(table.plan, seats=seats, commitment=dice.commitment(secret))


def _planned(kind: e.SeatKind, level: int, nonce: str, before: Seat | None = None) -> PlannedSeat:
    if kind == "bot":
        return {"kind": kind, "level": level, "nonce": nonce}
    if before is not None and before.person is not None:
        return {"kind": kind, "kept_for": before.person, "name": before.name}
    return {"kind": kind}
