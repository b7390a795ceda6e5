"""The settings of a server."""

from dataclasses import dataclass

LOCAL = ("localhost", "127.0.0.1", "::1")
TIMEOUT = 10


@dataclass(frozen=True)
class Settings:
    """The options with which a server is started."""

    database: str
    timeout: int = TIMEOUT
    """The timeout of everything that PostgreSQL does, in seconds."""
    redis: str = ""
    server: str = ""
    """The name that the workers of one server share; empty for a single process."""
    thinkers: int = 1
    """How many worker processes there are for bots' moves and other long jobs."""
    pause: float = 0.0
    """Seconds between the last move and a bot's decision, at least, so that people can follow."""
    hosts: tuple[str, ...] = LOCAL
    rate: float = 50.0
    """Requests a second from one address, and messages a second on one socket."""
    burst: float = 200.0
    sockets_per_address: int = 200
    connections: int = 10_000
    """The most connections of one process at the same time, of all kinds and addresses."""
    header_seconds: float = 15.0
    """How long a client may take to send the headers of a request, or the first request of a connection."""
    body_seconds: float = 60.0
    """How long it may take to send a whole request."""
    read_seconds: float = 20.0
    """How long a client may leave waiting data unread."""
    expire_days: int | None = None
    """After how many days without an event a table is deleted; None: never."""
    records: int = 10_000
    """How many records of all people are kept for links."""
    address: str = ""
    """Where others in the home network find the server, if they can reach it."""
    contact: str = "https://localhost"
    """Whom a push service may write to about our messages: a mailto: or https: address."""
    private_push: bool = False
    """Whether push services may be on this machine or in its network."""
    metrics_token: str = ""
    """A token that allows reading the metrics from another machine."""
