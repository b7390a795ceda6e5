"""Bots think in processes of their own, which are given what the seat knows and nothing else.

Everyone may have a few thoughts under way; more of his wait, so that nobody's tables keep the others' bots busy. Since
one can be as many people as one likes, addresses take turns (``turns.py``), and ask for so much at a time and no more.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from strandline.bots.levels import levels
from strandline.bots.thinker import Thinker
from strandline.search.thought import Root

from .turns import Homes, Turns

T = TypeVar("T")

AT_ONCE = 2
"""So many thoughts of one person's tables are thought at the same time."""
MOST_ASKED = 40
"""So much that people ask for, from one address, may be under way or wait. Bots do not count: a game has to go on."""


class Dropped(Exception):
    """When its turn came, it was no longer wanted."""


def answer(root: Root, level: int, seed: int) -> str:
    """A bot's move. This runs in a process of its own."""
    bot = Thinker(f"level{level}", levels(root.game)[level - 1], threads=1)
    return bot.choose(root, bot.level.in_time, seed).move


def leave_with_parent() -> None:
    """A process whose parent was killed has nobody to think for, and must not keep its port."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def prepare() -> None:
    """First of all in a process that thinks. A Ctrl-C is heard there, too, but is for the server, which stops us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


class Thinkers:
    """The processes, and who waits for them."""

    def __init__(self, processes: int):
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.homes = Homes()
        self._places = Turns(processes)
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._asked: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many thoughts are under way, or wait."""
        return self._waiting.total()

    async def asked(self, who: str, work: Callable[..., T], *given: Any) -> T:
        """Do what someone has asked for, unless too much is asked for from where he is."""
        home = self.homes.of(who)
        if self._asked[home] >= MOST_ASKED:
            from .referee import Refused  # only here: the bots' processes load this file, and start sooner without

            raise Refused("crowded", 429, most=MOST_ASKED)
        self._asked[home] += 1
        try:
            return await self.run(who, work, *given)
        finally:
            self._asked[home] -= 1
            if not self._asked[home]:
                del self._asked[home]

    async def run(
        self, who: str, work: Callable[..., T], *given: Any, is_wanted: Callable[[], bool] = lambda: True
    ) -> T:
        """Do some work for someone in a process, when it is his turn. A process that dies is replaced, once."""
        self._waiting[who] += 1
        turn = self._turns.setdefault(who, asyncio.Semaphore(AT_ONCE))
        try:
            async with turn, self._places.turn(self.homes.of(who)):
                if not is_wanted():
                    raise Dropped
                loop, workers = asyncio.get_running_loop(), self._workers()
                try:
                    return await loop.run_in_executor(workers, work, *given)
                except BrokenProcessPool:
                    if self._pool is workers:  # of several who waited for it, the first replaces it
                        self._pool = None
                    return await loop.run_in_executor(self._workers(), work, *given)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=prepare)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
