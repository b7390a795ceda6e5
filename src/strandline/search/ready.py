"""Whether a search is compiled yet, so that nobody waits for a compiler in silence.

Numba keeps compiled code on disk. A mark beside it says that a search has been compiled for a game from the sources as
they are now, for this machine. Until the mark is there, ``target`` answers ``python`` and the interpreted search plays;
``begin`` compiles in a process of its own meanwhile, and ``warm`` waits for that.
"""

import hashlib
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, Literal, Protocol

from strandline.core.game import Position, game
from strandline.core.registry import rooms
from strandline.core.speed import keep_somewhere

from .thought import Budget, Root, Thought

Target = Literal["cpu", "python"]
Named = tuple[str, str]
"""A search's name and a game's."""


class Think(Protocol):
    """A search that has been opened for a game. It may keep what it learns from move to move."""

    def __call__(self, root: Root, budget: Budget, seed: int) -> Thought: ...


def _mcts(_name: str, target: Target, **style: Any) -> Think:
    from . import mcts

    return lambda root, budget, seed: mcts.think_on(target, root, budget, seed, mcts.Style(**style))


def _uct(_name: str, target: Target) -> Think:
    from . import mcts

    return lambda root, budget, seed: mcts.think_on(target, root, budget, seed, mcts.UCT)


def _flat(_name: str, target: Target) -> Think:
    from . import baselines

    return partial(baselines.flat, target=target)


def _greedy(_name: str, target: Target) -> Think:
    from . import baselines

    return partial(baselines.greedy, target=target)


def _alphabeta(name: str, target: Target, is_every: bool = False) -> Think:
    from . import alphabeta

    minds: list[alphabeta.AlphaBeta] = []  # one for the whole game, of its first seed

    def think(root: Root, budget: Budget, seed: int) -> Thought:
        if not minds:
            minds.append(alphabeta.AlphaBeta(name, seed, target=target))
        return minds[0].think(root, budget, is_every=is_every)

    return think


def _proving(_name: str, target: Target) -> Think:
    from . import proving

    minds: list[proving.Proving] = []

    def think(root: Root, budget: Budget, seed: int) -> Thought:
        if not minds:
            minds.append(proving.Proving(root.game, seed, target))
        return minds[0].think(root, budget)

    return think


def _expectimax(_name: str, target: Target, is_every: bool = False) -> Think:
    from . import expectimax

    return partial(expectimax.think, target=target, is_every=is_every)


def _rollouts(_name: str, target: Target) -> Think:
    from . import rollouts

    return partial(rollouts.think, target=target)


SEARCHES: dict[str, Callable[..., Think]] = {
    "mcts": _mcts,
    "uct": _uct,
    "flat": _flat,
    "greedy": _greedy,
    "alphabeta": _alphabeta,
    "proving": _proving,
    "expectimax": _expectimax,
    "rollouts": _rollouts,
}
"""Every search by its name: what opens it for a game, interpreted or compiled, in a style."""


def opened(search: str, name: str, **style: Any) -> Think:
    """A search for a game, compiled if that means no waiting; otherwise it is being compiled while we play."""
    begin(search, name)
    return SEARCHES[search](name, target(search, name), **style)


def load(search: str, name: str) -> None:
    """Bring what a search needs for a game into this process, so that its first thought takes no longer than others.

    If it is not compiled yet there is nothing to load, and compiling begins.
    """
    begin(search, name)
    if (search, name) not in _loaded and target(search, name) == "cpu":
        _try_out(search, name)
        _loaded.add((search, name))


_loaded: set[Named] = set()
_begun: dict[Named, "subprocess.Popen[bytes]"] = {}


def target(search: str, name: str) -> Target:
    """How a search is to run now for a game: compiled, if that means no waiting."""
    return "cpu" if find_spec("numba") and _mark(search, name).exists() else "python"


def begin(search: str, name: str) -> None:
    """Have a search compiled for a game by another process, if it is not yet; ask ``target`` when it is done.

    That process goes on when this one ends: the next finds more of it done.
    """
    if not find_spec("numba") or _mark(search, name).exists() or (search, name) in _begun:
        return
    command = [sys.executable, "-m", __name__, search, name]
    quiet = subprocess.DEVNULL
    _begun[search, name] = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def warm(wanted: Iterable[Named], told: Callable[[str, str, float], None] | None = None) -> None:
    """Have searches compiled, one after the other, and wait.

    ``told`` hears, several times a second, which search for which game is being compiled, and for how many seconds.
    """
    for search, name in dict.fromkeys(wanted):
        begun = time.monotonic()
        begin(search, name)
        process = _begun.get((search, name))
        while process is not None and process.poll() is None:
            if told is not None:
                told(search, name, time.monotonic() - begun)
            time.sleep(0.1)
        if process is not None and process.returncode:
            words = _mark(search, name).with_suffix(".error")
            why = words.read_text(encoding="utf-8") if words.exists() else ""
            raise RuntimeError(f"compiling {search} for {name} ended with code {process.returncode}\n{why}".strip())


def compile_now(search: str, name: str) -> None:
    """Compile a search for a game in this process, and set the mark. If another process is at it, wait for that."""
    mark = _mark(search, name)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as lock:
        _alone(lock)
        if not mark.exists():
            try:
                _try_out(search, name)
            except Exception:
                mark.with_suffix(".error").write_text(traceback.format_exc(), encoding="utf-8")
                raise
            mark.touch()


def _try_out(search: str, name: str) -> None:
    """A first small thought, compiled: after it there is nothing left to compile or to load."""
    SEARCHES[search](name, "cpu")(Root.of(_first_decision(name)), Budget(nodes=2), 0)


def _alone(lock: IO[str]) -> None:
    """Wait until nobody else has the lock; it is let go with the file."""
    try:
        import fcntl
    except ImportError:  # on Windows two may do the same work
        return
    fcntl.flock(lock, fcntl.LOCK_EX)


def _first_decision(name: str) -> Position:
    position = game(name).start(seed=1)
    while position.turn is not None and position.turn < 0:
        position = position.play(position.moves()[0])
    return position


def _mark(search: str, name: str) -> Path:
    return _folder() / f"ready-{search}-{name}-{_stamp(name)}"


@cache
def _folder() -> Path:
    """Where Numba keeps what it compiles from this folder."""
    import numba

    keep_somewhere()
    return Path(numba.njit(cache=True)(_folder.__wrapped__).stats.cache_path)


@cache
def _stamp(name: str) -> str:
    """What compiled code depends on. Numba compares its age with that of the sources, so does this."""
    import numba
    from numba.core.registry import cpu_target

    here = Path(__file__).parent
    folders = [here, here.parent / "core", here.parent / "sim", Path(str(rooms(name).rules.__file__)).parent]
    files = sorted(file for folder in folders for file in folder.glob("*.py"))
    told = [f"{file} {file.stat().st_mtime_ns} {file.stat().st_size}" for file in files]
    told += [numba.__version__, sys.version, *map(str, cpu_target.target_context.codegen().magic_tuple())]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # whoever plays meanwhile comes first
    compile_now(*sys.argv[1:])
