"""The plain data that anyone may see of a position of Crab Stack. The browser's types are generated from it."""

from typing import Literal, TypedDict


class View(TypedDict):
    game: Literal["crab-stack"]
    text: str
    cells: dict[str, str]
    """Each rock's stack from bottom to top, two letters a crab: "bMrL"."""
    players: int
    alive: list[int]
    turn: int | None
    choice: dict[str, list[str]]
    """While a wave choice is pending: each tied group by its first cell."""
    mover: int | None
    """While a wave choice is pending: the player who has moved."""
    threatened: list[str]
    """The cells whose top crab another player could cover."""
