"""The first page: from there to a game in one click."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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
    kinds = [seat["kind"] for seat in told["now"]["seats"]]
    assert kinds == ["person"] + ["bot"] * (seats - 1)
    assert told["now"]["seats"][0]["taken"]
    assert told["now"]["seats"][0]["name"]
    assert {seat["level"] for seat in told["now"]["seats"][1:]} == {2}


def test_the_level_that_was_chosen_is_remembered(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_label("Strength of the bots in Krabcek").select_option("5")
    page.reload()
    expect(page.get_by_label("Strength of the bots in Crab Stack")).to_have_value("5")


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
    expect(mine).to_contain_text("Your turn" if turn == 1 else "Being played")
    axe(page)
    other = visit()
    other.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    other.goto(site)
    expect(other.locator(f'a[href="/table/{table}"]')).to_contain_text("Your turn" if turn == 0 else "Being played")


@pytest.mark.parametrize(("language", "theme"), [("fa", "light"), ("en", "dark"), ("ru", "dark")])
def test_home_is_accessible_on_a_phone(visit: Callable[..., Page], site: str, language: str, theme: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language, theme=theme)
    page.goto(site)
    expect(page.locator("article")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe(page)
