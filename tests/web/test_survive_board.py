"""Survive's board in the browser: every phase by tap, drag and keyboard; values, tiles, creatures and reactions."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import strandline
from strandline import Position
from tests.games.survive.atlantis import lay, to_die

from .conftest import PHONE
from .likeness import assert_alike
from .pages import axe, choose
from .stand import Stand

pytestmark = pytest.mark.slow

GAME = strandline.game("survive", players=3)
START = GAME.start(seed=3)
BUSY = lay(
    tiles="D4:b D5:f E4:m J7:b",
    who={"ra": "D4", "rb": "D4", "rc": "boat C3", "bj": "boat C3", "rd": "C1", "re": "B1", "ba": "E4", "rj": "NE"},
    boats="C3 C4 C1",
    sharks="A5",
    values="own",
    players=3,
)


def goals(stand: Stand) -> set[str]:
    """The places that are lit."""
    lit = stand.page.locator('[data-spot][aria-label*="can be chosen"]')
    return {spot.get_attribute("data-spot") or "" for spot in lit.all()}


def value(stand: Stand, worth: int) -> Locator:
    return stand.page.get_by_role("button", name=re.compile(rf"^explorer {worth} "))


def button(stand: Stand, name: str) -> Locator:
    return stand.page.get_by_role("button", name=name, exact=True)


def piece(stand: Stand, name: str) -> Locator:
    """In the list of what is on a hex."""
    return stand.page.get_by_label("Everything on this hex").get_by_role("button", name=name)


# Set-up


def test_sv_8_a_value_is_chosen_and_then_a_tile(stand: Stand) -> None:
    stand.show(START, seat=START.turn)
    value(stand, 6).click()
    assert goals(stand) == {move.split()[2] for move in START.moves()}
    stand.tap("D4")
    assert stand.said() == ["play put 6 D4"]


def test_sv_8_a_tile_may_be_chosen_before_the_value(stand: Stand) -> None:
    stand.show(START, seat=START.turn)
    stand.tap("E5")
    button(stand, "Explorer worth 4 on E5").click()
    assert stand.said() == ["play put 4 E5"]


def test_sv_8_an_explorer_is_placed_by_the_keyboard_alone(stand: Stand) -> None:
    stand.show(START, seat=START.turn)
    page = stand.page
    value(stand, 5).focus()
    page.keyboard.press("Space")
    stand.spot("F5").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert stand.said() == ["play put 5 F6"]


def test_sv_8_a_goal_that_takes_no_explorer_asks_why(stand: Stand) -> None:
    stand.show(START, seat=START.turn)
    value(stand, 1).click()
    stand.tap("A5")
    assert stand.said() == ["why put 1 A5"]


def test_sv_46_with_two_colours_the_colour_is_chosen_with_the_value(stand: Stand) -> None:
    position = strandline.game("survive", players=2, colours=2).start(seed=1)
    stand.show(position, seat=position.turn)
    colour, letter = ("green", "g") if position.turn == 0 else ("yellow", "y")
    stand.page.get_by_role("button", name=re.compile(rf"^{colour} 6 ")).click()
    stand.tap("D5")
    assert stand.said() == [f"play put {letter}6 D5"]


def test_sv_9_a_boat_is_placed_by_a_tap(stand: Stand) -> None:
    position = START
    while position.view()["phase"] == "putting":
        position = position.play(position.moves()[0])
    stand.show(position, seat=position.turn)
    stand.tap("A5", "C4")
    assert stand.said() == ["why boat A5", "play boat C4"]


# Step 2


def test_sv_14_a_walk_by_tap(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    expect(stand.page.get_by_role("heading", level=1)).to_have_text(
        "Move explorers and boats (3 moves left), or end your moves."
    )
    stand.tap("D4")
    assert goals(stand) == {"C3", "C4", "D3", "D5", "E3", "E4"}
    stand.tap("D5")
    assert stand.said() == ["play ra>D5"]


def test_sv_14_a_walk_by_drag(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.drag("D4", "E4")
    assert [move[2:] for move in stand.said()[0].split()] == ["ay", ">E4"]


def test_sv_14_a_walk_by_the_keyboard_alone(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    page = stand.page
    stand.spot("D4").focus()
    page.keyboard.press("Enter")
    assert "D5" in goals(stand)
    page.keyboard.press("Escape")
    assert goals(stand) == set()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(stand.spot("D5")).to_be_focused()
    page.keyboard.press("Enter")
    assert stand.said() == ["play ra>D5"]


def test_of_several_on_a_hex_one_is_picked_from_the_list(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("D4")
    piece(stand, "red explorer b").click()
    stand.tap("D5")
    assert stand.said() == ["play rb>D5"]


def test_of_several_on_a_hex_the_one_under_the_finger_is_picked(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    x, y = stand.middle("D4")
    for beside in (-9, 9):
        stand.page.mouse.click(x + beside, y - 4)
        stand.tap("D5")
    assert stand.said() == ["play ra>D5", "play rb>D5"]


def test_sv_16_a_tap_on_a_boat_boards_it_and_swimming_there_is_a_button(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("D4", "C4")
    assert stand.said() == ["play ra>boat C4"]
    stand.tap("D4")
    button(stand, "Red a swims on C4").click()
    assert stand.said() == ["play ra>sea C4"]
    expect(button(stand, "Red a swims on C4")).to_have_count(0)


def test_sv_18_a_tap_on_the_boat_of_its_own_hex_takes_a_swimmer_aboard(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    x, y = stand.middle("C1")
    stand.page.mouse.click(x, y + 14)  # the swimmer is below the boat
    stand.page.mouse.click(x, y - 8)
    assert stand.said() == ["play rd>boat C1"]


def test_passengers_are_large_enough_to_hit(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(), stand_url)
    stand.show(
        lay(tiles="J7:b", who={"ra": "boat C5", "rb": "boat C5", "rc": "boat C5"}, boats="C5", players=2), seat=0
    )
    stand.tap("C5")
    places = stand.page.locator("[data-crew]")
    expect(places).to_have_count(3)
    for n, place in enumerate(places.all()):
        box = place.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
        stand.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(stand.page.locator(f"[data-piece=r{'abc'[n]}]")).to_have_attribute("aria-pressed", "true")


def test_a_tap_beside_all_goals_puts_the_piece_down(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("D4", "M5")
    assert goals(stand) == set()
    stand.tap("D4")
    assert goals(stand)
    board = stand.page.locator(".survive .water svg").first.bounding_box()
    assert board
    stand.page.mouse.click(board["x"] + board["width"] / 2, board["y"] + 6)  # above all hexes
    assert goals(stand) == set()


def test_explorers_are_called_by_what_one_sees(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("D4")
    expect(stand.page.locator("[data-piece=ra] bdi")).to_have_text("red a")
    assert "survive-who" not in stand.page.inner_html("body")


def luminance(colour: str) -> float:
    parts = [int(each) / 255 for each in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_what_is_under_the_pointer_is_described(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    bubble = stand.page.locator("[data-described]")
    for place, *said in [
        ("D4", "Explorer. Walks one tile a move", "Beach. Beaches sink first"),
        ("A5", "Shark. Moves up to two hexes"),
        ("C3", "Boat. Carries up to three explorers"),
        ("NE", "Safe isle. An explorer who lands here is saved"),
    ]:
        stand.page.mouse.move(*stand.middle(place))
        for each in said:
            expect(bubble).to_contain_text(each)
            ids = (stand.spot(place).get_attribute("aria-describedby") or "").split()
            assert each in " ".join(stand.page.locator(f"[id='{id_}']").text_content() or "" for id_ in ids)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_legal_tiles_stand_out_on_sand_and_on_water(visit: Callable[..., Page], stand_url: str, scheme: str) -> None:
    stand = Stand(visit(color_scheme=scheme), stand_url)
    stand.show(BUSY, seat=0)
    stand.tap("D4")
    colour = "(each) => getComputedStyle(each).stroke"
    light, dark = (stand.page.locator(f".water path.{name}").first.evaluate(colour) for name in ("goal", "edge"))
    for ground in ("rgb(238, 220, 166)", "rgb(127, 174, 98)", "rgb(169, 162, 154)", "rgb(49, 112, 127)"):
        seen = [luminance(each) + 0.05 for each in (light, dark)]
        assert max(max(each, luminance(ground) + 0.05) / min(each, luminance(ground) + 0.05) for each in seen) >= 4.5


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE])
def test_sv_8_a_tile_before_a_value_is_marked_and_nothing_moves(
    visit: Callable[..., Page], stand_url: str, viewport: dict[str, int]
) -> None:
    stand = Stand(visit(viewport=viewport), stand_url)
    stand.show(START, seat=START.turn)
    stand.page.evaluate("() => document.fonts.ready")
    measure = """() => [".water svg", ".values"].map((name) =>
        JSON.stringify(document.querySelector(name).getBoundingClientRect()))"""
    before = stand.page.evaluate(measure)
    stand.tap("E5")
    expect(stand.page.locator(".water .at")).to_have_count(1)
    expect(button(stand, "Explorer worth 4 on E5")).to_be_visible()
    assert stand.page.evaluate(measure) == before


def test_sv_17_sv_18_jumping_off_a_boat_and_climbing_aboard(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("C3")
    piece(stand, "red explorer c").click()
    button(stand, "go into the water").click()
    stand.tap("C1")
    piece(stand, "red swimmer d").click()
    button(stand, "board the boat").click()
    assert stand.said() == ["play rc>sea C3", "play rd>boat C1"]


def test_sv_21_a_swimmer_lands_on_an_isle(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("B1")
    assert "NW" in goals(stand)
    stand.tap("NW")
    assert stand.said() == ["play re>NW"]
    stand.tap("B1", "NE")
    assert stand.said() == ["why re>NE"]


def test_sv_22_a_boat_is_dragged_and_goals_that_are_not_legal_ask_why(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.tap("C4", "B4")
    stand.drag("C4", "D5")
    stand.tap("D4", "A5", "D4", "M5")
    assert stand.said() == ["play boat C4>B4", "why boat C4>D5", "why ra>sea A5", "why ra>sea M5"]


def test_sv_11_moves_without_a_place_are_buttons(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    expect(stand.page.get_by_label("3 moves left")).to_be_visible()
    button(stand, "End my moves").click()
    assert stand.said() == ["play done"]


# Steps 3 and 4


def test_sv_24_the_terrain_that_is_due_lights_up(stand: Stand) -> None:
    stand.show(BUSY, "done", seat=0)
    expect(stand.page.get_by_role("heading", level=1)).to_have_text("Sink a beach tile.")
    assert goals(stand) == {"D4", "J7"}
    stand.tap("D5", "J7")
    assert stand.said() == ["why sink D5", "play sink J7"]


def test_sv_25_a_tile_sinks_and_its_back_is_turned(stand: Stand) -> None:
    stand.show(BUSY, "done", seat=0)
    sinking = BUSY.play("done")
    stand.show(sinking, "sink J7", "back wind", "die whale", seat=0)
    expect(stand.page.locator("use[href='#sv-tile-b']")).to_have_count(1)
    expect(stand.page.locator(".turned use[href='#sv-effect-wind']")).to_be_attached()
    expect(stand.page.locator(".turned")).to_have_count(0)


def test_sv_28_it_is_picked_who_boards(stand: Stand) -> None:
    crowd = lay(tiles="D4:b", who={"ra": "D4", "rb": "D4", "ba": "D4", "bb": "D4"}, players=2)
    position = stand.show(crowd, "done", "sink D4", "back boat", seat=0)
    assert "aboard ba" in position.moves()
    piece(stand, "blue swimmer a").click()
    stand.spot("D4").focus()
    stand.page.keyboard.press("Enter")
    button(stand, "Red b boards the boat").click()
    assert stand.said() == ["play aboard ba", "play aboard rb"]


def test_sv_36_the_creature_of_the_die_moves_step_by_step(stand: Stand) -> None:
    start = lay(tiles="J7:b J6:b", who={"ba": "J6"}, sharks="C4 A5", players=2)
    position = stand.show(to_die(start, "shark"), seat=0)
    stand.tap("C4")
    stand.tap("C5")
    assert stand.said() == ["play shark C4>C5"]
    stand.show(position, "shark C4>C5", seat=0)
    # On its way it needs not be picked up again.
    stand.tap("D6")
    button(stand, "Stop here").click()
    stand.tap("C5", "J6")
    assert stand.said() == ["play shark C5>D6", "play stay", "why shark C5>J6"]


def test_the_die_is_shown(stand: Stand) -> None:
    start = lay(tiles="J7:b J6:b", who={"ba": "J6"}, sharks="C4 A5", players=2)
    position = start
    while "die shark" not in position.moves():
        position = position.play(position.moves()[0])
    stand.show(position, seat=0)
    stand.show(position, "die shark", seat=0)
    expect(stand.page.get_by_role("img", name="Die: shark")).to_be_attached()


def test_sv_39_a_reaction(stand: Stand) -> None:
    start = lay(tiles="J7:b J6:b", who={"ba": "C5"}, sharks="C4", hands={1: ["b:repel-shark"]}, players=2)
    hunting = to_die(start, "shark")
    position = stand.show(hunting, "shark C4>C5", seat=1)
    assert position.moves() == ["let", "repel"]
    expect(stand.page.get_by_role("heading", level=1)).to_have_text(
        "A shark attacks your swimmer. Repel it, or don’t defend: then the swimmer is lost."
    )
    button(stand, "Repel it").click()
    button(stand, "Don’t defend").click()
    assert stand.said() == ["play repel", "play let"]


def test_sv_34_a_kept_tile_is_played_and_the_creature_put_anywhere(stand: Stand) -> None:
    start = lay(who={"ra": "C3"}, sharks="C5 A5", hands={0: ["b:move-shark", "b:wind"]}, boats="D3", players=2)
    stand.show(start, seat=0, arrows=[{"move": "play wind", "weight": 1}])
    assert stand.page.locator(".button.first").get_attribute("data-move") == "play wind"  # what is shown stands out
    stand.show(start, seat=0)
    expect(stand.page.locator(".button.first")).to_have_count(0)  # giving up is never the big button
    expect(stand.page.locator("[data-move=skip]")).to_have_class(re.compile("quiet"))
    button(stand, "Move a shark").click()
    button(stand, "Skip").click()
    position = stand.show(start, "play shark", seat=0)
    stand.tap("A5", "L5")
    assert stand.said() == ["play play shark", "play skip", "play shark A5>L5"]
    assert "shark A5>L5" in position.moves()


# Hidden things


def test_sv_45_own_values_are_shown_or_remembered_and_others_never_seen(stand: Stand) -> None:
    stand.show(BUSY, seat=0)
    stand.page.mouse.move(*stand.middle("D4"))
    expect(stand.spot("D4")).to_have_attribute("aria-label", re.compile("red explorer a, worth 1"))
    expect(stand.spot("E4")).to_have_attribute("aria-label", "E4, mountain, blue explorer a")
    stand.page.get_by_label("Show my values").uncheck()
    expect(stand.spot("D4")).to_have_attribute("aria-label", "D4, beach, red explorer a, red explorer b")
    assert stand.page.locator("svg .badge").count() == 0
    stand.page.reload()
    stand.page.wait_for_function("() => 'show' in window")
    stand.show(BUSY, seat=0)
    assert stand.page.locator("svg .badge").count() == 0
    stand.page.get_by_label("Show my values").check()
    assert stand.page.locator("main svg[viewBox] .badge").count() > 0


def test_sv_26_of_others_tiles_only_the_terrain_shows(stand: Stand) -> None:
    start = lay(who={"ra": "C3"}, hands={0: ["b:wind"], 1: ["f:repel-whale"]}, players=2)
    stand.show(start, seat=0)
    players = stand.page.get_by_label("Explorers saved and lost, and kept tiles")
    wind = players.get_by_role("button", name="wind: a boat moves up to 3 hexes")
    expect(players.get_by_role("button", name="kept tile from a forest")).to_be_visible()
    wind.click()
    expect(stand.page.get_by_text("A kept tile: it drives a boat up to three hexes.")).to_be_visible()
    stand.page.keyboard.press("Escape")
    expect(stand.page.get_by_text("A kept tile: it drives a boat up to three hexes.")).to_be_hidden()
    assert "repel-whale" not in players.inner_html()
    expect(players.get_by_role("listitem").last).to_contain_text("blue")  # whose they are


# What is seen


def standing(stand: Stand) -> int:
    return stand.page.locator(".piece use[href^='#sv-explorer'], .piece use[href^='#sv-swimmer']").count()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_sv_23_a_whale_comes_and_the_boat_goes(visit: Callable[..., Page], stand_url: str, motion: str) -> None:
    stand = Stand(visit(reduced_motion=motion), stand_url)
    start = lay(tiles="J7:b J6:b", who={"ba": "boat C5", "bb": "C6"}, boats="C5", whales="C4", players=2)
    hunting = to_die(start, "whale")
    stand.show(hunting, seat=0)
    assert stand.page.locator("use[href='#sv-hull']").count() == 1
    stand.show(hunting, "whale C4>C5", seat=0)
    if motion == "reduce":
        assert stand.page.locator("use[href='#sv-hull']").count() == 0
    expect(stand.page.locator("use[href='#sv-hull']")).to_have_count(0)
    expect(stand.page.locator(".piece use[href='#sv-swimmer-b']")).to_have_count(2)


def test_the_lost_are_gone_and_the_saved_are_on_their_isle(stand: Stand) -> None:
    start = lay(tiles="J7:b", who={"ra": "B1", "rb": "C3", "ba": "J7"}, sharks="B3", players=2)
    stand.show(start, seat=0)
    assert standing(stand) == 3
    stand.show(start, "ra>NW", "rb>sea B3", seat=0)
    expect(stand.spot("NW")).to_have_attribute("aria-label", re.compile("red explorer a"))
    expect(stand.page.locator(".piece use[href='#sv-swimmer-r']")).to_have_count(0)
    expect(stand.page.locator(".piece use[href='#sv-explorer-r']")).to_have_count(1)


def test_the_lost_stay_visible_with_their_player(stand: Stand) -> None:
    start = lay(tiles="J7:b", who={"rb": "C3", "ba": "J7"}, sharks="B3", players=2)  # all others are lost
    stand.show(start, seat=0)
    players = stand.page.get_by_label("Explorers saved and lost, and kept tiles").get_by_role("listitem")
    expect(players.first.locator(".gone")).to_have_attribute("aria-label", re.compile("red a, red c"))
    stand.show(start, "rb>sea B3", seat=0)
    expect(players.first.locator(".gone")).to_have_attribute("aria-label", re.compile("red a, red b, red c"))
    expect(players.last.locator(".gone use")).to_have_count(9)


def eaten(stand: Stand) -> None:
    """Show a turn of another player at once, at whose end a shark eats an explorer."""
    start = lay(tiles="J7:b J6:b D4:b", who={"ba": "C5", "bb": "D4", "ra": "D4"}, sharks="C3", players=2)
    stand.show(start, seat=1)
    stand.show(start, "done", "sink J7", "back whale", "die shark", "shark C3>C4", "shark C4>C5", seat=1)


def test_moves_that_come_together_are_shown_one_by_one_with_a_skip(stand: Stand) -> None:
    eaten(stand)
    skip = button(stand, "Show the rest now")
    expect(skip).to_be_visible()
    expect(stand.page.locator(".water .can")).to_have_count(0)
    expect(stand.page.locator("[data-move=done]")).to_be_hidden()
    assert standing(stand) == 3
    skip.click()
    expect(skip).to_have_count(0)
    expect(stand.page.locator("use[href='#sv-swimmer-b']")).to_have_count(0)
    expect(stand.page.locator("[data-drama]")).to_have_count(0)


def test_any_key_shows_the_rest(stand: Stand) -> None:
    eaten(stand)
    expect(button(stand, "Show the rest now")).to_be_visible()
    stand.page.keyboard.press("x")
    expect(button(stand, "Show the rest now")).to_have_count(0)


def test_a_bite_a_smash_and_a_sinking_tile_are_seen_and_pass(stand: Stand) -> None:
    eaten(stand)
    expect(stand.page.locator("[data-drama=foam]")).to_be_attached()
    expect(stand.page.locator("[data-drama=shark]")).to_be_attached()
    expect(stand.page.locator("[data-drama]")).to_have_count(0)
    boat = lay(tiles="J7:b J6:b", who={"ba": "boat C5"}, boats="C5", whales="C4", players=2)
    hunting = to_die(boat, "whale")
    stand.show(hunting, seat=0)
    stand.show(hunting, "whale C4>C5", seat=0)
    expect(stand.page.locator("[data-drama=smash]")).to_be_attached()
    expect(stand.page.locator("[data-drama]")).to_have_count(0)


def test_with_reduced_motion_nothing_is_played(visit: Callable[..., Page], stand_url: str) -> None:
    stand = Stand(visit(reduced_motion="reduce"), stand_url)
    eaten(stand)
    assert stand.page.locator("[data-drama]").count() == 0
    assert stand.page.get_by_role("button", name="Show the rest now").count() == 0
    assert standing(stand) == 2


def test_hints_and_the_last_move_are_drawn(stand: Stand) -> None:
    arrows = [{"move": "ra>D5", "weight": 1}, {"move": "boat C4>B4", "weight": 0.4}]
    stand.show(BUSY, seat=0, arrows=arrows, log=[{"seat": 1, "move": "ba>E4", "way": ["D5", "E4"]}])
    assert stand.page.locator(".arrows > g").count() == 2
    assert stand.page.locator(".mark path").count() == 2


# For everyone


@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing_and_every_place_has_its_words(
    visit: Callable[..., Page], stand_url: str, language: str
) -> None:
    page = visit(viewport=PHONE)
    choose(page, language=language, patterns=True)
    stand = Stand(page, stand_url)
    stand.show(BUSY, seat=0)
    stand.tap("D4")
    assert page.locator("[data-spot]").count() == 137
    assert page.locator("[data-spot][tabindex='0']").count() == 1
    axe(page)
    stand.show(START, seat=START.turn)
    axe(page)


def test_on_a_phone_the_board_can_be_enlarged_and_lists_are_large(visit: Callable[..., Page], stand_url: str) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    stand = Stand(page, stand_url)
    stand.show(BUSY, seat=0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Zoom in").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    boxes = [stand.spot("D4").bounding_box()]
    stand.spot("D4").click()
    boxes += [each.bounding_box() for each in page.get_by_label("Everything on this hex").get_by_role("button").all()]
    for box in boxes:
        assert box
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(
    "options", [{"players": 3, "values": "own"}, {"players": 2, "colours": 2, "variants": ["crowded", "last-explorer"]}]
)
def test_every_sort_of_move_can_be_tapped(stand: Stand, options: dict[str, object]) -> None:
    """Through a whole game: at each decision of a seat one move of a sort not tried yet, by taps and buttons."""
    chooser = random.Random(2)
    tried: set[str] = set()
    position = strandline.game("survive", **options).start(seed=4)
    for _ in range(800):
        if position.turn is None:
            break
        move = chooser.choice(position.moves())
        if position.turn == 0:
            sorts = {sort(each): each for each in chooser.sample(position.moves(), len(position.moves()))}
            kind = min(sorts, key=lambda each: each in tried)
            if kind not in tried:
                move = sorts[kind]
                tried.add(kind)
                stand.show(position, seat=0)
                point(stand, position, move)
                assert stand.said() == [f"play {move}"]
        position = position.play(move)
    assert len(tried) > 12, tried


def sort(move: str) -> str:
    return re.sub(r"\b([rbgy][a-j]|[A-M]\d+|[rbgy]?[1-6])\b", "*", move)


def point(stand: Stand, position: Position, move: str) -> None:
    """Make a move as a person with a finger does."""
    page = stand.page
    seen = position.view(0)
    if put := re.fullmatch(r"put ([rbgy]?)(\d) (\w+)", move):
        colour = {"": "explorer", "r": "red", "b": "blue", "g": "green", "y": "yellow"}[put[1]]
        page.get_by_role("button", name=re.compile(rf"^{colour} {put[2]} ")).click()
        stand.tap(put[3])
    elif one := re.fullmatch(r"(?:boat|sink) (\w+)", move):
        stand.tap(one[1])
    elif one := re.fullmatch(r"aboard (\w+)", move):
        page.locator(f'button[data-piece="{one[1]}"]').click()
    elif ">" not in move:
        page.locator(f'[data-move="{move}"]').click()
    else:
        mover, _, goal = move.partition(">")
        groups = (seen[group].items() for group in ("walkers", "swimmers", "boats"))
        place = mover.split()[-1] if " " in mover else next(at for group in groups for at, who in group if mover in who)
        if stand.spot(place).get_attribute("aria-pressed") != "true":
            stand.tap(place)
        chip = page.locator(f'button[data-piece="{mover}"]')
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()
        if (goal.startswith("sea ") and goal.split()[-1] in seen["boats"]) or goal.split()[-1] == place:
            page.locator(f'[data-move="{move}"]').click()
            return
        stand.tap(goal.split()[-1])
        if (choice := page.locator(f'[data-move="{move}"]')).count():
            choice.click()


LATE_TILES = "D4 D5 D6 E3 E4 E6 F3 F5 F7 G3 G4 G7 H5 H6 I4 I5 J5"
LATE = {
    "ra": "D4", "rb": "D4", "ba": "D4", "rc": "boat C3", "bb": "boat C3", "rd": "C1", "re": "E4", "rf": "NW",
    "rg": "NW", "bc": "NE", "bd": "E6", "ga": "G4", "gb": "H5", "gc": "K3", "gd": "K3", "ge": "F5", "be": "G7",
    "rj": "I9",
}  # fmt: skip


@pytest.mark.parametrize("look", ["plain", "patterns", "held"])
def test_the_board_looks_as_it_did(visit: Callable[..., Page], stand_url: str, look: str) -> None:
    tiles = " ".join(f"{hex_}:{'bfm'[n % 3]}" for n, hex_ in enumerate(LATE_TILES.split()))
    position = lay(
        tiles=tiles, who=LATE, boats="C3 C5 I9 L4", sharks="A5 K6", whales="H2 K3", serpents="B1 C10 L10",
        hands={0: ["b:wind"], 1: ["f:repel-whale", "m:repel-shark"]}, values="own", players=3,
    )  # fmt: skip
    page = visit(reduced_motion="reduce")
    choose(page, patterns=look == "patterns", coordinates=look != "patterns")
    stand = Stand(page, stand_url)
    stand.show(position, "skip", seat=0, arrows=[{"move": "re>E5", "weight": 1}] if look == "patterns" else [])
    if look == "held":
        stand.tap("D4")
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    assert_alike(page.locator(".survive .water"), f"survive-{look}")


@pytest.mark.parametrize(("seat", "marked"), [(0, {"C5", "B7"}), (1, {"B7"}), (2, {"E9"}), (None, {"C5", "B7", "E9"})])
def test_what_a_creature_could_take_of_ones_own_shows_if_wished(
    visit: Callable[..., Page], stand_url: str, seat: int | None, marked: set[str]
) -> None:
    who = {"ra": "C5", "rb": "boat B7", "bc": "boat B7", "gd": "E9", "re": "M5", "rf": "J7"}
    position = lay(tiles="D4:b J7:b", who=who, boats="B7 C6", sharks="C4 E8", serpents="A6", players=3)
    page = visit()
    choose(page, threats=True)
    stand = Stand(page, stand_url)
    stand.show(position, seat=seat)
    expect(page.locator(".threatened")).to_have_count(len(marked))
    told = page.locator('[data-spot][aria-label*="within a creature’s reach"]')
    assert {spot.get_attribute("data-spot") for spot in told.all()} == marked


def test_nothing_is_marked_as_threatened_unless_wished(stand: Stand) -> None:
    position = lay(who={"ra": "C5", "rf": "J7"}, sharks="C4", players=3)
    assert position.view(0)["threatened"] == ["ra"]
    stand.show(position, seat=0)
    expect(stand.page.locator(".threatened")).to_have_count(0)
