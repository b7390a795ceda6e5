"""Krabcek: how close pieces are to each other, and how far they can walk, for the evaluations."""

from strandline.core.bits import low
from strandline.core.contract import Row

from .board import BIG_STACK, BIGBOY, INNER, LITTLE_STACK, MIDDLEMAN, NEXT, OFF, PIECES, PLACE, SKINNYBOY, TAKEN
from .rules import ends, near

FAR = 13  # this many fields apart or more, or cut off from each other
APART = 4  # bits of a distance; above them, a bit for each number that would bring the two together
NUMBERS_OF_A_DIE = 0b1111110


def army(s: Row, seat: int) -> tuple[int, int, int, int, int]:
    """Return where a player's Skinnyboys, Middlemen, Bigboy, Little Stacks and Big Stack stand."""
    pieces = PIECES + 6 * seat
    return (
        s[pieces + SKINNYBOY],
        s[pieces + MIDDLEMAN],
        s[pieces + BIGBOY],
        s[pieces + LITTLE_STACK],
        s[pieces + BIG_STACK],
    )


def entrances(s: Row, seat: int, empty: int) -> tuple[int, int]:
    """Return the gates by which a player's Skinnyboy, and Middleman, may enter; none if none is off the board."""
    doors = s[TAKEN + seat] & empty
    return doors if s[OFF + seat] & 7 else 0, doors if s[OFF + seat] >> PLACE & 7 else 0


def meeting(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """Return the numbers with which a walker, or a piece entering by a door, ends on the goal (searched backwards)."""
    numbers = 0
    for steps in range(1, 7):
        there = ends(s, s[NEXT + low(goal)], steps, free & s[INNER], walkers)
        if there & walkers:
            numbers |= 1 << steps
        if there & doors:
            numbers |= 2 << steps
    return numbers & NUMBERS_OF_A_DIE


def room(s: Row, walkers: int, doors: int, free: int) -> int:
    """Return the fields that the walkers, or a piece that enters by a door, can reach within a turn."""
    here = (near(s, walkers) | doors) & free
    found = here
    for _ in range(5):
        here = near(s, here) & free & ~found
        found |= here
    return found


def trail(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """Return the distance of the goal from the nearest walker or entering piece; above it, the numbers that fit."""
    seen = goal
    here = goal
    steps = 0
    nearest = FAR
    numbers = 0
    while here and steps < FAR - 1:
        steps += 1
        here = near(s, here) & ~seen
        seen |= here
        if here & walkers:
            nearest = min(nearest, steps)
            numbers |= 1 << steps
        if here & doors:
            nearest = min(nearest, steps + 1)
            numbers |= 2 << steps
        here &= free
    return nearest | (numbers & NUMBERS_OF_A_DIE) << APART
