"""``strandline serve``: the table server."""

import errno
import gc
import json
import logging
import multiprocessing
import os
import re
import secrets
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any
from urllib.request import urlopen

import typer

from strandline.core.errors import BadOption
from strandline.core.messages import DEFAULT_LOCALE, say, translate, use_language
from strandline.core.numba_cache import ensure_cache_folder

from .common import console, note, tell

PORT = 8725
BACKLOG = 2048
"""How many connections may wait to be accepted."""
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0", "::"
"""The hosts that mean every address of the machine; the second is for IPv6 and IPv4."""
DATABASE = "STRANDLINE_DATABASE"
DATA = "STRANDLINE_DATA"

PUBLIC_NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.[A-Za-z][\w-]*", re.ASCII)
CONTACT = re.compile(rf"mailto:[^@\s]+@{PUBLIC_NAME.pattern}|https://{PUBLIC_NAME.pattern}", re.ASCII)
"""What the signature of push messages accepts (RFC 8292)."""

listening, storing, computing, limiting = (
    partial(typer.Option, rich_help_panel=title) for title in ("Network", "Storage", "Processes and bots", "Limits")
)
"""The groups of options in the help."""


def serve(
    host: Annotated[
        str, listening(envvar="STRANDLINE_HOST", metavar="ADDRESS", help="The address to listen on.")
    ] = LOOPBACK,
    port: Annotated[int, listening(help="The port to listen on.", min=1, max=65535)] = PORT,
    allowed_host: Annotated[
        list[str] | None,
        listening(
            envvar="STRANDLINE_ALLOWED_HOST",
            metavar="NAME",
            help="A host name that people use for this server, such as table.example.org; can be repeated.",
        ),
    ] = None,
    lan: Annotated[bool, listening("--lan", help="Let others on your home network join; shows a QR code.")] = False,
    open_browser: Annotated[bool, listening("--open", help="Open the page in your browser.")] = False,
    data: Annotated[
        Path | None, storing(envvar=DATA, help="The folder for the SQLite database; by default your data folder.")
    ] = None,
    database: Annotated[
        str, storing(envvar=DATABASE, help="Use this database instead; several workers need postgresql://…")
    ] = "",
    timeout: Annotated[int, storing(help="Timeout for PostgreSQL, in seconds.", min=2, max=600)] = 10,
    expire: Annotated[
        int | None, storing(help="Delete tables that have been idle for this many days; by default never.", min=1)
    ] = None,
    records: Annotated[int, storing(help="The most games that the server keeps for shared links.", min=0)] = 10_000,
    workers: Annotated[
        int, computing(envvar="STRANDLINE_WORKERS", help="The number of server processes.", min=1, max=64)
    ] = 1,
    redis: Annotated[str, computing(envvar="STRANDLINE_REDIS", help="The Redis URL; several workers need it.")] = "",
    thinkers: Annotated[int, computing(help="The number of bot processes per worker.", min=1, max=64)] = 1,
    pause: Annotated[
        float, computing(help="The least seconds a bot takes for a move, so that people can follow.", min=0)
    ] = 0.7,
    rate: Annotated[int, limiting(help="Requests per second from one address.", min=1)] = 50,
    sockets: Annotated[int, limiting(help="Live connections from one address.", min=1)] = 200,
    connections: Annotated[int, limiting(help="Connections from all addresses, per worker.", min=20)] = 10_000,
    metrics_token: Annotated[
        str,
        listening(
            envvar="STRANDLINE_METRICS_TOKEN",
            metavar="TOKEN",
            help="A token that lets other machines read /metrics; without it only this machine can.",
        ),
    ] = "",
    contact: Annotated[
        str,
        listening(
            envvar="STRANDLINE_CONTACT",
            metavar="ADDRESS",
            help="Your e-mail or https address, for push services that have trouble with our messages.",
        ),
    ] = "",
    private_push: Annotated[
        bool, listening("--private-push", help="Also send push messages to services on this machine or its network.")
    ] = False,
    log: Annotated[bool, typer.Option("--log", help="Log every request to standard error, as JSON.")] = False,
) -> None:
    """Start a server to play on: for this computer, your home network, or everyone.

    The server keeps everything in a database in your data folder and needs nothing else.
    """
    needs_table()
    if workers > 1 and (not redis or not database or database.startswith("sqlite")):
        raise BadOption(say("cli-serve-workers"))
    if lan and host == LOOPBACK:
        host = EVERYWHERE[0]
    names = ["localhost", "127.0.0.1", "::1", *(name.lower() for name in allowed_host or [])]
    if host not in EVERYWHERE:
        address = host
        names.append(host.lower())
    else:
        address = home_address() if lan else LOOPBACK
    if lan:
        names += [address, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"]
    url = f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"
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
        "connections": connections,
        "expire_days": expire,
        "records": records,
        "address": url if lan else "",
        "metrics_token": metrics_token,
        "contact": contact_of(contact, allowed_host or []),
        "private_push": private_push,
    }
    check_port(host, port)
    if redis:
        check_redis(redis)
    check_database(str(settings["database"]), timeout)
    ensure_cache_folder()  # before there are workers and bots: each of them would look for a folder
    os.environ[SETTINGS] = json.dumps(settings)
    os.environ[LOG] = "1" if log else ""
    tell(translate("cli-serve-ready", url=url))
    if lan:
        print_code(url)
    elif host in EVERYWHERE and not allowed_host:
        note(translate("cli-serve-names"))
    if open_browser:
        here = f"http://{LOOPBACK}:{port}/" if host in EVERYWHERE else url
        threading.Thread(target=show, args=(here,), daemon=True).start()
    run(host, port, workers, log)


