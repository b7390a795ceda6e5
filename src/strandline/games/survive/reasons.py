"""Survive: explains why a move is not legal, with its rule. ``rules.py`` alone decides what is legal."""

import re

from strandline.core.contract import Row
from strandline.core.messages import Message, say

from .board import (
    ABOARD,
    AT,
    BOARDING,
    BOAT,
    COAST,
    COLOUR_COUNT,
    COLOURS,
    CONTROL,
    CREATURE,
    CREATURES,
    CREW,
    CROWDED,
    EFFECTS,
    EXPLORERS,
    FIRST_KEPT,
    GROUND,
    HEXES,
    HUNTING,
    ISLES,
    KIND,
    LANDINGS,
    LAUNCHING,
    LETTERS,
    LOST,
    MOVING,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    OFF_BOARD,
    PHASE,
    PLACES,
    PLAYERS,
    PLAYING,
    PUTTING,
    REACTING,
    RELOCATING,
    REPEL_SHARK,
    ROLLING,
    SAILING,
    SINKING,
    SOME_SERPENT,
    SUNK,
    SWAM,
    SWIMMING,
    TERRAIN,
    TERRAINS,
    TURN,
    TURNING,
    VARIANTS,
    WAITING,
    WALKING,
    WHALE,
)
from .hands import oldest
from .moving import has_room
from .placing import takes_explorer
from .sinking import due

# What is decided in each phase: a message that says so, its rule, and the forms of its moves.
_PUT = r"put ([rbgy]?)([1-6]) (\S+)"
_LAUNCH = r"boat ([^\s>]+)"
_PLAY = r"play (\S+)"
_GO = r"([rbgy][a-j])>(?:(boat|sea) )?(\S+)"
_SAIL = r"boat ([^\s>]+)>(\S+)"
_CREATURE = r"(serpent|shark|whale) ([^\s>]+)>(\S+)"
_FORMS = {
    PUTTING: ("now-putting", "SV-53", _PUT),
    LAUNCHING: ("now-launching", "SV-53", _LAUNCH),
    PLAYING: ("now-playing", "SV-54", _PLAY),
    SWIMMING: ("now-swimming", "SV-54", rf"{_GO}|stop"),
    SAILING: ("now-sailing", "SV-54", rf"{_SAIL}|stop"),
    RELOCATING: ("now-relocating", "SV-54", _CREATURE),
    WALKING: ("now-walking", "SV-55", rf"{_GO}|{_SAIL}"),
    SINKING: ("now-sinking", "SV-56", r"sink (\S+)"),
    TURNING: ("now-turning", "SV-56", r"back (\S+)"),
    BOARDING: ("now-boarding", "SV-56", r"aboard ([rbgy][a-j])"),
    ROLLING: ("now-rolling", "SV-57", r"die (serpent|shark|whale)"),
    HUNTING: ("now-hunting", "SV-57", _CREATURE),
    REACTING: ("now-reacting", "SV-57", r"repel|let"),
}


def reason(s: Row, text: str) -> Message:
    """Say why a move is not legal."""
    what, rule, form = _FORMS[s[PHASE]]
    found = re.fullmatch(form, text)
    if not found:
        return _why(what, rule)
    explorer = re.match(r"(?:aboard )?([rbgy][a-j])(?:>|$)", text)
    if explorer and s[PLACES + _explorer(explorer[1])] == WAITING:
        return _why("no-explorer", "SV-52", who=explorer[1])
    parts = [part or "" for part in found.groups()]
    phase = s[PHASE]
    if phase == PUTTING:
        return _why_not_put(s, *parts)
    if phase == LAUNCHING:
        return _why_not_launch(s, parts[0])
    if phase == PLAYING:
        return _why_not_play(s, parts[0])
    if text == "stop":
        return _why("one-step-first", "SV-35")
    if phase == SWIMMING:
        return _why_not_carried(s, *parts)
    if phase == SAILING:
        return _why_not_sail(s, *parts)
    if phase in (RELOCATING, HUNTING):
        return _why_not_creature(s, *parts)
    if phase == WALKING:
        if parts[0]:
            return _why_not_explorer(s, *parts[:3])
        return _why_not_sail(s, *parts[3:])
    if phase == SINKING:
        return _why_not_sink(s, parts[0])
    if phase == TURNING:
        if parts[0] not in EFFECTS:
            return _why("no-effect", "SV-5", allowed=", ".join(EFFECTS))
        return _why("no-such-back", "SV-5", terrain=TERRAINS[s[GROUND]])
    if phase == BOARDING:
        return _why("not-on-sunk", "SV-28", who=parts[0], hex=NAMES[s[SUNK]])
    return _why("no-repellent", "SV-40" if s[KIND] == WHALE else "SV-39", kind=CREATURES[s[KIND]])


