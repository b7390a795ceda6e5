"""Watching others: the list of running games, and live analysis for spectators alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import Server, axe, choose, forgive
from .people import PERSON, Player

Visit = Callable[..., Page]


def two(visit: Visit, site: str, game: str = "crab-stack", **more: object) -> tuple[Player, Player]:
    """Return two people who play at a public table, without their pages."""
    ann = Player(visit(), site, "Ann").make(game, [PERSON, PERSON], public=True, **more).sit(0)
    return ann, Player(visit(), site, "Bob").join(ann).sit(1)


def play(players: tuple[Player, Player]) -> None:
    """Let the one whose turn it is make a move."""
    now = players[0].look()["now"]
    (seat,) = now["deciding"]
    move = players[seat].look(seat=seat)["now"]["legal"][0]
    players[seat].do("move", seat=seat, expect=now["count"], move=move)


def test_a_running_game_is_found_and_watched(visit: Visit, site: str) -> None:
    players = two(visit, site)
    page = visit(viewport=PHONE)
    page.goto(f"{site}/watch")
    game = page.locator(f'a[href="/table/{players[0].table}"]')
    expect(game).to_contain_text("with Ann and Bob")
    expect(game).to_contain_text("0 moves, started")
    play(players)
    expect(game).to_contain_text("1 move, started", timeout=15_000)  # the list is asked for every five seconds
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    game.press("Enter")
    expect(page.locator(".stage svg").first).to_be_visible()
    expect(page.get_by_role("switch", name="Live analysis")).not_to_be_checked()


def test_live_analysis_is_off_follows_the_game_and_is_remembered_for_this_table(visit: Visit, site: str) -> None:
    players = two(visit, site)
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}/table/{players[0].table}")
    switch = page.get_by_role("switch", name="Live analysis")
    expect(switch).to_be_visible()
    play(players)
    expect(page.locator('[data-count="1"]')).to_be_visible()
    assert not any("live_analysis" in url for url in asked)
    switch.press("Space")
    live = page.get_by_role("region", name="Live analysis")
    expect(live.get_by_role("heading", name="Winning chances")).to_be_visible()
    chances = live.locator(".chances strong")
    expect(chances).to_have_text([re.compile(r"^\d+%$")] * 2)
    best = live.locator("ol li")
    expect(best.first).to_contain_text("%")
    expect(page.locator(".stage .arrow, .stage [class*=arrow]").first).to_be_visible()
    axe(page)
    with page.expect_response(lambda response: "live_analysis" in response.url):
        play(players)
    expect(live.locator(".old")).to_have_count(0)
    page.reload()
    expect(switch).to_be_checked()
    expect(chances).to_have_count(2)
    other, _ = two(visit, site)
    page.goto(f"{site}/table/{other.table}")
    expect(switch).not_to_be_checked()


def test_players_have_no_live_analysis_and_it_ends_with_the_game(visit: Visit, site: str) -> None:
    ann, bob = two(visit, site, "krabcek")
    ann.come()
    expect(ann.board).to_be_visible()
    page = visit()
    page.goto(f"{site}/table/{ann.table}")
    page.get_by_role("switch", name="Live analysis").check()
    expect(page.get_by_role("region", name="Live analysis").locator(".chances li")).to_have_count(2)
    expect(ann.page.get_by_role("switch", name="Live analysis")).to_have_count(0)
    bob.do("resign", seat=1)
    expect(page.locator(".end")).to_be_visible()
    expect(page.get_by_role("switch", name="Live analysis")).to_have_count(0)


def test_where_something_is_hidden_only_what_is_public_counts(visit: Visit, site: str) -> None:
    players = two(visit, site, "survive", options={"players": 2})
    page = visit(viewport=PHONE)
    page.goto(f"{site}/table/{players[0].table}")
    page.get_by_role("switch", name="Live analysis").check()
    live = page.get_by_role("region", name="Live analysis")
    expect(live.locator(".chances li")).to_have_count(2)
    expect(live).to_contain_text("Only from what everyone can see.")
    expect(live.get_by_role("heading", name="Best moves")).to_have_count(0)


def test_without_an_answer_the_game_can_still_be_watched(visit: Visit, site: str) -> None:
    players = two(visit, site)
    page = visit()
    forgive(page, "503")
    page.route("**/live_analysis", lambda route: route.fulfill(status=503, json={}))
    page.goto(f"{site}/table/{players[0].table}")
    page.get_by_role("switch", name="Live analysis").check()
    live = page.get_by_role("region", name="Live analysis")
    expect(live).to_contain_text("No answer right now.")
    page.unroute("**/live_analysis")
    play(players)
    expect(live.locator(".chances li")).to_have_count(2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_persian_phone_shows_live_analysis(visit: Visit, site: str, theme: str, server: Server) -> None:
    players = two(visit, site)
    page = visit(viewport=PHONE)
    choose(page, language="fa", theme=theme)
    page.goto(f"{site}/table/{players[0].table}")
    page.get_by_role("switch").check()
    expect(page.locator(".chances li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe(page)
