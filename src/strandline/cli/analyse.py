"""``strandline analyse``: a position move by move, or a whole record."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption
from strandline.core.game import Game, Position
from strandline.core.messages import Message, say, translate
from strandline.core.record import Record
from strandline.search.analysis import Analysis, Course, Step, Weighed, analyse_record, prepare
from strandline.search.analysis import analyse as analyse_position
from strandline.search.mistakes import annotated
from strandline.search.plot import plot
from strandline.search.verdict import listed, verdict, verdict_message, winner_of

from .common import (
    Move,
    Options,
    Seed,
    Source,
    Text,
    check_place,
    compile_searches,
    compiling,
    console,
    errors,
    find,
    is_record,
    note,
    progress,
    read_record,
    seat_name,
    tell,
)
from .replay import last_words

SECONDS = {"position": 5.0, "record": 0.5}
"""The default for each position."""


def analyse(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Seconds to think about each position.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Nodes per position; the result is repeatable.")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write a plot of a whole game to this file.")] = None,
    width: Annotated[int, typer.Option(min=320, max=4000, help="Width of the plot in pixels.")] = 960,
    notes: Annotated[
        Path | None, typer.Option("--notes", help="Write the game with notes on its mistakes to this game file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:  # fmt: skip
    """Show what each move in a position is worth, or analyse a whole game: chances, luck and mistakes."""
    if seconds is not None and nodes is not None:
        raise BadOption(say("analysis-budget"))
    if svg is not None and svg.suffix.lower() != ".svg":
        raise BadOption(say("analysis-plot-kind", file=str(svg)))
    is_whole = is_record(source) and move is None and text is None and not option and seed is None
    if seconds is None and nodes is None:
        seconds = SECONDS["record" if is_whole else "position"]
    if is_whole:
        record = read_record(source)
        for file in filter(None, (svg, notes)):
            check_place(file)
        course = follow(record, seconds, nodes)
        if svg is not None:
            names = [title(record.game, seat, name) for seat, name in enumerate(record.seats)]
            svg.write_text(plot(course, names, width) + "\n", encoding="utf-8")
            note(translate("cli-saved", file=str(svg)))
        if notes is not None:
            annotated(record, course).save(notes)
            note(translate("cli-saved", file=str(notes)))
        print_json(course_data(course)) if as_json else print_course(record, course)
        return
    position = find(source, text, option, seed, move)
    if svg is not None:
        raise BadOption(say("analysis-plot-record"))
    if notes is not None:
        raise BadOption(say("analysis-notes-record"))
    compile_first(position.game)
    with errors.status(translate("analysis-thinking")):
        found = analyse_position(position, seconds, nodes=nodes)
    print_json(asdict(found)) if as_json else print_analysis(position, found)


def compile_first(game: Game) -> None:
    """Compile everything that is needed, and show a message meanwhile."""
    compile_searches([("mcts", game.name)])
    with compiling():
        prepare(game)


def follow(record: Record, seconds: float | None, nodes: int | None) -> Course:
    """Analyse a record, with a progress bar."""
    compile_first(record.game)
    with progress() as bar:
        task = bar.add_task(translate("analysis-thinking"), total=None)

        def on_progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return analyse_record(record, seconds, nodes=nodes, on_progress=on_progress)


def title(game: Game, seat: int, name: str) -> str:
    """Return a seat with its player's name, if there is one."""
    return f"{seat_name(game, seat)} ({name})" if name else seat_name(game, seat)


def print_json(data: Any) -> None:
    console.out(json.dumps(data, ensure_ascii=False, indent=1), highlight=False)


def course_data(course: Course) -> dict[str, Any]:
    """Return a record's analysis as plain data."""
    data = asdict(course) | {"game": course.game.name}
    data["steps"] = [asdict(step) | {"luck": step.luck, "loss": step.loss} for step in course.steps]
    return data | {"luck": course.luck, "loss": course.loss, "gifts": course.gifts, "rest": course.rest}


def print_analysis(position: Position, found: Analysis) -> None:
    """Print a table of the moves."""
    console.out(f"{position.text}\n")
    heads = ["move", *(["odds"] if found.turn == CHANCE else [])]
    names = [seat_name(position.game, seat) for seat in range(position.game.seats)]
    titles = [*(translate(f"analysis-{head}") for head in heads), *names, translate("analysis-visits")]
    rows = [_cells(each) for each in found.moves]
    taken = sum(max(map(len, column)) + 2 for column in zip(titles, *rows, strict=True))
    room = max(16, console.width - taken)
    table = _table(titles[0])
    for name in titles[1:]:
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(translate("analysis-line"), no_wrap=True)
    for each, row in zip(found.moves, rows, strict=True):
        table.add_row(*map(escape, row), escape(_shortened(each.line[1:], room)))
    if found.moves:
        _print_whole(table)
    chances = ", ".join(
        f"{name} {f'{100 * value:.3g}' if found.choice_between else _percent(value, error, found.is_proven)}"
        for name, value, error in zip(names, found.values, found.errors, strict=True)
    )
    tell(f"\n{chances}", "bold")
    if found.choice_between and found.turn is not None:
        tell(_free_choice("verdict-choice-here", names, found.turn, found.choice_between))
    tell(translate("analysis-effort", nodes=f"{found.nodes:,}", seconds=f"{found.seconds:.1f}"))


