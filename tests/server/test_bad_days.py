"""Bad days: the server is killed, the disk is full, the database goes away."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from strandline.cli.serve import allow_sockets
from strandline.server import house, migration, storage
from strandline.server.http import about
from strandline.server.settings import Settings

from .services import Postgres, a_postgres, hung_commits, postgres_tools
from .tables import PERSON, Guest, Running, bot, free_port, running, two_people

TABLES, KILLS = 50, 20


pytestmark = pytest.mark.slow


class Killed:
    """A server that is killed and started again."""

    def __init__(self, folder: Path):
        self.port = free_port()
        database = f"sqlite:///{folder / 'tables.db'}"
        command = [sys.executable, "-m", "tests.server.killed", database, str(self.port)]
        self.zygote = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    def start(self) -> None:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write("go\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())
        until = time.monotonic() + 60
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200:
                    return
            assert time.monotonic() < until
            time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@contextmanager
def killed(folder: Path) -> Iterator[Killed]:
    server = Killed(folder)
    try:
        server.start()
        yield server
    finally:
        with suppress(ProcessLookupError):
            server.kill()
        server.zygote.stdin.close()  # type: ignore[union-attr]
        server.zygote.wait(20)
        server.zygote.stdout.close()  # type: ignore[union-attr]


class Played:
    """A table where one person plays both seats, and the moves that the server has acknowledged there."""

    def __init__(self, guest: Guest):
        self.guest = guest
        self.sit()

    def sit(self) -> None:
        self.table = self.guest.make()["id"]
        self.acknowledged: list[str] = []
        for seat in (0, 1):
            self.guest.sit(self.table, seat)

    def check(self) -> None:
        """Check that all acknowledged moves are there, and at most one more that was under way."""
        state = self.guest.look(self.table)
        log = [line["move"] for line in state["log"]]
        assert log[: len(self.acknowledged)] == self.acknowledged
        assert len(log) <= len(self.acknowledged) + 1
        assert len(log) == state["now"]["count"]
        self.acknowledged = log
        if state["now"]["status"] != "playing":  # over, or killed before both had sat down
            self.sit()

    def move(self, rng: random.Random) -> None:
        now = self.guest.look(self.table)["now"]
        if now["status"] != "playing":
            self.sit()
            return
        move = rng.choice(now["legal"])
        seat = now["deciding"][0]
        if self.guest.ask(self.table, "move", seat=seat, expect=now["count"], move=move).status_code == 200:
            self.acknowledged.append(move)


def test_fifty_tables_lose_nothing_when_the_server_is_killed_twenty_times(tmp_path: Path) -> None:
    rng = random.Random(7)
    with killed(tmp_path) as server:
        guests = [Guest(server.port, f"G{n}") for n in range(5)]
        tables = [Played(guests[n % 5]) for n in range(TABLES)]
        total = 0

        def play(mine: list[Played], seed: int) -> None:
            own = random.Random(seed)
            with suppress(httpx.TransportError):
                while True:
                    for each in mine:
                        each.move(own)

        for round_ in range(KILLS):
            threads = [threading.Thread(target=play, args=(tables[n::5], 100 * round_ + n)) for n in range(5)]
            for thread in threads:
                thread.start()
            time.sleep(rng.uniform(0.1, 0.4))
            server.kill()
            for thread in threads:
                thread.join()
            server.start()
            for each in tables:
                each.check()
            total += 1
        for each in tables:
            each.move(rng)
            each.check()
        assert total == KILLS
        assert sum(len(each.acknowledged) for each in tables) > TABLES


def test_a_thousand_idle_sockets_hinder_nobody(tmp_path: Path) -> None:
    allow_sockets()
    with killed(tmp_path) as server:
        ann = Guest(server.port)
        table = ann.make(public=True)["id"]
        for seat in (0, 1):
            ann.sit(table, seat)
        watcher = Guest(server.port, "Watcher")
        ears = asyncio.run(crowd(server.port, watcher.cookie, table, ann))
    assert ears == [1] * 1000


async def crowd(port: int, cookie: str, table: str, player: Guest) -> list[int]:
    """Return how many moves each of a thousand spectators has received after one was made."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = {"Cookie": f"strandline={cookie}"}
    async with AsyncExitStack() as stack:
        opening = [connect(url, additional_headers=headers, compression=None, open_timeout=60) for _ in range(1000)]
        sockets = []
        for n in range(0, 1000, 50):
            sockets += await asyncio.gather(*map(stack.enter_async_context, opening[n : n + 50]))
        for each in sockets:
            assert [json.loads(await each.recv())["type"] for _ in range(2)] == ["you", "state"]
        await asyncio.to_thread(lambda: player.move(table, player.look(table)["now"]["deciding"][0]))
        heard = [json.loads(await each.recv()) for each in sockets]
    return [sum(event["kind"] == "moved" for event in news["events"]) for news in heard]


