"""``strandline.game`` and ``Game``: a game with its options. ``position.py`` has its positions.

They serve all games; the differences are in the games' folders.
"""

import secrets
from dataclasses import asdict, dataclass, fields
from functools import cache, cached_property
from typing import Any

from . import bits, registry
from .bind import bind
from .effects import Effect
from .errors import BadOption, BadText, IllegalMove
from .messages import say
from .position import SPECTATOR, Position, checked_text
from .validate_ints import plain_int, seed_of

__all__ = ["Game", "Position", "game"]


def game(name: str, /, **options: Any) -> "Game":
    """Make a game with options: ``strandline.game("crab-stack", players=3, layout="corners")``.

    An option that the game does not have, or a value that it does not take, raises BadOption. A number is a number:
    ``players="3"`` is refused.
    """
    board = registry.modules(checked_text("a game's name", name)).board
    allowed = [field.name for field in fields(board.Options)]
    for option in options:
        if option not in allowed:
            raise BadOption(say("core-no-such-option", game=name, option=option, allowed=", ".join(allowed)))
    # In JSON, tuples become lists.
    chosen = {key: tuple(v) if isinstance(v, list) else plain_int(v) for key, v in options.items()}
    return Game(name, board.Options(**chosen))


@dataclass(frozen=True)
class Game:
    """A game and its options. Make one with ``strandline.game``.

    >>> import strandline
    >>> strandline.game("krabcek", turns=200)
    <krabcek: tiles='one', turns=200>
    """

    name: str
    options: Any
    """The game's own ``Options``: a frozen dataclass."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, (self.name, asdict(self.options))

    @property
    def seats(self) -> int:
        """The number of seats.

        >>> strandline.game("survive", players=3).seats
        3
        """
        return int(self.options.seats)

    def start(self, seed: int | None = None) -> Position:
        """Deal a new game. The same seed, from 0 to 2⁶³ - 1, deals the same game; without a seed, every deal is new.

        >>> krabcek = strandline.game("krabcek")
        >>> krabcek.start(seed=7) == krabcek.start(seed=7)
        True
        """
        number = secrets.randbits(62) if seed is None else seed_of(seed)
        row = self.blank()
        rng = [0, 0]
        bits.seed(rng, number, 0)
        self.modules.rules.deal(row, rng)
        return Position._first(self, row)

    def load(self, text: str) -> Position:
        """Return the position that a text describes.

        A text that cannot be read raises BadText, which says what is wrong.

        >>> strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb").moves()
        ['c3-c4', 'c3-d3', 'c4-d2']
        """
        row, text = self.blank(), checked_text("a position", text)
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
        """Internal: return a row that contains the options and nothing else."""
        row = [0] * int(self.modules.rules.SIZE)
        self.modules.board.setup(row, self.options)
        return row

    def legal_moves(self, row: list[int]) -> list[int]:
        """Internal: return the legal moves, or outcomes, of a row that is not over, as the ints of the rules."""
        out = [0] * int(self.modules.rules.MAX_MOVES)
        return out[: self.kernel.moves(row, out)]

    def named_moves(self, row: list[int]) -> dict[str, int]:
        """Internal: return the same moves by name."""
        return {self.modules.notation.move_text(row, move): move for move in self.legal_moves(row)}

    def effects(self, before: list[int], move: int, after: list[int]) -> list[Effect]:
        """Internal: return what a move caused, from the rows around it, with what a spectator may see and no more."""
        module = self.modules.effects
        if module is None:
            return []
        if self.modules.view.HIDDEN:
            before, after = before.copy(), after.copy()
            self.kernel.mask(before, SPECTATOR)
            self.kernel.mask(after, SPECTATOR)
        return list(module.effects(before, move, after))

    def symbols(self) -> str:
        """Internal: return the pieces of the game as SVG symbols; `svg` and the browser draw with the same ones."""
        return str(self.modules.view.symbols())

    @cached_property
    def modules(self) -> registry.Modules:
        """Internal: the modules of the game."""
        return registry.modules(self.name)

    @cached_property
    def kernel(self) -> Any:
        """Internal: the rules and the history code, interpreted."""
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
