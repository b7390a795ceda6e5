"""``Batch``: thousands of games side by side, stepped together by compiled code, on threads or on a GPU."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from strandline.core import registry
from strandline.core.bind import bind
from strandline.core.errors import MissingExtra
from strandline.core.game import Game, Position
from strandline.core.history import HEAD, length
from strandline.core.messages import say
from strandline.core.numba_cache import default_target
from strandline.core.validate_ints import seed_of

from . import batch_kernel as kernel
from .batch_kernel import BEGINS, DEALS, RESUMES, SPARE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

__all__ = ["Batch"]

ROOM = 64
"""Initial room for the positions since the last fresh one. When one game needs more, the room is doubled for all."""


class Batch:
    """n games side by side, each waiting for a decision.

    Slot i plays the games i, i + n, i + 2n, … of the seed, one after another; with a list of seeds, one for each slot,
    it plays the games 0, 1, 2, … of its own. The games are the same on every device and with any number of threads.
    The batch owns the arrays, and each step overwrites them. On a GPU they are arrays in its memory, of the same shapes
    and types. ``copy.deepcopy`` and ``pickle`` keep everything.
    """

    _keeps_moves = False
    _is_one_game = False  # no game follows the first, and its end stays in the row

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
        self, game: Game, n: int, seed: int | Sequence[int] = 0, device: Literal["cpu", "cuda"] = "cpu",
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
        self.game, self.n, self.limit, self.device = game, n, limit, device
        self.seed: int | tuple[int, ...] = self._checked(seed)
        self._threads = threads or os.cpu_count() or 1
        self._device = self._made_device()
        code, zeros = self._device.code, self._device.zeros
        self._room = ROOM if self._keeps_moves or game.modules.rules.repeats(game.blank()) else 1
        self.rows = zeros((n, code.SIZE), "int64")
        self._seen = zeros((n, HEAD + self._room), "int64")
        self._rng = zeros((n, 2), "int64")
        self.lengths = zeros((n, 2), "int64")
        self._tally = zeros((n, kernel.TALLY), "int64")
        self.legal = zeros((n, code.MAX_MOVES), "int16")
        self.masks = zeros((n, code.ACTIONS), "int8")
        self.observations = zeros((n, code.OBSERVED), "int8")
        self.turns = zeros((n,), "int64")
        self.rewards = zeros((n, game.seats), "float32")
        self.done = zeros((n,), "bool")
        self.terminated = zeros((n,), "bool")
        self.truncated = zeros((n,), "bool")
        self.finals = zeros((n, code.OBSERVED), "int8")
        self._eyes = self._device.all_alike(kernel.NO_SEAT, n)
        self._log = zeros((n, self._room if self._keeps_moves else 1), "int64")
        self.reset()

    def _made_device(self) -> Any:
        return Cores(self.game, self._threads) if self.device == "cpu" else _gpu(self.game)

    def _checked(self, seed: int | Sequence[int]) -> int | tuple[int, ...]:
        """Return a seed, or one for each slot, if valid."""
        if isinstance(seed, int) or not hasattr(seed, "__len__"):
            return seed_of(seed)
        seeds = tuple(map(seed_of, seed))
        if len(seeds) != self.n:
            raise ValueError(f"a list of seeds has one for each game, {self.n}; this one has {len(seeds)}")
        return seeds

    def __getstate__(self) -> dict[str, Any]:
        """Return everything but threads and compiled code."""
        own = {name: value for name, value in vars(self).items() if name != "_device"}
        return {name: self._device.copied(value) if hasattr(value, "dtype") else value for name, value in own.items()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._device = self._made_device()
        vars(self).update({name: self._device.owned(each) for name, each in state.items() if hasattr(each, "dtype")})

    @property
    def legal_counts(self) -> "NDArray[np.int64]":
        """n: the number of legal actions."""
        counts: NDArray[np.int64] = self._tally[:, kernel.LEGAL_COUNT]
        return counts

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games again: the first n of this seed, or of the previous seed if none is given.

        A list has a seed for each slot, which then begins with the deal of ``game.start(seed)``.
        """
        self.seed = self.seed if seed is None else self._checked(seed)
        self._device.begin(self.rows, self._tally, self.seed, range(self.n) if self._stride == self.n else 0)
        self._make_ready(DEALS)

    @property
    def _stride(self) -> int:
        """How many games further a slot's next one is."""
        if self._is_one_game:
            return kernel.ONE_GAME
        return 1 if isinstance(self.seed, tuple) else self.n

    def step(self, actions: "ArrayLike") -> None:
        """Make a decision in every game. If any action is illegal, do nothing and raise a ValueError that names it."""
        taken = self._device.taken(actions)
        self._check_shape(taken)
        self._refuse(self._run(taken, is_checked=True), taken)

    def check(self, actions: "ArrayLike") -> Any:
        """Return the actions as ``step_checked`` takes them; raise a ValueError that names one that is illegal."""
        taken = self._device.taken(actions)
        self._check_shape(taken)
        self._refuse(int(self._device.code.first_illegal(self.masks, taken)), taken)
        return taken

    def step_checked(self, actions: Any) -> None:
        """Make decisions that ``check`` has returned; RESTS of the kernel leaves a game as it is."""
        self._run(actions)

    def _check_shape(self, actions: Any) -> None:
        if actions.shape != (self.n,):
            raise ValueError(f"actions must be one for each game, {self.n}; these are of shape {tuple(actions.shape)}")

    def _refuse(self, wrong: int, actions: Any) -> None:
        if wrong >= 0:
            action = int(actions[wrong])
            raise ValueError(f"game {wrong}: action {action} is not legal; `masks` has 1 for those that are")

    def deal_next(self) -> None:
        """Deal the next game of every slot."""
        self._tally[:, kernel.GAME] += self._stride or 1
        self._make_ready(DEALS)

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
        row, seen = [int(x) for x in self._device.row(self.rows, i)], self.history(i)
        return Position(self.game, row, seen, [] if self.game.modules.notation.TEXT_HAS_MOVES else row, None)

    def history(self, i: int) -> list[int]:
        """Return the earlier positions of slot i that still count, as ``core/history.py`` keeps them."""
        seen = [int(x) for x in self._device.row(self._seen, i)]
        return seen[: HEAD + length(seen)]

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
        if self._keeps_moves:
            self._log = self._device.widened(self._log, self._room)

    def _make_ready(self, how: int, i: int | None = None) -> None:
        self._run(self._device.all_alike(how, self.n if i is None else 1), i)

    def _run(self, actions: Any, i: int | None = None, is_checked: bool = False) -> int:
        """Make decisions. If an action is illegal, do nothing and return the first such game."""
        games = self._games()
        if i is not None:
            games = kernel.Games(*(array[i : i + 1] for array in games))
        wrong, longest = self._device.step(games, actions, self._stride, self.limit, is_checked=is_checked)
        if longest + SPARE > self._room > 1:
            self._widen()
        return int(wrong)

    def _games(self) -> kernel.Games:
        return kernel.Games(
            self.rows, self._seen, self._rng, self.lengths, self._tally, self.legal, self.masks, self.observations,
            self.turns, self.rewards, self.done, self.terminated, self.truncated, self.finals, self._eyes, self._log,
        )  # fmt: skip


