"""Krabcek: how near pieces are to each other, and how far they can walk: what evaluations look at."""

from strandline.core.bits import low
from strandline.core.contract import Row

from .board import BIG_STACK, BIGBOY, INNER, LITTLE_STACK, MIDDLEMAN, NEXT, OFF, PIECES, PLACE, SKINNYBOY, TAKEN
from .rules import ends, near

FAR = 13  # fields apart, or more, or cut off from each other
APART = 4  # bits of a distance; above them, one for each number that would bring the two together
NUMBERS_OF_A_DIE = 0b1111110


def army(s: Row, seat: int) -> tuple[int, int, int, int, int]:
    """Where a player's Skinnyboys, Middlemen, Bigboy, Little Stacks and Big Stack stand."""
    pieces = PIECES + 6 * seat
    return (
        s[pieces + SKINNYBOY],
        s[pieces + MIDDLEMAN],
        s[pieces + BIGBOY],
        s[pieces + LITTLE_STACK],
        s[pieces + BIG_STACK],
    )


def entrances(s: Row, seat: int, empty: int) -> tuple[int, int]:
    """The gates by which a Skinnyboy of the player, and a Middleman, may enter; none where none is off the board."""
    doors = s[TAKEN + seat] & empty
    return doors if s[OFF + seat] & 7 else 0, doors if s[OFF + seat] >> PLACE & 7 else 0


def meeting(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """The numbers with which one of the walkers, or who enters by a door, ends on the goal: walked backwards."""
    numbers = 0
    for steps in range(1, 7):
        there = ends(s, s[NEXT + low(goal)], steps, free & s[INNER], walkers)
        if there & walkers:
            numbers |= 1 << steps
        if there & doors:
            numbers |= 2 << steps
    return numbers & NUMBERS_OF_A_DIE


def room(s: Row, walkers: int, doors: int, free: int) -> int:
    """The fields that the walkers, or who enters by a door, may reach within a turn."""
    here = (near(s, walkers) | doors) & free
    found = here
    for _ in range(5):
        here = near(s, here) & free & ~found
        found |= here
    return found


def trail(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """How far from the goal the nearest of the walkers is, or who enters by a door; above it, the numbers that fit."""
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
