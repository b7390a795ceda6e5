"""The bot protocol: JSON messages, one per line. ``docs/bot-protocol.md`` describes it.

Every message to a program is made here from a ``Root``, which holds only what the seat knows.
"""

import json
from dataclasses import asdict
from typing import Any

from strandline.core.json_schema import shown
from strandline.search.thought import Budget, Root

from .bot import Info, legal

OLDEST, VERSION = 1, 2
"""The versions that we speak: 2 has options and pondering."""
LONGEST_LINE, LONGEST_TEXT = 100, 200
"""The most moves of an expected line, and characters of a text, that are kept."""
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
    """Return the host's greeting. Bots from before version 2 look at ``protocol`` only, so it is the oldest."""
    return {"type": "hello", "protocol": OLDEST, "newest": VERSION}


def agreed(message: BotMessage) -> int | None:
    """Return the version that a bot uses after a host's greeting: the newest that both speak, or None."""
    oldest = message.get("protocol")
    newest = message.get("newest", oldest)
    if type(oldest) is not int or type(newest) is not int or not OLDEST <= oldest <= VERSION:
        return None
    return max(oldest, min(newest, VERSION))


def information(message: BotMessage) -> Info:
    """Return what an ``info`` or ``bestmove`` says. Whatever does not make sense is left out."""
    values, line = message.get("values"), message.get("line")
    is_shares = isinstance(values, list) and all(type(each) in (int, float) and 0 <= each <= 1 for each in values)
    is_line = isinstance(line, list) and all(isinstance(each, str) and _is_short(each) for each in line)
    numbers = {
        name: message[name]
        for name, kinds in (("nodes", (int,)), ("seconds", (int, float)), ("depth", (int,)))
        if type(message.get(name)) in kinds and 0 <= message[name] <= 1e18
    }
    text = message.get("text")
    return Info(
        tuple(map(float, values)) if isinstance(values, list) and is_shares else (),
        tuple(line[:LONGEST_LINE]) if isinstance(line, list) and is_line else (),
        text=text if isinstance(text, str) and _is_short(text) else "",
        **numbers,
    )


def _is_short(text: str) -> bool:
    return text.isprintable() and len(text) <= LONGEST_TEXT


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
