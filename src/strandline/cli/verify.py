"""``strandline verify``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from strandline.core.errors import BadOption, BadRecord
from strandline.core.messages import say, translate

from .common import check_there, progress, read_record, tell

if TYPE_CHECKING:
    from strandline.table.dice import Kept

PARQUET = b"PAR1"
"""The first bytes of a file of games in columns."""


def verify(
    file: Annotated[str, typer.Argument(help="A game file from a Strandline server, or a Parquet file from simulate.")],
    table: Annotated[
        str, typer.Option(metavar="ID", help="The id of the table where the game was played, as in its address.")
    ] = "",
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that the table showed before the game: 64 digits.")
    ] = "",
    nonce: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=HEX", help="The nonce that a seat gave; seats count from 0, as before the game."),
    ] = None,
) -> None:
    """Check a finished game by replaying it and drawing its dice again, or check every game in a Parquet file.

    If you kept the table's id, its commitment or a nonce from before the game, give it here: without it, the check
    cannot tell whether the file holds the right one.
    """
    from strandline.table.dice import Kept
    from strandline.table.dice import verify as draw_again

    check_there(file)
    told = _hex(commitment, "--commitment", 64) if commitment else None
    kept = Kept(told, dict(map(_nonce, nonce or [])), table or None)
    if is_columns(Path(file)):
        if kept != Kept():
            raise BadRecord(say("table-verify-nothing"), file)
        verify_columns(file)
        return
    record = read_record(file)
    checked = draw_again(record, kept)
    tell(translate("cli-verified", moves=len(record.moves)), "green")
    tell_fair(checked, kept)


def tell_fair(outcomes: int, kept: "Kept") -> None:
    """Print what a check of the dice has proved, and what it has not."""
    tell(translate("cli-fair", outcomes=outcomes), "green")
    if kept.table:
        tell(translate("cli-fair-table"), "green")
    if kept.commitment:
        tell(translate("cli-fair-commitment"), "green")
    if kept.nonces:
        tell(translate("cli-fair-nonces", count=len(kept.nonces)), "green")
    if not (kept.commitment and kept.nonces):
        missing = "nonce" if kept.commitment else "commitment" if kept.nonces else "both"
        tell(translate("cli-fair-unkept", missing=missing))
    if not kept.table:
        tell(translate("cli-fair-unkept-table"))


def _hex(text: str, option: str, *lengths: int) -> str:
    """Return hexadecimal digits in the form of a record."""
    found = "".join(text.split()).lower()
    is_hex = bool(found) and not found.strip("0123456789abcdef")
    if not is_hex or (lengths and len(found) not in lengths):
        raise BadOption(say("cli-verify-hex", option=option, found=text))
    return found


def _nonce(text: str) -> tuple[int, str]:
    seat, equals, nonce = text.partition("=")
    if not equals or not seat.isdecimal():
        raise BadOption(say("cli-verify-nonce", found=text))
    return int(seat), _hex(nonce, "--nonce")


def is_columns(file: Path) -> bool:
    """Whether a file has games in columns: by its name, or by its first bytes."""
    if file.suffix == ".parquet":
        return True
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(PARQUET)) == PARQUET


def verify_columns(file: str) -> None:
    """Replay every game of the file."""
    from strandline.sim import data

    with progress() as bar:
        task = bar.add_task(translate("cli-replaying"), total=None)
        games = data.verify(file, lambda done, whole: bar.update(task, completed=done, total=whole))
    tell(translate("simulate-data-verified", games=games), "green")
