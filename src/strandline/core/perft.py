"""Perft: the number of move sequences of a given length. It changes only when the rules do."""

from functools import cache
from typing import TYPE_CHECKING, Any

from . import perft_kernel, registry
from .bind import bind
from .numba_cache import default_target

if TYPE_CHECKING:
    from .game import Position


def perft(position: "Position", depth: int, compiled: bool | None = None) -> int:
    """Count the sequences of ``depth`` moves and outcomes.

    ``compiled``: use Numba; by default where it is installed.
    """
    if depth == 0 or position.turn is None:
        return int(depth == 0)
    is_usual = default_target(position.game.name) == "cpu"
    code = _code(position.game.name, is_usual if compiled is None else compiled)
    seen = position.repetition_keys()
    rows = [position.row(), *([0] * code.SIZE for _ in range(depth))]
    outs = [[0] * code.MAX_MOVES for _ in range(depth)]
    seens = [seen + [0] * (depth + 1), *([0] * (len(seen) + depth + 1) for _ in range(depth))]
    tables = map(code.array, (rows, outs, seens, [0] * (depth + 1), [0] * (depth + 1)))
    return int(code.count_lines(*tables, depth))


@cache
def _code(name: str, compiled: bool) -> Any:
    return bind("cpu" if compiled else "python", registry.modules(name).rules, perft_kernel)
