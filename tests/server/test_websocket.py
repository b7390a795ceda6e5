"""The live connection."""

import asyncio
import json
import logging
import socket
import threading
import time

import pytest
from websockets.exceptions import InvalidStatus

from strandline.server import websocket
from strandline.server.websocket import SERVER_MESSAGES
from strandline.table import audiences
from strandline.table.errors import Refused

from .tables import PERSON, Guest, Running, two_people


def test_everyone_is_told_of_a_move_and_only_who_decides_is_told_what_is_legal(server: Running) -> None:
    table, ann, bob = two_people(server)
    with ann.socket(table) as one, bob.socket(table) as two:
        states = [one.hear("state"), two.hear("state")]
        seat = states[0]["now"]["deciding"][0]
        assert states[seat]["now"]["legal"]
        assert states[1 - seat]["now"]["legal"] is None
        move = states[seat]["now"]["legal"][0]
        (one, two)[seat].say(id="m", do="move", seat=seat, expect=0, move=move)
        assert (one, two)[seat].hear("done")["id"] == "m"
        for ear, audience in ((one, 0), (two, 1)):
            news = ear.hear("news")
            assert [each["kind"] for each in news["events"]] == ["moved"]
            (told,) = news["events"][0]["moves"]
            assert (told["seat"], told["move"]) == (seat, move)
            assert (news["now"]["legal"] is not None) == (audience == 1 - seat)


def test_who_comes_back_is_told_what_he_missed_by_numbers(server: Running) -> None:
    table, *guests = two_people(server)
    with guests[0].socket(table) as ear:
        last = ear.hear("state")["n"]
    moves = []
    for _ in range(4):
        seat = guests[0].look(table)["now"]["deciding"][0]
        moves.append(guests[seat].move(table, seat))
    with guests[0].socket(table, after=last) as ear:
        news = ear.hear()
    assert news["type"] == "news"
    assert [each["n"] for each in news["events"]] == [last + 1, last + 2, last + 3, last + 4]
    assert [each["moves"][0]["move"] for each in news["events"]] == moves
    assert news == guests[0].look(table, after=last, seat=0)  # polling tells the same
    with guests[0].socket(table, after=news["n"]) as ear:
        again = ear.hear()
        assert (again["type"], again["events"]) == ("news", [])


def test_a_gap_that_is_too_large_brings_the_whole_state(server: Running) -> None:
    table, ann, _ = two_people(server)
    last = ann.look(table)["n"]
    for n in range(70):
        ann.do(table, "chat", text=f"word {n}")
    assert ann.look(table, after=last)["type"] == "state"
    assert ann.look(table, after=last + 10)["type"] == "news"
    assert ann.look(table, after=last + 1000)["type"] == "state"  # a number that never was


def test_who_comes_is_told_the_last_that_was_said_and_not_all(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audiences, "LINES", 3)
    table, ann, bob = two_people(server)
    for n in range(1, 6):
        ann.do(table, "chat", text=f"word {n}")
        assert ann.look(table)["chat"][-1]["text"] == f"word {n}"
    assert [each["number"] for each in bob.look(table)["chat"]] == [3, 4, 5]
    ann.do(table, "unsay", number=3)  # by the same numbers
    assert [each["text"] for each in bob.look(table)["chat"]] == ["", "word 4", "word 5"]


def test_watchers_hear_nothing_when_players_talk(server: Running) -> None:
    table, ann, bob = two_people(server, public=True)
    carl = server.guest("Carl")
    with carl.socket(table) as watcher, bob.socket(table) as player:
        watcher.hear("state")
        player.hear("state")
        ann.do(table, "chat", text="hush")
        assert player.hear("news")["events"][0]["said"]["text"] == "hush"
        assert watcher.hears_nothing()
        seat = ann.look(table)["now"]["deciding"][0]
        (ann, bob)[seat].move(table, seat)
        news = watcher.hear("news")
        assert len(news["events"]) == 1
        assert "own" not in news["now"]


def test_who_sits_down_sees_with_the_seats_eyes_and_may_look_through_another_of_his(server: Running) -> None:
    ann = server.guest()
    table = ann.make("survive", seats=[PERSON, PERSON], options={"players": 2})["id"]
    with ann.socket(table) as ear:
        assert "own" not in ear.hear("state")["now"]
        ear.say(id="a", do="sit", seat=0, name="Ann", nonce="ab" * 16)
        assert ear.hear("state")["now"]["own"]
        ear.say(id="b", do="sit", seat=1, name="Bob", nonce="cd" * 16)
        assert ear.hear("state")["now"]["view"]["seat"] == 0
        ear.say(do="look", seat=1)
        assert ear.hear("looking")["seat"] == 1
        assert ear.hear("state")["now"]["view"]["seat"] == 1
        ear.say(id="c", do="look", seat=1)
        assert ear.hear("error")["error"]["key"] == "table-bad-request"
        ear.say(do="look", seat=5)
        assert ear.hear("error")["error"]["key"] == "table-not-yours"
        ear.say(do="ping")
        assert ear.hear("pong")


