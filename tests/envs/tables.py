"""Every game and number of players, and every option at least once."""

from functools import cache
from typing import Any

import pytest

from strandline.core import bind as binding
from strandline.core import registry
from strandline.envs.episode import table
from strandline.envs.opponents import against, minds
from strandline.envs.opponents import against_kernel as kernel
from strandline.sim import batch

OWN_ROCKS = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5", "c6", "d1", "d2", "d3")

EACH: list[tuple[str, dict[str, Any]]] = [
    ("crab-stack", {"players": 2}),
    ("crab-stack", {"players": 3}),
    ("crab-stack", {"players": 4}),
    ("krabcek", {"players": 2}),
    ("survive", {"players": 2}),
    ("survive", {"players": 3}),
    ("survive", {"players": 4}),
]
"""With the usual options."""

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("crab-stack", {"players": 2, "layout": OWN_ROCKS}),
    ("crab-stack", {"players": 3, "layout": "corners", "tie": "next"}),
    ("crab-stack", {"players": 4, "repetition": 2}),
    ("krabcek", {"tiles": "two", "turns": 30}),
    ("krabcek", {"tiles": "NW-X X-W N-W / NW-X X-W W-S"}),
    ("survive", {"players": 2, "colours": 2}),
    ("survive", {"players": 2, "variants": ("crowded", "equal"), "values": "own"}),
    ("survive", {"players": 3, "variants": ("last-tile",)}),
    ("survive", {"players": 4, "variants": ("last-explorer",)}),
]

ALL = EACH + VARIANTS


def label(value: object) -> str:
    """Names the case in a test's id."""
    chosen = value.values() if isinstance(value, dict) else [value]
    return "-".join(str(each) for each in chosen if isinstance(each, str | int))


def game_of(name: str, options: dict[str, Any]) -> Any:
    return table(name, options.get("players"), {key: each for key, each in options.items() if key != "players"})


@cache
def _stepping(name: str) -> Any:
    return binding.bind("python", registry.modules(name).rules, registry.encoding(name), kernel)


@cache
def _batch(name: str) -> Any:
    return binding.bind("python", *batch.sources(name))


@cache
def _opponent(search: str, name: str) -> Any:
    return binding.bind("python", *minds.sources(search, name))


def interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step games with interpreted code, as without Numba, so that a test does not wait for the compiler."""
    monkeypatch.setattr(batch, "default_target", lambda _: "python")
    monkeypatch.setattr(batch, "compiled", _batch)
    monkeypatch.setattr(against, "stepping", _stepping)
    monkeypatch.setattr(minds, "compiled", _opponent)
