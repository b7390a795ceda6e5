"""Plays random games and games of bots, and counts what happens in them."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from strandline.arena.match import SelfPlay
from strandline.arena.pool import local
from strandline.arena.rating import wilson
from strandline.arena.run import run
from strandline.core.bind import bind
from strandline.core.game import Game, game
from strandline.core.history import HEAD
from strandline.core.numba_cache import default_target
from strandline.core.record import Record
from strandline.core.registry import modules
from strandline.sim import data, recording
from strandline.sim.recording_kernel import Written

from . import watch

SIZE = 1000
"""The number of games at a time."""
LIMIT = 10_000


@dataclass(frozen=True)
class Table:
    """A game with its number of players."""

    key: str
    title: str
    name: str
    options: dict[str, Any] = field(hash=False)
    length: int = 1
    """Bots take this many times as long for a game, so this many times fewer are played."""

    @property
    def game(self) -> Game:
        return game(self.name, **self.options)

    @property
    def kind(self) -> ModuleType:
        """The module that counts for this game."""
        return import_module(f"{__package__}.{self.name.replace('-', '_')}")


TABLES = (
    *(Table(f"crab-stack-{n}", f"Crab Stack, {n} players", "crab-stack", {"players": n}) for n in (2, 3, 4)),
    Table("krabcek", "Krabcek", "krabcek", {}),
    *(Table(f"survive-{n}", f"Survive, {n} players", "survive", {"players": n}, 3) for n in (2, 3, 4)),
)


@dataclass(frozen=True)
class Found:
    """The counts, one row per game."""

    results: Any
    lengths: Any
    general: Any
    tally: Any

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def drawn(self) -> int:
        """The number of games that several players share."""
        return int(((self.results > 0) & (self.results < 1)).any(axis=1).sum())

    def having(self, number: int) -> int:
        """Return the number of games in which the event of this column happened."""
        return int((self.tally[:, number] > 0).sum())

    def place(self, number: int, starter: int | None = None) -> tuple[float, float, float]:
        """Return the share of the points for a place in the order of play, with its 95 % interval.

        ``starter``: the column with the first player, if it is not the seat that decides first.
        """
        first = self.general[:, watch.FIRST] if starter is None else self.tally[:, starter]
        seats = (first + number) % self.results.shape[1]
        points = float(self.results[np.arange(self.games), seats].sum())
        return points / self.games, *wilson(points, self.games)

    @property
    def branching(self) -> tuple[float, int, float]:
        """Return the mean and the largest number of legal moves, and the share of decisions with only one."""
        decisions = int(self.lengths[:, 0].sum())
        sums = self.general.sum(axis=0)
        return sums[watch.CHOICES] / decisions, int(self.general[:, watch.MOST].max()), sums[watch.ALONE] / decisions


def random_games(table: Table, n: int, seed: int) -> Found:
    """Play random games of a seed, and count."""
    parts = []
    for first in range(0, n, SIZE):
        written = recording.write_down(table.game, seed, first, min(SIZE, n - first), LIMIT)
        parts.append(watched(table, written))
    return joined(parts)


def bots_games(table: Table, policy: str, n: int, seed: int, folder: Path, jobs: int) -> Found:
    """Play games between bots, and count. Games that are in the folder already are not played again."""
    match = SelfPlay(table.game, (policy, policy), seed)
    match.warm()
    run(match, n, local(jobs), folder)
    lines = {}
    for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines():
        record = Record.read(line)
        lines[record.extra["arena"]["index"]] = record
    records = [lines[index] for index in range(n)]
    columns = data.of_records(data.Source(table.game, seed, policy), 0, records)
    moves = columns["moves"].combine_chunks()
    starts = np.array([table.game.load(record.start).row() for record in records])
    lengths = np.stack([columns["decisions"].to_numpy(), columns["chances"].to_numpy()], axis=1)
    results = np.array(columns["result"].to_pylist())
    ends = np.cumsum([len(each) for each in moves])
    return watched(table, Written(starts, moves.flatten().to_numpy(), ends, results, lengths))


def watched(table: Table, written: Written) -> Found:
    """Replay recorded games, and count."""
    code, n = watcher(table.name), len(written.ends)
    general = np.zeros((n, int(code.GENERAL)), np.int64)
    tally = np.zeros((n, int(code.COUNTED)), np.int64)
    size = written.starts.shape[1]
    room = HEAD + int(written.lengths.sum(axis=1).max()) + 2
    row, was, out, seen = map(code.array, ([0] * each for each in (size, size, int(code.MAX_MOVES), room)))
    code.watch_slice(written.starts, row, was, out, seen, written.moves, written.ends, general, tally)
    return Found(written.results, written.lengths, general, tally)


def joined(parts: list[Found]) -> Found:
    """Join several counts into one."""
    columns = ("results", "lengths", "general", "tally")
    return Found(*(np.concatenate([getattr(part, name) for part in parts]) for name in columns))


@cache
def watcher(name: str) -> Any:
    """Return the counter of a game, compiled if Numba is installed."""
    kind = import_module(f"{__package__}.{name.replace('-', '_')}")
    return bind(default_target(name), modules(name).rules, kind, watch)
