"""Train the weights of Krabcek's evaluation, and write them into ``weights.json``.

    python bench/fit_krabcek.py --rounds 12 --games 320000 [--jobs 16] [--seed 1]

The first round plays with the evaluation of ``baseline.py``, each later round with the net of the round before, one ply
deep; some gates and moves are random. Then the net learns the values of positions by TD(lambda): partly from the
result, partly from its own value one move later. Rounds, games and a seed give the same weights on any number of cores.

The weights in the tree are those of ``--rounds 10 --games 240000 --seed 1`` after the sixth round, three minutes on 16
cores. With one ply it then won 58.8 % of 20,000 games against the baseline, after 55.6, 57.1, 58.0, 58.7 and 58.8 %.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np

import krabcek_games
import strandline
from strandline.core.bind import bind
from strandline.games.krabcek.features import FEATURE_BITS, FEATURES, HIGHEST, STUCK, WINNING
from strandline.games.krabcek.weights import LANE, ONE

HIDDEN = 16
ROWS = 4 * FEATURES << FEATURE_BITS
PART = 5000
"""The number of games that a process plays at a time."""
BATCH, PIECES = 8192, 16
NOISE = 300, 20
"""The number of random gates, and of random moves, in a thousand."""
TRUST = 0.65
WEIGHTS = Path(strandline.__file__).parent / "games" / "krabcek" / "weights.json"
Net = tuple[Any, Any]


@cache
def code() -> Any:
    return bind("cpu", strandline.game("krabcek").modules.rules, krabcek_games)


def played(job: tuple[Net, int, int, tuple[int, int], tuple[int, int], int, float]) -> tuple[Any, Any, Any]:
    """Play games, and return for every roll the features, the value and the player."""
    (table, head), first, games, players, noise, seed, trust = job
    base = code().array(list(strandline.game("krabcek").blank()))
    room = 50 * games + 500
    rows = [np.zeros(size, np.int64) for size in (len(base), len(base), 400, 2)]
    seen, whose = np.zeros((room, 4), np.int64), np.zeros(room, np.int64)
    worth, values = np.zeros(room), np.zeros(room)
    n = code().learn_from(
        base, *rows, seed, first, games, np.array(players), np.array(noise), trust,
        table, head, np.zeros(len(head)), np.zeros(3), seen, whose, worth, values,
    )  # fmt: skip
    return seen[:n].copy(), worth[:n].astype(np.float32), whose[:n].copy()


def scored(job: Any) -> tuple[float, int]:
    """Play games without random moves, and return the first player's points and the number of games."""
    _, worth, whose = played(job)
    last = np.flatnonzero(np.append(np.diff(whose // 2), 1))
    is_first = (whose[last] ^ whose[last] // 2 - job[1]) & 1 == 0
    return float(np.where(is_first, worth[last], 1 - worth[last]).sum()), len(last)


@numba.njit(fastmath=True, cache=True, parallel=True)  # type: ignore[untyped-decorator]
def slopes(seen: Any, worth: Any, order: Any, table: Any, head: Any, by_table: Any, by_head: Any, losses: Any) -> None:
    """Yield the gradients of a batch's loss (cross entropy) in pieces, to be summed."""
    last = len(head) - 1
    size = len(order) // len(losses)
    for piece in numba.prange(len(losses)):
        by_table[piece] = 0.0
        by_head[piece] = 0.0
        units, back, rows = np.zeros(last + 1), np.zeros(last + 1), np.zeros(4 * FEATURES, np.int64)
        loss = 0.0
        for i in order[piece * size : (piece + 1) * size]:
            units[:] = 0.0
            for k in range(4 * FEATURES):
                rows[k] = (k << FEATURE_BITS) + (seen[i, k // FEATURES] >> FEATURE_BITS * (k % FEATURES) & HIGHEST)
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
            for k in range(4 * FEATURES):
                for unit in range(last + 1):
                    by_table[piece, rows[k], unit] += back[unit]
        losses[piece] = loss


def learnt(net: Net, seen: Any, worth: Any, rate: float, seed: int) -> tuple[Net, float]:
    """Return the net after one pass over the positions (Adam, falling rate), and the loss in its last quarter."""
    order = np.random.default_rng(seed).permutation(len(seen))
    values = [each.copy() for each in net]
    means, squares = ([np.zeros_like(each) for each in net] for _ in range(2))
    parts, losses = [np.zeros((PIECES, *each.shape)) for each in net], np.zeros(PIECES)
    batch_losses = []
    steps = len(seen) // BATCH
    for step in range(1, steps + 1):
        slopes(seen, worth, order[(step - 1) * BATCH : step * BATCH], *values, *parts, losses)
        batch_losses.append(losses.sum() / BATCH)
        now = rate * 0.5 * (1 + math.cos(math.pi * step / steps)) + 1e-5
        for value, mean, square, part in zip(values, means, squares, parts, strict=True):
            slope = part.sum(0) / BATCH + 1e-5 * value
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            value -= now * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return (values[0], values[1]), float(np.mean(batch_losses[-(steps // 4 + 1) :]))


def fresh(seed: int) -> Net:
    """Return an untrained net."""
    rng = np.random.default_rng(seed)
    table = rng.normal(0.5 / (4 * FEATURES), 0.08, (ROWS, HIDDEN + 1))
    table[:, HIDDEN] = 0
    return table, np.append(rng.normal(0, 0.5, HIDDEN), 0.0)


def as_json(net: Net, is_seen: Any) -> str:
    """Return the net as ``weights.json``: a line for each feature, with the rows of the values that occurred."""
    table, head = (np.round(ONE * each).astype(int) for each in net)
    table[~is_seen] = 0
    features = table.reshape(4 * FEATURES, HIGHEST + 1, HIDDEN + 1)
    widths = (features.max(1) - features.min(1)).sum(0)[:HIDDEN]
    if widths.max() >= 1 << LANE:
        raise ValueError(f"a hidden unit's weights span {widths.max()}, and there is room for {1 << LANE}")
    seen_values = is_seen.reshape(4 * FEATURES, HIGHEST + 1)
    ends = [1 + max(np.flatnonzero(seen), default=0) for seen in seen_values]
    lines = [compact(rows[:end]) for rows, end in zip(features, ends, strict=True)]
    return (
        f'{{\n"one": {ONE},\n"bias": {head[HIDDEN]},\n"units": {compact(head[:HIDDEN])},\n"features": [\n'
        + ",\n".join(lines)
        + "\n]\n}\n"
    )


def compact(array: Any) -> str:
    return json.dumps(array.tolist(), separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=320_000, help="in each round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    numba.set_num_threads(min(args.jobs, numba.config.NUMBA_NUM_THREADS))
    net = fresh(args.seed)
    played((net, 0, 2, (1, 1), NOISE, 0, 1.0))  # compiled once, before the other processes load it
    is_seen = np.zeros(ROWS, bool)
    starts = range(0, args.games, PART)
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for number in range(args.rounds):
            begun = time.monotonic()
            seed, player, trust = args.seed * 1000 + number, int(number > 0), TRUST if number else 1.0
            jobs = [(net, first, PART, (player, player), NOISE, seed, trust) for first in starts]
            parts = pool.map(played, jobs, chunksize=1)
            seen, worth = (np.concatenate([part[which] for part in parts]) for which in (0, 1))
            for k in range(4 * FEATURES):
                found = np.unique(seen[:, k // FEATURES] >> FEATURE_BITS * (k % FEATURES) & HIGHEST)
                is_seen[(k << FEATURE_BITS) + found] = True
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
            args.out.write_text(as_json(net, is_seen), encoding="utf-8")


if __name__ == "__main__":
    main()
