"""The games of a ``Batch`` on an NVIDIA GPU: one thread per game, all arrays in the GPU's memory.

The arrays have ``__cuda_array_interface__``, so torch and JAX take them without copies.
"""

from functools import cache
from typing import Any

import numpy as np
from numba import config, int16, int64
from numba import float64 as double

from strandline.core.bind import bind
from strandline.core.compile_messages import announced_once
from strandline.core.game import Game
from strandline.core.targets.cuda import cuda

from .batch import sources
from .batch_kernel import GAME, SEED, Games

BLOCK = 1 if config.ENABLE_CUDASIM else 64


@cache
def compiled(name: str, seats: int) -> Any:
    """Compile the stepping of a game as two CUDA kernels: one checks all actions, the other makes the decisions."""
    code = bind("cuda", *sources(name))
    step_game, end_step, needed = code.step_game, code.end_step, code.needed
    size, most, actions_of = code.SIZE, code.MAX_MOVES, code.ACTIONS

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(masks: Any, actions: Any, found: Any) -> None:
        """Set found[0] to the first game whose action is illegal, or n if all are legal."""
        i = cuda.grid(1)
        if i < actions.shape[0]:
            action = actions[i]
            if action < 0 or action >= actions_of or masks[i, action] == 0:
                cuda.atomic.min(found, 0, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(games: Games, actions: Any, found: Any, stride: int, limit: int) -> None:
        """Make the decisions, unless one is illegal, and set found[1] to the length of the longest history."""
        i = cuda.grid(1)
        if i < actions.shape[0] and found[0] >= actions.shape[0]:
            s = cuda.local.array(size, int64)
            hidden = cuda.local.array(size, int64)
            out = cuda.local.array(most, int16)
            odds = cuda.local.array(most, int16)
            shares = cuda.local.array(seats, double)
            for k in range(size):
                s[k] = games.rows[i, k]
            action = int64(actions[i])
            ending = step_game(games, i, s, action, hidden, out, odds, shares, stride, limit)
            for k in range(size):
                games.rows[i, k] = s[k]
            end_step(games, i, s, ending)
            cuda.atomic.max(found, 1, needed(games, i))

    @cuda.jit  # type: ignore[untyped-decorator]
    def widen(old: Any, new: Any) -> None:
        i = cuda.grid(1)
        if i < old.shape[0]:
            for k in range(old.shape[1]):
                new[i, k] = old[i, k]

    return code, check, step, widen


class Gpu:
    """The same as ``batch.Cores``, for a GPU."""

    def __init__(self, game: Game):
        if not cuda.is_available():
            raise RuntimeError("device='cuda': this machine has no GPU that Numba can use; use device='cpu'")
        self._blank = np.array(game.blank(), np.int64)
        self.code, self._check, self._step, self._widen = compiled(game.name, game.seats)
        self._found = cuda.to_device(np.zeros(2, np.int64))

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        return cuda.to_device(np.zeros(shape, kind))

    def begin(self, rows: Any, tally: Any, seeds: Any, first_games: Any) -> None:
        n = rows.shape[0]
        rows.copy_to_device(np.tile(self._blank, (n, 1)))
        first = tally.copy_to_host()
        first[:, GAME] = first_games
        first[:, SEED] = seeds
        tally.copy_to_device(first)

    def copied(self, array: Any) -> Any:
        return array.copy_to_host()

    def owned(self, array: Any) -> Any:
        return cuda.to_device(array)

    def taken(self, actions: Any) -> Any:
        """Return an array in the GPU's memory as it is, from any library; copy an array of the CPU there."""
        if hasattr(actions, "__cuda_array_interface__"):
            found = cuda.as_cuda_array(actions)
        else:
            found = cuda.to_device(np.ascontiguousarray(actions))
        if found.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers; these are {found.dtype}")
        return found

    def row(self, array: Any, i: int) -> Any:
        return array[i].copy_to_host()

    def write(self, array: Any, i: int, values: list[int]) -> None:
        row = array[i].copy_to_host()
        row[: len(values)] = values
        array[i].copy_to_device(row)

    def widened(self, array: Any, width: int) -> Any:
        wider = self.zeros((array.shape[0], width), "int64")
        self._widen[blocks(array), BLOCK](array, wider)
        return wider

    def all_alike(self, action: int, n: int) -> Any:
        return cuda.to_device(np.full(n, action))

    def step(self, games: Games, actions: Any, *numbers: int, is_checked: bool) -> tuple[int, int]:
        """Step all games; return the first with an illegal action (then nothing was done) and the longest history."""
        n = len(actions)
        self._found.copy_to_device(np.array([n, 0]))
        if is_checked:
            self._check[blocks(actions), BLOCK](games.masks, actions, self._found)
        with announced_once(self._step, f"{__name__} (CUDA)"):
            self._step[blocks(actions), BLOCK](games, actions, self._found, *numbers)
        wrong, longest = self._found.copy_to_host().tolist()
        return wrong if wrong < n else -1, longest


def blocks(array: Any) -> int:
    return -(-int(array.shape[0]) // BLOCK)
