"""The plain data that anyone may see of a position of Krabcek. The browser's types are generated from it."""

from typing import Literal, TypedDict

Kind = Literal["S", "M", "B", "L", "G", "T"]
Phase = Literal["pick", "open", "roll", "use", "over"]
Power = Literal["jump", "switch"]


class Piece(TypedDict):
    seat: int
    kind: Kind


class View(TypedDict):
    game: Literal["krabcek"]
    text: str
    tiles: list[list[str]]
    """The tiles in rows, each by its kind and its quarter turns: "A3"."""
    links: dict[str, list[str]]
    """For each kind of tile, the points that are linked: "NW-N"."""
    gates: dict[str, int | None]
    """Each gate's owner."""
    pieces: dict[str, Piece]
    off: list[dict[str, int]]
    """For each seat, how many pieces of each kind are off the board."""
    turn: int | None
    phase: Phase
    seat: int | None
    die: int | None
    power: Power | None
    """What the number can do besides walking."""
    winner: int | None
    turns: int
    limit: int
