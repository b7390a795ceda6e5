"""``Batch``: thousands of games side by side, stepped together by compiled code, on threads or on a GPU."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, Literal

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

__all__ = ["Batch"]

ROOM = 64
"""How many positions since the last fresh one a game may have at first; when that gets short, all get twice as many."""
SPARE = 32  # no step adds more positions


class Batch:
    """n games side by side, each waiting for a decision.

    Slot i plays the games i, i + n, i + 2n, … of the seed, one after another: the same games on every device, and
    however many threads there are. The arrays are the batch's own: a step writes over them.
    """

    rows: Any
    """n × SIZE: the positions, as the rules have them. Whoever writes here calls ``refresh`` afterwards."""
    lengths: Any
    """n × 2: decisions and chance events of each game so far."""
    turns: Any
    """n: the seat to decide."""
    masks: Any
    """n × actions: 1 for each legal action of that seat."""
    legal: Any
    """n × most: the same as a list: its first ``legal_counts`` places."""
    observations: Any
    """n × observed: what that seat sees."""
    rewards: Any
    """n × seats: what the last step brought, 0 but where it ended a game."""
    done: Any
    """n: whether the game is over, or cut off; then the slot's next game has been dealt already."""
    terminated: Any
    """n: whether it is over."""
    truncated: Any
    """n: whether it was cut off."""
    finals: Any
    """n × observed: where a game has ended, what the seat that made the last decision saw then."""

    def __init__(
        self, game: Game, n: int, seed: int = 0, device: Literal["cpu", "cuda"] = "cpu",
        threads: int | None = None, limit: int = 10_000,
    ):  # fmt: skip
        """``threads``: on the CPU, as many as the machine has cores unless told. ``limit``: decisions of a game."""
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
    def legal_counts(self) -> Any:
        """n: how many actions are legal."""
        return self._tally[:, kernel.LEGAL_COUNT]

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew: the first n of the seed, the last one unless told."""
        self.seed = self.seed if seed is None else seed_of(seed)
        self._device.begin(self.rows, self._tally)
        self._make_ready(DEALS)

    def step(self, actions: Any) -> None:
        """Make a decision in every game. Where an action is not legal, nothing is done, and a ValueError says which."""
        actions = self._device.taken(actions)
        if actions.shape != (self.n,):
            raise ValueError(f"actions must be one for each game, {self.n}; these are of shape {tuple(actions.shape)}")
        wrong = self._run(actions, is_checked=True)
        if wrong >= 0:
            action = int(actions[wrong])
            raise ValueError(f"game {wrong}: action {action} is not legal; `masks` has 1 for those that are")

    def refresh(self) -> None:
        """After rows have been written from outside: histories begin here, and what follows from the rows is told.

        Where a row says that the game is over, the slot's next game is dealt.
        """
        self._make_ready(BEGINS)

    def position(self, i: int) -> Position:
        """The game of slot i as a Position. How it came there is not known: only what of it still counts.

        Where a text tells all moves, it has none.
        """
        i = range(self.n)[i]
        row, seen = ([int(x) for x in self._device.row(array, i)] for array in (self.rows, self._seen))
        return Position(self.game, row, seen, [] if self.game.modules.notation.TEXT_HAS_MOVES else row, None)

    def put(self, i: int, position: Position) -> None:
        """Let slot i go on from a position; the other slots stay as they are. Chance, if it is next, is played."""
        i = range(self.n)[i]
        if position.game != self.game or position.turn is None:
            raise ValueError(f"{position!r}: a position of {self.game!r} that is not over is needed")
        row, seen = position.row(), position.seen()
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
        """Make decisions; the first game whose action is not legal, and then nothing was done."""
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
    """The cores of this machine: threads over slices of the games, each calling compiled code.

    Without Numba the same source is interpreted, slower.
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
        """The options in every row, and the first number for every slot."""
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
        """The first game whose action is not legal, and then nothing was done; and the longest history."""
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
        """Interpreted code has its rows as lists, since NumPy's ints overflow."""
        lists = {name: getattr(games, name).tolist() for name in ("rows", "seen", "rng", "lengths", "tally")}
        found = self.code.step_slice(games._replace(**lists), actions, *self._desks[0], *numbers)
        for name, rows in lists.items():
            getattr(games, name)[:] = rows
        return found


@cache
def compiled(name: str) -> Any:
    """A game's stepping, compiled where Numba is installed."""
    return bind(default_target(), *sources(name))


def sources(name: str) -> tuple[Any, ...]:
    """What is bound for stepping a game."""
    return registry.modules(name).rules, registry.encoding(name), kernel


def _gpu(game: Game) -> Any:
    try:
        from .batch_cuda import Gpu
    except ImportError:
        raise RuntimeError("device='cuda' needs Numba: pip install '.[fast]'") from None
    return Gpu(game)
