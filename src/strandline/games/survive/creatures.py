"""Survive, step 4: creatures and the reactions to them, and the three tiles of step 1 that relocate a creature."""

from strandline.core.contract import Row

from .board import (
    ACTIVE,
    AT,
    CONTROL,
    CREATURE,
    CREW,
    GO,
    HELD,
    HEX_COUNT,
    LISTS,
    PEOPLE,
    PLAYERS,
    SHARK,
    SOME_CREW,
    TERRAIN,
    WHALE,
)
from .pieces import has_way, listed, ways


def creature_steps(kind: int) -> int:
    """SV-36: a serpent has 1 step, a shark 2, a whale 3."""
    return kind + 1


def creature_moves(s: Row, out: Row, n: int, kind: int) -> int:
    """SV-36: list the first step of any creature of a kind. Two on one hex count as one."""
    creatures = s[LISTS + kind]
    while creatures:
        cell = (creatures & 255) - 1
        creatures >>= 8
        if last_of_hex(s, kind, cell, creatures):
            n = roaming_moves(s, out, n, cell)
    return n


def roaming_moves(s: Row, out: Row, n: int, cell: int) -> int:
    """SV-36, SV-38: list where a creature can go."""
    return ways(s, out, n, cell, TERRAIN)


def can_roam(s: Row, kind: int) -> bool:
    """Return whether ``creature_moves`` finds any."""
    creatures = s[LISTS + kind]
    while creatures:
        cell = (creatures & 255) - 1
        creatures >>= 8
        if has_way(s, cell, TERRAIN):
            return True
    return False


def relocations(s: Row, out: Row, kind: int) -> int:
    """SV-34: any creature of the kind to any empty sea hex."""
    n = 0
    goals = 0
    creatures = s[LISTS + kind]
    while creatures:
        cell = (creatures & 255) - 1
        creatures >>= 8
        if last_of_hex(s, kind, cell, creatures):
            if goals == 0:
                for goal in range(HEX_COUNT):
                    if s[AT + goal] == 0:
                        out[goals] = cell * GO + goal
                        goals += 1
            for i in range(goals):  # the same for each creature
                out[n + i] = cell * GO + out[i] % GO
            n += goals
    return n


def can_relocate(s: Row, kind: int) -> bool:
    """SV-35: return whether there is a creature of the kind.

    There is always a hex for it: 93 are sea, for 68 pieces.
    """
    return s[LISTS + kind] != 0


def last_of_hex(s: Row, kind: int, cell: int, rest: int) -> bool:
    """Return whether the rest of a list has no other creature on this hex."""
    return s[AT + cell] >> CREATURE + 3 * kind & 7 <= 1 or not listed(rest, cell)


def endangered(s: Row, kind: int, cell: int) -> int:
    """SV-39 to SV-41: return the other seats that are asked when a creature enters a hex, as bits."""
    here = s[AT + cell]
    seats = 0
    if kind == WHALE and here & SOME_CREW:
        seats = CONTROL[here >> CREW & 255]
    if kind == SHARK:
        for seat in range(s[PLAYERS]):
            if here >> PEOPLE + 5 * seat & 31:
                seats |= 1 << seat
    for seat in range(s[PLAYERS]):
        if s[HELD + seat] == 0 or seat == s[ACTIVE]:
            seats &= ~(1 << seat)
    return seats


def first_asked(s: Row, asked: int) -> int:
    """SV-41: return the first of some seats, clockwise from the player whose turn it is."""
    seat = s[ACTIVE]
    while not asked >> seat & 1:
        seat = (seat + 1) % s[PLAYERS]
    return seat