def test_why_not_is_answered_on_the_socket(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    for number, guest in enumerate(guests):
        with guest.socket(table) as ear:
            ear.say(id="w", do="why_not", seat=seat, move="d4-d4")
            answer = ear.hear("why" if number == seat else "error")
    assert answer["id"] == "w"


def test_every_message_has_the_form_that_the_schema_says(server: Running) -> None:
    table, *guests = two_people(server, clock={"kind": "bank", "seconds": 60})
    with guests[0].socket(table) as ear:
        SERVER_MESSAGES.validate_python(ear.hear("state"))
        seat = guests[0].look(table)["now"]["deciding"][0]
        guests[seat].move(table, seat)
        guests[1].do(table, "chat", text="well")
        guests[seat].do(table, "undo", seat=seat)
        guests[1 - seat].do(table, "grant", seat=1 - seat)
        guests[0].do(table, "draw", seat=0)
        guests[1].do(table, "resign", seat=1)
        guests[1].do(table, "rematch")
        seen = set()
        while "rematch" not in seen:
            message = ear.hear()
            SERVER_MESSAGES.validate_python(message)
            seen |= {event["kind"] for event in message.get("events", [])}
            seen |= {"rematch"} if message["now"]["rematch"] else set()
    schema = guests[0].http.get("/api/messages.json").json()
    assert {"client", "server"} == schema.keys()


NONSENSE = ["", "{", "[]", '{"do": "fly"}', '{"do": "ping", "more": 1}', "\x00", '{"do":"move"}', b"", b'{"do":"ping"}']


@pytest.mark.parametrize("text", [*NONSENSE, "[" * 10_000, '{"do":"look","seat":' + "9" * 5000 + "}"])
def test_nonsense_is_refused_and_the_socket_stays(server: Running, text: str | bytes) -> None:
    table, ann, _ = two_people(server)
    with ann.socket(table) as ear:
        ear.connection.send(text)
        error = ear.hear("error")
        assert error["error"]["key"] == "table-bad-request"
        ear.say(do="ping")
        assert ear.hear("pong")


def test_much_nonsense_and_too_large_messages_close_the_socket(server: Running) -> None:
    table, ann, _ = two_people(server)
    with ann.socket(table) as ear:
        for _ in range(websocket.MOST_NONSENSE):
            ear.connection.send("nonsense")
        assert ear.is_closed()
    with ann.socket(table) as ear:
        ear.connection.send(json.dumps({"do": "ping", "x": "y" * 20_000}))
        assert ear.is_closed()
    assert ann.look(table)["now"]["status"] == "playing"


def test_clients_that_leave_before_they_are_answered_fill_no_log(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked_up = threading.Semaphore(0)

    async def slow(*_: object) -> None:
        await asyncio.sleep(0.1)
        looked_up.release()
        raise Refused("no-table")

    monkeypatch.setattr(websocket, "visible_table", slow)
    request = (
        f"GET /api/tables/none/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: strandline={server.guest().cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(request.encode())
        assert looked_up.acquire(timeout=20)
    server.guest().http.get("/api/me").raise_for_status()
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


def test_strangers_and_other_sites_get_no_socket(server: Running) -> None:
    from websockets.sync.client import connect

    table, ann, _ = two_people(server)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = {"Cookie": f"strandline={ann.cookie}"}
    forged = {"Cookie": f"strandline={ann.cookie[:-2]}xx"}
    for headers, origin in (({}, None), (forged, None), (cookie, "http://evil.example")):
        with pytest.raises(InvalidStatus):
            connect(url, additional_headers=headers, origin=origin).__enter__()  # type: ignore[arg-type]
    for query in ("after=x", "after=999999999", "seat=7", "seat=1"):
        with pytest.raises(InvalidStatus):
            connect(f"{url}?{query}", additional_headers=cookie).__enter__()
    carl = server.guest("Carl")
    with pytest.raises(InvalidStatus):
        carl.socket(table)
    with connect(url, additional_headers=cookie, origin=f"http://127.0.0.1:{server.port}") as good:  # type: ignore[arg-type]
        assert json.loads(good.recv())["type"] == "you"


def test_a_slow_reader_misses_nothing_and_costs_nothing(server: Running) -> None:
    """It gets everything that it missed in one message, however much that was."""
    table, ann, bob = two_people(server)
    raw = slow_socket(server, ann, table)
    for n in range(300):
        bob.do(table, "chat", text=f"{n} " + "x" * 400)
    live_table = server.house.tables.by_id[table]
    assert len(live_table._messages) < 10
    assert bob.look(table)["chat"][-1]["number"] == 300
    raw.close()
    for _ in range(100):
        if not live_table.listeners:
            break
        time.sleep(0.05)
    assert not live_table.listeners


def slow_socket(server: Running, guest: Guest, table: str) -> socket.socket:
    """A socket that never reads."""
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: strandline={guest.cookie}\r\n\r\n".encode()
    )
    return raw
