"""A person's rights at a table by the token of a link, beside those that they have without (``host/ownership.py``)."""

from typing import Any

from strandline.host import ownership
from strandline.table.messages import You
from strandline.table.state import Table

from .identity import Signer


def may_see(signer: Signer, table: Table, person: str, token: str) -> bool:
    """Whether a table is public, or the person sits there, has created it, or has a link."""
    is_theirs = person == table.host or any(person in (seat.person, seat.kept_for) for seat in table.seats)
    return is_theirs or table.plan.public or _leads_to(signer, table, token, "watch", "join", *_seats(table))


def may_sit(signer: Signer, table: Table, person: str, token: str, seat: int) -> bool:
    """Whether a person may take a seat: any at their own or public tables, otherwise those of their link."""
    found = ownership.may_sit(table, person, seat)
    return _leads_to(signer, table, token, "join", f"seat {seat}") if found is None else found


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
    return ownership.yours(table, person, lambda seat: may_sit(signer, table, person, token, seat))
