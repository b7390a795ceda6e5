"""Games: which there are, their options, and what their boards are drawn with."""

from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from strandline.core import registry
from strandline.core.game import game
from strandline.core.options import options_of
from strandline.table.errors import Refused

router = APIRouter(prefix="/api")


class OptionInfo(BaseModel):
    """What an option takes: one of ``values`` (with ``many``: any of them, but not all of ``apart`` together), or a
    number from ``least`` to ``most``.

    ``only``: values that need others, by option. ``origin``: whence each value comes ("" for all others): the book, a
    ruling of ours, or an edition by its language.
    """

    name: str
    default: Any
    rule: str
    values: list[int | str]
    many: bool
    apart: list[str]
    least: int | None
    most: int | None
    only: dict[str, dict[str, list[int | str]]]
    origin: dict[str, list[str]]


class GameInfo(BaseModel):
    """A game. ``players``: how many can play; ``minutes``: how long people who know it need."""

    name: str = Field(examples=["crab-stack"])
    players: list[int]
    minutes: list[int]
    options: list[OptionInfo]


class Scene(BaseModel):
    """What a board is drawn on: what never changes during a game, as SVG, and where each place is."""

    model_config = ConfigDict(extra="allow")  # a game may tell its board more

    width: float
    height: float
    ground: str
    places: dict[str, dict[str, Any]]


class PlayedMove(BaseModel):
    """A move or an outcome of chance, and the places that the piece went over."""

    seat: int | None
    move: str = Field(examples=["b2-c4"])
    way: list[str] = Field(examples=[["b2", "c3", "c4"]])


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games there are, and what can be chosen."""
    return [_game_info(name) for name in registry.names()]


@cache
def _game_info(name: str) -> GameInfo:
    usual = game(name)
    defaults = asdict(usual.options)
    known = options_of(usual.options)
    return GameInfo(
        name=name,
        players=[int(n) for n in known["players"].values] if "players" in known else [usual.seats],
        minutes=list(usual.modules.board.MINUTES),
        options=[
            OptionInfo(name=option, default=defaults[option], **asdict(choice)) for option, choice in known.items()
        ],
    )


@router.get("/symbols/{name}.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def symbols(name: Annotated[str, Field(max_length=40, pattern=r"^[a-z-]+$", examples=["krabcek"])]) -> Response:
    """The pieces of a game as symbols of one SVG, to be used by their ids."""
    if name not in registry.names():
        raise Refused("no-page")
    return Response(symbols_svg(name), media_type="image/svg+xml")


@cache
def symbols_svg(name: str) -> str:
    """A game's symbols, as one SVG."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{registry.modules(name).view.symbols()}</svg>'
