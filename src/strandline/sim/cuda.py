"""Random games on an NVIDIA GPU: one thread plays one game after another."""

import time
from functools import cache
from typing import Any

import numpy as np
from numba import config, int16, int64

from strandline.core import kernel
from strandline.core.bits import LOW63
from strandline.core.cuda_bits import cuda
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.registry import rooms

from . import cpu, playout

BLOCK = 64
BLOCKS = 4224
REGISTERS = 56  # of a thread: with fewer, more threads are at hand while others wait for memory
SHARED = 48 * 1024
ROOMS = (30, 2046)
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

    simulated = config.ENABLE_CUDASIM

    @cuda.jit(**({} if simulated else {"max_registers": REGISTERS}))  # type: ignore[untyped-decorator]
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
    places = _places(game, n)
    short = _launch(game, n, seed, limit, *places)
    places[0].copy_to_host(shares)
    lengths[:] = places[1].copy_to_host()
    for i in short.tolist():
        cpu.replay(game, seed, i, limit, shares, lengths)


def timed(game: Game, n: int, seed: int) -> tuple[tuple[int, int], float, int]:
    """For measuring: decisions and chance events of n games, the seconds that they took, games left to the CPU."""
    places = _places(game, n)
    cuda.synchronize()
    began = time.perf_counter()
    short = _launch(game, n, seed, 10_000, *places)
    cuda.synchronize()
    took = time.perf_counter() - began
    decisions, events = places[1].copy_to_host().sum(axis=0, dtype=np.int64).tolist()
    return (decisions, events), took, len(short)


def _places(game: Game, n: int) -> tuple[Any, Any, Any]:
    """Room in the GPU's memory for shares, lengths, and the numbers of games that find no room (and how many)."""
    if not cuda.is_available():
        raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
    shapes = ((n, game.seats), np.float64), ((n, 2), np.int32), (n + 1, np.int64)
    shares, lengths, short = (cuda.device_array(shape, kind) for shape, kind in shapes)
    return shares, lengths, short


def _launch(game: Game, n: int, seed: int, limit: int, shares: Any, lengths: Any, short: Any) -> Any:
    """Play n games; the numbers of those that found no room."""
    base = cuda.to_device(np.array(game.blank(), np.int64))
    which: Any = cuda.device_array(0, np.int64)
    for room in ROOMS:
        short[0] = 0
        blocks = max(1, min(BLOCKS, -(-n // BLOCK)))
        compiled(game.name, room)[blocks, BLOCK](base, which, n, seed & LOW63, limit, shares, lengths, short)
        n = int(short[0])
        if n == 0:
            break
        which = cuda.to_device(short[1 : n + 1].copy_to_host())
    return which.copy_to_host()[:n]
