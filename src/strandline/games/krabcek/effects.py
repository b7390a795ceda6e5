"""Krabcek: what a move has caused, told from the rows before and after it."""

from strandline.core.bits import count, low
from strandline.core.contract import OVER, Row
from strandline.core.effects import END, Effect
from strandline.core.messages import say

from .board import BIG_STACK, DIE, KINDS, LIMIT, LITTLE_STACK, NAMES, NOBODY, PIECES, SEAT, TAKEN, TOWER, TURN
from .rules import CHOOSE, OPENING, ROLL


def effects(before: Row, move: int, after: Row) -> list[Effect]:
    """KR-9, KR-10, KR-17, KR-19 to KR-21: the last gate, who begins, a stack that was built, and the end."""
    found = []
    if move < CHOOSE:
        found = _stack(before, move & 63, after)
    elif move < OPENING:
        found = _last_gate(before, move - CHOOSE, after)
    elif move < ROLL and after[TURN] != OVER:
        seat = after[SEAT]
        found = [Effect(say("krabcek-effect-begins", seat=seat, number=after[DIE]), "begins", (), (seat,))]
    return [*found, _end(move, after)] if after[TURN] == OVER else found


def _stack(before: Row, goal: int, after: Row) -> list[Effect]:
    """KR-17: tell which stack has been built."""
    for kind in (LITTLE_STACK, BIG_STACK):
        place = PIECES + 6 * before[SEAT] + kind
        if count(after[place]) > count(before[place]):
            message = say("krabcek-effect-stack", piece=KINDS[kind], field=NAMES[goal])
            return [Effect(message, "stack", (NAMES[goal],), (before[SEAT],))]
    return []


def _last_gate(before: Row, gate: int, after: Row) -> list[Effect]:
    """KR-9: tell which gate a player has got without choosing it."""
    for seat in range(2):
        given = after[TAKEN + seat] & ~before[TAKEN + seat] & ~(1 << gate)
        if given:
            name = NAMES[low(given)]
            return [Effect(say("krabcek-effect-gate", gate=name), "gate", (name,), (seat,))]
    return []


def _end(move: int, after: Row) -> Effect:
    """KR-19: the tower is built; KR-20: a player has no move; KR-21: or the turns are over."""
    winner = after[SEAT]
    if winner == NOBODY:
        return Effect(say("krabcek-ui-ended-drawn", limit=after[LIMIT]), END)
    if after[PIECES + 6 * winner + TOWER]:
        place = NAMES[low(after[PIECES + 6 * winner + TOWER])]
        return Effect(say("krabcek-ui-ended-tower", seat=winner), END, (place,), (winner,))
    rolled = move - ROLL if move >= ROLL else 1 + min(divmod(move - OPENING, 6))
    return Effect(say("krabcek-effect-blocked", seat=1 - winner, number=rolled), END, (), (winner,))
