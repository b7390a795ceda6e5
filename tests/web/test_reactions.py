"""Survive's reactions between two people, each with a browser: one's shark comes, the other is asked."""

import asyncio
import random
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from strandline.cli.serve import file_url
from strandline.host.commits import Entry
from strandline.server.identity import COOKIE
from strandline.server.server_clock import now_ms
from strandline.server.storage import Store
from strandline.table.events import Event
from tests.table.test_audiences import Step, happenings, played

from .conftest import PHONE
from .pages import Server, axe, choose, tap
from .people import Player

pytestmark = pytest.mark.slow
WINDOW = 12
"""Seconds to answer: the window always lasts this long, so that nobody knows who has answered."""


@cache
def hunt() -> list[Step]:
    """A game of two up to where a shark is about to come upon a swimmer whose owner could repel it."""
    for seed in range(6, 400):
        steps = played("survive", {"players": 2}, seed)
        for n, (position, move) in enumerate(steps):
            if len(position.asked) == 1 and move == "repel" and "shark" in steps[n - 1][1]:
                return steps[:n]
    raise AssertionError("nobody could repel anything")


class Hunt:
    """The table, with the hunter and the hunted in front of it."""

    def __init__(self, visit: Callable[..., Page], server: Server, window: int = WINDOW, **options: object):
        *before, (position, self.move) = hunt()
        assert position.turn is not None
        self.hunter = Player(visit(), server.url, "Hunter")
        self.hunted = Player(visit(**options), server.url, "Prey")
        seats = [self.hunted, self.hunter] if position.turn else [self.hunter, self.hunted]
        people = [self.person(each) for each in seats]
        table = f"hunt-{secrets.token_hex(4)}"
        events = []
        for n, (kind, body) in enumerate(happenings(before, random.Random(0)), 1):
            who = people[body["seat"]] if kind == "sat" else people[0]
            if kind == "made":
                body = {**body, "window": window, "clock": {"kind": "none"}}
            if kind == "sat":
                body = {**body, "name": seats[body["seat"]].name}
            events.append(Event.read(n, kind, now_ms(), body, who))
        summary = {"status": "playing", "last": now_ms(), "duty": None, "deciding": [position.turn]}
        made = {"game": "survive", "secret": "5" * 64, "host": people[0], "public": True}
        entry = Entry(table, events, summary, made=made)
        with ThreadPoolExecutor(1) as elsewhere:  # the browser's loop runs in this thread
            elsewhere.submit(asyncio.run, self.write(server, entry)).result()
        for each in seats:
            each.table = table
            each.come()
            expect(each.board).to_be_visible()

    @staticmethod
    def person(player: Player) -> str:
        cookies = player.page.context.cookies()
        return next(each["value"] for each in cookies if each["name"] == COOKIE).partition(".")[0]

    @staticmethod
    async def write(server: Server, entry: Entry) -> None:
        store = Store(file_url(server.folder))
        await store.open()
        await store.append(entry)
        await store.close()

    def strike(self) -> None:
        """Move the hunter's shark on the board."""
        found = re.fullmatch(r"shark (\w+)>(\w+)", self.move)
        assert found is not None
        start, goal = found.groups()
        if self.hunter.page.locator(f'[data-spot="{goal}"].goal').count() == 0:
            tap(self.hunter.page, start)
        tap(self.hunter.page, goal)


