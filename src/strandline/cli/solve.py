"""``strandline solve``."""

from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn

from strandline.core.errors import BadOption
from strandline.core.messages import say, translate
from strandline.search.solve import MEMORY, Outcome, Solver, check
from strandline.search.solve_questions import Progress as Reached
from strandline.search.thought import Budget, Root

from .common import Move, Options, Seed, Source, Text, compiling, errors, find, note, seat_name, tell


def solve(
    source: Source, text: Text = None, option: Options = None, seed: Seed = None, move: Move = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="Give up after this many seconds.")] = 60.0,
    memory: Annotated[int, typer.Option(min=1, help="Megabytes for the table of solved positions.")] = MEMORY,
    threads: Annotated[int, typer.Option(min=1, max=2, help="With 2, it looks for wins of both players at once.")] = 2,
) -> None:  # fmt: skip
    """Prove that a position is won, lost or drawn, and show the line; for two players, without chance."""
    position = find(source, text, option, seed, move)
    if position.turn is None:
        raise BadOption(say("core-game-over"))
    check(position.game)
    tell(f"{position.text}\n")
    with compiling():
        solver = Solver(position.game, memory)
    columns = SpinnerColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as display:
        task = display.add_task("", total=None)

        def watch(reached: Reached) -> None:
            nodes, seconds = f"{reached.nodes:,}", f"{reached.seconds:.0f}"
            proof, disproof = reached.proof, reached.disproof
            progress = translate("solve-progress", nodes=nodes, seconds=seconds, proof=proof, disproof=disproof)
            display.update(task, description=progress)

        solved = solver.solve(Root.of(position), Budget(seconds=seconds, threads=threads), watch)
    mover, other = (seat_name(position.game, seat) for seat in (solved.seat, 1 - solved.seat))
    key = f"solve-{solved.outcome}"
    if solved.outcome == Outcome.UNKNOWN and solved.bounds.high < 1:
        key = "solve-not-won"
    tell(translate(key, mover=mover, other=other), "bold")
    if solved.outcome == Outcome.UNKNOWN:
        note(translate("solve-more"))
    moves = []
    for number in solved.line:
        moves.append(str(position.game.modules.notation.move_text(position.row(), number)))
        position = position.play(moves[-1])
    if moves:
        key = "solve-line" if position.turn is None else "solve-line-begins"
        tell(translate(key, moves=" ".join(moves), number=len(moves)))
    speed = solved.nodes / max(solved.seconds, 1e-6)
    tell(translate("solve-effort", nodes=f"{solved.nodes:,}", seconds=f"{solved.seconds:.2f}", speed=f"{speed:,.0f}"))
