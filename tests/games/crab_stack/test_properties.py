"""Crab Stack: what holds in every position of every game, whatever is chosen."""

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline import Game, Position
from strandline.games.crab_stack.board import CELLS, LAYOUTS, NAMES

from ..alike import assert_one_phase, assert_targets_agree, random_game

OPTIONS = st.one_of(
    *(
        st.fixed_dictionaries(
            {
                "players": st.just(players),
                "layout": st.sampled_from(sorted(layouts)),
                "tie": st.sampled_from(["mover", "next"]),
                "repetition": st.sampled_from([0, 2, 3]),
            }
        )
        for players, layouts in LAYOUTS.items()
    )
)
GAMES = OPTIONS.map(lambda options: strandline.game("crab-stack", **options))
SEEDS = st.integers(0, 2**62)


def stacks(position: Position) -> dict[str, list[str]]:
    cells = position.view()["cells"]
    return {cell: [text[i : i + 2] for i in range(0, len(text), 2)] for cell, text in cells.items() if text}


def crabs(position: Position) -> Counter[str]:
    return Counter(crab for stack in stacks(position).values() for crab in stack)


def neighbours(cell: str) -> set[str]:
    """CS-2 by axial coordinates, not by the shifts of the rules."""
    q, row = divmod(CELLS[cell], 8)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return {
        NAMES[8 * (q + dq) + row + dt] for dq, dt in steps if 0 <= row + dt < 8 and 8 * (q + dq) + row + dt in NAMES
    }


def groups(cells: set[str]) -> list[set[str]]:
    found = []
    rest = set(cells)
    while rest:
        edge = {min(rest)}
        group: set[str] = set()
        while edge:
            group |= edge
            edge = {near for cell in edge for near in neighbours(cell)} & rest - group
        found.append(group)
        rest -= group
    return found


@settings(max_examples=120, deadline=None)
@given(GAMES, SEEDS)
def test_random_games_to_the_end_keep_the_invariants(game: Game, seed: int) -> None:
    """CS-5, CS-9, CS-11, CS-13, CS-19"""
    positions = random_game(game, seed)
    for before, after in pairwise(positions):
        move = after.history[-1]
        lost = crabs(before) - crabs(after)
        assert not crabs(after) - crabs(before)
        if move.startswith("keep"):
            assert set(stacks(after)) in groups(set(stacks(before)))
        else:
            start, goal = move.split("-")
            assert stacks(before)[start][-1][0] == "rbgy"[before.turn or 0]
            assert goal not in stacks(after) or stacks(after)[goal] == stacks(before)[goal] + stacks(before)[start][-1:]
        if lost:
            occupied = set(stacks(before)) - ({move[:2]} if len(stacks(before).get(move[:2], "")) == 1 else set())
            assert len(groups(occupied)) > 1  # crabs only ever leave by the wave
        assert set(after.view()["alive"]) <= set(before.view()["alive"])
        assert len(groups(set(stacks(after)))) == 1 or after.view()["choice"]
        for stack in stacks(after).values():
            sizes = ["SML".index(crab[1]) for crab in stack]
            assert sizes == sorted(sizes)
    assert positions[-1].turn is None or game.options.repetition == 0
    if positions[-1].result:
        assert sum(positions[-1].result) == pytest.approx(1)


@settings(max_examples=40, deadline=None)
@given(GAMES, SEEDS)
def test_every_position_round_trips_through_its_text(game: Game, seed: int) -> None:
    """CS-19, CS-20"""
    for position in random_game(game, seed):
        again = game.load(position.text)
        assert again.text == position.text
        assert again.turn == position.turn
        assert again.moves() == position.moves()
        assert again.result == position.result


@settings(max_examples=60, deadline=None)
@given(GAMES, SEEDS)
def test_interpreted_and_compiled_agree_step_by_step(game: Game, seed: int) -> None:
    """CS-4 to CS-17"""
    assert_targets_agree(game, seed)


def axial(cell: str) -> tuple[int, int]:
    column, row = divmod(CELLS[cell], 8)
    return column - 3, 6 - column - row


def named(q: int, r: int) -> str:
    return NAMES[8 * (q + 3) + 3 - q - r]


def turned(cell: str) -> str:
    """A sixth of a turn round the water."""
    q, r = axial(cell)
    return named(-r, q + r)


def mirrored(cell: str) -> str:
    q, r = axial(cell)
    return named(r, q)


def moved(text: str, change: Any) -> str:
    """A position or a move with every cell changed."""
    return re.sub(r"\b[a-g][1-7]\b", lambda cell: change(cell[0]), text)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([2, 4]), SEEDS, st.sampled_from([turned, mirrored]))
def test_turning_and_mirroring_the_board_maps_moves_onto_moves(players: int, seed: int, change: Any) -> None:
    """CS-2, CS-7 to CS-11"""
    game = strandline.game("crab-stack", players=players)
    for position in random_game(game, seed, 40):
        twin = game.load(moved(position.text, change))
        if position.view()["choice"]:
            assert len(twin.moves()) == len(position.moves())
        else:
            assert twin.moves() == sorted(moved(move, change) for move in position.moves())


def test_a_turn_has_one_phase() -> None:
    assert_one_phase(strandline.game("crab-stack"))
