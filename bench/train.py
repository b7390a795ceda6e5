"""Train the net that scores positions of two-player Crab Stack, and write ``crab_net/weights.json``.

    python bench/train.py [--rounds 2] [--games 48000] [--jobs 2] [--seed 1]

Alpha-beta plays games (``crab_net/self_play.py``): in the first round with the hand-made score, in later rounds with
the net of the round before. Many moves are random: a search looks at many bad positions, so the net has to know them.
The label of a position mixes the search's value with what came of it, up to the next random move; a result that the
search has proved is the label itself. Then a new net learns all labels of the round in several passes (Adam). A seed
gives the same weights on any number of cores.
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

import strandline
from crab_net import net, self_play
from crab_net.features import AT_ONCE, FEATURES, STACKS
from crab_net.net import STAGE_BEGINS, UNIT
from crab_net.weights import NOTHING
from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation
from strandline.search import alphabeta_kernel
from strandline.search.alphabeta import AlphaBeta

HIDDEN = 8
ONE = 128
LIMIT = NOTHING // AT_ONCE
"""The largest weight of a hidden unit, so that the sum of all fits into its lane."""
PART = 2000
"""The number of games that a process plays at a time."""
LONGEST_HISTORY = 4096
OPENING, NOISE, NODES = 6, 450, 1000
TRUST = 0.8
PASSES, BATCH, RATE = 16, 2048, 0.01
WEIGHTS = Path(net.__file__).with_name("weights.json")
Net = tuple[Any, Any]


@cache
def code(is_net: bool) -> Any:
    scores = net if is_net else evaluation
    return bind("cpu", strandline.game("crab-stack").modules.rules, scores, self_play, alphabeta_kernel)


def played(job: tuple[int, int, int, bool]) -> tuple[Any, Any]:
    """Play games, and return the features and labels of their positions."""
    seed, first, games, is_net = job
    base = code(is_net).array(list(strandline.game("crab-stack").blank()))
    room = games * 60
    features, notes = np.zeros((room, AT_ONCE), np.int64), np.zeros((room, self_play.NOTES), np.int64)
    row, out, seen, rng, path = (
        np.zeros(size, np.int64) for size in (len(base), 106, LONGEST_HISTORY // 2, 2, LONGEST_HISTORY)
    )
    work = AlphaBeta("crab-stack", target="cpu").work._replace(path=path)
    n = code(is_net).record(
        base, row, out, seen, rng, work, seed, first, games, OPENING, NOISE, NODES,
        features, notes, np.zeros(2),
    )  # fmt: skip
    return features[:n].astype(np.int16), labels(notes[:n])


def labels(notes: Any) -> Any:
    """Return the labels of positions: from the end of each game to its start, for the player to move."""
    values = notes[:, self_play.VALUE]
    is_proven = np.abs(values) > alphabeta_kernel.SURE
    shares = np.where(is_proven, values > 0, 1 / (1 + np.exp(-values / UNIT)))
    found = np.zeros(len(notes), np.float32)
    then = 0.0
    for i in reversed(range(len(notes))):
        if i + 1 == len(notes) or notes[i + 1, self_play.GAME] != notes[i, self_play.GAME]:
            then = notes[i, self_play.HALVES] / 2
        elif notes[i + 1, self_play.SEAT] != notes[i, self_play.SEAT]:
            then = 1 - then
        trust = 0.0 if is_proven[i] or notes[i, self_play.IS_RANDOM] else TRUST
        found[i] = then = trust * then + (1 - trust) * shares[i]
    return found


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def slopes(features: Any, stages: Any, wanted: Any, order: Any, table: Any, heads: Any, room: Any, by: Any) -> float:
    """Write the gradients of a batch's loss (cross entropy), and return the loss."""
    by_table, by_heads = by
    by_table[:] = 0
    by_heads[:] = 0
    last = heads.shape[1] - 1
    units, back = room
    loss = 0.0
    for i in order:
        units[:] = 0
        for feature in features[i]:
            if feature >= 0:
                for unit in range(last + 1):
                    units[unit] += table[feature, unit]
        head = heads[stages[i]]
        logit = units[last] + head[last]
        for unit in range(last):
            logit += min(max(units[unit], 0.0), 1.0) * head[unit]
        share = min(max(1 / (1 + math.exp(-logit)), 1e-6), 1 - 1e-6)
        loss -= wanted[i] * math.log(share) + (1 - wanted[i]) * math.log(1 - share)
        slope = share - wanted[i]
        by_heads[stages[i], last] += slope
        back[last] = slope
        for unit in range(last):
            by_heads[stages[i], unit] += slope * min(max(units[unit], 0.0), 1.0)
            back[unit] = slope * head[unit] if 0 < units[unit] < 1 else 0.0
        for feature in features[i]:
            if feature >= 0:
                for unit in range(last + 1):
                    by_table[feature, unit] += back[unit]
    return loss / len(order)


