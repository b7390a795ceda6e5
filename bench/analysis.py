"""How honest the uncertainty of an analysis is: compare it with an analysis thirty times as long.

``python bench/analysis.py krabcek --positions 60`` looks at positions of random games. An honest error is as large as
what the longer analysis changes, and most changes are within two errors.
"""

import argparse
import random
from math import sqrt

import strandline
from strandline import CHANCE, Position

LONGER = 30


def somewhere(game: strandline.Game, plies: int, dice: random.Random) -> Position:
    """A position of a random game with a decision to make."""
    while True:
        position = game.start(seed=dice.getrandbits(30))
        for _ in range(dice.randrange(plies)):
            if position.turn is not None:
                position = position.play(dice.choice(position.moves()))
        while position.turn == CHANCE:
            position = position.play(dice.choice(position.moves()))
        if position.turn is not None:
            return position


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--players", type=int)
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--plies", type=int, default=40, help="positions are up to so many moves into the game")
    asked.add_argument("--nodes", type=int, default=2000)
    asked.add_argument("--visits", type=int, default=2000, help="judge by moves that got so many in the long analysis")
    told = asked.parse_args()
    game = strandline.game(told.game, **({"players": told.players} if told.players else {}))
    dice = random.Random(1)
    found: dict[str, list[tuple[float, float]]] = {"best": [], "others": []}
    for _ in range(told.positions):
        position = somewhere(game, told.plies, dice)
        seat = position.turn or 0
        short = strandline.analyse(position, nodes=told.nodes)
        long = {each.move: each for each in strandline.analyse(position, nodes=LONGER * told.nodes, seed=1).moves}
        for i, each in enumerate(short.moves):
            true = long[each.move]
            if not each.is_proven and (true.is_proven or true.visits >= told.visits):
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
