"""Requests of people at tables: new tables, and commands."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from strandline.host.commands import own_number, rematch
from strandline.host.errors import Conflict
from strandline.host.open_table import OpenTable
from strandline.table import commands as c
from strandline.table import dice, planning, referee
from strandline.table.errors import Refused
from strandline.table.events import Event, Made
from strandline.table.referee import Decision
from strandline.table.state import Table

from . import access, queries
from .identity import new_id
from .server_clock import now_ms

if TYPE_CHECKING:
    from .house import House

MOST_UNFINISHED = 20
"""The most unfinished tables that one person may have created."""


async def create_table(house: "House", wanted: c.NewTable, person: str) -> OpenTable:
    """Create a table, or return the one that the person created with the same id."""
    cause = person, wanted.id or new_id()
    with house.doubts.about(*cause):
        return await create_by_plan(house, person, cause, partial(planning.plan, wanted))


async def create_by_plan(
    house: "House", person: str, cause: tuple[str, str], plan: Callable[[str, Sequence[str]], Made]
) -> OpenTable:
    """Create a table by a plan, which needs a secret and a nonce for each seat.

    ``cause``: what it is created for. The same cause always gives the same table.
    """
    table, secret = house.signer.table_id(*cause), dice.new_secret()
    made = plan(secret, [secrets.token_hex(16) for _ in range(c.MOST_SEATS)])
    with suppress(Refused):
        return await house.tables.find(table)
    if await house.store.read(queries.count_unfinished, person) >= MOST_UNFINISHED:
        raise Refused("too-many", most=MOST_UNFINISHED)
    if not house.new_tables.take(house.addresses.of(person)):
        raise Refused("too-fast")
    row = {
        "game": made.game, "secret": secret, "host": person, "public": made.public, "home": house.home(person),
        "to_rate": bool(made.rated),
    }  # fmt: skip
    try:
        return await house.commits.create(Table(table, secret), Event(1, now_ms(), made, person), row)
    except Conflict:  # two equal requests at once
        return await house.tables.find(table)


async def do_command(house: "House", table: str, command: c.Command, person: str) -> int:
    """Do a person's command once, and return the number of its event, as that person counts."""
    with house.doubts.about(table, person, command.id):
        async with house.tables.held(table) as open_table:
            done = open_table.table.keys.get((person, command.id))
            if done is None:
                done = await _do(house, open_table, command, person)
            return own_number(open_table.table, person, command, done)


async def _do(house: "House", open_table: OpenTable, command: c.Command, person: str) -> int:
    if isinstance(command, c.Rematch):
        cause, plan = ("rematch", open_table.table.id), partial(planning.rematch, open_table.table, person)
        return await rematch(
            house.commits, open_table, command, person, lambda: create_by_plan(house, person, cause, plan)
        )
    name = ""
    if isinstance(command, c.Chat):
        if not house.chat.take(person):
            raise Refused("too-fast")
        name = await house.store.read(queries.name_of, person)

    def decide(table: Table) -> Decision:
        may_sit = isinstance(command, c.Sit) and access.may_sit(
            house.signer, table, person, command.token, command.seat
        )
        return referee.decide(table, command, person, may_sit, name, house.home(person))

    return await house.commits.commit(open_table, decide, person, command.id)
