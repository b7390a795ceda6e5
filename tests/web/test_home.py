"""The first page: from there to a game in one click."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE
from .pages import Server, axe, choose


@pytest.mark.parametrize(("title", "seats"), [("Crab Stack", 2), ("Krabcek", 2), ("Survive – Escape from Atlantis", 4)])
def test_one_click_and_you_sit_at_a_table_against_bots(
    page: Page, site: str, server: Server, title: str, seats: int
) -> None:
    page.goto(site)
    page.get_by_role("button", name=f"Play: {title}", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main svg").first).to_be_visible()
    told = page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", page.url.split("/")[-1])
    assert told["table"]["order"] == "lot"
    (person,) = (seat for seat in told["now"]["seats"] if seat["kind"] == "person")
    assert person["taken"]
    assert person["name"]
    assert [seat["level"] for seat in told["now"]["seats"] if seat["kind"] == "bot"] == [2] * (seats - 1)


def test_the_level_that_was_chosen_is_remembered_for_its_game(page: Page, site: str) -> None:
    page.goto(site)
    card = page.locator("article").filter(has_text="Krabcek")
    card.get_by_label("Level of the bots in Krabcek").select_option(label="Octavia, level 5")
    expect(card).to_contain_text("Octavia follows eight plans at once.")
    page.reload()
    expect(page.get_by_label("Level of the bots in Krabcek")).to_have_value("5")
    expect(page.get_by_label("Level of the bots in Crab Stack")).to_have_value("2")
    page.goto(f"{site}/new/krabcek")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    expect(page.get_by_label("Level of the bot on seat 2")).to_have_value("5")


def test_my_tables_say_where_it_is_my_turn_and_open_ones_are_listed(
    visit: Callable[..., Page], site: str, server: Server
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob <b>")
    table = ann.make("krabcek", public=True)["id"]
    page = visit(viewport=PHONE)
    page.context.add_cookies([{"name": "strandline", "value": bob.cookie, "url": site}])
    page.goto(site)
    listed = page.locator(f'a[href="/table/{table}"]')
    expect(listed).to_contain_text("Waiting for players")
    ann.sit(table, 0)
    bob.sit(table, 1)
    page.reload()
    mine = page.get_by_role("region", name="Your tables").locator(f'a[href="/table/{table}"]')
    expect(mine).to_contain_text("Krabcek")
    expect(mine).to_contain_text("with Ann")
    (turn,) = bob.look(table)["now"]["deciding"]
    expect(mine).to_contain_text("Your turn" if turn == 1 else "In progress")
    axe(page)
    other = visit()
    other.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    other.goto(site)
    expect(other.locator(f'a[href="/table/{table}"]')).to_contain_text("Your turn" if turn == 0 else "In progress")


def test_a_game_against_bots_can_be_put_away_and_one_with_friends_cannot(
    visit: Callable[..., Page], site: str, server: Server
) -> None:
    ann = server.guest("Ann")
    alone = ann.make("crab-stack", [{"kind": "person"}, {"kind": "bot", "level": 2}])["id"]
    ann.sit(alone, 0)
    shared = ann.make("crab-stack")["id"]
    ann.sit(shared, 0)
    page = visit()
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    page.goto(site)
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.locator(f'a[href="/table/{alone}"]')).to_contain_text("with Coral, level 2")
    expect(mine.locator("a")).to_have_count(2)
    mine.get_by_role("button", name="Put away: Crab Stack").click()
    expect(mine.locator("a")).to_have_count(1)
    page.reload()
    expect(mine.locator(f'a[href="/table/{shared}"]')).to_be_visible()
    expect(mine.locator("a")).to_have_count(1)
    expect(page.get_by_role("button", name="Put away: Crab Stack")).to_have_count(0)
    page.get_by_role("button", name="Show games you put away (1)").click()
    expect(mine.locator("a")).to_have_count(2)
    expect(page.get_by_role("button", name="Show games")).to_have_count(0)


def test_lists_show_the_position_the_others_and_how_a_game_has_ended(
    visit: Callable[..., Page], site: str, server: Server
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("krabcek", public=True)
    table = made["id"]
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)

    def listed(page: Page, path: str, region: str) -> Locator:
        page.goto(f"{site}{path}")
        link = page.get_by_role("region", name=region).locator(f'a[href$="/{table}"]')
        picture = link.locator("img")
        expect(picture).to_have_attribute("src", re.compile(f"/api/tables/{table}/picture"))
        expect(picture).to_have_attribute("alt", "")
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("each => each.naturalWidth") > 0
        return link

    page, other = visit(), visit(viewport=PHONE)
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    expect(listed(other, "/", "Open tables")).to_contain_text("with Ann and Bob")
    expect(listed(page, "/", "Your tables")).to_contain_text("with Bob")
    bob.do(table, "resign", seat=1)
    expect(listed(page, "/", "Recent games")).to_contain_text("You won")
    expect(listed(page, "/replay", "Your finished games")).to_contain_text("You won")
    axe(page)
    other.context.add_cookies([{"name": "strandline", "value": bob.cookie, "url": site}])
    lost = listed(other, "/replay", "Your finished games")
    expect(lost).to_contain_text("You lost")
    lost.click()
    other.wait_for_url(f"**/replay/{table}")


@pytest.mark.parametrize("path", ["/", "/replay"])
def test_lists_name_those_who_shared_the_screen_but_not_oneself(
    visit: Callable[..., Page], site: str, server: Server, path: str
) -> None:
    ann = server.guest("Ann")
    table = ann.make("krabcek")["id"]
    for seat, name in enumerate(("Ann", "Bob")):
        ann.do(table, "sit", seat=seat, name=name, nonce="0" * 16)
    ann.do(table, "resign", seat=0)
    page = visit()
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    page.goto(site + path)
    expect(page.locator(f'a[href$="/{table}"] bdi')).to_have_text("with Bob")


def test_home_leads_to_the_ways_to_play_with_others(page: Page, site: str) -> None:
    page.goto(site)
    links = page.get_by_role("region", name="With other people").get_by_role("link")
    links.first.wait_for()
    for name, path in links.evaluate_all("all => all.map((each) => [each.textContent, each.getAttribute('href')])"):
        page.goto(site + path)
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        page.goto(site)


@pytest.mark.parametrize(("language", "theme"), [("fa", "light"), ("en", "dark"), ("ru", "dark")])
def test_home_is_accessible_on_a_phone(visit: Callable[..., Page], site: str, language: str, theme: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language, theme=theme)
    page.goto(site)
    expect(page.locator("article")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe(page)
