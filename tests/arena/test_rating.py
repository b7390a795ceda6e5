"""Scores, Elo and the sequential test, against numbers that others have published."""

import math
import random
from itertools import pairwise

import pytest

from strandline.arena.rating import BOUND, Pairing, Sprt, elo, expected, ladder, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998),
        # table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("score", "difference"), [(1 / 2, 0), (10 / 11, 400), (0.7597, 200), (0.3599, -100)])
def test_400_elo_are_odds_of_ten_to_one(score: float, difference: float) -> None:
    """The logistic curve of the US Chess Federation (Glickman and Jones, "Rating the chess rating system", 1999)."""
    assert elo(score) == pytest.approx(difference, abs=0.1)
    assert expected(elo(score)) == pytest.approx(score)


def test_elo_at_a_bigger_table_is_nothing_for_par() -> None:
    assert elo(0.25, 4) == pytest.approx(0)
    assert expected(0, 4) == pytest.approx(0.25)
    assert elo(0.4, 4) == pytest.approx(400 * math.log10(2))
    assert elo(1.0) == math.inf
    assert elo(0.0) == -math.inf


def spread(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return deals with the given numbers of each mean score: 0, 1/4, 1/2, 3/4, 1."""
    return tuple(i / (len(counts) - 1) for i, n in enumerate(counts) for _ in range(n))


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [
        # LLR_logistic of fishtest (official-stockfish/fishtest, server/fishtest/stats/LLRcalc.py) for these pairs.
        ((3, 20, 50, 22, 5), 0, 20, 0.04032037241670679),
        ((3, 20, 50, 22, 5), 0, 5, 0.17838022438188125),
        ((3, 20, 50, 22, 5), -10, 10, 0.9344729113889829),
        ((0, 10, 30, 12, 0), 0, 20, -0.27041453628885204),
        ((12, 40, 60, 30, 8), 0, 20, -2.9973011351582723),
        ((12, 40, 60, 30, 8), -10, 10, -2.0579732004260216),
    ],
)
def test_the_ratio_is_that_of_fishtest(counts: tuple[int, ...], elo0: float, elo1: float, llr: float) -> None:
    assert Sprt(elo0, elo1, deals=spread(counts)).llr == pytest.approx(llr, abs=1e-5)


def test_the_bounds_are_walds() -> None:
    assert pytest.approx(2.944438979166440) == BOUND
    assert Sprt(0, 50).verdict is None
    assert Sprt(0, 50, deals=(1.0,) * 400).verdict == "elo1"
    assert Sprt(0, 50, deals=(0.0,) * 400).verdict == "elo0"


@pytest.mark.parametrize(("true", "verdict"), [(0, "elo0"), (50, "elo1")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_test_errs_seldom(true: float, verdict: str, seats: int) -> None:
    """At most 5 % of the tests err on the side where the truth is; of 60 at most 8 (more: 1 in 200)."""
    rng, wrong = random.Random(7), 0
    for _ in range(60):
        deals: list[float] = []
        while True:
            for _ in range(20):
                deals.append(sum(rng.random() < expected(true, seats) for _ in range(seats)) / seats)
            found = Sprt(0, 50, seats, tuple(deals)).verdict
            if found:
                wrong += found != verdict
                break
    assert wrong <= 8


def test_a_ladder_finds_the_strengths_again() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 250.0, "d": 310.0}
    for seats in (2, 4):
        pairings = [
            Pairing(high, low, 1e5 * expected(true[high] - true[low], seats), 100_000, seats)
            for low, high in [*pairwise(true), ("a", "d")]
        ]
        rated = ladder(pairings, "a")
        assert list(rated) == ["d", "c", "b", "a"]
        for name, at in rated.items():
            assert at.elo == pytest.approx(true[name], abs=0.1)
            assert at.low <= at.elo <= at.high
        assert rated["a"].low == rated["a"].high == 0


def test_the_interval_of_one_pairing_is_that_of_its_score() -> None:
    """The delta method: sd of the log-odds is 1 / sqrt(n p (1 - p))."""
    rated = ladder([Pairing("b", "a", 6400, 10_000)], "a")["b"]
    assert rated.high - rated.low == pytest.approx(
        2 * 1.96 * 400 / math.log(10) / math.sqrt(1e4 * 0.64 * 0.36), rel=1e-3
    )


def test_those_who_never_lost_and_those_who_never_met_are_no_trouble() -> None:
    rated = ladder([Pairing("b", "a", 20, 20), Pairing("y", "x", 3, 4), Pairing("c", "a", 0, 0)], "a")
    assert set(rated) == {"a", "b"}
    assert 300 < rated["b"].elo < 1000
