"""What the server does at a table by itself: bots decide, windows close, clocks run out."""

import asyncio
import logging
import random
from collections.abc import Callable

from strandline.bots.thinker import RandomBot
from strandline.core.game import Position
from strandline.search.thought import Root
from strandline.table import referee
from strandline.table.referee import Decision
from strandline.table.state import Table

from .commits import Commits
from .open_tables import OpenTable
from .storage import Unavailable
from .tasks import Tasks
from .uptime import now_ms
from .worker_pool import Dropped, WorkerPool, choose_move

log = logging.getLogger("strandline.server")

SOON = 10_000
"""Duties due within this many milliseconds get a timer; later ones are looked up again (``sweep.py``)."""
AFTER_START = 30_000
"""Nobody's time is over sooner than this long after the server has started: it may have been down."""


class NotDue(Exception):
    """What the server was going to do is no longer to be done: someone was first."""


class Duties:
    """Does what is due. ``pause``: seconds before a bot decides, so that people can follow."""

    def __init__(self, pool: WorkerPool, commits: Commits, tasks: Tasks, pause: float):
        self._pool = pool
        self._commits = commits
        self._tasks = tasks
        self.pause = pause
        self.started = now_ms()

    def plan(self, open_table: OpenTable) -> None:
        """Let bots think, and set the timer for what is due at a time."""
        open_table.stop_timer()
        table = open_table.table
        if table.status != "playing":
            return
        for seat in table.deciding:
            # By the position, not by the number of events: chat is no reason to think again.
            thought = id(table.position), seat
            if table.seats[seat].bot and seat not in table.answers and thought not in open_table.thinking:
                open_table.thinking.add(thought)
                self._tasks.start(self._think(open_table, table.position, seat))
        due = window_due(table) if table.asked else self._deadline(table)
        if due is not None and due < now_ms() + SOON:
            wait = max(0, due - now_ms()) / 1000
            loop = asyncio.get_running_loop()
            open_table.timer = loop.call_later(wait, lambda: self._tasks.start(self.do_due(open_table)))

    def _deadline(self, table: Table) -> int | None:
        """Return when the running clock is over; after a restart, not before its owner can have come back."""
        deadline = table.clock.deadline
        if deadline is None or self.started < table.clock.since:
            return deadline
        return max(deadline, self.started + AFTER_START)

    async def _think(self, open_table: OpenTable, before: Position | None, seat: int) -> None:
        """Let a bot decide, in another process."""

        def is_due(table: Table) -> bool:
            is_same = table.position is before and seat in table.deciding
            return is_same and seat not in table.answers and table.seats[seat].bot > 0

        def decide(table: Table) -> Decision:
            if not is_due(table):
                raise NotDue
            return referee.chosen(table, seat, move)

        try:
            root = Root.of(referee.standing(open_table.table, seat), seat)
            # The pause runs while the bot thinks: one that thinks for long need not wait as well.
            thought = self._choice(open_table, root, seat, lambda: is_due(open_table.table))
            move, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
            async with open_table.lock:
                await self._commits.commit(open_table, decide)
        except NotDue:
            pass
        except Unavailable:
            log.warning("a bot's move could not be written")
        finally:
            open_table.thinking.discard((id(before), seat))

    async def _choice(self, open_table: OpenTable, root: Root, seat: int, is_due: Callable[[], bool]) -> str:
        """Return a bot's choice. If it fails, the game goes on all the same."""
        seed, level = random.getrandbits(62), open_table.table.seats[seat].bot
        try:
            return await self._pool.run(open_table.table.host, choose_move, root, level, seed, is_wanted=is_due)
        except Dropped:  # moves can be made and taken back faster than bots think
            raise NotDue from None
        except Exception:
            log.exception("a bot failed")
            return RandomBot().choose(root, seed=seed).move

    async def do_due(self, open_table: OpenTable) -> None:
        """A time has come: close a window, or end the time of a seat."""

        def decide(table: Table) -> Decision:
            end, deadline, seat = table.window_end, self._deadline(table), table.clock.running
            is_late = any(table.seats[each].bot and each not in table.answers for each in table.asked)
            if table.status == "playing" and end is not None and end <= now_ms() and not is_late:
                return referee.release(table)
            if seat is not None and deadline is not None and deadline <= now_ms():
                return referee.time_over(table, seat)
            raise NotDue

        async with open_table.lock:
            try:
                await self._commits.commit(open_table, decide)
            except NotDue:
                self.plan(open_table)
            except Unavailable:
                log.warning("what was due could not be written")


def window_due(table: Table) -> int:
    """Return when the window closes; if it was missed, a whole number of windows later, to give nothing away."""
    assert table.window_end is not None
    span = table.window_end - table.since
    return table.window_end + max(0, -(-(now_ms() - table.window_end) // span)) * span
