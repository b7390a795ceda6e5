"""What the protocols under uvicorn keep, and for how long; without a network."""

import gc
import weakref
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState

from strandline.server.connections import FRAMES_PER_MESSAGE, Connections
from strandline.server.http_protocol import HttpProtocol
from strandline.server.settings import Settings
from strandline.server.websocket_protocol import PIECE, WebSocketProtocol

from .frames import CONTINUATION, LAST, PING, TEXT, frame

SETTINGS = Settings("sqlite://")
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def app(_scope: object, _receive: object, _send: object) -> None:
    """Do nothing; it never runs."""


def made(kind: type[HttpProtocol] | type[WebSocketProtocol]) -> HttpProtocol | WebSocketProtocol:
    """A protocol with a connection, on an event loop that does not run."""
    transport = Mock(**{"get_extra_info.return_value": None, "is_closing.return_value": False})
    transport.abort.side_effect = lambda: transport.is_closing.configure_mock(return_value=True)
    transport.close.side_effect = transport.abort.side_effect
    loop = Mock(**{"create_task.side_effect": lambda work: work.close() or Mock()})
    protocol = kind(uvicorn.Config(app, log_config=None), ServerState(), {"connections": Connections(SETTINGS)}, loop)
    protocol.connection_made(transport)
    return protocol


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("sent", [b"X: " + b"x" * 100_000, b"X: x\r\n" * 200, b"\0"])
def test_what_a_refused_client_has_sent_is_forgotten_at_once(sent: bytes) -> None:
    """The server looks for cycles seldom: what is in one would be kept until then."""
    protocol = made(HttpProtocol)
    protocol.data_received(b"GET / HTTP/1.1\r\n" + sent)
    assert protocol.transport.is_closing()
    protocol.connection_lost(None)
    kept = weakref.ref(protocol)
    del protocol
    assert kept() is None


def test_of_a_flood_no_more_is_parsed_than_the_budget_allows() -> None:
    protocol = made(WebSocketProtocol)
    protocol.data_received(UPGRADE)
    ping = frame(LAST | PING)
    protocol.data_received(ping * 100_000)
    assert protocol.transport.is_closing()
    most = FRAMES_PER_MESSAGE * SETTINGS.burst + PIECE / len(ping)
    assert 100 < protocol.transport.write.call_count < most


def test_empty_fragments_of_a_message_that_never_ends_take_no_memory() -> None:
    protocol = made(WebSocketProtocol)
    assert isinstance(protocol, WebSocketProtocol)
    protocol.data_received(UPGRADE)
    protocol.data_received(frame(TEXT, b"{") + frame(CONTINUATION) * 300)
    assert not protocol.transport.is_closing()
    assert protocol.frames == [b"{"]
    protocol.data_received(frame(LAST | CONTINUATION))
    assert protocol.queue.get_nowait()["type"] == "websocket.connect"
    assert protocol.queue.get_nowait() == {"type": "websocket.receive", "text": "{"}


def test_to_a_client_that_does_not_read_only_the_latest_pong_is_kept() -> None:
    protocol = made(WebSocketProtocol)
    protocol.data_received(UPGRADE)
    protocol.pause_writing()
    protocol.data_received(frame(LAST | PING, b"first") + frame(LAST | PING, b"last"))
    protocol.transport.write.assert_not_called()
    protocol.resume_writing()
    (written,) = protocol.transport.write.call_args.args
    assert written.endswith(b"last")
    assert b"first" not in written
