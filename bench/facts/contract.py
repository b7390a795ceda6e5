"""The functions that each game's file here defines; ``bind`` replaces these placeholders."""

from strandline.core.contract import Row

IS_CONTRACT = True


def note(was: Row, s: Row, move: int, out: Row, n: int, tally: Row) -> None:
    """Count the effects of a move."""
    raise NotImplementedError
