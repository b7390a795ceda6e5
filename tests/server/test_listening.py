"""Where the server listens, which host names it accepts, and what it reports to systemd."""

import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from strandline.cli.app import app
from strandline.cli.serve import SETTINGS
from strandline.server.guard import MOST_REFUSED_NAMES, Guard
from strandline.server.systemd import Systemd

from .tables import Guest, free_port
from .test_serve import ready, serving

pytestmark = pytest.mark.slow

HAS_IPV6 = socket.has_dualstack_ipv6()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[object, ...]]:
    """Return the arguments that the server would have been started with."""
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr("strandline.cli.serve.run", lambda *args: calls.append(args))
    monkeypatch.setattr("os.environ", {**os.environ, "STRANDLINE_DATA": str(tmp_path)})
    return calls


def serve(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["serve", "--port", str(free_port()), *arguments])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def names() -> list[str]:
    return list(json.loads(os.environ[SETTINGS])["hosts"])


def test_a_container_is_told_how_to_allow_its_names(started: list[tuple[object, ...]], tmp_path: Path) -> None:
    said = serve("--host", "0.0.0.0")
    assert started[-1][0] == "0.0.0.0"
    assert "http://127.0.0.1:" in said
    assert "--allowed-host" in said
    assert names() == ["localhost", "127.0.0.1", "::1"]
    assert (tmp_path / "tables.db").exists()
    assert "--allowed-host" not in serve("--host", "0.0.0.0", "--allowed-host", "table.example.org")


def test_the_environment_says_what_the_command_line_does_not(started: list[tuple[object, ...]]) -> None:
    os.environ |= {"STRANDLINE_HOST": "0.0.0.0", "STRANDLINE_ALLOWED_HOST": "a.example B.example"}
    serve()
    assert started[-1][0] == "0.0.0.0"
    assert names()[3:] == ["a.example", "b.example"]
    serve("--host", "127.0.0.1", "--allowed-host", "c.example")
    assert started[-1][0] == "127.0.0.1"
    assert "c.example" in names()
    assert "a.example" not in names()


def test_an_address_to_listen_on_is_a_name_as_well(started: list[tuple[object, ...]]) -> None:
    assert "http://127.0.0.2:" in serve("--host", "127.0.0.2")
    assert names()[3:] == ["127.0.0.2"]


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_an_ipv6_address_is_shown_as_browsers_write_it(started: list[tuple[object, ...]]) -> None:
    assert "http://[::1]:" in serve("--host", "::1")


def test_the_lan_may_be_one_address(started: list[tuple[object, ...]]) -> None:
    serve("--lan")
    assert started[-1][0] == "0.0.0.0"
    assert "http://127.0.0.2:" in serve("--lan", "--host", "127.0.0.2")
    assert started[-1][0] == "127.0.0.2"


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_two_colons_are_every_address_of_both_kinds(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "::") as (port, process):
        ready(process, port)
        for host in ("127.0.0.1", "[::1]"):
            assert httpx.get(f"http://{host}:{port}/healthz").status_code == 200


