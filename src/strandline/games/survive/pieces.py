"""Survive: pieces come, go and meet. Who may move what is in the files of the steps."""

from .board import (
    ABOARD,
    AT,
    BOAT,
    COLOUR_COUNT,
    CREATURE,
    CREW,
    EXPLORERS,
    FLEET,
    FLEET_ROOM,
    LISTS,
    LOST,
    ON_BOARD,
    ONE_SERPENT,
    PEOPLE,
    PLACES,
    PLAYERS,
    SAVED,
    SERPENT,
    SOME_CREW,
    SOME_PEOPLE,
    SOME_SERPENT,
    SOME_SHARK,
    SOME_WHALE,
    WHALE,
    Row,
)


def settle(s: Row, cell: int) -> int:
    """SV-23: whoever meets whom on a sea hex, after any single step; says whether anything was removed."""
    here = s[AT + cell]
    removed = 0
    if here & SOME_SERPENT:
        if here & SOME_CREW:
            wreck(s, cell)
            drown(s, cell, ABOARD)
            removed = 1
        if here & SOME_PEOPLE:
            drown(s, cell, 0)
            removed = 1
    elif here & SOME_WHALE and here & SOME_CREW:
        wreck(s, cell)
        overboard(s, cell)
        removed = 1
    if s[AT + cell] & SOME_SHARK and s[AT + cell] & SOME_PEOPLE:
        drown(s, cell, 0)
        removed = 1
    return removed


def whirl(s: Row, cell: int) -> None:
    """SV-29: everything on a sea hex is out."""
    here = s[AT + cell]
    if here == 0:
        return
    if here & SOME_CREW:
        drown(s, cell, ABOARD)
    if here & SOME_PEOPLE:
        drown(s, cell, 0)
    if here & BOAT:
        wreck(s, cell)
    for kind in range(SERPENT, WHALE + 1):
        for _ in range(here >> CREATURE + 3 * kind & 7):
            banish(s, kind, cell)


# Explorers


def drown(s: Row, cell: int, aboard: int) -> None:
    """All explorers aboard the boat of a hex (ABOARD), or in its water (0), are lost."""
    s[AT + cell] &= ~SOME_CREW if aboard else ~SOME_PEOPLE
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        if s[PLACES + explorer] == cell + aboard:
            s[PLACES + explorer] = LOST
            s[ON_BOARD + explorer // EXPLORERS % s[PLAYERS]] -= 1


def overboard(s: Row, cell: int) -> None:
    """All aboard are in the water now."""
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        if s[PLACES + explorer] == cell + ABOARD:
            s[PLACES + explorer] = cell
            seat = explorer // EXPLORERS % s[PLAYERS]
            s[AT + cell] += (1 << PEOPLE + 5 * seat) - (1 << CREW + 2 * seat)


def board_boat(s: Row, explorer: int, cell: int) -> None:
    """An explorer, wherever he is, goes aboard the boat of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = cell + ABOARD
    s[AT + cell] += 1 << CREW + 2 * (explorer // EXPLORERS % s[PLAYERS])


def stand(s: Row, explorer: int, cell: int) -> None:
    """An explorer, wherever he is, goes onto the tile or into the water of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = cell
    s[AT + cell] += 1 << PEOPLE + 5 * (explorer // EXPLORERS % s[PLAYERS])


def rescue(s: Row, explorer: int, isle: int) -> None:
    """SV-21: an explorer reaches an isle."""
    lift(s, explorer)
    s[PLACES + explorer] = SAVED + isle
    s[ON_BOARD + explorer // EXPLORERS % s[PLAYERS]] -= 1


def lift(s: Row, explorer: int) -> None:
    """Take an explorer who is on the board off his hex."""
    place = s[PLACES + explorer]
    seat = explorer // EXPLORERS % s[PLAYERS]
    if place & ABOARD:
        s[AT + place - ABOARD] -= 1 << CREW + 2 * seat
    else:
        s[AT + place] -= 1 << PEOPLE + 5 * seat


# Boats


def launch(s: Row, cell: int) -> None:
    """A boat from outside."""
    s[AT + cell] |= BOAT
    first = s[FLEET] >> 8 * (FLEET_ROOM - 1) == 0
    s[FLEET if first else FLEET + 1] = s[FLEET if first else FLEET + 1] << 8 | cell + 1


def sail(s: Row, start: int, goal: int) -> None:
    """A boat goes to another hex with all aboard, and is settled there."""
    crew = s[AT + start] & SOME_CREW
    s[AT + start] ^= crew | BOAT
    s[AT + goal] |= crew | BOAT
    fleet = FLEET if listed(s[FLEET], start) else FLEET + 1
    s[fleet] = relisted(s[fleet], start + 1, goal + 1)
    if crew:
        for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
            if s[PLACES + explorer] == start + ABOARD:
                s[PLACES + explorer] = goal + ABOARD
        settle(s, goal)


def wreck(s: Row, cell: int) -> None:
    """A boat is removed; what becomes of those aboard is not said here."""
    s[AT + cell] &= ~BOAT
    fleet = FLEET if listed(s[FLEET], cell) else FLEET + 1
    s[fleet] = relisted(s[fleet], cell + 1, 0)


# Creatures


def appear(s: Row, kind: int, cell: int) -> None:
    """A creature comes onto the board."""
    s[LISTS + kind] = s[LISTS + kind] << 8 | cell + 1
    s[AT + cell] += ONE_SERPENT << 3 * kind


def roam(s: Row, kind: int, start: int, goal: int) -> None:
    """A creature goes to another hex; it is not settled here."""
    s[LISTS + kind] = relisted(s[LISTS + kind], start + 1, goal + 1)
    s[AT + start] -= ONE_SERPENT << 3 * kind
    s[AT + goal] += ONE_SERPENT << 3 * kind


def banish(s: Row, kind: int, cell: int) -> None:
    """A creature leaves the board."""
    s[LISTS + kind] = relisted(s[LISTS + kind], cell + 1, 0)
    s[AT + cell] -= ONE_SERPENT << 3 * kind


# Lists of hexes, plus 1, a byte each


def listed(entries: int, cell: int) -> bool:
    while entries:
        if entries & 255 == cell + 1:
            return True
        entries >>= 8
    return False


def relisted(entries: int, old: int, new: int) -> int:
    """The list with one entry replaced, or taken out if the new one is 0."""
    shift = 0
    while entries >> shift & 255 != old:
        shift += 8
    if new:
        return entries ^ (old ^ new) << shift
    return entries & (1 << shift) - 1 | entries >> shift + 8 << shift
