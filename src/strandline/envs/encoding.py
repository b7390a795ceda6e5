"""Positions and moves as numbers: the encoding that all environments and batches share."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from strandline.core import registry
from strandline.core.bind import bind
from strandline.core.contract import CHANCE
from strandline.core.errors import MissingExtra
from strandline.core.game import Game, Position
from strandline.core.messages import say
from strandline.sim.batch_kernel import fill_rewards

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Encoding", "Plane", "rewards"]


@dataclass(frozen=True)
class Plane:
    """One part of an observation: ``observation[start : start + length]``."""

    name: str
    start: int
    length: int
    meaning: str
    most: int
    """The largest number there; the smallest is 0."""


class Encoding:
    """A game's dense action numbers and its observations; the same for all options of the game."""

    def __init__(self, game: Game):
        try:
            import numpy
        except ImportError:
            raise MissingExtra(say("core-needs-extra", extra="fast")) from None
        self.game = game
        self._numpy = numpy
        self._code = interpreted(game.name)

    def __reduce__(self) -> tuple[type["Encoding"], tuple[Game]]:
        return Encoding, (self.game,)  # modules cannot be pickled

    @property
    def version(self) -> int:
        """The version; it goes up whenever a number changes its meaning."""
        return int(self._code.ENCODING)

    @property
    def actions(self) -> int:
        """The number of actions."""
        return int(self._code.ACTIONS)

    @property
    def shape(self) -> tuple[int]:
        """The shape of an observation."""
        return (int(self._code.OBSERVED),)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The parts of an observation, in order."""
        found: list[Plane] = []
        for name, length, most, meaning in registry.encoding(self.game.name).PLANES:
            found.append(Plane(name, found[-1].start + found[-1].length if found else 0, length, meaning, most))
        return tuple(found)

    @property
    def bounds(self) -> "NDArray[np.int8]":
        """The largest number at each place of an observation; the smallest is 0."""
        most = [plane.most for plane in self.planes for _ in range(plane.length)]
        return self._numpy.array(most, self._numpy.int8)

    def legal(self, position: Position) -> dict[int, str]:
        """Return the legal moves by action, in order; none if chance decides or the game is over."""
        self._check(position)
        if position.turn is None or position.turn == CHANCE:
            return {}
        row = position.row()
        return dict(sorted((self._code.action_of(row, position.number(move)), move) for move in position.moves()))

    def mask(self, position: Position) -> "NDArray[np.int8]":
        """Return a mask with 1 for each legal action."""
        mask = self._numpy.zeros(self.actions, self._numpy.int8)
        mask[list(self.legal(position))] = 1
        return mask

    def observe(self, position: Position, seat: int) -> "NDArray[np.int8]":
        """Return what the seat sees, as numbers."""
        self._check(position)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"seat {seat}: {self.game!r} has the seats 0 to {self.game.seats - 1}")
        out = [0] * self.shape[0]
        self._code.observe(position.known(seat).row(), seat, out)
        return self._numpy.array(out, self._numpy.int8)

    def number(self, position: Position, text: str) -> int:
        """Return the action of a legal move. An illegal move raises IllegalMove, which says why."""
        self._check(position)
        number = position.number(text)
        if position.turn == CHANCE:
            raise ValueError(f"{text!r}: chance decides here; only what seats decide has a number")
        return int(self._code.action_of(position.row(), number))

    def text(self, position: Position, action: int) -> str:
        """Return the move of a legal action. An illegal action raises ValueError."""
        legal = self.legal(position)
        if action not in legal:
            raise ValueError(f"action {action} is not legal here; legal are {', '.join(map(str, legal)) or 'none'}")
        return legal[action]

    def _check(self, position: Position) -> None:
        """Raise ValueError if a position belongs to another game."""
        if position.game.name != self.game.name:
            raise ValueError(f"this is the encoding of {self.game.name}, and not of {position.game.name}")


def rewards(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Return each seat's reward for its share of 1, as a ``Batch`` does."""
    found = [0.0] * len(shares)
    fill_rewards(list(shares), found)
    return tuple(found)


@cache
def interpreted(name: str) -> Any:
    return bind("python", registry.modules(name).rules, registry.encoding(name))
