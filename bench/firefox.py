"""Try the static site in Firefox: `python bench/firefox.py [--site FOLDER]`, with `firefox-esr` installed.

It speaks Firefox's own protocol for automation (Marionette), opens the start page with empty caches, starts a game of
each kind against a bot of level 3, plays some moves from the list, reloads, and prints how long each step took.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.tables import free_port  # noqa: E402
from tests.web.static_site import BUILD, StaticHost  # noqa: E402

MOVES = 6
WAIT = """
const [selector, done] = arguments;
const look = () => document.querySelector(selector) ? done(true) : setTimeout(look, 5);
look();
"""
CLICK = "document.querySelector(arguments[0]).click()"
COUNT = "return +document.querySelector('[data-count]').dataset.count"
ANSWERED = """
const [before, done] = arguments;
const open = (name) => document.querySelector(name)?.click();
const look = () => {
    if (document.querySelector(".end")) return done(false);
    open("#tab-choices[aria-selected=false]");
    const count = +(document.querySelector("[data-count]")?.dataset.count ?? NaN);
    if (count > before && document.querySelector("#panel [data-move]")) return done(true);
    setTimeout(look, 5);
};
look();
"""


class Firefox:
    """A Firefox without a window, with a profile of its own."""

    def __init__(self, folder: Path):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            sys.exit("Firefox is not installed: apt-get install firefox-esr")
        port = free_port()
        (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n', encoding="utf-8")
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
        self.rest = b""
        self.last = 0
        self._read()
        version = self.ask("WebDriver:NewSession")["capabilities"]["browserVersion"]
        print(f"Firefox {version}, load {os.getloadavg()[0]:.1f}")
        self.ask("WebDriver:SetTimeouts", script=120_000, pageLoad=60_000)

    def _read(self) -> Any:
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, _, self.rest = self.rest.partition(b":")
        while len(self.rest) < int(length):
            self.rest += self.socket.recv(65536)
        text, self.rest = self.rest[: int(length)], self.rest[int(length) :]
        return json.loads(text)

    def ask(self, command: str, **arguments: Any) -> Any:
        """Send a command and return its result."""
        self.last += 1
        text = json.dumps([0, self.last, command, arguments]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def go(self, url: str) -> None:
        self.ask("WebDriver:Navigate", url=url)

    def do(self, script: str, *arguments: Any) -> Any:
        return self.ask("WebDriver:ExecuteScript", script=script, args=list(arguments))["value"]

    def wait(self, script: str, *arguments: Any) -> Any:
        return self.ask("WebDriver:ExecuteAsyncScript", script=script, args=list(arguments))["value"]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def play(firefox: Firefox, host: StaticHost, card: int) -> None:
    """Start a game from the start page, play some moves, and reload."""
    begun = time.perf_counter()
    firefox.go(host.url)
    firefox.wait(WAIT, f"article:nth-of-type({card}) button.first:not(:disabled)")
    page = time.perf_counter()
    firefox.do(CLICK, f"article:nth-of-type({card}) button.first:not(:disabled)")
    firefox.wait(WAIT, ".stage svg")
    firefox.wait(ANSWERED, -1)
    started = time.perf_counter()
    took = []
    for _ in range(MOVES):
        count, at = firefox.do(COUNT), time.perf_counter()
        firefox.do(CLICK, "#panel [data-move]")
        if not firefox.wait(ANSWERED, count):
            break
        took.append(time.perf_counter() - at)
    game, count = firefox.do("return document.title"), firefox.do(COUNT)
    again = time.perf_counter()
    firefox.ask("WebDriver:Refresh")
    firefox.wait(ANSWERED, -1)
    kept = firefox.do(COUNT) == count
    print(
        f"{game:<24} start page {page - begun:.2f} s, first game {started - page:.2f} s, answer "
        f"{1000 * statistics.median(took):.0f} ms (median of {len(took)}, with the bot's pause of 700 ms), "
        f"reload {time.perf_counter() - again:.2f} s, {'all moves are' if kept else 'NOT all moves are'} there"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=Path, help="a folder that `make static` has built")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        site = asked.site
        if site is None:
            site = folder / "static"
            BUILD(site)
        (folder / "profile").mkdir()
        with StaticHost(site.resolve(), folder / "host", is_common=True) as host:
            firefox = Firefox(folder / "profile")
            try:
                firefox.go(host.url)
                firefox.wait(WAIT, "article button.first")
                firefox.do("localStorage['strandline-settings'] = JSON.stringify({level: 3})")
                for card in (1, 2, 3):
                    play(firefox, host, card)
            finally:
                firefox.stop()


if __name__ == "__main__":
    main()
