"""The house itself, without HTTP: requests that happen at the same time."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from strandline.bots.thinker import RandomBot
from strandline.host.commits import Entry, summary
from strandline.host.errors import Unavailable
from strandline.server import days_up, queries, sweep
from strandline.server.house import House
from strandline.server.http import table_state
from strandline.server.identity import COOKIE_DAYS
from strandline.server.limits import AddressBook
from strandline.server.schema import people, players, ratings, records, tables
from strandline.server.server_clock import now_ms
from strandline.server.settings import Settings
from strandline.server.storage import events_of, set_setting
from strandline.server.table_commands import create_table, do_command
from strandline.server.worker_pool import WorkerPool
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.events import Event

NEW_TABLE: TypeAdapter[c.NewTable] = TypeAdapter(c.NewTable)


class Slow(WorkerPool):
    """A pool that thinks for long, and counts its jobs."""

    def __init__(self) -> None:
        super().__init__(1, AddressBook())
        self.asked = 0
        self.seconds = 60.0

    async def run(self, _who: str, _work: Callable[..., Any], *given: Any, **_: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        return RandomBot().choose(given[0]).move


def with_house(folder: Path, work: Callable[[House], Coroutine[Any, Any, None]], seconds: float = 60.0) -> None:
    async def run() -> None:
        thinkers = Slow()
        thinkers.seconds = seconds
        found = House(Settings(f"sqlite:///{folder / 'tables.db'}"), thinkers)
        await found.open()
        try:
            await work(found)
        finally:
            await found.close()

    asyncio.run(run())


async def name_of(found: House, person: str) -> str:
    return await found.store.read(queries.name_of, person)


async def table_of(found: House, *seats: dict[str, Any]) -> str:
    wanted = {"game": "crab-stack", "seats": list(seats), "public": True, "order": "listed"}
    table = (await create_table(found, NEW_TABLE.validate_python(wanted), "ann")).table
    for n, seat in enumerate(seats):
        if seat["kind"] == "person":
            await do_command(found, table.id, c.Sit(id=f"s{n}", do="sit", seat=n, name="Ann", nonce="0" * 16), "ann")
    return table.id


PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": 1}


def test_who_waited_while_a_move_could_not_be_written_finds_the_table_without_it(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        first = found.tables.by_id[table].table.position
        assert first is not None
        move = first.moves()[0]
        second = first.play(move)
        follows = next(each for each in second.moves() if first.why_not(each) is not None)
        real, fails = found.store.append, [True]

        async def torn(entry: Entry) -> None:
            if fails.pop() if fails else False:
                await asyncio.sleep(0.05)
                raise Unavailable("no disk")
            await real(entry)

        found.store.append = torn  # type: ignore[method-assign]
        asked: list[Any] = [
            do_command(found, table, c.Move(id="m1", do="move", seat=first.turn or 0, expect=0, move=move), "ann"),
            table_state.look(table, found, "eve", "", None, None, 0),
            do_command(found, table, c.Move(id="m2", do="move", seat=second.turn or 0, expect=1, move=follows), "ann"),
        ]
        answers: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
        written, seen, stale = answers
        assert isinstance(written, Unavailable)
        assert json.loads(seen.body)["log"] == []
        assert stale.message.key == "table-stale"
        numbers = [event.n for event in await found.store.read(lambda connection: events_of(connection, table))]
        assert numbers == list(range(1, len(numbers) + 1))

    with_house(tmp_path, work)


def first_move(found: House, table: str) -> c.Move:
    position = found.tables.by_id[table].table.position
    assert position is not None
    return c.Move(id="m1", do="move", seat=position.turn or 0, expect=0, move=position.moves()[0])


def test_a_table_changes_only_when_its_events_are_stored(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        live, real = found.tables.by_id[table], found.store.append
        begun, may_go_on = asyncio.Event(), asyncio.Event()

        async def slow(entry: Entry) -> None:
            begun.set()
            await may_go_on.wait()
            await real(entry)

        found.store.append = slow  # type: ignore[method-assign]
        before, state = live.table, live.news(0, None)
        doing = asyncio.create_task(do_command(found, table, first_move(found, table), "ann"))
        await begun.wait()
        assert live.table is before
        assert live.news(0, None) == state
        may_go_on.set()
        await doing
        assert len(before.made) == 0
        assert len(live.table.made) == 1

    with_house(tmp_path, work)


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_after_a_write_of_which_nobody_knows_whether_it_happened_the_table_is_read_on(
    tmp_path: Path, is_cancelled: bool
) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        live, real = found.tables.by_id[table], found.store.append
        move, heard = first_move(found, table), asyncio.Event()

        async def torn(entry: Entry) -> None:
            await real(entry)
            found.store.append = real  # type: ignore[method-assign]
            raise asyncio.CancelledError if is_cancelled else Unavailable("no answer")

        found.store.append = torn  # type: ignore[method-assign]
        live.listeners.add(heard)
        with pytest.raises(asyncio.CancelledError if is_cancelled else Unavailable):
            await do_command(found, table, move, "ann")
        assert heard.is_set()
        assert live.is_doubtful
        assert len(live.table.made) == 0
        number = await do_command(found, table, move, "ann")  # it is done already, and is not done again
        assert found.tables.by_id[table] is live
        assert not live.is_doubtful
        assert live.table.moves == [move.move]
        assert number == live.head(0)
        assert len(json.loads((await table_state.look(table, found, "ann", seat=0)).body)["log"]) == 1

    with_house(tmp_path, work)


def test_a_move_is_known_though_nobody_waited_until_it_was_written(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        begun, may_go_on = threading.Event(), threading.Event()

        def hold(_: sa.Connection) -> None:
            begun.set()
            may_go_on.wait()

        holding = asyncio.create_task(found.store.write(hold))
        await asyncio.to_thread(begun.wait)
        move = first_move(found, table)
        doing = asyncio.create_task(do_command(found, table, move, "ann"))
        while not found.store.waiting:
            await asyncio.sleep(0.01)
        doing.cancel()  # the player's live connection is closed
        looking = asyncio.create_task(found.tables.find(table))
        await asyncio.sleep(0.1)
        may_go_on.set()
        await holding
        assert (await looking).table.moves == [move.move]

    with_house(tmp_path, work)


def test_while_a_table_is_in_doubt_nobody_decides_or_is_shown_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)

        async def broken(*_: Any) -> None:
            raise Unavailable("no disk")

        with monkeypatch.context() as patch:
            patch.setattr(found.store, "append", broken)
            with pytest.raises(Unavailable):
                await do_command(found, table, first_move(found, table), "ann")
            patch.setattr(found.store, "write", broken)
            for work in (do_command(found, table, first_move(found, table), "ann"), found.tables.find(table)):
                with pytest.raises(Unavailable):
                    await work
        await do_command(found, table, first_move(found, table), "ann")
        assert len(found.tables.by_id[table].table.made) == 1

    with_house(tmp_path, work)


def test_a_table_that_is_gone_from_the_database_is_let_go(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        await found.store.write(lambda connection: connection.execute(sa.delete(tables)) and None)
        with pytest.raises(Unavailable):
            await do_command(found, table, first_move(found, table), "ann")
        with pytest.raises(Refused, match="This table doesn’t exist"):
            await found.tables.find(table)

    with_house(tmp_path, work)


def test_who_gets_up_while_he_waits_for_news_is_not_told_what_the_next_one_in_his_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        wanted = {
            "game": "survive",
            "options": {"players": 2},
            "seats": [PERSON, PERSON],
            "public": True,
            "order": "listed",
        }
        table = (await create_table(found, NEW_TABLE.validate_python(wanted), "ann")).table.id

        async def sit(person: str, seat: int) -> None:
            await do_command(
                found, table, c.Sit(id=f"s{seat}", do="sit", seat=seat, name=person, nonce="0" * 16), person
            )

        async def meanwhile(*_: Any) -> None:
            await do_command(found, table, c.Leave(id="l", do="leave", seat=0), "ann")
            await sit("bob", 0)
            await sit("bob", 1)

        await sit("ann", 0)
        monkeypatch.setattr(table_state, "wait_for_news", meanwhile)
        after = found.tables.by_id[table].head(0)
        told = json.loads((await table_state.look(table, found, "ann", seat=0, after=after, wait=5)).body)
        assert told["now"]["status"] == "playing"
        assert "own" not in told["now"]

    with_house(tmp_path, work)


def test_talk_is_no_reason_for_a_bot_to_think_again(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, BOT, PERSON)
        live = found.tables.by_id[table]
        if live.table.deciding == [1]:
            assert live.table.position is not None
            move = c.Move(id="m", do="move", seat=1, expect=0, move=live.table.position.moves()[0])
            await do_command(found, table, move, "ann")
        for n in range(5):
            await do_command(found, table, c.Chat(id=f"c{n}", do="chat", text="hurry"), "eve")
        await asyncio.sleep(0)
        assert isinstance(found.pool, Slow)
        assert found.pool.asked == 1

    with_house(tmp_path, work)


def test_what_was_taken_back_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who moves and undoes again and again does not keep a worker busy."""

    async def work(found: House) -> None:
        table = ""
        while not table or found.tables.by_id[table].table.deciding != [0]:
            table = await table_of(found, PERSON, BOT)
        live, found.duties._bots = found.tables.by_id[table], WorkerPool(1, AddressBook())
        thinkers = found.duties._bots
        loop, pool = asyncio.get_running_loop(), object()
        real, begun = loop.run_in_executor, list[asyncio.Future[str]]()

        def begin(where: Any, what: Any, *given: Any) -> Any:
            if where is not pool:
                return real(where, what, *given)
            begun.append(loop.create_future())
            return begun[-1]

        monkeypatch.setattr(loop, "run_in_executor", begin)
        monkeypatch.setattr(thinkers, "_workers", lambda: pool)
        assert live.table.position is not None
        move = live.table.position.moves()[0]
        for n in range(6):
            if n:
                await do_command(found, table, c.AskUndo(id=f"u{n}", do="undo", seat=0), "ann")
            await do_command(found, table, c.Move(id=f"m{n}", do="move", seat=0, expect=0, move=move), "ann")
            await asyncio.sleep(0.01)
        begun[0].set_result("")
        async with asyncio.timeout(20):
            while thinkers.waiting > 1:
                await asyncio.sleep(0.01)
            assert len(begun) == 2
            begun[1].set_result(live.table.position.moves()[0])
            while len(live.table.made) < 2:
                await asyncio.sleep(0.01)

    with_house(tmp_path, work)


