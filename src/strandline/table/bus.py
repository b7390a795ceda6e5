"""Between server processes: who has written something says so, and the others read it. By Redis."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping

import redis.asyncio
from redis.exceptions import RedisError

log = logging.getLogger("strandline.table")

CHANNEL = "strandline"
STAYS = 20
"""Seconds for which a guest is believed to be here, unless the process says so again: it may have been killed."""
SOMEONE = 0
"""Said of a table instead of an event's number: someone has come or gone."""


class Bus:
    """Tells other processes of a table's newest event, and hears of theirs."""

    def __init__(self, url: str):
        self._redis = redis.asyncio.from_url(url, decode_responses=True)
        self.process = secrets.token_hex(8)

    async def say(self, table: str, n: int) -> None:
        """What is not heard is found in the database all the same, only later."""
        try:
            await self._redis.publish(CHANNEL, f"{table} {n}")
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def here(self, table: str, guests: Mapping[str, bool], is_news: bool = True) -> None:
        """Tell the others who is at a table, in this process, and who no longer is."""
        until = time.time() + STAYS
        came = {f"{self.process} {person}": until for person, is_here in guests.items() if is_here}
        went = [f"{self.process} {person}" for person, is_here in guests.items() if not is_here]
        try:
            async with self._redis.pipeline() as pipe:
                if came:
                    pipe.zadd(_guests(table), came)
                    pipe.expire(_guests(table), 2 * STAYS)
                if went:
                    pipe.zrem(_guests(table), *went)
                if is_news:
                    pipe.publish(CHANNEL, f"{table} {SOMEONE}")
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def elsewhere(self, table: str) -> frozenset[str]:
        """Who is at a table, in other processes."""
        try:
            found = await self._redis.zrangebyscore(_guests(table), time.time(), "+inf")
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)
            return frozenset()
        told = (str(each).split(" ") for each in found)
        return frozenset(person for process, person in told if process != self.process)

    async def report(self, server: str, numbers: Mapping[str, int]) -> None:
        """Tell the other workers of a server how things are in this one."""
        try:
            async with self._redis.pipeline() as pipe:
                pipe.hset(_reports(server), self.process, json.dumps([time.time(), numbers]))
                pipe.expire(_reports(server), 2 * STAYS)
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def reports(self, server: str) -> dict[str, dict[str, int]]:
        """How things are in each worker of a server, unless it has not said so for long."""
        try:
            told = await self._redis.hgetall(_reports(server))
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)
            return {}
        found = {str(process): json.loads(each) for process, each in told.items()}
        return {process: numbers for process, (at, numbers) in found.items() if at > time.time() - STAYS}

    async def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """For ever: if Redis goes away, wait for it to come back."""
        while True:
            try:
                async with self._redis.pubsub() as hub:
                    await hub.subscribe(CHANNEL)
                    async for message in hub.listen():
                        if message["type"] == "message":
                            await _hear(str(message["data"]), heard)
            except (RedisError, OSError) as error:
                log.warning("redis: %s", error)
                await asyncio.sleep(1)

    async def close(self) -> None:
        await self._redis.aclose()


async def _hear(said: str, heard: Callable[[str, int], Awaitable[None]]) -> None:
    """One message. Others may speak on our channel, too; and whatever comes of one, the next is heard."""
    try:
        table, _, n = said.partition(" ")
        await heard(table, int(n))
    except Exception:
        log.exception("what was said on the channel")


def _reports(server: str) -> str:
    return f"{CHANNEL} workers {server}"


def _guests(table: str) -> str:
    return f"{CHANNEL} guests {table}"
