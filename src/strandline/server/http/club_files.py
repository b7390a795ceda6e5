"""What can be downloaded of a tournament: standings, results, everything, and the games."""

import json
from collections.abc import AsyncIterator
from contextlib import suppress

from fastapi import APIRouter, Depends, Response
from fastapi.responses import StreamingResponse

from strandline.club import export
from strandline.club.tournament import Tournament
from strandline.host import record_jobs
from strandline.host.errors import Unavailable
from strandline.table.errors import Refused

from .. import club_rounds
from ..house import House
from ..limits import counted
from ..storage import events_of
from .dependencies import Id, Person, TheHouse, known_person
from .progress import MOST_JOBS

router = APIRouter()
KNOWN = [Depends(known_person)]


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/{tournament}/standings.csv", dependencies=KNOWN)
async def standings(tournament: Id, house: TheHouse) -> Response:
    """Return the standings as CSV."""
    return _file(export.standings_csv(await house.tournaments.find(tournament)), "text/csv", "standings.csv")


@router.get("/{tournament}/results.csv", dependencies=KNOWN)
async def results(tournament: Id, house: TheHouse) -> Response:
    """Return all results as CSV."""
    return _file(export.results_csv(await house.tournaments.find(tournament)), "text/csv", "results.csv")


@router.get("/{tournament}/tournament.json", dependencies=KNOWN)
async def everything(tournament: Id, house: TheHouse) -> Response:
    """Return the whole tournament as JSON."""
    document = export.document(await house.tournaments.find(tournament))
    return _file(json.dumps(document, ensure_ascii=False, indent=1), "application/json", "tournament.json")


@router.get("/{tournament}/games.txt")
async def games(tournament: Id, house: TheHouse, person: Person) -> StreamingResponse:
    """Return all games that are over, each in a line of text."""
    now = await house.tournaments.find(tournament)
    if house.long_jobs[person] >= MOST_JOBS:
        raise Refused("busy", most=MOST_JOBS)
    headers = {"Content-Disposition": 'attachment; filename="games.txt"'}
    return StreamingResponse(_lines(house, now, person), media_type="text/plain; charset=utf-8", headers=headers)


async def _lines(house: House, tournament: Tournament, person: str) -> AsyncIterator[str]:
    with counted(house.long_jobs, person):
        for pairing in tournament.pairings:
            table = club_rounds.table_of(house.signer, tournament, pairing)
            with suppress(Refused, Unavailable):  # the table was deleted, or nobody played there
                open_table = await house.tables.find(table)
                events = await house.store.read(events_of, table)
                yield (
                    await house.pool.run(person, record_jobs.record_line, table, open_table.table.secret, events) + "\n"
                )
