"""The house: all tables that are in use, each behind a lock, and the server's own duties at them.

A command is refereed, written, and only then told. If writing fails, the table is forgotten and read again: what is in
memory is never more than what is on the disk.
"""

import asyncio
import logging
import random
import secrets
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from strandline.bots.thinker import RandomBot
from strandline.core.game import Position
from strandline.search.thought import Root

from . import commands as c
from . import dice, referee, telling
from .fold import RECENT, WATCHERS, Seat, Table
from .identity import COOKIE_DAYS, Signer, new_id, new_key
from .limits import Buckets
from .presence import Presence
from .referee import New, Refused
from .schema import events, links, people, players, records, tables
from .storage import Conflict, Entry, Event, Store, Unavailable, been_down, events_of, setting, up
from .thinking import Dropped, Thinkers, answer

if TYPE_CHECKING:
    from .bus import Bus

log = logging.getLogger("strandline.table")

SOON = 10_000
"""Duties due within so many milliseconds are waited for; later ones are looked up again."""
LATE = 3_000
"""Of several processes, one does what is due; so much later, any other does."""
SWEEP = 5.0
HOUR = 3_600_000
PAGE = 500
"""So many tables are looked up at once."""
IDLE = 60_000
AFTER_START = 30_000
"""Nobody's time is over sooner than so long after the server has started: it may have been down."""
SILENCE = 15_000
"""Of several processes, one at least says within so many milliseconds that it is up."""
PATIENCE = 2.0
"""Seconds that going down waits for what does not end."""
HINTS = 0.2, 5
"""Hints a second for one person, and how many at once."""
TALK = 2, 8
"""Things said a second by one person, and how many at once, unless whoever runs the server says otherwise."""
MAKING = 0.2, 100
"""Tables made a second from one address, and how many at once, unless whoever runs the server says otherwise."""
MOST_OPEN = 20
"""So many tables may one person have made that are not over."""
MOST_RECORDS = 10_000
"""So many records are kept for links, all people's together, unless whoever runs the server says otherwise."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class NotDue(Exception):
    """What the server was going to do is no longer to be done: someone was first."""


class Live:
    """A table in use."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()  # which position, by its id, and which seat
        self.is_gone = False
        self.used = now_ms()
        self.here: frozenset[str] = frozenset()
        self._messages: dict[tuple[int, int | None], tuple[int, str]] = {}

    def head(self, audience: int) -> int:
        """The number of the last thing that an audience has been told of."""
        return len(self.table.feeds[audience])

    def news(self, audience: int, after: int | None) -> tuple[int, str]:
        """The message that brings an audience up to date, and its number; made once for all who need the same."""
        if after is not None and not self.head(audience) - RECENT <= after <= self.head(audience):
            after = None
        if (audience, after) not in self._messages:
            message = telling.news(self.table, audience, after, self.seats_here())
            self._messages[audience, after] = self.head(audience), message
        return self._messages[audience, after]

    def seats_here(self) -> list[bool]:
        """Whose owner is connected; bots always are."""
        return [seat.kind == "bot" or seat.person in self.here for seat in self.table.seats]

    def tell(self) -> None:
        """Wake all who listen."""
        self._messages.clear()
        for listener in self.listeners:
            listener.set()


