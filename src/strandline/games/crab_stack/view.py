"""Crab Stack as plain data, and its board for terminals. Pictures are in ``picture.py``.

Everything is drawn from the plain data, never from the row.
"""

from strandline.core.contract import OVER, Row

from .board import ALIVE, CELLS, CHOICE, LAYOUT, MOVER, NAMES, OCCUPIED, PLAYERS, TURN
from .notation import stack, write
from .picture import scene as scene
from .picture import svg as svg
from .picture import symbols as symbols
from .rules import MAX_MOVES, moves, spread, tops
from .view_types import View

HIDDEN = False


def view(s: Row, seat: int) -> View:
    """Return everything: this game hides nothing from anyone."""
    return {
        "game": "crab-stack",
        "text": write(s),
        "cells": {name: stack(s, cell) for name, cell in CELLS.items() if s[LAYOUT] >> cell & 1},
        "players": s[PLAYERS],
        "alive": [player for player in range(s[PLAYERS]) if s[ALIVE] >> player & 1],
        "turn": None if s[TURN] == OVER else s[TURN],
        "choice": {NAMES[cell]: _names(_group(s, cell)) for cell in NAMES if s[CHOICE] >> cell & 1},
        "mover": s[MOVER] if s[CHOICE] else None,
        "threatened": [] if s[CHOICE] or s[TURN] == OVER else _names(_threatened(s)),
    }


def _names(cells: int) -> list[str]:
    return [name for name, cell in CELLS.items() if cells >> cell & 1]


def _group(s: Row, cell: int) -> int:
    return spread(1 << cell, s[OCCUPIED], s[OCCUPIED])


def _threatened(s: Row) -> int:
    """Return the cells whose top crab another player could cover if it were that player's turn."""
    found = 0
    for seat in range(s[PLAYERS]):
        if s[ALIVE] >> seat & 1:
            out = [0] * MAX_MOVES
            number = moves([seat, *s[1:]], out)
            for move in out[:number]:
                found |= 1 << (move & 63) & ~tops(s, seat)
    return found


# The terminal

STYLES = {
    "r": "bold white on red3",
    "b": "bold white on blue3",
    "g": "bold black on medium_spring_green",
    "y": "bold black on yellow1",
}


def board(view: View) -> str:
    """Draw the board for a terminal: each rock's crabs, bottom to top, are below its name.

    Tall stacks are listed below.
    """
    grid: list[list[str]] = [[" " * WIDE] * 7 for _ in range(14)]
    tall = []
    for name, crabs in view["cells"].items():
        column, row = divmod(CELLS[name], 8)
        q = column - 3
        line = 2 * (3 - q - row) + q + 6
        found = [crabs[i : i + 2] for i in range(0, len(crabs), 2)]
        grid[line][column] = f"[dim]{name:^{WIDE}}[/]"
        grid[line + 1][column] = _row_of_crabs(found)
        if len(found) > 3:
            tall.append(f"{name}: " + "".join(map(_letters, found)))
    lines = ["".join(row).rstrip() for row in grid]
    return "\n".join(line for line in [*lines, *tall] if line)


WIDE = 8


def _row_of_crabs(found: list[str]) -> str:
    if not found:
        return f"[dim]{'·':^{WIDE}}[/]"
    shown = "".join(map(_letters, found[-3:]))
    more = "…" if len(found) > 3 else ""
    space = WIDE - 2 * len(found[-3:]) - len(more)
    return " " * (space // 2) + more + shown + " " * (space - space // 2)


def _letters(crab: str) -> str:
    return f"[{STYLES[crab[0]]}]{crab}[/]"
