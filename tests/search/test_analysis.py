"""Analysis: values add up, proofs are marked, luck is fair, losses are losses, and secrets stay secret."""

import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import strandline
from strandline import CHANCE, Position, Record
from strandline.core import bits, numba_cache
from strandline.search import analysis
from strandline.search.analysis import ALL, WATCHER, Analysis, Course, Walk, analyse, analyse_record
from strandline.search.plot import plot
from strandline.search.thought import Budget

from ..toy import seat_at_the_table

LOST = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"
"""Red loses with any move."""


def at_random(name: str, seed: int, plies: int, **options: Any) -> Position:
    """Return a position after a number of random moves."""
    dice = random.Random(seed)
    position = strandline.game(name, **options).start(seed=seed)
    for _ in range(plies):
        if position.turn is not None:
            position = position.play(dice.choice(position.moves()))
    return position


def untimed(found: Any) -> Any:
    return replace(found, seconds=0.0)


@pytest.fixture(scope="module")
def krabcek() -> tuple[Record, Course]:
    record = Record.of(at_random("krabcek", 29, 10_000))
    return record, analyse_record(record, nodes=60)


@pytest.fixture(scope="module")
def crab_stack() -> tuple[Record, Course]:
    record = Record.of(at_random("crab-stack", 2, 10_000))
    return record, analyse_record(record, nodes=400)


@pytest.fixture(params=["krabcek", "crab_stack"])
def game(request: pytest.FixtureRequest) -> tuple[Record, Course]:
    found: tuple[Record, Course] = request.getfixturevalue(request.param)
    return found


# Positions


@pytest.mark.parametrize(
    ("name", "options", "plies"),
    [("crab-stack", {}, 3), ("crab-stack", {"players": 3}, 5), ("krabcek", {}, 9), ("krabcek", {}, 20)],
)
def test_every_move_is_told_by_name_with_values_that_add_up_to_one(
    name: str, options: dict[str, Any], plies: int
) -> None:
    position = at_random(name, 3, plies, **options)
    found = analyse(position, nodes=600)
    assert sorted(each.move for each in found.moves) == position.moves()
    assert found.turn == position.turn
    for each in found.moves:
        assert sum(each.values) == pytest.approx(1)
        assert len(each.errors) == len(each.values) == position.game.seats
        assert all(error >= 0 for error in each.errors)
        assert each.line[0] == each.move
    assert sum(found.values) == pytest.approx(1)


def test_the_expected_line_can_be_played_and_no_outcome_of_chance_is_expected() -> None:
    longest = 0
    for position in (at_random("crab-stack", 3, 4), at_random("krabcek", 3, 20), at_random("krabcek", 3, 21)):
        for each in analyse(position, nodes=2000).moves:
            after = position
            for number, move in enumerate(each.line):
                assert number == 0 or after.turn != CHANCE
                after = after.play(move)
            longest = max(longest, len(each.line))
    assert longest > 3


def test_a_forced_win_is_found_first_and_marked() -> None:
    position = strandline.game("crab-stack").load(LOST)
    lost = analyse(position, nodes=1000)
    assert lost.values == (0.0, 1.0)
    assert lost.is_proven
    won = analyse(position.play(lost.moves[0].move), nodes=1000)
    assert won.is_proven
    assert won.moves[0].is_proven
    assert won.moves[0].values == (0.0, 1.0)
    assert won.moves[0].errors == (0.0, 0.0)


def test_what_the_solver_proves_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    position = at_random("crab-stack", 0, 8)
    proven = analyse(position, nodes=20_000)
    assert (proven.values, proven.errors, proven.is_proven) == ((1.0, 0.0), (0.0, 0.0), True)
    monkeypatch.setattr(analysis, "_is_solvable", lambda game: False)
    assert not analyse(position, nodes=20_000).is_proven


def test_outcomes_of_chance_come_with_their_odds_and_make_the_value_of_the_roll() -> None:
    position = at_random("krabcek", 3, 9)
    assert position.turn == CHANCE
    found = analyse(position, nodes=600)
    assert [each.move for each in found.moves] == list(position.weights())
    for each in found.moves:
        assert each.odds == pytest.approx(float(position.odds()[each.move]))
    for seat in (0, 1):
        mean = sum((each.odds or 0) * each.values[seat] for each in found.moves)
        assert found.values[seat] == pytest.approx(mean)


