"""Messages are decoded without pydantic as with it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from strandline.host.sandbox import SandboxRequest
from strandline.table import commands as c
from strandline.table.decode import decode
from strandline.table.errors import Refused

KINDS: dict[str, Any] = {
    "message": c.ClientMessage, "command": c.AnyCommand, "table": c.NewTable, "sandbox": SandboxRequest,
    "why": c.WhyNot, "hint": c.AskHint,
}  # fmt: skip
EXAMPLES: list[tuple[str, dict[str, Any]]] = [
    ("message", {"do": "ping"}),
    ("message", {"do": "look", "seat": 1}),
    ("message", {"do": "why_not", "id": "w", "seat": 0, "move": "b2-c4"}),
    ("why", {"do": "why_not", "id": "w", "seat": 0, "move": "b2-c4"}),
    ("hint", {"seat": 0}),
    ("command", {"do": "sit", "id": "s", "seat": 7, "name": " Ann ", "nonce": "0" * 16, "commitment": "a" * 64}),
    ("command", {"do": "move", "id": "m1", "seat": 0, "expect": 0, "move": "b2-c4"}),
    ("command", {"do": "preset", "id": "p", "seat": 0, "on": True}),
    ("command", {"do": "chat", "id": "c", "text": "hello"}),
    ("command", {"do": "mute", "id": "c", "number": 1, "room": None}),
    ("command", {"do": "unsay", "id": "c", "number": 1, "room": "watchers"}),
    ("command", {"do": "rematch", "id": "r"}),
    ("table", {"game": "krabcek", "seats": [{"kind": "person"}, {"kind": "bot", "level": 3}], "id": "t"}),
    ("table", {"game": "crab-stack", "options": {"players": 2, "x": ["a"], "y": "b"}, "seats": [{"kind": "program"}],
               "clock": {"kind": "bank", "seconds": 300}, "window": 5, "order": "listed", "public": True}),
    ("sandbox", {"game": "survive", "seat": "turn", "moves": ["a"], "why": "b", "text": None, "scene": False}),
    ("sandbox", {"game": "survive", "seat": 3, "options": {"players": 3}}),
]  # fmt: skip
WORDS = st.sampled_from(["do", "id", "seat", "kind", "move", "bot", "turn", "", " ", "a\n", "\x1f", "\x85x", "é" * 41])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-1, 9) | st.floats() | WORDS | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def verdict(kind: Any, text: str) -> tuple[Any, tuple[str, str] | None]:
    """What our decoder says: the message, or where and why it is refused."""
    try:
        return decode(kind, text), None
    except Refused as error:
        params = error.message.params
        return None, (str(params["where"]), str(params["why"]))


ADAPTERS = {name: TypeAdapter(kind) for name, kind in KINDS.items()}


def pydantics(name: str, text: str) -> tuple[Any, tuple[str, str] | None]:
    """What pydantic says."""
    try:
        return ADAPTERS[name].validate_json(text), None
    except ValidationError as error:
        first = error.errors()[0]
        return None, (".".join(map(str, first["loc"]))[:80], first["type"])


def compare(name: str, value: Any) -> None:
    text = json.dumps(value)
    ours, theirs = verdict(KINDS[name], text), pydantics(name, text)
    if theirs[1] is not None and theirs[1][1] == "json_invalid":  # halves of characters: we name their place
        assert ours[0] is None
    else:
        assert ours == theirs


@pytest.mark.parametrize(("name", "value"), EXAMPLES)
def test_examples_are_decoded(name: str, value: dict[str, Any]) -> None:
    compare(name, value)
    assert verdict(KINDS[name], json.dumps(value))[1] is None


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(path for key, each in inner for path in paths(each, (*here, key)))]


@st.composite
def mutants(draw: st.DrawFn) -> tuple[str, Any]:
    """Return an example with one value, or one name, changed."""
    name, value = draw(st.sampled_from(EXAMPLES))
    value = json.loads(json.dumps(value))
    where = draw(st.sampled_from(paths(value)))
    if not where:
        return name, draw(VALUES)
    holder = value
    for key in where[:-1]:
        holder = holder[key]
    match draw(st.sampled_from(["replace", "remove", "add"])):
        case "replace":
            holder[where[-1]] = draw(VALUES)
        case "remove":
            del holder[where[-1]]
        case _ if isinstance(holder, dict):
            holder[draw(WORDS)] = draw(VALUES)
        case _:
            holder.extend([holder[0]] * draw(st.integers(1, 70)))
    return name, value


@given(mutants())
def test_changed_messages_are_judged_as_pydantic_judges_them(mutant: tuple[str, Any]) -> None:
    compare(*mutant)


@given(st.sampled_from(sorted(KINDS)), VALUES)
def test_any_value_is_judged_as_pydantic_judges_it(name: str, value: Any) -> None:
    compare(name, value)


@pytest.mark.parametrize("text", ["", "nonsense", '{"do": "ping"', "[" * 100_000, '{"do": "ping"}x'])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert verdict(c.ClientMessage, text) == (None, ("", "json_invalid"))
