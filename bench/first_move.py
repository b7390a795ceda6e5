"""Measure how long the first move of a bot in its own process takes, without its thinking time.

    python bench/first_move.py [--rounds 5] [--level 6] [--empty]

The bot starts as it does at a table, gets a game and is asked for a move. The result is the time from the start of its
process to its answer, minus its budget: wall time, and CPU time of the process, the best of several rounds. Everything
is compiled beforehand. With ``--empty`` nothing is (an empty folder for compiled code, one round), and the interpreted
search has to answer while another process compiles.
"""

import argparse
import os
import resource
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

import strandline
from strandline.bots.seats import apart, level
from strandline.search import compile_cache
from strandline.search.thought import Budget, Root

GAMES: dict[str, dict[str, int]] = {"crab-stack": {}, "krabcek": {}, "survive": {"players": 4}}
THOUGHT = 0.1


def first_move(root: Root, name: str) -> tuple[float, float]:
    """Return the seconds of wall time and of CPU time until the bot answers, without its budget."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    with apart(name) as bot:
        bot.choose(root, Budget(seconds=THOUGHT))
        took = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return took - THOUGHT, cpu - THOUGHT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--level", type=int, default=6, choices=range(1, 7))
    parser.add_argument("--empty", action="store_true", help="nothing is compiled before")
    asked = parser.parse_args()
    name = f"level{asked.level}"
    for each, options in GAMES.items():
        position = strandline.game(each, **options).start(seed=1)
        while position.turn == strandline.CHANCE:
            position = position.play(position.moves()[0])
        with tempfile.TemporaryDirectory() if asked.empty else nullcontext() as folder:
            if folder:
                os.environ["NUMBA_CACHE_DIR"] = folder
            else:
                compile_cache.compile_all([(level(name, position.game).search, each)])
            began = time.perf_counter()
            rounds = [first_move(Root.of(position), name) for _ in range(1 if asked.empty else asked.rounds)]
            while folder and not any(mark.suffix != ".lock" for mark in Path(folder).rglob("ready-*")):
                time.sleep(0.1)  # the compiling process outlives the bot and needs the folder
            compiled = f"; compiled after {time.perf_counter() - began:.0f} s" if folder else ""
        clock, cpu = (min(column) for column in zip(*rounds, strict=True))
        print(
            f"{each}, {name}: {clock:.2f} s on the clock, {cpu:.2f} s of CPU besides {THOUGHT} s of thought{compiled}"
        )


if __name__ == "__main__":
    main()
