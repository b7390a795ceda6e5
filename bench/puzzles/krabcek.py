"""Puzzles of Krabcek: of all moves with a roll, one is clearly the best by an exact look at the next two turns.

Every roll and every reply counts: a win of the tower or by a block is 1, a loss 0, and a game that is open after the
other's turn and one's own is ½. So a move's worth is a share of 72, without any estimate. The best one must also be
the choice of a long search with an estimate, so that it is not only good for two turns.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import strandline
from strandline.core.bind import bind
from strandline.core.contract import CHANCE, OVER
from strandline.core.game import Position
from strandline.core.numba_cache import ensure_cache_folder
from strandline.core.puzzles import Puzzle
from strandline.core.registry import modules
from strandline.search import expectimax
from strandline.search.thought import Budget, Root

from . import two_turns
from .common import named, played, rated

GAME = strandline.game("krabcek")
THOUGHT = Budget(nodes=20_000)
"""That of level 5."""
LEVELS = 3, 4, 2
CHOICES = 5
MANY = 12
CLEAR = 6
"""The best move is better than any other by this much at least, in parts of 72."""
TENSE = 12
"""The worst move is worse than the best one by this much at least."""
EACH_GAME = 3
TOWERS = 4
"""A tower that can be built at once makes a puzzle in one of so many games: there is one in each, and most are easy."""


def found(seed: int, index: int) -> list[Puzzle]:
    """Return the puzzles of one game of bots."""
    puzzles: list[Puzzle] = []
    last = -10
    for number, position in enumerate(played(GAME, LEVELS[index % len(LEVELS)], seed, index)):
        if position.turn is None or position.turn < 0 or number < last + 6 or position.last[:3] != "die":
            continue
        puzzle = _puzzle(position)
        if puzzle is None or (puzzle.themes == ("tower",) and index % TOWERS):
            continue
        puzzles.append(puzzle)
        last = number
        if len(puzzles) == EACH_GAME:
            break
    return puzzles


def _puzzle(first: Position) -> Puzzle | None:
    moves = first.moves()
    if len(moves) < CHOICES:
        return None
    worths = {move: _worth(first.play(move), first.turn or 0) for move in moves}
    best, second, *_ = sorted(moves, key=lambda move: -worths[move])
    if worths[best] - worths[second] < CLEAR or worths[best] - min(worths.values()) < TENSE:
        return None
    if worths[best] == two_turns.WHOLE and second and worths[best] - worths[second] < 3 * CLEAR:
        return None  # there is no hurry to win
    if _thought(first) != best:
        return None
    grade = graded(first, best)
    replies = {move: _refutation(first, best, move) for move in moves if move != best}
    return Puzzle(
        named("krabcek", first.text), first.text, first.turn or 0, "best", grade, rated(grade, 1, len(moves)),
        tuple(_themes(first, best, second)), ((best,),), (),
        {move: reply for move, reply in replies.items() if reply},
        {move: str(percent(worth)) for move, worth in worths.items()},
    )  # fmt: skip


def graded(first: Position, best: str) -> int:
    """Return the grade: 1, 2: it wins at once; 3, 4: the next turn shows it; 5, 6: only the turn after it does."""
    seat, moves = first.turn or 0, first.moves()
    depth = 3
    if first.play(best).turn is None:
        depth = 1
    else:
        looks = {move: _one_turn(first.play(move), seat) for move in moves}
        if all(looks[best] > looks[move] for move in moves if move != best):
            depth = 2
    return 2 * depth - (len(moves) < MANY)


def _one_turn(position: Position, seat: int) -> int:
    """Return what a position is worth, of 12, if nothing counts but the other's next turn."""
    if position.result is not None:
        return round(12 * position.result[seat])
    return 6 + _blocked(position, seat) - _threats(position, seat)


def percent(worth: int) -> int:
    return round(100 * worth / two_turns.WHOLE)


@cache
def _kernel() -> tuple[Any, Any, Any, Any]:
    ensure_cache_folder()
    code = bind("cpu", modules("krabcek").rules, two_turns)
    return code, code.zeros(4, int(code.SIZE)), code.zeros(4, int(code.MAX_MOVES)), code.zeros(2, kind=float)


def _worth(position: Position, seat: int) -> int:
    code, rows, out, shares = _kernel()
    return int(code.worth(code.array(position.row()), seat, rows, out, shares))


