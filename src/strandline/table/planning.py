"""Plans of new tables: the event with which a table begins."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from strandline.core.game import game

from . import commands as c
from . import dice
from . import events as e
from .errors import Refused
from .events import PlannedClock, PlannedSeat
from .state import Seat, Table, rotated
from .wire import Sent, plain

WINDOW, WINDOW_BY_POST = 10, 43_200
"""Seconds to react, unless the table says otherwise."""


def plan(wanted: c.NewTable, secret: str, nonces: Sequence[str]) -> e.Made:
    """Return the first event of a table. The bots' nonces are fixed with the commitment, before any person adds one."""
    chosen = game(wanted.game, **wanted.options)
    if len(wanted.seats) != chosen.seats:
        raise Refused("seats", found=len(wanted.seats), seats=chosen.seats)
    if all(isinstance(seat, c.BotSeat) for seat in wanted.seats):
        raise Refused("needs-person")
    if wanted.rated:
        _check_rated(wanted)
    return e.Made(
        game=wanted.game,
        options=wanted.options,
        seats=[_planned(seat.kind, getattr(seat, "level", 0), nonces[n]) for n, seat in enumerate(wanted.seats)],
        clock=cast("PlannedClock", {**plain(wanted.clock)}),
        public=wanted.public,
        window=wanted.window or (WINDOW_BY_POST if isinstance(wanted.clock, c.DaysClock) else WINDOW),
        commitment=dice.commitment(secret),
        order=wanted.order,
        rated=wanted.rated or None,
    )


def _check_rated(wanted: c.NewTable) -> None:
    """Raise unless games at this table can be rated: between people only, and with a clock."""
    if len(wanted.seats) < 2 or not all(isinstance(seat, c.PersonSeat) for seat in wanted.seats):
        raise Refused("rated-people")
    if isinstance(wanted.clock, c.NoClock):
        raise Refused("rated-clock")


def rematch(table: Table, person: str, secret: str, nonces: Sequence[str]) -> e.Made:
    """Return the first event of a rematch: the same plan and people, but the player who was next begins now."""
    if table.end is None:
        raise Refused("not-over")
    if not table.seats_of(person):
        raise Refused("not-seated")
    seats = [_planned(seat.kind, seat.level, nonces[n], seat) for n, seat in enumerate(rotated(table.seats, 1))]
    return replace(table.plan, seats=seats, commitment=dice.commitment(secret), order="listed", seek=None, club=None)


def of_tournament(
    club: str, game: str, options: dict[str, Any], people: Mapping[str, str], clock: PlannedClock, secret: str
) -> e.Made:
    """Return the first event of a tournament's table. ``people``: the names by person, in order of play."""
    return e.Made(
        game=game,
        options=options,
        seats=[{"kind": "person", "kept_for": person, "name": name} for person, name in people.items()],
        clock=clock,
        public=False,
        window=WINDOW_BY_POST if clock["kind"] == "days" else WINDOW,
        commitment=dice.commitment(secret),
        order="listed",
        club=club,
    )


def _planned(kind: e.SeatKind, level: int, nonce: str, before: Seat | None = None) -> PlannedSeat:
    if kind == "bot":
        return {"kind": kind, "level": level, "nonce": nonce}
    if before is not None and before.person is not None:
        return {"kind": kind, "kept_for": before.person, "name": before.name}
    return {"kind": kind}


class ListedSeat(Sent):
    """A seat in a list of tables: the name of its person, the level of its bot, and whether you sit there."""

    name: str
    level: int | None
    yours: bool


def listed_seats(
    plan: Sequence[PlannedSeat], first: int | None, people: Mapping[int, tuple[str, bool]]
) -> list[ListedSeat]:
    """Return the seats as they are numbered now. ``people``: the name of each seat's person, and whether it is you."""
    found = []
    for n, each in enumerate(rotated(plan, first or 0)):
        name, yours = people.get(n, ("", False))
        level = each.get("level", 1) if each["kind"] == "bot" else None
        found.append(ListedSeat(name=name, level=level, yours=yours))
    return found
