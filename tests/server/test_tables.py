"""What people can do at a table."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
import sqlalchemy as sa

from strandline import Note, Record, game
from strandline.server import queries
from strandline.server.app import make_app
from strandline.server.house import House
from strandline.server.http import tables as table_lists
from strandline.server.limits import Buckets
from strandline.server.schema import tables
from strandline.server.settings import Settings
from strandline.table import referee
from strandline.table.dice import verify

from .tables import PERSON, Guest, Running, bot, two_people


def finish(table: str, players: list[Guest]) -> dict[str, Any]:
    """Play to the end, each seat its first legal move; bots and chance come in between."""
    for _ in range(2000):
        state = players[0].look(table, seat=0)
        now = state["now"]
        if now["status"] != "playing":
            return state
        seat = now["deciding"][0]
        if now["seats"][seat]["kind"] == "bot" or now["asked"]:
            players[0].look(table, seat=0, after=state["n"], wait=20)
        else:
            players[seat].move(table, seat)
    raise AssertionError("no end")


def test_two_people_play_a_whole_game_by_link_and_take_its_record_home(server: Running) -> None:
    table, ann, bob = two_people(server)
    state = finish(table, [ann, bob])
    assert state["now"]["end"]["by"] == "rules"
    assert len(state["log"]) == state["now"]["count"]
    home = bob.http.get(f"/api/tables/{table}/record")
    record = Record.read(home.content)
    assert list(record.moves) == [line["move"] for line in state["log"]]
    assert record.seats == ("Ann", "Bob")
    assert verify(record) == 1
    replay = ann.http.get(f"/api/tables/{table}/replay").json()
    assert [step["move"] for step in replay["steps"]] == list(record.moves)
    assert (replay["checked"], replay["unfair"]) == (1, None)
    again = ann.http.post("/api/records", content=home.content).json()
    assert again == replay


def test_dice_are_rolled_fairly_and_shown_with_the_move(server: Running) -> None:
    table, ann, bob = two_people(server, "krabcek", options={"turns": 12})
    commitment = ann.look(table)["table"]["commitment"]
    finish(table, [ann, bob])
    record = Record.read(ann.http.get(f"/api/tables/{table}/record").content)
    assert record.extra["table"]["commitment"] == commitment
    assert verify(record) == 1 + sum(move.startswith(("die", "open")) for move in record.moves) > 10
    forged = json.loads(record.json())
    forged["extra"]["table"]["nonces"][0] = "00" * 16
    replay = bob.http.post("/api/records", json=forged).json()
    assert (replay["checked"], replay["unfair"]["key"]) == (None, "table-verify-deal")


def test_a_record_of_a_game_that_goes_on_is_not_given(server: Running) -> None:
    table, ann, _ = two_people(server)
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "table-not-over")


def test_a_file_that_is_no_record_is_refused_with_a_reason(server: Running) -> None:
    ann = server.guest()
    answer = ann.http.post("/api/records", content=b'{"format": "strandline"')
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "record-torn")
    for moves in {"moves": ["a"] * 3001}, {"moves": ["a"] * 2000, "notes": [{"after": 0, "variation": ["a"] * 1001}]}:
        answer = ann.http.post("/api/records", json={"format": "strandline", **moves})
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "table-too-long")


def test_a_record_with_notes_is_replayed(server: Running) -> None:
    position = game("crab-stack").start(1)
    noted = Record.of(position, notes=[Note(0, "a comment", (position.moves()[0],))])
    answer = server.guest().http.post("/api/records", json=json.loads(noted.json()))
    assert answer.status_code == 200


def test_a_reason_that_an_error_quotes_is_told_as_a_key(server: Running) -> None:
    record = json.loads(Record.of(game("crab-stack").start(1)).json())
    error = server.guest().http.post("/api/records", json={**record, "moves": ["d4-d4"]}).json()["error"]
    assert (error["key"], error["rule"]) == ("record-move", "CS-7")
    assert error["params"]["reason"] == {"key": "crab-stack-water", "rule": "", "params": {"cell": "d4"}, "about": ""}


def test_a_bot_plays_along(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ann = server.guest()
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    now = ann.look(table)["now"]
    assert ([seat["bot"] for seat in now["seats"]], now["own"]["alone"]) == ([False, True], True)
    assert finish(table, [ann])["now"]["status"] == "over"
    assert "a bot failed" not in caplog.text


def test_several_people_sit_at_one_screen_and_take_moves_back_without_asking(server: Running) -> None:
    ann = server.guest()
    table = ann.make()["id"]
    ann.sit(table, 0)
    ann.sit(table, 1)
    first = ann.look(table)["now"]
    seat = first["deciding"][0]
    ann.move(table, seat)
    other = ann.look(table)["now"]["deciding"][0]
    assert other != seat
    ann.move(table, other)
    for eyes in (seat, other):  # the player who has just moved undoes it, whoever looks at the screen
        own = ann.look(table, seat=eyes)["now"]["own"]
        assert (own["undo"], own["alone"]) == ({"seat": other, "to": 1}, True)
    ann.do(table, "undo", seat=other)
    assert ann.look(table)["now"]["own"]["undo"] == {"seat": seat, "to": 0}
    ann.do(table, "undo", seat=seat)
    now = ann.look(table, seat=seat)["now"]
    assert (now["count"], now["deciding"], now["view"]) == (0, [seat], first["view"])
    assert ann.refused(table, "undo", seat=seat) == "table-no-undo"


def test_a_seat_is_for_its_link(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make()
    table, links = made["id"], made["links"]
    ann.sit(table, 0)
    sit = {"seat": 1, "name": "Bob", "nonce": "ab" * 16}
    assert bob.refused(table, "sit", **sit) == "table-no-table"
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    assert bob.refused(table, "sit", **sit, token=links["watch"]) == "table-no-link"
    assert bob.refused(table, "sit", **sit, token=links["seats"][0]) == "table-no-link"
    assert bob.look(table, token=links["watch"])["now"]["status"] == "open"
    bob.sit(table, 1, links["seats"][1])
    assert bob.look(table)["now"]["status"] == "playing"
    carl = server.guest("Carl")
    assert carl.refused(table, "sit", **sit, token=links["seats"][1]) == "table-taken"
    assert carl.http.get(f"/api/tables/{table}/links").status_code == 404
    assert bob.http.get(f"/api/tables/{table}/links").json() == {"watch": links["watch"], "join": None, "seats": []}
    assert ann.http.get(f"/api/tables/{table}/links").json() == links


def test_whoever_was_shown_another_commitment_does_not_sit_down_and_the_record_tells_who_was_shown_this_one(
    server: Running,
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make()
    table, sit = made["id"], {"seat": 0, "name": "Ann", "nonce": "ab" * 16}
    assert ann.refused(table, "sit", **sit, commitment="cd" * 32) == "table-other-commitment"
    ann.do(table, "sit", **sit, commitment=made["commitment"])
    bob.sit(table, 1, made["links"]["join"])
    bob.do(table, "resign", seat=1)
    told = ann.http.get(f"/api/tables/{table}/record").json()["extra"]["table"]
    assert (told["commitments"], told["nonces"][0]) == ([made["commitment"], None], "ab" * 16)


def test_a_public_table_is_listed_and_open_to_all(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.make(public=True)["id"]
    hidden = ann.make()["id"]
    listed = [each["id"] for each in bob.http.get("/api/tables").json()]
    assert table in listed
    assert hidden not in listed
    bob.sit(table, 1)
    bob.do(table, "leave", seat=1)
    assert not bob.look(table)["now"]["seats"][1]["taken"]


def test_my_tables_say_where_it_is_my_turn(server: Running) -> None:
    table, ann, bob = two_people(server)
    seat = ann.look(table)["now"]["deciding"][0]
    turns = [guest.http.get("/api/me/tables").json()[0] for guest in (ann, bob)]
    assert [each["id"] for each in turns] == [table, table]
    assert [each["your_turn"] for each in turns] == [seat == 0, seat == 1]


def test_a_second_device_joins_by_a_link_of_ones_own_that_works_once(server: Running) -> None:
    table, ann, _ = two_people(server)
    token = ann.http.post("/api/me/link").json()["token"]
    phone = server.guest("Phone")
    assert phone.http.post("/api/me/join", json={"token": token}).json() == {"name": "Ann"}
    assert phone.cookie == ann.cookie
    assert phone.look(table, seat=0)["now"]["own"]
    thief = server.guest("Thief")
    assert thief.http.post("/api/me/join", json={"token": token}).json()["error"]["key"] == "table-no-such-link"


def test_a_device_link_works_once_however_many_use_it_at_once(server: Running) -> None:
    """Each as a separate server would: several may share a database."""
    store, guests, links = server.house.store, 6, 15
    for n in range(links):
        token, barrier = f"race {n} of {server.port}", Barrier(guests)

        def use(token: str = token, barrier: Barrier = barrier) -> str | None:
            with store._writing.connect() as connection:
                barrier.wait(20)
                with connection.begin():
                    return queries.use_link(connection, token, 0)

        with store._writing.begin() as connection:
            queries.add_link(connection, token, "ann", 1 << 50)  # a sweep deletes what has expired
        with ThreadPoolExecutor(guests) as pool:
            found = [each.result(20) for each in [pool.submit(use) for _ in range(guests)]]
        assert sorted(found, key=str) == [None] * (guests - 1) + ["ann"]


def test_a_device_link_that_has_expired_works_no_more(server: Running) -> None:
    store, token = server.house.store, f"late {server.port}"
    with store._writing.begin() as connection:
        queries.add_link(connection, token, "ann", 1)
        assert queries.use_link(connection, token, 2) is None
        assert queries.use_link(connection, token, 0) is None


def test_resigning_ends_a_game_between_two(server: Running) -> None:
    table, ann, bob = two_people(server)
    bob.do(table, "resign", seat=1)
    end = ann.look(table)["now"]["end"]
    assert (end["by"], end["seat"], end["result"]) == ("resigned", 1, ["1", "0"])
    assert bob.refused(table, "resign", seat=1) == "table-not-playing"


def test_in_a_larger_round_a_bot_plays_on_for_who_resigns(server: Running) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bob", "Carl")]
    table = guests[0].make(seats=[PERSON] * 3, options={"players": 3}, public=True)["id"]
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[1].do(table, "resign", seat=1)
    now = guests[0].look(table)["now"]
    assert now["status"] == "playing"
    assert now["seats"][1]["resigned"]
    assert [seat["bot"] for seat in now["seats"]] == [False, True, False]
    assert guests[1].look(table)["now"]["own"]["undo"] is None
    guests[0].do(table, "draw", seat=0)
    for what in ("draw", "decline", "resign", "undo"):  # the bot has the seat now
        assert guests[1].refused(table, what, seat=1) == "table-not-yours"
    guests[2].do(table, "decline", seat=2)
    for _ in range(10):
        state = guests[0].look(table, seat=0)
        if state["now"]["status"] != "playing" or state["now"]["count"] > 4:
            break
        seat = state["now"]["deciding"][0]
        if seat == 1:
            guests[0].look(table, seat=0, after=state["n"], wait=20)
        else:
            guests[seat].move(table, seat)
    assert 1 in [line["seat"] for line in guests[0].look(table, seat=0)["log"]]
    guests[0].do(table, "resign", seat=0)
    guests[2].do(table, "leave", seat=2)
    assert guests[0].look(table)["now"]["end"]["by"] == "stopped"


def test_a_draw_needs_everyone(server: Running) -> None:
    table, ann, bob = two_people(server)
    ann.do(table, "draw", seat=0)
    assert bob.look(table)["now"]["offers"] == [0]
    bob.do(table, "decline", seat=1)
    assert bob.look(table)["now"]["offers"] == []
    assert bob.refused(table, "decline", seat=1) == "table-nothing-asked"
    bob.do(table, "draw", seat=1)
    ann.do(table, "draw", seat=0)
    end = ann.look(table)["now"]["end"]
    assert (end["by"], end["result"]) == ("agreed", ["1/2", "1/2"])


def test_bots_agree_to_no_draw(server: Running) -> None:
    ann = server.guest()
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    assert ann.refused(table, "draw", seat=0) == "table-no-draw-with-bots"


def test_taking_back_among_people_needs_consent(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    mover, other = guests[seat], guests[1 - seat]
    assert other.refused(table, "undo", seat=1 - seat) == "table-no-undo"
    mover.move(table, seat)
    own = mover.look(table)["now"]["own"]
    assert (own["undo"], own["alone"]) == ({"seat": seat, "to": 0}, False)
    assert other.look(table)["now"]["own"]["undo"] is None
    mover.do(table, "undo", seat=seat)
    assert other.look(table)["now"]["undo"] == {"seat": seat, "to": 0}
    assert mover.refused(table, "grant", seat=seat) == "table-nothing-asked"
    other.do(table, "decline", seat=1 - seat)
    assert other.refused(table, "grant", seat=1 - seat) == "table-nothing-asked"
    mover.do(table, "undo", seat=seat)
    other.do(table, "grant", seat=1 - seat)
    state = other.look(table)
    assert (state["now"]["count"], state["log"], state["now"]["deciding"]) == (0, [], [seat])


def test_what_a_die_has_shown_is_not_taken_back(server: Running) -> None:
    ann = server.guest()
    table = ann.make("krabcek")["id"]
    ann.sit(table, 0)
    ann.sit(table, 1)
    for n in range(7):
        seat = ann.look(table)["now"]["deciding"][0]
        ann.move(table, seat)
        assert (ann.look(table, seat=seat)["now"]["own"]["undo"] is None) == (n == 6)  # the gates are taken: a die
    assert ann.refused(table, "undo", seat=seat) == "table-no-undo"


def test_a_rematch_is_a_new_table_with_the_seats_turned(server: Running) -> None:
    table, ann, bob = two_people(server)
    assert ann.refused(table, "rematch") == "table-not-over"
    ann.do(table, "resign", seat=0)
    carl = server.guest("Carl")
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    assert carl.refused(table, "rematch", link=watch) == "table-not-seated"
    record = ann.http.get(f"/api/tables/{table}/record").text
    time.sleep(0.01)
    bob.do(table, "rematch")
    assert ann.http.get(f"/api/tables/{table}/record").text == record  # the game ended when it ended
    new = ann.look(table)["now"]["rematch"]
    assert ann.look(new)["now"]["status"] == "open"
    assert [(seat["name"], seat["taken"]) for seat in ann.look(new)["now"]["seats"]] == [("Bob", False), ("Ann", False)]
    assert ann.refused(new, "sit", seat=0, name="Ann", nonce="ab" * 16) == "table-no-link"
    ann.sit(new, 1)
    bob.sit(new, 0)
    assert ann.look(new)["now"]["status"] == "playing"
    assert ann.look(new)["table"]["commitment"] != ann.look(table)["table"]["commitment"]


def test_who_may_watch_a_game_may_watch_its_rematch(server: Running) -> None:
    table, ann, bob = two_people(server)
    carl, dave = server.guest("Carl"), server.guest("Dave")
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    ann.do(table, "resign", seat=0)
    link = f"/api/tables/{table}/rematch"
    assert carl.http.get(link, params={"token": watch}).status_code == 404  # there is none yet
    bob.do(table, "rematch")
    new = ann.look(table)["now"]["rematch"]
    assert dave.http.get(link).status_code == 404
    assert carl.http.get(f"/api/tables/{new}", params={"token": watch}).status_code == 404
    found = carl.http.get(link, params={"token": watch}).json()
    assert found["join"] is None
    assert found["seats"] == []
    assert carl.http.get(f"/api/tables/{new}", params={"token": found["watch"]}).is_success


def test_players_and_watchers_talk_apart_and_leave_each_other_no_gap(server: Running) -> None:
    table, ann, bob = two_people(server)
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    carl = server.guest("Carl")
    before = carl.look(table, token=watch)["n"]
    ann.do(table, "chat", text="<b>hello</b> '; DROP TABLE events; --")
    assert bob.look(table)["chat"][0]["text"] == "<b>hello</b> '; DROP TABLE events; --"
    state = carl.look(table, token=watch)
    assert (state["n"], state["chat"]) == (before, [])
    carl.do(table, "chat", text="nice", link=watch)
    assert [each["text"] for each in carl.look(table, token=watch)["chat"]] == ["nice"]
    assert len(ann.look(table)["chat"]) == 1
    assert carl.look(table, token=watch)["chat"][0]["number"] == 1


def test_not_even_acknowledgements_and_lists_tell_that_others_have_talked(server: Running) -> None:
    table, ann, _ = two_people(server, public=True)
    carl = server.guest("Carl")
    first = carl.do(table, "chat", text="one")
    listed = [each for each in carl.http.get("/api/tables").json() if each["id"] == table]
    ann.do(table, "chat", text="hush")
    ann.do(table, "chat", text="hush")
    assert [each for each in carl.http.get("/api/tables").json() if each["id"] == table] == listed
    assert carl.do(table, "chat", text="two") == first + 1 == carl.look(table)["n"]


def test_the_host_mutes_deletes_and_closes(server: Running) -> None:
    table, ann, bob = two_people(server)
    bob.do(table, "chat", text="rude words")
    assert bob.refused(table, "mute", number=1) == "table-not-host"
    assert ann.refused(table, "unsay", number=7) == "table-nothing-said"
    ann.do(table, "unsay", number=1)
    assert bob.look(table)["chat"][0]["text"] == ""
    with server.house.store.engine.connect() as connection:
        assert "rude words" not in str(connection.exec_driver_sql("SELECT body FROM events").all())
    ann.do(table, "mute", number=1)
    assert bob.refused(table, "chat", text="more") == "table-muted"
    ann.do(table, "close")
    now = bob.look(table)["now"]
    assert (now["status"], now["end"]["by"]) == ("closed", "stopped")
    assert bob.refused(table, "chat", text="more") == "table-closed"


def test_a_table_does_not_grow_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat and each person's other events are limited; spectators do not use up the players' limit."""
    ann, carl = server.guest(), server.guest("Carl")
    table = ann.make(public=True)["id"]
    monkeypatch.setattr(referee, "MOST_EVENTS", ann.look(table)["n"] + 6)
    for _ in range(6):
        carl.do(table, "chat", text="hurry")
    answer = carl.ask(table, "chat", text="hurry")
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "table-enough")
    ann.sit(table, 0)
    ann.do(table, "leave", seat=0)
    ann.sit(table, 0)
    ann.sit(table, 1)
    seat = ann.look(table)["now"]["deciding"][0]
    ann.move(table, seat)
    assert ann.refused(table, "chat", text="hurry") == "table-enough"
    ann.do(table, "undo", seat=seat)
    ann.move(table, seat)
    monkeypatch.setattr(referee, "MOST_EXTRAS", 6)
    answer = ann.ask(table, "undo", seat=seat)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "table-enough-yours")
    assert ann.refused(table, "preset", seat=seat, on=True) == "table-enough-yours"
    ann.do(table, "unsay", number=1, room="watchers")
    ann.move(table, 1 - seat)
    ann.do(table, "resign", seat=seat)


