"""A club evening at a real server: people join, play at their tables, and the standings follow."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from strandline.club import director
from strandline.core.record import Record

from .tables import Guest, Running

HOMES = (f"203.0.113.{n}" for n in count(1))
"""An address for each tournament: one address may have opened only so many."""


def opened(host: Guest, form: str = "swiss", rounds: int = 2, **more: Any) -> str:
    host.http.headers.setdefault("X-Forwarded-For", next(HOMES))
    wanted = {"name": "Friday", "game": "crab-stack", "format": form, "rounds": rounds, **more}
    answer = host.http.post("/api/club", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(guest: Guest, club: str, do: str, **more: Any) -> Any:
    """Return the state after a request."""
    answer = guest.http.post(f"/api/club/{club}/do", json={"do": do, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()["state"]


def refused(guest: Guest, club: str, do: str, **more: Any) -> tuple[int, str]:
    answer = guest.http.post(f"/api/club/{club}/do", json={"do": do, **more})
    return answer.status_code, answer.json().get("error", {}).get("key", "")


def look(guest: Guest, club: str, **params: Any) -> Any:
    return guest.http.get(f"/api/club/{club}", params=params).raise_for_status().json()["state"]


def party(server: Running, *names: str, form: str = "swiss", rounds: int = 2, **more: Any) -> tuple[str, list[Guest]]:
    """Return a tournament that has begun, and its players; the first of them hosts it."""
    guests = [server.guest(name) for name in names]
    club = opened(guests[0], form, rounds, **more)
    for guest in guests:
        ask(guest, club, "join", name=guest.name)
    ask(guests[0], club, "start")
    return club, guests


def sit(table: str, guests: Sequence[Guest]) -> None:
    for seat, guest in enumerate(guests):
        guest.do(table, "sit", seat=seat, name=guest.name, nonce="0" * 32)


def play(game: Any, guests: Sequence[Guest], loser: int) -> None:
    """Let both players of a game sit down, and one of them resign. ``loser``: 0 or 1, in order of play."""
    pair = [guests[n] for n in game["players"]]
    sit(game["table"], pair)
    pair[loser].do(game["table"], "resign", seat=loser)


def until(server: Running, guest: Guest, club: str, games: int) -> Any:
    state = look(guest, club)
    assert sum(each["status"] == "over" for each in state["round"]["games"]) == games
    return state


def test_an_evening_from_the_first_guest_to_the_last_result(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob", "Cay", "Dan")
    for number in (1, 2):
        state = look(guests[0], club)
        assert state["round"]["number"] == number
        for game in state["round"]["games"]:
            play(game, guests, loser=1)
        state = until(server, guests[0], club, games=2)
        if number == 1:
            ask(guests[0], club, "next", round=2)
    assert state["status"] == "over"
    assert sum(each["points"] for each in state["standings"]) == 4
    best = state["standings"][0]
    assert (best["rank"], best["points"], best["games"]) == (1, 2, 2)
    assert [each["name"] for each in state["players"]] == ["Ann", "Bob", "Cay", "Dan"]


def test_the_answer_is_short_as_long_as_nothing_changes(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    path = f"/api/club/{club}"
    version = guests[0].http.get(path).json()["version"]
    assert guests[0].http.get(path, params={"known": version}).json() == {"version": version, "state": None}
    sit(look(guests[0], club)["round"]["games"][0]["table"], [])
    game = look(guests[0], club)["round"]["games"][0]
    first = guests[game["players"][0]]
    first.do(game["table"], "sit", seat=0, name=first.name, nonce="0" * 32)
    news = guests[0].http.get(path, params={"known": version}).json()
    assert news["state"]["round"]["games"][0]["seated"] == [game["players"][0]]


def test_only_the_paired_people_can_sit_and_only_hosts_do_what_hosts_do(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    stranger = server.guest("Eve")
    game = look(stranger, club)["round"]["games"][0]
    asked = {"seat": 0, "name": "Eve", "nonce": "0" * 32, "link": game["token"]}
    assert stranger.refused(game["table"], "sit", **asked) == "table-no-link"
    first = guests[game["players"][0]]
    assert first.refused(game["table"], "close") == "table-not-host"
    for do, more in (
        ("start", {}), ("next", {"round": 2}), ("end", {}), ("leave", {"player": 0}),
        ("enter", {"round": 1, "table": 1, "places": [1, 2]}), ("absent", {"round": 1, "table": 1, "player": 0}),
        ("host", {"token": "forged"}), ("host", {"token": game["token"]}),
    ):  # fmt: skip
        assert refused(guests[1], club, do, **more) == (403, "table-club-not-host")
    assert look(stranger, club)["host_token"] is None


def test_nobody_gets_the_id_of_another_person(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    person = guests[1].cookie.partition(".")[0]
    assert person not in guests[0].http.get(f"/api/club/{club}").text


def test_the_link_of_the_hosts_makes_another_device_a_host_for_good(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    again = server.guest("Ann without cookie")
    token = look(guests[0], club)["host_token"]
    assert ask(again, club, "host", token=token)["is_host"]
    assert ask(again, club, "host", token=token)["hosts"] == ["Ann", "Ann without cookie"]
    assert ask(again, club, "end")["status"] == "over"
    assert [each["hosts"] for each in again.http.get("/api/club").json()] == [True]


def test_who_plays_in_one_tournament_cannot_join_another_and_is_told_which(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    other = opened(server.guest("Host"), name="Saturday")
    answer = guests[1].http.post(f"/api/club/{other}/do", json={"do": "join", "name": "Bob"})
    assert answer.status_code == 409
    assert answer.json()["error"]["params"] == {"name": "Friday", "club": club}
    ask(guests[1], club, "leave")
    assert ask(guests[1], other, "join", name="Bob")["you"] == 0


def test_joining_again_from_another_tab_changes_nothing(server: Running) -> None:
    host = server.guest("Host")
    club = opened(host)
    guest = server.guest("Ann")
    for _ in range(2):
        assert len(ask(guest, club, "join", name="Ann")["players"]) == 1


def test_a_host_enters_and_corrects_results_and_the_table_is_closed(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    game = look(guests[0], club)["round"]["games"][0]
    sit(game["table"], [guests[n] for n in game["players"]])
    state = ask(guests[0], club, "enter", round=1, table=1, places=[1, 1])
    assert state["round"]["games"][0]["points"] == [0.5, 0.5]
    assert state["round"]["games"][0]["host"] == "Ann"
    assert guests[game["players"][0]].refused(game["table"], "resign", seat=0) == "table-closed"
    state = ask(guests[0], club, "enter", round=1, table=1, places=[2, 1])
    assert state["round"]["games"][0]["points"] == [0, 1]


def test_who_leaves_in_the_middle_of_a_game_resigns_it(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    game = look(guests[0], club)["round"]["games"][0]
    sit(game["table"], [guests[n] for n in game["players"]])
    ask(guests[1], club, "leave")
    bob = game["players"].index(1)
    state = look(guests[0], club)
    assert state["round"]["games"][0]["points"][bob] == 0
    assert state["round"]["games"][0]["places"] == ([2, 1] if bob == 0 else [1, 2])


def test_someone_who_does_not_come_to_a_table_of_four_loses_and_the_others_get_a_new_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, guests = party(server, "Ann", "Bob", "Cay", "Dan", form="tables", size=4)
    game = look(guests[0], club)["round"]["games"][0]
    gone = game["players"][2]
    asked = {"round": 1, "table": 1, "player": gone}
    assert refused(guests[0], club, "absent", **asked) == (409, "table-club-too-early")
    monkeypatch.setattr(director, "GRACE", 0)
    state = ask(guests[0], club, "absent", **asked)
    again = state["round"]["games"][0]
    assert again["table"] != game["table"]
    assert again["absent"] == [gone]
    sit(again["table"], [guests[n] for n in game["players"] if n != gone])
    assert look(guests[0], club)["round"]["games"][0]["status"] == "playing"
    assert guests[gone].refused(game["table"], "sit", seat=2, name="Late", nonce="0" * 32) == "table-closed"


def test_an_automatic_tournament_begins_the_next_round_by_itself(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob", automatic=True)
    play(look(guests[0], club)["round"]["games"][0], guests, loser=0)
    assert look(guests[0], club)["begun"] == 2


def test_one_person_cannot_open_any_number_of_tournaments(server: Running) -> None:
    host = server.guest("Host", address="198.51.100.7")
    for n in range(5):
        opened(host, name=f"Evening {n}")
    wanted = {"name": "More", "game": "crab-stack", "format": "swiss", "rounds": 3}
    answer = host.http.post("/api/club", json=wanted)
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "table-club-too-many")


def test_one_address_cannot_open_any_number_of_tournaments(server: Running) -> None:
    for n in range(20):
        opened(server.guest("Host", address="198.51.100.8"), name=f"Evening {n}")
    wanted = {"name": "More", "game": "crab-stack", "format": "swiss", "rounds": 3}
    answer = server.guest("Host", address="198.51.100.8").http.post("/api/club", json=wanted)
    assert answer.json()["error"]["key"] == "table-club-too-many"


def test_opening_one_twice_with_the_same_id_opens_one(server: Running) -> None:
    host = server.guest("Host")
    assert opened(host, id="once") == opened(host, id="once")


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "no-game"}, "core-no-such-game"),
        ({"name": "\u200b"}, "table-invisible-name"),
        ({"format": "tables", "size": 4, "game": "krabcek"}, "table-club-wrong-size"),
        ({"rounds": 21}, "table-bad-request"),
        ({"format": "cup"}, "table-bad-request"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(server: Running, wanted: dict[str, Any], key: str) -> None:
    host = server.guest("Host")
    about = {"name": "Friday", "game": "crab-stack", "format": "swiss", "rounds": 2, **wanted}
    answer = host.http.post("/api/club", json=about)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key


def test_the_result_and_the_games_can_be_downloaded(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob")
    play(look(guests[0], club)["round"]["games"][0], guests, loser=1)
    look(guests[0], club)
    files = {
        name: guests[1].http.get(f"/api/club/{club}/{name}").raise_for_status()
        for name in ("standings.csv", "results.csv", "tournament.json", "games.txt")
    }
    for name, answer in files.items():
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert files["standings.csv"].text.removeprefix("\ufeff").startswith("rank,name,points")
    assert files["tournament.json"].json()["rounds"][0]["games"][0]["places"] == [1, 2]
    (line,) = files["games.txt"].text.splitlines()
    record = Record.read(line.encode())
    assert sorted(record.seats) == ["Ann", "Bob"]
    assert record.end is not None
    assert record.end.by == "resigned"


def test_there_is_no_tournament_that_nobody_opened(server: Running) -> None:
    answer = server.guest().http.get("/api/club/never")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "table-club-none")
