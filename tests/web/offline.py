"""The static site without a network: a browser that has visited it once, and people at tables of their own device."""

import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from .people import Player
from .static_site import StaticHost, wait_until_cached

HURRY = """{
    const later = self.setTimeout.bind(self);
    self.setTimeout = (go, wait, ...more) => later(go, wait > 50 && wait < 1500 ? 0 : wait, ...more);
}
"""
"""For the worker: bots do not pause before they move."""


def hurried(site: Path, folder: Path) -> Path:
    """Copy a static site; its bots do not pause."""
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    for worker in folder.glob("assets/worker-*.js"):
        worker.write_text(HURRY + worker.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def in_worker(page: Page, script: str) -> None:
    """Run a script in the engine's worker before it begins; only where no service worker answers."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.context.route(re.compile("/assets/worker-"), serve)


class Offline:
    """A browser that has visited the static site, whose host is gone since."""

    def __init__(self, browser: Browser, host: StaticHost, **options: Any):
        self.site = host.url.rstrip("/")
        self.context: BrowserContext = browser.new_context(locale="en-GB", service_workers="allow", **options)
        self.context.set_default_timeout(15_000)
        page = self.context.new_page()
        page.goto(host.url)
        wait_until_cached(page, host)
        host.stop()
        self.context.set_offline(True)
        page.close()


class DevicePlayer(Player):
    """A person at tables of their own device, which they make by the form."""

    def __init__(self, page: Page, site: str, name: str = "Ann"):
        self.page, self.site, self.name = page, site, name
        self.table = ""

    def make(self, game: str, seats: Sequence[str | int], *, seconds: int = 0, **_: Any) -> "DevicePlayer":
        """Create a table; a seat is a person's name, the first one ours, or a bot's level."""
        page = self.page
        page.goto(f"{self.site}/new/{game}")
        expect(page.get_by_role("button", name="Create table")).to_be_visible()
        players = page.get_by_role("group", name="Number of players")
        if players.count():
            players.get_by_role("radio", name=str(len(seats))).check(force=True)
        for n, who in enumerate(seats, 1):
            kind = "bot" if isinstance(who, int) else "here" if n > 1 else "me"
            page.get_by_label(f"Seat {n}", exact=True).select_option(kind)
            if isinstance(who, int):
                page.get_by_label(f"Level of the bot on seat {n}").select_option(str(who))
            else:
                page.get_by_label(f"Name of the player on seat {n}").fill(who)
        if seconds:
            page.get_by_label("For each turn", exact=True).check()
            page.get_by_label("Seconds per turn").fill(str(seconds))
        page.get_by_role("button", name="Create table").click()
        expect(page).to_have_url(re.compile("table/.id=local-"))
        self.table = page.url.partition("id=")[2]
        return self

    def come(self, link: str = "") -> "DevicePlayer":
        """Open the page of the table."""
        self.page.goto(f"{self.site}/table/?id={self.table}{link}")
        return self
