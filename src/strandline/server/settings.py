"""The settings of a server."""

from dataclasses import dataclass

LOCAL = ("localhost", "127.0.0.1", "::1")
TIMEOUT = 10


@dataclass(frozen=True)
class Settings:
    """The options with which a server is started."""

    database: str
    timeout: int = TIMEOUT
    """Seconds that PostgreSQL may take for anything."""
    redis: str = ""
    server: str = ""
    """The name that the workers of one server have in common; none if it is a process alone."""
    thinkers: int = 1
    """How many worker processes there are for bots' moves and other long jobs."""
    pause: float = 0.0
    """Seconds: no bot decides sooner after the last move, so that people can follow."""
    hosts: tuple[str, ...] = LOCAL
    rate: float = 50.0
    """Requests a second from one address, and messages a second on one socket."""
    burst: float = 200.0
    sockets_per_address: int = 200
    expire_days: int | None = None
    """After how many days without an event a table is deleted; None: never."""
    records: int = 10_000
    """How many records are kept for links, all people's together."""
    address: str = ""
    """Where others in the home network find the server, if it lets them in."""
