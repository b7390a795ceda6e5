"""What the browser's tests share."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import ConsoleMessage, Locator, Page, Request

from tests.server.tables import Guest, free_port

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Server:
    """`strandline serve`, in its own process, with a fresh data folder; by default its bots do not pause."""

    def __init__(self, folder: Path, pause: float = 0, sources: Path | None = None):
        self.folder = folder
        self.env = os.environ | ({"PYTHONPATH": str(sources)} if sources else {})
        self.pause = pause
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "strandline.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--rate", "100000", "--sockets", "10000", "--pause", str(self.pause)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self.env)
        until = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.05)

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def guest(self, name: str = "Ann") -> Guest:
        """Return a person who uses the server without a browser."""
        return Guest(self.port, name)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Watch:
    """Records what a page must never do. A pattern excuses what a test causes on purpose."""

    of: dict[Page, "Watch"] = {}  # noqa: RUF012

    def __init__(self, page: Page):
        self.wrong: list[str] = []
        self.forgiven: list[str] = []
        self.of[page] = self
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.request)

    def console(self, message: ConsoleMessage) -> None:
        # Only some tests want the service worker; to the others Playwright says that it keeps it away.
        if message.type in ("error", "warning") and "registration blocked by Playwright" not in message.text:
            self.wrong.append(f"console: {message.text} {message.location.get('url', '')}")

    def failed(self, request: Request) -> None:
        # A request that was under way when the page was left is not an error.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.wrong.append(f"failed: {request.url} {request.failure}")

    def request(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in ("127.0.0.1", "localhost", None, ""):
            self.wrong.append(f"foreign: {request.url}")

    def check(self) -> None:
        wrong = [each for each in self.wrong if not any(re.search(pattern, each) for pattern in self.forgiven)]
        assert not wrong, "\n".join(wrong)


def forgive(page: Page, pattern: str) -> None:
    """For tests that break something on purpose: `forgive(page, "ERR_CONNECTION_REFUSED")`."""
    Watch.of[page].forgiven.append(pattern)


def axe(page: Page, *tags: str) -> None:
    """No violation of accessibility that axe can find, on the page as it is now; with tags, by rules that have one."""
    if not page.evaluate("() => 'axe' in window"):
        # By the debugger, not as a script of the page: the policy forbids those.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Nothing is loaded again for it: from files, that is not allowed.
    options = {"resultTypes": ["violations"], "preload": False} | ({"runOnly": list(tags)} if tags else {})
    found: Any = page.evaluate("options => axe.run(document, options)", options)
    told = [
        f"{each['id']}: {each['help']}\n  " + "\n  ".join(node["html"] for node in each["nodes"][:4])
        for each in found["violations"]
    ]
    assert not told, "\n".join(told)


def choose(page: Page, **settings: Any) -> None:
    """Settings for all pages of this browser from now on: `choose(page, language="fa", theme="dark")`."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage['strandline-settings'] ??= {kept}")


TAPPED = """spot => {
    spot.scrollIntoView({ block: "center" });
    for (const part of [...spot.querySelectorAll("*"), spot]) {
        const { x, y, width, height } = part.getBoundingClientRect();
        for (const [right, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]) {
            const at = [x + right * width, y + down * height];
            if (document.elementFromPoint(...at)?.closest("[data-spot]") === spot) return at;
        }
    }
    return null;
}"""


def where(page: Page, name: str, within: Locator | None = None) -> tuple[float, float]:
    """Return the point where a finger would hit a spot of a board."""
    spot = (within or page.locator("main")).locator(f'[data-spot="{name}"]').first
    spot.wait_for(state="attached")
    at: list[float] | None = spot.evaluate(TAPPED)
    assert at is not None, f"{name} cannot be tapped"
    return at[0], at[1]


def tap(page: Page, *names: str, within: Locator | None = None) -> None:
    """Point at spots of a board, one after the other, with the mouse."""
    for name in names:
        page.mouse.click(*where(page, name, within))


def touch(page: Page, *names: str) -> None:
    """The same with a finger."""
    for name in names:
        page.touchscreen.tap(*where(page, name))


def drag(page: Page, start: str, goal: str) -> None:
    """With the mouse, from a spot to another that is in sight, too."""
    page.mouse.move(*where(page, start))
    page.mouse.down()
    page.mouse.move(*where(page, goal), steps=8)
    page.mouse.up()
