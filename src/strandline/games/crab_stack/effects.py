"""Crab Stack: what a move has caused, told from the rows before and after it."""

from strandline.core.contract import OVER, Row
from strandline.core.effects import END, Effect, together
from strandline.core.messages import say

from .board import ALIVE, CHOICE, COLOURS, MOVER, NAMES, OCCUPIED, PLAYERS, TURN
from .notation import stack
from .rules import KEEP


def effects(before: Row, move: int, after: Row) -> list[Effect]:
    """CS-5, CS-11 to CS-16: a crab covered, what the wave took, a tie to settle, players who are out, and the end."""
    found = _covered(before, move) if move < KEEP else []
    found += _wave(before, move, after)
    if after[CHOICE]:
        message = say("crab-stack-effect-tie", seat=after[TURN])
        found.append(Effect(message, "tie", _names(after[CHOICE]), (after[TURN],)))
    mover = before[MOVER] if before[CHOICE] else before[TURN]
    for seat in ((mover + n) % before[PLAYERS] for n in range(1, before[PLAYERS] + 1)):
        if (before[ALIVE] & ~after[ALIVE]) >> seat & 1:
            found.append(Effect(say("crab-stack-effect-out", seat=seat), "out", (), (seat,)))
    return found + _end(after)


def _covered(before: Row, move: int) -> list[Effect]:
    """CS-5: tell which crab of another colour lies under the moved one."""
    top = stack(before, move & 63)[-2:]
    seat = COLOURS.index(top[0])
    if seat == before[TURN]:
        return []
    message = say("crab-stack-effect-covers", colour=top[0], size=top[1])
    return [Effect(message, "cover", (NAMES[move & 63],), (seat,))]


def _wave(before: Row, move: int, after: Row) -> list[Effect]:
    """CS-11: tell how many crabs of each colour are gone, and from where."""
    lost = [_crabs(before, seat) - _crabs(after, seat) for seat in range(before[PLAYERS])]
    seats = tuple(seat for seat, count in enumerate(lost) if count)
    if not seats:
        return []
    bared = 0 if move >= KEEP else 1 << (move >> 6)
    parts = [say("crab-stack-effect-crabs", count=lost[seat], seat=seat) for seat in seats]
    message = say("crab-stack-effect-wave", crabs=together(parts))
    return [Effect(message, "wave", _names(before[OCCUPIED] & ~after[OCCUPIED] & ~bared), seats)]


def _crabs(s: Row, seat: int) -> int:
    return sum(stack(s, cell).count(COLOURS[seat]) for cell in NAMES)


def _names(cells: int) -> tuple[str, ...]:
    return tuple(name for cell, name in NAMES.items() if cells >> cell & 1)


def _end(after: Row) -> list[Effect]:
    """CS-15: one player is left; CS-16: or the position has come up too often."""
    if after[TURN] != OVER:
        return []
    left = [seat for seat in range(after[PLAYERS]) if after[ALIVE] >> seat & 1]
    if len(left) > 1:
        return [Effect(say("crab-stack-ui-ended-drawn"), END)]
    return [Effect(say("crab-stack-ui-ended-won", seat=left[0]), END, (), (left[0],))]
