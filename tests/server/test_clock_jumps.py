"""When the system clock jumps, nobody loses time, and nothing is deleted."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from strandline.server import days_up, queries, server_clock, uptime
from strandline.server.counted_log import CountedLog
from strandline.server.house import House
from strandline.server.identity import COOKIE_DAYS
from strandline.server.open_tables import OpenTable
from strandline.server.schema import people, records, tables
from strandline.server.server_clock import clock, now_ms
from strandline.server.storage import Store
from strandline.server.table_commands import create_table, do_command
from strandline.table import commands as c

from .test_house import NEW_TABLE, PERSON, first_move, with_house
from .test_storage import with_store

SECOND, MINUTE, DAY = 1_000, 60_000, days_up.DAY


class Clocks:
    """The clocks of the machine, which pass and jump as a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.passed, self.ahead = 0, 0
        system, monotonic = time.time_ns, time.monotonic_ns
        monkeypatch.setattr(time, "time_ns", lambda: system() + 1_000_000 * (self.passed + self.ahead))
        monkeypatch.setattr(time, "monotonic_ns", lambda: monotonic() + 1_000_000 * self.passed)

    def let_pass(self, ms: int) -> None:
        """Let time pass for all clocks."""
        self.passed += ms

    def jump(self, ms: int) -> None:
        """Let the system clock jump."""
        self.ahead += ms


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clocks]:
    monkeypatch.setattr(server_clock, "log", CountedLog(server_clock.log._logger))
    before = vars(clock).copy()
    yield Clocks(monkeypatch)
    vars(clock).update(before)


async def timed_table(found: House, seconds: int) -> OpenTable:
    """Return a table where the clock of the player to move runs."""
    wanted = {"game": "crab-stack", "seats": [PERSON, PERSON], "clock": {"kind": "bank", "seconds": seconds}}
    open_table = await create_table(found, NEW_TABLE.validate_python(wanted), "ann")
    for seat in (0, 1):
        sit = c.Sit(id=f"s{seat}", do="sit", seat=seat, name="Ann", nonce="0" * 16)
        await do_command(found, open_table.table.id, sit, "ann")
    return open_table


async def time_used(found: House, table: str) -> float:
    """Return how many seconds the player to move has used, after their move."""
    before = (await found.tables.find(table)).table.clock
    assert before.running is not None
    made = len(found.tables.by_id[table].table.made)
    await do_command(found, table, replace(first_move(found, table), id=f"m{made}", expect=made), "ann")
    return (before.full - found.tables.by_id[table].table.clock.left[before.running]) / 1000