def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    with killed(tmp_path) as server:
        ann = Guest(server.port)
        table = ann.make(seats=[PERSON, bot()])["id"]
        ann.sit(table, 0)
        state = ann.look(table)
        if state["now"]["deciding"] == [0]:
            ann.move(table, 0)
        server.kill()  # before the bot's process can have come up
        count = 1 if state["now"]["deciding"] == [0] else 0
        server.start()
        for _ in range(400):
            now = ann.look(table)["now"]
            if now["count"] > count:
                break
            time.sleep(0.05)
        assert now["count"] > count


def test_a_clock_that_ran_out_while_the_server_was_down_gives_time_to_come_back(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)
    with running(settings) as server:
        table, ann, bob = two_people(server, clock={"kind": "move", "seconds": 5})
        cookies = ann.cookie, bob.cookie
    with sa.create_engine(settings.database).begin() as connection:
        connection.exec_driver_sql("UPDATE events SET at = at - 60000")
        connection.exec_driver_sql("UPDATE tables SET duty = duty - 60000, last = last - 60000")
    connection.engine.dispose()
    with running(settings) as server:
        ann = Guest(server.port, cookie=cookies[0])
        assert ann.look(table)["now"]["status"] == "playing"
        ann.do(table, "chat", text="what they say changes nothing")
        time.sleep(0.3)
        assert ann.look(table)["now"]["status"] == "playing"
        server.call(lambda: setattr(server.house.duties, "started", server.house.duties.started - 60_000))
        server.call(lambda: server.house.duties.plan(server.house.tables.by_id[table]))
        for _ in range(100):
            if ann.look(table)["now"]["status"] == "over":
                break
            time.sleep(0.05)
        assert ann.look(table)["now"]["end"]["by"] == "time"


def test_while_the_server_is_down_nobodys_time_runs(tmp_path: Path) -> None:
    """Ten seconds of play, and most of an hour without a server."""
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)
    with running(settings) as server:
        table, *guests = two_people(server, clock={"kind": "bank", "seconds": 3600})
        cookies = [guest.cookie for guest in guests]
        before = guests[0].look(table)
    with sa.create_engine(settings.database).begin() as connection:
        connection.exec_driver_sql("UPDATE events SET at = at - 3010000")
        connection.exec_driver_sql("UPDATE tables SET duty = duty - 3010000, last = last - 3010000")
        connection.exec_driver_sql("UPDATE settings SET value = value - 3000000 WHERE name = 'up'")
    connection.engine.dispose()
    with running(settings) as server:
        guests = [Guest(server.port, cookie=cookie) for cookie in cookies]
        (seat,) = before["now"]["deciding"]
        guests[seat].move(table, seat)
        after = guests[0].look(table)
        assert 3_000_000 < after["now"]["clock"]["left"][seat] <= 3_590_000
        assert after["n"] == before["n"] + 1  # people do not see that the server was down
    with running(settings) as server:  # and it is the same for every reader
        assert (
            Guest(server.port, cookie=cookies[0]).look(table)["now"]["clock"]["left"] == after["now"]["clock"]["left"]
        )


