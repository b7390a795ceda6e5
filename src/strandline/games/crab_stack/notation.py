"""Crab Stack in text: moves, positions, and why a move is not legal."""

import re
from itertools import pairwise

from strandline.core.bits import count, low
from strandline.core.contract import OVER, Row
from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .board import ALIVE, CELLS, CHOICE, COLOURS, IS_FRESH, LAYOUT, MOVER, NAMES, OCCUPIED, PLAYERS, TIE, TURN, WATER
from .rules import KEEP, after, beneath, clear, come, crabs, near, pile, put, second, spread, third

TEXT_HAS_MOVES = False
SIZES = " SML"


def move_text(s: Row, move: int) -> str:
    """CS-18: `b2-c4`, or `keep-c4`."""
    if move >= KEEP:
        return f"keep-{NAMES[move - KEEP]}"
    return f"{NAMES[move >> 6]}-{NAMES[move & 63]}"


def way(s: Row, move: int) -> list[str]:
    """CS-10: return the way to a crab's goal that bends least, of all that lead there; a wave choice moves nothing."""
    if move >= KEEP:
        return []
    start, goal = move >> 6, move & 63
    ways = [[start]]
    for _ in range(STEPS[stack(s, start)[-1]]):
        ways = [[*way, cell] for way in ways for cell in _cells(near(1 << way[-1]) & s[OCCUPIED]) if cell not in way]
    return [NAMES[cell] for cell in min((way for way in ways if way[-1] == goal), key=_bends)]


def _bends(way: list[int]) -> int:
    return sum(step != turn for step, turn in pairwise(b - a for a, b in pairwise(way)))


def _cells(cells: int) -> list[int]:
    return [cell for cell in NAMES if cells >> cell & 1]


def tidy(text: str) -> str:
    """Clean up a move that a person typed: any case, any spaces."""
    return re.sub(r"\s+", "", text).lower()


def stack(s: Row, cell: int) -> str:
    """CS-19: the crabs on a cell, bottom to top: `bMrL`."""
    found = ""
    crab = pile(s, cell) & 63
    while crab:
        found = COLOURS[crab >> 4] + SIZES[crab >> 2 & 3] + found
        crab = beneath(s, crab)
    return found


def write(s: Row) -> str:
    """CS-19: `stacks / turn / players not out`."""
    stacks = [f"{name}:{stack(s, cell)}" for name, cell in CELLS.items() if s[OCCUPIED] >> cell & 1]
    alive = _players(s)
    if s[TURN] == OVER:
        turn = f"over {alive if len(alive) == 1 else '-'}"
    elif s[CHOICE]:
        turn = f"{COLOURS[s[TURN]]}?{COLOURS[s[MOVER]]}"
    else:
        turn = COLOURS[s[TURN]]
    return " / ".join((" ".join(stacks), turn, alive))


def _players(s: Row) -> str:
    return "".join(colour for seat, colour in enumerate(COLOURS) if s[ALIVE] >> seat & 1)


