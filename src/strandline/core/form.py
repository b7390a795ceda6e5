"""The form of a document: JSON read strictly, and checked against a JSON Schema.

Only the keywords that our own schemas use are known here, so that the base install needs no schema library; a test
holds this against a full one. What a record must be beyond its form is in ``record.py``.
"""

import json
import re
from typing import Any

from .errors import BadRecord
from .messages import say

DEEPEST = 40
_SHOWN = 60
_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
_KNOWN = {
    *("type", "const", "enum", "minimum", "maximum", "pattern", "minLength", "maxLength"),
    *("items", "minItems", "maxItems", "properties", "required", "additionalProperties", "maxProperties"),
    *("$schema", "$id", "title", "description"),
}


def parse(data: bytes) -> Any:
    """The document in some bytes. JSON allows names twice, and Python's reader NaN as well: we read neither."""
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


def check(document: Any, schema: dict[str, Any], place: str = "record") -> None:
    """Raise BadRecord, naming the place, if the document has not the form that the schema asks for."""
    unknown = schema.keys() - _KNOWN
    if unknown:
        raise NotImplementedError(f"schema keywords {sorted(unknown)}")
    _check_value(document, schema, place)
    if isinstance(document, str):
        _check_text(document, schema, place)
    elif isinstance(document, dict):
        _check_object(document, schema, place)
    elif isinstance(document, list):
        _check_size(len(document), schema.get("minItems"), schema.get("maxItems"), place)
        for n, each in enumerate(document):
            check(each, schema.get("items", {}), f"{place}[{n}]")


def shown(value: Any) -> str:
    """A value as an error shows it: short, and with nothing in it that a terminal obeys."""
    text = json.dumps(value, ensure_ascii=False)
    text = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def _check_value(value: Any, schema: dict[str, Any], place: str) -> None:
    allowed = schema.get("type", list(_TYPES))
    allowed = [allowed] if isinstance(allowed, str) else allowed
    # To Python, true is an int.
    kinds = [
        kind for kind in allowed if isinstance(value, _TYPES[kind]) and (kind == "boolean") == isinstance(value, bool)
    ]
    if "type" in schema and not kinds:
        raise _wrong(place, " | ".join(allowed), value)
    for one in ([schema["const"]] if "const" in schema else []), schema.get("enum", []):
        if one and not any(type(value) is type(each) and value == each for each in one):
            raise _wrong(place, " | ".join(map(shown, one)), value)
    if isinstance(value, int) and not isinstance(value, bool):
        _check_size(value, schema.get("minimum"), schema.get("maximum"), place)


def _check_text(text: str, schema: dict[str, Any], place: str) -> None:
    _check_size(len(text), schema.get("minLength"), schema.get("maxLength"), place)
    pattern = schema.get("pattern")
    if pattern is not None and not re.fullmatch(pattern, text):
        raise BadRecord(say("record-pattern", place=place, value=shown(text), pattern=pattern))


def _check_object(value: dict[str, Any], schema: dict[str, Any], place: str) -> None:
    _check_size(len(value), None, schema.get("maxProperties"), place)
    for name in schema.get("required", []):
        if name not in value:
            raise BadRecord(say("record-missing", place=place, name=name))
    properties = schema.get("properties", {})
    others = schema.get("additionalProperties", {})
    for name, each in value.items():
        if name not in properties and others is False:
            raise BadRecord(say("record-unknown", place=place, name=shown(name), allowed=", ".join(properties)))
        check(each, properties.get(name, others), f"{place}.{name}")


def _check_size(size: int, least: int | None, most: int | None, place: str) -> None:
    if (least is not None and size < least) or (most is not None and size > most):
        raise BadRecord(say("record-size", place=place, size=shown(size), least=str(least or 0), most=str(most)))


def _wrong(place: str, allowed: str, value: Any) -> BadRecord:
    return BadRecord(say("record-wrong", place=place, value=shown(value), allowed=allowed))


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
    """JSON has one kind of number: 1.0 is 1."""
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise BadRecord(say("record-number", number=digits[:20]))
    return int(value) if value.is_integer() else value


def _check_depth_and_letters(document: Any) -> None:
    """Nothing nested deeper than anyone needs, and no half of a surrogate pair, which no file could hold again."""
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
