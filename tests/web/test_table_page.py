"""The table's page in a real browser: everything around the board."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from strandline.core.messages import LANGUAGES

from .conftest import PHONE, WIDE
from .pages import Server, axe, choose, forgive
from .people import BOT, PERSON, Player, alone

GAME = "crab-stack"
OPTIONS: dict[str, int] = {}


@pytest.fixture
def two(visit: Callable[..., Page], site: str) -> tuple[Player, Player]:
    """Ann and Bob, each with a browser, in a game that has begun."""
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0)
    bob = Player(visit(), site, "Bob").join(ann).sit(1)
    for each in (ann, bob):
        each.come()
        expect(each.board).to_be_visible()
    return ann, bob


def deciding(players: tuple[Player, Player]) -> tuple[Player, Player]:
    """Return the player whose turn it is, and the other."""
    seat = players[0].look(seat=0)["now"]["deciding"][0]
    return players[seat], players[1 - seat]


def test_a_seat_by_link_with_a_name_and_who_is_there(visit: Callable[..., Page], site: str) -> None:
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS).come()
    ann.page.get_by_role("button", name=re.compile("Sit here.*Seat 1")).click()
    expect(ann.page.get_by_role("button", name="Leave seat")).to_be_visible()
    axe(ann.page)
    page = visit()
    page.goto(f"{site}/table/{ann.table}?seat=1&token={ann.links['seats'][1]}")
    page.get_by_label("Your name").fill("Bob & <i>Co</i>")
    page.get_by_label("Your name").press("Enter")
    seat = ann.page.locator('[data-seat="1"]')
    expect(seat).to_contain_text("Bob & <i>Co</i>")
    expect(seat).to_contain_text("connected")
    page.close()
    expect(seat).to_contain_text("not connected")


def test_who_gives_no_name_gets_one_from_the_beach_and_the_board_has_the_focus(
    visit: Callable[..., Page], site: str
) -> None:
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0).come()
    page = visit()
    page.goto(f"{site}/table/{ann.table}?seat=1&token={ann.links['seats'][1]}")
    page.get_by_role("button", name=re.compile("Sit here")).press("Enter")
    expect(page.locator(".sentence")).to_be_focused()
    assert page.request.get(f"{site}/api/me").json()["name"]
    late = visit()
    late.goto(f"{site}/table/{ann.table}?seat=1&token={ann.links['seats'][1]}")
    expect(late.get_by_text("This seat is taken; you’re watching.")).to_be_visible()


def test_who_comes_by_a_link_sees_which_game_it_is_and_can_learn_it(visit: Callable[..., Page], site: str) -> None:
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0)
    page = visit()
    page.goto(f"{site}/table/{ann.table}?seat=1&token={ann.links['seats'][1]}")
    game = page.locator(".waiting")
    expect(game.get_by_text("Crab Stack", exact=True)).to_be_visible()
    game.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Crab Stack")
    page.go_back()
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_seats_keep_their_colours_where_the_system_chooses_all_others(visit: Callable[..., Page], site: str) -> None:
    page = visit(forced_colors="active")
    alone(page, site, GAME, options=OPTIONS)
    discs = page.locator("[data-seat] .disc")
    paint = discs.evaluate_all("all => all.map((each) => getComputedStyle(each).backgroundColor)")
    assert len(set(paint)) == 2


def test_bots_of_one_level_are_told_apart_by_their_colours(page: Page, site: str) -> None:
    ann = Player(page, site).make("survive", [PERSON, BOT, BOT, BOT], options={"players": 4}).sit(0).come()
    ann.play()
    expect(page.get_by_role("log").get_by_text("Pip, level 1 (green)").first).to_be_attached()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("blue")


def test_a_table_that_is_not_for_you_is_not_shown(visit: Callable[..., Page], site: str) -> None:
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS)
    page = visit()
    forgive(page, "404")
    page.goto(f"{site}/table/{ann.table}")
    expect(page.get_by_text("This table doesn’t exist")).to_be_visible()


def test_during_a_game_others_are_invited_to_watch_by_who_plays(
    visit: Callable[..., Page], two: tuple[Player, Player]
) -> None:
    for each in two:
        button = each.page.get_by_role("button", name="This table")
        button.click()
        dialog = each.page.get_by_role("dialog", name="This table")
        expect(dialog.get_by_role("textbox")).to_have_count(1)  # all seats are taken
        address = dialog.get_by_label("Link for spectators", exact=True).input_value()
        dialog.get_by_role("button", name=re.compile("code", re.I)).click()
        expect(dialog.get_by_role("img")).to_be_visible()
        axe(each.page)
        each.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(button).to_be_focused()
        watcher = visit()
        watcher.goto(address)
        expect(watcher.locator(".stage svg").first).to_be_visible()
        expect(watcher.get_by_role("button", name="This table")).to_have_count(0)


def test_the_host_closes_a_running_table_after_a_question(two: tuple[Player, Player]) -> None:
    ann, bob = two
    bob.page.get_by_role("button", name="This table").click()
    expect(bob.page.get_by_role("button", name="Close the table")).to_have_count(0)
    bob.page.get_by_role("button", name="Done").click()

    def ask() -> None:
        ann.page.get_by_role("button", name="This table").click()
        ann.page.get_by_role("button", name="Close the table").click()

    sure = ann.page.get_by_role("dialog", name="Close the table?")
    ask()
    axe(ann.page)
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    expect(ann.page.get_by_role("button", name="This table")).to_be_focused()
    assert ann.look(seat=0)["now"]["status"] == "playing"
    ask()
    sure.get_by_role("button", name="Close the table").click()
    for each in two:
        expect(each.sentence).to_have_text("This table is closed.")
        expect(each.page.get_by_role("button", name="Download this game")).to_be_visible()
        expect(each.page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(ann.page.locator("body")).not_to_be_focused()


def test_who_watches_sees_the_game_and_cannot_play(
    visit: Callable[..., Page], two: tuple[Player, Player], site: str
) -> None:
    page = visit()
    watcher = Player(page, site, "Carl").join(two[0]).come(two[0].links["watch"])
    expect(watcher.board).to_be_visible()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    mover, _ = deciding(two)
    mover.play()
    expect(page.locator(".log li")).to_have_count(1)
    watcher.tab("choices")
    expect(page.get_by_text("It’s not your turn.")).to_be_visible()
    axe(page)


def test_undo_is_asked_for_and_granted_or_declined(two: tuple[Player, Player]) -> None:
    mover, other = deciding(two)
    for answer in ("Decline", "Allow"):
        if mover.count() == 0:
            mover.play()
        mover.page.get_by_role("button", name="Undo").click()
        expect(mover.page.get_by_text("Waiting for the others to answer")).to_be_visible()
        other.page.get_by_role("button", name=answer).click()
        expect(mover.page.get_by_text("Waiting for the others to answer")).to_have_count(0)
        expect(other.page.get_by_role("button", name=answer)).to_have_count(0)
    said = f"{other.name} declined the undo."
    expect(mover.page.get_by_text(said)).to_be_visible()
    expect(other.page.get_by_text(said)).to_have_count(0)  # who has said it knows it
    for each in two:
        expect(each.page.locator('[data-count="0"]')).to_be_attached()


def test_against_a_bot_undo_is_at_once_and_what_cannot_be_undone_is_said(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    before = ann.count()
    ann.play()
    expect(ann.page.locator("#panel [data-move]").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'[data-count="{before}"]')).to_be_attached()
    page.get_by_role("button", name="Undo").click(force=True)  # it looks as if it were off, and says why
    expect(page.locator(".reply")).to_contain_text("You can’t undo")


def test_tap_and_tap_on_the_board_moves_and_a_goal_that_is_not_legal_says_why(page: Page, site: str) -> None:
    ann = alone(page, site)
    now = ann.look(seat=0)["now"]
    start, goal = next(move.split("-") for move in now["legal"] if "-" in move)
    goals = {move.split("-")[1] for move in now["legal"] if move.startswith(f"{start}-")}
    starts = {move.split("-")[0] for move in now["legal"]}
    wrong = next(cell for cell in now["view"]["cells"] if cell not in goals | starts)
    page.locator(f'[data-spot="{start}"]').click()
    page.locator(f'[data-spot="{wrong}"]').click()
    expect(page.locator(".reply")).to_contain_text("CS-")
    page.locator(f'[data-spot="{start}"]').click()  # picked up again: what to do is asked again
    expect(page.locator(".reply")).to_have_text("")
    expect(ann.sentence).to_be_visible()
    page.locator(f'[data-spot="{goal}"]').click()
    expect(page.locator(f'[data-count="{now["count"]}"]')).to_have_count(0)
    expect(page.locator(".reply")).to_have_text("")


def test_a_hint_is_shown_and_said(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".reply")).to_contain_text("Hint:")
    expect(page.locator(".arrows .shaft")).to_have_count(1)
    # Not by the mouse: whatever move comes to lie under it is drawn, too.
    ann.choices().first.evaluate("button => button.click()")
    expect(page.locator(".reply")).to_have_text("")
    expect(page.locator(".arrows .shaft")).to_have_count(0)


def test_a_draw_is_offered_and_agreed_and_a_rematch_seats_both(two: tuple[Player, Player]) -> None:
    ann, bob = two
    ann.page.get_by_role("button", name="Offer a draw").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()
    bob.page.get_by_role("button", name="Accept the draw").click()
    for each in two:
        expect(each.end).to_contain_text("The players agreed to a draw.")
        expect(each.sentence).to_have_text("It’s a draw.")
        expect(each.end).to_contain_text("Ann and Bob share the win.")
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(ann.page.locator(".waiting")).to_contain_text("not here yet")
    expect(ann.page.get_by_text("Still free")).to_have_count(0)
    expect(bob.end.get_by_role("button", name="Go to the rematch")).to_be_visible()
    bob.page.locator(".toast").get_by_role("button", name="Go to the rematch").click()
    for each in two:
        expect(each.board).to_be_visible()
        expect(each.page.locator(".toast")).to_have_count(0)
    for each in two:  # everyone is one seat further
        expect(each.page.locator('[data-seat="0"]')).to_contain_text("Bob")
        expect(each.page.locator(f'[data-seat="{1 - two.index(each)}"]')).to_contain_text("you")


def test_people_at_one_screen_keep_their_names_in_a_rematch_also_after_a_reload(page: Page, site: str) -> None:
    ann = Player(page, site).make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0, 1, names=("Ann", "Bob")).come()
    expect(ann.board).to_be_visible()
    ann.do("resign", seat=0)
    ann.do("rematch")
    page.goto(f"{site}/table/{ann.look()['now']['rematch']}#sit")
    expect(page.locator('[data-seat="0"]')).to_contain_text("Bob")
    expect(page.locator('[data-seat="1"]')).to_contain_text("Ann")


@pytest.mark.parametrize("game", ["crab-stack", "krabcek"])
def test_people_at_one_screen_are_called_by_name_and_colour(page: Page, site: str, game: str) -> None:
    ann = Player(page, site).make(game, [PERSON, PERSON]).sit(0, 1, names=("Ann", "Bob")).come()
    expect(ann.board).to_be_visible()
    colours = {"crab-stack": ("red", "blue"), "krabcek": ("black", "white")}[game]
    for seat, colour in enumerate(colours):
        expect(page.locator(f'[data-seat="{seat}"] .state')).to_have_text(colour)
    for _ in range(2):
        name = ("Ann", "Bob")[ann.look(seat=0)["now"]["deciding"][0]]
        expect(ann.sentence).to_have_text(re.compile(f"^{name}: (Move one of your crabs|Choose a gate)"))
        ann.play()


@pytest.mark.parametrize("public", [True, False])
def test_who_watches_is_shown_the_way_to_the_rematch(visit: Callable[..., Page], site: str, public: bool) -> None:
    ann = Player(visit(), site, "Ann").make(GAME, [PERSON, PERSON], public=public).sit(0, 1, names=("Ann", "Bob"))
    watcher = Player(visit(), site, "Carl").join(ann).come("" if public else ann.links["watch"])
    expect(watcher.board).to_be_visible()
    ann.do("resign", seat=0)
    expect(watcher.end).to_be_visible()
    ann.do("rematch")
    watcher.end.get_by_role("button", name="Go to the rematch").click()
    expect(watcher.page).to_have_url(re.compile(f"/table/(?!{ann.table})"))
    expect(watcher.page.get_by_text("The game starts when every seat is taken.")).to_be_visible()


def test_resigning_is_asked_twice(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Resign")).to_be_focused()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")
    expect(ann.end).to_contain_text("You resigned.")
    expect(ann.sentence).to_be_focused()
    expect(ann.sentence).to_have_text("You lost.")
    expect(ann.end).to_contain_text("Pip, level 1 won.")


def test_the_end_says_what_decided_the_game_and_the_replay_agrees(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    ann.play()
    ann.do("resign", seat=0)
    turning = ann.end.locator(".turning")
    expect(turning).to_have_text(
        re.compile(r"^(The turning point was move \d+: |No single move decided)"), timeout=60_000
    )
    said = turning.inner_text()
    ann.end.get_by_role("link", name="Analyse this game").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator(".decided")).to_have_text(said, timeout=60_000)


def test_the_focus_is_kept_when_it_comes_back_before_the_next_frame(page: Page, site: str) -> None:
    page.add_init_script(
        "const soon = requestAnimationFrame; window.requestAnimationFrame = (go) => setTimeout(() => soon(go), 1000)"
    )
    ann = alone(page, site, GAME, options=OPTIONS)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Resign")).to_be_focused()
    page.wait_for_timeout(1500)
    ann.do("resign", seat=0)
    expect(ann.sentence).to_be_focused()


def test_clocks_run_and_time_ends_the_game(visit: Callable[..., Page], site: str) -> None:
    ann = Player(visit(), site).make(GAME, [PERSON, PERSON], options=OPTIONS, clock={"kind": "move", "seconds": 5})
    ann.sit(0)
    bob = Player(visit(), site, "Bob").join(ann).sit(1).come()
    ann.come()
    mover, _ = deciding((ann, bob))
    clock = mover.page.get_by_role("timer").first
    expect(mover.page.locator(".clock.running")).to_have_text(re.compile("0:0[0-4]"))
    expect(clock).to_be_visible()
    expect(mover.page.get_by_role("heading", name="You lost.")).to_be_visible()
    expect(mover.end).to_contain_text("You ran out of time.")


def test_talk_is_text_and_stays_in_its_room(visit: Callable[..., Page], two: tuple[Player, Player], site: str) -> None:
    ann, bob = two
    carl = Player(visit(), site, "Carl").join(ann).come(ann.links["watch"])
    expect(carl.board).to_be_visible()
    for each in (ann, bob, carl):
        each.tab("chat")
    markup = "<img src=x onerror=alert(1)> **hi** https://example.com"
    ann.page.get_by_label("Write a message").fill(markup)
    ann.page.get_by_role("button", name="Send", exact=True).click()
    expect(bob.page.locator("#panel > .said li")).to_contain_text(markup)
    expect(bob.page.locator("#panel > .said img")).to_have_count(0)
    expect(ann.page.get_by_label("Write a message")).to_have_value("")
    carl.page.get_by_label("Write a message").fill("who wins?")
    carl.page.get_by_label("Write a message").press("Enter")
    expect(carl.page.locator("#panel > .said li")).to_have_text(re.compile("Carl.*who wins"))
    bob.page.get_by_label("Write a message").fill("rude")
    bob.page.get_by_label("Write a message").press("Enter")
    expect(ann.page.locator("#panel > .said li")).to_have_count(2)
    ann.page.get_by_role("button", name="Delete Bob’s message").click()
    expect(bob.page.locator("#panel > .said li").nth(1)).to_contain_text("deleted by the host")
    ann.page.get_by_text("Spectators’ chat").click()
    ann.page.get_by_role("button", name="Delete Carl’s message").click()
    expect(carl.page.locator("#panel > .said li")).to_contain_text("deleted by the host")
    axe(ann.page)


def test_long_talk_scrolls_in_its_place(two: tuple[Player, Player]) -> None:
    ann, bob = two
    for n in range(24):
        bob.do("chat", text=f"… {n}")
    ann.tab("chat")
    expect(ann.page.locator("#panel > .said li")).to_have_count(24)
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_unread_talk_is_counted(two: tuple[Player, Player]) -> None:
    ann, bob = two
    ann.do("chat", text="hello")
    expect(bob.page.locator(".unread")).to_contain_text("1")
    bob.tab("chat")
    expect(bob.page.locator(".unread")).to_have_count(0)
    bob.tab("log")
    expect(bob.page.locator(".unread")).to_have_count(0)  # what was read stays read


def test_every_event_is_announced_once(two: tuple[Player, Player]) -> None:
    mover, other = deciding(two)
    told = other.page.locator("[role=log] p")
    mover.play()
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text(f"{mover.name}:")
    expect(told.last).to_have_text(other.sentence.inner_text())  # and then what is asked
    mover.do("chat", text="well")
    expect(told.last).to_have_text(f"{mover.name} says: well")
    expect(told).to_have_count(3)


def test_a_line_of_the_log_is_shown_on_the_board_when_it_is_pointed_at(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    ann.play()
    expect(page.locator("#panel [data-move]").first).to_be_visible()
    ann.tab("log")
    arrow = page.locator(".arrows .shaft")
    expect(arrow).to_have_count(0)
    page.locator(".log button").first.hover()
    expect(arrow).to_have_count(1)
    page.mouse.move(5, 5)
    expect(arrow).to_have_count(0)
    page.locator(".log button").first.focus()
    expect(arrow).to_have_count(1)


def test_a_line_of_the_log_is_shown_along_its_way_also_after_a_reload(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    far: list[int] = []
    while not far:
        ann.play(3)
        far = [n for n, made in enumerate(ann.look(seat=0)["log"]) if len(made["way"]) > 2]
    steps = len(ann.look(seat=0)["log"][far[0]]["way"]) - 1
    for _ in ("told as it was made", "told anew"):
        ann.tab("log")
        page.locator(".log button").nth(far[0]).hover()
        drawn = page.locator(".arrows .shaft").get_attribute("d")
        assert drawn is not None
        assert drawn.count("L") == steps
        page.reload()
        expect(ann.board).to_be_visible()


def test_the_last_move_is_marked_after_a_reload_though_a_die_was_rolled_since(page: Page, site: str) -> None:
    ann = alone(page, site, "krabcek")
    log: list[Any] = []
    while not any(made["way"] for made in log) or log[-1]["seat"] is not None:
        ann.play()
        ann.choices()
        log = ann.look(seat=0)["log"]
    marks = page.locator(".stage .last")
    expect(marks.first).to_be_visible()
    page.reload()
    expect(marks.first).to_be_visible()


def test_a_move_is_confirmed_if_one_wishes(page: Page, site: str) -> None:
    choose(page, confirm=True)
    ann = alone(page, site, GAME, options=OPTIONS)
    count = ann.count()
    ann.choices().first.click()
    question = page.locator(".top").get_by_text("Play this move?")
    expect(question).to_be_visible()
    ann.do("chat", text="hm")
    expect(page.locator(".unread")).to_be_visible()
    expect(question).to_be_visible()  # whoever speaks meanwhile
    page.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    other = ann.choices().nth(1)
    move = other.get_attribute("data-move")
    other.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(f'[data-count="{count}"]')).to_have_count(0)
    assert ann.look(seat=0)["log"][count]["move"] == move


def test_on_a_phone_the_question_is_in_sight_and_the_board_stays(visit: Callable[..., Page], site: str) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    choose(page, confirm=True)
    ann = alone(page, site, GAME, options=OPTIONS)
    before, count = ann.board.bounding_box(), ann.count()
    start, goal = next(move.split("-") for move in ann.look(seat=0)["now"]["legal"] if "-" in move)
    spot = page.locator(f'[data-spot="{goal}"]')
    page.locator(f'[data-spot="{start}"]').press("Enter")
    for answer in ("Cancel", "Play"):
        spot.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("Play this move?")
        play = page.get_by_role("button", name="Play", exact=True)
        expect(play).to_be_focused()
        expect(play).to_be_in_viewport(ratio=1)
        assert ann.board.bounding_box() == before
        assert ann.count() == count  # the key that chose it has not played it
        page.get_by_role("button", name=answer, exact=True).press("Enter")
        expect(play).to_have_count(0)
        expect(spot).to_be_focused()
        if answer == "Cancel":
            page.locator(f'[data-spot="{start}"]').press("Enter")
    expect(page.locator(f'[data-count="{count}"]')).to_have_count(0)


def test_all_at_one_screen_agree_to_a_draw_at_once(page: Page, site: str) -> None:
    both = Player(page, site).make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0, 1, names=("Ann", "Bob")).come()
    page.get_by_role("button", name="Offer a draw").click()
    page.get_by_role("dialog", name="Do you all accept").get_by_role("button", name="Accept the draw").click()
    expect(both.end).to_contain_text("The players agreed to a draw.")


def test_with_the_keyboard_alone(page: Page, site: str) -> None:
    ann = alone(page, site, GAME, options=OPTIONS)
    page.locator("#tab-log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-choices")).to_be_focused()
    for _ in range(3):
        expect(page.locator("#panel [data-move]").first).to_be_visible()
        count = ann.count()
        for _ in range(6):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.move"):
                break
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-count="{count}"]')).to_have_count(0)
        assert page.evaluate("document.activeElement !== document.body")
    page.locator("#tab-choices").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-words")).to_be_focused()
    assert page.locator(".spoken li").count() > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_there_is_no_connection_hides_nothing_that_is_asked(
    visit: Callable[..., Page], site: str, language: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language)
    alone(page, site, GAME, options=OPTIONS)
    forgive(page, "ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    page.context.set_offline(True)
    notice = page.locator(".line .wrong")
    expect(notice).to_be_visible()
    told, asked = notice.bounding_box(), page.locator(".asked").bounding_box()
    assert told is not None
    assert asked is not None
    assert told["y"] + told["height"] <= asked["y"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_dropped_connection_is_said_and_comes_back_by_itself(
    visit: Callable[..., Page], site: str, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    ann = alone(page, site, GAME, options=OPTIONS)
    board = ann.board.bounding_box()
    forgive(page, "ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    assert ann.board.bounding_box() == board
    page.context.set_offline(False)
    expect(page.get_by_text("You’re back online.")).to_be_visible()
    assert ann.board.bounding_box() == board
    expect(page.get_by_text("You’re back online.")).to_have_count(0)
    ann.play()


NOTE_WHAT_IS_SAID = """() => {
  window.said = { line: new Set(), toast: new Set() };
  const note = () => {
    for (const [name, texts] of Object.entries(window.said))
      for (const shown of document.querySelectorAll(`.${name}`)) texts.add(shown.textContent.trim());
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_a_move_waits_however_long_there_is_no_connection(page: Page, site: str) -> None:
    page.clock.install()
    ann = alone(page, site, GAME, options=OPTIONS)
    forgive(page, "ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource")
    choices, count = ann.choices(), ann.count()
    page.context.set_offline(True)
    expect(page.get_by_text("No connection.")).to_be_visible()
    choices.first.click()
    for _ in range(30):
        page.clock.fast_forward(1_000)
    expect(page.get_by_text("We’ll send your move once you’re back online.")).to_be_visible()
    assert ann.count() == count
    page.evaluate(NOTE_WHAT_IS_SAID)  # some of it only for a moment
    page.context.set_offline(False)
    # In short steps: the next try may be 10 s away, but an answer that takes 8 s is checked, and that is said, too.
    for _ in range(20):
        page.clock.fast_forward(1_000)
        page.wait_for_timeout(200)
        if ann.count() != count:
            break
    page.wait_for_function("() => window.said.line.has('You’re back online.')")
    assert page.evaluate("() => [...window.said.toast]") == []  # the frame does not say it, too


def test_a_clock_of_days_leaves_room_for_the_names(visit: Callable[..., Page], site: str) -> None:
    for language in ("en", "fa"):
        page = visit(viewport=PHONE)
        choose(page, language=language)
        alone(page, site, GAME, options=OPTIONS, clock={"kind": "days", "days": 3})
        name = page.locator('[data-seat="0"] .name').bounding_box()
        assert name
        assert name["width"] > 20


def test_where_no_socket_gets_through_news_come_by_asking(page: Page, site: str) -> None:
    forgive(page, "WebSocket")
    page.route_web_socket(re.compile(".*/live.*"), lambda socket: socket.close())
    ann = alone(page, site, GAME, options=OPTIONS)
    expect(page.get_by_text("Live updates aren’t working")).to_be_visible()
    ann.play()
    expect(page.locator("#panel [data-move]").first).to_be_visible()
    ann.play()


@pytest.mark.parametrize("size", [PHONE, {"width": 740, "height": 360}, {"width": 820, "height": 1180}])
def test_on_small_screens_nothing_is_wider_than_the_screen(
    visit: Callable[..., Page], site: str, size: dict[str, int]
) -> None:
    page = visit(viewport=size, has_touch=True)
    ann = alone(page, site, GAME, options=OPTIONS, clock={"kind": "bank", "seconds": 300})
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for letters in ("100%", "200%"):
        page.evaluate("size => (document.documentElement.style.fontSize = size)", letters)
        for tab in ("choices", "chat", "words", "log"):
            ann.tab(tab)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        cut_off = page.locator("#panel :is(button, input)").evaluate_all(
            "all => all.filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML)"
        )
        assert cut_off == []
    small = page.evaluate(
        """() => [...document.querySelectorAll(".actions button, .tabs button, .stage ~ * .field")]
             .filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)"""
    )
    assert small == []
    ann.play()


@pytest.mark.parametrize("language", ["ru", "fa"])
def test_while_others_are_waited_for_large_letters_stay_on_the_screen(
    visit: Callable[..., Page], site: str, language: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language)
    Player(page, site).make(GAME, [PERSON, PERSON], options=OPTIONS).come()
    expect(page.locator(".address").last).to_be_visible()
    for letters in ("100%", "200%"):
        page.evaluate("size => (document.documentElement.style.fontSize = size)", letters)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], letters


def test_on_a_phone_the_board_stays_where_it_is_however_long_the_question_was(
    visit: Callable[..., Page], site: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language="fr")
    ann = Player(page, site, "Ann").make("krabcek", [PERSON, PERSON]).sit(0)
    players = [ann, Player(visit(), site, "Bob").join(ann).sit(1)]
    ann.come()

    def play() -> int:
        now = ann.look(seat=0)["now"]
        seat = now["deciding"][0]
        move = players[seat].look(seat=seat)["now"]["legal"][-1]  # who enters first is hardly ever stuck
        players[seat].do("move", seat=seat, expect=now["count"], move=move)
        expect(page.locator(f'[data-count="{now["count"]}"]')).to_have_count(0)
        return int(ann.look(seat=0)["now"]["deciding"][0])

    def top() -> float:
        return float(page.locator(".stage").evaluate("stage => stage.getBoundingClientRect().top + scrollY"))

    first = top()
    while play() != 0 or top() == first:
        pass
    expect(ann.sentence).to_contain_text("Le dé donne")
    asked = top()
    assert play() == 1
    expect(ann.sentence).to_contain_text("Bob")
    assert top() == asked > first


def test_on_a_phone_the_board_stays_where_it_is_while_a_bot_thinks(
    visit: Callable[..., Page], built: None, tmp_path: Path
) -> None:
    with Server(tmp_path, pause=600) as server:
        page = visit(viewport=PHONE)
        ann = Player(page, server.url).make(GAME, [PERSON, BOT | {"level": 5}], options=OPTIONS).sit(0).come()
        bot = page.locator('[data-seat="1"]')
        expect(bot).to_contain_text(re.compile("Octavia.*level 5"))
        before = ann.board.bounding_box()
        now = ann.look(seat=0)["now"]
        ann.do("move", seat=0, expect=now["count"], move=now["legal"][0])
        expect(ann.sentence).to_contain_text("Octavia, level 5 is thinking")
        expect(bot).to_contain_text("to move")  # for screen readers; others see its frame
        assert ann.board.bounding_box() == before
        page.goto("about:blank")  # the server goes first


def test_beside_the_board_a_longer_question_shifts_no_button(visit: Callable[..., Page], site: str) -> None:
    page = visit()
    choose(page, language="fr")
    ann = Player(page, site, "Ann").make("krabcek", [PERSON, PERSON]).sit(0)
    players = [ann, Player(visit(), site, "Bob").join(ann).sit(1)]
    ann.come()
    expect(ann.sentence).to_be_visible()
    seats = page.locator(".seats")
    before = seats.bounding_box()
    # The longest question is asked after a five or a six.
    longest = re.compile("Le dé donne (cinq|six)")
    for _ in range(80):
        now = ann.look(seat=0)["now"]
        seat = now["deciding"][0]
        move = players[seat].look(seat=seat)["now"]["legal"][-1]
        players[seat].do("move", seat=seat, expect=now["count"], move=move)
        expect(page.locator(f'[data-count="{now["count"]}"]')).to_have_count(0)
        assert seats.bounding_box() == before
        if longest.search(ann.sentence.inner_text()):
            break
    expect(ann.sentence).to_contain_text(longest)


def test_on_a_phone_what_is_told_does_not_lie_on_what_is_asked(visit: Callable[..., Page], site: str) -> None:
    pages = [visit(viewport=PHONE), visit(viewport=PHONE)]
    for each in pages:
        choose(each, confirm=True)
    ann = Player(pages[0], site, "Ann").make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0)
    bob = Player(pages[1], site, "Bob").join(ann).sit(1)
    mover, other = deciding((ann, bob))
    seat = (ann, bob).index(mover)
    mover.come().choices().first.click()
    mover.do("draw", seat=seat)
    expect(mover.page.locator(".ask").nth(1)).to_be_visible()
    other.do("decline", seat=1 - seat)
    toast, question = mover.page.locator(".toast"), mover.page.locator(".questions > .ask")
    expect(toast).to_be_visible()
    upper, lower = toast.bounding_box(), question.bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] >= 0
    assert upper["y"] + upper["height"] <= lower["y"]
    question.get_by_role("button", name="Play", exact=True).click()
    expect(question).to_have_count(0)


