"""The data about the dice that a browser keeps when someone sits down, and its check afterwards."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from .pages import axe
from .people import BOT, PERSON, Player
from .test_doubts import Wire

KEY = "strandline-dice"


def kept(page: Page) -> dict[str, Any]:
    """What the browser has kept of its only table."""
    (found,) = json.loads(page.evaluate("key => localStorage[key]", KEY))
    return dict(found)


def keep(page: Page, changed: dict[str, Any]) -> None:
    """Change it, as if the server had shown something else at the time."""
    page.evaluate("([key, kept]) => { localStorage[key] = kept; }", [KEY, json.dumps([changed])])


def test_the_dice_are_checked_against_what_the_browser_kept_when_someone_sat_down(page: Page, site: str) -> None:
    ann = Player(page, site).make("crab-stack", [PERSON, BOT]).come()
    commitment = str(ann.look()["table"]["commitment"])
    expect(page.get_by_text(commitment[:12], exact=True)).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Sit here").click()
    expect(ann.board).to_be_visible()
    ann.do("resign", seat=0)
    record = page.request.get(f"{site}/api/tables/{ann.table}/record").json()["extra"]["table"]
    assert record["commitments"] == [commitment, None]
    mine = {"table": ann.table, "commitment": commitment, "nonces": {"0": record["nonces"][0]}}
    assert kept(page) == mine

    def check() -> Locator:
        page.goto(f"{site}/replay/{ann.table}")
        page.get_by_role("button", name="Check the deal").click()
        return page.get_by_role("region", name="Fair deal").get_by_role("status")

    told = check()
    expect(told).to_contain_text("The commitment and your number are the ones that this browser kept")
    expect(told.locator(".fair")).to_be_visible()
    keep(page, {**mine, "commitment": "ef" * 32})
    expect(check()).to_contain_text(
        f"kept the commitment efefefefefef when you sat down, but the file has {commitment[:12]}."
    )
    expect(told.locator(".unfair")).to_be_visible()
    keep(page, {**mine, "nonces": {"0": "ef" * 16}})
    expect(check()).to_contain_text("this browser kept your number efefefefefef when you took seat 1, but the file has")
    expect(told.locator(".unfair")).to_be_visible()
    keep(page, mine)

    def of_another_table(route: Route) -> None:
        changed = route.fetch().json()
        changed["extra"]["table"]["id"] = "another"
        route.fulfill(json=changed)

    page.route("**/record", of_another_table)
    expect(check()).to_contain_text("No match: the file is of another table.")
    expect(told.locator(".unfair")).to_be_visible()


def test_a_browser_says_that_the_server_shows_another_commitment_than_it_kept(page: Page, site: str) -> None:
    ann = Player(page, site).make("crab-stack", [PERSON, PERSON]).come()
    page.get_by_role("button", name=re.compile("Sit here.*Seat 1")).click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
    keep(page, {**kept(page), "commitment": "ef" * 32})
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Your browser kept another commitment when you sat down: efefef")
    page.get_by_role("button", name=re.compile("Sit here.*Seat 2")).click()
    expect(page.get_by_text("dice commitment isn’t the one that you were shown")).to_be_visible()
    assert ann.look()["now"]["status"] == "open"
    page.get_by_role("button", name="Leave seat").click()
    expect(page.get_by_role("button", name="Leave seat")).to_have_count(0)
    assert kept(page) == {"table": ann.table, "commitment": "ef" * 32, "nonces": {}}


def test_a_browser_keeps_its_number_though_the_server_never_says_that_it_has_it(page: Page, site: str) -> None:
    wire = Wire(page)
    ann = Player(page, site).make("crab-stack", [PERSON, PERSON]).come()
    wire.trouble = "silence"
    page.get_by_role("button", name=re.compile("Sit here.*Seat 1")).click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
    state = ann.look()
    nonce = state["now"]["seats"][0]["nonce"]
    assert kept(page) == {"table": ann.table, "commitment": state["table"]["commitment"], "nonces": {"0": nonce}}
