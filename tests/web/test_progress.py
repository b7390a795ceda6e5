"""What this browser keeps of its player: results after a game, what comes next, download and deletion."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import Server, axe, choose

Visit = Callable[..., Page]


def won(level: int) -> dict[str, Any]:
    return {"id": f"w{level}{id(object())}", "game": "krabcek", "at": 0, "players": 2, "outcome": "won", "level": level}


def test_a_finished_game_shows_up_is_taken_away_and_deleted(visit: Visit, site: str, server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.make("crab-stack", public=True)["id"]
    ann.sit(table, 0)
    bob.sit(table, 1)
    bob.do(table, do="resign", seat=1)
    page = visit(viewport=PHONE)
    page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": site}])
    page.goto(site)
    page.get_by_role("link", name="Your progress").click()
    expect(page.get_by_text("1 won, 0 drawn, 0 lost")).to_be_visible()
    expect(page.get_by_role("row", name="Crab Stack people 1 0 0")).to_be_visible()
    axe(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all of it").click()
    file = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [(each["id"], each["outcome"]) for each in file["games"]] == [(table, "won")]
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete all of it").click()
    expect(page.get_by_text("Finish a game, and it shows up here.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Finish a game, and it shows up here.")).to_be_visible()


def test_home_says_what_is_next_and_torn_storage_is_told(visit: Visit, site: str) -> None:
    page = visit()
    choose(page, level=2)
    games = json.dumps([{**won(3), "id": str(n)} for n in range(2)])
    page.goto(site)
    expect(page.get_by_role("link", name="Learn Crab Stack step by step")).to_be_visible()
    page.evaluate("games => localStorage['strandline-history'] = games", games)
    page.reload()
    page.get_by_role("link", name="You’ve beaten level 3 of Krabcek twice").click()
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    expect(page.get_by_label("Level of the bot on seat 2")).to_have_value("4")
    page.evaluate("localStorage['strandline-history'] = '[{'")
    page.goto(f"{site}/progress")
    expect(page.get_by_role("alert").filter(has_text="can’t be read")).to_be_visible()
