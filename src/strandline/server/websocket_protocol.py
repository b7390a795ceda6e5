"""WebSockets under uvicorn, with a budget for everything that a client sends: messages, fragments, pings and pongs."""

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from .connections import Connections

PIECE = 1 << 10
"""Bytes that are parsed at a time, before the budget is checked: at most 170 frames."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Closes connections that send too much, and answers pings only as fast as the client reads."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ):
        super().__init__(config, server_state, app_state, _loop)
        self.limits: Connections = app_state["connections"]
        self.budget = self.limits.frame_budget()
        self.late_pong = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self)
        super().connection_lost(exc)

    def is_late(self, now: float) -> bool:  # noqa: ARG002
        """Return False: the request is complete from the start, and later uvicorn's pings detect lost clients."""
        return False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if not self.budget.take():
                self.limits.close(self, "frames")
                return
            self.conn.receive_data(piece)
            self.budget.spend(len(self.conn.events) + len(piece) / 1024 - 1)
            if self.conn.parser_exc is None:
                self.handle_events()
            elif self.conn.close_sent is not None:
                self.handle_parser_exception()
            else:  # before the handshake was answered
                self.limits.close(self, "malformed")
            if self.transport.is_closing():
                return
        if not self.handshake_initiated:  # uvicorn hands over the whole request at once
            self.limits.close(self, "malformed")

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # a message may have any number of empty fragments
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log each with a full traceback
                self.limits.close(self, "malformed")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping; while the client does not read, keep only the answer to the latest one (RFC 6455, 5.5.3)."""
        if self.writable.is_set():
            super().handle_ping()
        elif pongs := self.conn.data_to_send():  # none for the second of two pings that came together
            self.late_pong = pongs[-1]

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.write(self.late_pong)
        self.late_pong = b""
