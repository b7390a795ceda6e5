"""Pictures of every page and state: wide and phone, light and dark, left to right and right to left. `make gallery`."""

import argparse
import html
import itertools
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.table.tables import Guest  # noqa: E402
from tests.web.pages import Server, choose  # noqa: E402

SIZES = {"wide": (1280, 800), "phone": (360, 740)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fa")
GAMES = ("crab-stack", "krabcek", "survive")
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": 1}

State = Callable[["Visit"], None]
STATES: dict[str, State] = {}


@dataclass
class Visit:
    """A page that someone is shown, and a guest who is the same person without a browser."""

    page: Page
    site: str
    guest: Guest

    def go(self, path: str, wait: str = "h1") -> None:
        self.page.goto(self.site + path)
        self.page.wait_for_selector(wait)


def state(name: str) -> Callable[[State], State]:
    def keep(show: State) -> State:
        STATES[name] = show
        return show

    return keep


def a_page(path: str, wait: str = "h1") -> State:
    return lambda visit: visit.go(path, wait)


STATES["home"] = a_page("/", ".games img")
STATES["settings"] = a_page("/settings")
STATES["nowhere-join"] = a_page("/join/no-such-token")
for _game in GAMES:
    STATES[f"new-{_game}"] = a_page(f"/new/{_game}", "form")
    STATES[f"rules-{_game}"] = a_page(f"/rules/{_game}")
    STATES[f"learn-{_game}"] = a_page(f"/learn/{_game}")
STATES["rules"] = a_page("/rules")
STATES["learn"] = a_page("/learn")
STATES["replay"] = a_page("/replay")


@state("home-with-tables")
def home_with_tables(visit: Visit) -> None:
    for game in GAMES:
        a_game(visit.guest, game, 6)
    other = Guest(visit.guest.port, "Bob")
    other.make("krabcek", public=True)
    visit.go("/", ".games img")


@state("new-rules-open")
def new_rules_open(visit: Visit) -> None:
    visit.go("/new/crab-stack", "form")
    visit.page.locator("summary").first.click()
    visit.page.get_by_role("radio").nth(1).check(force=True)


@state("settings-device")
def settings_device(visit: Visit) -> None:
    visit.go("/settings")
    visit.page.locator("section button[type=button]").first.click()
    visit.page.wait_for_selector("section svg[role=img]")


@state("offline")
def offline(visit: Visit) -> None:
    visit.go("/", ".games img")
    visit.page.context.set_offline(True)
    visit.page.evaluate("dispatchEvent(new Event('offline'))")
    visit.page.wait_for_selector(".offline.on")


def a_game(guest: Guest, game: str, moves: int, seats: list[Any] | None = None) -> str:
    """A table of one's own where some moves were made, one person at all seats."""
    options = {"players": 2} if game != "krabcek" else {}
    table = str(guest.make(game, seats or [PERSON, PERSON], options=options)["id"])
    for seat in (0, 1):
        guest.sit(table, seat)
    for n in range(moves):
        now = guest.look(table)["now"]
        if now["status"] != "playing":
            break
        guest.move(table, now["deciding"][0], 7 * n)
    return table


@state("table-waiting")
def table_waiting(visit: Visit) -> None:
    table = visit.guest.make("crab-stack")["id"]
    visit.guest.sit(table, 0)
    visit.go(f"/table/{table}", ".waiting")


def a_table(game: str, moves: int) -> State:
    def show(visit: Visit) -> None:
        table = visit.guest.make(game, [PERSON, BOT], options={} if game == "krabcek" else {"players": 2})["id"]
        visit.guest.sit(table, 0)
        for n in range(moves):
            for _ in range(100):
                now = visit.guest.look(table)["now"]
                if 0 in now["deciding"] and now["legal"]:
                    break
                visit.page.wait_for_timeout(100)
            visit.guest.move(table, 0, 5 * n)
        visit.go(f"/table/{table}", "main svg")

    return show


def an_ended_game(game: str) -> State:
    def show(visit: Visit) -> None:
        table = a_game(visit.guest, game, 12)
        visit.guest.do(table, "resign", seat=0)
        visit.go(f"/table/{table}", "main svg")

    return show


def a_replay(game: str) -> State:
    def show(visit: Visit) -> None:
        table = a_game(visit.guest, game, 12)
        visit.guest.do(table, "resign", seat=0)
        visit.go(f"/replay/{table}", "main svg")

    return show


for _game in GAMES:
    STATES[f"table-{_game}"] = a_table(_game, 3)
    STATES[f"table-{_game}-over"] = an_ended_game(_game)
    STATES[f"replay-{_game}"] = a_replay(_game)


def looks() -> Iterator[tuple[str, str, str]]:
    return itertools.product(SIZES, THEMES, LANGUAGES)


def take(browser: Browser, server: Server, folder: Path, name: str, look: tuple[str, str, str]) -> str:
    """One picture; what went wrong with it, if anything."""
    size, theme, language = look
    width, height = SIZES[size]
    guest = server.guest("آوا" if language == "fa" else "Ann")
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(15_000)
    context.add_cookies([{"name": "strandline", "value": guest.cookie, "url": server.url}])
    page = context.new_page()
    choose(page, language=language, theme=theme, sound=False)
    try:
        STATES[name](Visit(page, server.url, guest))
        page.wait_for_timeout(500)
        page.evaluate("document.fonts.ready.then(() => true)")
    except Exception as error:
        wrong = f"{name} {'-'.join(look)}: {str(error).splitlines()[0]}"
    else:
        wrong = ""
    page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png", full_page=True)
    context.close()
    guest.http.close()
    return wrong


def write_index(folder: Path, names: list[str]) -> None:
    """All pictures on one page."""
    rows = []
    for name in names:
        pictures = "".join(
            f'<a href="{file}"><img src="{file}" alt="{file}" height="320"></a> '
            for file in (f"{name}-{'-'.join(look)}.png" for look in looks())
            if (folder / file).exists()
        )
        rows.append(f"<h2>{html.escape(name)}</h2>{pictures}")
    (folder / "index.html").write_text(f"<!doctype html><title>Gallery</title>{''.join(rows)}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "gallery")
    parser.add_argument("--only", help="states whose name contains this")
    parser.add_argument("--look", help="looks whose name contains this: wide, phone-dark, …-fa")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if not asked.only or asked.only in name]
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in names:
            for look in looks():
                if asked.look and asked.look not in "-".join(look):
                    continue
                wrong = take(browser, server, asked.out, name, look)
                if wrong:
                    print(wrong)  # noqa: T201
        browser.close()
    write_index(asked.out, list(STATES))


if __name__ == "__main__":
    main()
