"""What requests about tournaments contain."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from strandline.club.director import MOST_PLAYERS, MOST_ROUNDS
from strandline.club.events import Format
from strandline.table import commands as c

from .dependencies import RequestModel

PlayerNumber = Annotated[int, Field(ge=0, lt=MOST_PLAYERS * 4)]
RoundNumber = Annotated[int, Field(ge=1, le=200)]
TableNumber = Annotated[int, Field(ge=1, le=MOST_PLAYERS)]


class NewTournament(RequestModel):
    """A tournament to open. ``id``: your own id of the request; the same id leads to the same tournament.

    ``size``: the usual number of people at a table: 2, or for tables 3 or 4. ``rounds``: of a Swiss tournament or of
    tables. ``automatic``: the next round begins as soon as all games are over.
    """

    name: c.Name = Field(examples=["Friday evening"])
    game: Annotated[str, Field(max_length=40)] = Field(examples=["crab-stack"])
    options: Annotated[dict[Annotated[str, Field(max_length=40)], c.Option], Field(max_length=16)] = Field(
        default_factory=dict
    )
    format: Format
    size: Literal[2, 3, 4] = 2
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    clock: c.Clock = c.NoClock(kind="none")
    automatic: bool = False
    id: c.RequestId | None = None


class ClubJoin(RequestModel):
    """Join under a name, or come back."""

    do: Literal["join"]
    name: c.Name


class ClubLeave(RequestModel):
    """Leave; as a host, take someone else out by their number."""

    do: Literal["leave"]
    player: PlayerNumber | None = None


class ClubClaim(RequestModel):
    """Become a host by the token of the hosts' link."""

    do: Literal["host"]
    token: c.Token


class ClubStart(RequestModel):
    """As a host, begin the tournament and its first round."""

    do: Literal["start"]


class ClubNext(RequestModel):
    """As a host, begin a round. If it has begun, nothing happens."""

    do: Literal["next"]
    round: RoundNumber


class ClubOfGame(RequestModel):
    """Base of requests about a game."""

    round: RoundNumber
    table: TableNumber


class ClubAbsent(ClubOfGame):
    """As a host, let someone lose a game to which they have not come."""

    do: Literal["absent"]
    player: PlayerNumber


class ClubEnter(ClubOfGame):
    """As a host, enter or correct a result: each player's place, equal ones if shared, null for who did not play."""

    do: Literal["enter"]
    places: Annotated[list[Annotated[int, Field(ge=1, le=4)] | None], Field(min_length=2, max_length=4)]


class ClubEnd(RequestModel):
    """As a host, end the tournament."""

    do: Literal["end"]


ClubRequest = Annotated[
    ClubJoin | ClubLeave | ClubClaim | ClubStart | ClubNext | ClubAbsent | ClubEnter | ClubEnd,
    Field(discriminator="do"),
]


class ClubListed(BaseModel):
    """A tournament in a list. ``hosts``: whether you are a host."""

    id: str
    name: str
    game: str
    status: str
    last: int
    hosts: bool


class ClubOpened(BaseModel):
    """A new tournament."""

    id: str
