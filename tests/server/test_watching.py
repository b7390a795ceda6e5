"""Spectators: the list of running games, and live analysis, which is never for players."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from strandline import Position, game
from strandline.games.survive import view
from strandline.host.analysis_jobs import WATCHED_MOVES, judge_watched
from strandline.host.duties import Dropped
from strandline.server import live_analysis
from strandline.server.house import House
from strandline.server.http.analysis import Watched
from strandline.server.table_commands import do_command
from strandline.table.errors import Refused

from .tables import Guest, Running, bot, two_people
from .test_club import look, party, sit
from .test_house import PERSON, first_move, table_of, with_house


def live(guest: Guest, table: str, **params: Any) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{table}/live_analysis", params=params)
    assert answer.status_code == 200, answer.text
    return Watched.model_validate(answer.json()).model_dump()


def refused(guest: Guest, table: str, **params: Any) -> str:
    answer = guest.http.get(f"/api/tables/{table}/live_analysis", params=params)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["error"]["key"])


def listed(guest: Guest, table: str) -> dict[str, Any]:
    return next(each for each in guest.http.get("/api/tables").json() if each["id"] == table)


# The list


def test_a_list_tells_since_when_a_game_runs_and_how_many_moves_were_made(server: Running) -> None:
    ann, bob, carl = (server.guest(name) for name in ("Ann", "Bob", "Carl"))
    table = ann.make("krabcek", public=True)["id"]
    ann.sit(table, 0)
    assert listed(carl, table)["began"] is None
    bob.sit(table, 1)
    began = listed(carl, table)["began"]
    assert began == listed(carl, table)["last"]
    for n in range(1, 4):
        (seat,) = ann.look(table)["now"]["deciding"]
        (ann, bob)[seat].move(table, seat)
        told = listed(carl, table)
        assert told["moves"] == ann.look(table)["now"]["count"] >= n
        assert told["began"] == began


# Live analysis


@pytest.mark.parametrize("name", ["crab-stack", "krabcek"])
def test_spectators_get_chances_and_the_best_moves_of_the_position_of_now(server: Running, name: str) -> None:
    table, ann, bob = two_people(server, name, public=True)
    carl = server.guest("Carl")
    for _ in range(2):
        now = ann.look(table)["now"]
        (seat,) = now["deciding"]
        found = live(carl, table)
        assert (found["count"], found["seat"]) == (now["count"], seat)
        assert sum(found["values"]) == pytest.approx(1)
        legal = (ann, bob)[seat].look(table, seat=seat)["now"]["legal"]
        assert {each["move"] for each in found["moves"]} <= set(legal)
        assert 0 < len(found["moves"]) <= WATCHED_MOVES
        (ann, bob)[seat].move(table, seat)


def test_players_are_refused_whatever_they_open(server: Running) -> None:
    table, ann, bob = two_people(server, public=True)
    for player in (ann, bob):
        assert refused(player, table) == "table-live-player"
        tab = Guest(server.port, cookie=player.cookie)
        watch = player.http.get(f"/api/tables/{table}/links").json()["watch"]
        assert refused(tab, table, token=watch) == "table-live-player"
        bearer = server.guest("Program")
        bearer.http.cookies.clear()
        bearer.http.headers["authorization"] = f"Bearer {player.cookie}"
        assert refused(bearer, table) == "table-live-player"
    assert live(server.guest("Carl"), table)["count"] == 0


def test_who_has_resigned_is_still_a_player(server: Running) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = guests[0].make("crab-stack", [PERSON] * 3, options={"players": 3}, public=True)["id"]
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[1].do(table, "resign", seat=1)
    assert refused(guests[1], table) == "table-live-player"


def test_it_is_for_those_who_may_see_the_table_while_a_game_goes_on(server: Running) -> None:
    table, ann, bob = two_people(server)
    carl = server.guest("Carl")
    assert refused(carl, table) == "table-no-table"
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    assert live(carl, table, token=watch)["count"] == 0
    bob.do(table, "resign", seat=1)
    assert refused(carl, table, token=watch) == "table-not-playing"
    waiting = ann.make(public=True)["id"]
    assert refused(carl, waiting) == "table-not-playing"


def test_nobody_gets_it_for_a_rated_game(server: Running) -> None:
    people = [server.guest(name, f"198.51.100.{n}") for n, name in enumerate(("Ann", "Bob", "Carl"), 1)]
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = people[0].make(public=True, rated=True, clock=clock)["id"]
    for seat, guest in enumerate(people[:2]):
        guest.sit(table, seat, rated=True)
    assert refused(people[2], table) == "table-live-rated"
    assert refused(people[0], table) == "table-live-player"


def test_nobody_gets_it_for_a_game_of_a_tournament(server: Running) -> None:
    club, guests = party(server, "Ann", "Bob", "Cay", "Dan")
    game = look(guests[0], club)["round"]["games"][0]
    sit(game["table"], [guests[n] for n in game["players"]])
    others = [guest for n, guest in enumerate(guests) if n not in game["players"]]
    assert refused(others[0], game["table"], token=game["token"]) == "table-live-rated"


def test_nothing_hidden_decides_what_spectators_are_told(server: Running) -> None:
    """SV-8, SV-26: the worker gets a row in which nothing hidden is left, and no history."""
    table, ann, bob = two_people(server, "survive", options={"players": 2}, public=True)
    for _ in range(40):
        (seat, *_) = ann.look(table)["now"]["deciding"]
        (ann, bob)[seat].move(table, seat)
    given: list[Position] = []
    pool = server.house.pool
    run = pool.run

    async def spy(who: str, job: Any, known: Position, **more: Any) -> Any:
        given.append(known)
        return await run(who, job, known, **more)

    pool.run = spy
    try:
        found = live(server.guest("Carl"), table)
    finally:
        pool.run = run
    assert found["moves"] == []
    assert sum(found["values"]) == pytest.approx(1)
    (known,) = given
    position: Position = server.house.tables.by_id[table].table.position
    row = position.row()
    for colour in range(row[view.COLOUR_COUNT]):  # other values of the same explorers
        row[view.VALUES + colour] ^= 0o1111111111
    for seat in range(row[view.PLAYERS]):  # other effects of the same tiles
        row[view.HAND + seat] ^= 0o111111111111111111
    assert position.with_row(row) != position
    assert position.with_row(row).known(None).row() == known.row() == position.known(None).row()
    assert known.history == ()
    again = Watched(**judge_watched(known), count=found["count"])
    assert found == again.model_dump()


def test_a_position_is_analysed_once_for_all_its_spectators(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = two_people(server, public=True)
    asked = []
    pool = server.house.pool
    run = pool.run

    async def counted(*given: Any, **more: Any) -> Any:
        asked.append(given)
        return await run(*given, **more)

    monkeypatch.setattr(pool, "run", counted)
    guests = [server.guest(f"G{n}") for n in range(6)]
    with ThreadPoolExecutor(6) as threads:
        found = list(threads.map(lambda guest: live(guest, table), guests))
    assert found == [found[0]] * 6
    assert len(asked) == 1
    (seat,) = ann.look(table)["now"]["deciding"]
    (ann, bob)[seat].move(table, seat)
    assert live(guests[0], table)["count"] == 1
    assert len(asked) == 2


def test_a_position_that_has_passed_is_not_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: House) -> None:
        table = await table_of(found, PERSON, PERSON)
        open_table = found.tables.by_id[table]
        judged: list[int] = []
        may_begin = asyncio.Event()

        async def run(_who: str, _job: Any, known: Position, *, is_wanted: Any) -> Any:
            await may_begin.wait()
            if not is_wanted():
                raise Dropped
            judged.append(len(known.history))
            return {}

        monkeypatch.setattr(found.pool, "run", run)
        watching = asyncio.create_task(found.live_analysis.of(open_table, "eve"))
        await asyncio.sleep(0)
        await do_command(found, table, first_move(found, table), "ann")
        may_begin.set()
        assert await watching == (1, {})
        assert judged == [1]

    with_house(tmp_path, work)


def test_after_a_failure_the_next_spectator_gets_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: House) -> None:
        open_table = found.tables.by_id[await table_of(found, PERSON, PERSON)]

        async def fail(*_: Any, **__: Any) -> Any:
            raise OSError("a worker has died")

        monkeypatch.setattr(found.pool, "run", fail)
        with pytest.raises(OSError, match="died"):
            await found.live_analysis.of(open_table, "eve")

        async def run(*_: Any, **__: Any) -> Any:
            return {}

        monkeypatch.setattr(found.pool, "run", run)
        assert await found.live_analysis.of(open_table, "eve") == (0, {})
        monkeypatch.setattr(live_analysis, "MOST_WAITING", 0)
        other = found.tables.by_id[await table_of(found, PERSON, PERSON)]
        with pytest.raises(Refused, match="Too many requests"):
            await found.live_analysis.of(other, "eve")

    with_house(tmp_path, work)


def test_bots_go_on_while_spectators_look(server: Running) -> None:
    ann, carl = server.guest("Ann"), server.guest("Carl")
    table = ann.make("crab-stack", [PERSON, bot(1)], public=True)["id"]
    ann.sit(table, 0)
    with ann.socket(table) as ear:
        now = ear.hear("state")["now"]
        for _ in range(3):
            while now["deciding"] != [0] and now["status"] == "playing":
                now = ear.hear()["now"]
            if now["status"] != "playing":
                return
            assert live(carl, table)["count"] >= now["count"]
            ear.say(id=f"m{now['count']}", do="move", seat=0, expect=now["count"], move=now["legal"][0])
            count = now["count"]
            while now["count"] == count:
                now = ear.hear("news")["now"]


def test_what_spectators_are_told_is_the_same_each_time() -> None:
    position = game("krabcek").start(seed=3)
    assert judge_watched(position) == judge_watched(position)
