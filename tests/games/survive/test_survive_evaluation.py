"""Survive: what looks better to a person looks better to the evaluation; and search finds what wins."""

import random

import pytest
from atlantis import lay

import strandline
from strandline import Position
from strandline.games.survive.evaluation import estimate
from strandline.search import mcts
from strandline.search.thought import Budget, Root


def chances(position: Position) -> list[float]:
    found = [0.0] * position.game.seats
    estimate(position.row(), found)
    return found


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 2}, {"players": 2, "colours": 2}], ids=str)
def test_chances_add_up_to_one_in_every_position(options: dict[str, int]) -> None:
    chooser = random.Random(1)
    position = strandline.game("survive", **options).start(seed=5)
    while position.turn is not None:
        found = chances(position)
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
        position = position.play(chooser.choice(position.moves()))


BETTER = {
    "saved rather than in a boat": ({"rj": "NW"}, {"rj": "boat C1"}, {}),
    "in a boat rather than in the water": ({"rj": "boat C1"}, {"rj": "C2"}, {}),
    "near an isle rather than far": ({"rj": "boat C1"}, {"rj": "boat C4"}, {}),
    "a swimmer without a shark beside him": ({"rj": "C7"}, {"rj": "C3"}, {"sharks": "C2"}),
    "a boat without a serpent beside it": ({"rj": "boat C8"}, {"rj": "boat C2"}, {"serpents": "D3"}),
    "the six rather than a one": ({"rj": "NW"}, {"ra": "NW"}, {}),
    "near a boat rather than far from it": ({"rj": "D4"}, {"rj": "J4"}, {"tiles": "D4:f J4:f"}),
}


@pytest.mark.parametrize("case", BETTER)
def test_what_is_better_looks_better(case: str) -> None:
    better, worse, more = BETTER[case]
    boats = "C1 C2 C4 C8"
    others = {"ba": "boat C4", "gj": "C6"}
    one, other = (lay(boats=boats, who={**others, **mine}, **more) for mine in (better, worse))
    assert chances(one)[0] > chances(other)[0]


def test_the_landing_that_wins_is_found() -> None:
    """SV-50: the last tile sinks at the end of this turn: who lands now has won; if nobody does, all share."""
    position = lay(
        boats="B1", who={"ra": "boat B1", "rb": "J7", "ba": "J7"}, variants=("last-tile",), players=2, tiles="J7:b"
    )
    while "ra>NW" not in position.moves():
        position = position.play("skip")
    thought = mcts.think(Root.of(position), Budget(nodes=2000), 1)
    done = next(each for each in thought.moves if each.move == position._named["done"])
    assert thought.best.values[0] > 0.9
    assert done.values[0] < 0.7


def test_what_a_seat_cannot_know_changes_no_thought() -> None:
    chooser = random.Random(3)
    position = strandline.game("survive", players=3).start(seed=2)
    for _ in range(150):
        position = position.play(chooser.choice(position.moves()))
    while position.turn is None or position.turn < 0:
        position = position.play(chooser.choice(position.moves()))
    root = Root.of(position)
    row, rng = list(root.row), [5, 0]
    position.game.kernel.guess(row, root.seat, rng)
    assert row != position.row()
    other = Position(position.game, row, position.repetition_keys(), row, None)
    thoughts = [mcts.think(Root.of(each), Budget(nodes=500), 4) for each in (position, other)]
    assert thoughts[0].moves == thoughts[1].moves
