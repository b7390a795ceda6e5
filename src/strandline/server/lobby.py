"""Quick pairing: whoever wants a game sits down where someone waits for the same, or else waits.

Of each kind of game, one table waits at a time: the database keeps two apart (``schema.py``). So people who come in the
same moment, even at different processes, are led to the same table, and the referee gives each seat once.
"""

from collections.abc import Callable, Sequence
from functools import partial

from strandline.host.errors import Unavailable
from strandline.host.games import game_info
from strandline.host.open_table import OpenTable
from strandline.table import seeking
from strandline.table.errors import Refused
from strandline.table.events import Made
from strandline.table.seeking import Pace

from .house import House
from .identity import new_id
from .seeks import has_left, is_at
from .table_commands import create_by_plan

MOST_BY_POST = 3
"""A person may look for this many games by correspondence at a time; for games with a clock, it is one."""
MOST_PER_ADDRESS = 12
"""This many tables may wait that people of one address have made."""
TRIES = 20
"""How often a table is looked for that others fill or leave in the same moment."""


async def find_or_make(house: House, game: str, seats: int, pace: Pace, rated: bool, person: str) -> OpenTable:
    """Return a table where someone waits for the same game or, if there is none, a new one where the person waits."""
    options = {"players": seats} if len(game_info(game).players) > 1 else {}
    plan = partial(seeking.plan, game, options, seats, pace, rated)
    kind = seeking.kind(plan("", [""] * seats))
    async with house.seeks.lock(person):
        await _leave_others(house, kind, person)
        for _ in range(TRIES):
            table = await house.seeks.of_kind(kind)
            if table is None:
                made = await _made(house, plan, person)
                if made is not None:
                    return made
            else:
                found = await house.seeks.without_absent(table, person)
                if found is not None:
                    return found
    raise Unavailable("others were always first")


async def _made(house: House, plan: Callable[[str, Sequence[str]], Made], person: str) -> OpenTable | None:
    """Return a new table; None if someone else has made one of the same kind in this moment."""
    if await house.seeks.count_at(house.home(person)) >= MOST_PER_ADDRESS:
        raise Refused("seeks-full", most=MOST_PER_ADDRESS)
    try:
        made = await create_by_plan(house, person, (person, new_id()), plan)
    except Refused as error:
        if error.reason == "no-table":
            return None
        raise
    house.seeks.list_again()
    return made


async def resume(house: House, before: str, person: str) -> OpenTable | None:
    """Return the table where a person waits, plays or has played who was at a table ``before``; None if there is none.

    It may be another table by now, because they have chosen another game elsewhere. If they have left of their own
    accord, it is the one that they have left: they must not begin to wait again.
    """
    first = await house.seeks.find(before)
    others = [await house.seeks.find(table) for table in await house.seeks.of_person(person)]
    clocked = [each for each in others if each is not None and not seeking.is_by_post(each.table.plan)]
    for found in (first, *clocked):
        if found is not None and found.table.plan.seek and is_at(found.table, person):
            return found
    return first if first is not None and has_left(first.table, person) else None


async def stop(house: House, table: str, person: str) -> OpenTable:
    """Let a person wait no longer, and return the table: its game may have begun in this moment."""
    open_table = await house.tables.fresh(table)
    if not open_table.table.plan.seek or not is_at(open_table.table, person):
        raise Refused("no-table")
    await house.seeks.withdraw(open_table, [person], person)
    return open_table


async def _leave_others(house: House, kind: str, person: str) -> None:
    """Leave the table where the person waits for another game with a clock; refuse too many by correspondence."""
    same, by_post = await house.seeks.of_kind(kind), 0
    for table in await house.seeks.of_person(person):
        open_table = await house.tables.find(table)
        if table == same:
            continue
        if seeking.is_by_post(open_table.table.plan):
            by_post += 1
        elif kind.startswith(seeking.LIVE):
            await house.seeks.withdraw(open_table, [person], person)
    if kind.startswith(seeking.POST) and by_post >= MOST_BY_POST:
        raise Refused("too-many-seeks", most=MOST_BY_POST)
