"""The house itself, without a server before it: what happens between two things that happen at once."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.bots.thinker import RandomBot
from strandline.table import api, house
from strandline.table import commands as c
from strandline.table.house import House
from strandline.table.identity import COOKIE_DAYS
from strandline.table.schema import people, players, records, tables
from strandline.table.storage import Entry, Event, Store, Unavailable, events_of
from strandline.table.thinking import Thinkers


class Slow(Thinkers):
    """Thinks for long, and counts."""

    def __init__(self) -> None:
        super().__init__(1)
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
        found = House(Store(f"sqlite:///{folder / 'tables.db'}"), thinkers)
        await found.open()
        try:
            await work(found)
        finally:
            await found.close()

    asyncio.run(run())


async def table_of(found: House, *seats: dict[str, Any]) -> str:
    wanted = {"game": "crab-stack", "seats": list(seats), "public": True}
    table = (await found.make(c.NewTable.model_validate(wanted), "ann")).table
    for n, seat in enumerate(seats):
        if seat["kind"] == "person":
            await found.do(table.id, c.Sit(id=f"s{n}", do="sit", seat=n, name="Ann", nonce="0" * 16), "ann")
    return table.id


PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": 1}


def test_who_waited_while_a_move_could_not_be_written_finds_the_table_without_it(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        first = found.lives[table].table.position
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
            found.do(table, c.Move(id="m1", do="move", seat=first.turn or 0, expect=0, move=move), "ann"),
            api.look(table, found, "eve", "", None, None, 0),
            found.do(table, c.Move(id="m2", do="move", seat=second.turn or 0, expect=1, move=follows), "ann"),
        ]
        answers: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
        written, seen, stale = answers
        assert isinstance(written, Unavailable)
        assert json.loads(seen.body)["log"] == []
        assert stale.message.key == "table-stale"
        numbers = [event.n for event in await found.store.read(lambda connection: events_of(connection, table))]
        assert numbers == list(range(1, len(numbers) + 1))

    with_house(tmp_path, work)


def test_who_gets_up_while_he_waits_for_news_is_not_told_what_the_next_one_in_his_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        wanted = {"game": "survive", "options": {"players": 2}, "seats": [PERSON, PERSON], "public": True}
        table = (await found.make(c.NewTable.model_validate(wanted), "ann")).table.id

        async def sit(person: str, seat: int) -> None:
            await found.do(table, c.Sit(id=f"s{seat}", do="sit", seat=seat, name=person, nonce="0" * 16), person)

        async def meanwhile(*_: Any) -> None:
            await found.do(table, c.Leave(id="l", do="leave", seat=0), "ann")
            await sit("bob", 0)
            await sit("bob", 1)

        await sit("ann", 0)
        monkeypatch.setattr(api, "wait_for_news", meanwhile)
        after = found.lives[table].head(0)
        told = json.loads((await api.look(table, found, "ann", seat=0, after=after, wait=5)).body)
        assert told["now"]["status"] == "playing"
        assert "own" not in told["now"]

    with_house(tmp_path, work)


def test_talk_is_no_reason_for_a_bot_to_think_again(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, BOT, PERSON)
        live = found.lives[table]
        if live.table.deciding == [1]:
            assert live.table.position is not None
            move = c.Move(id="m", do="move", seat=1, expect=0, move=live.table.position.moves()[0])
            await found.do(table, move, "ann")
        for n in range(5):
            await found.do(table, c.Chat(id=f"c{n}", do="chat", text="hurry"), "eve")
        await asyncio.sleep(0)
        assert isinstance(found.thinkers, Slow)
        assert found.thinkers.asked == 1

    with_house(tmp_path, work)


def test_what_was_taken_back_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who moves and takes it back again and again keeps no process busy with it."""

    async def work(found: House) -> None:
        table = ""
        while not table or found.lives[table].table.deciding != [0]:
            table = await table_of(found, PERSON, BOT)
        live, found.thinkers = found.lives[table], Thinkers(1)
        loop, pool = asyncio.get_running_loop(), object()
        real, begun = loop.run_in_executor, list[asyncio.Future[str]]()

        def begin(where: Any, what: Any, *given: Any) -> Any:
            if where is not pool:
                return real(where, what, *given)
            begun.append(loop.create_future())
            return begun[-1]

        monkeypatch.setattr(loop, "run_in_executor", begin)
        monkeypatch.setattr(found.thinkers, "_workers", lambda: pool)
        assert live.table.position is not None
        move = live.table.position.moves()[0]
        for n in range(6):
            if n:
                await found.do(table, c.AskUndo(id=f"u{n}", do="undo", seat=0), "ann")
            await found.do(table, c.Move(id=f"m{n}", do="move", seat=0, expect=0, move=move), "ann")
            await asyncio.sleep(0.01)
        begun[0].set_result("")
        async with asyncio.timeout(20):
            while found.thinkers.waiting > 1:
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
        table = found.lives[tables[0]].table
        summary = {"status": "playing", "last": 1, "duty": 1, "deciding": [0]}
        await found.store.append(Entry(table.id, [Event(table.n + 1, "moved", 1, {"moves": ["z9"]})], summary))
        other = found.lives[tables[1]].table
        if other.deciding == [1]:
            assert other.position is not None
            move = c.Move(id="m", do="move", seat=1, expect=0, move=other.position.moves()[0])
            await found.do(other.id, move, "ann")

    async def sweep(found: House) -> None:
        for _ in range(200):
            if tables[1] in found.lives and found.lives[tables[1]].table.deciding == [1]:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the bot did not move")

    monkeypatch.setattr(house, "SWEEP", 0.05)
    with_house(tmp_path, spoil)
    with_house(tmp_path, sweep, seconds=0.0)


def test_a_name_that_was_told_long_ago_is_forgotten_if_nothing_tells_of_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = ("sits", "hosts", "keeps", "is new", "is gone")
    then = house.now_ms() - (COOKIE_DAYS + 1) * 86_400_000

    def fill(connection: sa.Connection, table: str) -> None:
        named = [{"id": each, "name": "Ann", "named": house.now_ms() if each == "is new" else then} for each in ids]
        connection.execute(sa.insert(people), named)
        connection.execute(sa.insert(players), {"table_id": table, "seat": 3, "person": "sits"})
        connection.execute(sa.update(tables).values(host="hosts"))
        kept = {"id": "r", "person": "keeps", "hash": "", "expires": 2 * house.now_ms(), "text": ""}
        connection.execute(sa.insert(records), kept)

    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        await found.store.write(lambda connection: fill(connection, table))
        found._forgot = 0
        async with asyncio.timeout(20):
            while await found.name("is gone"):
                await asyncio.sleep(0.02)
        assert [each for each in ids if await found.name(each)] == list(ids[:-1])

    monkeypatch.setattr(house, "SWEEP", 0.05)
    with_house(tmp_path, work)
