"""Rated tables: who may sit there, and that each result is counted exactly once."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.host.errors import Unavailable
from strandline.server import rated_games, sweep
from strandline.server.house import House
from strandline.server.leaderboard import leaderboard
from strandline.server.rating import Rating, after_game
from strandline.server.schema import people, rated_seats, ratings, tables
from strandline.server.schema import rated_games as counted_games
from strandline.server.settings import Settings
from strandline.server.table_commands import create_table, do_command
from strandline.table import commands as c
from strandline.table.state import Table

from .tables import PERSON, Guest, Running, bot
from .test_clock_jumps import DAY, MINUTE, Clocks, clocks
from .test_house import NEW_TABLE, with_house

__all__ = ["clocks"]

CLOCK = {"kind": "bank", "seconds": 600, "increment": 5}
RATED = {"clock": CLOCK, "rated": True}


# What a rated table asks for, by HTTP


def guests(server: Running, *names: str) -> list[Guest]:
    """People at different addresses."""
    net = f"10.{secrets.randbelow(250)}.{secrets.randbelow(250)}"
    return [server.guest(name, address=f"{net}.{n}") for n, name in enumerate(names)]


def refusal(guest: Guest, **wanted: Any) -> str:
    answer = guest.http.post("/api/tables", json={"game": "crab-stack", "seats": [PERSON, PERSON], **wanted})
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"]["key"])


def rated_game(server: Running, game: str = "crab-stack", moves: int = 2, **more: Any) -> tuple[str, Guest, Guest]:
    """A rated game between two people that has begun."""
    ann, bob = guests(server, "Ann", "Bob")
    made = ann.make(game, **{**RATED, **more})
    ann.sit(made["id"], 0, rated=True)
    bob.sit(made["id"], 1, made["links"]["join"], rated=True)
    for n in range(moves):
        (ann, bob)[n % 2].move(made["id"], n % 2)
    return made["id"], ann, bob


def told(guest: Guest, table: str) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{table}/ratings")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_rated_game_is_for_people_with_a_clock(server: Running) -> None:
    ann = server.guest()
    assert refusal(ann, rated=True) == "table-rated-clock"
    assert refusal(ann, clock={"kind": "none"}, rated=True) == "table-rated-clock"
    for other in (bot(), {"kind": "program"}):
        assert refusal(ann, **RATED, seats=[PERSON, other]) == "table-rated-people"


def test_all_players_agree_to_a_rated_game_and_others_see_that_it_is_one(server: Running) -> None:
    ann, bob = guests(server, "Ann", "Bob")
    made = ann.make(**RATED, public=True)
    assert bob.look(made["id"])["table"]["rated"] is True
    sit = {"seat": 0, "name": "Ann", "nonce": "0" * 16}
    assert ann.refused(made["id"], "sit", **sit) == "table-rated-ask"
    ann.sit(made["id"], 0, rated=True)
    assert [each["rated"] for each in bob.http.get("/api/tables").json() if each["id"] == made["id"]] == [True]
    assert told(bob, made["id"])["seats"][0] == {
        "rating": 1500, "uncertainty": 500, "games": 0, "provisional": True, "change": None,
    }  # fmt: skip
    assert told(bob, made["id"])["counted"] is None
    unrated = ann.make()
    assert ann.look(unrated["id"])["table"]["rated"] is False
    answer = ann.http.get(f"/api/tables/{unrated['id']}/ratings")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "table-rated-not")


def test_nobody_sits_twice_at_a_rated_table_nor_beside_their_own_address(server: Running) -> None:
    ann, bob = guests(server, "Ann", "Bob")
    twin = server.guest("Twin", address=ann.http.headers["X-Forwarded-For"])
    made = ann.make(**RATED)
    link, sit = made["links"]["join"], {"name": "X", "nonce": "0" * 16, "rated": True}
    ann.sit(made["id"], 0, rated=True)
    assert ann.refused(made["id"], "sit", seat=1, **sit) == "table-rated-once"
    assert twin.refused(made["id"], "sit", seat=1, token=link, **sit) == "table-rated-address"
    ann.do(made["id"], "leave", seat=0)
    twin.sit(made["id"], 1, link, rated=True)  # the seat is free, and so is the address
    assert ann.refused(made["id"], "sit", seat=0, **sit) == "table-rated-address"
    bob.sit(made["id"], 0, link, rated=True)
    assert bob.look(made["id"])["now"]["status"] == "playing"
    assert "home" not in json.dumps(bob.look(made["id"]))


def test_two_tabs_that_sit_down_at_once_get_one_seat(server: Running) -> None:
    (ann,) = guests(server, "Ann")
    made = ann.make(**RATED)
    tab = Guest(server.port, cookie=ann.cookie, address=ann.http.headers["X-Forwarded-For"])
    sit = {"name": "Ann", "nonce": "0" * 16, "rated": True}
    assert ann.ask(made["id"], "sit", seat=0, **sit).status_code == 200
    assert tab.refused(made["id"], "sit", seat=1, **sit) == "table-rated-once"


def test_a_host_cannot_close_a_rated_game_that_they_might_lose(server: Running) -> None:
    table, ann, bob = rated_game(server)
    assert ann.refused(table, "close") == "table-rated-close"
    bob.do(table, "resign", seat=1)
    ann.do(table, "close")
    assert told(bob, table)["counted"] is True


def test_the_result_changes_both_ratings_and_everyone_finds_them(server: Running) -> None:
    table, ann, bob = rated_game(server)
    before = bob.http.get("/api/ratings/crab-stack").json()["count"]
    bob.do(table, "resign", seat=1)
    found = told(bob, table)
    assert (found["counted"], found["why_not"]) == (True, None)
    won, lost = after_game([Rating(), Rating()], [1, 2])
    changes = [each["change"] for each in found["seats"]]
    assert changes == [
        {"place": place, "before": 1500, "after": new.points, "uncertainty": new.uncertainty}
        for place, new in ((1, won), (2, lost))
    ]
    board = ann.http.get("/api/ratings/crab-stack", params={"players": 2}).json()
    assert board["count"] == before + 2
    assert board["you"]["name"] == "Ann"
    assert board["you"]["rating"] == won.points > bob.http.get("/api/ratings/crab-stack").json()["you"]["rating"]
    assert {each["yours"] for each in board["lines"] if each["name"] == "Bob"} == {False}
    (own,) = ann.http.get("/api/me/ratings").json()
    assert own == {
        "game": "crab-stack", "players": 2, "place": board["you"]["place"], "rating": won.points,
        "uncertainty": won.uncertainty, "games": 1, "provisional": True,
    }  # fmt: skip
    assert ann.cookie.partition(".")[0] not in json.dumps([board, found, own])


def test_a_game_in_which_someone_has_not_moved_is_not_counted_and_says_why(server: Running) -> None:
    table, ann, bob = rated_game(server, moves=1)
    bob.do(table, "resign", seat=1)
    for guest in (ann, bob):
        found = told(guest, table)
        assert (found["counted"], found["why_not"]) == (False, "short")
        assert guest.http.get("/api/me/ratings").json() == []


def test_a_rematch_of_a_rated_game_is_rated(server: Running) -> None:
    table, ann, bob = rated_game(server)
    bob.do(table, "resign", seat=1)
    bob.do(table, "rematch")
    rematch = ann.look(table)["now"]["rematch"]
    assert ann.look(rematch)["table"]["rated"] is True
    assert ann.refused(rematch, "sit", seat=1, name="Ann", nonce="0" * 16) == "table-rated-ask"
    ann.sit(rematch, 1, rated=True)
    bob.sit(rematch, 0, rated=True)
    assert ann.look(rematch)["now"]["status"] == "playing"


def test_no_client_sends_a_result(server: Running) -> None:
    """A forged game file that is uploaded, kept or analysed changes nothing, and no route takes a result."""
    table, ann, bob = rated_game(server)
    bob.do(table, "resign", seat=1)
    first = told(ann, table)
    record = ann.http.get(f"/api/tables/{table}/record").json()
    forged = {**record, "result": ["0", "1"], "end": {"by": "resigned", "seat": 0}}
    forged["table"] = {**record.get("table", {}), "id": "forged", "rated": True}
    assert ann.http.post("/api/records/keep", json=forged).status_code in (200, 201, 422)
    assert ann.http.post("/api/records/keep", json=record).status_code in (200, 201)
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        for path in (f"/api/tables/{table}/ratings", "/api/me/ratings", "/api/ratings/crab-stack"):
            assert ann.http.request(method, path, json={"result": ["1", "0"]}).status_code == 405
    assert told(ann, table) == first
    assert len(ann.http.get("/api/me/ratings").json()) == 1


def test_leaderboards_are_only_of_games_and_numbers_of_players_that_there_are(server: Running) -> None:
    ann = server.guest()
    for path, status in (
        ("crab-stack?players=4", 200),
        ("krabcek?players=4", 404),
        ("chess", 404),
        ("crab-stack?players=99", 422),
    ):
        assert ann.http.get(f"/api/ratings/{path}").status_code == status
    assert ann.http.get("/api/ratings/survive?players=3").json() == {
        "game": "survive", "players": 3, "lines": [], "you": None, "count": 0,
    }  # fmt: skip


# Counting, without HTTP


async def begun(found: House, *persons: str, moves: int | None = None, **more: Any) -> Table:
    """A rated game between people at different addresses, in which everyone has moved."""
    for n, person in enumerate(persons):
        found.addresses.note(person, f"10.0.0.{n}")
    wanted = {
        "game": "crab-stack", "seats": [PERSON] * len(persons), "options": {"players": len(persons)},
        "public": True, "order": "listed", **RATED, **more,
    }  # fmt: skip
    table = (await create_table(found, NEW_TABLE.validate_python(wanted), persons[0])).table.id
    for seat, person in enumerate(persons):
        sit = c.Sit(id=f"s{seat}", do="sit", seat=seat, name=person.title(), nonce="0" * 16, rated=True)
        await do_command(found, table, sit, person)
    for n in range(len(persons) if moves is None else moves):
        seat = found.tables.by_id[table].table.deciding[0]
        move = c.Move(
            id=f"m{n}", do="move", seat=seat, expect=n, move=found.tables.by_id[table].table.position.moves()[0]
        )
        await do_command(found, table, move, persons[seat])
    return found.tables.by_id[table].table


async def resign(found: House, table: str, seat: int) -> Table:
    open_table = await found.tables.find(table)
    person = open_table.table.seats[seat].person or ""
    await do_command(found, table, c.Resign(id=f"r{seat}", do="resign", seat=seat), person)
    return open_table.table


async def rows(found: House, table: sa.Table, *order: sa.Column[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in await found.store.rows(sa.select(table).order_by(*order))]


async def counted(found: House, table: str) -> dict[str, Any]:
    """Wait until a game is counted, as the server does it by itself."""
    async with asyncio.timeout(20):
        while True:
            for row in await rows(found, counted_games):
                if row["table_id"] == table:
                    return row
            await asyncio.sleep(0.01)


def test_a_result_is_counted_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await resign(found, (await begun(found, "ann", "bob")).id, 0)
        await asyncio.gather(*(found.count_rated(table) for _ in range(5)), found.sweep.once())
        assert (await counted(found, table.id))["why_not"] is None
        ann, bob = await rows(found, ratings, ratings.c.person)
        assert (ann["games"], bob["games"]) == (1, 1)
        assert (ann["name"], ann["players"], ann["game"]) == ("Ann", 2, "crab-stack")
        seats = await rows(found, rated_seats, rated_seats.c.seat)
        assert [(each["place"], each["new_mu"]) for each in seats] == [(2, ann["mu"]), (1, bob["mu"])]

    with_house(tmp_path, work)


def test_a_table_that_is_created_again_under_its_id_is_not_counted_again(tmp_path: Path) -> None:
    """An id follows from the request that creates a table: after the table has expired, it may come back."""

    async def work(found: House) -> None:
        table = await resign(found, (await begun(found, "ann", "bob")).id, 0)
        await counted(found, table.id)
        again = sa.update(tables).values(to_rate=True)
        await found.store.write(lambda connection: connection.execute(again).rowcount)
        async with asyncio.timeout(20):
            await found.count_rated(table)
        assert [each["games"] for each in await rows(found, ratings)] == [1, 1]
        assert [each["to_rate"] for each in await rows(found, tables)] == [False]

    with_house(tmp_path, work)


def test_a_server_that_dies_between_the_end_and_the_count_counts_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(found: House) -> None:
        with monkeypatch.context() as dead:
            dead.setattr(House, "_count_soon", nothing)  # the server is killed before it counts
            await resign(found, (await begun(found, "ann", "bob")).id, 0)
            assert await rows(found, counted_games) == []

    async def after(found: House) -> None:
        for _ in range(2):
            await found.sweep.once()
        assert len(await rows(found, counted_games)) == 1
        assert [each["games"] for each in await rows(found, ratings)] == [1, 1]

    monkeypatch.setattr(sweep, "SWEEP", 1e6)  # only the sweeps that the test asks for, however slow the machine is
    with_house(tmp_path, before)
    with_house(tmp_path, after)


def test_a_count_that_fails_half_way_leaves_nothing_and_is_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(found: House) -> None:
        with monkeypatch.context() as broken:
            stored = []

            def fail(*given: Any, **more: Any) -> None:
                """The first of two ratings is stored, the second is not."""
                stored.append(given)
                if len(stored) % 2 == 0:
                    raise sa.exc.OperationalError("", {}, Exception("the disk is full"))
                store(*given, **more)

            store = rated_games._store
            broken.setattr(rated_games, "_store", fail)
            table = await resign(found, (await begun(found, "ann", "bob")).id, 0)
            with pytest.raises(Unavailable):
                await found.count_rated(table)
            assert len(stored) >= 2
            for kept in (counted_games, rated_seats, ratings):
                assert await rows(found, kept) == []
        await found.sweep.once()
        assert (await counted(found, table.id))["why_not"] is None
        assert [each["games"] for each in await rows(found, ratings)] == [1, 1]

    with_house(tmp_path, work)


def test_a_pair_can_play_for_points_ten_times_a_day(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        whys = []
        for n in range(rated_games.MOST_OF_PAIR + 1):
            persons = ("ann", "bob") if n % 2 else ("bob", "ann")
            table = await resign(found, (await begun(found, *persons)).id, 0)
            whys.append((await counted(found, table.id))["why_not"])
        assert whys == [None] * 10 + ["pair"]
        # Nor with someone else beside them; with others, each of them may go on.
        third = await begun(found, "ann", "cleo", "bob")
        for seat in range(3):
            await resign(found, third.id, seat)
        assert (await counted(found, third.id))["why_not"] == "pair"
        other = await resign(found, (await begun(found, "ann", "cleo")).id, 0)
        assert (await counted(found, other.id))["why_not"] is None
        kept = {each["person"]: each["games"] for each in await rows(found, ratings)}
        assert kept == {"ann": 11, "bob": 10, "cleo": 1}
        # A day later they may play again.
        await found.store.write(lambda connection: connection.execute(
            sa.update(counted_games).values(at=counted_games.c.at - rated_games.DAY - 60_000)
        ).rowcount)  # fmt: skip
        again = await resign(found, (await begun(found, "ann", "bob")).id, 0)
        assert (await counted(found, again.id))["why_not"] is None

    with_house(tmp_path, work)


def test_abandoning_a_game_of_three_counts_though_a_bot_plays_on(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await begun(found, "ann", "bob", "cleo")
        await resign(found, table.id, 1)
        await resign(found, table.id, 0)
        await resign(found, table.id, 2)
        await counted(found, table.id)
        seats = await rows(found, rated_seats, rated_seats.c.seat)
        assert [each["place"] for each in seats] == [2, 3, 1]
        assert seats[2]["new_mu"] > seats[0]["new_mu"] > seats[1]["new_mu"]

    with_house(tmp_path, work)


def test_a_table_that_is_closed_before_the_game_changes_nothing(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        for person, at in (("ann", "1.1.1.1"), ("bob", "2.2.2.2")):
            found.addresses.note(person, at)
        wanted = {"game": "crab-stack", "seats": [PERSON, PERSON], **RATED}
        table = (await create_table(found, NEW_TABLE.validate_python(wanted), "ann")).table.id
        sit = c.Sit(id="s", do="sit", seat=0, name="Ann", nonce="0" * 16, rated=True)
        await do_command(found, table, sit, "ann")
        await do_command(found, table, c.Close(id="c", do="close"), "ann")
        await found.sweep.once()
        assert await rows(found, counted_games) == []
        assert [each["to_rate"] for each in await rows(found, tables)] == [False]

    with_house(tmp_path, work)


def test_ratings_outlive_their_tables_and_the_names_of_people(tmp_path: Path) -> None:
    async def work(found: House) -> None:
        table = await resign(found, (await begun(found, "ann", "bob")).id, 0)
        await counted(found, table.id)

        def forget(connection: sa.Connection) -> None:
            for kept in (tables, people):
                connection.execute(sa.delete(kept))

        await found.store.write(forget)
        assert [each["name"] for each in await rows(found, ratings, ratings.c.person)] == ["Ann", "Bob"]
        board = await found.store.read(leaderboard, "crab-stack", 2, "ann")
        assert [(each["place"], each["name"], each["yours"]) for each in board["lines"]] == [
            (1, "Bob", False), (2, "Ann", True),
        ]  # fmt: skip

    with_house(tmp_path, work)


@pytest.mark.parametrize("jump", [-400 * DAY, 15 * MINUTE, 400 * DAY])
def test_a_clock_that_jumps_neither_loses_nor_doubles_a_rating(
    tmp_path: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """While the server runs, its own clock goes on as before; also if the jump comes between the end and the count."""
    ids: list[str] = []

    async def play(found: House) -> None:
        table = await begun(found, "ann", "bob")
        clocks.jump(jump)
        await found.sweep.once()
        await counted(found, (await resign(found, table.id, 0)).id)
        with monkeypatch.context() as dead:
            dead.setattr(House, "_count_soon", nothing)
            ids.append((await resign(found, (await begun(found, "ann", "bob")).id, 0)).id)

    async def again(found: House) -> None:
        for _ in range(2):
            await found.sweep.once()
        assert (await counted(found, ids[0]))["why_not"] is None
        assert [each["games"] for each in await rows(found, ratings)] == [2, 2]
        assert len(await rows(found, counted_games)) == 2

    with_house(tmp_path, play)
    clocks.jump(-2 * jump)
    with_house(tmp_path, again)


def test_a_pair_is_counted_over_a_jump_of_the_clock(tmp_path: Path, clocks: Clocks) -> None:
    """After a start with a clock that is behind, earlier games seem to lie in the future, and count all the same."""

    async def work(found: House) -> None:
        later = sa.update(counted_games).values(at=counted_games.c.at + 60 * MINUTE)
        for _ in range(rated_games.MOST_OF_PAIR):
            await counted(found, (await resign(found, (await begun(found, "ann", "bob")).id, 0)).id)
        await found.store.write(lambda connection: connection.execute(later).rowcount)
        table = await resign(found, (await begun(found, "ann", "bob")).id, 0)
        assert (await counted(found, table.id))["why_not"] == "pair"

    with_house(tmp_path, work)


async def nothing(*_: object) -> None:
    """Do nothing."""


@pytest.mark.slow
def test_two_processes_count_each_game_once_and_lose_no_change(empty_house: tuple[str, str]) -> None:
    """One person plays against many: all their games are counted by both processes at the same time."""
    others = [f"p{n}" for n in range(12)]

    async def work() -> None:
        houses = [House(Settings(empty_house[0])) for _ in range(2)]
        for house in houses:
            await house.open()
            house._count_soon = nothing  # type: ignore[method-assign]
        try:
            games = []
            for n, other in enumerate(others):
                table = await begun(houses[n % 2], "ann", other)
                games.append(await resign(houses[n % 2], table.id, n % 2))
            await houses[0].count_rated(games[0])
            # Each process counts games of its own, and both of them all games. PostgreSQL may refuse one as a deadlock.
            own = (houses[n % 2].count_rated(table) for n, table in enumerate(games))
            both = (house.count_rated(table) for table in games for house in houses)
            for counts in own, both:
                found = await asyncio.gather(*counts, return_exceptions=True)
                assert not [each for each in found if each is not None and not isinstance(each, Unavailable)]
            for house in houses:
                await house.sweep.once()
            kept = {
                each["person"]: each for each in await rows(houses[0], ratings) if each["person"] in ("ann", *others)
            }
            assert {person: each["games"] for person, each in kept.items()} == {"ann": 12} | dict.fromkeys(others, 1)
            seats = [each for each in await rows(houses[0], rated_seats) if each["person"] == "ann"]
            # Each game goes on from what another one has left: the changes are a chain.
            before, after = ({each[when] for each in seats} for when in ("mu", "new_mu"))
            assert len(seats) == 12
            assert (before - after, after - before) == ({Rating().mu}, {kept["ann"]["mu"]})
        finally:
            for house in houses:
                await house.close()

    asyncio.run(work())
