"""Rated games in a browser: agreed to before, shown after, and on the leaderboard."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.tables import Guest

from .conftest import PHONE
from .pages import Server, axe, choose, forgive
from .states import STATES, Visit, rated_over, rated_waiting

Open = Callable[..., Page]


def as_guest(page: Page, site: str, guest: Guest) -> None:
    page.context.add_cookies([{"name": "strandline", "value": guest.cookie, "url": site}])


def test_a_rated_game_from_the_form_to_the_leaderboard(visit: Open, site: str, server: Server) -> None:
    page, ann = visit(), server.guest("Ann")
    as_guest(page, site, ann)
    page.goto(f"{site}/leaderboard/crab-stack?players=4")
    expect(page.get_by_text("Nobody has a rating here yet.")).to_be_visible()
    page.get_by_role("link", name="New rated game").click()
    rated = page.get_by_role("checkbox", name="Rated game")
    expect(rated).to_be_checked()
    expect(page.get_by_label(re.compile("Anyone: the home page"))).to_be_checked()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("No time limit").check()
    expect(rated).to_be_disabled()
    expect(rated).not_to_be_checked()
    expect(rated).to_have_accessible_description("For a rated game, choose a time limit.")
    page.get_by_label("Days for each turn").check()
    page.get_by_label("Seat 2", exact=True).select_option("A bot")
    expect(rated).to_have_accessible_description(re.compile("every player must be a person"))
    page.get_by_label("Seat 2", exact=True).select_option("A friend (invite link)")
    expect(rated).to_be_checked()
    page.get_by_label("I am Red").check()
    axe(page)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".rated")).to_contain_text("Time limit: 3 days for each turn.")
    expect(page.locator(".waiting li").first).to_contain_text("Red · Rating 1500 ± 500 · you")
    table = page.url.rpartition("/")[2]
    bob = Guest(server.port, "Bob", address="10.0.0.9")
    link = ann.http.get(f"/api/tables/{table}/links").json()["join"]
    bob.sit(table, 1, link, rated=True)
    ann.move(table, 0)
    bob.move(table, 1)
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close the table")).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    bob.do(table, "resign", seat=1)
    end = page.locator(".end")
    expect(end).to_contain_text(re.compile(r"Your rating: 1500 → 1[5-9]\d\d \(±\s\d+\)"))
    expect(end.get_by_role("button", name="Rematch, rated")).to_be_visible()
    axe(page)
    (shown,) = re.findall(r"→ (\d+)", end.inner_text())
    end.get_by_role("link", name="Leaderboard").click()
    mine = page.get_by_role("row", name=re.compile(r"Ann \(you\)"))
    expect(mine).to_contain_text(shown)
    expect(mine).to_contain_text("provisional")
    axe(page)
    page.goto(f"{site}/progress")
    expect(page.get_by_role("region", name="Your ratings").get_by_role("row", name=re.compile(shown))).to_be_visible()
    page.goto(site)
    expect(page.get_by_role("region", name="With other people").get_by_role("link", name="Leaderboard")).to_be_visible()
    expect(page.locator("a.card", has_text="You won").filter(has_text="Rated")).to_be_visible()


def test_who_comes_by_a_link_reads_that_it_is_rated_and_is_refused_beside_their_own_address(
    visit: Open, site: str, server: Server
) -> None:
    page = visit(viewport=PHONE)
    forgive(page, "409")
    table = rated_waiting(server.guest("Ann"))
    page.goto(f"{site}/table/{table}")
    expect(page.locator(".rated")).to_contain_text("This game is rated")
    expect(page.locator(".waiting li").first).to_contain_text("Bob")
    axe(page)
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name=re.compile("Sit down, rated")).click()
    expect(page.locator("[data-spot]").first).to_be_visible()
    # Another table whose host comes from where this browser comes from.
    cleo = server.guest("Cleo")
    made = cleo.make("krabcek", clock={"kind": "days", "days": 1}, rated=True, public=True)
    cleo.sit(made["id"], 0, rated=True)
    page.goto(f"{site}/table/{made['id']}")
    page.get_by_role("button", name=re.compile("Sit down, rated")).click()
    expect(page.get_by_text("Someone from your address already sits here.")).to_be_visible()
    expect(page.locator(".waiting")).to_be_visible()


def test_a_game_that_does_not_count_says_why(visit: Open, site: str, server: Server) -> None:
    page, ann = visit(), server.guest("Ann")
    as_guest(page, site, ann)
    bob, clock = Guest(server.port, "Bob", address="10.0.0.9"), {"kind": "days", "days": 1}
    table = ann.make("crab-stack", clock=clock, rated=True, public=True)["id"]
    for seat, each in enumerate((ann, bob)):
        each.sit(table, seat, rated=True)
    ann.move(table, 0)
    bob.do(table, "resign", seat=1)
    page.goto(f"{site}/table/{table}")
    expect(page.locator(".end")).to_contain_text("This game changes no rating: not everyone had made a move.")


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fa", "light")])
@pytest.mark.parametrize("name", ["leaderboard", "rated-waiting", "progress-ratings"])
def test_ratings_are_accessible_on_a_phone(
    visit: Open, site: str, server: Server, language: str, theme: Any, name: str
) -> None:
    page, ann = visit(viewport=PHONE, color_scheme=theme), server.guest("Ann")
    as_guest(page, site, ann)
    choose(page, language=language)
    STATES[name](Visit(page, site, ann, {}))
    axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_player_far_down_sees_their_own_line(visit: Open, site: str, server: Server) -> None:
    """The server shows a hundred lines; the page adds ours after them."""
    page, ann = visit(), server.guest("Ann")
    as_guest(page, site, ann)
    rated_over(ann)
    answer = ann.http.get("/api/ratings/crab-stack").json()
    others = [{**answer["you"], "place": n, "name": f"P{n}", "yours": False} for n in range(1, 101)]
    longer = {**answer, "lines": others, "you": {**answer["you"], "place": 412}, "count": 500}
    page.route("**/api/ratings/**", lambda route: route.fulfill(json=longer))
    page.goto(f"{site}/leaderboard/crab-stack")
    expect(page.get_by_role("row")).to_have_count(102)
    expect(page.get_by_role("row").last).to_contain_text(re.compile(r"412\s*Ann \(you\)"))
