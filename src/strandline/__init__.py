"""Strandline: three board games as a library, a server and bots, with their rules written once.

>>> import strandline
>>> game = strandline.game("crab-stack", players=2)
>>> position = game.start(seed=7)
>>> position = position.play(position.moves()[0])
"""

from typing import TYPE_CHECKING, Any

from .core.contract import CHANCE
from .core.errors import BadOption, BadRecord, BadText, IllegalMove, MissingExtra, StrandlineError
from .core.game import Game, Position, game
from .core.messages import Message
from .core.record import End, Note, Record
from .core.registry import names as game_names

if TYPE_CHECKING:
    from .search.analysis import analyse, analyse_record

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "BadText",
    "End",
    "Game",
    "IllegalMove",
    "Message",
    "MissingExtra",
    "Note",
    "Position",
    "Record",
    "StrandlineError",
    "analyse",
    "analyse_record",
    "game",
    "game_names",
]


def __getattr__(name: str) -> Any:
    """Load the search modules only when asked for, so that programs without search start quickly."""
    if name == "__version__":
        from importlib.metadata import version

        return version("strandline")
    if name not in ("analyse", "analyse_record"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .search import analysis

    return getattr(analysis, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})
