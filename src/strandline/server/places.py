"""The places of the players of a rated game, and whether it counts: from its end, and from who left before it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from strandline.table import events as e
from strandline.table.state import WATCHERS, Table

Why = Literal["short", "long", "pair"]
"""Why a game does not count: some player has made no move; it was stopped at the longest length; the same two people
have played too many rated games that day."""


def why_not(table: Table) -> Why | None:
    """Return why a game that has ended does not count, as far as its table alone decides it."""
    assert table.end is not None
    if table.end.by == "rules":
        return None
    seats = range(len(table.seats))
    if not set(seats) <= {made.seat for made in table.made}:
        return "short"
    is_stopped = table.end.by == "stopped" and len(departures(table)) < len(table.seats)
    return "long" if is_stopped else None


def departures(table: Table) -> dict[int, int]:
    """Return, for each seat whose player left and was not back at the end, the number of the event when they left.

    Who resigns after a bot has taken over left when it did.
    """
    left: dict[int, int] = {}
    for event in table.feeds[WATCHERS]:
        match event.data:
            case e.Resigned(seat) | e.TimeOver(seat):
                left.setdefault(seat, event.n)
            case e.Back(seat):
                left.pop(seat, None)
    return left


def places(table: Table) -> list[int]:
    """Return each seat's place; equal places are a tie.

    Those who stayed come first, by their shares of the result. Below them come those who left, the last one first: a
    bot that played on for them wins nothing.
    """
    assert table.end is not None
    left = departures(table)
    shares: Sequence[Fraction] = [Fraction(share) for share in table.end.result or ["0"] * len(table.seats)]
    merits = [(0, -shares[seat]) if seat not in left else (1, -left[seat]) for seat in range(len(table.seats))]
    return [1 + sum(other < merit for other in merits) for merit in merits]
