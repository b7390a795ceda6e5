"""Find the weights of Krabcek's evaluation, and write them into ``weights.py``.

    python bench/fit_krabcek.py --rounds 12 --games 320000 [--jobs 16] [--seed 1]

The first round plays with the evaluation of ``baseline.py``, each later one with the net of the round before, one look
ahead; some gates and moves are random. The net then learns what positions turned out to be worth, TD(lambda): part the
result, part what it said itself one move later. Rounds, games and a seed give the same weights on any number of cores.

The weights in the tree are those of ``--rounds 10 --games 240000 --seed 1`` after the sixth round, three minutes on 16
cores. One look ahead then won 58.8 % of 20,000 games against the baseline, after 55.6, 57.1, 58.0, 58.7 and 58.8 %.
"""

import argparse
import math
import multiprocessing
import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np

import krabcek_games
import strandline
from strandline.core import kernel
from strandline.games.krabcek import weights as written
from strandline.games.krabcek.traits import HIGHEST, STUCK, TRAIT, TRAITS, WINNING

HIDDEN = 16
ROWS = 4 * TRAITS << TRAIT
ONE = 256
PART = 5000
"""Games that a process plays at a time."""
BATCH, PIECES = 8192, 16
NOISE = 300, 20
"""How many of a thousand gates, and of moves, are random."""
TRUST = 0.65
Net = tuple[Any, Any]


@cache
def code() -> Any:
    return kernel.bind("cpu", strandline.game("krabcek").rooms.rules, krabcek_games)


def played(job: tuple[Net, int, int, tuple[int, int], tuple[int, int], int, float]) -> tuple[Any, Any, Any]:
    """Games: the traits before every roll, what each was worth, and whose it was."""
    (table, head), first, games, players, noise, seed, trust = job
    base = code().array(list(strandline.game("krabcek").blank()))
    room = 50 * games + 500
    rows = [np.zeros(size, np.int64) for size in (len(base), len(base), 400, 2)]
    seen, whose = np.zeros((room, 4), np.int64), np.zeros(room, np.int64)
    worth, told = np.zeros(room), np.zeros(room)
    n = code().learn_from(
        base, *rows, seed, first, games, np.array(players), np.array(noise), trust,
        table, head, np.zeros(len(head)), np.zeros(3), seen, whose, worth, told,
    )  # fmt: skip
    return seen[:n].copy(), worth[:n].astype(np.float32), whose[:n].copy()


