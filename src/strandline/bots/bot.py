"""The interface of a bot. A bot gets what its seat knows, and nothing else."""

from dataclasses import dataclass
from typing import Protocol

from strandline.core.errors import StrandlineError
from strandline.core.messages import say
from strandline.search.thought import Budget, Root, Thought


@dataclass(frozen=True)
class Choice:
    """A bot's decision: the move's name and, if the bot reports it, its thought."""

    move: str
    thought: Thought | None = None


class Bot(Protocol):
    """Chooses moves. A bot may play many seats and games, one after another."""

    @property
    def name(self) -> str: ...

    def begin(self) -> None:
        """Start a new game, and forget everything about the last one."""
        ...

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:
        """Choose a move. Without a budget the bot uses its own. A seed with a budget of nodes repeats the move."""
        ...

    def close(self) -> None:
        """Release everything that the bot holds."""
        ...


class BotFailed(StrandlineError):
    """A bot lost its seat: it crashed, did not answer in time, or sent an invalid answer."""


def failed(bot: str, problem: str, /, **params: str | int) -> BotFailed:
    """Return the error for a bot that can no longer play."""
    return BotFailed(say(f"bots-{problem}", "", **params), bot)


def legal(root: Root) -> dict[str, int]:
    """Return the legal moves by name, computed from the row as the seat knows it."""
    row = list(root.row)
    return root.game.named_moves(row) if root.game.kernel.turn(row) == root.seat else {}