def _why(what: str, rule: str, **params: str | int) -> Message:
    if who := str(params.get("who", "")):
        params |= {"colour": who[0], "letter": who[1:]}
    return say(f"survive-{what}", rule, **params)


def _explorer(text: str) -> int:
    return EXPLORERS * COLOURS.index(text[0]) + LETTERS.index(text[1])


def _beside(start: str, goal: str) -> bool:
    cell = HEXES[start]
    return HEXES[goal] in NEIGHBOURS[cell]


def _is_own(s: Row, explorer: int) -> bool:
    return explorer // EXPLORERS % s[PLAYERS] == s[TURN]


def _is_land(s: Row, name: str) -> bool:
    return s[AT + HEXES[name]] & TERRAIN != 0


# Set-up


def _why_not_put(s: Row, colour: str, value: str, name: str) -> Message:
    two_colours = s[COLOUR_COUNT] > s[PLAYERS]
    if two_colours != bool(colour):
        return _why("say-colour" if two_colours else "no-colour", "SV-53")
    if two_colours and COLOURS.index(colour) % s[PLAYERS] != s[TURN]:
        return _why("not-your-colour", "SV-46", colour=colour)
    if name not in HEXES:
        return _why("no-hex", "SV-1", hex=name)
    if not _is_land(s, name):
        return _why("no-tile", "SV-8", hex=name)
    if not takes_explorer(s, HEXES[name]):
        return _why("tile-taken", "SV-47" if s[VARIANTS] & CROWDED else "SV-8", hex=name)
    return _why("no-value", "SV-6", value=value)


def _why_not_launch(s: Row, name: str) -> Message:
    if name not in HEXES:
        return _why("no-hex", "SV-1", hex=name)
    if _is_land(s, name):
        return _why("no-sea", "SV-9", hex=name)
    if HEXES[name] not in COAST:
        return _why("not-by-tile", "SV-9", hex=name)
    return _why("serpent-there" if s[AT + HEXES[name]] & SOME_SERPENT else "boat-there", "SV-9", hex=name)


# Step 1


def _why_not_play(s: Row, name: str) -> Message:
    effect = {each.removeprefix("move-"): n for n, each in enumerate(EFFECTS) if n >= FIRST_KEPT}.get(name)
    if effect is None:
        return _why("now-playing", "SV-54")
    if effect >= REPEL_SHARK:
        return _why("only-reaction", "SV-39" if effect == REPEL_SHARK else "SV-40")
    if oldest(s, s[TURN], effect) == NOBODY:
        return _why("not-held", "SV-10", tile=name)
    return _why("no-use", "SV-35", tile=name)


def _why_not_carried(s: Row, who: str, how: str, name: str) -> Message:
    explorer = _explorer(who)
    place = s[PLACES + explorer]
    if not _is_own(s, explorer):
        return _why("not-your-explorer", "SV-20", who=who)
    if how or name in ISLES:
        return _why("dolphin-swims", "SV-32")
    if name not in HEXES:
        return _why("no-hex", "SV-1", hex=name)
    if s[MOVING] not in (NOBODY, explorer):
        return _why("other-swimmer", "SV-32")
    if place >= ABOARD or _is_land(s, NAMES[place]):
        return _why("no-swimmer", "SV-32", who=who)
    if not _beside(NAMES[place], name):
        return _why("not-beside", "SV-32", start=NAMES[place], goal=name)
    return _why("no-sea", "SV-32", hex=name)


# Step 2


