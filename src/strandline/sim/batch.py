"""``Batch``: thousands of games side by side, stepped together by compiled code, on threads or on a GPU."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from strandline.core import registry
from strandline.core.bind import bind
from strandline.core.errors import MissingExtra
from strandline.core.game import Game, Position
from strandline.core.history import HEAD
from strandline.core.messages import say
from strandline.core.numba_cache import default_target
from strandline.core.validate_ints import seed_of

from . import batch_kernel as kernel
from .batch_kernel import BEGINS, DEALS, RESUMES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

__all__ = ["Batch"]

ROOM = 64
"""Initial room for the positions since the last fresh one. When one game needs more, the room is doubled for all."""
SPARE = 32  # the most positions that one step can add


class Batch:
    """n games side by side, each waiting for a decision.

    Slot i plays the games i, i + n, i + 2n, … of the seed, one after another. The games are the same on every device
    and with any number of threads. The batch owns the arrays, and each step overwrites them. On a GPU
    they are arrays in its memory, of the same shapes and types.
    """

    rows: "NDArray[np.int64]"
    """n × SIZE: the positions, as rows of the rules. Call ``refresh`` after writing here."""
    lengths: "NDArray[np.int64]"
    """n × 2: decisions and chance events of each game so far."""
    turns: "NDArray[np.int64]"
    """n: the seat to decide."""
    masks: "NDArray[np.int8]"
    """n × actions: 1 for each legal action of that seat."""
    legal: "NDArray[np.int16]"
    """n × most: the same actions as a list; the first ``legal_counts`` places count."""
    observations: "NDArray[np.int8]"
    """n × observed: what that seat sees."""
    rewards: "NDArray[np.float32]"
    """n × seats: the rewards of the last step, 0 except where a game ended."""
    done: "NDArray[np.bool_]"
    """n: whether the last step ended the game or cut it off. The slot's next game has then already been dealt."""
    terminated: "NDArray[np.bool_]"
    """n: whether the game ended by the rules."""
    truncated: "NDArray[np.bool_]"
    """n: whether the game was cut off."""
    finals: "NDArray[np.int8]"
    """n × observed: where a game has ended, what the seat that made the last decision saw at the end."""

    def __init__(
        self, game: Game, n: int, seed: int = 0, device: Literal["cpu", "cuda"] = "cpu",
        threads: int | None = None, limit: int = 10_000,
    ):  # fmt: skip
        """``threads``: the number of CPU threads, by default one per core.

        ``limit``: cut games off after this many decisions.
        """
        try:
            import numpy  # noqa: F401
        except ImportError:
            raise MissingExtra(say("core-needs-extra", extra="fast")) from None
        if device not in ("cpu", "cuda"):
            raise ValueError(f"device={device!r}: allowed are 'cpu' and 'cuda'")
        if n < 1 or limit < 1 or (threads is not None and threads < 1):
            raise ValueError("n, limit and threads must be 1 or more")
        self.game, self.n, self.seed, self.limit = game, n, seed_of(seed), limit
        self._device = Cores(game, threads or os.cpu_count() or 1) if device == "cpu" else _gpu(game)
        code, zeros = self._device.code, self._device.zeros
        self._room = ROOM if game.modules.rules.repeats(game.blank()) else 1
        self.rows = zeros((n, code.SIZE), "int64")
        self._seen = zeros((n, HEAD + self._room), "int64")
        self._rng = zeros((n, 2), "int64")
        self.lengths = zeros((n, 2), "int64")
        self._tally = zeros((n, 2), "int64")
        self.legal = zeros((n, code.MAX_MOVES), "int16")
        self.masks = zeros((n, code.ACTIONS), "int8")
        self.observations = zeros((n, code.OBSERVED), "int8")
        self.turns = zeros((n,), "int64")
        self.rewards = zeros((n, game.seats), "float32")
        self.done = zeros((n,), "bool")
        self.terminated = zeros((n,), "bool")
        self.truncated = zeros((n,), "bool")
        self.finals = zeros((n, code.OBSERVED), "int8")
        self.reset()

    @property
    def legal_counts(self) -> "NDArray[np.int64]":
        """n: the number of legal actions."""
        counts: NDArray[np.int64] = self._tally[:, kernel.LEGAL_COUNT]
        return counts

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again: the first n of this seed, or of the previous seed if none is given."""
        self.seed = self.seed if seed is None else seed_of(seed)
        self._device.begin(self.rows, self._tally)
        self._make_ready(DEALS)

    def step(self, actions: "ArrayLike") -> None:
        """Make a decision in every game. If any action is illegal, do nothing and raise a ValueError that names it."""
        taken = self._device.taken(actions)
        if taken.shape != (self.n,):
            raise ValueError(f"actions must be one for each game, {self.n}; these are of shape {tuple(taken.shape)}")
        wrong = self._run(taken, is_checked=True)
        if wrong >= 0:
            action = int(taken[wrong])
            raise ValueError(f"game {wrong}: action {action} is not legal; `masks` has 1 for those that are")

    def refresh(self) -> None:
        """Update everything after rows were written from outside; their histories begin here.

        Where a row says that the game is over, the slot's next game is dealt.
        """
        self._make_ready(BEGINS)

    def position(self, i: int) -> Position:
        """Return the game of slot i as a Position. Its moves are not known, only the history that still counts.

        In games whose text lists all moves, the text of this position lists none.
        """
        i = range(self.n)[i]
        row, seen = ([int(x) for x in self._device.row(array, i)] for array in (self.rows, self._seen))
        return Position(self.game, row, seen, [] if self.game.modules.notation.TEXT_HAS_MOVES else row, None)

    def put(self, i: int, position: Position) -> None:
        """Continue slot i from a position; the other slots stay as they are. If chance is next, it is played."""
        i = range(self.n)[i]
        if position.game != self.game or position.turn is None:
            raise ValueError(f"{position!r}: a position of {self.game!r} that is not over is needed")
        row, seen = position.row(), position.repetition_keys()
        while len(seen) + SPARE > HEAD + self._room > HEAD + 1:
            self._widen()
        self._device.write(self.rows, i, row)
        self._device.write(self._seen, i, seen)
        self._make_ready(RESUMES, i)

    def _widen(self) -> None:
        self._room *= 2
        self._seen = self._device.widened(self._seen, HEAD + self._room)

    def _make_ready(self, how: int, i: int | None = None) -> None:
        self._run(self._device.all_alike(how, self.n if i is None else 1), i)

    def _run(self, actions: Any, i: int | None = None, is_checked: bool = False) -> int:
        """Make decisions. If an action is illegal, do nothing and return the first such game."""
        games = kernel.Games(
            self.rows, self._seen, self._rng, self.lengths, self._tally, self.legal, self.masks, self.observations,
            self.turns, self.rewards, self.done, self.terminated, self.truncated, self.finals,
        )  # fmt: skip
        if i is not None:
            games = kernel.Games(*(array[i : i + 1] for array in games))
        numbers = self.seed, self.n, self.limit
        wrong, longest = self._device.step(games, actions, *numbers, is_checked=is_checked)
        if longest + SPARE > self._room > 1:
            self._widen()
        return int(wrong)


class Cores:
    """The cores of this machine: each thread steps a slice of the games in compiled code.

    Without Numba the same source is interpreted, which is slower.
    """

    def __init__(self, game: Game, threads: int):
        import numpy

        self._numpy, self._blank = numpy, game.blank()
        self.code = compiled(game.name)
        self._threads = threads if find_spec("numba") else 1
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        sizes = (self.code.SIZE, self.code.MAX_MOVES, self.code.MAX_MOVES)
        self._desks = [
            (*(self.code.array([0] * size) for size in sizes), self.zeros((game.seats,), "float64"))
            for _ in range(self._threads)
        ]

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        return self._numpy.zeros(shape, kind)

    def begin(self, rows: Any, tally: Any) -> None:
        """Write the options into every row, and give every slot its first game number."""
        rows[:] = self._blank
        tally[:, kernel.GAME] = self._numpy.arange(len(tally))

    def taken(self, actions: Any) -> Any:
        found = self._numpy.asarray(actions)
        if found.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers; these are {found.dtype}")
        return self._numpy.ascontiguousarray(found, self._numpy.int64)

    def row(self, array: Any, i: int) -> Any:
        return array[i]

    def write(self, array: Any, i: int, values: list[int]) -> None:
        array[i, : len(values)] = values

    def widened(self, array: Any, width: int) -> Any:
        wider = self.zeros((len(array), width), "int64")
        wider[:, : array.shape[1]] = array
        return wider

    def all_alike(self, action: int, n: int) -> Any:
        return self._numpy.full(n, action)

    def step(self, games: kernel.Games, actions: Any, *numbers: int, is_checked: bool) -> tuple[int, int]:
        """Step all games; return the first with an illegal action (then nothing was done) and the longest history."""
        n, work = len(actions), self.code.step_slice
        wrong = self.code.first_illegal(games.masks, actions) if is_checked else -1
        if wrong >= 0:
            return wrong, 0
        if not find_spec("numba"):
            return -1, self._interpreted(games, actions, *numbers)
        if self._threads == 1:
            return -1, work(games, actions, *self._desks[0], *numbers)
        ends = [n * k // self._threads for k in range(self._threads + 1)]
        jobs = [
            (kernel.Games(*(array[a:b] for array in games)), actions[a:b], *desk, *numbers)
            for desk, (a, b) in zip(self._desks, pairwise(ends), strict=True)
            if a < b
        ]
        others = [self._pool.submit(work, *job) for job in jobs[1:]] if self._pool else []
        return -1, max([work(*jobs[0]), *(each.result() for each in others)])

    def _interpreted(self, games: kernel.Games, actions: Any, *numbers: int) -> Any:
        """Run interpreted code with rows as lists, since NumPy's ints overflow."""
        lists = {name: getattr(games, name).tolist() for name in ("rows", "seen", "rng", "lengths", "tally")}
        found = self.code.step_slice(games._replace(**lists), actions, *self._desks[0], *numbers)
        for name, rows in lists.items():
            getattr(games, name)[:] = rows
        return found


@cache
def compiled(name: str) -> Any:
    """Bind the stepping of a game, compiled if Numba is installed."""
    return bind(default_target(name), *sources(name))


def sources(name: str) -> tuple[Any, ...]:
    """Return the modules that are bound for stepping a game."""
    return registry.modules(name).rules, registry.encoding(name), kernel


def _gpu(game: Game) -> Any:
    try:
        from .batch_cuda import Gpu
    except ImportError:
        raise MissingExtra(say("core-needs-extra", extra="fast")) from None
    return Gpu(game)
