"""If it is unknown whether a request was done, the page finds out, and nobody has to type it again."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .pages import forgive
from .people import alone

CHECKING = "Checking whether it was done …"
ANSWERS = {"in doubt": "table-in-doubt", "refused": "table-muted"}


def refusal(key: str, **more: Any) -> dict[str, Any]:
    return {**more, "error": {"key": key, "rule": "", "params": {}, "about": ""}}


class Wire:
    """A table's socket. While ``trouble`` lasts, the server does what it is asked, and its answers do not arrive."""

    def __init__(self, page: Page):
        self.trouble = ""
        self.ids: list[str] = []
        page.route_web_socket("**/live*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(message: Any) -> None:
            asked = json.loads(message)
            if asked["do"] == "chat":
                self.ids.append(asked["id"])
            server.send(message)

        def answer(message: Any) -> None:
            told = json.loads(message)
            if told["type"] != "done" or not self.trouble:
                socket.send(message)
            elif self.trouble == "cut":
                socket.close()
            elif self.trouble in ANSWERS:
                socket.send(json.dumps(refusal(ANSWERS[self.trouble], type="error", id=told["id"])))

        socket.on_message(ask)
        server.on_message(answer)


@pytest.mark.parametrize("trouble", ["in doubt", "cut", "silence"])
def test_what_was_written_stays_until_the_same_id_tells_that_it_was_sent(page: Page, site: str, trouble: str) -> None:
    page.clock.install()
    wire = Wire(page)
    ann = alone(page, site)
    ann.tab("chat")
    field = page.get_by_label("Write a message")
    field.fill("Hello")
    wire.trouble = trouble
    field.press("Enter")
    page.clock.fast_forward(9_000)
    expect(page.get_by_text(CHECKING)).to_be_visible()
    expect(field).to_have_value("Hello")
    field.press("Enter")  # impatient
    wire.trouble = ""
    page.clock.fast_forward(9_000)
    expect(field).to_have_value("")
    expect(page.get_by_text(CHECKING)).to_have_count(0)
    assert len(wire.ids) > len(set(wire.ids)) == 1
    assert [said["text"] for said in ann.look()["chat"]] == ["Hello"]


def test_what_was_refused_is_said_and_not_sent_again(page: Page, site: str) -> None:
    page.clock.install()
    wire = Wire(page)
    wire.trouble = "refused"
    ann = alone(page, site)
    ann.tab("chat")
    field = page.get_by_label("Write a message")
    field.fill("Hello")
    field.press("Enter")
    expect(page.locator(".toast.wrong")).to_be_visible()
    page.clock.fast_forward(9_000)
    expect(field).to_have_value("Hello")
    expect(page.get_by_text(CHECKING)).to_have_count(0)
    assert len(wire.ids) == 1


@pytest.mark.parametrize("trouble", ["in doubt", "cut", "proxy"])
def test_a_table_is_created_once_however_often_the_answer_is_lost(page: Page, site: str, trouble: str) -> None:
    forgive(page, "503|504|ERR_CONNECTION_RESET|ERR_FAILED")
    asked: list[dict[str, Any]] = []

    def lose(route: Route) -> None:
        """Let the server do it, but lose the first answer; the second one says that the server is unavailable."""
        asked.append(route.request.post_data_json)
        answer = route.fetch()
        match len(asked), trouble:
            case 1, "cut":
                route.abort("connectionreset")
            case 1, "proxy":
                route.fulfill(status=504, body="<h1>Gateway Timeout</h1>")
            case 1, _:
                route.fulfill(status=503, json=refusal("table-in-doubt"))
            case 2, _:
                route.fulfill(status=503, json=refusal("table-unavailable"))
            case _:
                route.fulfill(response=answer)

    page.route("**/api/tables", lose)
    page.goto(f"{site}/new/crab-stack")
    page.get_by_label("Name of the player on seat 1").fill("Ann")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text(CHECKING)).to_be_visible()
    expect(page.get_by_label("Name of the player on seat 1")).to_have_value("Ann")
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(CHECKING)).to_have_count(0)
    assert len(asked) == 3
    assert len({each["id"] for each in asked}) == 1
    assert len(page.request.get(f"{site}/api/me/tables").json()) == 1
