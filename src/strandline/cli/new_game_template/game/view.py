"""Three Stones to look at: plain data of a position, and a board for terminals."""

from strandline.core.contract import OVER, Row

from .board import POINTS, STONES, TURN, WINNER
from .notation import write
from .picture import scene as scene
from .picture import svg as svg
from .picture import symbols as symbols
from .view_types import View

HIDDEN = False
"""Whether a seat may know something that others may not."""


def view(s: Row, seat: int) -> View:
    """Return a position as a seat may see it; -1 is a spectator."""
    return {
        "text": write(s),
        "pieces": [
            {"symbol": "three-stones-stone", "place": place, "seat": owner}
            for point, place in enumerate(POINTS)
            for owner in range(2)
            if s[STONES + owner] >> point & 1
        ],
        "turn": None if s[TURN] == OVER else s[TURN],
        "winner": s[WINNER] if s[WINNER] >= 0 else None,
    }


STYLES = "bold red", "bold blue"


def board(view: View) -> str:
    """Return the board for a terminal, row 3 at the top."""
    shown = dict.fromkeys(POINTS, "[dim]·[/]")
    for piece in view["pieces"]:
        shown[piece["place"]] = f"[{STYLES[piece['seat']]}]●[/]"
    rows = [f"[dim]{row}[/] " + " ".join(shown[column + row] for column in "abc") for row in "321"]
    return "\n".join([*rows, "[dim]  a b c[/]"])
