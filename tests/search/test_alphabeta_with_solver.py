"""Alpha-beta with the solver at its side."""

from dataclasses import replace
from threading import Event

import pytest

import strandline
from strandline.bots.bot import legal
from strandline.search import catalog
from strandline.search.alphabeta_with_solver import AlphaBetaWithSolver
from strandline.search.stoppable import stoppable
from strandline.search.thought import Budget, Judged, Root, Thought

SMALL = strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")


@pytest.mark.parametrize("threads", [1, 2])
def test_what_can_be_proved_is_played(threads: int) -> None:
    thought = AlphaBetaWithSolver(SMALL.game, 1, "python").think(Root.of(SMALL), Budget(seconds=60, threads=threads))
    assert thought.best.is_proven
    assert len(thought.moves) == len(SMALL.moves())


def test_what_cannot_be_proved_is_searched() -> None:
    root = Root.of(SMALL.game.start(seed=1))
    thought = AlphaBetaWithSolver(SMALL.game, 1, "python").think(root, Budget(nodes=300))
    assert not thought.best.is_proven
    assert len(thought.moves) > 20


def test_moves_that_are_proved_to_lose_come_last() -> None:
    position = strandline.game("crab-stack").load("b2:rLbL c3:rSbM d3:bSbMrL e2:bL f2:bL / b / rb")
    root, player = Root.of(position), AlphaBetaWithSolver(position.game, 1, "python")
    numbers = legal(root)
    losing, others = [numbers["e2-f2"], numbers["f2-e2"]], [numbers["b2-c3"]]
    thought = Thought(tuple(Judged(move, (0.5, 0.5)) for move in [*losing, *others]), 0, 0.0)
    checked = player._checked(root, thought, Budget(seconds=60))
    assert [judged.move for judged in checked.moves] == [*others, *losing]
    assert all(judged.is_proven and judged.values[root.seat] == 0 for judged in checked.moves[len(others) :])
    assert player._checked(root, thought, Budget(nodes=0)).moves == thought.moves
    lost = replace(thought, moves=thought.moves[: len(losing)])
    assert [judged.move for judged in player._checked(root, lost, Budget(seconds=60)).moves] == losing


def test_a_budget_is_stopped_by_any_of_its_events() -> None:
    outer, inner = Event(), Event()
    budget = stoppable(stoppable(Budget(nodes=5), outer), inner)
    began = budget.clock()
    assert budget.clock() - began < (budget.seconds or 0)
    outer.set()
    assert budget.clock() - began > (budget.seconds or 0)
    other = stoppable(stoppable(stoppable(Budget(seconds=5), inner), Event()), Event())
    began = other.clock()
    inner.set()
    assert other.clock() - began > 5


@pytest.mark.parametrize("search", ["proving", "alphabeta", "expectimax", "mcts", "flat"])
def test_a_search_that_is_stopped_before_it_begins_ends_at_once(search: str) -> None:
    """A stop may come while what a search needs is being loaded, or while another part of a bot thinks."""
    position = strandline.game("krabcek" if search == "expectimax" else "crab-stack").start(seed=1)
    while position.turn == strandline.CHANCE:
        position = position.play(position.moves()[0])
    stopped = Event()
    stopped.set()
    budget = stoppable(Budget(seconds=100, nodes=20_000), stopped)
    thought = catalog.SEARCHES[search](position.game.name, "python")(Root.of(position), budget, 0)
    assert thought.nodes < 2_000
    assert thought.best.move in legal(Root.of(position)).values()