def test_a_jump_forward_is_nobodys_time_and_is_logged(
    tmp_path: Path, clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(found: House) -> None:
        open_table = await timed_table(found, 600)
        clocks.jump(15 * MINUTE)
        await uptime.say_up(found.store)
        await found.sweep.once()
        await found.duties.do_due(open_table)
        assert open_table.table.status == "playing"
        clocks.let_pass(10 * SECOND)
        assert 10 <= await time_used(found, open_table.table.id) < 60

    with_house(tmp_path, work)
    lines = [record.getMessage() for record in caplog.records if record.name == "strandline.clock"]
    assert lines == ["the system clock has jumped by +900 s; ours goes on as before"]


def test_time_is_over_after_a_jump_back_as_it_would_be_without(tmp_path: Path, clocks: Clocks) -> None:
    async def work(found: House) -> None:
        open_table = await timed_table(found, 600)
        clocks.jump(-60 * MINUTE)
        await uptime.say_up(found.store)
        clocks.let_pass(10 * SECOND)
        assert 10 <= await time_used(found, open_table.table.id) < 60
        clocks.let_pass(601 * SECOND)
        await found.duties.do_due(open_table)
        assert open_table.table.status == "over"

    with_house(tmp_path, work)


@pytest.mark.parametrize("jump", [-60 * MINUTE, 15 * MINUTE, 100 * DAY])
def test_a_jump_between_two_starts_is_nobodys_time(tmp_path: Path, clocks: Clocks, jump: int) -> None:
    ids: list[str] = []

    async def sit(found: House) -> None:
        ids.append((await timed_table(found, 600)).table.id)
        clocks.let_pass(5 * SECOND)

    async def play(found: House) -> None:
        await found.sweep.once()
        clocks.let_pass(10 * SECOND)
        assert 15 <= await time_used(found, ids[0]) < 60
        clocks.let_pass(20 * SECOND)
        assert 20 <= await time_used(found, ids[0]) < 60

    with_house(tmp_path, sit)
    clocks.jump(jump)
    with_house(tmp_path, play)


def test_a_server_that_starts_goes_by_the_others_and_not_by_a_system_clock_that_has_jumped(
    tmp_path: Path, clocks: Clocks
) -> None:
    async def use(store: Store) -> None:
        await uptime.come_up(store, uptime.SILENCE)
        for jump in (15 * MINUTE, -45 * MINUTE):
            others = clock.now()
            clocks.jump(jump)
            await uptime.say_up(store)
            clocks.let_pass(3 * SECOND)
            assert 0 <= await uptime.come_up(store, uptime.SILENCE) - others - 3 * SECOND < 2 * SECOND

    with_store(tmp_path, use)


def test_a_server_follows_another_one_that_is_ahead_but_never_goes_back(tmp_path: Path, clocks: Clocks) -> None:
    async def use(store: Store) -> None:
        await uptime.come_up(store, uptime.SILENCE)
        other = now_ms() + 2 * SECOND
        await store.write(uptime.up, other, clocks.ahead)
        await uptime.say_up(store)
        assert now_ms() >= other
        await store.write(uptime.up, other - MINUTE, clocks.ahead)
        await uptime.say_up(store)
        assert now_ms() >= other

    with_store(tmp_path, use)


async def what_is_left(found: House) -> list[int]:
    """Return how many tables, kept records and names there are after a sweep."""
    found.sweep.names_deleted = 0
    await found.sweep.once()
    counts = (sa.select(sa.func.count()).select_from(kind) for kind in (tables, records, people))
    return [(await found.store.rows(query))[0][0] for query in counts]


async def fill(found: House) -> None:
    """Create a table, keep a record, and take a name."""
    await create_table(found, NEW_TABLE.validate_python({"game": "crab-stack", "seats": [PERSON, PERSON]}), "ann")
    await found.store.write(queries.keep_record, b"{}", "bob", "", 10, now_ms())
    await found.store.write(queries.rename, "eve", "Eve", now_ms())


def test_a_jump_while_the_server_runs_deletes_nothing(tmp_path: Path, clocks: Clocks) -> None:
    async def work(found: House) -> None:
        found.sweep.expire_days = 30
        await fill(found)
        for jump in (100 * DAY, -200 * DAY, 1000 * DAY):
            clocks.jump(jump)
            await uptime.say_up(found.store)
            assert await what_is_left(found) == [1, 1, 1]

    with_house(tmp_path, work)


def test_a_jump_between_two_starts_deletes_nothing_but_days_that_pass_do(tmp_path: Path, clocks: Clocks) -> None:
    async def start(found: House) -> None:
        found.sweep.expire_days = 30
        await found.sweep.once()  # counts the first day, before anything is made
        await fill(found)

    async def start_again(found: House) -> None:
        found.sweep.expire_days = 30
        left = []
        for _ in range(COOKIE_DAYS + 3):
            left.append(await what_is_left(found))
            clocks.let_pass(DAY)
        assert left[0] == [1, 1, 1]
        assert [sum(each[n] for each in left) for n in range(3)] == [31, 91, 401]

    with_house(tmp_path, start)
    clocks.jump(500 * DAY)
    with_house(tmp_path, start_again)
