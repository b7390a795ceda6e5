"""``strandline picture``."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from strandline.core import pixels
from strandline.core.errors import BadOption
from strandline.core.messages import say, translate
from strandline.core.record import Record

from .common import (
    Move,
    Options,
    Seed,
    Source,
    Text,
    check_place,
    console,
    find,
    is_record,
    note,
    progress,
    read_record,
)


class Kind(StrEnum):
    SVG = ".svg"
    PNG = ".png"
    GIF = ".gif"


def picture(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    out: Annotated[Path | None, typer.Option("--out", help="The file: .svg, .png, or .gif for a whole game.")] = None,
    width: Annotated[int, typer.Option(min=16, max=8000, help="Width of a PNG or GIF in pixels.")] = 620,
    delay: Annotated[int, typer.Option(min=20, max=60_000, help="Milliseconds per move in a GIF.")] = 1000,
) -> None:  # fmt: skip
    r"""Draw a position as SVG or PNG, or a whole game as an animated GIF. Without --out, print the SVG.

    PNG and GIF need the extra “pictures”: pip install '.\[pictures]'.
    """
    if out is None:
        console.out(find(source, text, option, seed, move).svg())
        return
    if out.suffix.lower() not in tuple(Kind):
        raise BadOption(say("cli-picture-kind", file=str(out), allowed=", ".join(Kind)))
    kind = Kind(out.suffix.lower())
    if kind == Kind.GIF:
        if not is_record(source):
            raise BadOption(say("cli-gif-record"))
        if move is not None:
            raise BadOption(say("cli-gif-whole"))
        check_place(out)
        data = gif(read_record(source), width, delay)
    else:
        position = find(source, text, option, seed, move)
        data = pixels.png(position, width) if kind == Kind.PNG else position.svg().encode()
    out.write_bytes(data)
    note(translate("cli-saved", file=str(out)))


def gif(record: Record, width: int, delay: int) -> bytes:
    """Return a game as an animated GIF, with a progress bar."""
    captions = pixels.captions(record, width)
    with progress() as bar:
        positions = bar.track(record.positions(), len(captions), description=translate("cli-drawing"))
        drawn = zip(positions, captions, strict=True)
        frames = (pixels.frame(position, width, caption) for position, caption in drawn)
        return pixels.gif(frames, captions, delay)
