"""Krabcek in text: moves, positions, and why a move is not legal."""

import re
from collections.abc import Callable

from strandline.core.bits import count
from strandline.core.contract import CHANCE, OVER, Row
from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    COLOURS,
    DIE,
    FIELDS,
    GATES,
    JUMP_5,
    KINDS,
    LIMIT,
    LITTLE_STACK,
    MEMBERS,
    MIDDLEMAN,
    NAMES,
    NEXT,
    NOBODY,
    NUMBERS,
    OFF,
    OUTSIDE,
    OWN,
    OWNED,
    PIECES,
    PLACE,
    SEAT,
    SEATS,
    SKINNYBOY,
    STREETS,
    SWITCH_6,
    TAKEN,
    TILES,
    TOP,
    TOWER,
    TURN,
    TURNS,
)
from .rules import CHOOSE, OPENING, ROLL, SWITCH, able, clear, ends, lay, standing_on, use

TEXT_HAS_MOVES = False


def move_text(s: Row, move: int) -> str:
    """KR-23: `gate g12`, `S@x12`, `x12-h20`, `g01=x12`; KR-24: `open 4 2`, `die 5`."""
    if move >= SWITCH:
        return f"{NAMES[move >> 6 & 63]}={NAMES[move & 63]}"
    if move >= ROLL:
        return f"die {move - ROLL}"
    if move >= OPENING:
        black, white = divmod(move - OPENING, 6)
        return f"open {black + 1} {white + 1}"
    if move >= CHOOSE:
        return f"gate {NAMES[move - CHOOSE]}"
    start, goal = move >> 6, NAMES[move & 63]
    return f"{KINDS[start - OUTSIDE]}@{goal}" if start >= OUTSIDE else f"{NAMES[start]}-{goal}"


def tidy(text: str) -> str:
    """Clean up a move that a person typed: any case, any spaces, a switch's fields in any order."""
    word = re.sub(r"\s+", "", text).lower()
    if chance := re.fullmatch(r"(gate|open|die)(.*)", word):
        return " ".join((chance[1], *re.findall(r"[ghvx]\d+|\d|.", chance[2])))
    if entry := re.fullmatch(r"([a-z])@(.*)", word):
        return f"{entry[1].upper()}@{entry[2]}"
    pair = word.split("=")
    return "=".join(sorted(pair)) if len(pair) == 2 else word


def way(s: Row, move: int) -> list[str]:
    """Return the places that a piece passes with this move: both ends of a jump or switch; none for other moves.

    If several walks fit the number, it is the first in the order of the fields. A piece that enters comes from ``bS``.
    """
    if move >= CHOOSE:
        return [NAMES[move >> 6 & 63], NAMES[move & 63]] if move >= SWITCH else []
    start, goal = move >> 6, move & 63
    pieces = PIECES + 6 * s[SEAT]
    entering = start >= OUTSIDE
    kind = start - OUTSIDE if entering else standing_on(s, pieces, start)
    free = fitting(s, kind) & ~(s[OWN] | s[OWN + 1])
    fields = _walk(s, s[NEXT + start], s[DIE], free, goal) or [goal]
    return [COLOURS[s[SEAT]] + KINDS[kind] if entering else NAMES[start], *(NAMES[field] for field in fields)]


def _walk(s: Row, first: int, steps: int, free: int, goal: int) -> list[int]:
    """KR-13, KR-14: return the fields of a walk of this many steps over free fields to the goal, or none."""
    if steps == 1:
        return [goal] if first >> goal & 1 else []
    for here in range(FIELDS):
        if (first & free) >> here & 1 and here != goal:
            rest = _walk(s, s[NEXT + here], steps - 1, free & ~(1 << here), goal)
            if rest:
                return [here, *rest]
    return []


# Positions


