"""The first player is drawn by lot, and everything at the server that refers to seats by number follows."""

import json
import subprocess
import sys
from typing import Any

import pytest

from strandline import Record
from strandline.table import dice
from strandline.table.dice import verify

from .tables import PERSON, Guest, Running, bot


@pytest.fixture
def second_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "lot", lambda *_: 1)


def by_lot(server: Running, game: str = "krabcek", **more: Any) -> tuple[str, Guest, Guest]:
    """Return a table where Ann sits and Bob is about to sit down, which starts the game."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make(game, order="lot", public=True, **more)
    ann.sit(made["id"], 0)
    return made["id"], ann, bob


@pytest.mark.usefixtures("second_is_drawn")
def test_sockets_look_with_the_eyes_of_the_seat_that_their_owner_has_after_the_draw(server: Running) -> None:
    table, ann, bob = by_lot(server, "survive", options={"players": 2})
    with ann.socket(table) as ear:
        before = ear.hear("state")
        assert (before["table"]["order"], before["now"]["own"]["seat"]) == ("lot", 0)
        with bob.socket(table) as other:
            other.say(id="s", do="sit", seat=1, name="Bob", nonce="ab" * 16)
            for each, seat in (ear, 1), (other, 0):
                while (you := each.hear("you"))["seats"] != [seat]:
                    assert you["seats"] in ([], [0], [1])
                state = each.hear("state")
                while state["now"]["status"] == "open":
                    state = each.hear("state")
                assert state["now"]["own"]["seat"] == state["now"]["view"]["seat"] == seat
                assert [found["name"] for found in state["now"]["seats"]] == ["Bob", "Ann"]


@pytest.mark.usefixtures("second_is_drawn")
def test_lists_and_commands_know_the_seats_by_their_new_numbers(server: Running) -> None:
    table, ann, bob = by_lot(server)
    done = bob.sit(table, 1)
    state = bob.look(table)
    assert done == state["n"] - 1  # it is Bob's own number of his command; then the game started
    assert (state["now"]["deciding"], state["now"]["own"]["seat"]) == ([0], 0)
    assert [each.http.get("/api/me/tables").json()[0]["your_turn"] for each in (bob, ann)] == [True, False]
    assert ann.refused(table, "move", seat=0, expect=0, move=state["now"]["legal"][0]) == "table-not-yours"
    bob.do(table, "move", seat=0, expect=0, move=state["now"]["legal"][0])
    assert [each.http.get("/api/me/tables").json()[0]["your_turn"] for each in (bob, ann)] == [False, True]
    seats = ann.http.get("/api/me/tables").json()[0]["seats"]
    assert [(each["name"], each["yours"]) for each in seats] == [("Bob", False), ("Ann", True)]


@pytest.mark.usefixtures("second_is_drawn")
def test_who_asks_for_news_by_the_old_number_is_told_that_the_seat_is_anothers(server: Running) -> None:
    table, ann, bob = by_lot(server, "survive", options={"players": 2})
    n = ann.look(table, seat=0)["n"]
    bob.sit(table, 1)
    assert ann.http.get(f"/api/tables/{table}", params={"seat": 0, "after": n}).status_code == 403
    assert ann.look(table, after=n)["now"]["own"]["seat"] == 1


@pytest.mark.usefixtures("second_is_drawn")
def test_a_bot_that_is_drawn_begins_and_a_rematch_swaps(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("krabcek", [PERSON, bot()], order="lot")["id"]
    ann.sit(table, 0)
    state = ann.look(table)
    while not state["now"]["legal"]:
        state = ann.look(table, after=state["n"], wait=10)
    assert [seat["kind"] for seat in state["now"]["seats"]] == ["bot", "person"]
    ann.do(table, "resign", seat=1)
    ann.do(table, "rematch")
    new = ann.look(ann.look(table)["now"]["rematch"])
    assert new["table"]["order"] == "listed"
    assert [seat["kind"] for seat in new["now"]["seats"]] == ["person", "bot"]


def test_a_table_is_made_by_lot_unless_it_says_otherwise(server: Running) -> None:
    ann = server.guest()
    made = ann.http.post("/api/tables", json={"game": "krabcek", "seats": [PERSON, PERSON]}).json()
    assert ann.look(made["id"])["table"]["order"] == "lot"


def test_the_record_of_a_game_by_lot_is_fair_and_has_the_right_names(server: Running) -> None:
    drawn = set()
    for _ in range(40):
        table, ann, bob = by_lot(server)
        bob.sit(table, 1)
        state = ann.look(table)
        ann.do(table, "resign", seat=state["now"]["own"]["seat"])
        home = ann.http.get(f"/api/tables/{table}/record").content
        record = Record.read(home)
        assert list(record.seats) == [seat["name"] for seat in state["now"]["seats"]]
        assert verify(record) == 2
        forged = json.loads(home)
        forged["extra"]["table"]["first"] = 1 - forged["extra"]["table"]["first"]
        replay = bob.http.post("/api/records", json=forged).json()
        assert replay["unfair"]["key"] == "table-verify-first"
        drawn.add(record.seats)
        if len(drawn) == 2:
            return
    raise AssertionError("one of two was drawn forty times")


@pytest.mark.usefixtures("second_is_drawn")
def test_a_program_that_sat_by_the_second_link_plays_first_if_it_is_drawn(server: Running) -> None:
    ann = server.guest()
    made = ann.make("krabcek", [PERSON, {"kind": "program"}], order="lot")
    ann.sit(made["id"], 0)
    link = f"http://127.0.0.1:{server.port}/table/{made['id']}?seat=1&token={made['links']['seats'][1]}"
    command = [sys.executable, "-m", "strandline.cli", "sit", link, "random", "--name", "Robot"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            state = ann.look(made["id"])
            while not state["now"]["legal"]:
                assert process.poll() is None
                state = ann.look(made["id"], after=state["n"], wait=10)
            assert [seat["name"] for seat in state["now"]["seats"]] == ["Robot", "Ann"]
            ann.do(made["id"], "resign", seat=1)
        finally:
            process.kill()
