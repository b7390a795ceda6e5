"""Worker processes for long jobs: bots' moves, and jobs on records.

They get only the data that the job needs: of a game, what the seat knows. At most a few jobs of each person run, so
that one person's tables cannot occupy all workers. Anyone can create many identities, so the address that has used the
workers least goes first (``fair_queue.py``); for a bot's move, it is the address of the table's host. The number of
jobs that one address can request is limited.
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
from functools import partial
from typing import Any, TypeVar

from strandline.host.duties import Dropped
from strandline.host.thinking import choose_move
from strandline.search.thought import Root
from strandline.table.errors import Refused

from .fair_queue import FairQueue
from .limits import AddressBook, counted

T = TypeVar("T")

MOST_RUNNING = 2
"""At most this many jobs of one person run at the same time."""
MOST_REQUESTED = 40
"""At most this many jobs that people of one address request run or wait. Bots' moves do not count."""


def leave_with_parent() -> None:
    """End this process when its parent ends: a worker without a server must not keep the server's port."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def start_worker() -> None:
    """Prepare a worker. It ignores Ctrl-C, which is for the server: the server stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def start(
    loop: asyncio.AbstractEventLoop, workers: ProcessPoolExecutor, job: Callable[..., T], *arguments: Any
) -> asyncio.Future[T]:
    """Give a job to the workers. Those that start for it never hear Ctrl-C, not even while they import."""
    if not hasattr(signal, "pthread_sigmask"):
        return loop.run_in_executor(workers, job, *arguments)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return loop.run_in_executor(workers, job, *arguments)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
        """The number of jobs that run or wait."""
        return self._jobs.total()

    async def choose(
        self, person: str, root: Root, level: int, seed: int,
        *, most: float, is_even: bool, is_wanted: Callable[[], bool],
    ) -> str:  # fmt: skip
        """Return a bot's move, for a person's table; raise Dropped if it is not wanted when its turn comes."""
        job = partial(choose_move, root, level, seed, most=most, is_even=is_even)
        return await self.run(person, job, is_wanted=is_wanted)

    async def run_on_request(self, person: str, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job that a person has requested, unless their address has requested too many."""
        address = self.addresses.of(person)
        if self._requested[address] >= MOST_REQUESTED:
            raise Refused("crowded", most=MOST_REQUESTED)
        with counted(self._requested, address):
            return await self.run(person, job, *arguments)

    async def run(
        self, person: str, job: Callable[..., T], *arguments: Any, is_wanted: Callable[[], bool] = lambda: True
    ) -> T:
        """Run a job for a person in a worker when its turn comes. If the worker dies, another one retries once."""
        self._jobs[person] += 1
        limit = self._limits.setdefault(person, asyncio.Semaphore(MOST_RUNNING))
        try:
            async with limit, self._queue.place(self.addresses.of(person)):
                if not is_wanted():
                    raise Dropped
                loop, workers = asyncio.get_running_loop(), self._workers()
                try:
                    return await start(loop, workers, job, *arguments)
                except BrokenProcessPool:
                    if self._executor is workers:  # of several jobs that waited for it, the first replaces it
                        self._executor = None
                    return await start(loop, self._workers(), job, *arguments)
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
            # Wait for its thread: otherwise Python's own clean-up at exit may write to a closed pipe.
            executor.shutdown(wait=True, cancel_futures=True)
