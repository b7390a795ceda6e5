"""Creating a table."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE
from .pages import axe, choose, forgive


def told(page: Page) -> dict[str, Any]:
    """Return the server's state of the table that the page has opened."""
    page.wait_for_url("**/table/*")
    table = page.url.split("/")[-1].partition("?")[0]
    return dict(page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table))


def test_everything_that_is_chosen_arrives(page: Page, site: str) -> None:
    page.goto(f"{site}/new/crab-stack")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 1", exact=True).select_option("Me")
    page.get_by_label("Name of the player on seat 1").fill("Ann")
    page.get_by_label("Seat 2", exact=True).select_option("Someone sharing this screen")
    page.get_by_label("Name of the player on seat 2").fill("<i>Bob</i>")
    page.get_by_label("Seat 3", exact=True).select_option("A bot")
    page.get_by_label("Level of the bot on seat 3").select_option("4")
    page.get_by_label("I am Blue").check()
    page.get_by_text("Rules for this table").click()
    page.get_by_label(re.compile("three capes")).check()
    page.get_by_label(re.compile("The next player")).check()
    expect(page.get_by_text("Russian edition")).to_be_visible()
    page.get_by_label("Repeated positions").fill("4")
    page.get_by_label("For the whole game").check()
    page.get_by_label("Minutes per player").fill("7")
    page.get_by_label(re.compile("Anyone: the home page")).check()
    axe(page)
    page.get_by_role("button", name="Create table").click()
    found = told(page)
    assert found["table"]["options"] == {"players": 3, "layout": "corners", "tie": "next", "repetition": 4}
    assert found["table"]["clock"] == {"kind": "bank", "seconds": 420, "increment": 10}
    assert found["table"]["public"] is True
    assert [seat["name"] for seat in found["now"]["seats"][1:]] == ["Ann", "<i>Bob</i>"]
    assert found["now"]["seats"][0]["level"] == 4
    assert found["table"]["order"] == "listed"
    assert found["now"]["status"] == "playing"


def test_colours_are_chosen_by_ones_own_or_by_seat_and_shown_at_the_seats(page: Page, site: str) -> None:
    page.goto(f"{site}/new/krabcek")
    group = page.get_by_role("group", name="Who has which colour")
    expect(group.get_by_label("By lot, when the game starts")).to_be_checked()
    expect(group).to_contain_text("Black takes the first gate.")
    seats = page.get_by_role("group", name="Who’s playing?").get_by_role("listitem")
    expect(seats.first).not_to_contain_text("Black")
    group.get_by_label("I am White").check()
    expect(seats.nth(0)).to_contain_text("White")
    expect(seats.nth(1)).to_contain_text("Black")
    page.get_by_label("Seat 1", exact=True).select_option("A friend (invite link)")
    expect(group.get_by_label("Seat 2 is Black")).to_be_checked()
    page.get_by_label("Seat 2", exact=True).select_option("Me")
    expect(group.get_by_label("I am Black")).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    assert [seat["taken"] for seat in told(page)["now"]["seats"]] == [True, False]
    waiting = page.locator(".waiting li")
    expect(waiting.nth(0)).to_contain_text("Black · you")
    expect(waiting.nth(1)).to_contain_text("White · Free")
    expect(page.locator(".waiting")).not_to_contain_text("by lot")


