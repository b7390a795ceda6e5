"""Everything that one device can do alone, on the static site after its host is gone."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from strandline import End, Record

from .conftest import WIDE
from .offline import DevicePlayer, Offline, hurried, in_worker
from .pages import Server, Watch, axe, forgive, tap
from .static_site import StaticHost

# The same tests as at a server, at a device without one.
from .test_learn import test_what_is_not_allowed_is_told_with_its_rule_and_what_is_not_meant_with_a_hint  # noqa: F401
from .test_replay import (  # noqa: F401
    file,
    test_a_forged_outcome_is_found_with_its_number,
    test_an_analysis_shows_chances_luck_and_skill_and_the_best_moves,
    test_fair_dice_are_checked_in_the_browser,
    test_record_pictures_and_animation_are_downloaded,
)
from .test_rules import (  # noqa: F401
    test_an_example_is_played_through_and_left_for_moves_of_ones_own,
    test_the_engine_says_why_not,
)

pytestmark = pytest.mark.slow

NO_NETWORK = "net::ERR_|Failed to load resource"
"""What a browser says when a service worker finds that there is no network."""
FULL = """
let isFull = false;
new BroadcastChannel("full").onmessage = ({ data }) => (isFull = data);
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...all) {
    const request = add.apply(this, all);
    if (isFull) this.transaction.abort();
    return request;
};
"""
"""A transaction for which there is no space is aborted."""
FORBIDDEN = 'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });'


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Each page begins with an engine of its own, which takes a while on a busy machine."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="module")
def offline(browser: Browser, static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offline]:
    folder = tmp_path_factory.mktemp("offline")
    with StaticHost(hurried(static_folder, folder / "copy"), folder / "host") as host:
        device = Offline(browser, host, viewport=WIDE)
    yield device
    device.context.close()


@pytest.fixture
def site(offline: Offline) -> str:
    return offline.site


@pytest.fixture
def visit(offline: Offline) -> Iterator[Callable[..., Page]]:
    """Return a function that opens another tab of the same browser."""
    pages: list[Page] = []

    def come(**options: Any) -> Page:
        page = offline.context.new_page()
        pages.append(page)
        Watch(page)
        forgive(page, NO_NETWORK)
        page.emulate_media(**options)
        return page

    yield come
    for page in pages:
        page.close()
    for page in pages:
        Watch.of[page].check()


@pytest.fixture
def fresh(browser: Browser, static_site: StaticHost) -> Iterator[Callable[[str], Page]]:
    """Return a function that opens a new browser, whose worker begins with a script, at a host that is there."""
    pages: list[Page] = []

    def come(script: str = "") -> Page:
        context = browser.new_context(viewport=WIDE, locale="en-GB", service_workers="block")
        page = context.new_page()
        pages.append(page)
        Watch(page)
        in_worker(page, script)
        return page

    yield come
    for page in pages:
        page.context.close()
        Watch.of[page].check()


def our_turn(player: DevicePlayer) -> list[str]:
    """Wait until we can move; return the legal moves."""
    found = player.choices().evaluate_all("all => all.map((each) => each.dataset.move)")
    return [str(each) for each in found]


def test_a_quick_start_has_its_pictures(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/survive")
    pictures = page.get_by_role("region", name="Quick start").get_by_role("img")
    expect(pictures).to_have_count(6)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        picture.evaluate("image => image.decode()")


@pytest.mark.parametrize(("game", "level"), [("crab-stack", 3), ("krabcek", 2), ("survive", 1)])
def test_a_whole_game_against_a_bot(page: Page, site: str, game: str, level: int) -> None:
    ann = DevicePlayer(page, site).make(game, ["Ann", level])
    expect(ann.board).to_be_visible()
    made = ann.finish()
    expect(page.get_by_role("heading", name=re.compile("^(You (win|lost|share)|It’s a draw)"))).to_be_visible()
    with page.expect_download() as record:
        page.get_by_role("button", name="Download this game").click()
    assert record.value.suggested_filename == f"{game}.json"
    played = Record.read(record.value.path())
    assert played.end == End("rules")
    assert made > 0
    page.locator('.end a[href*="replay"]').click()
    kind = {"crab-stack": "deal", "krabcek": "dice", "survive": "dice"}[game]
    page.get_by_role("button", name=f"Check the {kind}").click()
    expect(page.locator(".verdict.fair")).to_contain_text("this browser kept")


def test_lists_show_the_position_the_others_and_how_a_game_has_ended(page: Page, site: str) -> None:
    ann = DevicePlayer(page, site).make("crab-stack", ["Ann", 1])
    ann.play()

    def check(path: str, region: str, told: str) -> None:
        page.goto(f"{site}{path}")
        link = page.get_by_role("region", name=region).locator(f'a[href*="{ann.table}"]')
        expect(link).to_contain_text(re.compile(told))
        expect(link).to_contain_text("with Pip, level 1")
        picture = link.locator("img")
        expect(picture).to_have_attribute("src", re.compile("^blob:"))
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("each => each.naturalWidth") > 0

    check("/", "Your tables", "Your turn|In progress")
    ann.come()
    ann.finish()
    check("/", "Recent games", "You won|You lost|Draw")
    check("/replay/", "Your finished games", "You won|You lost|Draw")


@pytest.mark.parametrize("levels", [(1, 2, 3), (4, 5, 6)])
def test_bots_of_every_level_move(page: Page, site: str, levels: tuple[int, ...]) -> None:
    ann = DevicePlayer(page, site).make("crab-stack", ["Ann", *levels])
    our_turn(ann)
    ann.play()
    ann.tab("log")
    for level in levels:
        expect(page.locator(".log").get_by_text(f", level {level}").first).to_be_attached(timeout=30_000)


def test_people_at_one_screen_hand_it_over_behind_a_curtain(page: Page, site: str) -> None:
    both = DevicePlayer(page, site).make("survive", ["Ann", "Bob"])
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(both.board).to_have_count(0)
    for name in (None, None):
        name = "Ann" if "Ann" in curtain.inner_text() else "Bob"
        curtain.get_by_role("button", name=f"I’m {name}").click()
        expect(both.board).to_be_visible()
        expect(page.get_by_text("worth")).to_have_count(0)
        both.play()
        expect(curtain).to_contain_text("Bob" if name == "Ann" else "Ann")
    page.reload()
    expect(curtain).to_be_visible()
    expect(both.board).to_have_count(0)
    axe(page)


def test_undo_hint_and_why_not(page: Page, site: str) -> None:
    ann = DevicePlayer(page, site).make("crab-stack", ["Ann", 1])
    moves = [move.split("-") for move in our_turn(ann) if "keep" not in move]
    start = moves[0][0]
    names = page.locator(".stage [data-spot]").evaluate_all("all => all.map((each) => each.dataset.spot)")
    legal = {name for move in moves for name in (move if move[0] == start else move[:1])}
    wrong = next(each for each in names if each not in legal)
    tap(page, start, wrong)
    expect(page.locator(".reply")).to_contain_text("CS-")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".reply")).to_contain_text("Hint:")
    before = ann.count()
    ann.play()
    our_turn(ann)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'[data-count="{before}"]')).to_be_attached()


def test_time_runs_out(page: Page, site: str) -> None:
    ann = DevicePlayer(page, site).make("crab-stack", ["Ann", 1], seconds=5)
    expect(page.locator(".clock.running").first).to_have_text(re.compile("0:0[0-4]"))
    expect(ann.end).to_contain_text("You ran out of time.")


def test_a_reload_and_a_closed_tab_lose_nothing(visit: Callable[..., Page], site: str) -> None:
    ann = DevicePlayer(visit(), site).make("krabcek", ["Ann", "Bob"])
    for n in range(3):
        ann.play(n)
    before = our_turn(ann)
    ann.page.reload()
    assert our_turn(ann) == before
    move, count = ann.play(1), ann.count()
    ann.page.close()
    again = DevicePlayer(visit(), site)
    again.table = ann.table
    again.come()
    expect(again.board).to_be_visible()
    assert again.count() >= count
    again.tab("log")
    assert move in str(again.page.locator(".log").inner_html())


def test_of_two_tabs_one_plays(visit: Callable[..., Page], site: str) -> None:
    first = DevicePlayer(visit(), site).make("crab-stack", ["Ann", "Bob"])
    our_turn(first)
    second = DevicePlayer(visit(), site)
    second.table = first.table
    second.come()
    told = second.page.get_by_text("Strandline is open in another tab.")
    expect(told).to_be_visible()
    axe(second.page)
    first.play()  # the first goes on meanwhile
    second.page.get_by_role("button", name="Use it here").click()
    expect(second.board).to_be_visible()
    expect(told).to_have_count(0)
    assert second.count() == 1
    expect(first.page.get_by_text("Strandline is open in another tab.")).to_be_visible()
    second.play()
    second.page.close()
    expect(first.page.get_by_text("Strandline is open in another tab.")).to_have_count(0)
    expect(first.page.locator('[data-count="2"]')).to_be_attached()
    first.play()


def test_all_games_move_to_another_device(
    page: Page, site: str, fresh: Callable[..., Page], static_site: StaticHost
) -> None:
    ann = DevicePlayer(page, site).make("krabcek", ["Ann", "Bob"])
    ann.play()
    moves = our_turn(ann)
    page.goto(f"{site}/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all games").click()
    path = Path(download.value.path())
    tables = json.loads(path.read_text(encoding="utf-8"))["tables"]
    assert ann.table in {each["id"] for each in tables}
    other = DevicePlayer(fresh(), static_site.url.rstrip("/"))
    other.page.goto(f"{other.site}/settings/")
    for added in (len(tables), 0):
        with other.page.expect_file_chooser() as chooser:
            other.page.get_by_role("button", name="Add games from a file").click()
        chooser.value.set_files({"name": "games.json", "mimeType": "application/json", "buffer": path.read_bytes()})
        said = "No new games" if not added else "One game" if added == 1 else f"{added} games"
        expect(other.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    other.table = ann.table
    other.come()
    assert our_turn(other) == moves
    other.play()


def test_storage_that_is_forbidden_is_told_and_the_game_goes_on(
    fresh: Callable[[str], Page], static_site: StaticHost
) -> None:
    page = fresh(FORBIDDEN)
    page.add_init_script(FORBIDDEN)
    ann = DevicePlayer(page, static_site.url.rstrip("/")).make("crab-stack", ["Ann", "Bob"])
    expect(page.get_by_text("This browser doesn’t let us store anything")).to_be_visible()
    ann.play()
    ann.play()
    page.get_by_role("link", name="Strandline").first.click()
    expect(page.get_by_role("link", name=re.compile("Crab Stack")).first).to_be_visible()
    axe(page)


def test_storage_that_is_full_is_told_and_the_move_can_be_made_later(
    fresh: Callable[[str], Page], static_site: StaticHost
) -> None:
    page = fresh(FULL)
    forgive(page, "the storage of this device failed")
    ann = DevicePlayer(page, static_site.url.rstrip("/")).make("crab-stack", ["Ann", "Bob"])
    ann.play()
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    ann.choices().first.click()
    told = page.get_by_text("This device couldn’t save that, so nothing was changed.").first
    expect(told).to_be_visible()
    assert ann.count() == 1
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    ann.play()
    assert ann.count() == 2


def test_a_link_contains_the_whole_game(
    fresh: Callable[..., Page],
    static_site: StaticHost,
    file: Callable[..., Path],  # noqa: F811
) -> None:
    from .test_replay import at, crab_game

    page = fresh()
    page.goto(f"{static_site.url}replay/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file(crab_game()))
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.get_by_role("button", name="Copy a link to this move").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert link.startswith(f"{static_site.url}replay/?record=z.")
    other = fresh()
    other.goto(link)
    at(other, 1)
    expect(other.get_by_text("Red: Ann")).to_be_visible()


def test_at_a_server_one_can_go_on_alone_when_it_is_gone(browser: Browser, own_server: Server) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", service_workers="allow")
    page = context.new_page()
    Watch(page)
    forgive(page, "net::ERR_|Failed to load resource|WebSocket")
    page.goto(f"{own_server.url}/settings")
    page.get_by_role("checkbox", name="Make available offline").check()
    expect(page.get_by_text("Ready to play offline.")).to_be_visible(timeout=60_000)
    own_server.stop()
    page.goto(own_server.url)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    ann = DevicePlayer(page, own_server.url)
    page.get_by_role("button", name=re.compile("Play.*Crab Stack|Crab Stack.*Play")).click()
    expect(ann.board).to_be_visible(timeout=30_000)
    our_turn(ann)
    ann.play()
    address = page.url
    own_server.start()
    page.goto(own_server.url)
    expect(page.get_by_text("You’re offline.")).to_have_count(0)
    link = page.locator(f'a[href="{address.removeprefix(own_server.url)}"]')
    expect(link.first).to_be_visible()
    link.first.click()
    expect(ann.board).to_be_visible()
    our_turn(ann)
    context.close()
    Watch.of[page].check()
