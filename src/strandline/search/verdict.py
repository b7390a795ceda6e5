"""The verdict on a game in one line: the decision that helped its winner most or, without one, the greatest luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from strandline.core.contract import CHANCE
from strandline.core.messages import Message

from .analysis import Course

LEAST = 0.05
"""A smaller change of the winner's chances decides nothing."""
WORDS = {
    "mistake": ("verdict-mistake", "verdict-mistake-you"),
    "choice": ("verdict-choice", "verdict-choice-you"),
    "luck": ("verdict-luck", "verdict-luck-you"),
}
"""Of another seat, and of the reader's."""


@dataclass(frozen=True)
class Verdict:
    """What decided a game."""

    kind: Literal["mistake", "choice", "luck", "even"]
    """``choice``: a free choice. ``even``: no single move stands out."""
    move: int | None = None
    """The number of the move, from 1."""
    seat: int | None = None
    """The seat that made the mistake or the choice, or was lucky."""
    size: float = 0.0
    """What the mistake cost its seat, or what the choice or luck gave the winner: a share of a win."""
    choice_between: tuple[int, ...] = ()
    """The seats between which a free choice decided."""


def winner_of(shares: Sequence[object] | None) -> int | None:
    """Return the only seat that has a share of a result, if there is one."""
    won = [seat for seat, share in enumerate(shares or ()) if share]
    return won[0] if len(won) == 1 else None


def verdict(course: Course, winner: int | None) -> Verdict | None:
    """Return what decided a game for its winner; None if nobody has won alone."""
    if winner is None:
        return None
    # Of equals, the last: what was gained before was lost again.
    decisions = [
        (step.after[winner] - step.before[winner], step)
        for step in course.steps
        if step.is_mistake or step.choice_between
    ]
    gain, turning = max(decisions, key=lambda each: (each[0], each[1].number), default=(0.0, None))
    if turning is not None and gain >= LEAST:
        if turning.choice_between:
            return Verdict("choice", turning.number, turning.turn, gain, turning.choice_between)
        return Verdict("mistake", turning.number, turning.turn, turning.loss)
    rolls = [(step.luck[winner], step.number) for step in course.steps if step.turn == CHANCE]
    luck, number = max(rolls, default=(0.0, 0))
    return Verdict("luck", number, winner, luck) if luck >= LEAST else Verdict("even")


def verdict_message(found: Verdict, names: Sequence[str], you: int | None = None) -> Message:
    """Return a verdict in words; ``you``: the reader's seat, if it is known."""
    if found.move is None or found.seat is None:
        return Message("verdict-even")
    return Message(
        WORDS[found.kind][found.seat == you],
        params={
            "at": found.move,
            "name": names[found.seat],
            "points": round(100 * found.size),
            "others": listed([names[seat] for seat in found.choice_between]),
        },
    )


def listed(names: Sequence[str]) -> Message | str:
    """Return names as a list in words: “Red, Blue and Green”."""
    if len(names) < 2:
        return "".join(names)
    return Message("verdict-and", params={"first": ", ".join(names[:-1]), "last": names[-1]})
