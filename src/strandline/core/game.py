"""``Game`` and ``Position``, the main classes for users.

They serve all games; the differences are in the games' folders.
"""

import secrets
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from fractions import Fraction
from functools import cache, cached_property
from typing import Any, Self

from . import bits, registry
from .bind import bind
from .contract import CHANCE, OVER
from .effects import Effect
from .errors import BadOption, BadText, IllegalMove
from .history import HEAD, length
from .messages import Message, say
from .validate_ints import plain_int, seat_of, seed_of

__all__ = ["Game", "Position", "game"]

View = dict[str, Any]
SPECTATOR = -1
"""The number that a game's modules use for a spectator instead of a seat."""


def game(name: str, /, **options: Any) -> "Game":
    """Make a game with options: ``strandline.game("crab-stack", players=3, layout="corners")``.

    An option that the game does not have, or a value that it does not take, raises BadOption.
    """
    board = registry.modules(_checked_text("a game's name", name)).board
    allowed = [field.name for field in fields(board.Options)]
    for option in options:
        if option not in allowed:
            raise BadOption(say("core-no-such-option", game=name, option=option, allowed=", ".join(allowed)))
    # In JSON, tuples become lists.
    chosen = {key: tuple(v) if isinstance(v, list) else plain_int(v) for key, v in options.items()}
    return Game(name, board.Options(**chosen))


def _checked_text(what: str, value: str) -> str:
    """Return the value if it is text; raise an error otherwise."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is given as text, not as {value!r}")
    return value


@dataclass(frozen=True)
class Game:
    """A game and its options. Make one with ``strandline.game``."""

    name: str
    options: Any
    """The game's own ``Options``: a frozen dataclass."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, (self.name, asdict(self.options))

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.options.seats)

    def start(self, seed: int | None = None) -> "Position":
        """Deal a new game. The same seed, from 0 to 2⁶³ - 1, deals the same game; without a seed, every deal is new."""
        number = secrets.randbits(62) if seed is None else seed_of(seed)
        row = self.blank()
        rng = [0, 0]
        bits.seed(rng, number, 0)
        self.modules.rules.deal(row, rng)
        return Position._first(self, row)

    def load(self, text: str) -> "Position":
        """Return the position that a text describes.

        A text that cannot be read raises BadText, which says what is wrong.
        """
        row, text = self.blank(), _checked_text("a position", text)
        start, _, moves = text.partition("|") if self.modules.notation.TEXT_HAS_MOVES else (text, "", "")
        self.modules.notation.read(row, start)
        position = Position._first(self, row)
        for move in filter(None, map(str.strip, moves.split(";"))):
            try:
                position = position.play(move)
            except IllegalMove as error:
                raise BadText(error.message, error.about) from None
        return position

    def blank(self) -> list[int]:
        """Return a row that contains the options and nothing else."""
        row = [0] * int(self.modules.rules.SIZE)
        self.modules.board.setup(row, self.options)
        return row

    def legal_moves(self, row: list[int]) -> list[int]:
        """Return the legal moves, or outcomes, of a row that is not over, as the ints of the rules."""
        out = [0] * int(self.modules.rules.MAX_MOVES)
        return out[: self.kernel.moves(row, out)]

    def named_moves(self, row: list[int]) -> dict[str, int]:
        """Return the same moves by name."""
        return {self.modules.notation.move_text(row, move): move for move in self.legal_moves(row)}

    def effects(self, before: list[int], move: int, after: list[int]) -> list[Effect]:
        """Return what a move caused, from the rows before and after it, with what a spectator may see and no more."""
        module = self.modules.effects
        if module is None:
            return []
        if self.modules.view.HIDDEN:
            before, after = before.copy(), after.copy()
            self.kernel.mask(before, SPECTATOR)
            self.kernel.mask(after, SPECTATOR)
        return list(module.effects(before, move, after))

    def symbols(self) -> str:
        """Return the pieces of the game as SVG symbols; `svg` and the browser draw with the same ones."""
        return str(self.modules.view.symbols())

    @cached_property
    def modules(self) -> registry.Modules:
        """The modules of the game."""
        return registry.modules(self.name)

    @cached_property
    def kernel(self) -> Any:
        """The rules and the history code, interpreted."""
        return _interpreted(self.name)

    def __repr__(self) -> str:
        chosen = ", ".join(f"{name}={value!r}" for name, value in asdict(self.options).items())
        return f"<{self.name}: {chosen}>"


