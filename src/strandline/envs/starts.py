"""Where games begin: the options of ``reset``, for curricula and endgames."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from strandline.core.contract import CHANCE
from strandline.core.game import Game, Position
from strandline.core.record import Record

OPTIONS = ("position", "record")


def starts(
    options: Mapping[str, Any] | None, game: Game, n: int, rng: np.random.Generator
) -> list[Position | None] | None:
    """Return the position that each of n games begins with, None for a deal; None if all are dealt.

    ``position``: a Position, or its text. ``record``: a Record; one of its decisions is drawn. Either may also be a
    list with one for each game, in which None stands for a deal. Any other option raises ValueError.
    """
    chosen = {name: value for name, value in (options or {}).items() if value is not None}
    unknown = [name for name in chosen if name not in OPTIONS]
    if unknown:
        raise ValueError(f"options of reset: {', '.join(unknown)} is not one; allowed are {', '.join(OPTIONS)}")
    if not chosen:
        return None
    if len(chosen) > 1:
        raise ValueError("options of reset: give a position or a record, not both")
    [(name, value)] = chosen.items()
    each = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else [value] * n
    if len(each) != n:
        raise ValueError(f"options of reset: {name} has {len(each)} entries for {n} games")
    drawn = _decisions if name == "record" else _position
    return [None if one is None else drawn(one, game, rng) for one in each]


def _position(value: Position | str, game: Game, _rng: np.random.Generator) -> Position:
    position = game.load(value) if isinstance(value, str) else value
    if not isinstance(position, Position) or position.game != game or position.turn is None:
        raise ValueError(f"options of reset: {value!r}: a position of {game!r} that is not over is needed")
    return position


def _decisions(record: Record, game: Game, rng: np.random.Generator) -> Position:
    """Draw one of the decisions of a record."""
    if not isinstance(record, Record) or record.game != game:
        raise ValueError(f"options of reset: {record!r}: a record of {game!r} is needed")
    decisions = [position for position in record.positions() if position.turn not in (None, CHANCE)]
    if not decisions:
        raise ValueError("options of reset: nobody decides anything in this record")
    return decisions[int(rng.integers(len(decisions)))]
