"""Games are found by their folders in ``strandline/games``: there is no list to keep."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from .errors import BadOption
from .messages import say


@dataclass(frozen=True)
class Rooms:
    """The modules that make a game; ``docs/add-a-game.md`` says what each must have."""

    name: str
    board: ModuleType
    rules: ModuleType
    notation: ModuleType
    view: ModuleType
    evaluation: ModuleType | None = None


@cache
def names() -> tuple[str, ...]:
    """The names of all games, as ``strandline.game`` takes them."""
    folders = (files("strandline") / "games").iterdir()
    return tuple(sorted(each.name.replace("_", "-") for each in folders if (each / "rules.py").is_file()))


@cache
def rooms(name: str) -> Rooms:
    if name not in names():
        raise BadOption(say("no-such-game", name=name, allowed=", ".join(names())))
    package = f"strandline.games.{name.replace('-', '_')}"
    four = (import_module(f"{package}.{room}") for room in ("board", "rules", "notation", "view"))
    evaluation = import_module(f"{package}.evaluation") if find_spec(f"{package}.evaluation") else None
    return Rooms(name, *four, evaluation)
