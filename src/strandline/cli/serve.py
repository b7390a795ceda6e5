"""``strandline serve``: the table server."""

import gc
import json
import logging
import multiprocessing
import os
import secrets
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer

from strandline.core.errors import BadOption
from strandline.core.messages import say, translate
from strandline.core.numba_cache import ensure_cache_folder

from .common import console, note, tell

PORT = 8725
DATABASE = "STRANDLINE_DATABASE"


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = PORT,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in your home network in, and show them how.")] = False,
    host: Annotated[
        list[str] | None, typer.Option(help="A name that the server goes by, when it stands behind another.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for the database, unless it has a URL.")] = None,
    database: Annotated[
        str, typer.Option(envvar=DATABASE, help="The URL of a database: postgresql://… for more than one worker.")
    ] = "",
    timeout: Annotated[int, typer.Option(help="Seconds that PostgreSQL may take for anything.", min=2, max=600)] = 10,
    redis: Annotated[str, typer.Option(envvar="STRANDLINE_REDIS", help="The URL of a Redis between workers.")] = "",
    workers: Annotated[int, typer.Option(help="How many server processes.", min=1, max=64)] = 1,
    thinkers: Annotated[int, typer.Option(help="How many processes for bots, for each worker.", min=1, max=64)] = 1,
    pause: Annotated[float, typer.Option(help="Seconds that a bot takes at least, for people to follow.", min=0)] = 0.7,
    rate: Annotated[int, typer.Option(help="Requests a second from one address.", min=1)] = 50,
    sockets: Annotated[int, typer.Option(help="Live connections from one address.", min=1)] = 200,
    expire: Annotated[
        int | None, typer.Option(help="Delete tables where nothing has happened for so many days.", min=1)
    ] = None,
    records: Annotated[int, typer.Option(help="Records kept for links, all people's together.", min=0)] = 10_000,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser of this machine.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Write every request to the error stream, as JSON.")] = False,
) -> None:
    """Set the table: a server to play on, for this machine, the home network, or everyone.

    It keeps everything in a database in your data folder, and needs nothing else.
    """
    needs_table()
    if workers > 1 and (not redis or not database or database.startswith("sqlite")):
        raise BadOption(say("cli-serve-workers"))
    names = ["localhost", "127.0.0.1", "::1", *(name.lower() for name in host or [])]
    address = home_address() if lan else "127.0.0.1"
    if lan:
        names += [address, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"]
    settings = {
        "database": database_url(database) if database else file_url(data),
        "timeout": timeout,
        "redis": redis,
        "server": secrets.token_hex(8) if workers > 1 else "",
        "thinkers": thinkers,
        "pause": pause,
        "hosts": names,
        "rate": rate,
        "burst": 4 * rate,
        "sockets_per_address": sockets,
        "expire_days": expire,
        "records": records,
        "address": f"http://{address}:{port}/" if lan else "",
    }
    check_port("0.0.0.0" if lan else "127.0.0.1", port)
    if redis:
        check_redis(redis)
    check_database(str(settings["database"]), timeout)
    ensure_cache_folder()  # before there are workers and bots, which would each look for a folder
    os.environ[SETTINGS] = json.dumps(settings)
    os.environ[LOG] = "1" if log else ""
    url = f"http://{address}:{port}/"
    tell(translate("cli-serve-ready", url=url))
    if lan:
        print_code(url)
    if open_browser:
        threading.Thread(target=show, args=(f"http://127.0.0.1:{port}/",), daemon=True).start()
    run("0.0.0.0" if lan else "127.0.0.1", port, workers, log)


SETTINGS = "STRANDLINE_SETTINGS"
LOG = "STRANDLINE_LOG"


def check_port(host: str, port: int) -> None:
    """Say so at once if somebody else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            raise BadOption(say("cli-serve-port", port=str(port))) from None


def check_database(url: str, timeout: int) -> None:
    """Say so at once if there is no such database, or none for us. Its form is brought up to date."""
    import sqlalchemy as sa

    from strandline.server.storage import TooNew, connect, migrate

    try:
        engine = connect(url, timeout)
        migrate(engine)
        engine.dispose()
    except TooNew:
        raise BadOption(say("cli-serve-too-new")) from None
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise BadOption(say("cli-serve-no-database", reason=reason)) from None


def check_redis(url: str) -> None:
    """Say so at once if this is no Redis's URL. One that does not answer may do so later."""
    if find_spec("redis") is None:
        raise BadOption(say("core-needs-extra", extra="postgresql"))
    from redis.asyncio import from_url

    try:
        from_url(url)
    except ValueError as error:
        raise BadOption(say("cli-serve-no-redis", reason=str(error).partition("\n")[0])) from None


def show(url: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(200):
        try:
            with urlopen(f"{url}healthz"):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)


def needs_table() -> None:
    """Say what to install, where it is missing."""
    if any(find_spec(name) is None for name in ("fastapi", "uvicorn", "sqlalchemy", "alembic", "platformdirs")):
        raise BadOption(say("core-needs-extra", extra="server"))


def app() -> Any:
    """The application, in each worker: what was chosen comes by the environment."""
    from strandline.server.app import make_app
    from strandline.server.settings import Settings
    from strandline.server.worker_pool import leave_with_parent

    if multiprocessing.parent_process() is not None:  # one of several workers: nobody has told it anything yet
        write_lines(bool(os.environ.get(LOG)))
        leave_with_parent()
    chosen = json.loads(os.environ[SETTINGS])
    made = make_app(Settings(**{**chosen, "hosts": tuple(chosen["hosts"])}))
    # Looking through everything for cycles takes 80 ms at 300 tables, in which nobody is answered: seldom is enough.
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    # The writer has little to say, but it waits for its turn before it can: ten times as often as usual.
    sys.setswitchinterval(0.0005)
    return made


def run(host: str, port: int, workers: int, log: bool) -> None:
    """Serve until stopped."""
    import uvicorn

    from strandline.server.limits import BODY

    allow_sockets()
    write_lines(log)
    uvicorn.run(
        "strandline.cli.serve:app",
        factory=True, host=host, port=port, workers=workers,
        log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=3,
        ws_max_size=BODY, ws_ping_interval=20, ws_ping_timeout=20, ws_per_message_deflate=False,
    )  # fmt: skip


def write_lines(log: bool) -> None:
    """Log to the error stream: what goes wrong, or every request; never uvicorn's own lines, with sockets' tokens."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO if log else logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def allow_sockets() -> None:
    """As many open files as the system lets us have: a socket is one, and the usual limit is low."""
    if find_spec("resource"):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Lines(logging.Formatter):
    """A line of JSON for each thing that is logged."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: getattr(record, name) for name in ("method", "path", "status", "ms") if hasattr(record, name)}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def data_file(data: Path | None) -> Path:
    """SQLite's file, in the user's data folder."""
    import platformdirs

    return (data or Path(platformdirs.user_data_dir("strandline"))) / "tables.db"


def file_url(data: Path | None) -> str:
    """The URL of SQLite's file, which is made if need be, with its folder: for nobody else's eyes."""
    file = data_file(data)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
    for rest in ("", "-wal", "-shm"):  # what someone has put here may be open to all
        with suppress(FileNotFoundError, PermissionError):  # of someone else's, he decides
            Path(f"{file}{rest}").chmod(0o600)
    return f"sqlite:///{file}"


def database_url(url: str) -> str:
    """As SQLAlchemy has it: we speak to PostgreSQL by psycopg."""
    return url.replace("postgresql://", "postgresql+psycopg://", 1)


def home_address() -> str:
    """The machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            note(translate("cli-serve-no-network"))
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def print_code(url: str) -> None:
    """The address as a QR code, for phones."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    console.file.write(drawn.getvalue())
    tell(translate("cli-serve-lan"))
