"""The puzzles of the games as pages need them. Everything about them is made beforehand (``bench/make_puzzles.py``)."""

from functools import cache
from typing import Any

from strandline.core import registry
from strandline.core.puzzles import puzzles
from strandline.table.errors import Refused
from strandline.table.wire import Sent, to_json


class PuzzleCount(Sent):
    """A game that has puzzles, and how many."""

    game: str
    puzzles: int


class PuzzleData(Sent):
    """A puzzle: a position, and the moves that answer it.

    ``lines``: the right answers, with the moves of the other seat. ``then``: how the first goes on. ``replies``: what
    refutes a wrong try, by all its moves joined by "; ". ``worth``: what each first move is worth, if they differ by
    more than right and wrong.
    """

    id: str
    position: str
    options: dict[str, Any]
    seat: int
    goal: str
    grade: int
    rating: int
    themes: list[str]
    lines: list[list[str]]
    then: list[str]
    replies: dict[str, list[str]]
    worth: dict[str, str]


def counts() -> list[PuzzleCount]:
    """Return the games that have puzzles."""
    found = {game: len(puzzles(game)) for game in registry.names()}
    return [PuzzleCount(game, count) for game, count in found.items() if count]


@cache
def puzzles_json(game: str) -> str:
    """Return all puzzles of a game, the easiest first."""
    if game not in registry.names():
        raise Refused("no-page")
    return to_json(
        [
            PuzzleData(
                id=each.id,
                position=each.position,
                options=dict(each.options),
                seat=each.seat,
                goal=each.goal,
                grade=each.grade,
                rating=each.rating,
                themes=list(each.themes),
                lines=[list(line) for line in each.lines],
                then=list(each.then),
                replies={tried: list(moves) for tried, moves in each.replies.items()},
                worth=dict(each.worth),
            )
            for each in puzzles(game)
        ]
    )