def _why_not_explorer(s: Row, who: str, how: str, name: str) -> Message:
    explorer = _explorer(who)
    place = s[PLACES + explorer]
    if not _is_own(s, explorer):
        return _why("not-your-explorer", "SV-20", who=who)
    if place >= OFF_BOARD:
        return _why("lost", "SV-23", who=who) if place == LOST else _why("saved", "SV-21", who=who)
    start = NAMES[place & 255]
    at_sea = not _is_land(s, start)
    if name in ISLES and not how:
        if start not in LANDINGS[ISLES.index(name)]:
            return _why("no-landing", "SV-3", isle=name, hexes=", ".join(LANDINGS[ISLES.index(name)]))
        return _why("swam", "SV-19", who=who)
    if name not in HEXES:
        return _why("no-hex", "SV-1", hex=name)
    if how == "boat":
        return _why_not_board(s, explorer, who, start, name)
    if not how and _is_land(s, name):
        return _why("left-island", "SV-20", who=who) if at_sea else _why("not-beside", "SV-14", start=start, goal=name)
    if not how:
        return _why("say-sea", "SV-55", who=who, hex=name)
    if _is_land(s, name):
        return _why("no-sea", "SV-16", hex=name)
    if place & ABOARD and start != name:
        return _why("dives-here", "SV-17", hex=start)
    if s[SWAM] >> explorer & 1:
        return _why("swam", "SV-19", who=who)
    return _why("not-beside", "SV-18" if at_sea else "SV-16", start=start, goal=name)


def _why_not_board(s: Row, explorer: int, who: str, start: str, name: str) -> Message:
    there = s[AT + HEXES[name]]
    swims = s[PLACES + explorer] < ABOARD and not _is_land(s, start)
    if not there & BOAT:
        return _why("no-boat", "SV-15", hex=name)
    if swims and start != name:
        return _why("climbs-here", "SV-18", hex=start)
    if not swims and start == name:
        return _why("is-aboard", "SV-15", who=who)
    if not swims and not _beside(start, name):
        return _why("not-beside", "SV-15", start=start, goal=name)
    if not has_room(there):
        return _why("boat-full", "SV-15", hex=name)
    return _why("swam", "SV-19", who=who)


def _why_not_sail(s: Row, start: str, goal: str) -> Message:
    for name in (start, goal):
        if name not in HEXES:
            return _why("no-hex", "SV-1", hex=name)
    here = s[AT + HEXES[start]]
    if not here & BOAT:
        return _why("no-boat", "SV-22", hex=start)
    if s[PHASE] == SAILING and s[MOVING] not in (NOBODY, HEXES[start]):
        return _why("other-boat", "SV-33")
    if not CONTROL[here >> CREW & 255] >> s[TURN] & 1:
        return _why("not-your-boat", "SV-22", hex=start)
    if not _beside(start, goal):
        return _why("not-beside", "SV-22", start=start, goal=goal)
    return _why("no-sea" if _is_land(s, goal) else "boat-there", "SV-22", hex=goal)


# Step 3


def _why_not_sink(s: Row, name: str) -> Message:
    if name not in HEXES:
        return _why("no-hex", "SV-1", hex=name)
    if not _is_land(s, name):
        return _why("no-tile", "SV-12", hex=name)
    if s[AT + HEXES[name]] & TERRAIN != due(s):
        return _why("not-due", "SV-24", hex=name, terrain=TERRAINS[due(s)])
    return _why("not-by-sea", "SV-24", hex=name)


# Creatures


def _why_not_creature(s: Row, kind: str, start: str, goal: str) -> Message:
    due_kind = CREATURES[s[KIND]]
    relocating = s[PHASE] == RELOCATING
    if kind != due_kind:
        return _why("other-creature", "SV-34" if relocating else "SV-13", kind=due_kind)
    for name in (start, goal):
        if name not in HEXES:
            return _why("no-hex", "SV-1", hex=name)
    if not s[AT + HEXES[start]] >> CREATURE + 3 * s[KIND] & 7:
        return _why("no-creature", "SV-34" if relocating else "SV-13", kind=kind, hex=start)
    if relocating:
        return _why("not-empty", "SV-34", hex=goal)
    if s[MOVING] not in (NOBODY, HEXES[start]):
        return _why("creature-moving", "SV-36", kind=kind, hex=NAMES[s[MOVING]])
    if not _beside(start, goal):
        return _why("not-beside", "SV-36", start=start, goal=goal)
    return _why("no-sea", "SV-38", hex=goal)
