"""``strandline line``."""

from pathlib import Path
from typing import Annotated

import typer

from strandline.core.messages import translate

from .common import check_place, console, note, read_record


def line(
    file: Annotated[str, typer.Argument(metavar="FILE|LINE", help="A game file, or a game in one line.")],
    out: Annotated[Path | None, typer.Option("--out", help="Write a game file (.json) instead.")] = None,
) -> None:
    """Print a game as one line of text, or write such a line as a game file. Commands that read games take both."""
    record = read_record(file)
    if out is None:
        console.out(record.line())
        return
    check_place(out)
    record.save(out)
    note(translate("cli-saved", file=str(out)))
