"""What the puzzles of all games share: games of bots, names, grades and ratings."""

import hashlib
from collections.abc import Callable, Iterator, Sequence

from strandline.arena.match import SelfPlay
from strandline.core.game import Game, Position
from strandline.core.puzzles import GRADES
from strandline.core.record import Record

LOWEST, STEP = 600, 250
"""The rating of the easiest puzzle of grade 1, and how much harder each grade is."""


def played(game: Game, level: int, seed: int, index: int) -> Iterator[Position]:
    """Yield the positions of a game that a level plays against itself."""
    yield from Record.read(SelfPlay(game, (f"level{level}",) * 2, seed).play(index)).positions()


def named(*parts: str) -> str:
    """Return a short name that depends on nothing but the puzzle."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


def graded(budgets: Sequence[int], finds: Callable[[int], bool]) -> int:
    """Return the grade: the first budget from which on each finds the answer; one more than these if none does."""
    grade = GRADES
    for number in range(len(budgets), 0, -1):
        if not finds(budgets[number - 1]):
            break
        grade = number
    return grade


def rated(grade: int, moves: int, choices: int) -> int:
    """Return the rating: mostly the grade; longer answers and more moves to choose from are harder."""
    within = min(STEP - 10, 25 * (moves - 1) + 5 * min(choices, 30))
    return LOWEST + STEP * (grade - 1) + within
