"""Free choices: what is claimed of small positions with several players is what brute force says."""

import random
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import strandline
from strandline import Position, Record
from strandline.cli.app import app
from strandline.host import analysis_jobs
from strandline.search import analysis
from strandline.search.analysis import ALL, Analysis, Course, Weighed, analyse, analyse_record
from strandline.search.plot import plot
from strandline.search.verdict import Verdict, verdict, verdict_message, winner_of

LOST = "e2:rSgM e3:bSrM f2:gS f3:gS g3:bMgMbL / g / rbg"
"""Green loses with any move: one of the five lets Red win, the others let Blue win."""
NAMES = ["Red", "Blue", "Green"]
Results = frozenset[tuple[float, ...]]


def late(players: int, seed: int) -> Iterator[Position]:
    """Yield positions of random games, shortly before the first player is out."""
    game, dice = strandline.game("crab-stack", players=players), random.Random(seed)
    while True:
        path = [game.start(seed=dice.getrandbits(30))]
        while len(path[-1].text.rsplit(" / ", 1)[1]) == players and path[-1].turn is not None:
            path.append(path[-1].play(dice.choice(path[-1].moves())))
        yield from path[-3:-1]


def results(position: Position, left: list[int]) -> Results:
    """Return all results that are possible if everyone plays as well as they can, and as they like among equal moves.

    ``left`` counts the positions down, and ends it as too much.
    """
    if position.result is not None:
        return frozenset([tuple(map(float, position.result))])
    left[0] -= 1
    if left[0] < 0:
        raise TimeoutError
    seat = position.turn
    assert seat is not None
    found: list[Results] = []
    for move in position.moves():
        found.append(results(position.play(move), left))
        if {shares[seat] for shares in found[-1]} == {1}:
            return found[-1]
    spans = [(min(each), max(each)) for each in ({shares[seat] for shares in after} for after in found)]
    sure = max(low for low, _ in spans)
    # A move is as good as the surest one if it may bring more, or brings just as much for sure.
    good = [after for after, (low, high) in zip(found, spans, strict=True) if high > sure or low == sure]
    return frozenset().union(*good)


def known(position: Position) -> Results | None:
    """Return the possible results, if plain recursion can find them soon."""
    try:
        return results(position, [60])
    except (TimeoutError, RecursionError):
        return None


@pytest.mark.parametrize(("players", "seed", "tried"), [(3, 5, 400), (4, 6, 400)])
def test_what_is_proven_has_one_result_and_a_free_choice_has_several(players: int, seed: int, tried: int) -> None:
    positions = late(players, seed)
    proven = choices = 0
    for _ in range(tried):
        position = next(positions)
        truth = known(position)
        if truth is None:
            continue
        found = analyse(position, nodes=3000)
        for each in found.moves:
            after = known(position.play(each.move)) if each.is_proven else None
            assert after in (None, {each.values})
        if found.is_proven:
            proven += 1
            assert truth == {found.values}
        elif found.choice_between:
            choices += 1
            by_seat = list(zip(*truth, strict=True))
            assert found.choice_between == tuple(seat for seat, shares in enumerate(by_seat) if len(set(shares)) > 1)
            assert position.turn not in found.choice_between
            assert all(min(shares) <= value <= max(shares) for shares, value in zip(by_seat, found.values, strict=True))
        else:
            assert len(truth) > 1
    assert proven > 50
    assert choices > 2


def lost() -> Position:
    return strandline.game("crab-stack", players=3).load(LOST)


def test_a_position_is_worth_the_mean_of_the_moves_that_are_equal_for_its_player_and_is_not_proven() -> None:
    found = analyse(lost(), nodes=2000)
    assert found.values == pytest.approx((1 / 5, 4 / 5, 0))
    assert found.choice_between == (0, 1)
    assert not found.is_proven
    assert all(each.is_proven for each in found.moves)


