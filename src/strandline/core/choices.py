"""What can be chosen before a game, as data: programs and pages offer it, and by it ``Options`` check themselves."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from .errors import bad_option

BOOK, RULING = "book", "ruling"
"""Where a value comes from: the printed rulebook, or us where the books are silent; else an edition by its language."""

Editions = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Choice:
    """What an option takes.

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
    return field(default=default, metadata={"choice": Choice(rule, **more)})


def choices(options: Any) -> dict[str, Choice]:
    """What each option of a game takes."""
    return {each.name: _choice(each) for each in fields(options)}


def check(options: Any, *names: str) -> None:
    """Raise BadOption for the first of these options that has not one value of those that it takes."""
    for name in names:
        choice, value = choices(options)[name], getattr(options, name)
        values = [each for each in choice.values if _is_open(options, choice.only.get(str(each), {}))]
        if any(type(value) is type(each) and value == each for each in values):
            continue
        if choice.least is None or choice.most is None:
            raise bad_option(name, value, ", ".join(map(str, values)), choice.rule)
        if type(value) is not int or not choice.least <= value <= choice.most:
            allowed = ", ".join([*map(str, values), f"{choice.least} … {choice.most}"])
            raise bad_option(name, value, allowed, choice.rule)


def _is_open(options: Any, needs: Mapping[str, tuple[int | str, ...]]) -> bool:
    return all(getattr(options, other) in allowed for other, allowed in needs.items())


def _choice(each: "Field[Any]") -> Choice:
    found = each.metadata.get("choice")
    return found if isinstance(found, Choice) else Choice("")
