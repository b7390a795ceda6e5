"""A player's progress: results after a game, what comes next, download and deletion, on one device and on two."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import Server, axe, choose, forgive

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


def miss_a_puzzle(page: Page, site: str, n: int) -> None:
    """Miss a puzzle of Krabcek, the n-th that is rated, and wait until the server has it."""
    page.goto(f"{site}/puzzles/krabcek")
    has_it = lambda answer: answer.request.method == "PUT" and f'"rated":{n},' in answer.request.post_data  # noqa: E731
    with page.expect_response(has_it) as answer:
        page.get_by_role("button", name="Show the answer").click()
    assert answer.value.url == f"{site}/api/me/progress"
    assert answer.value.ok


def test_a_second_device_goes_on_where_the_first_is_and_both_are_deleted(visit: Visit, site: str) -> None:
    laptop, phone = visit(), visit(viewport=PHONE)
    laptop.goto(site)
    solved = {"rating": 1300, "rated": 9, "streak": 3, "best": 6, "done": {"krabcek": {"x": 1}}, "days": {}}
    laptop.evaluate("solved => localStorage['strandline-puzzles'] = solved", json.dumps(solved))
    laptop.evaluate("""() => {
      localStorage["strandline-learn"] = '{"survive": 2}';
      localStorage["strandline-learn-lengths"] = '{"survive": 7}';
    }""")
    miss_a_puzzle(laptop, site, 10)
    token = laptop.request.post(f"{site}/api/me/link").json()["token"]

    phone.goto(f"{site}/join/{token}")
    phone.get_by_role("button", name="Use this link").click()
    expect(
        phone.get_by_role("link", name="Go on learning Survive – Escape from Atlantis: 2 of 7 steps done")
    ).to_be_visible()
    phone.goto(f"{site}/progress")
    expect(phone.get_by_text("Rating 12")).to_be_visible()
    expect(phone.get_by_text("on this server, for you alone")).to_be_visible()
    axe(phone)
    miss_a_puzzle(phone, site, 11)
    laptop.goto(f"{site}/progress")
    rating = phone.evaluate("JSON.parse(localStorage['strandline-puzzles']).rating")
    expect(laptop.get_by_text(f"Rating {rating}; 1 solved; at most 6 in a row")).to_be_visible()

    laptop.get_by_role("button", name="Delete all of it").click()
    expect(laptop.get_by_role("dialog")).to_contain_text("and the server")
    laptop.get_by_role("dialog").get_by_role("button", name="Delete all of it").click()
    expect(laptop.get_by_text("Deleted.", exact=True)).to_be_visible()
    expect(laptop.get_by_text("1 solved")).to_be_hidden()
    assert laptop.request.get(f"{site}/api/me/progress").json()["progress"] is None
    phone.goto(f"{site}/progress")
    expect(phone.get_by_role("link", name="Learn Crab Stack step by step")).to_be_visible()
    expect(phone.get_by_text("at most")).to_be_hidden()
    expect(phone.get_by_text("Go on learning")).to_be_hidden()


def test_what_is_deleted_without_a_connection_is_deleted_at_the_server_later(visit: Visit, site: str) -> None:
    page = visit()
    forgive(page, "ERR_INTERNET_DISCONNECTED")
    miss_a_puzzle(page, site, 1)
    page.goto(f"{site}/progress")
    expect(page.get_by_text("0 solved")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Delete all of it").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete all of it").click()
    expect(page.get_by_text("Deleted here. The copy on the server")).to_be_visible()
    expect(page.get_by_text("0 solved")).to_be_hidden()
    page.context.set_offline(False)
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.goto(f"{site}/progress")
    expect(page.get_by_text("0 solved")).to_be_hidden()
    assert page.request.get(f"{site}/api/me/progress").json()["progress"] is None
