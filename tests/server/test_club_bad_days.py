"""Bad days of a club evening: restarts, two hosts at once, lost tables, jumping clocks, forged results."""

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.club import director
from strandline.club.events import Created, EventData
from strandline.club.tournament import Tournament
from strandline.games.crab_stack.board import ALIVE
from strandline.server import club_queries, club_rounds, server_clock, sweep
from strandline.server.house import House
from strandline.server.schema import tables, tournament_people, tournaments
from strandline.server.server_clock import now_ms
from strandline.server.settings import Settings
from strandline.server.table_commands import do_command
from strandline.table import commands as c
from strandline.table.errors import Refused

from .tables import Guest, running
from .test_club import ask, look, party, play, sit

PLAN = Created("Friday", "crab-stack", {}, "swiss", 2, 2, {"kind": "none"}, False)


def settings(folder: Path) -> Settings:
    return Settings(f"sqlite:///{folder / 'tables.db'}", rate=1e6, burst=1e6)


def in_house(folder: Path, work: "Coroutine[Any, Any, None] | Any", count: int = 1) -> None:
    """Run ``work`` with as many processes' houses on one database."""

    async def run() -> None:
        houses = [House(settings(folder)) for _ in range(count)]
        for each in houses:
            await each.open()
        try:
            await work(*houses)
        finally:
            for each in houses:
                await each.close()

    asyncio.run(run())


async def begun(house: House, *people: str, plan: Created = PLAN) -> Tournament:
    """Return a tournament whose first round has begun."""
    await house.tournaments.create("t", plan, "host", "")
    for each in people:
        await change(house, lambda now, each=each: director.join(now, each, each.title()), each)
    await change(house, lambda now: director.start(now, "seed"))
    await club_rounds.next_round(house, "t", 1, "host")
    await club_rounds.settle(house, "t")
    return await house.tournaments.find("t")


async def change(house: House, decide: Any, person: str = "host") -> None:
    async def later(now: Tournament) -> list[EventData]:
        found: list[EventData] = decide(now)
        return found

    await house.tournaments.change("t", later, person)


async def sit_down(house: House, tournament: Tournament) -> str:
    """Let both players of the first game sit down, and return its table."""
    pairing = tournament.pairings[0]
    table = club_rounds.table_of(house.signer, tournament, pairing)
    for seat, player in enumerate(pairing.players):
        sit = c.Sit(id=f"s{seat}", do="sit", seat=seat, name=player.title(), nonce="0" * 16)
        await do_command(house, table, sit, player)
    return table


