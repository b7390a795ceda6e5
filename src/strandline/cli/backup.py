"""``strandline backup``."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from strandline.core.errors import BadOption
from strandline.core.messages import say, translate

from .common import check_place, fail, tell
from .serve import DATA, data_file, needs_table


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write the copy to; it must not exist yet.")],
    data: Annotated[Path | None, typer.Option(envvar=DATA, help="The folder with the database.")] = None,
) -> None:
    """Back up the server's SQLite database while the server is running. (For PostgreSQL, use pg_dump.)"""
    needs_table()
    source = data_file(data)
    if not source.exists():
        raise BadOption(say("cli-no-file", file=str(source)))
    if file.exists():
        raise BadOption(say("cli-file-there", file=str(file)))
    check_place(file)
    file.touch(mode=0o600, exist_ok=False)  # it is as secret as the original
    try:
        copy(source, file)
    except BaseException as error:
        for rest in ("", "-wal", "-shm", "-journal"):
            Path(f"{file}{rest}").unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            fail(translate("cli-backup-failed", file=str(source), reason=str(error)))
        raise
    tell(translate("cli-saved", file=str(file)))


def copy(source: Path, file: Path) -> None:
    """Make a reliable copy: SQLite checks its integrity."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
        (found,) = new.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
