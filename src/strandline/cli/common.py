"""Shared parts of the commands: the console, the handling of errors, and arguments that name a game or a position."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from fractions import Fraction
from functools import wraps
from pathlib import Path
from threading import Timer
from typing import Annotated, Any, NoReturn, ParamSpec

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from strandline.bots.seats import searches
from strandline.core import registry
from strandline.core.compile_messages import quiet
from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption, BadRecord, MissingExtra, StrandlineError
from strandline.core.game import Game, Position, game
from strandline.core.messages import say, translate
from strandline.core.record import End, Record
from strandline.core.record_line import is_line
from strandline.search import compile_cache

from . import STOPPED, interrupted, pipe_closed

console = Console(highlight=False, emoji=False)
errors = Console(highlight=False, emoji=False, stderr=True)

Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; can be repeated."),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same deal.")]
Source = Annotated[str, typer.Argument(metavar="GAME|FILE", help="The name of a game, or a game file.")]
Text = Annotated[str | None, typer.Argument(metavar="TEXT", help="The text of a position; by default a new deal.")]
Move = Annotated[
    int | None, typer.Option(help="In a game file: the position after this many moves; by default the last one.", min=0)
]

P = ParamSpec("P")

LONG = 3.0
"""Seconds after which a message is printed if there is no terminal to show a spinner."""


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Return a command whose errors become a message and an exit code: 2 for a bad argument, 1 for anything else."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except KeyboardInterrupt:
            stop()
        except Exception as error:
            # A library that Ctrl-C interrupts while it loads or compiles may raise its own error instead.
            if interrupted() and not _is_stop(error):
                stop()
            explain(error)

    return run


def _is_stop(error: Exception) -> bool:
    """Whether the command has already handled that it was stopped."""
    return isinstance(error, typer.Exit) and error.exit_code == STOPPED


def explain(error: Exception) -> NoReturn:
    """Exit with a message if people can do something about the error; otherwise raise it."""
    match error:
        case BadRecord() | MissingExtra():
            fail(str(error))
        case StrandlineError():
            raise typer.BadParameter(str(error)) from None
        case BrokenPipeError():
            pipe_closed()
        case OSError():
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    raise error


def stop() -> NoReturn:
    """Exit because the person has stopped the command."""
    note("\n" + translate("cli-stopped"))
    raise typer.Exit(STOPPED) from None


def tell(words: str, style: str | None = None) -> None:
    """Print a text as it is, without markup and line breaks."""
    console.print(words, style=style, markup=False, soft_wrap=True)


def note(words: str) -> None:
    """Print a text to the error stream, apart from the output."""
    errors.print(words, markup=False, soft_wrap=True)


def fail(message: str) -> NoReturn:
    """Exit with a message, for errors that the arguments did not cause."""
    errors.print(message, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(1)


def choose(name: str, options: list[str] | None) -> Game:
    """Return a game by its name and its options as people type them: ``players=3``, ``layout=b2,b3,…``."""
    chosen: dict[str, Any] = {}
    for option in options or []:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOption(say("cli-option-form", option=option))
        if key in chosen:
            raise BadOption(say("cli-option-twice", option=key))
        chosen[key] = _value(name, key, value)
    return game(name, **chosen)


def _value(name: str, key: str, value: str) -> int | str | tuple[str, ...]:
    defaults = {field.name: field.default for field in fields(registry.modules(name).board.Options)}
    if re.fullmatch(r"-?[0-9]{1,18}", value):
        return int(value)
    if isinstance(defaults.get(key), tuple) or re.search(r"[,\s]", value):
        return tuple(re.findall(r"[^,\s]+", value))
    return value


def is_record(source: str) -> bool:
    """Whether the argument GAME|FILE is a file, or a game in one line."""
    return source not in registry.names() and (is_line(source) or Path(source).exists())


def read_record(file: str) -> Record:
    """Return a record from a named file, from a pipe, or from the argument itself if it is a game in one line."""
    if is_line(file):
        return Record.read(file)
    check_there(file)
    try:
        return Record.read(Path(file))
    except BadRecord as error:
        raise BadRecord(error.message, file) from None  # name the file: there may be many


def check_there(file: str) -> None:
    """Raise unless there is a file to read."""
    if not Path(file).exists():
        raise BadOption(say("cli-no-file", file=file))


def check_place(file: Path) -> None:
    """Raise, before long work, if its result cannot be written to a place: otherwise it would be lost."""
    if file.is_dir():
        raise BadOption(say("cli-file-there", file=str(file)))
    if not os.access(file.absolute().parent, os.W_OK):
        raise BadOption(say("cli-no-folder", folder=str(file.parent)))


def find(source: str, text: str | None, options: list[str] | None, seed: int | None, move: int | None) -> Position:
    """Return the position that the arguments describe: from a record, from a text, or dealt."""
    if is_record(source):
        if text is not None or options or seed is not None:
            raise BadOption(say("cli-record-alone"))
        found = read_record(source)
        if move is not None and move > len(found.moves):
            raise BadOption(say("cli-no-move", moves=len(found.moves)))
        return found.position if move is None else list(found.positions())[move]
    if source not in registry.names():
        raise BadOption(say("cli-no-source", source=source, allowed=", ".join(registry.names())))
    if move is not None:
        raise BadOption(say("cli-move-without-record"))
    chosen = choose(source, options)
    return chosen.start(seed) if text is None else chosen.load(text)


def told(number: int, before: Position, after: Position, name: str) -> str:
    """Return a move with its number and its player, and below it what it has caused. ``name``: the move as shown."""
    caused = [f"{'':4}  {'':8}  {each.message}" for each in before.effects(after.last, after)]
    return "\n".join([f"{number:4}  {seat_name(before.game, before.turn):8}  {name}", *caused])


def seat_name(of: Game, seat: int | None) -> str:
    """Return the game's name of a seat, or of chance."""
    if seat == CHANCE:
        return translate("cli-chance")
    try:
        return translate(f"{of.name}-seat", seat=seat or 0)
    except KeyError:
        return translate("cli-seat", seat=(seat or 0) + 1)


