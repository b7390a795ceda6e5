"""Seeks: public tables that wait for anyone who wants the same game. A table's plan says whether it is one."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Literal

from strandline.core.game import game

from . import commands as c
from . import events as e
from . import planning
from .referee import Decision, decided, ended
from .state import Table

Pace = Literal["fast", "relaxed", "post"]
LIVE, POST = "live", "post"
"""How the kind of a seek begins: whether people wait at the table, or come back for each turn."""
DAYS = 3


def clocks(name: str) -> dict[Pace, c.BankClock | c.DaysClock]:
    """Return the clocks of which people choose one: from the time that the game takes people who know it."""
    minutes = max(game(name).modules.board.MINUTES)
    return {
        "fast": c.BankClock(kind="bank", seconds=60 * max(3, minutes // 4), increment=5),
        "relaxed": c.BankClock(kind="bank", seconds=60 * minutes, increment=15),
        "post": c.DaysClock(kind="days", days=DAYS),
    }


def plan(
    name: str, options: dict[str, Any], seats: int, pace: Pace, rated: bool, secret: str, nonces: Sequence[str]
) -> e.Made:
    """Return the first event of a table where anyone may sit who wants the same."""
    people: list[c.PersonSeat | c.BotSeat | c.ProgramSeat] = [c.PersonSeat(kind="person")] * seats
    clock = clocks(name)[pace]
    wanted = c.NewTable(game=name, options=options, seats=people, clock=clock, public=True, rated=rated)
    return replace(planning.plan(wanted, secret, nonces), seek=True)


def kind(made: e.Made) -> str:
    """Return what people wait for at such a table, in words without spaces: of each kind, one table waits at a time."""
    numbers = [str(made.clock[name]) for name in ("seconds", "increment", "days") if name in made.clock]
    words = [POST if is_by_post(made) else LIVE, made.game, str(len(made.seats)), *numbers]
    return " ".join([*words, "rated"] if made.rated else words)


def is_by_post(made: e.Made) -> bool:
    """Whether people need not stay at the table."""
    return made.clock["kind"] == "days"


def waiting(table: Table) -> str | None:
    """Return the kind of a seek for as long as it waits; None for any other table."""
    return kind(table.plan) if table.plan.seek and table.status == "open" else None


def withdraw(table: Table, people: Collection[str]) -> Decision:
    """Free the seats of people who no longer wait; if nobody is left, the table is closed."""
    if waiting(table) is None:
        return decided()
    left = [e.Left(n) for n, seat in enumerate(table.seats) if seat.person in people]
    is_empty = all(seat.person is None or seat.person in people for seat in table.seats)
    return decided(*left, *([e.Closed()] if is_empty else []))


def unmoved(table: Table) -> set[str]:
    """Return the people who have not moved yet in a game with a clock that a seek has become."""
    if table.status != "playing" or not table.plan.seek or is_by_post(table.plan):
        return set()
    moved = {made.seat for made in table.made}
    return {seat.person for n, seat in enumerate(table.seats) if seat.person is not None and n not in moved}


def call_off(table: Table, people: Collection[str]) -> Decision:
    """Stop a game, without a result, to which some of these people have never come."""
    return decided(ended(table, "stopped")) if unmoved(table) & {*people} else decided()