def test_a_program_that_sits_waits_for_the_server_to_come_back(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)
    server = Running(settings).start()
    try:
        ann = server.guest()
        made = ann.make(seats=[PERSON, {"kind": "program"}])
        table, cookie, port = made["id"], ann.cookie, server.port
        ann.sit(table, 0)
        link = f"http://127.0.0.1:{port}/table/{table}?seat=1&token={made['links']['seats'][1]}"
        command = [sys.executable, "-m", "strandline.cli", "sit", link, "random"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            try:
                ann_to_move(ann, table)
                server.stop()
                assert process.stdout is not None
                while "Trying again" not in process.stdout.readline():
                    assert process.poll() is None
                server = Running(settings, port).start()
                ann = Guest(port, cookie=cookie)
                count = ann_to_move(ann, table)
                ann.move(table, 0)
                assert ann_to_move(ann, table) > count + 1
            finally:
                process.kill()
    finally:
        server.stop()


def ann_to_move(ann: Guest, table: str) -> int:
    """Wait until it is seat 0's turn, and return the number of moves."""
    until = time.monotonic() + 60
    while True:
        state = ann.look(table)
        if state["now"]["legal"]:
            return int(state["now"]["count"])
        assert state["now"]["status"] != "over"
        assert time.monotonic() < until
        ann.look(table, after=state["n"], wait=5)


def test_with_a_full_disk_moves_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)) as server:
        table, *guests = two_people(server)
        seat = guests[0].look(table)["now"]["deciding"][0]

        engine = server.house.store.engine
        is_full = [True]

        @sa.event.listens_for(engine, "connect")
        def limit(connection: Any, _: Any) -> None:
            connection.execute(f"PRAGMA max_page_count={1 if is_full[0] else 1_000_000}")

        engine.dispose()
        with guests[seat].socket(table) as ear:
            ear.hear("state")
            refused = None
            for _ in range(400):
                answer = guests[0].ask(table, "chat", text="x" * 500)
                if answer.status_code != 200:
                    refused = answer
                    break
            assert refused is not None
            assert refused.status_code == 503
            assert refused.json()["error"]["key"] == "table-unavailable"
            move = guests[seat].look(table)["now"]["legal"][0]
            is_full[0] = False
            engine.dispose()
            guests[seat].do(table, "move", seat=seat, expect=0, move=move)
            while ear.hear()["now"]["count"] == 0:
                pass
        assert guests[0].look(table)["now"]["count"] == 1


@pytest.fixture
def database() -> Iterator[Postgres]:
    if postgres_tools() is None:
        pytest.skip("PostgreSQL is not installed")
    with a_postgres() as found:
        yield found


def test_a_database_that_goes_away_and_comes_back(database: Postgres) -> None:
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    with running(Settings(url, rate=1e6, burst=1e6)) as server:
        table, *guests = two_people(server)
        seat = guests[0].look(table)["now"]["deciding"][0]
        move = guests[seat].look(table)["now"]["legal"][0]
        database.stop()
        answer = guests[seat].ask(table, "move", seat=seat, expect=0, move=move)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-unavailable")
        assert guests[0].http.get("/healthz").status_code == 503
        assert guests[0].http.get(f"/api/tables/{table}").status_code == 503
        database.start()
        for _ in range(100):
            answer = guests[seat].ask(table, "move", seat=seat, expect=0, move=move)
            if answer.status_code == 200:
                break
            time.sleep(0.1)
        assert guests[0].look(table)["now"]["count"] == 1
        assert guests[0].http.get("/healthz").json() == {"ok": True}


