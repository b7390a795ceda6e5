"""Plays and records games of a seed, one after another: the unit of work for one worker.

Game i of a seed is the same whoever plays it and together with any other games, so a chunk can be replayed anywhere.
"""

from functools import cache
from typing import Any

from strandline.core.bind import bind
from strandline.core.bits import LOW63
from strandline.core.game import Game
from strandline.core.history import FULL, HEAD
from strandline.core.numba_cache import default_target
from strandline.core.registry import modules

from . import playout_cpu
from . import recording_kernel as kernel

MOVES = 1 << 14
"""Initial room for moves; it is doubled when they do not fit."""


def play(game: Game, seed: int, first: int, n: int, limit: int) -> tuple[Any, Any]:
    """Return results and lengths of n games, beginning with game ``first``, as ``play_out`` does, on one thread."""
    import numpy as np

    results, lengths = np.zeros((n, game.seats)), np.zeros((n, 2), np.int64)
    playout_cpu.run(game, n, seed, limit, 1, results, lengths, first)
    return results, lengths


def write_down(game: Game, seed: int, first: int, n: int, limit: int) -> kernel.Written:
    """Return the same games with their starts and all their moves."""
    import numpy as np

    code, base = recorder(game.name), game.blank()
    starts, played = np.zeros((n, len(base)), np.int64), np.zeros(MOVES, np.int16)
    results, lengths, ends = np.zeros((n, game.seats)), np.zeros((n, 2), np.int64), np.zeros(n, np.int64)
    most, room, done, pieces = int(code.MAX_MOVES), playout_cpu.ROOM, 0, [played[:0]]
    while done < n:
        sizes = (len(base), most, most, HEAD + room, 2)
        origin, row, out, odds, seen, rng = map(code.array, (base, *([0] * size for size in sizes)))
        left = kernel.Written(starts[done:], played, ends[done:], results[done:], lengths[done:])
        whole = code.record_slice(origin, row, out, odds, seen, rng, seed & LOW63, first + done, limit, left)
        if whole:
            used = int(ends[done + whole - 1])
            ends[done : done + whole] += sum(map(len, pieces))
            pieces.append(played[:used].copy())
            done += whole
        if done < n and seen[0] == FULL:
            room = limit + 1
        elif done < n:
            played = np.zeros(2 * len(played), np.int16)
    return kernel.Written(starts, np.concatenate(pieces), ends, results, lengths)


@cache
def recorder(name: str) -> Any:
    """Bind the code that records and checks games, compiled if Numba is installed."""
    return bind(default_target(name), modules(name).rules, kernel)