def write(s: Row) -> str:
    """KR-25: `tiles | gates | pieces | turn | turns played`."""
    rows = " / ".join(" ".join(row) for row in tile_names(s))
    gates = _by_seat([[NAMES[gate] for gate in range(TOP) if s[TAKEN + seat] >> gate & 1] for seat in range(SEATS)])
    pieces = _by_seat([[f"{kind}@{NAMES[place]}" for place, kind in standing(s, seat)] for seat in range(SEATS)])
    return " | ".join((rows, gates, pieces, _write_turn(s), str(s[TURNS])))


def tile_names(s: Row) -> list[list[str]]:
    """KR-25: the tiles in rows, each by its kind and its quarter turns: `A3`."""
    names = [f"{'AB'[code & 1]}{code >> 1}" for code in (s[TILES] >> 3 * tile & 7 for tile in range(16))]
    return [names[i : i + 4] for i in range(0, 16, 4)]


def standing(s: Row, seat: int) -> list[tuple[int, str]]:
    """Return the fields where a player has pieces, in order, with their kinds."""
    return sorted(
        (place, KINDS[kind])
        for kind in range(TOWER + 1)
        for place in range(len(NAMES))
        if s[PIECES + 6 * seat + kind] >> place & 1
    )


def _by_seat(words: list[list[str]]) -> str:
    return " ".join(f"{colour} {' '.join(each) or '-'}" for colour, each in zip(COLOURS, words, strict=True))


def _write_turn(s: Row) -> str:
    colour = "-" if s[SEAT] == NOBODY else COLOURS[s[SEAT]]
    if s[TURN] == OVER:
        return f"over {colour}"
    if s[TURN] == CHANCE:
        return "open" if s[SEAT] == NOBODY else f"roll {colour}"
    return f"{colour} {s[DIE]}" if s[DIE] else f"pick {colour}"


def read(s: Row, text: str) -> None:
    """KR-25: fill a row that has its options from a text, or raise BadText, which says what is wrong."""
    parts = [" ".join(part.split()) for part in text.split("|")]
    if len(parts) != 5:
        raise _bad(text, "form")
    tiles, gates, pieces, turn, turns = parts
    clear(s)
    _read_tiles(s, tiles)
    lay(s)
    for seat, words in enumerate(_two_sides(gates, "gates")):
        for word in words:
            _read_gate(s, seat, word)
    for seat, words in enumerate(_two_sides(pieces, "pieces")):
        for word in words:
            _read_piece(s, seat, word)
        _check_counts(s, seat, words)
    if not re.fullmatch(r"[0-9]{1,7}", turns):
        raise _bad(turns, "turns")
    s[TURNS] = int(turns)
    if s[TURNS] > s[LIMIT]:
        raise _bad(turns, "too-late", "KR-21", limit=s[LIMIT])
    _read_turn(s, turn)


