"""The last moves of a table are played again on its board."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .pages import axe
from .people import PERSON, Player, alone

GAMES: dict[str, dict[str, Any]] = {"crab-stack": {}, "krabcek": {}, "survive": {"players": 2}}

NOTE = """() => {
  const name = (spot) => spot.getAttribute("aria-label");
  const note = () => window.seen.push([
    document.querySelector(".sentence").firstChild.textContent.trim(),
    [...document.querySelectorAll("[data-spot]")].map(name).join(";"),
    [...document.querySelectorAll("[role=log] p")].at(-1)?.textContent ?? "",
  ]);
  window.seen = [];
  new MutationObserver(note).observe(document.querySelector(".table"),
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Notes, after every change, the sentence above the board, the names of all places, and what was announced last."""


def seen(page: Page) -> list[tuple[str, str, str]]:
    """Return what was noted since the last time."""
    return [tuple(noted) for noted in page.evaluate("window.seen.splice(0)")]


@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_moved_is_played_again_from_ones_own_last_move(page: Page, site: str, game: str) -> None:
    ann = alone(page, site, game, options=GAMES[game])
    page.evaluate(NOTE)
    ann.play()
    ann.choices()
    # By the time of the bot's first move, the board has shown our own.
    boards = [board for sentence, board, _ in seen(page) if "is thinking" in sentence]
    question = ann.sentence.inner_text()
    ann.tab("log")
    seen(page)
    button = page.get_by_role("button", name="Replay last moves")
    button.press("Enter")
    expect(page.get_by_role("button", name="Stop the replay")).to_be_focused()
    expect(page.locator("[role=log] p").last).to_have_text(question)
    expect(button).to_be_focused()
    expect(ann.sentence).to_have_text(question)
    shown = seen(page)
    start = next(board for sentence, board, _ in shown if sentence == "Replaying the last moves …")
    assert start in boards
    assert start != shown[-1][1]
    moves = {sentence for sentence, _, _ in shown if sentence.startswith("Pip, level 1")}
    assert moves
    assert all(any(said.startswith(move) for _, _, said in shown) for move in moves)


def test_a_replay_ends_by_escape_by_a_touch_of_the_board_and_by_a_move(page: Page, site: str) -> None:
    ann = alone(page, site)
    ann.play()
    ann.choices()
    button, stop = (page.get_by_role("button", name=name) for name in ("Replay last moves", "Stop the replay"))
    question = ann.sentence.inner_text()
    # No replay ends by itself.
    page.evaluate("const real = setTimeout; window.setTimeout = (work, ms) => ms < 500 ? real(work, ms) : 0")
    button.click()
    expect(ann.sentence).to_have_text("Replaying the last moves …")
    axe(page)
    page.keyboard.press("Escape")
    expect(ann.sentence).to_have_text(question)
    button.click()
    expect(stop).to_be_visible()
    ann.board.click(position={"x": 5, "y": 5})
    expect(ann.sentence).to_have_text(question)
    button.click()
    expect(stop).to_be_visible()
    ann.play()
    expect(button).to_be_visible()


def test_with_secrets_at_one_screen_only_who_has_lifted_the_curtain_sees_their_replay(page: Page, site: str) -> None:
    two = Player(page, site).make("survive", [PERSON, PERSON], options={"players": 2})
    two.sit(0, 1, names=("Ann", "Bob")).come()
    button = page.get_by_role("button", name="Replay last moves")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/views?" in request.url else None)
    for seat in (0, 1):
        lift = page.locator(".curtain button")
        expect(lift).to_be_visible()
        expect(button).to_have_count(0)
        lift.click()
        expect(button).to_be_visible()
        if seat:
            button.click()
            expect(two.sentence).to_contain_text("Ann")
            assert [url.partition("seat=")[2] for url in asked] == ["1"]
        else:
            button.click()
            expect(page.locator(".reply")).to_have_text("No moves yet.")
            two.play()
