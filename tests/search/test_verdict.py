"""The verdict on a game: the decision that helped its winner most or, without one, luck."""

from typing import Any

import strandline
from strandline import CHANCE
from strandline.core.messages import LANGUAGES
from strandline.search.analysis import Course, Step, Values
from strandline.search.verdict import Verdict, verdict, verdict_message, winner_of


def step(number: int, turn: int, before: float, after: float, error: float = 0.01) -> Step:
    values: tuple[Values, Values] = ((before, 1 - before), (after, 1 - after))
    return Step(number, "a", turn, *values, (error, error), "b", False)


def course(*steps: Step) -> Course:
    empty: Any = ()
    return Course(strandline.game("krabcek"), ("Ann", "Bob"), empty, empty, empty, steps, 0, 0.0)


def test_the_mistake_that_helped_the_winner_most_decided() -> None:
    steps = step(1, 0, 0.6, 0.5), step(2, 1, 0.5, 0.9), step(3, 0, 0.9, 0.6), step(4, CHANCE, 0.4, 0.9)
    assert verdict(course(*steps), 1) == Verdict("mistake", 3, 0, steps[2].loss)
    assert verdict(course(*steps), 0) == Verdict("mistake", 2, 1, steps[1].loss)


def test_a_free_choice_decided_if_it_helped_the_winner_more_than_any_mistake() -> None:
    mistake = step(1, 0, 0.6, 0.3)
    choice = Step(2, "b", 0, (0.5, 0.5), (0.1, 0.9), (0.0, 0.0), None, False, (0, 1))
    assert verdict(course(mistake, choice), 1) == Verdict("choice", 2, 0, 0.4, (0, 1))
    assert verdict(course(mistake, choice), 0) == Verdict("even")


def test_of_equal_mistakes_the_last_decided() -> None:
    found = verdict(course(step(1, 0, 0.75, 0.5), step(2, 1, 0.5, 0.75), step(3, 0, 0.75, 0.5)), 1)
    assert found is not None
    assert found.move == 3


def test_without_a_mistake_luck_decided_and_without_luck_no_single_move() -> None:
    unsure = step(1, 0, 0.6, 0.5, error=0.2)
    roll = step(2, CHANCE, 0.5, 0.25)
    assert verdict(course(unsure, roll), 1) == Verdict("luck", 2, 1, 0.25)
    assert verdict(course(unsure, roll), 0) == Verdict("even")
    assert verdict(course(), 0) == Verdict("even")


def test_a_game_that_nobody_has_won_alone_has_no_verdict() -> None:
    assert winner_of(None) is None
    assert winner_of((0.5, 0.5)) is None
    assert winner_of((0, 1, 0)) == 1
    assert verdict(course(step(1, 0, 0.9, 0.1)), None) is None


def test_the_words_say_you_only_to_the_player_meant() -> None:
    found = Verdict("mistake", 7, 0, 0.306)
    names = ["Ann", "Bob"]
    assert verdict_message(found, names).text("en") == "The turning point was move 7: Ann gave away 31 points."
    assert verdict_message(found, names, you=1) == verdict_message(found, names)
    assert verdict_message(found, names, you=0).text("en") == "The turning point was move 7: you gave away 31 points."
    for language in LANGUAGES:
        for kind in ("mistake", "choice", "luck"):
            words = {verdict_message(Verdict(kind, 7, 0, 0.31, (0, 1)), names, you).text(language) for you in (None, 0)}
            assert len(words) == 2
        assert verdict_message(Verdict("even"), names).text(language)
