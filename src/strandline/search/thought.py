"""The input and output that all searches share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from strandline.core.bind import Target
from strandline.core.game import Game, Position
from strandline.core.validate_ints import plain_int, seat_of


@dataclass(frozen=True)
class Root:
    """A position as one seat knows it. This is all that a search or a bot ever gets."""

    game: Game
    seat: int
    row: tuple[int, ...]
    """Masked for the seat."""
    seen: tuple[int, ...] = (0,)
    """The earlier positions, as in ``core/history.py``; they are public."""

    @classmethod
    def of(cls, position: Position, seat: int | None = None) -> Self:
        """Make the root for the seat to decide, or for another."""
        known = position.turn if seat is None else seat_of(seat, position.game.seats)
        if known is None or known < 0:
            raise ValueError("nobody is to decide here: name a seat")
        row = position.row()
        position.game.kernel.mask(row, known)
        return cls(position.game, known, tuple(row), tuple(position.repetition_keys()))


@dataclass(frozen=True)
class Budget:
    """The limits of a search. It ends when the first of them is reached."""

    seconds: float | None = None
    nodes: int | None = None
    threads: int = 1
    is_cpu_time: bool = False
    """Count the CPU time of the searching thread: fair between bots on a busy machine (one thread only)."""

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
        """The clock that the seconds are read from."""
        return time.thread_time if self.is_cpu_time else time.perf_counter


def on_target(budget: Budget, target: Target) -> Budget:
    """Return the budget as a target can use it: WebAssembly runs on one thread."""
    return replace(budget, threads=1) if target == "wasm" else budget


def part_of(budget: Budget, share: float) -> Budget:
    """Return a share of a budget."""
    seconds = None if budget.seconds is None else budget.seconds * share
    nodes = None if budget.nodes is None else max(1, round(budget.nodes * share))
    return replace(budget, seconds=seconds, nodes=nodes)


@dataclass(frozen=True)
class Judged:
    """A move with its expected results."""

    move: int
    values: tuple[float, ...]
    """Each seat's expected share of 1."""
    error: float = 0.0
    """The standard error of the deciding seat's value, if the search knows it."""
    visits: int = 0
    line: tuple[int, ...] = ()
    """The expected continuation, beginning with this move."""
    is_proven: bool = False
    """The values are proven, not estimated."""


@dataclass(frozen=True)
class Thought:
    """The result of a search."""

    moves: tuple[Judged, ...]
    """Every legal move, best first."""
    nodes: int
    seconds: float

    @property
    def best(self) -> Judged:
        return self.moves[0]
