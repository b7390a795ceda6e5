"""``strandline replay``."""

import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer
from rich.markup import escape

from strandline.core.game import Position
from strandline.core.messages import translate
from strandline.core.record import Note, Record

from .common import console, outcome, read_record, seat_name, tell, told
from .show import print_board, whose_turn


def replay(
    file: Annotated[str, typer.Argument(help="A game file.")],
    whole: Annotated[
        bool, typer.Option("--print", help="Print the whole game at once; the default in a pipe.")
    ] = False,
) -> None:
    """Check a saved game by replaying it, and step through its moves."""
    record = read_record(file)
    found = list(record.positions())
    print_head(record)
    if whole or not (sys.stdin is not None and sys.stdin.isatty() and console.is_terminal):
        print_notes(record.notes, 0)
        for number in range(1, len(record.moves) + 1):
            console.out(numbered(record, found, number))
            print_notes(record.notes, number)
        console.out("")
        print_board(record.position, None)
        console.out(f"\n{record.position.text}\n")
        tell(last_words(record))
    else:
        step_through(record, found)


def print_head(record: Record) -> None:
    """Print the facts of the game besides its moves."""
    game = record.game
    options = " ".join(f"{name}={value}" for name, value in asdict(game.options).items())
    console.print(f"[bold]{game.name}[/]  [dim]{escape(options)}[/]", soft_wrap=True)
    for seat, name in enumerate(record.seats):
        console.out(f"  {seat_name(game, seat)}{': ' if name else ''}{name}")
    if record.begun:
        console.out(f"  {record.begun:%Y-%m-%d %H:%M} UTC")
    tell(translate("cli-verified", moves=len(record.moves)) + "\n", "green")


def numbered(record: Record, found: list[Position], number: int) -> str:
    """Return a move with its number, its player and what it has caused."""
    return told(number, found[number - 1], found[number], record.moves[number - 1])


def print_notes(notes: Sequence[Note], after: int, indent: str = "      ") -> None:
    """Print the comments and variations that belong to the position after some moves."""
    for note in notes:
        if note.after == after:
            for words in note.comment.splitlines():
                console.out(indent + words)
            if note.variation:
                tell(indent + translate("cli-variation", moves=", ".join(note.variation)))
            for number in range(len(note.variation) + 1):
                print_notes(note.notes, number, indent + "  ")


def last_words(record: Record) -> str:
    """Return how the game ended, or whose turn it is."""
    if record.end is None:
        return whose_turn(record.position)
    if record.result is None:
        return translate("cli-end-stopped")
    return outcome(record.game, record.result, record.end)


def step_through(record: Record, found: list[Position]) -> None:
    """Step through the moves: Enter: next; b: back; a number: go there; e: to the end; q: quit."""
    last = len(found) - 1
    at = 0
    while True:
        tell(numbered(record, found, at) if at else translate("cli-start"), "bold")
        print_notes(record.notes, at)
        print_board(found[at], None)
        tell(last_words(record) if at == last else whose_turn(found[at]))
        try:
            key = input(translate("cli-replay-keys", at=at, last=last)).strip().lower()
        except EOFError:
            console.out("")
            return
        if key in ("q", "quit"):
            return
        if key.isdecimal():
            at = int(key)
        elif key in ("e", "b"):
            at = last if key == "e" else at - 1
        elif key in ("", "n"):
            at += 1
        at = min(max(at, 0), last)
