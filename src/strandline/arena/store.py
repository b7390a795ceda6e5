"""The folder of a match, from which it resumes after an interruption.

``match.json`` describes the match. ``games.jsonl`` has one record per line, in the order in which the games ended. If
the last line is incomplete, that game is played again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from strandline.core.errors import BadOption
from strandline.core.messages import say

from .match import Match, Played


class Store:
    """The folder of one match."""

    def __init__(self, folder: Path, match: Match):
        self.folder = folder
        self.games = folder / "games.jsonl"
        match_file = folder / "match.json"
        if match_file.exists():
            known = _read(match_file)
            differing = [name for name, value in match.document().items() if known.get(name) != value]
            if differing:
                raise BadOption(say("arena-other-match", folder=str(folder), names=", ".join(differing)))
        elif folder.exists() and any(folder.iterdir()):
            raise BadOption(say("arena-no-match", folder=str(folder)))
        folder.mkdir(parents=True, exist_ok=True)
        self.file = self.games.open("ab")
        try:
            _lock(self.file, folder)
            write(match_file, match.document())
        except BaseException:
            self.file.close()
            raise

    def played(self) -> Iterator[Played]:
        """Return the stored games, and remove an incomplete last line."""
        good = 0
        with self.games.open("rb") as file:
            for line in file:
                try:
                    if not line.endswith(b"\n"):
                        break
                    played = Played.read(line)
                except (ValueError, KeyError, TypeError):
                    break
                good += len(line)
                yield played
            whole = file.seek(0, os.SEEK_END)
        if whole > good:
            if b"\n" in self.games.read_bytes()[good:-1]:  # more than the last line is damaged
                raise BadOption(say("arena-spoilt", file=str(self.games), place=good))
            self.file.truncate(good)

    def add(self, line: str) -> None:
        """Store a game."""
        self.file.write(line.encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def write(file: Path, document: Any) -> None:
    """Write plain data to a file, completely or not at all."""
    new = file.with_name(f".{file.name}.new")
    new.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def _read(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_bytes())
    except ValueError:
        document = None
    if not isinstance(document, dict):
        raise BadOption(say("arena-spoilt-match", file=str(file)))
    return document


def _lock(file: IO[bytes], folder: Path) -> None:
    """Lock the folder, because two processes would overwrite each other's games."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadOption(say("arena-running", folder=str(folder))) from None
