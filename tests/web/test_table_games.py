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
    expect(page.get_by_role("heading", name=re.compile("^(You (win|lost)|It’s a draw)"))).to_be_visible()
    expect(ann.end.locator("p").first).to_be_visible()  # how
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    with page.expect_download() as record:
        page.get_by_role("button", name="Download this game").click()
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
    while ann.look(seat=0)["now"]["asked"]:  # a window that is still open would close with a move
        ann.page.wait_for_timeout(100)
    count = ann.look(seat=0)["now"]["count"]
    own_server.stop()
    expect(ann.page.get_by_text("No connection.")).to_be_visible()
    own_server.start()
    expect(ann.page.get_by_text("No connection.")).to_have_count(0)
    expect(bob.page.get_by_text("No connection.")).to_have_count(0)
    for each in players:
        expect(each.page.locator("[data-count]")).to_have_attribute("data-count", str(count))
    play(4)
    expect(bob.page.locator(f'[data-count="{ann.count()}"]')).to_be_attached()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.sentence).to_have_text("You win!")
    expect(bob.sentence).to_have_text("You lost.")
    expect(bob.end).to_contain_text("Ann won.")


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
    curtain.get_by_role("button", name=f"I’m {second}").click()
    expect(both.board).to_be_visible()
    expect(page.get_by_text("worth")).to_have_count(0)
    axe(page)
    both.play(3)
    expect(curtain).to_contain_text(first)
    axe(page)
    assert both.finish() > 10


def test_in_a_list_of_seats_no_word_is_cut_off(visit: Callable[..., Page], site: str) -> None:
    clock = {"kind": "move", "seconds": 300}
    ann = Player(visit(), site).make("survive", [PERSON] * 4, options={"players": 4}, clock=clock).sit(0)
    Player(visit(), site, "Bob").join(ann).sit(1, 2, 3)
    for language in ("en", "hu", "fa", "nl", "ru", "fr"):
        choose(ann.page, language=language)
        ann.come()
        words = ann.page.locator(".seat .who > .small")
        expect(words).to_have_count(4)
        expect(words.last).not_to_be_empty()
        assert words.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)"), language
        assert words.evaluate_all("(all) => all.every((each) => getComputedStyle(each).textOverflow === 'clip')")


def test_at_one_screen_several_explorers_are_placed_before_the_screen_is_passed(page: Page, site: str) -> None:
    choose(page, motion="off")
    both = Player(page, site).make("survive", [PERSON, PERSON], options={"players": 2}, window=1)
    both.sit(0, 1, names=("Ann", "Bob")).come()
    curtain = page.locator(".curtain")
    taken = {0: ("E3", "F5", "H4"), 1: ("E4", "F5", "H5")}  # they clash in the second
    for n in range(2):
        seat = both.look()["now"]["deciding"][0]
        curtain.get_by_role("button").click()
        for place in taken[seat]:
            page.get_by_role("button", name=re.compile("^explorer 1 ")).click()
            page.locator(f'[data-spot="{place}"]').click()
            expect(page.locator(f'[data-spot="{place}"]')).to_have_attribute("aria-label", re.compile("worth 1"))
        expect(page.get_by_role("button", name=re.compile("^explorer 1 "))).to_have_count(0)  # there are three
        page.get_by_role("button", name="Take back the last one").click()
        page.get_by_role("button", name=re.compile("^explorer 1 ")).click()
        page.locator(f'[data-spot="{taken[seat][2]}"]').click()
        assert both.count() == n  # nothing is made before the screen is passed
        page.get_by_role("button", name="Pass the screen").click()
        expect(page.locator(f'[data-count="{n}"]')).to_have_count(0)
    # One after the other in the order of the rules; the second of the two who wanted F5 is asked again.
    expect(page.locator('[data-count="3"]')).to_be_attached()
    assert both.look()["now"]["deciding"][0] == seat
    expect(curtain.or_(page.locator(".planned"))).to_be_visible()
    assert [made["move"].split()[-1] for made in both.look()["log"]] == [taken[1 - seat][0], taken[seat][0], "F5"]


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
    box = page.get_by_label("Never defend; don’t ask me")
    box.check()
    expect(box).to_be_checked()
    page.reload()
    expect(box).to_be_checked()
    ann.finish()
