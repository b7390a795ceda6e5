"""``strandline simulate``: plays many games of one policy, prints their totals, and writes a file of them."""

import os
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from strandline.arena.pool import cluster, local, threads
from strandline.arena.simulation import POLICIES, Simulation, Stopped, Totals
from strandline.arena.simulation import simulate as play_all
from strandline.core.errors import BadOption
from strandline.core.messages import say, translate

from . import STOPPED
from .common import Options, choose, compile_first, compiling, console, fail, note, progress, seat_name, tell


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")],
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    option: Options = None,
    policy: Annotated[str, typer.Option(help=f"The policy that plays every seat: {', '.join(POLICIES)}.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    first: Annotated[int, typer.Option(min=0, max=1 << 62, help="Number of the first game with this seed.")] = 0,
    limit: Annotated[int, typer.Option(min=1, help="Stop random games after this many decisions.")] = 10_000,
    jobs: Annotated[
        int, typer.Option("--jobs", "--threads", min=1, help="Games at once; by default one per core.")
    ] = os.cpu_count() or 1,
    out: Annotated[Path | None, typer.Option(help="Write the games to a new file, such as games.parquet.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = None,
) -> None:
    """Play many games of one policy against itself, and show who won, how long the games were, and the speed."""
    job = Simulation(choose(game, option), games, seed, policy, first, limit, out is not None)
    if out is not None:
        if out.suffix != ".parquet":
            raise BadOption(say("simulate-suffix", file=str(out)))
        if out.exists():
            raise BadOption(say("cli-file-there", file=str(out)))
    if find_spec("numpy") is None:
        fail(translate("core-needs-extra", extra="fast"))
    try:
        pool = cluster(ray) if ray is not None else threads(jobs) if job.is_random else local(jobs)
    except ImportError:
        fail(translate("core-needs-extra", extra="ray"))
    if ray is None:
        warm(job)
    begun = time.perf_counter()
    try:
        with progress() as bar:
            task = bar.add_task(translate("simulate-playing"), total=games)

            def on_progress(totals: Totals) -> None:
                speed = number(totals.games / (time.perf_counter() - begun))
                bar.update(task, description=translate("simulate-speed", speed=speed), completed=totals.games)

            totals = play_all(job, pool, out, on_progress)
    except Stopped as stopped:
        words = translate("simulate-nothing-kept")
        if stopped.kept:
            words = translate("simulate-kept", kept=stopped.kept, games=games, file=str(out))
        note("\n" + words)
        raise typer.Exit(STOPPED) from None
    report(totals, time.perf_counter() - begun)
    if out is not None:
        tell(translate("simulate-written", file=str(out), games=totals.games))


def warm(job: Simulation) -> None:
    """Compile everything first, and show a message meanwhile."""
    if job.is_random:
        with compiling():
            job.warm()
    else:
        compile_first([job.policy], job.game)


def report(totals: Totals, seconds: float) -> None:
    """Print a table of the seats, and notes about the games."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(translate("simulate-seat"), no_wrap=True)
    for name in ("counts", "score", "interval"):
        table.add_column(translate(f"arena-{name}"), justify="right", no_wrap=True)
    for seat in range(totals.game.seats):
        score, low, high = totals.score(seat)
        lost = totals.games - totals.stopped - totals.wins[seat] - totals.shared[seat]
        counts = f"{totals.wins[seat]} {totals.shared[seat]} {lost}"
        name = seat_name(totals.game, seat)
        table.add_row(name, counts, f"{100 * score:.2f} %", f"{100 * low:.2f}–{100 * high:.2f}")
    console.print(table)
    for which, what in enumerate(("decisions", "chances")):
        mean, median, found = f"{totals.mean(which):.1f}", totals.quantile(which, 0.5), totals.lengths[which]
        if max(found):
            tell(translate("simulate-lengths", what=what, mean=mean, median=median, least=min(found), most=max(found)))
    if totals.drawn:
        share = f"{100 * totals.drawn / totals.games:.2f}"
        tell(translate("simulate-shared", games=totals.drawn, share=share))
    if totals.stopped:
        tell(translate("simulate-stopped", games=totals.stopped))
    speed = number(totals.games / seconds)
    tell(translate("simulate-total", games=totals.games, seconds=f"{seconds:.1f}", speed=speed))


def number(speed: float) -> str:
    """Return games per second, with a sensible number of digits."""
    return f"{speed:,.0f}" if speed >= 10 else f"{speed:.2g}"
