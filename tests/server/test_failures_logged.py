"""Failures that may come by the thousand are logged once a minute, each with its cause and a count."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from strandline.host.commits import Entry
from strandline.host.errors import Unavailable
from strandline.server import cluster, storage, websocket
from strandline.server.counted_log import CountedLog
from strandline.server.settings import Settings
from strandline.server.storage import Store
from strandline.table.events import Chat, Event

from .tables import free_port, running
from .test_storage import SUMMARY, made, with_store


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test begin with nothing logged."""
    for module, name in ((storage, "log"), (cluster, "log"), (websocket, "log")):
        monkeypatch.setattr(module, name, CountedLog(logging.getLogger("failures"), every=600))


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "failures"]


def test_a_full_disk_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fill(connection: sa.Connection) -> None:
        pages = connection.scalar(sa.text("PRAGMA page_count"))
        connection.execute(sa.text(f"PRAGMA max_page_count={pages}"))

    async def use(store: Store) -> None:
        await store.append(made("a"))
        await store.write(fill)
        for _ in range(10):
            with pytest.raises(Unavailable):
                await store.append(Entry("a", [Event(2, 0, Chat("players", None, "x" * 100_000))], SUMMARY))

    with_store(tmp_path, use)
    assert lines(caplog) == ["the disk of the database is full: database or disk is full"]


def test_a_postgresql_that_refuses_connections_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    pytest.importorskip("psycopg")
    store = Store(f"postgresql+psycopg://nobody@127.0.0.1:{free_port()}/nothing", timeout=1)

    async def ask() -> None:
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.rows(sa.select(1))
        await store.close()

    asyncio.run(ask())
    (line,) = lines(caplog)
    assert line.startswith("the database has failed: ")
    assert "refused" in line


def test_a_write_that_is_refused_because_too_many_wait_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")

    def full(_: Any) -> None:
        raise storage.queue.Full

    store._jobs.put_nowait = full  # type: ignore[method-assign]

    async def write() -> None:
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.append(made("a"))

    asyncio.run(write())
    assert lines(caplog) == ["the database is too slow: a write was refused because too many wait"]


def test_messages_that_redis_did_not_take_are_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def say() -> None:
        bus = cluster.Bus(f"redis://127.0.0.1:{free_port()}")
        publishing = asyncio.create_task(bus.publish())
        for n in range(5):
            bus.say("table", n)
            await asyncio.sleep(0.05)
        publishing.cancel()
        await bus.close()

    monkeypatch.setattr(cluster, "AGAIN", 0.01)
    asyncio.run(say())
    (line,) = lines(caplog)
    assert line.startswith("Redis has failed, and 1 messages wait to be sent again: ")


def test_live_connections_that_are_closed_are_logged_once_for_each_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", sockets_per_address=1)) as server:
        ann = server.guest()
        table = ann.make()["id"]
        with ann.socket(table) as ear:
            for _ in range(3):
                with pytest.raises(InvalidStatus):
                    ann.socket(table)
            for _ in range(websocket.MOST_NONSENSE):
                ear.say(nonsense=1)
            assert ear.is_closed()
    assert lines(caplog) == [
        "a live connection was closed: its address has too many",
        "a live connection was closed: it sent messages that cannot be understood, or too many",
    ]
