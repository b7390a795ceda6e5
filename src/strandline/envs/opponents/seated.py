"""Finds the opponent of a name; bots that do not decide in compiled code are asked one by one."""

from typing import TYPE_CHECKING, Any

from strandline.bots.bot import Bot
from strandline.bots.levels import Level
from strandline.bots.seats import check, level, seated
from strandline.core.game import Game
from strandline.envs.encoding import interpreted
from strandline.search.thought import Root

from .minds import KERNELS, Compiled

if TYPE_CHECKING:
    from .against import Against, Opponent, Policy

RANDOM = "random"


def opponent_of(which: "Opponent", game: Game) -> "str | Compiled | SeatedBots | Policy":
    """Return an opponent: compiled if that is possible. RANDOM needs nothing but the step itself."""
    if callable(which):
        return which
    name = check(which if isinstance(which, str) else f"level{which}")
    if name == RANDOM:
        return RANDOM
    if name == "greedy":
        return Compiled(game, name)
    if name.startswith("level") and is_compiled(level(name, game)):
        return Compiled(game, level(name, game).search, level(name, game))
    return SeatedBots(name, game)


def is_compiled(level: Level) -> bool:
    """Return whether a level can decide in compiled code: by its search, and by nodes, not by the clock."""
    return level.search in KERNELS and level.budget.nodes is not None and level.budget.seconds is None


class SeatedBots:
    """Bots of one name, for every game and seat. Each gets what its seat knows, and nothing else."""

    def __init__(self, name: str, game: Game):
        self.name = name
        self.game = game
        self._bots: dict[tuple[int, int], tuple[Any, Bot]] = {}

    def action(self, batch: "Against", i: int) -> int:
        """Return the action that the bot at the seat to decide chooses in game i."""
        row, seat = batch.rows[i].tolist(), int(batch.turns[i])
        known = row.copy()
        self.game.kernel.mask(known, seat)
        root = Root(self.game, seat, tuple(known), tuple(batch.history(i)))
        move = self._bot(batch, i, seat).choose(root, seed=batch.luck(i)).move
        return int(interpreted(self.game.name).action_of(row, self.game.named_moves(row)[move]))

    def _bot(self, batch: "Against", i: int, seat: int) -> Bot:
        """Return the bot of a seat, which is told when a new game has begun."""
        number = int(batch.sides.begun[i])
        kept, bot = self._bots.get((i, seat)) or (None, seated(self.name, self.game, threads=1))
        if kept != number:
            bot.begin()
        self._bots[i, seat] = number, bot
        return bot

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_bots": {}}

    def close(self) -> None:
        for _, bot in self._bots.values():
            bot.close()
        self._bots = {}
