"""A policy at a table speaks the bot protocol, and gets what it was trained with."""

import io
import random
from typing import Any

import numpy as np
import pytest

import strandline
from strandline.bots import protocol
from strandline.envs.encoding import Encoding
from strandline.envs.forms import Form
from strandline.envs.seat import sit
from strandline.search.thought import Budget, Root


@pytest.mark.parametrize(("name", "form"), [("crab-stack", "compact"), ("survive", "planes"), ("krabcek", "onehot")])
def test_a_policy_plays_by_the_protocol(name: str, form: str) -> None:
    game, dice, given = strandline.game(name), random.Random(1), []
    position = game.start(seed=2)
    for _ in range(5):
        position = position.play(position.sample(dice))
    while position.turn is None or position.turn < 0:
        position = position.play(position.sample(dice))
    root = Root.of(position)

    def last(seen: dict[str, Any]) -> Any:
        given.append(seen)
        return np.array([np.flatnonzero(seen["action_mask"][0])[-1]])

    told = [protocol.hello(), protocol.new(root), protocol.position(root), protocol.go(Budget(nodes=1), 3)]
    lines = io.BytesIO(b"".join(map(protocol.encode, [*told, {"type": "stop"}, {"type": "quit"}])))
    out = io.BytesIO()
    sit(last, "mine", form, lines, out)
    hello, ready, best = map(protocol.decode, out.getvalue().splitlines(keepends=True))
    assert hello == {"type": "hello", "protocol": 1, "name": "mine"}
    assert ready == {"type": "ready"}
    encoding = Encoding(game)
    assert best == {"type": "bestmove", "move": list(encoding.legal(position).values())[-1]}
    assert np.array_equal(given[0]["action_mask"][0], encoding.mask(position))
    for key, each in Form(encoding, form).of(encoding.observe(position, root.seat)).items():
        assert np.array_equal(given[0][key][0], each)
