"""Bots by the names that people type: ``level3``, ``uct``, ``program:./mine``."""

import re
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
PROGRAM = re.compile(r"program(?:\[(?P<options>[^\]]*)\])?:(?P<command>.+)", re.DOTALL)
"""A program, and options for it: ``program:./mine``, ``program[threads=2,style=calm]:./mine``."""


def check(name: str, *others: str) -> str:
    """Return the name if it is valid (``level3`` for ``bot:3``). The error lists what is allowed, with ``others``."""
    tidy = name.replace("bot:", "level", 1) if name.startswith("bot:") else name
    if tidy in OWN or (is_program(tidy) and _command(tidy)):
        return tidy
    raise BadOption(say("bots-no-such", name=name, allowed=", ".join((*others, *OWN, "program:COMMAND"))))


def is_program(name: str) -> bool:
    """Return whether this is the name of somebody else's program."""
    return PROGRAM.fullmatch(name) is not None


def _command(name: str) -> list[str]:
    """Return a program and its arguments; nothing if a quotation mark is not closed."""
    found = PROGRAM.fullmatch(name)
    try:
        return shlex.split(found["command"]) if found else []
    except ValueError:
        return []


def _options(name: str) -> dict[str, str]:
    """Return the options that are given with a program."""
    found = PROGRAM.fullmatch(name)
    options: dict[str, str] = {}
    for part in (found["options"] or "").split(",") if found else []:
        option, equals, value = part.strip().partition("=")
        if part.strip():
            if not equals:
                raise BadOption(say("bots-option-form", option=part.strip()), name)
            options[option.strip()] = value.strip()
    return options


def program(name: str) -> ProcessBot:
    """Return the program of a name, with its options."""
    return ProcessBot(_command(name), options=_options(name))


def seated(name: str, game: Game, threads: int | None = None) -> Bot:
    """Return the bot of a name. It runs in this process, but a program runs in its own."""
    name = check(name)
    if is_program(name):
        return program(name)
    if name == "random":
        return RandomBot()
    return Thinker(name, level(name, game), threads)


def apart(name: str) -> ProcessBot:
    """Return the bot of a name in its own process, which never has the hidden parts of a game and may load slowly."""
    name = check(name)
    if is_program(name):
        return program(name)
    return ProcessBot([sys.executable, "-m", "strandline.bots", name], name)


def introduced(name: str) -> str:
    """Return a bot's own name. A program is started once for it; if it does not say hello, BotFailed is raised."""
    name = check(name)
    if not is_program(name):
        return name
    with program(name) as bot:
        return bot.start()


def level(name: str, game: Game) -> Level:
    """Return the level or baseline of a name."""
    if name in BASELINES:
        return baseline(name, game)
    return levels(game)[LEVEL_NAMES.index(name)]


def searches(names: list[str], game: Game) -> list[tuple[str, str]]:
    """Return the names of the searches that must be compiled for bots to play a game."""
    own = [name for name in map(check, names) if name in OWN and name != "random"]
    return [(level(name, game).search, game.name) for name in own]
