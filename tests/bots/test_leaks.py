"""A program receives only what its seat knows: two games that differ only in the rest give the same bytes."""

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.bots import protocol
from strandline.bots.bot import legal
from strandline.bots.process import ProcessBot
from strandline.core import bits
from strandline.core.game import Position
from strandline.search.thought import Budget, Root

RECORDER = Path(__file__).parent / "hostile" / "recorder.py"
OPTIONS: list[dict[str, Any]] = [{"players": 4}, {"players": 3, "values": "own"}, {"players": 2, "colours": 2}]


def twins(options: dict[str, Any], seed: int) -> Iterator[tuple[Position, Position]]:
    """Yield positions of a random game, each with another that the deciding seat cannot distinguish from it."""
    game, dice = strandline.game("survive", **options), random.Random(seed)
    position, rng = game.start(seed=seed), [0, 0]
    bits.seed(rng, seed, 1)
    while (seat := position.turn) is not None:
        if seat >= 0 and dice.random() < 0.15:
            row = position.row()
            game.kernel.mask(row, seat)
            game.kernel.guess(row, seat, rng)
            yield position, Position(game, row, position.repetition_keys(), row, None)
        weights = position.weights() or dict.fromkeys(position.moves(), 1)
        position = position.play(dice.choices(list(weights), list(weights.values()))[0])


def told_apart(folder: Path, seeds: range) -> tuple[int, int]:
    """Return how many twins really differed, and for how many of those a program received different bytes."""
    notes = folder / "notes"
    differed = apart = read = 0
    with ProcessBot([sys.executable, "-I", str(RECORDER), str(notes)]) as bot:
        for options in OPTIONS:
            for seed in seeds:
                for pair in twins(options, seed):
                    told = []
                    for position in pair:
                        bot.begin()
                        bot.choose(Root.of(position), Budget(nodes=1), seed=seed)
                        told.append(notes.read_bytes()[read:])
                        read += len(told[-1])
                    if pair[0].row() != pair[1].row():
                        differed += 1
                        apart += told[0].replace(HELLO, b"") != told[1]
    return differed, apart


HELLO = protocol.encode(protocol.hello())


def test_a_program_is_told_the_same_bytes_of_worlds_that_its_seat_cannot_tell_apart(tmp_path: Path) -> None:
    differed, apart = told_apart(tmp_path, range(2))
    assert differed > 150
    assert apart == 0


def pondered_apart(seed: int) -> tuple[int, int]:
    """Return how many twins of seats that wait differed, and how many gave a pondering program other bytes."""
    game, dice = strandline.game("survive", players=3), random.Random(seed)
    position, rng = game.start(seed=seed), [0, 0]
    bits.seed(rng, seed, 1)
    differed = apart = 0
    while position.turn is not None:
        for seat in {0, 1, 2} - {position.turn}:
            row = position.row()
            game.kernel.mask(row, seat)
            game.kernel.guess(row, seat, rng)
            twin = Position(game, row, position.repetition_keys(), row, None)
            if twin.row() != position.row() and dice.random() < 0.2:
                one, other = (protocol.encode(protocol.position(Root.of(each, seat))) for each in (position, twin))
                differed += 1
                apart += one != other
        position = position.play(dice.choice(position.moves()))
    return differed, apart


def test_a_program_that_ponders_is_told_only_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    differed, apart = pondered_apart(1)
    assert differed > 50
    assert apart == 0
    masked = Root.of
    leaky = lambda position, seat: replace(masked(position, seat), row=tuple(position.row()))  # noqa: E731
    monkeypatch.setattr(Root, "of", leaky)
    differed, apart = pondered_apart(1)
    assert apart == differed


def test_a_row_that_is_not_masked_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    masked = Root.of
    leaky = lambda position: replace(masked(position), row=tuple(position.row()))  # noqa: E731
    monkeypatch.setattr(Root, "of", leaky)
    differed, apart = told_apart(tmp_path, range(1))
    assert apart == differed > 50


def test_a_view_that_says_too_much_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It sees the truth behind the masked row."""
    game = strandline.game("survive")
    view, truth = game.modules.view.view, [0]
    masked = Root.of

    def of(position: Position) -> Root:
        truth[:] = position.row()
        return masked(position)

    monkeypatch.setattr(Root, "of", of)
    monkeypatch.setattr(game.modules.view, "view", lambda row, seat: view(row, seat) | {"hands": list(truth)})
    differed, apart = told_apart(tmp_path, range(1))
    assert apart == differed > 50


@pytest.mark.parametrize("options", OPTIONS)
def test_the_moves_of_a_masked_row_are_the_true_ones(options: dict[str, Any]) -> None:
    checked = 0
    for position, _ in twins(options, 7):
        checked += 1
        assert sorted(legal(Root.of(position))) == position.moves()
    assert checked > 20
