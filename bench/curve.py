"""Draw the curve of a training for the documentation.

python bench/curve.py crab.json docs/pictures/ppo-curve.svg
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP = 560, 220, 52, 18
TEXT, LINE, GROUND = "#22323a", "#a35c22", "#e4ddcf"


def main() -> None:
    points = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    last = max(each["minutes"] for each in points) or 1
    most = max(0.5, *(each["level2"] for each in points))

    def at(minutes: float, share: float) -> tuple[float, float]:
        return LEFT + minutes / last * (WIDTH - LEFT - 20), TOP + (1 - share / most) * (HEIGHT - TOP - 40)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif"'
        f' font-size="12"><title>Games won against level 2, by minutes</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>'
    ]
    for percent in range(0, round(100 * most) + 1, 10):
        _, y = at(0, percent / 100)
        out.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="{GROUND}"/>')
        out.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="{TEXT}">{percent} %</text>')
    for minute in range(int(last) + 1):
        x, y = at(minute, 0)
        out.append(f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle" fill="{TEXT}">{minute}</text>')
    path = "L".join("{:.1f} {:.1f}".format(*at(each["minutes"], each["level2"])) for each in points)
    out.append(f'<path d="M{path}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    out.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 4}" text-anchor="middle" fill="{TEXT}">minutes</text></svg>')
    Path(sys.argv[2]).write_text("".join(out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
