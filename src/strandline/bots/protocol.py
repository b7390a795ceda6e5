"""The bot protocol: messages in JSON, a line each. ``docs/bot-protocol.md`` describes it.

All that a program is sent is made here, from a ``Root`` and nothing else: what its seat knows.
"""

import json
from dataclasses import asdict
from typing import Any

from strandline.core.json_schema import shown
from strandline.search.thought import Budget, Root

from .bot import legal

VERSION = 1
LONGEST = 1 << 16
"""The most bytes that a bot's line may have."""

BotMessage = dict[str, Any]


class Garbled(ValueError):
    """What came is no message of the protocol."""


def encode(message: BotMessage) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def decode(line: bytes) -> BotMessage:
    """The message that a line tells."""
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
    """A game begins, and this is your seat."""
    return {
        "type": "new",
        "game": root.game.name,
        "rules": root.game.modules.board.RULES_VERSION,
        "options": asdict(root.game.options),
        "seats": root.game.seats,
        "seat": root.seat,
    }


def position(root: Root) -> BotMessage:
    """What the seat knows now, as a row, as a view, and as the moves that it has."""
    return {
        "type": "position",
        "row": list(root.row),
        "seen": list(root.seen),
        "view": root.game.modules.view.view(list(root.row), root.seat),
        "moves": sorted(legal(root)),
    }


def go(budget: Budget | None, seed: int) -> BotMessage:
    """Think; without limits, as long as the bot itself finds right."""
    message: BotMessage = {"type": "go", "seed": seed}
    if budget is not None:
        limits = {"seconds": budget.seconds, "nodes": budget.nodes}
        message |= {name: limit for name, limit in limits.items() if limit is not None}
        message |= {"threads": budget.threads, "cpu_time": budget.is_cpu_time}
    return message
