"""Reactions on one device: what each seat may see, answers, presets, bots that answer."""

import asyncio
import json
import random
from typing import Any

from strandline.browser.store import PERSON, about_of, written
from strandline.table.dice import commitment
from strandline.table.events import Event
from strandline.table.state import Table
from tests.table.test_audiences import happenings, reacting

from .devices import BEGINNING, MemoryStore, Page, run

SECRET = "5" * 64
TABLE = "local-written"


def asked_table(asked: int, bots: int = 0) -> tuple[MemoryStore, Table]:
    """Return a storage with a table of four seats where some are asked to react; the first of these are bots."""
    steps = reacting(asked)
    seats: list[dict[str, Any]] = [{"kind": "person"} for _ in range(4)]
    for seat in steps[-1][0].asked[:bots]:
        seats[seat] = {"kind": "bot", "level": 1, "nonce": "0" * 32}
    events = []
    for kind, body in happenings(steps[:-1], random.Random(0)):
        if kind == "made":
            body = {**body, "seats": seats, "clock": {"kind": "none"}, "commitment": commitment(SECRET)}
        if kind != "sat" or seats[body["seat"]]["kind"] == "person":
            events.append(Event.read(len(events) + 1, kind, BEGINNING, body, PERSON))
    table, store = Table(TABLE, SECRET).after(events), MemoryStore()
    store.tables[TABLE] = {"secret": SECRET, "about": about_of(table)}
    store.rows[TABLE] = [written(each) for each in events]
    return store, table


def test_answers_are_shown_together_when_the_window_closes() -> None:
    async def work() -> None:
        store, table = asked_table(2)
        first, second = table.asked[:2]
        async with Page(store) as page:
            said = page.connect(1, TABLE, seat=first)
            await asyncio.sleep(0.01)
            count = said[-1]["now"]["count"]
            await page.do(TABLE, "preset", seat=second, on=True)
            await page.do(TABLE, "move", seat=first, expect=count, move="let")
            await asyncio.sleep(1)
            assert said[-1]["now"]["count"] == count
            assert said[-1]["now"]["own"]["answered"]
            assert "preset" not in [event["kind"] for each in said[2:] for event in each["events"]]
            await asyncio.sleep(10)
            assert said[-1]["now"]["count"] >= count + 2
            assert (await page.look(TABLE, second))["now"]["own"]["preset"]

    run(work())


def test_a_bot_that_is_asked_answers_in_time() -> None:
    async def work() -> None:
        store, table = asked_table(1, bots=1)
        async with Page(store) as page:
            await asyncio.sleep(4)
            kinds = [event["kind"] for event in store.rows[TABLE][table.n :]]
            assert kinds[:2] == ["answered", "moved"]
            assert await page.ask("GET", "/api/me/tables")

    run(work())


def test_a_page_hears_only_what_its_seat_may_know() -> None:
    async def work() -> None:
        store, table = asked_table(2)
        first, second = table.asked[:2]
        async with Page(store) as page:
            heard = {seat: page.connect(seat, TABLE, seat=seat) for seat in range(4)}
            await asyncio.sleep(0.01)
            count = len(table.made)
            await page.do(TABLE, "move", seat=first, expect=count, move="let")
            await asyncio.sleep(0.01)
            assert [len(heard[seat]) for seat in range(4)] == [3 if seat == first else 2 for seat in range(4)]
            await page.do(TABLE, "move", seat=second, expect=count, move="let")
            await asyncio.sleep(11)
            now = page.device.house.tables.by_id[TABLE].table
            assert now.position is not None
            for seat, said in heard.items():
                assert said[-1]["now"]["view"] == json.loads(json.dumps(now.position.view(seat)))
                assert said[-1]["now"]["own"]["seat"] == seat
                assert all(SECRET not in json.dumps(each) for each in said)
            for path in ("", "/opening", "/mine", "/scene", "/links"):
                assert SECRET not in (await page.raw("GET", f"/api/tables/{TABLE}{path}")).text

    run(work())
