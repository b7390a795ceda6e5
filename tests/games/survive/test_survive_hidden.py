"""Survive: who knows what. Mask, view and guess (SV-8, SV-26, SV-35, SV-45).

Twins are two truths that a seat cannot tell apart: the same record as it was shown, with other values under others'
explorers and other effects on others' tiles.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from atlantis import START, lay, play

import strandline
from strandline.core import bits
from strandline.core.contract import OVER, UNKNOWN, Row
from strandline.games.survive import view as looking
from strandline.games.survive.board import (
    COLOUR_COUNT,
    EFFECT_COUNT,
    EFFECTS,
    EXPLORERS,
    FIRST_KEPT,
    HAND,
    HELD,
    KEPT_FROM,
    MIX,
    PLACED,
    PLAYERS,
    RULED_OUT,
    SEEN,
    TERRAINS,
    TURN,
    VALUES,
    VALUES_OF_A_COLOUR,
)
from strandline.games.survive.hands import guess, left_under, mask, spend
from strandline.games.survive.rules import MAX_MOVES, deal, moves, turn, weights
from strandline.games.survive.rules import play as advance

OPTIONS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "values": "own"},
    {"players": 2, "colours": 2, "variants": ["last-explorer"]},
    {"players": 2, "values": "own", "variants": ["last-tile", "crowded"]},
]


def walk(options: dict[str, Any], seed: int) -> Iterator[list[int]]:
    """The rows of a game at random. Tiles are played and creatures repelled when they can be."""
    game = strandline.game("survive", **options)
    row, rng, dice = game.blank(), [0, 0], random.Random(seed)
    bits.seed(rng, seed, 0)
    deal(row, rng)
    out, odds = [0] * MAX_MOVES, [0] * MAX_MOVES
    while turn(row) != OVER:
        yield row.copy()
        n = moves(row, out)
        chances = [1] * n
        if turn(row) == strandline.CHANCE:
            weights(row, odds)
            chances = odds[:n]
        advance(row, dice.choices(out[:n], chances)[0])
    yield row.copy()


def twin(row: Row, seat: int, dice: random.Random) -> list[int]:
    """Return a game that looks the same to a seat, made without ``guess``: values shuffled, unseen tiles swapped."""
    other = list(row)
    for colour in range(row[COLOUR_COUNT]):
        if colour % row[PLAYERS] != seat:
            values = dice.sample(VALUES_OF_A_COLOUR, EXPLORERS)[: row[PLACED + colour]]
            other[VALUES + colour] = sum(value << 3 * n for n, value in enumerate(values))
    for holder in range(row[PLAYERS]):
        if holder == seat:
            continue
        for tile in range(18):
            if row[HELD + holder] >> tile & 1:
                left = left_under(other, row[KEPT_FROM] >> 2 * tile & 3, 0)
                unseen = [kind for kind in range(EFFECT_COUNT - FIRST_KEPT) if left >> 4 * (kind + FIRST_KEPT) & 15]
                fits = [kind for kind in unseen if not row[RULED_OUT + kind // 3] >> 18 * (kind % 3) + tile & 1]
                if fits and dice.random() < 0.7:
                    other[HAND + holder] &= ~(7 << 3 * tile)
                    other[HAND + holder] |= dice.choice(fits) << 3 * tile
    return other


def masked(row: Row, seat: int) -> list[int]:
    copy = list(row)
    mask(copy, seat)
    return copy


def twins(seeds: range) -> Iterator[tuple[list[int], list[int], int]]:
    for options in OPTIONS:
        for seed in seeds:
            dice = random.Random(1000 + seed)
            for row in walk(options, seed):
                if row[TURN] != OVER and dice.random() < 0.1:
                    seat = dice.randrange(-1, row[PLAYERS])
                    yield row, twin(row, seat, dice), seat


def seen_apart(pairs: Iterator[tuple[list[int], list[int], int]], look: Any) -> tuple[int, int]:
    """How many twins really differed, and how many of those a look tells apart."""
    differed = told = 0
    for row, other, seat in pairs:
        if row != other:
            differed += 1
            told += json.dumps(look(row, seat)) != json.dumps(look(other, seat))
    return differed, told


def test_sv_26_sv_45_mask_and_view_of_twins_are_the_same_to_the_byte() -> None:
    """SV-26, SV-45"""
    differed, told = seen_apart(twins(range(3)), lambda row, seat: [masked(row, seat), looking.view(row, seat)])
    assert differed > 300
    assert told == 0


@pytest.mark.parametrize(
    "leak",
    [
        lambda row, seat: [*masked(row, seat), row[HAND + (seat + 1) % row[PLAYERS]]],
        lambda row, seat: [*masked(row, seat), row[VALUES + (seat + 1) % row[PLAYERS]]],
        lambda row, seat: [*masked(row, seat), left_under(row, 1, 0), left_under(row, 2, 0)],
        lambda row, seat: {**looking.view(row, seat), "moves": moves(row, [0] * MAX_MOVES)},
    ],
    ids=["a hand", "values", "what is left under the tiles", "how many moves there are"],
)
def test_a_planted_leak_is_caught(leak: Any) -> None:
    assert seen_apart(twins(range(1)), leak)[1] > 0


def test_sv_45_mask_keeps_what_the_seat_placed_and_holds_and_hides_the_rest() -> None:
    """SV-45"""
    row = lay(hands={0: ["b:dolphin"], 1: ["b:wind", "f:repel-whale"]}, who={"ra": "C3"}).row()
    mine = masked(row, 0)
    assert (mine[HAND], mine[VALUES]) == (row[HAND], row[VALUES])
    assert mine[HAND + 1 : HAND + 4] == mine[VALUES + 1 : VALUES + 4] == [UNKNOWN] * 3
    hidden = {*range(HAND, HAND + 4), *range(VALUES, VALUES + 4)}
    for seat in (-1, 0, 3):
        assert all(a == b for n, (a, b) in enumerate(zip(masked(row, seat), row, strict=True)) if n not in hidden)
    assert masked(row, -1)[HAND : HAND + 4] == masked(row, -1)[VALUES : VALUES + 4] == [UNKNOWN] * 4


def test_sv_45_at_the_end_nothing_is_masked() -> None:
    """SV-45"""
    row = play(lay(tiles="J7:m", hands={1: ["b:wind"]}), "sink J7; back volcano").row()
    assert masked(row, -1) == row


# Guesses


def guesses(row: Row, seat: int, n: int, seed: int) -> Iterator[list[int]]:
    rng = [0, 0]
    bits.seed(rng, seed, 0)
    for _ in range(n):
        world = masked(row, seat)
        guess(world, seat, rng)
        yield world


def test_a_guess_fits_what_the_seat_has_seen() -> None:
    """SV-5, SV-6, SV-35"""
    checked = 0
    for options in OPTIONS:
        for row in walk(options, 5):
            seat = checked % (row[PLAYERS] + 1) - 1
            (world,) = guesses(row, seat, 1, checked)
            assert UNKNOWN not in world
            assert masked(world, seat) == masked(row, seat)
            for terrain in (1, 2, 3):
                left = left_under(world, terrain, 0)
                counts = [left >> 4 * effect & 15 for effect in range(EFFECT_COUNT)]
                most = [MIX[terrain] - row[SEEN + terrain] >> 4 * effect & 15 for effect in range(EFFECT_COUNT)]
                assert all(0 <= count <= limit for count, limit in zip(counts, most, strict=True))
                assert counts[:FIRST_KEPT] == most[:FIRST_KEPT]
            for colour in range(row[COLOUR_COUNT]):
                values = Counter(world[VALUES + colour] >> 3 * n & 7 for n in range(row[PLACED + colour]))
                assert values <= Counter(VALUES_OF_A_COLOUR)
            checked += 1
    assert checked > 1000


def chi_squared(found: Counter[Any], expected: dict[Any, float]) -> float:
    assert set(found) <= set(expected)
    assert len(expected) - 1 in LIMITS
    return sum((found[world] - times) ** 2 / times for world, times in expected.items())


LIMITS = {1: 23.9, 5: 35.9, 20: 65.4, 31: 83.6, 32: 85.2}
"""By degrees of freedom: a right sampler goes over it once in a million times (the seeds are fixed, so not here)."""


def test_a_first_explorer_is_a_1_with_three_tenths() -> None:
    """SV-6"""
    row = strandline.game("survive").load(START).play("put 6 D4").row()
    found = Counter(world[VALUES] & 7 for world in guesses(row, -1, 20_000, 3))
    expected = {value: 2000.0 * VALUES_OF_A_COLOUR.count(value) for value in range(1, 7)}
    assert chi_squared(found, expected) < LIMITS[5]


def test_two_explorers_of_a_colour_are_any_two_of_the_ten() -> None:
    """SV-6"""
    position = strandline.game("survive", players=2).load(START)
    row = play(position, "put 6 D4; put 1 D5; put 5 D6; put 1 D7").row()
    pairs = Counter((w[VALUES] & 7, w[VALUES] >> 3 & 7) for w in guesses(row, 1, 30_000, 4))
    every = Counter(permutations(VALUES_OF_A_COLOUR, 2))
    assert chi_squared(pairs, {pair: 30_000 * n / 90 for pair, n in every.items()}) < LIMITS[32]


def hands_of(world: Row, seat: int) -> tuple[str, ...]:
    return tuple(
        EFFECTS[FIRST_KEPT + (world[HAND + seat] >> 3 * tile & 7)]
        for tile in range(18)
        if world[HELD + seat] >> tile & 1
    )


def test_tiles_of_others_are_any_physical_tiles_that_nobody_has_seen() -> None:
    """SV-5, SV-26"""
    row = lay(hands={0: ["m:repel-shark"], 1: ["b:wind", "b:dolphin"]}, who={"ra": "C3"}, players=2).row()
    pool = Counter({"dolphin": 3, "wind": 2, "move-serpent": 1, "move-shark": 1, "move-whale": 1, "repel-shark": 1})
    found = Counter(hands_of(world, 1) for world in guesses(row, 0, 40_000, 5))
    every = Counter(permutations(pool.elements(), 2))
    expected = {pair: 40_000 * n / 72 for pair, n in every.items()}
    assert len(expected) == 32
    assert chi_squared(found, expected) < LIMITS[31]
    mountain = {hands_of(world, 0) for world in guesses(row, 1, 200, 6)}
    assert mountain == {("repel-shark",), ("repel-whale",)}


def test_own_tiles_and_discards_are_not_guessed_again() -> None:
    """SV-5, SV-26"""
    row = lay(hands={0: ["m:repel-shark"], 1: ["m:repel-whale"]}, players=2).row()
    assert {hands_of(world, 1) for world in guesses(row, 0, 50, 7)} == {("repel-whale",)}
    assert all(world[HAND : HAND + 4] == row[HAND : HAND + 4] for world in guesses(row, 0, 50, 7))


def test_sv_35_a_tile_played_while_an_older_one_stays_says_what_that_is_not() -> None:
    """SV-35"""
    position = lay(1, who={"ba": "C3"}, hands={1: ["b:wind", "b:repel-shark", "b:dolphin"]}, players=2)
    row = play(position, "play dolphin; ba>C4").row()
    found = Counter(hands_of(world, 1) for world in guesses(row, 0, 30_000, 8))
    rest = {"wind": 2, "move-serpent": 1, "move-shark": 1, "move-whale": 1, "repel-shark": 1}
    every = Counter(permutations(Counter(rest).elements(), 2))
    assert set(found) == set(every)
    assert chi_squared(found, {pair: 30_000 * n / 30 for pair, n in every.items()}) < LIMITS[20]
    assert not any("dolphin" in hand for hand in found)


@pytest.mark.parametrize("effect", EFFECTS[FIRST_KEPT:])
def test_sv_35_an_older_tile_is_not_the_like_of_one_played_and_that_is_all_it_says(effect: str) -> None:
    """SV-35: nothing else is ruled out for it, and nothing for a younger one."""
    ground = "f" if effect == "repel-whale" else "b"
    older = "wind" if effect == "dolphin" else "dolphin"
    played = f"{'b' if effect in ('dolphin', 'wind') else 'f'}:{effect}"
    hands = {0: ["m:repel-shark"], 1: [f"{ground}:{older}", played, f"{ground}:move-serpent"]}
    row = lay(hands=hands, players=2).row()
    before = row[HAND + 1]
    spend(row, 1, EFFECTS.index(effect))
    assert before ^ row[HAND + 1] == EFFECTS.index(effect) - FIRST_KEPT << 3 * 2  # forgotten; the others are not
    left = MIX[TERRAINS.index(ground)] - row[SEEN + TERRAINS.index(ground)]
    unseen = {EFFECTS[kept] for kept in range(FIRST_KEPT, EFFECT_COUNT) if left >> 4 * kept & 15}
    found = [hands_of(world, 1) for world in guesses(row, 0, 400, 10)]
    assert effect in unseen
    assert {hand[0] for hand in found} == unseen - {effect}
    assert {hand[1] for hand in found} == unseen


def test_what_was_kept_by_several_is_shared_out_without_replacement() -> None:
    """SV-5"""
    row = lay(hands={1: ["m:repel-shark"], 2: ["m:repel-whale"]}, players=3).row()
    found = Counter(hands_of(world, 1) + hands_of(world, 2) for world in guesses(row, 0, 4000, 9))
    assert chi_squared(found, {("repel-shark", "repel-whale"): 2000, ("repel-whale", "repel-shark"): 2000}) < LIMITS[1]
