"""A whole match: it resumes where it was interrupted, and stops early if the test has decided."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from .match import Match, Played
from .pool import Pool, local
from .store import Store, write
from .summary import Summary, Tally


def run(
    match: Match, games: int, pool: Pool | None = None, out: Path | None = None,
    sprt: tuple[float, float] | None = None, on_progress: Callable[[Tally, int], None] | None = None,
) -> Summary:  # fmt: skip
    """Play a match of this many games, or a few more so that every deal is played from all seats.

    ``out``: a folder to store it in. ``on_progress`` is called after every game with the tally and the number of games.
    """
    tally = Tally(match, sprt)
    total = -(-games // match.rotations) * match.rotations
    with ExitStack() as stack:
        store = Store(out, match) if out else None
        if store:
            stack.callback(store.close)
            for played in store.played():
                tally.add(played)
        if on_progress:
            on_progress(tally, total)
        missing = [index for index in range(total) if index not in tally.games]
        if missing and not tally.is_decided:
            lines = stack.enter_context(closing((pool or local(1))(match, missing)))
            for line in lines:
                if store:
                    store.add(line)
                tally.add(Played.read(line))
                if on_progress:
                    on_progress(tally, total)
                if tally.is_decided:
                    break
        summary = tally.summary()
        if store:
            write(store.folder / "summary.json", summary.document())
    return summary