def test_in_persian_the_page_is_from_right_to_left_and_the_board_is_not(page: Page, site: str) -> None:
    choose(page, language="fa", theme="dark")
    ann = alone(page, site, GAME, options=OPTIONS)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert page.locator(".stage > .board").evaluate("(each) => getComputedStyle(each).direction") == "ltr"
    board, panels = page.locator(".stage > .board").bounding_box(), page.locator(".panels").bounding_box()
    assert board is not None
    assert panels is not None
    assert board["x"] > panels["x"]
    ann.play()
    axe(page)


def test_a_bot_plays_for_who_is_late_until_he_is_back(page: Page, built: None, tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": 5}
    with Server(tmp_path, pause=0.7) as server:
        player = Player(page, server.url).make("survive", [PERSON, BOT, BOT], options={"players": 3}, clock=clock)
        player.sit(0).come()
        button = page.get_by_role("button", name="I’m back")
        expect(button).to_be_visible(timeout=15_000)
        button.click()
        expect(button).to_have_count(0)
        page.goto("about:blank")  # the server goes first


def test_the_board_fills_the_screen_and_comes_back(page: Page, site: str) -> None:
    alone(page, site, GAME, options=OPTIONS)
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_function("document.fullscreenElement !== null")
    expect(page.locator("header").first).to_be_hidden()
    page.get_by_role("button", name="Leave full screen").click()
    page.wait_for_function("document.fullscreenElement === null")
    expect(page.locator("header").first).to_be_visible()


def test_sound_can_be_switched_off(page: Page, site: str) -> None:
    alone(page, site, GAME, options=OPTIONS)
    page.get_by_role("button", name="Sound: on").click()
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()


def test_at_the_end_each_is_told_in_the_second_person_and_who_watches_by_name(
    visit: Callable[..., Page], two: tuple[Player, Player], site: str
) -> None:
    ann, bob = two
    carl = Player(visit(), site, "Carl").join(ann).come(ann.links["watch"])
    expect(carl.board).to_be_visible()
    bob.do("resign", seat=1)
    expect(ann.sentence).to_have_text("You win!")
    expect(ann.page.locator(".confetti")).to_be_attached()
    expect(bob.sentence).to_have_text("You lost.")
    expect(bob.end).to_contain_text("Ann won.")
    expect(bob.end).to_contain_text("Have another go")
    expect(carl.sentence).to_have_text("Ann won.")
    for each in (bob, carl):
        expect(each.page.locator(".confetti")).to_have_count(0)
    axe(ann.page)
    ann.page.reload()  # the celebration is over, the win is not
    expect(ann.sentence).to_have_text("You win!")
    expect(ann.page.locator(".confetti")).to_have_count(0)


def test_with_less_motion_the_end_is_still(visit: Callable[..., Page], site: str) -> None:
    page = visit(reduced_motion="reduce")
    ann = Player(page, site).make(GAME, [PERSON, PERSON], options=OPTIONS).sit(0).come()
    bob = Player(visit(), site, "Bob").join(ann).sit(1)
    expect(ann.board).to_be_visible()
    bob.do("resign", seat=1)
    expect(ann.sentence).to_have_text("You win!")
    expect(ann.end).to_be_visible()
    expect(page.locator(".confetti, .live.won")).to_have_count(0)


def test_after_the_end_the_next_level_is_one_press_away_and_the_game_can_be_shared(
    visit: Callable[..., Page], site: str
) -> None:
    context = {"permissions": ["clipboard-read", "clipboard-write"]}
    ann = alone(visit(**context), site, GAME, options=OPTIONS)
    ann.do("resign", seat=0)
    expect(ann.end.get_by_role("button", name="Play at level")).to_have_count(0)  # none is below the first
    ann.end.get_by_role("button", name="Share this game").click()
    expect(ann.page.locator(".toast")).to_be_visible()
    address = ann.page.evaluate("navigator.clipboard.readText()")
    other = visit()
    other.goto(address)
    expect(other.locator("main [data-spot]").first).to_be_visible()
    two = Player(ann.page, site).make(GAME, [PERSON, {"kind": "bot", "level": 2}], options=OPTIONS).sit(0).come()
    expect(two.board).to_be_visible()
    two.do("resign", seat=0)
    two.end.get_by_role("button", name="Play at level 1").click()
    expect(ann.page).to_have_url(re.compile(f"/table/(?!{two.table})"))
    expect(two.board).to_be_visible()
    expect(ann.page.get_by_role("list", name="Seats")).to_contain_text(re.compile("Pip.*level 1"))


def test_on_a_phone_the_end_leaves_the_board_where_it_is(visit: Callable[..., Page], site: str) -> None:
    page = visit(viewport=PHONE)
    ann = alone(page, site, GAME, options=OPTIONS)
    before = ann.board.bounding_box()
    ann.do("resign", seat=0)
    expect(ann.end).to_be_visible()
    assert ann.board.bounding_box() == before
    expect(ann.board).to_be_in_viewport(ratio=0.99)
    expect(ann.sentence).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_clock_that_loses_a_digit_moves_nothing(visit: Callable[..., Page], site: str) -> None:
    page = visit(viewport=PHONE)
    page.clock.install()
    ann = Player(page, site, "Ann").make(GAME, [PERSON, PERSON], clock={"kind": "bank", "seconds": 600}).sit(0)
    Player(visit(), site, "Bob").join(ann).sit(1)
    ann.come()
    running, still = page.locator(".clock").first, page.locator(".clock").last
    expect(still).to_have_text("10:00")
    page.clock.run_for(2_000)
    expect(running).to_have_text(re.compile("9:5"))
    boxes = [each.bounding_box() or {} for each in (running, still)]
    assert boxes[0]["width"] == boxes[1]["width"]
