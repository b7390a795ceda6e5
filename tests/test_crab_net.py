"""The net of ``bench/crab_net``, which scores positions of two-player Crab Stack."""

import random
import sys
from pathlib import Path

import pytest

import strandline
from strandline.core.bind import bind
from strandline.games.crab_stack import rules
from strandline.games.crab_stack.board import CELLS, NAMES, OCCUPIED

from .games.crab_stack.test_evaluation import positions, shown_otherwise

pytest.importorskip("numba")
BENCH = str(Path(__file__).parents[1] / "bench")
sys.path.insert(0, BENCH)
from crab_net import features, net, weights  # noqa: E402

sys.path.remove(BENCH)


def test_the_score_of_who_wins_a_random_game_is_mostly_above_zero() -> None:
    is_right = []
    for seed in range(60):
        position = strandline.game("crab-stack").start(seed=seed)
        chooser = random.Random(seed)
        told = []
        while position.turn is not None:
            told.append((position.turn, net.score(position.row())))
            position = position.play(chooser.choice(position.moves()))
        assert position.result is not None
        if 1 in position.result:
            is_right += [(score > 0) == (position.result[seat] == 1) for seat, score in told]
    assert sum(is_right) / len(is_right) > 0.6


def test_a_symmetry_leaves_the_score_as_it_is() -> None:
    chooser = random.Random(4)
    for position in positions(2, range(10)):
        if "?" not in position.text:
            other, _ = shown_otherwise(position, chooser)
            assert net.score(position.row()) == net.score(other.row()), (position.text, other.text)


def test_every_feature_has_weights_and_no_hidden_unit_leaves_its_lane() -> None:
    rows, heads = weights.NET["features"], weights.NET["heads"]
    assert len(rows) == features.FEATURES
    assert len(heads) == len(net.STAGE_BEGINS) + 1
    assert {len(each) for each in rows + heads} == {2 * weights.LANES + 1}
    most = max(abs(weight) for row in rows for weight in row[: 2 * weights.LANES])
    assert most * features.AT_ONCE < weights.NOTHING


def test_a_crab_is_reached_by_those_that_can_move_there() -> None:
    """The feature counts moves of both players, also of the one whose turn it is not."""
    for position in positions(2, range(4)):
        if "?" in position.text:
            continue
        row, out = position.row(), [0] * rules.MAX_MOVES
        reached = dict.fromkeys(range(64), 0)
        for move in out[: rules.moves(row, out)]:
            reached[move & 63] += 1
        own = rules.tops(row, row[0])
        for cell in (cell for cell in CELLS.values() if row[OCCUPIED] >> cell & 1):
            crab = rules.pile(row, cell) & 63
            both = features.features_of_top(row, cell, crab >> 2 & 3, -1, features.kind_of(crab, row[0]), own)
            by_own = ((both >> features.BITS) - features.REACHED) // 16 % 4
            assert by_own == min(reached[cell], features.MANY), (position.text, NAMES[cell])


def test_compiled_scores_are_the_same_and_stay_below_what_a_search_keeps_for_wins() -> None:
    code = bind("cpu", rules, net)
    for position in positions(2, range(6)):
        row = position.row()
        assert code.score(code.array(row)) == net.score(row), position.text
        assert abs(net.score(row)) < 15_000
