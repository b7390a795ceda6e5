"""The opening of a table: all that its page needs to begin."""

import json
from functools import cache

from strandline.table.messages import You
from strandline.table.wire import Sent, to_json

from .games import scene_json, symbols_svg
from .open_table import OpenTable
from .ownership import audience_of


class Mine(Sent):
    """A person's rights at a table. ``sit``: free seats that they may take. ``time``: the host's, in milliseconds."""

    host: bool
    seats: list[int]
    sit: list[int]
    time: int


def mine(you: You, now: int) -> Mine:
    """Return a person's rights, with the host's time."""
    return Mine(host=you.host, seats=you.seats, sit=you.sit, time=now)


def opening_json(open_table: OpenTable, person: str, mine: Mine) -> str:
    """Return a person's rights at a table, its state, the scene and the game's symbols, all from one moment."""
    table = open_table.table
    _, state = open_table.news(audience_of(table, person, None), None)
    position = table.position
    parts = {
        "table": json.dumps(table.id),
        "you": to_json(mine),
        "state": state,
        "scene": "null" if position is None else scene_json(position.game, position.start),
        "symbols": _symbols_json(table.game.name),
    }
    return "{" + ", ".join(f'"{name}": {value}' for name, value in parts.items()) + "}"


@cache
def _symbols_json(game: str) -> str:
    return json.dumps(symbols_svg(game))