def test_a_tournament_goes_on_after_a_restart_in_the_middle_of_a_round(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        club, guests = party(server, "Ann", "Bob", "Cay", "Dan")
        first, second = look(guests[0], club)["round"]["games"]
        play(first, guests, loser=0)
        sit(second["table"], [guests[n] for n in second["players"]])
        before = look(guests[0], club)
        cookies = [each.cookie for each in guests]
    with running(settings(tmp_path)) as server:
        again = [Guest(server.port, cookie=each) for each in cookies]
        after = look(again[0], club)
        assert {**after, "now": 0} == {**before, "now": 0}
        again[second["players"][0]].do(second["table"], "resign", seat=0)
        assert look(again[0], club)["round"]["done"]
        assert ask(again[0], club, "next", round=2)["begun"] == 2


def test_a_result_that_was_missed_when_the_server_stopped_is_taken_on_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        """The server stops between the game's end and the result."""

    with monkeypatch.context() as patched, running(settings(tmp_path)) as server:
        club, guests = party(server, "Ann", "Bob")
        game = look(guests[0], club)["round"]["games"][0]
        patched.setattr(club_rounds, "settle_quietly", nothing)
        play(game, guests, loser=1)
        cookie = guests[0].cookie
    with running(settings(tmp_path)) as server:
        assert look(Guest(server.port, cookie=cookie), club)["round"]["games"][0]["places"] == [1, 2]


def test_a_result_that_nobody_looks_for_is_taken_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        pass

    async def work(house: House) -> None:
        tournament = await begun(house, "ann", "bob")
        quietly = club_rounds.settle_quietly
        monkeypatch.setattr(club_rounds, "settle_quietly", nothing)
        table = await sit_down(house, tournament)
        await do_command(house, table, c.Resign(id="r", do="resign", seat=0), tournament.pairings[0].players[0])
        monkeypatch.setattr(club_rounds, "settle_quietly", quietly)
        await club_rounds.settle_all(house)
        assert (await house.tournaments.find("t")).pairings[0].places == (2, 1)

    in_house(tmp_path, work)


def test_two_hosts_who_begin_the_next_round_at_once_in_two_processes_begin_one(tmp_path: Path) -> None:
    async def work(one: House, other: House) -> None:
        await begun(one, "ann", "bob", "cay", "dan")
        for number in (1, 2):
            await change(one, lambda now, number=number: director.enter(now, 1, number, [1, 2]))
        await asyncio.gather(*(club_rounds.next_round(house, "t", 2, "host") for house in (one, other, one, other)))
        await asyncio.gather(*(club_rounds.settle(house, "t") for house in (one, other)))
        tournament = await other.tournaments.find("t")
        assert [each.number for each in tournament.rounds] == [1, 2]
        kinds = [each.kind for each in await one.store.read(club_queries.read_events, "t") or []]
        assert kinds.count("paired") == 2
        assert len(await one.store.rows(sa.select(tables.c.id).where(tables.c.host == "t"))) == 4

    in_house(tmp_path, work, 2)


def test_one_person_who_joins_two_tournaments_at_once_in_two_processes_plays_in_one(tmp_path: Path) -> None:
    async def work(*houses: House) -> None:
        async def join(house: House, tournament: str) -> bool:
            async def decide(now: Tournament) -> list[EventData]:
                elsewhere = await house.store.read(club_queries.playing_in, "ann")
                await asyncio.sleep(0.05)  # both look before either has written
                if elsewhere is not None:
                    raise Refused("club-elsewhere", name=elsewhere[1], club=elsewhere[0])
                return director.join(now, "ann", "Ann")

            try:
                await house.tournaments.change(tournament, decide, "ann")
            except Refused:
                return False
            return True

        for tournament in ("one", "other"):
            await houses[0].tournaments.create(tournament, PLAN, "host", "")
        joined = await asyncio.gather(
            *(join(house, each) for house, each in zip(houses, ("one", "other"), strict=True))
        )
        assert sorted(joined) == [False, True]
        plays = sa.select(tournament_people.c.tournament_id).where(tournament_people.c.plays)
        assert len(await houses[0].store.rows(plays)) == 1

    in_house(tmp_path, work, 2)


def test_the_result_stays_when_its_table_is_deleted_and_an_unfinished_game_gets_another(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        tournament = await begun(house, "ann", "bob", "cay", "dan")
        table = await sit_down(house, tournament)
        await do_command(house, table, c.Resign(id="r", do="resign", seat=0), tournament.pairings[0].players[0])
        await club_rounds.settle(house, "t")
        await house.store.write(lambda connection: connection.execute(sa.delete(tables)))
        house.tables.by_id.clear()
        await club_rounds.settle(house, "t")
        now = await house.tournaments.find("t")
        assert now.pairings[0].places == (2, 1)
        other = club_rounds.table_of(house.signer, now, now.pairings[1])
        assert (await house.tables.find(other)).table.status == "open"

    in_house(tmp_path, work)


def test_a_result_is_taken_once_and_never_instead_of_what_a_host_has_entered(tmp_path: Path) -> None:
    async def work(one: House, other: House) -> None:
        before = await begun(one, "ann", "bob")
        table = await sit_down(one, before)
        await do_command(one, table, c.Resign(id="r", do="resign", seat=0), before.pairings[0].players[0])
        await asyncio.gather(*(club_rounds.settle(house, "t") for house in (one, other, one)))
        kinds = [each.kind for each in await one.store.read(club_queries.read_events, "t") or []]
        assert kinds.count("result") == 1
        await change(other, lambda now: director.enter(now, 1, 1, [1, 1]))
        await club_rounds._take_result(one, before, before.pairings[0], table)  # by someone who is late
        assert (await one.tournaments.find("t")).pairings[0].places == (1, 1)

    in_house(tmp_path, work, 2)


def test_only_the_table_itself_says_how_its_game_ended(tmp_path: Path) -> None:
    """Nobody can make another table for a pairing, and no request but a host's contains a result."""

    async def work(house: House) -> None:
        tournament = await begun(house, "ann", "bob")
        table = await sit_down(house, tournament)
        first = tournament.pairings[0].players[0]
        with pytest.raises(Refused) as error:
            await do_command(house, table, c.Close(id="c", do="close"), first)
        assert error.value.reason == "not-host"
        await do_command(house, table, c.Resign(id="r", do="resign", seat=0), first)
        await do_command(house, table, c.Rematch(id="m", do="rematch"), first)
        again = (await house.tables.find(table)).table.rematch
        assert again is not None
        assert (await house.tables.find(again)).table.plan.club is None
        await club_rounds.settle(house, "t")
        assert (await house.tournaments.find("t")).pairings[0].places == (2, 1)

    in_house(tmp_path, work)


def test_a_clock_that_jumps_gives_nobody_less_time_to_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        tournament = await begun(house, "ann", "bob")
        system = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: system() + 3_600_000 * 1_000_000)
        assert now_ms() < tournament.pairings[0].at + director.GRACE
        with pytest.raises(Refused) as error:
            director.absent(tournament, 1, 1, "ann", now_ms(), is_seated=False)
        assert error.value.reason == "club-too-early"

    before = vars(server_clock.clock).copy()
    in_house(tmp_path, work)
    vars(server_clock.clock).update(before)


def test_events_are_in_order_even_if_the_clock_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        tournament = await begun(house, "ann", "bob")
        monkeypatch.setattr("strandline.server.tournaments.now_ms", lambda: 5)
        await change(house, director.end)
        assert (await house.tournaments.find("t")).last == tournament.last

    in_house(tmp_path, work)


def test_someone_who_resigns_at_a_table_of_three_is_behind_those_who_stay_and_the_last_one_is_first(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        plan = Created("Friday", "crab-stack", {}, "tables", 3, 1, {"kind": "none"}, False)
        tournament = await begun(house, "ann", "bob", "cay", plan=plan)
        table = await sit_down(house, tournament)
        players = tournament.pairings[0].players
        for seat in (1, 2, 0):
            await do_command(house, table, c.Resign(id="r", do="resign", seat=seat), players[seat])
        await club_rounds.settle(house, "t")
        now = await house.tournaments.find("t")
        assert now.pairings[0].places == (1, 3, 2)
        assert now.status == "over"

    in_house(tmp_path, work)


def test_at_a_table_of_three_everyone_has_the_place_that_the_game_gives_them(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        plan = Created("Friday", "crab-stack", {}, "tables", 3, 1, {"kind": "none"}, False)
        tournament = await begun(house, "ann", "bob", "cay", plan=plan)
        table, players = await sit_down(house, tournament), tournament.pairings[0].players
        random, lasted = Random(5), [0, 0, 0]
        while True:
            at = (await house.tables.find(table)).table
            assert at.position is not None
            lasted = [count + (at.position.row()[ALIVE] >> seat & 1) for seat, count in enumerate(lasted)]
            if at.end is not None:
                break
            (seat,), count = at.deciding, len(at.made)
            move = c.Move(id=f"m{count}", do="move", seat=seat, expect=count, move=random.choice(at.position.moves()))
            await do_command(house, table, move, players[seat])
        await club_rounds.settle(house, "t")
        now = await house.tournaments.find("t")
        assert now.pairings[0].places == tuple(1 + sum(other > own for other in lasted) for own in lasted)

    in_house(tmp_path, work)


def test_an_old_tournament_is_deleted_like_an_old_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        await begun(house, "ann", "bob")
        house.sweep.expire_days = 30
        monkeypatch.setattr(sweep, "days_ago", lambda *_: now_ms() + 1)
        await house.sweep.once()
        assert await house.store.rows(sa.select(tournaments.c.id)) == []
        assert await house.store.rows(sa.select(tournament_people)) == []
        with pytest.raises(Refused) as error:
            await house.tournaments.find("t")
        assert error.value.reason == "club-none"

    in_house(tmp_path, work)