def contact_of(contact: str, names: list[str]) -> str:
    """Return an operator's address as push services want it: by default the first public name of the server."""
    if not contact:
        return next((f"https://{name.lower()}" for name in names if PUBLIC_NAME.fullmatch(name)), "https://localhost")
    found = contact if contact.startswith(("mailto:", "https://")) else f"mailto:{contact}"
    if not CONTACT.fullmatch(found):
        raise BadOption(say("cli-serve-contact", contact=contact))
    return found


SETTINGS = "STRANDLINE_SETTINGS"
LOG = "STRANDLINE_LOG"


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, or exit with the reason why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, dualstack_ipv6=both, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadOption(say("cli-serve-port", port=str(port))) from None
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise BadOption(say("cli-serve-address", address=host, port=str(port), reason=reason)) from None


def check_port(host: str, port: int) -> None:
    """Exit at once if the port cannot be used."""
    listen(host, port).close()


def check_database(url: str, timeout: int) -> None:
    """Migrate the database, and exit at once if it does not exist or is not ours."""
    import sqlalchemy as sa

    from strandline.server.migration import Damaged, TooNew, migrate
    from strandline.server.storage import connect

    try:
        engine = connect(url, timeout)
        migrate(engine)
        engine.dispose()
    except TooNew:
        raise BadOption(say("cli-serve-too-new")) from None
    except Damaged as error:
        raise BadOption(say("cli-serve-damaged", missing=str(error))) from None
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise BadOption(say("cli-serve-no-database", reason=reason)) from None


def check_redis(url: str) -> None:
    """Exit at once if the URL is not valid for Redis. A Redis that does not answer may do so later."""
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
    """Exit with a message that says what to install if it is missing."""
    if any(find_spec(name) is None for name in ("fastapi", "uvicorn", "sqlalchemy", "alembic", "platformdirs")):
        raise BadOption(say("core-needs-extra", extra="server"))


def app() -> Any:
    """Return the application in each worker, with its settings from the environment."""
    from strandline.server.app import make_app
    from strandline.server.processes import end_if_frozen
    from strandline.server.settings import Settings
    from strandline.server.worker_pool import leave_with_parent

    if multiprocessing.parent_process() is not None:  # one of several workers, which is not set up yet
        write_lines(bool(os.environ.get(LOG)))
        leave_with_parent()
        end_if_frozen()
    chosen = json.loads(os.environ[SETTINGS])
    made = make_app(Settings(**{**chosen, "hosts": tuple(chosen["hosts"])}))
    # A full garbage collection takes 80 ms at 300 tables and blocks all requests, so it runs rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    # The writer's thread needs little time, but waits for the interpreter lock: switch ten times as often as usual.
    sys.setswitchinterval(0.0005)
    return made


def run(host: str, port: int, workers: int, log: bool) -> None:
    """Serve until stopped."""
    import uvicorn

    from strandline.server import processes
    from strandline.server.limits import BODY

    use_language(DEFAULT_LOCALE)  # from here on, browsers translate texts for people, and operators read logs
    allow_sockets()
    write_lines(log)
    config = uvicorn.Config(
        "strandline.cli.serve:app",
        factory=True, workers=workers, backlog=BACKLOG,
        http="strandline.server.http_protocol:HttpProtocol",
        ws="strandline.server.websocket_protocol:WebSocketProtocol",
        log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=3,
        ws_max_size=BODY, ws_ping_interval=20, ws_ping_timeout=20, ws_per_message_deflate=False,
    )  # fmt: skip
    processes.run(config, listen(host, port))


def write_lines(log: bool) -> None:
    """Log errors, or every request, to the error stream; never uvicorn's own lines, which contain sockets' tokens."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO if log else logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def allow_sockets() -> None:
    """Raise the limit of open files as far as the system allows: a socket is one, and the default limit is low."""
    if find_spec("resource"):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Lines(logging.Formatter):
    """Formats each log entry as a line of JSON."""

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
    """Return SQLite's file, in the user's data folder."""
    import platformdirs

    return (data or Path(platformdirs.user_data_dir("strandline"))) / "tables.db"


def file_url(data: Path | None) -> str:
    """Return the URL of SQLite's file. Create it and its folder if needed, and let only its owner read it."""
    file = data_file(data)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
    for rest in ("", "-wal", "-shm"):  # files that someone has copied here may be readable by all
        with suppress(FileNotFoundError, PermissionError):  # another owner's file stays as it is
            Path(f"{file}{rest}").chmod(0o600)
    return f"sqlite:///{file}"


def database_url(url: str) -> str:
    """Return a URL in SQLAlchemy's form, with psycopg as the driver of PostgreSQL."""
    return url.replace("postgresql://", "postgresql+psycopg://", 1)


def home_address() -> str:
    """Return the machine's address in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            note(translate("cli-serve-no-network"))
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def print_code(url: str) -> None:
    """Print the address as a QR code, for phones."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    console.file.write(drawn.getvalue())
    tell(translate("cli-serve-lan"))