def outcome(of: Game, result: tuple[Fraction, ...] | tuple[float, ...], end: End | None = None) -> str:
    """Return a sentence that says who has won."""
    sharing = [seat_name(of, seat) for seat, share in enumerate(result) if share]
    words = translate("cli-won" if len(sharing) == 1 else "cli-drawn", seats=", ".join(sharing), n=len(sharing))
    if end is None or end.by == "rules":
        return words
    how = translate(f"cli-end-{end.by}", seat=seat_name(of, end.seat))
    return f"{words} {how}"


@contextmanager
def compiling() -> Iterator[None]:
    """Show a message while something compiles: a spinner at a terminal, elsewhere one line if it takes long."""
    later = Timer(LONG, note, [translate("cli-compiling")])
    if not errors.is_terminal:
        later.start()
    try:
        with errors.status(translate("cli-compiling")), quiet():
            yield
    finally:
        later.cancel()


def compile_first(names: list[str], game: Game) -> None:
    """Compile what bots need, and show a message meanwhile."""
    compile_searches(searches(names, game))


def compile_searches(wanted: list[compile_cache.SearchAndGame]) -> None:
    """Compile searches, and show a message meanwhile."""
    begun = set()
    with errors.status("") as status:

        def show(search: str, name: str, seconds: float) -> None:
            words = translate("cli-compiling-search", search=search, game=name, seconds=round(seconds))
            status.update(words)
            if not errors.is_terminal and (search, name) not in begun:
                begun.add((search, name))
                note(words)

        compile_cache.compile_all(wanted, show)


def progress() -> Progress:
    """Return a progress bar for long work, on the error stream; it disappears when done."""
    parts = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    return Progress(*parts, console=errors, transient=True, disable=not errors.is_terminal)
