"""Tournaments of a club evening: open one, join, see pairings and standings, and what its hosts do."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, assert_never

from fastapi import APIRouter, Query

from strandline.club import director
from strandline.club.events import Created, EventData
from strandline.club.tournament import Tournament
from strandline.table.errors import Refused
from strandline.table.events import PlannedClock
from strandline.table.wire import plain

from .. import club_queries, club_rounds
from ..club_view import ClubNews, shown_round, version, view
from ..house import House
from ..identity import new_id
from ..schema import tournaments
from ..server_clock import now_ms
from . import club_files
from . import club_models as m
from .club_models import ClubListed, ClubOpened, ClubRequest, NewTournament, RoundNumber
from .dependencies import Id, Person, TheHouse

router = APIRouter(prefix="/api/club")
router.include_router(club_files.router)

MOST_UNFINISHED = 5
"""The most unfinished tournaments that one person may have opened."""
MOST_PER_ADDRESS = 20
MOST_LISTED = 50


@router.get("")
async def my_tournaments(house: TheHouse, person: Person) -> list[ClubListed]:
    """Return the tournaments that you host, and those where you play or have played: the latest first."""
    found = await house.store.read(club_queries.tournaments_of, person, MOST_LISTED)
    return [ClubListed(**each) for each in found]


@router.post("", status_code=201)
async def open_tournament(wanted: NewTournament, house: TheHouse, person: Person) -> ClubOpened:
    """Open a tournament. You are its host; to play, you join like everyone else."""
    cause = person, wanted.id or new_id()
    with house.doubts.about("club", *cause):
        return ClubOpened(id=await _open(house, wanted, person, house.signer.table_id("tournament", *cause)))


async def _open(house: House, wanted: NewTournament, person: str, tournament: str) -> str:
    with suppress(Refused):
        return (await house.tournaments.find(tournament)).id
    is_round_robin = wanted.format.endswith("round-robin")
    clock: PlannedClock = {**plain(wanted.clock)}  # type: ignore[typeddict-item]
    rounds = 0 if is_round_robin else max(1, wanted.rounds)
    about = wanted.name, wanted.game, wanted.options, wanted.format, wanted.size, rounds
    plan = Created(*about, clock, wanted.automatic)
    director.create(plan)
    home = house.home(person)
    for most, which in (
        (MOST_UNFINISHED, tournaments.c.host == person), (MOST_PER_ADDRESS, tournaments.c.home == home)
    ):  # fmt: skip
        if await house.store.read(club_queries.count_unfinished, which) >= most:
            raise Refused("club-too-many", most=most)
    if not house.new_tables.take(house.addresses.of(person)):
        raise Refused("too-fast")
    return (await house.tournaments.create(tournament, plan, person, home)).id


@router.get("/{tournament}")
async def look(
    tournament: Id,
    house: TheHouse,
    person: Person,
    known: Annotated[str, Query(max_length=40, description="The version that you have.")] = "",
    shown: Annotated[RoundNumber | None, Query(alias="round", description="By default the last one.")] = None,
) -> ClubNews:
    """Return a tournament, to everyone with its link; without the state if you have its version."""
    return await _news(house, tournament, person, known, shown)


async def _news(house: House, tournament: str, person: str, known: str = "", shown: int | None = None) -> ClubNews:
    now = await house.tournaments.find(tournament)
    games = shown_round(now, shown)
    stored = await club_rounds.tables_of(house, now, games)
    if games == club_rounds.current(now) and _is_behind(house, now, stored):
        await club_rounds.settle(house, tournament)
        now = await house.tournaments.find(tournament)
        games = shown_round(now, shown)
        stored = await club_rounds.tables_of(house, now, games)
    found = version(now, person, games, stored)
    if found == known:
        return ClubNews(version=found, state=None)
    names = await house.store.read(club_queries.names_of, now.hosts)
    return ClubNews(version=found, state=view(house.signer, now, person, games, stored, names, now_ms()))


def _is_behind(house: House, now: Tournament, stored: club_rounds.Stored) -> bool:
    """Whether a game of this round has ended, or a table is missing, or the next round is due, and nothing happened."""
    if now.status != "running" or now.round is None:
        return False
    tables = [club_rounds.table_of(house.signer, now, each) for each in now.round.pairings if each.places is None]
    is_due = now.plan.automatic and not tables
    return is_due or any(table not in stored or stored[table].status == "over" for table in tables)


@router.post("/{tournament}/do")
async def do(tournament: Id, request: ClubRequest, house: TheHouse, person: Person) -> ClubNews:
    """Do something in a tournament. Each request can be sent again: what is done is not done twice."""
    with house.doubts.about("club", tournament, person, request.do):
        await _do(house, tournament, request, person)
    return await _news(house, tournament, person)


async def _do(house: House, tournament: str, request: ClubRequest, person: str) -> None:
    async def decide(now: Tournament) -> Sequence[EventData]:
        return await _decide(house, now, request, person)

    if isinstance(request, m.ClubNext):
        _check_host(await house.tournaments.find(tournament), person)
        await club_rounds.next_round(house, tournament, request.round, person)
    else:
        await house.tournaments.change(tournament, decide, person)
    if isinstance(request, m.ClubStart):
        await club_rounds.next_round(house, tournament, 1, person)
    if not isinstance(request, m.ClubJoin | m.ClubClaim):
        await club_rounds.settle(house, tournament)


def _check_host(now: Tournament, person: str) -> None:
    if person not in now.hosts:
        raise Refused("club-not-host")


async def _decide(house: House, now: Tournament, request: ClubRequest, person: str) -> Sequence[EventData]:
    """Return what follows from a request."""
    match request:
        case m.ClubJoin(name=name):
            elsewhere = await house.store.read(club_queries.playing_in, person)
            if elsewhere is not None and elsewhere[0] != now.id:
                raise Refused("club-elsewhere", name=elsewhere[1], club=elsewhere[0])
            return director.join(now, person, name)
        case m.ClubClaim(token=token):
            if not house.signer.is_token(token, now.id, "host"):
                raise Refused("club-not-host")
            return director.host(now, person)
        case m.ClubLeave(player=None):
            return await _leave(house, now, person)
    _check_host(now, person)
    match request:
        case m.ClubLeave(player=number):
            assert number is not None
            return await _leave(house, now, _player(now, number))
        case m.ClubStart():
            return director.start(now, secrets.token_hex(16))
        case m.ClubAbsent(round=number, table=table, player=player):
            who = _player(now, player)
            is_seated = await _is_at_table(house, now, number, table, who)
            return director.absent(now, number, table, who, now_ms(), is_seated)
        case m.ClubEnter(round=number, table=table, places=places):
            return director.enter(now, number, table, places)
        case m.ClubEnd():
            return director.end(now)
        case m.ClubNext():
            raise AssertionError
        case _ as never:
            assert_never(never)


def _player(now: Tournament, number: int) -> str:
    found = list(now.players)
    if number >= len(found):
        raise Refused("club-no-player")
    return found[number]


async def _leave(house: House, now: Tournament, player: str) -> Sequence[EventData]:
    pending = director.pairing_of(now, player)
    has_begun = False
    if pending is not None:
        stored = await club_rounds.tables_of(house, now, [pending])
        known = stored.get(club_rounds.table_of(house.signer, now, pending))
        has_begun = known is not None and known.status in ("playing", "over")
    return director.leave(now, player, has_begun)


async def _is_at_table(house: House, now: Tournament, number: int, table: int, player: str) -> bool:
    pairing = director.found(now, number, table)
    stored = await club_rounds.tables_of(house, now, [pairing])
    known = stored.get(club_rounds.table_of(house.signer, now, pairing))
    return known is not None and player in known.seated
