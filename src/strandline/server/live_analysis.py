"""Live analysis of running games: of each position once, for all its spectators.

A worker gets what a spectator knows of the position, and nothing else. The work is small, and takes its turn among the
moves of bots. If the game goes on before that, it is not done.
"""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from strandline.core.game import Position
from strandline.host.analysis_jobs import judge_watched
from strandline.host.duties import Dropped
from strandline.host.open_table import OpenTable
from strandline.host.tasks import Tasks
from strandline.table.errors import Refused
from strandline.table.state import Table

from .worker_pool import WorkerPool

MOST_WAITING = 20
"""The most positions that are analysed or wait for it."""


Found = dict[str, Any]


class LiveAnalysis:
    """The analyses of the positions that spectators look at now."""

    def __init__(self, pool: WorkerPool, tasks: Tasks):
        self._pool = pool
        self._tasks = tasks
        self._latest: WeakKeyDictionary[OpenTable, tuple[Position, asyncio.Future[Found]]] = WeakKeyDictionary()
        self._waiting = 0

    async def of(self, open_table: OpenTable, person: str) -> tuple[int, Found]:
        """Return the number of moves made, and the analysis of the position after them."""
        while True:
            table = open_table.table
            check_watching(table, person)
            try:
                return len(table.made), await asyncio.shield(self._analysis(open_table))
            except Dropped:  # the game has gone on
                continue

    def _analysis(self, open_table: OpenTable) -> "asyncio.Future[Found]":
        position = open_table.table.position
        assert position is not None
        known = self._latest.get(open_table)
        if known is not None and known[0] is position:
            return known[1]
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast")
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._latest[open_table] = position, answer
        self._tasks.start(self._judge(open_table, position, answer))
        return answer

    async def _judge(self, open_table: OpenTable, position: Position, answer: "asyncio.Future[Found]") -> None:
        def is_wanted() -> bool:
            return open_table.table.position is position

        self._waiting += 1
        try:
            watchers = f"watchers of {open_table.table.id}"
            answer.set_result(await self._pool.run(watchers, judge_watched, position.known(None), is_wanted=is_wanted))
        except Exception as error:
            if self._latest.get(open_table) == (position, answer):
                del self._latest[open_table]  # the next one tries again
            answer.set_exception(error)
            answer.exception()  # perhaps nobody waits any more
        finally:
            self._waiting -= 1


def check_watching(table: Table, person: str) -> None:
    """Raise unless a game is going on, neither rated nor of a tournament, and the person does not play there."""
    if table.seats_of(person):
        raise Refused("live-player")
    if table.status != "playing":
        raise Refused("not-playing")
    if table.plan.rated or table.plan.club:  # a spectator could tell a player
        raise Refused("live-rated")
