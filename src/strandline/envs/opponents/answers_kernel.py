"""Asks an opponent in many games, written over the contract and the opponent's own kernel."""

from typing import Any

from strandline.sim.batch_kernel import LEGAL_COUNT, RESTS, Games

from .against_kernel import Sides
from .contract import answer


def answer_slice(games: Games, sides: Sides, mind: Any, who: int, actions: Any) -> int:
    """Write the action of opponent ``who`` for each game in which it decides, and RESTS for the others."""
    asked = 0
    for i in range(len(games.rows)):
        turn = games.turns[i]
        actions[i] = RESTS
        if turn >= 0 and sides.owners[i][turn] == who:
            asked += 1
            if games.tally[i][LEGAL_COUNT] == 1:
                actions[i] = games.legal[i][0]
            else:
                actions[i] = answer(games, i, sides.rng[i], mind)
    return asked
