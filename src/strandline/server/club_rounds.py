"""The rounds of a tournament: its tables are set, and their results are taken, from what is stored alone.

``settle`` makes the tables agree with the tournament's events, and may be called at any time, by any process.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from strandline.club import director
from strandline.club.events import EventData
from strandline.club.tournament import Pairing, Tournament, options_for
from strandline.host.errors import Conflict, Unavailable
from strandline.table import commands as c
from strandline.table import dice, planning
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import Table

from . import club_queries
from .club_queries import Known
from .identity import Signer
from .places import departures, places
from .server_clock import now_ms
from .table_commands import do_command

Stored = Mapping[str, Known]
"""What is stored of tables, by id."""

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("strandline.server")

EVERY = 20.0
"""Seconds between two looks at all tournaments, for results that were missed when their games ended."""


def table_of(signer: Signer, tournament: Tournament, pairing: Pairing, absent: int | None = None) -> str:
    """Return the id of a game's table. Each time someone does not come, there is another one for those who are left."""
    missing = len(pairing.absent) if absent is None else absent
    return signer.table_id("club", tournament.id, f"{pairing.round} {pairing.number} {missing}")


async def tables_of(house: "House", tournament: Tournament, pairings: list[Pairing]) -> Stored:
    """Return what is stored of all tables of some games."""
    ids = [
        table_of(house.signer, tournament, each, missing)
        for each in pairings
        for missing in range(len(each.absent) + 1)
    ]
    return await house.store.read(club_queries.known_tables, ids)


def current(tournament: Tournament) -> list[Pairing]:
    """Return the games of the last round."""
    return list(tournament.round.pairings) if tournament.round else []


async def settle(house: "House", tournament_id: str) -> None:
    """Set tables that are missing, take results, close tables that are decided; begin the next round if that is due."""
    tournament = await house.tournaments.find(tournament_id)
    pairings = current(tournament)
    known = await tables_of(house, tournament, pairings)
    for pairing in pairings:
        await _settle_game(house, tournament, pairing, known)
    after = await house.tournaments.find(tournament_id)
    is_due = after.plan.automatic and after.round is not None and after.round.is_done and after.status == "running"
    if is_due:
        with suppress(Refused):  # too few are left: a host has to end it
            await next_round(house, tournament_id, len(after.rounds) + 1, after.hosts[0])


async def _settle_game(house: "House", tournament: Tournament, pairing: Pairing, known: Stored) -> None:
    for missing in range(len(pairing.absent) + 1):
        table = table_of(house.signer, tournament, pairing, missing)
        status = known[table].status if table in known else ""
        if missing < len(pairing.absent) or pairing.places is not None:
            if status in ("open", "playing"):
                await _close(house, tournament, table)
        elif not status and tournament.status == "running":
            await _set_table(house, tournament, pairing, table)
        elif status == "playing":
            await _resign_for_those_who_left(house, tournament, pairing, table)
        elif status == "over":
            await _take_result(house, tournament, pairing, table)


async def _set_table(house: "House", tournament: Tournament, pairing: Pairing, table: str) -> None:
    people = {player: tournament.players[player].name for player in pairing.present}
    plan, secret = tournament.plan, dice.new_secret()
    options = options_for(plan.game, plan.options, len(people))
    made = planning.of_tournament(tournament.id, plan.game, options, people, plan.clock, secret)
    home = await house.store.read(club_queries.home_of, tournament.id)
    row = {"game": plan.game, "secret": secret, "host": tournament.id, "public": False, "home": home}
    with suppress(Conflict):  # another process has set it
        await house.commits.create(Table(table, secret), Event(1, now_ms(), made, tournament.id), row)


async def _close(house: "House", tournament: Tournament, table: str) -> None:
    with suppress(Refused):  # another process has closed it
        await do_command(house, table, c.Close(id="club-close", do="close"), tournament.id)


async def _resign_for_those_who_left(house: "House", tournament: Tournament, pairing: Pairing, table: str) -> None:
    gone = [player for player in pairing.present if not tournament.players[player].is_active]
    if not gone:
        return
    now = (await house.tables.fresh(table)).table
    for n, seat in enumerate(now.seats):
        if seat.person in gone and not seat.has_resigned:
            with suppress(Refused):  # the game is over
                await do_command(house, table, c.Resign(id="club-left", do="resign", seat=n), seat.person)


async def _take_result(house: "House", tournament: Tournament, pairing: Pairing, table: str) -> None:
    ended = (await house.tables.fresh(table)).table
    place_of = {seat.person: place for seat, place in zip(ended.seats, all_places(ended), strict=True) if seat.person}
    result = director.from_table(pairing, place_of)

    async def decide(now: Tournament) -> list[EventData]:
        at = now.pairing(pairing.round, pairing.number)
        is_open = at is not None and at.places is None and at.absent == pairing.absent
        return [result] if is_open and not now.is_ended else []

    await house.tournaments.change(tournament.id, decide)


def all_places(table: Table) -> list[int]:
    """Return each seat's place. If the rules ended the game, the game's own ranking orders those who have not won.

    Those who have left stay behind all others.
    """
    found, ranking = places(table), table.game.modules.ranking
    if ranking is None or table.end is None or table.end.by != "rules" or table.position is None:
        return found
    merits = ranking.merits([*(made.row for made in table.made), table.position.row()])
    left = departures(table)
    keys = [(place, 0 if seat in left else -merits[seat]) for seat, place in enumerate(found)]
    return [1 + sum(other < key for other in keys) for key in keys]


async def next_round(house: "House", tournament_id: str, number: int, person: str) -> None:
    """Begin a round, unless it has begun: two hosts may ask for it at once."""

    async def decide(now: Tournament) -> list[EventData]:
        if len(now.rounds) >= number:
            return []
        director.check_next(now)
        # In a process of its own: matchings take a while, and need a large library.
        events: list[EventData] = await house.pool.run(person, director.pair, now)
        return events

    await house.tournaments.change(tournament_id, decide, person)


async def watch(house: "House") -> None:
    """Settle all running tournaments again and again: the server may have stopped between a game's end and now."""
    while True:
        await asyncio.sleep(EVERY)
        await settle_all(house)


async def settle_all(house: "House") -> None:
    """Settle all running tournaments."""
    with suppress(Unavailable):  # the store has logged it
        for tournament in await house.store.read(club_queries.running):
            await settle_quietly(house, tournament)


async def settle_quietly(house: "House", tournament: str) -> None:
    """Settle a tournament where nobody waits for it."""
    try:
        await settle(house, tournament)
    except (Unavailable, Refused):
        pass  # it is tried again, or the tournament is gone
    except Exception:
        log.exception("settling a tournament")
