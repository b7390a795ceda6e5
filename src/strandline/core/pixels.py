"""Pictures made of pixels: a position as PNG, a game as animated GIF. The libraries are imported only when needed."""

import io
import re
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from textwrap import wrap
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from .draw import INK, tag
from .errors import MissingExtra
from .game import Position
from .messages import RIGHT_TO_LEFT, language_of, say
from .record import Record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLOURS = 128
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")
NARROW = 200
"""A picture that is not wider has no captions."""
LINE = 1.4
"""The height of a line, in sizes of its letters."""
FONTS = "DejaVu Sans, Noto Sans, Segoe UI, Arial, Helvetica"
"""A computer may have none of these: then its other fonts are tried for each letter."""


def png(position: Position, width: int, background: str | None = None, seat: int | None = None) -> bytes:
    """Draw what a seat (None: a spectator) may see as PNG, ``width`` pixels wide; transparent without a background."""
    return svg_png(position.svg(seat), width, background)


def svg_png(picture: str, width: int, background: str | None = None) -> bytes:
    """Return a picture of ours as PNG."""
    _need("resvg_py")
    import resvg_py

    # Our pictures draw their letters as paths, so no fonts are needed. resvg_py wants a plain str.
    picture = str(picture)
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, background=background, skip_system_fonts=True))


def rgb(position: Position, width: int, seat: int | None = None) -> "NDArray[np.uint8]":
    """Draw what a seat (None: a spectator) may see as an array: height × width × 3."""
    _need("PIL")
    import numpy as np
    from PIL import Image

    with Image.open(io.BytesIO(png(position, width, "white", seat))) as image:
        return np.array(image.convert("RGB"))


def captions(record: Record, width: int, locale: str = "") -> list[list[str]]:
    """Return the lines below each frame of a game's GIF, equally many: what the move has caused. None without fonts."""
    positions = list(record.positions())
    texts = [""]
    for before, move, after in zip(positions, record.moves, positions[1:], strict=False):
        texts.append(" ".join(each.message.text(locale) for each in before.effects(move, after)))
    if width <= NARROW or not _has_font("".join(texts)):
        return [[] for _ in texts]
    # The marks that isolate a part would not survive a line's end; the whole line gets one.
    found = [wrap(ISOLATES.sub("", text), int(width / (0.57 * _letter(width)))) for text in texts]
    if language_of(locale) in RIGHT_TO_LEFT:
        found = [[f"\u2067{line}\u2069" for line in lines] for lines in found]
    most = max(map(len, found))
    return [[*lines, *[""] * (most - len(lines))] for lines in found]


def frame(position: Position, width: int, caption: Sequence[str] = ()) -> bytes:
    """Draw one frame of a GIF, as PNG, with the lines of a caption below it."""
    _need("PIL")
    from PIL import Image

    data = io.BytesIO()
    with Image.open(io.BytesIO(png(position, width, "white"))) as image:
        drawn = image.convert("RGB")
    if caption:
        with Image.open(io.BytesIO(_written(caption, width))) as text:
            board, drawn = drawn, Image.new("RGB", (width, drawn.height + text.height), "white")
            drawn.paste(board)
            drawn.paste(text.convert("RGB"), (0, board.height))
    drawn.quantize(colors=COLOURS, dither=Image.Dither.NONE).save(data, "PNG", compress_level=1)
    return data.getvalue()


def gif(frames: Iterable[bytes], captions: Sequence[Sequence[str]], delay: int) -> bytes:
    """Make an animated GIF of a game from the frames of its positions; those to read and the last one stay longer."""
    _need("PIL")
    from PIL import Image

    images = (Image.open(io.BytesIO(each)) for each in frames)
    data = io.BytesIO()
    delays = [delay * (3 if any(caption) else 1) for caption in captions[:-1]] + [4 * delay]
    next(images).save(data, "GIF", save_all=True, append_images=images, duration=delays, loop=0)
    return data.getvalue()


def _letter(width: int) -> float:
    """Return the size of a caption's letters."""
    return width / 30


def _written(lines: Sequence[str], width: int) -> bytes:
    """Draw lines of text as PNG."""
    _need("resvg_py")
    import resvg_py

    size = _letter(width)
    style: dict[str, str | float] = {"font_size": size, "font_family": FONTS, "text_anchor": "middle", "fill": INK}
    height = round((len(lines) + 1) * LINE * size)
    texts = [tag("text", escape(line), x=width / 2, y=(n + 1.1) * LINE * size, **style) for n, line in enumerate(lines)]
    picture = tag("svg", *texts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}")
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, background="white"))


def _has_font(text: str) -> bool:
    """Return whether this computer has a font for a text: its last letter by code is not drawn as an unknown one."""
    last = max(filter(str.isalpha, text), default="")
    return last != "" and _written([last], 40) != _written(["\U0010fffd"], 40)


def _need(module: str) -> None:
    if module not in sys.modules and find_spec(module) is None:
        raise MissingExtra(say("core-needs-extra", extra="pictures"))
