"""What an audience is told: a seat, or those who watch. Everything that leaves the server about a game is made here.

All of it is built from ``Position.view``, from moves as that audience is shown them, and from what everyone knows.
"""

import json
from collections.abc import Sequence
from typing import Any

from strandline.core.contract import CHANCE

from . import referee
from .fold import RECENT, WATCHERS, Made, Said, Table
from .storage import Event

LINES = 200
"""So many of the last things said are part of the state: it is sent to everyone who comes."""

Told = dict[str, Any]


def news(table: Table, audience: int, after: int | None, here: Sequence[bool] = ()) -> str:
    """A message with all that has happened since number ``after``; None, or too long ago: the whole state.

    ``here``: of each seat, whether its owner is connected.
    """
    feed = table.feeds[audience]
    head = len(feed)
    if after is None or not head - RECENT <= after <= head:
        return state(table, audience, here)
    missed = feed[after:]
    if any(event.kind in ("undone", "started") for event in missed):
        return state(table, audience, here)
    if any(event.kind == "moved" and event.n not in table.recent for event in missed):
        return state(table, audience, here)
    told = [tell(table, event, audience, after + n) for n, event in enumerate(missed, 1)]
    return _text({"type": "news", "n": head, "events": told, "now": now(table, audience, here)})


def state(table: Table, audience: int, here: Sequence[bool] = ()) -> str:
    """Everything."""
    about = {
        "id": table.id,
        "game": table.game.name,
        "hidden": table.game.rooms.view.HIDDEN,
        "options": table.plan["options"],
        "clock": table.plan["clock"],
        "window": table.window // 1000,
        "public": table.public,
        "commitment": table.commitment,
    }
    lines = len(_room(table, audience))
    chat = [said(table, audience, number) for number in range(max(0, lines - LINES) + 1, lines + 1)]
    log = [line(table, made, audience) for made in table.made]
    head = len(table.feeds[audience])
    whole = {"type": "state", "n": head, "table": about, "log": log, "chat": chat, "now": now(table, audience, here)}
    return _text(whole)


def tell(table: Table, event: Event, audience: int, number: int) -> Told:
    """One event, by the audience's own numbers."""
    body: Told = {}
    match event.kind:
        case "moved":
            body = {"moves": [line(table, made, audience) for made in table.recent[event.n]]}
        case "chat":
            number_said = next(k for k, each in enumerate(_room(table, audience), 1) if each.n == event.n)
            body = {"said": said(table, audience, number_said)}
        case "sat" | "left" | "resigned" | "time" | "back" | "granted" | "declined" | "offered" | "answered":
            body = {"seat": event.body["seat"]}
        case "asked_undo":
            body = {"seat": event.body["seat"], "to": event.body["to"]}
        case "preset":
            body = {"seat": event.body["seat"], "on": event.body["on"]}
        case "unsaid":
            body = {"number": event.body["number"]}
        case "rematch":
            body = {"table": event.body["table"]}
    return {"n": number, "kind": event.kind, "at": event.at, **body}


def line(table: Table, made: Made, audience: int) -> Told:
    """A move in the log, as it may be told when the game stands where it does now."""
    name = made.name
    rooms = table.game.rooms
    if rooms.view.HIDDEN and table.position is not None:
        name = rooms.notation.shown(made.row, made.move, audience, table.position.row())
    return {"seat": None if made.seat == CHANCE else made.seat, "move": name, "way": way(table, made)}


def way(table: Table, made: Made) -> list[str]:
    """The places that a piece went over, for those who draw it: worked out once, when a move is first told."""
    if made.way is None:
        made.way = table.game.rooms.notation.way(made.row, made.move)
    return made.way


def said(table: Table, audience: int, number: int) -> Told:
    """Something that was said in the audience's room: the numbers of one room tell nothing of the other."""
    one = _room(table, audience)[number - 1]
    return {"number": number, "at": one.at, "seat": one.seat, "name": one.name, "text": one.text}


def _room(table: Table, audience: int) -> list[Said]:
    return table.said["watchers" if audience == WATCHERS else "players"]


def now(table: Table, audience: int, here: Sequence[bool]) -> Told:
    """How things stand."""
    is_deciding = audience in table.deciding
    told: Told = {
        "status": table.status,
        "count": len(table.made),
        "seats": [_seat(table, n, here) for n in range(len(table.seats))],
        "deciding": table.deciding,
        "view": view(table, audience),
        "legal": legal(table, audience) if is_deciding else None,
        "asked": list(table.asked),
        "until": table.window_end,
        "clock": {
            "left": table.clock.left,
            "running": table.clock.running,
            "since": table.clock.since,
        },
        "offers": sorted(table.offers),
        "undo": table.undo,
        "end": table.end,
        "rematch": table.rematch,
    }
    if audience != WATCHERS:
        told["own"] = {
            "seat": audience,
            "preset": audience in table.presets,
            "answered": audience in table.answers,
            "undo": referee.undoable(table, table.seats_of(table.seats[audience].person)),
            "alone": not referee.others(table, audience),
        }
    return told


def view(table: Table, audience: int) -> Told | None:
    """What an audience may see of the game; where nothing is hidden it is the same for all, and worked out once."""
    position = table.position
    if position is None:
        return None
    if position.game.rooms.view.HIDDEN:
        return position.view(None if audience == WATCHERS else audience)
    if table.shown is None or table.shown[0] is not position:
        table.shown = position, position.view()
    return table.shown[1]


def legal(table: Table, seat: int) -> list[str]:
    """The moves of a seat that is to decide, worked out from what it knows; none once it has answered."""
    if seat in table.answers:
        return []
    return referee.standing(table, seat).known(seat).moves()


def _seat(table: Table, n: int, here: Sequence[bool]) -> Told:
    seat = table.seats[n]
    return {
        "kind": seat.kind,
        "level": seat.level or None,
        "bot": bool(seat.bot),
        "name": seat.name,
        "nonce": seat.nonce,
        "taken": seat.is_taken,
        "away": seat.is_away,
        "resigned": seat.has_resigned,
        "here": bool(here) and here[n],
    }


def _text(message: Told) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
