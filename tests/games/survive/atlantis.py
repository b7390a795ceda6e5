"""Positions that a person can lay on the table, for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

import strandline
from strandline import CHANCE, Position
from strandline.games.survive.board import (
    ABOARD,
    ACTIVE,
    AT,
    COLOURS,
    CREW,
    EFFECTS,
    EXPLORERS,
    HEXES,
    ISLAND,
    ISLES,
    LETTERS,
    LOST,
    NEIGHBOURS,
    ON_BOARD,
    PEOPLE,
    PLACED,
    PLACES,
    PLAYERS,
    PLAYING,
    SAVED,
    SHORE,
    TERRAIN,
    TERRAINS,
    VALUES,
    VALUES_OF_A_COLOUR,
)
from strandline.games.survive.hands import keep
from strandline.games.survive.pieces import appear, banish, launch
from strandline.games.survive.placing import clear_table, lay_tile
from strandline.games.survive.rules import enter

START = "bfmbfbfbfbffbbmbffbmbfbmfbfmbffbmbfmbffm 0"


def explorer(name: str) -> int:
    return EXPLORERS * COLOURS.index(name[0]) + LETTERS.index(name[1])


def lay(
    seat: int = 0,
    tiles: str = "J7:b",
    who: Mapping[str, str] | None = None,
    boats: str = "",
    serpents: str = "",
    sharks: str = "",
    whales: str = "",
    hands: Mapping[int, Sequence[str]] | None = None,
    **options: Any,
) -> Position:
    """The turn of a seat begins. Tiles: `D4:b E5:f`; who: `{"ra": "D4", "rb": "boat C3", "rc": "NW"}`, all others lost.

    In a colour a, b and c are worth 1, d and e 2, f and g 3, h 4, i 5, j 6.
    Hands: `{1: ["b:dolphin", "f:repel-whale"]}`, the oldest first.
    """
    game = strandline.game("survive", **options)
    s = game.blank()
    clear_table(s)
    for name in ("B1", "C10", "G5", "K0", "L10"):
        banish(s, 0, HEXES[name])
    for tile in tiles.split():
        lay_tile(s, HEXES[tile.split(":")[0]], TERRAINS.index(tile.split(":")[1]))
    for cell in ISLAND:
        by_sea = any(not s[AT + near] & TERRAIN for near in NEIGHBOURS[cell])
        if s[AT + cell] & TERRAIN:
            s[AT + cell] = s[AT + cell] & TERRAIN | (SHORE if by_sea else 0)
    for name in boats.split():
        launch(s, HEXES[name])
    for kind, names in enumerate((serpents, sharks, whales)):
        for name in names.split():
            appear(s, kind, HEXES[name])
    colours = s[PLAYERS] * game.options.colours
    for colour in range(colours):
        s[PLACED + colour] = EXPLORERS
        s[VALUES + colour] = sum(value << 3 * n for n, value in enumerate(VALUES_OF_A_COLOUR))
        for n in range(EXPLORERS):
            s[PLACES + EXPLORERS * colour + n] = LOST
    for name, place in (who or {}).items():
        owner = explorer(name) // EXPLORERS % s[PLAYERS]
        if place in ISLES:
            s[PLACES + explorer(name)] = SAVED + ISLES.index(place)
            continue
        cell = HEXES[place.removeprefix("boat ")]
        aboard = place.startswith("boat ")
        s[PLACES + explorer(name)] = cell + ABOARD * aboard
        s[AT + cell] += 1 << (CREW + 2 * owner if aboard else PEOPLE + 5 * owner)
        s[ON_BOARD + owner] += 1
    for holder, held in (hands or {}).items():
        for tile in held:
            terrain, effect = tile.split(":")
            keep(s, holder, EFFECTS.index(effect), TERRAINS.index(terrain))
    s[ACTIVE] = seat
    enter(s, PLAYING)
    return Position._first(game, s)


def play(position: Position, moves: str) -> Position:
    """Several moves, separated by semicolons."""
    for move in moves.split(";"):
        position = position.play(move.strip())
    return position


def to_die(position: Position, kind: str) -> Position:
    """On to step 4, as quietly as may be: nothing is played, nobody moves, a tile is kept, the die falls."""
    while True:
        if position.turn == CHANCE and "die shark" in position.moves():
            return position.play(f"die {kind}")
        quiet = [move for move in ("skip", "done", "back move-serpent", "back move-shark") if move in position.moves()]
        position = position.play(quiet[0] if quiet else position.moves()[0])


def moves_of(position: Position, start: str) -> list[str]:
    """The legal moves that begin so."""
    return [move for move in position.moves() if move.startswith(start)]


def where(position: Position, name: str) -> str:
    """Where an explorer is, as `lay` takes it; or `lost`."""
    view = position.view()
    for kind, word in (("walkers", ""), ("swimmers", ""), ("boats", "boat "), ("saved", "")):
        for place, people in view[kind].items():
            if name in people:
                return f"{word}{place}"
    return "lost"
