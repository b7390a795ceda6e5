"""Trying moves without a table: the rules page's examples and the first games of the learner. Nothing is kept."""

import asyncio
import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from strandline.core.contract import CHANCE
from strandline.core.game import Position, game

from . import commands as c
from .api import ERRORS, Problem, problem
from .limits import TRY_MOVES, TRY_SECONDS, TRY_TEXT, Buckets, address_of
from .referee import Refused

router = APIRouter(prefix="/api", responses=ERRORS)


class Try(c.Model):
    """A position, moves from there on, and perhaps one more of which is asked why it is not legal."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"game": "crab-stack", "seed": 1, "moves": [], "why": "b2-c4"}]}
    )
    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], c.Option] = Field(default={}, max_length=16)
    text: Annotated[str, StringConstraints(max_length=TRY_TEXT)] | None = None
    seed: int = Field(default=0, ge=0, lt=2**62, description="Which deal, where there is no text.")
    moves: list[c.MoveText] = Field(default=[], max_length=TRY_MOVES)
    seat: c.SeatNumber | Literal["turn"] | None = Field(
        default=None, description="Through whose eyes: a seat's, those of whoever decides, or a watcher's."
    )
    scene: bool = True
    why: c.MoveText | None = None


class TriedMove(BaseModel):
    seat: int | None
    move: str
    way: list[str]


class Tried(BaseModel):
    """Where the moves have led.

    ``seat``: through whose eyes. ``outcomes``: when chance decides, what can come, and how often.
    """

    turn: int | None
    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    outcomes: dict[str, int]
    result: list[float] | None
    last: TriedMove | None
    scene: dict[str, Any] | None
    why: Problem | None


class Trying:
    """One try at a time, in a thread: all others lose at most every other turn to it. Each address pays for its own."""

    def __init__(self, rate: float, burst: float):
        self._turn = asyncio.Lock()
        self._buckets = Buckets(rate, burst)

    async def run(self, address: str, wanted: Try) -> Tried:
        async with self._turn:
            if not self._buckets.take(address):
                raise Refused("too-fast", 429)
            return await asyncio.to_thread(self._run, address, wanted)

    def _run(self, address: str, wanted: Try) -> Tried:
        began = time.thread_time()
        try:
            return tried(wanted)
        finally:
            took = time.thread_time() - began
            self._buckets.spend(address, max(0, took / TRY_SECONDS - 1))


@router.post("/try")
async def try_moves(wanted: Try, request: Request) -> Tried:
    """Moves tried out by the rules."""
    trying: Trying = request.app.state.trying
    return await trying.run(address_of(request.scope), wanted)


def tried(wanted: Try) -> Tried:
    """Where the moves lead, and what is asked about it."""
    chosen = game(wanted.game, **wanted.options)
    if isinstance(wanted.seat, int) and wanted.seat >= chosen.seats:
        raise Refused("no-seat", 422, seat=wanted.seat, seats=chosen.seats)
    position = chosen.start(wanted.seed) if wanted.text is None else chosen.load(wanted.text)
    before, decider = position, 0
    for move in wanted.moves:
        decider = _decider(position, decider)
        before, position = position, position.play(move)
    seat = _decider(position, decider) if wanted.seat == "turn" else wanted.seat
    reason = None if wanted.why is None else position.why_not(wanted.why)
    by_chance = position.turn == CHANCE
    return Tried(
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


def _decider(position: Position, before: int) -> int:
    """The seat to decide; while chance does, or at the end, the one that decided before."""
    return before if position.turn is None or position.turn == CHANCE else position.turn


def _last(before: Position, after: Position) -> TriedMove:
    seat = None if before.turn == CHANCE else before.turn
    return TriedMove(seat=seat, move=after.last, way=before.way(after.last))