class House:
    """Everything that the server does, whoever asks for it and however."""

    def __init__(self, store: Store, thinkers: Thinkers, bus: "Bus | None" = None):
        self.store = store
        self.thinkers = thinkers
        self.bus = bus
        self.hints = Buckets(*HINTS)
        self.talk = Buckets(*TALK)
        self.making = Buckets(*MAKING)
        self.marks = Signer(new_key())
        """Its key ends with the server, unlike that of ``signer``: addresses are not to be found out afterwards."""
        self._is_down = False
        self.presence = Presence(bus, self._came_or_went, self._start)
        self.lives: dict[str, Live] = {}
        self.signer = Signer("00")
        self.started = now_ms()
        self.moves = 0
        self.expire_days: int | None = None
        self.most_records = MOST_RECORDS
        self.pause = 0.0
        self.long_works: Counter[str] = Counter()
        self._forgot = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Come up, and take up again whatever was to be done when the server last went down."""
        await self.store.open()
        self.signer = Signer(await self._key())
        await self._up()
        if self.bus is not None:
            self._start(self.bus.listen(self._heard))
            self._start(self._look_around())
        self._start(self._beat())
        self._start(self._sweep())

    async def _key(self) -> str:
        """The server's key; if another process makes one at the same time, its."""
        while True:
            with suppress(Conflict):
                return await self.store.write(lambda connection: setting(connection, "key", new_key()))

    async def _up(self) -> None:
        """The time in which no server was up is nobody's. Where there may be others, silence for a while is none."""
        at_most = 0 if self.bus is None else SILENCE
        self.started = now_ms()
        while True:
            with suppress(Conflict):
                await self.store.write(lambda connection: been_down(connection, self.started, at_most))
                return

    async def _beat(self) -> None:
        """Every few seconds: we are up."""
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable, Conflict):
                await self.store.write(lambda connection: up(connection, now_ms()))

    async def close(self) -> None:
        """Go down, also if Redis does not let go: on a connection that is being spoken on, it may wait for ever."""
        with suppress(Unavailable, Conflict, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.store.write(lambda connection: up(connection, now_ms()))
        self._is_down = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        if self.bus is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.bus.close()
        await self.store.close()
        self.thinkers.close()

    def _start(self, work: Any) -> None:
        if self._is_down:  # who leaves now would be told of by a Redis that we have let go of
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # Tables

    async def live(self, table: str) -> Live:
        """A table by its id, read if need be."""
        live = self.lives.get(table)
        if live is not None:
            live.used = now_ms()
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.lives:
                    found = await self.store.read(lambda connection: _load(connection, table))
                    if found is None:
                        raise Refused("no-table", 404)
                    if table not in self.lives:  # if an earlier reading failed, two may read at once
                        self.lives[table] = Live(found)
                        self.lives[table].here = self.presence.here(table)
                        if self.bus is None:  # else it is for the process where something happened, or for a sweep
                            self._plan(self.lives[table])
                return self.lives[table]
        finally:
            self._loading.pop(table, None)

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Live]:
        """A table that nobody else changes meanwhile, and of which everything is on the disk."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if not live.is_gone:  # else its state came into doubt while we waited: it is read again
                    yield live
                    return

    async def make(self, wanted: c.NewTable, person: str, kept_for: Sequence[Seat] = ()) -> Live:
        """A new table."""
        found = await self.store.read(lambda connection: connection.scalar(_unfinished, {"host": person}))
        if int(found or 0) >= MOST_OPEN:
            raise Refused("too-many", 429, most=MOST_OPEN)
        table, secret = new_id(), dice.new_secret()
        body = referee.plan(wanted, secret, [secrets.token_hex(16) for _ in wanted.seats], kept_for)
        if not self.making.take(self.thinkers.homes.of(person)):
            raise Refused("too-fast", 429)
        event = Event(1, "made", now_ms(), body, person)
        live = Live(Table(table, secret))
        live.table.apply(event)
        row = {
            "game": wanted.game,
            "secret": secret,
            "host": person,
            "public": wanted.public,
            "home": self.home(person),
        }
        await self.store.append(Entry(table, [event], self._summary(live.table), made=row))
        self.lives[table] = live
        return live

    def may_see(self, table: Table, person: str | None, token: str) -> bool:
        """A public table is for everyone; others for those who sit there, have made it, or have a link."""
        return (
            table.public
            or (person is not None and (person == table.host or bool(table.seats_of(person))))
            or any(seat.kept_for == person for seat in table.seats if person is not None)
            or any(self.signer.is_token(token, table.id, what) for what in ("watch", *self._sitting(table)))
        )

    def _sitting(self, table: Table) -> list[str]:
        return ["join", *(f"seat {n}" for n in range(len(table.seats)))]

    def may_sit(self, table: Table, person: str, token: str) -> Callable[[int], bool]:
        """Where a person may sit down: at tables of his own or public ones anywhere, else where his link says."""

        def may(seat: int) -> bool:
            kept_for = table.seats[seat].kept_for
            if kept_for is not None:
                return kept_for == person
            if table.public or person == table.host:
                return True
            return any(self.signer.is_token(token, table.id, what) for what in ("join", f"seat {seat}"))

        return may

    def links(self, table: Table) -> dict[str, Any]:
        """The tokens of a table's links, for its host to give away."""
        seats = [self.signer.token(table.id, f"seat {n}") for n in range(len(table.seats))]
        return {**{what: self.signer.token(table.id, what) for what in ("watch", "join")}, "seats": seats}

    def home(self, person: str) -> str:
        """The mark of the address from which someone comes."""
        return self.marks.home(self.thinkers.homes.of(person))

    async def name(self, person: str) -> str:
        """By what name someone wants to be called; nothing if he has never said."""
        query = sa.select(people.c.name).where(people.c.id == person)
        return str(await self.store.read(lambda connection: connection.scalar(query)) or "")

    # Commands

    async def do(self, table: str, command: c.Command, person: str) -> int:
        """Do what someone asks for, once. Says the number of what it became, as he is told of it."""
        async with self.held(table) as live:
            done = live.table.keys.get((person, command.id))
            if done is None:
                done = await self._do(live, command, person)
            return _number(live.table, person, command, done)

    async def _do(self, live: Live, command: c.Command, person: str) -> int:
        if isinstance(command, c.Rematch):
            return await self._rematch(live, command, person)
        if isinstance(command, c.Chat) and not self.talk.take(person):
            raise Refused("too-fast", 429)
        token = command.token if isinstance(command, c.Sit) else ""
        name = await self.name(person) if isinstance(command, c.Chat) else ""

        def decide() -> list[New]:
            return referee.decide(live.table, command, person, self.may_sit(live.table, person, token), name)

        return await self._commit(live, decide, person, command.id)

    async def _rematch(self, live: Live, command: c.Rematch, person: str) -> int:
        """The same plan and the same people, each one seat further."""
        table = live.table
        if not table.seats_of(person) or table.end is None:
            raise Refused("not-over" if table.end is None else "not-seated", 409 if table.end is None else 403)
        if table.rematch is not None:
            return table.n
        wanted = {name: value for name, value in table.plan.items() if name in c.NewTable.model_fields}
        turned = [*table.seats[1:], table.seats[0]]
        wanted["seats"] = [
            {"kind": "bot", "level": seat.level} if seat.kind == "bot" else {"kind": seat.kind} for seat in turned
        ]
        new = await self.make(c.NewTable.model_validate(wanted), person, turned)

        def decide() -> list[New]:
            if live.table.rematch is not None:
                raise Refused("rematch")
            return [("rematch", {"table": new.table.id})]

        return await self._commit(live, decide, person, command.id)

    async def _commit(
        self, live: Live, decide: Callable[[], list[New]], person: str | None = None, key: str | None = None
    ) -> int:
        """Decide, write, then tell. If another process was first, the table is read again and ``decide`` asked anew."""
        for _ in range(5):
            found = decide()
            if not found:
                return live.table.n
            table, first = live.table, live.table.n + 1
            at = max(now_ms(), table.last)
            new = [
                Event(first + n, kind, at, body, person, key if n == 0 else None)
                for n, (kind, body) in enumerate(found)
            ]
            before = [seat.person for seat in table.seats]
            try:
                for event in new:
                    table.apply(event)
                after = [seat.person for seat in table.seats]
                seated = {n: who for n, who in enumerate(after) if who != before[n]}
                unsaid = [table.said[e.body["room"]][e.body["number"] - 1].n for e in new if e.kind == "unsaid"]
                await self.store.append(Entry(table.id, new, self._summary(table), seated=seated, unsaid=unsaid))
                self.moves += sum(event.kind == "moved" for event in new)
            except Conflict:
                await self._reload(live)
                done = live.table.keys.get((person or "", key or ""))
                if done is not None:
                    return done
                continue
            except BaseException:
                # Whether it was written or not, nobody knows: only the database does.
                self._forget(live)
                raise
            self._plan(live)
            live.tell()
            if self.bus is not None:
                self._start(self.bus.say(table.id, table.n))
            return first
        raise Unavailable("others were always first")

    async def _reload(self, live: Live) -> None:
        try:
            found = await self.store.read(lambda connection: _load(connection, live.table.id))
        except Unavailable:
            found = None
        if found is None:
            self._forget(live)
            raise Unavailable("the table cannot be read")
        live.table = found
        live.tell()

    def _forget(self, live: Live) -> None:
        """Let go of a table whose state is in doubt; who listens comes again."""
        live.is_gone = True
        if live.timer is not None:
            live.timer.cancel()
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        live.tell()

    async def _heard(self, table: str, n: int) -> None:
        """Another process has written something."""
        live = self.lives.get(table)
        if live is None:
            return
        if n == 0:
            await self.presence.heard(table)
            return
        async with live.lock:
            if live.table.n < n and not live.is_gone:
                with suppress(Unavailable):  # the next sweep finds it
                    await self._read_on(live)

    async def _read_on(self, live: Live) -> None:
        """Let what another process has written have happened here."""
        try:
            new = await self.store.read(lambda connection: events_of(connection, live.table.id, live.table.n))
            for event in new:
                live.table.apply(event)
            live.tell()
        except Unavailable:
            raise
        except Exception:
            log.exception("what another process has written cannot be read")
            self._forget(live)

    async def reach(self, live: Live, audience: int, after: int | None) -> None:
        """Who knows more than we do was at another process, of which we have not heard yet."""
        if self.bus is not None and after is not None and after > live.head(audience):
            async with live.lock:
                if not live.is_gone and after > live.head(audience):
                    await self._read_on(live)

    def _came_or_went(self, table: str) -> None:
        live = self.lives.get(table)
        if live is not None:
            before = live.seats_here()
            live.here = self.presence.here(table)
            if live.seats_here() != before:
                live.tell()

    # Duties

    def _summary(self, table: Table) -> dict[str, Any]:
        duty = self._next_duty(table)
        return {"status": table.status, "last": table.heard, "duty": duty, "deciding": table.deciding}

    def _next_duty(self, table: Table) -> int | None:
        """When the server itself has to do something at a table next."""
        if table.status != "playing":
            return None
        due = [at for at in (table.window_end, table.clock.deadline) if at is not None]
        if any(table.seats[seat].bot for seat in table.deciding):
            due.append(table.last)
        return min(due, default=None)

    def _plan(self, live: Live) -> None:
        """Let bots think, and set the timer for what is due at a time."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.status != "playing":
            return
        for seat in table.deciding:
            # By the position, not by the number of events: who talks meanwhile is no reason to think again.
            thought = id(table.position), seat
            if table.seats[seat].bot and seat not in table.answers and thought not in live.thinking:
                live.thinking.add(thought)
                self._start(self._think(live, table.position, seat))
        due = _window_due(table) if table.asked else self._deadline(table)
        if due is not None and due < now_ms() + SOON:
            wait = max(0, due - now_ms()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: self._start(self._due(live)))

    def _deadline(self, table: Table) -> int | None:
        """When the running clock is over; if the server was down meanwhile, not before one can have come back."""
        deadline = table.clock.deadline
        if deadline is None or self.started < table.clock.since:
            return deadline
        return max(deadline, self.started + AFTER_START)

    async def _think(self, live: Live, before: Position | None, seat: int) -> None:
        """A bot's decision, thought elsewhere."""

        def is_due() -> bool:
            table = live.table
            is_same = not live.is_gone and table.position is before
            return is_same and seat in table.deciding and seat not in table.answers and table.seats[seat].bot > 0

        def decide() -> list[New]:
            table = live.table
            if not is_due():
                raise NotDue
            if table.asked:
                return [("answered", {"seat": seat, "move": move})]
            return referee.moved(table, referee.standing(table, seat), [move])

        try:
            root = Root.of(referee.standing(live.table, seat), seat)
            # The pause runs while the bot thinks: who thinks for long need not wait as well.
            thought = self._choice(live, root, live.table.seats[seat].bot, is_due)
            move, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
            async with live.lock:
                if not live.is_gone:
                    await self._commit(live, decide)
        except NotDue:
            pass
        except Unavailable:
            log.warning("a bot's move could not be written")
        finally:
            live.thinking.discard((id(before), seat))

    async def _choice(self, live: Live, root: Root, level: int, is_due: Callable[[], bool]) -> str:
        """What a bot chooses. If it fails, the game goes on all the same."""
        seed = random.getrandbits(62)
        try:
            return await self.thinkers.run(live.table.host, answer, root, level, seed, is_wanted=is_due)
        except Dropped:  # moves can be made and taken back faster than bots think
            raise NotDue from None
        except Exception:
            log.exception("a bot failed")
            return RandomBot().choose(root, seed=seed).move

    async def _due(self, live: Live) -> None:
        """A time has come: a window closes, or someone's clock has run out."""

        def decide() -> list[New]:
            table = live.table
            end, deadline, seat = table.window_end, self._deadline(table), table.clock.running
            is_late = any(table.seats[each].bot and each not in table.answers for each in table.asked)
            if table.status == "playing" and end is not None and end <= now_ms() and not is_late:
                return referee.release(table)
            if seat is not None and deadline is not None and deadline <= now_ms():
                return referee.time_over(table, seat)
            raise NotDue

        async with live.lock:
            if live.is_gone:
                return
            try:
                await self._commit(live, decide)
            except NotDue:
                self._plan(live)
            except Unavailable:
                log.warning("what was due could not be written")

    async def _sweep(self) -> None:
        """Every few seconds: take up duties that nobody attends to, let go of tables that nobody uses."""
        while True:
            try:
                await self._sweep_once()
            except Unavailable as error:
                log.warning("sweeping: %s", error)
            except Exception:  # one table that cannot be read must not be the end of it
                log.exception("sweeping")
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        async for table in self._due_tables():
            try:
                self._plan(await self.live(table))
            except Unavailable:
                raise
            except Exception:  # nothing can be done here, but at the others
                log.exception("a table cannot be read")
        if self.bus is not None:
            await self._catch_up()
        for live in list(self.lives.values()):
            is_idle = live.used < now_ms() - IDLE and live.table.last < now_ms() - IDLE
            if is_idle and not live.listeners and live.timer is None and not live.thinking and not live.lock.locked():
                del self.lives[live.table.id]
        if self.expire_days is not None:
            before = now_ms() - self.expire_days * 86_400_000
            await self.store.write(lambda connection: connection.execute(_expire, {"before": before}) and None)
        await self.store.write(lambda connection: _tidy(connection, now_ms()))
        if self._forgot < now_ms() - HOUR:
            await self.store.write(lambda connection: _forget_people(connection, now_ms()))
            self._forgot = now_ms()

    async def _due_tables(self) -> AsyncIterator[str]:
        """Where the server has something to do soon, or has had for long: all of them, a page at a time."""
        soon = now_ms() + (SOON if self.bus is None else -LATE)
        order = sa.tuple_(tables.c.duty, tables.c.id)
        query = sa.select(tables.c.duty, tables.c.id).where(tables.c.status == "playing", tables.c.duty < soon)
        after: tuple[int, str] = (-1, "")
        while True:
            page = query.where(order > after).order_by(tables.c.duty, tables.c.id).limit(PAGE)
            found = await self._rows(page)
            for _, table in found:
                yield table
            if len(found) < PAGE:
                return
            after = found[-1].duty, found[-1].id

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        return await self.store.read(lambda connection: connection.execute(query).all())

    async def _catch_up(self) -> None:
        """What Redis has not told us: of all tables in use, since who asks now and then is told what is here."""
        used = list(self.lives)
        for first in range(0, len(used), PAGE):
            query = sa.select(events.c.table_id, sa.func.max(events.c.n)).group_by(events.c.table_id)
            query = query.where(events.c.table_id.in_(used[first : first + PAGE]))
            for table, n in await self._rows(query):
                await self._heard(table, n)

    async def _look_around(self) -> None:
        """Every few seconds: who is at the other processes. A Redis that hangs keeps nothing else waiting."""
        while True:
            try:
                async with asyncio.timeout(SWEEP):
                    await self.presence.refresh([table for table, live in self.lives.items() if live.listeners])
            except TimeoutError:
                log.warning("redis: no answer")
            except Exception:
                log.exception("who is elsewhere cannot be found out")
            await asyncio.sleep(SWEEP)


