"""Decodes clients' messages without pydantic, from the same dataclasses and with the same refusals.

A server validates with pydantic, which also writes its JSON Schema. A host in a browser has no pydantic.
"""

import json
import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from .errors import Refused
from .wire import Limits, OneOf, Received

Where = tuple[str | int, ...]
SPACES = " \t\n\x0b\x0c\r\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
"""What counts as white space in Unicode. Python's ``strip`` removes some control characters, too."""
LONGEST_WHERE = 80


def decode(kind: Any, text: str, *where: str) -> Any:
    """Return a message of a kind from JSON; refuse any other text. ``where``: where it comes from, such as ``body``."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise bad_request(where, "json_invalid") from None
    return read(kind, value, where)


def bad_request(where: Where, why: str) -> Refused:
    """Return where a request is wrong, without its contents. ``why``: as pydantic names its errors."""
    return Refused("bad-request", where=".".join(map(str, where))[:LONGEST_WHERE], why=why)


def read(kind: Any, value: Any, where: Where = ()) -> Any:
    """Return a parsed value as a kind: a type, perhaps annotated with its limits, a union or a message."""
    base, limits = kind, dict[str, Any]()
    if get_origin(kind) is Annotated:
        base, *notes = get_args(kind)
        for note in notes:
            if isinstance(note, OneOf):
                return _one_of(base, note.field, value, where)
            if isinstance(note, Limits):
                limits |= note.limits
    origin = get_origin(base)
    if origin in (Union, UnionType):
        return _any_of(get_args(base), value, where)
    return _READERS.get(origin or base, _message)(base, limits, value, where)


def _one_of(base: Any, field: str, value: Any, where: Where) -> Any:
    if not isinstance(value, dict):
        raise bad_request(where, "dict_type")
    if field not in value:
        raise bad_request(where, "union_tag_not_found")
    for each in get_args(base):
        if value[field] in get_args(each.__annotations__[field]):
            return read(each, value, (*where, value[field]))
    raise bad_request(where, "union_tag_invalid")


def _any_of(kinds: tuple[Any, ...], value: Any, where: Where) -> Any:
    if value is None and NoneType in kinds:
        return None
    kinds = tuple(each for each in kinds if each is not NoneType)
    if len(kinds) == 1:
        return read(kinds[0], value, where)
    refused = []
    for each in kinds:
        try:
            return read(each, value, (*where, _label(each)))
        except Refused as error:
            refused.append(error)
    raise refused[0]


def _label(kind: Any) -> str:
    """Return the name of a member of a union."""
    if get_origin(kind) is Annotated:
        return f"constrained-{_label(get_args(kind)[0])}"
    return str(getattr(kind, "__name__", kind)).lower()


def _int(_: Any, limits: dict[str, Any], value: Any, where: Where) -> int:
    if type(value) is not int:
        raise bad_request(where, "int_type")
    for limit, is_over, why in (
        ("le", int.__gt__, "less_than_equal"),
        ("lt", int.__ge__, "less_than"),
        ("ge", int.__lt__, "greater_than_equal"),
    ):
        if limit in limits and is_over(value, limits[limit]):
            raise bad_request(where, why)
    return value


def _bool(_base: Any, _limits: dict[str, Any], value: Any, where: Where) -> bool:
    if not isinstance(value, bool):
        raise bad_request(where, "bool_type")
    return value


def _str(_: Any, limits: dict[str, Any], value: Any, where: Where) -> str:
    if not isinstance(value, str):
        raise bad_request(where, "string_type")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise bad_request(where, "string_unicode")
    if limits.get("strip_whitespace"):
        value = value.strip(SPACES)
    if len(value) < limits.get("min_length", 0):
        raise bad_request(where, "string_too_short")
    if len(value) > limits.get("max_length", len(value)):
        raise bad_request(where, "string_too_long")
    if "pattern" in limits and not re.fullmatch(limits["pattern"], value):
        raise bad_request(where, "string_pattern_mismatch")
    return str(value)


def _literal(base: Any, _: dict[str, Any], value: Any, where: Where) -> str:
    if not isinstance(value, str) or value not in get_args(base):
        raise bad_request(where, "literal_error")
    return str(value)


def _list(base: Any, limits: dict[str, Any], value: Any, where: Where) -> list[Any]:
    if not isinstance(value, list):
        raise bad_request(where, "list_type")
    if len(value) > limits.get("max_length", len(value)):
        raise bad_request(where, "too_long")
    (each,) = get_args(base)
    found = [read(each, item, (*where, n)) for n, item in enumerate(value)]
    if len(value) < limits.get("min_length", 0):
        raise bad_request(where, "too_short")
    return found


def _dict(base: Any, limits: dict[str, Any], value: Any, where: Where) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise bad_request(where, "dict_type")
    if len(value) > limits.get("max_length", len(value)):
        raise bad_request(where, "too_long")
    key, each = get_args(base)
    return {read(key, name, (*where, name, "[key]")): read(each, item, (*where, name)) for name, item in value.items()}


def _message(kind: Any, _: dict[str, Any], value: Any, where: Where) -> Any:
    assert issubclass(kind, Received)
    if not isinstance(value, dict):
        raise bad_request(where, "dataclass_type")
    found = {}
    for field in fields(kind):
        if field.name in value:
            found[field.name] = read(field.type, value[field.name], (*where, field.name))
        elif field.default is MISSING and field.default_factory is MISSING:
            raise bad_request((*where, field.name), "missing")
    for name in value:
        if name not in found:
            raise bad_request((*where, name), "unexpected_keyword_argument")
    return kind(**found)


_READERS: dict[Any, Callable[[Any, dict[str, Any], Any, Where], Any]] = {
    int: _int, bool: _bool, str: _str, Literal: _literal, list: _list, dict: _dict,
}  # fmt: skip
