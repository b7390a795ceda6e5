"""The connection between server processes, by Redis: each announces what it has written, and the others read it."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from .counted_log import CountedLog
from .latest import Latest
from .presence import SOMEONE

log = CountedLog(logging.getLogger("strandline.redis"))

CHANNEL = "strandline"
STAYS = 20
"""An announcement expires after this many seconds unless it is repeated: its process may have been killed."""
PATIENCE = 5.0
"""The timeout of a request to Redis, in seconds."""
AGAIN = 1.0
"""Seconds until a failed announcement is sent again."""
MOST_UNSAID = 20_000
"""The most announcements that wait to be sent. The others find anything beyond it at their next sweep."""


class Bus:
    """Announces tables' newest events, and guests who come and go, to other processes, and receives theirs.

    Only ``publish`` sends: it sends everything together that has come up since the last time.
    """

    def __init__(self, url: str):
        self._redis = redis.asyncio.from_url(url, decode_responses=True)
        self.process = secrets.token_hex(8)
        self._unsaid: Latest[tuple[str, str], int] = Latest()  # by table and guest; without a guest: its newest event

    def say(self, table: str, n: int) -> None:
        """Announce event ``n`` of a table. A process that misses it finds the event in the database later."""
        self._put(table, "", n)

    def here(self, table: str, person: str, is_here: bool) -> None:
        """Announce that a person has come to a table in this process, or has gone."""
        self._put(table, person, int(is_here))

    def _put(self, table: str, person: str, value: int) -> None:
        if len(self._unsaid.waiting) >= MOST_UNSAID and (table, person) not in self._unsaid.waiting:
            log.warning("full", "Redis has failed for long: too many messages wait, and more are dropped")
            return
        self._unsaid.put((table, person), value)

    async def publish(self) -> None:
        """Send announcements for ever; while Redis is away, they wait."""
        while True:
            news = await self._unsaid.take()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._send(news)
            except (RedisError, OSError) as error:  # a timeout is an OSError
                waiting = f"{len(news)} messages wait to be sent again"
                log.warning("publish", f"Redis has failed, and {waiting}: {error or 'no answer'}")
                self._unsaid.put_back(news)
                await asyncio.sleep(AGAIN)

    async def _send(self, news: Mapping[tuple[str, str], int]) -> None:
        said = [self.process]
        async with self._redis.pipeline(transaction=False) as pipe:
            for (table, person), value in news.items():
                guest = f"{self.process} {person}"
                if not person:
                    said.append(f"{table} {value}")
                    continue
                said.append(f"{table} {SOMEONE}")
                if value:
                    pipe.zadd(_guests(table), {guest: time.time() + STAYS})
                    pipe.expire(_guests(table), 2 * STAYS)
                else:
                    pipe.zrem(_guests(table), guest)
            pipe.publish(CHANNEL, " ".join(said))
            await pipe.execute()

    async def stay(self, guests: Mapping[str, Iterable[str]]) -> None:
        """Renew the entries of the people who are at tables in this process, without an announcement."""
        until = time.time() + STAYS
        async with self._redis.pipeline(transaction=False) as pipe:
            for table, people in guests.items():
                pipe.zadd(_guests(table), {f"{self.process} {person}": until for person in people})
                pipe.expire(_guests(table), 2 * STAYS)
            await pipe.execute()

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return, for each table, the people who are there in other processes."""
        wanted, now = list(tables), time.time()
        async with self._redis.pipeline(transaction=False) as pipe:
            for table in wanted:
                pipe.zrangebyscore(_guests(table), now, "+inf")
            found = await pipe.execute()
        return {table: self._others(guests) for table, guests in zip(wanted, found, strict=True)}

    def _others(self, guests: Iterable[str]) -> frozenset[str]:
        found = (each.split(" ") for each in guests)
        return frozenset(person for process, person in found if process != self.process)

    async def report(self, server: str, numbers: Mapping[str, int]) -> None:
        """Share this worker's metrics with the other workers of the server."""
        with _unreachable_is_logged():
            async with self._redis.pipeline() as pipe:
                pipe.hset(_reports(server), self.process, json.dumps([time.time(), numbers]))
                pipe.expire(_reports(server), 2 * STAYS)
                await pipe.execute()

    async def reports(self, server: str) -> dict[str, dict[str, int]]:
        """Return the metrics of each worker of the server that has shared them lately."""
        found: Any = {}
        with _unreachable_is_logged():
            found = await self._redis.hgetall(_reports(server))
        reports = {process: json.loads(each) for process, each in found.items()}
        return {process: numbers for process, (at, numbers) in reports.items() if at > time.time() - STAYS}

    async def listen(self, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        """Call ``heard`` for everything that others announce, for ever: if Redis goes away, wait for it to come back.

        ``missed`` is called whenever we begin to listen, because we have missed all earlier announcements.
        """
        while True:
            with _unreachable_is_logged():
                async with self._redis.pubsub() as hub:
                    await hub.subscribe(CHANNEL)
                    async for message in hub.listen():
                        if message["type"] == "message":
                            self._hear(str(message["data"]), heard)
                        elif message["type"] == "subscribe":  # also when the connection was lost meanwhile
                            missed()
            await asyncio.sleep(AGAIN)

    def _hear(self, said: str, heard: Callable[[str, int], None]) -> None:
        """Handle one message. Others may use our channel, too, so nonsense is skipped."""
        process, *words = said.split(" ")
        if process == self.process:
            return
        try:
            for table, n in zip(words[::2], words[1::2], strict=True):
                heard(table, int(n))
        except ValueError:
            log.warning("nonsense", "someone else sends messages on our Redis channel")

    async def close(self) -> None:
        await self._redis.aclose()


@contextmanager
def _unreachable_is_logged() -> Iterator[None]:
    """If Redis cannot be reached, log it and go on without."""
    try:
        yield
    except (RedisError, OSError) as error:
        log.warning("failed", f"Redis has failed, and other processes were not told or heard: {error}")


def _reports(server: str) -> str:
    return f"{CHANNEL} workers {server}"


def _guests(table: str) -> str:
    return f"{CHANNEL} guests {table}"
