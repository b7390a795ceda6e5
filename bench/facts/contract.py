"""What the file of each game here has to define; ``bind`` puts it in place."""

from strandline.core.contract import Row

IS_CONTRACT = True


def note(was: Row, s: Row, move: int, out: Row, n: int, tally: Row) -> None:
    """Count what a move has done."""
    raise NotImplementedError
