"""Survive: how pieces appear, move, meet and leave. The files of the steps say who may move what."""

from strandline.core.contract import Row

from .board import (
    ABOARD,
    AT,
    BOAT,
    COLOUR_COUNT,
    CREATURE,
    CREATURE_COUNT,
    CREW,
    EXPLORERS,
    FLEET,
    FLEET_FULL,
    GO,
    ISLE,
    LISTS,
    LOST,
    NEAR,
    ON_BOARD,
    ONE_SERPENT,
    PEOPLE,
    PLACES,
    PLAYERS,
    SOME_CREW,
    SOME_PEOPLE,
    SOME_SERPENT,
    SOME_SHARK,
    SOME_WHALE,
)


def settle(s: Row, cell: int) -> bool:
    """SV-23: resolve the meetings on a hex after any single step; return whether anything was removed."""
    here = s[AT + cell]
    removed = False
    if here & SOME_CREW and here & (SOME_SERPENT | SOME_WHALE):
        wreck(s, cell)
        overboard(s, cell)  # a serpent's victims are removed just below
        here = s[AT + cell]
        removed = True
    if here & SOME_PEOPLE and here & (SOME_SERPENT | SOME_SHARK):
        drown(s, cell)
        removed = True
    return removed


def whirl(s: Row, cell: int) -> None:
    """SV-29: remove everything on a sea hex."""
    if s[AT + cell] & SOME_CREW:
        overboard(s, cell)
    if s[AT + cell] & SOME_PEOPLE:
        drown(s, cell)
    if s[AT + cell] & BOAT:
        wreck(s, cell)
    for kind in range(CREATURE_COUNT):
        while s[AT + cell] >> CREATURE + 3 * kind & 7:
            banish(s, kind, cell)


# Explorers


def drown(s: Row, cell: int) -> None:
    """Remove all swimmers of a hex: they are lost."""
    people = s[AT + cell] >> PEOPLE
    s[AT + cell] &= ~SOME_PEOPLE
    for colour in range(s[COLOUR_COUNT]):
        seat = colour % s[PLAYERS]
        if people >> 5 * seat & 31:
            for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
                if s[PLACES + explorer] == cell:
                    s[PLACES + explorer] = LOST
                    s[ON_BOARD + seat] -= 1


def overboard(s: Row, cell: int) -> None:
    """Move everyone aboard into the water."""
    crew = s[AT + cell] >> CREW & 255
    move_crew(s, crew, cell, cell)
    s[AT + cell] ^= crew << CREW
    for seat in range(s[PLAYERS]):
        s[AT + cell] += (crew >> 2 * seat & 3) << PEOPLE + 5 * seat


def move_crew(s: Row, crew: int, cell: int, place: int) -> None:
    """Give everyone aboard the boat of a hex another place."""
    for colour in range(s[COLOUR_COUNT]):
        if crew >> 2 * (colour % s[PLAYERS]) & 3:
            for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
                if s[PLACES + explorer] == cell + ABOARD:
                    s[PLACES + explorer] = place


def board_boat(s: Row, explorer: int, cell: int) -> None:
    """Put an explorer, from anywhere, aboard the boat of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = cell + ABOARD
    s[AT + cell] += 1 << CREW + 2 * (explorer // EXPLORERS % s[PLAYERS])


def stand(s: Row, explorer: int, cell: int) -> None:
    """Put an explorer, from anywhere, on the tile or into the water of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = cell
    s[AT + cell] += 1 << PEOPLE + 5 * (explorer // EXPLORERS % s[PLAYERS])


def rescue(s: Row, explorer: int, cell: int) -> None:
    """SV-21: an explorer reaches the isle of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = ISLE[cell]
    s[ON_BOARD + explorer // EXPLORERS % s[PLAYERS]] -= 1


def lift(s: Row, explorer: int) -> None:
    """Take an explorer who is on the board off its hex."""
    place = s[PLACES + explorer]
    seat = explorer // EXPLORERS % s[PLAYERS]
    if place & ABOARD:
        s[AT + place - ABOARD] -= 1 << CREW + 2 * seat
    else:
        s[AT + place] -= 1 << PEOPLE + 5 * seat


# Boats


def launch(s: Row, cell: int) -> None:
    """Put a boat from outside the board on a hex."""
    s[AT + cell] |= BOAT
    fleet = FLEET + (s[FLEET] >> FLEET_FULL != 0)
    s[fleet] = s[fleet] << 8 | cell + 1


def sail(s: Row, start: int, goal: int) -> None:
    """Move a boat with its crew to another hex; the caller settles what it meets there."""
    crew = s[AT + start] & SOME_CREW
    s[AT + start] ^= crew | BOAT
    s[AT + goal] |= crew | BOAT
    fleet = FLEET + (not listed(s[FLEET], start))
    s[fleet] = relisted(s[fleet], start + 1, goal + 1)
    move_crew(s, crew >> CREW, start, goal + ABOARD)


def wreck(s: Row, cell: int) -> None:
    """Remove a boat; the caller decides what happens to its crew."""
    s[AT + cell] &= ~BOAT
    fleet = FLEET + (not listed(s[FLEET], cell))
    s[fleet] = relisted(s[fleet], cell + 1, 0)


# Creatures


def appear(s: Row, kind: int, cell: int) -> None:
    """Put a creature on the board."""
    s[LISTS + kind] = s[LISTS + kind] << 8 | cell + 1
    s[AT + cell] += ONE_SERPENT << 3 * kind


def roam(s: Row, kind: int, start: int, goal: int) -> None:
    """Move a creature to another hex; the caller settles what it meets there."""
    s[LISTS + kind] = relisted(s[LISTS + kind], start + 1, goal + 1)
    s[AT + start] -= ONE_SERPENT << 3 * kind
    s[AT + goal] += ONE_SERPENT << 3 * kind


def banish(s: Row, kind: int, cell: int) -> None:
    """Remove a creature from the board."""
    s[LISTS + kind] = relisted(s[LISTS + kind], cell + 1, 0)
    s[AT + cell] -= ONE_SERPENT << 3 * kind


# Ways from a hex


def ways(s: Row, out: Row, n: int, cell: int, barred: int) -> int:
    """List the ways of a boat or a creature to the neighbouring hexes that have nothing in ``barred``."""
    near = NEAR[cell]
    while near:
        goal = (near & 255) - 1
        near >>= 8
        out[n] = cell * GO + goal
        n += s[AT + goal] & barred == 0
    return n


def has_way(s: Row, cell: int, barred: int) -> bool:
    """Return whether a neighbouring hex has nothing in ``barred``."""
    near = NEAR[cell]
    while near:
        if s[AT - 1 + (near & 255)] & barred == 0:
            return True
        near >>= 8
    return False


# Lists of hexes, plus 1, a byte each


def listed(entries: int, cell: int) -> bool:
    while entries:
        if entries & 255 == cell + 1:
            return True
        entries >>= 8
    return False


def relisted(entries: int, old: int, new: int) -> int:
    """Return the list with one entry replaced, or removed if the new one is 0."""
    shift = 0
    while entries >> shift & 255 != old:
        shift += 8
    if new:
        return entries ^ (old ^ new) << shift
    return entries & (1 << shift) - 1 | entries >> shift + 8 << shift
