"""Krabcek's estimates, for search and for the baseline: the same for the same position, however it is turned round."""

import random
import re
from math import exp
from typing import Any

import pytest

import strandline
from strandline.core.bind import bind
from strandline.games.krabcek import baseline, evaluation, rules, weights
from strandline.games.krabcek.board import NAMES
from strandline.games.krabcek.features import FEATURE_BITS, FEATURES, HIGHEST, STUCK, WINNING, features
from strandline.search import baselines
from strandline.search.thought import Budget, Root

GAME = strandline.game("krabcek")
BOTH = evaluation, baseline
CODE = {each: bind("python", rules, each) for each in BOTH}


def estimate(text: str, which: Any = evaluation) -> tuple[float, float]:
    shares = [0.0, 0.0]
    CODE[which].estimate(GAME.load(text).row(), shares)
    return shares[0], shares[1]


def texts() -> list[str]:
    """Every fifth position of some random games: before and after rolls."""
    chooser = random.Random(4)
    found = []
    for seed in range(5):
        position = GAME.start(seed)
        while position.turn is not None:
            if len(position.history) % 5 == 0:
                found.append(position.text)
            position = position.play(chooser.choice(position.moves()))
    return found


def swapped(text: str) -> str:
    """Black for White."""
    tiles, *sides, turn, turns = text.split(" | ")
    sides = [re.sub(r"b (.*) w (.*)", r"b \2 w \1", side) for side in sides]
    turn = turn.translate(str.maketrans("bw", "wb")) if turn != "open" else turn
    return " | ".join((tiles, *sides, turn, turns))


def shifted(text: str) -> str:
    """One tile down and to the right, round the torus."""
    tiles, rest = text.split(" | ", 1)
    rows = [row.split() for row in tiles.split(" / ")]
    rows = [[rows[i - 1][j - 1] for j in range(4)] for i in range(4)]
    moved = re.sub(
        r"[ghvx]\d\d", lambda name: f"{name[0][0]}{(int(name[0][1]) + 1) % 4}{(int(name[0][2]) + 1) % 4}", rest
    )
    return " / ".join(map(" ".join, rows)) + " | " + moved


@pytest.mark.parametrize("which", BOTH)
def test_colours_and_the_place_on_the_torus_change_nothing(which: Any) -> None:
    assert shifted(f"A B C D / E F G H / I J K L / M N O P | {NAMES[0]}")[:7] == "P M N O"
    told = [text for text in texts() if "pick" not in text]
    assert len(told) > 100
    for text in told:
        black, white = estimate(text, which)
        assert estimate(swapped(text), which) == pytest.approx((white, black), abs=1e-12)
        assert estimate(shifted(text), which) == (black, white)


@pytest.mark.parametrize("which", BOTH)
def test_it_shares_out_one_and_is_never_certain(which: Any) -> None:
    for text in texts():
        black, white = estimate(text, which)
        assert black + white == pytest.approx(1)
        assert 0 < black < 1


@pytest.mark.parametrize("which", BOTH)
def test_a_number_that_has_been_rolled_is_not_looked_at(which: Any) -> None:
    for text in texts():
        if " roll " in text:
            rolled = re.sub(r"roll (.)", r"\1 2", text)
            assert estimate(rolled, which) == estimate(text, which)


@pytest.mark.parametrize("which", BOTH)
def test_it_leaves_the_row_as_it_was(which: Any) -> None:
    for text in texts()[::5]:
        row = GAME.load(text).row()
        before = list(row)
        CODE[which].estimate(row, [0.0, 0.0])
        assert row == before


LABYRINTH = "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "


def test_a_tower_nearly_built_is_worth_more() -> None:
    stages = ["b - w -", "b B@g01 w -", "b B@v32 w -", "b G@v32 w -"]
    values = [estimate(f"{LABYRINTH}{pieces} | roll b | 60")[0] for pieces in stages]
    assert values == sorted(values)
    assert values[-1] > values[0] + 0.2


