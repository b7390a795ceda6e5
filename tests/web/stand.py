"""A board on a stand: any position that a test sets up, without a table around it."""

import functools
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Locator, Page

from strandline import Position
from strandline.server.guard import CSP

WEB = Path(__file__).parents[2] / "web"
LOOKS = Path(__file__).parent / "looks"
SMALL = 320  # pixels across: what differs in so small a picture can be seen
SEEN = 48  # of 255: a difference that strikes the eye
MOST = 0.01  # of all pixels: fonts and edges are drawn a little otherwise elsewhere


class Handler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("content-security-policy", CSP)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Silent."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Build the stand into a folder and serve it; gives its address."""
    command = ["npx", "vite", "build", "-c", "stand.config.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/index.html"
    server.shutdown()
    server.server_close()


class Stand:
    """A board in a browser."""

    def __init__(self, page: Page, url: str):
        self.page = page
        page.goto(url)
        page.wait_for_function("() => 'show' in window")

    def show(self, position: Position, *moves: str, seat: int | None = None, **more: Any) -> Position:
        """Show a position, or the one after some moves, with their animation. The seat whose turn it is may move."""
        made = []
        for move in moves:
            turn = position.turn
            seated = turn if turn is not None and turn >= 0 else None
            made.append({"seat": seated, "move": move, "way": position.way(move)})
            position = position.play(move)
        decides = position.turn is not None and position.turn >= 0
        shown = {
            "game": position.game.name, "symbols": position.game.symbols(), "scene": position.scene(),
            "view": position.view(seat), "seat": seat, "legal": position.moves() if decides else [],
            "made": made, "log": made, "over": position.turn is None,
        }  # fmt: skip
        self.put({**shown, **more})
        self.page.wait_for_selector("[data-spot]")
        return position

    def put(self, shown: dict[str, Any]) -> None:
        """Show what a page would hand to the board."""
        number = self.page.evaluate("(shown) => window.show(shown)", shown)
        self.page.wait_for_selector(f'[data-shown="{number}"]', state="attached")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"]')

    def tap(self, *names: str) -> None:
        """Where the spot's middle is drawn, whatever its shape."""
        for name in names:
            self.page.mouse.click(*self.middle(name))

    def drag(self, start: str, goal: str) -> None:
        mouse = self.page.mouse
        mouse.move(*self.middle(start))
        mouse.down()
        mouse.move(*self.middle(goal), steps=8)
        mouse.up()

    def middle(self, name: str) -> tuple[float, float]:
        """Where a place is on the screen."""
        at: list[float] = self.page.evaluate(
            """(name) => {
                const svg = document.querySelector('main svg[viewBox]');
                const place = window.shown.scene.places[name];
                const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(svg.getScreenCTM());
                return [x, y];
            }""",
            name,
        )
        return at[0], at[1]

    def said(self) -> list[str]:
        """Return the board's calls to the page since the last time."""
        told: list[str] = self.page.evaluate("() => window.said.splice(0)")
        return told


def alike(board: Locator, name: str) -> None:
    """Check that the board looks like the stored picture. To update it, delete the picture and run again."""
    taken = Image.open(BytesIO(board.screenshot(animations="disabled"))).convert("RGB")
    taken = taken.resize((SMALL, round(SMALL * taken.height / taken.width)))
    kept = LOOKS / f"{name}.png"
    if not kept.exists():
        LOOKS.mkdir(exist_ok=True)
        taken.quantize(64).save(kept, optimize=True)
    known = Image.open(kept).convert("RGB")
    assert known.size == taken.size
    differing = ImageChops.difference(known, taken).convert("L").point(lambda each: 255 * (each > SEEN))
    share = differing.histogram()[255] / (known.width * known.height)
    assert share <= MOST, f"{name}: {share:.1%} of the picture differ"
