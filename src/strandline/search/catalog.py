"""The list of all searches. ``compile_cache.py`` knows whether one is compiled."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from strandline.core.bind import Target

from . import baselines, expectimax, mcts, rollouts
from .alphabeta import AlphaBeta
from .alphabeta_with_solver import AlphaBetaWithSolver
from .thought import Budget, Root, Thought


class Think(Protocol):
    """A search that is open for a game. It may keep what it learns from move to move."""

    def __call__(self, root: Root, budget: Budget, seed: int) -> Thought: ...


def _forgetful(think: Callable[..., Thought]) -> Callable[..., Think]:
    """Open a search that keeps nothing."""
    return lambda _name, target, **style: partial(think, target=target, **style)


def _mcts(_name: str, target: Target, **style: Any) -> Think:
    return partial(mcts.think, style=mcts.Style(**style), target=target)


def _learning(make: Callable[..., Any]) -> Callable[..., Think]:
    """Open a search that keeps what it learns for the whole game, with its first seed."""

    def open_search(_name: str, target: Target, **style: Any) -> Think:
        minds: list[Any] = []

        def think(root: Root, budget: Budget, seed: int) -> Thought:
            if not minds:
                minds.append(make(root.game, seed, target))
            thought: Thought = minds[0].think(root, budget, **style)
            return thought

        return think

    return open_search


SEARCHES: dict[str, Callable[..., Think]] = {
    "mcts": _mcts,
    "uct": _forgetful(partial(mcts.think, style=mcts.UCT)),
    "flat": _forgetful(baselines.flat),
    "greedy": _forgetful(baselines.greedy),
    "alphabeta": _learning(lambda game, seed, target: AlphaBeta(game.name, seed, target=target)),
    "proving": _learning(AlphaBetaWithSolver),
    "expectimax": _forgetful(expectimax.think),
    "rollouts": _forgetful(rollouts.think),
}
"""Every search by its name, with the function that opens it for a game, interpreted or compiled, in a style."""
LEARNING = "alphabeta", "proving"
"""The searches that keep what they learn from move to move: games for two, without chance and secrets."""