def _after_roll(position: Position, seat: int) -> int:
    """Return the worth, of 12, when the other has rolled."""
    code, rows, out, shares = _kernel()
    return int(code.reply(code.array(position.row()), seat, rows, out, shares))


def _refutation(first: Position, best: str, wrong: str) -> tuple[str, ...]:
    """Return the roll that shows most clearly what is worse about a move, and the reply; nothing if none does."""
    seat = first.turn or 0
    good, bad = first.play(best), first.play(wrong)
    if bad.turn != CHANCE:
        return ()

    def lost(roll: str) -> int:
        kept = 12 if good.turn is None else _after_roll(good.play(roll), seat)
        return kept - _after_roll(bad.play(roll), seat)

    roll = max(bad.moves(), key=lost)
    then = bad.play(roll)
    if lost(roll) <= 0 or then.turn is None:
        return ()

    def kept(move: str) -> int:
        code, rows, out, shares = _kernel()
        return int(code.roll(code.array(then.play(move).row()), seat, rows, out, shares))

    return roll, min(then.moves(), key=kept)


def _themes(first: Position, best: str, second: str) -> Iterator[str]:
    seat = first.turn or 0
    good, less = first.play(best), first.play(second)
    if "=" in best:
        yield "switch"
    if first.last == "die 5" and "-" in best and all(end[0] == "g" for end in best.split("-")):
        yield "jump"
    if good.turn is None:
        yield "tower"
        return
    if any(effect.kind == "stack" for effect in first.effects(best)):
        yield "stack"
    if _blocked(good, seat) > _blocked(less, seat):
        yield "block"
    if _threats(good, seat) < _threats(less, seat):
        yield "guard"


def _blocked(position: Position, seat: int) -> int:
    """Return with how many rolls the other has no move."""
    after = [position.play(roll) for roll in position.moves()] if position.turn == CHANCE else []
    return sum(each.result is not None and each.result[seat] == 1 for each in after)


def _threats(position: Position, seat: int) -> int:
    """Return with how many rolls the other wins at once."""
    after = [position.play(roll) for roll in position.moves()] if position.turn == CHANCE else []
    wins = (each.turn == 1 - seat and any(each.play(move).turn is None for move in each.moves()) for each in after)
    return sum(wins)


def _thought(position: Position) -> str:
    root = Root.of(position)
    best = expectimax.think(root, THOUGHT).best.move
    return {number: name for name, number in GAME.named_moves(list(root.row)).items()}[best]


# The check: the same worth by interpreted rules and plain recursion over texts, without the kernel.


def check(puzzle: Puzzle, most: int = 10_000) -> bool:
    """Raise AssertionError if a puzzle is wrong: every move's worth is computed again. Return True.

    ``most``: of so many moves only, the answer first and then those that come closest.
    """
    first = GAME.load(puzzle.position)
    assert first.turn == puzzle.seat, puzzle.id
    assert set(puzzle.worth) == set(first.moves()), puzzle.id
    answer = puzzle.lines[0][0]
    for move in sorted(puzzle.worth, key=lambda move: (move != answer, -int(puzzle.worth[move])))[:most]:
        row = first.play(move).row()
        worth = _plain(row, puzzle.seat, 2)
        assert abs(100 * worth - int(puzzle.worth[move])) <= 0.51, f"{puzzle.id}: {move} is worth {worth}"
        if move != answer:
            assert int(puzzle.worth[move]) < int(puzzle.worth[answer]), puzzle.id
    return True


def _plain(row: list[int], seat: int, turns: int) -> float:
    """Return the worth of a row before a roll, with this many turns to look ahead."""
    rules = GAME.kernel
    if rules.turn(row) == OVER:
        shares = [0.0, 0.0]
        rules.result(row, shares)
        return shares[seat]
    if turns == 0:
        return 0.5
    total = 0.0
    rolls = GAME.legal_moves(row)
    for roll in rolls:
        rolled = row.copy()
        rules.play(rolled, roll)
        who = rules.turn(rolled)
        if who == OVER:
            total += _plain(rolled, seat, turns)
            continue
        worths = []
        for move in GAME.legal_moves(rolled):
            moved = rolled.copy()
            rules.play(moved, move)
            worths.append(_plain(moved, seat, turns - 1))
            if worths[-1] == (who == seat):  # nothing is better for who moves
                break
        total += max(worths) if who == seat else min(worths)
    return total / len(rolls)
