"""A budget that another thread can end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from threading import Event

from .thought import Budget

NO_LIMIT = 1e9
"""A time limit that is never reached. It allows stopping a budget of nodes, too, if the search checks its clock."""
AGE = 2 * NO_LIMIT


@dataclass(frozen=True)
class Stoppable(Budget):
    """A budget that is used up when it is stopped: from then on its clock jumps ahead by an age at every reading.

    So a search that begins after the stop ends as well.
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
    """Return the same budget, used up as soon as the event is set. A budget that could already be stopped still can."""
    seconds = NO_LIMIT if budget.seconds is None else budget.seconds
    if isinstance(budget, Stoppable):
        return _Either(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped, outer=budget)
    return Stoppable(seconds, budget.nodes, budget.threads, budget.is_cpu_time, stopped)


@dataclass(frozen=True)
class _Either(Stoppable):
    """Stopped by either of two events."""

    outer: Stoppable | None = None

    def _is_over(self) -> bool:
        return super()._is_over() or (self.outer is not None and self.outer._is_over())
