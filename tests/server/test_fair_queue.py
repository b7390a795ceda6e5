"""The order in which many jobs get a few places."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from strandline.server import worker_pool
from strandline.server.fair_queue import HALF_LIFE, FairQueue
from strandline.server.limits import AddressBook
from strandline.server.worker_pool import WorkerPool


class Places:
    """A queue with a clock that stands still, and the jobs that hold a place or wait for one."""

    def __init__(self, places: int):
        self.now = 0.0
        self.queue = FairQueue(places, lambda: self.now)
        self.holding: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        """Add jobs, one after the other; their addresses are their names without digits."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.task = asyncio.create_task(self._hold(name))
            await settle()

    async def _hold(self, name: str) -> None:
        async with self.queue.place(name.rstrip("0123456789")):
            self.holding.append(name)
            await self._ends[name].wait()
        self.holding.remove(name)

    async def end(self, name: str, seconds: float) -> None:
        """End a job after some seconds."""
        self.now += seconds
        self._ends[name].set()
        await settle()

    async def use(self, address: str, seconds: float) -> None:
        await self.come(address)
        await self.end(address, seconds)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(use: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(use(), 30))


def test_who_has_used_little_time_goes_before_who_has_used_much() -> None:
    async def use() -> None:
        places = Places(1)
        await places.use("glutton", 10)
        for _ in range(20):
            await places.use("modest", 0.005)
        await places.come("other", "glutton1", "glutton2", "modest1", "modest2")
        order = []
        for _ in range(4):
            await places.end(places.holding[0], 0.01)
            order += places.holding
        assert order == ["modest1", "modest2", "glutton1", "glutton2"]

    run(use)


def test_of_two_who_ask_all_the_time_each_has_half_of_the_time() -> None:
    async def use() -> None:
        places, held = Places(1), {"long": 0.0, "short": 0.0}
        for n in range(300):
            await places.come(f"long{n}", f"short{n}")
        for _ in range(200):
            name = places.holding[0].rstrip("0123456789")
            seconds = 2.0 if name == "long" else 0.1
            held[name] += seconds
            await places.end(places.holding[0], seconds)
        assert abs(held["long"] - held["short"]) <= 2.1

    run(use)


def test_one_address_never_holds_all_places() -> None:
    async def use() -> None:
        places = Places(3)
        await places.come("mob1", "mob2", "mob3", "mob4")
        assert places.holding == ["mob1", "mob2"]
        await places.come("ann1")
        assert places.holding == ["mob1", "mob2", "ann1"]
        await places.end("ann1", 1)
        assert places.holding == ["mob1", "mob2"]
        await places.end("mob1", 1)
        assert places.holding == ["mob2", "mob3"]

    run(use)


def test_a_place_that_is_still_held_counts_as_well() -> None:
    async def use() -> None:
        places = Places(3)
        await places.use("ann", 2)
        await places.come("mob1", "bob1", "carl1")
        await places.come("mob2", "ann1")
        await places.end("bob1", 5)  # mob has held a place for all of the five seconds
        assert places.holding == ["mob1", "carl1", "ann1"]

    run(use)


def test_what_was_used_long_ago_is_forgotten() -> None:
    async def use() -> None:
        places = Places(1)
        await places.use("ann", 10)
        places.now += 8 * HALF_LIFE
        await places.use("bob", 1)
        await places.come("x", "bob1", "ann1")
        await places.end("x", 0)
        assert places.holding == ["ann1"]
        await places.end("ann1", 0)
        await places.end("bob1", 0)
        places.now += 20 * HALF_LIFE
        await places.use("carl", 0)
        assert not places.queue._used
        assert not places.queue._since

    run(use)


def test_ninety_tables_with_the_best_bots_keep_nobody_elses_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move counts for the address of the table's host, whichever identity the host uses."""

    async def use() -> None:
        pool, now = WorkerPool(2, AddressBook()), 0.0
        pool._queue = FairQueue(2, lambda: now)
        loop = asyncio.get_running_loop()
        begun: dict[str, asyncio.Future[None]] = {}

        def begin(_pool: Any, _job: Any, name: str) -> asyncio.Future[None]:
            begun[name] = loop.create_future()
            return begun[name]

        monkeypatch.setattr(loop, "run_in_executor", begin)
        monkeypatch.setattr(pool, "_workers", lambda: None)
        for n in range(90):
            pool.addresses.note(f"host{n}", "192.0.2.1")
        pool.addresses.note("ann", "192.0.2.2")
        moves = [
            asyncio.create_task(pool.run(f"host{n}", worker_pool.choose_move, f"mob {n} {seat}"))
            for n in range(90)
            for seat in range(3)
        ]
        await settle()
        assert len(begun) == 1
        for n in range(20):
            move = asyncio.create_task(pool.run("ann", worker_pool.choose_move, f"ann {n}"))
            await settle()
            assert f"ann {n}" in begun  # at once
            now += 0.1
            begun[f"ann {n}"].set_result(None)
            await move
        for task in moves:
            task.cancel()
        await asyncio.gather(*moves, return_exceptions=True)

    run(use)
