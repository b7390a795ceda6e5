"""Runs the stepping against opponents on the threads of this machine, or interpreted."""

from typing import Any

from strandline.sim.batch import ROWS, as_lists, sliced, write_back
from strandline.sim.batch import Cores as PlainCores
from strandline.sim.batch_kernel import Games

from .against_kernel import Sides

NARROW = ("owners", "seats", "rng")
"""The arrays of ``Sides`` that decide about seats: interpreted rules count with plain ints."""


class Cores(PlainCores):
    """The cores of this machine, for games against opponents."""

    def play_against(
        self, code: Any, games: Games, sides: Sides, mixture: Any, actions: Any, *numbers: int
    ) -> tuple[int, int]:
        """Step all games; return how many wait for an opponent, and the room that the longest game needs."""
        if self.is_interpreted:
            found: tuple[int, int]
            with _Lists(games, sides) as (plain, seats):
                found = code.step_against(plain, seats, mixture.tolist(), actions, *self.desks[0], *numbers)
            return found

        def work(k: int, part: slice) -> tuple[int, int]:
            found: tuple[int, int] = code.step_against(
                sliced(games, part), sliced(sides, part), mixture, actions[part], *self.desks[k], *numbers
            )
            return found

        waiting, longest = zip(*self.on_threads(len(actions), work), strict=True)
        return sum(waiting), max(longest)

    def ask(self, code: Any, games: Games, sides: Sides, minds: list[Any], who: int, actions: Any) -> None:
        """Write what an opponent answers into ``actions``."""
        if self.is_interpreted:
            with _Lists(games, sides) as (plain, seats):
                code.answer_slice(plain, seats, minds[0], who, actions)
            return

        def work(k: int, part: slice) -> Any:
            return code.answer_slice(sliced(games, part), sliced(sides, part), minds[k], who, actions[part])

        self.on_threads(len(actions), work)


class _Lists:
    """Games and sides with lists instead of arrays, which are written back at the end."""

    def __init__(self, games: Games, sides: Sides):
        self.games, self.sides = games, sides

    def __enter__(self) -> tuple[Games, Sides]:
        self.rows, self.seats = as_lists(self.games, (*ROWS, "turns", "eyes")), as_lists(self.sides, NARROW)
        return self.games._replace(**self.rows), self.sides._replace(**self.seats)

    def __exit__(self, *_problem: object) -> None:
        write_back(self.games, self.rows)
        write_back(self.sides, self.seats)
