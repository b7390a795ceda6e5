"""A match as data, and one game of it.

After each game the players move one seat on; after as many games as there are seats, the next deal follows. So every
player plays every deal from every seat. The dice belong to the deal: all games of a deal share them.
"""

import json
import random
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

from strandline.bots.bot import Bot, BotFailed
from strandline.bots.process import ProcessBot
from strandline.bots.seats import check, searches, seated
from strandline.bots.thinker import Thinker
from strandline.core.bits import mix
from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption
from strandline.core.game import Game, Position
from strandline.core.messages import say
from strandline.core.record import End, Record
from strandline.core.validate_ints import seed_of
from strandline.search import compile_cache
from strandline.search.thought import Budget, Root

LONGEST = 10_000
"""A game that is not over after this many moves is stopped, and all players share it."""


@dataclass(frozen=True)
class Match:
    """The players, the game and the time to think. The last player takes all remaining seats."""

    game: Game
    players: tuple[str, ...]
    """Names of bots, as ``bots.seats.seated`` takes them."""
    seed: int = 0
    """The seed of the deals and the dice."""
    seconds: float | None = None
    """Seconds for a move of any player. Without seconds and nodes, each player uses its own budget."""
    nodes: int | None = None
    is_cpu_time: bool = False
    held: float | None = None
    """CPU seconds for a move of a level with a time budget. Unlike real time, they mean the same on a busy machine."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", tuple(map(check, self.players)))
        object.__setattr__(self, "seed", seed_of(self.seed))
        if not 2 <= len(self.players) <= self.game.seats:
            raise BadOption(say("arena-players", found=len(self.players), seats=self.game.seats))
        if self.is_cpu_time and self.seconds is None:
            raise BadOption(say("arena-cpu-time"))

    @property
    def rotations(self) -> int:
        """The number of games that are played with one deal."""
        return self.game.seats

    @property
    def budget(self) -> Budget | None:
        if self.seconds is None and self.nodes is None:
            return None
        return Budget(self.seconds, self.nodes, is_cpu_time=self.is_cpu_time)

    def budget_of(self, bot: Bot) -> Budget | None:
        """Return a bot's budget for a move; None: its own."""
        if self.held is not None and isinstance(bot, Thinker) and bot.level.budget.seconds is not None:
            return Budget(self.held, is_cpu_time=True)
        return self.budget

    def seated(self, index: int) -> tuple[int, ...]:
        """Return the player of each seat in a game of the match."""
        seats = self.game.seats
        first = [min(number, len(self.players) - 1) for number in range(seats)]
        return tuple(first[(seat - index) % seats] for seat in range(seats))

    def deal(self, index: int) -> Position:
        """Return the start of a game."""
        return self.game.start(seed=mix(mix(self.seed) ^ index // self.rotations))

    def play(self, index: int) -> str:
        """Play one game, and return its record on one line."""
        return play_game(self, index)

    def warm(self) -> None:
        """Compile everything that the players need."""
        compile_cache.compile_all(searches(list(self.players), self.game))

    def document(self) -> dict[str, Any]:
        """Return plain data that is equal for equal matches."""
        rules = self.game.modules.board.RULES_VERSION
        document = {name: value for name, value in vars(self).items() if name != "game"}
        document |= {"game": self.game.name, "rules": rules, "options": asdict(self.game.options)}
        plain: dict[str, Any] = json.loads(json.dumps(document))
        return plain


@dataclass(frozen=True)
class SelfPlay(Match):
    """A match of one player against itself. Every game has its own deal and dice."""

    @property
    def rotations(self) -> int:
        return 1

    def document(self) -> dict[str, Any]:
        return super().document() | {"mirrored": False}


@dataclass(frozen=True)
class Played:
    """The outcome of one game of a match."""

    index: int
    players: tuple[int, ...]
    """The player of each seat."""
    shares: tuple[float, ...]
    is_over: bool
    """Whether the rules ended it."""
    length: int
    """The number of decisions of all seats."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """The seconds of thinking, by seat."""
    events: int = 0
    """The number of chance events."""
    failure: str | None = None
    """Why a seat lost its bot."""
    failed: int | None = None

    @classmethod
    def read(cls, line: str | bytes) -> "Played":
        """Read the outcome from a game's record, without replaying it."""
        document = json.loads(line)
        saved: Any = {key: tuple(v) if isinstance(v, list) else v for key, v in document["extra"]["arena"].items()}
        result = document["result"] or [Fraction(1, len(saved["players"]))] * len(saved["players"])
        is_over = document["end"]["by"] == "rules"
        events = len(document["moves"]) - sum(saved["decisions"])
        return cls(shares=tuple(float(Fraction(share)) for share in result), is_over=is_over, events=events, **saved)


def play_game(match: Match, index: int) -> str:
    """Play one game of a match, and return its record on one line."""
    with ExitStack() as stack:
        bots: dict[int, Bot] = {}
        for seat, player in enumerate(match.seated(index)):
            bots[seat] = seated(match.players[player], match.game, threads=1)
            stack.callback(bots[seat].close)
        record = _played(match, index, bots)
    return json.dumps(json.loads(record.json()), ensure_ascii=False, separators=(",", ":"))


def _played(match: Match, index: int, bots: dict[int, Bot]) -> Record:
    position, seats = match.deal(index), range(match.game.seats)
    dice = random.Random(f"{match.seed} {index // match.rotations}")
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    failed, failure = None, None
    for bot in bots.values():
        bot.begin()
    for number in range(LONGEST):
        seat = position.turn
        if seat is None:
            break
        if seat == CHANCE:
            weights = position.weights()
            position = position.play(dice.choices(list(weights), list(weights.values()))[0])
            continue
        budget = match.budget_of(bots[seat])
        clock = _clock(budget, bots[seat])
        begun = clock()
        try:
            choice = bots[seat].choose(Root.of(position), budget, mix(mix(match.seed) ^ index << 20 ^ number))
        except BotFailed as error:
            failed, failure = seat, str(error)
            break
        finally:
            seconds[seat] += clock() - begun
            decisions[seat] += 1
        position = position.play(choice.move)
    about = {
        "index": index, "players": match.seated(index), "length": sum(decisions),
        "decisions": decisions, "seconds": [round(each, 6) for each in seconds], "failure": failure, "failed": failed,
    }  # fmt: skip
    names = [match.players[player] for player in match.seated(index)]
    return Record.of(position, seats=names, extra={"arena": about}, **_end(position, failed, seats))


def _clock(budget: Budget | None, bot: Bot) -> Any:
    """Return the clock for a bot. CPU time counts this thread only, so it cannot measure a program."""
    return time.perf_counter if budget is None or isinstance(bot, ProcessBot) else budget.clock


def _end(position: Position, failed: int | None, seats: Sequence[int]) -> dict[str, Any]:
    """Return the end of a game that the rules did not end: a seat that lost its bot gets nothing, the others share."""
    if failed is not None:
        shares = [Fraction(int(seat != failed), len(seats) - 1) for seat in seats]
        return {"end": End("resigned", failed), "result": shares}
    return {} if position.turn is None else {"end": End("stopped")}