def _cells(each: Weighed) -> list[str]:
    odds = [f"{100 * each.odds:.1f} %"] if each.odds is not None else []
    pairs = zip(each.values, each.errors, strict=True)
    return [each.move, *odds, *(_percent(*pair, each.is_proven) for pair in pairs), f"{each.visits:,}"]


def _shortened(line: tuple[str, ...], room: int) -> str:
    """Return as many moves of a line as there is room for."""
    while len(" ".join(line)) > room:
        line = (*line[:-2], "…")
    return " ".join(line)


def _percent(value: float, error: float, is_proven: bool) -> str:
    """Return a value with its uncertainty, in percent; or that it is proven."""
    if is_proven:
        return f"{100 * value:.3g} " + translate("analysis-proven")
    return f"{100 * value:.1f} ± {100 * error:.1f}"


def print_course(record: Record, course: Course) -> None:
    """Print a table of the moves, a table of each seat's luck and losses, and how the game ended."""
    game = record.game
    names = [seat_name(game, seat) for seat in range(game.seats)]
    table = _table(translate("analysis-number"), "right")
    for key in ("who", "move"):
        table.add_column(translate(f"analysis-{key}"), no_wrap=True)
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(translate("analysis-lucky"), justify="right", no_wrap=True)
    table.add_column(translate("analysis-lost"), justify="right", no_wrap=True)
    table.add_column(translate("analysis-better"), no_wrap=True)
    table.add_row("0", "", "", *(f"{100 * chance:.1f}" for chance in course.chances[0]))
    for step, chances in zip(course.steps, course.chances[1:], strict=True):
        shown = [f"{100 * chance:.1f}" for chance in chances]
        who, better = seat_name(game, step.turn), escape(step.best or "")
        table.add_row(str(step.number), who, escape(step.move), *shown, _luck(step, names), _loss(step), better)
    _print_whole(table)
    tell("\n" + translate("analysis-about") + "\n")
    totals = _table("")
    for key in ("start", "lucky", "own", "gifts", "rest", "end"):
        totals.add_column(translate(f"analysis-{key}"), justify="right", no_wrap=True)
    for seat, name in enumerate(record.seats):
        parts = course.luck[seat], -course.loss[seat], course.gifts[seat], course.rest[seat]
        start, end = (f"{100 * course.chances[at][seat]:.1f}" for at in (0, -1))
        totals.add_row(escape(title(game, seat, name)), start, *(f"{100 * part:+.1f}" for part in parts), end)
    _print_whole(totals)
    tell("\n" + last_words(record), "bold")
    for step in course.steps:
        if step.choice_between:
            tell(_free_choice("verdict-choice-move", names, step.turn, step.choice_between, step.number))
    decided = verdict(course, winner_of(record.result))
    if decided is not None:
        tell(verdict_message(decided, [title(game, seat, name) for seat, name in enumerate(record.seats)]).text())
    tell(translate("analysis-effort", nodes=f"{course.nodes:,}", seconds=f"{course.seconds:.1f}"))


def _free_choice(key: str, names: list[str], seat: int, between: Sequence[int], at: int = 0) -> str:
    """Say between whom a player decides or decided, with nothing to gain or lose."""
    others = listed([names[other] for other in between])
    return Message(key, params={"at": at, "name": names[seat], "others": others}).text()


def _table(first: str, justify: Any = "left") -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(first, justify=justify, no_wrap=True)
    return table


def _print_whole(table: Table) -> None:
    """Print a table in its full width: a long line is better than truncated numbers."""
    table.width = console.measure(table, options=console.options.update(width=1000)).maximum
    console.print(table, crop=False, soft_wrap=True)


def _luck(step: Step, names: list[str]) -> str:
    """Return the seat that chance helped most, and by how much."""
    if step.turn != CHANCE:
        return ""
    seat = max(range(len(names)), key=lambda seat: step.luck[seat])
    return f"{names[seat]} {100 * step.luck[seat]:+.1f}"


def _loss(step: Step) -> str:
    if step.loss == 0:
        return ""
    return f"{100 * step.loss:.1f}" if step.is_proven else f"{100 * step.loss:.1f} ± {100 * step.errors[step.turn]:.1f}"
