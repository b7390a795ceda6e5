"""The first games: every step is done on the board, by taps or by the keyboard alone, as the engine allows it."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import strandline
from strandline import Position

from .conftest import PHONE
from .pages import axe, choose, drag, tap, touch

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]


def course(game: str) -> list[dict[str, Any]]:
    page: dict[str, Any] = json.loads(
        (ROOT / f"src/strandline/games/{game.replace('-', '_')}/pages.json").read_text(encoding="utf-8")
    )
    return list(page["learn"])


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]').first


def positions(steps: list[dict[str, Any]], game: str) -> Iterator[Position]:
    """Where each move of a course is made; a step without a text goes on where the one before ended."""
    position: Position | None = None
    for step in steps:
        if "text" in step:
            position = strandline.game(game, **step.get("options", {})).load(step["text"])
        assert position is not None
        for move in done(step):
            yield position
            position = position.play(move)
        for move in step.get("then", []):
            position = position.play(move)


def done(step: dict[str, Any]) -> list[str]:
    """One way to do what a step asks for."""
    made: list[str] = []
    for accepted in step["do"]:
        made.append(next(move for move in accepted if move not in made))
    return made


def spots(position: Position, move: str) -> list[str]:
    """What one points at to make a move."""
    game = position.game.name
    if game == "survive":
        return position.way(move) or move.split()[-1:]
    if game == "crab-stack":
        return [move.removeprefix("keep-")] if move.startswith("keep-") else move.split("-")
    if move.startswith("gate "):
        return [move[5:]]
    if "@" in move:
        piece, field = move.split("@")
        return [f"b{piece}", field]
    return move.replace("=", "-").split("-")


class Mouse:
    """One click after the other."""

    def __init__(self, page: Page):
        self.page = page

    def press(self, button: Locator) -> None:
        button.click()

    def point(self, *names: str) -> None:
        tap(self.page, *names)


class Finger(Mouse):
    """On a phone."""

    def press(self, button: Locator) -> None:
        button.tap()

    def point(self, *names: str) -> None:
        touch(self.page, *names)


class Drag(Mouse):
    """Pieces are dragged to where they go."""

    def point(self, *names: str) -> None:
        if len(names) == 2:
            drag(self.page, *names)
        else:
            super().point(*names)


def by_pointing(hand: type[Mouse]) -> "How":
    def point(page: Page, position: Position, move: str) -> None:
        if position.game.name == "survive":
            point_in_survive(hand(page), position, move)
        else:
            hand(page).point(*spots(position, move))

    return point


def point_in_survive(hand: Mouse, position: Position, move: str) -> None:
    """Values and ways are chosen beside the board; of several pieces on a hex one is picked from the list."""
    board = hand.page.locator(".survive")
    how = board.locator(f'.below [data-move="{move}"]')
    names, piece = spots(position, move), move.partition(">")[0]
    ways = [(each.partition(">")[0], position.way(each)) for each in position.moves()]
    if move.startswith("put "):
        hand.press(board.get_by_role("button", name=re.compile(rf"^explorer {move.split()[1]} ")))
    # What alone can move is in the hand already.
    is_held = board.locator(f'.place.goal[data-spot="{names[-1]}"]').count() > 0
    if move.startswith("play ") or move == "repel":
        hand.press(how)
    elif len({each for each, way in ways if way[:1] == names[:1]}) > 1 and len(names) == 2:
        if not is_held:
            hand.point(names[0])
        found = board.locator(f'button[data-piece="{piece}"]')
        if found.get_attribute("aria-pressed") == "false":
            hand.press(found)
        hand.point(names[1])
    else:
        hand.point(*(names[-1:] if is_held and not isinstance(hand, Drag) else names))


def by_keys_on_the_board(page: Page, position: Position, move: str) -> None:
    for name in spots(position, move):
        spot(page, name).focus()
        page.keyboard.press("Enter")


def by_keys_in_the_list(page: Page, position: Position, move: str) -> None:
    """From the list of all moves, for which nobody needs to see the board."""
    moves = page.locator("details").filter(has=page.locator(f'[data-move="{move}"]'))
    if moves.get_attribute("open") is None:
        moves.locator("summary").focus()
        page.keyboard.press("Enter")
    moves.locator(f'[data-move="{move}"]').focus()
    page.keyboard.press("Enter")


How = Callable[[Page, Position, str], None]


def play(page: Page, site: str, game: str, how: How) -> None:
    """The whole course. After each step the focus is on what leads on."""
    page.goto(f"{site}/learn/{game}")
    steps = course(game)
    before = positions(steps, game)
    for number, step in enumerate(steps, 1):
        expect(page.get_by_role("heading", level=2)).to_have_text(f"Step {number} of {len(steps)}")
        expect(page.locator("[aria-busy=false]")).to_be_visible()
        for left, move in enumerate(done(step), 1 - len(step["do"])):
            how(page, next(before), move)
            # An earlier click would play on the previous position.
            expect(page.locator(f'details [data-move="{move}"]')).to_have_count(0)
            if left:
                expect(page.get_by_text("Good! Keep going.")).to_be_visible()
                expect(page.locator("body")).not_to_be_focused()
        expect(page.get_by_text("Well done!")).to_be_visible()
        if number < len(steps):
            expect(page.get_by_role("button", name="Next step")).to_be_focused()
            page.keyboard.press("Enter")
    expect(page.get_by_text("You’ve finished")).to_be_visible()
    expect(page.get_by_role("link", name="Play against a bot")).to_be_focused()


@pytest.mark.parametrize("how", [by_keys_on_the_board, by_keys_in_the_list])
@pytest.mark.parametrize("game", ["crab-stack", "krabcek"])
def test_a_first_game_is_played_to_its_end_by_keys(visit: Callable[..., Page], site: str, game: str, how: How) -> None:
    play(visit(reduced_motion="reduce"), site, game, how)


def test_survive_is_learned_by_the_keyboard_alone(visit: Callable[..., Page], site: str) -> None:
    play(visit(reduced_motion="reduce"), site, "survive", by_keys_in_the_list)


def test_krabcek_begins_with_the_tower_and_no_target_hides_a_name(page: Page, site: str) -> None:
    page.goto(f"{site}/learn/krabcek")
    expect(page.locator(".task")).to_contain_text("This is the goal: the tower")
    spot(page, "bS").press("Enter")
    expect(spot(page, "v31")).to_have_attribute("aria-label", re.compile("can be reached"))
    expect(page.locator("text", has_text="v31")).to_be_visible()
    spot(page, "v31").press("Enter")
    expect(page.locator("[data-piece='v31'] use").first).to_have_attribute("href", "#krabcek-bT")
    expect(page.locator(".answer")).to_contain_text("The tower stands")


@pytest.mark.parametrize("hand", [Mouse, Drag, Finger])
@pytest.mark.parametrize("game", ["crab-stack", "krabcek", "survive"])
def test_a_first_game_is_played_to_its_end_by_pointing(
    visit: Callable[..., Page], site: str, game: str, hand: type[Mouse]
) -> None:
    where = {"viewport": PHONE, "has_touch": True} if hand is Finger else {}
    play(visit(reduced_motion="reduce", **where), site, game, by_pointing(hand))


def test_what_is_not_allowed_is_told_with_its_rule_and_what_is_not_meant_with_a_hint(page: Page, site: str) -> None:
    page.goto(f"{site}/learn/crab-stack")
    tap(page, "f2", "d2")
    told = page.locator(".answer [role=status]")
    expect(told).to_contain_text("That’s not allowed: a large crab goes exactly one step")
    expect(told.get_by_role("link", name="CS-6")).to_have_attribute("href", re.compile("/rules/crab-stack/?#CS-6$"))
    tap(page, "d5", "c5")
    expect(told).to_contain_text("You could play that, but this step asks for another move")
    expect(told).to_contain_text("put it on e2 beside it")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".arrows path").first).to_be_attached()
    page.set_viewport_size(PHONE)
    page.evaluate("scrollTo(0, 0)")
    expect(told).to_be_in_viewport(ratio=1)  # it is visible together with the board on a phone


def test_how_far_one_has_come_is_kept_and_steps_can_be_done_again(page: Page, site: str) -> None:
    page.goto(f"{site}/learn/crab-stack")
    tap(page, "f2", "e2")
    expect(page.get_by_text("Well done!")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_have_text("Step 2 of 7")
    expect(page.get_by_role("button", name="Step 3 of 7")).to_be_disabled()
    page.get_by_role("button", name="Step 1 of 7, done").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Step 1 of 7")
    tap(page, "f2", "e2")
    expect(page.get_by_text("Well done!")).to_be_visible()
    page.get_by_role("button", name="Repeat this step").click()
    expect(page.get_by_text("Well done!")).to_have_count(0)
    tap(page, "f2", "e2")
    expect(page.get_by_text("Well done!")).to_be_visible()


def test_the_first_page_of_learn_leads_to_each_game(page: Page, site: str) -> None:
    page.goto(f"{site}/learn")
    axe(page)
    page.get_by_role("link", name="Krabcek").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Krabcek")


@pytest.mark.parametrize("game", ["crab-stack", "krabcek", "survive"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing_and_a_phone_is_wide_enough(
    visit: Callable[..., Page], site: str, game: str, language: str
) -> None:
    page = visit(viewport=PHONE, color_scheme="dark" if language == "fa" else "light")
    choose(page, language=language)
    page.goto(f"{site}/learn/{game}")
    expect(page.locator("[aria-busy=false]")).to_be_visible()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".stage > .board")
    expect(board).to_have_attribute("dir", "ltr")


def test_the_list_of_lessons_shows_what_is_done(page: Page, site: str) -> None:
    page.goto(f"{site}/learn")
    card = page.locator('main a[href="/learn/krabcek"]').first  # the second one says what is next
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("done")
    expect(page.get_by_text("Your next lesson")).to_have_count(0)
    page.evaluate("""() => {
      localStorage.setItem("strandline-learn", '{"krabcek": 2}');
      localStorage.setItem("strandline-learn-lengths", '{"krabcek": 7}');
    }""")
    page.reload()
    expect(card).to_contain_text("2 of 7 steps done")
    expect(card).to_contain_text("Continue with step 3")
    page.evaluate("""localStorage.setItem("strandline-learn", '{"krabcek": 7}')""")
    page.reload()
    expect(card).to_contain_text("All steps done")
    expect(page.get_by_text("Your next lesson")).to_have_count(1)
    expect(page.locator('main a[href="/learn/crab-stack"]').first).to_contain_text("Your next lesson")
