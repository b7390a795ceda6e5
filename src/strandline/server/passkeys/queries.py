"""Queries for passkeys, and for the challenges that they sign."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from strandline.table.errors import Refused

from ..schema import challenges, passkeys

MOST_PASSKEYS = 10
"""One person may have this many."""


def add_challenge(connection: sa.Connection, challenge: str, person: str, purpose: str, expires: int) -> None:
    """Store a challenge for a person."""
    row = {"challenge": challenge, "person": person, "purpose": purpose, "expires": expires}
    connection.execute(sa.insert(challenges), row)


def use_challenge(connection: sa.Connection, challenge: str, person: str, purpose: str, now: int) -> bool:
    """Delete a challenge, and return whether it was the person's for this purpose, and is not too old.

    One statement does both: if an answer comes twice at once, only one of them finds the challenge.
    """
    own = challenges.c.challenge == challenge, challenges.c.person == person, challenges.c.purpose == purpose
    expires = connection.scalar(sa.delete(challenges).where(*own).returning(challenges.c.expires))
    return expires is not None and int(expires) >= now


def passkeys_of(connection: sa.Connection, person: str) -> Sequence[Any]:
    """Return the passkeys of a person, the latest first."""
    query = sa.select(passkeys).where(passkeys.c.person == person)
    return connection.execute(query.order_by(passkeys.c.created.desc(), passkeys.c.id)).all()


def passkey(connection: sa.Connection, which: str) -> Any:
    """Return a passkey; None if there is none with this id."""
    return connection.execute(sa.select(passkeys).where(passkeys.c.id == which)).first()


def add(connection: sa.Connection, person: str, row: dict[str, Any]) -> None:
    """Store a new passkey; refuse it if the person has too many."""
    if len(passkeys_of(connection, person)) >= MOST_PASSKEYS:
        raise Refused("too-many-passkeys", most=MOST_PASSKEYS)
    connection.execute(sa.insert(passkeys), {**row, "person": person})


def use(connection: sa.Connection, which: str, signs: int, now: int) -> bool:
    """Note that a passkey was used; return whether its counter has gone on, or it does not count."""
    goes_on = sa.or_(passkeys.c.signs < signs, sa.and_(passkeys.c.signs == 0, sa.literal(signs) == 0))
    done = connection.execute(sa.update(passkeys).where(passkeys.c.id == which, goes_on).values(signs=signs, used=now))
    return done.rowcount == 1


def remove(connection: sa.Connection, person: str, which: str) -> None:
    """Delete a person's passkey."""
    connection.execute(sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == which))
