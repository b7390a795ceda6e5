"""The plain data that a seat may see of a position of Survive. The browser's types are generated from it."""

from typing import Literal, TypedDict

Terrain = Literal["b", "f", "m"]
Creature = Literal["serpent", "shark", "whale"]
Phase = Literal[
    "putting", "launching", "playing", "swimming", "sailing", "relocating", "walking",
    "sinking", "turning", "boarding", "rolling", "hunting", "reacting",
]  # fmt: skip


class Kept(TypedDict):
    terrain: Terrain
    effect: str | None
    """Null: not to be seen."""


class Explorers(TypedDict):
    """Everyone by where they are; boats are there without anyone aboard, too."""

    walkers: dict[str, list[str]]
    swimmers: dict[str, list[str]]
    boats: dict[str, list[str]]
    saved: dict[str, list[str]]
    lost: list[str]
    swam: list[str]


class View(Explorers):
    game: Literal["survive"]
    players: int
    colours: list[str]
    """The colour letters of each seat."""
    variants: list[str]
    values_option: Literal["own", "hidden"]
    seat: int | None
    turn: int | None
    active: int
    phase: Phase | None
    """What is being decided."""
    left: int
    creature: Creature | None
    moving: str | None
    """The explorer, or the hex of the boat or creature, that is on its way."""
    sunk: str | None
    turns_without_tiles: int
    tiles: dict[str, Terrain]
    seen: dict[str, dict[str, int]]
    """For each terrain, how many tiles of each effect were seen."""
    serpents: dict[str, int]
    """How many are on which hexes."""
    sharks: dict[str, int]
    whales: dict[str, int]
    threatened: list[str]
    """Explorers and boats that a creature could take next."""
    values: dict[str, int]
    hands: list[list[Kept]]
    scores: list[int] | None
