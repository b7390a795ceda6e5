"""A club evening in real browsers: from opening it to the winner."""

import csv
import re
from collections.abc import Callable
from io import StringIO
from itertools import count
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import axe, forgive
from .people import Player

HOMES = count(1)
"""A new address for each tournament: one address may have opened only so many."""


def opened(host: Page, site: str, **more: Any) -> str:
    """Open a tournament without the form, and return its address."""
    wanted = {"name": "Friday", "game": "crab-stack", "format": "swiss", "rounds": 2, **more}
    home = {"X-Forwarded-For": f"10.2.0.{next(HOMES)}"}
    answer = host.request.post(f"{site}/api/club", data=wanted, headers=home)
    assert answer.ok, answer.text()
    return f"{site}/club/{answer.json()['id']}"


def guests(visit: Callable[..., Page], site: str, *names: str) -> list[Player]:
    return [Player(visit(viewport=PHONE), site, name) for name in names]


def join(guest: Player, address: str) -> None:
    guest.page.goto(address)
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_text("You’re in.")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_an_evening_of_four_people_from_the_form_to_the_winner(visit: Callable[..., Page], site: str) -> None:
    ann = Player(visit(), site, "Ann")
    page = ann.page
    page.goto(f"{site}/club")
    page.get_by_label("Name").fill("Friday evening")
    page.get_by_label("Rounds").fill("1")
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.get_by_role("heading", name="Friday evening")).to_be_visible()
    page.get_by_role("button", name="QR code: Link to join").click()
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    address = page.url
    others = guests(visit, site, "Bob", "Cay", "Dan")
    for each in (ann, *others):
        join(each, address)
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()

    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    for each in (ann, *others):
        each.page.get_by_role("link", name="Go to your table").click()
        expect(each.page.locator(".stage, .waiting")).to_be_visible()
    for each in (ann, *others):
        expect(each.board).to_be_visible()
    # Ann and one other person resign: whoever sits at Ann's table wins there.
    resign(page)
    expect(page.locator(".end").get_by_role("link", name="To the tournament")).to_be_visible()
    state = page.request.get(f"{site}/api/club/{address.rpartition('/')[2]}").json()["state"]
    at_ann = next(game["players"] for game in state["round"]["games"] if 0 in game["players"])
    loser = next(each for n, each in enumerate((ann, *others)) if n not in at_ann)
    resign(loser.page)

    page.locator(".end").get_by_role("link", name="To the tournament").click()
    expect(page.get_by_text("First place:")).to_be_visible()
    rows = page.get_by_role("table", name="Standings").get_by_role("row")
    expect(rows).to_have_count(5)
    assert [rows.nth(n).get_by_role("cell").nth(0).inner_text() for n in range(1, 5)] == ["1", "1", "3", "3"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Standings (CSV)").click()
    lines = list(csv.DictReader(StringIO(download.value.path().read_text(encoding="utf-8-sig"))))
    assert [each["points"] for each in lines] == ["1", "1", "0", "0"]
    axe(page)


def test_a_host_begins_the_next_round_and_everyone_is_led_to_their_new_table(
    visit: Callable[..., Page], site: str
) -> None:
    ann, bob = Player(visit(), site, "Ann"), Player(visit(viewport=PHONE), site, "Bob")
    address = opened(ann.page, site)
    for each in (ann, bob):
        join(each, address)
    ann.page.get_by_role("button", name="Begin", exact=True).click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    for each in (ann, bob):
        each.page.get_by_role("link", name="Go to your table").click()
    expect(ann.board).to_be_visible()
    resign(bob.page)
    expect(bob.page.get_by_text("This round is over.")).to_be_visible()
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Begin round 2").click()
    expect(ann.page.get_by_role("link", name="Go to your table")).to_be_visible()
    bob.page.get_by_role("link", name="Your next game").click()
    expect(bob.page.locator(".waiting")).to_contain_text("Ann")


def test_a_host_enters_and_corrects_a_result_by_keyboard(visit: Callable[..., Page], site: str) -> None:
    ann, bob = Player(visit(), site, "Ann"), Player(visit(viewport=PHONE), site, "Bob")
    address = opened(ann.page, site)
    for each in (ann, bob):
        join(each, address)
    page = ann.page
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Begin", exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Begin").press("Enter")
    page.get_by_role("button", name="Enter result").press("Enter")
    axe(page)
    page.get_by_role("radio", name="Bob won").press("Space")
    page.get_by_role("dialog").get_by_role("button", name="Enter result").press("Enter")
    row = page.get_by_role("table", name="Games of round 1").get_by_role("row").nth(1)
    expect(row).to_contain_text("entered by Ann")
    standings = page.get_by_role("table", name="Standings").get_by_role("row")
    expect(standings.nth(1)).to_contain_text("Bob")
    page.get_by_role("button", name="Correct").press("Enter")
    page.get_by_role("radio", name="Draw").press("Space")
    page.get_by_role("dialog").get_by_role("button", name="Enter result").press("Enter")
    expect(row).to_contain_text("0.5 – 0.5")


