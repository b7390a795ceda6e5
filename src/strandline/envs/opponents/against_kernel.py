"""Steps many games in which one seat is the learner's, written over the contract."""

from typing import Any, NamedTuple

from strandline.core.bits import mix, pick, seed
from strandline.core.contract import Row, Shares
from strandline.core.history import HEAD
from strandline.sim.batch_kernel import (
    DEALS,
    GAME,
    GOES_ON,
    IS_CUT,
    IS_OVER,
    LEGAL_COUNT,
    NO_SEAT,
    ONE_GAME,
    RESTS,
    SEED,
    SPARE,
    Games,
    end_step,
    needed,
    step_game,
)

LEARNER = -1
"""The owner of the learner's seat."""
LUCK = 0x1B56C4E95D2A7F13
"""Tells the opponents' random numbers from those of the game."""


class Sides(NamedTuple):
    """Who plays, and what the learner got from the last step: game i has row i of each."""

    owners: Any
    """The number of the opponent at each seat, or LEARNER."""
    seats: Any
    """The learner's seat."""
    asked: Any
    """Whether the learner has decided in this game: a game that ends before is never shown."""
    begun: Any
    """How many games have begun here."""
    rng: Any
    """The luck of the game that is not its own: who sits where, and what opponents draw."""
    rewards: Any
    over: Any
    cut: Any
    finals: Any


def step_against(
    games: Games, sides: Sides, mixture: Row, actions: Any, hidden: Row, out: Row, odds: Row, shares: Shares,
    dice: int, seat: int, stride: int, limit: int,
) -> tuple[int, int]:  # fmt: skip
    """Play an action in each game, and random ones where opponent ``dice`` decides, until somebody else does.

    ``mixture`` has the weight of each opponent, ``seat`` is the learner's, or NO_SEAT to draw one for every game.
    Return how many games wait for an opponent, and the room that the longest game needs.
    """
    waiting = longest = 0
    for i in range(len(games.rows)):
        s, action = games.rows[i], int(actions[i])
        while True:
            if action != RESTS:
                if action >= 0 and sides.owners[i][games.turns[i]] == LEARNER:
                    sides.asked[i] = True
                ending = step_game(games, i, s, action, hidden, out, odds, shares, stride, limit)
                end_step(games, i, s, ending)
                if ending != GOES_ON:
                    note_end(games, sides, i, ending)
                if action < 0 or (ending != GOES_ON and stride != ONE_GAME):
                    take_seats(games, sides, i, mixture, seat, action >= 0 or action == DEALS)
            longest = max(longest, needed(games, i))
            turn = games.turns[i]
            if turn < 0 or sides.owners[i][turn] == LEARNER:
                break
            if sides.owners[i][turn] != dice or is_full(games, i):
                waiting += 1
                break
            action = int(games.legal[i][pick(sides.rng[i], games.tally[i][LEGAL_COUNT])])
    return waiting, longest


def is_full(games: Games, i: int) -> bool:
    """Return whether one more decision could need more room than game i has."""
    room = len(games.seen[i]) - HEAD
    return room > 1 and needed(games, i) + SPARE > room


def note_end(games: Games, sides: Sides, i: int, ending: int) -> None:
    """Keep what the learner got from a game that has ended."""
    if not sides.asked[i]:
        return
    sides.rewards[i] = games.rewards[i][sides.seats[i]]
    sides.over[i] = ending == IS_OVER
    sides.cut[i] = ending == IS_CUT
    for k in range(len(sides.finals[i])):
        sides.finals[i][k] = games.finals[i][k]


def take_seats(games: Games, sides: Sides, i: int, mixture: Row, seat: int, is_dealt: bool) -> None:
    """Seat the learner and the opponents for a new game."""
    rng, owners, tally = sides.rng[i], sides.owners[i], games.tally[i]
    if is_dealt:
        seed(rng, mix(tally[SEED] ^ LUCK), tally[GAME])
    sides.asked[i] = False
    sides.begun[i] += 1
    whole = 0
    for each in range(len(mixture)):
        whole += mixture[each]
    for k in range(len(owners)):
        left = pick(rng, whole)
        owner = 0
        while left >= mixture[owner]:
            left -= mixture[owner]
            owner += 1
        owners[k] = owner
    drawn = pick(rng, len(owners))
    sides.seats[i] = drawn if seat == NO_SEAT else seat
    owners[sides.seats[i]] = LEARNER
    games.eyes[i] = sides.seats[i]
