"""Many games of one policy in all seats: what is played where, totals, and a file of all games.

Games come in numbered chunks. A chunk is the same whoever plays it, is counted once, and is written in its turn: so
the totals and the file are the same on one thread, on many, and on a cluster whose machines come and go.
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
"""Those who count nodes, if anything: level 6 looks at a clock."""


@dataclass(frozen=True)
class Chunk:
    """What came of some games, one after the other."""

    index: int
    results: Any
    lengths: Any
    table: Any = None
    """All of it in columns, if that is wanted."""


@dataclass(frozen=True)
class Simulation:
    """So many games of a seed, from the first on."""

    game: Game
    games: int
    seed: int = 0
    policy: str = data.RANDOM
    first: int = 0
    limit: int = 10_000
    """Random games are cut off after so many decisions."""
    is_kept: bool = False
    """Whether all moves are wanted, and not results alone."""

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
        """How many games a chunk has: as many as a fraction of a second takes, or a bot's one game."""
        return max(100, min(2000, self.games // 100)) if self.is_random else 1

    @property
    def chunks(self) -> int:
        return -(-self.games // self.size)

    def warm(self) -> None:
        """Have all compiled that it needs."""
        if self.is_random:
            self._random(0, 1)
        else:
            self._match.warm()

    def play(self, index: int) -> Chunk:
        """One chunk."""
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
    """What many games came to."""

    game: Game
    games: int = 0
    stopped: int = 0
    """Broken off: nobody has won them."""
    points: list[float] = field(default_factory=list)
    """By seat."""
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    lengths: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """How many games had so many decisions, and so many chance events."""

    def add(self, chunk: Chunk) -> None:
        """Count a chunk."""
        self.games += len(chunk.results)
        self.stopped += int((chunk.results.sum(axis=1) == 0).sum())
        self.points = _added(self.points, chunk.results)
        self.wins = _added(self.wins, chunk.results == 1)
        self.shared = _added(self.shared, (chunk.results > 0) & (chunk.results < 1))
        for which, counter in enumerate(self.lengths):
            counter.update(chunk.lengths[:, which].tolist())

    @property
    def drawn(self) -> int:
        """Games that several have shared."""
        return self.games - self.stopped - sum(self.wins)

    def score(self, seat: int) -> tuple[float, float, float]:
        """A seat's share of all points, and its 95 % interval."""
        return self.points[seat] / max(1, self.games), *wilson(self.points[seat], self.games)

    def quantile(self, which: int, share: float) -> int:
        """The length that such a share of the games do not exceed."""
        left = share * self.games
        for length, n in sorted(self.lengths[which].items()):
            left -= n
            if left <= 0:
                return length
        return 0

    def mean(self, which: int) -> float:
        return sum(length * n for length, n in self.lengths[which].items()) / max(1, self.games)


class Stopped(KeyboardInterrupt):
    """Someone has stopped it; so many games were kept."""

    def __init__(self, kept: int):
        super().__init__()
        self.kept = kept


def simulate(
    job: Simulation, pool: Pool, out: Path | None = None, on_progress: Callable[[Totals], None] | None = None
) -> Totals:
    """Play all games. ``out``: a Parquet file for them; ``on_progress`` is called after every chunk.

    When a Ctrl-C comes, the file, if any, is finished with the games so far, and Stopped raised.
    """
    totals = Totals(job.game)
    # A thread of its own writes: a Ctrl-C, which only the main thread hears, cannot leave a chunk half added.
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
    """Each chunk once, in the order of their numbers, whichever ends first."""
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
    """Each seat's column, added to what was counted before."""
    return [a + b for a, b in zip(counts or [0] * results.shape[1], results.sum(axis=0).tolist(), strict=True)]
