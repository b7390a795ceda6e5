"""Survive: the rules, over a row: who decides, and what follows.

What happens on the board is in ``pieces.py``, the steps of a turn in ``placing.py``, ``moving.py``, ``sinking.py`` and
``creatures.py``, and who knows what in ``hands.py``. Text is in ``notation.py``, pictures in ``picture.py``.
"""

from strandline.core.contract import CHANCE, OVER, Row, Shares

from .board import (
    ACTIVE,
    ASKED,
    AT,
    BACK,
    BERTHS,
    BOARDING,
    BOAT_COMES,
    COLOUR_COUNT,
    CREATURE_COUNT,
    CREW,
    CREW_SIZE,
    DIE,
    DOLPHIN,
    DONE,
    EFFECT_COUNT,
    EQUAL,
    EXPLORER,
    EXPLORERS,
    EXTRA,
    FIRST_KEPT,
    GO,
    GROUND,
    HELD,
    HUNTING,
    KIND,
    LAST_EXPLORER,
    LAST_TILE,
    LAUNCH,
    LAUNCHING,
    LEFT,
    LET,
    LOST,
    MOVE_SERPENT,
    MOVE_WHALE,
    MOVING,
    NOBODY,
    ON_BOARD,
    PHASE,
    PICK,
    PLACES,
    PLAY,
    PLAYERS,
    PLAYING,
    PUTTING,
    REACTING,
    RELOCATING,
    REPEL,
    REPEL_SHARK,
    REPEL_WHALE,
    ROLLING,
    SAILING,
    SAVED,
    SEEN,
    SHARK,
    SHARK_COMES,
    SINK,
    SINKING,
    SKIP,
    STAY,
    STOP,
    SUNK,
    SWAM,
    SWIMMING,
    TERRAIN,
    TURN,
    TURNING,
    VALUES,
    VARIANTS,
    WALKING,
    WHALE,
    WHALE_COMES,
    WHIRLPOOL,
    WIND,
)
from .board import SEATS as SEATS
from .board import SIZE as SIZE
from .creatures import (
    can_relocate,
    can_roam,
    creature_moves,
    creature_steps,
    endangered,
    first_asked,
    relocations,
    roaming_moves,
)
from .hands import guess as guess
from .hands import keep, left_under, oldest, spend
from .hands import mask as mask
from .moving import (
    aim,
    all_dolphin_moves,
    boat_moves,
    can_move,
    can_sail,
    can_swim,
    dolphin_moves,
    explorer_moves,
    move_explorer,
    sailing_moves,
)
from .pieces import appear, banish, board_boat, roam, sail, settle, stand
from .placing import deal as deal
from .placing import launch_boat, launching_moves, put_explorer, putting_moves
from .sinking import backs, boarding_moves, boat_comes, due, flood, sinking_moves, whirlpool

# Six sharks on six hexes, each to any of the 127 others (SV-34). Fewer elsewhere: 12 values on 40 tiles (SV-46), and in
# step 2 not more than 12 moves for each of 20 explorers, 6 for each of 12 boats, and `done`.
MAX_MOVES = 762
PHASES = REACTING + 1
MOVES_A_TURN = 3  # SV-11; also the steps of dolphin and wind (SV-32, SV-33)
TURNS_WITHOUT_TILES = 60  # SV-48
FACES = 2  # of the die for each creature (SV-6)


def turn(s: Row) -> int:
    return s[TURN]


def phase(s: Row) -> int:
    return s[PHASE]


def moves(s: Row, out: Row) -> int:
    phase = s[PHASE]
    if phase == WALKING:
        out[0] = DONE
        return boat_moves(s, out, explorer_moves(s, out, 1, s[TURN]), s[TURN])
    if phase == SINKING:
        return sinking_moves(s, out)
    if phase == TURNING:
        return backs(s, out)
    if phase == ROLLING:
        for kind in range(CREATURE_COUNT):
            out[kind] = DIE + kind
        return CREATURE_COUNT
    if phase == HUNTING:
        out[0] = STAY
        if s[MOVING] == NOBODY:
            return creature_moves(s, out, 1, s[KIND])
        return roaming_moves(s, out, 1, s[MOVING])
    if phase == PUTTING:
        return putting_moves(s, out)
    if phase == LAUNCHING:
        return launching_moves(s, out)
    if phase == PLAYING:
        return playing_moves(s, out)
    if phase == RELOCATING:
        return relocations(s, out, s[KIND])
    if phase == SWIMMING:
        if s[MOVING] == NOBODY:
            return all_dolphin_moves(s, out)
        out[0] = STOP
        return dolphin_moves(s, out, 1, s[MOVING])
    if phase == SAILING:
        if s[MOVING] == NOBODY:
            return boat_moves(s, out, 0, s[TURN])
        out[0] = STOP
        return sailing_moves(s, out, 1, s[MOVING])
    if phase == BOARDING:
        return boarding_moves(s, out)
    out[0] = LET
    out[1] = REPEL
    return 2 if oldest(s, s[TURN], repellent(s[KIND])) != NOBODY else 1


