"""A wrapper around the application: it refuses bad requests early, and answers every error."""

import asyncio
import logging
import time
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from strandline.table.errors import Refused

from .http.errors import refusal
from .limits import Buckets, address_of, most_bytes

log = logging.getLogger("strandline.requests")

CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
MOST_REFUSED_NAMES = 20
"""The most refused host names that are logged."""
HOLD = 0.5
"""Seconds before a client that is too fast gets its refusal: otherwise it could keep us busy with refusals."""
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(HTTPException):
    """A body has more bytes than the server reads."""

    def __init__(self, most: int):
        super().__init__(413)
        self.most = most


class Guard:
    """Checks hosts, origins, rates and sizes before a request, and adds headers to its response."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], rate: float, burst: float):
        self.app = app
        self.hosts = hosts
        self.refused_names: set[str] = set()
        self.buckets = Buckets(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope, is_unsafe=True)
        if refused is not None:
            await _hold(refused)
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        except ClientDisconnected:  # before it was answered; uvicorn expects this error
            raise
        except Exception:
            log.exception("a socket failed")

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        limit = most_bytes(scope["path"])
        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > limit:
                raise TooLarge(limit)
            return message

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *HEADERS]}
                if scope["path"].startswith("/api") and all(key != b"cache-control" for key, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        async def refuse(error: Refused) -> None:
            await refusal(error)(scope, receive, guarded)

        refused = self._refusal(scope, scope["method"] not in SAFE)
        try:
            if refused is not None:
                await _hold(refused)
                await refuse(refused)
            elif int(_header(scope, b"content-length") or 0) > limit:
                await refuse(Refused("too-large", most=limit))
            else:
                await self.app(scope, limited, guarded)
        except asyncio.CancelledError:  # the server is stopping, and has waited long enough
            if not status:
                await refuse(Refused("unavailable" if scope["method"] in SAFE else "in-doubt"))
        except Exception:
            log.exception("a request failed", extra={"path": _path(scope)})
            if not status:
                await refuse(Refused("oops"))
        took = time.perf_counter() - began
        log.info("request", extra={"method": scope["method"], "path": _path(scope), "status": status, "ms": took * 1e3})

    def _refusal(self, scope: Scope, is_unsafe: bool) -> Refused | None:
        """Return why a request is refused before it is read, or None."""
        if sum(key == b"host" for key, _ in scope["headers"]) > 1:  # a proxy may read a different one than we do
            return Refused("two-hosts")
        host = _header(scope, b"host")
        name = _hostname(host)
        if "*" not in self.hosts and name not in self.hosts:
            self._log_refused_name(name)
            return Refused("wrong-host")
        origin = _header(scope, b"origin")
        if is_unsafe and origin and origin.partition("://")[2] != host:
            return Refused("wrong-origin")
        if not self.buckets.take(address_of(scope)):
            return Refused("too-fast")
        length = _header(scope, b"content-length")
        if length and not length.isdecimal():
            return Refused("bad-length")
        return None

    def _log_refused_name(self, name: str) -> None:
        """Log how to allow a host name: once for each, and only for a limited number, since scanners invent many."""
        if name and name not in self.refused_names and len(self.refused_names) < MOST_REFUSED_NAMES:
            self.refused_names.add(name)
            log.warning("requests for the name %r are refused; --allowed-host allows it", name[:100])


async def _hold(refused: Refused) -> None:
    """Keep a client waiting that asks too fast: its connection can ask for nothing else meanwhile."""
    if refused.reason == "too-fast":
        await asyncio.sleep(HOLD)


def _hostname(host: str) -> str:
    """Return a host name without its port; an empty text if it is not valid."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _path(scope: Scope) -> str:
    """Return the route without ids: nobody may find a table from the logs."""
    route = scope.get("route")
    return str(getattr(route, "path", "other"))


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")
