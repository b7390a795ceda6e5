"""Random games on an NVIDIA GPU: one thread plays one game after another."""

import time
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int16, int64

from strandline.core import kernel
from strandline.core.bits import LOW63
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.registry import rooms

from . import cpu, playout

BLOCK = 128
BLOCKS = 1056
ROOM = 62
"""As ``cpu.ROOM``; a game that needs more is played again on the CPU: the same seed gives the same game."""


@cache
def compiled(name: str) -> Any:
    """A game's playouts as a CUDA kernel."""
    code = kernel.bind("cuda", rooms(name).rules, playout)
    play_one, size, most, room = code.play_one, code.SIZE, code.MAX_MOVES, HEAD + ROOM

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(base: Any, number: int, limit: int, shares: Any, lengths: Any, short: Any) -> None:
        s = cuda.local.array(size, int64)
        out = cuda.local.array(most, int16)
        odds = cuda.local.array(most, int16)
        seen = cuda.local.array(room, int64)
        rng = cuda.local.array(2, int64)
        for i in range(cuda.grid(1), shares.shape[0], cuda.gridsize(1)):
            for k in range(size):
                s[k] = base[k]
            short[i] = not play_one(s, out, odds, seen, rng, number, i, limit, shares[i], lengths[i])

    return play


def run(game: Game, n: int, seed: int, limit: int, shares: Any, lengths: Any) -> None:
    """Fill shares and lengths with the games of a seed."""
    on_gpu = _launch(game, n, seed, limit)
    on_gpu[0].copy_to_host(shares)
    lengths[:] = on_gpu[1].copy_to_host()
    for i in np.flatnonzero(on_gpu[2].copy_to_host()).tolist():
        cpu.replay(game, seed, i, limit, shares, lengths)


def timed(game: Game, n: int, seed: int) -> tuple[tuple[int, int], float, int]:
    """For measuring: decisions and chance events of n games, the seconds of their launch, games that need more room."""
    cuda.synchronize()
    began = time.perf_counter()
    _, lengths, short = _launch(game, n, seed, 10_000)
    cuda.synchronize()
    took = time.perf_counter() - began
    decisions, events = lengths.copy_to_host().sum(axis=0, dtype=np.int64).tolist()
    return (decisions, events), took, int(short.copy_to_host().sum())


def _launch(game: Game, n: int, seed: int, limit: int) -> tuple[Any, Any, Any]:
    """Play n games; shares, lengths, and which had no room, all in the GPU's memory."""
    if not cuda.is_available():
        raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
    base = cuda.to_device(np.array(game.blank(), np.int64))
    shares, lengths = cuda.device_array((n, game.seats), np.float64), cuda.device_array((n, 2), np.int32)
    short = cuda.device_array(n, np.bool_)
    blocks = max(1, min(BLOCKS, -(-n // BLOCK)))
    compiled(game.name)[blocks, BLOCK](base, seed & LOW63, limit, shares, lengths, short)
    return shares, lengths, short
