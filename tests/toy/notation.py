from strandline.core.contract import Row
from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .rules import TAKE, turn

TEXT_HAS_MOVES = False


def move_text(s: Row, move: int) -> str:
    return f"die {move}" if move < TAKE else "take" if move == TAKE else "leave"


def way(s: Row, move: int) -> list[str]:
    return []


def tidy(text: str) -> str:
    return text.strip().lower()


def write(s: Row) -> str:
    return " ".join(map(str, s))


def read(s: Row, text: str) -> None:
    words = text.split()
    if len(words) != len(s) or not all(word.isdigit() for word in words):
        raise BadText(say("core-game-over"), text)
    s[:] = map(int, words)


def why_not(s: Row, text: str) -> Message:
    return say("core-not-a-move", "T-1", game="toy", example="take")


def shown(s: Row, move: int, seat: int, now: Row | None = None) -> str:
    """What the other takes or leaves is nobody else's business."""
    return move_text(s, move) if move < TAKE or seat == turn(s) else "?"


def reveals(s: Row, move: int) -> bool:
    return False


def asked(s: Row) -> list[int]:
    return []
