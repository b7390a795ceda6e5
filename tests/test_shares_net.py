"""The net of ``bench/shares_net``, which shares the result of Crab Stack among four players."""

import math
import random
import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation, rules

from .games.crab_stack.test_evaluation import positions

pytest.importorskip("numba")
BENCH = str(Path(__file__).parents[1] / "bench")
sys.path.insert(0, BENCH)
from shares_net import features, net, self_play, weights  # noqa: E402

sys.path.remove(BENCH)


def shares(row: list[int], scores: object = net) -> list[float]:
    out = [0.0] * 4
    scores.estimate(row, out)  # type: ignore[attr-defined]
    return out


def test_it_knows_the_winners_of_random_games_better_than_the_hand_made_estimate() -> None:
    loss = {net: 0.0, evaluation: 0.0}
    chooser = random.Random(1)
    for first in positions(4, range(40)):
        position = first
        while position.turn is not None:
            position = position.play(chooser.choice(position.moves()))
        assert position.result is not None
        if first.turn is not None:
            for scores in loss:
                told = shares(first.row(), scores)
                loss[scores] -= sum(r * math.log(max(p, 1e-6)) for r, p in zip(position.result, told, strict=True) if r)
    assert loss[net] < loss[evaluation]


def test_shares_sum_to_one_and_colours_do_not_matter() -> None:
    """Each colour passes its crabs to the next, and so does whose turn it is."""
    colours = str.maketrans("rbgy", "bgyr")
    for position in positions(4, range(6)):
        found = shares(position.row())
        assert math.isclose(sum(found), 1)
        if "?" not in position.text:
            stacks, turn, alive = position.text.split(" / ")
            stacks = re.sub(":(\\S+)", lambda found: found[0].translate(colours), stacks)
            swapped = f"{stacks} / {turn.translate(colours)} / {alive.translate(colours)}"
            other = position.game.load(swapped)
            assert [found[3], *found[:3]] == pytest.approx(shares(other.row())), position.text


def test_every_feature_has_weights_and_no_hidden_unit_leaves_its_lane() -> None:
    rows, heads = weights.NET["features"], weights.NET["heads"]
    assert len(rows) == features.FEATURES
    assert len(heads) == 3 * features.STAGES
    assert {len(row) for row in rows} == {weights.ROW}
    assert {len(head) for head in heads} == {weights.ROW - 1}
    for unit in range(weights.ROW):
        most = [max(abs(row[unit]) for row in rows[begin:end]) for begin, end in bounds()]
        # A player has nine crabs: each has two features on top, or one below another.
        assert 9 * max(most[0] + most[1], most[2]) < weights.NOTHING


def bounds() -> list[tuple[int, int]]:
    starts = [features.TOP, features.REACHED, features.COVERED, features.MOBILE]
    return list(pairwise(starts))


def test_what_is_learnt_from_is_what_the_net_sees() -> None:
    """The features that the training writes, added up, give the net's own shares."""
    for position in positions(4, range(3)):
        row = position.row()
        out, owners = [0] * features.AT_ONCE, [0] * features.AT_ONCE
        self_play.describe(row, out, owners)
        sums = [[0] * weights.ROW for _ in range(4)]
        for feature, owner in zip(out, owners, strict=True):
            if feature >= 0:
                for unit, weight in enumerate(weights.NET["features"][feature]):
                    sums[owner][unit] += weight
        alive = [seat for seat in range(4) if row[self_play.ALIVE] >> seat & 1]
        head = weights.NET["heads"][
            (len(alive) - 2) * features.STAGES + net.stage_of(row[self_play.OCCUPIED].bit_count())
        ]
        odds = {
            seat: math.exp(
                sums[seat][-1] / weights.ONE
                + sum(net.hidden(total) * by for total, by in zip(sums[seat], head, strict=False)) / weights.ONE**2
            )
            for seat in alive
        }
        whole = sum(odds.values())
        assert shares(row) == pytest.approx([odds.get(seat, 0.0) / whole for seat in range(4)]), position.text


def test_compiled_shares_are_the_same() -> None:
    code = bind("cpu", rules, net)
    for position in positions(4, range(3)):
        out = code.zeros(4, kind=float)
        code.estimate(code.array(position.row()), out)
        assert list(out) == shares(position.row()), position.text
