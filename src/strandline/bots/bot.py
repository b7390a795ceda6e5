"""The interface of a bot. A bot gets what its seat knows, and nothing else."""

from dataclasses import dataclass
from typing import Protocol

from strandline.core.errors import StrandlineError
from strandline.core.messages import say
from strandline.search.thought import Budget, Root, Thought


@dataclass(frozen=True)
class Info:
    """What a bot expects, as far as it says so. Nobody has checked it."""

    values: tuple[float, ...] = ()
    """Each seat's expected share of 1; empty if the bot does not say."""
    line: tuple[str, ...] = ()
    """The moves that the bot expects, beginning with its own."""
    nodes: int | None = None
    seconds: float | None = None
    depth: int | None = None
    text: str = ""
    """Anything else, for people."""


@dataclass(frozen=True)
class Choice:
    """A bot's decision. A bot of ours tells its thought, and a program what it expects, if it says so."""

    move: str
    thought: Thought | None = None
    info: Info | None = None


LONGEST_LINE = 12
"""The most moves of the line that our own bots tell."""


def expected(root: Root, choice: Choice) -> Info | None:
    """Return what a bot expects after its choice, if it says so.

    The line ends where chance decides; if something is hidden, after the first move.
    """
    if choice.thought is None:
        return choice.info
    first = legal(root)[choice.move]
    judged = next(each for each in choice.thought.moves if each.move == first)
    row, seen, line = list(root.row), [*root.seen, *[0] * LONGEST_LINE], list[str]()
    for move in (judged.line or (first,))[:LONGEST_LINE]:
        if root.game.kernel.turn(row) < 0 or move not in root.game.legal_moves(row):
            break
        line.append(str(root.game.modules.notation.move_text(row, move)))
        if root.game.modules.view.HIDDEN:
            break
        root.game.kernel.advance(row, move, seen)
    values = tuple(round(value, 4) for value in judged.values)
    return Info(values, tuple(line), choice.thought.nodes, round(choice.thought.seconds, 3))


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
