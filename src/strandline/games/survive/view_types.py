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
    """Null if it may not be seen."""


class Explorers(TypedDict):
    """Everyone by where they are; empty boats are included."""

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
    """The current decision."""
    left: int
    creature: Creature | None
    moving: str | None
    """The explorer, or the hex of the boat or creature, that is moving."""
    sunk: str | None
    turns_without_tiles: int
    tiles: dict[str, Terrain]
    seen: dict[str, dict[str, int]]
    """For each terrain, how many tiles of each effect have been seen."""
    serpents: dict[str, int]
    """The number of serpents by hex."""
    sharks: dict[str, int]
    whales: dict[str, int]
    threatened: list[str]
    """Explorers and boats that a creature could remove next."""
    values: dict[str, int]
    hands: list[list[Kept]]
    scores: list[int] | None
