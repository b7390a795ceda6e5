"""A budget that someone else can end."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event

from .thought import Budget

NO_LIMIT = 1e9
"""Seconds that never pass: a budget of nodes can be stopped, too, by a search that looks at its clock."""


@dataclass(frozen=True)
class Stoppable(Budget):
    """A budget whose clock jumps to its end when it is stopped; every search looks at the clock."""

    stopped: Event = field(default_factory=Event)

    @property
    def clock(self) -> Callable[[], float]:
        read = super().clock
        return lambda: float("inf") if self.stopped.is_set() else read()


def stoppable(budget: Budget, stopped: Event) -> Stoppable:
    """The same budget, used up as soon as the event is set. One that could be stopped before still can."""
    seconds = NO_LIMIT if budget.seconds is None else budget.seconds
    if isinstance(budget, Stoppable):
        return _Either(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped, budget.stopped)
    return Stoppable(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped)


@dataclass(frozen=True)
class _Either(Stoppable):
    """Stopped by the one or by the other."""

    outer: Event = field(default_factory=Event)

    @property
    def clock(self) -> Callable[[], float]:
        read = super().clock
        return lambda: float("inf") if self.outer.is_set() else read()