def test_a_table_that_cannot_be_read_leaves_the_others_their_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []

    async def spoil(found: House) -> None:
        for _ in range(2):
            tables.append(await table_of(found, BOT, PERSON))
        table = found.tables.by_id[tables[0]].table
        due = {**summary(table), "status": "playing", "last": 1, "duty": 1, "deciding": [0]}
        await found.store.append(Entry(table.id, [Event.read(table.n + 1, "moved", 1, {"moves": ["z9"]})], due))
        other = found.tables.by_id[tables[1]].table
        if other.deciding == [1]:
            assert other.position is not None
            move = c.Move(id="m", do="move", seat=1, expect=0, move=other.position.moves()[0])
            await do_command(found, other.id, move, "ann")

    async def wait_for_the_bot(found: House) -> None:
        for _ in range(200):
            if tables[1] in found.tables.by_id and found.tables.by_id[tables[1]].table.deciding == [1]:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the bot did not move")

    monkeypatch.setattr(sweep, "SWEEP", 0.05)
    with_house(tmp_path, spoil)
    with_house(tmp_path, wait_for_the_bot, seconds=0.0)


def test_a_name_that_was_told_long_ago_is_forgotten_if_nothing_tells_of_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = ("sits", "hosts", "keeps", "is rated", "is new", "is gone")
    then = now_ms() - (COOKIE_DAYS + 1) * 86_400_000

    def fill(connection: sa.Connection, table: str) -> None:
        named = [{"id": each, "name": "Ann", "named": now_ms() if each == "is new" else then} for each in ids]
        connection.execute(sa.insert(people), named)
        connection.execute(sa.insert(players), {"table_id": table, "seat": 3, "person": "sits"})
        connection.execute(sa.update(tables).values(host="hosts"))
        kept = {"id": "r", "person": "keeps", "hash": "", "expires": 2 * now_ms(), "text": ""}
        connection.execute(sa.insert(records), kept)
        rated = {"person": "is rated", "game": "krabcek", "players": 2, "mu": 25, "sigma": 8, "games": 1}
        connection.execute(sa.insert(ratings), {**rated, "cautious": 1, "name": "Ann"})

    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        await found.store.write(fill, table)
        days = [then + n * days_up.DAY for n in range(1, COOKIE_DAYS + 3)]
        await found.store.write(set_setting, days_up.DAYS, json.dumps(days))
        async with asyncio.timeout(20):
            while await name_of(found, "is gone"):
                found.sweep.names_deleted = 0  # a sweep that had begun before the days were written sets it again
                await asyncio.sleep(0.02)
        assert [each for each in ids if await name_of(found, each)] == list(ids[:-1])

    monkeypatch.setattr(sweep, "SWEEP", 0.05)
    with_house(tmp_path, work)
