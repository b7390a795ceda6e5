"""Survive: what holds in every game, however it is played."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline.core import bits
from strandline.core.bits import count
from strandline.core.contract import CHANCE, OVER, Row
from strandline.games.survive import rules
from strandline.games.survive import view as looking
from strandline.games.survive.board import (
    ABOARD,
    ACTIVE,
    AT,
    BOAT,
    COLOUR_COUNT,
    CREATURE,
    CREW,
    EFFECT_COUNT,
    EXPLORERS,
    FLEET,
    HELD,
    HEX_COUNT,
    ISLAND,
    LAUNCHING,
    LISTS,
    LOST,
    MIX,
    NEIGHBOURS,
    ON_BOARD,
    PEOPLE,
    PHASE,
    PLACES,
    PLAYERS,
    PLAYING,
    REACTING,
    ROLLING,
    SAVED,
    SEEN,
    SHORE,
    SOME_CREW,
    SOME_PEOPLE,
    SOME_SERPENT,
    SOME_SHARK,
    SOME_WHALE,
    TERRAIN,
    TILES,
    TURN,
    TURNING,
    WAITING,
    WALKING,
)
from strandline.games.survive.hands import left_under
from strandline.games.survive.moving import can_move
from strandline.games.survive.notation import move_text
from strandline.games.survive.pieces import wreck
from strandline.games.survive.reasons import reason
from strandline.sim import play_out
from strandline.sim.playout_cpu import compiled

VARIANTS = [[], ["crowded"], ["equal"], ["last-tile"], ["last-explorer"], ["crowded", "equal", "last-explorer"]]
TABLES = st.sampled_from([(2, 1), (3, 1), (4, 1), (2, 2)])
SEEDS = st.integers(0, 2**40)


Chosen = tuple[int, int, tuple[str, ...]]


@cache
def game_of(players: int, colours: int, variants: tuple[str, ...]) -> strandline.Game:
    return strandline.game("survive", players=players, colours=colours, variants=variants)


OPTIONS = st.builds(lambda table, variants: (*table, tuple(variants)), TABLES, st.sampled_from(VARIANTS))


def games(options: Chosen, seed: int) -> Iterator[tuple[list[int], int]]:
    """The rows of a game played at random, each with the move made from it; the last with -1."""
    row, rng, dice = game_of(*options).blank(), [0, 0], random.Random(seed)
    bits.seed(rng, seed, 0)
    rules.deal(row, rng)
    out, odds = [0] * rules.MAX_MOVES, [0] * rules.MAX_MOVES
    while rules.turn(row) != OVER:
        n = rules.moves(row, out)
        if rules.turn(row) == CHANCE:
            rules.weights(row, odds)
            move = dice.choices(out[:n], odds[:n])[0]
        else:
            move = dice.choice(out[:n])
        yield row.copy(), move
        rules.play(row, move)
    yield row.copy(), -1


def listed(entries: int) -> Counter[int]:
    return Counter(byte - 1 for byte in entries.to_bytes(8, "big") if byte)


def check_pieces(s: Row) -> None:
    """The same pieces by hex, by list and by person; nobody in two places."""
    boats = listed(s[FLEET]) + listed(s[FLEET + 1])
    assert max(boats.values(), default=0) <= 1
    people: Counter[tuple[int, int, int]] = Counter()
    alive = Counter()
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        place, seat = s[PLACES + explorer], explorer // EXPLORERS % s[PLAYERS]
        if place < SAVED:
            people[place & 255, place & ABOARD, seat] += 1
            alive[seat] += 1
        assert place <= WAITING
        assert place != WAITING or s[PHASE] == 0
    for seat in range(s[PLAYERS]):
        assert s[ON_BOARD + seat] == alive[seat]
    for cell in range(HEX_COUNT):
        here = s[AT + cell]
        assert bool(here & BOAT) == (cell in boats)
        assert here & BOAT or not here & SOME_CREW
        assert sum(here >> CREW + 2 * seat & 3 for seat in range(4)) <= 3
        for seat in range(4):
            assert here >> CREW + 2 * seat & 3 == people[cell, ABOARD, seat]
            assert here >> PEOPLE + 5 * seat & 31 == people[cell, 0, seat]
        for kind in range(3):
            assert here >> CREATURE + 3 * kind & 7 == listed(s[LISTS + kind])[cell]
        if here & TERRAIN:
            assert cell in ISLAND
            assert not here & (BOAT | SOME_CREW | SOME_SERPENT | SOME_SHARK | SOME_WHALE)
            by_sea = any(not s[AT + near] & TERRAIN for near in NEIGHBOURS[cell])
            assert bool(here & SHORE) == by_sea
        else:
            assert not here & SHORE
            check_settled(s, here)


def check_settled(s: Row, here: int) -> None:
    """SV-23. While a reaction is asked for, the creature has not struck yet."""
    if s[PHASE] != REACTING:
        assert not (here & SOME_SERPENT and here & (SOME_CREW | SOME_PEOPLE))
        assert not (here & SOME_WHALE and here & SOME_CREW)
        assert not (here & SOME_SHARK and here & SOME_PEOPLE)


def check_tiles(s: Row) -> None:
    """SV-5: tiles on the island, seen and held add up to the mix."""
    for terrain in (1, 2, 3):
        on_island = sum(s[AT + cell] & TERRAIN == terrain for cell in ISLAND)
        assert s[TILES + terrain] == on_island
        turned = s[PHASE] == TURNING and s[TURN] == CHANCE and s[rules.GROUND] == terrain
        left = left_under(s, terrain, 0)
        assert sum(left >> 4 * effect & 15 for effect in range(EFFECT_COUNT)) == on_island + turned
        assert all(s[SEEN + terrain] >> 4 * e & 15 <= MIX[terrain] >> 4 * e & 15 for e in range(EFFECT_COUNT))
    assert sum(count(s[HELD + seat]) for seat in range(4)) <= 18
    assert all(-1 <= word < 2**62 or index in (TURN, rules.MOVING) for index, word in enumerate(s))


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(OPTIONS, SEEDS)
def test_pieces_and_tiles_are_conserved_and_hexes_settled(options: Chosen, seed: int) -> None:
    """SV-5, SV-6, SV-15, SV-22, SV-23"""
    for n, (row, _) in enumerate(games(options, seed)):
        if n % 5 == 0 or row[PHASE] in (REACTING, TURNING):
            check_pieces(row)
            check_tiles(row)


@settings(max_examples=20, deadline=None)
@given(OPTIONS, SEEDS)
def test_nobody_comes_back(options: Chosen, seed: int) -> None:
    """SV-20, SV-21, SV-23: an explorer that has left the island stays off it; saved and lost are for good."""
    left: set[int] = set()
    gone: dict[int, int] = {}
    for row, _ in games(options, seed):
        for explorer in range(EXPLORERS * row[COLOUR_COUNT]):
            place = row[PLACES + explorer]
            assert gone.get(explorer, place) == place
            if SAVED <= place <= LOST:
                gone[explorer] = place
            elif place != WAITING and (place & ABOARD or not row[AT + place] & TERRAIN):
                left.add(explorer)
            elif place != WAITING:
                assert explorer not in left


@settings(max_examples=25, deadline=None)
@given(TABLES, st.sampled_from([(), ("crowded",), ("equal",)]), SEEDS)
def test_a_game_has_33_to_40_turns(table: tuple[int, int], variants: tuple[str, ...], seed: int) -> None:
    """SV-12, SV-30: the volcano is under one of the eight mountains, which sink last."""
    turns = sum(row[PHASE] == TURNING and row[TURN] == CHANCE for row, _ in games((*table, variants), seed))
    assert 33 <= turns <= 40


@settings(max_examples=15, deadline=None)
@given(OPTIONS, SEEDS)
def test_what_is_asked_can_be_answered(options: Chosen, seed: int) -> None:
    """SV-58: no move is listed twice; `done`, `stop`, `stay` never stand alone; no list is longer than promised."""
    out = [0] * (rules.MAX_MOVES + 1)
    for row, _ in games(options, seed):
        if row[TURN] == OVER:
            continue
        n = rules.moves(row, out)
        named = {move_text(row, move) for move in out[:n]}
        assert 0 < n == len(named) <= rules.MAX_MOVES
        assert all(0 <= move < 2**15 for move in out[:n])
        assert not named <= {"done", "stop", "stay"}
        if row[PHASE] == WALKING:
            assert can_move(row, row[ACTIVE])
        if row[PHASE] == PLAYING:
            assert row[HELD + row[TURN]]


def test_where_nothing_can_move_the_moves_agree() -> None:
    """The short way (can_move) and the long one (all moves) tell the same, on positions of every kind."""
    found = Counter()
    out = [0] * rules.MAX_MOVES
    dice = random.Random(2)
    for seed in range(6):
        for row, _ in games((2, 1, ("last-explorer",)), seed):
            if row[PHASE] > LAUNCHING:
                for cell in list(listed(row[FLEET]) + listed(row[FLEET + 1])):
                    if not row[AT + cell] & SOME_CREW and dice.random() < 0.9:
                        wreck(row, cell)
                for seat in (0, 1):
                    row[rules.SWAM] = dice.choice((2**20 - 1, dice.getrandbits(20)))
                    n = rules.explorer_moves(row, out, 0, seat)
                    assert can_move(row, seat) == (rules.boat_moves(row, out, n, seat) > 0)
                    found[can_move(row, seat)] += 1
    assert found[False] > 20
    assert found[True] > 1000


# One source, several speeds


@settings(max_examples=12, deadline=None)
@given(OPTIONS, SEEDS)
def test_compiled_and_interpreted_rules_agree_step_by_step(options: Chosen, seed: int) -> None:
    """SV-1 to SV-58"""
    np = pytest.importorskip("numpy")
    fast = compiled("survive")
    seat = seed % (options[0] + 1) - 1
    out, odds = [0] * rules.MAX_MOVES, [0] * rules.MAX_MOVES
    fast_out, fast_odds = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(rules.MAX_MOVES, np.int64)
    twin = np.array(game_of(*options).blank(), np.int64)
    rng = np.zeros(2, np.int64)
    slow_rng = [0, 0]
    bits.seed(slow_rng, seed, 0)
    rng[:] = slow_rng
    fast.deal(twin, rng)
    slow_rng = rng.tolist()
    for row, move in games(options, seed):
        assert twin.tolist() == row
        if row[TURN] == OVER:
            break
        n = rules.moves(row, out)
        assert fast.moves(twin, fast_out) == n
        assert fast_out[:n].tolist() == out[:n]
        if row[TURN] == CHANCE:
            rules.weights(row, odds)
            fast.weights(twin, fast_odds)
            assert fast_odds[:n].tolist() == odds[:n]
            world, fast_world = row.copy(), twin.copy()
            for run, place, stream in ((rules, world, slow_rng), (fast, fast_world, rng)):
                run.mask(place, seat)
                run.guess(place, seat, stream)
            assert fast_world.tolist() == world
        fast.play(twin, move)
    shares, fast_shares = [0.0] * options[0], np.zeros(options[0])
    rules.result(row, shares)
    fast.result(twin, fast_shares)
    assert fast_shares.tolist() == shares
    assert sum(shares) == pytest.approx(1)


def test_random_games_come_to_an_end_and_favour_no_seat() -> None:
    """SV-43: over 2000 games each seat's mean share is within five standard errors of a quarter."""
    played = play_out(strandline.game("survive"), 2000, seed=1, threads=1)
    assert played.results.sum(axis=1) == pytest.approx(1)
    error = played.results.std(axis=0) / 2000**0.5
    assert (abs(played.results.mean(axis=0) - 0.25) < 5 * error).all()


