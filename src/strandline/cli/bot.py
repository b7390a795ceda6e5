"""``strandline bot``: one of our bots, for other programs to play with. See ``docs/bot-protocol.md``."""

import sys
from typing import Annotated

import typer

from strandline.bots.server import serve


def bot(
    level: Annotated[int, typer.Option(min=1, max=6, help="Strength, from 1 (beginner) to 6 (strongest).")] = 3,
) -> None:
    """Run a bot that speaks the bot protocol on standard input and output: one JSON message per line."""
    if sys.stdin is not None:
        serve(f"level{level}", sys.stdin.buffer, sys.stdout.buffer)
