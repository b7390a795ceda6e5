"""What can be chosen before a game, as data: programs and pages offer it, and each game's ``Options`` checks it."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

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


def _choice(each: "Field[Any]") -> Choice:
    found = each.metadata.get("choice")
    return found if isinstance(found, Choice) else Choice("")
