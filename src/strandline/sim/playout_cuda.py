"""Random games on an NVIDIA GPU: each thread plays one game after another, in step with the others of its warp."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import config, int16, int64

from strandline.core.bind import bind
from strandline.core.bits import LOW63
from strandline.core.compile_messages import announced_once
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.registry import modules
from strandline.core.targets.cuda import cuda

from . import playout_cpu, playout_kernel
from .warp import enough, every, least

LENT = 220  # bytes of shared memory per thread: with more, too few threads would fit
SHARED_MEMORY = 227 << 10  # bytes of a multiprocessor's memory that its blocks can share
RESERVED = 1 << 10  # bytes of it that each block needs
NEAR_MEMORY = 172_032  # bytes of the same memory that rows may fill where they are not in shared memory
SHORT, LONG = 512, 1024  # bytes of a row
TURN = 1 << 8  # a thread's rank is this times the turn of its game, plus the phase
WAITING = 1 << 30
ROOMS = (30, 2046)
"""Room as in ``playout_cpu.ROOM``. A game that needs more is played again with more, and finally on the CPU."""


@dataclass(frozen=True)
class Shape:
    """The layout of the threads of a launch."""

    block: int
    blocks: int  # per multiprocessor
    registers: int  # per thread, at most
    together: int  # threads that must wait before they deal together: a deal is long, and the others wait for it
    has_lent_rows: bool  # rows lie in shared memory, where threads do not slow each other down


def shape(size: int) -> Shape:
    """Choose the layout for rows of this size.

    Many threads hide the wait for memory; but if rows are long, use only as many threads as can have their rows close.
    """
    row = 8 * size
    if row <= SHORT:
        return Shape(64, 32, 64, 28, has_lent_rows=False)
    if row <= LONG:
        return Shape(32, SHARED_MEMORY // (32 * row + RESERVED), 255, 4, has_lent_rows=True)
    return Shape(NEAR_MEMORY // row // 32 * 32, 1, 255, 28, has_lent_rows=False)


@cache
def compiled(name: str, room: int) -> Any:
    """Compile a game's playouts as a CUDA kernel."""
    code = bind("cuda", modules(name).rules, playout_kernel)
    start_game, ended, finish, phase, turn = code.start_game, code.ended, code.finish, code.phase, code.turn
    decide, happen, chance = code.decide, code.happen, code.CHANCE
    size, most, places = code.SIZE, code.MAX_MOVES, HEAD + room
    layout = shape(size)
    together, has_lent_rows = layout.together, layout.has_lent_rows
    rows_shape = (size, layout.block) if has_lent_rows else (1, 1)
    # Where a turn has phases, threads that are behind go first: so all are in the same phase and run the same code.
    in_step = code.PHASES > 1
    # Each thread writes its moves one by one to a place of its own: shared memory is faster at that, where they fit.
    is_lent = 2 * most <= LENT
    lent_shape, own_shape = ((layout.block, most), 1) if is_lent else ((1, 1), most)

    @cuda.jit(**({} if config.ENABLE_CUDASIM else {"max_registers": layout.registers}))  # type: ignore[untyped-decorator]
    def play(base: Any, which: Any, n: int, number: int, limit: int, shares: Any, lengths: Any, short: Any) -> None:
        """Play the n games that ``which`` lists (empty: the first n). ``short``: how many found no room, and which."""
        rows = cuda.shared.array(rows_shape, int64)
        s = rows[:, cuda.threadIdx.x] if has_lent_rows else cuda.local.array(size, int64)
        lent = cuda.shared.array(lent_shape, int16)
        own = cuda.local.array(own_shape, int16)
        out = lent[cuda.threadIdx.x] if is_lent else own
        odds = cuda.local.array(most, int16)
        seen = cuda.local.array(places, int64)
        rng = cuda.local.array(2, int64)
        so_far = cuda.local.array(2, int64)
        for i in range(size):
            s[i] = base[i]
        i = cuda.grid(1) - cuda.gridsize(1)
        over = True
        now = 0
        rank = WAITING
        while True:
            if enough(over, together):
                if over and 0 <= i < n:
                    game = which[i] if which.shape[0] else i
                    lengths[game, 0] = so_far[0]
                    lengths[game, 1] = so_far[1]
                    if not finish(s, seen, shares[game]):
                        short[1 + cuda.atomic.add(short, 0, 1)] = game
                if over and i < n:
                    i += cuda.gridsize(1)
                    if i < n:
                        start_game(s, seen, rng, so_far, number, which[i] if which.shape[0] else i)
                        over = False
                        now = phase(s)
                        rank = now
                if every(over):
                    break
            first = least(rank) if in_step else rank
            if not over and rank == first:
                is_chance = turn(s) == chance
                if not is_chance:
                    decide(s, out, seen, rng, so_far)
                    over = ended(s, seen, so_far, limit)
                    # Without phases, dice are rolled at once: all threads decide, and then all roll.
                    is_chance = not in_step and not over and turn(s) == chance
                if is_chance:
                    happen(s, out, odds, seen, rng, so_far)
                    over = ended(s, seen, so_far, limit)
                if over:
                    rank = WAITING
                elif in_step:
                    was = now
                    now = phase(s)
                    rank += now - was + (TURN if now < was else 0)

    return play


def run(game: Game, n: int, seed: int, limit: int) -> tuple[Any, Any]:
    """Play the games of a seed, and return their shares and lengths in the GPU's memory."""
    shares, lengths, short = _places(game, n)
    for i in _launch(game, n, seed, limit, shares, lengths, short).tolist() if n else ():
        share, length = np.zeros((1, game.seats)), np.zeros((1, 2), np.int64)
        playout_cpu.replay(game, seed, i, limit, share, length)
        shares[i : i + 1].copy_to_device(share)
        lengths[i : i + 1].copy_to_device(length.astype(lengths.dtype))
    return shares, lengths


def _places(game: Game, n: int) -> tuple[Any, Any, Any]:
    """Allocate GPU memory for shares, lengths, and the games that find no room (their number, and which)."""
    if not cuda.is_available():
        raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
    shapes = ((n, game.seats), np.float64), ((n, 2), np.int32), (n + 1, np.int64)
    shares, lengths, short = (cuda.device_array(shape, kind) for shape, kind in shapes)
    return shares, lengths, short


def _launch(game: Game, n: int, seed: int, limit: int, shares: Any, lengths: Any, short: Any) -> Any:
    """Play n games, and return the numbers of those that found no room."""
    base = cuda.to_device(np.array(game.blank(), np.int64))
    which: Any = cuda.device_array(0, np.int64)
    layout = shape(len(base))
    processors = 1 if config.ENABLE_CUDASIM else cuda.get_current_device().MULTIPROCESSOR_COUNT
    for room in ROOMS:
        short[0] = 0
        blocks = max(1, min(layout.blocks * processors, -(-n // layout.block)))
        play = compiled(game.name, room)
        with announced_once(play, f"{__name__} (CUDA)"):
            play[blocks, layout.block](base, which, n, seed & LOW63, limit, shares, lengths, short)
        n = int(short[0])
        if n == 0:
            break
        which = cuda.to_device(short[1 : n + 1].copy_to_host())
    return which.copy_to_host()[:n]
