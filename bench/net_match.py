"""Play alpha-beta with the net of two-player Crab Stack against alpha-beta with the hand-made score.

    python bench/net_match.py --deals 200 --nodes 20000 --seed 3300000
    python bench/net_match.py --deals 150 --seconds 0.03 --seed 3500000

Deal n has the seed plus n and begins with two random moves; both play it from both seats. Seconds are CPU time for a
move. The interval is for the mean of deals, since the two games of a deal are not independent.
"""

import argparse
import math
import random
from collections.abc import Callable
from types import ModuleType

import strandline
from crab_net import net
from strandline import Position
from strandline.bots.bot import legal
from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation
from strandline.search import alphabeta_kernel
from strandline.search.alphabeta import AlphaBeta
from strandline.search.thought import Budget, Root

LONGEST = 300


def player(scores: ModuleType) -> Callable[[int], AlphaBeta]:
    """Return what makes a search with these scores."""
    code = bind("cpu", strandline.game("crab-stack").modules.rules, scores, alphabeta_kernel)

    def new(seed: int) -> AlphaBeta:
        made = AlphaBeta("crab-stack", seed, target="cpu")
        made.code = code
        return made

    return new


def share(position: Position, bots: tuple[AlphaBeta, AlphaBeta], budget: Budget) -> float:
    """Play a game, and return the first player's share."""
    for _ in range(LONGEST):
        if position.result is not None:
            return float(position.result[0])
        assert position.turn is not None
        root = Root.of(position)
        names = {move: name for name, move in legal(root).items()}
        position = position.play(names[bots[position.turn].think(root, budget).best.move])
    return 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=3_300_000)
    args = parser.parse_args()
    budget = Budget(seconds=args.seconds, nodes=args.nodes, is_cpu_time=args.seconds is not None)
    with_net, hand_made = player(net), player(evaluation)
    found = []
    for seed in range(args.seed, args.seed + args.deals):
        dice, position = random.Random(seed), strandline.game("crab-stack").start(seed=seed)
        for _ in range(2):
            position = position.play(dice.choice(position.moves()))
        k = seed - args.seed
        first = share(position, (with_net(k), hand_made(k)), budget)
        found.append((first + 1 - share(position, (hand_made(k), with_net(k)), budget)) / 2)
        if len(found) % 10 == 0 or len(found) == args.deals:
            mean = sum(found) / len(found)
            error = math.sqrt(sum((each - mean) ** 2 for each in found)) / len(found)
            print(f"{2 * len(found)} games: the net scores {100 * mean:.1f} % ± {196 * error:.1f}", flush=True)


if __name__ == "__main__":
    main()
