"""The database: what is acknowledged is on the disk."""

import asyncio
import socket
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.host.commits import Entry
from strandline.host.errors import Conflict, Unavailable
from strandline.server.migration import MIGRATIONS, migrate
from strandline.server.schema import events, metadata, people, tables
from strandline.server.server_clock import now_ms
from strandline.server.storage import Store, connect, events_of, setting
from strandline.server.uptime import been_down
from strandline.table.events import Chat, Event, Made

SUMMARY = {"status": "open", "last": 0, "duty": None, "deciding": [], "moves": 0, "seek": None}
PLAN = Made("crab-stack", {}, [], {"kind": "none"}, False, 10, "00")
MADE = {"game": "crab-stack", "secret": "00", "host": "h", "public": False}


def with_store(folder: Path, use: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'test.db'}")
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def made(table: str) -> Entry:
    return Entry(table, [Event(1, 0, PLAN, "h", "k")], SUMMARY, made=MADE)


def said(table: str, n: int, key: str | None = None) -> Entry:
    return Entry(table, [Event(n, 0, Chat("players", None, ""), "h", key)], SUMMARY)


def test_sqlite_is_asked_to_have_every_commit_on_the_disk(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        def pragmas(connection: sa.Connection) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.scalar(sa.text(f"PRAGMA {name}")) for name in names]

        assert await store.write(pragmas) == ["wal", 2, 1]

    with_store(tmp_path, use)