def test_a_database_that_lets_wait_is_given_up_and_nothing_is_lost(database: Postgres) -> None:
    """Someone's transaction has locked everything, as a careless backup may."""
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    with running(Settings(url, timeout=1, rate=1e6, burst=1e6)) as server:
        table, *guests = two_people(server)
        unread = guests[0].make()["id"]
        seat = guests[0].look(table)["now"]["deciding"][0]
        move = guests[seat].look(table)["now"]["legal"][0]
        asked = {"id": "m1", "do": "move", "seat": seat, "expect": 0, "move": move}
        other = sa.create_engine(url)
        with other.connect() as connection:
            connection.execute(sa.text("LOCK TABLE events IN ACCESS EXCLUSIVE MODE"))
            server.call(lambda: server.house.tables.by_id.pop(unread))
            answers = [
                guests[seat].http.post(f"/api/tables/{table}/do", json=asked),
                guests[0].http.get(f"/api/tables/{unread}"),
                guests[0].http.get(f"/api/tables/{table}"),
            ]
            for answer in answers:
                assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-unavailable")
            guests[0].http.put("/api/me", json={"name": "Anna"}).raise_for_status()  # where nothing is locked
        other.dispose()
        assert guests[seat].http.post(f"/api/tables/{table}/do", json=asked).status_code == 200
        assert guests[0].look(table)["now"]["count"] == 1
        assert guests[0].look(unread)["now"]["status"] == "open"
        assert guests[0].http.get("/healthz").json() == {"ok": True}


def test_a_database_that_stands_still_is_given_up_and_nothing_is_lost(database: Postgres) -> None:
    """Its machine still acknowledges packets, so neither the network nor PostgreSQL reports a timeout."""
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    with running(Settings(url, timeout=2, rate=1e6, burst=1e6)) as server:
        table, *guests = two_people(server)
        seat = guests[0].look(table)["now"]["deciding"][0]
        move = guests[seat].look(table)["now"]["legal"][0]
        asked = {"id": "m1", "do": "move", "seat": seat, "expect": 0, "move": move}
        with database.frozen():
            answers = [
                guests[seat].http.post(f"/api/tables/{table}/do", json=asked),
                guests[0].http.get(f"/api/tables/{table}"),
                guests[0].http.put("/api/me", json={"name": "Anna"}),
            ]
        for answer in answers:
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-unavailable")
        assert guests[seat].http.post(f"/api/tables/{table}/do", json=asked).status_code == 200
        assert guests[0].look(table)["now"]["count"] == 1
        assert guests[0].http.get("/healthz").json() == {"ok": True}


def test_a_commit_that_hangs_is_in_doubt_until_the_same_id_tells_that_it_was_done(database: Postgres) -> None:
    """The server never says that nothing was done: neither at first nor at a retry while it still hangs."""
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    with running(Settings(url, timeout=1, rate=1e6, burst=1e6)) as server:
        table, *guests = two_people(server)
        seat = guests[0].look(table)["now"]["deciding"][0]
        move = guests[seat].look(table)["now"]["legal"][0]
        asked = {"id": "m1", "do": "move", "seat": seat, "expect": 0, "move": move}
        wanted = {"id": "t1", "game": "crab-stack", "seats": [PERSON, PERSON]}

        def send() -> list[httpx.Response]:
            http = guests[seat].http
            return [http.post(f"/api/tables/{table}/do", json=asked), http.post("/api/tables", json=wanted)]

        with hung_commits(database.url):
            for answer in [*send(), *send()]:
                assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-in-doubt")
            with guests[seat].socket(table) as ear:
                ear.say(**asked)
                assert ear.hear("error")["error"]["key"] == "table-in-doubt"
        with psycopg.connect(database.url) as connection:
            (stored,) = connection.execute("SELECT count(*) FROM events WHERE key = 'm1'").fetchall()
            assert stored == (1,)
        done, made = send()
        assert (done.status_code, made.status_code) == (200, 201)
        assert done.json()["n"] == guests[seat].look(table, seat=seat)["n"]
        assert [each.json() for each in send()] == [done.json(), made.json()]
        assert guests[0].look(table)["now"]["count"] == 1
        assert len(guests[seat].http.get("/api/me/tables").json()) == 2


