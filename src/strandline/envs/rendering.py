"""Renders a position for environments: as text for terminals, or as pixels."""

import io
from typing import TYPE_CHECKING, Any, Literal

from rich.console import Console

from strandline.core import pixels
from strandline.core.game import Position

if TYPE_CHECKING:
    from numpy.typing import NDArray

Mode = Literal["human", "ansi", "rgb_array"]
MODES: list[Mode] = ["human", "ansi", "rgb_array"]
METADATA: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}
WIDTH = 480
"""The size of a picture, in pixels."""


def checked(mode: str | None) -> str | None:
    """Return the render mode if it exists, or raise an error."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode={mode!r}: allowed are {', '.join(MODES)}")
    return mode


def rendered(position: Position, mode: str | None, seat: int | None = None) -> "str | NDArray[Any] | None":
    """Render what a seat (None: a spectator) may see: ``human`` prints it, ``ansi`` is text, ``rgb_array`` pixels."""
    if mode == "rgb_array":
        return pixels.rgb(position, WIDTH, seat)
    if mode == "ansi":
        text = io.StringIO()
        _print(Console(file=text, force_terminal=True, color_system="standard", emoji=False), position, seat)
        return text.getvalue()
    if mode == "human":
        _print(Console(emoji=False), position, seat)
    return None


def _print(console: Console, position: Position, seat: int | None) -> None:
    console.print(position.board(seat), soft_wrap=True, highlight=False)
