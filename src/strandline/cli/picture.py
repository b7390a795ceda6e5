"""``strandline picture``. What makes PNG and GIF is imported only when one is wanted."""

import io
import sys
from collections.abc import Iterator
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from strandline.core.errors import BadOption
from strandline.core.game import Position
from strandline.core.messages import say, translate
from strandline.core.record import Record

from .common import Move, Options, Seed, Source, Text, console, fail, find, is_record, note, progress, read_record

if TYPE_CHECKING:
    from PIL.Image import Image


class Kind(StrEnum):
    SVG = ".svg"
    PNG = ".png"
    GIF = ".gif"


def picture(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    out: Annotated[Path | None, typer.Option("--out", help="The file: .svg, .png, or .gif for a whole record.")] = None,
    width: Annotated[int, typer.Option(min=16, max=8000, help="Of a PNG or GIF, in pixels.")] = 620,
    delay: Annotated[int, typer.Option(min=20, max=60_000, help="Of a GIF: milliseconds a move.")] = 1000,
) -> None:  # fmt: skip
    r"""Draw a position as SVG or PNG, or a whole record as an animated GIF. Without --out, print the SVG.

    PNG and GIF need the extra “pictures”: pip install 'strandline\[pictures]'.
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
        data = gif(read_record(source), width, delay)
    else:
        position = find(source, text, option, seed, move)
        data = png(position, width) if kind == Kind.PNG else position.svg().encode()
    out.write_bytes(data)
    note(translate("cli-saved", file=str(out)))


def png(position: Position, width: int, background: str | None = None) -> bytes:
    """A position as PNG, so many pixels wide; without a background, transparent where nothing is drawn."""
    _need("resvg_py")
    import resvg_py

    # Our pictures have no letters but drawn ones: no fonts need to be looked for.
    data = resvg_py.svg_to_bytes(svg_string=position.svg(), width=width, background=background, skip_system_fonts=True)
    return bytes(data)


def gif(record: Record, width: int, delay: int) -> bytes:
    """A game as animated GIF; the last position stays longer."""
    _need("PIL")
    frames = _frames(record, width)
    first = next(frames)
    durations = [delay] * len(record.moves) + [4 * delay]
    data = io.BytesIO()
    first.save(data, "GIF", save_all=True, append_images=frames, duration=durations, loop=0)
    return data.getvalue()


def _frames(record: Record, width: int) -> Iterator["Image"]:
    from PIL import Image

    with progress() as bar:
        for position in bar.track(record.positions(), len(record.moves) + 1, description=translate("cli-drawing")):
            with Image.open(io.BytesIO(png(position, width, "white"))) as image:
                yield image.convert("RGB").quantize(colors=128, dither=Image.Dither.NONE)


def _need(module: str) -> None:
    if module not in sys.modules and find_spec(module) is None:
        fail(translate("cli-needs", extra="pictures"))
