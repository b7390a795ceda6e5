"""The deal as draws gives the same starts as ``deal``, as often."""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from strandline.core.game import Game, Position
from strandline.envs.openspiel_state import dealing

from .tables import ALL, game_of, label

TABLES = pytest.mark.parametrize(("name", "options"), ALL, ids=label)

DRAWN: dict[str, Callable[[Position], list[str]]] = {
    "crab-stack": lambda start: [*re.findall(r":(\S+)", start.text), re.findall(r"/ (\w) /", start.text)[0]],
    "krabcek": lambda start: re.findall(r"[AB]\d", start.text),
    "survive": lambda start: [*start.text.split()[0], start.text.split()[1]],
}
"""The draws that a start's text tells of."""


def drawn_start(game: Game, dice: random.Random) -> Position:
    drawn: list[str] = []
    while bag := dealing(game.name).bag(game.options, drawn):
        drawn.append(dice.choices(list(bag), list(bag.values()))[0])
    return game.load(dealing(game.name).start(game.options, drawn))


@TABLES
def test_every_start_that_is_dealt_can_be_drawn(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, options)
    order = [game.options.rocks.index(rock) for rock in sorted(game.options.rocks)] if name == "crab-stack" else None
    for seed in range(10):
        start = game.start(seed)
        drawn = DRAWN[name](start)
        if order:  # a text names the rocks in order, the deal in that of the layout
            drawn = [next(drawn[k] for k, n in enumerate(order) if n == i) for i in range(len(order))] + drawn[-1:]
        for number, piece in enumerate(drawn):
            assert piece in dealing(name).bag(game.options, drawn[:number])
        assert dealing(name).bag(game.options, drawn) == {}
        assert game.load(dealing(name).start(game.options, drawn)) == start


@TABLES
def test_whatever_is_drawn_is_a_start_and_deals_nothing_else(name: str, options: dict[str, Any]) -> None:
    game, dice = game_of(name, options), random.Random(1)
    for _ in range(5):
        start = drawn_start(game, dice)
        assert Counter(DRAWN[name](start)[:-1]).total() == Counter(DRAWN[name](game.start(3))[:-1]).total()
        assert start.turn is not None
        assert start.turn >= 0


@pytest.mark.parametrize("name", DRAWN)
def test_draws_are_as_likely_as_deals(name: str) -> None:
    """In 600 of both, each place has each thing equally often: the test allows five standard deviations."""
    game, dice, number = game_of(name, {}), random.Random(2), 600
    dealt, drawn = (
        Counter(each for start in starts for each in enumerate(DRAWN[name](start)))
        for starts in ([game.start(seed) for seed in range(number)], [drawn_start(game, dice) for _ in range(number)])
    )
    assert dealt.keys() == drawn.keys()
    for each in dealt:
        share = (dealt[each] + drawn[each]) / 2 / number
        assert abs(dealt[each] - drawn[each]) <= 5 * (2 * number * share * (1 - share)) ** 0.5
