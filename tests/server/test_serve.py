"""`strandline serve`, `verify` and `backup`, as people type them."""

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from strandline.cli.app import app
from strandline.cli.serve import SETTINGS, Lines, check_database, database_url, file_url, show
from strandline.server.storage import connect, migrate
from tests.table.test_dice import fair_game, unfair

from .tables import PERSON, Guest, Running, free_port

pytestmark = pytest.mark.slow


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[int, "subprocess.Popen[str]"]]:
    port = free_port()
    command = [sys.executable, "-m", "strandline.cli", "serve", "--port", str(port), "--data", str(folder), *more]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command, **pipes, text=True, start_new_session=True)
    try:
        yield port, process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # its workers, too
        process.communicate()


def ready(process: "subprocess.Popen[str]", port: int) -> list[str]:
    """What it prints until it answers."""
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                break
        except httpx.TransportError:
            time.sleep(0.05)
    os.set_blocking(process.stdout.fileno(), False)  # type: ignore[union-attr]
    return (process.stdout.read() or "").splitlines()  # type: ignore[union-attr]


def test_serve_tells_its_address_plays_backs_up_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    with serving(tmp_path, "--log") as (port, process):
        said = ready(process, port)
        assert said == [f"The table is set: http://127.0.0.1:{port}/ (Ctrl-C stops it)"]
        ann = Guest(port)
        table = ann.make()["id"]
        for seat in (0, 1):
            ann.sit(table, seat)
        ann.move(table, ann.look(table)["now"]["deciding"][0])
        copy = tmp_path / "copy.db"
        result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
        assert result.exit_code == 0, result.output
        assert CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)]).exit_code == 2
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("SELECT count(*) FROM events").fetchone() == (5,)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    lines = [json.loads(line) for line in errors.splitlines()]
    asked = [line for line in lines if line.get("path") == "/api/tables/{table}/do"]
    assert [line["status"] for line in asked] == [200] * 3
    assert table not in errors


def test_a_ctrl_c_that_the_bots_hear_too_stops_all_in_silence(tmp_path: Path) -> None:
    """At a terminal it goes to every process of the command."""
    with serving(tmp_path) as (port, process):
        ready(process, port)
        ann = Guest(port)
        table = ann.make()["id"]
        for seat in (0, 1):
            ann.sit(table, seat)
        seat = ann.look(table)["now"]["deciding"][0]
        assert ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).status_code == 200
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, "")


def test_what_it_writes_of_a_socket_is_not_enough_to_find_the_table(tmp_path: Path) -> None:
    with serving(tmp_path, "--log") as (port, process):
        ready(process, port)
        ann = Guest(port)
        made = ann.make()
        token = made["links"]["watch"]
        with Guest(port, "Bob").socket(made["id"], token=token) as ear:
            ear.hear("state")
        with pytest.raises(InvalidStatus):
            ann.socket("none", token="a-token")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert '"path": "/api/tables"' in errors
    for secret in (made["id"], token, "a-token", "127.0.0.1"):
        assert secret not in errors


def test_the_lan_shows_a_code_and_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--lan") as (port, process):
        said = ready(process, port)
        address = re.search(r"http://([0-9.]+):\d+/", said[0])
        assert address is not None
        assert any("█" in line or "▀" in line or "▄" in line for line in said)
        assert httpx.get(f"http://{address[1]}:{port}/api/games").status_code == 200
        assert httpx.get(f"http://{address[1]}:{port}/", headers={"Host": "evil.example"}).status_code == 403


def test_more_workers_need_a_database_and_redis() -> None:
    result = CliRunner().invoke(app, ["serve", "--workers", "2"])
    assert result.exit_code == 2
    assert "more than one worker needs" in " ".join(result.output.split())
    assert database_url("postgresql://a/b") == "postgresql+psycopg://a/b"


@pytest.mark.parametrize("database", ["sqlite:///x.db", ""])
def test_several_workers_cannot_share_a_file(database: str) -> None:
    more = ["--database", database] if database else []
    result = CliRunner().invoke(app, ["serve", "--workers", "2", "--redis", "redis://localhost", *more])
    assert result.exit_code == 2
    assert "more than one worker needs" in " ".join(result.output.split())


def test_a_name_is_a_name_however_it_is_spelt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("strandline.cli.serve.run", lambda *_: None)
    monkeypatch.setattr("os.environ", dict(os.environ))
    more = ["--host", "Table.Example.org", "--port", str(free_port()), "--data", str(tmp_path)]
    assert CliRunner().invoke(app, ["serve", *more]).exit_code == 0
    settings = json.loads(os.environ[SETTINGS])
    assert "table.example.org" in settings["hosts"]


