"""Puzzles of Survive: the most that a player can do this turn, found by trying every sequence of moves.

Explorers' values are known to their owner. Nothing that chance or another player decides is part of an answer:

- ``save``: with the moves of step 2, bring as much value as possible onto the isles;
- ``board``: with them, have as much value as possible in boats, where nobody could be landed.

An answer is any order of moves that reaches the most. The grade says how many moves ahead a player must look who
always takes what looks best, and whether there is much to choose from.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import strandline
from strandline.core.bind import bind
from strandline.core.game import Game, Position
from strandline.core.numba_cache import ensure_cache_folder
from strandline.core.puzzles import Puzzle
from strandline.core.registry import modules
from strandline.games.survive.board import (
    ABOARD,
    EXPLORERS,
    HEXES,
    LANDINGS,
    LEFT,
    NEIGHBOURS,
    OFF_BOARD,
    PHASE,
    PLACES,
    TURN,
    WALKING,
)

from . import one_turn
from .common import named, played, rated

PLAYERS = 2, 3, 2, 4
LEVEL = 2
STEPS = 3
MOST_LINES = 12
MOST_FIRST = 3
"""An answer may begin with at most so many different moves."""
LONGEST_TEXT = 4_500
"""A position of this game is all its moves; longer ones take a page too long."""
GOALS = "save", "board"
LEAST = {"save": 3, "board": 4}
EACH_GAME = 3
MANY = 20

LANDING = {HEXES[name] for two in LANDINGS for name in two}
NEAR_ISLES = LANDING | {near for cell in LANDING for near in NEIGHBOURS[cell]}
NEAR_ISLES |= {near for cell in NEAR_ISLES for near in NEIGHBOURS[cell]}
"""The hexes from which a boat reaches an isle and lands someone with three moves, and those on the way."""

Row = tuple[int, ...]


def game_of(index: int) -> Game:
    return strandline.game("survive", players=PLAYERS[index % len(PLAYERS)], values="own")


def found(seed: int, index: int) -> list[Puzzle]:
    """Return the puzzles of one game of bots, at most one of each kind."""
    game, goals = game_of(index), set[str]()
    puzzles = []
    turns = 0
    for position in played(game, LEVEL, seed, index):
        seat = position.turn
        if seat is None or seat < 0 or len(position.text) > LONGEST_TEXT:
            continue
        row = position.row()
        if row[PHASE] != WALKING or row[LEFT] != STEPS:
            continue
        turns += 1
        goal = "save" if _is_near(row, seat) else "board"
        puzzle = _puzzle(position, goal) if goal not in goals and (goal == "save" or turns % 2 == 0) else None
        if puzzle is not None:
            goals.add(goal)
            puzzles.append(puzzle)
    return puzzles


def _puzzle(position: Position, goal: str) -> Puzzle | None:
    tree = Tree(position, goal)
    if tree.best - tree.now < LEAST[goal]:
        return None
    if goal == "board" and Tree(position, "save").best:
        return None
    lines = tree.lines()
    firsts = {line[0] for line in lines}
    choices = len(position.moves())
    if not lines or len(lines) > MOST_LINES or len(firsts) > MOST_FIRST or 3 * len(firsts) > choices:
        return None
    if len(lines[0]) < STEPS:
        return None
    worths = tree.worths()
    if not any(tree.now < most < tree.best for most in worths.values()):
        return None  # nothing would tempt anyone
    grade = 2 * tree.depth() - (choices < MANY)
    options = {"players": position.game.seats, "values": "own"}
    return Puzzle(
        named("survive", position.text, goal), position.text, position.turn or 0, goal, grade,
        rated(grade, len(lines[0]), choices), tuple(_themes(lines[0])), lines,
        worth={move: str(most) for move, most in worths.items()}, options=options,
    )  # fmt: skip


def _is_near(row: list[int], seat: int) -> bool:
    """Return whether an explorer of the seat could land this turn."""
    return any(
        row[PLACES + one] < OFF_BOARD and row[PLACES + one] & ABOARD - 1 in NEAR_ISLES
        for one in range(EXPLORERS * seat, EXPLORERS * (seat + 1))
    )


def _themes(line: tuple[str, ...]) -> Iterator[str]:
    yield "rescue"
    if any(move.startswith("boat ") for move in line):
        yield "boat"
    if any(">sea " in move for move in line):
        yield "swim"


@cache
def _kernel() -> tuple[Any, Any, Any, Any, Any]:
    ensure_cache_folder()
    code = bind("cpu", modules("survive").rules, one_turn)
    levels = one_turn.DEEPEST + 1
    rows, out = code.zeros(levels, int(code.SIZE)), code.zeros(levels, int(code.MAX_MOVES))
    return code, rows, out, code.zeros(levels), code.zeros(levels)


class Tree:
    """Everything that a seat can do now, until chance or another player decides."""

    def __init__(self, position: Position, goal: str):
        self.game = position.game
        self.seat = position.turn or 0
        self.goal = GOALS.index(goal)
        self.first = tuple(position.row())
        self.now = self.most(self.first, 0)
        self.best = self.most(self.first)

    def most(self, row: Row, depth: int = one_turn.DEEPEST) -> int:
        """Return the most that can be reached from a row, within some moves."""
        code, *space = _kernel()
        first, phase = code.array(list(self.first)), self.first[PHASE]
        return int(code.most(code.array(list(row)), first, self.seat, phase, self.goal, depth, *space))

    def moves(self, row: Row) -> dict[str, Row]:
        """Return the row after each move by name; nothing if it is not the seat's own move in this phase."""
        if row[TURN] != self.seat or row[PHASE] != self.first[PHASE]:
            return {}
        found = {}
        for name, move in self.game.named_moves(list(row)).items():
            after = list(row)
            self.game.kernel.play(after, move)
            found[name] = tuple(after)
        return found

    def worths(self) -> dict[str, int]:
        """Return the most that can be reached after each first move."""
        return {name: self.most(after) for name, after in self.moves(self.first).items()}

    def lines(self) -> tuple[tuple[str, ...], ...]:
        """Return all ways to the most; each ends with the move that reaches it. Too many are cut off."""
        found: list[tuple[str, ...]] = []

        def walk(row: Row, names: tuple[str, ...]) -> None:
            if self.most(row, 0) == self.best:
                found.append(names)
                return
            for name, after in self.moves(row).items():
                if len(found) <= MOST_LINES and self.most(after) == self.best:
                    walk(after, (*names, name))

        walk(self.first, ())
        return tuple(sorted(found, key=lambda line: (len(line), line)))

    def depth(self) -> int:
        """Return how many moves ahead someone must look who always takes what looks best."""
        return next((depth for depth in range(1, STEPS) if self._finds(self.first, depth)), STEPS)

    def _finds(self, row: Row, depth: int) -> bool:
        if self.most(row, 0) == self.best:
            return True
        after = list(self.moves(row).values())
        looks = [self.most(each, depth - 1) for each in after]
        best = [each for each, look in zip(after, looks, strict=True) if look == max(looks)]
        return all(self.most(each) == self.best for each in best) and self._finds(best[0], depth)


