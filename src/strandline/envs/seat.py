"""Seats a policy at a table or in the arena: a function from observations and masks to actions speaks the protocol."""

import sys
from collections.abc import Callable, Iterator
from typing import IO, Any

import numpy as np

from strandline.bots.protocol import OLDEST, BotMessage, decode, encode
from strandline.core.game import Game, game

from .encoding import Encoding, interpreted
from .forms import Form

__all__ = ["sit"]

Policy = Callable[[dict[str, Any]], Any]


def sit(
    policy: Policy, name: str = "policy", observations: str = "compact",
    lines: IO[bytes] | None = None, out: IO[bytes] | None = None,
) -> None:  # fmt: skip
    """Answer the messages of a host until it ends. ``policy`` gets a batch of one, as in the vector environments.

    ``name`` is shown to people; ``observations`` is the form that the policy was trained with.
    """
    written = out or sys.stdout.buffer
    for answer in answers(policy, name, observations, lines or sys.stdin.buffer):
        written.write(encode(answer))
        written.flush()


def answers(policy: Policy, name: str, observations: str, lines: IO[bytes]) -> Iterator[BotMessage]:
    """Yield what a bot with this policy answers."""
    table: tuple[Game, int] | None = None
    seen: dict[str, Any] = {}
    names: dict[int, str] = {}
    for line in lines:
        message = decode(line)
        match message["type"]:
            case "hello":
                yield {"type": "hello", "protocol": OLDEST, "name": name}
            case "new":
                table = game(message["game"], **message["options"]), message["seat"]
                yield {"type": "ready"}
            case "position" if table:
                seen, names = told(*table, message, observations)
            case "go":
                yield {"type": "bestmove", "move": names[int(np.asarray(policy(seen))[0])]}
            case "quit":
                return


def told(of: Game, seat: int, message: BotMessage, observations: str) -> tuple[dict[str, Any], dict[int, str]]:
    """Return what a seat sees, as a policy takes it, and the legal moves by their actions."""
    encoding, code, row = Encoding(of), interpreted(of.name), list(message["row"])
    numbers = of.named_moves(row)
    names = {int(code.action_of(row, numbers[move])): move for move in message["moves"]}
    found = [0] * encoding.shape[0]
    code.observe(row, seat, found)
    mask = np.zeros((1, encoding.actions), np.int8)
    mask[0, list(names)] = 1
    return {**Form(encoding, observations).of(np.array([found], np.int8)), "action_mask": mask}, names