def scored(job: Any) -> tuple[float, int]:
    """Games without noise in moves: what the first player got, and how many they were."""
    _, worth, whose = played(job)
    last = np.flatnonzero(np.append(np.diff(whose // 2), 1))
    is_first = (whose[last] ^ whose[last] // 2 - job[1]) & 1 == 0
    return float(np.where(is_first, worth[last], 1 - worth[last]).sum()), len(last)


@numba.njit(fastmath=True, cache=True, parallel=True)  # type: ignore[untyped-decorator]
def slopes(seen: Any, worth: Any, order: Any, table: Any, head: Any, by_table: Any, by_head: Any, losses: Any) -> None:
    """How the loss (cross entropy) of a batch changes with every weight: in pieces, to be summed."""
    last = len(head) - 1
    size = len(order) // len(losses)
    for piece in numba.prange(len(losses)):
        by_table[piece] = 0.0
        by_head[piece] = 0.0
        units, back, rows = np.zeros(last + 1), np.zeros(last + 1), np.zeros(4 * TRAITS, np.int64)
        loss = 0.0
        for i in order[piece * size : (piece + 1) * size]:
            units[:] = 0.0
            for k in range(4 * TRAITS):
                rows[k] = (k << TRAIT) + (seen[i, k // TRAITS] >> TRAIT * (k % TRAITS) & HIGHEST)
                for unit in range(last + 1):
                    units[unit] += table[rows[k], unit]
            logit = units[last] + head[last]
            for unit in range(last):
                logit += min(max(units[unit], 0.0), 1.0) * head[unit]
            open_ = 6 - (seen[i, 1] >> WINNING & HIGHEST) - (seen[i, 1] >> STUCK & HIGHEST)
            later = 1 / (1 + math.exp(-logit))
            share = ((seen[i, 1] >> WINNING & HIGHEST) + open_ * later) / 6
            share = min(max(share, 1e-6), 1 - 1e-6)
            loss -= worth[i] * math.log(share) + (1 - worth[i]) * math.log(1 - share)
            slope = (share - worth[i]) / (share * (1 - share)) * open_ / 6 * later * (1 - later)
            back[last] = slope
            by_head[piece, last] += slope
            for unit in range(last):
                by_head[piece, unit] += slope * min(max(units[unit], 0.0), 1.0)
                back[unit] = slope * head[unit] if 0 < units[unit] < 1 else 0.0
            for k in range(4 * TRAITS):
                for unit in range(last + 1):
                    by_table[piece, rows[k], unit] += back[unit]
        losses[piece] = loss


def learnt(net: Net, seen: Any, worth: Any, rate: float, seed: int) -> tuple[Net, float]:
    """The net after one pass over the positions (Adam, at a falling rate), and the loss in the last quarter of it."""
    order = np.random.default_rng(seed).permutation(len(seen))
    values = [each.copy() for each in net]
    means, squares = ([np.zeros_like(each) for each in net] for _ in range(2))
    parts, losses = [np.zeros((PIECES, *each.shape)) for each in net], np.zeros(PIECES)
    told = []
    steps = len(seen) // BATCH
    for step in range(1, steps + 1):
        slopes(seen, worth, order[(step - 1) * BATCH : step * BATCH], *values, *parts, losses)
        told.append(losses.sum() / BATCH)
        now = rate * 0.5 * (1 + math.cos(math.pi * step / steps)) + 1e-5
        for value, mean, square, part in zip(values, means, squares, parts, strict=True):
            slope = part.sum(0) / BATCH + 1e-5 * value
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            value -= now * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return (values[0], values[1]), float(np.mean(told[-(steps // 4 + 1) :]))


def fresh(seed: int) -> Net:
    """A net that knows nothing."""
    rng = np.random.default_rng(seed)
    table = rng.normal(0.5 / (4 * TRAITS), 0.08, (ROWS, HIDDEN + 1))
    table[:, HIDDEN] = 0
    return table, np.append(rng.normal(0, 0.5, HIDDEN), 0.0)


def lines(net: Net, is_seen: Any) -> Iterator[str]:
    """The net as source: for every trait, its values' rows, as far as values were seen."""
    table, head = (np.round(ONE * each).astype(int) for each in net)
    table[~is_seen] = 0
    traits = table.reshape(4 * TRAITS, HIGHEST + 1, HIDDEN + 1)
    widths = (traits.max(1) - traits.min(1)).sum(0)[:HIDDEN]
    if widths.max() >= 1 << 15:
        raise ValueError(f"a hidden unit's weights span {widths.max()}, and there is room for {1 << 15}")
    yield '"""Krabcek: what traits are worth. Found and written by ``bench/fit_krabcek.py``."""\n'
    yield f"HIDDEN, ONE, BIAS = {HIDDEN}, {ONE}, {head[HIDDEN]}"
    yield f"UNITS = ({', '.join(map(str, head[:HIDDEN]))})"
    yield "# Those of the player who is to roll, then the other's; for each trait and value: hidden units, and the sum."
    yield "# fmt: off"
    yield "TABLE: tuple[tuple[tuple[int, ...], ...], ...] = ("
    for rows, seen in zip(traits, is_seen.reshape(4 * TRAITS, HIGHEST + 1), strict=True):
        yield "    ("
        for row in rows[: 1 + max(np.flatnonzero(seen), default=0)]:
            yield f"        ({','.join(map(str, row))}),"
        yield "    ),"
    yield ")"
    yield "# fmt: on"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=320_000, help="in each round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(str(written.__file__)))
    args = parser.parse_args()
    numba.set_num_threads(min(args.jobs, numba.config.NUMBA_NUM_THREADS))
    net = fresh(args.seed)
    played((net, 0, 2, (1, 1), NOISE, 0, 1.0))  # compiled once, before all others load it
    is_seen = np.zeros(ROWS, bool)
    starts = range(0, args.games, PART)
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for number in range(args.rounds):
            begun = time.monotonic()
            seed, player, trust = args.seed * 1000 + number, int(number > 0), TRUST if number else 1.0
            jobs = [(net, first, PART, (player, player), NOISE, seed, trust) for first in starts]
            parts = pool.map(played, jobs, chunksize=1)
            seen, worth = (np.concatenate([part[which] for part in parts]) for which in (0, 1))
            for k in range(4 * TRAITS):
                found = np.unique(seen[:, k // TRAITS] >> TRAIT * (k % TRAITS) & HIGHEST)
                is_seen[(k << TRAIT) + found] = True
            took = time.monotonic() - begun
            net, loss = learnt(net, seen, worth, 0.01 * (1 - number / args.rounds) ** 1.5 + 0.0003, seed)
            tests = [(net, first, 1000, (1, 0), (NOISE[0], 0), seed + 500, 1.0) for first in range(0, 20_000, 1000)]
            shares = pool.map(scored, tests, chunksize=1)
            score = sum(share for share, _ in shares) / sum(n for _, n in shares)
            print(
                f"round {number + 1}: {len(seen):,} positions in {took:.0f} s, loss {loss:.4f}, one look ahead against"
                f" the baseline {100 * score:.1f} %; {time.monotonic() - begun:.0f} s in all",
                flush=True,
            )
            args.out.write_text("\n".join(lines(net, is_seen)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
