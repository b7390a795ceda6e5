"""Whole games in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from strandline import End, Record

from .pages import Server, axe, choose, forgive
from .people import BOT, PERSON, Player, alone

pytestmark = pytest.mark.slow

GAMES = ["crab-stack", "krabcek", "survive"]
OPTIONS = {"survive": {"players": 2}, "krabcek": {}, "crab-stack": {}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(page: Page, site: str, game: str) -> None:
    ann = alone(page, site, game, options=OPTIONS[game])
    made = ann.finish()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(ann.end.locator("p")).to_have_count(2)  # how, and who has won
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    with page.expect_download() as record:
        page.get_by_role("link", name="Take the record home").click()
    assert record.value.suggested_filename == f"{game}.json"
    # Crab Stack is dealt at random and can be over after a few moves, so it is the record that tells a whole game.
    played = Record.read(record.value.path())
    assert played.end == End("rules")
    assert made > 0
    axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_by_link_with_a_reload_and_a_restart(
    visit: Callable[..., Page], own_server: Server, game: str
) -> None:
    site = own_server.url
    ann = Player(visit(), site, "Ann").make(game, [PERSON, PERSON], options=OPTIONS[game], window=1).sit(0).come()
    expect(ann.page.get_by_text("Still free: one seat")).to_be_visible()
    bob = Player(visit(), site, "Bob").join(ann).come(ann.links["seats"][1])
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name=re.compile("Sit here.*Seat 2")).click()
    expect(ann.board).to_be_visible()
    expect(bob.board).to_be_visible()
    players = [ann, bob]

    def play(moves: int) -> None:
        for n in range(moves):
            now = ann.look(seat=0)["now"]
            if now["status"] != "playing":
                return
            players[now["deciding"][0]].play(n)

    play(4)
    ann.page.reload()
    expect(ann.board).to_be_visible()
    play(2)
    for each in players:
        forgive(each.page, "ERR_CONNECTION_REFUSED|WebSocket|failed:.*/api/|Failed to load resource")
    count = ann.count()
    own_server.stop()
    expect(ann.page.get_by_text("No connection.")).to_be_visible()
    own_server.start()
    expect(ann.page.get_by_text("No connection.")).to_have_count(0)
    expect(bob.page.get_by_text("No connection.")).to_have_count(0)
    assert ann.count() == bob.count() == count
    play(4)
    expect(bob.page.locator(f'[data-count="{ann.count()}"]')).to_be_attached()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.end).to_contain_text("You win!")
    expect(bob.end).to_contain_text("Ann wins.")


def test_at_one_screen_the_curtain_hides_the_next_seat_until_it_is_lifted(page: Page, site: str) -> None:
    choose(page, motion="off")
    both = Player(page, site).make("survive", [PERSON, PERSON], options={"players": 2}, window=1)
    both.sit(0, 1, names=("Ann", "Bob")).come()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(both.board).to_have_count(0)  # not even on a page that was just loaded
    seat = both.look()["now"]["deciding"][0]
    first, second = ("Ann", "Bob") if seat == 0 else ("Bob", "Ann")
    expect(curtain).to_contain_text(first)
    expect(page.locator("#panel")).to_have_count(0)
    resign = page.get_by_role("button", name=re.compile("Resign|draw|Hint"))
    expect(resign).to_have_count(0)  # nobody would know for whom
    curtain.get_by_role("button").click()
    expect(both.board).to_be_visible()
    expect(resign).to_have_count(3)
    move = both.play()
    assert move.startswith("put ")
    both.tab("log")
    expect(page.locator(".log")).to_contain_text("worth")  # what this seat has placed itself it may see
    expect(curtain).to_contain_text(second)
    expect(page.get_by_text("worth")).to_have_count(0)
    curtain.get_by_role("button", name=f"I am {second}").click()
    expect(both.board).to_be_visible()
    expect(page.get_by_text("worth")).to_have_count(0)
    axe(page)
    both.play(3)
    expect(curtain).to_contain_text(first)
    axe(page)
    assert both.finish() > 10


def test_behind_the_curtain_the_newest_move_is_in_sight(page: Page, site: str) -> None:
    ann = Player(page, site, "Ann").make("survive", [PERSON, PERSON], options={"players": 2}).sit(0, 1)
    for n in range(20):
        seat = ann.look()["now"]["deciding"][0]
        now = ann.look(seat=seat)["now"]
        ann.do("move", seat=seat, expect=now["count"], move=now["legal"][7 * n % len(now["legal"])])
    ann.come()
    page.locator(".curtain button").click()
    expect(page.locator(".log li")).to_have_count(20)
    expect(page.locator(".log li").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the list scrolls, not the page


def test_four_at_a_table_with_bots_and_reactions(page: Page, site: str) -> None:
    ann = Player(page, site).make("survive", [PERSON, BOT, BOT, BOT], options={"players": 4}, window=1).sit(0).come()
    expect(ann.board).to_be_visible()
    box = page.get_by_label("Always let it pass when I could react")
    box.check()
    expect(box).to_be_checked()
    page.reload()
    expect(box).to_be_checked()
    ann.finish()
