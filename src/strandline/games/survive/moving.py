"""Survive, step 2: explorers and boats; and the two tiles of step 1 that move them, dolphin and wind."""

from .board import (
    ABOARD,
    ACTIVE,
    AT,
    BERTHS,
    BOARD,
    BOAT,
    CLIMB,
    COLOUR_COUNT,
    CONTROL,
    CREW,
    CREW_SIZE,
    DIVE,
    EXPLORER,
    EXPLORERS,
    FLEET,
    FROM,
    GO,
    ISLE,
    LAND,
    NEAR,
    NO_ISLE,
    OFF_BOARD,
    PLACES,
    PLAYERS,
    STEP,
    SWAM,
    TERRAIN,
    Row,
)
from .pieces import board_boat, rescue, stand


def has_room(here: int) -> bool:
    """SV-15: whether a hex has a boat with fewer than 3 aboard."""
    return here & BOAT != 0 and CREW_SIZE[here >> CREW & 255] < BERTHS


def explorer_moves(s: Row, out: Row, n: int, seat: int) -> int:
    """SV-14 to SV-21: what the seat's explorers can do."""
    swam = s[SWAM]
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            place = s[PLACES + explorer]
            if place >= OFF_BOARD:
                continue
            code = EXPLORER + (explorer << 4)
            if place & ABOARD:
                n = passenger_moves(s, out, n, code, place - ABOARD, swam >> explorer & 1)
            elif s[AT + place] & TERRAIN:
                n = walker_moves(s, out, n, code, place)
            elif not swam >> explorer & 1:
                n = swimmer_moves(s, out, n, code, place)
    return n


def walker_moves(s: Row, out: Row, n: int, code: int, cell: int) -> int:
    """SV-14, SV-15, SV-16: from a tile."""
    first = FROM[cell]
    for i in range(first, FROM[cell + 1]):
        out[n] = code + STEP + i - first
        n += 1
        there = s[AT + NEAR[i]]
        if there & BOAT and has_room(there):
            out[n] = code + BOARD + i - first
            n += 1
    return n


def passenger_moves(s: Row, out: Row, n: int, code: int, cell: int, swam: int) -> int:
    """SV-15, SV-17, SV-21: from a boat. One who has been in the water this turn does not go back (SV-19)."""
    first = FROM[cell]
    for i in range(first, FROM[cell + 1]):
        there = s[AT + NEAR[i]]
        if there & BOAT and has_room(there):
            out[n] = code + BOARD + i - first
            n += 1
    if not swam:
        out[n] = code + DIVE
        n += 1
    return landing(out, n, code, cell)


def landing(out: Row, n: int, code: int, cell: int) -> int:
    """SV-21: ashore, from one of an isle's two hexes."""
    if ISLE[cell] != NO_ISLE:
        out[n] = code + LAND
        n += 1
    return n


def swimmer_moves(s: Row, out: Row, n: int, code: int, cell: int) -> int:
    """SV-18, SV-21: from the water."""
    n = strokes(s, out, n, code, cell)
    if has_room(s[AT + cell]):
        out[n] = code + CLIMB
        n += 1
    return landing(out, n, code, cell)


def strokes(s: Row, out: Row, n: int, code: int, cell: int) -> int:
    """SV-18, SV-32: where a swimmer can swim."""
    first = FROM[cell]
    for i in range(first, FROM[cell + 1]):
        if not s[AT + NEAR[i]] & TERRAIN:
            out[n] = code + STEP + i - first
            n += 1
    return n


def boat_moves(s: Row, out: Row, n: int, seat: int) -> int:
    """SV-22: the boats that the seat controls, and the empty ones."""
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            cell = (boats & 255) - 1
            boats >>= 8
            if CONTROL[s[AT + cell] >> CREW & 255] >> seat & 1:
                n = sailing_moves(s, out, n, cell)
    return n


def sailing_moves(s: Row, out: Row, n: int, cell: int) -> int:
    """SV-22: where a boat can go."""
    for i in range(FROM[cell], FROM[cell + 1]):
        if not s[AT + NEAR[i]] & (TERRAIN | BOAT):
            out[n] = cell * GO + NEAR[i]
            n += 1
    return n


def can_sail(s: Row, seat: int) -> bool:
    """Whether ``boat_moves`` finds any."""
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            cell = (boats & 255) - 1
            boats >>= 8
            if CONTROL[s[AT + cell] >> CREW & 255] >> seat & 1:
                for i in range(FROM[cell], FROM[cell + 1]):
                    if not s[AT + NEAR[i]] & (TERRAIN | BOAT):
                        return True
    return False


def can_move(s: Row, seat: int) -> bool:
    """Whether ``explorer_moves`` or ``boat_moves`` find any, mostly without a search for all."""
    swam = s[SWAM]
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            place = s[PLACES + explorer]
            if place >= OFF_BOARD:
                continue
            cell = place & 255
            tired = swam >> explorer & 1
            if s[AT + cell] & TERRAIN or (not tired and place & ABOARD):
                return True
            if ISLE[cell] != NO_ISLE and (place & ABOARD or not tired):
                return True
            if not tired and has_room(s[AT + cell]):
                return True
            for i in range(FROM[cell], FROM[cell + 1]):
                there = s[AT + NEAR[i]]
                if has_room(there) if place & ABOARD else not tired and there & TERRAIN == 0:
                    return True
    return can_sail(s, seat)


def move_explorer(s: Row, move: int) -> int:
    """SV-14 to SV-21: an explorer makes a move of step 2; says to which hex, which is not settled here."""
    explorer = move - EXPLORER >> 4
    how = move & 15
    place = s[PLACES + explorer]
    goal = aim(place & 255, how)
    swims = not s[AT + goal] & TERRAIN and (how < BOARD or how == DIVE)
    if swims or (not place & ABOARD and not s[AT + place] & TERRAIN):
        s[SWAM] |= 1 << explorer
    if how == LAND:
        rescue(s, explorer, goal)
    elif BOARD <= how <= CLIMB:
        board_boat(s, explorer, goal)
    else:
        stand(s, explorer, goal)
    return goal


def aim(cell: int, how: int) -> int:
    """The hex to which an explorer's move takes him; the hex from which he lands."""
    if how >= CLIMB:
        return cell
    return NEAR[FROM[cell] + (how - BOARD if how >= BOARD else how - STEP)]


# Dolphin and wind


def dolphin_moves(s: Row, out: Row, n: int, explorer: int) -> int:
    """SV-32: where one swimmer can go; none if he is no swimmer."""
    place = s[PLACES + explorer]
    if place >= ABOARD or s[AT + place] & TERRAIN:
        return n
    return strokes(s, out, n, EXPLORER + (explorer << 4), place)


def can_swim(s: Row, seat: int) -> bool:
    """SV-35: whether the dolphin has a swimmer to help."""
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            place = s[PLACES + explorer]
            if place < ABOARD and not s[AT + place] & TERRAIN:
                for i in range(FROM[place], FROM[place + 1]):
                    if not s[AT + NEAR[i]] & TERRAIN:
                        return True
    return False


def all_dolphin_moves(s: Row, out: Row) -> int:
    """SV-32: the first step of any of the player's swimmers."""
    n = 0
    for colour in range(s[ACTIVE], s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            n = dolphin_moves(s, out, n, explorer)
    return n