def test_a_finished_game_is_worth_its_result() -> None:
    position = strandline.game("crab-stack").load("b2:rL / over r / r")
    found = analyse(position, nodes=1)
    assert (found.turn, found.values, found.moves, found.is_proven) == (None, position.result, (), True)


def test_the_same_seed_repeats_an_analysis_and_another_does_not() -> None:
    position = at_random("krabcek", 3, 20)
    found = analyse(position, nodes=300, seed=7)
    assert untimed(analyse(position, nodes=300, seed=7)) == untimed(found)
    assert untimed(analyse(position, nodes=300, seed=8)) != untimed(found)


def test_where_nothing_is_hidden_it_does_not_matter_who_asks() -> None:
    position = at_random("crab-stack", 0, 8)
    found = [analyse(position, nodes=20_000, seat=seat) for seat in (None, 0, 1)]
    assert found[0].is_proven
    assert found[0].moves == found[1].moves == found[2].moves


def test_few_visits_make_no_move_surer_than_the_one_that_was_searched_most() -> None:
    found = analyse(at_random("crab-stack", 3, 8, players=4), nodes=800)
    open_ = [each for each in found.moves if not each.is_proven]
    most = max(open_, key=lambda each: each.visits)
    assert min(open_, key=lambda each: each.visits).visits < 10
    for each in open_:
        assert all(mine >= least for mine, least in zip(each.errors, most.errors, strict=True))
    assert max(most.errors) > 0


def test_a_budget_is_needed_and_a_seat_must_be_one_of_the_game() -> None:
    position = at_random("krabcek", 3, 20)
    with pytest.raises(ValueError, match="seconds or nodes"):
        strandline.analyse(position)
    with pytest.raises(ValueError, match="1 node or more"):
        strandline.analyse(position, nodes=0)
    with pytest.raises(ValueError, match="1 node or more"):
        strandline.analyse_record(Record.of(position), nodes=0)
    with pytest.raises(strandline.BadOption, match="there is no seat 2"):
        strandline.analyse(position, nodes=1, seat=2)
    for wrong in ({"nodes": -5}, {"seconds": -1.0}, {"seconds": float("nan")}):
        with pytest.raises(ValueError, match="a budget is nothing or more"):
            Budget(**wrong)
    for threads in (0, -1):
        with pytest.raises(ValueError, match="one thread or more"):
            Budget(nodes=1, threads=threads)


def test_a_position_and_a_record_are_not_taken_for_each_other() -> None:
    position: Any = at_random("crab-stack", 3, 2)
    record: Any = Record.of(position)
    with pytest.raises(TypeError, match="Records are for analyse_record"):
        strandline.analyse(record, nodes=1)
    with pytest.raises(TypeError, match="Positions are for analyse"):
        strandline.analyse_record(position, nodes=1)


def test_importing_the_package_loads_no_search() -> None:
    code = "import sys, strandline; print(any('search' in name for name in sys.modules)); strandline.analyse"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
    with pytest.raises(AttributeError, match="no attribute 'analyze'"):
        strandline.analyze  # noqa: B018


# Records


def test_winning_chances_add_up_to_one_at_every_point_and_end_in_the_result(game: tuple[Record, Course]) -> None:
    record, course = game
    assert len(course.chances) == len(course.errors) == len(record.moves) + 1
    for chances in course.chances:
        assert sum(chances) == pytest.approx(1)
    assert record.result is not None
    assert course.chances[-1] == tuple(map(float, record.result))


def test_a_decision_never_gains(game: tuple[Record, Course]) -> None:
    record, course = game
    lost = 0
    for position, step in zip(record.positions(), course.steps, strict=False):
        assert step.turn == position.turn
        assert step.loss >= 0
        if step.turn != CHANCE:
            lost += step.loss > 0
            assert (step.loss > 0) == (step.best is not None)
            assert step.best != step.move
    assert lost > 2


def test_the_only_move_loses_nothing() -> None:
    position = strandline.game("crab-stack").load("c5:bLbL d6:bSbSrSbMrL e5:rM f4:rSbM / b / rb")
    (only,) = position.moves()
    course = analyse_record(Record.of(position.play(only)), nodes=20)
    assert course.loss == (0.0, 0.0)
    assert course.steps[0].before == course.steps[0].after == course.chances[1]


def test_where_chance_has_no_part_nobody_is_lucky(crab_stack: tuple[Record, Course]) -> None:
    _, course = crab_stack
    assert course.luck == (0.0, 0.0)
    assert all(step.luck == (0.0, 0.0) for step in course.steps)


