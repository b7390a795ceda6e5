"""Krabcek against an independent implementation: whole games with every legal move; and perft numbers kept."""

import gzip
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.core.perft import perft

DATA = Path(__file__).parents[2] / "data" / "krabcek"
GAMES = [json.loads(line) for line in gzip.decompress((DATA / "games.jsonl.gz").read_bytes()).splitlines()]
PERFT = json.loads((DATA / "perft.json").read_text())


@pytest.mark.parametrize("options", sorted({json.dumps(game["options"]) for game in GAMES}))
def test_every_game_of_the_vectors_is_ours_move_for_move(options: str) -> None:
    """KR-1 to KR-25"""
    chosen = [game for game in GAMES if game["options"] == json.loads(options)]
    assert chosen
    for told in chosen:
        position = strandline.game("krabcek", **told["options"]).load(told["start"])
        for n, (turn, legal, move) in enumerate(told["plies"]):
            assert position.text == told["texts"].get(str(n), position.text)
            assert position.turn == (strandline.CHANCE if turn == "chance" else turn)
            assert position.moves() == legal
            position = position.play(move)
        assert position.turn is None
        assert position.text == told["end"]
        assert list(map(Fraction, position.result or ())) == list(map(Fraction, told["result"]))


@pytest.mark.parametrize("told", PERFT, ids=lambda told: told["name"])
def test_perft_numbers_stay(told: dict[str, Any]) -> None:
    """KR-9 to KR-21: lines of moves and dice; every die is an outcome of its own."""
    position = strandline.game("krabcek", **told["options"]).load(told["position"])
    counts = told["counts"]
    assert [perft(position, depth, compiled=True) for depth in range(1, len(counts) + 1)] == counts
    small = [count for count in counts if count < 5000]
    assert [perft(position, depth, compiled=False) for depth in range(1, len(small) + 1)] == small


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
