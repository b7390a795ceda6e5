"""Finds a region that the defender never has to leave, among the positions that a search knows.

The search of ``solve_kernel.py`` builds such regions on its path. Where everything leans on everything, it proves the
same again and again, each time with something else on the path. This module looks at everything known together, without
a path. From the positions that might belong to the region it removes the attacker's positions with a move that leads
out, and the defender's positions without a move that stays, until nothing more is removed. The rest support one
another.
"""

from strandline.core.bits import mix
from strandline.core.contract import OVER, Row, Rows, Shares, key, moves, result, turn
from strandline.search.solve_kernel import (
    ATTACKER,
    IS_HELD,
    IS_WON,
    NEVER,
    NODES,
    OTHER_SALT,
    SALT,
    find_word,
    go_down,
    keep_entry,
    kid_name,
)

# Out of the region; in it, as far as is known; held, whatever happens to the region
FALLS, STANDS, IS_FIRM = -1, 0, 1
# A position: its name; its status; how many kids must be removed until it is; the last edge to it, and the position
# removed before it: both counted from 1, because 0 means none
NAME, STANDING, SUPPORTS, LAST_EDGE, FELL_BEFORE = range(5)
SPOT_SIZE = 5
# An edge to a position: the parent, and the previous edge to the position, counted likewise
PARENT, EDGE_BEFORE = range(2)
EDGE_SIZE = 2
END = -1  # after the last of the kids' names


def hold(
    state: Row, rows: Rows, spots: Rows, edges: Rows, places: Row, banned: Row, table: Row, shares: Shares, out: Row,
    names: Row, known: int,
) -> int:  # fmt: skip
    """Extend these positions by what can be reached from them, store what is held in the table, and return its number.

    The last row is for the kid being looked at. A position for which there is no room is out of the region.
    """
    for at in range(known):
        places[find_place(places, spots, spots[at][NAME])] = at + 1
    linked = 0
    fell = 0
    at = 0
    while at < known:
        spot = spots[at]
        spot[STANDING] = look(state, rows, spots, places, banned, table, shares, out, names, at)
        if spot[STANDING] == STANDS:
            known, linked = lean(state, rows, spots, edges, places, out, names, at, known, linked)
        if spot[STANDING] == FALLS:
            spot[FELL_BEFORE] = fell
            fell = at + 1
        at += 1
    state[NODES] += known
    while fell:
        edge = spots[fell - 1][LAST_EDGE]
        fell = spots[fell - 1][FELL_BEFORE]
        while edge:
            parent = edges[edge - 1][PARENT]
            edge = edges[edge - 1][EDGE_BEFORE]
            spot = spots[parent]
            spot[SUPPORTS] -= 1
            if spot[SUPPORTS] == 0 and spot[STANDING] == STANDS:
                spot[STANDING] = FALLS
                spot[FELL_BEFORE] = fell
                fell = parent + 1
    held = 0
    for at in range(known):
        if spots[at][STANDING] != FALLS:
            keep_entry(table, spots[at][NAME], IS_HELD, 0, 0, NEVER, 1)
            held += 1
    return held


def look(
    state: Row, rows: Rows, spots: Rows, places: Row, banned: Row, table: Row, shares: Shares, out: Row, names: Row,
    at: int,
) -> int:  # fmt: skip
    """Return the status of a position: the attacker's is that of its weakest kid, the defender's that of its strongest.

    Afterwards the moves are in ``out``, and the names of kids that may be removed later in ``names``.
    """
    after = rows[len(rows) - 1]
    attacks = turn(rows[at]) == state[ATTACKER]
    found = IS_FIRM if attacks else FALLS
    number = moves(rows[at], out)
    names[number] = END
    for i in range(number):
        go_down(rows[at], after, out[i])
        name = 0
        if turn(after) == OVER:
            result(after, shares)
            kid = FALLS if shares[state[ATTACKER]] == 1.0 else IS_FIRM
        else:
            name = kid_name(key(after), state[SALT], spots[at][NAME], out[i])
            kid = look_up(state, banned, table, name)
            if kid == STANDS:
                place = places[find_place(places, spots, name)]
                if place:
                    kid = spots[place - 1][STANDING]
        names[i] = name if kid == STANDS else 0
        found = min(found, kid) if attacks else max(found, kid)
        if found == (FALLS if attacks else IS_FIRM):
            break
    return found


def look_up(state: Row, banned: Row, table: Row, name: int) -> int:
    """Return what the table says of a position; one that the search has not finished may stay."""
    for k in range(len(banned)):
        if banned[k] == name:
            return IS_FIRM
    word = find_word(table, name)
    if word >= 0:
        verdict = word & 3
        return IS_FIRM if verdict > IS_WON else FALLS if verdict else STANDS
    if state[OTHER_SALT]:
        word = find_word(table, name ^ state[SALT] ^ state[OTHER_SALT])
        if word >= 0 and word & 3 == IS_WON:
            return IS_FIRM
    return FALLS


def lean(
    state: Row,
    rows: Rows,
    spots: Rows,
    edges: Rows,
    places: Row,
    out: Row,
    names: Row,
    at: int,
    known: int,
    linked: int,
) -> tuple[int, int]:  # fmt: skip
    """Add edges to the kids that may be removed, and add new kids; return the number of positions and of edges."""
    last = len(rows) - 1
    attacks = turn(rows[at]) == state[ATTACKER]
    spot = spots[at]
    i = 0
    while names[i] != END:
        if names[i]:
            place = find_place(places, spots, names[i])
            if places[place] == 0 and known < last:
                go_down(rows[at], rows[known], out[i])
                spots[known][NAME] = names[i]
                known += 1
                places[place] = known
            if places[place] and linked < len(edges):
                kid = spots[places[place] - 1]
                edges[linked][PARENT] = at
                edges[linked][EDGE_BEFORE] = kid[LAST_EDGE]
                linked += 1
                kid[LAST_EDGE] = linked
                spot[SUPPORTS] += 1
            elif attacks:
                spot[STANDING] = FALLS
        i += 1
    if attacks:
        spot[SUPPORTS] = 1
    elif spot[SUPPORTS] == 0:
        spot[STANDING] = FALLS
    return known, linked


def find_place(places: Row, spots: Rows, name: int) -> int:
    """Return where the number of a position is, or belongs; the hash table is twice as large as the positions need."""
    place = mix(name) % len(places)
    while places[place] and spots[places[place] - 1][NAME] != name:
        place = (place + 1) % len(places)
    return place
