"""Alpha-beta: the value is minimax's, draws by repetition are right, budgets are kept, and all targets agree."""

import random
from collections import Counter
from typing import Any

import pytest

import strandline
from strandline import Game, Position
from strandline.search import pvs
from strandline.search.alphabeta import AlphaBeta, think
from strandline.search.thought import Budget, Root

OPTIONS = [
    pytest.param({"tie": tie, "repetition": repetition}, id=f"{tie} {repetition}")
    for tie in ("mover", "next")
    for repetition in (0, 2, 3, 4)
]
PLENTY = Budget(nodes=10**9)


def after_random_moves(game: Game, seed: int, plies: int) -> list[Position]:
    """A game with so many random moves behind it, or as many as it lasts; the position last, one that goes on."""
    chooser = random.Random(seed)
    found = [game.start(seed=seed)]
    for _ in range(plies):
        found.append(found[-1].play(chooser.choice(found[-1].moves())))
        if found[-1].turn is None:
            return found[:-1]
    return found


def stood(played: list[Position]) -> Counter[str]:
    """How often each position has stood, by its text, the last one left out."""
    return Counter(position.text for position in played[:-1] if "?" not in position.text)


def minimax(position: Position, depth: int, before: Counter[str], path: tuple[str, ...], ply: int = 0) -> int:
    """The value by definition, with the whole history in text: for the seat to decide."""
    seat = position.turn
    assert seat is not None
    is_choice = "?" in position.text
    if depth == 0 and not is_choice:
        return int(position.game.rooms.evaluation.score(position.row()))  # type: ignore[union-attr]
    best = -pvs.MOST
    for move in position.moves():
        after = position.play(move)
        best = max(best, worth(after, seat, depth - (not is_choice), before, (*path, position.text), ply + 1))
    return best


def worth(
    after: Position, seat: int, depth: int, before: Counter[str], path: tuple[str, ...], ply: int
) -> int:
    """The value of a position just reached, for the seat that moved."""
    times = after.game.options.repetition
    # A draw by repetition ends the game: only its text without the turn tells of what stood before.
    if after.result is not None:
        if after.result[seat] == 0.5:
            return 0
        return pvs.WON - ply if after.result[seat] == 1 else ply - pvs.WON
    if times and "?" not in after.text and (after.text in path or before[after.text] >= times - 1):
        return 0
    value = minimax(after, depth, before, path, ply)
    return value if after.turn == seat else -value


def search(position: Position, depth: int, **more: Any) -> tuple[int, AlphaBeta]:
    mind = AlphaBeta("crab-stack", table_bits=14, **more)
    mind.think(Root.of(position), PLENTY, deepest=depth, is_plain=True)
    return int(mind.frames[0][pvs.BEST]), mind


@pytest.mark.parametrize("options", OPTIONS)
def test_the_value_is_that_of_minimax(options: dict[str, Any]) -> None:
    game = strandline.game("crab-stack", **options)
    compared = 0
    for seed in range(24):
        played = after_random_moves(game, seed, 6 + 2 * seed)
        position = played[-1]
        for depth in range(1, 5):
            if len(position.moves()) ** depth > 3000:
                break
            assert search(position, depth)[0] == minimax(position, depth, stood(played), ()), (seed, depth)
            compared += 1
    assert compared > 30