def test_who_is_asked_sees_what_comes_of_it_and_repels_by_the_boards_own_button(
    visit: Callable[..., Page], server: Server
) -> None:
    table = Hunt(visit, server)
    page, other = table.hunted.page, table.hunter.page
    expect(page.get_by_role("button", name="Repel it")).to_have_count(0)
    table.strike()
    question = "A shark attacks your swimmer. Repel it, or don’t defend: then the swimmer is lost."
    expect(table.hunted.sentence).to_have_text(question)
    expect(page.locator("[role=log] p").filter(has_text=question)).to_have_count(1)
    expect(page.get_by_role("timer")).to_contain_text(
        re.compile(r"revealed in \d+ seconds?\. No answer means no defence")
    )
    expect(page.locator('.seat.moving[data-seat="0"]')).to_have_count(1)
    expect(table.hunter.sentence).to_have_text("Waiting for Prey to respond.")
    expect(other.get_by_role("timer")).to_be_visible()
    expect(other.get_by_role("button", name="Repel it")).to_have_count(0)
    page.get_by_role("button", name="Repel it", exact=True).click()
    expect(table.hunted.sentence).to_have_text("You’ve answered. All answers will be revealed together.")
    expect(page.get_by_role("button", name="Repel it")).to_have_count(0)
    expect(page.locator("body")).not_to_be_focused()
    expect(other.locator("[role=log]")).not_to_contain_text("repelled")
    for each in (page, other):
        expect(each.locator(".log")).to_contain_text("The creature is repelled", timeout=30_000)
        expect(each.get_by_role("timer")).to_have_count(0)


def test_those_who_listen_are_told_the_seconds_twice_and_only_who_is_asked(
    visit: Callable[..., Page], server: Server
) -> None:
    table = Hunt(visit, server, window=15)
    table.strike()
    told = table.hunted.page.locator("[role=log] p").filter(has_text="Answers are revealed in")
    expect(told).to_have_count(1)
    assert int(re.findall(r"\d+", told.inner_text())[0]) > 5
    expect(told).to_have_count(2, timeout=30_000)
    expect(told.last).to_contain_text(re.compile("in [1-5] seconds?"))
    expect(table.hunter.page.locator(".log")).to_contain_text("No defence", timeout=30_000)
    expect(told).to_have_count(2)
    expect(table.hunter.page.locator("[role=log]")).not_to_contain_text("Answers are revealed in")


def test_axe_finds_nothing_where_someone_is_asked(visit: Callable[..., Page], server: Server) -> None:
    table = Hunt(visit, server, window=600)
    table.strike()
    expect(table.hunted.page.get_by_role("timer")).to_contain_text("in 10 minutes.")
    expect(table.hunted.page.get_by_role("button", name="Repel it", exact=True)).to_be_visible()
    for each in (table.hunted, table.hunter):
        axe(each.page)


def test_who_lets_it_pass_loses_the_swimmer(visit: Callable[..., Page], server: Server) -> None:
    table = Hunt(visit, server, viewport=PHONE, has_touch=True)
    choose(table.hunted.page, motion="off")
    before = len(table.hunted.look(seat=0)["now"]["view"]["lost"])
    table.strike()
    button = table.hunted.page.get_by_role("button", name="Don’t defend", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    top = "stage => stage.getBoundingClientRect().top + scrollY"
    asked = table.hunted.page.locator(".stage").evaluate(top)
    button.tap()
    for each in (table.hunted, table.hunter):
        expect(each.page.locator(".log")).to_contain_text("No defence", timeout=30_000)
        assert len(each.look()["now"]["view"]["lost"]) > before
    expect(table.hunted.page.get_by_role("timer")).to_have_count(0)
    assert table.hunted.page.locator(".stage").evaluate(top) == asked  # no board moves under a finger


def test_who_says_nothing_lets_it_pass_when_the_time_is_over(visit: Callable[..., Page], server: Server) -> None:
    table = Hunt(visit, server)
    table.strike()
    expect(table.hunted.page.get_by_role("button", name="Repel it", exact=True)).to_be_visible()
    expect(table.hunter.page.locator(".log")).to_contain_text("No defence", timeout=30_000)
    expect(table.hunted.page.get_by_role("button", name="Repel it")).to_have_count(0)


def test_who_always_lets_it_pass_is_told_so_and_not_asked(visit: Callable[..., Page], server: Server) -> None:
    table = Hunt(visit, server)
    page = table.hunted.page
    page.get_by_label("Never defend; don’t ask me").check()
    table.strike()
    expect(table.hunted.sentence).to_have_text("You’re not defending (your setting).")
    expect(page.get_by_role("button", name="Repel it")).to_have_count(0)
