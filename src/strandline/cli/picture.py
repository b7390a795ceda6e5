"""``strandline picture``."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from strandline.core import pixels
from strandline.core.errors import BadOption
from strandline.core.game import Position
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


Arrow = Annotated[
    list[str] | None,
    typer.Option(
        metavar="MOVE[=COLOUR]",
        help="An arrow for a legal move, or along places: b2-c4=green, 'b2 c3'; can be repeated.",
    ),
]
Mark = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PLACE[=SIGN]", help="A ring around a place, or a cross, a dot, or two letters: c4=!, c4=cross."
    ),
]
Highlight = Annotated[
    list[str] | None, typer.Option(metavar="PLACE[=COLOUR]", help="A place in a colour: c4, c4=red, c4=#3366cc.")
]


def picture(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    arrow: Arrow = None, mark: Mark = None, highlight: Highlight = None,
    out: Annotated[Path | None, typer.Option("--out", help="The file: .svg, .png, or .gif for a whole game.")] = None,
    width: Annotated[int, typer.Option(min=16, max=8000, help="Width of a PNG or GIF in pixels.")] = 620,
    delay: Annotated[int, typer.Option(min=20, max=60_000, help="Milliseconds per move in a GIF.")] = 1000,
) -> None:  # fmt: skip
    r"""Draw a position as SVG or PNG, or a whole game as an animated GIF. Without --out, print the SVG.

    PNG and GIF need the extra “pictures”: pip install '.\[pictures]'.
    """
    if out is None:
        console.out(drawn(find(source, text, option, seed, move), arrow, mark, highlight))
        return
    if out.suffix.lower() not in tuple(Kind):
        raise BadOption(say("cli-picture-kind", file=str(out), allowed=", ".join(Kind)))
    kind = Kind(out.suffix.lower())
    if kind == Kind.GIF:
        if not is_record(source):
            raise BadOption(say("cli-gif-record"))
        if move is not None:
            raise BadOption(say("cli-gif-whole"))
        if arrow or mark or highlight:
            raise BadOption(say("cli-gif-marks"))
        check_place(out)
        data = gif(read_record(source), width, delay)
    else:
        svg = drawn(find(source, text, option, seed, move), arrow, mark, highlight)
        data = pixels.svg_png(svg, width) if kind == Kind.PNG else svg.encode()
    out.write_bytes(data)
    note(translate("cli-saved", file=str(out)))


def drawn(position: Position, arrow: list[str] | None, mark: list[str] | None, highlight: list[str] | None) -> str:
    """Return a position as SVG, with the marks that people ask for."""
    arrows = {_places(position, each): colour for each, colour in _pairs(arrow, "light").items()}
    return position.svg(arrows=arrows, marks=_pairs(mark, "ring"), highlights=_pairs(highlight, "light"))


def _places(position: Position, arrow: str) -> str | tuple[str, ...]:
    """Return the places that an arrow names, or a move as it is."""
    words = tuple(arrow.split())
    if position.why_not(arrow) is not None and len(words) > 1 and set(words) <= set(position.scene()["places"]):
        return words
    return arrow


def _pairs(given: list[str] | None, usual: str) -> dict[str, str]:
    """Return what was given as NAME=VALUE, or as NAME with the usual value."""
    return {name: value or usual for name, _, value in (each.partition("=") for each in given or [])}


def gif(record: Record, width: int, delay: int) -> bytes:
    """Return a game as an animated GIF, with a progress bar."""
    captions = pixels.captions(record, width)
    with progress() as bar:
        positions = bar.track(record.positions(), len(captions), description=translate("cli-drawing"))
        drawn = zip(positions, captions, strict=True)
        frames = (pixels.frame(position, width, caption) for position, caption in drawn)
        return pixels.gif(frames, captions, delay)
