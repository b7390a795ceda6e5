"""All games as one file: exported, and imported on another device."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from .devices import PERSON, Page, bot, run

FILE = "/api/device/games"
Damage = Callable[[dict[str, Any]], object]


def test_games_move_to_another_device() -> None:
    async def work() -> None:
        async with Page(seed=1) as page:
            over = await page.table("crab-stack", [PERSON, bot(1)])
            await page.do(over, "resign", seat=0)
            going = await page.table("survive", [PERSON, bot(1)], options={"players": 2})
            await page.play(going, 5)
            timed = await page.table("krabcek", clock={"kind": "bank", "seconds": 30})
            opened = str((await page.ask("POST", "/api/tables", {"game": "krabcek", "seats": [PERSON, PERSON]}))["id"])
            file = (await page.raw("GET", FILE)).text
            states = {table: await page.turn(table) for table in (over, going, timed, opened)}
        assert json.loads(file)["format"] == "strandline-games"
        async with Page() as other:
            await asyncio.sleep(100)
            assert await other.ask("POST", FILE, file) == {"added": 4, "known": 0}
            assert await other.ask("POST", FILE, file) == {"added": 0, "known": 4}
            for table in (over, opened):
                assert await other.look(table) == states[table]
            assert (await other.turn(going))["log"][:5] == states[going]["log"][:5]
            await other.play(going, 2)
            await asyncio.sleep(20)  # the time in between counted for nobody
            assert (await other.look(timed))["now"]["status"] == "playing"
            await asyncio.sleep(20)
            assert (await other.look(timed))["now"]["end"]["by"] == "time"
            assert len(await other.ask("GET", "/api/me/tables")) == 4
            assert await other.ask("DELETE", f"{FILE}/{over}") == {}
            assert (await other.refused("GET", f"/api/tables/{over}"))[0] == 404
            assert await other.ask("POST", FILE, file) == {"added": 1, "known": 3}
        async with Page(other.store) as again:
            assert await again.look(over) == states[over]

    run(work())


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '"x"', "[" * 100_000, '{"format": "strandline", "version": 1, "tables": []}']
)
def test_another_file_is_refused(text: str) -> None:
    async def work() -> None:
        async with Page() as page:
            assert await page.refused("POST", FILE, text) == (422, "table-bad-games")

    run(work())


def test_a_file_of_a_newer_version_is_refused() -> None:
    async def work() -> None:
        async with Page() as page:
            file = {"format": "strandline-games", "version": 2, "tables": []}
            assert await page.refused("POST", FILE, file) == (422, "table-newer-games")

    run(work())


DAMAGES: list[Damage] = [
    lambda table: table.update(id="../x"),
    lambda table: table.update(id="k3v9"),
    lambda table: table.update(secret="0" * 64),
    lambda table: table.update(events=[]),
    lambda table: table["events"].pop(1),
    lambda table: table["events"].reverse(),
    lambda table: table["events"][0].update(person="eve"),
    lambda table: table["events"][0].update(at="now"),
    lambda table: table["events"][0].update(kind="nothing"),
    lambda table: table["events"][0]["body"].update(game="chess"),
    lambda table: table["events"][0]["body"].update(more=1),
    lambda table: table["events"][0]["body"].update(clock={"kind": "bank"}),
    lambda table: table["events"][0]["body"]["seats"][1].update(level=9),
    lambda table: table["events"][-1]["body"].update(moves=["nowhere"]),
    lambda table: table["events"][1]["body"].update(seat=5),
    lambda table: table["events"][1]["body"].update(name=3),
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_game_is_refused_and_nothing_is_added(damage: Damage) -> None:
    async def work() -> None:
        async with Page() as page:
            for _ in range(2):
                table = await page.table("crab-stack", [PERSON, bot(1)])
                await page.move(table)
            file = await page.ask("GET", FILE)
        damage(file["tables"][1])
        async with Page() as other:
            reply = await other.raw("POST", FILE, file)
            assert (reply.status, json.loads(reply.text)["error"]["params"]) == (422, {"number": 2})
            assert await other.ask("GET", "/api/me/tables") == []
            assert not other.store.tables

    run(work())


def test_a_full_storage_takes_no_games() -> None:
    async def work() -> None:
        async with Page() as page:
            await page.table()
            file = (await page.raw("GET", FILE)).text
        async with Page() as other:
            other.store.is_full = lambda _: True
            assert await other.refused("POST", FILE, file) == (503, "table-storage-full")
            other.store.is_full = lambda _: False
            assert await other.ask("POST", FILE, file) == {"added": 1, "known": 0}

    run(work())
