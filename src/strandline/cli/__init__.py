"""The command line. Here is only the door: what a stop from outside does, whatever it interrupts."""

import io
import os
import signal
import sys
from typing import Any, NoReturn

STOPPED = 130
PIPE_CLOSED = 141
"""128 + the signal's number, as for any program that the signal ends."""


_interrupted = False


def interrupted() -> bool:
    """Whether a Ctrl-C has come, whatever became of the exception that it raised."""
    return _interrupted


def _interrupt(*_: Any) -> NoReturn:
    global _interrupted
    _interrupted = True
    raise KeyboardInterrupt


def main() -> None:
    """Run the command line as a process of its own."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    for stream in sys.stdin, sys.stdout, sys.stderr:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal does not have is no reason to stop
    try:
        # Only now: a Ctrl-C while modules load must end as cleanly as any other.
        from rich.console import Console

        from .app import app

        # Typer prints help by consoles of its own.
        Console.on_broken_pipe = pipe_closed  # type: ignore[assignment, method-assign]
        app(prog_name="strandline")
    except KeyboardInterrupt:
        os.write(2, b"\n")
        sys.exit(STOPPED)


def pipe_closed(*_: Any) -> NoReturn:
    """Whoever read the output has had enough: nothing more can be said, not even while Python shuts down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(PIPE_CLOSED)
