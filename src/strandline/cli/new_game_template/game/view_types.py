"""What anyone may see of a position of Three Stones, as plain data."""

from typing import TypedDict


class Piece(TypedDict):
    symbol: str
    """The id of its drawing."""
    place: str
    seat: int


class View(TypedDict):
    text: str
    pieces: list[Piece]
    turn: int | None
    """The seat to move; None when the game is over."""
    winner: int | None
