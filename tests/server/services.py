"""Real PostgreSQL and Redis, from Debian's packages, each in a temporary folder."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

OWNER = "postgres" if os.name == "posix" and os.geteuid() == 0 else ""
"""PostgreSQL refuses to run as root."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_tools() -> Path | None:
    """Return the folder of initdb and pg_ctl, which are not on the PATH in Debian."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    return Path(on_path).parent if on_path else None


class Postgres:
    """A PostgreSQL that can be stopped and started."""

    def __init__(self, folder: Path):
        tools = postgres_tools()
        assert tools is not None
        self.tools = tools
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://strandline@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-D", str(folder / "data"), "-U", "strandline", "-A", "trust", "--no-sync", "-E", "UTF8")

    def _run(self, tool: str, *arguments: str) -> None:
        command = [str(self.tools / tool), *arguments]
        if OWNER:
            command = ["runuser", "-u", OWNER, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Freeze it for some seconds, while its machine still acknowledges packets."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        with psycopg.connect(self.url) as connection:
            others = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
        processes = [first, *(process for (process,) in others)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)


HANG = """
    CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(7); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER hang AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION hang();
"""
"""Makes every transaction that adds an event wait for a lock in its commit."""


@contextmanager
def hung_commits(url: str) -> Iterator[None]:
    """Let commits of events hang for some seconds; afterwards all are done, even if the client no longer waits."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(7)")
        connection.execute(HANG)
        try:
            yield
        finally:
            connection.execute("SELECT pg_advisory_unlock(7)")
            connection.execute("DROP FUNCTION hang() CASCADE")  # it waits for those commits


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="pg-") as name:
        folder = Path(name)
        if OWNER:
            shutil.chown(folder, OWNER)
        database = Postgres(folder)
        database.start()
        try:
            yield database
        finally:
            database.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """Return the URL of a PostgreSQL."""
    with a_postgres() as database:
        yield database.url


@contextmanager
def redis() -> Iterator[str]:
    """Return the URL of a Redis."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert time.monotonic() < until, "Redis did not start"
                time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
