"""Puzzles of two-player Crab Stack: exactly one move keeps a proved win, and every other is proved not to."""

from collections.abc import Iterator
from functools import cache

import strandline
from strandline.core.game import Position
from strandline.core.puzzles import Puzzle
from strandline.search.alphabeta import AlphaBeta
from strandline.search.solve import Solved, Solver
from strandline.search.thought import Budget, Root

from .common import graded, named, played, rated

GAME = strandline.game("crab-stack", players=2)
BUDGETS = 40, 150, 600, 5_000, 50_000
"""The nodes of levels 1 to 5."""
LEVELS = 2, 3, 1, 4
FIRST = 8
"""Openings take the solver too long, and mean little to people."""
CHOICES = 4
OWN_MOVES = 4
"""An answer has at most this many moves of the solver's own."""
REPLY, REST = 6, 14
"""At most so many moves of a refutation, and of how an answer goes on, are kept."""
THOUGHT = Budget(nodes=300_000)
"""For each question. A budget of nodes, not of time, makes the same puzzles on every machine."""
EACH_GAME = 3


def found(seed: int, index: int) -> list[Puzzle]:
    """Return the puzzles of one game of bots."""
    _solver().forget()
    puzzles: list[Puzzle] = []
    seen = 0
    for number, position in enumerate(played(GAME, LEVELS[index % len(LEVELS)], seed, index)):
        if number < max(FIRST, seen) or position.turn is None:
            continue
        puzzle = _puzzle(GAME.load(position.text))
        if puzzle is not None:
            puzzles.append(puzzle)
            seen = number + 2 * len(puzzle.lines[0])  # what follows is much the same puzzle
        if len(puzzles) == EACH_GAME:
            break
    return puzzles


def _puzzle(first: Position) -> Puzzle | None:
    seat = first.turn
    if seat is None or len(first.moves()) < CHOICES:
        return None
    line: list[str] = []
    replies: dict[str, tuple[str, ...]] = {}
    themes: dict[str, None] = {}
    own, position = 0, first
    while position.turn == seat and own < OWN_MOVES:
        only = _only(position)
        if only is None:
            break
        answer, refuted = only
        replies |= {"; ".join([*line, move]): reply for move, reply in refuted.items()}
        themes |= dict.fromkeys(_themes(position, answer))
        line.append(answer)
        own += 1
        position = position.play(answer)
        rest = _rest(position)
        if position.turn == 1 - seat and rest:
            line.append(rest[0])
            position = position.play(rest[0])
    if not line:
        return None
    while line and _at(first, line[:-1]).turn != seat:
        line.pop()  # an answer ends with one's own move
    end = _at(first, line)
    choices = len(first.moves())
    grade = graded(BUDGETS, lambda nodes: _thinks(first, nodes) == line[0])
    if own > 1:
        themes["long"] = None
    return Puzzle(
        named("crab-stack", first.text), first.text, seat, "win", grade, rated(grade, own, choices),
        tuple(themes), (tuple(line),), _rest(end)[:REST], replies,
    )  # fmt: skip


def _only(position: Position) -> tuple[str, dict[str, tuple[str, ...]]] | None:
    """Return the only move that wins, and what refutes the others; None if there is none, or it is not proved."""
    if len(position.moves()) < 2:
        return None
    root = Root.of(position)
    solved = _solver().solve(root, THOUGHT, with_line=False)
    if solved.bounds.low < 1:
        return None
    names = {number: name for name, number in GAME.named_moves(list(root.row)).items()}
    best = names[solved.best]
    refuted = {}
    for move in position.moves():
        if move == best:
            continue
        reply = _refutation(position, move)
        if reply is None:
            return None
        refuted[move] = reply
    return best, refuted


def _refutation(position: Position, move: str) -> tuple[str, ...] | None:
    """Return best play after a move that is proved not to win; None if that is not proved."""
    after = position.play(move)
    if after.turn is None:
        assert after.result is not None
        return () if after.result[position.turn or 0] < 1 else None
    solved = _solver().solve(Root.of(after), THOUGHT)
    low, high = solved.bounds.low, solved.bounds.high
    own_share = high if after.turn == position.turn else 1 - low
    return _names(after, solved)[:REPLY] if own_share < 1 else None


def _rest(position: Position) -> tuple[str, ...]:
    """Return best play to the end, as far as it is known: the winner hurries, the loser holds out."""
    return () if position.turn is None else _names(position, _solver().solve(Root.of(position), THOUGHT))


def _names(position: Position, solved: Solved) -> tuple[str, ...]:
    names = []
    for move in solved.line:
        names.append({number: name for name, number in GAME.named_moves(position.row()).items()}[move])
        position = position.play(names[-1])
    return tuple(names)


def _themes(position: Position, move: str) -> Iterator[str]:
    seat, after = position.turn, position.play(move)
    effects = {effect.kind: effect for effect in position.effects(move, after)}
    if "wave" in effects:
        own, others = seat in effects["wave"].seats, {*effects["wave"].seats} - {seat}
        yield from ["wave"] * bool(others) + ["sacrifice"] * own
    if "cover" in effects and after.turn is None:
        yield "bury"
    if move.startswith("keep-"):
        yield "choice"
    if not effects:
        yield "quiet"


def _at(position: Position, line: list[str]) -> Position:
    for move in line:
        position = position.play(move)
    return position


def _thinks(position: Position, nodes: int) -> str:
    root = Root.of(position)
    best = AlphaBeta("crab-stack").think(root, Budget(nodes=nodes)).best.move
    return {number: name for name, number in GAME.named_moves(list(root.row)).items()}[best]


@cache
def _solver() -> Solver:
    """Return the process's solver; there is only one, because its table takes long to allocate."""
    return Solver(GAME, 64)


# The check: alpha-beta without any unsound pruning, which shares nothing with the solver but the rules.


def check(puzzle: Puzzle, nodes: int = 200_000) -> bool:
    """Raise AssertionError if a puzzle is wrong; return whether alpha-beta could prove every move's value.

    ``nodes``: how far it may look after each move.
    """
    first = GAME.load(puzzle.position)
    assert first.turn == puzzle.seat, puzzle.id
    answer = puzzle.lines[0][0]
    end = _at(first, [*puzzle.lines[0], *puzzle.then])
    if end.result is not None:
        assert end.result[puzzle.seat] == 1, f"{puzzle.id}: the answer does not win"
    proved = True
    for move in first.moves():
        share = _searched(first.play(move), puzzle.seat, nodes)
        assert share is None or (share == 1) == (move == answer), f"{puzzle.id}: {move} is worth {share}"
        proved &= share is not None
    return proved


def _searched(position: Position, seat: int, nodes: int) -> float | None:
    """Return a seat's share as far as alpha-beta proves it."""
    if position.result is not None:
        return position.result[seat]
    best = _search().think(Root.of(position), Budget(nodes=nodes), is_plain=True).best
    return best.values[seat] if best.is_proven else None


@cache
def _search() -> AlphaBeta:
    return AlphaBeta("crab-stack")