# Looking and asking


def test_every_reason_can_be_said_in_every_phase() -> None:
    """Moves of other positions, and nonsense, are answered with a rule, never with an error of ours."""
    dice = random.Random(4)
    texts = {"", "nonsense", "ra>", "boat", "put", "put 9 D4", "sink Z9", "ra>Z9", "boat A9>Z1"}
    texts |= {"shark A1>A2", "back fish"}
    rows = []
    for options in ((4, 1, ()), (2, 2, ("crowded", "last-explorer"))):
        for row, move in games(options, 11):
            if move >= 0:
                texts.add(move_text(row, move))
                rows.append(row)
    asked = Counter()
    for row in dice.sample(rows, 500):
        out = [0] * rules.MAX_MOVES
        legal = {move_text(row, move) for move in out[: rules.moves(row, out)]}
        for text in dice.sample(sorted(texts), 60):
            if text not in legal:
                message = reason(row, text)
                assert message.rule.startswith("SV-")
                assert message.rule in message.text()
                asked[message.key] += 1
    assert len(asked) > 35, sorted(asked)


@pytest.mark.parametrize("options", [(4, 1, ()), (2, 2, ("last-explorer",))])
def test_every_position_can_be_looked_at(options: Chosen) -> None:
    for n, (row, _) in enumerate(games(options, 7)):
        if n % 25 == 0 or row[TURN] == OVER or row[PHASE] in (REACTING, ROLLING):
            position = strandline.Position._first(game_of(*options), row)
            for seat in (None, 0, 1):
                view = position.view(seat)
                assert json.loads(json.dumps(view)) == view
                check_view(row, view)
            if n % 50 == 0 or row[TURN] == OVER:
                check_picture(position.svg(0))
                assert position.board(0).count("\n") > 26


