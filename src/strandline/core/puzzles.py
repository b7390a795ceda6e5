"""The puzzles of a game: the file ``puzzles.jsonl`` in its folder, which ``bench/make_puzzles.py`` writes.

Its first line is a heading, with a checksum of all that follows; each further line is a puzzle. So a file that is torn,
or was changed by hand, is never taken for a whole one.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from . import registry
from .errors import StrandlineError
from .messages import say

FILE = "puzzles.jsonl"
VERSION = 1
GRADES = 6
"""The deeper someone must look to find the answer, the higher is the grade, from 1 on."""


class BadPuzzles(StrandlineError):
    """A file of puzzles is torn, was changed, or is for other rules."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one right answer."""

    id: str
    position: str
    """The position as text."""
    seat: int
    """The seat that is to find the answer."""
    goal: str
    """What is asked, by a name of the game's own."""
    grade: int
    rating: int
    """How hard it is, on the scale of the people who solve it."""
    themes: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    """The right answers, each as moves from the position on, those of the other seat among them."""
    then: tuple[str, ...] = ()
    """How the first answer goes on from its end, as far as it is worth showing."""
    replies: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """What refutes wrong moves: by all moves of the try, joined by "; "."""
    worth: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What each first move is worth, where moves differ by more than right and wrong, as people read it."""
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def line(self) -> str:
        """Return the puzzle as a line of the file."""
        kept = {name: value for name, value in asdict(self).items() if value not in ((), {})}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> "Puzzle":
        saved = json.loads(line)
        saved["themes"] = tuple(saved.get("themes", ()))
        saved["lines"] = tuple(map(tuple, saved["lines"]))
        saved["then"] = tuple(saved.get("then", ()))
        saved["replies"] = {tried: tuple(moves) for tried, moves in saved.get("replies", {}).items()}
        return cls(**saved)


def written(game: str, puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a game's file."""
    lines = [puzzle.line() for puzzle in puzzles]
    body = "".join(line + "\n" for line in lines)
    heading = {"format": "strandline-puzzles", "version": VERSION, "game": game, "rules": _rules(game)}
    return json.dumps(heading | {"puzzles": len(lines), "sha256": _sum(body)}) + "\n" + body


def parsed(game: str, text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file's text; anything but a whole file for these rules raises BadPuzzles."""
    first, _, body = text.partition("\n")
    try:
        heading = json.loads(first)
        facts = heading["version"], heading["game"], heading["sha256"]
        if facts != (VERSION, game, _sum(body)):
            raise BadPuzzles(say("core-puzzles-torn", game=game), FILE)
        if heading["rules"] != _rules(game):
            raise BadPuzzles(say("core-puzzles-old", game=game), FILE)
        return tuple(map(Puzzle.read, body.splitlines()))
    except (ValueError, TypeError, KeyError) as error:
        if isinstance(error, BadPuzzles):
            raise
        raise BadPuzzles(say("core-puzzles-torn", game=game), FILE) from None


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none if it has no file."""
    file = registry.home(game) / FILE
    return parsed(game, file.read_text(encoding="utf-8")) if file.is_file() else ()


def _rules(game: str) -> int:
    return int(registry.modules(game).board.RULES_VERSION)


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
