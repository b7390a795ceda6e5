"""A board without a table: built alone, shown any position, under the same content security policy."""

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from strandline import Position
from strandline.table.guard import HEADERS

WEB = Path(__file__).parents[2] / "web"


class _Handler(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        for name, value in HEADERS:
            self.send_header(name.decode(), value.decode())
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def stand(folder: Path) -> Iterator[str]:
    """Build the stand for boards into a folder; gives its address."""
    command = ["npx", "vite", "build", "tests/board", "--config", "board.config.ts", "--outDir", str(folder)]
    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def show(page: Page, position: Position, seat: int | None = 0, made: list[str] | None = None, **more: Any) -> Position:
    """Put a position on the stand; with ``made``, play these moves there first and let the board see them come."""
    told = []
    for move in made or []:
        told.append({"seat": position.turn, "move": position.shown(move, seat), "way": position.way(move)})
        position = position.play(move)
    page.evaluate(
        "given => show(given)",
        {
            "game": position.game.name,
            "symbols": position.game.symbols(),
            "scene": position.scene(),
            "view": position.view(seat),
            "seat": seat,
            "legal": position.moves() if seat is not None and position.turn == seat else [],
            "made": told,
            **more,
        },
    )
    return position


def played(page: Page) -> list[str]:
    found: list[str] = page.evaluate("said.played")
    return found


def asked(page: Page) -> list[str]:
    found: list[str] = page.evaluate("said.asked")
    return found
