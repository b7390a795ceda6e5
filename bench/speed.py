"""Measure the speed of random games, beside named peers in the same run.

    python bench/speed.py [--rounds 7]

One core, CPU time. Every round measures all of them in turn, so that a slow moment of the machine hits all; the result
is the median of the rounds' ratios. OpenSpiel plays its rollouts in its own C++ loop: its MCTSBot with a
RandomRolloutEvaluator, one simulation of many rollouts. Catanatron, a Python engine, plays whole games.
"""

import argparse
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import catanatron
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import strandline
from strandline.cli.bench import interpreted
from strandline.core.perft import perft
from strandline.sim import play_out, playout_cpu

OURS: dict[str, list[dict[str, Any]]] = {
    "crab-stack": [{"players": players} for players in (2, 3, 4)],
    "krabcek": [{"tiles": tiles} for tiles in ("one", "two")],
    "survive": [{"players": 4}, {"players": 2}, {"players": 2, "colours": 2}],
}
PEERS = {
    "crab-stack": ["hex(board_size=6)", "havannah(board_size=4)"],
    "krabcek": ["einstein_wurfelt_nicht", "backgammon"],
    "survive": ["catanatron"],
}
# Aims for the first options of each game: a multiple of a peer, or a number of decisions per second.
AIMS: dict[str, list[tuple[str, str | None, float]]] = {
    "crab-stack": [("compiled", "hex(board_size=6)", 3), ("interpreted", None, 40_000)],
    "krabcek": [
        ("compiled", "einstein_wurfelt_nicht", 2),
        ("compiled", "backgammon", 15),
        ("interpreted", None, 5_000),
    ],
    "survive": [("compiled", "catanatron", 100), ("interpreted", "catanatron", 1)],
}
PERFT_DEPTH = {"crab-stack": 3, "krabcek": 3, "survive": 2}


def per_second(work: Callable[[], int]) -> float:
    """Return moves per second of CPU time."""
    began = time.process_time()
    moves = work()
    return moves / (time.process_time() - began)


def compiled(game: strandline.Game, n: int) -> int:
    return int(play_out(game, n, seed=random.getrandbits(40), threads=1).lengths[:, 0].sum())


def positions(game: strandline.Game, n: int) -> int:
    """Play with ``Position`` and moves by name, as a user of the library would."""
    moves = 0
    for i in range(n):
        position = game.start(seed=i)
        while position.turn is not None:
            if position.turn == strandline.CHANCE:
                outcomes = position.odds()
                position = position.play(random.choices(list(outcomes), [float(p) for p in outcomes.values()])[0])
            else:
                position = position.play(random.choice(position.moves()))
                moves += 1
    return moves


class Catanatron:
    """Whole games of four random players. Each of its actions counts as a decision; dice are not counted separately."""

    def run(self, games: int) -> int:
        actions = 0
        for _ in range(games):
            game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
            game.play()
            actions += len(game.state.actions)
        return actions


class OpenSpiel:
    """A game of OpenSpiel, played randomly by its own code."""

    def __init__(self, name: str):
        self.game = pyspiel.load_game(name)
        self.mean = self._mean_length(400)

    def _begin(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        return state

    def _mean_length(self, n: int) -> float:
        """Return the mean number of decisions of a random game, which the rollouts do not report."""
        decisions = 0
        for _ in range(n):
            state = self._begin()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / n

    def run(self, rollouts: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.getrandbits(30))
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, 1, 100, False, random.getrandbits(30), False)
        bot.step(self._begin())
        return int(rollouts * self.mean)


def sized(run: Callable[[int], int], seconds: float = 0.3) -> int:
    """Return the number of games that take about this long."""
    run(1)  # compile or load everything first
    n = 16
    while True:
        began = time.process_time()
        run(n)
        took = time.process_time() - began
        if took > seconds / 4:
            return max(1, int(n * seconds / took))
        n *= 2


def start_up() -> dict[str, float]:
    """Return seconds of wall time in new processes; the compiled code is on disk already."""
    programs = {
        "import strandline": "import strandline",
        "first compiled move, cache warm": (
            "import strandline; from strandline.sim import play_out;"
            "play_out(strandline.game('crab-stack'), 1, threads=1)"
        ),
    }
    empty = min(_timed("pass") for _ in range(5))
    return {name: min(_timed(program) for _ in range(5)) - empty for name, program in programs.items()}


def _timed(program: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", choices=sorted(OURS), action="append", help="only this game; may be repeated")
    arguments = parser.parse_args()
    console = Console(width=110)
    console.print(f"Python {platform.python_version()}, {platform.processor() or platform.machine()}, one core")
    for name in arguments.game or sorted(OURS):
        bench(console, name, arguments.rounds)
    table = Table("start-up", "seconds", title="In a fresh process, less what an empty Python takes")
    for name, seconds in start_up().items():
        table.add_row(name, f"{seconds:.2f}")
    console.print(table)


def bench(console: Console, name: str, rounds: int) -> None:
    games = [strandline.game(name, **options) for options in OURS[name]]
    labels = [", ".join((name, *(f"{option} {value}" for option, value in options.items()))) for options in OURS[name]]
    peers = {peer: Catanatron() if peer == "catanatron" else OpenSpiel(peer) for peer in PEERS[name]}
    playout_cpu.compiled(name)
    runs: dict[str, Callable[[int], int]] = {}
    for game, label in zip(games, labels, strict=True):
        runs[f"{label}, compiled"] = lambda n, game=game: compiled(game, n)
        runs[f"{label}, interpreted"] = interpreted(game)
        runs[f"{label}, Position"] = lambda n, game=game: positions(game, n)
    runs |= {peer: each.run for peer, each in peers.items()}
    start = games[0].start(seed=1)
    runs["perft, compiled"] = lambda n: sum(perft(start, PERFT_DEPTH[name]) for _ in range(n))
    sizes = {label: sized(run) for label, run in track(runs.items(), "sizing", console=console, transient=True)}
    speeds: dict[str, list[float]] = {label: [] for label in runs}
    for _ in track(range(rounds), name, console=console, transient=True):
        for label, run in runs.items():
            speeds[label].append(per_second(lambda run=run, label=label: run(sizes[label])))
    table = Table("decisions per second", "median", *(f"× {peer}" for peer in peers), title=name)
    for label, found in speeds.items():
        ratios = [statistics.median(a / b for a, b in zip(found, speeds[peer], strict=True)) for peer in peers]
        table.add_row(label, f"{statistics.median(found):,.0f}", *(f"{ratio:.2f}" for ratio in ratios))
    console.print(table)
    for how, peer, aim in AIMS[name]:
        ours = f"{labels[0]}, {how}"
        found = speeds[ours]
        reached = statistics.median(
            found if peer is None else [a / b for a, b in zip(found, speeds[peer], strict=True)]
        )
        measured = f"{reached:,.0f} a second" if peer is None else f"{reached:.2f} times {peer}"
        console.print(f"{ours}: {measured}; aim {aim:,}: {'reached' if reached >= aim else 'MISSED'}")


if __name__ == "__main__":
    main()
