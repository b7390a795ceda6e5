"""Crab Stack's board in the browser: picked up by tap, by drag and by keyboard; climbs, waves and stacks."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import strandline
from strandline import Position
from strandline.games.crab_stack.board import LAYOUTS

from .conftest import PHONE
from .likeness import assert_alike
from .pages import axe, choose
from .stand import Stand

pytestmark = pytest.mark.slow

TWO = strandline.game("crab-stack")
FOUR = strandline.game("crab-stack", players=4)
MIDDLE = (
    "a1:yS a3:yM a4:gL b1:bL b2:gSyM b3:bM b5:rS c2:gM c3:rL c4:ySbSgS c5:bSyS c6:yMrM d1:gS d2:rLbL d7:rM "
    "e2:rSgMrM f2:gMbMbMyLrL / g / rbgy"
)
BRIDGE = "b2:bL b3:rS c4:rL d5:bM d6:bS / r / rb"
TIED = "b2:rL b3:rS c5:bS d6:bL / r?r / rb"


def middle() -> Position:
    return FOUR.load(MIDDLE)


def lit(stand: Stand) -> set[str]:
    """The rocks that are said to be goals."""
    goals = stand.page.locator('[data-spot][aria-label*="can go here"]')
    return {goal.get_attribute("data-spot") or "" for goal in goals.all()}


def goals_of(position: Position, start: str) -> set[str]:
    return {move[3:] for move in position.moves() if move.startswith(f"{start}-")}


def test_a_crab_is_picked_up_by_a_tap_and_its_goals_light_up(stand: Stand) -> None:
    position = stand.show(middle(), seat=2)
    stand.tap("c2")
    assert lit(stand) == goals_of(position, "c2")
    expect(stand.spot("c2")).to_have_attribute("aria-pressed", "true")
    stand.tap("c2")
    assert lit(stand) == set()
    stand.tap("c2", "b3")
    assert stand.said() == ["play c2-b3"]
    assert lit(stand) == set()


def test_a_tap_on_another_crab_of_ones_own_picks_that_one_up(stand: Stand) -> None:
    position = stand.show(middle(), seat=2)
    stand.tap("c4", "a4")
    assert stand.said() == []
    assert lit(stand) == goals_of(position, "a4")


def test_a_crab_is_dragged(stand: Stand) -> None:
    stand.show(middle(), seat=2)
    stand.drag("a4", "b5")
    assert stand.said() == ["play a4-b5"]


def test_a_high_stack_is_touched_at_its_top(stand: Stand) -> None:
    """The crab on f2 stands before the rock f3: who taps it means f2."""
    stand.show(FOUR.load(MIDDLE.replace("/ g /", "/ r /")), seat=0)
    x, y = stand.middle("f2")
    stand.page.mouse.click(x, y - 50)
    expect(stand.spot("f2")).to_have_attribute("aria-pressed", "true")


def test_a_crab_is_moved_by_the_keyboard_alone(stand: Stand) -> None:
    page = stand.page
    position = stand.show(middle(), seat=2)
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    start = focused.get_attribute("data-spot") or ""
    assert goals_of(position, start)
    page.keyboard.press("Enter")
    assert lit(stand) == goals_of(position, start)
    page.keyboard.press("Escape")
    assert lit(stand) == set()
    stand.spot("c2").focus()
    page.keyboard.press("Space")
    for key, rock in (("ArrowUp", "c3"), ("ArrowLeft", "b2"), ("ArrowUp", "b3")):
        page.keyboard.press(key)
        expect(stand.spot(rock)).to_be_focused()
    page.keyboard.press("Enter")
    assert stand.said() == ["play c2-b3"]


def test_the_focus_stays_when_the_position_changes(stand: Stand) -> None:
    stand.show(middle(), seat=2)
    stand.spot("c2").focus()
    stand.show(middle(), "c2-b3", seat=2)
    expect(stand.spot("c2")).to_be_focused()
    assert stand.page.locator("[data-spot][tabindex='0']").count() == 1


@pytest.mark.parametrize("drags", [False, True])
def test_a_goal_that_is_not_legal_asks_why(stand: Stand, drags: bool) -> None:
    stand.show(middle(), seat=2)
    if drags:
        stand.drag("c2", "d2")
    else:
        stand.tap("c2", "d2")
    assert stand.said() == ["why c2-d2"]


def test_a_crab_that_cannot_be_picked_up_says_why(stand: Stand) -> None:
    position = stand.show(middle(), seat=2)
    stand.tap("a1")
    (asked,) = stand.said()
    reason = position.why_not(asked.removeprefix("why "))
    assert reason is not None
    assert reason.key == "crab-stack-not-yours"


def test_nothing_is_asked_when_it_is_not_ones_turn(stand: Stand) -> None:
    stand.show(middle(), seat=2, legal=[])
    stand.tap("c2", "b3")
    assert stand.said() == []


def test_cs_11_the_crab_climbs_along_its_way_and_the_wave_takes_what_it_takes(stand: Stand) -> None:
    before = TWO.load(BRIDGE)
    stand.show(before)
    page = stand.page
    mover = page.locator("[data-crab='rL1']")
    page.evaluate(
        """() => {
            window.seen = new Set();
            const look = () => {
                for (const crab of document.querySelectorAll('[data-gone]')) window.seen.add(crab.dataset.gone);
                for (const each of document.getAnimations())
                    if (each.effect.target.dataset.crab === 'rL1') window.seen.add('climbs');
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    after = stand.show(before, "c4-b3")
    assert set(after.view()["cells"]) > {"b2", "b3"}
    expect(page.locator("[data-gone]")).to_have_count(0)
    assert set(page.evaluate("() => [...window.seen]")) == {"climbs", *gone(before, after)}
    expect(mover).to_have_count(1)
    expect(page.locator("[data-crab]")).to_have_count(3)


def gone(before: Position, after: Position) -> set[str]:
    """The names that the board gives to the crabs that are not there any more."""
    left = [crab for cell, crab in before.view()["cells"].items() if crab and not after.view()["cells"][cell]]
    return {f"{crab}1" for crab in left} - {"rL1"}


def test_the_crabs_that_the_wave_took_stay_in_a_corner(stand: Stand) -> None:
    before = TWO.load(BRIDGE)
    stand.show(before)
    lost = stand.page.locator(".lost use")
    expect(lost).to_have_count(0)
    stand.show(before, "c4-b3", scene=before.scene())
    expect(lost).to_have_count(2)
    assert [each.get_attribute("href") for each in lost.all()] == ["#crab-stack-bM", "#crab-stack-bS"]


def test_any_input_ends_the_wave(stand: Stand) -> None:
    before = TWO.load(BRIDGE)
    stand.show(before)
    stand.show(before, "c4-b3")
    expect(stand.page.locator("[data-wave]")).to_be_attached()
    # Held still, the wave lasts until it is skipped.
    stand.page.evaluate("() => document.getAnimations().forEach((each) => each.pause())")
    stand.page.keyboard.press("Shift")
    expect(stand.page.locator("[data-wave], [data-gone]")).to_have_count(0)


def test_cs_12_a_group_is_kept_by_a_tap_on_any_of_its_rocks(stand: Stand) -> None:
    stand.show(TWO.load(TIED), seat=0)
    stand.page.mouse.move(*stand.middle("d6"))
    expect(stand.page.locator(".faint")).to_have_count(2)
    stand.tap("d6", "b2")
    assert stand.said() == ["play keep-c5", "play keep-b2"]
    stand.tap("e3")
    assert stand.said() == ["why keep-e3"]


def test_what_a_crab_can_do_is_said_under_the_pointer(stand: Stand) -> None:
    stand.show(middle(), seat=2)
    bubble = stand.page.locator("[data-described]")
    for rock, said in [
        ("a4", "Large crab. One step"),
        ("a3", "Medium crab. Two steps"),
        ("d1", "Small crab. Three steps"),
    ]:
        stand.page.mouse.move(*stand.middle(rock))
        expect(bubble).to_contain_text(said)
        told = stand.page.locator(f"[id='{stand.spot(rock).get_attribute('aria-describedby')}']")
        assert said in (told.text_content() or "")
    stand.page.mouse.move(*stand.middle("d5"))  # a bare rock
    expect(bubble).to_have_count(0)


def test_a_stack_can_be_looked_into(stand: Stand) -> None:
    stand.show(middle(), seat=2)
    look = stand.page.locator(".look")
    expect(look).to_have_count(0)
    stand.page.mouse.move(*stand.middle("c4"))
    top_first = ["#crab-stack-gS", "#crab-stack-bS", "#crab-stack-yS"]
    assert [use.get_attribute("href") for use in look.locator("use").all()] == top_first
    stand.page.mouse.move(*stand.middle("a1"))
    expect(look).to_have_count(0)
    stand.spot("a4").focus()
    for _ in range(2):
        stand.page.keyboard.press("ArrowRight")
    expect(look).to_have_count(1)
    expect(stand.spot("c4")).to_have_attribute(
        "aria-label", "c4: small green crab on top of small blue crab, small yellow crab, can move"
    )


def test_a_long_press_looks_and_does_not_pick_up(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(viewport=PHONE, has_touch=True), stand_url)
    stand.show(middle(), seat=2)
    x, y = stand.middle("c4")
    session = stand.page.context.new_cdp_session(stand.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(stand.page.locator(".look")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(stand.spot("c4")).to_have_attribute("aria-pressed", "false")
    stand.page.touchscreen.tap(*stand.middle("c2"))
    expect(stand.page.locator(".look")).to_have_count(0)
    expect(stand.spot("c2")).to_have_attribute("aria-pressed", "true")


def test_a_crab_is_dragged_by_a_finger_on_a_page_that_could_scroll(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(viewport=PHONE, has_touch=True), stand_url)
    stand.show(middle(), seat=2)
    stand.page.evaluate("() => { document.body.style.paddingBlockEnd = '800px'; scrollTo(0, 60) }")
    session = stand.page.context.new_cdp_session(stand.page)
    (x, y), (goal_x, goal_y) = stand.middle("a4"), stand.middle("b5")

    def touch(kind: str, *points: dict[str, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for n in range(1, 9):
        touch("touchMove", {"x": x + (goal_x - x) * n / 8, "y": y + (goal_y - y) * n / 8})
    touch("touchEnd")
    assert stand.page.evaluate("() => scrollY") == 60
    assert stand.said() == ["play a4-b5"]


def test_cs_13_the_crabs_of_who_is_out_are_pale(stand: Stand) -> None:
    stand.show(strandline.game("crab-stack", players=3).load("b2:rL b3:bL b4:gL / r / rg"), seat=0)
    expect(stand.page.locator("[data-crab].out")).to_have_count(1)


def test_the_last_move_is_marked(stand: Stand) -> None:
    stand.show(middle(), seat=2)
    expect(stand.page.locator(".last")).to_have_count(0)
    stand.show(middle(), "c2-b3", seat=2)
    expect(stand.page.locator(".last .where")).to_have_count(2)
    made = {"seat": 1, "move": "b3-c4", "way": ["b3", "b4", "c4"]}
    for log in ([made], [made, {"seat": 1, "move": "keep-b2", "way": []}]):
        stand.show(middle(), seat=2, log=[])
        expect(stand.page.locator(".last")).to_have_count(0)
        stand.show(middle(), seat=2, log=log)
        expect(stand.page.locator(".last .where")).to_have_count(2)
        assert stand.page.locator(".last .steps").get_attribute("d").count("L") == 2


def test_all_that_the_others_moved_since_ones_own_move_is_marked(stand: Stand) -> None:
    log = [{"seat": seat, "move": move} for seat, move in enumerate(["c2-b3", "e2-f2", "a4-b5", "c6-d7"])]
    for seat, ways in ((0, ["e2-f2", "a4-b5", "c6-d7"]), (2, ["c6-d7"]), (3, ["c6-d7"]), (None, ["c6-d7"])):
        stand.show(middle(), seat=seat, log=log)
        expect(stand.page.locator(".last")).to_have_count(len(ways))


def test_threatened_crabs_of_ones_own_show_if_wished(visit: Callable[..., Page], stand_url: str) -> None:
    page = visit()
    choose(page, threats=True)
    stand = Stand(page, stand_url)
    position = stand.show(middle(), seat=2)
    cells = position.view()["cells"]
    own = [cell for cell in position.view()["threatened"] if cells[cell][-2] == "g"]
    expect(page.locator(".threatened")).to_have_count(len(own))
    assert own
    assert "can be covered" in (stand.spot(own[0]).get_attribute("aria-label") or "")
    can_move = {move.split("-")[0] for move in position.moves()}
    assert can_move & set(own)
    expect(page.locator(".rim.start")).to_have_count(len(can_move))
    rings = page.locator(".rim.start").evaluate_all(
        "all => new Set(all.map((ring) => getComputedStyle(ring).stroke)).size"
    )
    assert rings == 1  # a crab that is threatened can be seen to move, too


def test_arrows_show_hints_and_a_group_that_is_meant(stand: Stand) -> None:
    stand.show(middle(), seat=2, arrows=[{"move": "c2-b3", "weight": 1}, {"move": "a4-b5", "weight": 0.2}])
    expect(stand.page.locator(".arrows .head")).to_have_count(2)
    stand.show(TWO.load(TIED), seat=0, arrows=[{"move": "keep-b2", "weight": 1}])
    expect(stand.page.locator(".rim.sure")).to_have_count(2)


def test_with_less_motion_nothing_climbs_or_floats(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(reduced_motion="reduce"), stand_url)
    before = TWO.load(BRIDGE)
    stand.show(before)
    stand.show(before, "c4-b3")
    assert stand.page.evaluate("() => document.getAnimations().length") == 0
    expect(stand.page.locator("[data-gone]")).to_have_count(0)
    expect(stand.page.locator("[data-crab]")).to_have_count(3)


def test_names_of_rocks_show_only_if_wished(visit: Callable[..., Page], stand_url: str) -> None:
    for wished in ({}, {"coordinates": True}):
        page = visit()
        choose(page, **wished)
        stand = Stand(page, stand_url)
        stand.show(middle(), seat=2)
        assert page.locator("svg text").count() == (36 if wished else 0)


@pytest.mark.parametrize(("players", "layout"), [(n, name) for n, named in LAYOUTS.items() for name in named])
def test_every_layout_has_rocks_large_enough_for_a_thumb(
    visit: Callable[..., Page], stand_url: str, players: int, layout: str
) -> None:
    stand = Stand(visit(viewport=PHONE), stand_url)
    position = strandline.game("crab-stack", players=players, layout=layout).start(3)
    stand.show(position, seat=0)
    spots = stand.page.locator("[data-spot]")
    assert spots.count() == 9 * players
    for spot in spots.all():
        box = spot.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert stand.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing_and_every_rock_has_its_words(
    visit: Callable[..., Page], stand_url: str, language: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language, patterns=True, threats=True)
    stand = Stand(page, stand_url)
    stand.show(middle(), seat=2)
    stand.tap("c2")
    assert page.locator("[data-spot][aria-label]").count() == 36
    assert page.locator("[data-spot][tabindex='0']").count() == 1
    axe(page)


LOOKS: dict[str, dict[str, Any]] = {
    "light": {"coordinates": True},
    "dark": {"theme": "dark", "coordinates": True},
    "patterns": {"patterns": True},
}


@pytest.mark.parametrize("look", LOOKS)
def test_the_board_looks_as_it_did(visit: Callable[..., Page], stand_url: str, look: str) -> None:
    page = visit(viewport={"width": 720, "height": 900})
    choose(page, **LOOKS[look])
    stand = Stand(page, stand_url)
    stand.show(middle(), seat=2)
    stand.tap("c2")
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    assert_alike(page.locator(".board svg[viewBox]").first, f"crab-stack-{look}")
