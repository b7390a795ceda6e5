"""Krabcek's board in the browser: picked up by tap, by drag and by keyboard; ways, dice and stacks."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

import strandline
from strandline import Position

from .conftest import PHONE
from .pages import axe, choose
from .people import alone
from .stand import Stand, alike

pytestmark = pytest.mark.slow

GAME = strandline.game("krabcek")
TILES = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
GATES = "b g01 g03 g21 g30 w g10 g12 g23 g32"
ENDGAME = (
    "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "
    "b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w S@g12 S@v01 G@v32 S@x22 | {} | 60"
)


def at(pieces: str, turn: str) -> Position:
    return GAME.load(f"{TILES} | {GATES} | {pieces} | {turn} | 12")


def endgame(turn: str) -> Position:
    return GAME.load(ENDGAME.format(turn))


def goals(stand: Stand) -> set[str]:
    """The places that are lit."""
    lit = stand.page.locator('[data-spot][aria-label*="can be reached"]')
    return {spot.get_attribute("data-spot") or "" for spot in lit.all()}


def test_a_gate_is_chosen_by_a_tap_and_one_that_is_taken_says_why_not(stand: Stand) -> None:
    stand.show(GAME.start(seed=5).play("gate g12"))
    stand.tap("g10")
    assert stand.said() == ["play gate g10"]
    stand.tap("g12", "h11")
    assert stand.said() == ["why gate g12", "why gate h11"]


def test_a_piece_is_picked_up_by_a_tap_and_its_goals_light_up(stand: Stand) -> None:
    position = stand.show(endgame("w 3"))
    stand.tap("wS")
    assert goals(stand) == {move[2:] for move in position.moves() if move.startswith("S@")}
    stand.tap("wS")
    assert goals(stand) == set()
    stand.tap("wS", "v32")
    assert stand.said() == ["play S@v32"]


def test_a_piece_is_dragged(stand: Stand) -> None:
    position = stand.show(endgame("w 4"))
    move = next(move for move in position.moves() if move.startswith("g12-"))
    stand.drag("g12", move[4:])
    assert stand.said() == [f"play {move}"]


def test_a_piece_is_moved_by_the_keyboard_alone(stand: Stand) -> None:
    position = stand.show(endgame("w 3"))
    page = stand.page
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("role", "button")
    start = focused.get_attribute("data-spot") or ""
    page.keyboard.press("Enter")
    assert goals(stand)
    page.keyboard.press("Escape")
    assert goals(stand) == set()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.locator(":focus").get_attribute("data-spot") not in (start, None)
    stand.spot("wS").focus()
    page.keyboard.press(" ")
    stand.spot("h31").focus()
    page.keyboard.press("Enter")
    assert stand.said() == ["play S@h31"]
    assert "S@h31" in position.moves()


def test_a_goal_that_is_not_legal_asks_why(stand: Stand) -> None:
    stand.show(endgame("w 3"))
    stand.tap("wS", "h20")
    assert stand.said() == ["why S@h20"]
    stand.drag("x22", "h20")
    assert stand.said() == ["why x22-h20"]
    stand.show(endgame("w 2"))
    stand.tap("wB")
    assert stand.said() == ["why B@g03"]


def test_kr_15_a_switch_can_begin_with_either_piece(stand: Stand) -> None:
    stand.show(endgame("w 6"))
    stand.tap("g12", "v32")
    stand.tap("v32", "g12")
    assert stand.said() == ["play g12=v32", "play g12=v32"]


def test_kr_15_kr_17_where_a_walk_and_a_switch_end_alike_one_is_asked_which(stand: Stand) -> None:
    position = next(
        position
        for field in ("h01", "h10", "h13", "v12", "h12", "h22", "v20", "h30", "v31", "v23")
        for position in (at(f"b S@{field} M@h11 w -", "b 6"),)
        if {f"{field}-h11", "=".join(sorted((field, "h11")))} <= set(position.moves())
    )
    stand.show(position)
    walk = next(move for move in position.moves() if move.endswith("-h11"))
    stand.tap(walk[:3], "h11")
    assert stand.said() == []
    expect(stand.page.get_by_role("button", name="Walk onto it")).to_be_focused()
    stand.page.keyboard.press("Escape")
    expect(stand.spot("h11")).to_be_focused()
    stand.tap(walk[:3], "h11")
    stand.page.get_by_role("button", name="Neither").click()
    assert stand.said() == []
    stand.tap(walk[:3], "h11")
    stand.page.get_by_role("button", name="Walk onto it").click()
    assert stand.said() == [f"play {walk}"]


def test_kr_1_a_piece_that_leaves_on_one_side_comes_in_on_the_other(stand: Stand) -> None:
    """h01 to h20 goes over v00 and v10: out on the left, in on the right, and back."""
    before = at("b S@h01 w -", "b 6")
    stand.show(before)
    assert before.way("h01-h20") == ["h01", "v01", "h10", "v00", "h13", "v10", "h20"]
    page = stand.page
    page.clock.install()  # time passes only as we say: no frame is missed, however busy the machine
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1000)
    stand.show(before, "h01-h20")
    across, drawn = [], 0
    for _ in range(60):
        page.clock.run_for(20)
        drawn = max(drawn, page.locator("[data-flying] use").count())
        across += page.locator("[data-flying] use:first-of-type").evaluate_all(
            "all => all.map(use => use.x.baseVal.value)"
        )
    expect(page.locator("[data-piece='h20']")).to_be_attached()
    expect(page.locator("[data-flying]")).to_have_count(0)
    jumps = [abs(b - a) for a, b in pairwise(across)]
    assert sum(jump > 400 for jump in jumps) == 2, across
    assert drawn > 1  # half of it still leaves while the other half comes in
    assert page.locator(".trail").first.get_attribute("d").count("M") == 6


def test_a_border_field_can_be_tapped_on_both_sides(stand: Stand) -> None:
    stand.show(at("b S@h01 w -", "b 6"))
    stand.tap("h01")
    assert "v00" in goals(stand)
    twin = stand.spot("v00").locator("path").nth(1).bounding_box()
    assert twin
    stand.page.mouse.click(twin["x"] + twin["width"] / 2 - 4, twin["y"] + twin["height"] / 2)
    assert stand.said() == ["play h01-v00"]


def test_the_die_and_what_is_off_the_board_show(stand: Stand) -> None:
    stand.show(at("b - w -", "w 2"))
    expect(stand.page.locator("use[href='#krabcek-die-2']")).to_have_count(1)
    stand.show(at("b - w -", "w 2"), "S@x12", "die 4")
    expect(stand.page.locator("use[href='#krabcek-die-4']")).to_have_count(1)
    expect(stand.spot("wS")).to_have_attribute("aria-label", "White, off the board: 3 Skinnyboys")
    expect(stand.page.locator(".turns")).to_have_text("Turn 14 of 400")


def test_kr_17_a_tower_rises_and_the_winner_has_the_crown(stand: Stand) -> None:
    stand.show(endgame("w 3"), "S@v32")
    expect(stand.page.locator("[data-piece='v32'] use[href='#krabcek-wT']")).to_be_attached()
    expect(stand.page.locator("use[href='#krabcek-crown']")).to_have_count(1)
    expect(stand.page.get_by_role("heading")).to_have_text("White wins: the tower is built.")


def test_a_stack_can_be_looked_into(stand: Stand) -> None:
    stand.show(endgame("w 3"))
    stand.spot("v32").focus()
    stand.page.keyboard.press("ArrowUp")
    stand.page.keyboard.press("ArrowDown")
    stand.page.mouse.move(*stand.middle("v32"))
    shown = stand.page.locator("[data-looked] use")
    expect(shown).to_have_count(2)
    assert [use.get_attribute("href") for use in shown.all()] == ["#krabcek-wB", "#krabcek-wM"]


def rise(stand: Stand) -> None:
    """Build a tower, and let time pass, as we say, until it rises."""
    page = stand.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now()") + 5000)
    stand.show(endgame("w 3"))
    page.clock.run_for(2000)
    stand.show(endgame("w 3"), "S@v32")
    for _ in range(40):
        if page.locator("[data-rising='T']").count():
            break
        page.clock.run_for(20)
    assert page.locator("[data-rising='T']").count() == 1
    assert page.locator("use[href='#krabcek-crown']").count() == 0


def test_a_tower_rises_for_about_a_second(stand: Stand) -> None:
    rise(stand)
    usual = stand.page.locator("[data-piece='h31'] use, [data-piece='v01'] use").first
    width = "use => use.width.baseVal.value"
    stand.page.clock.run_for(450)
    tower = stand.page.locator("[data-rising='T'] use").first
    assert tower.evaluate(width) > 1.3 * usual.evaluate(width)
    stand.page.clock.run_for(1000)
    assert stand.page.locator("[data-rising]").count() == 0
    assert stand.page.locator("use[href='#krabcek-crown']").count() == 1


@pytest.mark.parametrize("how", ["a key", "a click beside the board"])
def test_any_input_skips_the_rise(stand: Stand, how: str) -> None:
    rise(stand)
    if how == "a key":
        stand.page.keyboard.press("Shift")
    else:
        stand.page.mouse.click(2, 2)
    expect(stand.page.locator("[data-rising]")).to_have_count(0)
    expect(stand.page.locator("use[href='#krabcek-crown']")).to_have_count(1)


def test_what_is_under_the_pointer_is_described(stand: Stand) -> None:
    stand.show(endgame("w 6"))
    bubble = stand.page.locator("[data-described]")
    for name, *said in [
        ("v32", "Big Stack: a Middleman on the Bigboy.", "Avenue: wide"),
        ("x11", "Alley: narrow"),
        ("g32", "Gate: your pieces enter"),
        ("v00", "opposite side"),
        ("wM", "Middleman: fits on Streets and Avenues"),
    ]:
        stand.page.mouse.move(*stand.middle(name))
        for each in said:
            expect(bubble).to_contain_text(each)
            ids = (stand.spot(name).get_attribute("aria-describedby") or "").split()
            told = [stand.page.locator(f"[id='{id_}']").text_content() or "" for id_ in ids]
            assert each in " ".join(told)
    stand.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    stand.page.mouse.click(*stand.middle("g12"))
    expect(stand.spot("g12")).to_have_attribute("aria-pressed", "true")
    expect(bubble).to_have_count(0)  # nothing hides the goals


def test_a_long_press_describes(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(viewport=PHONE, has_touch=True), stand_url)
    stand.show(endgame("w 6"))
    x, y = stand.middle("x11")
    stand.page.evaluate(
        """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("pointerdown",
            { pointerType: "touch", isPrimary: true, bubbles: true, clientX: x, clientY: y }))""",
        [x, y],
    )
    expect(stand.page.locator("[data-described]")).to_contain_text("Alley: narrow")
    stand.page.touchscreen.tap(*stand.middle("g32"))
    expect(stand.page.locator("[data-described]")).to_have_count(0)


def test_names_of_fields_show_only_if_wished_and_then_on_targets_and_beside_pieces(
    visit: Callable[..., Page], stand_url: str
) -> None:
    stand = Stand(visit(), stand_url)
    stand.show(endgame("w 3"))
    expect(stand.page.locator(".picture text")).to_have_count(0)
    page = visit()
    choose(page, coordinates=True)
    stand = Stand(page, stand_url)
    stand.show(endgame("w 3"))
    stand.tap("wS")
    named = page.locator(".picture text")
    expect(page.locator("text.lit", has_text="h31")).to_be_visible()
    expect(page.locator("text.tag", has_text="v32")).to_be_visible()
    assert {"h31", "v32", "x11", "g32"} <= set(named.all_text_contents())


def test_what_can_move_glows_also_beside_the_board(stand: Stand) -> None:
    position = stand.show(at("b S@v31 M@x20 w M@g10", "b 2"))
    glows = stand.page.locator("[data-glow='ready']")
    starts = {re.split("[-=]", move)[0] for move in position.moves() if "@" not in move}
    kinds = {move[0] for move in position.moves() if "@" in move}
    assert starts
    assert kinds
    expect(glows).to_have_count(len(starts) + sum({"S": 3, "M": 1, "B": 1}[kind] for kind in kinds))
    stand.tap("x20")
    expect(glows).to_have_count(0)
    expect(stand.page.locator("[data-glow='held']")).to_have_count(1)


def test_the_waiting_piece_that_is_taken_is_marked_and_leaves(stand: Stand) -> None:
    """The first of three: the ring is around it, it fades while it is dragged, and its slot is empty afterwards."""
    before = at("b S@v31 w -", "b 3")
    stand.show(before)
    page = stand.page
    x, y = stand.middle("bS")
    step = page.evaluate(
        "() => window.shown.scene.places.bS.step * document.querySelector('main svg[viewBox]').getScreenCTM().a"
    )
    page.mouse.click(x - 1.5 * step, y)
    ring = page.locator("[data-glow='held']").bounding_box()
    assert ring
    assert abs(ring["x"] + ring["width"] / 2 - (x - 1.5 * step)) < 2
    assert ring["width"] < 2 * step
    assert page.locator(".waiting.away").count() == 0  # it fades only in the air
    page.mouse.move(x - 1.5 * step, y)
    page.mouse.down()
    page.mouse.move(*stand.middle("h20"), steps=5)
    faded = page.locator(".waiting.away").bounding_box()
    assert faded
    assert abs(faded["x"] + faded["width"] / 2 - (x - 1.5 * step)) < 2
    page.mouse.up()
    stand.show(before, next(move for move in before.moves() if move.startswith("S@")), "die 1")
    gone = page.locator(".waiting.gone").filter(has=page.locator("use[href='#krabcek-bS']"))
    expect(gone).to_have_count(2)
    middles = [box["x"] + box["width"] / 2 for each in gone.all() if (box := each.bounding_box())]
    assert any(abs(middle - (x - 1.5 * step)) < 2 for middle in middles)


def test_alley_street_and_avenue_have_a_legend(stand: Stand) -> None:
    stand.show(endgame("w 3"))
    legend = stand.page.get_by_role("list", name="Who fits where")
    expect(legend.get_by_role("listitem")).to_contain_text(["Alley", "Street", "Avenue"])


def test_with_less_motion_nothing_flies(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(reduced_motion="reduce"), stand_url)
    stand.show(endgame("w 3"))
    stand.show(endgame("w 3"), "S@v32")
    assert stand.page.locator("[data-rising]").count() == 0
    assert stand.page.locator("use[href='#krabcek-crown']").count() == 1
    stand.show(at("b S@h01 w -", "b 6"))
    stand.show(at("b S@h01 w -", "b 6"), "h01-h20", "die 5")
    assert stand.page.locator("[data-flying]").count() == 0
    assert stand.page.locator("[data-piece='h20']").count() == 1
    expect(stand.page.locator("use[href='#krabcek-die-5']")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing_and_every_place_has_its_words(
    visit: Callable[..., Page], stand_url: str, language: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language, patterns=True)
    stand = Stand(page, stand_url)
    stand.show(endgame("w 6"))
    assert page.locator("[data-spot]").count() == 62
    assert page.locator("[data-spot][tabindex='0']").count() == 1
    axe(page)


def test_on_a_phone_what_can_be_tapped_is_large(visit: Callable[..., Page], stand_url: str) -> None:
    """Goals and gates at least 44 px; fields lie too close for all to be so, and no two share a point."""
    page = visit(viewport=PHONE, has_touch=True)
    stand = Stand(page, stand_url)
    stand.show(GAME.start(seed=5))
    for gate in ("g12", "g10", "g32"):
        box = stand.spot(gate).locator("path").first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, gate
    stand.show(endgame("w 3"))
    for kind in ("wS", "wM", "wB"):
        box = stand.spot(kind).locator("path").first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, kind


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_looks_as_it_did(visit: Callable[..., Page], stand_url: str, theme: str) -> None:
    page = visit(viewport={"width": 700, "height": 860}, reduced_motion="reduce")
    choose(page, theme=theme)
    stand = Stand(page, stand_url)
    position = at("b L@h10 S@h02 M@x11 w G@v00 S@x12 S@g23", "b 6")
    stand.show(position, arrows=[{"move": "h02=h10", "weight": 1}])
    stand.tap("h10")
    page.mouse.move(0, 0)
    alike(page.locator(".picture > svg"), "krabcek")


def test_at_the_table_against_a_bot(page: Page, site: str) -> None:
    ann = alone(page, site, "krabcek")
    spot = page.locator(".stage [data-spot]")
    told = page.locator("[role=log] p").last
    while "Choose a gate" in (ann.sentence.text_content() or ""):
        gate = page.locator(".stage .live[data-spot^='g']").first
        name = gate.get_attribute("data-spot")
        gate.press("Enter")
        expect(page.locator(f".stage .live[data-spot='{name}']")).to_have_count(0)
        expect(ann.sentence).to_have_text(re.compile("^(Choose|You)"))
        expect(told).to_have_text(ann.sentence.inner_text())  # the second of two in a row as well
    expect(ann.sentence).to_have_text(re.compile("^You rolled a"))
    page.locator(".stage [data-spot='bB']").press("Enter")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".stage .arrow path")).not_to_have_count(0)
    start = page.locator(".stage .live[data-spot^='b']").first
    start.press("Enter")
    spot.and_(page.locator("[data-spot='g03']")).press("Enter")
    start.press("Escape")
    count = ann.count()
    start.press("Enter")
    page.locator(".stage .live[data-spot]:not([aria-pressed])").first.press("Enter")
    expect(page.locator(f'[data-count="{count}"]')).to_have_count(0)
    expect(ann.sentence).to_have_text(re.compile("^You rolled a"))
    assert ann.look(seat=0)["now"]["view"]["turns"] >= 2
