"""Crab Stack against an independent implementation: whole games with every legal move, and perft numbers."""

import gzip
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.core.perft import perft

DATA = Path(__file__).parents[2] / "data" / "crab-stack"
GAMES = [json.loads(line) for line in gzip.decompress((DATA / "games.jsonl.gz").read_bytes()).splitlines()]
PERFT = json.loads((DATA / "perft.json").read_text())


@pytest.mark.parametrize("options", sorted({json.dumps(game["options"]) for game in GAMES}))
def test_every_game_of_the_vectors_is_ours_move_for_move(options: str) -> None:
    """CS-4 to CS-19"""
    chosen = [game for game in GAMES if game["options"] == json.loads(options)]
    assert chosen
    for told in chosen:
        position = strandline.game("crab-stack", **told["options"]).load(told["start"])
        for n, (turn, legal, move) in enumerate(told["plies"]):
            assert position.text == told["texts"].get(str(n), position.text)
            assert position.turn == turn
            assert position.moves() == legal
            position = position.play(move)
        assert position.text == told["end"]
        assert [Fraction(share).limit_denominator(4) for share in position.result or ()] == list(
            map(Fraction, told["result"])
        )


@pytest.mark.parametrize("told", PERFT, ids=lambda told: told["position"][:24])
def test_perft_numbers_agree(told: dict[str, Any]) -> None:
    """CS-5 to CS-16"""
    position = strandline.game("crab-stack", **told["options"]).load(told["position"])
    counts = told["counts"]
    small = [count for count in counts if count < 5000]
    assert [perft(position, depth, compiled=False) for depth in range(1, len(small) + 1)] == small
    assert [perft(position, depth, compiled=True) for depth in range(1, len(counts) + 1)] == counts
