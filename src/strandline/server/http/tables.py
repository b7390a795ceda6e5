"""Tables: lists of them, new ones, the links that lead to them."""

from fastapi import APIRouter
from pydantic import BaseModel

from strandline.table import commands as c
from strandline.table.errors import Refused

from .. import queries
from ..access import links
from ..table_commands import create_table
from .dependencies import Id, Person, TheHouse

router = APIRouter(prefix="/api")

MOST_LISTED = 100
MOST_LISTED_PER_ADDRESS = 20
"""If there are more than can be listed, tables of one address beyond this are left out first."""
MOST_OWN_LISTED = 200


class Listed(BaseModel):
    """A table in a list. ``names``: of the people who sit there, by seat, where they have told us theirs."""

    id: str
    game: str
    status: str
    last: int
    your_turn: bool = False
    names: list[str] = []


class Links(BaseModel):
    """Tokens for links: to watch; for the host to give away, also to sit anywhere, and to sit at each seat."""

    watch: str
    join: str | None = None
    seats: list[str] = []


class Made(BaseModel):
    id: str
    commitment: str
    links: Links


class Overheard(BaseModel):
    """Something that was said among those who watch."""

    number: int
    at: int
    name: str
    text: str


@router.get("/me/tables")
async def my_tables(house: TheHouse, person: Person) -> list[Listed]:
    """The tables where you sit, and those that you have made; the latest first, with those where it is your turn."""
    found = await house.store.read(queries.tables_of, person, MOST_OWN_LISTED)
    return [Listed(**each) for each in found]


@router.get("/tables")
async def public_tables(house: TheHouse) -> list[Listed]:
    """Public tables that wait for people, or where a game is going on: the latest first.

    If there are too many to list, no address, however many people use it, keeps tables of other addresses off the list.
    """
    most = MOST_LISTED, MOST_LISTED_PER_ADDRESS
    return [Listed(**each) for each in await house.store.read(queries.public_tables, *most)]


@router.post("/tables", status_code=201)
async def make_table(wanted: c.NewTable, house: TheHouse, person: Person) -> Made:
    """A new table. Nobody sits there yet, not even its maker: a nonce must be given after the commitment is known."""
    table = (await create_table(house, wanted, person)).table
    return Made(id=table.id, commitment=table.plan.commitment, links=Links(**links(house.signer, table)))


@router.get("/tables/{table}/links")
async def table_links(table: Id, house: TheHouse, person: Person) -> Links:
    """The tokens of a table's links: all of them for its host; who sits there may let others watch."""
    open_table = await house.tables.find(table)
    found = Links(**links(house.signer, open_table.table))
    if open_table.table.host == person:
        return found
    if not open_table.table.seats_of(person):
        raise Refused("no-table")
    return Links(watch=found.watch)


@router.get("/tables/{table}/overheard")
async def overheard(table: Id, house: TheHouse, person: Person) -> list[Overheard]:
    """The host: what those who watch say to each other."""
    open_table = await house.tables.find(table)
    if open_table.table.host != person:
        raise Refused("no-table")
    said = open_table.table.said["watchers"]
    return [Overheard(number=n, at=each.at, name=each.name, text=each.text) for n, each in enumerate(said, 1)]
