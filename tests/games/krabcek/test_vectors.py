"""Krabcek against an independent implementation: whole games with every legal move; and perft numbers kept."""

import json
from typing import Any

import pytest

import strandline

from ..alike import DATA, assert_counted, assert_replayed, recorded

GAMES = recorded("krabcek")
PERFT = json.loads((DATA / "krabcek" / "perft.json").read_text())


@pytest.mark.parametrize("options", sorted({json.dumps(game["options"]) for game in GAMES}))
def test_every_game_of_the_vectors_is_ours_move_for_move(options: str) -> None:
    """KR-1 to KR-25"""
    for told in GAMES:
        if told["options"] == json.loads(options):
            assert_replayed("krabcek", told)


@pytest.mark.parametrize("told", PERFT, ids=lambda told: told["name"])
def test_perft_numbers_stay(told: dict[str, Any]) -> None:
    """KR-9 to KR-21: lines of moves and dice; every die is a separate outcome."""
    assert_counted("krabcek", told)


@pytest.mark.parametrize("told", PERFT, ids=lambda told: told["name"])
def test_small_perft_numbers_are_those_of_plain_counting(told: dict[str, Any]) -> None:
    """KR-9 to KR-21"""

    def lines(position: strandline.Position, depth: int) -> int:
        if depth == 1:
            return len(position.moves())
        return sum(lines(position.play(move), depth - 1) for move in position.moves())

    position = strandline.game("krabcek", **told["options"]).load(told["position"])
    small = [count for count in told["counts"] if count < 3000]
    assert [lines(position, depth) for depth in range(1, len(small) + 1)] == small
