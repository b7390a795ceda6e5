"""Survive: what a move has caused, told from the rows before and after it, without the values and tiles of anyone."""

from collections import Counter
from collections.abc import Iterable

from strandline.core.contract import OVER, Row
from strandline.core.effects import END, Effect, together
from strandline.core.messages import Message, say

from .blunders import falls
from .board import (
    ABOARD,
    AT,
    BACK,
    BOAT,
    COLOUR_COUNT,
    COLOURS,
    CREATURE,
    CREATURES,
    DIE,
    EXPLORER,
    EXPLORERS,
    GO,
    HEX_COUNT,
    HUNTING,
    KIND,
    LAST_EXPLORER,
    LAST_TILE,
    LOST,
    MOVING,
    NAMES,
    PHASE,
    PLACES,
    PLAYERS,
    PUT,
    REPEL,
    SAILING,
    SINK,
    SOME_SERPENT,
    SUNK,
    TURN,
    TURNING,
    VARIANTS,
    VOLCANO,
    WALKING,
    WHIRLPOOL,
)
from .moving import aim
from .rules import nobody_left


def effects(before: Row, move: int, after: Row) -> list[Effect]:
    """SV-13, SV-23 to SV-30, SV-39 to SV-41, SV-48 to SV-51: who and what is lost, wet or aboard, and the end."""
    found = []
    if move in (BACK + WHIRLPOOL, BACK + VOLCANO) and before[PHASE] == TURNING:
        found += _whirled(before, after)
    elif move == REPEL:
        kind = CREATURES[before[KIND]]
        found.append(Effect(say("survive-effect-gone", kind=kind), "gone", (NAMES[before[MOVING]],)))
    elif move >= DIE:
        if after[PHASE] != HUNTING:
            found.append(Effect(say("survive-effect-still", kind=CREATURES[move - DIE]), "still"))
    else:
        found += _met(before, move, after)
    return found + _end(after)


def _met(before: Row, move: int, after: Row) -> list[Effect]:
    """SV-23, SV-25, SV-27, SV-28: tell what has happened on the one hex that a move leads to."""
    cell = _goal(before, move)
    here = NAMES[cell]
    found = []
    lost = [one for one in _explorers(before) if before[PLACES + one] != after[PLACES + one] == LOST]
    had_boat = before[AT + cell] & BOAT or (move < EXPLORER and before[PHASE] in (WALKING, SAILING))
    is_wrecked = had_boat and not after[AT + cell] & BOAT
    by_serpent = after[AT + cell] & SOME_SERPENT
    if is_wrecked and not by_serpent:
        found.append(Effect(say("survive-effect-boat", hex=here), "boat", (here,)))
    wet = [one for one in _explorers(before) if falls(before, move, after, one)]
    if wet:
        message = say("survive-effect-water", who=together(_counted(wet)))
        found.append(Effect(message, "water", (here,), _owners(before, wet)))
    if lost:
        boats = [say("survive-effect-boats", count=1)] if is_wrecked and by_serpent else []
        cause = "serpent" if by_serpent else "shark"
        message = say("survive-effect-lost", cause=cause, what=together([*boats, *_counted(lost)]))
        found.append(Effect(message, "lost", (here,), _owners(before, lost)))
    if before[PHASE] == TURNING:
        aboard = [one for one in _explorers(before) if before[PLACES + one] != after[PLACES + one] == cell + ABOARD]
        if aboard:
            message = say("survive-effect-aboard", who=together(_counted(aboard)))
            found.append(Effect(message, "aboard", (here,), _owners(before, aboard)))
    return found


def _goal(s: Row, move: int) -> int:
    """Return the hex that a move leads to, or where a tile is turned or a creature strikes."""
    if move < EXPLORER:
        return move % GO
    if move < PUT:
        return aim(s[PLACES + (move - EXPLORER >> 4)] & 255, move & 15)
    if SINK <= move < SINK + HEX_COUNT:
        return move - SINK
    return s[SUNK] if s[PHASE] == TURNING else max(0, s[MOVING])


def _whirled(before: Row, after: Row) -> list[Effect]:
    """SV-29: tell everything that the whirlpool has taken."""
    lost = [one for one in _explorers(before) if before[PLACES + one] != after[PLACES + one] == LOST]
    cells = [cell for cell in range(HEX_COUNT) if before[AT + cell] != after[AT + cell]]
    boats = sum((before[AT + cell] & ~after[AT + cell] & BOAT) > 0 for cell in cells)
    what = _counted(lost)
    if boats:
        what.append(say("survive-effect-boats", count=boats))
    for kind, name in enumerate(CREATURES):
        shift = CREATURE + 3 * kind
        taken = sum((before[AT + cell] >> shift & 7) - (after[AT + cell] >> shift & 7) for cell in cells)
        if taken:
            what.append(say("survive-effect-creatures", kind=name, count=taken))
    if not what:
        return []
    message = say("survive-effect-lost", cause="whirlpool", what=together(what))
    return [Effect(message, "lost", tuple(NAMES[cell] for cell in cells), _owners(before, lost))]


def _explorers(s: Row) -> range:
    return range(EXPLORERS * s[COLOUR_COUNT])


def _counted(explorers: Iterable[int]) -> list[Message]:
    """Return how many explorers of each colour these are."""
    colours = Counter(COLOURS[one // EXPLORERS] for one in explorers)
    return [say("survive-effect-explorers", count=count, colour=colour) for colour, count in colours.items()]


def _owners(s: Row, explorers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({one // EXPLORERS % s[PLAYERS] for one in explorers}))


def _end(after: Row) -> list[Effect]:
    """SV-30, SV-48, SV-50: tell what has ended the game."""
    if after[TURN] != OVER:
        return []
    by = "volcano"
    if after[VARIANTS] & LAST_EXPLORER:
        by = "nobody" if nobody_left(after) else "turns"
    elif after[VARIANTS] & LAST_TILE:
        by = "tile"
    return [Effect(say("survive-ui-ended", by=by), END)]
