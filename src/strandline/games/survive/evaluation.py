"""Survive: quickly estimates how likely every explorer is to be saved, and from that each seat's chance to win.

The weights are hundredths of log-odds. They come from a regression on who was saved in games between weak bots, raised
by hand for better players, who save more. ``guess`` must first fill a row that has secrets in it.
"""

from strandline.core.contract import Row, Shares
from strandline.core.portable_math import exp

from .board import (
    ABOARD,
    AT,
    BEACH,
    BERTHS,
    COLOUR_COUNT,
    CREW,
    CREW_SIZE,
    EQUAL,
    EXPLORERS,
    FLEET,
    FOREST,
    HEX_COUNT,
    HEXES,
    LANDINGS,
    LISTS,
    LOST,
    MOUNTAIN,
    NAMES,
    NEIGHBOURS,
    OFF_BOARD,
    ON_BOARD,
    PLACES,
    PLAYERS,
    SERPENT,
    SHARK,
    SHORE,
    TERRAIN,
    TILES,
    VALUES,
    VARIANTS,
    WAITING,
    WHALE,
)
from .sinking import due


def _steps(start: int) -> list[int]:
    """Return the number of steps from a hex to every other, ignoring what lies between."""
    far = {start: 0}
    edge = [start]
    for cell in edge:
        for near in NEIGHBOURS[cell]:
            if near not in far:
                far[near] = far[cell] + 1
                edge.append(near)
    return [far[cell] for cell in range(HEX_COUNT)]


STEPS = tuple(steps for cell in range(HEX_COUNT) for steps in _steps(cell))
"""The steps between two hexes, at from * HEX_COUNT + to."""
TO_ISLE = tuple(
    min(STEPS[cell * HEX_COUNT + HEXES[name]] for two in LANDINGS for name in two) for cell in range(len(NAMES))
)
"""The steps from a hex to the nearest hex where an explorer can land."""
FAR = 6

# The weights of the features, in the order of ``prospects``.
WALKER: tuple[int, ...] = (-130, -50, -20, 36, -20, 10, 30)
SWIMMER: tuple[int, ...] = (-90, -80, 60, -70, -50, -30, 10, 30, 150)
PASSENGER: tuple[int, ...] = (0, -70, 50, -60, -30, -15, 25, 110)


def estimate(s: Row, out: Shares) -> None:
    """Turn what each seat can expect to save, compared with the others, into its chance to win."""
    rounds = rounds_left(s)
    best = -1.0
    for seat in range(s[PLAYERS]):
        out[seat] = expected(s, seat, rounds)
        best = max(best, out[seat])
    doubt = 1.0 + 0.3 * rounds
    total = 0.0
    for seat in range(s[PLAYERS]):
        out[seat] = exp((out[seat] - best) / doubt)
        total += out[seat]
    for seat in range(s[PLAYERS]):
        out[seat] /= total


def rounds_left(s: Row) -> float:
    """SV-12, SV-30: estimate the turns each seat still has, with the volcano half-way through the mountains."""
    return (s[TILES + BEACH] + s[TILES + FOREST] + s[TILES + MOUNTAIN] / 2) / s[PLAYERS]


def expected(s: Row, seat: int, rounds: float) -> float:
    """Return the worth of a seat's explorers, each weighted by the chance to be saved."""
    points = 0.0
    ease = min(3 * rounds / max(s[ON_BOARD + seat], 1), 6.0)
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for n in range(EXPLORERS):
            place = s[PLACES + EXPLORERS * colour + n]
            if place == LOST:
                continue
            value = 1 if s[VARIANTS] & EQUAL else s[VALUES + colour] >> 3 * n & 7
            if place < OFF_BOARD:
                points += value / (1 + exp(-0.01 * prospects(s, place, value, ease)))
            elif place == WAITING:
                points += 0.7
            else:
                points += value
    return points


def prospects(s: Row, place: int, value: int, ease: float) -> float:
    """Return the log-odds, in hundredths, that an explorer on the board is saved."""
    cell = place & 255
    far = TO_ISLE[cell]
    if not place & ABOARD and s[AT + cell] & TERRAIN:
        w = WALKER
        is_next = s[AT + cell] & TERRAIN == due(s)
        is_shore = s[AT + cell] & SHORE != 0
        return (
            w[0]
            + w[1] * far
            + w[2] * boat_near(s, cell)
            + w[3] * ease
            + w[4] * is_next
            + w[5] * is_shore
            + w[6] * value
        )
    beside = around(s, SERPENT, cell, 1)
    near = around(s, SERPENT, cell, 2) - beside
    if place & ABOARD:
        w = PASSENGER
        whales = around(s, WHALE, cell, 3)
        odds = w[0] + w[1] * far + w[2] * ease + w[3] * beside + w[4] * near + w[5] * whales + w[6] * value
        return odds + w[7] * (far == 0)
    w = SWIMMER
    sharks = around(s, SHARK, cell, 2)
    odds = w[0] + w[1] * far + w[2] * ease + w[3] * beside + w[4] * near + w[5] * sharks + w[7] * value
    return odds + w[6] * (boat_near(s, cell) < 2) + w[8] * (far == 0)


def around(s: Row, kind: int, cell: int, reach: int) -> int:
    """Count the creatures of a kind within reach of a hex."""
    n = 0
    creatures = s[LISTS + kind]
    while creatures:
        n += STEPS[cell * HEX_COUNT + (creatures & 255) - 1] <= reach
        creatures >>= 8
    return n


def boat_near(s: Row, cell: int) -> int:
    """Return the distance of the nearest boat with room; FAR if none is nearer."""
    nearest = FAR
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            there = (boats & 255) - 1
            boats >>= 8
            steps = STEPS[cell * HEX_COUNT + there]
            if steps < nearest and CREW_SIZE[s[AT + there] >> CREW & 255] < BERTHS:
                nearest = steps
    return nearest
