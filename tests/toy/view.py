from typing import Any

from strandline.core.contract import Row

from .board import CARD, DIE, SUM

HIDDEN = True


def view(s: Row, seat: int, now: Row | None = None) -> dict[str, Any]:
    card = None if seat < 0 else s[CARD + seat]
    return {"card": card, "die": s[DIE], "sums": list(s[SUM : SUM + 2])}


def symbols() -> str:
    return '<symbol id="toy-card"/>'


def scene(view: dict[str, Any]) -> dict[str, Any]:
    return {"width": 40, "height": 20, "ground": '<rect width="40" height="20"/>', "places": {}}


def svg(view: dict[str, Any]) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"/>'


def board(view: dict[str, Any]) -> str:
    return f"card {view['card']}, die {view['die']}, sums {view['sums']}"
