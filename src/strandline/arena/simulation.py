"""Many games with one policy in all seats: the chunks to play, the totals, and a file of all games.

Games are played in numbered chunks. A chunk gives the same games wherever it is played; it is counted once and written
in order. So the totals and the file are the same on one thread, on many, and on a changing cluster.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from strandline.bots.seats import OWN, check
from strandline.core.errors import BadOption
from strandline.core.game import Game
from strandline.core.messages import say
from strandline.core.record import Record
from strandline.core.validate_ints import seed_of
from strandline.sim import data, recording

from .match import Played, SelfPlay, play_game
from .pool import Pool
from .rating import wilson

POLICIES = tuple(name for name in OWN if name != "level6")
"""The policies that repeat from a seed; level 6 depends on a clock."""


@dataclass(frozen=True)
class Chunk:
    """The results of some consecutive games."""

    index: int
    results: Any
    lengths: Any
    table: Any = None
    """All moves in columns, if they are wanted."""


@dataclass(frozen=True)
class Simulation:
    """The first games of a seed."""

    game: Game
    games: int
    seed: int = 0
    policy: str = data.RANDOM
    first: int = 0
    limit: int = 10_000
    """Random games are stopped after this many decisions."""
    is_kept: bool = False
    """Whether to return all moves, not only results."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_of(self.seed))
        if check(self.policy) not in POLICIES:
            raise BadOption(say("simulate-policy", policy=self.policy, allowed=", ".join(POLICIES)))

    @property
    def is_random(self) -> bool:
        return self.policy == data.RANDOM

    @property
    def source(self) -> data.Source:
        return data.Source(self.game, self.seed, self.policy, self.limit)

    @property
    def size(self) -> int:
        """The number of games in a chunk: a fraction of a second of random games, or one game of a bot."""
        return max(100, min(2000, self.games // 100)) if self.is_random else 1

    @property
    def chunks(self) -> int:
        return -(-self.games // self.size)

    def warm(self) -> None:
        """Compile everything that the games need."""
        if self.is_random:
            self._random(0, 1)
        else:
            self._match.warm()

    def play(self, index: int) -> Chunk:
        """Play one chunk."""
        done = index * self.size
        size = min(self.size, self.games - done)
        results, lengths, table = (self._random if self.is_random else self._bots)(self.first + done, size)
        return Chunk(index, results, lengths, table)

    def _random(self, first: int, n: int) -> tuple[Any, Any, Any]:
        if not self.is_kept:
            return *recording.play(self.game, self.seed, first, n, self.limit), None
        written, table = data.write_down(self.source, first, n)
        return written.results, written.lengths, table

    @property
    def _match(self) -> SelfPlay:
        return SelfPlay(self.game, (self.policy, self.policy), self.seed)

    def _bots(self, first: int, n: int) -> tuple[Any, Any, Any]:
        import numpy as np

        lines = [play_game(self._match, index) for index in range(first, first + n)]
        games = list(map(Played.read, lines))
        shares = [game.shares if game.is_over else (0.0,) * self.game.seats for game in games]
        lengths = [(game.length, game.events) for game in games]
        table = data.of_records(self.source, first, list(map(Record.read, lines))) if self.is_kept else None
        return np.array(shares), np.array(lengths), table


@dataclass
class Totals:
    """The totals of many games."""

    game: Game
    games: int = 0
    stopped: int = 0
    """The number of games that were stopped; nobody won them."""
    points: list[float] = field(default_factory=list)
    """The points, by seat."""
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    lengths: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """The number of games by their number of decisions and of chance events."""

    def add(self, chunk: Chunk) -> None:
        """Add a chunk."""
        self.games += len(chunk.results)
        self.stopped += int((chunk.results.sum(axis=1) == 0).sum())
        self.points = _added(self.points, chunk.results)
        self.wins = _added(self.wins, chunk.results == 1)
        self.shared = _added(self.shared, (chunk.results > 0) & (chunk.results < 1))
        for which, counter in enumerate(self.lengths):
            counter.update(chunk.lengths[:, which].tolist())

    @property
    def drawn(self) -> int:
        """The number of games that several seats shared."""
        return self.games - self.stopped - sum(self.wins)

    def score(self, seat: int) -> tuple[float, float, float]:
        """Return a seat's share of all points, with its 95 % interval."""
        return self.points[seat] / max(1, self.games), *wilson(self.points[seat], self.games)

    def quantile(self, which: int, share: float) -> int:
        """Return the length that this share of the games does not exceed."""
        left = share * self.games
        for length, n in sorted(self.lengths[which].items()):
            left -= n
            if left <= 0:
                return length
        return 0

    def mean(self, which: int) -> float:
        return sum(length * n for length, n in self.lengths[which].items()) / max(1, self.games)


class Stopped(KeyboardInterrupt):
    """The simulation was interrupted; it says how many games were kept."""

    def __init__(self, kept: int):
        super().__init__()
        self.kept = kept


def simulate(
    job: Simulation, pool: Pool, out: Path | None = None, on_progress: Callable[[Totals], None] | None = None
) -> Totals:
    """Play all games. ``out``: a Parquet file for them; ``on_progress`` is called after every chunk.

    On Ctrl-C the file is completed with the games so far, and Stopped is raised.
    """
    totals = Totals(job.game)
    # A separate thread writes: Ctrl-C interrupts only the main thread, so no chunk is added in part.
    with data.Writer(out, job.source) if out else nullcontext() as writer, ThreadPoolExecutor(1) as hand:
        try:
            for each in _in_turn(job, pool):
                if writer:
                    hand.submit(writer.add, each.table).result()
                totals.add(each)
                if on_progress:
                    on_progress(totals)
        except KeyboardInterrupt:
            raise Stopped(hand.submit(writer.finish).result() if writer else 0) from None
        if writer:
            writer.finish()
    return totals


def _in_turn(job: Simulation, pool: Pool) -> Iterator[Chunk]:
    """Yield each chunk once, in the order of the numbers, whichever ends first."""
    waiting: dict[int, Chunk] = {}
    following = 0
    with closing(pool(job, range(job.chunks))) as played:
        for each in played:
            if each.index >= following:
                waiting[each.index] = each
            while following in waiting:
                yield waiting.pop(following)
                following += 1


def _added(counts: list[Any], results: Any) -> list[Any]:
    """Add each seat's column to the counts."""
    return [a + b for a, b in zip(counts or [0] * results.shape[1], results.sum(axis=0).tolist(), strict=True)]
