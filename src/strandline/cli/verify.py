"""``strandline verify``."""

from typing import Annotated

import typer

from strandline.core.messages import translate

from .common import read_record, tell


def verify(file: Annotated[str, typer.Argument(help="The file of a record that a table server wrote.")]) -> None:
    """Check a finished game: replay it, and draw everything that its dice have said again."""
    from strandline.table.dice import verify as draw_again

    record = read_record(file)
    checked = draw_again(record)
    tell(translate("cli-verified", moves=len(record.moves)), "green")
    tell(translate("cli-fair", outcomes=checked), "green")
