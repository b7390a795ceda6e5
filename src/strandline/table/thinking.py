"""Bots think in processes of their own, which are given what the seat knows and nothing else.

Everyone may have a few thoughts under way; more of his wait, so that nobody's tables keep the others' bots busy.
"""

import asyncio
import multiprocessing
import os
import random
import threading
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from strandline.core.game import Position, game

T = TypeVar("T")

AT_ONCE = 2
"""So many thoughts of one person's tables are thought at the same time."""


@dataclass(frozen=True)
class Question:
    """A decision, as the seat that has to make it knows it."""

    game: str
    options: dict[str, Any]
    seat: int
    row: tuple[int, ...]
    seen: tuple[int, ...]
    level: int
    seed: int


def question(position: Position, level: int, seed: int) -> Question:
    """What a bot is asked at a position."""
    seat = position.turn
    assert seat is not None
    known = position.known(seat)
    options = asdict(position.game.options)
    return Question(position.game.name, options, seat, tuple(known.row()), tuple(position.seen()), level, seed)


def answer(asked: Question) -> str:
    """A move. This runs in a process of its own."""
    of = game(asked.game, **asked.options)
    row = list(asked.row)
    out = [0] * int(of.rooms.rules.MAX_MOVES)
    found = out[: of.kernel.moves(row, out)]
    return str(of.rooms.notation.move_text(row, random.Random(asked.seed).choice(found)))


def _leave_with_parent() -> None:
    """A process whose server was killed has nobody to think for."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The processes, and who waits for them."""

    def __init__(self, processes: int):
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._turns: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(AT_ONCE))
        self.waiting = 0

    async def run(self, who: str, work: Callable[..., T], *given: Any) -> T:
        """Do some work for someone in a process, when it is his turn. A process that dies is replaced, once."""
        self.waiting += 1
        turn = self._turns[who]
        try:
            async with turn:
                loop = asyncio.get_running_loop()
                try:
                    return await loop.run_in_executor(self._workers(), work, *given)
                except BrokenProcessPool:
                    self._pool = None
                    return await loop.run_in_executor(self._workers(), work, *given)
        finally:
            self.waiting -= 1
            if not turn.locked() and not getattr(turn, "_waiters", None):
                self._turns.pop(who, None)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_leave_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
