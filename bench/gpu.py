"""Random games on a GPU: decisions per second of whole games under whole rules, every legal move generated.

    python bench/gpu.py

Time is wall time on the host round one launch that plays all games, after one that compiles. The first games are
played again on the CPU and must be the same.
"""

import argparse
import platform
import time

import numpy as np
from numba import cuda

import strandline
from strandline.sim import cuda as gpu
from strandline.sim import play_out

GAMES = {
    "crab-stack": [{"players": players} for players in (2, 3, 4)],
    "krabcek": [{"tiles": tiles} for tiles in ("one", "two")],
    "survive": [{"players": players} for players in (2, 4)],
}
HOW_MANY = {"crab-stack": 1 << 26, "krabcek": 1 << 21, "survive": 1 << 19}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="how many; unless told, enough for about half a second each")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="only this game; may be repeated")
    arguments = parser.parse_args()
    device = cuda.get_current_device()
    where = f"{getattr(device.name, 'decode', device.name.__str__)()}, Python {platform.python_version()}"
    print(f"{time.strftime('%Y-%m-%d')}, {where}")
    for name in arguments.game or GAMES:
        for options in GAMES[name]:
            measure(strandline.game(name, **options), arguments.games or HOW_MANY[name])


def measure(game: strandline.Game, n: int) -> None:
    began = time.perf_counter()
    few = play_out(game, 5_000, seed=1, device="cuda")
    compiling = time.perf_counter() - began
    twin = play_out(game, 5_000, seed=1)
    same = np.array_equal(few.lengths, twin.lengths) and np.array_equal(few.results, twin.results)
    runs = [gpu.timed(game, n, seed) for seed in range(3)]
    seconds = [took for _, took, _ in runs]
    (decisions, events), best, missed = min(runs, key=lambda run: run[1])
    print(
        f"{game!r}: {decisions / best:.3e} decisions/s, {n / best:.3e} games/s, {events / best:.3e} chance events/s"
        f" | {gpu.shape(len(game.blank()))} | launches {', '.join(f'{each:.3f} s' for each in seconds)}"
        f" | {missed} games left to the CPU | same as CPU: {same} | compiled in {compiling:.1f} s"
    )


if __name__ == "__main__":
    main()
