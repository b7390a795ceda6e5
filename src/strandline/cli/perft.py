"""``strandline perft``."""

import time
from importlib.util import find_spec
from typing import Annotated

import typer

from strandline.core.game import Position
from strandline.core.messages import translate
from strandline.core.perft import perft as lines

from .common import Move, Options, Seed, Source, Text, compiling, console, fail, find, progress

CHUNK = 3
"""Deeper counts are split into counts of this depth, so that the progress bar moves and Ctrl-C works."""


def perft(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=100, help="The number of moves to look ahead.")] = 3,
    compiled: Annotated[
        bool | None, typer.Option("--compiled/--interpreted", help="Use Numba or not; by default, if it is installed.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also show the count of each first move.")] = False,
) -> None:  # fmt: skip
    """Count the sequences of 1, 2, 3, … moves (and outcomes of chance) from a position."""
    numba = find_spec("numba") is not None
    if compiled and not numba:
        fail(translate("core-needs-extra", extra="fast"))
    fast = numba if compiled is None else compiled
    position = find(source, text, option, seed, move)
    console.out(f"{position.text}\n")
    if fast:
        with compiling():
            lines(position, 1, True)
    with progress() as bar:
        for deep in range(1, depth + 1):
            task = bar.add_task(translate("cli-depth", depth=deep), total=len(position.moves()))
            begun = time.perf_counter()
            parts = {}
            for first in position.moves():
                parts[first] = count(position.play(first), deep - 1, fast)
                bar.advance(task)
            total = sum(parts.values())
            seconds = time.perf_counter() - begun
            bar.remove_task(task)
            console.out(f"{deep:3}  {total:>16,}  {seconds:8.2f} s  {total / max(seconds, 1e-6):>14,.0f} /s")
    if divide:
        console.out("")
        for first, number in parts.items():
            console.out(f"{first:12}  {number:>16,}")


def count(position: Position, depth: int, compiled: bool) -> int:
    """Return the perft, counted in small pieces."""
    if depth <= CHUNK:
        return lines(position, depth, compiled)
    return sum(count(position.play(move), depth - 1, compiled) for move in position.moves())