def check_view(row: Row, view: dict[str, Any]) -> None:
    people = [who for kind in ("walkers", "swimmers", "boats", "saved") for at in view[kind].values() for who in at]
    placed = sum(row[rules.PLACES + n] != WAITING for n in range(EXPLORERS * row[COLOUR_COUNT]))
    assert len(people) + len(view["lost"]) == placed == len(set(people) | set(view["lost"]))
    assert (view["turn"] is None) == (row[TURN] == OVER) == (view["scores"] is not None)


def check_picture(picture: str) -> None:
    from xml.etree import ElementTree

    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    assert not any("style" in element.attrib or element.tag.endswith("text") for element in root.iter())


def test_the_picture_is_drawn_from_the_view_alone() -> None:
    """What a seat may not see is not in its picture: nor in the terminal's board."""
    position = strandline.game("survive").start(seed=2)
    for _ in range(12):
        position = position.play(position.moves()[0])
    views = [position.view(seat) for seat in range(4)]
    draw: list[Callable[[dict[str, Any]], str]] = [looking.svg, looking.board]
    for drawn in draw:
        assert len({drawn(view) for view in views}) == 4
        assert drawn(json.loads(json.dumps(views[0]))) == drawn(views[0])


def test_phases_are_numbered_as_they_follow_each_other() -> None:
    """SV-52 to SV-58: within a turn the number never falls."""
    game = strandline.game("survive")
    seen: set[int] = set()
    for seed in range(8):
        row, out, rng = game.blank(), [0] * rules.MAX_MOVES, [0, 0]
        bits.seed(rng, seed, 0)
        rules.deal(row, rng)
        phase, active = rules.phase(row), row[ACTIVE]
        while rules.turn(row) != OVER:
            seen.add(phase)
            rules.play(row, out[bits.pick(rng, rules.moves(row, out))])
            if row[ACTIVE] == active:
                assert rules.phase(row) >= phase
            phase, active = rules.phase(row), row[ACTIVE]
    assert min(seen) == 0
    assert max(seen) == rules.PHASES - 1
