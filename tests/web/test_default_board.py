"""The board that draws any game: Crab Stack is played on it to its end, and a made-up game shows the rest."""

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import strandline
from strandline import Position

from .conftest import PHONE
from .pages import axe, choose
from .stand import Stand

pytestmark = pytest.mark.slow

CRABS = strandline.game("crab-stack")
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def pieces_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Crab Stack's position as the default board reads it: the discs of each stack, and the crab on top of them."""
    found = []
    for place, stack in view["cells"].items():
        crabs = [stack[n : n + 2] for n in range(0, len(stack), 2)]
        symbols = [*(f"disc-{crab}" for crab in crabs), *crabs[-1:]]
        seats = ["rbgy".index(crab[0]) for crab in (*crabs, *crabs[-1:])]
        for symbol, seat in zip(symbols, seats, strict=True):
            found.append({"symbol": f"crab-stack-{symbol}", "place": place, "seat": seat})
    return found


def show(stand: Stand, position: Position, *moves: str, **more: Any) -> Position:
    after = position
    for move in moves:
        after = after.play(move)
    view = {**after.view(), "pieces": pieces_of(after.view())}
    return stand.show(position, *moves, byDefault=True, view=view, **more)


def play_to_the_end(stand: Stand, play: Callable[[list[str]], None]) -> Position:
    """Play every move that the board has, one after the other, as a person would; returns the last position."""
    position = show(stand, CRABS.start(seed=5))
    count = 0
    while position.turn is not None:
        move = position.moves()[7 * count % len(position.moves())]
        play([place for place in move.split("-") if place in position.view()["cells"]])
        assert stand.said() == [f"play {move}"]
        position = show(stand, position, move)
        count += 1
    return position


def test_a_game_is_played_to_its_end_by_taps(stand: Stand) -> None:
    last = play_to_the_end(stand, lambda places: stand.tap(*places))
    assert last.turn is None
    assert stand.page.locator("[data-spot][aria-pressed]").count() == 0


def test_a_game_is_played_to_its_end_by_the_keyboard(stand: Stand) -> None:
    page = stand.page
    show(stand, CRABS.start(seed=5))
    spots = page.locator("[data-spot]").evaluate_all("spots => spots.map((spot) => spot.dataset.spot)")
    leads = {}
    for spot in spots:
        for key in ARROWS:
            stand.spot(spot).focus()
            page.keyboard.press(key)
            leads[spot, key] = page.evaluate("document.activeElement.dataset.spot")

    def go(start: str, goal: str) -> None:
        for key in keys_between(leads, start, goal):
            page.keyboard.press(key)
        expect(stand.spot(goal)).to_be_focused()

    def play(places: list[str]) -> None:
        here = page.evaluate("document.activeElement.dataset.spot")
        for start, goal in pairwise([here, *places]):
            go(start, goal)
            page.keyboard.press("Enter")

    assert play_to_the_end(stand, play).turn is None


def keys_between(leads: dict[tuple[str, str], str], start: str, goal: str) -> list[str]:
    """The fewest arrow keys that lead from one spot to another."""
    found: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while goal not in found:
        spot = queue.popleft()
        for key in ARROWS:
            if leads[spot, key] not in found:
                found[leads[spot, key]] = [*found[spot], key]
                queue.append(leads[spot, key])
    return found[goal]


def test_a_piece_is_dragged_and_follows_the_hand(stand: Stand) -> None:
    position = show(stand, CRABS.load("b2:bL b3:rS c4:rL d5:bM d6:bS / r / rb"))
    move = position.moves()[0]
    start, goal = move.split("-")
    stand.drag(start, goal)
    assert stand.said() == [f"play {move}"]


def test_what_is_picked_up_is_said_with_its_goals(stand: Stand) -> None:
    position = show(stand, CRABS.load("b2:bL b3:rS c4:rL d5:bM d6:bS / r / rb"))
    start = position.moves()[0][:2]
    goals = {move[3:] for move in position.moves() if move.startswith(start)}
    stand.tap(start)
    lit = stand.page.locator('[data-spot][aria-label*="can go here"]')
    assert {spot.get_attribute("data-spot") for spot in lit.all()} == goals
    expect(stand.page.locator("[aria-live]")).to_contain_text(f"{start}. It can go to: {', '.join(sorted(goals))}.")


