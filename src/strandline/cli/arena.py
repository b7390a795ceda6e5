"""``strandline arena``: a match between bots."""

import math
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from strandline.arena.match import Match
from strandline.arena.pool import cluster, local
from strandline.arena.run import run
from strandline.arena.summary import Standing, Summary, Tally
from strandline.core.errors import BadOption
from strandline.core.messages import say, translate

from .common import Options, choose, compile_first, console, fail, note, progress, tell

LONGEST = 14
"""Signs of a player's name that the table shows: a program's may be long."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's name.")],
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="A B …",
            help="level1 to level6, random, greedy, flat, uct, or program:COMMAND; the last one takes the seats left.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games; every deal is played from all seats.")] = 100,
    option: Options = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="To think about a move, for all players.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="To think about a move, for all players.")] = None,
    cpu_time: Annotated[bool, typer.Option("--cpu-time", help="Count the seconds of CPU time.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, if nobody looks at a clock.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Games at once; unless told, one a core.")] = os.cpu_count() or 1,
    out: Annotated[Path | None, typer.Option(help="A folder to keep the match in; given again, it goes on.")] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Stop when A is shown to be ELO1 stronger, or no more than ELO0."),
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = None,
) -> None:
    """Play a match on mirrored deals, the seats rotated, and tell who is stronger and by how much."""
    if seconds is not None and nodes is not None:
        raise BadOption(say("arena-budget"))
    if sprt is not None and not -math.inf < sprt[0] < sprt[1] < math.inf:
        raise BadOption(say("arena-sprt"))
    match = Match(choose(game, option), tuple(players), seed, seconds, nodes, cpu_time)
    try:
        pool = local(jobs) if ray is None else cluster(ray)
    except ImportError:
        fail(translate("needs-extra", extra="ray"))
    if ray is None:
        compile_first(list(match.players), match.game)
    with progress() as bar:
        task = bar.add_task(translate("arena-playing"), total=None)

        def told(tally: Tally, total: int) -> None:
            bar.update(task, description=running(tally), completed=len(tally.games), total=total)

        summary = run(match, games, pool, out, sprt, told)
    report(summary)


def running(tally: Tally) -> str:
    """The score so far, in a few words."""
    if not tally.games:
        return translate("arena-playing")
    first = tally.summary().standings[0]
    return translate("arena-running-score", player=first.name, score=f"{100 * first.score:.1f}", games=first.games)


def report(summary: Summary) -> None:
    """A table of the players, and what else there is to say."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(translate("arena-player"), no_wrap=True)
    for name in ("counts", "score", "interval", "elo", "interval", "time", "failed"):
        table.add_column(translate(f"arena-{name}"), justify="right", no_wrap=True)
    for standing in summary.standings:
        table.add_row(*cells(standing))
    console.print(table)
    tell(translate("arena-told", games=summary.games, length=f"{summary.length:.1f}"))
    if summary.unfinished:
        tell(translate("arena-unfinished", games=summary.unfinished))
    if (test := summary.test) is not None:
        numbers = {"elo0": f"{test.elo0:g}", "elo1": f"{test.elo1:g}", "llr": f"{test.llr:.2f}"}
        verdict = test.verdict or "none"
        tell(translate("arena-test", **numbers, deals=test.deals, bound=f"{test.bound:.2f}", verdict=verdict))
    for failure in summary.failures:
        note(failure)


def cells(standing: Standing) -> list[str]:
    """A player's line of the table."""
    name = standing.name if len(standing.name) <= LONGEST else standing.name[: LONGEST - 1] + "…"
    return [
        name if standing.seats == 1 else f"{standing.seats} × {name}",
        f"{standing.wins} {standing.draws} {standing.losses}",
        f"{100 * standing.score:.1f} %",
        f"{100 * standing.low:.1f}–{100 * standing.high:.1f}",
        f"{standing.elo:+.0f}",
        f"{standing.elo_low:+.0f}…{standing.elo_high:+.0f}",
        f"{standing.seconds:.4f}",
        str(standing.failed),
    ]
