"""Quick pairing, with two people and their browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import Server, axe, choose, forgive

Visit = Callable[..., Page]


def come(page: Page, site: str, name: str) -> Page:
    """Open the page as a person with a name."""
    assert page.request.get(f"{site}/api/me").ok
    assert page.request.put(f"{site}/api/me", data={"name": name}).ok
    page.goto(f"{site}/play")
    return page


def want(page: Page, game: str = "crab-stack", pace: str = "Fast", players: int | None = None) -> None:
    page.get_by_label("Game", exact=True).select_option(game)
    if players is not None:
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=pace).check(force=True)


def find(page: Page) -> None:
    page.get_by_role("button", name="Find a game").click()


def is_waiting(page: Page, game: str = "Crab Stack") -> None:
    expect(page.get_by_role("heading", name=f"Looking for someone to play {game}")).to_be_visible()


def plays(page: Page, *names: str) -> str:
    """Wait until the page shows the game of these people, and return its address."""
    page.wait_for_url("**/table/*")
    expect(page.locator(".stage svg").first).to_be_visible()
    for name in names:
        expect(page.get_by_text(name).first).to_be_visible()
    return page.url


def test_two_people_who_want_the_same_are_taken_to_their_game(visit: Visit, site: str) -> None:
    ann, bob = come(visit(), site, "Ann"), come(visit(viewport=PHONE), site, "Bob")
    want(ann)
    axe(ann)
    find(ann)
    is_waiting(ann)
    expect(ann).to_have_title("… Play someone – Strandline")
    axe(ann)
    line = bob.get_by_role("listitem").filter(has_text="Ann")
    expect(line).to_contain_text("5 minutes each, plus 5 seconds per turn")
    axe(bob)
    assert bob.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    want(bob)
    find(bob)
    assert plays(ann, "Bob") == plays(bob, "Ann")


def test_a_rated_game_is_for_people_at_two_addresses(visit: Visit, site: str) -> None:
    def at(address: str, name: str) -> Page:
        return come(visit(extra_http_headers={"X-Forwarded-For": address}), site, name)

    ann, neighbour, bob = at("198.51.100.1", "Ann"), at("198.51.100.1", "Dan"), at("198.51.100.2", "Bob")
    want(ann, "krabcek", "Relaxed")
    ann.get_by_role("checkbox", name="Rated game").check()
    axe(ann)
    find(ann)
    is_waiting(ann, "Krabcek")
    expect(ann.get_by_text("This game is rated: its result changes your rating.")).to_be_visible()
    forgive(neighbour, "409")
    line = neighbour.get_by_role("listitem").filter(has_text="Rated")
    line.get_by_role("button").click()
    expect(neighbour.get_by_text("Someone from your address already sits here.")).to_be_visible()
    want(bob, "krabcek", "Relaxed")
    bob.get_by_role("checkbox", name="Rated game").check()
    find(bob)
    assert plays(ann, "Bob") == plays(bob, "Ann")
    # A rated game has no live analysis, and spectators are told why.
    neighbour.goto(ann.url)
    expect(neighbour.get_by_text("so there’s no live analysis until it’s over")).to_be_visible()
    expect(neighbour.get_by_role("switch", name="Live analysis")).to_have_count(0)


def test_someone_who_waits_can_be_joined_by_the_keyboard(visit: Visit, site: str) -> None:
    ann, bob = come(visit(), site, "Ann"), come(visit(), site, "Bob")
    want(ann, "krabcek", "Relaxed")
    ann.get_by_role("button", name="Find a game").press("Enter")
    is_waiting(ann, "Krabcek")
    expect(ann.get_by_role("heading", name="Looking for someone")).to_be_focused()
    ann.get_by_role("button", name="Stop looking").press("Enter")
    expect(ann.get_by_role("button", name="Find a game")).to_be_focused()
    ann.keyboard.press("Enter")
    is_waiting(ann, "Krabcek")
    bob.get_by_role("button", name="Play Krabcek with Ann").press("Enter")
    assert plays(ann, "Bob") == plays(bob, "Ann")


def test_after_a_while_a_bot_offers_itself_and_nobody_waits_in_vain(visit: Visit, site: str) -> None:
    page = visit()
    page.clock.install()
    come(page, site, "Ann")
    want(page, "survive", players=3)
    find(page)
    is_waiting(page, "Survive")
    expect(page.get_by_text("1 of 3 players are here: Ann")).to_be_visible()
    expect(page.get_by_text("Nobody yet")).to_have_count(0)
    page.clock.fast_forward(31_000)
    expect(page.get_by_text("Nobody yet. Play Coral, level 2, meanwhile?")).to_be_visible()
    page.clock.resume()
    axe(page)
    page.get_by_role("button", name="Keep waiting").click()
    expect(page.get_by_text("Nobody yet")).to_have_count(0)
    is_waiting(page, "Survive")
    page.reload()
    is_waiting(page, "Survive")
    page.clock.fast_forward(31_000)
    page.get_by_role("button", name="Play level 2").click()
    plays(page)
    table = page.request.get(f"{site}/api/tables/{page.url.split('/')[-1]}").json()
    assert sorted(seat["kind"] for seat in table["now"]["seats"]) == ["bot", "bot", "person"]
    assert not any(each["yours"] for each in page.request.get(f"{site}/api/seeks").json()["seeks"])


def test_two_tabs_wait_together_and_stop_together(visit: Visit, site: str) -> None:
    ann = come(visit(), site, "Ann")
    want(ann, players=4)
    find(ann)
    is_waiting(ann)
    tab = ann.context.new_page()
    tab.goto(f"{site}/play")
    is_waiting(tab)
    tab.get_by_role("button", name="Stop looking").click()
    for page in (ann, tab):
        expect(page.get_by_role("button", name="Find a game")).to_be_visible()
    # What was chosen is still chosen.
    tab.reload()
    expect(tab.get_by_role("radio", name="4", exact=True)).to_be_checked()


def test_a_game_by_correspondence_needs_no_waiting(visit: Visit, site: str) -> None:
    ann, bob = come(visit(), site, "Ann"), come(visit(), site, "Bob")
    want(ann, "krabcek", "By correspondence")
    find(ann)
    expect(ann.get_by_text("Once someone joins")).to_be_visible()
    expect(ann.get_by_role("button", name="Find a game")).to_be_enabled()
    stop = ann.get_by_role("button", name="Stop looking: Krabcek")
    stop.click()
    expect(stop).to_have_count(0)
    find(ann)
    expect(stop).to_be_visible()
    bob.get_by_role("button", name="Play Krabcek with Ann").click()
    plays(bob, "Ann")
    ann.goto(site)
    expect(ann.get_by_role("region", name="Your tables").get_by_role("link")).to_contain_text("with Bob")


def test_who_waits_is_still_waiting_when_the_server_is_back(visit: Visit, own_server: Server) -> None:
    ann = come(visit(), own_server.url, "Ann")
    # 403: while she polls, the lot may give her seat another number.
    forgive(ann, "ERR_CONNECTION_REFUSED|WebSocket|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch|403")
    find(ann)
    is_waiting(ann)
    own_server.stop()
    expect(ann.get_by_text("No connection to the server")).to_be_visible()
    own_server.start()
    bob = come(visit(), own_server.url, "Bob")
    find(bob)
    assert plays(ann, "Bob") == plays(bob, "Ann")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_persian_phone_shows_everything(visit: Visit, site: str, theme: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, language="fa", theme=theme)
    come(page, site, "آوا")
    page.locator("form .button").click()
    expect(page.locator(".waiting h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe(page)
    page.locator(".waiting .foot .button").click()
    expect(page.locator("form .button")).to_be_visible()
