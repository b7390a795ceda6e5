"""Play: commands at a table, and help for the seat whose turn it is."""

import random
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from strandline.host.ownership import check_turn, why_illegal
from strandline.host.thinking import HINT_LEVEL, choose_move
from strandline.search.thought import Root
from strandline.table import commands as c
from strandline.table import referee
from strandline.table.errors import Refused
from strandline.table.messages import Problem

from ..table_commands import do_command
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table

router = APIRouter(prefix="/api")


class Done(BaseModel):
    """The command is done and on the disk. ``n``: the number of its event."""

    id: str
    n: int


class Why(BaseModel):
    """Why a move is not legal; null if it is."""

    reason: Problem | None


class Known(BaseModel):
    """A position as the seat whose turn it is knows it, as the bot protocol defines it."""

    count: int
    row: list[int]
    seen: list[int]
    view: dict[str, Any]
    moves: list[str]


class Hint(BaseModel):
    """A good bot's move, the number of moves before it, and the places on the piece's way."""

    count: int
    move: str
    way: list[str]


@router.post("/tables/{table}/do")
async def do(table: Id, command: c.AnyCommand, house: TheHouse, person: Person, token: TokenQuery = "") -> Done:
    """Do a command at a table. When this answers, it is on the disk."""
    link = command.token if isinstance(command, c.Sit) else ""
    await visible_table(house, table, person, token or link)
    return Done(id=command.id, n=await do_command(house, table, command, person))


@router.post("/tables/{table}/why_not")
async def why_not(table: Id, asked: c.WhyNot, house: TheHouse, person: Person) -> Why:
    """Return why a move is not legal, for the seat whose turn it is, from what it knows."""
    open_table = await visible_table(house, table, person, "")
    return Why(reason=why_illegal(open_table.table, asked, person))


@router.post("/tables/{table}/hint")
async def hint(table: Id, asked: c.AskHint, house: TheHouse, person: Person) -> Hint:
    """Return a good bot's move for the seat whose turn it is, from what it knows, where hints are allowed."""
    at = (await visible_table(house, table, person, "")).table
    check_turn(at, person, asked.seat)
    if referee.others(at, asked.seat):
        raise Refused("no-hint")
    if not house.hints.take(person):
        raise Refused("too-fast")
    count, position = len(at.made), referee.standing(at, asked.seat).known(asked.seat)
    root = Root.of(position, asked.seat)
    move = await house.pool.run_on_request(person, choose_move, root, HINT_LEVEL, random.getrandbits(62))
    return Hint(count=count, move=move, way=position.way(move))


@router.get("/tables/{table}/position")
async def position(
    table: Id, house: TheHouse, person: Person, seat: Annotated[c.SeatNumber, Query(description="Your own seat.")]
) -> Known:
    """Return, for programs, everything that your seat knows when it is its turn."""
    now = (await visible_table(house, table, person, "")).table
    check_turn(now, person, seat)
    at = referee.standing(now, seat)
    known = at.known(seat)
    return Known(
        count=len(now.made), row=known.row(), seen=at.repetition_keys(), view=at.view(seat), moves=known.moves()
    )
