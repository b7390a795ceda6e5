"""Games are found by their folders in ``strandline/games``: there is no list to keep."""

from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType

from .errors import BadOption
from .messages import say


@dataclass(frozen=True)
class Modules:
    """The modules that make a game; ``docs/add-a-game.md`` says what each must have."""

    name: str
    board: ModuleType
    rules: ModuleType
    notation: ModuleType
    view: ModuleType
    evaluation: ModuleType | None = None
    """What search knows of the game beyond its rules, where someone has written it."""
    baseline: ModuleType | None = None
    """What ``greedy`` looks at, if not at the evaluation: bots get better, what they are measured by stays."""
    encoding: ModuleType | None = None
    """The game in numbers, for learning, likewise."""
    dealing: ModuleType | None = None
    """The deal as draws, each with its odds, likewise."""
    levels: ModuleType | None = None
    """The levels of its bots, as data, where the default ones do not fit."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games, as ``strandline.game`` takes them."""
    folders = (files("strandline") / "games").iterdir()
    return tuple(sorted(each.name.replace("_", "-") for each in folders if (each / "rules.py").is_file()))


@cache
def modules(name: str) -> Modules:
    if name not in names():
        raise BadOption(say("core-no-such-game", name=name, allowed=", ".join(names())))
    folder = name.replace("-", "_")
    home = files("strandline") / "games" / folder
    found = [field.name for field in fields(Modules) if (home / f"{field.name}.py").is_file()]
    return Modules(name, **{part: import_module(f"strandline.games.{folder}.{part}") for part in found})


def encoding(name: str) -> ModuleType:
    """A game's ``encoding.py``, where there must be one."""
    found = modules(name).encoding
    if found is None:
        raise ValueError(f"{name} has no encoding.py: docs/add-a-game.md says what goes into it")
    return found