def test_luck_is_nothing_on_average_over_all_outcomes_by_their_odds() -> None:
    """Whatever the search thinks of them."""
    position = at_random("krabcek", 3, 9)
    lucks = {
        move: analyse_record(Record.of(position.play(move)), nodes=100).steps[-1].luck for move in position.moves()
    }
    for seat in (0, 1):
        assert sum(float(odds) * lucks[move][seat] for move, odds in position.odds().items()) == pytest.approx(0)
    assert max(luck[0] for luck in lucks.values()) > 0.001


def test_luck_is_what_came_less_what_could_have_come(krabcek: tuple[Record, Course]) -> None:
    _, course = krabcek
    rolls = [step for step in course.steps if step.turn == CHANCE]
    assert rolls
    for step in rolls:
        assert step.loss == 0
        assert sum(step.luck) == pytest.approx(0)
    assert max(abs(step.luck[0]) for step in rolls) > 0.02


def test_start_luck_losses_gifts_and_rest_make_the_end(game: tuple[Record, Course]) -> None:
    _, course = game
    for seat in (0, 1):
        made = course.chances[0][seat] + course.luck[seat] - course.loss[seat] + course.gifts[seat] + course.rest[seat]
        assert made == pytest.approx(course.chances[-1][seat])
    assert course.gifts[0] == pytest.approx(course.loss[1])  # of two, one's loss is the other's gift
    jumps = 0.0
    for step, before, after in zip(course.steps, course.chances, course.chances[1:], strict=False):
        jumps += step.before[0] - before[0] + after[0] - step.after[0]
    assert course.rest[0] == pytest.approx(jumps)


def test_a_game_that_was_given_up_ends_with_what_the_position_was_worth() -> None:
    position = strandline.game("crab-stack").load(LOST)
    record = Record.of(position, end=strandline.End("resigned", 1))
    course = analyse_record(record, nodes=500)
    assert course.chances == ((0.0, 1.0),)
    assert course.steps == ()


def test_the_same_seed_repeats_the_course_of_a_game(krabcek: tuple[Record, Course]) -> None:
    record, course = krabcek
    told: list[tuple[int, int]] = []
    again = analyse_record(record, nodes=60, on_progress=lambda done, total: told.append((done, total)))
    assert untimed(again) == untimed(course)
    assert told == [(n, len(record.moves) + 1) for n in range(1, len(record.moves) + 2)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["crab_stack", "krabcek"])
def test_no_look_depends_on_what_was_looked_at_before(name: str, request: pytest.FixtureRequest) -> None:
    record, course = request.getfixturevalue(name)
    walk = Walk(record, Budget(nodes=60 if name == "krabcek" else 400))
    for _ in range(2):
        assert untimed(walk.course({at: walk.look(*at) for at in sorted(walk.points)})) == untimed(course)


