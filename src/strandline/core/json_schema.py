"""JSON documents: read strictly, and checked against a JSON Schema by ``fastjsonschema``.

``check`` turns the library's errors into our own, which name the place and can be translated. ``record.py`` checks
everything about a record that a schema cannot.
"""

import json
from collections.abc import Callable
from typing import Any

from fastjsonschema import JsonSchemaValueException

from .errors import BadRecord
from .messages import Message, say

DEEPEST = 40
_SHOWN = 60
_LIMITS: dict[type, str] = {str: "Length", list: "Items", dict: "Properties"}
"""How the schema names its size limits: minLength, maxItems, …"""


def parse(data: bytes) -> Any:
    """Parse JSON strictly: refuse repeated names, which JSON allows, and NaN, which Python's reader allows."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(say("record-not-utf8", byte=error.start + 1)) from None
    try:
        document = json.loads(
            text, object_pairs_hook=_object, parse_constant=_no_number, parse_int=_integer, parse_float=_number
        )
    except json.JSONDecodeError as error:
        torn = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        key = "record-torn" if torn else "record-not-json"
        raise BadRecord(say(key, line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise BadRecord(say("record-too-deep", most=DEEPEST)) from None
    _check_depth_and_letters(document)
    return document


def check(document: Any, validate: Callable[[Any], Any], place: str = "record") -> None:
    """Raise BadRecord, naming the place, if the compiled schema refuses the document."""
    try:
        validate(document)
    except JsonSchemaValueException as error:
        raise BadRecord(_reason(error, place + error.name.removeprefix("data"))) from None


def shown(value: Any) -> str:
    """Write a value for an error message: short, and without characters that control a terminal."""
    text = json.dumps(value, ensure_ascii=False)
    text = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def _reason(error: JsonSchemaValueException, place: str) -> Message:
    """Say what is wrong in our own words: the place, what is there, and what is allowed."""
    value, schema = error.value, error.definition
    if error.rule == "required":
        return say("record-missing", place=place, name=next(name for name in schema["required"] if name not in value))
    if error.rule == "additionalProperties":
        known = schema["properties"]
        unknown = next(name for name in value if name not in known)
        return say("record-unknown", place=place, name=shown(unknown), allowed=", ".join(known))
    if error.rule == "pattern":
        return say("record-pattern", place=place, value=shown(value), pattern=schema["pattern"])
    if error.rule in ("type", "const", "enum"):
        return say("record-wrong", place=place, value=shown(value), allowed=" | ".join(_allowed(schema)))
    size, limit = (value, "imum") if isinstance(value, int) else (len(value), _LIMITS[type(value)])
    least, most = schema.get(f"min{limit}", 0), schema.get(f"max{limit}")
    return say("record-size", place=place, size=shown(size), least=str(least), most=str(most))


def _allowed(schema: dict[str, Any]) -> list[str]:
    """Return the values that a schema lists, or else its types."""
    if "const" in schema or "enum" in schema:
        return [shown(value) for value in schema.get("enum", [schema.get("const")])]
    return [schema["type"]] if isinstance(schema["type"], str) else list(schema["type"])


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRecord(say("record-twice", name=shown(twice)))
    return found


def _no_number(name: str) -> Any:
    raise BadRecord(say("record-number", number=name))


def _integer(digits: str) -> int:
    if len(digits) > 100:
        raise BadRecord(say("record-number", number=digits[:20] + "…"))
    return int(digits)


def _number(digits: str) -> float | int:
    """Read 1.0 as 1, because JSON has only one kind of number."""
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise BadRecord(say("record-number", number=digits[:20]))
    return int(value) if value.is_integer() else value


def _check_depth_and_letters(document: Any) -> None:
    """Refuse documents that are nested too deeply, and half surrogate pairs, which cannot be written to a file."""
    level = [document]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                below += [*each.keys(), *each.values()]
            elif isinstance(each, list):
                below += each
            elif isinstance(each, str):
                try:
                    each.encode()
                except UnicodeEncodeError:
                    raise BadRecord(say("record-letter", value=shown(each))) from None
        level = below
        if not level:
            return
    raise BadRecord(say("record-too-deep", most=DEEPEST))
