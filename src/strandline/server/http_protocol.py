"""HTTP under uvicorn, with limits on the memory that a client can take before its request reaches the application."""

import asyncio
import time
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from .connections import WHY, Connections
from .limits import RECORD_BODY

PIECE = 16 << 10
"""Bytes that are parsed at a time, before the limits are checked."""
HEADER_BYTES = 16 << 10
"""The most bytes of a request apart from its body."""
HEADERS = 100
"""The most headers of a request."""
BODY_BYTES = 4 * RECORD_BODY
"""The most bytes that are read of a body, even if the request was refused long ago: the refusal must be readable."""
PIPELINED = 10
"""The most requests that wait while an earlier one of the same connection is answered. Browsers never send any."""


class Excess(Exception):
    """Stops the parser; its argument is one of the reasons in ``WHY``."""


class HttpProtocol(HttpToolsProtocol):
    """Closes connections that send too much, or too slowly."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ):
        super().__init__(config, server_state, app_state, _loop)
        self.limits: Connections = app_state["connections"]
        self.reading_since: float | None = time.monotonic()  # None: between two requests
        self.has_headers = False
        self.header_bytes = 0
        self.body_bytes = 0
        self.answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limits.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self)
        if self.answering is not None:  # uvicorn only tells the latest request, which may still wait behind this one
            self.answering.disconnected = True
            self.answering.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self.limits.leave(self)  # the WebSocket's protocol enters instead
        super().handle_websocket_upgrade()

    def is_late(self, now: float) -> bool:
        """Whether the client has taken too long for its headers, or for its body."""
        settings = self.limits.settings
        seconds = settings.body_seconds if self.has_headers else settings.header_seconds
        return self.reading_since is not None and now - self.reading_since > seconds

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.reading_since is None:
            self.reading_since = time.monotonic()
        for start in range(0, len(data), PIECE):
            if not self._parse(data[start : start + PIECE]):
                break

    def _parse(self, piece: bytes) -> bool:
        """Return whether the parser can go on after a piece of data."""
        self.header_bytes += len(piece)
        try:
            self.parser.feed_data(piece)
            if self.header_bytes > HEADER_BYTES:
                raise Excess("headers")
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except (httptools.HttpParserError, Excess) as error:
            self._refuse(_kind(error))
            return False
        return not self.transport.is_closing()

    def _refuse(self, kind: str) -> None:
        """Close the connection; send the reason, unless another response is under way."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.limits.close(self, kind)
        else:
            self.limits.tell(kind)
            self.send_400_response(f"The connection is closed: {WHY[kind]}.")

    # The parser's callbacks

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            raise Excess("headers")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise Excess("pipelined")
        self.has_headers = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.header_bytes -= len(body)
        self.body_bytes += len(body)
        if self.body_bytes > BODY_BYTES:
            raise Excess("body")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.reading_since = None
        self.has_headers = False
        self.header_bytes = self.body_bytes = 0
        super().on_message_complete()


def _kind(error: Exception) -> str:
    """Return why the parser has stopped. Where errors are caught, no name may keep them: they would keep the data."""
    excess = error if isinstance(error, Excess) else error.__context__
    return str(excess.args[0]) if isinstance(excess, Excess) else "malformed"
