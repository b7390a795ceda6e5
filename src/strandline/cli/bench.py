"""``strandline bench``: the speed of random games on this machine. ``make bench`` also compares other engines."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated

import typer

from strandline.core.bind import bind
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.messages import translate

from .common import Options, choose, compiling, console, errors


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")] = "crab-stack",
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="Seconds to measure each speed.")] = 2.0,
) -> None:
    """Measure decisions per second in random games on one core: interpreted and, with Numba, compiled."""
    chosen = choose(game, option)
    console.out(repr(chosen))
    speeds: dict[str, Callable[[int], int]] = {translate("cli-bench-interpreted"): interpreted(chosen)}
    if find_spec("numba"):
        speeds[translate("cli-bench-compiled")] = compiled(chosen)
    for name, play in speeds.items():
        with compiling():
            play(1)
        with errors.status(name):
            console.out(f"{name:14} {measure(play, seconds):>14,.0f} /s")


def measure(play: Callable[[int], int], seconds: float) -> float:
    """Return the decisions per second, playing more and more games until enough time has passed."""
    games, decisions, spent = 1, 0, 0.0
    while spent < seconds:
        begun = time.perf_counter()
        decisions += play(games)
        took = time.perf_counter() - begun
        spent += took
        # Limited, so that Ctrl-C works soon.
        games = games * 2 if took < 0.25 else games
    return decisions / spent


def interpreted(game: Game) -> Callable[[int], int]:
    """Play games in CPython, with the loop that is otherwise compiled, and return their number of decisions."""
    from strandline.sim import playout_cpu, playout_kernel

    code = bind("python", game.modules.rules, playout_kernel)
    base, most = game.blank(), int(code.MAX_MOVES)
    row, out, odds, seen, rng = base.copy(), [0] * most, [0] * most, [0] * (HEAD + playout_cpu.ROOM), [0, 0]

    def play(games: int) -> int:
        lengths = [[0, 0] for _ in range(games)]
        shares = [[0.0] * game.seats for _ in range(games)]
        code.play_slice(base, row, out, odds, seen, rng, 1, 0, 10_000, shares, lengths, [0] * games)
        return sum(decisions for decisions, _ in lengths)

    return play


def compiled(game: Game) -> Callable[[int], int]:
    """Play games with compiled code on one core, and return their number of decisions."""
    from strandline.sim import play_out

    return lambda games: int(play_out(game, games, seed=1, threads=1).lengths[:, 0].sum())
