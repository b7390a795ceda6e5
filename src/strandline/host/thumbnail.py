"""The small picture of a table in a list, drawn from a view only."""

import re
from typing import Any

from strandline.core import registry
from strandline.core.draw import PLACE_NAME

from .games import picture


def thumbnail(game: str, view: dict[str, Any] | None) -> str:
    """Return a picture of what a view shows, without the names of places; of the game, if there is no view yet."""
    if view is None:
        return picture(game)
    return re.sub(f'<path [^>]*class="{PLACE_NAME}"[^>]*/>', "", registry.modules(game).view.svg(view))
