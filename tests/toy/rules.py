from strandline.core.bits import pick
from strandline.core.contract import CHANCE, OVER, UNKNOWN, Row, Shares

from .board import CARD, DIE, PLIES, SUM
from .board import SIZE as SIZE

MAX_MOVES = 3
PHASES = 4
TAKE, LEAVE = 10, 11
TURNS = (CHANCE, 0, 1, 1)


def deal(s: Row, rng: Row) -> None:
    s[CARD] = 1 + pick(rng, 9)
    s[CARD + 1] = 1 + pick(rng, 9)


def turn(s: Row) -> int:
    return OVER if s[PLIES] == 12 else TURNS[s[PLIES] % 4]


def phase(s: Row) -> int:
    return s[PLIES] % 4


def moves(s: Row, out: Row) -> int:
    if turn(s) == CHANCE:
        for n in range(3):
            out[n] = n + 1
        return 3
    out[0] = TAKE
    out[1] = LEAVE
    return 2


def weights(s: Row, out: Row) -> None:
    for n in range(3):
        out[n] = n + 1


def play(s: Row, move: int) -> None:
    if move < TAKE:
        s[DIE] = move
    elif move == TAKE:
        s[SUM + turn(s)] += s[DIE]
    s[PLIES] += 1


def result(s: Row, out: Shares) -> None:
    lead = s[CARD] + s[SUM] - s[CARD + 1] - s[SUM + 1]
    out[0] = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    out[1] = 1 - out[0]


def key(s: Row) -> int:
    return 0


def fresh(s: Row) -> int:
    return 1


def repeats(s: Row) -> int:
    return 0


def draw(s: Row) -> None:
    pass


def mask(s: Row, seat: int) -> None:
    for other in range(2):
        if other != seat:
            s[CARD + other] = UNKNOWN


def guess(s: Row, seat: int, rng: Row) -> None:
    pass
