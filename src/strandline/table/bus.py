"""Between server processes: who has written something says so, and the others read it. By Redis."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import redis.asyncio
from redis.exceptions import RedisError

log = logging.getLogger("strandline.table")

CHANNEL = "strandline"


class Bus:
    """Tells other processes of a table's newest event, and hears of theirs."""

    def __init__(self, url: str):
        self._redis = redis.asyncio.from_url(url, decode_responses=True)

    async def say(self, table: str, n: int) -> None:
        """What is not heard is found in the database all the same, only later."""
        try:
            await self._redis.publish(CHANNEL, f"{table} {n}")
        except (RedisError, OSError) as error:
            log.warning("redis: %s", error)

    async def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        """For ever: if Redis goes away, wait for it to come back."""
        while True:
            try:
                async with self._redis.pubsub() as hub:
                    await hub.subscribe(CHANNEL)
                    async for message in hub.listen():
                        if message["type"] == "message":
                            table, _, n = message["data"].partition(" ")
                            await heard(table, int(n))
            except (RedisError, OSError) as error:
                log.warning("redis: %s", error)
                await asyncio.sleep(1)

    async def close(self) -> None:
        await self._redis.aclose()
