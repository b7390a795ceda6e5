"""The games for JAX: a pure step that works under ``jit``, ``vmap`` and ``scan``, by a callback to the compiled rules.

The rules run on the processor: with arrays on a GPU, each step brings the states to the host and back.
"""

from functools import partial
from typing import Any, NamedTuple

from strandline.core.errors import MissingExtra
from strandline.core.messages import say

try:
    import jax
    import jax.numpy as jnp
except ImportError:
    raise MissingExtra(say("core-needs-extra", extra="jax")) from None

import numpy as np

from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.sim.batch import Cores, as_lists, write_back
from strandline.sim.batch_kernel import (
    DEALS,
    LEGAL_COUNT,
    NO_SEAT,
    ONE_GAME,
    RESTS,
    RESUMES,
    SEED,
    SPARE,
    TALLY,
    Games,
)

__all__ = ["JaxGames", "Seen", "State"]


class State(NamedTuple):
    """Games as JAX carries them: the numbers of the rules, each as two of 32 bits. The first axis is that of games."""

    rows: Any
    seen: Any
    rng: Any
    lengths: Any
    tally: Any


class Seen(NamedTuple):
    """What a step shows of each game."""

    observation: Any
    """int8: what the seat to decide sees; where a game has ended, what the seat that decided last saw then."""
    mask: Any
    """bool: its legal actions; all of them where a game has ended."""
    seat: Any
    """int32: the seat to decide; negative where the game is over."""
    rewards: Any
    """float32, of all seats: 0 except where the step has ended a game."""
    terminated: Any
    truncated: Any
    illegal: Any
    """bool: the action was not legal. Then the game stays as it was; it counts as terminated, with −1 for the seat."""