def garble(file: Path) -> None:
    file.write_bytes(b"no database at all " * 500)


def renew(file: Path) -> None:
    engine = connect(f"sqlite:///{file}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()


@pytest.mark.parametrize(
    ("spoil", "more", "words"),
    [
        (garble, [], "cannot be reached: file is not a database"),
        (renew, [], "newer version of Strandline"),
        (None, ["--redis", "nonsense"], "no URL of a Redis"),
    ],
)
def test_before_it_says_that_the_table_is_set_it_looks(
    tmp_path: Path, spoil: Callable[[Path], None] | None, more: list[str], words: str
) -> None:
    if spoil is not None:
        spoil(tmp_path / "tables.db")
    result = CliRunner().invoke(app, ["serve", "--port", str(free_port()), "--data", str(tmp_path), *more])
    assert result.exit_code == 2
    assert words in re.sub(r"[\s│]+", " ", result.output)
    assert "The table is set" not in result.output


def test_what_cannot_be_copied_whole_is_not_copied(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    garble(tmp_path / "tables.db")
    result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert "cannot be copied whole: file is not a database" in " ".join(result.output.split())
    (tmp_path / "tables.db").unlink()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("CREATE TABLE a (b INTEGER PRIMARY KEY, c)")
        database.execute("CREATE INDEX d ON a (c)")
        database.executemany("INSERT INTO a (c) VALUES (?)", [("x" * 50,)] * 2000)
        database.commit()
    with (tmp_path / "tables.db").open("r+b") as file:
        file.seek(-6000, os.SEEK_END)
        file.write(b"\xff" * 4000)
    result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert "Nothing was written" in " ".join(result.output.split())
    assert [each.name for each in tmp_path.iterdir()] == ["tables.db"]
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "none" / "copy.db"), "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert "make it first" in re.sub(r"[\s│]+", " ", result.output)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other ways")
def test_the_database_and_its_copies_are_for_nobody_elses_eyes(tmp_path: Path) -> None:
    check_database(file_url(tmp_path / "new"), 10)
    result = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "new")])
    assert result.exit_code == 0, result.output
    for file in (tmp_path / "new" / "tables.db", tmp_path / "copy.db"):
        assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name == "nt", reason="Windows has other ways")
def test_a_database_that_was_open_to_all_is_closed_with_what_a_crash_has_left_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    check_database(f"sqlite:///{file}", 10)
    with closing(sqlite3.connect(file)) as open_still:  # so that SQLite leaves its journal
        open_still.execute("INSERT INTO settings VALUES ('a', 'b')")
        open_still.commit()
        files = [file, tmp_path / "tables.db-wal", tmp_path / "tables.db-shm"]
        for each in files:
            each.chmod(0o644)
        file_url(tmp_path)
        assert [each.stat().st_mode & 0o777 for each in files] == [0o600] * 3
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO settings VALUES ('c', 'd')")
        database.commit()
        assert [each.stat().st_mode & 0o777 for each in files] == [0o600] * 3


def test_where_it_cannot_serve_it_says_so_and_why(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path)])
        assert result.exit_code == 2
        assert f"port {port} is taken" in " ".join(result.output.split())
    for url in ("foo://bar", f"sqlite:///{tmp_path}/none/x.db"):
        result = CliRunner().invoke(app, ["serve", "--port", str(free_port()), "--database", url])
        assert result.exit_code == 2
        assert "cannot be reached" in " ".join(result.output.split())
        assert "The table is set" not in result.output


def test_a_program_told_of_a_server_that_is_none_says_so() -> None:
    link = f"http://127.0.0.1:{free_port()}/table/x?seat=1&token=y"
    result = CliRunner().invoke(app, ["sit", link, "random"])
    assert result.exit_code != 0
    assert "does not answer as a table server does" in " ".join(result.output.split())


def test_without_a_command_the_table_is_set_and_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked, opened = [], threading.Event()
    monkeypatch.setattr("strandline.cli.serve.run", lambda *args: asked.append(args))
    monkeypatch.setattr("strandline.cli.serve.check_port", lambda *_: None)  # whoever runs there now
    monkeypatch.setattr("strandline.cli.serve.show", lambda url: url == "http://127.0.0.1:8725/" and opened.set())
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0, result.output
    assert asked == [("127.0.0.1", 8725, 1, False)]
    assert opened.wait(10)


