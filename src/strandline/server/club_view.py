"""A tournament as a person sees it. People have numbers: nobody learns another's id."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal

from pydantic import BaseModel

from strandline.club import director, standings
from strandline.club.events import Format
from strandline.club.tournament import Pairing, Tournament

from .club_queries import Known
from .club_rounds import table_of
from .identity import Signer


class ClubPlayer(BaseModel):
    """Someone who plays, or has played. ``active``: they are paired in the next round."""

    name: str
    active: bool


class ClubGame(BaseModel):
    """A game of a round. ``token``: of the link to watch it. ``seated``: who has come to the table.

    ``places``: each player's, once there is a result, null for someone who did not play; ``points``: their worth.
    ``absent_from``: the time from which on someone who has not come may lose by it.
    ``host``, ``entered``: who has entered the result and when, if it was a host.
    """

    number: int
    table: str
    token: str
    status: Literal["waiting", "playing", "over"]
    players: list[int]
    absent: list[int]
    seated: list[int]
    places: list[int | None] | None
    points: list[float] | None
    absent_from: int
    host: str | None
    entered: int | None


class ClubRound(BaseModel):
    number: int
    done: bool
    games: list[ClubGame]
    byes: list[int]


class ClubStanding(BaseModel):
    """A line of the standings. ``ties``: the values of the tie-breaks."""

    rank: int
    player: int
    points: float
    games: int
    ties: list[float]


class ClubState(BaseModel):
    """A whole tournament. ``you``: your number among the players. ``host_token``: of the hosts' link, for hosts."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    format: Format
    size: int
    clock: dict[str, Any]
    automatic: bool
    status: Literal["open", "running", "over"]
    round_count: int
    begun: int
    """How many rounds have begun."""
    round: ClubRound | None
    """The last round that has begun, or the one that was asked for."""
    players: list[ClubPlayer]
    standings: list[ClubStanding]
    tie_breaks: list[str]
    you: int | None
    hosts: list[str]
    is_host: bool
    host_token: str | None
    now: int


class ClubNews(BaseModel):
    """The state, unless it is the one whose version you know."""

    version: str
    state: ClubState | None


def shown_round(tournament: Tournament, wanted: int | None) -> list[Pairing]:
    """Return the games of the round to show: the last one, unless another is wanted."""
    if not tournament.rounds:
        return []
    number = min(wanted or len(tournament.rounds), len(tournament.rounds))
    return list(tournament.rounds[number - 1].pairings)


def version(tournament: Tournament, person: str, games: list[Pairing], known: Mapping[str, Known]) -> str:
    """Return a short text that changes with everything that the person sees."""
    tables = sorted((table, each.status, sorted(each.seated)) for table, each in known.items())
    seen = tournament.n, person, games[0].round if games else 0, tables
    return sha256(repr(seen).encode()).hexdigest()[:16]


def view(
    signer: Signer,
    tournament: Tournament,
    person: str,
    games: list[Pairing],
    known: Mapping[str, Known],
    names: Mapping[str, str],
    now: int,
) -> ClubState:
    """Return a tournament as a person sees it. ``names``: of people who host without playing."""
    numbers = {player: n for n, player in enumerate(tournament.players)}
    plan, is_host = tournament.plan, person in tournament.hosts
    called = {**names, **{each.id: each.name for each in tournament.players.values()}}

    def game(pairing: Pairing) -> ClubGame:
        table = table_of(signer, tournament, pairing)
        stored = known.get(table, Known("open", frozenset()))
        status: Literal["waiting", "playing", "over"] = "playing" if stored.status == "playing" else "waiting"
        is_done = pairing.places is not None
        return ClubGame(
            number=pairing.number,
            table=table,
            token=signer.token(table, "watch"),
            status="over" if is_done else status,
            players=[numbers[each] for each in pairing.players],
            absent=[numbers[each] for each in pairing.absent],
            seated=[numbers[each] for each in pairing.players if each in stored.seated],
            places=None if pairing.places is None else list(pairing.places),
            points=[float(pairing.points(each)) for each in pairing.players] if is_done else None,
            absent_from=pairing.at + director.GRACE,
            host=None if pairing.host is None else called.get(pairing.host, ""),
            entered=pairing.entered,
        )

    shown = None
    if games:
        at = tournament.rounds[games[0].round - 1]
        byes = [numbers[each] for each in at.byes]
        shown = ClubRound(number=at.number, done=at.is_done, games=[game(each) for each in games], byes=byes)
    breaks = standings.TIE_BREAKS[plan.format]
    return ClubState(
        id=tournament.id,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        format=plan.format,
        size=plan.size,
        clock={**plan.clock},
        automatic=plan.automatic,
        status=tournament.status,
        round_count=tournament.round_count,
        begun=len(tournament.rounds),
        round=shown,
        players=[ClubPlayer(name=each.name, active=each.is_active) for each in tournament.players.values()],
        standings=[
            ClubStanding(
                rank=each.rank,
                player=numbers[each.player],
                points=float(each.points),
                games=each.games,
                ties=[float(value) for value in each.ties(breaks)],
            )
            for each in standings.standings(tournament)
        ],
        tie_breaks=list(breaks),
        you=numbers.get(person),
        hosts=[called.get(each, "") for each in tournament.hosts],
        is_host=is_host,
        host_token=signer.token(tournament.id, "host") if is_host else None,
        now=now,
    )
