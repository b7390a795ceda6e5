"""Says through ``logging`` when compiling takes long, so that nobody wonders why nothing happens.

The logger is ``strandline.compiling``: a warning after a second, and an info message when it is done. Without any
configuration Python prints warnings on the error stream.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from threading import Timer
from typing import Any

from .messages import translate

LONG = 1.0
"""Seconds after which it is said that something compiles."""
logger = logging.getLogger("strandline.compiling")
OURS = __name__.partition(".")[0] + "."
_known: set[object] = set()
_quiet = 0


@contextmanager
def quiet() -> Iterator[None]:
    """Say nothing meanwhile, in any thread: whoever calls this shows a message of their own."""
    global _quiet
    _quiet += 1
    try:
        yield
    finally:
        _quiet -= 1


@contextmanager
def announced(what: str) -> Iterator[None]:
    """Say what is being compiled, if that takes long."""
    begun = time.monotonic()
    timer = Timer(LONG, _say_so, [what])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        seconds = time.monotonic() - begun
        if seconds >= LONG and not _quiet:
            logger.info(translate("core-compiled", what=what, seconds=f"{seconds:.1f}"))


def _say_so(what: str) -> None:
    if not _quiet:
        logger.warning(translate("core-compiling", what=what))


def announced_once(key: object, what: str) -> AbstractContextManager[None]:
    """Do the same for a first call, which compiles; the calls after it cost nothing."""
    if key in _known:
        return nullcontext()
    _known.add(key)
    return announced(what)


@cache
def watch_numba() -> None:
    """Announce whatever Numba compiles of ours from now on, in this process."""
    from numba.core import event

    class Watch(event.Listener):  # type: ignore[misc]
        """Numba compiles one function at a time, and meanwhile those that it calls."""

        def __init__(self) -> None:
            self.open: list[AbstractContextManager[None]] = []

        def on_start(self, event: Any) -> None:
            module = str(event.data["dispatcher"].py_func.__module__)
            is_first = module.startswith(OURS) and not self.open
            self.open.append(announced(module) if is_first else nullcontext())
            self.open[-1].__enter__()

        def on_end(self, _event: Any) -> None:
            self.open.pop().__exit__(None, None, None)

    event.register("numba:compile", Watch())
