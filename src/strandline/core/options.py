"""The options of a game as data. Programs and pages offer them, and ``Options`` checks itself with them."""

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from .errors import BadOption, bad_option
from .messages import say

BOOK, INFERRED, RULING = "book", "inferred", "ruling"
"""The origin of a value: the printed rulebook, what follows from it, or our ruling; else an edition's language."""

Editions = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Option:
    """The values that an option takes, and the rule that says so.

    ``values``: the option is one of these, or with ``many`` any of them, but not all of ``apart`` together. ``least``
    and ``most``: it is a number between them, or one of the values. ``only``: values that need other options:
    ``{"corners": {"players": (3,)}}``. ``origin``: where each value comes from; "" stands for all others.
    """

    rule: str
    values: tuple[int | str, ...] = ()
    many: bool = False
    apart: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    only: Mapping[str, Mapping[str, tuple[int | str, ...]]] = field(default_factory=dict)
    origin: Editions = field(default_factory=dict)


def option(default: Any, rule: str, **more: Any) -> Any:
    """Declare a field of a game's ``Options`` with the values it takes: ``option(2, "CS-21", values=(2, 3, 4))``."""
    return field(default=default, metadata={"option": Option(rule, **more)})


def options_of(options: Any) -> dict[str, Option]:
    """Return the options of a game, by name."""
    return {each.name: _option(each) for each in fields(options)}


def check(options: Any, *names: str) -> None:
    """Raise BadOption for the first of these options whose value is not allowed."""
    for name in names:
        known, value = options_of(options)[name], getattr(options, name)
        values = [each for each in known.values if _is_open(options, known.only.get(str(each), {}))]
        if _takes(known, values, value):
            continue
        if isinstance(value, str) and re.fullmatch("[0-9]{1,18}", value) and _takes(known, values, int(value)):
            raise BadOption(say("core-option-text", known.rule, option=name, value=value))
        allowed = list(map(str, values)) + ([] if known.least is None else [f"{known.least} … {known.most}"])
        raise bad_option(name, value, ", ".join(allowed), known.rule)


def _takes(known: Option, values: list[int | str], value: Any) -> bool:
    """Return whether an option takes a value: a text such as "3" is no number."""
    if any(type(value) is type(each) and value == each for each in values):
        return True
    if known.least is None or known.most is None or type(value) is not int:
        return False
    return known.least <= value <= known.most


def _is_open(options: Any, needs: Mapping[str, tuple[int | str, ...]]) -> bool:
    return all(getattr(options, other) in allowed for other, allowed in needs.items())


def _option(each: "Field[Any]") -> Option:
    found = each.metadata.get("option")
    return found if isinstance(found, Option) else Option("")
