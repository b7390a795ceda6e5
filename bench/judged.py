"""Positions of two-player Crab Stack and what they are worth with perfect play, as far as the solver can prove it.

``perfect.py`` writes them to a file, and measures bots on them. To use them for something else:

    for judged in read(Path("DIR/positions.jsonl")):
        judged.position, judged.value, judged.answers

A line of the file is one position as JSON. ``seed`` deals the game, and ``moves`` lead to the position, whose text is
``text``. ``value`` and ``answers`` (by move) say what is proved, as the least and the most share of 1 for the player to
move: [1, 1] is won, [0.5, 0.5] drawn, [0, 0] lost, [0, 1] unknown. ``answers`` has only moves that somebody asked
about, or whose value was found on the way. ``seconds`` is the CPU time that the judge had for each question, and
``bots`` has each bot's move (null: it lost its seat). If a position has several lines, the last one counts.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Self

import strandline
from strandline.core.bits import mix
from strandline.search.solve import Bounds, Solver
from strandline.search.thought import Budget, Root

GAME = strandline.game("crab-stack", players=2)
UNKNOWN = 0.0, 1.0
Value = tuple[float, float]


@dataclass(frozen=True)
class Judged:
    """A position and what is known about it; the docstring of this module describes the fields."""

    seed: int
    moves: tuple[str, ...]
    text: str
    seconds: float = 0.0
    value: Value = UNKNOWN
    answers: dict[str, Value] = field(default_factory=dict)
    bots: dict[str, str | None] = field(default_factory=dict)

    @classmethod
    def read(cls, line: str) -> Self:
        saved = json.loads(line)
        answers = {move: tuple(value) for move, value in saved.pop("answers").items()}
        return cls(**saved | {"moves": tuple(saved["moves"]), "value": tuple(saved["value"]), "answers": answers})

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @property
    def position(self) -> strandline.Position:
        """The position with its history, which counts for the draw by repetition."""
        position = GAME.start(self.seed)
        for move in self.moves:
            position = position.play(move)
        return position

    @property
    def is_decided(self) -> bool:
        """Whether the position is proved to be won or drawn, so that there is something to keep."""
        low, high = self.value
        return 0 < low == high

    def keeps(self, move: str | None) -> bool | None:
        """Return whether a move keeps the win or the draw; None if that is not proved. No move keeps nothing."""
        low, high = (0.0, 0.0) if move is None else self.answers.get(move, UNKNOWN)
        return True if low >= self.value[0] else False if high < self.value[0] else None

    def within(self, seconds: float) -> "Judged":
        """Forget what is not proved if the judge now has more time than it had, so that it is asked again."""
        if self.seconds >= seconds:
            return self
        answers = {move: value for move, value in self.answers.items() if value[0] == value[1]}
        is_proved = self.value[0] == self.value[1]
        return replace(
            self, seconds=seconds if is_proved else 0.0, value=self.value if is_proved else UNKNOWN, answers=answers
        )


def drawn(seed: int, after: int) -> Iterator[Judged]:
    """Return positions after this many random moves from the start, where the player to move has a choice."""
    for number in count():
        deal = mix(mix(seed) ^ number)
        rng, position = random.Random(deal), GAME.start(deal)
        for _ in range(after):
            if position.turn is not None:
                position = position.play(rng.choice(position.moves()))
        if len(position.moves()) > 1:
            yield Judged(deal, position.history, position.text)


def read(file: Path) -> list[Judged]:
    """Return the positions in a file. A last line that is not complete is left out."""
    lines = file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []
    found = {(judged.seed, judged.moves): judged for judged in map(Judged.read, lines)}
    return list(found.values())


class Judge:
    """Proves what positions and moves are worth. No bot ever gets its table."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.solver = _solver()

    def position(self, judged: Judged) -> Judged:
        """Add the value of a position, and those of its moves that were found on the way."""
        self.solver.forget()
        root = Root.of(judged.position)
        solved = self.solver.solve(root, self._budget, with_line=False)
        value = _value(solved.bounds)
        names = {number: name for name, number in GAME.named_moves(list(root.row)).items()}
        found = {
            names[number]: _value(bounds)
            for number, bounds in solved.moves.items()
            if bounds.low == bounds.high or bounds.high < value[0]
        }
        return replace(judged, seconds=self.seconds, value=value, answers=found | judged.answers)

    def move(self, judged: Judged, move: str) -> Judged:
        """Add the value of a move, unless it is known already."""
        if move in judged.answers:
            return judged
        before = judged.position
        after = before.play(move)
        if after.turn is None:
            share = float(after.result[before.turn])
            value = share, share
        else:
            value = _value(self.solver.solve(Root.of(after), self._budget, with_line=False).bounds)
            if after.turn != before.turn:
                value = 1 - value[1], 1 - value[0]
        return replace(judged, answers={**judged.answers, move: value})

    @property
    def _budget(self) -> Budget:
        return Budget(seconds=self.seconds, is_cpu_time=True)


@cache
def _solver() -> Solver:
    """Return the process's solver; there is only one, because its table takes long to allocate."""
    return Solver(GAME)


def _value(bounds: Bounds) -> Value:
    return bounds.low, bounds.high
