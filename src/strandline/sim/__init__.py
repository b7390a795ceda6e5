"""Many random games at once, on the cores of a machine or on a GPU: the same games for the same seed on each."""

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from strandline.core.errors import MissingExtra
from strandline.core.game import Game
from strandline.core.messages import say
from strandline.core.validate_ints import seed_of

from .batch import Batch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Batch", "Playouts", "play_out"]


@dataclass(frozen=True)
class Playouts:
    """The results of n games."""

    results: "NDArray[np.float64]"
    """n × seats: each seat's share of 1; all 0 where the game was cut off."""
    lengths: "NDArray[np.int64]"
    """n × 2: decisions and chance events of each game. If left on a GPU, they are int32."""


def play_out(
    game: Game, n: int, seed: int = 0, policy: Literal["random"] = "random",
    device: Literal["cpu", "cuda"] = "cpu", threads: int | None = None, limit: int = 10_000,
    is_left_there: bool = False,
) -> Playouts:  # fmt: skip
    """Play n random games from fresh deals. Every step generates all legal moves and plays one of them at random.

    ``threads``: the number of CPU threads, by default one per core. ``limit``: a game is cut off after this many
    decisions (a game can go on for ever only if repetition is switched off). ``is_left_there``: on a GPU, results and
    lengths stay in its memory, as arrays that torch and JAX take by the CUDA array interface.
    """
    try:
        import numpy as np
    except ImportError:
        raise MissingExtra(say("core-needs-extra", extra="fast")) from None
    from . import playout_cpu

    if policy != "random":
        raise ValueError(f"policy={policy!r}: allowed is 'random'")
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device={device!r}: allowed are 'cpu' and 'cuda'")
    if n < 0 or limit < 1 or (threads is not None and threads < 1):
        raise ValueError("n must be 0 or more, limit and threads 1 or more")
    seed = seed_of(seed)
    shares: Any = np.zeros((n, game.seats))
    lengths: Any = np.zeros((n, 2), np.int64)
    if device == "cuda":
        try:
            from . import playout_cuda
        except ImportError:
            raise MissingExtra(say("core-needs-extra", extra="fast")) from None
        found = playout_cuda.run(game, n, seed, limit)
        if is_left_there:
            return Playouts(*found)
        shares, lengths = found[0].copy_to_host(), found[1].copy_to_host().astype(np.int64)
    elif n:
        playout_cpu.run(game, n, seed, limit, min(threads or os.cpu_count() or 1, n), shares, lengths)
    return Playouts(shares, lengths)
