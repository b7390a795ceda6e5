"""Train the net that shares the result of Crab Stack among the players, and write ``shares_net/weights.json``.

    python bench/train_shares.py [--players 4] [--games 3000] [--jobs 2] [--seed 1]
    python bench/train_shares.py --players 3 4

MCTS plays games with the hand-made estimate (``shares_net/self_play.py``), with one move in seven at random. The label
of a position mixes the search's values with what came of it, up to the next random move; what the search has proved is
the label itself. Then the net learns all labels in a few passes (Adam), but for one game in ten, on which the net and
the hand-made estimate are compared. A seed gives the same weights on any number of cores.
"""

import argparse
import math
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numba
import numpy as np

import strandline
from shares_net import self_play
from shares_net.features import AT_ONCE, FEATURES, STAGE_BEGINS, STAGES
from shares_net.self_play import ALIVE_SEATS, GAME, IS_SURE, NOTES, STACKS
from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation
from strandline.search import mcts_kernel
from strandline.search.mcts import Style, _Tree
from strandline.search.thought import Root
from train import compact

SEATS = 4
"""The most players: with three, the last seat is never alive, and its shares are 0."""
HIDDEN = 8
ONE = 128
LIMIT = 30.0
"""The largest weight of a hidden unit: with all features at once, a sum still fits into its lane."""
PART = 200
"""The number of games that a process plays at a time."""
MOST_POSITIONS = 100 * PART
LONGEST_HISTORY = 4096
OPENING, NOISE, NODES = 6, 150, 400
TRUST = 0.6
FILE = Path(self_play.__file__).with_name("weights.json")
PASSES, BATCH, RATE = 5, 4096, 0.02
Positions = tuple[Any, Any, Any, Any, Any, Any]
"""Features, their owners, notes, the search's shares, those of the result, and those of the hand-made estimate."""


def played(job: tuple[int, int, int, int]) -> Positions:
    """Play games, and return what is learnt from their positions."""
    seed, players, first, games = job
    game = strandline.game("crab-stack", players=players)
    code = bind("cpu", game.modules.rules, evaluation, self_play, mcts_kernel)
    work = _Tree("cpu", Root.of(game.start(seed=0)), Style(), 0, 0).work
    work = work._replace(past=np.zeros(LONGEST_HISTORY, np.int64), seen=np.zeros(3 * LONGEST_HISTORY, np.int64))
    base = code.array(list(game.blank()))
    row, out, seen, rng = (np.zeros(size, np.int64) for size in (len(base), 200, LONGEST_HISTORY, 2))
    features, owners = (np.zeros((MOST_POSITIONS, AT_ONCE), np.int64) for _ in range(2))
    notes = np.zeros((MOST_POSITIONS, NOTES), np.int64)
    values, shares, hand_made = (np.zeros((MOST_POSITIONS, SEATS)) for _ in range(3))
    n = code.record(
        base, row, out, seen, rng, work, seed, first, games, OPENING, NOISE, NODES,
        features, owners, notes, values, shares, hand_made,
    )  # fmt: skip
    return features[:n].astype(np.int16), owners[:n].astype(np.int8), notes[:n], values[:n], shares[:n], hand_made[:n]


def labels(notes: Any, values: Any, shares: Any) -> Any:
    """Return the labels of positions: from the end of each game to its start."""
    found = np.zeros(values.shape, np.float32)
    then = shares[-1]
    for i in reversed(range(len(notes))):
        if i + 1 == len(notes) or notes[i + 1, GAME] != notes[i, GAME]:
            then = shares[i]
        trust = 0.0 if notes[i, IS_SURE] else TRUST
        found[i] = then = trust * then + (1 - trust) * values[i]
    return found


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def slopes(
    features: Any,
    owners: Any,
    notes: Any,
    wanted: Any,
    order: Any,
    table: Any,
    heads: Any,
    by_table: Any,
    by_heads: Any,
) -> float:
    """Write the gradients of a batch's loss (cross entropy), and return the loss. Without room for them, only that."""
    units = np.zeros((SEATS, HIDDEN + 1), np.float32)
    back = np.zeros((SEATS, HIDDEN + 1), np.float32)
    odds = np.zeros(SEATS)
    is_learning = len(by_table) > 0
    by_table[:] = 0
    by_heads[:] = 0
    loss = 0.0
    for i in order:
        units[:] = 0
        for k in range(features.shape[1]):
            if features[i, k] >= 0:
                for unit in range(HIDDEN + 1):
                    units[owners[i, k], unit] += table[features[i, k], unit]
        alive = 0
        for seat in range(SEATS):
            alive += notes[i, ALIVE_SEATS] >> seat & 1
        stage = 0
        for begins in STAGE_BEGINS:
            stage += notes[i, STACKS] >= begins
        head = (alive - 2) * STAGES + stage
        whole = 0.0
        for seat in range(SEATS):
            odds[seat] = 0.0
            if notes[i, ALIVE_SEATS] >> seat & 1:
                logit = units[seat, HIDDEN]
                for unit in range(HIDDEN):
                    logit += min(max(units[seat, unit], 0.0), 1.0) * heads[head, unit]
                odds[seat] = math.exp(logit)
                whole += odds[seat]
        for seat in range(SEATS):
            if notes[i, ALIVE_SEATS] >> seat & 1:
                share = odds[seat] / whole
                loss -= wanted[i, seat] * math.log(max(share, 1e-6))
                slope = share - wanted[i, seat]
                back[seat, HIDDEN] = slope
                for unit in range(HIDDEN):
                    by_heads[head, unit] += slope * min(max(units[seat, unit], 0.0), 1.0) if is_learning else 0.0
                    back[seat, unit] = slope * heads[head, unit] if 0 < units[seat, unit] < 1 else 0.0
        if is_learning:
            for k in range(features.shape[1]):
                if features[i, k] >= 0:
                    for unit in range(HIDDEN + 1):
                        by_table[features[i, k], unit] += back[owners[i, k], unit]
    return loss / len(order)


