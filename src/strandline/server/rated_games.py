"""Rated games in the database: each result is counted once."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import sqlalchemy as sa

from strandline.table.events import Ended
from strandline.table.state import WATCHERS, Table

from .places import Why, places, why_not
from .rating import Rating, after_game
from .schema import TO_RATE, rated_games, rated_seats, ratings, tables

DAY = 86_400_000
MOST_OF_PAIR = 10
"""At most this many rated games between the same two people count within a day."""

Kind = tuple[str, int]
"""A game and a number of players: each has ratings of its own."""


UNCOUNTED = sa.select(tables.c.id).where(TO_RATE, tables.c.status.in_(("over", "closed"))).order_by(tables.c.id)
"""The rated tables that have ended and are not counted yet."""


def count(connection: sa.Connection, table: Table) -> None:
    """Count the result of a rated table that has ended, once, whoever asks for it and however often.

    Everything is written in one transaction, with the table's mark. Of several processes, one clears the mark while the
    others wait for it; if that one fails, the mark stays.
    """
    if table.status not in ("over", "closed"):
        return
    marked = sa.and_(tables.c.id == table.id, tables.c.to_rate)
    if not connection.execute(sa.update(tables).where(marked).values(to_rate=False)).rowcount:
        return
    # Closed before the game began; or counted under this id before the table expired and was created again.
    counted = sa.select(rated_games.c.table_id).where(rated_games.c.table_id == table.id)
    if table.end is None or connection.execute(counted).first() is not None:
        return
    people = [seat.person or "" for seat in table.seats]
    kind = table.game.name, len(people)
    known = _locked(connection, people, kind)
    before = [known.get(person, Rating()) for person in people]
    at, found = _ended_at(table), places(table)
    why: Why | None = why_not(table) or ("pair" if _is_too_often(connection, people, at) else None)
    after = before if why else after_game(before, found)
    game = {"table_id": table.id, "game": kind[0], "players": kind[1], "at": at, "why_not": why}
    connection.execute(sa.insert(rated_games), game)
    seats = [
        {
            "table_id": table.id, "seat": n, "person": people[n], "place": found[n],
            "mu": old.mu, "sigma": old.sigma, "new_mu": new.mu, "new_sigma": new.sigma,
        }
        for n, (old, new) in enumerate(zip(before, after, strict=True))
    ]  # fmt: skip
    connection.execute(sa.insert(rated_seats), seats)
    if why is None:
        for seat, new in zip(table.seats, after, strict=True):
            _store(connection, seat.person or "", seat.name, kind, new, is_new=seat.person not in known)


def _locked(connection: sa.Connection, people: Sequence[str], kind: Kind) -> Mapping[str, Rating]:
    """Return people's ratings, and keep other processes from changing them until the end of the transaction."""
    own = ratings.c.person.in_(people), ratings.c.game == kind[0], ratings.c.players == kind[1]
    query = sa.select(ratings).where(*own).order_by(ratings.c.person).with_for_update()
    return {row.person: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}


def _store(connection: sa.Connection, person: str, name: str, kind: Kind, rating: Rating, *, is_new: bool) -> None:
    key = {"person": person, "game": kind[0], "players": kind[1]}
    row = {
        "mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "cautious": rating.cautious, "name": name,
    }  # fmt: skip
    if is_new:  # if another process inserts the same at once, one of them fails and counts again
        connection.execute(sa.insert(ratings), key | row)
    else:
        same = (ratings.c[column] == value for column, value in key.items())
        connection.execute(sa.update(ratings).where(*same).values(row))


def _ended_at(table: Table) -> int:
    return next(event.at for event in table.feeds[WATCHERS] if isinstance(event.data, Ended))


def _is_too_often(connection: sa.Connection, people: Sequence[str], at: int) -> bool:
    """Whether two of these people have had enough rated games with each other within a day."""
    one, other = rated_seats.alias(), rated_seats.alias()
    query = (
        sa.select(sa.func.count())
        .select_from(one)
        .join(other, one.c.table_id == other.c.table_id)
        .join(rated_games, one.c.table_id == rated_games.c.table_id)
        # On both sides of the time, which can go back when the server is started on a machine with another clock.
        .where(rated_games.c.why_not.is_(None), rated_games.c.at.between(at - DAY, at + DAY))
    )
    pairs = combinations(sorted(people), 2)
    counts = (connection.scalar(query.where(one.c.person == a, other.c.person == b)) or 0 for a, b in pairs)
    return any(each >= MOST_OF_PAIR for each in counts)