def test_who_plays_elsewhere_is_led_there_and_can_leave(visit: Callable[..., Page], site: str) -> None:
    ann, bob = Player(visit(), site, "Ann"), Player(visit(viewport=PHONE), site, "Bob")
    first, second = opened(ann.page, site), opened(ann.page, site, name="Saturday")
    join(bob, first)
    forgive(bob.page, "409")
    bob.page.goto(second)
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_role("alert")).to_contain_text("already playing in “Friday”")
    bob.page.get_by_role("link", name="Go there").click()
    bob.page.get_by_role("button", name="Leave the tournament").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave the tournament").click()
    expect(bob.page.get_by_role("button", name="Come back")).to_be_visible()
    join(bob, second)


def test_the_hosts_link_makes_another_browser_a_host(visit: Callable[..., Page], site: str) -> None:
    ann, again = Player(visit(), site, "Ann"), Player(visit(viewport=PHONE), site, "Eve")
    address = opened(ann.page, site)
    ann.page.goto(address)
    ann.page.get_by_text("Link for hosts").first.click()
    link = ann.page.get_by_role("textbox", name="Link for hosts").input_value()
    again.page.goto(link)
    expect(again.page.get_by_role("heading", name="For hosts")).to_be_visible()
    expect(again.page).to_have_url(address)


def test_the_big_screen_shows_the_code_and_then_the_games(visit: Callable[..., Page], site: str) -> None:
    ann, bob = Player(visit(), site, "Ann"), Player(visit(viewport=PHONE), site, "Bob")
    address = opened(ann.page, site)
    for each in (ann, bob):
        join(each, address)
    wall = visit(viewport={"width": 1920, "height": 1080})
    wall.goto(f"{address}?wall")
    expect(wall.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(wall.get_by_text("Ann, Bob")).to_be_visible()
    axe(wall)
    assert ann.page.request.post(f"{site}/api/club/{address.rpartition('/')[2]}/do", data={"do": "start"}).ok
    expect(wall.get_by_role("heading", name="Games of round 1")).to_be_visible()


def test_large_letters_make_no_phone_scroll_sideways(visit: Callable[..., Page], site: str) -> None:
    ann, bob = guests(visit, site, "Ann", "Bob")
    address = opened(ann.page, site)
    for each in (ann, bob):
        join(each, address)
    club = f"{site}/api/club/{address.rpartition('/')[2]}/do"
    assert ann.page.request.post(club, data={"do": "start"}).ok
    for each in (ann, bob):
        expect(each.page.get_by_role("table", name="Standings")).to_be_visible()
        for letters in ("100%", "200%"):
            each.page.evaluate("size => (document.documentElement.style.fontSize = size)", letters)
            assert each.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    axe(ann.page)
