"""Random games on an NVIDIA GPU: one thread plays one game after another."""

import time
from functools import cache
from typing import Any

import numpy as np
from numba import int16, int64

from strandline.core import kernel
from strandline.core.bits import LOW63
from strandline.core.cuda_bits import cuda
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.registry import rooms

from . import cpu, playout

BLOCK = 128
BLOCKS = 2112
SHARED = 48 * 1024
ROOMS = (62, 2046)
"""As ``cpu.ROOM``: a game that needs more is played again with more, and at last on the CPU, with all it needs."""


@cache
def compiled(name: str, room: int) -> Any:
    """A game's playouts as a CUDA kernel."""
    code = kernel.bind("cuda", rooms(name).rules, playout)
    start_game, ended, step, finish = code.start_game, code.ended, code.step, code.finish
    size, most, places = code.SIZE, code.MAX_MOVES, HEAD + room
    # Moves are written one by one, each thread at a place of its own: where they fit, shared memory is quicker at that.
    is_lent = BLOCK * most * 2 <= SHARED
    lent_shape, own_shape = ((BLOCK, most), 1) if is_lent else ((1, 1), most)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(base: Any, which: Any, n: int, number: int, limit: int, shares: Any, lengths: Any, short: Any) -> None:
        """Play the n games that ``which`` lists (empty: the first n); short: how many found no room, and which."""
        s = cuda.local.array(size, int64)
        lent = cuda.shared.array(lent_shape, int16)
        own = cuda.local.array(own_shape, int16)
        out = lent[cuda.threadIdx.x] if is_lent else own
        odds = cuda.local.array(most, int16)
        seen = cuda.local.array(places, int64)
        rng = cuda.local.array(2, int64)
        so_far = cuda.local.array(2, int64)
        for i in range(size):
            s[i] = base[i]
        for i in range(cuda.grid(1), n, cuda.gridsize(1)):
            game = which[i] if which.shape[0] else i
            start_game(s, seen, rng, so_far, number, game)
            while not ended(s, seen, so_far, limit):
                step(s, out, odds, seen, rng, so_far)
            lengths[game, 0] = so_far[0]
            lengths[game, 1] = so_far[1]
            if not finish(s, seen, shares[game]):
                short[1 + cuda.atomic.add(short, 0, 1)] = game

    return play


def run(game: Game, n: int, seed: int, limit: int, shares: Any, lengths: Any) -> None:
    """Fill shares and lengths with the games of a seed."""
    on_gpu = _launch(game, n, seed, limit)
    on_gpu[0].copy_to_host(shares)
    lengths[:] = on_gpu[1].copy_to_host()
    for i in on_gpu[2].tolist():
        cpu.replay(game, seed, i, limit, shares, lengths)


def timed(game: Game, n: int, seed: int) -> tuple[tuple[int, int], float, int]:
    """For measuring: decisions and chance events of n games, the seconds that they took, games left to the CPU."""
    cuda.synchronize()
    began = time.perf_counter()
    _, lengths, short = _launch(game, n, seed, 10_000)
    cuda.synchronize()
    took = time.perf_counter() - began
    decisions, events = lengths.copy_to_host().sum(axis=0, dtype=np.int64).tolist()
    return (decisions, events), took, len(short)


def _launch(game: Game, n: int, seed: int, limit: int) -> tuple[Any, Any, Any]:
    """Play n games: shares and lengths in the GPU's memory, and the numbers of those that found no room."""
    if not cuda.is_available():
        raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
    base = cuda.to_device(np.array(game.blank(), np.int64))
    shares, lengths = cuda.device_array((n, game.seats), np.float64), cuda.device_array((n, 2), np.int32)
    which: Any = cuda.device_array(0, np.int64)
    for room in ROOMS:
        short = cuda.device_array(n + 1, np.int64)
        short[0] = 0
        blocks = max(1, min(BLOCKS, -(-n // BLOCK)))
        compiled(game.name, room)[blocks, BLOCK](base, which, n, seed & LOW63, limit, shares, lengths, short)
        n = int(short[0])
        which = short[1 : n + 1]
        if n == 0:
            break
    return shares, lengths, which.copy_to_host()
