"""Ratings as people read them: leaderboards, one's own, those at a table."""

from typing import Any

import sqlalchemy as sa

from strandline.table.state import Table

from .rated_games import MOST_OF_PAIR
from .rating import Rating
from .schema import people, rated_games, rated_seats, ratings

MOST_SHOWN = 100
"""The length of a leaderboard."""

NAME = sa.func.coalesce(people.c.name, ratings.c.name).label("known_as")
"""A person's name; if it has been deleted, the one by which they last played."""


def shown(rating: Rating) -> dict[str, Any]:
    """Return a rating as people see it."""
    return {
        "rating": rating.points,
        "uncertainty": rating.uncertainty,
        "games": rating.games,
        "provisional": rating.is_provisional,
    }


def _of(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def leaderboard(connection: sa.Connection, game: str, players: int, person: str) -> dict[str, Any]:
    """Return the best players of a game with this number of players, the person's own line, and how many there are."""
    kind = ratings.c.game == game, ratings.c.players == players
    query = sa.select(ratings, NAME).outerjoin(people, people.c.id == ratings.c.person).where(*kind)
    # Equal ratings are in an order that stays the same.
    best = query.order_by(ratings.c.cautious.desc(), ratings.c.person).limit(MOST_SHOWN)
    lines: list[dict[str, Any]] = []
    above = None
    for n, row in enumerate(connection.execute(best), 1):
        is_tie = above is not None and above.cautious == row.cautious
        lines.append(_line(row, lines[-1]["place"] if is_tie else n, person))
        above = row
    you = next((line for line in lines if line["yours"]), None)
    if you is None:
        own = connection.execute(query.where(ratings.c.person == person)).first()
        you = None if own is None else _line(own, _place(connection, own), person)
    count = connection.scalar(sa.select(sa.func.count()).select_from(ratings).where(*kind))
    return {"game": game, "players": players, "lines": lines, "you": you, "count": count or 0}


def _line(row: Any, place: int, person: str) -> dict[str, Any]:
    return {"place": place, "name": row.known_as, "yours": row.person == person, **shown(_of(row))}


def _place(connection: sa.Connection, row: Any) -> int:
    better = ratings.c.game == row.game, ratings.c.players == row.players, ratings.c.cautious > row.cautious
    return 1 + int(connection.scalar(sa.select(sa.func.count()).select_from(ratings).where(*better)) or 0)


def ratings_of(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Return all ratings of a person, with their places."""
    query = sa.select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.players)
    return [
        {"game": row.game, "players": row.players, "place": _place(connection, row), **shown(_of(row))}
        for row in connection.execute(query).all()
    ]


def ratings_at(connection: sa.Connection, table: Table) -> dict[str, Any]:
    """Return the ratings of those who sit at a rated table, and how the game has changed them once it is counted."""
    people_here = [seat.person or "" for seat in table.seats]
    kind = ratings.c.game == table.game.name, ratings.c.players == len(people_here)
    now = connection.execute(sa.select(ratings).where(ratings.c.person.in_(people_here), *kind))
    known = {row.person: _of(row) for row in now}
    game = connection.execute(sa.select(rated_games).where(rated_games.c.table_id == table.id)).first()
    then = connection.execute(sa.select(rated_seats).where(rated_seats.c.table_id == table.id))
    changed = {row.seat: row for row in then}

    def seat(n: int, person: str) -> dict[str, Any] | None:
        if not person:
            return None
        row = changed.get(n)
        return {**shown(known.get(person, Rating())), "change": None if row is None else _change(row)}

    return {
        "seats": [seat(n, person) for n, person in enumerate(people_here)],
        "counted": None if game is None else game.why_not is None,
        "why_not": None if game is None else game.why_not,
        "most_of_pair": MOST_OF_PAIR,
    }


def _change(row: Any) -> dict[str, Any]:
    before, after = Rating(row.mu, row.sigma), Rating(row.new_mu, row.new_sigma)
    return {"place": row.place, "before": before.points, "after": after.points, "uncertainty": after.uncertainty}
