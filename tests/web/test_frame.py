"""The frame around all pages."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from .pages import axe

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
    assert "unsafe" not in policy


def test_what_is_not_there_is_said(site: str) -> None:
    assert httpx.get(f"{site}/nothing").status_code == 404
    assert httpx.get(f"{site}/assets/nothing.js").status_code == 404
