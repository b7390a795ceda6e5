"""Measure what a move of each level costs, in milliseconds of CPU time. A level should cost no more than the next one.

    python bench/move_cost.py [--table survive-4] [--decisions 600] [--seed 0] [--write]

All levels think about every decision of the same games, one after another, and chance decides whose move is played.
Each has a bot at every seat, which may learn during a game. Decisions without a choice are left out, as is level 6,
which thinks by the clock. A level is dearer than the next one if the mean difference is above 1.96 standard errors.
``--write`` puts the table into ``docs/strength.md``.
"""

import argparse
import random
import time
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev

from facts.gather import TABLES, Table
from rungs import put_between
from strandline.bots.seats import LEVEL_NAMES, seated
from strandline.cli.common import compile_first
from strandline.core.contract import CHANCE
from strandline.search.thought import Root

STRENGTH = Path(__file__).parents[1] / "docs" / "strength.md"
LEVELS = LEVEL_NAMES[:-1]


def spent(table: Table, decisions: int, seed: int) -> dict[str, list[float]]:
    """Return each level's milliseconds for the same decisions."""
    game, dice = table.game, random.Random(seed)
    compile_first(list(LEVELS), game)
    bots = {name: [seated(name, game, threads=1) for _ in range(game.seats)] for name in LEVELS}
    found: dict[str, list[float]] = {name: [] for name in LEVELS}
    position = None
    while len(found[LEVELS[0]]) < decisions:
        if position is None or position.turn is None:
            position = game.start(seed=dice.getrandbits(30))
            for bot in (bot for seats in bots.values() for bot in seats):
                bot.load(game)
                bot.begin()
        moves = list(position.weights()) if position.turn == CHANCE else position.moves()
        if position.turn == CHANCE or len(moves) == 1:
            chosen = dice.choices(moves, list(position.weights().values()) or None)[0]
        else:
            root, number, answers = Root.of(position), dice.getrandbits(30), []
            for name in dice.sample(LEVELS, len(LEVELS)):
                began = time.thread_time()
                answers.append(bots[name][root.seat].choose(root, seed=number).move)
                found[name].append(1000 * (time.thread_time() - began))
            chosen = dice.choice(answers)
        position = position.play(chosen)
    return found


def is_dearer(ours: list[float], theirs: list[float]) -> bool:
    """Return whether the same decisions cost significantly more."""
    more = [one - other for one, other in zip(ours, theirs, strict=True)]
    return fmean(more) > 1.96 * stdev(more) / sqrt(len(more))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=[each.key for each in TABLES], action="append", help="unless told, all")
    parser.add_argument("--decisions", type=int, default=600, help="for each table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    args = parser.parse_args()
    lines = [f"| | {' | '.join(LEVELS)} | dearer than the next |", f"|{'---|' * (2 + len(LEVELS))}"]
    for table in TABLES:
        if table.key in (args.table or [table.key]):
            times = spent(table, args.decisions, args.seed)
            cells = [f"{fmean(times[name]):.1f} ({median(times[name]):.1f})" for name in LEVELS]
            dearer = [name for name, above in pairwise(LEVELS) if is_dearer(times[name], times[above])]
            lines.append(f"| {table.key} | {' | '.join(cells)} | {', '.join(dearer) or 'none'} |")
            print(lines[-1], flush=True)
    text = "\n".join(lines)
    print(f"\n{text}")
    if args.write:
        command = f"python bench/move_cost.py --decisions {args.decisions} --seed {args.seed}"
        put_between(STRENGTH, "cost", f"`{command}`\n\n{text}")


if __name__ == "__main__":
    main()
