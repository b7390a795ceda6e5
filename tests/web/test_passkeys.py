"""Passkeys in a real browser, with a device of Chromium's own that makes and uses them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .pages import Server, axe, forgive
from .people import BOT, PERSON, Player


class Device:
    """What a person unlocks: it keeps passkeys, and says yes at once."""

    def __init__(self, page: Page):
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        self.id = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    @property
    def credentials(self) -> list[Any]:
        return list(self.tools.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])


@pytest.fixture
def here(server: Server) -> str:
    """The server's address with a name: numeric addresses have no passkeys."""
    return f"http://localhost:{server.port}"


def cleared(page: Page, here: str) -> None:
    """Clear what the browser knows, but not its device."""
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{here}/settings")


def test_a_browser_that_has_forgotten_someone_finds_them_again(page: Page, here: str) -> None:
    player = Player(page, here, "Ann").make("crab-stack", [PERSON, BOT]).sit(0)
    device = Device(page)
    page.goto(f"{here}/settings")
    page.get_by_role("button", name="Keep me with a passkey").click()
    expect(page.get_by_role("status").filter(has_text="Done. You can come back")).to_be_visible()
    listed = page.get_by_role("list", name="Your passkeys").get_by_role("listitem")
    expect(listed).to_contain_text("Linux")
    expect(page.get_by_role("button", name="I have a passkey")).to_have_count(0)
    axe(page)
    assert len(device.credentials) == 1
    # The same device has only one of the same person.
    page.get_by_role("button", name="Keep me with a passkey").click()
    expect(page.get_by_text("This device already has a passkey of yours.")).to_be_visible()

    cleared(page, here)
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("button", name="I have a passkey").click()
    expect(page).to_have_url(f"{here}/")
    expect(page.get_by_text("Welcome back, Ann")).to_be_visible()
    expect(page.locator(f'a[href="/table/{player.table}"]').first).to_be_visible()
    page.goto(f"{here}/settings")
    expect(page.get_by_label("Your name")).to_have_value("Ann")

    page.get_by_role("button", name="Remove: Linux").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("The passkey is removed.")).to_be_visible()
    cleared(page, here)
    forgive(page, "404")
    page.get_by_role("button", name="I have a passkey").click()
    expect(page.get_by_text("This passkey isn’t known here, or was removed")).to_be_visible()


def test_who_has_tables_is_told_that_they_stay_behind(page: Page, here: str, server: Server) -> None:
    Player(page, here, "Ann")
    Device(page)
    page.goto(f"{here}/settings")
    page.get_by_role("button", name="Keep me with a passkey").click()
    expect(page.get_by_text("Done. You can come back")).to_be_visible()
    page.context.clear_cookies()
    Player(page, here, "Someone").make("crab-stack", [PERSON, BOT]).sit(0)
    page.goto(f"{here}/settings")
    page.get_by_role("button", name="I have a passkey").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("This browser has 1 table under its present name.")
    axe(page)
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    assert page.request.get(f"{here}/api/me").json() == {"name": "Someone"}
    page.get_by_role("button", name="I have a passkey").click()
    asked.get_by_role("button", name="Use my passkey").click()
    expect(page.get_by_text("Welcome back, Ann")).to_be_visible()
    assert page.request.get(f"{here}/api/me").json() == {"name": "Ann"}
    assert page.request.get(f"{here}/api/me/tables").json() == []


def test_who_cancels_is_told_that_nothing_has_changed(visit: Callable[..., Page], here: str) -> None:
    page = visit()
    page.add_init_script(
        "navigator.credentials.get = navigator.credentials.create = async () => {"
        " throw new DOMException('The operation was not allowed.', 'NotAllowedError'); }"
    )
    page.goto(f"{here}/settings")
    for name in "Keep me with a passkey", "I have a passkey":
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("status").filter(has_text="Nothing has changed")).to_be_visible()


def test_a_numeric_address_says_why_there_are_none(page: Page, site: str) -> None:
    page.goto(f"{site}/settings")
    expect(page.get_by_text("Browsers allow passkeys only at an address with https and a name")).to_be_visible()
    expect(page.get_by_role("button", name="Keep me with a passkey")).to_have_count(0)
