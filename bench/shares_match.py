"""Play MCTS with the net for Crab Stack against level 6 with the hand-made estimate, which has all other seats.

    python bench/shares_match.py --deals 100 --seconds 0.03 --seed 1000 --jobs 2
    python bench/shares_match.py --players 3 --deals 100 --nodes 20000 --playout 0

``--playout`` and ``--exploration`` are the style of the net's search; level 6 plays one move at random before it
estimates. Every deal is played from all seats. Seconds are CPU time for a move; par is 25 % with four players and 33 %
with three. The interval is for the mean of deals, since the games of a deal are not independent.
"""

import argparse
import math
import multiprocessing
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any
from unittest import mock

import strandline
from shares_net import net
from strandline.bots.bot import legal
from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation
from strandline.games.crab_stack.levels import LEVELS
from strandline.search import mcts, mcts_kernel
from strandline.search.thought import Budget, Root

LONGEST = 400
STYLE = mcts.Style(**LEVELS[-1]["style"])


@cache
def bound(scores: ModuleType) -> Any:
    return bind("cpu", strandline.game("crab-stack").modules.rules, scores, mcts_kernel)


def share(seed: int, players: int, seat: int, budget: Budget, style: mcts.Style) -> float:
    """Play a game, and return the share of the seat with the net."""
    position = strandline.game("crab-stack", players=players).start(seed=seed)
    for number in range(LONGEST):
        if position.result is not None:
            return float(position.result[seat])
        root = Root.of(position)
        names = {move: name for name, move in legal(root).items()}
        scores, own_style = (net, style) if position.turn == seat else (evaluation, STYLE)
        with mock.patch.object(mcts, "bound", lambda *_, scores=scores: bound(scores)):
            found = mcts.think(root, budget, LONGEST * seed + number, own_style, "cpu")
        position = position.play(names[found.best.move])
    return 1 / players


def deal(job: tuple[int, int, Budget, mcts.Style]) -> float:
    """Return the mean share of the seat with the net, over all seats."""
    seed, players, budget, style = job
    return sum(share(seed, players, seat, budget, style) for seat in range(players)) / players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--nodes", type=int, help="iterations for a move, instead of seconds")
    parser.add_argument("--playout", type=int, default=STYLE.playout)
    parser.add_argument("--exploration", type=float, default=STYLE.exploration)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    budget = Budget(nodes=args.nodes) if args.nodes else Budget(seconds=args.seconds, is_cpu_time=True)
    style = replace(STYLE, playout=args.playout, exploration=args.exploration)
    found: list[float] = []
    with ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool:
        seeds = range(args.seed, args.seed + args.deals)
        jobs = [pool.submit(deal, (seed, args.players, budget, style)) for seed in seeds]
        for job in as_completed(jobs):
            found.append(job.result())
            if len(found) % 10 == 0 or len(found) == args.deals:
                mean = sum(found) / len(found)
                error = math.sqrt(sum((each - mean) ** 2 for each in found)) / len(found)
                print(
                    f"{args.players * len(found)} games: the net scores {100 * mean:.1f} % ± {196 * error:.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
