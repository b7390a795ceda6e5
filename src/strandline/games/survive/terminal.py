"""Survive for terminals: the board in letters, with rich's markup for colours, drawn from the plain data of a view."""

from .board import NAMES, ROWS, spot
from .view_types import View

STYLES = {
    "r": "bold white on red3",
    "b": "bold white on blue3",
    "g": "bold black on medium_spring_green",
    "y": "bold black on yellow1",
}
LAND = {"b": "black on wheat1", "f": "white on dark_green", "m": "white on grey50"}
WIDTH = 6  # of a hex, in letters


def board(view: View) -> str:
    """Draw each hex as two lines: its name with creatures, and the people; round brackets are a boat around its crew.

    `S` serpent, `^` shark, `W` whale, `Ra` red’s explorer a, `(RaG)` a boat and its crew, `~Bc` a swimmer. A capital is
    the player’s colour. Where there is no room, only capitals are shown; the lines below the board list everyone.
    """
    lines = []
    for row, letter in enumerate(ROWS):
        names = [name for name in NAMES if name[0] == letter]
        indent = " " * (WIDTH // 2 * (1 - row % 2) + WIDTH * spot(names[0])[1])
        lines.append(indent + "".join(_top(view, name) for name in names))
        lines.append(indent + "".join(_people(view, name) for name in names))
    return "\n".join(line.rstrip() for line in [*lines, "", *_seats(view)])


def _top(view: View, name: str) -> str:
    """A hex's name and its creatures."""
    kinds = (("S", view["serpents"]), ("^", view["sharks"]), ("W", view["whales"]))
    signs = "".join(sign * counts.get(name, 0) for sign, counts in kinds)
    terrain = view["tiles"].get(name)
    if terrain:
        return f"[{LAND[terrain]}]{name + ' ' + terrain:<{WIDTH - 1}}[/] "
    return f"[dim]{name:<3}[/][bold cyan]{signs[: WIDTH - 3]:<{WIDTH - 3}}[/]"


def _people(view: View, name: str) -> str:
    """A hex's people: as many letters of each as there is room for."""
    for letters in (2, 1):
        found: list[tuple[str, str]] = []
        if name in view["boats"]:
            found += [("(", ""), *_signs(view["boats"][name], letters), (")", "")]
        if name in view["swimmers"]:
            found += [("~", ""), *_signs(view["swimmers"][name], letters)]
        found += _signs(view["walkers"].get(name, []), letters)
        if len(found) < WIDTH:
            break
    else:
        found = [*found[: WIDTH - 2], ("+", "")]
    text = "".join(f"[{STYLES[colour]}]{sign}[/]" if colour else sign for sign, colour in found)
    return text + " " * (WIDTH - len(found))


def _signs(people: list[str], letters: int) -> list[tuple[str, str]]:
    """Return the signs of explorers, each with the colour that it is drawn in: `Ra`, or only `R`."""
    return [(sign, who[0]) for who in people for sign in (who[0].upper() + who[1])[:letters]]


def _seats(view: View) -> list[str]:
    """Write a line for each player: whose turn it is, who is saved and lost, and the kept tiles."""
    saved = [who for isle in view["saved"].values() for who in isle]
    lines = []
    for seat, colours in enumerate(view["colours"]):
        swatch = "".join(f"[{STYLES[colour]}] {colour} [/]" for colour in colours)
        turn = "▶" if view["turn"] == seat else "·" if view["active"] == seat and view["turn"] is not None else " "
        home = " ".join(f"{who}{_value(view, who)}" for who in saved if who[0] in colours)
        gone = sum(who[0] in colours for who in view["lost"])
        hand = " ".join(f"{tile['terrain']}:{tile['effect'] or '?'}" for tile in view["hands"][seat])
        score = f"  = {view['scores'][seat]}" if view["scores"] else ""
        lines.append(f"{turn} {swatch} ⛱ {home or '–'}  ✝ {gone}  \\[{hand}]{score}")
        lines += [f"   {_places(view, colour)}" for colour in colours]
    isles = "  ".join(f"{isle}: {' '.join(people) or '–'}" for isle, people in view["saved"].items())
    return [*lines, isles]


def _places(view: View, colour: str) -> str:
    """Write where a colour's explorers on the board are: `a D4`, `b (C3)` in a boat, `c ~F4` swimming."""
    signs = ((view["walkers"], "{}"), (view["boats"], "({})"), (view["swimmers"], "~{}"))
    found = {who: sign.format(cell) for cells, sign in signs for cell, people in cells.items() for who in people}
    mine = sorted(who for who in found if who[0] == colour)
    return f"{colour}: " + "  ".join(f"{who[1]}{_value(view, who)} {found[who]}" for who in mine)


def _value(view: View, who: str) -> str:
    return str(view["values"].get(who, ""))
