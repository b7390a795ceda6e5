"""What sits in a seat. It is given what the seat knows, and nothing else."""

from dataclasses import dataclass
from typing import Protocol

from strandline.core.errors import StrandlineError
from strandline.core.messages import say
from strandline.search.thought import Budget, Root, Thought


@dataclass(frozen=True)
class Choice:
    """What a bot has decided on: a move by its name and, if it tells, what it thought."""

    move: str
    thought: Thought | None = None


class Bot(Protocol):
    """Chooses moves. One bot may sit in many seats and games, one after another."""

    @property
    def name(self) -> str: ...

    def begin(self) -> None:
        """A new game begins: what was kept from the last one is worth nothing."""
        ...

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:
        """A move; without a budget, the bot's own holds. The same seed and a budget of nodes give the same move."""
        ...

    def close(self) -> None:
        """Nothing more will be asked."""
        ...


class BotFailed(StrandlineError):
    """A bot has lost its seat: it crashed, was silent for too long, or said what it may not."""


def failed(bot: str, problem: str, /, **params: str | int) -> BotFailed:
    """The error for a bot that can no longer play."""
    return BotFailed(say(f"bots-{problem}", "", **params), bot)


def legal(root: Root) -> dict[str, int]:
    """The legal moves by name, as the seat knows them: worked out from the masked row."""
    row = list(root.row)
    return root.game.named_moves(row) if root.game.kernel.turn(row) == root.seat else {}
