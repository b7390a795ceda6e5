"""``strandline bot``: one of our bots, for other programs to play with. ``docs/bot-protocol.md`` says how."""

import sys
from typing import Annotated

import typer

from strandline.bots.server import serve


def bot(
    level: Annotated[int, typer.Option(min=1, max=6, help="How strong: 1 is for children, 6 all that there is.")] = 3,
) -> None:
    """Speak the bot protocol: JSON, a message a line, on standard input and output."""
    if sys.stdin is not None:
        serve(f"level{level}", sys.stdin.buffer, sys.stdout.buffer)
