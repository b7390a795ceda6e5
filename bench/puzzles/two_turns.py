"""A kernel that looks two turns ahead, through every roll and every move: exact, and without any estimate."""

from strandline.core.contract import OVER, Row, Rows, Shares, moves, play, result, turn

WHOLE = 72
"""A sure win: six rolls, six rolls, and a half for a game that is still open after both turns."""


def end(s: Row, seat: int, shares: Shares) -> int:
    """Return 2 for a win of the seat, 1 for a draw, 0 for a loss; of a game that is over."""
    result(s, shares)
    return int(2 * shares[seat])


def worth(base: Row, seat: int, rows: Rows, out: Rows, shares: Shares) -> int:
    """Return what a row is worth to a seat, in parts of WHOLE, when the other is about to roll; or it is over."""
    if turn(base) == OVER:
        return 36 * end(base, seat, shares)
    total = 0
    for number in range(moves(base, out[0])):
        copy(base, rows[0])
        play(rows[0], out[0][number])
        total += reply(rows[0], seat, rows, out, shares)
    return total


def reply(s: Row, seat: int, rows: Rows, out: Rows, shares: Shares) -> int:
    """Return the worth, of 12, after the other's best move with a roll."""
    if turn(s) == OVER:
        return 6 * end(s, seat, shares)
    least = 12
    for number in range(moves(s, out[1])):
        copy(s, rows[1])
        play(rows[1], out[1][number])
        least = min(least, roll(rows[1], seat, rows, out, shares))
        if least == 0:
            break
    return least


def roll(s: Row, seat: int, rows: Rows, out: Rows, shares: Shares) -> int:
    """Return the worth, of 12, before the seat's own next roll."""
    if turn(s) == OVER:
        return 6 * end(s, seat, shares)
    total = 0
    for number in range(moves(s, out[2])):
        copy(s, rows[2])
        play(rows[2], out[2][number])
        total += answer(rows[2], seat, rows, out, shares)
    return total


def answer(s: Row, seat: int, rows: Rows, out: Rows, shares: Shares) -> int:
    """Return the worth, of 2, after the seat's best move with a roll."""
    if turn(s) == OVER:
        return end(s, seat, shares)
    for number in range(moves(s, out[3])):
        copy(s, rows[3])
        play(rows[3], out[3][number])
        if turn(rows[3]) == OVER and end(rows[3], seat, shares) == 2:
            return 2
    return 1


def copy(source: Row, target: Row) -> None:
    for k in range(len(source)):
        target[k] = source[k]
