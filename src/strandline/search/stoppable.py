"""A budget that someone else can end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from threading import Event

from .thought import Budget

NO_LIMIT = 1e9
"""Seconds that never pass: a budget of nodes can be stopped, too, by a search that looks at its clock."""
AGE = 2 * NO_LIMIT


@dataclass(frozen=True)
class Stoppable(Budget):
    """A budget that is used up when it is stopped: from then on an age passes between two looks at its clock.

    So a search that begins only then ends, too.
    """

    stopped: Event = field(default_factory=Event)
    ages: Iterator[int] = field(default_factory=lambda: count(1), compare=False)

    @property
    def clock(self) -> Callable[[], float]:
        read = super().clock
        return lambda: AGE * next(self.ages) if self._is_over() else read()

    def _is_over(self) -> bool:
        return self.stopped.is_set()


def stoppable(budget: Budget, stopped: Event) -> Stoppable:
    """The same budget, used up as soon as the event is set. One that could be stopped before still can."""
    seconds = NO_LIMIT if budget.seconds is None else budget.seconds
    if isinstance(budget, Stoppable):
        return _Either(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped, outer=budget)
    return Stoppable(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped)


@dataclass(frozen=True)
class _Either(Stoppable):
    """Stopped by the one or by the other."""

    outer: Stoppable | None = None

    def _is_over(self) -> bool:
        return super()._is_over() or (self.outer is not None and self.outer._is_over())