class JaxGames:
    """Games of one kind, stepped by pure functions of JAX.

    ``resets``: when a game ends, the next one is dealt in the same step; otherwise it stays over, and further steps
    leave it alone, as a tree search wants it. A game is truncated after ``limit`` decisions.
    """

    def __init__(self, game: Game, resets: bool = False, limit: int = 1_000):
        if limit < 1:
            raise ValueError(f"limit={limit}: must be 1 or more")
        self.game, self.resets, self.limit = game, resets, limit
        self._cores = Cores(game, 1)
        self._room = limit + SPARE if game.modules.rules.repeats(game.blank()) else 1
        code = self._cores.code
        self.actions, self.observed = int(code.ACTIONS), int(code.OBSERVED)
        self._widths = State(int(code.SIZE), HEAD + self._room, 2, 2, TALLY)

    def init(self, seeds: Any) -> tuple[State, Seen]:
        """Deal a game for each seed, the one of ``game.start(seed)``: from 0 to 2³¹ − 1."""
        seeds = jnp.asarray(seeds, jnp.int32)
        return self._call(partial(self._host, True), seeds, seeds)

    def step(self, state: State, actions: Any) -> tuple[State, Seen]:
        """Make a decision in every game, and return the new states and what is seen of them."""
        return self._call(partial(self._host, False), actions, jnp.asarray(actions, jnp.int32), *state)

    def _call(self, host: Any, like: Any, *arguments: Any) -> tuple[State, Seen]:
        shape = jnp.shape(like)

        def told(kind: Any, *more: int) -> Any:
            return jax.ShapeDtypeStruct((*shape, *more), kind)

        found = (
            State(*(told(jnp.int32, 2 * width) for width in self._widths)),
            Seen(
                told(jnp.int8, self.observed), told(jnp.bool_, self.actions), told(jnp.int32),
                told(jnp.float32, self.game.seats), told(jnp.bool_), told(jnp.bool_), told(jnp.bool_),
            ),
        )  # fmt: skip
        done: tuple[State, Seen] = jax.pure_callback(host, found, *arguments, vmap_method="broadcast_all")
        return done

    def _host(self, is_first: bool, actions: Any, *words: Any) -> tuple[State, Seen]:
        """Step games whose state is given as words, whatever their leading axes are."""
        shape, n = np.shape(actions), int(np.size(actions))
        games = self._games(n)
        given = np.asarray(actions).reshape(n).astype(np.int64)
        if is_first:
            games.rows[:] = self.game.blank()
            games.tally[:, SEED] = given
            chosen, illegal = np.full(n, DEALS), np.zeros(n, np.bool_)
        else:
            for array, each in zip((games.rows, games.seen, games.rng, games.lengths, games.tally), words, strict=True):
                array[:] = np.ascontiguousarray(each).reshape(n, -1).view(np.int64)
            games.tally[:, LEGAL_COUNT] = 0
            chosen, illegal = self._checked(games, given)
        before = games.turns.copy()
        self._run(games, chosen)
        ended = games.done & (not self.resets) | (games.turns < 0)
        rewards = games.rewards.copy()
        rewards[illegal] = 0
        rewards[illegal, before[illegal]] = -1
        seen = Seen(
            np.where(ended[:, None], games.finals, games.sights),
            games.masks.astype(np.bool_) | (ended | illegal)[:, None],
            games.turns.astype(np.int32), rewards, games.over | illegal, games.cut, illegal,
        )  # fmt: skip
        state = State(*(self._words(each) for each in (games.rows, games.seen, games.rng, games.lengths, games.tally)))

        def spread(part: Any) -> Any:
            return part.reshape(*shape, *part.shape[1:])

        return State(*map(spread, state)), Seen(*map(spread, seen))

    def _checked(self, games: Games, given: Any) -> tuple[Any, Any]:
        """Return the actions, RESTS where a game has ended or an action is not legal, and where that is."""
        self._tell(games)
        is_over = (games.turns < 0) | ((games.lengths[:, 0] >= self.limit) & (not self.resets))
        inside = np.clip(given, 0, self.actions - 1)
        legal = (given == inside) & (games.masks[np.arange(len(given)), inside] == 1)
        return np.where(legal & ~is_over, given, RESTS), ~legal & ~is_over

    def _tell(self, games: Games) -> None:
        """Write the turns of states, and what is seen and legal there."""
        lengths = games.lengths.copy()
        self._run(games, np.full(len(lengths), RESTS))
        self._run(games, np.where(games.turns >= 0, RESUMES, RESTS))
        games.lengths[:] = lengths

    def _run(self, games: Games, actions: Any) -> None:
        code, desk = self._cores.code, self._cores.desks[0]
        numbers = 1 if self.resets else ONE_GAME, self.limit
        if not self._cores.is_interpreted:
            code.step_slice(games, actions, *desk, *numbers)
            return
        lists = as_lists(games, ("rows", "seen", "rng", "lengths", "tally"))
        code.step_slice(games._replace(**lists), actions, *desk, *numbers)
        write_back(games, lists)

    def _games(self, n: int) -> Games:
        code, zeros = self._cores.code, np.zeros
        return Games(
            rows=zeros((n, self._widths.rows), np.int64), seen=zeros((n, self._widths.seen), np.int64),
            rng=zeros((n, 2), np.int64), lengths=zeros((n, 2), np.int64), tally=zeros((n, TALLY), np.int64),
            legal=zeros((n, code.MAX_MOVES), np.int16), masks=zeros((n, self.actions), np.int8),
            sights=zeros((n, self.observed), np.int8), turns=zeros(n, np.int64),
            rewards=zeros((n, self.game.seats), np.float32), done=zeros(n, np.bool_), over=zeros(n, np.bool_),
            cut=zeros(n, np.bool_), finals=zeros((n, self.observed), np.int8), eyes=np.full(n, NO_SEAT),
            log=zeros((n, 1), np.int64),
        )  # fmt: skip

    @staticmethod
    def _words(array: Any) -> Any:
        return np.ascontiguousarray(array).view(np.int32)
