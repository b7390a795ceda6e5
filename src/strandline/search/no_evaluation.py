"""The evaluation for a game that has none of its own: it rates all positions as equal."""

from strandline.core.contract import Row, Shares


def estimate(s: Row, out: Shares) -> None:  # noqa: ARG001
    for seat in range(len(out)):
        out[seat] = 1 / len(out)


def edge(s: Row, seat: int) -> int:  # noqa: ARG001
    return 0
