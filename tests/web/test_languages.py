"""What is on the screen was translated, and Persian runs from right to left with boards that do not."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from strandline.core.messages import LANGUAGES, RIGHT_TO_LEFT
from tests.server.tables import Guest

from .conftest import PHONE
from .pages import Server, choose, forgive
from .states import GAMES, STATES, Visit

pytestmark = pytest.mark.slow

SHOWN = """() => {
    const kept = "script, style, code, pre, bdi, body [lang]:not(main), [translate=no], textarea, svg text";
    const said = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const inside = walk.currentNode.parentElement;
        if (!inside.closest(kept) && inside.checkVisibility()) said.push(walk.currentNode.data);
    }
    for (const named of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        if (!named.closest(kept))
            for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(named.getAttribute(name) ?? "");
    return [document.title, ...said];
}"""
"""Every text that can be seen or heard, but for code, names and coordinates."""

NAMES = re.compile(r"Strandline|Ann|Bob|Cleo|Henri Kermarrec|Linux|iPhone|[A-Z][a-z]{2} \d{1,2}, \d{4}")
"""Also dates: browsers write them, and do not know the pseudo-language."""
PLAIN = re.compile(r"[A-Za-z]{3,}")
"""The pseudo-language puts an accent on every letter: three without one were never translated."""


def untranslated(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(SHOWN)
    return [text for text in texts if PLAIN.search(NAMES.sub("", text))]


def table(server: Server, page: Page, game: str) -> str:
    """The address of a table where Ann, in this browser, plays against a bot."""
    ann = server.guest()
    options = {"players": 2} if game == "survive" else {}
    made = ann.make(game, [{"kind": "person"}, {"kind": "bot", "level": 1}], options=options)
    ann.sit(made["id"], 0)
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": server.url}])
    return f"{server.url}/table/{made['id']}"


@pytest.fixture(scope="module")
def made() -> dict[str, tuple[Guest, str]]:
    """Tables that several states show."""
    return {}


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_left_in_english(page: Page, server: Server, made: dict[str, tuple[Guest, str]], name: str) -> None:
    """Each page, dialog, end and error, in the pseudo-language."""
    choose(page, language="pseudo", sound=False)
    forgive(page, "404|409|422|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to fetch")
    ann = server.guest()
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": server.url}])
    STATES[name](Visit(page, server.url, ann, made))
    assert untranslated(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_its_language_and_direction(page: Page, site: str, language: str) -> None:
    choose(page, language=language)
    page.goto(site)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_attribute("dir", "rtl" if language in RIGHT_TO_LEFT else "ltr")


@pytest.mark.parametrize("game", GAMES)
def test_persian_keeps_boards_and_coordinates_from_left_to_right(page: Page, server: Server, game: str) -> None:
    choose(page, language="fa")
    page.goto(table(server, page, game))
    page.locator("[data-spot]").first.wait_for()
    assert page.evaluate("() => getComputedStyle(document.querySelector('h1')).direction") == "rtl"
    assert page.evaluate("() => getComputedStyle(document.querySelector('[data-spot]')).direction") == "ltr"


@pytest.mark.parametrize("game", GAMES)
def test_persian_rules_keep_notation_from_left_to_right(page: Page, site: str, game: str) -> None:
    choose(page, language="fa")
    page.goto(f"{site}/rules/{game}")
    page.locator("code").first.wait_for()
    directions = page.evaluate("() => [...document.querySelectorAll('code')].map(c => getComputedStyle(c).direction)")
    assert set(directions) == {"ltr"}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_language_makes_a_phone_scroll_sideways(visit: Callable[..., Page], site: str, language: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language)
    for place in (
        "/",
        "/settings",
        "/replay",
        "/new/survive",
        "/rules/crab-stack",
        "/learn/krabcek",
        "/progress",
        "/leaderboard",
        "/puzzles",
        "/play",
        "/watch",
        "/club",
    ):
        page.goto(site + place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{place}: {wide}"
