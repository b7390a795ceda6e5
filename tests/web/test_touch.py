"""With a finger: on a phone, whatever can be tapped is at least 44 px wide and high."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import PHONE
from .pages import Server, choose
from .states import GAMES, against_a_bot, record, replayed
from .states import Visit as State

SMALL = """() => {
    const can = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]";
    const inText = (link) => getComputedStyle(link).display === "inline"
        && link.closest(":not(a, bdi, b, span)").innerText.trim() !== link.innerText.trim();
    const small = [];
    for (const each of document.querySelectorAll(can)) {
        if (!each.checkVisibility({ visibilityProperty: true }) || (each.matches("a") && inText(each))) continue;
        const target = each.matches("input") ? each.closest("label") ?? each : each;
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) < 43.99)
            small.push([each.dataset.spot ?? "", `${width | 0}×${height | 0} ${each.outerHTML.slice(0, 120)}`]);
    }
    return small;
}"""
"""What is too small for a finger: its place on a board, if it is one, and what it is. Links in running text may be."""

CROWDED = {
    "krabcek": "62 fields lie on ways that cross; goals grow when a piece is in hand, and every move is in the list",
    "survive": "13 hexes in a row; the board can be zoomed, and every move is in the list",
}
"""Boards whose places cannot all be large on 360 px, and what helps there."""


def too_small(page: Page, game: str = "") -> list[str]:
    found: list[tuple[str, str]] = page.evaluate(SMALL)
    return [f"{page.url} {what}" for spot, what in found if not (spot and game in CROWDED)]


@pytest.fixture
def phone(visit: Callable[..., Page]) -> Page:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    choose(page, sound=False)
    return page


def test_on_pages_a_finger_finds_everything(phone: Page, server: Server) -> None:
    state = State(phone, server.url, server.guest())
    wrong = []
    for path in ("/", "/settings", "/rules", "/learn", "/replay", "/new/crab-stack", "/new/krabcek", "/new/survive"):
        state.go(path, "form" if "new" in path else ".games img" if path == "/" else "h1")
        if "new" in path:
            phone.locator("summary").first.click()
        wrong += too_small(phone)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_at_a_game_a_finger_finds_everything(phone: Page, server: Server, game: str) -> None:
    """At its table with every panel, in its rules, in Learn and in a replay."""
    state = State(phone, server.url, server.guest())
    state.table(game, lambda guest: against_a_bot(guest, game, 1))
    state.guest.do(state.made[game][1], "chat", text="⛵")
    wrong = too_small(phone, game)
    for panel in ("chat", "words", "choices"):
        state.press(f"#tab-{panel}")
        phone.locator(f"#panel[aria-labelledby=tab-{panel}] :is(.tools, .spoken, .choices) *").first.wait_for()
        wrong += too_small(phone, game)
    assert phone.locator("#panel [data-move]").count() > 0
    state.press(".actions .icon >> nth=-1")
    phone.get_by_role("dialog").wait_for()
    wrong += too_small(phone, game)
    for path, board in ((f"/rules/{game}", "figure"), (f"/learn/{game}", "[data-spot]")):
        state.go(path, board)
        phone.locator(board).first.scroll_into_view_if_needed()
        phone.locator("[data-spot]").first.wait_for(state="attached")
        wrong += too_small(phone, game)
    replayed(state, record(game, 12).json())
    wrong += too_small(phone, game)
    assert not wrong, "\n".join(wrong)


def test_on_a_phone_held_sideways_the_whole_board_is_in_sight(phone: Page, server: Server) -> None:
    phone.set_viewport_size({"width": 740, "height": 360})
    state = State(phone, server.url, server.guest())
    for game in GAMES:
        state.table(game, lambda guest, game=game: against_a_bot(guest, game))  # type: ignore[misc]
        box = phone.locator(".stage .board svg").first.bounding_box()
        assert box
        assert box["y"] >= 0, game
        assert box["y"] + box["height"] <= 360, game
        assert min(box["width"], box["height"]) > 200, game
