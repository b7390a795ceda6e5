"""What is acknowledged is stored, whenever the device is closed; what is not stored is never shown."""

import asyncio
import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from .devices import PERSON, MemoryStore, Page, bot, run
from .test_reactions import TABLE, asked_table


@asynccontextmanager
async def reopened(page: Page) -> AsyncIterator[Page]:
    """Another device with what is stored now."""
    store = MemoryStore()
    store.settings, store.tables, store.rows = copy.deepcopy((page.store.settings, page.store.tables, page.store.rows))
    async with Page(store) as other:
        yield other


async def check_reload(page: Page, table: str) -> None:
    """Check that a reload now loses nothing that was shown."""
    for seat in (0, None):
        shown = await page.look(table, seat)
        async with reopened(page) as other:
            after = await other.look(table, shown["now"]["own"]["seat"] if shown["now"]["own"] else None)
        assert after["n"] >= shown["n"]
        assert after["log"][: len(shown["log"])] == shown["log"]
        if after["n"] == shown["n"]:
            assert after == shown


@pytest.mark.parametrize(
    ("game", "seats"),
    [("crab-stack", [PERSON, bot(1)]), ("krabcek", [PERSON, PERSON]), ("survive", [PERSON, bot(1)])],
)
def test_a_reload_loses_nothing(game: str, seats: list[Any]) -> None:
    async def work() -> None:
        async with Page(seed=1) as page:
            await page.ask("PUT", "/api/me", {"name": "Ann"})
            wanted = {"game": game, "seats": seats, "order": "listed"}
            wanted["options"] = {} if game == "krabcek" else {"players": 2}
            table = (await page.ask("POST", "/api/tables", wanted))["id"]
            for seat in [n for n, each in enumerate(seats) if each == PERSON]:
                assert (await page.ask("GET", f"/api/tables/{table}"))["now"]["status"] == "open"
                async with reopened(page) as other:
                    assert (await other.ask("GET", f"/api/tables/{table}/mine"))["sit"] == (
                        [n for n in range(seat, 2) if seats[n] == PERSON]
                    )
                await page.do(table, "sit", seat=seat, name="Ann", nonce="0" * 16)
            for n in range(12):
                if await page.move(table) is None:
                    break
                await check_reload(page, table)
                if n == 2 and (await page.turn(table))["now"]["own"]["undo"]:
                    await page.do(table, "undo", seat=0)
                    await check_reload(page, table)
            if (await page.turn(table))["now"]["status"] == "playing":
                await page.do(table, "resign", seat=0)
            await check_reload(page, table)
            async with reopened(page) as other:
                assert await other.ask("GET", "/api/me") == {"name": "Ann"}
                assert await other.ask("GET", "/api/me/tables") == await page.ask("GET", "/api/me/tables")

    run(work())


def test_a_reload_while_others_are_asked_keeps_the_answers() -> None:
    async def work() -> None:
        store, table = asked_table(2)
        async with Page(store) as page:
            await page.do(TABLE, "move", seat=table.asked[0], expect=len(table.made), move="let")
            async with reopened(page) as other:
                assert (await other.look(TABLE, table.asked[0]))["now"]["own"]["answered"]
                await asyncio.sleep(25)
                assert (await other.look(TABLE))["now"]["asked"] == []

    run(work())


@pytest.mark.parametrize("fails", range(1, 12))
def test_a_write_that_fails_changes_nothing_and_can_be_tried_again(fails: int) -> None:
    async def work() -> None:
        store = MemoryStore(lambda attempt: attempt == fails)
        async with Page(store, seed=2) as page:
            said: list[dict[str, Any]] = []
            failures = 0

            async def again(method: str, path: str, body: Any) -> Any:
                nonlocal failures
                while True:
                    reply = await page.raw(method, path, body)
                    if reply.status < 300:
                        return await page.ask(method, path, body)  # sent once more: it is done once
                    assert reply.status == 503
                    assert "table-storage-full" in reply.text
                    failures += 1

            wanted = {"game": "crab-stack", "seats": [PERSON, bot(1)], "id": "x", "order": "listed"}
            table = (await again("POST", "/api/tables", wanted))["id"]
            said = page.connect(1, table)
            sit = {"id": "s", "do": "sit", "seat": 0, "name": "Ann", "nonce": "0" * 16}
            await again("POST", f"/api/tables/{table}/do", sit)
            for n in range(5):
                now = (await page.turn(table))["now"]
                if now["status"] == "over":
                    break
                move = {"id": f"m{n}", "do": "move", "seat": 0, "expect": now["count"], "move": now["legal"][0]}
                await again("POST", f"/api/tables/{table}/do", move)
                async with reopened(page) as other:
                    assert (await other.look(table, 0))["n"] >= said[-1]["n"]
            state = await page.turn(table)
            assert store.attempts > fails
            assert failures <= 1
            async with reopened(page) as other:
                assert (await other.look(table))["log"] == state["log"]

    run(work())


def test_a_full_storage_lets_people_look_at_their_games() -> None:
    async def work() -> None:
        store = MemoryStore()
        async with Page(store) as page:
            table = await page.table()
            store.is_full = lambda _: True
            now = (await page.look(table))["now"]
            move = {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][0]}
            assert await page.refused("POST", f"/api/tables/{table}/do", move) == (503, "table-storage-full")
            assert await page.refused("PUT", "/api/me", {"name": "Ann"}) == (503, "table-storage-full")
            said = page.connect(1, table)
            page.send(1, **move)
            await asyncio.sleep(0.1)
            assert [each["type"] for each in said] == ["you", "state", "error"]
            assert said[2]["error"]["key"] == "table-storage-full"
            assert said[2]["id"] == "m"
            assert (await page.look(table))["now"] == now

    run(work())


class LateFailure(MemoryStore):
    """Reports a failure although it has written, once."""

    async def append(self, table: str, entry: str) -> None:
        await super().append(table, entry)
        if self.attempts == 4:
            raise OSError("the page was closed")


def test_a_write_that_was_done_after_all_is_not_done_twice() -> None:
    async def work() -> None:
        async with Page(LateFailure()) as page:
            table = await page.table()
            now = (await page.look(table))["now"]
            move = {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][0]}
            assert (await page.refused("POST", f"/api/tables/{table}/do", move))[1] == "table-storage-full"
            await page.ask("POST", f"/api/tables/{table}/do", move)
            assert (await page.look(table))["now"]["count"] == 1

    run(work())
