"""Shared parts of the table's tests: a real server on a real port, and guests who send it requests."""

import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from strandline.server.app import make_app
from strandline.server.http_protocol import HttpProtocol
from strandline.server.limits import BODY
from strandline.server.settings import Settings
from strandline.server.websocket_protocol import WebSocketProtocol

PERSON = {"kind": "person"}


def bot(level: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def free_port() -> int:
    """Return a port that is free at every address: some tests listen at all of them."""
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, port: int = 0):
        self.port = port or free_port()
        self.app = make_app(settings)
        self.server = uvicorn.Server(
            uvicorn.Config(
                self.app, port=self.port, log_config=None, access_log=False, ws_max_size=BODY,
                timeout_graceful_shutdown=1, ws_per_message_deflate=False, http=HttpProtocol, ws=WebSocketProtocol,
            )
        )  # fmt: skip
        self.thread = threading.Thread(target=self.server.run)

    def start(self) -> "Running":
        self.thread.start()
        until = time.monotonic() + 30
        while not self.server.started:
            assert self.thread.is_alive()
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()

    def call(self, work: Callable[[], Any]) -> Any:
        """Call a function in the server's own thread."""
        done: Future[Any] = Future()

        def do() -> None:
            try:
                done.set_result(work())
            except BaseException as error:
                done.set_exception(error)

        self.house.store._loop.call_soon_threadsafe(do)
        return done.result(20)

    @property
    def house(self) -> Any:
        return self.app.state.house

    def guest(self, name: str = "Ann", address: str = "") -> "Guest":
        return Guest(self.port, name, address=address)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings).start()
    try:
        yield server
    finally:
        server.stop()


GUESTS: list["Guest"] = []
"""The guests; they are closed after each test."""


class Guest:
    """A person with a browser."""

    def __init__(self, port: int, name: str = "Ann", cookie: str = "", address: str = ""):
        self.port = port
        self.name = name
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120)
        if address:
            self.http.headers["X-Forwarded-For"] = address
        GUESTS.append(self)
        if cookie:
            self.http.cookies.set("strandline", cookie)
        else:
            self.http.get("/api/me").raise_for_status()
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies["strandline"]

    def make(self, game: str = "crab-stack", seats: list[Any] | None = None, **more: Any) -> dict[str, Any]:
        """Create a table where the first seat begins, unless ``order`` says otherwise."""
        wanted = {"game": game, "seats": seats or [PERSON, PERSON], "order": "listed", **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def ask(self, table: str, do: str, **more: Any) -> httpx.Response:
        params = {"token": more.pop("link")} if "link" in more else {}
        body = {"id": secrets.token_hex(8), "do": do, **more}
        return self.http.post(f"/api/tables/{table}/do", json=body, params=params)

    def do(self, table: str, do: str, **more: Any) -> int:
        answer = self.ask(table, do, **more)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["n"])

    def refused(self, table: str, do: str, **more: Any) -> str:
        """Return the key of the reason why a request is refused."""
        answer = self.ask(table, do, **more)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"]["key"])

    def sit(self, table: str, seat: int, token: str = "", **more: Any) -> int:
        nonce = secrets.token_hex(16)
        return self.do(table, "sit", seat=seat, name=self.name, nonce=nonce, token=token, **more)

    def look(self, table: str, **params: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=params)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self, table: str, seat: int, n: int = 0) -> str:
        """Play the n-th legal move of a seat."""
        now = self.look(table, seat=seat)["now"]
        move = now["legal"][n % len(now["legal"])]
        self.do(table, "move", seat=seat, expect=now["count"], move=move)
        return str(move)

    def socket(self, table: str, **params: Any) -> "Ear":
        query = "&".join(f"{name}={value}" for name, value in params.items())
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?{query}"
        return Ear(connect(url, additional_headers={"Cookie": f"strandline={self.cookie}"}, compression=None))


class Ear:
    """The guest's end of a socket."""

    def __init__(self, opening: connect):
        self.opening = opening
        self.connection: ClientConnection = opening.__enter__()

    def hear(self, kind: str = "", seconds: float = 20) -> dict[str, Any]:
        """Return the next message, or the next of a kind; messages about presence only on request."""
        until = time.monotonic() + seconds
        while True:
            message = json.loads(self.connection.recv(timeout=max(0.01, until - time.monotonic())))
            if message["type"] == kind or (not kind and message["type"] not in ("you", "here")):
                return dict(message)

    def hears_nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.hear(seconds=seconds)
        except TimeoutError:
            return True
        return False

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def close(self) -> None:
        self.opening.__exit__(None, None, None)

    def is_closed(self) -> bool:
        """Whether the server closes it, whatever it sends before."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return True

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def two_people(server: Running, game: str = "crab-stack", **more: Any) -> tuple[str, Guest, Guest]:
    """Return a table where a game between two people has begun."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make(game, **more)
    ann.sit(made["id"], 0)
    bob.sit(made["id"], 1, made["links"]["join"])
    return made["id"], ann, bob