def test_a_lot_is_said_before_and_after_it_is_drawn(page: Page, visit: Callable[..., Page], site: str) -> None:
    page.goto(f"{site}/new/krabcek")
    page.get_by_label("Name of the player on seat 1").fill("Ann")
    page.get_by_role("button", name="Create table").click()
    waiting = page.locator(".waiting")
    expect(waiting).to_contain_text("Colours and turn order are drawn by lot when the game starts.")
    expect(waiting.locator("li").first).to_contain_text("you")
    expect(waiting.locator("li").first).not_to_contain_text("Black")
    bob = visit()
    bob.goto(page.get_by_label("Link to seat 2", exact=True).input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_label("Your name").press("Enter")
    for each, name in (page, "Ann"), (bob, "Bob"):
        expect(each.locator(".seats")).to_be_visible()
        seats = told(each)["now"]["seats"]
        each.locator("#tab-log").click()
        expect(each.locator("#panel")).to_contain_text(
            f"Drawn by lot: {seats[0]['name']} is Black. Black takes the first gate."
        )
        each.reload()  # by a link that names the seat as it was before
        own = each.locator(".seat", has_text="you")
        expect(own).to_contain_text(name)
        expect(own).to_have_attribute("data-seat", str([seat["name"] for seat in seats].index(name)))


def test_a_friend_comes_by_the_link_that_is_shown(page: Page, visit: Callable[..., Page], site: str) -> None:
    page.goto(f"{site}/new/krabcek")
    page.get_by_role("button", name="Create table").click()
    assert told(page)["now"]["status"] == "open"
    link = page.get_by_label("Link to seat 2", exact=True).input_value()
    page.get_by_role("button", name="QR code: Link to seat 2").click()
    expect(page.get_by_role("img", name="QR code: Link to seat 2")).to_be_visible()
    axe(page)
    assert link.startswith(f"{site}/table/")
    bob = visit()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_label("Your name").press("Enter")
    expect(page.get_by_label("Link to seat 2", exact=True)).to_have_count(0)
    assert told(page)["now"]["status"] == "playing"


def test_what_the_server_refuses_is_said_on_the_page(page: Page, site: str) -> None:
    refused = {"error": {"key": "table-too-fast", "rule": "", "params": {}, "about": ""}}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refused))
    forgive(page, "429")
    page.goto(f"{site}/new/krabcek")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("Too many requests")
    expect(page.get_by_role("button", name="Create table")).to_be_enabled()


def test_what_cannot_be_is_not_offered(page: Page, site: str) -> None:
    page.goto(f"{site}/new/survive")
    page.get_by_text("Rules for this table").click()
    page.get_by_label(re.compile("To the last tile")).check()
    page.get_by_label(re.compile("To the last explorer")).check()
    expect(page.get_by_label(re.compile("To the last tile"))).not_to_be_checked()
    colours = page.get_by_role("group", name=re.compile("[Cc]olours"))
    expect(colours.get_by_role("radio")).to_have_count(2)
    page.get_by_role("radio", name="3", exact=True).check()
    expect(colours).to_have_count(0)  # with three there is nothing to choose
    page.get_by_role("radio", name="2", exact=True).check()
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat, exact=True).select_option("A bot")
    expect(page.get_by_role("alert")).to_contain_text("Bots alone don’t need a table")
    expect(page.get_by_role("button", name="Create table")).to_be_disabled()


def test_a_number_that_cannot_be_gives_way_to_the_one_before(page: Page, site: str) -> None:
    page.goto(f"{site}/new/crab-stack")
    page.get_by_text("Rules for this table").click()
    field = page.get_by_label("Repeated positions")
    for wrong in ("", "1", "-3", "2.5", "99999999"):
        field.fill(wrong)
        field.blur()
        expect(field).to_have_value("3")
    field.fill("0")
    field.blur()
    expect(field).to_have_value("0")


def test_a_game_that_does_not_exist_leads_home(page: Page, site: str) -> None:
    page.goto(f"{site}/new/chess")
    expect(page).to_have_url(f"{site}/")


def test_it_is_set_with_the_keyboard_alone_in_persian_on_a_phone(visit: Callable[..., Page], site: str) -> None:
    page = visit(viewport=PHONE)
    choose(page, language="fa")
    page.goto(f"{site}/new/survive")
    button = page.locator("form button.first")
    expect(button).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('form button.first')"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    assert told(page)["table"]["game"] == "survive"


def test_the_game_is_shown_beside_the_form_where_there_is_room(visit: Callable[..., Page], site: str) -> None:
    for language in ("en", "fa"):
        page = visit()
        choose(page, language=language)
        page.goto(f"{site}/new/krabcek")
        picture, form = page.locator(".about img"), page.locator("form")
        expect(picture).to_be_visible()
        axe(page)
        beside, box = picture.bounding_box(), form.bounding_box()
        assert beside
        assert box
        left, right = (box, beside) if language == "en" else (beside, box)
        assert left["x"] + left["width"] < right["x"]
        page.set_viewport_size(PHONE)
        expect(picture).to_be_hidden()
        expect(form).to_be_visible()
