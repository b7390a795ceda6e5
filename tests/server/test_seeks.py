"""Quick pairing: people who want the same game find each other, whatever happens in the same moment."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from strandline.server import lobby, presence, seeks
from strandline.server.days_up import DAY, DAYS
from strandline.server.settings import Settings
from strandline.server.storage import set_setting
from strandline.table.seeking import clocks

from .tables import Guest, Running, running
from .test_processes import servers  # noqa: F401

FAST = {"game": "crab-stack", "players": 2, "pace": "fast"}
POST = FAST | {"pace": "post"}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who disconnects is gone at once, and lists are new."""
    monkeypatch.setattr(presence, "LINGER", 0.0)
    monkeypatch.setattr(seeks, "EVERY", 0.0)


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Return a server for which everyone is missing who is not connected, from the first moment on."""
    monkeypatch.setattr(seeks, "FRESH", 0)
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)) as server:
        yield server


@pytest.fixture(autouse=True)
def tidy(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let nobody wait any more after a test."""
    yield
    if "server" in request.fixturenames:
        server: Running = request.getfixturevalue("server")
        for each in do(server, server.house.seeks.all):
            do(server, partial(server.house.seeks.withdraw, each, seeks.seated(each.table)))


def do(server: Running, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Do something in the server's own thread."""
    return asyncio.run_coroutine_threadsafe(work(), server.house.store._loop).result(20)


def sweep(server: Running) -> None:
    """Let the server do its periodic work now."""
    do(server, server.house.sweep.once)


def ask(guest: Guest, before: str | None = None, **wanted: Any) -> dict[str, Any]:
    more = {} if before is None else {"before": before}
    answer = guest.http.post("/api/seeks", json=FAST | wanted | more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(guest: Guest, **wanted: Any) -> str:
    answer = guest.http.post("/api/seeks", json=FAST | wanted)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["error"]["key"])


def press(guest: Guest, **wanted: Any) -> str:
    """Do what the page does: take the seat that is named, and ask again if it was taken in the meantime."""
    before = None
    while True:
        found = ask(guest, before, **wanted)
        if found["sit"] is None:
            return str(found["id"])
        before = found["id"]
        nonce = secrets.token_hex(16)
        sit = {"name": guest.name, "nonce": nonce, "commitment": found["commitment"], "rated": found["rated"]}
        guest.ask(found["id"], "sit", seat=found["sit"], **sit)


def stop(guest: Guest, table: str) -> str:
    answer = guest.http.delete(f"/api/seeks/{table}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["status"])


def listed(guest: Guest) -> list[tuple[str, list[str], bool]]:
    found = guest.http.get("/api/seeks").json()["seeks"]
    return [(each["id"], each["names"], each["yours"]) for each in found]


def names(guest: Guest, table: str) -> list[str]:
    return sorted(seat["name"] for seat in guest.look(table)["now"]["seats"])


def status(guest: Guest, table: str) -> str:
    return str(guest.look(table)["now"]["status"])


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


# Pairing


def test_the_second_who_wants_the_same_plays_with_the_first(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = press(ann)
    with ann.socket(table) as ear:
        ear.hear("state")
        until(lambda: (table, ["Ann"], False) in listed(bob))
        assert press(bob) == table
        while ear.hear()["now"]["status"] != "playing":
            pass
    assert names(ann, table) == ["Ann", "Bob"]
    about = ann.look(table)["table"]
    assert about["order"] == "lot"
    assert about["public"]
    assert about["clock"] == clocks("crab-stack")["fast"].__dict__
    assert table not in [each for each, *_ in listed(bob)]


def test_another_game_clock_or_number_of_players_is_another_seek(server: Running) -> None:
    tables = set()
    games: list[dict[str, Any]] = [{}, {"players": 3}, {"pace": "relaxed"}, {"game": "krabcek"}, {"game": "survive"}]
    for wanted in games:
        tables.add(press(server.guest(), **wanted))
    assert len(tables) == 5


@pytest.mark.parametrize(("players", "people"), [(2, 12), (3, 12)])
def test_people_who_press_at_the_same_moment_fill_table_after_table(server: Running, players: int, people: int) -> None:
    guests = [server.guest(f"G{n:02}") for n in range(people)]
    with ThreadPoolExecutor(people) as pool:
        tables = list(pool.map(lambda guest: press(guest, game="survive", players=players), guests))
    by_table = {
        table: sorted(g.name for g, each in zip(guests, tables, strict=True) if each == table) for table in tables
    }
    assert len(by_table) == people // players
    for table, there in by_table.items():
        assert status(guests[0], table) == "playing"
        assert names(guests[0], table) == there
        assert len(there) == players


def test_a_rated_game_is_another_seek_and_both_agree_to_it(server: Running) -> None:
    ann, bob, cleo = (server.guest(name, f"198.51.100.{n}") for n, name in enumerate(("Ann", "Bob", "Cleo"), 1))
    table = press(ann, rated=True)
    assert press(cleo) != table
    found = ask(bob, rated=True)
    assert (found["id"], found["rated"]) == (table, True)
    assert bob.refused(table, "sit", seat=1, name="Bob", nonce="0" * 16) == "table-rated-ask"
    assert press(bob, rated=True) == table
    assert status(bob, table) == "playing"
    assert bob.look(table)["table"]["rated"]
    again = press(ann, rated=True)
    neighbour = server.guest("Dan", "198.51.100.1")
    refusal = {"seat": 1, "name": "Dan", "nonce": "0" * 16, "rated": True}
    assert neighbour.refused(again, "sit", **refusal) == "table-rated-address"


@pytest.mark.slow
def test_people_at_two_servers_find_each_other(servers: list[Running]) -> None:  # noqa: F811
    guests = [Guest(servers[n % 2].port, f"G{n}") for n in range(8)]
    with ThreadPoolExecutor(len(guests)) as pool:
        tables = list(pool.map(press, guests))
    assert sorted(tables.count(table) for table in tables) == [2] * 8
    # One waits at one server; the other knows that they are there, and pairs them.
    ann, bob = Guest(servers[0].port, "Ann"), Guest(servers[1].port, "Bob")
    table = press(ann, pace="relaxed")
    with ann.socket(table) as ear:
        ear.hear("state")
        until(lambda: (table, ["Ann"], False) in listed(bob))
        assert press(bob, pace="relaxed") == table


def test_one_person_in_two_tabs_waits_at_one_table_and_never_plays_alone(server: Running) -> None:
    ann = server.guest("Ann")
    tabs = [Guest(server.port, cookie=ann.cookie) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda tab: press(tab, game="krabcek"), tabs))
    (table,) = tables
    assert status(ann, table) == "open"
    now = ann.look(table)["now"]
    free = next(n for n, seat in enumerate(now["seats"]) if not seat["taken"])
    assert ann.refused(table, "sit", seat=free, name="Ann", nonce="0" * 16) == "table-seek-yours"
    bob = server.guest("Bob")
    with ann.socket(table) as ear:
        ear.hear("state")
        assert press(bob, game="krabcek") == table


def test_another_tab_follows_when_its_person_chooses_another_game_or_stops(server: Running) -> None:
    ann = server.guest("Ann")
    first = press(ann, game="krabcek", pace="relaxed")
    second = press(ann, game="survive", pace="relaxed")
    assert status(ann, first) == "closed"
    found = ask(ann, first, game="krabcek", pace="relaxed")
    assert (found["id"], found["status"], found["game"], found["sit"]) == (second, "open", "survive", None)
    assert stop(ann, second) == "left"
    found = ask(ann, first, game="krabcek", pace="relaxed")
    assert (found["status"], found["sit"]) == ("left", None)
    assert not [each for each in listed(ann) if each[2]]


def test_who_stops_while_someone_sits_down_is_told_that_the_game_has_begun(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = press(ann, pace="relaxed")
    with ann.socket(table) as ear:
        ear.hear("state")
        press(bob, pace="relaxed")
    assert stop(ann, table) == "playing"
    assert ask(ann, table, pace="relaxed")["status"] == "playing"
    ann.do(table, "resign", seat=ann.http.get(f"/api/tables/{table}/mine").json()["seats"][0])
    assert ask(bob, table, pace="relaxed")["status"] == "over"


def test_a_rematch_waits_for_nobody_else(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = press(ann, pace="post")
    press(bob, pace="post")
    ann.do(table, "resign", seat=ann.http.get(f"/api/tables/{table}/mine").json()["seats"][0])
    ann.do(table, "rematch")
    assert table not in [each for each, *_ in listed(bob)]
    assert press(server.guest("Cleo"), pace="post") != ann.look(table)["now"]["rematch"]


# People who go


def test_nobody_is_paired_with_someone_who_has_gone(strict: Running) -> None:
    ann, bob = strict.guest("Ann"), strict.guest("Bob")
    first = press(ann)
    with ann.socket(first) as ear:
        ear.hear("state")
    until(lambda: not listed(bob))
    second = press(bob)
    assert second != first
    assert status(bob, first) == "closed"
    # Ann comes back: her page asks what became of her table, and she plays after all.
    with bob.socket(second) as ear:
        ear.hear("state")
        found = ask(ann, first)
        assert found["id"] == second
        ann.sit(second, found["sit"])
    assert names(ann, second) == ["Ann", "Bob"]


def test_of_three_one_who_has_gone_loses_the_seat_and_the_others_stay(strict: Running) -> None:
    ann, bob, cleo = (strict.guest(name) for name in ("Ann", "Bob", "Cleo"))
    table = press(ann, players=3)
    with bob.socket(table) as ear:
        with ann.socket(table) as other:
            other.hear("state")
            assert press(bob, players=3) == table
        while ear.hear()["now"]["seats"][1]["name"] != "Bob":
            pass
        until(lambda: not listed(cleo))
        assert press(cleo, players=3) == table
        assert names(cleo, table) == ["", "Bob", "Cleo"]
        assert status(cleo, table) == "open"


def test_a_seek_whose_people_stay_away_disappears_after_a_grace(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = strict.guest("Ann")
    tables = [press(ann), press(strict.guest("Bob"), game="krabcek"), press(ann, pace="post")]
    made = ask(strict.guest("Cleo"), game="survive")["id"]  # nobody ever sits down there
    sweep(strict)
    sweep(strict)
    assert [status(ann, table) for table in (*tables, made)] == ["open"] * 4
    with ann.socket(tables[0]) as ear:
        ear.hear("state")
        until(lambda: [each["here"] for each in ann.look(tables[0])["now"]["seats"]] == [True, False])
        monkeypatch.setattr(seeks, "GRACE", 0.0)
        sweep(strict)
        assert [status(ann, table) for table in (*tables, made)] == ["open", "closed", "open", "closed"]
    until(lambda: not ann.look(tables[0])["now"]["seats"][0]["here"])
    sweep(strict)
    assert status(ann, tables[0]) == "closed"
    # Not by her: she may begin to wait again.
    assert ask(ann, tables[0])["sit"] == 0


def test_a_jump_of_the_system_clock_neither_removes_a_seek_nor_keeps_it(
    strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = strict.guest("Ann")
    tables = press(ann), press(ann, pace="post")
    real = time.time_ns
    for jump in (400 * DAY, -400 * DAY):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: real() + 1_000_000 * jump)
        sweep(strict)
        assert [status(ann, table) for table in tables] == ["open", "open"]
    monkeypatch.setattr(seeks, "GRACE", 0.0)
    sweep(strict)
    assert [status(ann, table) for table in tables] == ["closed", "open"]


def test_a_seek_by_correspondence_lasts_for_days_and_not_for_ever(strict: Running) -> None:
    ann = strict.guest("Ann")
    table = press(ann, pace="post")
    house = strict.house
    last = house.tables.by_id[table].table.last

    def after(days: int) -> str:
        times = json.dumps([last + n * DAY for n in range(days + 1)])
        do(strict, lambda: house.store.write(set_setting, DAYS, times))
        sweep(strict)
        return status(ann, table)

    assert after(seeks.SEEK_DAYS) == "open"
    assert after(seeks.SEEK_DAYS + 3) == "closed"


def test_people_who_wait_are_still_waiting_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=1e6, burst=1e6)
    with running(settings) as server:
        ann = server.guest("Ann")
        table, by_post = press(ann), press(ann, pace="post")
    monkeypatch.setattr(seeks, "FRESH", 60_000)  # nobody can be connected yet
    with running(settings) as server:
        ann, bob = Guest(server.port, "Ann", ann.cookie), server.guest("Bob")
        assert {each for each, *_ in listed(bob)} == {table, by_post}
        assert ask(ann, table)["id"] == table
        assert press(bob) == table
        assert press(bob, pace="post") == by_post


def test_while_redis_is_away_nobody_is_taken_for_gone(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = strict.guest("Ann"), strict.guest("Bob")
    table = press(ann)

    async def away(_: Any) -> bool:
        return False

    monkeypatch.setattr(strict.house.presence, "look_up", away)
    monkeypatch.setattr(seeks, "GRACE", 0.0)
    sweep(strict)
    assert status(ann, table) == "open"
    assert press(bob) == table


def test_a_game_to_which_someone_never_comes_is_called_off(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first has gone in the moment in which the second sits down."""
    ann, bob = strict.guest("Ann"), strict.guest("Bob")
    table = press(ann)
    with ann.socket(table) as ear:
        ear.hear("state")
        found = ask(bob)
    bob.sit(table, found["sit"])
    with bob.socket(table) as ear:
        now = ear.hear("state")["now"]
        assert now["status"] == "playing"
        until(lambda: sum(seat["here"] for seat in bob.look(table)["now"]["seats"]) == 1)
        sweep(strict)
        assert status(bob, table) == "playing"  # she has a grace
        monkeypatch.setattr(seeks, "GRACE", 0.0)
        sweep(strict)
        end = bob.look(table)["now"]["end"]
        assert (end["by"], end["result"]) == ("stopped", None)


def test_a_game_in_which_both_have_moved_goes_on_without_them(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeks, "GRACE", 0.0)
    guests = {0: strict.guest("Ann"), 1: strict.guest("Bob")}
    table = press(guests[0], game="krabcek")
    with guests[0].socket(table) as one:
        one.hear("state")
        until(lambda: bool(listed(guests[1])))
        press(guests[1], game="krabcek")
        with guests[1].socket(table) as two:
            two.hear("state")
            for guest in list(guests.values()):
                guests[guest.http.get(f"/api/tables/{table}/mine").json()["seats"][0]] = guest
            sweep(strict)
            made: set[int] = set()
            while made != {0, 1}:
                (seat,) = guests[0].look(table)["now"]["deciding"]
                guests[seat].move(table, seat)
                made.add(seat)
    until(lambda: not any(seat["here"] for seat in guests[0].look(table)["now"]["seats"]))
    sweep(strict)
    assert status(guests[0], table) == "playing"
    by_post = press(guests[0], pace="post")
    press(guests[1], pace="post")
    sweep(strict)
    assert status(guests[0], by_post) == "playing"


# Limits


def test_one_waits_for_one_game_with_a_clock_and_a_few_by_correspondence(server: Running) -> None:
    ann = server.guest("Ann")
    tables = []
    for n in range(lobby.MOST_BY_POST):
        tables.append(press(ann, game="survive", players=2 + n, pace="post"))
    assert refused(ann, game="krabcek", pace="post") == "table-too-many-seeks"
    assert press(ann, game="survive", players=2, pace="post") == tables[0]
    first = press(ann, game="survive")
    press(ann, game="survive", pace="relaxed")
    assert status(ann, first) == "closed"
    assert [status(ann, table) for table in tables] == ["open"] * len(tables)


def test_one_address_cannot_fill_the_list(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_PER_ADDRESS", 0)
    assert refused(server.guest("Eve"), game="crab-stack", players=4, pace="relaxed") == "table-seeks-full"


def test_seeks_count_as_new_tables(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}", rate=0.001, burst=60)) as server:
        ann, told = server.guest("Ann"), []
        for _ in range(40):
            answer = ann.http.post("/api/seeks", json=FAST)
            if answer.status_code != 200:
                told.append(answer.json()["error"]["key"])
                break
            ann.http.delete(f"/api/seeks/{answer.json()['id']}")
        assert told == ["table-too-fast"]


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"players": 1}, "table-bad-request"),
        ({"pace": "never"}, "table-bad-request"),
        ({"players": 5}, "core-bad-option"),
        ({"game": "krabcek", "players": 3}, "table-seats"),
        ({"game": "chess"}, "core-no-such-game"),
    ],
)
def test_what_nobody_can_play_is_refused(server: Running, wanted: dict[str, Any], key: str) -> None:
    assert refused(server.guest(), **wanted) == key


def test_only_ones_own_seek_can_be_stopped(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = press(ann, players=4)
    assert bob.http.delete(f"/api/seeks/{table}").status_code == 404
    other = ann.make()["id"]
    assert ann.http.delete(f"/api/seeks/{other}").status_code == 404
    assert status(ann, table) == "open"