class Cores:
    """The cores of this machine: each thread steps a slice of the games in compiled code.

    Without Numba the same source is interpreted, which is slower.
    """

    def __init__(self, game: Game, threads: int):
        import numpy

        self._numpy, self._blank = numpy, game.blank()
        self.code = compiled(game.name)
        self.is_interpreted = default_target(game.name) != "cpu"
        self.threads = 1 if self.is_interpreted else threads
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        sizes = (self.code.SIZE, self.code.MAX_MOVES, self.code.MAX_MOVES)
        self.desks = [
            (*(self.code.array([0] * size) for size in sizes), self.zeros((game.seats,), "float64"))
            for _ in range(self.threads)
        ]

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        return self._numpy.zeros(shape, kind)

    def begin(self, rows: Any, tally: Any, seeds: Any, first_games: Any) -> None:
        """Write the options into every row, and give every slot its seed and first game number."""
        rows[:] = self._blank
        tally[:, kernel.SEED] = seeds
        tally[:, kernel.GAME] = first_games

    def copied(self, array: Any) -> Any:
        """Return a copy in the memory of the CPU."""
        return array.copy()

    def owned(self, array: Any) -> Any:
        """Return an array of the CPU as one of this device."""
        return array

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
        wrong = self.code.first_illegal(games.masks, actions) if is_checked else -1
        if wrong >= 0:
            return wrong, 0
        if self.is_interpreted:
            return -1, self._interpreted(games, actions, *numbers)
        return -1, max(
            self.on_threads(
                len(actions),
                lambda k, part: self.code.step_slice(sliced(games, part), actions[part], *self.desks[k], *numbers),
            )
        )

    def on_threads(self, n: int, work: Callable[[int, slice], Any]) -> list[Any]:
        """Return what the work gives for every thread and its part of n games."""
        if self.threads == 1:
            return [work(0, slice(0, n))]
        ends = [n * k // self.threads for k in range(self.threads + 1)]
        jobs = [(k, slice(a, b)) for k, (a, b) in enumerate(pairwise(ends)) if a < b]
        others = [self._pool.submit(work, *job) for job in jobs[1:]] if self._pool else []
        return [work(*jobs[0]), *(each.result() for each in others)]

    def _interpreted(self, games: kernel.Games, actions: Any, *numbers: int) -> Any:
        """Run interpreted code with rows as lists, since NumPy's ints overflow."""
        lists = as_lists(games, ROWS)
        found = self.code.step_slice(games._replace(**lists), actions, *self.desks[0], *numbers)
        write_back(games, lists)
        return found


ROWS = ("rows", "seen", "rng", "lengths", "tally")
"""The arrays of ``Games`` whose numbers can be wide."""


def as_lists(arrays: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return some arrays of a NamedTuple as lists, for interpreted code."""
    return {name: getattr(arrays, name).tolist() for name in names}


def write_back(arrays: Any, lists: dict[str, Any]) -> None:
    """Write lists back into the arrays of a NamedTuple."""
    for name, rows in lists.items():
        getattr(arrays, name)[:] = rows


def sliced(arrays: Any, part: slice) -> Any:
    """Return the same part of each array of a NamedTuple."""
    return arrays if part.start == 0 and part.stop == len(arrays[0]) else type(arrays)(*(each[part] for each in arrays))


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
