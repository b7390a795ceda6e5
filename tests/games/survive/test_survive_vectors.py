"""Survive against an independent implementation: whole games with every legal move, in every variant."""

import gzip
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline import CHANCE
from strandline.core.contract import OVER
from strandline.games.survive.notation import move_text, read, write
from strandline.games.survive.rules import MAX_MOVES, moves, play, points_of, result, turn

DATA = Path(__file__).parents[2] / "data" / "survive"
GAMES = [json.loads(line) for line in gzip.decompress((DATA / "games.jsonl.gz").read_bytes()).splitlines()]
CHOICES = sorted({json.dumps(game["options"]) for game in GAMES})


@pytest.mark.parametrize("options", CHOICES)
def test_every_game_of_the_vectors_is_ours_move_for_move(options: str) -> None:
    """SV-7 to SV-60. Over the row, for speed; the next test goes by way of positions."""
    chosen = [game for game in GAMES if game["options"] == json.loads(options)]
    assert len(chosen) == 10
    for told in chosen:
        game = strandline.game("survive", **told["options"])
        row = game.blank()
        read(row, told["start"])
        assert write(row) == told["start"]
        out = [0] * MAX_MOVES
        for seat, legal, made in told["plies"]:
            assert turn(row) == (CHANCE if seat == "chance" else seat)
            found = out[: moves(row, out)]
            named = {move_text(row, move): move for move in found}
            assert len(named) == len(found) == (legal if isinstance(legal, int) else len(legal))
            assert isinstance(legal, int) or sorted(named) == legal
            play(row, named[made])
        shares = [0.0] * game.seats
        result(row, shares)
        assert turn(row) == OVER
        assert [points_of(row, seat) for seat in range(game.seats)] == told["scores"]
        assert shares == pytest.approx([float(Fraction(share)) for share in told["result"]])


@pytest.mark.parametrize("told", [GAMES[i] for i in range(0, 100, 10)], ids=lambda told: json.dumps(told["options"]))
def test_a_game_in_each_variant_is_replayed_from_its_text(told: dict[str, Any]) -> None:
    """SV-59"""
    game = strandline.game("survive", **told["options"])
    text = f"{told['start']} | {'; '.join(made for _, _, made in told['plies'])}"
    position = game.load(text)
    assert position.turn is None
    assert position.text == text
    assert position.view()["scores"] == told["scores"]
    assert position.result == pytest.approx([float(Fraction(share)) for share in told["result"]])
    assert sum(len(people) for people in position.view()["saved"].values()) == len(
        [move for move in position.history if move[-2:] in ("NW", "NE", "SW", "SE")]
    )


def test_the_vectors_have_what_is_seldom_seen() -> None:
    """So that agreement means something: picks, reactions, relocations and the long end are in them."""
    made = [move for game in GAMES for _, _, move in game["plies"]]
    for start in ("aboard ", "repel", "let", "play serpent", "play shark", "play whale", "play wind", "play dolphin"):
        assert any(move.startswith(start) for move in made), start
    assert any("volcano" in move for move in made)
