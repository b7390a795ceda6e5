"""Queries for tournaments: their events, their people, and what is stored of their tables."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from strandline.club.events import Event
from strandline.club.tournament import Tournament

from .schema import people, players, tables, tournament_events, tournament_people, tournaments

COLUMNS = "n", "kind", "at", "body", "person"
"""The columns of an event, in the order in which ``Event.read`` takes them."""


class Known(NamedTuple):
    """What is stored of a table: its status, and who has sat down."""

    status: str
    seated: frozenset[str]


def read_events(connection: sa.Connection, tournament: str, after: int = 0) -> list[Event] | None:
    """Return the events of a tournament after number ``after``; None if there is no such tournament."""
    columns = (tournament_events.c[name] for name in COLUMNS)
    own = tournament_events.c.tournament_id == tournament
    query = sa.select(*columns).where(own, tournament_events.c.n > after).order_by(tournament_events.c.n)
    found = [Event.read(*row) for row in connection.execute(query)]
    if not found and connection.scalar(sa.select(tournaments.c.id).where(tournaments.c.id == tournament)) is None:
        return None
    return found


def append(connection: sa.Connection, after: Tournament, events: Sequence[Event], home: str | None = None) -> None:
    """Write new events, and what follows from them. ``home``: the mark of the host's address, for a new tournament."""
    row = {"status": after.status, "last": after.last}
    if events[0].n == 1:
        about = {"id": after.id, "host": after.hosts[0], "name": after.plan.name, "game": after.plan.game, "home": home}
        connection.execute(sa.insert(tournaments), {**about, **row})
    else:
        connection.execute(sa.update(tournaments).where(tournaments.c.id == after.id).values(**row))
    stored = [{"tournament_id": after.id, **{name: getattr(each, name) for name in COLUMNS}} for each in events]
    connection.execute(sa.insert(tournament_events), stored)
    connection.execute(sa.delete(tournament_people).where(tournament_people.c.tournament_id == after.id))
    playing = () if after.status == "over" else after.active
    rows = [
        {"tournament_id": after.id, "person": each, "hosts": each in after.hosts, "plays": each in playing}
        for each in dict.fromkeys((*after.hosts, *after.players))
    ]
    connection.execute(sa.insert(tournament_people), rows)


def playing_in(connection: sa.Connection, person: str) -> tuple[str, str] | None:
    """Return the id and the name of the tournament in which a person plays now."""
    query = sa.select(tournaments.c.id, tournaments.c.name).join(tournament_people)
    row = connection.execute(query.where(tournament_people.c.person == person, tournament_people.c.plays)).first()
    return None if row is None else (row.id, row.name)


def tournaments_of(connection: sa.Connection, person: str, most: int) -> list[dict[str, Any]]:
    """Return the latest tournaments that a person hosts, or where they play or have played."""
    columns = (tournaments.c[name] for name in ("id", "name", "game", "status", "last"))
    query = sa.select(*columns, tournament_people.c.hosts).join(tournament_people)
    query = query.where(tournament_people.c.person == person).order_by(tournaments.c.last.desc()).limit(most)
    return [dict(row._mapping) for row in connection.execute(query)]


def count_unfinished(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    """Return the number of tournaments that are not over."""
    query = sa.select(sa.func.count()).select_from(tournaments).where(tournaments.c.status != "over", *which)
    return int(connection.scalar(query) or 0)


def home_of(connection: sa.Connection, tournament: str) -> str | None:
    """Return the mark of the address from which a tournament was opened."""
    home: str | None = connection.scalar(sa.select(tournaments.c.home).where(tournaments.c.id == tournament))
    return home


def known_tables(connection: sa.Connection, ids: Collection[str]) -> Mapping[str, Known]:
    """Return what is stored of tables; those that do not exist are left out."""
    seated: defaultdict[str, set[str]] = defaultdict(set)
    for table, person in connection.execute(
        sa.select(players.c.table_id, players.c.person).where(players.c.table_id.in_(ids))
    ):
        seated[table].add(person)
    found = connection.execute(sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    return {table: Known(status, frozenset(seated[table])) for table, status in found}


def running(connection: sa.Connection) -> list[str]:
    """Return the tournaments whose rounds go on."""
    return list(connection.scalars(sa.select(tournaments.c.id).where(tournaments.c.status == "running")))


def names_of(connection: sa.Connection, ids: Collection[str]) -> Mapping[str, str]:
    """Return the names that people have chosen."""
    query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}
