"""Dataclasses that are sent as JSON: their base classes, the limits of their fields, and their serialization.

A host that validates commands with pydantic finds everything here: pydantic's core schemas are plain dictionaries, so
they can be written without pydantic.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, dataclass_transform, get_args


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class Received:
    """Base of clients' messages. Each subclass is a dataclass that accepts only its own fields and their types."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}

    def __init_subclass__(cls, example: dict[str, Any] | None = None) -> None:
        """Make a subclass a dataclass. ``example``: shown in the schema."""
        if example is not None:
            cls.__pydantic_config__ = {**cls.__pydantic_config__, "json_schema_extra": {"examples": [example]}}
        dataclass(frozen=True, kw_only=True)(cls)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        # Only the fields are strict: the object itself may be a dictionary.
        return {**handler(source), "strict": False}


@dataclass_transform(field_specifiers=(field,))
class Sent:
    """Base of messages to clients. Each subclass is a dataclass without additional fields."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    def __init_subclass__(cls) -> None:
        dataclass(cls)


class Limits:
    """Limits of a value, by pydantic's names: ``Annotated[str, Limits(min_length=1, max_length=40)]``."""

    def __init__(self, **limits: Any):
        self.limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {**handler(source), **self.limits}


@dataclass(frozen=True)
class OneOf:
    """One of several dataclasses, distinguished by the value of one field: ``Annotated[A | B, OneOf("kind")]``."""

    field: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        choices = {
            value: handler.generate_schema(each)
            for each in get_args(source)
            for value in get_args(each.__annotations__[self.field])
        }
        return {"type": "tagged-union", "discriminator": self.field, "choices": choices}


def plain(value: Any) -> dict[str, Any]:
    """Return the fields of a dataclass by name; those that are None by default are left out while they are None."""
    found: dict[str, Any] = value.__dict__
    optional = _optional(value.__class__)
    if not optional:
        return found
    return {name: each for name, each in found.items() if each is not None or name not in optional}


@cache
def _optional(kind: type[Any]) -> frozenset[str]:
    return frozenset(each.name for each in fields(kind) if each.default is None)


to_json = json.JSONEncoder(default=plain, ensure_ascii=False, separators=(",", ":")).encode
"""Returns a dataclass, with all dataclasses in it, as compact JSON."""
