"""Settings, a name, a second device, and the connection."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from strandline.server.pages import WEB

from .pages import Server, axe, forgive
from .static_site import CACHED


def test_settings_are_kept_and_seen_at_once(page: Page, site: str) -> None:
    page.goto(f"{site}/settings")
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Patterns beside colours").check()
    page.get_by_role("group", name="Animations").get_by_role("radio", name="Off").check()
    page.get_by_label("Language").select_option("فارسی")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-patterns", "on")
    expect(root).to_have_attribute("data-motion", "off")
    axe(page)


def test_a_system_that_asks_for_less_motion_gets_it(visit: Callable[..., Page], site: str) -> None:
    page = visit(reduced_motion="reduce")
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_a_second_device_becomes_the_same_person_once(page: Page, visit: Callable[..., Page], site: str) -> None:
    page.goto(f"{site}/settings")
    page.get_by_label("Your name").fill("<b>Ann</b>")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").last).to_contain_text("You’re now called <b>Ann</b>")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_role("textbox", name="Works once").input_value()
    expect(page.get_by_role("img", name="Works once")).to_be_visible()
    axe(page)
    phone = visit()
    phone.goto(link)
    phone.get_by_role("button", name="Use this link").click()
    expect(phone).to_have_url(f"{site}/")
    phone.goto(f"{site}/settings")
    expect(phone.get_by_label("Your name")).to_have_value("<b>Ann</b>")
    third = visit()
    forgive(third, "404")
    third.goto(link)
    third.get_by_role("button", name="Use this link").click()
    expect(third.get_by_role("alert")).to_contain_text("was already used")


@pytest.mark.parametrize("engine", [True, False])
def test_playing_offline_is_offered_only_where_the_engine_is_built(page: Page, site: str, engine: bool) -> None:
    asked: list[str] = []
    page.route("**/api/house", lambda route: route.fulfill(json={"address": "", "invites": True, "engine": engine}))
    packed = {"folder": "0", "pyodide": "0", "files": {"a": 1}}
    page.route("**/engine/engine.json", lambda route: (asked.append(route.request.url), route.fulfill(json=packed)))
    with page.expect_response("**/api/house"):
        page.goto(f"{site}/settings")
    expect(page.get_by_role("checkbox", name="Make available offline")).to_have_count(int(engine))
    assert bool(asked) is engine


@pytest.mark.slow
def test_a_server_that_is_gone_is_said_and_its_coming_back_too(visit: Callable[..., Page], own_server: Server) -> None:
    page = visit(service_workers="allow")
    forgive(page, "ERR_CONNECTION_REFUSED|Failed to load resource|ERR_EMPTY|ERR_CONNECTION_RESET|ERR_FAILED")
    page.goto(own_server.url)
    expect(page.locator("article")).to_have_count(3)
    page.evaluate(CACHED, ["", 10])
    own_server.stop()
    # The shell opens without the server, says so, and comes back by itself.
    page.goto(f"{own_server.url}/settings")
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    own_server.start()
    expect(page.get_by_text("No connection to the server")).to_have_count(0, timeout=30_000)
    expect(page.get_by_text("You’re back online")).to_be_visible()


@contextmanager
def unreached(page: Page, words: str = r"web-page-home\W", *, answers: bool = False) -> Iterator[None]:
    """Files that have these words in them do not get through, and unless it ``answers`` the server neither."""

    def stop(route: Route) -> None:
        path = urlsplit(route.request.url).path
        is_health = path == "/healthz"
        found = not answers if is_health else re.search(words, (WEB / path.lstrip("/")).read_text(encoding="utf-8"))
        route.abort() if found else route.continue_()

    forgive(page, "ERR_FAILED|Failed to fetch dynamically")
    places = re.compile(r"/healthz|/assets/(main|rules|learn)-")
    page.route(places, stop)
    yield
    page.unroute(places, stop)


@pytest.mark.parametrize(("language", "words"), [("en", "Can’t reach the server"), ("fa", "دسترسی به سرور ممکن نیست")])
def test_a_page_whose_words_do_not_come_says_so_and_opens_by_itself(
    visit: Callable[..., Page], site: str, language: str, words: str
) -> None:
    page = visit(locale=language)
    with unreached(page):
        page.goto(site)
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "fa" else "ltr")
        expect(page.get_by_role("button")).to_have_count(1)
        axe(page)
    expect(page.locator("article")).to_have_count(3, timeout=30_000)


def test_a_language_that_does_not_come_is_english_until_it_does(visit: Callable[..., Page], site: str) -> None:
    page = visit(locale="hu")
    with unreached(page, r"web-page-home\W+Kezd"):
        page.goto(f"{site}/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        expect(page.get_by_text("No connection to the server")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Beállítások", timeout=30_000)


@pytest.mark.parametrize(("lost", "shown"), [(r"web-page-home\W+Kezd", "Settings"), (r"web-page-home\W", "Strandline")])
def test_a_file_that_never_comes_is_said_and_no_reason_to_load_the_page_again_and_again(
    visit: Callable[..., Page], site: str, lost: str, shown: str
) -> None:
    page = visit(locale="hu")
    loads: list[str] = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))
    with unreached(page, lost, answers=True):
        page.goto(f"{site}/settings")
        again = page.get_by_role("alert").get_by_role("button", name="Try again")
        if shown == "Strandline":
            again = page.get_by_role("button", name="Próbáld újra")
        expect(again).to_be_visible(timeout=15_000)
        expect(page.get_by_role("heading", level=1)).to_contain_text(shown)
        page.wait_for_timeout(3_000)
        assert len(loads) == 2
    again.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Beállítások")


def test_long_texts_are_waited_for(page: Page, site: str) -> None:
    page.goto(site)
    with unreached(page, r"web-learn-about\W"):
        page.get_by_role("link", name="Learn", exact=True).click()
        expect(page.get_by_text("No connection to the server")).to_be_visible()
    expect(page.get_by_text("Play your first game step by step")).to_be_visible(timeout=30_000)


def test_it_can_be_installed(page: Page, site: str) -> None:
    page.goto(site)
    address = urljoin(site, page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = page.request.get(address).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(address, icon["src"]))
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