# The check: everything that can be reached by the interpreted rules, judged by the view that people see.


def check(puzzle: Puzzle, most: int = 10**9) -> bool:
    """Raise AssertionError if a puzzle is wrong. Return True.

    ``most``: leave out a puzzle that may have more orders of moves than this, and return False.
    """
    first = strandline.game("survive", **puzzle.options).load(puzzle.position)
    assert first.turn == puzzle.seat, puzzle.id
    if len(first.moves()) ** STEPS > most:
        return False
    game, before = first.game, first.view(puzzle.seat)
    ways: list[tuple[tuple[str, ...], int]] = []
    stack: list[tuple[list[int], tuple[str, ...]]] = [(first.row(), ())]
    reached: dict[tuple[int, ...], int] = {}
    while stack:
        row, names = stack.pop()
        if reached.get(tuple(row), STEPS + 1) <= len(names):
            continue
        reached[tuple(row)] = len(names)
        ways.append((names, tally(puzzle.goal, before, game.modules.view.view(row, puzzle.seat))))
        if row[TURN] == puzzle.seat and row[PHASE] == first.row()[PHASE]:
            for name, move in game.named_moves(row).items():
                after = row.copy()
                game.kernel.play(after, move)
                stack.append((after, (*names, name)))
    best = max(count for _, count in ways)
    assert best == max(map(int, puzzle.worth.values())), f"{puzzle.id}: {best} is the most"
    for line in puzzle.lines:
        end = first
        for made in line:
            end = end.play(made)
        assert tally(puzzle.goal, before, end.view(puzzle.seat)) == best, f"{puzzle.id}: {line} reaches less"
    firsts = {names[0] for names, count in ways if count == best}
    assert firsts <= {line[0] for line in puzzle.lines}, f"{puzzle.id}: another first move reaches {best}, too"
    return True


def tally(goal: str, before: dict[str, Any], after: dict[str, Any]) -> int:
    """Return what a goal counts, from the views before and after the moves."""
    own = before["colours"][before["seat"]]

    def among(view: dict[str, Any], *places: str) -> list[str]:
        return [one for place in places for there in view[place].values() for one in there]

    def value(explorers: list[str]) -> int:
        return sum(before["values"][one] for one in explorers if one[0] in own)

    if goal == "save":
        return value(among(after, "saved")) - value(among(before, "saved"))
    return value(among(after, "saved", "boats"))
