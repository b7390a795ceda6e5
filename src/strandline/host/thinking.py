"""The move of a bot, as every host computes it."""

import math
from dataclasses import replace

from strandline.bots.levels import levels
from strandline.bots.thinker import Thinker
from strandline.search.thought import Root

HINT_LEVEL = 4
"""The level of the bot that people get hints from."""


def choose_move(root: Root, level: int, seed: int, *, most: float = math.inf, is_even: bool = False) -> str:
    """Return a bot's move. ``most``: seconds; ``is_even``: think even about a single move."""
    bot = Thinker(f"level{level}", levels(root.game)[level - 1], threads=1, is_even=is_even)
    budget = bot.level.in_time
    return bot.choose(root, replace(budget, seconds=min(budget.seconds or most, most)), seed).move