def learnt(features: Any, wanted: Any, seed: int) -> tuple[Net, float]:
    """Return the net after some passes over the positions (Adam, falling rate), and the loss in the last pass."""
    rng = np.random.default_rng(seed)
    table = rng.normal(0.02, 0.08, (FEATURES, HIDDEN + 1)).astype(np.float32)
    table[:, HIDDEN] = 0
    heads = np.tile(rng.normal(0, 0.5, HIDDEN + 1), (len(STAGE_BEGINS) + 1, 1)).astype(np.float32)
    heads[:, HIDDEN] = 0
    stages = np.digitize(features[:, 0] - STACKS, STAGE_BEGINS)
    values, means, squares, by = (tuple(map(make, (table, heads))) for make in (np.copy, *[np.zeros_like] * 3))
    room = np.zeros(HIDDEN + 1, np.float32), np.zeros(HIDDEN + 1, np.float32)
    steps = len(wanted) // BATCH
    for which in range(PASSES):
        order = rng.permutation(len(wanted))
        losses = []
        for n in range(steps):
            step = which * steps + n + 1
            losses.append(slopes(features, stages, wanted, order[n * BATCH : (n + 1) * BATCH], *values, room, by))
            now = RATE / 2 * (1 + math.cos(math.pi * step / (steps * PASSES))) + 2e-5
            for value, mean, square, slope in zip(values, means, squares, by, strict=True):
                slope /= BATCH
                slope += 1e-5 * value
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                value -= now * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            np.clip(values[0][:, :HIDDEN], -LIMIT / ONE, LIMIT / ONE, out=values[0][:, :HIDDEN])
    return (values[0], values[1]), float(np.mean(losses))


def as_json(net: Net) -> str:
    """Return the net as ``weights.json``: a line for each feature."""
    table, heads = (np.round(ONE * each).astype(int) for each in net)
    lines = ",\n".join(map(compact, table))
    return f'{{\n"one": {ONE},\n"heads": {compact(heads)},\n"features": [\n{lines}\n]\n}}\n'


def compact(array: Any) -> str:
    return json.dumps(array.tolist(), separators=(",", ":"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=48_000, help="in each round")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for number in range(args.rounds):
        begun = time.monotonic()
        seed, is_net = args.seed * 1_000_000 + number, number > 0
        starts = range(0, args.games, PART)
        jobs = [(seed, first, min(PART, args.games - first), is_net) for first in starts]
        with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:  # new processes read the new weights
            pool.apply(played, ((seed, 0, 1, is_net),))  # compiled once, before the other processes load it
            parts = pool.map(played, jobs, chunksize=1)
        features, wanted = (np.concatenate([part[which] for part in parts]) for which in (0, 1))
        print(f"round {number + 1}: {len(wanted):,} positions after {time.monotonic() - begun:.0f} s", flush=True)
        found, loss = learnt(features, wanted, seed)
        WEIGHTS.write_text(as_json(found), encoding="utf-8")
        print(f"round {number + 1}: loss {loss:.4f} after {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
