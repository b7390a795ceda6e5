"""Queries for requests: names of people, their other devices, records kept for links, lists of tables."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from strandline.table.errors import Refused
from strandline.table.planning import listed_seats
from strandline.table.state import rotated

from .identity import new_id
from .schema import LISTED, events, links, people, players, records, tables

KEPT_DAYS = 90
MOST_KEPT = 50
"""One person may keep this many records."""
SHARE_OF_ADDRESS = 10
"""An address may keep one in this many of all records, and in any case as many as one person."""
SHOWN = tables.c.id, tables.c.game, tables.c.status, tables.c.last, tables.c.moves
"""The columns of a table that a list shows."""


# People


def name_of(connection: sa.Connection, person: str) -> str:
    """Return the name that a person has chosen, or an empty text."""
    return str(connection.scalar(sa.select(people.c.name).where(people.c.id == person)) or "")


def rename(connection: sa.Connection, person: str, name: str, now: int) -> None:
    """Store a person's name."""
    connection.execute(sa.delete(people).where(people.c.id == person))
    connection.execute(sa.insert(people), {"id": person, "name": name, "named": now})


def add_link(connection: sa.Connection, token_hash: str, person: str, expires: int) -> None:
    """Store a link by which another device becomes the same person."""
    connection.execute(sa.insert(links), {"hash": token_hash, "person": person, "expires": expires})


def use_link(connection: sa.Connection, token_hash: str, now: int) -> str | None:
    """Delete a link, and return the person to whom it leads; None if there is none, or if it has expired.

    One statement does both: if several use the link at once, only one of them deletes it and gets the answer.
    """
    deleted = sa.delete(links).where(links.c.hash == token_hash).returning(links.c.person, links.c.expires)
    found = connection.execute(deleted).first()
    return found.person if found is not None and found.expires >= now else None


# Records


def keep_record(connection: sa.Connection, data: bytes, person: str, home: str, most: int, now: int) -> str:
    """Store a record, and return its id. If the person already keeps it, only its time is extended.

    ``home``: the mark of the person's address. ``most``: how many records of all people are kept.
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


def kept_record(connection: sa.Connection, record: str) -> str | None:
    """Return a record as it was sent; None if there is none, or if it has expired."""
    text: str | None = connection.scalar(sa.select(records.c.text).where(records.c.id == record))
    return text


# Tables


def count_unfinished(connection: sa.Connection, person: str) -> int:
    """Return the number of unfinished tables that a person has created."""
    query = sa.select(sa.func.count()).where(tables.c.host == person, tables.c.status.in_(("open", "playing")))
    return int(connection.scalar(query) or 0)


def tables_of(connection: sa.Connection, person: str, most: int) -> list[dict[str, Any]]:
    """Return the latest tables where a person sits, or that they have created."""
    seats = sa.select(players.c.table_id, players.c.seat).where(players.c.person == person)
    own = {(row.table_id, row.seat) for row in connection.execute(seats)}
    sitting = sa.select(players.c.table_id).where(players.c.person == person)
    theirs = sitting.union(sa.select(tables.c.id).where(tables.c.host == person))  # each with its own index
    query = sa.select(*SHOWN, tables.c.deciding).where(tables.c.id.in_(theirs))
    found = connection.execute(query.order_by(tables.c.last.desc()).limit(most)).all()
    turns = {row.id: any((row.id, seat) in own for seat in row.deciding) for row in found}
    return [{**each, "your_turn": turns[each["id"]]} for each in _with_seats(connection, found, own)]


def public_tables(connection: sa.Connection, most: int, most_per_address: int) -> list[dict[str, Any]]:
    """Return the latest public tables that are open or being played, of all addresses alike.

    They are read from the latest on, and an address that has enough is skipped: a few pages, however many there are.
    """
    home = sa.func.coalesce(tables.c.home, "")
    query = sa.select(*SHOWN, home.label("home")).where(LISTED)
    query = query.order_by(tables.c.last.desc(), tables.c.id.desc()).limit(most)
    found: list[Any] = []
    counts: Counter[str] = Counter()
    page = list(connection.execute(query))
    while True:
        for row in page:
            if counts[row.home] < most_per_address:
                counts[row.home] += 1
                found.append(row)
        if len(found) >= most or len(page) < most:
            break
        full = [each for each, count in counts.items() if count == most_per_address]
        earlier = sa.tuple_(tables.c.last, tables.c.id) < (page[-1].last, page[-1].id)
        page = list(connection.execute(query.where(earlier, home.not_in(full))))
    if len(found) < most:
        rest = query.where(tables.c.id.not_in([row.id for row in found])).limit(most - len(found))
        found += connection.execute(rest)
    return _with_seats(connection, sorted(found[:most], key=lambda row: -row.last))


def _with_seats(
    connection: sa.Connection, found: Sequence[Any], own: Collection[tuple[str, int]] = ()
) -> list[dict[str, Any]]:
    """Return tables with their seats, the names of those who sit there, and the result. ``own``: the asker's seats."""
    ids = [row.id for row in found]
    # The end is a table's last event but for chat and a rematch: however long the game was, a few rows are read.
    end = sa.case((tables.c.status == "over", _of_event(events.c.body, "ended", events.c.n.desc())))
    plan, start = (_of_event(events.c.body, kind) for kind in ("made", "started"))
    began = _of_event(events.c.at, "started").label("began")
    query = sa.select(tables.c.id, plan.label("plan"), start.label("start"), began, end.label("end"))
    stored = {row.id: row for row in connection.execute(query.where(tables.c.id.in_(ids)))}
    names = _names(connection, ids)
    sitting: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    for row in connection.execute(sa.select(players).where(players.c.table_id.in_(ids))):
        sitting[row.table_id][row.seat] = (row.table_id, row.seat) in own
    return [
        {column.name: row._mapping[column] for column in SHOWN} | _told(stored[row.id], names[row.id], sitting[row.id])
        for row in found
        if row.id in stored  # it may have been deleted meanwhile
    ]


