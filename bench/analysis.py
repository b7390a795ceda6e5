"""Check the errors that an analysis states, by comparing it with one thirty times as long.

``python bench/analysis.py krabcek --positions 60`` uses positions of random games. A correct error is as large as the
change in the longer analysis, and most changes are within two errors. With ``--losses`` a weak player moves there, and
correct losses are as large, on average, as those of the longer analysis.
"""

import argparse
import random
from math import sqrt

import strandline
from strandline import CHANCE, Position, Record
from strandline.search import mcts
from strandline.search.analysis import Step, Walk
from strandline.search.thought import Budget, Root

LONGER = 30
WEAK = 30
"""The nodes of the weak player whose losses are measured."""


def somewhere(game: strandline.Game, plies: int, dice: random.Random) -> Position:
    """Return a position of a random game in which a player decides."""
    while True:
        position = game.start(seed=dice.getrandbits(30))
        for _ in range(dice.randrange(plies)):
            if position.turn is not None:
                position = position.play(dice.choice(position.moves()))
        while position.turn == CHANCE:
            position = position.play(dice.choice(position.moves()))
        if position.turn is not None:
            return position


def loss(record: Record, nodes: int, seed: int) -> Step:
    """Return what the last move of a record gave away."""
    walk, i = Walk(record, Budget(nodes=nodes), seed), len(record.moves) - 1
    return walk.step(i, {at: walk.look(*at) for at in walk.points if at[0] >= i})


def losses(game: strandline.Game, positions: int, plies: int, nodes: int) -> None:
    dice = random.Random(1)
    found = []
    while len(found) < positions:
        position = somewhere(game, plies, dice)
        played = mcts.think(Root.of(position), Budget(nodes=WEAK), dice.getrandbits(20)).best.move
        record = Record.of(position.play(next(move for move in position.moves() if position.number(move) == played)))
        found.append((loss(record, nodes, 0), loss(record, LONGER * nodes, 1).loss))
    short, long = (sum(pair) / positions for pair in zip(*((a.loss, b) for a, b in found), strict=True))
    off = sqrt(sum((a.loss - b) ** 2 for a, b in found) / positions)
    mistakes = [(a.loss, b) for a, b in found if a.is_mistake]
    print(
        f"{game!r}: {positions} moves, mean loss {short:.4f}, by the longer analysis {long:.4f};"
        f" change {off:.4f} (root mean square); {len(mistakes)} told as mistakes,"
        f" {sum(b > 0 for _, b in mistakes)} of them losses by the longer analysis too"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--players", type=int)
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--plies", type=int, default=40, help="positions are up to so many moves into the game")
    asked.add_argument("--nodes", type=int, default=2000)
    asked.add_argument("--visits", type=int, default=2000, help="judge by moves that got so many in the long analysis")
    asked.add_argument("--losses", action="store_true", help="measure losses instead")
    arguments = asked.parse_args()
    game = strandline.game(arguments.game, **({"players": arguments.players} if arguments.players else {}))
    if arguments.losses:
        losses(game, arguments.positions, arguments.plies, arguments.nodes)
        return
    dice = random.Random(1)
    found: dict[str, list[tuple[float, float]]] = {"best": [], "others": []}
    for _ in range(arguments.positions):
        position = somewhere(game, arguments.plies, dice)
        seat = position.turn or 0
        short = strandline.analyse(position, nodes=arguments.nodes)
        long = {each.move: each for each in strandline.analyse(position, nodes=LONGER * arguments.nodes, seed=1).moves}
        for i, each in enumerate(short.moves):
            true = long[each.move]
            if not each.is_proven and (true.is_proven or true.visits >= arguments.visits):
                change = abs(each.values[seat] - true.values[seat])
                found["others" if i else "best"].append((change, each.errors[seat]))
    for name, pairs in found.items():
        if pairs:
            change, error = (sqrt(sum(pair[k] ** 2 for pair in pairs) / len(pairs)) for k in (0, 1))
            within = sum(change <= 2 * error for change, error in pairs) / len(pairs)
            print(
                f"{game!r} {name}: {len(pairs)} moves, change {change:.3f}, error {error:.3f} (root mean squares),"
                f" {100 * within:.0f} % within two errors"
            )


if __name__ == "__main__":
    main()
