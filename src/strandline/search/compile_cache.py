"""Knows whether a search is compiled already, so that nobody waits for a compiler without knowing why.

Numba keeps compiled code on disk. A marker file beside it says that a search has been compiled for a game from the
current sources, for this machine. Without the marker, ``best_target`` is ``python`` and the interpreted search plays.
Meanwhile ``start_compiling`` compiles in a process of its own; ``compile_all`` waits for it.
"""

import hashlib
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from strandline.core.bind import Target
from strandline.core.compile_messages import announced, watch_numba
from strandline.core.game import Position, game
from strandline.core.numba_cache import default_target, ensure_cache_folder, in_browser
from strandline.core.registry import modules

from .catalog import SEARCHES, Think
from .thought import Budget, Root

SearchAndGame = tuple[str, str]
"""The names of a search and a game."""


def open_search(search: str, name: str, **style: Any) -> Think:
    """Open a search for a game: compiled if nobody has to wait for it, otherwise interpreted while it is compiled."""
    start_compiling(search, name)
    return SEARCHES[search](name, best_target(search, name), **style)


def load(search: str, name: str) -> None:
    """Load what a search needs for a game into this process, so that its first move takes no longer than others.

    If it is not compiled yet there is nothing to load, and compiling begins.
    """
    start_compiling(search, name)
    if (search, name) not in _loaded and best_target(search, name) == "cpu":
        _try_out(search, name)
        _loaded.add((search, name))


_loaded: set[SearchAndGame] = set()
_compiling: dict[SearchAndGame, "subprocess.Popen[bytes]"] = {}


def best_target(search: str, name: str) -> Target:
    """Return how a search should run for a game now: compiled, if nobody has to wait for that."""
    if in_browser():
        return default_target(name)
    return "cpu" if find_spec("numba") and _mark(search, name).exists() else "python"


def start_compiling(search: str, name: str) -> None:
    """Compile a search for a game in another process, unless it is compiled; ``best_target`` tells when it is done.

    That process outlives this one, so the next process finds more of the work done.
    """
    if not find_spec("numba") or _mark(search, name).exists() or (search, name) in _compiling:
        return
    command = [sys.executable, "-m", __name__, search, name]
    quiet = subprocess.DEVNULL
    _compiling[search, name] = subprocess.Popen(
        command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )


def compile_all(wanted: Iterable[SearchAndGame], on_progress: Callable[[str, str, float], None] | None = None) -> None:
    """Compile searches one after another, and wait.

    ``on_progress`` is called several times a second with the search, the game and the seconds so far. Without it, the
    log says what takes long.
    """
    for search, name in dict.fromkeys(wanted):
        begun = time.monotonic()
        start_compiling(search, name)
        process = _compiling.get((search, name))
        with announced(f"{search} ({name})") if on_progress is None else nullcontext():
            while process is not None and process.poll() is None:
                if on_progress is not None:
                    on_progress(search, name, time.monotonic() - begun)
                time.sleep(0.1)
        if process is not None and process.returncode:
            words = _mark(search, name).with_suffix(".error")
            why = words.read_text(encoding="utf-8") if words.exists() else ""
            raise RuntimeError(f"compiling {search} for {name} ended with code {process.returncode}\n{why}".strip())


def compile_now(search: str, name: str) -> None:
    """Compile a search for a game in this process, and write the marker; wait if another process is compiling it."""
    mark = _mark(search, name)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as lock:
        _acquire(lock)
        if not mark.exists():
            try:
                _try_out(search, name)
            except Exception:
                mark.with_suffix(".error").write_text(traceback.format_exc(), encoding="utf-8")
                raise
            mark.touch()


def _try_out(search: str, name: str) -> None:
    """Run a first small search, so that nothing is left to compile or to load."""
    watch_numba()
    SEARCHES[search](name, "cpu")(Root.of(_first_decision(name)), Budget(nodes=2), 0)


def _acquire(lock: IO[str]) -> None:
    """Wait until nobody else has the lock; closing the file releases it."""
    try:
        import fcntl
    except ImportError:  # on Windows two processes may do the same work
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
    """Return the folder where Numba keeps the code compiled from this folder."""
    import numba

    ensure_cache_folder()
    return Path(numba.njit(cache=True)(_folder.__wrapped__).stats.cache_path)


@cache
def _stamp(name: str) -> str:
    """Return what compiled code depends on. Like Numba, this compares modification times of the sources."""
    import numba
    from numba.core.registry import cpu_target

    here = Path(__file__).parent
    folders = [here, here.parent / "core", here.parent / "sim", Path(str(modules(name).rules.__file__)).parent]
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    facts = [f"{file} {file.stat().st_mtime_ns} {file.stat().st_size}" for file in files]
    facts += [numba.__version__, sys.version, *map(str, cpu_target.target_context.codegen().magic_tuple())]
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()[:16]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # people who play meanwhile come first
    compile_now(*sys.argv[1:])
