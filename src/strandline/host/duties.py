"""A host's own actions at a table: bots decide, windows close, clocks run out."""

import asyncio
import logging
import math
import random
from collections.abc import Callable
from typing import Protocol

from strandline.bots.levels import levels
from strandline.bots.thinker import RandomBot
from strandline.core.game import Position
from strandline.search.thought import Root
from strandline.table import referee
from strandline.table.referee import Decision
from strandline.table.state import Table

from .commits import Commits
from .errors import Unavailable
from .open_table import OpenTable
from .tasks import Tasks

log = logging.getLogger("strandline.server")

SOON = 10_000
"""Duties due within this many milliseconds get a timer; the host looks up later ones again."""
AFTER_START = 30_000
"""Nobody runs out of time sooner than this after the host has started: it may have been down."""
STEP = 0.25
"""Seconds of a step. In games with hidden information, a bot decides a whole number of steps after its turn began."""
OVERHEAD = 0.2
"""Seconds that a bot's decision takes besides thinking."""
ANSWERING = 0.7
"""Seconds at the end of a window in which no bot thinks, so that its answer arrives in time."""


class Dropped(Exception):
    """The bot's move was no longer wanted when its turn to think came."""


class Bots(Protocol):
    """What chooses the moves of bots."""

    async def choose(
        self, person: str, root: Root, level: int, seed: int,
        *, most: float, is_even: bool, is_wanted: Callable[[], bool],
    ) -> str:  # fmt: skip
        """Return a bot's move, for a person's table, as ``choose_move``; raise Dropped if it is no longer wanted."""
        ...


class NotDue(Exception):
    """The host's action is no longer due: someone was first."""


class Duties:
    """Performs the actions that are due.

    ``pause``: seconds before a bot decides, so that people can follow. ``now`` returns the host's time.

    In a game with hidden information, the moment of a bot's decision depends only on its level, and a window has the
    announced length: timing must not reveal a bot's hand.
    """

    def __init__(self, bots: Bots, commits: Commits, tasks: Tasks, pause: float, now: Callable[[], int]):
        self._bots = bots
        self._commits = commits
        self._tasks = tasks
        self.pause = pause
        self.now = now
        self.started = now()

    def plan(self, open_table: OpenTable) -> None:
        """Let bots think, and set the timer for the next action."""
        open_table.stop_timer()
        table = open_table.table
        if table.status != "playing":
            return
        for seat in table.deciding:
            # By the position, not by the number of events: a bot need not think again after a chat message.
            thought = id(table.position), seat
            if table.seats[seat].bot and seat not in table.answers and thought not in open_table.thinking:
                open_table.thinking.add(thought)
                self._tasks.start(self._think(open_table, table.position, seat))
        due = window_due(table, self.now()) if table.asked else self._deadline(table)
        if due is not None and due < self.now() + SOON:
            wait = max(0, due - self.now()) / 1000
            loop = asyncio.get_running_loop()
            open_table.timer = loop.call_later(wait, lambda: self._tasks.start(self.do_due(open_table)))

    def _deadline(self, table: Table) -> int | None:
        """Return when the running clock runs out; after a restart, its owner gets time to reconnect."""
        deadline = table.clock.deadline
        if deadline is None or self.started < table.clock.since:
            return deadline
        return max(deadline, self.started + AFTER_START)

    async def _think(self, open_table: OpenTable, before: Position | None, seat: int) -> None:
        """Let a bot decide."""

        def is_due(table: Table) -> bool:
            is_same = table.position is before and seat in table.deciding
            return is_same and seat not in table.answers and table.seats[seat].bot > 0

        def decide(table: Table) -> Decision:
            if not is_due(table):
                raise NotDue
            return referee.chosen(table, seat, move)

        try:
            table, clock = open_table.table, asyncio.get_running_loop().time
            if not is_due(table):
                raise NotDue
            began, pace = clock(), self._pace(table, seat)
            root = Root.of(referee.standing(table, seat), seat)
            move = await self._choice(open_table, root, seat, lambda: is_due(open_table.table))
            # The pause runs while the bot thinks: a bot that thinks for long need not wait as well.
            took = clock() - began
            wait = max(took, pace)
            if is_even(table):
                wait = max(1, math.ceil(wait / STEP)) * STEP
            await asyncio.sleep(wait - took)
            async with open_table.lock:
                await self._commits.commit(open_table, decide)
        except NotDue:
            pass
        except Unavailable:
            log.warning("a bot's move could not be written")
        finally:
            open_table.thinking.discard((id(before), seat))

    def _pace(self, table: Table, seat: int) -> float:
        """Return the seconds after which a bot decides, unless it is late. An answer in a window waits for its end."""
        if table.asked:
            return 0.0
        seconds = levels(table.game)[table.seats[seat].bot - 1].budget.seconds
        return max(self.pause, seconds + OVERHEAD) if seconds and is_even(table) else self.pause

    async def _choice(self, open_table: OpenTable, root: Root, seat: int, is_due: Callable[[], bool]) -> str:
        """Return a bot's choice. If it fails, the game goes on all the same."""
        table, seed = open_table.table, random.getrandbits(62)
        level, most = table.seats[seat].bot, answering_seconds(table)
        try:
            return await self._bots.choose(
                table.host, root, level, seed, most=most, is_even=is_even(table), is_wanted=is_due
            )
        except Dropped:  # moves can be made and undone faster than bots think
            raise NotDue from None
        except Exception:
            log.exception("a bot failed")
            return RandomBot().choose(root, seed=seed).move

    async def do_due(self, open_table: OpenTable) -> None:
        """Close the window, or act on a seat that has run out of time, whichever is due."""

        def decide(table: Table) -> Decision:
            end, deadline, seat = table.window_end, self._deadline(table), table.clock.running
            if table.status == "playing" and end is not None and end <= self.now():
                return referee.release(table)
            if seat is not None and deadline is not None and deadline <= self.now():
                return referee.time_over(table, seat)
            raise NotDue

        async with open_table.lock:
            try:
                await self._commits.commit(open_table, decide)
            except NotDue:
                self.plan(open_table)
            except Unavailable:
                log.warning("what was due could not be written")


def is_even(table: Table) -> bool:
    """Whether bots must take the same time whatever they hold; not in a window, where timing reveals nothing."""
    return bool(table.game.modules.view.HIDDEN) and not table.asked


def answering_seconds(table: Table) -> float:
    """Return how long a bot may think. In a window, all bots that must answer can share one worker."""
    if table.window_end is None:
        return math.inf
    return ((table.window_end - table.since) / 1000 - ANSWERING) / table.asked_bots


def window_due(table: Table, now: int) -> int:
    """Return when the window closes; if that was missed, a whole number of windows later, to reveal nothing."""
    assert table.window_end is not None
    span = table.window_end - table.since
    return table.window_end + max(0, -(-(now - table.window_end) // span)) * span
