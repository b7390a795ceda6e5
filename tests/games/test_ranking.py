"""How the players stand at the end: in accord with the result, and as the rules count."""

from random import Random

import pytest

from strandline import CHANCE, game
from strandline.core.registry import modules
from strandline.games.crab_stack.board import ALIVE

PLAYED = [("crab-stack", 3), ("crab-stack", 4), ("survive", 3), ("survive", 4)]


def random_game(name: str, players: int, seed: int) -> tuple[list[list[int]], object]:
    """Return the rows of a random game, and its last position."""
    random, rows = Random(seed), []
    position = game(name, players=players).start(seed=seed)
    while position.result is None:
        rows.append(position.row())
        choices = list(position.weights()) if position.turn == CHANCE else position.moves()
        position = position.play(random.choice(choices))
    return [*rows, position.row()], position


@pytest.mark.parametrize(("name", "players"), PLAYED)
def test_the_winners_have_the_highest_merit_and_nobody_else(name: str, players: int) -> None:
    ranking = modules(name).ranking
    assert ranking is not None
    for seed in range(3):
        rows, last = random_game(name, players, seed)
        merits = ranking.merits(rows)
        assert len(merits) == players
        winners = [seat for seat, share in enumerate(last.result) if share]  # type: ignore[attr-defined]
        assert winners == [seat for seat, merit in enumerate(merits) if merit == max(merits)]


def test_who_is_out_first_in_crab_stack_is_the_last() -> None:
    ranking = modules("crab-stack").ranking
    assert ranking is not None
    rows, _ = random_game("crab-stack", 3, 1)
    out = [next((n for n, row in enumerate(rows) if not row[ALIVE] >> seat & 1), len(rows)) for seat in range(3)]
    assert sorted(range(3), key=lambda seat: out[seat]) == sorted(range(3), key=lambda seat: ranking.merits(rows)[seat])


def test_the_merits_of_survive_are_the_points_that_everyone_sees_at_the_end() -> None:
    ranking = modules("survive").ranking
    assert ranking is not None
    rows, last = random_game("survive", 4, 2)
    assert ranking.merits(rows) == last.view(None)["scores"]  # type: ignore[attr-defined]
