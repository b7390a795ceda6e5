"""Puzzles in a browser: solved, failed with a refutation, the puzzle of the day, and on the static site."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from strandline.core.puzzles import Puzzle, puzzles

from .conftest import PHONE
from .pages import axe, choose, forgive, tap
from .static_site import StaticHost

Visit = Callable[..., Page]
KEY = "strandline-puzzles"


def only(page: Page, game: str, puzzle: Puzzle, **more: Any) -> None:
    """Leave one puzzle of a game to be solved."""
    done = {each.id: 1 for each in puzzles(game) if each is not puzzle}
    kept = {"rating": 1000, "rated": 20, "streak": 2, "best": 5, "done": {game: done}, "days": {}} | more
    page.add_init_script(f"localStorage['{KEY}'] ??= {json.dumps(json.dumps(kept))}")


def kept(page: Page) -> Any:
    return page.evaluate(f"JSON.parse(localStorage['{KEY}'])")


def long_one() -> Puzzle:
    """A puzzle of Crab Stack whose answer has two moves of one's own, with the other's between them."""
    return next(each for each in puzzles("crab-stack") if len(each.lines[0]) == 3 and each.then)


def test_a_puzzle_is_solved_on_the_board_and_counts(visit: Visit, site: str) -> None:
    page = visit()
    choose(page, motion="off")
    puzzle = long_one()
    only(page, "crab-stack", puzzle)
    page.goto(f"{site}/puzzles/crab-stack")
    expect(page.get_by_role("heading", name="Find the only move that wins")).to_be_visible()
    axe(page)
    first, _, second = puzzle.lines[0]
    tap(page, *first.split("-"))
    expect(page.get_by_text("Right! Keep going.")).to_be_visible()
    tap(page, *second.split("-"))
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_text("3 in a row")).to_be_visible()
    assert kept(page)["done"]["crab-stack"][puzzle.id] == 1
    assert kept(page)["rating"] > 1000
    page.get_by_role("button", name="Play it out").click()
    expect(page.get_by_role("button", name="Play it out")).to_be_hidden()
    axe(page)


def test_a_wrong_move_is_refuted_by_the_keyboard_too_and_counts_once(visit: Visit, site: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, motion="off")
    puzzle = next(each for each in puzzles("krabcek") if each.replies and "tower" not in each.themes)
    only(page, "krabcek", puzzle)
    page.goto(f"{site}/puzzles/krabcek")
    wrong, best = next(iter(puzzle.replies)), puzzle.lines[0][0]
    page.locator("summary", has_text="All possible moves").press("Enter")
    page.locator(f'[data-move="{wrong}"]').press("Enter")
    status = page.locator(".answer [role=status]")
    expect(status).to_contain_text(f"worth {puzzle.worth[wrong]} %; the best move is worth {puzzle.worth[best]} %")
    expect(status).to_contain_text("The board shows why.")
    lost = kept(page)
    assert (lost["done"]["krabcek"][puzzle.id], lost["streak"], lost["best"]) == (0, 0, 5)
    axe(page)
    page.get_by_role("button", name="Try again").press("Enter")
    page.get_by_role("button", name="Hint").press("Enter")
    page.locator("summary", has_text="All possible moves").press("Enter")
    page.locator(f'[data-move="{best}"]').press("Enter")
    expect(status).to_contain_text("Solved!")
    assert kept(page) == lost


def test_the_puzzle_of_the_day_is_the_same_for_everyone_and_its_result_can_be_shared(visit: Visit, site: str) -> None:
    told = []
    for zone in ("Pacific/Auckland", "America/Los_Angeles"):
        page = visit(timezone_id=zone, permissions=["clipboard-read", "clipboard-write"])
        choose(page, motion="off")
        page.clock.set_fixed_time("2026-03-01T12:00:00Z")
        page.goto(f"{site}/puzzles")
        page.get_by_role("link", name="Solve Puzzle of the day").click()
        page.get_by_role("button", name="Show the answer").click()
        expect(page.get_by_text("That was the answer.")).to_be_visible()
        page.get_by_role("button", name="Share").click()
        expect(page.get_by_text("Copied", exact=False).first).to_be_visible()
        told.append((kept(page)["done"], page.evaluate("navigator.clipboard.readText()")))
        assert kept(page)["days"] == {"2026-03-01": 0}
    assert told[0] == told[1]
    assert told[0][1] == f"Strandline, puzzle of 2026-03-01: ☆☆ not this time. You?\n{site}/puzzles/daily"
    page.clock.set_fixed_time("2026-02-20T12:00:00Z")  # the clock jumps back
    page.goto(f"{site}/puzzles")
    expect(page.get_by_text("The same for everyone")).to_be_visible()


def test_torn_results_are_told_and_another_tab_is_heard(visit: Visit, site: str) -> None:
    page = visit()
    page.goto(site)
    page.evaluate(f"localStorage['{KEY}'] = '{{'")
    page.goto(f"{site}/puzzles")
    expect(page.get_by_text("earlier results can’t be read")).to_be_visible()
    axe(page)
    other = page.context.new_page()
    other.goto(f"{site}/puzzles/krabcek")
    other.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text("Your rating:")).to_be_visible()
    expect(page.get_by_text("can’t be read")).to_be_hidden()
    other.close()


def test_a_game_that_has_no_puzzles_shows_those_that_do(page: Page, site: str) -> None:
    page.goto(f"{site}/puzzles/chess")
    expect(page.get_by_role("alert")).to_contain_text("no such puzzles")
    expect(page.get_by_role("link", name=re.compile("Krabcek"))).to_be_visible()


@pytest.mark.slow
def test_the_static_site_has_them_without_a_server(visit: Visit, static_site: StaticHost) -> None:
    page = visit()
    forgive(page, "engine/engine.json")
    choose(page, motion="off")
    puzzle = next(each for each in puzzles("crab-stack") if len(each.lines[0]) == 1)
    only(page, "crab-stack", puzzle)
    page.goto(f"{static_site.url}puzzles/crab-stack/")
    expect(page.get_by_role("heading", name="Find the only move that wins")).to_be_visible(timeout=60_000)
    tap(page, *puzzle.lines[0][0].split("-"))
    expect(page.get_by_text("Solved!")).to_be_visible(timeout=30_000)
