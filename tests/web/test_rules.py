"""The rules pages: every rule can be linked to, found and tried."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from strandline.core.messages import translate

from .conftest import PHONE
from .pages import axe, choose, tap

pytestmark = pytest.mark.slow
GAMES = {"crab-stack": ("CS", 21), "krabcek": ("KR", 26), "survive": ("SV", 61)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place_and_axe_finds_nothing(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/rules/{game}")
    prefix, count = GAMES[game]
    expect(page.locator("article[id]")).to_have_count(count)
    for number in range(1, count + 1):
        # Its own words, not only what editions say of it.
        expect(page.locator(f"#{prefix}-{number} > div > :is(p, ul)").first).to_contain_text(re.compile(r"\w{3}"))
    for figure in (page.locator("figure").first, page.locator("figure").last):
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[aria-busy=false]")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_quick_start_shows_the_game_in_pictures_and_leads_to_the_rules(page: Page, site: str, language: str) -> None:
    choose(page, language=language)
    page.goto(f"{site}/rules/krabcek")
    panels = page.get_by_role("region", name=translate("web-rules-quick", language)).get_by_role("listitem")
    expect(panels).to_have_count(6)
    for n, name in enumerate(["goal", "turn", "widths", "edge", "powers", "end"]):
        picture = panels.nth(n).get_by_role("img", name=translate(f"krabcek-quick-{name}-picture", language))
        picture.scroll_into_view_if_needed()
        picture.evaluate("image => image.decode()")
        heading = translate(f"krabcek-quick-{name}", language).split("\n")[0]
        expect(panels.nth(n).locator("strong")).to_have_text(heading.strip("_"))
    panels.last.get_by_role("link", name="KR-20").click()
    expect(page.locator("#KR-20")).to_be_in_viewport()


def test_a_link_to_a_rule_leads_there(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack#CS-16")
    expect(page.locator("#CS-16")).to_be_in_viewport()
    expect(page.locator("#CS-16")).to_have_class(re.compile("here"))
    page.get_by_role("link", name="The wave").click()
    expect(page.get_by_role("heading", name="The wave")).to_be_in_viewport()


def test_words_are_found_in_the_rules_and_in_what_editions_say(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack")
    search = page.get_by_role("searchbox")
    search.fill("due to move next")
    expect(page.get_by_text("One rule contains these words.")).to_be_visible()
    expect(page.locator("article[id]")).to_have_count(1)
    expect(page.locator("#CS-12")).to_contain_text("The Russian book")
    search.fill("kangaroo")
    expect(page.get_by_text("No rule contains these words.")).to_be_visible()
    search.fill("")
    expect(page.locator("article[id]")).to_have_count(21)


def test_options_are_told_in_the_words_of_the_form_for_new_tables(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack#CS-21")
    rule = page.locator("#CS-21")
    expect(rule.locator("dt")).to_have_count(4)
    expect(rule.get_by_text("The player who has just moved")).to_contain_text("default")
    expect(rule.get_by_text("Two rings and three capes")).to_contain_text("3 players")
    expect(rule.locator("dd").last).to_contain_text("default: 3")
    rule.get_by_role("link", name="CS-16").click()
    expect(page.locator("#CS-16")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["ru", "fa"])
@pytest.mark.parametrize("game", GAMES)
def test_long_words_in_large_letters_stay_on_the_page(
    visit: Callable[..., Page], site: str, game: str, language: str
) -> None:
    page = visit(viewport={"width": 320, "height": 640})
    choose(page, language=language)
    page.goto(f"{site}/rules/{game}")
    expect(page.locator("dt").first).to_be_visible()
    for letters in ("100%", "200%"):
        page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
        for width in (320, 390, 768, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (letters, width)


def test_editions_are_compared_and_marked_at_each_rule(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack#editions")
    expect(page.get_by_role("heading", name="The editions")).to_be_in_viewport()
    row = page.get_by_role("row", name="Who chooses between tied groups")
    expect(row).to_contain_text("the player due to move next")
    row.get_by_role("link", name="CS-12").click()
    rule = page.locator("#CS-12")
    expect(rule).to_be_in_viewport()
    expect(rule.locator("summary")).to_have_text(re.compile(r"Source:\s+Hungarian\s+Russian\s+French\s+Ours"))
    rule.locator("summary").click()
    expect(rule.get_by_text("In the Russian book the player who is due to move next chooses")).to_be_visible()
    expect(page.locator("#CS-5 .source")).to_have_text(re.compile(r"Source:\s+Hungarian\s+Russian\s+French"))


def test_tips_come_with_positions_to_play(visit: Callable[..., Page], site: str) -> None:
    page = visit(reduced_motion="reduce")
    page.goto(f"{site}/rules/crab-stack")
    page.get_by_role("link", name="Tips").click()
    expect(page.get_by_role("heading", name="Tips")).to_be_in_viewport()
    example = page.locator("figure").filter(has_text="both of Red’s moves lose")
    example.scroll_into_view_if_needed()
    example.get_by_role("button", name="To the end").click()
    expect(example.get_by_role("status")).to_contain_text("4 of 4")


def test_an_example_is_played_through_and_left_for_moves_of_ones_own(visit: Callable[..., Page], site: str) -> None:
    page = visit(reduced_motion="reduce")
    page.goto(f"{site}/rules/crab-stack#CS-12")
    example = page.locator("figure").filter(has_text="Red has moved, so Red chooses").first
    example.scroll_into_view_if_needed()
    onward = example.get_by_role("button", name="Next move")
    onward.click()
    expect(example.get_by_role("status")).to_contain_text("1 of 2")
    onward.click()
    expect(example.get_by_role("status")).to_contain_text("2 of 2")
    expect(onward).to_have_attribute("aria-disabled", "true")
    beginning = example.get_by_role("button", name="Go to the start")
    beginning.click()
    expect(beginning).to_have_attribute("aria-disabled", "true")  # it is shown
    tap(page, "d2", "e2", within=example)
    again = example.get_by_role("button", name="Back to the example")
    again.click()
    expect(onward).to_be_visible()


def test_the_engine_says_why_not(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack#CS-9")
    example = page.locator("figure").filter(has_text="A small crab ends only on a small crab").first
    example.scroll_into_view_if_needed()
    example.get_by_role("button", name="Why isn’t this allowed? c3-c4").click()
    expect(example.get_by_role("status")).to_contain_text(
        "a small crab can only end on a small one; on c4 there is a large one"
    )
    expect(example.get_by_role("status").get_by_role("link", name="CS-9")).to_be_visible()


def test_chance_goes_on_by_itself_when_one_tries_a_game_with_dice(visit: Callable[..., Page], site: str) -> None:
    page = visit(reduced_motion="reduce")
    page.goto(f"{site}/rules/krabcek#KR-12")
    example = page.locator("figure").filter(has_text="With a 2 a Middleman comes in")
    example.scroll_into_view_if_needed()
    tap(page, "bS", "x20", within=example)
    expect(example.get_by_role("button", name="Back to the example")).to_be_visible()
    expect(example.get_by_role("status")).to_contain_text("The die shows")


def test_on_paper_are_rules_and_boards_and_nothing_to_press(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/crab-stack")
    expect(page.locator("article[id]").first).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("figure [aria-busy=true]")).to_have_count(0)
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (page.get_by_role("navigation"), page.get_by_role("searchbox"), page.locator("main .button")):
        expect(gone.filter(visible=True)).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(34, 48, 58)"


def test_the_first_page_of_rules_leads_to_each_game(page: Page, site: str) -> None:
    page.goto(f"{site}/rules")
    axe(page)
    page.get_by_role("link", name="Survive").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Survive – Escape from Atlantis")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page).to_have_url(f"{site}/learn/survive")


@pytest.mark.parametrize("game", GAMES)
def test_in_persian_on_a_phone_nothing_sticks_out_and_names_stay_from_left_to_right(
    visit: Callable[..., Page], site: str, game: str
) -> None:
    page = visit(viewport=PHONE, color_scheme="dark")
    choose(page, language="fa")
    page.goto(f"{site}/rules/{game}")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("article[id]")).to_have_count(GAMES[game][1])
    expect(page.locator("article code").first).to_have_attribute("dir", "ltr")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