def test_who_stands_in_between_is_felt() -> None:
    """Black Skinnyboys on all fields beside the Big Stack of White, or as many elsewhere."""
    row = GAME.load(f"{LABYRINTH}b - w G@v32 | roll b | 60").row()
    beside = row[rules.NEXT + NAMES.index("v32")]
    around = [name for i, name in enumerate(NAMES) if beside >> i & 1]
    walls = " ".join(f"S@{name}" for name in around)
    elsewhere = " ".join(
        f"S@{name}" for name in [name for name in NAMES if name[0] == "x" and name not in around][: len(around)]
    )
    closed = estimate(f"{LABYRINTH}b {walls} w G@v32 | roll w | 60")
    free = estimate(f"{LABYRINTH}b {elsewhere} w G@v32 | roll w | 60")
    assert closed[1] < free[1] - 0.03


ENDGAME = f"{LABYRINTH}b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w {{}} | roll w | 60"


def towers(text: str) -> set[int]:
    """Return, by the rules, the numbers with which the next player to roll can build their tower."""
    rolled = ((number, GAME.load(text).play(f"die {number}")) for number in range(1, 7))
    return {
        number
        for number, position in rolled
        if position.turn is not None and any(position.play(move).result == (0, 1) for move in position.moves())
    }


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("S@g12 S@v01 G@v32 S@x22", {2, 3, 4}),
        ("S@g12 S@g32 G@v32 S@x22", None),
        ("G@v32", {3, 4}),  # by entering only
        ("L@h20 B@v32", None),
        ("L@v20 B@h30 M@h10", None),
        ("S@v01 G@g32", set()),
        ("L@h20 B@g32", set()),
    ],
)
def test_the_numbers_that_win_at_once_are_those_of_the_rules(pieces: str, expected: set[int] | None) -> None:
    text = ENDGAME.format(pieces)
    row = GAME.load(text).row()
    found = {number for number in range(1, 7) if CODE[baseline].winning(row, 1) >> number & 1}
    assert found == towers(text)
    assert len(found) == features(row, 1)[1] >> WINNING & HIGHEST
    assert expected is None or found == expected
    if found:
        assert estimate(text, baseline)[1] > estimate(text.replace("roll w", "roll b"), baseline)[1]


def test_the_numbers_that_lose_at_once_are_those_of_the_rules() -> None:
    lost = 0
    for text in [ENDGAME.format("S@g12 S@v01 G@v32 S@x22"), *texts()]:
        position = GAME.load(text)
        if " roll " in text:
            rolled = [position.play(f"die {number}") for number in range(1, 7)]
            stuck = sum(each.turn is None for each in rolled)
            seat = "bw".index(text.split(" | ")[-2][-1])
            assert features(position.row(), seat)[1] >> STUCK & HIGHEST == stuck
            lost += stuck
    assert lost


def test_four_hidden_units_in_an_int_are_as_good_as_four() -> None:
    for text in texts()[::7]:
        seen = [each for seat in range(2) for each in features(GAME.load(text).row(), seat)]
        units = [0] * len(weights.UNITS) + [weights.BIAS]
        for k, rows in enumerate(weights.NET["features"]):
            value = seen[k // FEATURES] >> FEATURE_BITS * (k % FEATURES) & HIGHEST
            if value < len(rows):
                units = [unit + more for unit, more in zip(units, rows[value], strict=True)]
        logit = units[-1] / weights.ONE
        for unit, weight in zip(units, weights.UNITS, strict=False):
            logit += min(max(unit / weights.ONE, 0), 1) * weight / weights.ONE
        wins, losses = seen[1] >> WINNING & HIGHEST, seen[1] >> STUCK & HIGHEST
        expected = (wins + (6 - wins - losses) / (1 + exp(-logit))) / 6
        assert evaluation.chances(*seen) == pytest.approx(expected, abs=1e-9)
    assert any(weights.UNITS)


def test_what_bots_are_measured_by_stays_as_it_is() -> None:
    """Level 6 must score so much against ``greedy``: against this one, not against one made weaker."""
    position = GAME.load(ENDGAME.format("S@g12 S@v01 G@v32 S@x22"))
    assert estimate(position.text, baseline) == pytest.approx((0.06502356, 0.93497644), abs=1e-8)
    rolled = position.play("die 1")
    for judged in baselines.greedy(Root.of(rolled), Budget(nodes=1), target="python").moves:
        row = rolled.row()
        rules.play(row, judged.move)
        shares = [0.0, 0.0]
        CODE[baseline].estimate(row, shares)
        assert judged.values == pytest.approx(tuple(shares), abs=1e-12)
