"""Queries for push messages: the browsers that a person wants them in, and those to send one to."""

import hashlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from ..schema import players, pushes, tables

MOST_DEVICES = 10
"""One person may have messages sent to this many browsers; the one that asked first gives way."""
MOST_FAILURES = 10
"""A browser is forgotten after this many messages in a row that did not arrive."""


def hash_of(endpoint: str) -> str:
    """Return the key of a subscription."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def devices(connection: sa.Connection, person: str) -> Sequence[Any]:
    """Return the subscriptions of a person, the latest first."""
    query = sa.select(pushes.c.hash, pushes.c.created).where(pushes.c.person == person)
    return connection.execute(query.order_by(pushes.c.created.desc(), pushes.c.hash)).all()


def is_player(connection: sa.Connection, person: str) -> bool:
    """Whether a person has a seat at any table."""
    return connection.scalar(sa.select(players.c.seat).where(players.c.person == person).limit(1)) is not None


def subscribe(connection: sa.Connection, person: str, row: dict[str, Any], replaced: str) -> None:
    """Store a browser's subscription; from now on it belongs to this person alone.

    ``replaced``: the endpoint that the browser had before, if it knows. If the browser does not say its language, it is
    that of the old one.
    """
    old = pushes.c.hash.in_([hash_of(row["endpoint"]), hash_of(replaced)])
    if not row["language"]:
        row["language"] = connection.scalar(sa.select(pushes.c.language).where(old).limit(1)) or "en"
    connection.execute(sa.delete(pushes).where(old))
    connection.execute(sa.insert(pushes), {**row, "hash": hash_of(row["endpoint"]), "person": person})
    extra = [each.hash for each in devices(connection, person)[MOST_DEVICES:]]
    connection.execute(sa.delete(pushes).where(pushes.c.hash.in_(extra)))


def unsubscribe(connection: sa.Connection, person: str, which: str) -> None:
    """Delete a person's subscription by its key, or all of them if there is none."""
    own = pushes.c.person == person
    connection.execute(sa.delete(pushes).where(own, pushes.c.hash == which) if which else sa.delete(pushes).where(own))


def forget(connection: sa.Connection, endpoint: str) -> None:
    """Delete the subscription of a browser, whoever has made it."""
    connection.execute(sa.delete(pushes).where(pushes.c.hash == hash_of(endpoint)))


def due(connection: sa.Connection, table: str, person: str) -> tuple[str, Sequence[Any]]:
    """Return a table's game and a person's subscriptions, if it is still their turn there."""
    found = connection.execute(sa.select(tables.c.game, tables.c.deciding).where(tables.c.id == table)).first()
    own = sa.select(players.c.seat).where(players.c.table_id == table, players.c.person == person)
    if found is None or not {*found.deciding} & {*connection.scalars(own)}:
        return "", ()
    return found.game, connection.execute(sa.select(pushes).where(pushes.c.person == person)).all()


def arrived(connection: sa.Connection, which: str) -> None:
    """Note that a message has arrived after others had not."""
    connection.execute(sa.update(pushes).where(pushes.c.hash == which).values(failures=0))


def failed(connection: sa.Connection, which: str) -> None:
    """Note that a message did not arrive; after too many, forget the browser."""
    one = pushes.c.hash == which
    connection.execute(sa.update(pushes).where(one).values(failures=pushes.c.failures + 1))
    connection.execute(sa.delete(pushes).where(one, pushes.c.failures >= MOST_FAILURES))


def ended(connection: sa.Connection, which: str) -> None:
    """Delete a subscription that the browser has ended."""
    connection.execute(sa.delete(pushes).where(pushes.c.hash == which))
