"""Games are found by their folders in ``strandline/games``; no list needs to be kept."""

from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from .errors import BadOption
from .messages import say


@dataclass(frozen=True)
class Modules:
    """The modules of a game; ``docs/add-a-game.md`` says what each must contain."""

    name: str
    board: ModuleType
    rules: ModuleType
    notation: ModuleType
    view: ModuleType
    evaluation: ModuleType | None = None
    """What search knows of the game beyond its rules, if the game has it."""
    baseline: ModuleType | None = None
    """What ``greedy`` looks at instead of the evaluation, so that the yardstick stays the same while bots improve."""
    encoding: ModuleType | None = None
    """The game as numbers, for learning, if the game has it."""
    dealing: ModuleType | None = None
    """The deal as draws with odds, if the game has it."""
    levels: ModuleType | None = None
    """The levels of its bots, as data, if the default levels do not fit."""
    effects: ModuleType | None = None
    """What a move has caused, in words, if the game tells it."""
    blunders: ModuleType | None = None
    """Moves that not even a beginner makes, if some of them look no worse than others to a short search."""
    ranking: ModuleType | None = None
    """How the players stand at the end, beyond who has won, if the game tells it."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games, as ``strandline.game`` takes them."""
    folders = (files("strandline") / "games").iterdir()
    return tuple(sorted(each.name.replace("_", "-") for each in folders if _has(each, "rules")))


@cache
def modules(name: str) -> Modules:
    if name not in names():
        raise BadOption(say("core-no-such-game", name=name, allowed=", ".join(names())))
    found = [field.name for field in fields(Modules) if _has(home(name), field.name)]
    return Modules(name, **{part: import_module(f"strandline.games.{name.replace('-', '_')}.{part}") for part in found})


def home(name: str) -> Traversable:
    """Return the folder of a game."""
    return files("strandline") / "games" / name.replace("-", "_")


def _has(folder: Traversable, module: str) -> bool:
    """Return whether a folder has a module: its source or, in a browser, only what was compiled from it."""
    return any((folder / f"{module}{ending}").is_file() for ending in (".py", ".pyc"))


def encoding(name: str) -> ModuleType:
    """Return a game's ``encoding.py``; raise an error if there is none."""
    found = modules(name).encoding
    if found is None:
        raise ValueError(f"{name} has no encoding.py: docs/add-a-game.md says what goes into it")
    return found
