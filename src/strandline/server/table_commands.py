"""What people ask for at tables: new ones, and commands."""

import secrets
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial

from strandline.table import commands as c
from strandline.table import dice, planning, referee
from strandline.table.errors import Refused
from strandline.table.events import Event, Made, Rematch
from strandline.table.referee import Decision
from strandline.table.state import WATCHERS, Table

from . import access, queries
from .house import House
from .identity import new_id
from .open_tables import OpenTable
from .uptime import now_ms

MOST_UNFINISHED = 20
"""One person may have created this many tables that are not over."""


async def create_table(house: House, wanted: c.NewTable, person: str) -> OpenTable:
    """Create a table."""
    return await _create(house, person, partial(planning.plan, wanted))


async def _create(house: House, person: str, plan: Callable[[str, Sequence[str]], Made]) -> OpenTable:
    """Create a table by a plan, which needs a secret and a nonce for each bot."""
    if await house.store.read(queries.count_unfinished, person) >= MOST_UNFINISHED:
        raise Refused("too-many", most=MOST_UNFINISHED)
    table, secret = new_id(), dice.new_secret()
    made = plan(secret, [secrets.token_hex(16) for _ in range(c.MOST_SEATS)])
    if not house.new_tables.take(house.addresses.of(person)):
        raise Refused("too-fast")
    row = {"game": made.game, "secret": secret, "host": person, "public": made.public, "home": house.home(person)}
    return await house.commits.create(Table(table, secret), Event(1, now_ms(), made, person), row)


async def do_command(house: House, table: str, command: c.Command, person: str) -> int:
    """Do what someone asks for, once, and return the number of its event, as that person counts."""
    async with house.tables.held(table) as open_table:
        done = open_table.table.keys.get((person, command.id))
        if done is None:
            done = await _do(house, open_table, command, person)
        return _number(open_table.table, person, command, done)


async def _do(house: House, open_table: OpenTable, command: c.Command, person: str) -> int:
    if isinstance(command, c.Rematch):
        return await _rematch(house, open_table, command, person)
    name = ""
    if isinstance(command, c.Chat):
        if not house.chat.take(person):
            raise Refused("too-fast")
        name = await house.store.read(queries.name_of, person)

    def decide(table: Table) -> Decision:
        may_sit = isinstance(command, c.Sit) and access.may_sit(
            house.signer, table, person, command.token, command.seat
        )
        return referee.decide(table, command, person, may_sit, name)

    return await house.commits.commit(open_table, decide, person, command.id)


async def _rematch(house: House, open_table: OpenTable, command: c.Rematch, person: str) -> int:
    """Create a table for the same people, unless there is one."""
    if open_table.table.rematch is not None and open_table.table.seats_of(person):
        return open_table.table.n
    new = await _create(house, person, partial(planning.rematch, open_table.table, person))

    def decide(table: Table) -> Decision:
        if table.rematch is not None:
            raise Refused("rematch")
        return referee.decided(Rematch(new.table.id))

    return await house.commits.commit(open_table, decide, person, command.id)


def _number(table: Table, person: str, command: c.Command, n: int) -> int:
    """Return a person's own number of event n: the event's own would say how much they do not get to see."""
    own = table.seats_of(person)
    seat = command.seat if isinstance(command, c.Seated) else next(iter(own), WATCHERS)
    feed = table.feeds[seat if seat in own else WATCHERS]
    return bisect_right(feed, n, key=lambda event: event.n)
