"""One game as the environments play it: with checked options, and with chance played automatically."""

from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from strandline.core import bits, registry
from strandline.core.errors import bad_option
from strandline.core.game import Game, Position, game
from strandline.sim.batch import Batch
from strandline.sim.batch_kernel import GAME, SEED

from .encoding import rewards as exact_rewards
from .forms import Form
from .opponents.against import Against, Opponents

LIMIT = 2_000
"""A game that is not over after this many decisions is stopped. This hardly ever happens."""

Observation = dict[str, NDArray[np.int8]]


def table(name: str, players: int | None, options: dict[str, Any]) -> Game:
    """Return a game with options. ``players`` is accepted for every game, even if only one number is possible."""
    names = {field.name for field in fields(registry.modules(name).board.Options)}
    if players is not None and "players" in names:
        return game(name, players=players, **options)
    found = game(name, **options)
    if players not in (None, found.seats):
        raise bad_option("players", players, str(found.seats), "")
    return found


def checked_limit(limit: int) -> int:
    """Return the number of events after which a game is stopped, or raise an error if it is not a valid number."""
    if limit < 1:
        raise ValueError(f"limit={limit}: must be 1 or more")
    return limit


class Episode(Batch):
    """One game from its deal to its end. Chance is played at once, so there is always a seat to decide until then."""

    _keeps_moves = True
    _is_one_game = True

    def __init__(self, form: Form, limit: int):
        self.form, self.encoding = form, form.encoding
        self._told: tuple[Position, int] | None = None
        super().__init__(form.encoding.game, 1, threads=1, limit=checked_limit(limit))

    def begin(self, seed: int | None = None) -> None:
        """Deal the game that ``game.start(seed)`` deals, or the next one after it."""
        self._told = None
        if seed is not None:
            self.reset([seed])
        else:
            self.deal_next()

    def begin_at(self, position: Position) -> None:
        """Begin with a position."""
        self.put(0, position)
        self._told = position, 0

    @property
    def whole(self) -> Position:
        """The position with all its moves; it hides nothing."""
        told, known = self._told or (self._dealt(), 0)
        events = int(self.lengths[0].sum())
        for move in self._log[0, known:events].tolist():
            told = told.play(self.game.modules.notation.move_text(told.row(), move))
        self._told = told, events
        return told

    def _dealt(self) -> Position:
        """Return the deal that the game began with."""
        rng, row = [0, 0], self.game.blank()
        bits.seed(rng, int(self._tally[0, SEED]), int(self._tally[0, GAME]))
        self.game.modules.rules.deal(row, rng)
        return Position._first(self.game, row)

    def play(self, action: int) -> bool:
        """Play a decision, and all that follows without one; return whether the action was legal."""
        if self.turns[0] < 0 or not 0 <= action < self.encoding.actions or not self.masks[0, action]:
            return False
        self._run(np.array([action]))
        return True

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return bool(self.terminated[0])

    @property
    def is_cut(self) -> bool:
        """Whether the game was stopped."""
        return bool(self.truncated[0])

    @property
    def final(self) -> tuple[float, ...]:
        """Each seat's reward: 0 until the rules have ended the game."""
        shares = [0.0] * self.game.seats
        if not self.is_over:
            return tuple(shares)
        self.game.kernel.result(self.rows[0].tolist(), shares)
        return exact_rewards(tuple(shares))

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows, and its legal actions: none if it is not to decide, all when the game has ended."""
        mask = np.zeros(self.encoding.actions, np.int8)
        if self.is_over or self.is_cut:
            mask.fill(1)
        elif self.turns[0] == seat:
            return {**self.form.of(self.observations[0].copy()), "action_mask": self.masks[0].copy()}
        return {**self.form.of(self.seen_by(seat)), "action_mask": mask}

    def seen_by(self, seat: int) -> NDArray[np.int8]:
        """Return what a seat knows, as numbers."""
        found = np.zeros(self.encoding.shape, np.int8)
        row = self.rows[0].tolist() if self._device.is_interpreted else self.rows[0]
        self._device.code.look(row, seat, self._device.desks[0][0], found)
        return found


class EpisodeAgainst(Episode, Against):
    """One game in which a seat is the learner's, and opponents play the others."""

    def __init__(self, form: Form, opponents: Opponents, seat: int | None, limit: int):
        self.form, self.encoding = form, form.encoding
        self._told = None
        Against.__init__(self, form.encoding.game, 1, opponents, seat, threads=1, limit=checked_limit(limit))
