"""The frame around all pages."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from strandline.core.messages import LANGUAGES
from tests.server.tables import Guest

from .conftest import PHONE
from .pages import Server, axe, choose, forgive
from .people import alone
from .states import STATES, Visit

PAGES = ("/", "/new/crab-stack", "/rules", "/learn", "/replay", "/settings")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_and_axe_finds_nothing(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)


def test_links_change_the_page_and_back_comes_back(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_url(f"{site}/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.go_back()
    expect(page).to_have_url(f"{site}/")
    expect(page.locator("article")).to_have_count(3)


def test_a_page_comes_to_rest(page: Page, site: str) -> None:
    """Words are loaded once: not again because they have come."""
    page.add_init_script(
        "window.last = 0; new MutationObserver(() => (window.last = performance.now()))"
        ".observe(document, { attributes: true, childList: true, characterData: true, subtree: true })"
    )
    page.goto(site + "/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _ in range(30):
        page.wait_for_timeout(100)
        if page.evaluate("performance.now() - window.last") > 400:
            return
    pytest.fail("it goes on and on")


def test_no_page_needs_more_than_its_own_server(site: str) -> None:
    policy = httpx.get(site).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # the engine is compiled code


def test_what_is_not_there_is_said(site: str) -> None:
    assert httpx.get(f"{site}/nothing").status_code == 404
    assert httpx.get(f"{site}/assets/nothing.js").status_code == 404
    assert httpx.get(f"{site}/nothing").json()["error"]["key"] == "table-no-page"  # for programs


def test_who_comes_to_an_address_that_is_not_there_is_shown_the_way(page: Page, site: str) -> None:
    forgive(page, "404")
    for path in ("/nothing", "/Rules", "/table/", "/new/crab-stack/chess"):
        assert (answer := page.goto(site + path)) is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator("article")).to_have_count(3)


def test_a_slash_too_many_leads_to_the_page_and_never_to_another_house(page: Page, site: str) -> None:
    page.goto(f"{site}/settings/?x=1")
    expect(page).to_have_url(f"{site}/settings?x=1")
    answer = httpx.get(f"{site}//elsewhere.example/", headers={"accept": "text/html"})
    assert answer.headers["location"] == "/elsewhere.example"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_menu_is_one_row_in_every_language(visit: Callable[..., Page], site: str, language: str) -> None:
    page = visit(viewport={"width": 320, "height": 700}, has_touch=True, is_mobile=True)
    choose(page, language=language)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", language)
    links = page.get_by_role("navigation").get_by_role("link")
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 700})
        boxes = [link.bounding_box() for link in links.all()]
        assert len({box["y"] for box in boxes}) == 1  # type: ignore[index]
        assert all(0 <= box["x"] <= width - box["width"] for box in boxes)  # type: ignore[index]
    expect(links.first.locator("svg")).to_be_visible()


def test_with_letters_twice_as_large_nothing_is_wider_than_a_phone(visit: Callable[..., Page], site: str) -> None:
    page = visit(viewport=PHONE)
    for path in (*PAGES, "/rules/survive"):
        page.goto(site + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


OUTSIDE = """() => {
    const slides = (part) => /auto|scroll/.test(getComputedStyle(part).overflowX);
    const scrolls = (part) => part && (slides(part) || scrolls(part.parentElement));
    const cuts = (part) => part.scrollHeight > part.clientHeight + 9 && getComputedStyle(part).overflowY === "hidden";
    const isText = (part) => [...part.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    return [...document.querySelectorAll("body :not(svg *)")]
        .filter((part) => part.checkVisibility() && (isText(part) || part.matches("button, a, input, select")))
        .filter((part) => !scrolls(part.parentElement) && !part.closest(".unseen"))
        .filter((part) => {
            const { left, right, bottom } = part.getBoundingClientRect();
            const isSeen = part.matches(".skip") && bottom > 0;
            return left < -1 || right > innerWidth + 1 || isSeen || cuts(part.parentElement);
        })
        .map((part) => part.outerHTML.slice(0, 200));
}"""
"""Texts, and what can be pressed, that are cut off; and the way past the menu, if it can be seen."""

LARGE = (
    *("home-with-tables", "settings-device", "settings-notified", "settings-passkeys", "settings-passkeys-leaving"),
    *("new-rules-open", "new-survive", "learn-crab-stack", "table-by-post"),
    *("table-survive", "table-curtain"),
    *("replay", "replay-survive", "replay-link", "join", "nowhere", "table-none", "offline", "unreached"),
)


@pytest.mark.parametrize("language", ["ru", "fa"])
def test_with_letters_twice_as_large_nothing_lies_beside_the_screen(
    visit: Callable[..., Page], server: Server, language: str
) -> None:
    """Each in the narrowest phone, too."""
    made: dict[str, tuple[Guest, str]] = {}
    for name in LARGE:
        page = visit(viewport=PHONE)
        choose(page, language=language)
        forgive(page, "404|422|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to fetch")
        ann = server.guest()
        page.context.add_cookies([{"name": "strandline", "value": ann.cookie, "url": server.url}])
        STATES[name](Visit(page, server.url, ann, made))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
            assert page.evaluate(OUTSIDE) == [], (name, width)
        page.close()


def test_what_is_chosen_is_seen_where_the_system_chooses_all_colours(visit: Callable[..., Page], site: str) -> None:
    page = visit(forced_colors="active")
    paint = "all => all.map((each) => getComputedStyle(each).backgroundColor)"
    page.goto(f"{site}/settings")
    for group in ("Theme", "Animations"):
        chosen, *others = page.get_by_role("group", name=group).locator("label").evaluate_all(paint)
        assert chosen not in others
    page.goto(f"{site}/new/survive")
    page.locator(".segment").first.wait_for()
    chosen, *others = page.locator(".segment").evaluate_all(paint)
    assert chosen not in others
    alone(page, site)
    chosen, *others = page.get_by_role("tab").evaluate_all(paint)
    assert chosen not in others
    borders = page.locator(".seat").evaluate_all("all => all.map((each) => getComputedStyle(each).borderTopColor)")
    assert len(set(borders)) == 2


def test_a_finger_leaves_no_tint_behind(visit: Callable[..., Page], site: str) -> None:
    paint = "(button) => getComputedStyle(button).backgroundColor"
    for is_finger in (False, True):
        page = visit(has_touch=is_finger)
        choose(page, motion="off")
        page.goto(f"{site}/replay")
        button = page.locator("main .button").first
        before = button.evaluate(paint)
        button.hover()
        assert (button.evaluate(paint) == before) is is_finger


def test_the_navigation_stays_in_place_and_only_the_open_page_is_underlined(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    links = page.get_by_role("navigation").get_by_role("link")
    places = set()
    for path in ("/", "/rules", "/learn", "/puzzles", "/replay", "/settings"):
        page.goto(f"{site}{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        places.add(tuple(round(links.nth(n).bounding_box()["x"]) for n in range(6)))  # type: ignore[index]
    assert len(places) == 1
    links.nth(1).hover()
    lines = links.locator("span").evaluate_all("all => all.map((each) => getComputedStyle(each).textDecorationLine)")
    assert lines == ["none"] * 5 + ["underline"]