def test_an_address_of_another_machine_is_refused_with_the_reason(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--host", "192.0.2.1", "--data", str(tmp_path)])
    assert result.exit_code == 2
    said = " ".join(result.output.replace("│", " ").split())
    assert "cannot listen on 192.0.2.1, port 8725: Cannot assign requested address" in said


def test_a_refused_name_is_logged_once_with_the_option_that_allows_it(caplog: pytest.LogCaptureFixture) -> None:
    guard = Guard(None, ("localhost",), 1, 1)  # type: ignore[arg-type]
    for host in ["evil.example:80", "evil.example"] + [f"{n}.example" for n in range(50)]:
        scope = {"headers": [(b"host", host.encode())], "client": ("192.0.2.7", 1)}
        assert guard._refusal(scope, is_unsafe=False) is not None
    assert len(caplog.messages) == MOST_REFUSED_NAMES
    assert caplog.messages[0] == "requests for the name 'evil.example' are refused; --allowed-host allows it"
    assert "192.0.2.7" not in caplog.text


class Ear:
    """The socket on which systemd listens."""

    def __init__(self, name: str):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(f"\0{name[1:]}" if name.startswith("@") else name)
        self.socket.settimeout(60)

    def hear(self, state: str) -> None:
        """Wait for a state; those before it must be signs of life."""
        while (heard := self.socket.recv(1000).decode()) != state:
            assert heard == "WATCHDOG=1"


@pytest.fixture(params=["path", "abstract"])
def ear(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    name = str(tmp_path / "notify") if request.param == "path" else f"@strandline-{os.getpid()}-{time.time_ns()}"
    monkeypatch.setenv("NOTIFY_SOCKET", name)
    monkeypatch.setenv("WATCHDOG_USEC", "300000")
    ear = Ear(name)
    with closing(ear.socket):
        yield ear


def test_systemd_hears_that_the_server_answers_lives_and_stops(ear: Ear, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (port, process):
        ear.hear("READY=1")
        Guest(port).make()  # at once: nobody has waited for the port
        ear.hear("WATCHDOG=1")
        process.send_signal(signal.SIGTERM)
        ear.hear("STOPPING=1")
        process.communicate(timeout=30)
    assert process.returncode == 0


def test_a_terminated_server_leaves_no_semaphores_behind(tmp_path: Path) -> None:
    """Python's tracker of such resources complains about those that nobody has cleaned up."""
    program = tmp_path / "program.py"
    program.write_text(
        textwrap.dedent("""
            import multiprocessing, os, signal, socket
            from uvicorn import Config
            from strandline.server.processes import run

            semaphore = multiprocessing.get_context("spawn").Semaphore()

            async def app(scope, receive, send):
                await receive()
                await send({"type": "lifespan.startup.complete"})
                os.kill(os.getpid(), signal.SIGTERM)
                await receive()
                await send({"type": "lifespan.shutdown.complete"})

            run(Config(app, log_config=None), socket.create_server(("127.0.0.1", 0)))
        """)
    )
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_stopped_server_gives_no_sign_of_life(ear: Ear, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (_, process):
        ear.hear("READY=1")
        process.send_signal(signal.SIGSTOP)
        os.waitpid(process.pid, os.WUNTRACED)
        ear.socket.setblocking(False)
        with suppress(BlockingIOError):  # what it had sent before
            while True:
                ear.socket.recv(1000)
        ear.socket.settimeout(2)
        with pytest.raises(TimeoutError):
            ear.socket.recv(1000)


def test_a_server_that_cannot_start_never_says_that_it_is_ready(ear: Ear, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all " * 500)
    with serving(tmp_path) as (_, process):
        assert process.wait(60) == 2
    ear.socket.setblocking(False)
    with pytest.raises(BlockingIOError):
        ear.socket.recv(1000)


def test_several_workers_are_ready_when_all_are(
    ear: Ear, empty_house: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, between = empty_house
    more = "--database", database.replace("+psycopg", ""), "--redis", between, "--workers", "2", "--rate", "10000"
    with serving(tmp_path, *more) as (port, process):
        ear.hear("READY=1")
        for _ in range(20):  # whichever worker takes it
            assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        ear.hear("WATCHDOG=1")
        process.send_signal(signal.SIGTERM)
        ear.hear("STOPPING=1")
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")


def test_a_worker_whose_loop_stands_still_ends_and_tells_where() -> None:
    program = """
        import asyncio, time
        from strandline.server.processes import end_if_frozen

        def stand_still():
            while True:
                time.sleep(0.1)

        async def main():
            end_if_frozen(2)
            await asyncio.sleep(5)  # longer than that, but the loop runs
            print("still here", flush=True)
            stand_still()

        asyncio.run(main())
    """
    command = [sys.executable, "-c", textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (1, "still here\n")
    assert "in stand_still" in done.stderr


def test_of_two_workers_the_one_that_stands_still_is_replaced_alone(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(
        textwrap.dedent("""
            import os, socket, sys, time
            from uvicorn import Config
            from strandline.server.processes import end_if_frozen, run

            def make():
                end_if_frozen(2)
                return app

            async def app(scope, receive, send):
                if scope["path"] == "/freeze":
                    time.sleep(1000)
                await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
                await send({"type": "http.response.body", "body": str(os.getpid()).encode()})

            if __name__ == "__main__":
                listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
                run(Config("program:make", factory=True, workers=2, lifespan="off", log_config=None), listener)
        """)
    )
    port = free_port()
    process = subprocess.Popen([sys.executable, "program.py", str(port)], cwd=tmp_path, start_new_session=True)

    def wait_for(count: int) -> list[str]:
        """The ids of so many different workers, in the order in which they answer."""
        found: dict[str, None] = {}
        until = time.monotonic() + 60
        while len(found) < count:
            assert time.monotonic() < until
            with suppress(httpx.TransportError):
                found[httpx.get(f"http://127.0.0.1:{port}/", timeout=1).text] = None
        return list(found)

    try:
        before = wait_for(2)
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(b"GET /freeze HTTP/1.1\r\nHost: a\r\n\r\n")
            assert raw.recv(100) == b""  # it has ended
        kept, new = wait_for(2)
        assert kept in before
        assert new not in before
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_without_systemd_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    Systemd().ready()
    monkeypatch.setenv("NOTIFY_SOCKET", "/no/such/socket")
    Systemd().ready()  # nor is it an error if nobody listens
