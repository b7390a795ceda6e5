"""What a move has caused, as data that can be told in words. Each game's part is its ``effects.py``.

Effects are told from the positions before and after a move, so they never repeat a rule. They are computed when a move
is first shown, never in a search, and contain only what everyone may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .messages import Message, say

END = "end"
"""The kind of the effect that says why the game is over. It is the last one."""


@dataclass(frozen=True)
class Effect:
    """One consequence of a move. ``kind``: what has happened, for boards. ``places``: where; ``seats``: to whom."""

    message: Message
    kind: str
    places: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


def together(parts: Sequence[Message]) -> Message:
    """Join parts of a sentence: “4 red crabs, 2 blue crabs and 1 green crab”."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        if joined is parts[-1]:
            joined = say("core-and", first=part, last=joined)
        else:
            joined = say("core-comma", first=part, rest=joined)
    return joined
