"""Queries for requests: names of people, their other devices, records kept for links, lists of tables."""

import hashlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from strandline.table.errors import Refused

from .identity import new_id
from .schema import links, people, players, records, tables

KEPT_DAYS = 90
MOST_KEPT = 50
"""One person may keep this many records."""
SHARE_OF_ADDRESS = 10
"""One address may have one in this many of all records kept, and in any case as many as one person."""
LISTED = tables.c.id, tables.c.game, tables.c.status, tables.c.last
"""What a list shows of a table."""


# People


def name_of(connection: sa.Connection, person: str) -> str:
    """Return the name that a person has chosen, or nothing."""
    return str(connection.scalar(sa.select(people.c.name).where(people.c.id == person)) or "")


def rename(connection: sa.Connection, person: str, name: str, now: int) -> None:
    """Store a person's name."""
    connection.execute(sa.delete(people).where(people.c.id == person))
    connection.execute(sa.insert(people), {"id": person, "name": name, "named": now})


def add_link(connection: sa.Connection, token_hash: str, person: str, expires: int) -> None:
    """Store a link by which another device becomes the same person."""
    connection.execute(sa.insert(links), {"hash": token_hash, "person": person, "expires": expires})


def use_link(connection: sa.Connection, token_hash: str, now: int) -> str | None:
    """Delete a link, and return the person to whom it leads; None if there is none, or if it has expired."""
    where = links.c.hash == token_hash
    person: str | None = connection.scalar(sa.select(links.c.person).where(where, links.c.expires >= now))
    connection.execute(sa.delete(links).where(where))
    return person


# Records


def keep_record(connection: sa.Connection, data: bytes, person: str, home: str, most: int, now: int) -> str:
    """Store a record, and return its id. If the person keeps the same one already, it only lasts longer.

    ``home``: the mark of the person's address. ``most``: how many are kept of all people together.
    """

    def count(*which: sa.ColumnElement[bool]) -> int:
        return int(connection.scalar(sa.select(sa.func.count()).select_from(records).where(*which)) or 0)

    own, digest = records.c.person == person, hashlib.sha256(data).hexdigest()
    expires = now + KEPT_DAYS * 86_400_000
    same = connection.scalar(sa.select(records.c.id).where(own, records.c.hash == digest))
    if same is not None:
        connection.execute(sa.update(records).where(records.c.id == same).values(expires=expires))
        return str(same)
    if count(own) >= MOST_KEPT:
        raise Refused("too-many-kept", most=MOST_KEPT, days=KEPT_DAYS)
    if count() >= most:
        raise Refused("records-full", most=most)
    share = max(MOST_KEPT, most // SHARE_OF_ADDRESS)
    if count(records.c.home == home) >= share:
        raise Refused("home-full", most=share)
    row = {"id": new_id(), "person": person, "hash": digest, "home": home, "expires": expires}
    connection.execute(sa.insert(records), {**row, "text": data.decode("utf-8-sig")})
    return str(row["id"])


def kept_record(connection: sa.Connection, record: str, now: int) -> str | None:
    """Return a record as it was sent; None if there is none, or if it has expired."""
    query = sa.select(records.c.text).where(records.c.id == record, records.c.expires >= now)
    text: str | None = connection.scalar(query)
    return text


# Tables


def count_unfinished(connection: sa.Connection, person: str) -> int:
    """Return how many tables a person has created that are not over."""
    query = sa.select(sa.func.count()).where(tables.c.host == person, tables.c.status.in_(("open", "playing")))
    return int(connection.scalar(query) or 0)


def tables_of(connection: sa.Connection, person: str, most: int) -> list[dict[str, Any]]:
    """Return the latest tables where a person sits, or that they have created."""
    seats = sa.select(players.c.table_id, players.c.seat).where(players.c.person == person)
    own = {(row.table_id, row.seat) for row in connection.execute(seats)}
    sitting = sa.select(players.c.table_id).where(players.c.person == person)
    query = sa.select(*LISTED, tables.c.deciding).where((tables.c.host == person) | tables.c.id.in_(sitting))
    found = connection.execute(query.order_by(tables.c.last.desc()).limit(most)).all()
    turns = {row.id: any((row.id, seat) in own for seat in row.deciding) for row in found}
    return [{**each, "your_turn": turns[each["id"]]} for each in _with_names(connection, found)]


def public_tables(connection: sa.Connection, most: int, most_per_address: int) -> list[dict[str, Any]]:
    """Return the latest public tables that are open or being played, of all addresses alike."""
    rank = sa.func.row_number().over(partition_by=tables.c.home, order_by=tables.c.last.desc())
    query = sa.select(*LISTED).where(tables.c.public, tables.c.status.in_(("open", "playing")))
    query = query.order_by(rank > most_per_address, tables.c.last.desc()).limit(most)
    return _with_names(connection, sorted(connection.execute(query), key=lambda row: -row.last))


def _with_names(connection: sa.Connection, found: Sequence[Any]) -> list[dict[str, Any]]:
    """Return tables with the names of the people who sit there, each once."""
    names: dict[str, list[str]] = {row.id: [] for row in found}
    query = sa.select(players.c.table_id, people.c.name).join(people, people.c.id == players.c.person)
    for row in connection.execute(query.where(players.c.table_id.in_(names)).order_by(players.c.seat)):
        if row.name not in names[row.table_id]:
            names[row.table_id].append(row.name)
    return [{column.name: row._mapping[column] for column in LISTED} | {"names": names[row.id]} for row in found]
