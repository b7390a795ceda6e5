"""A game that ``strandline new-game`` has just written is on every page."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ..copied_tree import CopiedTree
from .conftest import PHONE
from .pages import Server, choose, tap, touch
from .people import BOT, FINISH, PERSON, Player

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a copy of the sources, to which a game was added and whose pages were built."""
    copy = CopiedTree(tmp_path_factory.mktemp("tree"))
    copy.run("strandline", "new-game", "tide-line")
    copy.build_pages()
    with Server(tmp_path_factory.mktemp("site"), sources=copy.root / "src") as started:
        yield started.url


def test_it_is_on_the_first_page(page: Page, site: str) -> None:
    page.goto(site)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tide Line"))
    expect(card).to_contain_text("Three stones each on nine points.")
    expect(card.get_by_role("link", name="Rules: Tide Line")).to_be_visible()


def test_its_options_can_be_chosen_for_a_new_table(page: Page, site: str) -> None:
    page.goto(f"{site}/new/tide-line")
    page.get_by_text("Rules for this table").click()
    expect(page.get_by_role("group", name="How stones move")).to_be_visible()
    expect(page.get_by_label("To any empty point")).to_be_visible()


def test_its_rules_stand_on_a_page(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/tide-line")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(page.get_by_role("article", name="Rule TL-5")).to_contain_text("three stones in a line")


def test_other_languages_show_it_in_english(page: Page, site: str) -> None:
    choose(page, language="hu")
    page.goto(site)
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tide Line"))
    expect(card).to_contain_text("Three stones each on nine points.")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_it_is_played_against_a_bot_to_its_end(page: Page, site: str) -> None:
    Player(page, site).make("tide-line", [PERSON, BOT]).sit(0).come()
    page.locator('[data-spot="b2"]').click()
    expect(page.locator("[data-piece]")).to_have_count(2)  # mine and the bot's answer
    assert page.evaluate(FINISH, 200) > 0
    expect(page.locator(".end")).to_be_visible()


def press(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f'[data-spot="{name}"]').focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("point", [tap, touch, press])
def test_a_whole_game_is_played_on_the_default_board(
    visit: Callable[..., Page], site: str, point: Callable[..., None]
) -> None:
    page = visit(viewport=PHONE, has_touch=True) if point is touch else visit()
    ann = Player(page, site).make("tide-line", [PERSON, BOT]).sit(0).come()
    while True:
        expect(page.locator(".stage .live").or_(ann.end).first).to_be_visible()
        if ann.end.is_visible():
            break
        now = ann.look(seat=0)["now"]
        expect(page.locator(f'[data-count="{now["count"]}"]')).to_be_visible()
        point(page, *now["legal"][now["count"] % len(now["legal"])].split("-"))
        expect(page.locator(f'[data-count="{now["count"]}"]')).to_have_count(0)
    expect(ann.sentence).to_have_text(re.compile("You (win|lost)|draw"))


def test_its_guided_game_can_be_played(page: Page, site: str) -> None:
    page.goto(f"{site}/learn/tide-line")
    page.locator('[data-spot="b2"]').click()
    expect(page.get_by_text("Blue answers in a corner.")).to_be_visible()
