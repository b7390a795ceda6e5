"""A game from the first draw of its deal on, as an immutable value; OpenSpiel's states are made of it."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import Any

from strandline.core import bits, registry
from strandline.core.contract import CHANCE
from strandline.core.game import Game, Position

from .encoding import Encoding, rewards


@cache
def encoding(of: Game) -> Encoding:
    return Encoding(of)


@dataclass(frozen=True)
class Event:
    """A move or outcome, as each seat saw it."""

    who: int
    """A seat, or CHANCE."""
    texts: tuple[str, ...]
    numbers: tuple[int, ...]
    """The same as numbers for tensors, only if the game hides something."""


@dataclass(frozen=True)
class Snapshot:
    """Everything that a state holds. It never changes, so it is its own copy."""

    game: Game
    limit: int
    drawn: tuple[str, ...] = ()
    position: Position | None = None
    """None until the deal is complete."""
    events: tuple[Event, ...] = ()
    """The events since the deal."""
    drawn_for: int | None = None
    """The seat that this is a possibility for; what others have seen of the events before is not known."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Snapshot":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Snapshot, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def turn(self) -> int | None:
        """The seat to decide, CHANCE, or None if the game is over."""
        if self.position is None:
            return CHANCE
        return None if len(self.events) >= self.limit else self.position.turn

    @cached_property
    def legal(self) -> dict[int, str]:
        """Return the legal moves, or the outcomes of chance, by number."""
        if self.turn == CHANCE:
            return dict(enumerate(self.weights))
        return {} if self.turn is None or self.position is None else encoding(self.game).legal(self.position)

    @cached_property
    def weights(self) -> dict[str, int]:
        """Return the weights of chance's outcomes, in the order of their numbers."""
        if self.position is not None:
            return self.position.weights()
        return dict(dealing(self.game.name).bag(self.game.options, self.drawn))

    def name(self, number: int) -> str:
        """Return the move or outcome of a number. An illegal number raises ValueError."""
        if number not in self.legal:
            raise ValueError(f"{number} is not legal here; legal are {', '.join(map(str, self.legal)) or 'none'}")
        return self.legal[number]

    def after(self, number: int) -> "Snapshot":
        """Return the snapshot after an action or an outcome."""
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
        return replace(self, position=position.play(move), events=events)

    def _number(self, position: Position, move: str, text: str, seat: int) -> int:
        """Return an event as a number that tells a seat no more than the text that it sees.

        The number of a decision is its action, the number of an outcome is the rules' int. If something in it is
        hidden, the number is that of one fixed possibility among those that the seat cannot tell apart.
        """
        row, code = position.row(), position.number(move)
        if text != move:
            kernel, modules = self.game.kernel, self.game.modules
            kernel.mask(row, seat)
            kernel.guess(row, seat, [0, 0])
            code = min(each for each in self.game.legal_moves(row) if modules.notation.shown(row, each, seat) == text)
        return code if position.turn == CHANCE else int(registry.encoding(self.game.name).action_of(row, code))

    def resampled(self, seat: int, draw: Callable[[], float]) -> "Snapshot":
        """Return a snapshot that the seat cannot tell from this one, with what it does not know drawn anew.

        What other seats have seen is then what this seat has seen of it.
        """
        if self.position is None or not self.game.modules.view.HIDDEN:
            return self
        row, rng = self.position.row(), [0, 0]
        bits.seed(rng, int(draw() * (1 << 53)), 0)
        self.game.kernel.mask(row, seat)
        self.game.kernel.guess(row, seat, rng)
        seats = range(self.game.seats)
        events = tuple(
            Event(each.who, (each.texts[seat],) * len(seats), (each.numbers[seat],) * len(seats))
            for each in self.events
        )
        return replace(self, position=self.position.with_row(row), events=events, drawn_for=seat)

    @property
    def dealt(self) -> str:
        """Return the deal so far."""
        return " ".join(("dealt", *self.drawn))

    @property
    def returns(self) -> tuple[float, ...]:
        """Return the rewards: all 0 until the end, and if the game was stopped."""
        result = self.position.result if self.position is not None else None
        return (0.0,) * self.game.seats if result is None else rewards(result)


def dealing(name: str) -> Any:
    """Return a game's ``dealing.py``."""
    found = registry.modules(name).dealing
    if found is None:
        raise ValueError(f"{name} has no dealing.py: docs/add-a-game.md says what goes into it")
    return found
