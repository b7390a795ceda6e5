"""A whole game as one line of text. ``docs/records.md`` describes the form.

``read`` returns the document of a record, so that a line and a file are checked in the same way.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from .errors import BadOption, BadRecord, StrandlineError
from .game import game
from .messages import say

if TYPE_CHECKING:
    from .record import Record

VERSION = 1
HEAD = re.compile(r"strandline/([0-9]{1,9})(?: |$)")
"""How a line begins: no path of a file does."""
PARTS = "start", "moves", "end", "result", "seats"
PLAIN = "/ .:+-_*@=?()<>!|&'\"$#[]{}~^"
"""What stands for itself, besides letters and digits: not commas, semicolons and %."""
IN_OPTION = PLAIN.replace(" ", "").replace("=", "").replace("(", "").replace(")", "")
OPTION = re.compile(r"([a-z][a-z0-9_]*)=(\S*)")


def is_line(text: str) -> bool:
    """Return whether a text is meant to be a game in one line."""
    return HEAD.match(text) is not None


def write(record: "Record") -> str:
    """Return a record as one line, without its dates, notes and extra."""
    of, rules = record.game, record.game.modules.board.RULES_VERSION
    options = asdict(of.options)
    for name in tuple(options):
        fewer = {key: value for key, value in options.items() if key != name}
        with suppress(BadOption):
            options = fewer if game(of.name, **fewer) == of else options
    head = " ".join([f"strandline/{VERSION}", f"{of.name}/{rules}", *(f"{k}={_value(v)}" for k, v in options.items())])
    parts = [head, f"start {_written(record.start)}"]
    if record.moves:
        parts.append(f"moves {_listed(record.moves)}")
    if record.end is not None:
        parts.append(f"end {record.end.by}" + ("" if record.end.seat is None else f" {record.end.seat}"))
    if record.result is not None:
        parts.append(f"result {_listed(map(str, record.result))}")
    if any(record.seats):
        parts.append(f"seats {_listed(record.seats)}")
    return "; ".join(parts)


def read(text: str) -> dict[str, Any]:
    """Return the document of a record that a line describes. The record's reader checks it further."""
    text = text.strip("\ufeff \t\r\n")
    if "\n" in text or "\r" in text:
        raise _bad("one")
    head, *rest = text.split(";")
    document = _head(head)
    parts: dict[str, str] = {}
    for part in map(str.strip, rest):
        name, _, value = part.partition(" ")
        if name not in PARTS:
            raise _bad("part", part=part, allowed=", ".join(PARTS))
        if name in parts:
            raise _bad("twice", name=name)
        parts[name] = value.strip()
    if "start" not in parts:
        raise _bad("no-start")
    document["start"] = _plain(parts["start"])
    document["moves"] = _items(parts.get("moves", ""))
    document["end"] = _end(parts["end"]) if "end" in parts else None
    document["result"] = _items(parts["result"]) if "result" in parts else None
    document["seats"] = _items(parts["seats"]) if "seats" in parts else _without_names(document)
    return document


def _without_names(document: dict[str, Any]) -> list[str]:
    """Return an empty name for each seat. If there is no such game, the record's reader says so."""
    try:
        return [""] * game(document["game"], **document["options"]).seats
    except StrandlineError:
        return []


def _head(head: str) -> dict[str, Any]:
    found = HEAD.match(head)
    words = head.split()[1:]
    if found is None or not words:
        raise _bad("head")
    if int(found[1]) != VERSION:
        raise BadRecord(say("record-newer-format", version=found[1], known=VERSION))
    name, _, rules = words[0].partition("/")
    if not re.fullmatch("[0-9]{1,6}", rules):
        raise _bad("head")
    options: dict[str, Any] = {}
    for word in words[1:]:
        option = OPTION.fullmatch(word)
        if option is None:
            raise _bad("option", option=word)
        if option[1] in options:
            raise _bad("twice", name=option[1])
        options[option[1]] = _option(option[2])
    return {"format": "strandline", "version": 1, "game": name, "rules": int(rules), "options": options}


def _value(value: Any) -> str:
    """Write the value of an option: a number, a text, or a list in brackets."""
    if isinstance(value, tuple | list):
        return f"({','.join(map(_value, value))})"
    if isinstance(value, str):
        written = quote(value, safe=IN_OPTION)
        # A text of digits is not a number.
        return f"%{ord(written[0]):02X}{written[1:]}" if _other_than_text(written) else written
    return str(value).lower()


def _option(text: str) -> Any:
    if text.startswith("(") and text.endswith(")"):
        return [_option(each) for each in text[1:-1].split(",")] if text != "()" else []
    return _plain(text) if not _other_than_text(text) else text == "true" if text.isalpha() else int(text)


def _other_than_text(text: str) -> bool:
    """Return whether this is a number, ``true`` or ``false``."""
    return re.fullmatch("-?[0-9]{1,18}|true|false", text) is not None


def _written(text: str) -> str:
    """Write a text so that nothing in it separates, and no space at its ends is lost."""
    inner = "".join(each if _stands_for_itself(each) else quote(each, safe=PLAIN) for each in text)
    return re.sub("^ | $", "%20", inner)


def _stands_for_itself(letter: str) -> bool:
    """Return whether this is a letter of another script, which nobody could read as a code."""
    return not letter.isascii() and letter.isprintable() and not letter.isspace()


def _plain(text: str) -> str:
    if re.search("%(?![0-9A-Fa-f]{2})", text):
        raise _bad("percent", text=text)
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise _bad("percent", text=text) from None


def _listed(items: Iterable[str]) -> str:
    return ",".join(map(_written, items))


def _items(text: str) -> list[str]:
    return [_plain(each.strip()) for each in text.split(",")] if text else []


def _end(text: str) -> dict[str, Any]:
    found = re.fullmatch("([a-z]+)(?: ([0-9]{1,2}))?", text)
    if found is None:
        raise _bad("end", end=text)
    return {"by": found[1]} | ({} if found[2] is None else {"seat": int(found[2])})


def _bad(what: str, **params: str) -> BadRecord:
    return BadRecord(say(f"record-line-{what}", "", **params))
