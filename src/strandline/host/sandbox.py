"""Moves without a table, for examples on the rules pages and for lessons. Nothing is stored."""

from dataclasses import field
from typing import Annotated, Any, Literal

from strandline.core.contract import CHANCE
from strandline.core.game import Position, game
from strandline.search.analysis import decider
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.messages import Problem, problem
from strandline.table.wire import Limits, Received, Sent

from .games import PlayedMove

SANDBOX_TEXT = 6000
"""The most characters of a position that is sent to the sandbox."""
SANDBOX_MOVES = 400
"""The most moves in one request to the sandbox: they take some hundredths of a second."""


class SandboxRequest(Received, example={"game": "crab-stack", "seed": 1, "moves": [], "why": "b2-c4"}):
    """A position, moves from there on, and ``why``: one more move that may be illegal, to learn the reason.

    ``seed``: that of the deal, if there is no text. ``seat``: whose view: that of a seat, of the seat to decide
    (``turn``), or a spectator's.
    """

    game: Annotated[str, Limits(max_length=40)]
    options: Annotated[dict[Annotated[str, Limits(max_length=40)], c.Option], Limits(max_length=16)] = field(
        default_factory=dict
    )
    text: Annotated[str, Limits(max_length=SANDBOX_TEXT)] | None = None
    seed: Annotated[int, Limits(ge=0, lt=2**62)] = 0
    moves: Annotated[list[c.MoveText], Limits(max_length=SANDBOX_MOVES)] = field(default_factory=list)
    seat: c.SeatNumber | Literal["turn"] | None = None
    scene: bool = True
    why: c.MoveText | None = None


class SandboxPosition(Sent):
    """The position after the moves.

    ``seat``: the seat that sees it so. ``outcomes``: when chance decides, the possible outcomes and their frequencies.
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


def position_after(wanted: SandboxRequest) -> SandboxPosition:
    """Return where the moves lead, and the answers to the request's questions."""
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
