"""``strandline compile``."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Annotated

import typer

from strandline.bots.levels import BASELINES, levels
from strandline.bots.seats import LEVEL_NAMES, searches
from strandline.core import registry
from strandline.core.compile_messages import quiet
from strandline.core.errors import BadOption, MissingExtra
from strandline.core.game import Game, game
from strandline.core.messages import say, translate
from strandline.core.options import options_of
from strandline.core.perft import perft
from strandline.search import compile_cache
from strandline.search.analysis import prepare

from .common import note, progress, tell

Part = tuple[str, str, Callable[[], object]]
"""What is compiled, for which game, and the call that compiles it."""


def compile(  # noqa: A001
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; without any, all of them.")
    ] = None,
) -> None:
    """Compile bots, analysis, simulation and environments ahead. Otherwise each is compiled when it is first used."""
    for name in games or ():
        if name not in registry.names():
            raise BadOption(say("core-no-such-game", name=name, allowed=", ".join(registry.names())))
    if not find_spec("numba"):
        raise MissingExtra(say("core-needs-extra", extra="fast"))
    begun = time.monotonic()
    chosen = dict.fromkeys(games or registry.names())
    parts = [part for name in chosen for part in parts_of(name)]
    with progress() as bar, quiet():
        task = bar.add_task("", total=len(parts))
        for what, name, work in parts:
            words = translate("cli-compiling-part", part=what, game=name)
            bar.update(task, description=words)
            if bar.disable:
                note(words)
            work()
            bar.advance(task)
    tell(translate("cli-compiled", games=", ".join(chosen), seconds=f"{time.monotonic() - begun:.1f}"))


def parts_of(name: str) -> Iterator[Part]:
    """Yield everything that is compiled for a game; what has been compiled before is only loaded."""
    variants = [game(name, players=each) for each in player_counts(game(name))] or [game(name)]
    wanted = [each for variant in variants for each in searches([*LEVEL_NAMES, *BASELINES], variant)]
    for search in dict.fromkeys(search for search, _ in [*wanted, ("mcts", name)]):
        yield search, name, partial(compile_cache.compile_all, [(search, name)])
    yield "analyse", name, partial(prepare, game(name))
    yield "play_out", name, partial(_play_out, game(name))
    if game(name).modules.encoding is not None:
        yield "Batch", name, partial(_step, game(name))
        for kind, (variant, opponent) in opponents(variants).items():
            yield f"Against {kind}", name, partial(_play_against, variant, opponent)
    yield "simulate", name, partial(_record, game(name))
    yield "perft", name, partial(perft, game(name).start(seed=1), 1)


def opponents(variants: list[Game]) -> dict[str, tuple[Game, str]]:
    """Return the opponents that decide in compiled code, one of each kind, with a game that they play."""
    from strandline.envs.opponents.seated import is_compiled  # it needs NumPy

    found: dict[str, tuple[Game, str]] = {"random": (variants[0], "random"), "greedy": (variants[0], "greedy")}
    for variant in variants:
        for name, level in zip(LEVEL_NAMES, levels(variant), strict=True):
            if is_compiled(level):
                found.setdefault(level.search, (variant, name))
    return found


def player_counts(of: Game) -> list[int]:
    """Return the numbers of players that a game can have, if one can choose; bots may search differently with each."""
    known = options_of(of.options).get("players")
    return [each for each in known.values if isinstance(each, int)] if known else []


def _play_out(of: Game) -> None:
    from strandline.sim import play_out

    play_out(of, 1, threads=1)


def _step(of: Game) -> None:
    from strandline.sim import Batch

    batch = Batch(of, 1, threads=1)
    batch.step(batch.legal[:, 0])


def _play_against(of: Game, opponent: str) -> None:
    from strandline.envs.opponents.against import Against

    batch = Against(of, 1, opponent, threads=1)
    for _ in range(2):  # whoever begins, the opponent decides once
        batch.step(batch.legal[:, 0])


def _record(of: Game) -> None:
    from strandline.sim import recording

    recording.write_down(of, 1, 0, 1, 10_000)
