"""Moves without a table, for examples on the rules pages and for lessons. Nothing is stored."""

import asyncio
import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from strandline.core.contract import CHANCE
from strandline.core.game import Position, game
from strandline.search.analysis import decider
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.messages import Problem, problem

from ..limits import SANDBOX_MOVES, SANDBOX_SECONDS, SANDBOX_TEXT, Buckets, address_of
from .dependencies import RequestModel, TheHouse
from .games import PlayedMove

router = APIRouter(prefix="/api")


class SandboxRequest(RequestModel):
    """A position, moves from there on, and ``why``: one more move, to be told why it is not legal."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"game": "crab-stack", "seed": 1, "moves": [], "why": "b2-c4"}]}
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], c.Option] = Field(default={}, max_length=16)
    text: Annotated[str, StringConstraints(max_length=SANDBOX_TEXT)] | None = None
    seed: int = Field(default=0, ge=0, lt=2**62, description="Which deal, where there is no text.")
    moves: list[c.MoveText] = Field(default=[], max_length=SANDBOX_MOVES)
    seat: c.SeatNumber | Literal["turn"] | None = Field(
        default=None, description="Through whose eyes: a seat's, those of whoever decides, or a watcher's."
    )
    scene: bool = True
    why: c.MoveText | None = None


class SandboxPosition(BaseModel):
    """Where the moves have led.

    ``seat``: through whose eyes. ``outcomes``: when chance decides, what can come, and how often.
    """

    turn: int | None
    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    outcomes: dict[str, int]
    result: list[float] | None
    last: PlayedMove | None
    scene: dict[str, Any] | None
    why: Problem | None


@router.post("/try")
async def try_moves(wanted: SandboxRequest, request: Request, house: TheHouse) -> SandboxPosition:
    """Where moves lead by the rules."""
    address = address_of(request.scope)
    async with house.sandbox_lock:  # one request at a time, in a thread, so that the server goes on meanwhile
        if not house.sandbox.take(address):
            raise Refused("too-fast")
        return await asyncio.to_thread(_paid_by, address, house.sandbox, wanted)


def _paid_by(address: str, buckets: Buckets, wanted: SandboxRequest) -> SandboxPosition:
    """Return where the moves lead. A request that takes long costs an address more than one."""
    began = time.thread_time()
    try:
        return position_after(wanted)
    finally:
        buckets.spend(address, max(0, (time.thread_time() - began) / SANDBOX_SECONDS - 1))


def position_after(wanted: SandboxRequest) -> SandboxPosition:
    """Where the moves lead, and what is asked about it."""
    chosen = game(wanted.game, **wanted.options)
    if isinstance(wanted.seat, int) and wanted.seat >= chosen.seats:
        raise Refused("no-seat", seat=wanted.seat, seats=chosen.seats)
    position = chosen.start(wanted.seed) if wanted.text is None else chosen.load(wanted.text)
    before, last_decider = position, 0
    for move in wanted.moves:
        last_decider = decider(position, last_decider)
        before, position = position, position.play(move)
    seat = decider(position, last_decider) if wanted.seat == "turn" else wanted.seat
    reason = None if wanted.why is None else position.why_not(wanted.why)
    by_chance = position.turn == CHANCE
    return SandboxPosition(
        turn=position.turn,
        seat=seat,
        view=position.view(seat),
        legal=[] if by_chance else position.moves(),
        outcomes=position.weights(),
        result=None if position.result is None else list(position.result),
        last=_last(before, position) if wanted.moves else None,
        scene=position.scene() if wanted.scene else None,
        why=None if reason is None else problem(reason, wanted.why or ""),
    )


def _last(before: Position, after: Position) -> PlayedMove:
    seat = None if before.turn == CHANCE else before.turn
    return PlayedMove(seat=seat, move=after.last, way=before.way(after.last))
