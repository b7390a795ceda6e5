"""Tables: lists of them, new ones, the links that lead to them."""

from fastapi import APIRouter
from pydantic import BaseModel

from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.planning import ListedSeat

from .. import queries
from ..access import links
from ..table_commands import create_table
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table

router = APIRouter(prefix="/api")

MOST_LISTED = 100
MOST_LISTED_PER_ADDRESS = 20
"""If there are more tables than can be listed, those of one address beyond this number are left out first."""
MOST_OWN_LISTED = 200


class Listed(BaseModel):
    """A table in a list. ``result``: each seat's share of 1, once a game is over that was not stopped.

    ``rated``: it changes the players' ratings.
    """

    id: str
    game: str
    status: str
    last: int
    your_turn: bool = False
    rated: bool = False
    seats: list[ListedSeat] = []
    result: list[str] | None = None


class ListedPublic(Listed):
    """A public table in a list. ``moves``: how many have been made; ``began``: when the game began."""

    moves: int
    began: int | None


class Links(BaseModel):
    """Tokens for links: to watch; for the host to share, also to sit anywhere, and to sit at each seat."""

    watch: str
    join: str | None = None
    seats: list[str] = []


class Made(BaseModel):
    id: str
    commitment: str
    links: Links


class Overheard(BaseModel):
    """A chat message among the spectators."""

    number: int
    at: int
    name: str
    text: str


@router.get("/me/tables")
async def my_tables(house: TheHouse, person: Person) -> list[Listed]:
    """Return the tables where you sit or that you have created: the latest first, with those where it is your turn."""
    found = await house.store.read(queries.tables_of, person, MOST_OWN_LISTED)
    return [Listed(**each) for each in found]


@router.get("/tables")
async def public_tables(house: TheHouse) -> list[ListedPublic]:
    """Return public tables that wait for people or where a game is in progress: the latest first.

    If there are too many to list, no single address can crowd the tables of other addresses out of the list.
    """
    most = MOST_LISTED, MOST_LISTED_PER_ADDRESS
    return [ListedPublic(**each) for each in await house.store.read(queries.public_tables, *most)]


@router.post("/tables", status_code=201)
async def make_table(wanted: c.NewTable, house: TheHouse, person: Person) -> Made:
    """Create a table. Nobody sits there yet, not even its host: a nonce must be given after the commitment is known."""
    table = (await create_table(house, wanted, person)).table
    return Made(id=table.id, commitment=table.plan.commitment, links=Links(**links(house.signer, table)))


@router.get("/tables/{table}/links")
async def table_links(table: Id, house: TheHouse, person: Person) -> Links:
    """Return the tokens of a table's links: all of them to its host; the link to watch to its players."""
    open_table = await house.tables.fresh(table)
    found = Links(**links(house.signer, open_table.table))
    if open_table.table.host == person:
        return found
    if not open_table.table.seats_of(person):
        raise Refused("no-table")
    return Links(watch=found.watch)


@router.get("/tables/{table}/rematch")
async def rematch_link(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Links:
    """Return the token of the link to watch the rematch, to anyone who may see the game before it."""
    rematch = (await visible_table(house, table, person, token)).table.rematch
    if rematch is None:
        raise Refused("no-table")
    return Links(watch=house.signer.token(rematch, "watch"))


@router.get("/tables/{table}/overheard")
async def overheard(table: Id, house: TheHouse, person: Person) -> list[Overheard]:
    """Return the chat of the spectators, for the host."""
    open_table = await house.tables.fresh(table)
    if open_table.table.host != person:
        raise Refused("no-table")
    said = open_table.table.said["watchers"]
    return [Overheard(number=n, at=each.at, name=each.name, text=each.text) for n, each in enumerate(said, 1)]
