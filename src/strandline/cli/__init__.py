"""The entry point of the command line. It handles Ctrl-C and a closed pipe at any moment."""

import io
import os
import signal
import sys
from typing import Any, NoReturn

STOPPED = 130
PIPE_CLOSED = 141
"""The exit code: 128 + the signal's number, as for any program that the signal ends."""


_interrupted = False


def interrupted() -> bool:
    """Whether Ctrl-C was pressed, even if a library caught the exception."""
    return _interrupted


def _interrupt(*_: Any) -> NoReturn:
    global _interrupted
    _interrupted = True
    raise KeyboardInterrupt


def main() -> None:
    """Run the command line as its own process."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    for stream in sys.stdin, sys.stdout, sys.stderr:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # replace characters that the terminal cannot show
    try:
        # Imported only now: Ctrl-C must also work cleanly while modules load.
        from rich.console import Console

        from .app import app

        # Typer prints help with its own consoles.
        Console.on_broken_pipe = pipe_closed  # type: ignore[assignment, method-assign]
        app(prog_name="strandline")
    except KeyboardInterrupt:
        os.write(2, b"\n")
        sys.exit(STOPPED)


def pipe_closed(*_: Any) -> NoReturn:
    """Exit after the reader of our output has closed the pipe, and discard all further output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(PIPE_CLOSED)
