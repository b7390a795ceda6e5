"""Ratings: leaderboards, your own, and those at a rated table."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from strandline.core import registry
from strandline.host.games import game_info
from strandline.table import commands as c
from strandline.table.errors import Refused

from .. import leaderboard
from ..places import Why
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table

router = APIRouter(prefix="/api")


class Rating(BaseModel):
    """A rating and its uncertainty, one standard deviation. ``provisional``: it follows from a few games only."""

    rating: int = Field(examples=[1540])
    uncertainty: int = Field(examples=[210])
    games: int
    provisional: bool


class Ranked(Rating):
    """A line of a leaderboard. The order is by rating less three times the uncertainty."""

    place: int
    name: str
    yours: bool


class Leaderboard(BaseModel):
    """The best players, at most 100. ``count``: of all. ``you``: your own line, wherever it is."""

    game: str
    players: int
    lines: list[Ranked]
    you: Ranked | None
    count: int


class OwnRating(Rating):
    game: str
    players: int
    place: int


class RatingChange(BaseModel):
    """What a game has changed. ``uncertainty``: after it."""

    place: int
    before: int
    after: int
    uncertainty: int


class SeatRating(Rating):
    """The rating of the person on a seat as it is now, and what this game has changed once it is counted."""

    change: RatingChange | None


class TableRatings(BaseModel):
    """The ratings at a rated table. ``counted``: null until the game has ended. ``why_not``: why it does not count.

    ``most_of_pair``: how many rated games of the same two people count within a day.
    """

    seats: list[SeatRating | None]
    counted: bool | None
    why_not: Why | None
    most_of_pair: int


@router.get("/ratings/{game}")
async def best_players(
    game: Annotated[str, Field(max_length=40, examples=["krabcek"])],
    house: TheHouse,
    person: Person,
    players: Annotated[int, Query(ge=2, le=c.MOST_SEATS, description="The number of players.")] = 2,
) -> Leaderboard:
    """Return the leaderboard of a game for a number of players, and your place in it."""
    if game not in registry.names() or players not in game_info(game).players:
        raise Refused("no-page")
    return Leaderboard(**await house.store.read(leaderboard.leaderboard, game, players, person))


@router.get("/me/ratings")
async def my_ratings(house: TheHouse, person: Person) -> list[OwnRating]:
    """Return your ratings."""
    return [OwnRating(**each) for each in await house.store.read(leaderboard.ratings_of, person)]


@router.get("/tables/{table}/ratings")
async def table_ratings(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> TableRatings:
    """Return the ratings at a rated table. If its game has ended and is not counted yet, it is counted first."""
    at = (await visible_table(house, table, person, token)).table
    if not at.plan.rated:
        raise Refused("rated-not")
    found = await house.store.read(leaderboard.ratings_at, at)
    if at.end is not None and found["counted"] is None:
        await house.count_rated(at)
        found = await house.store.read(leaderboard.ratings_at, at)
    return TableRatings(**found)
