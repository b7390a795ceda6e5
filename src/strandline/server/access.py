"""A person's rights at a table: what they may see, which seats are theirs or free for them.

They come from the person, or from the token of a link.
"""

from typing import Any

from strandline.table import commands as c
from strandline.table import referee
from strandline.table.errors import Refused
from strandline.table.messages import Problem, You, problem
from strandline.table.state import WATCHERS, Table

from .identity import Signer


def may_see(signer: Signer, table: Table, person: str, token: str) -> bool:
    """Whether a table is public, or the person sits there, has created it, or has a link."""
    is_theirs = person == table.host or any(person in (seat.person, seat.kept_for) for seat in table.seats)
    return is_theirs or table.plan.public or _leads_to(signer, table, token, "watch", "join", *_seats(table))


def may_sit(signer: Signer, table: Table, person: str, token: str, seat: int) -> bool:
    """Whether a person may take a seat: any at their own or public tables, otherwise those of their link."""
    if seat >= len(table.seats):
        return False
    kept_for = table.seats[seat].kept_for
    if kept_for is not None:
        return kept_for == person
    return table.plan.public or person == table.host or _leads_to(signer, table, token, "join", f"seat {seat}")


def _leads_to(signer: Signer, table: Table, token: str, *goals: str) -> bool:
    return any(signer.is_token(token, table.id, goal) for goal in goals)


def links(signer: Signer, table: Table) -> dict[str, Any]:
    """Return the tokens of a table's links, for its host to give away."""
    seats = [signer.token(table.id, seat) for seat in _seats(table)]
    return {**{what: signer.token(table.id, what) for what in ("watch", "join")}, "seats": seats}


def _seats(table: Table) -> list[str]:
    return [f"seat {n}" for n in range(len(table.seats))]


def yours(signer: Signer, table: Table, person: str, token: str) -> You:
    """Return what someone with a link's token is at a table."""
    free = [n for n, seat in enumerate(table.seats) if table.status == "open" and not seat.is_taken]
    sit = [seat for seat in free if may_sit(signer, table, person, token, seat)]
    return You("you", host=person == table.host, seats=table.seats_of(person), sit=sit)


def check_own(table: Table, person: str, seat: int) -> None:
    """Refuse whoever does not own a seat."""
    if seat not in table.seats_of(person):
        raise Refused("not-yours", seat=seat)


def audience_of(table: Table, person: str, seat: int | None) -> int:
    """Return the audience of which someone is: one of their own seats, or the watchers."""
    if seat is not None:
        check_own(table, person, seat)
        return seat
    own = table.seats_of(person)
    deciding = [each for each in own if each in table.deciding]
    return (deciding or own or [WATCHERS])[0]


def current_audience(table: Table, person: str, audience: int) -> int:
    """Return the audience of which someone is now, who was of ``audience`` before: they may have sat down or got up."""
    own = table.seats_of(person)
    is_right = audience in own if own else audience == WATCHERS
    return audience if is_right else audience_of(table, person, None)


def why_illegal(table: Table, asked: c.WhyNot, person: str) -> Problem | None:
    """Return why a move is not legal, for the owner of the seat that is to decide; None if it is legal."""
    check_own(table, person, asked.seat)
    found = referee.why_not(table, asked.seat, asked.move)
    return None if found is None else problem(found, asked.move)
