"""Measure the speed of searches: one core, CPU time, the best of several rounds.

    python bench/search.py alphabeta [--rounds 5] [--seconds 2]
    python bench/search.py expectimax [--rounds 5] [--seconds 2]
    python bench/search.py uct [--rounds 5] [--seconds 2]

The nodes of alpha-beta are the positions that it reached by playing a move, including those at the horizon. The same
holds for expectimax, which counts chance nodes as well. Plain UCT plays every playout to the end of the game.
Alpha-beta and UCT search the opening of two-player Crab Stack, expectimax searches Krabcek after 30 random moves and
rolls.
"""

import argparse
import random
from collections.abc import Callable

import strandline
from strandline.search import mcts
from strandline.search.alphabeta import AlphaBeta
from strandline.search.expectimax import think
from strandline.search.thought import Budget, Root

DEALS = (1, 2, 3)


def alphabeta(budget: Budget) -> tuple[int, float]:
    """Return nodes and seconds for the first move of some deals, each with an empty table."""
    nodes, seconds = 0, 0.0
    for deal in DEALS:
        thought = AlphaBeta("crab-stack").think(Root.of(strandline.game("crab-stack").start(seed=deal)), budget)
        nodes += thought.nodes
        seconds += thought.seconds
    return nodes, seconds


def expectimax(budget: Budget) -> tuple[int, float]:
    """Return nodes and seconds for a move in the middle of some games."""
    nodes, seconds = 0, 0.0
    for deal in DEALS:
        position = strandline.game("krabcek").start(seed=deal)
        chooser = random.Random(deal)
        while position.turn == strandline.CHANCE or len(position.history) < 30:
            position = position.play(chooser.choice(position.moves()))
        thought = think(Root.of(position), budget)
        nodes += thought.nodes
        seconds += thought.seconds
    return nodes, seconds


def uct(budget: Budget) -> tuple[int, float]:
    """Return playouts and seconds for the first move of some deals."""
    roots = [Root.of(strandline.game("crab-stack").start(seed=deal)) for deal in DEALS]
    thoughts = [mcts.think(root, budget, style=mcts.UCT) for root in roots]
    return sum(each.nodes for each in thoughts), sum(each.seconds for each in thoughts)


BENCHES: dict[str, tuple[Callable[[Budget], tuple[int, float]], str, int | None]] = {
    "alphabeta": (alphabeta, "nodes", 1_500_000),
    "expectimax": (expectimax, "nodes", None),
    "uct": (uct, "playouts", 100_000),
}
"""The functions to run, what they count, and the aim for a second, if there is one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("search", choices=sorted(BENCHES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each deal")
    arguments = parser.parse_args()
    run, unit, aim = BENCHES[arguments.search]
    run(Budget(nodes=1000))  # compile or load everything before measuring
    best = 0.0
    for n in range(arguments.rounds):
        done, took = run(Budget(seconds=arguments.seconds, is_cpu_time=True))
        best = max(best, done / took)
        print(f"round {n + 1}: {done:,} {unit} in {took:.2f} s: {done / took:,.0f} a second")
    reached = "" if aim is None else f"; aim {aim:,}: {'reached' if best >= aim else 'MISSED'}"
    print(f"{arguments.search}: {best:,.0f} {unit} a second{reached}")


if __name__ == "__main__":
    main()
