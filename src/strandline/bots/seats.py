"""Who can be seated, by the names that people give: ``level3``, ``uct``, ``program:./mine``."""

import shlex
import sys

from strandline.core.errors import BadOption
from strandline.core.game import Game
from strandline.core.messages import say

from .bot import Bot
from .levels import BASELINES, HIGHEST, Level, baseline, levels
from .process import ProcessBot
from .thinker import RandomBot, Thinker

LEVEL_NAMES = tuple(f"level{n}" for n in range(1, HIGHEST + 1))
OWN = (*LEVEL_NAMES, "random", *BASELINES)
PROGRAM = "program:"


def check(name: str, *others: str) -> str:
    """The name, if it is one: with ``bot:3`` for ``level3``. An error lists what is allowed, and ``others``."""
    tidy = name.replace("bot:", "level", 1) if name.startswith("bot:") else name
    if tidy in OWN or (tidy.startswith(PROGRAM) and _command(tidy)):
        return tidy
    raise BadOption(say("bots-no-such", name=name, allowed=", ".join((*others, *OWN, f"{PROGRAM}COMMAND"))))


def _command(name: str) -> list[str]:
    """A program and its arguments; none, if a quotation mark has no other."""
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        return []


def seated(name: str, game: Game, threads: int | None = None) -> Bot:
    """A bot by its name, in this process; a program gets one of its own."""
    name = check(name)
    if name.startswith(PROGRAM):
        return ProcessBot(_command(name))
    if name == "random":
        return RandomBot()
    return Thinker(name, level(name, game), threads)


def apart(name: str) -> ProcessBot:
    """A bot by its name, in a process of its own: where the truth is not, and which may take its time to load."""
    name = check(name)
    if name.startswith(PROGRAM):
        return ProcessBot(_command(name))
    return ProcessBot([sys.executable, "-m", "strandline.bots", name], name)


def introduced(name: str) -> str:
    """What a bot calls itself. A program is started once, to say hello; one that does not do so raises BotFailed."""
    name = check(name)
    if not name.startswith(PROGRAM):
        return name
    with ProcessBot(_command(name)) as bot:
        return bot.start()


def level(name: str, game: Game) -> Level:
    """What stands behind the name of a level or a baseline."""
    if name in BASELINES:
        return baseline(name, game)
    return levels(game)[LEVEL_NAMES.index(name)]


def searches(names: list[str], game: Game) -> list[tuple[str, str]]:
    """What has to be compiled for bots to play a game, as ``search.ready`` names it."""
    own = [name for name in map(check, names) if name in OWN and name != "random"]
    return [(level(name, game).search, game.name) for name in own]
