"""Alpha-beta with the solver at its side."""

from threading import Event

import pytest

import strandline
from strandline.search.proving import Proving
from strandline.search.stoppable import stoppable
from strandline.search.thought import Budget, Root

SMALL = strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")


@pytest.mark.parametrize("threads", [1, 2])
def test_what_can_be_proved_is_played(threads: int) -> None:
    thought = Proving(SMALL.game, 1, "python").think(Root.of(SMALL), Budget(seconds=60, threads=threads))
    assert thought.best.is_proven
    assert len(thought.moves) == len(SMALL.moves())


def test_what_cannot_be_proved_is_searched() -> None:
    root = Root.of(SMALL.game.start(seed=1))
    thought = Proving(SMALL.game, 1, "python").think(root, Budget(nodes=300))
    assert not thought.best.is_proven
    assert len(thought.moves) > 20


def test_a_budget_is_stopped_by_any_of_its_events() -> None:
    outer, inner = Event(), Event()
    budget = stoppable(stoppable(Budget(nodes=5), outer), inner)
    began = budget.clock()
    assert budget.clock() - began < (budget.seconds or 0)
    outer.set()
    assert budget.clock() == float("inf")
    other = stoppable(stoppable(Budget(seconds=5), Event()), inner)
    inner.set()
    assert other.clock() == float("inf")
