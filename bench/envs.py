"""Measure how fast the vector environments step, beside other projects' environments in the same run.

    python bench/envs.py [--rounds 9] [--games 4096]

All use masks, observations and random legal actions, and choosing the action is included. PettingZoo's Connect Four is
played as its page says: ``agent_iter``, ``last``, ``action_space.sample`` with the mask, ``step``. OpenSpiel's Hex is
played from Python: ``legal_actions``, ``observation_tensor``, ``apply_action``. Ours are made by ``make_vec``:
``step(sample())``. Every round measures all of them in turn, so that other work on the machine slows all of them; the
result is the median of the rounds' ratios. Times are wall time on all cores, with the CPU time of all threads beside
it, which tells what one core does. Then ``play_out`` runs on one thread and on two.

With ``--against``, only the environments with one seat are measured: many games in one call on one thread, against
random, greedy and level 2, and a single game.
"""

import argparse
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

import strandline
import strandline.envs.gymnasium
from strandline.sim import play_out

SECONDS = 0.4
OURS = {"crab-stack": "CrabStack", "krabcek": "Krabcek", "survive": "Survive"}
WARM = {"crab-stack": 100, "krabcek": 150, "survive": 500}  # after this many steps the games are at different stages
CONNECT_FOUR, HEX = "PettingZoo's Connect Four", "OpenSpiel's Hex (11 × 11)"
AIMS = [
    ("crab-stack", CONNECT_FOUR, 300),
    ("krabcek", CONNECT_FOUR, 200),
    ("survive", CONNECT_FOUR, 60),
    ("crab-stack", HEX, 10),
]
AGAINST_RANDOM = {"crab-stack": 20 * 3_637, "survive": 20 * 725}
"""Twenty times what ``make_vec(…, vectorization_mode="sync")`` reached before opponents played within the step."""
TWO_THREADS = 1.7
WALL, CPU = 0, 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="each measures all, in turn")
    parser.add_argument("--games", type=int, default=4096, help="how many games a vector environment has")
    parser.add_argument("--against", action="store_true", help="measure the environments with opponents alone")
    arguments = parser.parse_args()
    if arguments.against:
        against(arguments.rounds, min(arguments.games, 1024))
        return
    stepping: dict[str, Callable[[], int]] = {CONNECT_FOUR: connect_four(), HEX: spiel_hex()}
    for name in track(OURS, "Compiling and playing to all stages"):
        stepping[name] = ours(name, arguments.games)
    threads = {n: whole_games(n) for n in (1, 2)}
    rounds: list[dict[Any, tuple[float, float]]] = []
    for _ in track(range(arguments.rounds), "Rounds"):
        rounds.append({name: per_second(steps) for name, steps in (*stepping.items(), *threads.items())})

    def median(name: Any, other: Any, time_of: int) -> float:
        return statistics.median(
            each[name][time_of] / each[other][time_of] if other else each[name][time_of] for each in rounds
        )

    console = Console(width=120)
    console.print(
        f"{time.strftime('%Y-%m-%d')}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, CPython"
        f" {platform.python_version()}, {arguments.games} games, medians of {arguments.rounds} rounds"
    )
    table = Table(
        "steps per second", "of wall time", "× Connect Four", "× Hex", "of CPU time", "× Connect Four", "× Hex"
    )
    for name in stepping:
        cells = ((median(name, None, of), median(name, CONNECT_FOUR, of), median(name, HEX, of)) for of in (WALL, CPU))
        table.add_row(name, *(cell for a, b, c in cells for cell in (f"{a:,.0f}", f"{b:.1f}", f"{c:.2f}")))
    console.print(table)
    for name, other, times in AIMS:
        report(console, f"{name} × {other}", median(name, other, WALL), times)
    report(console, "play_out, crab-stack: two threads × one", median(2, 1, WALL), TWO_THREADS)
    console.print(f"CPU time that a decision takes on two threads × on one: {median(1, 2, CPU):.2f}")


def against(rounds: int, games: int) -> None:
    """Measure the steps of one seat against opponents, on one thread, in CPU time."""
    table = Table("steps per second of CPU time", "random", "aim", "greedy", "level 2", "one game, random")
    for name in track(OURS, "Compiling and measuring"):
        stepping = [one_seat(name, opponents, games) for opponents in ("random", "greedy", 2)]
        stepping.append(single(name))
        found = [statistics.median(per_second(steps)[CPU] for _ in range(rounds)) for steps in stepping]
        aim = f"{AGAINST_RANDOM[name]:,.0f}" if name in AGAINST_RANDOM else ""
        table.add_row(name, f"{found[0]:,.0f}", aim, *(f"{each:,.0f}" for each in found[1:]))
    console = Console(width=120)
    console.print(
        f"{time.strftime('%Y-%m-%d')}, load {os.getloadavg()[0]:.1f}, CPython {platform.python_version()},"
        f" {games} games, medians of {rounds} rounds"
    )
    console.print(table)


def one_seat(name: str, opponents: int | str, games: int) -> Callable[[], int]:
    """Make one step of the learner in all games."""
    env: Any = gymnasium.make_vec(
        f"strandline/{OURS[name]}-v1", num_envs=games, opponents=opponents, threads=1, copy=False
    )
    env.reset(seed=1)

    def steps() -> int:
        env.step(env.sample())
        return games

    for _ in range(5):
        steps()
    return steps


def single(name: str) -> Callable[[], int]:
    """Make one step of a single environment against random."""
    env: Any = gymnasium.make(f"strandline/{OURS[name]}-v1", opponents="random").unwrapped
    env.reset(seed=1)

    def steps() -> int:
        legal = env.action_masks().nonzero()[0]
        _, _, over, cut, _ = env.step(legal[int(random.random() * len(legal))])
        if over or cut:
            env.reset()
        return 1

    return steps


def report(console: Console, what: str, found: float, aim: float) -> None:
    console.print(f"{what}: {found:.2f} (aim {aim}: {'met' if found >= aim else 'NOT met'})")


def per_second(steps: Callable[[], int]) -> tuple[float, float]:
    """Return steps per second of wall time and of CPU time."""
    wall, cpu, n = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - wall < SECONDS:
        n += steps()
    return n / (time.perf_counter() - wall), n / (time.process_time() - cpu)


def connect_four() -> Callable[[], int]:
    """Play one game of PettingZoo's Connect Four, as its page says."""
    from pettingzoo.classic import connect_four_v3  # needs pygame

    env = connect_four_v3.env()

    def steps() -> int:
        n = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
                n += 1
            env.step(action)
        return n

    return steps


def spiel_hex() -> Callable[[], int]:
    """Play one game of OpenSpiel's Hex."""
    game = pyspiel.load_game("hex")

    def steps() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(legal))
            n += 1
        return n

    return steps


def ours(name: str, games: int) -> Callable[[], int]:
    """Make one step in all games."""
    env: Any = gymnasium.make_vec(f"strandline/{OURS[name]}SelfPlay-v1", num_envs=games, copy=False)
    env.reset(seed=1)
    for _ in range(WARM[name]):
        env.step(env.sample())

    def steps() -> int:
        env.step(env.sample())
        return games

    return steps


def whole_games(threads: int) -> Callable[[], int]:
    game = strandline.game("crab-stack")

    def steps() -> int:
        return int(play_out(game, 20_000, seed=1, threads=threads).lengths[:, 0].sum())

    steps()
    return steps


if __name__ == "__main__":
    main()