def test_between_two_players_no_choice_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one of them gains, the other loses; draws are no exception."""
    monkeypatch.setattr(analysis, "_is_solvable", lambda game: False)  # for speed
    drawn = 0
    for seed in (126, 213, 241):  # games that end in a draw
        game, dice = strandline.game("crab-stack", repetition=2), random.Random(seed)
        path = [game.start(seed=seed)]
        while path[-1].turn is not None:
            path.append(path[-1].play(dice.choice(path[-1].moves())))
        for position in path[-8:-1]:
            found = analyse(position, nodes=1000)
            assert found.choice_between == ()
            assert found.values == found.moves[0].values
            drawn += found.is_proven and found.values == (0.5, 0.5)
    assert drawn > 0


@pytest.fixture(scope="module", params=["f3-f2", "e2-f3"])
def game(request: pytest.FixtureRequest) -> tuple[Record, Course]:
    """A game in which Green decides between Red and Blue, and they play well afterwards."""
    position = lost().play(request.param)
    while position.turn is not None:
        position = position.play(analyse(position, nodes=500).moves[0].move)
    record = Record.of(position)
    return record, analyse_record(record, nodes=500)


def test_a_free_choice_is_neither_luck_nor_a_mistake_but_a_gift_and_all_parts_add_up(
    game: tuple[Record, Course],
) -> None:
    record, course = game
    choice, *others = course.steps
    assert (choice.turn, choice.choice_between, choice.loss, choice.best) == (2, (0, 1), 0, None)
    assert not choice.is_mistake
    assert not any(step.choice_between for step in others)
    assert record.result is not None
    change = [float(end) - start for end, start in zip(record.result, (1 / 5, 4 / 5, 0), strict=True)]
    assert course.gifts == pytest.approx(change)
    assert course.luck == course.loss == pytest.approx((0, 0, 0))
    assert course.rest == pytest.approx((0, 0, 0))


def test_a_worse_move_costs_what_the_best_ones_are_worth_and_is_no_free_choice() -> None:
    moves = [
        Weighed(str(n), values, (0.0,) * 3, 1, (), True) for n, values in enumerate([(0.5, 0, 0.5), (0, 0.5, 0.5)])
    ]
    here = Analysis(2, ALL, (0.25, 0.25, 0.5), (0.0,) * 3, False, tuple(moves), 1, 0.0, (0, 1))
    there = Analysis(None, ALL, (1.0, 0.0, 0.0), (0.0,) * 3, True, (), 1, 0.0)
    step = analysis._step(1, "2", here, there)
    assert (step.loss, step.best, step.choice_between) == (0.5, "0", ())
    assert step.before == (0.25, 0.25, 0.5)


def test_the_words_and_the_plot_say_who_decided_between_whom(game: tuple[Record, Course]) -> None:
    record, course = game
    winner = winner_of(record.result)
    assert winner is not None
    found = verdict(course, winner)
    assert found == Verdict("choice", 1, 2, pytest.approx((4 / 5, 1 / 5)[winner]), (0, 1))
    assert verdict_message(found, NAMES).text() == (
        "The turning point was move 1: Green had nothing to gain or lose and decided between Red and Blue."
    )
    svg = ElementTree.fromstring(plot(course, NAMES))
    assert len(list(svg.iter("{http://www.w3.org/2000/svg}circle"))) == 2  # one is in the legend


def test_the_terminal_says_it_too() -> None:
    told = CliRunner().invoke(app, ["analyse", "crab-stack", LOST, "--option", "players=3", "--nodes", "500"]).stdout
    assert "Red 20, Blue 80, Green 0" in told
    assert "Green has nothing to gain or lose here and decides between Red and Blue." in told


def test_pages_get_free_choices(game: tuple[Record, Course]) -> None:
    record, _ = game
    assert analysis_jobs.value_moves(record.json().encode(), 0)["choice_between"] == (0, 1)
