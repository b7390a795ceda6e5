"""Two games that a seat cannot distinguish give it the same data in every environment, at every step."""

import random
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import strandline
import strandline.envs.gymnasium
import strandline.envs.openspiel
from strandline.core.contract import CHANCE
from strandline.core.game import Position
from strandline.envs.encoding import interpreted
from strandline.envs.episode import LIMIT, Episode, Observation
from strandline.envs.openspiel_state import Snapshot
from strandline.envs.pettingzoo import raw_env

OPTIONS: list[dict[str, Any]] = [{"players": 4}, {"players": 3, "values": "own"}, {"players": 2, "colours": 2}]


def twins(options: dict[str, Any], seed: int, seat: int) -> Iterator[tuple[Snapshot, Snapshot]]:
    """Yield a random game, and one with other secrets that looks the same to the seat, for as long as possible."""
    game, dice = strandline.game("survive", **options), random.Random(seed)
    one = other = Snapshot(game, LIMIT, position=game.start(seed=seed))
    while one.turn is not None:
        yield one, other
        assert one.position is not None
        assert other.position is not None
        move = dice.choice(list(one.legal.values()))
        told = one.position.shown(move, seat)
        alike = [each for each in other.legal.values() if other.position.shown(each, seat) == told]
        if not alike:
            return  # a tile is played that the other does not hold
        unlike = [each for each in alike if each != move]
        one = one.after(number(one, move))
        other = other.after(number(other, dice.choice(unlike or alike)))


def number(snapshot: Snapshot, move: str) -> int:
    return next(number for number, each in snapshot.legal.items() if each == move)


def shown(env: Any, snapshot: Snapshot) -> Any:
    """Draw the board only now and then: it takes longer than all the rest."""
    return env.render() if len(snapshot.events) % 20 == 0 else None


class Spiel:
    rounds = 1

    def __init__(self, options: dict[str, Any]):
        self.game = pyspiel.load_game("strandline_survive", options)

    def seen(self, snapshot: Snapshot, seat: int) -> list[Any]:
        state = self.game.new_initial_state()
        state.snapshot = snapshot
        return [
            state.information_state_string(seat),
            state.information_state_tensor(seat),
            state.observation_string(seat),
            state.observation_tensor(seat),
            state.legal_actions() if snapshot.turn == seat else [],
            state.current_player(),
        ]


class Zoo:
    rounds = 1

    def __init__(self, options: dict[str, Any]):
        self.env = raw_env("survive", **options, render_mode="ansi")
        self.env.reset(seed=1)

    def seen(self, snapshot: Snapshot, seat: int) -> list[Any] | None:
        if snapshot.turn == CHANCE:
            return None  # it is played at once
        self.env.episode.begin_at(snapshot.position)
        seen = self.env.observe(f"player_{seat}")
        return [*(each.tobytes() for each in seen.values()), shown(self.env, snapshot)]


class Gym:
    rounds = 2  # it shows a seat only its own turns

    def __init__(self, options: dict[str, Any]):
        self.env: Any = gymnasium.make(
            "strandline/Survive-v1", **options, opponents="random", render_mode="ansi"
        ).unwrapped
        self.env.reset(seed=1)

    def seen(self, snapshot: Snapshot, seat: int) -> list[Any] | None:
        if snapshot.turn != seat:
            return None  # opponents would play on
        self.env.episode.seat = seat
        self.env.episode.begin_at(snapshot.position)
        seen = self.env.episode.observe(seat)
        return [
            *(each.tobytes() for each in seen.values()),
            self.env.action_masks().tobytes(),
            shown(self.env, snapshot),
        ]


def told_apart(kind: Any) -> tuple[int, int]:
    """Return how many pairs really differed, and how many of those looked different."""
    differed = apart = 0
    for seed, options in enumerate(OPTIONS * kind.rounds):
        table = kind(options)
        for seat in range(2):
            for one, other in twins(options, seed, seat):
                assert one.position is not None
                assert other.position is not None
                if one.position.row() != other.position.row():
                    seen = table.seen(one, seat)
                    differed += seen is not None
                    apart += seen != table.seen(other, seat)
    return differed, apart


KINDS = pytest.mark.parametrize("kind", [Spiel, Zoo, Gym])


@KINDS
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(kind: Any) -> None:
    differed, apart = told_apart(kind)
    assert differed > 300
    assert apart == 0


@KINDS
def test_a_row_that_is_not_masked_would_be_noticed(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def unmasked(episode: Episode, seat: int) -> Observation:
        found = [0] * episode.encoding.shape[0]
        interpreted("survive").observe(episode.rows[0].tolist(), seat, found)
        return {"observation": np.array(found, np.int8), "action_mask": episode.masks[0]}

    monkeypatch.setattr(Position, "known", lambda position, _seat: position)
    monkeypatch.setattr(Episode, "observe", unmasked)
    differed, apart = told_apart(kind)
    assert apart > differed / 2


def test_a_move_that_is_told_in_full_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [pair for pair in twins(OPTIONS[0], 0, 0) if pair[0].position.row() != pair[1].position.row()]  # type: ignore[union-attr]
    table = Spiel(OPTIONS[0])
    monkeypatch.setattr(Position, "shown", lambda _position, move, _seat: move)
    for pair in pairs[:40]:
        one, other = (again(snapshot) for snapshot in pair)
        assert table.seen(one, 0)[:2] != table.seen(other, 0)[:2]
        assert table.seen(one, 0)[1] != table.seen(other, 0)[1]


def again(snapshot: Snapshot) -> Snapshot:
    """Return a copy of the same game."""
    assert snapshot.position is not None
    told = Snapshot(snapshot.game, snapshot.limit, position=snapshot.game.load(snapshot.position.start))
    for move in snapshot.position.history:
        told = told.after(number(told, move))
    return told