def learnt(positions: Positions, wanted: Any, order: Any, seed: int) -> tuple[Any, Any]:
    """Return the net after some passes over the positions (Adam, falling rate)."""
    rng = np.random.default_rng(seed)
    table = rng.normal(0.02, 0.08, (FEATURES, HIDDEN + 1)).astype(np.float32)
    table[:, HIDDEN] = 0
    heads = rng.normal(0, 0.5, (3 * STAGES, HIDDEN)).astype(np.float32)
    values, means, squares, by = (tuple(map(make, (table, heads))) for make in (np.copy, *[np.zeros_like] * 3))
    steps = len(order) // BATCH
    for which in range(PASSES):
        order = rng.permutation(order)
        for n in range(steps):
            step = which * steps + n + 1
            slopes(*positions[:3], wanted, order[n * BATCH : (n + 1) * BATCH], *values, *by)
            now = RATE / 2 * (1 + math.cos(math.pi * step / (steps * PASSES))) + 2e-5
            for value, mean, square, slope in zip(values, means, squares, by, strict=True):
                slope /= BATCH
                slope += 1e-6 * value
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                value -= now * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            np.clip(values[0], -LIMIT, LIMIT, out=values[0])
    return values[0], values[1]


def loss_of(shares: Any, wanted: Any) -> float:
    """Return the mean cross entropy."""
    return float(-(wanted * np.log(np.clip(shares, 1e-6, 1))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[4], choices=(3, 4))
    parser.add_argument("--games", type=int, default=3_000, help="for each number of players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.monotonic()
    jobs = [
        (args.seed, players, first, min(PART, args.games - first))
        for players in args.players
        for first in range(0, args.games, PART)
    ]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        pool.apply(played, ((args.seed, args.players[0], 0, 1),))  # compiled once, before the other processes load it
        parts = []
        for part in pool.imap(played, jobs):
            parts.append(part)
            print(f"\r{len(parts)} of {len(jobs)} parts", end="", flush=True)
    positions = tuple(np.concatenate(each) for each in zip(*parts, strict=True))
    notes, values, shares, hand_made = positions[2:]
    wanted = labels(notes, values, shares)
    print(f"\r{len(wanted):,} positions after {time.monotonic() - begun:.0f} s", flush=True)
    is_test = notes[:, GAME] % 10 == 0
    test, rest = np.flatnonzero(is_test), np.flatnonzero(~is_test)
    table, heads = (np.round(ONE * each) for each in learnt(positions, wanted, rest, args.seed))
    nothing = np.zeros((0, HIDDEN + 1), np.float32), np.zeros((0, HIDDEN), np.float32)
    rounded = (table / ONE).astype(np.float32), (heads / ONE).astype(np.float32)
    FILE.write_text(
        f'{{\n"one": {ONE},\n"heads": {compact(heads.astype(int))},\n"features": [\n'
        + ",\n".join(compact(row) for row in table.astype(int))
        + "\n]\n}\n",
        encoding="utf-8",
    )
    print(f"after {time.monotonic() - begun:.0f} s; cross entropy of the results of {len(test):,} other positions:")
    print(f"  the search {loss_of(values[test], shares[test]):.4f}")
    print(f"  the hand-made estimate {loss_of(hand_made[test], shares[test]):.4f}")
    print(f"  the net {slopes(*positions[:3], shares, test, *rounded, *nothing):.4f}")


if __name__ == "__main__":
    main()