def _read_tiles(s: Row, text: str) -> None:
    rows = [row.split() for row in text.split("/")]
    if [len(row) for row in rows] != [4, 4, 4, 4]:
        raise _bad(text, "tiles", "KR-1")
    words = [word for row in rows for word in row]
    for tile, word in enumerate(words):
        match = re.fullmatch(r"([AB])([0-3])", word)
        if not match:
            raise _bad(word, "tile")
        odd = (tile // 4 + tile) % 2
        if int(match[2]) % 2 == odd:
            raise _bad(word, "quarters", "KR-6", row=tile // 4, column=tile % 4, allowed="0, 2" if odd else "1, 3")
        s[TILES] |= (int(match[2]) << 1 | "AB".index(match[1])) << 3 * tile
    streets = sum(word[0] == "B" for word in words)
    if streets != 5:
        raise _bad(text, "kinds", "KR-4", count=streets)


def _two_sides(text: str, what: str) -> tuple[list[str], list[str]]:
    match = re.fullmatch(r"b (.+) w (.+)", text)
    if not match:
        raise _bad(text, what)
    black, white = ([] if side == "-" else side.split() for side in match.groups())
    return black, white


def _read_gate(s: Row, seat: int, word: str) -> None:
    gate = NUMBERS.get(word, TOP)
    if gate >= TOP:
        raise _bad(word, "gate", "KR-2", allowed=", ".join(NAMES[:TOP]))
    if (s[TAKEN] | s[TAKEN + 1]) >> gate & 1:
        raise _bad(word, "gate-twice", "KR-9")
    s[TAKEN + seat] |= 1 << gate


def _read_piece(s: Row, seat: int, word: str) -> None:
    match = re.fullmatch(rf"([{KINDS}])@([ghvx]\d\d)", word)
    if not match:
        raise _bad(word, "piece")
    if match[2] not in NUMBERS:
        raise _bad(word, "field", "KR-5")
    kind, here = KINDS.index(match[1]), 1 << NUMBERS[match[2]]
    if kind == TOWER and here & GATES:
        raise BadText(_why("combines-on-gate", "KR-17", gate=match[2]), f"“{word}”")
    if (s[OWN] | s[OWN + 1]) & here:
        raise _bad(word, "field-twice", "KR-14")
    if not fitting(s, kind) & here:
        raise _bad(word, "narrow", "KR-8", piece=match[1])
    s[PIECES + 6 * seat + kind] |= here
    s[OWN + seat] |= here


def fitting(s: Row, kind: int) -> int:
    """KR-8, KR-18: return the fields that are wide enough for a kind of piece."""
    widest = MEMBERS[kind][-1]
    return ALL if widest == "S" else AVENUES | s[STREETS] if widest == "M" else AVENUES


def _check_counts(s: Row, seat: int, words: list[str]) -> None:
    """KR-8, KR-18: a stack uses up its members."""
    used = "".join(MEMBERS[KINDS.index(word[0])] for word in words)
    for kind, owned in enumerate(OWNED):
        found = used.count(KINDS[kind])
        if found > owned:
            raise _bad(" ".join(words), "too-many", "KR-8", piece=KINDS[kind], count=found, owned=owned)
        s[OFF + seat] -= found << PLACE * kind


def _read_turn(s: Row, text: str) -> None:
    match = re.fullmatch(r"(open)|(pick|roll|over) ([bw])|(over) -|([bw]) ([1-6])", text)
    if not match:
        raise _bad(text, "turn")
    what = match[1] or match[2] or match[4] or "use"
    seat = COLOURS.index(match[3] or match[5]) if match[3] or match[5] else NOBODY
    s[SEAT] = seat
    if what in ("pick", "open"):
        _check_start(s, text)
    if what == "pick":
        _check_pick(s, text)
        s[TURN] = seat
        return
    if count(s[TAKEN]) != 4 or count(s[TAKEN + 1]) != 4:
        raise _bad(text, "four-gates", "KR-9")
    if what == "over":
        _check_over(s, text)
        s[TURN] = OVER
        return
    _check_going(s, text)
    if what == "use":
        use(s, seat, int(match[6]))
    else:
        s[TURN] = CHANCE


def _check_start(s: Row, text: str) -> None:
    """KR-9, KR-10: check that nothing has happened before the first dice."""
    if s[OWN] | s[OWN + 1]:
        raise _bad(text, "too-early", "KR-9")
    if s[TURNS]:
        raise _bad(text, "turns-early", "KR-9", turns=s[TURNS])


PICKERS = {(0, 0): 0, (1, 0): 1, (1, 1): 1, (1, 2): 0, (2, 2): 0, (3, 2): 1, (3, 3): 1}
"""KR-9: the player who chooses next, by the number of gates that Black and White have."""


def _check_pick(s: Row, text: str) -> None:
    taken = count(s[TAKEN]), count(s[TAKEN + 1])
    if taken not in PICKERS:
        raise _bad(text, "pick-order", "KR-9", black=taken[0], white=taken[1])
    if PICKERS[taken] != s[SEAT]:
        raise _bad(text, "picker", "KR-9", seat=PICKERS[taken])


def _check_going(s: Row, text: str) -> None:
    """KR-19, KR-21: check that nothing has ended the game yet."""
    if _towers(s):
        raise _bad(text, "tower", "KR-19")
    if s[TURNS] == s[LIMIT]:
        raise _bad(text, "drawn", "KR-21", limit=s[LIMIT])


def _check_over(s: Row, text: str) -> None:
    """KR-19 to KR-21: check that exactly one thing on the board has ended the game."""
    towers = _towers(s)
    if s[SEAT] == NOBODY:
        if towers or s[TURNS] != s[LIMIT]:
            raise _bad(text, "not-drawn", "KR-21", limit=s[LIMIT])
    elif towers:
        if towers != [s[SEAT]]:
            raise _bad(text, "other-tower", "KR-19")
    elif s[TURNS] == s[LIMIT] or not _can_be_stuck(s, 1 - s[SEAT]):
        raise _bad(text, "not-won", "KR-20", seat=1 - s[SEAT])


def _towers(s: Row) -> list[int]:
    return [seat for seat in range(SEATS) if s[PIECES + 6 * seat + TOWER]]


def _can_be_stuck(s: Row, seat: int) -> bool:
    """KR-20: return whether there is a number that leaves the player without a move."""
    tried = list(s)
    tried[SEAT] = seat
    for number in range(1, 7):
        tried[DIE] = number
        if not able(tried):
            return True
    return False


def _bad(text: str, what: str, rule: str = "KR-25", **params: str | int) -> BadText:
    return BadText(say(f"krabcek-text-{what}", rule, **params), f"“{text}”")


# Why not


def why_not(s: Row, text: str) -> Message:
    """Say why a move is not legal."""
    found = ((reason, match) for pattern, reason in _REASONS.items() if (match := re.fullmatch(pattern, text)))
    reason, match = next(found, (None, None))
    if not reason or not match:
        return say("core-not-a-move", "KR-23", game="Krabcek", example="gate g12, S@x12, x12-h20, g01=x12")
    if s[TURN] == CHANCE:
        allowed = "open 1 2, …, open 6 5" if s[SEAT] == NOBODY else "die 1, …, die 6"
        return _why("dice", "KR-10", allowed=allowed)
    for name in re.findall(r"[ghvx]\d\d", text):
        if name not in NUMBERS:
            return _why("no-field", "KR-5", field=name)
    if not s[DIE] and reason is not _why_no_gate:
        return _why("pick", "KR-9")
    return reason(s, *match.groups())


def _why_no_gate(s: Row, name: str) -> Message:
    if s[DIE]:
        return _why("picked", "KR-9")
    gate = NUMBERS[name]
    if gate >= TOP:
        return _why("no-gate", "KR-2", field=name)
    return _why("gate-taken", "KR-9", gate=name, seat=s[TAKEN + 1] >> gate & 1)


def _why_no_dice(s: Row) -> Message:
    return _why("rolled", "KR-11", number=s[DIE])


def _why_no_entry(s: Row, piece: str, goal: str) -> Message:
    kind = KINDS.index(piece)
    gates = s[TAKEN + s[SEAT]]
    empty = ~(s[OWN] | s[OWN + 1])
    if kind > BIGBOY:
        return _why("stack-enters", "KR-12", piece=piece)
    if not s[OFF + s[SEAT]] >> PLACE * kind & 7:
        return _why("none-off", "KR-12", piece=piece)
    if not gates & empty:
        return _why("gates-full", "KR-12")
    if kind == BIGBOY and s[DIE] > 1:
        return _why("bigboy-enters", "KR-12", number=s[DIE])
    if s[DIE] == 1 and NUMBERS[goal] < TOP:
        return _why("gate-full" if gates >> NUMBERS[goal] & 1 else "not-your-gate", "KR-12", gate=goal)
    return _why_no_way(s, kind, gates, 0, goal) or _why("entry-steps", "KR-12", number=s[DIE], goal=goal)


def _why_no_walk(s: Row, start: str, goal: str) -> Message:
    here, there = NUMBERS[start], NUMBERS[goal]
    kind, missing = _own(s, start)
    if missing:
        return missing
    if start == goal:
        return _why("stays", "KR-14", field=start)
    reason = _why_no_way(s, kind, s[NEXT + here], 1 << here, goal)
    if reason:
        return reason
    if here < TOP and there < TOP:
        if s[DIE] != JUMP_5:
            return _why("jump-number", "KR-16", number=s[DIE])
        return _why("jump-owner", "KR-16", start=start, goal=goal)
    return _why("steps", "KR-13", number=s[DIE], start=start, goal=goal)


def _why_no_switch(s: Row, first: str, second: str) -> Message:
    kinds = []
    for name in (first, second):
        kind, missing = _own(s, name)
        if missing:
            return missing
        kinds.append(kind)
    if s[DIE] != SWITCH_6:
        return _why("switch-number", "KR-15", number=s[DIE])
    if kinds[0] == kinds[1]:
        return _why("switch-alike", "KR-15", piece=KINDS[kinds[0]])
    kind, goal = (kinds[0], second) if not fitting(s, kinds[0]) >> NUMBERS[second] & 1 else (kinds[1], first)
    return _why("narrow", "KR-15", piece=KINDS[kind], field=goal)


_REASONS: dict[str, Callable[..., Message]] = {
    r"gate ([ghvx]\d\d)": _why_no_gate,
    r"(?:open|die).*": _why_no_dice,
    rf"([{KINDS}])@([ghvx]\d\d)": _why_no_entry,
    r"([ghvx]\d\d)-([ghvx]\d\d)": _why_no_walk,
    r"([ghvx]\d\d)=([ghvx]\d\d)": _why_no_switch,
}


def _own(s: Row, name: str) -> tuple[int, Message | None]:
    """Return the kind of the player's piece on a field, or why there is none."""
    here = NUMBERS[name]
    if s[OWN + s[SEAT]] >> here & 1:
        return standing_on(s, PIECES + 6 * s[SEAT], here), None
    taken = s[OWN + 1 - s[SEAT]] >> here & 1
    return 0, _why("not-yours" if taken else "nobody-there", "KR-13", field=name)


def _why_no_way(s: Row, kind: int, first: int, here: int, goal: str) -> Message | None:
    """Say what blocks a piece that walks the rolled number; None if the number itself is wrong."""
    there = 1 << NUMBERS[goal]
    fits = fitting(s, kind)
    others = ALL & ~here
    piece = KINDS[kind]
    if s[OWN + 1 - s[SEAT]] & there:
        return _why("occupied", "KR-14", field=goal)
    if s[OWN + s[SEAT]] & there:
        other = standing_on(s, PIECES + 6 * s[SEAT], NUMBERS[goal])
        if (kind, other) not in COMBINATIONS:
            return _why("no-combination", "KR-17", piece=piece, other=KINDS[other])
        if there & GATES:
            return _why("combines-on-gate", "KR-17", gate=goal)
    if not fits & there:
        return _why("narrow", "KR-8", piece=piece, field=goal)
    if ends(s, first, s[DIE], others & fits, 0) & there:
        return _why("blocked", "KR-14", number=s[DIE], goal=goal)
    if ends(s, first, s[DIE], others, 0) & there:
        return _why("narrow-way", "KR-13", piece=piece, number=s[DIE], goal=goal)
    return None


COMBINATIONS = {(SKINNYBOY, MIDDLEMAN), (MIDDLEMAN, BIGBOY), (LITTLE_STACK, BIGBOY), (SKINNYBOY, BIG_STACK)}
"""KR-17: which piece may go onto which."""


def _why(what: str, rule: str, **params: str | int) -> Message:
    return say(f"krabcek-{what}", rule, **params)
