"""What every search is given and what it gives back."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from strandline.core.game import Game, Position
from strandline.core.validate_ints import plain_int, seat_of


@dataclass(frozen=True)
class Root:
    """A position as one seat knows it: what search is asked about, and all that a bot is ever given."""

    game: Game
    seat: int
    row: tuple[int, ...]
    """Masked for the seat."""
    seen: tuple[int, ...] = (0,)
    """Which positions stood before, as ``core/history.py`` has it: public."""

    @classmethod
    def of(cls, position: Position, seat: int | None = None) -> Self:
        """A position for the seat that is to decide, or for another."""
        known = position.turn if seat is None else seat_of(seat, position.game.seats)
        if known is None or known < 0:
            raise ValueError("nobody is to decide here: name a seat")
        row = position.row()
        position.game.kernel.mask(row, known)
        return cls(position.game, known, tuple(row), tuple(position.seen()))


@dataclass(frozen=True)
class Budget:
    """How much may be thought: until the first of the limits is reached."""

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    is_cpu_time: bool = False
    """Count the CPU time of the thread that thinks: fair between bots on a busy machine (one thread only)."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("a budget needs seconds or nodes")
        for name in ("nodes", "threads"):
            object.__setattr__(self, name, plain_int(getattr(self, name)))
        if not (self.seconds or 0) >= 0 or (self.nodes or 0) < 0:
            raise ValueError(f"a budget is nothing or more, not {self.seconds} seconds and {self.nodes} nodes")
        if self.threads < 1:
            raise ValueError(f"a budget has one thread or more, not {self.threads}")

    @property
    def clock(self) -> Callable[[], float]:
        """What the seconds are read from."""
        return time.thread_time if self.is_cpu_time else time.perf_counter


def part_of(budget: Budget, share: float) -> Budget:
    """A budget with less to spend."""
    seconds = None if budget.seconds is None else budget.seconds * share
    nodes = None if budget.nodes is None else max(1, round(budget.nodes * share))
    return replace(budget, seconds=seconds, nodes=nodes)


@dataclass(frozen=True)
class Judged:
    """A move, and what is to be expected of it."""

    move: int
    values: tuple[float, ...]
    """Each seat's expected share of 1."""
    error: float = 0.0
    """The standard error of the deciding seat's value, where the search can tell."""
    visits: int = 0
    line: tuple[int, ...] = ()
    """What is expected to follow, this move first."""
    is_proven: bool = False
    """The values are no estimate."""


@dataclass(frozen=True)
class Thought:
    """What a search has found."""

    moves: tuple[Judged, ...]
    """Every legal move, best first."""
    nodes: int
    seconds: float

    @property
    def best(self) -> Judged:
        return self.moves[0]
