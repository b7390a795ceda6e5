"""``strandline show``, and functions that print a position."""

from typing import Annotated

import typer
from rich.columns import Columns
from rich.markup import escape

from strandline.core.game import Position
from strandline.core.messages import translate

from .common import Move, Options, Seed, Source, Text, console, find, outcome, seat_name, tell


def show(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    svg: Annotated[bool, typer.Option("--svg", help="Print an SVG picture instead.")] = False,
) -> None:  # fmt: skip
    """Show a position: its board, its text, whose turn it is, and the legal moves."""
    position = find(source, text, option, seed, move)
    if svg:
        console.out(position.svg())
        return
    print_board(position, None)
    console.out(f"\n{position.text}\n")
    tell(whose_turn(position))
    print_moves(position.moves())


def print_board(position: Position, seat: int | None) -> None:
    """Print the board as a seat may see it, a little indented."""
    console.print("\n".join(f"  {line}" for line in position.board(seat).splitlines()), soft_wrap=True)


def print_moves(moves: list[str]) -> None:
    """Print moves in as many columns as there is room for."""
    console.print(Columns(map(escape, moves), padding=(0, 2)))


def whose_turn(position: Position) -> str:
    """Return whose turn it is, or who has won."""
    if position.result is not None:
        return outcome(position.game, position.result)
    return translate("cli-turn", seat=seat_name(position.game, position.turn), moves=len(position.moves()))
