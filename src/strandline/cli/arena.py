"""``strandline arena``: a match between bots."""

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from strandline.arena.match import Match
from strandline.arena.pool import cluster, local
from strandline.arena.run import run
from strandline.arena.summary import Standing, Summary, Tally
from strandline.bots.seats import introduced
from strandline.core.errors import BadOption
from strandline.core.messages import say, translate

from .common import Options, choose, compile_first, console, fail, note, progress, stop, tell

LONGEST = 14
"""Characters of a player's name that the table shows. A long name of a program keeps its end, which differs most."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")],
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="A B …",
            help="level1 to level6, random, greedy, flat, uct, or program:COMMAND; the last one takes the other seats.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="Number of games; every deal is played from all seats.")] = 100,
    option: Options = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Seconds per move, for all players.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Nodes per move, for all players.")] = None,
    cpu_time: Annotated[bool, typer.Option("--cpu-time", help="Measure --seconds in CPU time.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, unless a player uses a clock.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Games at once; by default one per core.")] = os.cpu_count() or 1,
    out: Annotated[Path | None, typer.Option(help="Keep the match in this folder; run again to continue it.")] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Stop once A is shown to be ELO1 stronger, or at most ELO0."),
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = None,
) -> None:
    """Play a match with mirrored deals and rotated seats, and show who is stronger and by how much."""
    if seconds is not None and nodes is not None:
        raise BadOption(say("arena-budget"))
    if sprt is not None and not -math.inf < sprt[0] < sprt[1] < math.inf:
        raise BadOption(say("arena-sprt"))
    match = Match(choose(game, option), tuple(players), seed, seconds, nodes, cpu_time)
    try:
        pool = local(jobs) if ray is None else cluster(ray)
    except ImportError:
        fail(translate("core-needs-extra", extra="ray"))
    own_names = [""] * len(match.players)
    if ray is None:  # its machines may have programs that this one lacks
        own_names = list(map(introduced, match.players))
        compile_first(list(match.players), match.game)
    names = shown(match.players, own_names)
    so_far = Tally(match, sprt)
    try:
        with progress() as bar:
            task = bar.add_task(translate("arena-playing"), total=None)

            def on_progress(tally: Tally, total: int) -> None:
                nonlocal so_far
                so_far = tally
                bar.update(task, description=running(tally, names[0]), completed=len(tally.games), total=total)

            summary = run(match, games, pool, out, sprt, on_progress)
    except KeyboardInterrupt:
        if so_far.games:
            report(so_far.summary(), names)
        if out is not None:
            note(translate("arena-goes-on", folder=str(out)))
        stop()
    report(summary, names)


def shown(players: Sequence[str], own_names: Sequence[str]) -> list[str]:
    """Return each player's name in the table: the player's own name, if it has one that no other player uses."""
    found = []
    for player, own in zip(players, own_names, strict=True):
        is_clear = own and all(other == player for other, name in zip(players, own_names, strict=True) if name == own)
        name = own if is_clear else player
        found.append(name if len(name) <= LONGEST else "…" + name[1 - LONGEST :])
    if len(set(found)) < len(set(players)):
        return [f"{number} {name}" for number, name in enumerate(found, 1)]
    return found


def running(tally: Tally, name: str = "") -> str:
    """Return the first player's score so far, in a few words."""
    if not tally.games:
        return translate("arena-playing")
    first = tally.summary().standings[0]
    score = f"{100 * first.score:.1f}"
    return translate("arena-running-score", player=name or first.name, score=score, games=first.games)


def report(summary: Summary, names: Sequence[str]) -> None:
    """Print a table of the players, and notes about the match."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(translate("arena-player"), no_wrap=True)
    for name in ("counts", "score", "interval", "elo", "interval", "time", "failed"):
        table.add_column(translate(f"arena-{name}"), justify="right", no_wrap=True)
    for standing, name in zip(summary.standings, names, strict=True):
        table.add_row(*cells(standing, name))
    console.print(table)
    tell(translate("arena-total", games=summary.games, length=f"{summary.length:.1f}"))
    if summary.unfinished:
        tell(translate("arena-unfinished", games=summary.unfinished))
    if (test := summary.test) is not None:
        numbers = {"elo0": f"{test.elo0:g}", "elo1": f"{test.elo1:g}", "llr": f"{test.llr:.2f}"}
        verdict = test.verdict or "none"
        tell(translate("arena-test", **numbers, deals=test.deals, bound=f"{test.bound:.2f}", verdict=verdict))
    for standing in summary.standings:
        for reason in standing.failures:
            note(translate("arena-failure", player=standing.name, reason=reason))


def cells(standing: Standing, name: str) -> list[str]:
    """Return a player's row of the table."""
    return [
        escape(name if standing.seats == 1 else f"{standing.seats} × {name}"),
        f"{standing.wins} {standing.draws} {standing.losses}",
        f"{100 * standing.score:.1f} %",
        f"{100 * standing.low:.1f}–{100 * standing.high:.1f}",
        f"{standing.elo:+.0f}",
        f"{standing.elo_low:+.0f}…{standing.elo_high:+.0f}",
        f"{standing.seconds:.4f}",
        str(standing.failed),
    ]
