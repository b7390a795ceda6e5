"""``strandline backup``."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from strandline.core.errors import BadOption
from strandline.core.messages import say, translate

from .common import tell
from .serve import data_file, needs_table


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; it must not be there yet.")],
    data: Annotated[Path | None, typer.Option(help="The folder of the database.")] = None,
) -> None:
    """Copy the table server's database, whole, while the server goes on. (Of PostgreSQL, pg_dump makes one.)"""
    needs_table()
    source = data_file(data)
    if not source.exists():
        raise BadOption(say("cli-no-file", file=str(source)))
    if file.exists():
        raise BadOption(say("cli-file-there", file=str(file)))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
    tell(translate("cli-saved", file=str(file)))
