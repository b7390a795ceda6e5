"""The bot protocol: JSON messages, one per line. ``docs/bot-protocol.md`` describes it.

Every message to a program is made here from a ``Root``, which holds only what the seat knows.
"""

import json
from dataclasses import asdict
from typing import Any

from strandline.core.json_schema import shown
from strandline.search.thought import Budget, Root

from .bot import legal

VERSION = 1
LONGEST = 1 << 16
"""The largest number of bytes in a line from a bot."""

BotMessage = dict[str, Any]


class Garbled(ValueError):
    """A line is not a message of the protocol."""


def encode(message: BotMessage) -> bytes:
    """Write a message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def decode(line: bytes) -> BotMessage:
    """Read the message in a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Garbled(shown(line[:100].decode(errors="replace"))) from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Garbled(shown(line[:100].decode(errors="replace")))
    return message


def hello() -> BotMessage:
    return {"type": "hello", "protocol": VERSION}


def new(root: Root) -> BotMessage:
    """Return the message that starts a game and names the program's seat."""
    return {
        "type": "new",
        "game": root.game.name,
        "rules": root.game.modules.board.RULES_VERSION,
        "options": asdict(root.game.options),
        "seats": root.game.seats,
        "seat": root.seat,
    }


def position(root: Root) -> BotMessage:
    """Return the message with what the seat knows now: the row, the view and the legal moves."""
    return {
        "type": "position",
        "row": list(root.row),
        "seen": list(root.seen),
        "view": root.game.modules.view.view(list(root.row), root.seat),
        "moves": sorted(legal(root)),
    }


def go(budget: Budget | None, seed: int) -> BotMessage:
    """Return the message that asks for a move. Without limits the bot decides how long it thinks."""
    message: BotMessage = {"type": "go", "seed": seed}
    if budget is not None:
        limits = {"seconds": budget.seconds, "nodes": budget.nodes}
        message |= {name: limit for name, limit in limits.items() if limit is not None}
        message |= {"threads": budget.threads, "cpu_time": budget.is_cpu_time}
    return message
