"""The announcements between server processes by Redis."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as Unreachable

from strandline.server import cluster
from strandline.server.cluster import Bus

pytestmark = pytest.mark.slow

Use = Callable[[Bus, "Ear"], Coroutine[Any, Any, None]]


class Ear:
    """The announcements that another process receives."""

    def __init__(self, bus: Bus):
        self.bus = bus
        self.heard: list[tuple[str, int]] = []
        self.is_listening = asyncio.Event()
        self._changed = asyncio.Event()

    def hear(self, table: str, n: int) -> None:
        self.heard.append((table, n))
        self._changed.set()

    async def until(self, table: str, n: int) -> None:
        while (table, n) not in self.heard:
            self._changed.clear()
            await self._changed.wait()


def with_two(url: str, use: Use) -> None:
    """Call ``use`` with a bus, and with what another process receives."""

    async def run() -> None:
        bus, ear = Bus(url), Ear(Bus(url))
        listening = asyncio.create_task(ear.bus.listen(ear.hear, ear.is_listening.set))
        try:
            await ear.is_listening.wait()
            await use(bus, ear)
            assert not listening.done()
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            for each in (bus, ear.bus):
                await each.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_of_all_that_happens_at_a_table_meanwhile_the_newest_is_said(big_house: tuple[str, str]) -> None:
    async def use(bus: Bus, ear: Ear) -> None:
        for n in range(1, 6):
            bus.say("a", n)
            bus.say("b", 10 * n)
        publishing = asyncio.create_task(bus.publish())
        await ear.until("b", 50)
        assert ear.heard == [("a", 5), ("b", 50)]
        publishing.cancel()

    with_two(big_house[1], use)


def test_ten_thousand_messages_need_no_more_connections_than_one(big_house: tuple[str, str]) -> None:
    async def use(bus: Bus, ear: Ear) -> None:
        publishing = asyncio.create_task(bus.publish())
        bus.say("first", 1)
        await ear.until("first", 1)
        with Redis.from_url(big_house[1]) as between:
            before = between.info()["total_connections_received"]
            for n in range(5_000):
                bus.say(f"table{n}", 1)
                bus.here(f"table{n}", "ann", True)
            bus.say("last", 1)
            await ear.until("last", 1)
            assert between.info()["total_connections_received"] == before
        assert {table for table, n in ear.heard if n} >= {f"table{n}" for n in range(5_000)}
        publishing.cancel()

    with_two(big_house[1], use)


def test_what_could_not_be_said_is_said_when_redis_is_back(
    big_house: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "AGAIN", 0)

    async def use(bus: Bus, ear: Ear) -> None:
        send, failed = bus._send, asyncio.Event()

        async def fail(_: Any) -> None:
            bus.say("b", 2)  # newer than what has failed
            failed.set()
            raise Unreachable

        monkeypatch.setattr(bus, "_send", fail)
        bus.say("a", 1)
        bus.say("b", 1)
        publishing = asyncio.create_task(bus.publish())
        await failed.wait()
        monkeypatch.setattr(bus, "_send", send)
        await ear.until("b", 2)
        assert ear.heard == [("a", 1), ("b", 2)]
        publishing.cancel()

    with_two(big_house[1], use)


def test_what_waits_to_be_said_has_a_limit_and_the_newest_of_a_known_table_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "MOST_UNSAID", 2)
    bus = Bus("redis://127.0.0.1:1")
    for table, n in (("a", 1), ("b", 1), ("c", 1), ("a", 2)):
        bus.say(table, n)
    assert bus._unsaid.waiting == {("a", ""): 2, ("b", ""): 1}


def test_after_nonsense_on_the_channel_the_next_message_is_heard(big_house: tuple[str, str]) -> None:
    async def use(bus: Bus, ear: Ear) -> None:
        publishing = asyncio.create_task(bus.publish())
        for nonsense in ("nonsense", "x y z", "x y", ""):
            await bus._redis.publish(cluster.CHANNEL, nonsense)
        bus.say("good", 1)
        await ear.until("good", 1)
        publishing.cancel()

    with_two(big_house[1], use)


def test_nobody_hears_themselves(big_house: tuple[str, str]) -> None:
    async def use(bus: Bus, ear: Ear) -> None:
        own = Ear(bus)
        listening = asyncio.create_task(bus.listen(own.hear, own.is_listening.set))
        await own.is_listening.wait()
        publishing = [asyncio.create_task(each.publish()) for each in (bus, ear.bus)]
        bus.say("mine", 1)
        await ear.until("mine", 1)
        ear.bus.say("theirs", 1)
        await own.until("theirs", 1)
        assert own.heard == [("theirs", 1)]
        for task in (*publishing, listening):
            task.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    with_two(big_house[1], use)