def test_a_goal_that_is_not_legal_asks_why(stand: Stand) -> None:
    position = show(stand, CRABS.load("b2:bL b3:rS c4:rL d5:bM d6:bS / r / rb"))
    start = position.moves()[0][:2]
    legal = {start, *(move[3:] for move in position.moves() if move.startswith(start))}
    goal = next(cell for cell in position.view()["cells"] if cell not in legal)
    stand.tap(start, goal)
    assert stand.said() == [f"why {start}-{goal}"]


# A made-up game: stones on four places, and moves of every form

PLACES = {"a1": {"x": 50, "y": 150}, "a2": {"x": 50, "y": 50}, "b1": {"x": 150, "y": 150}, "b2": {"x": 150, "y": 50}}
STONES: dict[str, Any] = {
    "game": "stones",
    "byDefault": True,
    "symbols": '<symbol id="stones-stone" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="currentColor"/></symbol>',
    "scene": {
        "width": 200,
        "height": 200,
        "ground": '<rect width="200" height="200" rx="10" fill="#2f6b7e"/>',
        "places": PLACES,
    },
    "view": {
        "turn": 0,
        "pieces": [
            {"symbol": "stones-stone", "place": "a1", "seat": 0},
            {"symbol": "stones-stone", "place": "a1", "seat": 1},
            {"symbol": "stones-stone", "place": "b2", "seat": 2},
        ],
    },
    "seat": 0,
    "legal": ["a1-b1", "a1-b2=crown", "a1-b2=stay", "put a2", "a1", "pass"],
    "made": [],
    "log": [{"seat": 1, "move": "b1-b2", "way": ["b1", "b2"]}],
    "over": False,
}


def show_stones(stand: Stand, **more: Any) -> None:
    stand.put({**STONES, **more})
    stand.page.wait_for_selector("main svg[viewBox]")


def test_a_move_that_names_no_place_is_a_button(stand: Stand) -> None:
    show_stones(stand)
    others = stand.page.get_by_role("group", name="Other moves").get_by_role("button")
    assert others.all_text_contents() == ["a1", "pass"]  # from a1 longer moves begin: a tap picks up
    others.nth(1).click()
    assert stand.said() == ["play pass"]


def test_a_move_that_names_one_place_is_a_tap_on_it(stand: Stand) -> None:
    show_stones(stand)
    expect(stand.spot("a2")).to_have_attribute("aria-label", "a2: empty, can be chosen")
    stand.tap("a2")
    assert stand.said() == ["play put a2"]


def test_of_moves_that_are_pointed_at_alike_one_is_chosen(stand: Stand) -> None:
    show_stones(stand)
    stand.tap("a1", "b2")
    assert stand.said() == []
    which = stand.page.get_by_role("group", name="Which move do you mean?")
    expect(which.get_by_role("button", name="a1-b2=crown")).to_be_focused()
    stand.page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    stand.tap("a1", "b2")
    which.get_by_role("button", name="a1-b2=stay").click()
    assert stand.said() == ["play a1-b2=stay"]


def test_pieces_have_the_colours_of_their_seats(stand: Stand) -> None:
    show_stones(stand)
    colours = stand.page.locator("[data-piece]").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.piece, getComputedStyle(one).color]))"
    )
    assert colours == {"a1 0": "rgb(208, 69, 47)", "a1 1": "rgb(47, 111, 196)", "b2 0": "rgb(63, 154, 76)"}
    expect(stand.spot("b2")).to_have_attribute("aria-label", "b2: stone, last move")


def test_a_view_without_pieces_is_drawn_and_played(stand: Stand) -> None:
    show_stones(stand, view={"die": 3}, legal=["take", "leave"], log=[])
    assert stand.page.locator("[data-piece]").count() == 0
    stand.page.get_by_role("button", name="take").click()
    assert stand.said() == ["play take"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_shown_can_be_used_by_everyone(visit: Callable[..., Page], stand_url: str, theme: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, theme=theme, language="fa")
    stand = Stand(page, stand_url)
    show_stones(stand)
    axe(page)
    stand.tap("a1", "b2")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
