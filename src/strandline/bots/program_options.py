"""Options that a program declares when it says hello, and their values.

``docs/bot-protocol.md`` describes them. A declaration is data from a stranger: nothing in it is trusted.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from strandline.core.errors import BadOption
from strandline.core.json_schema import shown
from strandline.core.messages import say

Kind = Literal["number", "switch", "choice", "text"]
Value = int | bool | str
MOST_OPTIONS = 100
LONGEST_TEXT = 1000
LARGEST = 1 << 53
WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
"""How people type a switch."""


@dataclass(frozen=True)
class ProgramOption:
    """An option of a program."""

    name: str
    kind: Kind
    default: Value
    least: int = -LARGEST
    most: int = LARGEST
    """Of a number."""
    values: tuple[str, ...] = ()
    """Of a choice."""

    @classmethod
    def from_dict(cls, data: Any) -> "ProgramOption":
        """Return the option that a program has declared. A declaration that makes no sense raises ValueError."""
        if not isinstance(data, dict) or data.get("kind") not in get_args(Kind):
            raise ValueError
        name, values = data.get("name"), data.get("values", [])
        if not isinstance(name, str) or not re.fullmatch("[a-z][a-z0-9-]{0,39}", name):
            raise ValueError
        if not isinstance(values, list) or not all(isinstance(each, str) and each.isprintable() for each in values):
            raise ValueError
        least, most = data.get("least", -LARGEST), data.get("most", LARGEST)
        if not all(type(limit) is int and abs(limit) <= LARGEST for limit in (least, most)):
            raise ValueError
        option = cls(name, data["kind"], data.get("default", ""), least, most, tuple(values))
        if not option.takes(option.default):
            raise ValueError
        return option

    def to_dict(self) -> dict[str, Any]:
        """Return the option as ``hello`` declares it."""
        parts: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default}
        if self.kind == "number":
            parts |= {"least": self.least, "most": self.most}
        return parts | ({"values": list(self.values)} if self.kind == "choice" else {})

    def takes(self, value: Any) -> bool:
        """Return whether this is a value of the option."""
        match self.kind:
            case "number":
                return type(value) is int and self.least <= value <= self.most
            case "switch":
                return isinstance(value, bool)
            case "choice":
                return isinstance(value, str) and value in self.values
            case "text":
                return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_TEXT

    @property
    def allowed(self) -> str:
        """Say which values the option takes."""
        match self.kind:
            case "number":
                return f"{self.least} … {self.most}"
            case "switch":
                return "yes, no"
            case "choice":
                return ", ".join(self.values)
            case "text":
                return f"0 … {LONGEST_TEXT} a–z"


def declared(data: Any) -> tuple[ProgramOption, ...]:
    """Return the options that a program has declared. If anything is wrong with them, ValueError is raised."""
    if not isinstance(data, list) or len(data) > MOST_OPTIONS:
        raise ValueError
    options = tuple(map(ProgramOption.from_dict, data))
    if len({option.name for option in options}) < len(options):
        raise ValueError
    return options


def values_of(options: Iterable[ProgramOption], given: Mapping[str, Any], program: str) -> dict[str, Value]:
    """Return the values to set, as people typed them or as Python has them. A wrong one raises BadOption."""
    known = {option.name: option for option in options}
    found: dict[str, Value] = {}
    for name, value in given.items():
        if name not in known:
            raise BadOption(say("bots-no-option", option=name, allowed=", ".join(known) or "–"), program)
        typed = _typed(known[name], value)
        if not known[name].takes(typed):
            words = say("bots-option-value", option=name, value=shown(value), allowed=known[name].allowed)
            raise BadOption(words, program)
        found[name] = typed
    return found


def _typed(option: ProgramOption, value: Any) -> Any:
    if isinstance(value, str) and option.kind == "number" and re.fullmatch("-?[0-9]{1,16}", value):
        return int(value)
    if isinstance(value, str) and option.kind == "switch":
        return WORDS.get(value.lower(), value)
    return value
