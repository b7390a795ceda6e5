"""Clocks on one device: they stand still while it is closed or asleep."""

import asyncio

from strandline.browser.clock import SILENCE, DeviceClock

from .devices import BEGINNING, PERSON, Page, bot, run

BANK = {"kind": "bank", "seconds": 60, "increment": 0}


class Ahead:
    """A system clock that jumps ahead of the loop's time."""

    def __init__(self) -> None:
        self.by = 0

    def __call__(self) -> int:
        return BEGINNING + self.by + round(asyncio.get_running_loop().time() * 1000)


def test_the_time_while_the_device_is_closed_counts_for_nobody() -> None:
    async def work() -> None:
        system = Ahead()
        async with Page(clock=DeviceClock(system)) as page:
            table = await page.table("krabcek", [PERSON, bot(1)], clock=BANK)
            now = (await page.turn(table))["now"]
            await asyncio.sleep(20)
        system.by = 3_600_000
        async with Page(page.store, clock=DeviceClock(system)) as page:
            clock = (await page.look(table))["now"]["clock"]
            assert clock["running"] == 0
            time = (await page.ask("GET", f"/api/tables/{table}/mine"))["time"]
            left = clock["left"][0] - (time - clock["since"])
            assert now["clock"]["left"][0] - 22_000 <= left <= now["clock"]["left"][0] - 14_000
            await asyncio.sleep(30)
            assert (await page.look(table))["now"]["status"] == "playing"
            await asyncio.sleep(20)
            assert (await page.look(table))["now"]["end"]["by"] == "time"
            assert [event["kind"] for event in page.store.rows[table]].count("down") == 1

    run(work())


def test_the_time_while_the_device_sleeps_counts_for_nobody() -> None:
    async def work() -> None:
        system = Ahead()
        async with Page(clock=DeviceClock(system)) as page:
            table = await page.table("krabcek", clock=BANK)
            system.by = 3_600_000
            await asyncio.sleep(31)
            assert (await page.look(table))["now"]["status"] == "playing"
            await asyncio.sleep(45)
            assert (await page.look(table))["now"]["end"]["by"] == "time"
            await asyncio.sleep(6)  # no clock runs now: the device's time may follow the system's
            assert abs((await page.ask("GET", f"/api/tables/{table}/mine"))["time"] - system()) < 1000

    run(work())


def test_a_player_of_three_who_ran_out_of_time_comes_back() -> None:
    async def work() -> None:
        async with Page() as page:
            seats = [PERSON, PERSON, bot(1)]
            clock = {"kind": "move", "seconds": 10}
            table = await page.table("crab-stack", seats, options={"players": 3}, clock=clock)
            await asyncio.sleep(11)
            assert (await page.look(table, 0))["now"]["seats"][0]["away"]
            await page.do(table, "back", seat=0)
            assert not (await page.look(table, 0))["now"]["seats"][0]["away"]

    run(work())


def test_the_clock_of_the_device_follows_small_steps_only() -> None:
    system = [1000]
    clock = DeviceClock(lambda: system[0])
    for step, passed in ((10, 10), (SILENCE, SILENCE), (SILENCE + 1, 0), (-5000, 0), (7, 7)):
        before = clock.now()
        system[0] += step
        assert clock.now() == before + passed
    clock.go_forward()
    assert clock.now() == system[0]
    clock.go_forward(system[0] + 50)
    assert clock.now() == system[0] + 50


def test_a_move_right_after_opening_costs_only_its_own_time() -> None:
    async def work() -> None:
        system = Ahead()
        async with Page(clock=DeviceClock(system)) as page:
            table = await page.table("krabcek", clock=BANK)
            now = (await page.look(table))["now"]
        system.by = 3_600_000
        async with Page(page.store, clock=DeviceClock(system)) as page:
            await page.do(table, "move", seat=0, expect=now["count"], move=now["legal"][0])
            after = (await page.look(table))["now"]
            assert after["status"] == "playing"
            assert after["clock"]["left"][0] > 55_000

    run(work())


def test_a_timed_game_waits_until_the_storage_works() -> None:
    async def work() -> None:
        system = Ahead()
        async with Page(clock=DeviceClock(system)) as page:
            table = await page.table("krabcek", clock=BANK)
        system.by = 3_600_000
        async with Page(page.store, clock=DeviceClock(system)) as page:
            page.store.is_full = lambda _: True
            assert await page.refused("GET", f"/api/tables/{table}") == (503, "table-storage-full")
            page.store.is_full = lambda _: False
            await asyncio.sleep(40)
            assert (await page.look(table))["now"]["clock"]["left"][0] > 55_000

    run(work())