_unfinished = sa.select(sa.func.count()).where(
    tables.c.host == sa.bindparam("host"), tables.c.status.in_(("open", "playing"))
)
_expire = sa.delete(tables).where(
    tables.c.id.in_(sa.select(tables.c.id).where(tables.c.last < sa.bindparam("before")).limit(PAGE))
)
"""A page in each sweep: all of them may take longer than the database is given."""


def _tidy(connection: sa.Connection, now: int) -> None:
    """Throw away what was kept only for a while."""
    for kept in (links, records):
        connection.execute(sa.delete(kept).where(kept.c.expires < now))


def _forget_people(connection: sa.Connection, now: int) -> None:
    """Throw away names that were told longer ago than a cookie lasts, of people of whom nothing else tells."""
    needed = [sa.exists().where(who == people.c.id) for who in (players.c.person, tables.c.host, records.c.person)]
    old = people.c.named < now - COOKIE_DAYS * 86_400_000
    connection.execute(sa.delete(people).where(old, ~sa.or_(*needed)))


def _number(table: Table, person: str, command: c.Command, n: int) -> int:
    """The number by which someone is told of event n: from the events' own he could count what he is not told of."""
    own = table.seats_of(person)
    seat = command.seat if isinstance(command, c.Seated) else next(iter(own), WATCHERS)
    feed = table.feeds[seat if seat in own else WATCHERS]
    return bisect_right(feed, n, key=lambda event: event.n)


def _window_due(table: Table) -> int:
    """When the window closes; if it was missed, a whole number of windows later, so that its length says nothing."""
    assert table.window_end is not None
    span = table.window_end - table.since
    return table.window_end + max(0, -(-(now_ms() - table.window_end) // span)) * span


def _load(connection: sa.Connection, table: str) -> Table | None:
    secret = connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table))
    if secret is None:
        return None
    found = Table(table, secret)
    for event in events_of(connection, table):
        found.apply(event)
    return found
