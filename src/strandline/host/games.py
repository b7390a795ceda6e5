"""The games as pages need them: their list with options, the symbols of their pieces, scenes and pictures of boards."""

import json
import random
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any

from strandline.core import registry
from strandline.core.draw import without_names
from strandline.core.game import Game, game
from strandline.core.options import options_of
from strandline.table.errors import Refused
from strandline.table.wire import Sent

SCENES = 256
"""The cache keeps this many scenes, of up to 45 kB each."""


class OptionInfo(Sent):
    """What an option takes: one of ``values`` (with ``many``: any of them, but not all of ``apart`` together), or a
    number from ``least`` to ``most``.

    ``only``: values that need others, by option. ``origin``: the source of each value ("" for all others): the book, a
    ruling of ours, or an edition by its language.
    """

    name: str
    default: Any
    rule: str
    values: list[int | str]
    many: bool
    apart: list[str]
    least: int | None
    most: int | None
    only: dict[str, dict[str, list[int | str]]]
    origin: dict[str, list[str]]


class GameInfo(Sent):
    """A game. ``players``: the possible numbers of players; ``minutes``: how long a game takes people who know it.

    ``wins_kept``: by the number of players, in how many of 100 won positions each level plays a move that still wins,
    if that was measured. It is true for the default options.
    """

    name: str
    players: list[int]
    minutes: list[int]
    wins_kept: dict[int, list[int]]
    options: list[OptionInfo]


class PlayedMove(Sent):
    """A move or an outcome of chance, and the places on the piece's way."""

    seat: int | None
    move: str
    way: list[str]


@cache
def game_info(name: str) -> GameInfo:
    """Return a game and its options."""
    usual = game(name)
    defaults = asdict(usual.options)
    known = options_of(usual.options)
    return GameInfo(
        name=name,
        players=[int(n) for n in known["players"].values] if "players" in known else [usual.seats],
        minutes=list(usual.modules.board.MINUTES),
        wins_kept={players: list(kept) for players, kept in getattr(usual.modules.levels, "WINS_KEPT", {}).items()},
        options=[
            OptionInfo(name=option, default=defaults[option], **json.loads(json.dumps(asdict(choice))))
            for option, choice in known.items()
        ],
    )


@cache
def symbols_svg(name: str) -> str:
    """Return a game's pieces as symbols of one SVG."""
    if name not in registry.names():
        raise Refused("no-page")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{registry.modules(name).view.symbols()}</svg>'


@lru_cache(maxsize=SCENES)
def scene_json(game: Game, start: str) -> str:
    """Return the scene of a game that began with a position; cached, since drawing is the slowest part of a page."""
    return json.dumps(game.load(start).scene(), ensure_ascii=False, separators=(",", ":"))


@cache
def picture(name: str) -> str:
    """Return a picture of a position from a game of random moves, as SVG, without names of places: always the same."""
    if name not in registry.names():
        raise Refused("no-page")
    rng = random.Random(3)
    position = game(name).start(seed=3)
    line = [position]
    while position.turn is not None:
        position = position.play(rng.choice(position.moves()))
        line.append(position)
    return without_names(line[len(line) * 2 // 5].svg())
