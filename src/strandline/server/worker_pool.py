"""Worker processes for what takes long: bots' moves, and jobs on records.

They get what the job needs and nothing else: of a game, what the seat knows. At most a few jobs of each person run, so
that nobody's tables keep the others' bots busy. Since one can be as many people as one likes, addresses take turns
(``fair_queue.py``), and the number of jobs that are asked for from one address is limited.
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
from strandline.table.errors import Refused

from .fair_queue import FairQueue
from .limits import AddressBook, counted

T = TypeVar("T")

MOST_RUNNING = 2
"""At most this many jobs of one person run at the same time."""
MOST_REQUESTED = 40
"""At most this many jobs that people of one address ask for run or wait. Bots' moves do not count."""


class Dropped(Exception):
    """When its turn came, the job was no longer wanted."""


def choose_move(root: Root, level: int, seed: int) -> str:
    """Return a bot's move. This runs in a worker."""
    bot = Thinker(f"level{level}", levels(root.game)[level - 1], threads=1)
    return bot.choose(root, bot.level.in_time, seed).move


def leave_with_parent() -> None:
    """End this process when its parent ends: a worker without a server must not keep the server's port."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def start_worker() -> None:
    """Prepare a worker. It gets a Ctrl-C as well, but that is for the server, which stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


class WorkerPool:
    """The workers, and the jobs that wait for them."""

    def __init__(self, processes: int, addresses: AddressBook):
        self.addresses = addresses
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None
        self._queue = FairQueue(processes)
        self._limits: dict[str, asyncio.Semaphore] = {}
        self._requested: Counter[str] = Counter()
        self._jobs: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many jobs run or wait."""
        return self._jobs.total()

    async def run_on_request(self, person: str, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job that a person has asked for, unless too many are asked for from their address."""
        address = self.addresses.of(person)
        if self._requested[address] >= MOST_REQUESTED:
            raise Refused("crowded", most=MOST_REQUESTED)
        with counted(self._requested, address):
            return await self.run(person, job, *arguments)

    async def run(
        self, person: str, job: Callable[..., T], *arguments: Any, is_wanted: Callable[[], bool] = lambda: True
    ) -> T:
        """Run a job for a person in a worker, when it is its turn. If the worker dies, another one tries once more."""
        self._jobs[person] += 1
        limit = self._limits.setdefault(person, asyncio.Semaphore(MOST_RUNNING))
        try:
            async with limit, self._queue.place(self.addresses.of(person)):
                if not is_wanted():
                    raise Dropped
                loop, workers = asyncio.get_running_loop(), self._workers()
                try:
                    return await loop.run_in_executor(workers, job, *arguments)
                except BrokenProcessPool:
                    if self._executor is workers:  # of several that waited for it, the first replaces it
                        self._executor = None
                    return await loop.run_in_executor(self._workers(), job, *arguments)
        finally:
            self._jobs[person] -= 1
            if not self._jobs[person]:
                del self._jobs[person], self._limits[person]

    def _workers(self) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._processes, context, initializer=start_worker)
        return self._executor

    def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        if self._executor is not None:
            executor, self._executor = self._executor, None
            for worker in list((executor._processes or {}).values()):
                worker.terminate()
            # Without waiting for its thread, Python's own clean-up at exit may write to a pipe that is closed already.
            executor.shutdown(wait=True, cancel_futures=True)
