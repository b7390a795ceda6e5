"""All games of the device as one file, and back: to move them to another device, or to keep them safe."""

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from strandline.table import audiences, dice
from strandline.table import commands as c
from strandline.table.decode import read
from strandline.table.errors import Refused
from strandline.table.events import Down, Event, EventData, Made
from strandline.table.state import WATCHERS, Table

from .house import House
from .routing import Answer, Request, Routes, json_answer
from .store import PERSON, read_event, written

routes = Routes()

FORMAT, VERSION = "strandline-games", 1


@routes.route("GET", "/api/device/games")
async def export(request: Request) -> Answer:
    """Return all games as one file."""
    stored = request.house.stored
    tables = [
        {"id": table, "secret": secret, "events": [written(each) for each in await stored.events(table)]}
        for table, secret in list(stored.secrets.items())
    ]
    return json_answer({"format": FORMAT, "version": VERSION, "tables": tables})


@routes.route("POST", "/api/device/games")
async def import_games(request: Request) -> Answer:
    """Add the games of such a file; games that are here stay as they are. If one is damaged, none is added."""
    found = await _checked(request.body)
    new = [each for each in found if each[0].id not in request.house.stored.secrets]
    for table, events in new:
        await _add(request.house, table, events)
    return json_answer({"added": len(new), "known": len(found) - len(new)})


@routes.route("DELETE", "/api/device/games/{table}")
async def delete(request: Request, table: str) -> Answer:
    """Delete a game."""
    async with request.house.tables.held(table):
        await request.house.stored.delete(table)
        request.house.tables.drop(table)
    return json_answer({})


async def _add(house: House, table: Table, events: Sequence[Event]) -> None:
    """Store a table. The time since its last event counts for nobody."""
    if table.clock.running is not None:
        down = Event(table.n + 1, max(house.clock.now(), table.last), Down(table.last))
        table, events = table.after([down]), [*events, down]
    await house.stored.write(table, events)
    if table.due is not None:
        await house.tables.find(table.id)


async def _checked(text: str) -> list[tuple[Table, list[Event]]]:
    """Return the tables of a file with their events; refuse the file if anything in it is wrong."""
    try:
        document = json.loads(text)
        tables = document["tables"]
        is_ours = document["format"] == FORMAT and isinstance(document["version"], int) and isinstance(tables, list)
    except (ValueError, RecursionError, TypeError, KeyError):
        is_ours = False
    if not is_ours:
        raise Refused("bad-games")
    if document["version"] > VERSION:
        raise Refused("newer-games")
    found = []
    for number, data in enumerate(tables, 1):
        await asyncio.sleep(0)  # people who play meanwhile come first
        try:
            found.append(_replayed(data))
        except Exception as error:  # of any kind: the data may be anything
            raise Refused("bad-game", number=number) from error
    return found


def _replayed(data: Any) -> tuple[Table, list[Event]]:
    """Return a table, replayed from its events; raise any error if that fails."""
    events = [read_event(each) for each in data["events"]]
    first = events[0].data
    _check(isinstance(data["id"], str) and re.fullmatch("local-[A-Za-z0-9_-]{1,26}", data["id"]))
    _check(all(type(each.at) is int for each in events))
    assert isinstance(first, Made)
    _check([each.n for each in events] == list(range(1, len(events) + 1)))
    for each in events:
        _check_fields(each.data, len(first.seats))
    _check(all(each.person in (None, PERSON) for each in events) and events[0].person == PERSON)
    _check(first.commitment == dice.commitment(data["secret"]))
    seats = [{name: each for name, each in seat.items() if name in ("kind", "level")} for seat in first.seats]
    plan = {name: getattr(first, name) for name in ("game", "options", "clock", "public", "window")}
    read(c.NewTable, {**plan, "seats": seats})
    table = Table(data["id"], data["secret"]).after(events)
    for audience in (WATCHERS, *range(len(table.seats))):
        audiences.state(table, audience)
    return table, events


SIMPLE = int, str, bool, int | None, str | None, list[str], list[str] | None
"""The types of fields that are checked as they are; the others are checked by what is made of them."""


def _check_fields(data: EventData, seats: int) -> None:
    """Check the types of an event's fields, and that its seat exists."""
    for field in fields(data):
        value = getattr(data, field.name)
        if field.type in SIMPLE:
            read(field.type, value)
        if field.name == "seat":
            _check(value is None or value < seats)


def _check(is_right: object) -> None:
    if not is_right:
        raise ValueError
