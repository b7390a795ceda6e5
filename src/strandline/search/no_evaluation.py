"""What a game without an evaluation of its own is searched with: where a look is taken, all are equal."""

from strandline.core.contract import Row, Shares


def estimate(s: Row, out: Shares) -> None:  # noqa: ARG001
    for seat in range(len(out)):
        out[seat] = 1 / len(out)


def edge(s: Row, seat: int) -> int:  # noqa: ARG001
    return 0