def test_what_the_host_does_again_adds_nothing(server: Running) -> None:
    table, ann, bob = two_people(server)
    bob.do(table, "chat", text="rude words")
    for do in ("mute", "unsay"):
        n = ann.do(table, do, number=1)
        before = server.house.tables.by_id[table].table.n
        assert ann.do(table, do, number=1) == n
        assert server.house.tables.by_id[table].table.n == before


def test_a_game_that_nothing_ends_is_broken_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_MOVES", 3)
    ann = server.guest()
    table = ann.make(options={"players": 2, "repetition": 0})["id"]
    for seat in (0, 1):
        ann.sit(table, seat)
    for _ in range(3):
        ann.move(table, ann.look(table)["now"]["deciding"][0])
    end = ann.look(table)["now"]["end"]
    assert (end["by"], end["result"]) == ("stopped", None)
    assert len(Record.read(ann.http.get(f"/api/tables/{table}/record").content).moves) == 3


def test_moves_are_refused_out_of_turn_for_others_when_stale_and_when_illegal(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    mover, other = guests[seat], guests[1 - seat]
    move = mover.look(table)["now"]["legal"][0]
    assert other.look(table)["now"]["legal"] is None
    assert other.refused(table, "move", seat=1 - seat, expect=0, move=move) == "table-not-your-turn"
    assert other.refused(table, "move", seat=seat, expect=0, move=move) == "table-not-yours"
    assert mover.refused(table, "move", seat=seat, expect=1, move=move) == "table-stale"
    answer = mover.ask(table, "move", seat=seat, expect=0, move="d4-d4")
    error = answer.json()["error"]
    assert (answer.status_code, error["about"]) == (422, "d4-d4")
    assert error["rule"].startswith("CS-")
    assert mover.look(table)["now"]["count"] == 0


def test_the_same_request_twice_is_done_once(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    move = guests[seat].look(table)["now"]["legal"][0]
    body = {"id": "once", "do": "move", "seat": seat, "expect": 0, "move": move}
    answers = [guests[seat].http.post(f"/api/tables/{table}/do", json=body).json() for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert guests[0].look(table)["now"]["count"] == 1


def test_why_not_is_told_to_the_seat_that_is_to_decide(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    ask = {"id": "w", "do": "why_not", "seat": seat, "move": "d4-d4"}
    told = guests[seat].http.post(f"/api/tables/{table}/why_not", json=ask).json()
    assert told["reason"]["key"].startswith("crab-stack-")
    assert guests[1 - seat].http.post(f"/api/tables/{table}/why_not", json=ask).status_code == 403
    ask["seat"] = 1 - seat
    assert guests[1 - seat].http.post(f"/api/tables/{table}/why_not", json=ask).status_code == 403


def test_earlier_views_are_only_for_the_owner_of_a_seat_and_for_who_may_watch(server: Running) -> None:
    table, *guests = two_people(server)
    before = guests[0].look(table)["now"]
    (seat,) = before["deciding"]
    guests[seat].ask(table, "move", seat=seat, expect=0, move=guests[seat].look(table)["now"]["legal"][0])
    path = f"/api/tables/{table}/views"
    mine = guests[1 - seat].http.get(path, params={"seat": 1 - seat}).json()
    assert mine == {"count": 1, "views": [before["view"]]}
    assert guests[1 - seat].http.get(path, params={"seat": seat}).status_code == 403
    assert server.guest("Eve").http.get(path).status_code == 404


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_who_has_no_time_left_loses_between_two(server: Running, kind: str) -> None:
    clock = {"kind": kind, "seconds": 10, **({"increment": 5} if kind == "bank" else {})}
    table, ann, _ = two_people(server, clock=clock)
    seat = ann.look(table)["now"]["clock"]["running"]
    assert seat in (0, 1)
    hurry(server, table, 60_000)
    now = over(ann, table)
    assert (now["end"]["by"], now["end"]["seat"]) == ("time", seat)
    assert now["clock"]["left"][seat] == 0


def test_by_post_there_is_half_a_day_to_react(server: Running) -> None:
    ann = server.guest()
    assert ann.look(ann.make()["id"])["table"]["window"] == 10
    assert ann.look(ann.make(window=3)["id"])["table"]["window"] == 3
    assert ann.look(ann.make(clock={"kind": "days", "days": 3})["id"])["table"]["window"] == 43_200


def hurry(server: Running, table: str, ms: int) -> None:
    """Let a table's clock have run for so much longer."""
    house = server.house

    def back() -> None:
        live = house.tables.by_id[table]
        house.duties.started -= ms  # it has been up all the time
        live.table.clock.since -= ms
        house.duties.plan(live)

    server.call(back)


def over(guest: Guest, table: str) -> dict[str, Any]:
    for _ in range(100):
        now: dict[str, Any] = guest.look(table)["now"]
        if now["status"] == "over":
            return now
        time.sleep(0.05)
    raise AssertionError("it goes on")


def test_in_a_larger_round_a_bot_plays_on_until_its_owner_is_back(server: Running) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bob", "Carl")]
    table = guests[0].make(
        seats=[PERSON] * 3, options={"players": 3}, public=True, clock={"kind": "bank", "seconds": 100}
    )["id"]
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    seat = guests[0].look(table)["now"]["clock"]["running"]
    hurry(server, table, 200_000)
    for _ in range(100):
        now = guests[seat].look(table)["now"]
        if now["seats"][seat]["away"] and now["count"]:
            break
        time.sleep(0.05)
    assert now["seats"][seat]["away"]
    assert now["deciding"] == [(seat + 1) % 3]
    assert guests[seat].refused(table, "move", seat=seat, expect=now["count"], move="x") == "table-not-your-turn"
    guests[seat].do(table, "back", seat=seat)
    now = guests[seat].look(table)["now"]
    assert not now["seats"][seat]["away"]
    assert now["clock"]["left"][seat] == 60_000
    assert guests[seat].refused(table, "back", seat=seat) == "table-not-away"


def test_a_bank_gets_its_increment_with_each_turn_and_a_bot_needs_no_time(server: Running) -> None:
    table, *guests = two_people(server, clock={"kind": "bank", "seconds": 100, "increment": 50})
    seat = guests[0].look(table)["now"]["clock"]["running"]
    hurry(server, table, 20_000)
    guests[seat].move(table, seat)
    left = guests[0].look(table)["now"]["clock"]["left"]
    assert 129_000 < left[seat] <= 130_000
    guests[seat].do(table, "undo", seat=seat)
    guests[1 - seat].do(table, "grant", seat=1 - seat)
    clock = guests[0].look(table)["now"]["clock"]
    assert clock["running"] == seat
    assert clock["left"][1 - seat] <= 100_000  # who grants has not moved
    ann = server.guest()
    table = ann.make(seats=[bot(), PERSON], clock={"kind": "bank", "seconds": 10})["id"]
    ann.sit(table, 1)
    assert ann.look(table)["now"]["clock"]["running"] in (1, None)
    alone = ann.http.post("/api/tables", json={"game": "crab-stack", "seats": [bot(), bot()]})
    assert alone.json()["error"]["key"] == "table-needs-person"


def test_one_person_has_so_many_tables_and_no_more(server: Running) -> None:
    ann = server.guest()
    for _ in range(20):
        ann.make()
    answer = ann.http.post("/api/tables", json={"game": "crab-stack", "seats": [PERSON, PERSON]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "table-too-many")


def test_who_comes_as_many_people_makes_no_more_tables_than_his_address_may(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house, "new_tables", Buckets(0.001, 3))
    wanted = {"game": "crab-stack", "seats": [PERSON, PERSON]}
    for _ in range(3):
        guest = server.guest(address="192.0.2.1")
        assert guest.http.post("/api/tables", json={**wanted, "seats": [PERSON]}).status_code == 422  # that is none
        guest.make()
    answer = server.guest(address="192.0.2.1").http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "table-too-fast")
    server.guest(address="192.0.2.2").make()


def test_who_comes_as_many_people_does_not_fill_the_list_of_tables(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If there is room, all tables are listed; otherwise every address gets a share."""
    ann = server.guest(address="192.0.2.4")
    here = len(ann.http.get("/api/tables").json())
    own = ann.make(public=True)["id"]
    many = [server.guest(address="192.0.2.3").make(public=True)["id"] for _ in range(6)]
    monkeypatch.setattr(table_lists, "MOST_LISTED_PER_ADDRESS", 2)
    assert len(ann.http.get("/api/tables").json()) == here + 7
    monkeypatch.setattr(table_lists, "MOST_LISTED", 5)
    found = ann.http.get("/api/tables").json()
    assert len(found) == 5
    assert found == sorted(found, key=lambda table: -table["last"])
    listed = [table["id"] for table in found]
    assert own in listed
    assert many[-2:] == [table for table in reversed(listed) if table in many][-2:]


def test_of_an_address_nothing_is_kept_but_a_mark_that_says_nothing_after_a_restart(server: Running) -> None:
    made = [server.guest(address=address).make()["id"] for address in ("192.0.2.5", "192.0.2.5", "192.0.2.6")]
    query = sa.select(tables.c.home, tables.c.id).where(tables.c.id.in_(made))
    with server.house.store.engine.connect() as connection:
        found = {row.id: row.home for row in connection.execute(query)}
    one, same, other = (found[table] for table in made)
    assert one == same != other
    assert one == server.house.marks.home("192.0.2.5") != server.house.signer.home("192.0.2.5")
    assert House(Settings("sqlite://")).marks.home("192.0.2.5") != one


def test_the_workers_of_one_server_mark_an_address_alike() -> None:
    settings = [Settings("sqlite://", redis="redis://127.0.0.1:1", server=name) for name in ("ab", "ab", "cd")]
    one, same, other = (make_app(each).state.house.marks.home("192.0.2.5") for each in settings)
    assert one == same != other