def test_the_best_move_is_judged_as_the_played_one_is_by_a_search_of_the_position_after_it(
    krabcek: tuple[Record, Course], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the search that chose it thought: the highest of many guesses is too high."""
    record, course = krabcek
    positions = list(record.positions())
    looked: dict[tuple[int, ...], Analysis] = {}
    look = analysis._Analyst.look

    def noted(self: Any, position: Position, seat: int, number: int) -> Analysis:
        found = looked[tuple(position.row())] = look(self, position, seat, number)
        return found

    monkeypatch.setattr(analysis._Analyst, "look", noted)
    analyse_record(record, nodes=60)
    compared = 0
    for position, step in zip(positions, course.steps, strict=False):
        if step.best is not None and not step.is_proven:
            best, played = (looked[tuple(position.play(move).row())] for move in (step.best, step.move))
            compared += step.before == best.values
            assert step.after == played.values
    assert compared > 2


def test_a_loss_is_a_mistake_only_if_it_is_more_than_it_may_be_off_by() -> None:
    step = analysis.Step(1, "a", 1, (0.4, 0.6), (0.5, 0.5), (0.2, 0.2), "b", False)
    assert step.loss == pytest.approx(0.1)
    assert not step.is_mistake
    assert replace(step, errors=(0.2, 0.05)).is_mistake
    assert not replace(step, turn=CHANCE, errors=(0.0, 0.0)).is_mistake


# Secrets


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Survive takes long to compile, and few nodes are enough here."""
    monkeypatch.setattr(numba_cache, "find_spec", lambda name: None)
    analysis._warm.cache_clear()
    yield
    analysis._warm.cache_clear()


def twins(seed: int, often: float) -> Iterator[tuple[Position, Position]]:
    """Yield positions of a game of Survive, each with another that the deciding seat cannot distinguish from it."""
    game, dice = strandline.game("survive", players=3), random.Random(seed)
    position, rng = game.start(seed=seed), [0, 0]
    bits.seed(rng, seed, 1)
    while (seat := position.turn) is not None:
        if seat >= 0 and dice.random() < often:
            row = position.row()
            game.kernel.mask(row, seat)
            game.kernel.guess(row, seat, rng)
            if row != position.row():
                yield position, Position(game, row, position.repetition_keys(), row, None)
        position = position.play(dice.choice(position.moves()))


def test_two_worlds_that_a_seat_cannot_tell_apart_are_analysed_alike(interpreted: None) -> None:
    compared = told_apart = 0
    for one, other in twins(3, 0.05):
        seat, move = one.turn, one.moves()[-1]
        found = analyse(one, nodes=12)
        assert untimed(found) == untimed(analyse(other, nodes=12))
        after, another = one.play(move), other.play(move)
        assert untimed(analyse(after, nodes=12, seat=seat)) == untimed(analyse(another, nodes=12, seat=seat))
        stranger = (found.seat + 1) % 3
        told_apart += untimed(analyse(one, nodes=12, seat=stranger)) != untimed(analyse(other, nodes=12, seat=stranger))
        compared += 1
        if compared == 6:
            break
    assert compared == 6
    assert told_apart > 0  # the worlds do differ for one who knows


def test_outcomes_are_weighed_by_odds_that_are_not_even(interpreted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_at_the_table(monkeypatch)
    found = analyse(strandline.game("toy").start(seed=1), nodes=20, seat=0)
    assert [(each.move, each.odds) for each in found.moves] == [
        ("die 1", pytest.approx(1 / 6)),
        ("die 2", pytest.approx(2 / 6)),
        ("die 3", pytest.approx(3 / 6)),
    ]


@pytest.mark.slow
def test_a_record_is_judged_by_what_the_seat_knew_that_decided(
    interpreted: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = list(Record.of(at_random("survive", 5, 50, players=2)).positions())
    record = Record.of(positions[-1])
    looked = set()
    look = analysis._Analyst.look

    def noted(self: Any, position: Position, seat: int, number: int) -> Analysis:
        looked.add((number, seat))
        return look(self, position, seat, number)

    monkeypatch.setattr(analysis._Analyst, "look", noted)
    course = analyse_record(record, nodes=4)
    chance = 0
    for number, position in enumerate(positions[:-1]):
        knowing = WATCHER if position.turn == CHANCE else position.turn
        chance += position.turn == CHANCE
        assert {(number, knowing), (number + 1, knowing), (number, WATCHER)} <= looked
    assert chance > 0
    assert ALL not in {seat for _, seat in looked}  # the game goes on
    for chances, step in zip(course.chances[1:], course.steps, strict=True):
        assert sum(chances) == pytest.approx(1)
        assert step.loss >= 0
    looked.clear()
    analyse_record(Record.of(positions[-1], end=strandline.End("resigned", 0)), nodes=4)
    assert {(number, ALL) for number in range(len(positions))} <= looked
    assert WATCHER not in {seat for _, seat in looked}


# The plot


def test_the_plot_has_a_line_a_seat_and_a_bar_for_every_swing(game: tuple[Record, Course]) -> None:
    _, course = game
    drawn = plot(course, ["<Ann>", "Bob"], 480)
    root = ElementTree.fromstring(drawn)
    svg = "{http://www.w3.org/2000/svg}"
    assert root.get("width") == "480"
    words = [each.text or "" for each in root.iter(f"{svg}text")]
    assert {"<Ann>", "Bob", "50 %"} <= set(words)
    assert ("chance" in words) == any(step.turn == CHANCE for step in course.steps)
    lines = [each for each in root.iter(f"{svg}path") if each.get("stroke-width") == "2.4"]
    assert [each.get("d", "").count("L") for each in lines] == [len(course.steps)] * 2
    bars = [each for each in root.iter(f"{svg}rect") if len(each)]
    assert len(bars) == sum(max(*step.luck, step.loss) >= 0.0005 for step in course.steps)
    assert "style=" not in drawn


def test_a_game_without_moves_can_be_drawn() -> None:
    record = Record.of(strandline.game("crab-stack").load(LOST))
    ElementTree.fromstring(plot(analyse_record(record, nodes=10), ["Red", "Blue"]))
