"""One game as the environments play it: with checked options, and with chance played automatically."""

from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from strandline.core import registry
from strandline.core.contract import CHANCE
from strandline.core.errors import bad_option
from strandline.core.game import Game, game

from .encoding import Encoding

LIMIT = 2_000
"""A game that is not over after this many decisions and chance events is stopped. This hardly ever happens."""

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


class Episode:
    """One game from its deal on. Chance is played at once, so there is always a seat to decide until the end."""

    def __init__(self, encoding: Encoding, rng: np.random.Generator, limit: int):
        self.encoding = encoding
        self.rng = rng
        self.limit = limit
        self.position = encoding.game.start(seed=int(rng.integers(1 << 62)))
        self.events = 0
        self._play_chance()

    def play(self, move: str) -> None:
        """Play a decision, and all chance that follows."""
        self.position = self.position.play(move)
        self.events += 1
        self._play_chance()

    def _play_chance(self) -> None:
        while self.position.turn == CHANCE and self.events < self.limit:
            weights = self.position.weights()
            ends = np.cumsum(list(weights.values()))
            outcome = int(np.searchsorted(ends, self.rng.integers(ends[-1]), side="right"))
            self.position = self.position.play(list(weights)[outcome])
            self.events += 1

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.position.turn is None

    @property
    def is_cut(self) -> bool:
        """Whether the game was stopped."""
        return not self.is_over and self.events >= self.limit

    @property
    def is_ended(self) -> bool:
        """Whether the game is over or was stopped."""
        return self.is_over or self.is_cut

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows and its legal actions; none if it is not to decide."""
        is_asked = self.position.turn == seat and not self.is_ended
        mask = self.encoding.mask(self.position) if is_asked else np.zeros(self.encoding.actions, np.int8)
        return {"observation": self.encoding.observe(self.position, seat), "action_mask": mask}
