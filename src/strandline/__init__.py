"""Strandline: three printed board games, one digital table, and one source of their rules.

>>> import strandline
>>> game = strandline.game("crab-stack", players=2)
>>> position = game.start(seed=7)
>>> position = position.play(position.moves()[0])
"""

from .core.contract import CHANCE
from .core.errors import BadOption, BadRecord, BadText, IllegalMove, StrandlineError
from .core.game import Game, Position, game
from .core.messages import Message
from .core.record import End, Record
from .core.registry import names as game_names

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "BadText",
    "End",
    "Game",
    "IllegalMove",
    "Message",
    "Position",
    "Record",
    "StrandlineError",
    "game",
    "game_names",
]
