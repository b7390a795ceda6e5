"""The connection between server processes, by Redis: each says what it has written, and the others read it."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from .presence import SOMEONE

log = logging.getLogger("strandline.server")

CHANNEL = "strandline"
STAYS = 20
"""Seconds for which what a process has said holds, unless it says so again: it may have been killed."""


class Bus:
    """Tells other processes of a table's newest event, and hears of theirs."""

    def __init__(self, url: str):
        self._redis = redis.asyncio.from_url(url, decode_responses=True)
        self.process = secrets.token_hex(8)

    async def say(self, table: str, n: int) -> None:
        """Announce event ``n`` of a table. Whoever misses it finds the event in the database, only later."""
        with _unreachable_is_logged():
            await self._redis.publish(CHANNEL, f"{table} {n}")

    async def here(self, table: str, guests: Mapping[str, bool], is_news: bool = True) -> None:
        """Tell the others who is at a table, in this process, and who no longer is."""
        until = time.time() + STAYS
        came = {f"{self.process} {person}": until for person, is_here in guests.items() if is_here}
        went = [f"{self.process} {person}" for person, is_here in guests.items() if not is_here]
        with _unreachable_is_logged():
            async with self._redis.pipeline() as pipe:
                if came:
                    pipe.zadd(_guests(table), came)
                    pipe.expire(_guests(table), 2 * STAYS)
                if went:
                    pipe.zrem(_guests(table), *went)
                if is_news:
                    pipe.publish(CHANNEL, f"{table} {SOMEONE}")
                await pipe.execute()

    async def elsewhere(self, table: str) -> frozenset[str]:
        """Return who is at a table in other processes."""
        found: Any = ()
        with _unreachable_is_logged():
            found = await self._redis.zrangebyscore(_guests(table), time.time(), "+inf")
        guests = (each.split(" ") for each in found)
        return frozenset(person for process, person in guests if process != self.process)

    async def report(self, server: str, numbers: Mapping[str, int]) -> None:
        """Tell the other workers of a server the numbers of this one."""
        with _unreachable_is_logged():
            async with self._redis.pipeline() as pipe:
                pipe.hset(_reports(server), self.process, json.dumps([time.time(), numbers]))
                pipe.expire(_reports(server), 2 * STAYS)
                await pipe.execute()

    async def reports(self, server: str) -> dict[str, dict[str, int]]:
        """Return the numbers of each worker of a server that has told them lately."""
        found: Any = {}
        with _unreachable_is_logged():
            found = await self._redis.hgetall(_reports(server))
        reports = {process: json.loads(each) for process, each in found.items()}
        return {process: numbers for process, (at, numbers) in reports.items() if at > time.time() - STAYS}

    async def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """Call ``heard`` for all that is said, for ever: if Redis goes away, wait for it to come back."""
        while True:
            with _unreachable_is_logged():
                async with self._redis.pubsub() as hub:
                    await hub.subscribe(CHANNEL)
                    async for message in hub.listen():
                        if message["type"] == "message":
                            await _hear(str(message["data"]), heard)
            await asyncio.sleep(1)

    async def close(self) -> None:
        await self._redis.aclose()


@contextmanager
def _unreachable_is_logged() -> Iterator[None]:
    """If Redis cannot be reached, go on without."""
    try:
        yield
    except (RedisError, OSError) as error:
        log.warning("redis: %s", error)


async def _hear(said: str, heard: Callable[[str, int], Awaitable[None]]) -> None:
    """Handle one message. Others may use our channel, too; whatever goes wrong with one message, the next is heard."""
    try:
        table, _, n = said.partition(" ")
        await heard(table, int(n))
    except Exception:
        log.exception("what was said on the channel")


def _reports(server: str) -> str:
    return f"{CHANNEL} workers {server}"


def _guests(table: str) -> str:
    return f"{CHANNEL} guests {table}"
