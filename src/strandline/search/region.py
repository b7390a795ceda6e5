"""A region that the defender never has to leave, among the positions that a search knows.

The search of ``proof.py`` puts such regions together on its path. Where everything leans on everything it proves the
same again and again, each time with something else on the path. Here all that is known is looked at together, without
a path: out of the positions that might belong to the region fall those of the attacker with a move that leads out of
it, and those of the defender without a move that stays, until none falls any more. The rest hold one another up.
"""

from typing import Any

from strandline.core.bits import mix
from strandline.core.contract import OVER, Row, Shares, key, moves, result, turn
from strandline.search.proof import (
    ATTACKER,
    IS_HELD,
    IS_WON,
    NEVER,
    NODES,
    OTHER_SALT,
    SALT,
    find_entry,
    go_down,
    keep_entry,
    kid_name,
)

# Out of the region; in it, as far as is known; held, whatever becomes of the region
FALLS, STANDS, IS_FIRM = -1, 0, 1


def hold(
    state: Row, rows: Any, names: Row, places: Row, standing: Row, banned: Row, table: Row, shares: Shares, out: Row,
    known: int,
) -> int:  # fmt: skip
    """Add to so many positions what can be reached from them; what is held goes into the table. How many are?

    The last row is for the kid that is looked at. Where there is no room for a position, it is out of the region.
    """
    for at in range(known):
        places[find_place(places, names, names[at])] = at + 1
    at = 0
    while at < known:
        standing[at] = look(state, rows, names, places, standing, banned, table, shares, out, at, True)
        if standing[at] == STANDS:
            known = add_kids(state, rows, names, places, banned, table, out, at, known)
        at += 1
    state[NODES] += known
    fell = True
    while fell:
        fell = False
        for at in range(known - 1, -1, -1):
            if standing[at] == STANDS:
                standing[at] = look(state, rows, names, places, standing, banned, table, shares, out, at, False)
                fell = fell or standing[at] == FALLS
    held = 0
    for at in range(known):
        if standing[at] != FALLS:
            keep_entry(table, names[at], IS_HELD, 0, 0, NEVER, 1)
            held += 1
    return held


def look(
    state: Row, rows: Any, names: Row, places: Row, standing: Row, banned: Row, table: Row, shares: Shares, out: Row,
    at: int, is_growing: bool,
) -> int:  # fmt: skip
    """The attacker's position stands as its weakest kid does, the defender's as its strongest."""
    after = rows[len(rows) - 1]
    attacks = turn(rows[at]) == state[ATTACKER]
    found = IS_FIRM if attacks else FALLS
    number = moves(rows[at], out)
    for i in range(number):
        go_down(rows[at], after, out[i])
        if turn(after) == OVER:
            result(after, shares)
            kid = FALLS if shares[state[ATTACKER]] == 1.0 else IS_FIRM
        else:
            name = kid_name(key(after), state[SALT], names[at], out[i])
            kid = look_up(state, banned, table, name)
            if kid == STANDS:
                place = find_place(places, names, name)
                if places[place]:
                    kid = standing[places[place] - 1]
                elif not is_growing:
                    kid = FALLS
        found = min(found, kid) if attacks else max(found, kid)
        if found == (FALLS if attacks else IS_FIRM):
            break
    return found


def look_up(state: Row, banned: Row, table: Row, name: int) -> int:
    """What the table says of a position; one that the search has looked into without an end may stand."""
    for k in range(len(banned)):
        if banned[k] == name:
            return IS_FIRM
    at = find_entry(table, name)
    if at >= 0:
        verdict = table[at + 1] & 3
        return IS_FIRM if verdict > IS_WON else FALLS if verdict else STANDS
    if state[OTHER_SALT]:
        at = find_entry(table, name ^ state[SALT] ^ state[OTHER_SALT])
        if at >= 0 and table[at + 1] & 3 == IS_WON:
            return IS_FIRM
    return FALLS


def add_kids(
    state: Row, rows: Any, names: Row, places: Row, banned: Row, table: Row, out: Row, at: int, known: int
) -> int:  # fmt: skip
    """Take in the kids that may stand, as long as there is room; how many positions there are now."""
    last = len(rows) - 1
    number = moves(rows[at], out)
    for i in range(number):
        go_down(rows[at], rows[last], out[i])
        name = kid_name(key(rows[last]), state[SALT], names[at], out[i])
        place = find_place(places, names, name)
        if known < last and places[place] == 0 and look_up(state, banned, table, name) == STANDS:
            for k in range(len(rows[last])):
                rows[known][k] = rows[last][k]
            names[known] = name
            known += 1
            places[place] = known
    return known


def find_place(places: Row, names: Row, name: int) -> int:
    """Where the number of a position is, or belongs: a table twice as big as there is room for positions."""
    place = mix(name) % len(places)
    while places[place] and names[places[place] - 1] != name:
        place = (place + 1) % len(places)
    return place
