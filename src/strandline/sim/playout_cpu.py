"""Random games on the cores of this machine. Each thread plays a slice of the games in compiled code.

Without Numba the same source is interpreted, which is slower.
"""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any

from strandline.core.bind import bind
from strandline.core.bits import LOW63
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.numba_cache import default_target
from strandline.core.registry import modules

from . import playout_kernel

ROOM = 1 << 12
"""Room for the positions since the last fresh one. A game that needs more is played again with more room."""


@cache
def compiled(name: str) -> Any:
    """Bind a game's playouts, compiled if Numba is installed."""
    return bind(default_target(name), *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    return modules(name).rules, playout_kernel


def run(game: Game, n: int, seed: int, limit: int, threads: int, shares: Any, lengths: Any, first: int = 0) -> None:
    """Fill shares (n × seats) and lengths (n × 2) with n games of a seed, beginning with game ``first``."""
    code = compiled(game.name)
    ends = [n * k // threads for k in range(threads + 1)]
    jobs = [(game, code, seed & LOW63, limit, first + a, shares[a:b], lengths[a:b]) for a, b in pairwise(ends)]
    if threads == 1:
        _run_slice(*jobs[0])
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda job: _run_slice(*job), jobs))


def _run_slice(game: Game, code: Any, seed: int, limit: int, first: int, shares: Any, lengths: Any) -> None:
    short = _play(game, code, seed, limit, first, shares, lengths, ROOM)
    for i in short:
        _play(game, code, seed, limit, first + i, shares[i : i + 1], lengths[i : i + 1], limit + 1)


def replay(game: Game, seed: int, i: int, limit: int, shares: Any, lengths: Any) -> None:
    """Play game i again, into the single row of shares and lengths, with all the room that it can need."""
    _play(game, compiled(game.name), seed & LOW63, limit, i, shares, lengths, limit + 1)


def _play(game: Game, code: Any, seed: int, limit: int, first: int, shares: Any, lengths: Any, room: int) -> list[int]:
    base = game.blank()
    most = int(code.MAX_MOVES)
    sizes = (len(base), most, most, HEAD + room, 2, len(shares))
    base, row, out, odds, seen, rng, short = map(code.array, (base, *([0] * size for size in sizes)))
    missed = code.play_slice(base, row, out, odds, seen, rng, seed, first, limit, shares, lengths, short)
    return [int(i) for i in short[:missed]]
