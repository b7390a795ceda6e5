"""Pictures made of pixels: a position as PNG, a game as animated GIF. What makes them is imported only when needed."""

import io
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .errors import MissingExtra
from .game import Position
from .messages import say

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLOURS = 128


def png(position: Position, width: int, background: str | None = None, seat: int | None = None) -> bytes:
    """What a seat (None: a watcher) may look at as PNG, so many pixels wide; without a background, transparent."""
    _need("resvg_py")
    import resvg_py

    # Our pictures have no letters but drawn ones: no fonts need to be looked for.
    picture = position.svg(seat)
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, background=background, skip_system_fonts=True))


def rgb(position: Position, width: int, seat: int | None = None) -> "NDArray[np.uint8]":
    """What a seat (None: a watcher) may look at as an array: height × width × 3."""
    _need("PIL")
    import numpy as np
    from PIL import Image

    with Image.open(io.BytesIO(png(position, width, "white", seat))) as image:
        return np.array(image.convert("RGB"))


def frame(position: Position, width: int) -> bytes:
    """A position as a GIF shows it, but as PNG: a GIF is made of such."""
    _need("PIL")
    from PIL import Image

    data = io.BytesIO()
    with Image.open(io.BytesIO(png(position, width, "white"))) as image:
        image.convert("RGB").quantize(colors=COLOURS, dither=Image.Dither.NONE).save(data, "PNG", compress_level=1)
    return data.getvalue()


def gif(frames: Iterable[bytes], count: int, delay: int) -> bytes:
    """A game as animated GIF, out of the frames of its positions; the last of them stays longer."""
    _need("PIL")
    from PIL import Image

    images = (Image.open(io.BytesIO(each)) for each in frames)
    data = io.BytesIO()
    next(images).save(
        data, "GIF", save_all=True, append_images=images, duration=[delay] * (count - 1) + [4 * delay], loop=0
    )
    return data.getvalue()


def _need(module: str) -> None:
    if module not in sys.modules and find_spec(module) is None:
        raise MissingExtra(say("core-needs-extra", extra="pictures"))