def _game(name: str, options: dict[str, Any]) -> Game:
    return game(name, **options)


@cache
def _interpreted(name: str) -> Any:
    """Bind the rules once for all games of this name: binding takes as long as dozens of moves."""
    from . import history

    return bind("python", registry.modules(name).rules, history)


class Position:
    """One moment of a game. A position never changes: ``play`` returns a new one."""

    __slots__ = ("__dict__", "_past", "_row", "_seen", "_start", "game")

    def __init__(self, game: Game, row: list[int], seen: list[int], start: list[int], past: "_Past"):
        self.game = game
        self._row = row
        self._seen = seen
        self._start = start
        self._past = past

    @classmethod
    def _first(cls, game: Game, row: list[int]) -> Self:
        seen = [0] * (HEAD + 1)
        game.kernel.begin(row, seen)
        return cls(game, row, seen, row, None)

    @property
    def turn(self) -> int | None:
        """The seat to decide, or CHANCE, or None when the game is over."""
        seat = self.game.kernel.turn(self._row)
        return None if seat == OVER else int(seat)

    def moves(self) -> list[str]:
        """The legal moves by name, sorted; for CHANCE its outcomes; none when over."""
        return sorted(self._named)

    def odds(self) -> dict[str, Fraction]:
        """For CHANCE: each outcome's probability. Otherwise empty."""
        weights = self.weights()
        whole = sum(weights.values())
        return {name: Fraction(weight, whole) for name, weight in weights.items()}

    def weights(self) -> dict[str, int]:
        """For CHANCE: each outcome's weight, in the order of the rules. Otherwise empty."""
        if self.turn != CHANCE:
            return {}
        weights = [0] * len(self._named)
        self.game.kernel.weights(self._row, weights)
        return dict(zip(self._named, weights, strict=True))

    def play(self, move: str) -> "Position":
        """Return the position after a move or an outcome. An illegal move raises IllegalMove, which says why."""
        number = self.number(move)
        row = self._row.copy()
        seen = [*self.seen(), 0]
        self.game.kernel.advance(row, number, seen)
        return Position(self.game, row, seen, self._start, (self._past, self.game.modules.notation.tidy(move)))

    def why_not(self, move: str) -> Message | None:
        """Return why a move is not legal, with the rule; None if it is legal."""
        tidy = self.game.modules.notation.tidy(_checked_text("a move", move))
        if tidy in self._named:
            return None
        if self.turn is None:
            return say("core-game-over")
        reason: Message = self.game.modules.notation.why_not(self._row, tidy)
        return reason

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's share of 1, or None while the game goes on."""
        if self.turn is not None:
            return None
        shares = [0.0] * self.game.seats
        self.game.kernel.result(self._row, shares)
        return tuple(shares)

    @cached_property
    def text(self) -> str:
        """The position as text; ``game.load`` reads it back. The text does not include the positions before it."""
        notation = self.game.modules.notation
        if not notation.TEXT_HAS_MOVES:
            return str(notation.write(self._row))
        if not self._start:
            return ""
        return f"{notation.write(self._start)} | {'; '.join(self.history)}".rstrip(" |")

    @property
    def start(self) -> str:
        """The text of the position that this game began with."""
        return "" if not self._start else str(self.game.modules.notation.write(self._start))

    @property
    def history(self) -> tuple[str, ...]:
        """The moves and outcomes that led here from the start."""
        return tuple(reversed(list(self._backwards())))

    @property
    def last(self) -> str:
        """The move or outcome that led here; empty at the start."""
        return self._past[1] if self._past else ""

    def number(self, move: str) -> int:
        """Return the small int that the rules use for a move or outcome. An illegal move raises IllegalMove."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason, move)
        return self._named[self.game.modules.notation.tidy(move)]

    def _backwards(self) -> Iterator[str]:
        past = self._past
        while past:
            past, move = past
            yield move

    def row(self) -> list[int]:
        """Return a copy of the row of ints that the rules work on. It hides nothing."""
        return self._row.copy()

    def seen(self) -> list[int]:
        """Return a copy of the history that is kept beside the row; see ``core/history.py``."""
        return self._seen[: HEAD + length(self._seen)]

    def shown(self, move: str, seat: int | None = None) -> str:
        """Write a legal move or outcome without what this seat may not know. None is a spectator."""
        modules = self.game.modules
        number = self.number(move)
        if not modules.view.HIDDEN:
            return str(modules.notation.tidy(move))
        return str(modules.notation.shown(self._row, number, self._eyes(seat)))

    def known(self, seat: int) -> "Position":
        """Return the position without anything that the seat has never been shown.

        All messages to a seat are made from it.

        If the game hides something, the result has no history and no text, because those tell everything. It is meant
        for the seat to decide: when chance is next and depends on what others hold, its ``odds`` are not true.
        """
        if not self.game.modules.view.HIDDEN:
            return self
        row = self._row.copy()
        self.game.kernel.mask(row, self._eyes(seat))
        return Position(self.game, row, self._seen, [], None)

    def way(self, move: str) -> list[str]:
        """Return the places on a piece's way in a legal move or outcome, both ends included; [] if nothing travels."""
        return list(self.game.modules.notation.way(self._row, self.number(move)))

    def effects(self, move: str, after: "Position | None" = None) -> list[Effect]:
        """Return what a legal move or outcome causes, as everyone may see it. ``after``: the position after it."""
        after = self.play(move) if after is None else after
        return self.game.effects(self._row, self.number(move), after._row)

    def reveals(self, move: str, after: "Position | None" = None) -> bool:
        """Return whether a legal move or outcome shows someone what they could not know.

        ``after``: the position after it.
        """
        if self.turn == CHANCE:
            return True
        if not self.game.modules.view.HIDDEN:
            return False
        number = self.number(move)
        if self.game.modules.notation.reveals(self._row, number):
            return True
        return (self.play(move) if after is None else after).turn is None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked to react, judged by what everyone can see; the first one decides. Usually empty."""
        modules = self.game.modules
        return tuple(modules.notation.asked(self._row)) if modules.view.HIDDEN else ()

    def view(self, seat: int | None = None) -> View:
        """Return plain data of all that this seat may see now, and nothing else. None is a spectator."""
        seen: View = self.game.modules.view.view(self._row, self._eyes(seat))
        return seen

    def _eyes(self, seat: int | None) -> int:
        """Return the number that a game's modules use for a seat; a spectator is -1."""
        return SPECTATOR if seat is None else seat_of(seat, self.game.seats)

    def svg(self, seat: int | None = None) -> str:
        """Draw what this seat may see."""
        return str(self.game.modules.view.svg(self.view(seat)))

    _repr_svg_ = svg

    def scene(self) -> View:
        """Return the ground of the board as SVG, and where each place lies on it.

        It is that of the first position, and stays the same for the whole game.
        """
        first = Position._first(self.game, self._start or self._row)
        return dict(self.game.modules.view.scene(first.view()))

    def board(self, seat: int | None = None) -> str:
        """Draw what this seat may see for a terminal, with rich's markup for colours."""
        return str(self.game.modules.view.board(self.view(seat)))

    @cached_property
    def _named(self) -> dict[str, int]:
        if self.turn is None:
            return {}
        return self.game.named_moves(self._row)

    @cached_property
    def _identity(self) -> tuple[Any, ...]:
        """What makes two positions equal: not the moves before, but the part of the history that still counts."""
        identity = tuple(self._row) if self.game.modules.notation.TEXT_HAS_MOVES else self.text
        stood = Counter(self.seen()[HEAD:])
        return self.game, identity, frozenset(stood.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.game, self._row, self._seen, self._start, self.history)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.text}>"


_Past = tuple["_Past", str] | None


def _position(game: Game, row: list[int], seen: list[int], start: list[int], history: tuple[str, ...]) -> Position:
    past: _Past = None
    for move in history:
        past = (past, move)
    return Position(game, row, seen, start, past)
