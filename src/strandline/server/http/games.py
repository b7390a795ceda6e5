"""The games: their list, their options, and the pictures of their boards."""

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from strandline.core import registry
from strandline.host.games import GameInfo, game_info, symbols_svg

router = APIRouter(prefix="/api")


class Scene(BaseModel):
    """The part of a board that never changes during a game, as SVG, and the coordinates of each place."""

    model_config = ConfigDict(extra="allow")  # a game may add more for its board

    width: float
    height: float
    ground: str
    places: dict[str, dict[str, Any]]


@router.get("/games")
async def games() -> list[GameInfo]:
    """Return the games and their options."""
    return [game_info(name) for name in registry.names()]


@router.get("/symbols/{name}.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def symbols(name: Annotated[str, Field(max_length=40, pattern=r"^[a-z-]+$", examples=["krabcek"])]) -> Response:
    """Return the pieces of a game as symbols of one SVG, to be used by their ids."""
    return Response(symbols_svg(name), media_type="image/svg+xml")