def weights(s: Row, out: Row) -> None:
    """SV-5, SV-6: tiles and faces are equally likely."""
    if s[PHASE] == ROLLING:
        for kind in range(CREATURE_COUNT):
            out[kind] = FACES
        return
    left = left_under(s, s[GROUND], 0)
    n = 0
    for effect in range(EFFECT_COUNT):
        if left >> 4 * effect & 15:
            out[n] = left >> 4 * effect & 15
            n += 1


def play(s: Row, move: int) -> None:
    """Play one decision or outcome, and everything that follows until the next decision."""
    phase = s[PHASE]
    if phase == WALKING:
        follows = walk(s, move)
    elif phase == SINKING:
        follows = sink(s, move - SINK)
    elif phase == TURNING:
        follows = turn_tile(s, move - BACK)
    elif phase == ROLLING:
        follows = begin_hunting(s, move - DIE)
    elif phase == HUNTING:
        follows = hunt(s, move)
    elif phase == PUTTING:
        follows = put_explorer(s, move)
    elif phase == LAUNCHING:
        follows = launch_boat(s, move - LAUNCH)
    elif phase == PLAYING:
        follows = play_tile(s, move)
    elif phase == RELOCATING:
        roam(s, s[KIND], move // GO, move % GO)
        follows = WALKING
    elif phase in (SWIMMING, SAILING):
        follows = swim_or_sail(s, move)
    elif phase == BOARDING:
        follows = take_aboard(s, move - PICK)
    else:
        follows = react(s, move)
    if follows != phase:
        enter(s, follows)
    if s[VARIANTS] & LAST_EXPLORER and nobody_left(s):
        s[TURN] = OVER


def result(s: Row, out: Shares) -> None:
    """SV-43, SV-51: the highest scores share the win."""
    best = 0
    winners = 0
    for seat in range(s[PLAYERS]):
        points = points_of(s, seat)
        if points > best:
            best = points
            winners = 0
        winners += points == best
    for seat in range(s[PLAYERS]):
        out[seat] = 1 / winners if points_of(s, seat) == best else 0.0


def points_of(s: Row, seat: int) -> int:
    """SV-43: return the sum of the saved explorers' values; SV-49: or their number."""
    points = 0
    for colour in range(seat, s[COLOUR_COUNT], s[PLAYERS]):
        for n in range(EXPLORERS):
            if SAVED <= s[PLACES + EXPLORERS * colour + n] < LOST:
                points += 1 if s[VARIANTS] & EQUAL else s[VALUES + colour] >> 3 * n & 7
    return points


# The course of a turn


def enter(s: Row, phase: int) -> None:
    """SV-58: go on to a phase of the turn, or to the first after it that has something to decide."""
    s[PHASE] = phase
    s[MOVING] = NOBODY
    if phase == PLAYING:
        s[SWAM] = 0
        s[TURN] = s[ACTIVE]
        if s[HELD + s[ACTIVE]]:
            return
        s[PHASE] = WALKING
    if s[PHASE] == WALKING:
        s[LEFT] = MOVES_A_TURN
        if s[ON_BOARD + s[ACTIVE]] and can_move(s, s[ACTIVE]):
            return
        s[PHASE] = SINKING
    if s[PHASE] == SINKING:
        if due(s):
            return
        s[EXTRA] += 1
        s[PHASE] = ROLLING
    if s[PHASE] == ROLLING:
        s[TURN] = OVER if s[VARIANTS] & LAST_TILE and due(s) == 0 else CHANCE


def next_turn(s: Row) -> int:
    """SV-7, SV-48: pass the turn clockwise, or end the game when the turns after the last tile are over."""
    if s[EXTRA] == TURNS_WITHOUT_TILES:
        s[TURN] = OVER
        return s[PHASE]
    s[ACTIVE] = (s[ACTIVE] + 1) % s[PLAYERS]
    return PLAYING


def nobody_left(s: Row) -> bool:
    """SV-48: return whether all explorers are saved or lost."""
    on_board = 0
    for seat in range(s[PLAYERS]):
        on_board |= s[ON_BOARD + seat]
    return on_board == 0


# Step 1


def playing_moves(s: Row, out: Row) -> int:
    """SV-10, SV-35: list the own-turn tiles that the player holds and that can do something."""
    seat = s[TURN]
    out[0] = SKIP
    n = 1
    for effect in range(DOLPHIN, MOVE_WHALE + 1):
        if oldest(s, seat, effect) != NOBODY and can_play(s, seat, effect):
            out[n] = PLAY + effect
            n += 1
    return n


def can_play(s: Row, seat: int, effect: int) -> bool:
    if effect == DOLPHIN:
        return can_swim(s, seat)
    if effect == WIND:
        return can_sail(s, seat)
    return can_relocate(s, effect - MOVE_SERPENT)


def play_tile(s: Row, move: int) -> int:
    """SV-32, SV-33, SV-34."""
    if move == SKIP:
        return WALKING
    effect = move - PLAY
    spend(s, s[TURN], effect)
    s[LEFT] = MOVES_A_TURN
    if effect == DOLPHIN:
        return SWIMMING
    if effect == WIND:
        return SAILING
    s[KIND] = effect - MOVE_SERPENT
    return RELOCATING


def swim_or_sail(s: Row, move: int) -> int:
    """SV-32, SV-33: one more step with the dolphin or the wind."""
    if move == STOP:
        return WALKING
    if move >= EXPLORER:
        s[MOVING] = move - EXPLORER >> 4
        goal = aim(s[PLACES + s[MOVING]], move & 15)
        stand(s, s[MOVING], goal)
    else:
        goal = move % GO
        s[MOVING] = goal
        sail(s, move // GO, goal)
    s[LEFT] -= 1
    # Its hex was settled before, so if anything is removed where it has just arrived, it is removed as well.
    return WALKING if settle(s, goal) or s[LEFT] == 0 else s[PHASE]


# Step 2


def walk(s: Row, move: int) -> int:
    """SV-11: make one of the three moves."""
    if move == DONE:
        return SINKING
    if move >= EXPLORER:
        goal = move_explorer(s, move)
    else:
        goal = move % GO
        sail(s, move // GO, goal)
    settle(s, goal)
    s[LEFT] -= 1
    return SINKING if s[LEFT] == 0 or not can_move(s, s[ACTIVE]) else WALKING


# Step 3


def sink(s: Row, cell: int) -> int:
    """SV-25: take the tile off; chance decides what is on its back."""
    s[SUNK] = cell
    s[GROUND] = s[AT + cell] & TERRAIN
    flood(s, cell)
    s[TURN] = CHANCE
    return TURNING


def turn_tile(s: Row, effect: int) -> int:
    """SV-26 to SV-30: carry out the effect at once, or keep the tile."""
    cell = s[SUNK]
    s[TURN] = s[ACTIVE]
    if effect >= FIRST_KEPT:
        keep(s, s[ACTIVE], effect, s[GROUND])
        return ROLLING
    s[SEEN + s[GROUND]] += 1 << 4 * effect
    if effect == SHARK_COMES:
        appear(s, SHARK, cell)
        settle(s, cell)
    elif effect == WHALE_COMES:
        appear(s, WHALE, cell)
    elif effect == BOAT_COMES:
        if boat_comes(s, cell):
            return BOARDING
    elif effect == WHIRLPOOL or s[VARIANTS] & (LAST_EXPLORER | LAST_TILE):
        whirlpool(s, cell)
    else:
        s[TURN] = OVER
        return TURNING
    return ROLLING


def take_aboard(s: Row, explorer: int) -> int:
    """SV-28: put a picked swimmer aboard, until three are."""
    board_boat(s, explorer, s[SUNK])
    return ROLLING if CREW_SIZE[s[AT + s[SUNK]] >> CREW & 255] == BERTHS else BOARDING


# Step 4


def begin_hunting(s: Row, kind: int) -> int:
    """SV-13: let one creature of the kind that the die shows move."""
    s[KIND] = kind
    s[LEFT] = creature_steps(kind)
    s[TURN] = s[ACTIVE]
    return HUNTING if can_roam(s, kind) else next_turn(s)


def hunt(s: Row, move: int) -> int:
    """SV-36 to SV-41: take a creature's step; or it stays, and the turn is over."""
    if move == STAY:
        return next_turn(s)
    goal = move % GO
    roam(s, s[KIND], move // GO, goal)
    s[MOVING] = goal
    s[LEFT] -= 1
    s[ASKED] = endangered(s, s[KIND], goal)
    if s[ASKED]:
        s[TURN] = first_asked(s, s[ASKED])
        s[PHASE] = REACTING  # set directly, not by `enter`, so that the moving creature stays known
        return HUNTING
    return next_turn(s) if settle(s, goal) or s[LEFT] == 0 else HUNTING


def react(s: Row, move: int) -> int:
    """SV-41: an asked seat repels the creature or lets it pass; after the last answer it strikes."""
    if move == REPEL:
        spend(s, s[TURN], repellent(s[KIND]))
        banish(s, s[KIND], s[MOVING])
        return next_turn(s)
    s[ASKED] &= ~(1 << s[TURN])
    if s[ASKED]:
        s[TURN] = first_asked(s, s[ASKED])
        return REACTING
    settle(s, s[MOVING])
    return next_turn(s)


def repellent(kind: int) -> int:
    """SV-39, SV-40: return the tile that repels a creature."""
    return REPEL_WHALE if kind == WHALE else REPEL_SHARK


# Repetition never ends the game: tiles sink


def key(s: Row) -> int:
    return 0


def fresh(s: Row) -> int:
    return 1


def repeats(s: Row) -> int:
    return 0


def draw(s: Row) -> None:
    """Repetition never makes a draw."""
