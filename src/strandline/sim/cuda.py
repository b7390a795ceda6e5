"""Random games on an NVIDIA GPU: one thread plays one game after another."""

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
    """Fill shares and lengths, which may lie in this machine's memory or in the GPU's."""
    if not cuda.is_available():
        raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
    base = cuda.to_device(np.array(game.blank(), np.int64))
    short = cuda.device_array(n, np.bool_)
    on_gpu = cuda.to_device(shares), cuda.to_device(lengths)
    blocks = max(1, min(BLOCKS, -(-n // BLOCK)))
    compiled(game.name)[blocks, BLOCK](base, seed & LOW63, limit, *on_gpu, short)
    on_gpu[0].copy_to_host(shares)
    on_gpu[1].copy_to_host(lengths)
    for i in np.flatnonzero(short.copy_to_host()).tolist():
        cpu.replay(game, seed, i, limit, shares, lengths)
