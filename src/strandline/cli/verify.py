"""``strandline verify``."""

from pathlib import Path
from typing import Annotated

import typer

from strandline.core.messages import translate

from .common import check_there, progress, read_record, tell

PARQUET = b"PAR1"
"""How a file of games in columns begins."""


def verify(
    file: Annotated[
        str, typer.Argument(help="The record of a game that a table server wrote, or a Parquet file of simulate.")
    ],
) -> None:
    """Check a finished game: replay it, and draw everything that its dice have said again; or many games in columns."""
    check_there(file)
    if is_columns(Path(file)):
        verify_columns(file)
        return
    from strandline.table.dice import verify as draw_again

    record = read_record(file)
    checked = draw_again(record)
    tell(translate("cli-verified", moves=len(record.moves)), "green")
    tell(translate("cli-fair", outcomes=checked), "green")


def is_columns(file: Path) -> bool:
    """Whether a file has games in columns: by its name, or by how it begins."""
    if file.suffix == ".parquet":
        return True
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(PARQUET)) == PARQUET


def verify_columns(file: str) -> None:
    """Play every game of the file again."""
    from strandline.sim import data

    with progress() as bar:
        task = bar.add_task(translate("cli-replaying"), total=None)
        games = data.verify(file, lambda done, whole: bar.update(task, completed=done, total=whole))
    tell(translate("simulate-data-verified", games=games), "green")
