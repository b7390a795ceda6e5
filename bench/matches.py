"""Plays one match of many and prints it on one line; ``ladder.py`` and ``strength.py`` share it."""

from pathlib import Path

from strandline.arena.match import Match
from strandline.arena.pool import local
from strandline.arena.run import run
from strandline.arena.summary import Summary, Tally
from strandline.cli.arena import running
from strandline.cli.common import compile_first, progress


def played(match: Match, games: int, jobs: int, folder: Path, sprt: tuple[float, float] | None = None) -> Summary:
    """Play the missing games of a match with a progress bar; its folder keeps them."""
    compile_first(list(match.players), match.game)
    with progress() as bar:
        task = bar.add_task("", total=None)

        def on_progress(tally: Tally, total: int) -> None:
            words = f"{match.game.name} {' - '.join(match.players)}: {running(tally)}"
            bar.update(task, description=words, completed=len(tally.games), total=total)

        summary = run(match, games, local(jobs), folder, sprt, on_progress)
    first = summary.standings[0]
    print(
        f"{match.game.name} {' - '.join(match.players)}: {100 * first.score:.1f} % of {summary.games}"
        f" ({100 * first.low:.1f} to {100 * first.high:.1f}), failed {sum(each.failed for each in summary.standings)}",
        flush=True,
    )
    return summary
