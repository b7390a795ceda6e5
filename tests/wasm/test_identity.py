"""The target ``wasm`` plays and thinks the same as ``cpu``, to the last bit. Both run in this process."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import strandline
from strandline.bots.levels import levels
from strandline.bots.thinker import mistaken
from strandline.core.bind import Target
from strandline.core.game import Game, Position
from strandline.search import solve_questions
from strandline.search.catalog import SEARCHES
from strandline.search.solve import Solver
from strandline.search.thought import Budget, Root, Thought

from .modules import drawn, trace

pytestmark = pytest.mark.slow
TARGETS: tuple[Target, Target] = ("cpu", "wasm")
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("crab-stack", {}),
    ("crab-stack", {"players": 3, "tie": "next"}),
    ("crab-stack", {"players": 4, "repetition": 2}),
    ("krabcek", {}),
    ("krabcek", {"tiles": "two", "turns": 60}),
    ("survive", {"players": 2}),
    ("survive", {"players": 4}),
)

TRACED = (10_000, 2_000, 10_000, 10_000, 2_000, 2_000, 10_000)
"""How many games of each; 10,000 or more of each game."""


@pytest.mark.parametrize(("game", "games"), list(zip(GAMES, TRACED, strict=True)), ids=str)
def test_ten_thousand_random_games_are_the_same(game: tuple[str, dict[str, Any]], games: int) -> None:
    """Every list of moves, every weight, every row and every result."""
    name, options = game
    table = strandline.game(name, **options)
    cpu, wasm = (trace(target, table, 20261118, games) for target in TARGETS)
    assert cpu == wasm
    assert trace("cpu", table, 1, 10) != trace("cpu", table, 2, 10)  # the hash does tell games apart


def positions(game: Game, number: int, seed: int) -> Iterator[Position]:
    """Positions of one random game, a decision each, about evenly spread."""
    dice = random.Random(seed)
    way = [drawn(game.start(seed=seed))]
    while way[-1].turn is not None:
        way.append(drawn(way[-1].play(dice.choice(way[-1].moves()))))
    decisions = way[:-1]
    yield from (decisions[len(decisions) * k // number] for k in range(number))


def plain(thought: Thought) -> Thought:
    """Return a thought without the time it took."""
    return replace(thought, seconds=0.0)


SEARCHED: tuple[tuple[str, str, dict[str, Any], int, dict[str, Any]], ...] = (
    ("mcts", "crab-stack", {}, 2_000, {}),
    ("mcts", "crab-stack", {"players": 3}, 1_000, {"exploration": 0.5, "playout": 1}),
    ("mcts", "crab-stack", {"players": 4}, 1_000, {"playout": None, "trust": 0}),
    ("mcts", "krabcek", {}, 2_000, {}),
    ("mcts", "survive", {"players": 4}, 500, {"exploration": 0.25}),
    ("mcts", "survive", {"players": 2}, 300, {"ripe": 2}),
    ("uct", "survive", {"players": 3}, 20, {}),
    ("flat", "crab-stack", {"players": 3}, 300, {}),
    ("alphabeta", "crab-stack", {}, 5_000, {"is_every": True}),
    ("alphabeta", "crab-stack", {"repetition": 2}, 20_000, {}),
    ("proving", "crab-stack", {}, 20_000, {}),
    ("expectimax", "krabcek", {}, 5_000, {"is_every": True}),
    ("expectimax", "krabcek", {"tiles": "two"}, 20_000, {"width": 4}),
    ("rollouts", "krabcek", {}, 20_000, {}),
    ("greedy", "crab-stack", {"players": 4}, 1, {}),
    ("greedy", "krabcek", {}, 1, {}),
    ("greedy", "survive", {"players": 4}, 1, {}),
)


@pytest.mark.parametrize(("search", "name", "options", "nodes", "style"), SEARCHED, ids=str)
def test_searches_find_the_same(
    search: str, name: str, options: dict[str, Any], nodes: int, style: dict[str, Any]
) -> None:
    game = strandline.game(name, **options)
    opened = [SEARCHES[search](name, target, **style) for target in TARGETS]
    for seed, position in enumerate(positions(game, 4, seed=7), 1):
        cpu, wasm = (plain(think(Root.of(position), Budget(nodes=nodes, threads=1), seed)) for think in opened)
        assert cpu == wasm


LEVELS = range(5)


@pytest.mark.parametrize(("name", "options"), GAMES[:1] + GAMES[2:4], ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_at_each_level_is_the_same(name: str, options: dict[str, Any], level: int) -> None:
    game = strandline.game(name, **options)
    play_alike(game, lambda _: level)


def test_a_whole_game_of_all_levels_is_the_same() -> None:
    """A game of Survive has hundreds of decisions: the levels take turns."""
    play_alike(strandline.game("survive", players=4), lambda decision: decision % len(LEVELS))


def play_alike(game: Game, level_of: Callable[[int], int]) -> None:
    """Play a game in which both targets think about every decision, with the mistakes of the level."""
    opened: dict[tuple[int, int], list[Any]] = {}
    position = game.start(seed=3)
    dice = random.Random(3)
    decision = 0
    while position.turn is not None:
        if position.turn < 0:
            position = position.play(dice.choice(position.moves()))
            continue
        number = level_of(decision)
        level = levels(game)[number]
        searches = opened.setdefault(
            (position.turn, number),
            [SEARCHES[level.search](game.name, target, **level.style) for target in TARGETS],
        )
        root = Root.of(position)
        cpu, wasm = (plain(think(root, level.budget, decision)) for think in searches)
        assert cpu == wasm
        best = mistaken(root, wasm, level.error, random.Random(decision)) if level.error else wasm.best
        position = position.play(next(name for name, move in named(position).items() if move == best.move))
        decision += 1


def named(position: Position) -> dict[str, int]:
    return dict(position._named)


@pytest.mark.parametrize("repetition", [0, 3])
def test_the_solver_finds_the_same_lines(repetition: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks for regions early here, so that the region search is compared, too."""
    monkeypatch.setattr(solve_questions, "_PATIENCE", 3_000)
    game = strandline.game("crab-stack", repetition=repetition)
    solvers = [Solver(game, 16, target) for target in TARGETS]
    outcomes = set()
    for seed in (1, 2, 3):
        for position in list(positions(game, 8, seed))[2:]:
            cpu, wasm = (replace(each.solve(Root.of(position), Budget(nodes=60_000)), seconds=0.0) for each in solvers)
            assert cpu == wasm
            outcomes.add(cpu.outcome)
    assert len(outcomes) > 1
