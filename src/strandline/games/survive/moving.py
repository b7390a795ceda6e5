"""Survive, step 2: explorers and boats, and the two tiles of step 1 that move them, dolphin and wind."""

from strandline.core.contract import Row

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
)
from .pieces import board_boat, has_way, rescue, stand, ways


def has_room(here: int) -> bool:
    """SV-15: whether a hex has a boat with fewer than 3 aboard."""
    return here & BOAT != 0 and CREW_SIZE[here >> CREW & 255] < BERTHS


def explorer_moves(s: Row, out: Row, n: int, seat: int) -> int:
    """SV-14 to SV-21: list what the seat's explorers can do."""
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            if s[PLACES + explorer] < OFF_BOARD:
                n = moves_of(s, out, n, explorer)
    return n


def moves_of(s: Row, out: Row, n: int, explorer: int) -> int:
    """List what one explorer can do, on a tile, aboard or in the water. One loop for all keeps a GPU in step."""
    place = s[PLACES + explorer]
    cell = place & 255
    here = s[AT + cell]
    on_land = here & TERRAIN
    aboard = place & ABOARD
    tired = s[SWAM] >> explorer & 1
    is_free = on_land | aboard
    if tired and not is_free:
        return n
    code = EXPLORER + (explorer << 4)
    can_step = aboard == 0
    barred = 0 if on_land else TERRAIN  # SV-20: nobody gets back on land
    step = code + STEP
    near = NEAR[cell]
    while near:
        there = s[AT - 1 + (near & 255)]
        near >>= 8
        out[n] = step  # SV-14, SV-16, SV-18
        n += can_step & (there & barred == 0)
        if there & BOAT and is_free and has_room(there):
            out[n] = step + BOARD - STEP  # SV-15
            n += 1
        step += 1
    if on_land:
        return n
    if aboard and not tired:
        out[n] = code + DIVE  # SV-17; SV-19: one who has been in the water this turn does not go back
        n += 1
    if not aboard and has_room(here):
        out[n] = code + CLIMB  # SV-18
        n += 1
    if ISLE[cell] != NO_ISLE:
        out[n] = code + LAND  # SV-21
        n += 1
    return n


def boat_moves(s: Row, out: Row, n: int, seat: int) -> int:
    """SV-22: list the moves of the boats that the seat controls, including the empty ones."""
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            cell = (boats & 255) - 1
            boats >>= 8
            if CONTROL[s[AT + cell] >> CREW & 255] >> seat & 1:
                n = sailing_moves(s, out, n, cell)
    return n


def sailing_moves(s: Row, out: Row, n: int, cell: int) -> int:
    """SV-22: list where a boat can go."""
    return ways(s, out, n, cell, TERRAIN | BOAT)


def can_sail(s: Row, seat: int) -> bool:
    """Return whether ``boat_moves`` finds any."""
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            cell = (boats & 255) - 1
            boats >>= 8
            if CONTROL[s[AT + cell] >> CREW & 255] >> seat & 1 and has_way(s, cell, TERRAIN | BOAT):
                return True
    return False


def can_move(s: Row, seat: int) -> bool:
    """Return whether ``explorer_moves`` or ``boat_moves`` find any, usually without listing all."""
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
            if not place & ABOARD:
                if not tired and has_way(s, cell, TERRAIN):
                    return True
                continue
            near = NEAR[cell]
            while near:
                if has_room(s[AT - 1 + (near & 255)]):
                    return True
                near >>= 8
    return can_sail(s, seat)


def move_explorer(s: Row, move: int) -> int:
    """SV-14 to SV-21: make an explorer's move of step 2; return the hex it leads to, which the caller settles."""
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
    """Return the hex to which an explorer's move leads; for landing, the hex it starts from."""
    if how >= CLIMB:
        return cell
    return (NEAR[cell] >> 8 * (how - BOARD if how >= BOARD else how - STEP) & 255) - 1


# Dolphin and wind


def dolphin_moves(s: Row, out: Row, n: int, explorer: int) -> int:
    """SV-32: list where an explorer can swim; none if the explorer does not swim."""
    place = s[PLACES + explorer]
    if place >= ABOARD or s[AT + place] & TERRAIN:
        return n
    step = EXPLORER + (explorer << 4) + STEP
    near = NEAR[place]
    while near:
        out[n] = step
        n += s[AT - 1 + (near & 255)] & TERRAIN == 0
        near >>= 8
        step += 1
    return n


def can_swim(s: Row, seat: int) -> bool:
    """SV-35: return whether there is a swimmer for the dolphin to help."""
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            place = s[PLACES + explorer]
            if place < ABOARD and not s[AT + place] & TERRAIN and has_way(s, place, TERRAIN):
                return True
    return False


def all_dolphin_moves(s: Row, out: Row) -> int:
    """SV-32: list the first step of any of the player's swimmers."""
    n = 0
    for colour in range(s[ACTIVE], s[COLOUR_COUNT], s[PLAYERS]):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + EXPLORERS):
            n = dolphin_moves(s, out, n, explorer)
    return n
