"""A game from its first draw on as a value: what OpenSpiel's states are made of, in our own terms."""

from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any

from strandline.core import registry
from strandline.core.contract import CHANCE
from strandline.core.game import Game, Position

from .encoding import Encoding, rewards


@cache
def encoding(of: Game) -> Encoding:
    return Encoding(of)


@dataclass(frozen=True)
class Event:
    """Something that happened, as each seat was told of it."""

    who: int
    """A seat, or CHANCE."""
    texts: tuple[str, ...]
    numbers: tuple[int, ...]
    """The same for tensors; only where something is hidden."""


@dataclass(frozen=True)
class Snapshot:
    """A game as it stands: all that a state holds. It never changes, so a copy of it is itself."""

    game: Game
    limit: int
    drawn: tuple[str, ...] = ()
    position: Position | None = None
    """None: the deal is not done yet."""
    events: tuple[Event, ...] = ()
    """What happened since the deal."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Snapshot":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Snapshot, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def turn(self) -> int | None:
        """The seat to decide, CHANCE, or None when over."""
        if self.position is None:
            return CHANCE
        return None if len(self.events) >= self.limit else self.position.turn

    @cached_property
    def legal(self) -> dict[int, str]:
        """The moves of the seat that is to decide, or the outcomes of chance, by their numbers."""
        if self.turn == CHANCE:
            return dict(enumerate(self.weights))
        return {} if self.turn is None or self.position is None else encoding(self.game).legal(self.position)

    @cached_property
    def weights(self) -> dict[str, int]:
        """Of chance's outcomes, in the order in which they are numbered."""
        if self.position is not None:
            return self.position.weights()
        return dict(dealing(self.game.name).bag(self.game.options, self.drawn))

    def name(self, number: int) -> str:
        """The move or outcome of a number; one that is not legal raises ValueError."""
        if number not in self.legal:
            raise ValueError(f"{number} is not legal here; legal are {', '.join(map(str, self.legal)) or 'none'}")
        return self.legal[number]

    def after(self, number: int) -> "Snapshot":
        """What becomes of it by an action or an outcome."""
        if self.position is not None:
            return self._played(self.position, self.name(number))
        drawn = *self.drawn, self.name(number)
        options = self.game.options
        is_dealt = not dealing(self.game.name).bag(options, drawn)
        start = self.game.load(dealing(self.game.name).start(options, drawn)) if is_dealt else None
        return Snapshot(self.game, self.limit, drawn, start)

    def _played(self, position: Position, move: str) -> "Snapshot":
        seats = range(self.game.seats)
        texts = tuple(position.shown(move, seat) for seat in seats)
        is_hidden = self.game.modules.view.HIDDEN
        numbers = tuple(self._number(position, move, texts[seat], seat) for seat in seats) if is_hidden else ()
        events = *self.events, Event(CHANCE if position.turn is None else position.turn, texts, numbers)
        return Snapshot(self.game, self.limit, self.drawn, position.play(move), events)

    def _number(self, position: Position, move: str, text: str, seat: int) -> int:
        """What happened as a number that says no more than the text that the seat is told.

        A decision's is its action, an outcome's the rules' int. What is hidden in it is replaced by what it may have
        been: always the same, as far as the seat can tell.
        """
        row, code = position.row(), position.number(move)
        if text != move:
            kernel, modules = self.game.kernel, self.game.modules
            kernel.mask(row, seat)
            kernel.guess(row, seat, [0, 0])
            code = min(each for each in self.game.legal_moves(row) if modules.notation.shown(row, each, seat) == text)
        return code if position.turn == CHANCE else int(registry.encoding(self.game.name).action_of(row, code))

    @property
    def dealt(self) -> str:
        """The deal so far."""
        return " ".join(("dealt", *self.drawn))

    @property
    def returns(self) -> tuple[float, ...]:
        """The rewards; all 0 as long as the game goes on, and if it was broken off."""
        result = self.position.result if self.position is not None else None
        return (0.0,) * self.game.seats if result is None else rewards(result)


def dealing(name: str) -> Any:
    """A game's ``dealing.py``."""
    found = registry.modules(name).dealing
    if found is None:
        raise ValueError(f"{name} has no dealing.py: docs/add-a-game.md says what goes into it")
    return found
