"""Draw the planes of a position for the documentation: docs/pictures/planes-<game>.svg.

python bench/planes.py
"""

import random
from pathlib import Path

import strandline
from strandline import Position
from strandline.envs.encoding import Encoding
from strandline.envs.forms import Form, steps

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = {"crab-stack": 6, "krabcek": 60, "survive": 150}
PIXEL, ACROSS, MOST = 9, 6, 18
TEXT, EMPTY, OFF, ON = "#22323a", "#e4ddcf", "#fffdf8", "#a35c22"


def main() -> None:
    for name, moves in MOVES.items():
        dice, position = random.Random(4), strandline.game(name).start(seed=4)
        while len(position.history) < moves or position.turn is None or position.turn < 0:
            position = position.play(position.sample(dice))
        (PICTURES / f"planes-{name}.svg").write_text(drawn(position), encoding="utf-8")


def drawn(position: Position) -> str:
    """Return the first planes that are not empty, with what they tell."""
    form = Form(Encoding(position.game), "planes")
    seat = position.turn or 0
    planes = form.of(form.encoding.observe(position, seat))["observation"]
    names = [f"{part.name}: {bit + 1}" for part in form.parts[0] for bit in range(steps(part))]
    shown = [n for n in range(len(planes)) if planes[n].any()][:MOST]
    rows, columns, pixels = form.grid
    width, height = (columns + 2) * PIXEL, (rows + 4) * PIXEL
    across = min(ACROSS, len(shown))
    size = across * width, -(-len(shown) // across) * height
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" role="img">'
        f"<title>{position.game.name}: planes of what seat {seat} sees</title>"
    ]
    for k, n in enumerate(shown):
        left, top = k % across * width + PIXEL, k // across * height + 2 * PIXEL
        out.append(
            f'<text x="{left}" y="{top - 4}" font-size="10" font-family="sans-serif" fill="{TEXT}">{names[n]}</text>'
        )
        squares = {EMPTY: "", OFF: "", ON: ""}
        for pixel in range(rows * columns):
            row, column = divmod(pixel, columns)
            fill = EMPTY if pixel not in pixels else ON if planes[n][row, column] else OFF
            squares[fill] += f"M{left + column * PIXEL} {top + row * PIXEL}h{PIXEL}v{PIXEL}h-{PIXEL}z"
        out += [f'<path d="{d}" fill="{fill}" stroke="{TEXT}" stroke-width="0.4"/>' for fill, d in squares.items()]
    return "".join([*out, "</svg>"]) + "\n"


if __name__ == "__main__":
    main()
