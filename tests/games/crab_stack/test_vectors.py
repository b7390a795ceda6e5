"""Crab Stack against an independent implementation: whole games with every legal move, and perft numbers."""

import json
from typing import Any

import pytest

from ..alike import DATA, assert_counted, assert_replayed, recorded

GAMES = recorded("crab-stack")
PERFT = json.loads((DATA / "crab-stack" / "perft.json").read_text())


@pytest.mark.parametrize("options", sorted({json.dumps(game["options"]) for game in GAMES}))
def test_every_game_of_the_vectors_is_ours_move_for_move(options: str) -> None:
    """CS-4 to CS-19"""
    for told in GAMES:
        if told["options"] == json.loads(options):
            assert_replayed("crab-stack", told)


@pytest.mark.parametrize("told", PERFT, ids=lambda told: told["position"][:24])
def test_perft_numbers_agree(told: dict[str, Any]) -> None:
    """CS-5 to CS-16"""
    assert_counted("crab-stack", told)
