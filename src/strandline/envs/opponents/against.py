"""``Against``: many games in which one seat is the learner's, and opponents play the others within each step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from strandline.core import bits
from strandline.core.game import Game
from strandline.sim.batch import Batch
from strandline.sim.batch_kernel import NO_SEAT, RESTS, SPARE, Games

from .against_kernel import Sides
from .cores import Cores
from .minds import Compiled, stepping
from .seated import RANDOM, SeatedBots, opponent_of

Policy = Callable[[dict[str, Any]], Any]
"""Chooses the actions of several games at once: it gets what the seats to decide see, and their masks."""
Opponent = int | str | Policy
"""A level, the name of a bot, or a function."""
Opponents = Opponent | Sequence[Opponent] | Mapping[Opponent, float]
"""One for all seats, or several of which one is drawn for each seat of each game, by their weights if they have any."""
WEIGHTS = 1 << 20
NOBODY = -2
"""The number of the random opponent if there is none."""


class Against(Batch):
    """A batch in which one seat of each game is the learner's: it waits for that seat alone.

    ``seats`` has the learner's seat in each game. After a step, ``sides`` has the rewards of the learner, and where a
    game has ended, what the learner saw then.
    """

    def __init__(
        self, game: Game, n: int, opponents: Opponents = "random", seat: int | None = None,
        seed: int | Sequence[int] = 0, threads: int | None = None, limit: int = 10_000,
    ):  # fmt: skip
        """``seat``: the learner's; None draws one for each game."""
        if seat is not None and seat not in range(game.seats):
            raise ValueError(f"seat={seat}: allowed are None and 0 to {game.seats - 1}")
        chosen = weighted(opponents)
        self.seat = NO_SEAT if seat is None else seat
        self.opponents = [opponent_of(each, game) for each in chosen]
        self._dice = self.opponents.index(RANDOM) if RANDOM in self.opponents else NOBODY
        self._mixture = np.array(list(chosen.values()))
        self._minds: dict[tuple[int, int], list[Any]] = {}
        self._sides: Sides | None = None
        super().__init__(game, n, seed, "cpu", threads, limit)

    @property
    def sides(self) -> Sides:
        """The arrays that a batch does not have."""
        if self._sides is None:
            n, zeros = self.n, np.zeros
            self._sides = Sides(
                owners=zeros((n, self.game.seats), np.int64), seats=zeros(n, np.int64),
                asked=zeros(n, np.bool_),
                begun=zeros(n, np.int64), rng=zeros((n, 2), np.int64), rewards=zeros(n),
                over=zeros(n, np.bool_), cut=zeros(n, np.bool_),
                finals=np.zeros_like(self.finals),
            )  # fmt: skip
        return self._sides

    @property
    def seats(self) -> Any:
        """n: the learner's seat."""
        return self.sides.seats

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_minds": {}, "_sides": Sides(*(each.copy() for each in self.sides))}

    def _run(self, actions: Any, i: int | None = None, is_checked: bool = False) -> int:
        """Make decisions and let the opponents answer. If an action is illegal, do nothing; return the first such."""
        wrong = self._device.code.first_illegal(self.masks, actions) if is_checked else -1
        if wrong >= 0:
            return int(wrong)
        for each in (self.sides.rewards, self.sides.over, self.sides.cut):
            each.fill(0)
        waiting = self._play(actions, i)
        while waiting:
            for who, opponent in enumerate(self.opponents):
                if who != self._dice:
                    waiting = self._play(self._asked(who, opponent, i), i)
            if self._dice >= 0:  # it may have waited for room
                waiting = self._play(np.full(len(actions), RESTS), i)
        return -1

    def _asked(self, who: int, opponent: "str | Compiled | SeatedBots | Policy", i: int | None) -> Any:
        """Return the actions of an opponent, where it decides."""
        if isinstance(opponent, Compiled):
            chosen = np.empty(self.n if i is None else 1, np.int64)
            games, sides = self._parts(i)
            self._device.ask(opponent.code, games, sides, self._minds_of(who, opponent), who, chosen)
            return chosen
        slots = np.arange(self.n) if i is None else np.array([i])
        turns = np.maximum(self.turns[slots], 0)
        is_asked = (self.turns[slots] >= 0) & (self.sides.owners[slots, turns] == who)
        found = np.full(len(slots), RESTS)
        asked = slots[is_asked]
        if len(asked) == 0:
            return found
        if isinstance(opponent, SeatedBots):
            found[is_asked] = [opponent.action(self, int(slot)) for slot in asked]
            return found
        seen = {"observation": self.observations[asked], "action_mask": self.masks[asked]}
        assert callable(opponent)
        chosen = np.asarray(opponent(seen))
        if chosen.shape != (len(asked),):
            raise ValueError(
                f"{opponent} must return {len(asked)} actions, one for each game; it returned {chosen.shape}"
            )
        wrong = self._device.code.first_illegal(seen["action_mask"], chosen.astype(np.int64))
        if wrong >= 0:
            raise ValueError(f"{opponent} chose {chosen[wrong]}, which is not legal; its mask has 1 for those that are")
        found[is_asked] = chosen
        return found

    def luck(self, i: int) -> int:
        """Draw a seed for what an opponent decides in game i."""
        rng = self.sides.rng[i].tolist()
        found = bits.rand(rng)
        self.sides.rng[i] = rng
        return found >> 1

    def _play(self, actions: Any, i: int | None) -> int:
        """Play actions, and those of the random opponent; return how many games wait for another."""
        games, sides = self._parts(i)
        numbers = self._dice, self.seat, self._stride, self.limit
        code = stepping(self.game.name)
        waiting, longest = self._device.play_against(code, games, sides, self._mixture, actions, *numbers)
        if longest + SPARE > self._room > 1:
            self._widen()
        return int(waiting)

    def _parts(self, i: int | None) -> tuple[Games, Sides]:
        """Return the arrays of all games, or of one."""
        games, sides = self._games(), self.sides
        if i is None:
            return games, sides
        return Games(*(each[i : i + 1] for each in games)), Sides(*(each[i : i + 1] for each in sides))

    def _minds_of(self, who: int, opponent: Compiled) -> list[Any]:
        """Return the arrays of an opponent, for each thread."""
        key = who, self._room
        if key not in self._minds:
            self._minds = {each: minds for each, minds in self._minds.items() if each[1] == self._room}
            self._minds[key] = [opponent.mind(self._room) for _ in range(self._device.threads)]
        return self._minds[key]

    def _made_device(self) -> Any:
        return Cores(self.game, self._threads)


def weighted(opponents: Opponents) -> dict[Opponent, int]:
    """Return each opponent with its weight; the weights sum to about WEIGHTS."""
    if isinstance(opponents, Mapping):
        found = dict(opponents)
    elif isinstance(opponents, Sequence) and not isinstance(opponents, str):
        found = dict.fromkeys(opponents, 1.0)
    else:
        found = {opponents: 1.0}
    if not found or not all(weight > 0 for weight in found.values()):
        raise ValueError(f"opponents={opponents!r}: at least one is needed, each with a weight above 0")
    whole = sum(found.values())
    return {each: max(1, round(WEIGHTS * weight / whole)) for each, weight in found.items()}
