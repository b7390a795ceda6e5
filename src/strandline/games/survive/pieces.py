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
    SHARK,
    SOME_CREW,
    SOME_PEOPLE,
    SOME_SERPENT,
    SOME_SHARK,
    SOME_WHALE,
    WHALE,
    Row,
)


def settle(s: Row, hex: int) -> int:
    """SV-23: whoever meets whom on a sea hex, after any single step; says whether anything was removed."""
    here = s[AT + hex]
    removed = 0
    if here & SOME_SERPENT:
        if here & SOME_CREW:
            wreck(s, hex)
            drown(s, hex, ABOARD)
            removed = 1
        if here & SOME_PEOPLE:
            drown(s, hex, 0)
            removed = 1
    elif here & SOME_WHALE and here & SOME_CREW:
        wreck(s, hex)
        overboard(s, hex)
        removed = 1
    if s[AT + hex] & SOME_SHARK and s[AT + hex] & SOME_PEOPLE:
        drown(s, hex, 0)
        removed = 1
    return removed


def whirl(s: Row, hex: int) -> None:
    """SV-29: everything on a sea hex is out."""
    here = s[AT + hex]
    if here == 0:
        return
    if here & SOME_CREW:
        drown(s, hex, ABOARD)
    if here & SOME_PEOPLE:
        drown(s, hex, 0)
    if here & BOAT:
        wreck(s, hex)
    for kind in range(SERPENT, WHALE + 1):
        for _ in range(here >> CREATURE + 3 * kind & 7):
            banish(s, kind, hex)


# Explorers


def drown(s: Row, hex: int, aboard: int) -> None:
    """All explorers aboard the boat of a hex (ABOARD), or in its water (0), are lost."""
    s[AT + hex] &= ~SOME_CREW if aboard else ~SOME_PEOPLE
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        if s[PLACES + explorer] == hex + aboard:
            s[PLACES + explorer] = LOST
            s[ON_BOARD + explorer // EXPLORERS % s[PLAYERS]] -= 1


def overboard(s: Row, hex: int) -> None:
    """All aboard are in the water now."""
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        if s[PLACES + explorer] == hex + ABOARD:
            s[PLACES + explorer] = hex
            seat = explorer // EXPLORERS % s[PLAYERS]
            s[AT + hex] += (1 << PEOPLE + 5 * seat) - (1 << CREW + 2 * seat)


def board_boat(s: Row, explorer: int, hex: int) -> None:
    """An explorer, wherever he is, goes aboard the boat of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = hex + ABOARD
    s[AT + hex] += 1 << CREW + 2 * (explorer // EXPLORERS % s[PLAYERS])


def stand(s: Row, explorer: int, hex: int) -> None:
    """An explorer, wherever he is, goes onto the tile or into the water of a hex."""
    lift(s, explorer)
    s[PLACES + explorer] = hex
    s[AT + hex] += 1 << PEOPLE + 5 * (explorer // EXPLORERS % s[PLAYERS])


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


def launch(s: Row, hex: int) -> None:
    """A boat from outside."""
    s[AT + hex] |= BOAT
    first = s[FLEET] >> 8 * (FLEET_ROOM - 1) == 0
    s[FLEET if first else FLEET + 1] = s[FLEET if first else FLEET + 1] << 8 | hex + 1


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


def wreck(s: Row, hex: int) -> None:
    """A boat is removed; what becomes of those aboard is not said here."""
    s[AT + hex] &= ~BOAT
    fleet = FLEET if listed(s[FLEET], hex) else FLEET + 1
    s[fleet] = relisted(s[fleet], hex + 1, 0)


# Creatures


def appear(s: Row, kind: int, hex: int) -> None:
    """A creature comes onto the board."""
    s[LISTS + kind] = s[LISTS + kind] << 8 | hex + 1
    s[AT + hex] += ONE_SERPENT << 3 * kind


def roam(s: Row, kind: int, start: int, goal: int) -> None:
    """A creature goes to another hex; it is not settled here."""
    s[LISTS + kind] = relisted(s[LISTS + kind], start + 1, goal + 1)
    s[AT + start] -= ONE_SERPENT << 3 * kind
    s[AT + goal] += ONE_SERPENT << 3 * kind


def banish(s: Row, kind: int, hex: int) -> None:
    """A creature leaves the board."""
    s[LISTS + kind] = relisted(s[LISTS + kind], hex + 1, 0)
    s[AT + hex] -= ONE_SERPENT << 3 * kind


# Lists of hexes, plus 1, a byte each


def listed(bytes: int, hex: int) -> bool:
    while bytes:
        if bytes & 255 == hex + 1:
            return True
        bytes >>= 8
    return False


def relisted(bytes: int, old: int, new: int) -> int:
    """The list with one entry replaced, or taken out if the new one is 0."""
    shift = 0
    while bytes >> shift & 255 != old:
        shift += 8
    if new:
        return bytes ^ (old ^ new) << shift
    return bytes & (1 << shift) - 1 | bytes >> shift + 8 << shift