def _of_event(column: sa.Column[Any], kind: str, *order: sa.ColumnElement[Any]) -> sa.ScalarSelect[Any]:
    """Return a column of a table's first event of a kind, in an order."""
    query = sa.select(column).where(events.c.table_id == tables.c.id, events.c.kind == kind)
    return query.order_by(*order or [events.c.n]).limit(1).correlate(tables).scalar_subquery()


def _names(connection: sa.Connection, ids: Sequence[str]) -> defaultdict[str, dict[int, str]]:
    """Return the names by which seats of tables were taken. Seats are numbered as before the game."""
    # Nobody sits down after the start: of a table's events, only those before it are read.
    begun = sa.func.coalesce(_of_event(events.c.n, "started"), 2**31 - 1)
    early = sa.and_(events.c.table_id == tables.c.id, events.c.n < begun)
    sat = sa.select(tables.c.id, events.c.body).join_from(tables, events, early).order_by(tables.c.id, events.c.n)
    found: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for table, body in connection.execute(sat.where(tables.c.id.in_(ids), events.c.kind == "sat")):
        found[table][body["seat"]] = body["name"]
    return found


def _told(stored: Any, names: Mapping[int, str], sitting: Mapping[int, bool]) -> dict[str, Any]:
    """Return a table's seats and its result from the events that tell them. ``sitting``: whether each seat is yours."""
    plan, start, end = stored.plan or {}, stored.start or {}, stored.end or {}
    planned, first = plan.get("seats", []), start.get("first") or 0
    people_of = {
        new: (names.get(old, ""), sitting[new])
        for new, old in enumerate(rotated(range(len(planned)), first))
        if new in sitting
    }
    return {
        "rated": bool(plan.get("rated")),
        "seats": listed_seats(planned, first, people_of),
        "result": end.get("result"),
        "began": stored.began,
    }