def read(s: Row, text: str) -> None:
    """CS-20: fill a row that has its options from a text, or raise BadText, which says what is wrong."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) != 3:
        raise _bad(text, "form")
    stacks, turn, alive = parts
    clear(s)
    in_play = COLOURS[: s[PLAYERS]]
    for word in stacks.split():
        _read_stack(s, word, in_play)
    _check_counts(stacks)
    s[ALIVE] = 0
    for colour in "".join(alive.split()):
        if colour not in in_play:
            raise _bad(colour, "colour", allowed=in_play)
        if s[ALIVE] >> COLOURS.index(colour) & 1:
            raise _bad(colour, "player-twice")
        s[ALIVE] |= 1 << COLOURS.index(colour)
    if not s[ALIVE]:
        raise _bad(text, "nobody")
    _read_turn(s, re.sub(r"\s+", " ", turn))


def _read_stack(s: Row, word: str, in_play: str) -> None:
    match = re.fullmatch(r"([a-g][1-7]):((?:[a-z][SML])+)", word)
    if not match:
        raise _bad(word, "stack")
    name, text = match.groups()
    if name not in CELLS or not s[LAYOUT] >> CELLS[name] & 1:
        raise _bad(name, "cell", "CS-2")
    if s[OCCUPIED] >> CELLS[name] & 1:
        raise _bad(name, "cell-twice")
    found = [text[i : i + 2] for i in range(0, len(text), 2)]
    for crab in found:
        if crab[0] not in in_play:
            raise _bad(crab, "colour", allowed=in_play)
    for below, above in pairwise(found):
        if SIZES.index(below[1]) > SIZES.index(above[1]):
            raise _bad(f"{name}:{text}", "bigger-below", "CS-9", below=below, above=above)
    for crab in found:
        # A row tells identical crabs apart by a number that no text shows. A fourth one has no number (checked below).
        place = 16 * COLOURS.index(crab[0]) + 4 * SIZES.index(crab[1])
        number = sum(_lies(s, place + n) for n in range(3))
        if number < 3:
            put(s, CELLS[name], pile(s, CELLS[name]), place + number)


def _lies(s: Row, crab: int) -> bool:
    """Return whether a crab is anywhere on the board."""
    for cell in CELLS.values():
        at = pile(s, cell) & 63
        while at:
            if at == crab:
                return True
            at = beneath(s, at)
    return False


def _check_counts(stacks: str) -> None:
    found = re.findall(r"[a-z][SML]", stacks)
    if not found:
        raise _bad(stacks, "empty")
    for crab in found:
        if found.count(crab) > 3:
            raise _bad(crab, "too-many", "CS-1", count=found.count(crab))


def _read_turn(s: Row, turn: str) -> None:
    occupied = s[OCCUPIED]
    group = spread(occupied & -occupied, occupied, occupied)
    over = re.fullmatch(r"over ([a-z-])", turn)
    choice = re.fullmatch(r"([a-z]) ?\? ?([a-z])", turn)
    if not (over or choice or re.fullmatch("[a-z]", turn)):
        raise _bad(turn, "turn")
    if choice:
        _read_choice(s, turn, *choice.groups())
    elif group != occupied:
        raise _bad(NAMES[low(occupied & ~group)], "apart", "CS-11")
    elif over:
        alive = _players(s)
        if (over[1] == "-") != (len(alive) > 1) or over[1] not in ("-", alive):
            raise _bad(turn, "over", alive=alive)
        s[TURN] = OVER
    else:
        come(s, _seat(s, turn))
    s[IS_FRESH] = 1


def _read_choice(s: Row, turn: str, chooser: str, mover: str) -> None:
    s[MOVER] = _seat(s, mover)
    s[TURN] = _seat(s, chooser)
    if not s[ALIVE] & s[ALIVE] - 1:
        raise _bad(turn, "choice-alone", "CS-15")
    if s[TURN] != (after(s, s[MOVER]) if s[TIE] else s[MOVER]):
        raise _bad(chooser, "chooser", "CS-12")
    rest = s[OCCUPIED]
    groups = []
    while rest:
        groups.append(spread(rest & -rest, rest, rest))
        rest &= ~groups[-1]
    sizes = [(count(group), crabs(s, group)) for group in groups]
    tied = [group for group, size in zip(groups, sizes, strict=True) if size == max(sizes)]
    if len(tied) < 2:
        raise _bad(turn, "no-tie", "CS-11")
    s[CHOICE] = sum(group & -group for group in tied)


def _seat(s: Row, colour: str) -> int:
    if colour not in COLOURS[: s[PLAYERS]]:
        raise _bad(colour, "colour", allowed=COLOURS[: s[PLAYERS]])
    if not s[ALIVE] >> COLOURS.index(colour) & 1:
        raise _bad(colour, "out", "CS-13")
    return COLOURS.index(colour)


def _bad(text: str, what: str, rule: str = "CS-20", **params: str | int) -> BadText:
    return BadText(say(f"crab-stack-text-{what}", rule, **params), f"“{text}”")


# Why not


def why_not(s: Row, text: str) -> Message:
    """Say why a move is not legal."""
    keep = re.fullmatch(r"keep-([a-g][1-7])", text)
    walk = re.fullmatch(r"([a-g][1-7])-([a-g][1-7])", text)
    if s[CHOICE]:
        allowed = ", ".join(f"keep-{NAMES[cell]}" for cell in CELLS.values() if s[CHOICE] >> cell & 1)
        return _why("choose", "CS-12", allowed=allowed)
    if keep:
        return _why("no-choice", "CS-11")
    if not walk:
        return say("core-not-a-move", "CS-18", game="Crab Stack", example="b2-c4")
    start, goal = walk.groups()
    for name in (start, goal):
        if name == WATER:
            return _why("water", "CS-7", cell=name)
        if name not in CELLS or not s[LAYOUT] >> CELLS[name] & 1:
            return _why("no-cell", "CS-2", cell=name)
    return _why_no_crab(s, start) or _why_no_way(s, start, goal)


def _why_no_crab(s: Row, start: str) -> Message | None:
    found = stack(s, CELLS[start])
    colour = COLOURS[s[TURN]]
    if not found:
        return _why("bare", "CS-5", cell=start)
    if found[-2] != colour:
        return _why("covered" if colour in found[::2] else "not-yours", "CS-5", cell=start, top=found[-2:])
    return None


STEPS = {"L": 1, "M": 2, "S": 3}


def _why_no_way(s: Row, start: str, goal: str) -> Message:
    crab = stack(s, CELLS[start])[-1]
    steps = STEPS[crab]
    there = 1 << CELLS[goal]
    occupied = s[OCCUPIED]
    if start == goal:
        return _why("stays", "CS-8", cell=start)
    if not there & occupied:
        return _why("bare-goal", "CS-7", cell=goal)
    top = stack(s, CELLS[goal])[-1]
    if there & _ends(CELLS[start], steps, occupied):
        return _why("bigger", "CS-9", cell=goal, crab=crab, top=top)
    if there & _ends(CELLS[start], steps, s[LAYOUT]):
        return _why("no-way", "CS-7", start=start, goal=goal, steps=steps)
    return _why("steps", "CS-6", crab=crab, steps=steps, goal=goal)


def _ends(start: int, steps: int, ground: int) -> int:
    """Return where exactly this many steps over the ground can end, without visiting a cell twice."""
    if steps == 1:
        return near(1 << start) & ground
    return second(start, ground, ground) if steps == 2 else third(start, ground, ground)


def _why(what: str, rule: str, **params: str | int) -> Message:
    return say(f"crab-stack-{what}", rule, **params)
