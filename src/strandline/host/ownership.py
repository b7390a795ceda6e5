"""What a person may see and do at a table by the seats that they own. Links are the server's (``server/access.py``)."""

from collections.abc import Callable

from strandline.table import commands as c
from strandline.table import referee
from strandline.table.errors import Refused
from strandline.table.messages import Problem, You, problem
from strandline.table.state import WATCHERS, Table


def may_sit(table: Table, person: str, seat: int) -> bool | None:
    """Return whether a person may take a seat as far as the table alone decides it; None if a link decides."""
    if seat >= len(table.seats):
        return False
    kept_for = table.seats[seat].kept_for
    if kept_for is not None:
        return kept_for == person
    return True if table.plan.public or person == table.host else None


def yours(table: Table, person: str, may_sit: Callable[[int], bool]) -> You:
    """Return what a person is at a table. ``may_sit``: whether they may take a seat if it is free."""
    free = [n for n, seat in enumerate(table.seats) if table.status == "open" and not seat.is_taken]
    sit = [seat for seat in free if may_sit(seat)]
    return You("you", host=person == table.host, seats=table.seats_of(person), sit=sit)


def check_own(table: Table, person: str, seat: int) -> None:
    """Raise unless the person owns the seat."""
    if seat not in table.seats_of(person):
        raise Refused("not-yours", seat=seat)


def audience_of(table: Table, person: str, seat: int | None) -> int:
    """Return the audience of a person: one of their own seats, or the spectators."""
    if seat is not None:
        check_own(table, person, seat)
        return seat
    own = table.seats_of(person)
    deciding = [each for each in own if each in table.deciding]
    return (deciding or own or [WATCHERS])[0]


def current_audience(table: Table, person: str, audience: int) -> int:
    """Return a person's audience now. It was ``audience`` before, but they may have sat down or got up since."""
    own = table.seats_of(person)
    is_right = audience in own if own else audience == WATCHERS
    return audience if is_right else audience_of(table, person, None)


def why_illegal(table: Table, asked: c.WhyNot, person: str) -> Problem | None:
    """Return why a move is not legal, for the owner of the seat whose turn it is; None if it is legal."""
    check_own(table, person, asked.seat)
    found = referee.why_not(table, asked.seat, asked.move)
    return None if found is None else problem(found, asked.move)


def check_turn(table: Table, person: str, seat: int) -> None:
    """Raise unless it is the turn of one of the person's own seats."""
    check_own(table, person, seat)
    if seat not in table.deciding or seat in table.answers:
        raise Refused("not-your-turn")
