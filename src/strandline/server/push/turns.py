"""Tells people on their devices that it is their turn, in games with days for each turn.

The process that has written the event does it, after it is stored and outside of the table's lock: a move never waits
for a push service. Messages that wait are in memory only: a restart loses them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from strandline.core.messages import DEFAULT_LOCALE, LANGUAGES, RIGHT_TO_LEFT, translate
from strandline.host.errors import Unavailable
from strandline.host.tasks import Tasks
from strandline.table.state import Table

from ..counted_log import CountedLog
from ..storage import Store
from . import queries
from .client import Answer, Client

log = CountedLog(logging.getLogger("strandline.push"))

MOST_WAITING = 1_000
"""The most people's turns that wait until they are told; one more is dropped."""
AT_ONCE = 20
"""The most messages that are being sent at the same time."""
LOOK_AGAIN = 60.0
"""Seconds after which we look again whether someone is at the table who was there when their turn came. Of a phone that
was put away we learn only when it does not answer any more."""
BACKOFF = 5.0, 60.0, 600.0
"""Seconds before each retry, unless the push service wants us to wait for longer."""
LONGEST_WAIT = 3600.0
"""The longest time before a retry, whatever the push service says."""


def whose_turn(before: Table, after: Table) -> set[str]:
    """Return the people who must decide now and did not have to before, in a game with days for each turn."""
    return _deciding(after) - _deciding(before) if after.clock.kind == "days" else set()


def _deciding(table: Table) -> set[str]:
    found = (table.seats[seat] for seat in table.deciding if seat not in table.answers)
    return {seat.person for seat in found if seat.person is not None and seat.kind == "person" and not seat.bot}


class Turns:
    """Sends the messages. ``here`` returns the people who are at a table now; ``topic``, a name for table and person
    that tells nothing.
    """

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        client: Client,
        here: Callable[[str], Awaitable[frozenset[str]]],
        topic: Callable[[str, str], str],
    ):
        self._store = store
        self._tasks = tasks
        self._client = client
        self._here = here
        self._topic = topic
        self.waiting = 0
        self._looking: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._sending = asyncio.Semaphore(AT_ONCE)
        self.sent = 0

    def written(self, before: Table, after: Table) -> None:
        """Tell those whose turn it has become; it takes place later."""
        for person in whose_turn(before, after):
            self._start(after.id, person, is_first=True)

    def _start(self, table: str, person: str, is_first: bool) -> None:
        if self.waiting + len(self._looking) >= MOST_WAITING:
            log.warning("full", "push services are too slow: people are not told that it is their turn")
            return
        self.waiting += 1
        self._tasks.start(self._tell(table, person, is_first))

    async def _tell(self, table: str, person: str, is_first: bool) -> None:
        try:
            if person in await self._here(table):
                if is_first:
                    self._look_later(table, person)
                return
            game, found = await self._store.read(queries.due, table, person)
            await asyncio.gather(*(self._send(each, table, person, game) for each in found))
        except Unavailable:  # the store has logged it
            pass
        finally:
            self.waiting -= 1

    def _look_later(self, table: str, person: str) -> None:
        key = table, person
        if key in self._looking:
            self._looking.pop(key).cancel()

        def look() -> None:
            self._looking.pop(key, None)
            self._start(table, person, is_first=False)

        self._looking[key] = asyncio.get_running_loop().call_later(LOOK_AGAIN, look)

    async def _send(self, to: Any, table: str, person: str, game: str) -> None:
        """Send one message to one browser, and note whether it has arrived."""
        data = message(table, game, to.language)
        for wait in (*BACKOFF, None):
            try:
                async with self._sending:
                    topic = self._topic(table, person)
                    answer = await self._client.send(to.endpoint, to.p256dh, to.auth, data, topic)
            except ValueError:  # its keys are damaged
                answer = Answer(410)
            if not answer.is_passing or wait is None:
                break
            await asyncio.sleep(min(max(wait, answer.after), LONGEST_WAIT))
            _, still = await self._store.read(queries.due, table, person)
            if to.hash not in {each.hash for each in still}:  # they have moved, or do not want it any more
                return
        await self._note(to, answer)

    async def _note(self, to: Any, answer: Answer) -> None:
        if answer.is_sent:
            self.sent += 1
            if to.failures:
                await self._store.write(queries.arrived, to.hash)
        elif answer.is_gone:
            await self._store.write(queries.ended, to.hash)
        else:
            status = answer.status or "no answer"
            log.warning(f"push {status}", f"a push service did not accept a message: {status}")
            await self._store.write(queries.failed, to.hash)


def message(table: str, game: str, language: str) -> dict[str, str]:
    """Return what a browser shows: only which game and table it is."""
    language = language if language in LANGUAGES else DEFAULT_LOCALE
    words = {"title": translate(f"{game}-name", language), "text": translate("web-notify-turn", language)}
    return {"table": table, **words, "lang": language, "dir": "rtl" if language in RIGHT_TO_LEFT else "ltr"}