def test_an_append_that_has_returned_can_be_read_by_anyone(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(made("a"))
        with sqlite3.connect(tmp_path / "test.db") as other:
            assert other.execute("SELECT table_id, n FROM events").fetchall() == [("a", 1)]
        other.close()

    with_store(tmp_path, use)


def test_whatever_waits_is_committed_together(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await asyncio.gather(*(store.append(made(str(n))) for n in range(200)))
        assert store.batches < 20
        assert (
            await store.read(lambda connection: connection.scalar(sa.select(sa.func.count()).select_from(tables)))
            == 200
        )

    with_store(tmp_path, use)


def test_of_a_batch_only_what_is_wrong_itself_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(made("a"))
        wanted = [said("a", 2), said("a", 2), said("a", 3), made("b")]
        outcomes = await asyncio.gather(*(store.append(each) for each in wanted), return_exceptions=True)
        assert [type(each) for each in outcomes] == [type(None), Conflict, type(None), type(None)]
        found = await store.read(events_of, "a")
        assert [event.n for event in found] == [1, 2, 3]

    with_store(tmp_path, use)


def test_all_that_waits_for_a_locked_database_is_refused_together(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with store.engine.connect() as connection:  # the only one in the pool
            connection.exec_driver_sql("PRAGMA busy_timeout=1")
        tried: list[int] = []

        def job(connection: sa.Connection) -> None:
            tried.append(1)
            connection.execute(sa.insert(tables), {"id": str(len(tried)), **MADE, **SUMMARY})

        with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            outcomes = await asyncio.gather(*(store.write(job) for _ in range(5)), return_exceptions=True)
            other.execute("ROLLBACK")
        assert {type(each) for each in outcomes} == {Unavailable}
        assert len(tried) < 5
        await store.write(job)

    with_store(tmp_path, use)


def test_a_key_of_ones_own_is_written_once_for_a_table(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(made("a"))
        await store.append(made("b"))
        with pytest.raises(Conflict):
            await store.append(said("a", 2, "k"))
        await store.append(said("a", 2))
        await store.append(said("a", 3))

    with_store(tmp_path, use)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(made("a"))

        def fill(connection: sa.Connection) -> None:
            connection.execute(sa.text(f"PRAGMA max_page_count={connection.scalar(sa.text('PRAGMA page_count'))}"))

        await store.write(fill)
        big = Entry("a", [Event(2, 0, Chat("players", None, "x" * 100_000))], SUMMARY)
        with pytest.raises(Unavailable, match="full"):
            await store.append(big)
        assert len(await store.read(events_of, "a")) == 1
        await store.write(lambda connection: connection.execute(sa.text("PRAGMA max_page_count=100000")) and None)
        await store.append(big)

    with_store(tmp_path, use)


def test_tables_whose_clock_runs_learn_that_no_server_was_up_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        for table, kind, status in (("a", "bank", "playing"), ("b", "none", "playing"), ("c", "bank", "over")):
            plan, duty = replace(PLAN, clock={"kind": kind}), 7 if status == "playing" else None
            summary = {**SUMMARY, "status": status, "duty": duty}
            await store.append(Entry(table, [Event(1, 0, plan, "h")], summary, made=MADE))
        for now, at_most in ((1000, 0), (9000, 8000), (9000, 0), (20_000, 8000), (20_001, 8000)):
            await store.write(lambda connection, now=now, at_most=at_most: been_down(connection, now, at_most))
        found = {table: await store.read(lambda connection, of=table: events_of(connection, of, 1)) for table in "abc"}
        assert found == {"a": [Event.read(2, "down", 20_000, {"since": 9000})], "b": [], "c": []}

    with_store(tmp_path, use)


def test_an_error_does_not_tell_what_was_asked_for(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with pytest.raises(sa.exc.OperationalError) as caught, engine.connect() as connection:
        connection.execute(sa.select(tables).where(tables.c.id == "a-table"))
    assert "a-table" not in str(caught.value)
    engine.dispose()


def test_postgresql_keeps_nobody_waiting_and_nobody_it_by_falling_silent(big_house: tuple[str, str]) -> None:
    """Also after a rollback."""
    engine = connect(big_house[0], timeout=3)
    for _ in range(2):
        with engine.connect() as connection:
            names = ("statement_timeout", "idle_in_transaction_session_timeout")
            assert [connection.scalar(sa.text(f"SHOW {name}")) for name in names] == ["3s", "3s"]
    engine.dispose()


def test_closing_waits_for_what_is_still_read_though_nobody_waits_for_it(big_house: tuple[str, str]) -> None:
    async def use() -> None:
        store = Store(big_house[0])
        await store.open()
        closed: list[int] = []
        sa.event.listen(store.engine, "close", lambda *_: closed.append(1))
        slow = sa.text("SELECT pg_sleep(0.5)")
        reading = asyncio.create_task(store.read(lambda connection: connection.execute(slow).all()))
        await asyncio.sleep(0.2)
        assert store.engine.pool.checkedout() == 1  # type: ignore[attr-defined]
        reading.cancel()
        pool = store.engine.pool
        await store.close()
        assert pool.checkedout() == 0  # type: ignore[attr-defined]
        assert closed

    asyncio.run(use())


def test_two_processes_that_wait_for_each_other_lose_nothing(big_house: tuple[str, str]) -> None:
    """PostgreSQL ends one of two transactions that have locked the same rows in another order: it is tried again."""

    async def use() -> None:
        store, other = Store(big_house[0]), connect(big_house[0])
        await store.open()
        try:
            for name in ("one", "two"):
                await store.write(partial(setting, name=name, default="0"))
            with other.begin() as theirs:
                theirs.execute(sa.text("SET LOCAL deadlock_timeout = '20s'"))  # so that it is ours that is ended
                theirs.execute(ADD, {"name": "two"})
                held = asyncio.gather(
                    *(store.write(lambda ours, name=name: add(ours, name)) for name in ("one", "two"))
                )
                await asyncio.sleep(0.3)
                await asyncio.to_thread(theirs.execute, ADD, {"name": "one"})
            await held
            assert [await store.read(lambda c, name=name: setting(c, name, "")) for name in ("one", "two")] == [
                "2",
                "2",
            ]
        finally:
            await store.close()
            other.dispose()

    asyncio.run(use())


ADD = sa.text("UPDATE settings SET value = CAST(value AS int) + 1 WHERE name = :name")


def add(connection: sa.Connection, name: str) -> None:
    connection.execute(ADD, {"name": name})


def test_a_database_that_takes_the_call_and_says_nothing_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        engine = connect(f"postgresql+psycopg://127.0.0.1:{silent.getsockname()[1]}/x", timeout=2)
        with pytest.raises(sa.exc.OperationalError, match="timeout"):
            engine.connect()


def test_migrations_make_exactly_what_the_schema_says_and_can_be_undone(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        constraints = sa.inspect(connection).get_unique_constraints("events")
    assert sorted(each["column_names"] for each in constraints) == [["table_id", "n"], ["table_id", "person", "key"]]
    migrate(engine)  # a second time there is nothing to do
    downgrade(engine)
    with engine.connect() as connection:
        assert set(sa.inspect(connection).get_table_names()) <= {"alembic_version"}
    engine.dispose()


def downgrade(engine: sa.Engine, to: str = "base") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, to)


def test_names_that_were_there_before_names_had_a_time_are_not_forgotten_at_once(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(engine)
    downgrade(engine, "0002")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name) VALUES ('a', 'Ann')")
    migrate(engine)
    with engine.begin() as connection:
        named = connection.scalar(sa.select(people.c.named))
    engine.dispose()
    assert named is not None
    assert abs(named - now_ms()) < 60_000


def test_deleting_a_table_deletes_its_events(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(made("a"))
        await store.write(lambda connection: connection.execute(sa.delete(tables)) and None)
        assert await store.read(lambda connection: connection.execute(sa.select(events)).all()) == []

    with_store(tmp_path, use)
