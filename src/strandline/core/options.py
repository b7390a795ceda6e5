"""The options of a game as data: programs and pages offer them, and ``Options`` check themselves by it."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from .errors import bad_option

BOOK, RULING = "book", "ruling"
"""Where a value comes from: the printed rulebook, or us where the books are silent; else an edition by its language."""

Editions = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Option:
    """The values that an option takes, and the rule that says so.

    ``values``: one of these, or with ``many`` any of them, but not all of ``apart`` together. ``least`` and ``most``: a
    number between them, or one of the values. ``only``: values that need others, by option:
    ``{"corners": {"players": (3,)}}``. ``origin``: whence each value comes; "" stands for all others.
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
    """A field of a game's ``Options``, with what it takes: ``option(2, "CS-21", values=(2, 3, 4))``."""
    return field(default=default, metadata={"option": Option(rule, **more)})


def options_of(options: Any) -> dict[str, Option]:
    """The options of a game, by name."""
    return {each.name: _option(each) for each in fields(options)}


def check(options: Any, *names: str) -> None:
    """Raise BadOption for the first of these options that has not one value of those that it takes."""
    for name in names:
        known, value = options_of(options)[name], getattr(options, name)
        values = [each for each in known.values if _is_open(options, known.only.get(str(each), {}))]
        if any(type(value) is type(each) and value == each for each in values):
            continue
        if known.least is None or known.most is None:
            raise bad_option(name, value, ", ".join(map(str, values)), known.rule)
        if type(value) is not int or not known.least <= value <= known.most:
            allowed = ", ".join([*map(str, values), f"{known.least} … {known.most}"])
            raise bad_option(name, value, allowed, known.rule)


def _is_open(options: Any, needs: Mapping[str, tuple[int | str, ...]]) -> bool:
    return all(getattr(options, other) in allowed for other, allowed in needs.items())


def _option(each: "Field[Any]") -> Option:
    found = each.metadata.get("option")
    return found if isinstance(found, Option) else Option("")
