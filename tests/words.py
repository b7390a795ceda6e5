"""Where the Fluent files are: those of all pages and programs, and those of the games."""

import re
from pathlib import Path

import strandline

PACKAGE = Path(strandline.__file__).parent
OURS = "crab-stack", "krabcek", "survive"
"""The games that must be there in all languages; others may lack some."""


def shared_files(language: str) -> dict[str, Path]:
    """The files of words that belong to no game, by name."""
    return {file.stem: file for file in sorted((PACKAGE / "locale" / language).glob("*.ftl"))}


def game_files(language: str) -> dict[str, Path]:
    """The games' files of words, by the name of the game."""
    files = sorted(PACKAGE.glob(f"games/*/locale/{language}.ftl"))
    return {file.parents[1].name.replace("_", "-"): file for file in files}


def files(language: str) -> dict[str, Path]:
    """All files of words in a language, by the name with which their keys begin."""
    return shared_files(language) | game_files(language)


def keys_of(file: Path) -> set[str]:
    """The keys of a file."""
    return set(re.findall(r"^([a-z][a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
