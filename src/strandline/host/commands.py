"""Commands of people, as far as every host does them alike."""

from bisect import bisect_right
from collections.abc import Awaitable, Callable

from strandline.table import commands as c
from strandline.table import referee
from strandline.table.errors import Refused
from strandline.table.events import Rematch
from strandline.table.referee import Decision
from strandline.table.state import WATCHERS, Table

from .commits import Commits
from .open_table import OpenTable


async def rematch(
    commits: Commits,
    open_table: OpenTable,
    command: c.Rematch,
    person: str,
    create: Callable[[], Awaitable[OpenTable]],
) -> int:
    """Create a rematch for the same people, unless there is one. The caller holds the table's lock."""
    if open_table.table.rematch is not None and open_table.table.seats_of(person):
        return open_table.table.n
    new = await create()

    def decide(table: Table) -> Decision:
        if table.rematch is not None:
            raise Refused("rematch")
        return referee.decided(Rematch(new.table.id))

    return await commits.commit(open_table, decide, person, command.id)


def own_number(table: Table, person: str, command: c.Command, n: int) -> int:
    """Return a person's own number of event ``n``: the event's number would reveal how much they cannot see."""
    own = table.seats_of(person)
    if isinstance(command, c.Seated) and command.seat in own:
        own = [command.seat]
    feed = table.feeds[next(iter(own), WATCHERS)]
    return bisect_right(feed, n, key=lambda event: event.n)
