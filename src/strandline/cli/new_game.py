"""``strandline new-game``: writes a small game to begin with, under a name that you choose."""

import re
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

import strandline
from strandline.core.errors import BadOption
from strandline.core.messages import DEFAULT_LOCALE, say, translate

from .common import tell

PACKAGE = Path(strandline.__file__).parent
TEMPLATE = Path(__file__).parent / "new_game_template"
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
LONGEST = 24
"""With longer names, lines of the written code would be too long."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name: lower-case letters and hyphens.")],
) -> None:
    """Create a small playable game to turn into your own: rules, texts, pictures and tests."""
    folder = name.replace("-", "_")
    homes = {"game": PACKAGE / "games" / folder, "tests": PACKAGE.parents[1] / "tests" / "games" / folder}
    _check(name, homes)
    for part, home in homes.items():
        for file in written(TEMPLATE / part):
            path = home / file.relative_to(TEMPLATE / part)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    tell(translate("cli-new-game-written", game=str(homes["game"]), tests=str(homes["tests"]), name=name))


def renamed(text: str, name: str) -> str:
    """Return a file of the template, with the game's name and the letters of its rules in place of the template's."""
    letters = prefix(name)
    for old, new in {
        "three-stones": name,
        "three_stones": name.replace("-", "_"),
        "Three Stones": name.replace("-", " ").title(),
        "TS-": f"{letters}-",
        '"TS"': f'"{letters}"',
        "test_ts": f"test_{letters.lower()}",
    }.items():
        text = text.replace(old, new)
    return text


def prefix(name: str) -> str:
    """Return the two letters before the numbers of a game's rules: CS for crab-stack, KR for krabcek."""
    first, *more = name.split("-")
    return (first[0] + more[0][0] if more else first[:2].ljust(2, "X")).upper()


def written(folder: Path) -> list[Path]:
    """Return the files of a template folder that are written."""
    return [file for file in sorted(folder.rglob("*")) if file.suffix in (".py", ".ftl", ".json")]


def _check(name: str, homes: dict[str, Path]) -> None:
    """Raise BadOption if the game cannot be written."""
    taken = {"default", *(file.stem for file in (PACKAGE / "locale" / DEFAULT_LOCALE).iterdir())}
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(name):
        raise BadOption(say("cli-new-game-name", most=LONGEST), name)
    if name in taken:
        raise BadOption(say("cli-new-game-taken"), name)
    if not homes["tests"].parent.is_dir():
        raise BadOption(say("cli-new-game-no-checkout", package=str(PACKAGE)))
    for home in homes.values():
        if home.exists():
            raise BadOption(say("cli-new-game-exists", folder=str(home)), name)
