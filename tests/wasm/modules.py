"""The WebAssembly modules for tests, and games to compare the targets by."""

import fcntl
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from strandline.core.bind import Target, bind
from strandline.core.game import Game, Position
from strandline.core.history import HEAD
from strandline.core.registry import modules
from strandline.sim import trace_kernel

LIMIT = 5_000
ROOM = 1 << 12


@cache
def built() -> None:
    """Build the modules whose sources have changed, once for all processes that test."""
    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-m", "strandline.wasm_build"], check=True)


@cache
def tracer(target: Target, name: str) -> Any:
    return bind(target, modules(name).rules, trace_kernel)


def trace(target: Target, game: Game, number: int, games: int) -> int:
    """Return the hash of the first games of a seed on a target."""
    code = tracer(target, game.name)
    most, size = int(code.MAX_MOVES), len(game.blank())
    rows = map(code.zeros, (size, most, most, HEAD + ROOM, 2, 2))
    shares = code.zeros(game.seats, kind=float)
    return int(code.trace(code.array(game.blank()), *rows, shares, number, 0, games, LIMIT))


def drawn(position: Position) -> Position:
    """Play chance's first outcome, until a seat is to decide."""
    while position.turn is not None and position.turn < 0:
        position = position.play(position.moves()[0])
    return position


def call_of_trace(game: Game, number: int, games: int) -> dict[str, Any]:
    """Return the call of ``trace`` as ``driver.mjs`` takes it: ints as text, and an array by its length."""
    code = tracer("python", game.name)
    most, size = int(code.MAX_MOVES), len(game.blank())
    lengths = {"s": size, "out": most, "odds": most, "seen": HEAD + ROOM, "rng": 2, "lengths": 2, "shares": game.seats}
    values: dict[str, Any] = {name: {"length": length} for name, length in lengths.items()}
    values["base"] = {"length": size, "values": [str(int(each)) for each in game.blank()]}
    values |= {"number": number, "first": 0, "games": games, "limit": LIMIT}
    return {"name": "trace_kernel.trace", "values": values}
