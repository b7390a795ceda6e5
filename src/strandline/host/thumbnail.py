"""The small picture of a table in a list, drawn from a view only."""

from typing import Any

from strandline.core import registry
from strandline.core.draw import without_names

from .games import picture


def thumbnail(game: str, view: dict[str, Any] | None) -> str:
    """Return a picture of what a view shows, without the names of places; of the game, if there is no view yet."""
    if view is None:
        return picture(game)
    return without_names(registry.modules(game).view.svg(view))