def test_the_page_is_opened_when_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with serving(tmp_path) as (port, _):
        show(f"http://127.0.0.1:{port}/")
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_with_nothing_said_the_table_is_for_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = []
    monkeypatch.setattr("strandline.cli.serve.run", lambda *args: asked.append(args))
    monkeypatch.setattr("strandline.cli.serve.check_port", lambda *_: None)  # whoever runs there now
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    result = CliRunner().invoke(app, ["serve"])
    assert result.exit_code == 0, result.output
    assert asked == [("127.0.0.1", 8725, 1, False)]
    assert (tmp_path / "strandline").is_dir()


def test_verify_says_what_is_fair_and_what_is_not(tmp_path: Path) -> None:
    fair_game().save(tmp_path / "fair.json")
    result = CliRunner().invoke(app, ["verify", str(tmp_path / "fair.json")])
    assert result.exit_code == 0
    assert "Fair: the deal and every outcome, 21 in all" in " ".join(result.output.split())
    unfair(secret="cd" * 32).save(tmp_path / "unfair.json")
    result = CliRunner().invoke(app, ["verify", str(tmp_path / "unfair.json")])
    assert result.exit_code == 1
    assert "not the one that the server committed to" in " ".join(result.output.split())
    assert CliRunner().invoke(app, ["verify", "none.json"]).exit_code == 2


def test_a_log_line_is_json_with_its_trace() -> None:
    try:
        raise ValueError("oh")
    except ValueError:
        record = logging.LogRecord("a", logging.ERROR, "", 1, "said %s", ("it",), sys.exc_info())
    told = json.loads(Lines().format(record))
    assert (told["level"], told["message"]) == ("error", "said it")
    assert "ValueError: oh" in told["trace"]


def test_a_program_plays_at_a_table_by_the_link_of_its_seat(server: Running) -> None:
    ann = server.guest()
    made = ann.make(seats=[PERSON, {"kind": "program"}])
    table = made["id"]
    ann.sit(table, 0)
    assert ann.http.get(f"/api/tables/{table}/position", params={"seat": 0}).status_code == 403
    link = f"http://127.0.0.1:{server.port}/table/{table}?seat=1&token={made['links']['seats'][1]}"
    program = f"program:{sys.executable} -m strandline.bots random"
    command = [sys.executable, "-m", "strandline.cli", "sit", link, program, "--name", "Robot"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for _ in range(400):
            state = ann.look(table)
            if state["now"]["status"] == "over":
                break
            if state["now"]["legal"]:
                ann.move(table, 0)
            else:
                ann.look(table, after=state["n"], wait=10)
        said, _ = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert ann.look(table)["now"]["status"] == "over", said
    assert ann.look(table)["now"]["seats"][1]["name"] == "Robot"
    assert said.startswith("Seated, at seat 1.\nThe game is over: ")
    again = CliRunner().invoke(app, ["sit", link, "random"])
    assert again.exit_code == 1
    assert "seat 1 is taken" in again.output
    assert CliRunner().invoke(app, ["sit", "http://x/table/y", "random"]).exit_code == 2


def test_several_workers_start_at_once_on_an_empty_database_and_serve_one_table(
    empty_house: tuple[str, str], tmp_path: Path
) -> None:
    database, between = empty_house
    url = database.replace("+psycopg", "")
    more = "--database", url, "--redis", between, "--workers", "2", "--rate", "10000", "--log"
    with serving(tmp_path, *more) as (port, process):
        ready(process, port)
        ann = Guest(port)
        table = ann.make()["id"]
        for seat in (0, 1):
            ann.sit(table, seat)
        for n in range(20):  # each by a new connection, to whichever worker takes it
            guest = Guest(port, cookie=ann.cookie)
            assert guest.look(table)["now"]["status"] == "playing"
            guest.do(table, "chat", text=f"{n}")
        said: list[str] = []
        for _ in range(100):  # a worker may hear of it a moment later
            said = [each["text"] for each in Guest(port, cookie=ann.cookie).look(table)["chat"]]
            if len(said) == 20:
                break
            time.sleep(0.05)
        assert said == [str(n) for n in range(20)]
        for _ in range(200):  # each tells the other every five seconds
            if ann.http.get("/metrics").text.count("strandline_sockets{") == 2:
                break
            time.sleep(0.05)
        else:
            pytest.fail("one worker is missing")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {line["level"] for line in lines} == {"info"}, errors
    assert sum(line.get("path") == "/api/tables/{table}/do" for line in lines) == 22
    assert table not in errors


def test_workers_leave_with_a_parent_that_is_killed(empty_house: tuple[str, str], tmp_path: Path) -> None:
    database, between = empty_house
    more = "--database", database.replace("+psycopg", ""), "--redis", between, "--workers", "2"
    with serving(tmp_path, *more) as (port, process):
        ready(process, port)
        process.kill()
        process.wait(10)
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)):
                    return
            time.sleep(0.05)
    pytest.fail("somebody still listens there")
