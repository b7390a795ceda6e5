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
from strandline.server.migration import migrate
from strandline.server.storage import connect
from strandline.table import dice
from tests.table.test_dice import NONCES, SECRET, fair_game, unfair

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
        assert said == [f"Strandline is running at http://127.0.0.1:{port}/ (press Ctrl-C to stop)"]
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


@pytest.mark.parametrize("delay", [0.15, 0.4, 3.0])
def test_a_ctrl_c_while_bots_start_to_think_stops_all_in_silence(tmp_path: Path, delay: float) -> None:
    with serving(tmp_path) as (port, process):
        ready(process, port)
        ann = Guest(port)
        ann.sit(ann.make("crab-stack", [{"kind": "bot", "level": 6}, PERSON], order="listed")["id"], 1)
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, "")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no terminals that hang up")
def test_a_closed_terminal_leaves_no_semaphores_behind(tmp_path: Path) -> None:
    # A server inherits what its parent ignores, and with nohup that is SIGHUP.
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with serving(tmp_path) as (port, process):
        signal.signal(signal.SIGHUP, before)
        ready(process, port)
        ann = Guest(port)
        table = ann.make("crab-stack", [PERSON, PERSON], order="listed")["id"]
        for seat in (0, 1):
            ann.sit(table, seat)
        seat = ann.look(table)["now"]["deciding"][0]
        assert ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).status_code == 200
        process.send_signal(signal.SIGHUP)
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
    more = ["--allowed-host", "Table.Example.org", "--port", str(free_port()), "--data", str(tmp_path)]
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
        (garble, [], "cannot reach the database: file is not a database"),
        (renew, [], "newer version of Strandline"),
        (None, ["--redis", "nonsense"], "not a Redis URL"),
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
    assert "Strandline is running" not in result.output


def test_what_cannot_be_copied_whole_is_not_copied(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    garble(tmp_path / "tables.db")
    result = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert ": file is not a database. Nothing was written" in " ".join(result.output.split())
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
    assert "create it first" in re.sub(r"[\s│]+", " ", result.output)


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
        assert f"port {port} is in use" in " ".join(result.output.split())
    for url in ("foo://bar", f"sqlite:///{tmp_path}/none/x.db"):
        result = CliRunner().invoke(app, ["serve", "--port", str(free_port()), "--database", url])
        assert result.exit_code == 2
        assert "cannot reach the database" in " ".join(result.output.split())
        assert "Strandline is running" not in result.output


def test_a_program_told_of_a_server_that_is_none_says_so() -> None:
    link = f"http://127.0.0.1:{free_port()}/table/x?seat=1&token=y"
    result = CliRunner().invoke(app, ["sit", link, "random"])
    assert result.exit_code != 0
    assert "does not answer like a Strandline server" in " ".join(result.output.split())


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


def verify(file: Path, *options: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["verify", str(file), *options])
    return result.exit_code, " ".join(result.output.split())


def test_verify_says_what_is_fair_and_what_is_not(tmp_path: Path) -> None:
    fair_game().save(tmp_path / "fair.json")
    code, said = verify(tmp_path / "fair.json")
    assert code == 0
    assert "The deal and all outcomes, 21 in all" in said
    assert "The file alone cannot show that the secret and the nonces are those of the game" in said
    unfair(secret="cd" * 32).save(tmp_path / "unfair.json")
    code, said = verify(tmp_path / "unfair.json")
    assert code == 1
    assert "The secret doesn’t match the commitment" in said
    assert verify(Path("none.json"))[0] == 2


def test_verify_compares_a_record_with_what_was_kept(tmp_path: Path) -> None:
    file, commitment, nonce = tmp_path / "fair.json", dice.commitment(SECRET), f"1={NONCES[1]}"
    fair_game().save(file)
    unproved = "The file alone cannot show that"
    code, said = verify(file, "--table", "t", "--commitment", commitment.upper(), "--nonce", nonce)
    assert code == 0
    assert "The file is of the table that you kept." in said
    assert "nobody has exchanged the secret since. The nonce that you kept is the one in the file." in said
    assert unproved not in said
    code, said = verify(file, "--commitment", commitment)
    assert (code, f"{unproved} the nonces are those of the game" in said) == (0, True)
    assert f"{unproved} it is of your table" in said
    code, said = verify(file, "--nonce", nonce, "--nonce", f"0={NONCES[0]}")
    assert (code, "The 2 nonces that you kept are those in the file." in said) == (0, True)
    assert f"{unproved} the secret is the one of the game" in said


@pytest.mark.parametrize(
    ("options", "code", "reason"),
    [
        (["--table", "u"], 1, "The file is of table t, but you kept table u"),
        (["--commitment", "ef" * 32], 1, f"the one you kept is {'ef' * 32}"),
        (["--nonce", f"0={NONCES[1]}"], 1, f"The nonce of seat 0 in the file is {NONCES[0]}, but the one you kept is"),
        (["--nonce", f"2={NONCES[1]}"], 1, "The nonce of seat 2 in the file is –"),
        (["--commitment", "ef"], 2, "takes hexadecimal digits"),
        (["--nonce", "0=xyz"], 2, "takes hexadecimal digits"),
        (["--nonce", NONCES[0]], 2, "takes SEAT=HEX"),
    ],
)
def test_verify_finds_that_a_record_is_not_of_the_game_that_was_played(
    tmp_path: Path, options: list[str], code: int, reason: str
) -> None:
    """All in it fits together: only what was kept tells that it was exchanged."""
    fair_game().save(tmp_path / "other.json")
    found, said = verify(tmp_path / "other.json", *options)
    assert (found, reason in said) == (code, True), said


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
    told = ann.http.get(f"/api/tables/{table}/record").json()["extra"]["table"]
    assert told["commitments"] == [None, told["commitment"]]
    kept = f"strandline verify FILE --table {table} --commitment {told['commitment']} --nonce 1={told['nonces'][1]}"
    assert said.startswith(f"Joined at seat 1.\nTo check the dice of this game: {kept}\nThe game is over: ")
    assert "nobody has exchanged the secret since.\nThe nonce that you kept is the one in the file.\n" in said
    again = CliRunner().invoke(app, ["sit", link, "random"])
    assert again.exit_code == 1
    assert "Seat 1 is taken" in again.output
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
