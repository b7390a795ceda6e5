"""Long jobs on one device: analysis point by point, cancelled and beside a game; bots one after another."""

import asyncio
import json

from strandline import game
from strandline.core.record import Record

from .devices import PERSON, Page, Reply, bot, run


def a_record() -> str:
    position = game("crab-stack").start(1)
    while position.turn is not None:
        position = position.play(position.moves()[0])
    return Record.of(position).json()


def test_an_analysis_can_be_cancelled() -> None:
    async def work() -> None:
        async with Page() as page:
            reply, other = Reply(), Reply()
            request = asyncio.ensure_future(page.device.request("POST", "/api/records/analysis", a_record(), reply))
            while len(reply.parts) < 3:
                await asyncio.sleep(0)
            page.device.cancel(other)
            await asyncio.sleep(0)
            assert not request.done()
            page.device.cancel(reply)
            await request
            lines = [json.loads(line) for line in reply.text.splitlines()]
            done = [line["done"] for line in lines]
            assert done == sorted(done)
            assert set(done) == set(range(done[-1] + 1))
            assert "course" not in lines[-1]
            await asyncio.sleep(1)
            assert len(reply.parts) == len(lines)
            assert not page.device._requests

    run(work())


def test_people_and_bots_play_while_a_game_is_analysed() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table("crab-stack", [PERSON, bot(1)])
            reply = Reply()
            request = asyncio.ensure_future(page.device.request("POST", "/api/records/analysis", a_record(), reply))
            while len(reply.parts) < 2:
                await asyncio.sleep(0)
            await page.play(table, 2)
            await page.turn(table)
            assert not request.done()
            await request
            assert "course" in json.loads(reply.parts[-1])

    asyncio.run(work())  # the fast loop's time stands still while there is work


def test_the_modules_of_a_game_are_loaded_once_and_a_failure_stops_nobody() -> None:
    async def work() -> None:
        async with Page() as page:

            async def fail(name: str) -> None:
                page.loaded[name] += 1
                raise OSError("offline")

            page.device.house.engine._load_game = fail
            tables = [await page.table("crab-stack", [PERSON, bot(1)]) for _ in range(3)]
            for table in tables:
                await page.play(table, 1)
                await page.turn(table)
            assert page.loaded == {"crab-stack": 1}

    run(work())