def test_bringing_its_form_up_to_date_may_take_as_long_as_it_needs(database: Postgres) -> None:
    """Another process migrates, and takes longer than any other timeout."""
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    ours, others = storage.connect(url, timeout=1), sa.create_engine(url)
    with ThreadPoolExecutor(1) as pool, others.connect() as connection:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({migration.LOCK})"))
        waiting = pool.submit(migration.migrate, ours)
        time.sleep(3)
        assert not waiting.done()
        connection.rollback()
        waiting.result(30)
    assert sa.inspect(ours).has_table("events")
    for engine in (ours, others):
        engine.dispose()


def test_where_all_connections_are_taken_whoever_asks_is_told_so(database: Postgres) -> None:
    url = database.url.replace("postgresql://", "postgresql+psycopg://")
    with running(Settings(url, timeout=1)) as server, ExitStack() as taken:
        ann = server.guest()
        engine, held = server.house.store.engine, 0
        pool: Any = engine.pool
        for _ in range(100):
            if held < pool.size() + pool._max_overflow:
                with suppress(sa.exc.TimeoutError):  # the server itself uses one for a moment
                    taken.enter_context(engine.connect())
                    held += 1
        assert held == pool.size() + pool._max_overflow
        for ask in (ann.http.get, partial(ann.http.put, json={"name": "Anna"})):
            answer = ask("/api/me")
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-unavailable")
        taken.close()
        assert ann.http.get("/api/me").json() == {"name": "Ann"}


def test_what_the_server_is_asked_while_it_cannot_write_has_not_happened(server: Running) -> None:
    """Neither on the disk nor in memory."""
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    move = guests[seat].look(table)["now"]["legal"][0]
    store: Any = server.house.store
    real = store._commit

    def broken(batch: Any) -> None:
        from strandline.host.errors import Unavailable
        from strandline.server.storage import _resolve

        store._loop.call_soon_threadsafe(_resolve, [(future, Unavailable("gone")) for _, future in batch])

    store._commit = broken
    try:
        answer = guests[seat].ask(table, "move", seat=seat, expect=0, move=move)
    finally:
        store._commit = real
    assert answer.status_code == 503
    assert guests[0].look(table)["now"]["count"] == 0
    guests[seat].do(table, "move", seat=seat, expect=0, move=move)


def test_who_waits_for_news_when_the_server_goes_down_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)).start()
    try:
        table, ann, _ = two_people(server)
        n = ann.look(table)["n"]
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(ann.http.get, f"/api/tables/{table}", params={"after": n, "wait": 25})
            while not server.house.tables.by_id[table].listeners:
                time.sleep(0.01)
            server.stop()
            answer = waiting.result(30)
    finally:
        server.stop()
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-unavailable")
    assert not [record for record in caplog.records if record.exc_info]


def test_a_server_that_cannot_write_or_waits_for_its_database_is_not_well(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = two_people(server)
    store = server.house.store

    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("", {}, Exception("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(store._writing, "begin", full)
        assert ann.ask(table, "chat", text="well?").status_code == 503
        assert ann.http.get("/healthz").status_code == 503
    ann.do(table, "chat", text="well!")
    assert ann.http.get("/healthz").status_code == 200

    async def hang(_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(about, "DATABASE_SECONDS", 0.01)
    monkeypatch.setattr(store, "read", hang)
    assert ann.http.get("/healthz").status_code == 503


class Deaf:
    """A bus to a Redis that no longer answers."""

    async def close(self) -> None:
        await asyncio.Event().wait()


def test_the_server_goes_down_though_redis_does_not_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A task does not end at first, either."""
    monkeypatch.setattr(house, "PATIENCE", 0.1)
    server = Running(Settings(f"sqlite:///{tmp_path / 'tables.db'}")).start()
    is_asked = threading.Event()

    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        is_asked.set()
        await asyncio.Event().wait()

    server.call(lambda: server.house.tasks.start(stubborn()))
    server.call(lambda: setattr(server.house, "bus", Deaf()))
    server.stop()
    assert is_asked.is_set()
