"""Draws the icons of the page from our own crab: web/public/icon*. A test checks that the SVG is current."""

import re
from pathlib import Path

import resvg_py

from strandline.core.game import game

PUBLIC = Path(__file__).parents[1] / "public"
USUAL = 22, 1.1
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-180.png": 180}


def needed(name: str) -> str:
    """Return a symbol, and those that it uses."""
    all_symbols = game("crab-stack").symbols()
    found: dict[str, str] = {}
    wanted = [name]
    while wanted:
        each = wanted.pop()
        if each not in found:
            found[each] = re.search(rf'<symbol id="{each}".*?</symbol>', all_symbols, re.DOTALL)[0]  # type: ignore[index]
            wanted += re.findall(r'href="#([^"]+)"', found[each])
    return "".join(found.values())


TURN = '<circle cx="76" cy="24" r="20" fill="#ffd23f" stroke="#22323a" stroke-width="6"/>'
"""The dot that means that it is your turn."""


def icon(corner: int, crab: float, mark: str = "") -> str:
    """Return the red crab between sea and sand. ``corner``: how round; ``crab``: how big; ``mark``: above all."""
    size = 92 * crab
    at = 50 - size / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f"{needed('crab-stack-rL')}"
        f'<clipPath id="frame"><rect width="100" height="100" rx="{corner}"/></clipPath><g clip-path="url(#frame)">'
        '<path d="M0 0h100v100H0z" fill="#23707f"/><path d="M0 30q12-7 25 0t25 0 25 0 25 0v70H0z" fill="#14495c"/>'
        '<path d="M0 74q17-9 34-2t33-3 33 3v28H0z" fill="#f3e9d6"/>'
        '<path d="M0 74q17-9 34-2t33-3 33 3" fill="none" stroke="#fff" stroke-width="2.5"/></g>'
        f'<use href="#crab-stack-rL" x="{at:.2f}" y="{at + 4:.2f}" width="{size:.2f}" height="{size:.2f}"/>'
        f"{mark}</svg>\n"
    )


def write(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    (target / "icon.svg").write_text(icon(*USUAL), encoding="utf-8")
    (target / "icon-turn.svg").write_text(icon(*USUAL, TURN), encoding="utf-8")
    for name, size in SIZES.items():
        (target / name).write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=icon(*USUAL), width=size, height=size)))
    # Systems crop maskable icons: everything important stays inside the middle four fifths.
    masked = resvg_py.svg_to_bytes(svg_string=icon(0, 0.74), width=512, height=512)
    (target / "icon-maskable-512.png").write_bytes(bytes(masked))


if __name__ == "__main__":
    write(PUBLIC)
