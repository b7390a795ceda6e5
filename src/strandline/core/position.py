"""``Position``: one moment of a game.

Names without "Internal" in their docstring are stable: docs/releases.md says what that means.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, Protocol, Self

from .contract import CHANCE, OVER
from .draw import Svg
from .effects import Effect
from .errors import BadOption, IllegalMove
from .history import HEAD, length
from .marks import add_marks, coloured
from .messages import Message, say
from .validate_ints import seat_of

if TYPE_CHECKING:
    from .game import Game

__all__ = ["SPECTATOR", "Position", "checked_text"]

View = dict[str, Any]
SPECTATOR = -1
"""The number that a game's modules use for a spectator instead of a seat."""


class _HasRandom(Protocol):
    """What has a method ``random`` that returns numbers from 0 up to 1."""

    def random(self) -> float: ...


def checked_text(what: str, value: str) -> str:
    """Return the value if it is text; raise an error otherwise."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is given as text, not as {value!r}")
    return value


class Position:
    """One moment of a game. A position never changes: ``play`` returns a new one.

    What a seat may see comes from three methods, and from no others: ``view`` (data, for a board or a program),
    ``known`` (a position, to think with) and ``shown`` (the text of a move).

    >>> import strandline
    >>> position = strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
    >>> position.turn, position.moves()[:3]
    (0, ['c3-c4', 'c3-d3', 'c4-d2'])
    >>> position.play("c3-c4").turn
    1
    """

    __slots__ = ("__dict__", "_past", "_row", "_seen", "_start", "game")

    def __init__(self, game: "Game", row: list[int], seen: list[int], start: list[int], past: "_Past"):
        self.game = game
        self._row = row
        self._seen = seen
        self._start = start
        self._past = past

    @classmethod
    def _first(cls, game: "Game", row: list[int]) -> Self:
        seen = [0] * (HEAD + 1)
        game.kernel.begin(row, seen)
        return cls(game, row, seen, row, None)

    @property
    def turn(self) -> int | None:
        """The seat to decide, or CHANCE, or None when the game is over.

        >>> strandline.game("crab-stack").start(seed=7).turn
        1
        """
        seat = self.game.kernel.turn(self._row)
        return None if seat == OVER else int(seat)

    def moves(self) -> list[str]:
        """The legal moves by name, sorted; for CHANCE its outcomes; none when over.

        >>> strandline.game("crab-stack").start(seed=7).moves()[:2]
        ['b2-b3', 'b2-c2']
        """
        return sorted(self._named)

    def odds(self) -> dict[str, Fraction]:
        """For CHANCE: each outcome's probability. Otherwise empty.

        >>> position = strandline.game("krabcek").start(seed=3)
        >>> for gate in ("g01", "g03", "g10", "g12", "g21", "g23", "g30"):
        ...     position = position.play(f"gate {gate}")
        >>> position.turn == strandline.CHANCE, position.odds()["open 1 2"]
        (True, Fraction(1, 30))
        """
        weights = self.weights()
        whole = sum(weights.values())
        return {name: Fraction(weight, whole) for name, weight in weights.items()}

    def weights(self) -> dict[str, int]:
        """Internal: for CHANCE, each outcome's weight, in the order of the rules. Otherwise empty. See ``odds``."""
        if self.turn != CHANCE:
            return {}
        weights = [0] * len(self._named)
        self.game.kernel.weights(self._row, weights)
        return dict(zip(self._named, weights, strict=True))

    def sample(self, rng: _HasRandom | None = None) -> str:
        """Return a move at random: each legal move is equally likely, an outcome of chance as likely as its odds.

        ``rng``: a ``random.Random`` or a generator of NumPy; by default Python's own.

        >>> import random
        >>> position = strandline.game("crab-stack").start(seed=7)
        >>> position.sample(random.Random(1)) in position.moves()
        True
        """
        weights = self.weights() or dict.fromkeys(self.moves(), 1)
        if not weights:
            raise ValueError("the game is over: there is no move to draw")
        left = (rng or random).random() * sum(weights.values())
        for move, weight in weights.items():
            left -= weight
            if left < 0:
                return move
        return move

    def play(self, move: str) -> "Position":
        """Return the position after a move or an outcome. An illegal move raises IllegalMove, which says why.

        >>> strandline.game("crab-stack").start(seed=7).play("b2-b3").last
        'b2-b3'
        """
        number = self.number(move)
        row = self._row.copy()
        seen = [*self.repetition_keys(), 0]
        self.game.kernel.advance(row, number, seen)
        return Position(self.game, row, seen, self._start, (self._past, self.game.modules.notation.tidy(move)))

    def why_not(self, move: str) -> Message | None:
        """Return why a move is not legal, with the rule; None if it is legal.

        >>> print(strandline.game("crab-stack").start(seed=7).why_not("b3-b2"))
        the crab on b3 is not yours (CS-5)
        """
        tidy = self.game.modules.notation.tidy(checked_text("a move", move))
        if tidy in self._named:
            return None
        if self.turn is None:
            return say("core-game-over")
        reason: Message = self.game.modules.notation.why_not(self._row, tidy)
        return reason

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's share of 1, or None while the game goes on.

        >>> strandline.game("crab-stack").load("b2:rL / over r / r").result
        (1.0, 0.0)
        """
        if self.turn is not None:
            return None
        shares = [0.0] * self.game.seats
        self.game.kernel.result(self._row, shares)
        return tuple(shares)

    @cached_property
    def text(self) -> str:
        """The position as text; ``game.load`` reads it back. The text does not include the positions before it.

        >>> position = strandline.game("crab-stack").start(seed=7)
        >>> position.game.load(position.text) == position
        True
        """
        notation = self.game.modules.notation
        if not notation.TEXT_HAS_MOVES:
            return str(notation.write(self._row))
        if not self._start:
            return ""
        return f"{notation.write(self._start)} | {'; '.join(self.history)}".rstrip(" |")

    @property
    def start(self) -> str:
        """The text of the position that this game began with.

        >>> position = strandline.game("crab-stack").start(seed=7)
        >>> position.play("b2-b3").start == position.text
        True
        """
        return "" if not self._start else str(self.game.modules.notation.write(self._start))

    @property
    def history(self) -> tuple[str, ...]:
        """The moves and outcomes that led here from the start.

        >>> strandline.game("krabcek").start(seed=3).play("gate g01").play("gate g21").history
        ('gate g01', 'gate g21')
        """
        return tuple(reversed(list(self._backwards())))

    @property
    def last(self) -> str:
        """The move or outcome that led here; empty at the start.

        >>> strandline.game("krabcek").start(seed=3).play("gate g01").last
        'gate g01'
        """
        return self._past[1] if self._past else ""

    def number(self, move: str) -> int:
        """Internal: return the int that the rules use for a move or outcome. An illegal move raises IllegalMove."""
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
        """Internal: return a copy of the row of ints that the rules work on. It hides nothing."""
        return self._row.copy()

    def with_row(self, row: list[int]) -> "Position":
        """Internal: return a position with the same past and another row, for searches that draw what is hidden."""
        return Position(self.game, row, self._seen, self._start, self._past)

    def repetition_keys(self) -> list[int]:
        """Internal: return a copy of the history that is kept beside the row; see ``core/history.py``."""
        return self._seen[: HEAD + length(self._seen)]

    def shown(self, move: str, seat: int | None = None) -> str:
        """Return the text of a legal move or outcome as a seat may read it. None is a spectator.

        >>> position = strandline.game("survive").start(seed=1)
        >>> position.turn, position.shown("put 6 D4", 3), position.shown("put 6 D4", 0)
        (3, 'put 6 D4', 'put ? D4')
        """
        modules = self.game.modules
        number = self.number(move)
        if not modules.view.HIDDEN:
            return str(modules.notation.tidy(move))
        return str(modules.notation.shown(self._row, number, self._eyes(seat)))

    def known(self, seat: int | None) -> "Position":
        """Return the position without anything that the seat has never been shown: what it may think with.

        None is a spectator.

        If the game hides something, the result has no history and no text, because those tell everything. It is meant
        for the seat to decide: when chance is next and depends on what others hold, its ``odds`` are not true.

        >>> position = strandline.game("survive").start(seed=1).play("put 6 D4")
        >>> position.known(3).view(3)["values"], position.known(0).view(3)["values"]
        ({'ya': 6}, {})
        """
        if not self.game.modules.view.HIDDEN:
            return self
        row = self._row.copy()
        self.game.kernel.mask(row, self._eyes(seat))
        return Position(self.game, row, self._seen, [], None)

    def way(self, move: str) -> list[str]:
        """Return the places on a piece's way in a legal move or outcome, both ends included; [] if nothing travels.

        >>> strandline.game("crab-stack").start(seed=7).way("b2-b3")
        ['b2', 'c3', 'b3']
        """
        return list(self.game.modules.notation.way(self._row, self.number(move)))

    def effects(self, move: str, after: "Position | None" = None) -> list[Effect]:
        """Return what a legal move or outcome causes, as everyone may see it. ``after``: the position after it.

        >>> [str(each.message) for each in strandline.game("crab-stack").start(seed=7).effects("b2-b3")]
        ['Covers a medium red crab.']
        """
        after = self.play(move) if after is None else after
        return self.game.effects(self._row, self.number(move), after._row)

    def reveals(self, move: str, after: "Position | None" = None) -> bool:
        """Internal: return whether a legal move or outcome shows someone what they could not know.

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
        """Internal: the seats that are asked to react, judged by what all see; the first one decides. Usually empty."""
        modules = self.game.modules
        return tuple(modules.notation.asked(self._row)) if modules.view.HIDDEN else ()

    def view(self, seat: int | None = None) -> View:
        """Return plain data of all that this seat may see now, and nothing else. None is a spectator.

        >>> position = strandline.game("survive").start(seed=1).play("put 6 D4")
        >>> position.view(3)["values"], position.view()["values"]
        ({'ya': 6}, {})
        """
        seen: View = self.game.modules.view.view(self._row, self._eyes(seat))
        return seen

    def _eyes(self, seat: int | None) -> int:
        """Return the number that a game's modules use for a seat; a spectator is -1."""
        return SPECTATOR if seat is None else seat_of(seat, self.game.seats)

    def svg(
        self,
        seat: int | None = None,
        *,
        arrows: Iterable[str | Sequence[str]] | Mapping[str | tuple[str, ...], str] = (),
        marks: Iterable[str] | Mapping[str, str] = (),
        highlights: Iterable[str] | Mapping[str, str] = (),
    ) -> str:
        """Draw what this seat may see, with arrows, marks and highlighted places on it.

        An arrow is a legal move, or the places that it passes. A mark is a place, with a ring around it, or with the
        sign that a dict gives it: ``ring``, ``cross``, ``dot``, or one or two letters. ``arrows`` and ``highlights``
        may be dicts of colours: ``light``, ``green``, ``blue``, ``red``, ``orange`` or ``#rrggbb``.

        >>> position = strandline.game("crab-stack").start(seed=7)
        >>> drawn = position.svg(arrows={"b2-b3": "green", ("e2", "e3"): "red"}, marks={"b3": "!"}, highlights=["b2"])
        >>> drawn.count('class="arrow"'), drawn.count('class="mark"'), drawn.count('class="highlight"')
        (2, 1, 1)
        """
        drawn = str(self.game.modules.view.svg(self.view(seat)))
        if arrows or marks or highlights:
            ways = [(self._arrow(each), colour) for each, colour in coloured(arrows).items()]
            drawn = add_marks(drawn, self.scene(), ways, marks, highlights)
        return Svg(drawn)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _arrow(self, given: str | Sequence[str]) -> list[str]:
        """Return the places of an arrow: at least two."""
        found = self.way(given) if isinstance(given, str) else given
        places = [place for place, _ in groupby(found)]
        if len(places) < 2:
            raise BadOption(say("core-no-arrow", move=given if isinstance(given, str) else " ".join(given)))
        return places

    def scene(self) -> View:
        """Internal: return the ground of the board as SVG, and where each place lies on it.

        It is that of the first position, and stays the same for the whole game.
        """
        first = Position._first(self.game, self._start or self._row)
        return dict(self.game.modules.view.scene(first.view()))

    def board(self, seat: int | None = None) -> str:
        """Draw what this seat may see for a terminal, with rich's markup for colours.

        >>> import rich
        >>> rich.print(strandline.game("krabcek").start(seed=3).board())  # doctest: +SKIP
        """
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
        stood = Counter(self.repetition_keys()[HEAD:])
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


def _position(game: "Game", row: list[int], seen: list[int], start: list[int], history: tuple[str, ...]) -> Position:
    past: _Past = None
    for move in history:
        past = (past, move)
    return Position(game, row, seen, start, past)
