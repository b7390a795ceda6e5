"""The commands, put together."""

import os
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from strandline.core.messages import DEFAULT_LOCALE, LANGUAGES, say, use_language

from . import (
    analyse,
    arena,
    backup,
    bench,
    bot,
    compile_ahead,
    games,
    line,
    new_game,
    perft,
    picture,
    play,
    replay,
    serve,
    show,
    simulate,
    sit,
    solve,
    verify,
)
from .common import console, guarded

app = typer.Typer(
    invoke_without_command=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)

for each, example in (
    (games.games, "strandline games"),
    (play.play, "strandline play crab-stack --option players=3 --seat human --seat random --seat random"),
    (show.show, "strandline show crab-stack 'c3:rSrL c4:rS d2:bS d3:bSbL / r / rb'"),
    (replay.replay, "strandline replay game.json"),
    (picture.picture, "strandline picture game.json --out game.gif"),
    (line.line, "strandline line game.json"),
    (perft.perft, "strandline perft crab-stack --seed 7 --depth 4"),
    (solve.solve, "strandline solve crab-stack 'c3:rSrL c4:rS d2:bS d3:bSbL / r / rb'"),
    (analyse.analyse, "strandline analyse game.json --nodes 200 --svg game.svg"),
    (bot.bot, "strandline bot --level 3"),
    (arena.arena, "strandline arena crab-stack level2 random --games 4 --nodes 50"),
    (simulate.simulate, "strandline simulate krabcek --games 500 --seed 7"),
    (compile_ahead.compile, "strandline compile crab-stack"),
    (bench.bench, "strandline bench crab-stack --seconds 0.5"),
    (serve.serve, "strandline serve --lan"),
    (sit.sit, "strandline sit 'http://127.0.0.1:8725/table/ID?seat=1&token=TOKEN' 'program:python3 my_bot.py'"),
    (new_game.new_game, "strandline new-game three-stones"),
    (backup.backup, "strandline backup tables.db"),
    (verify.verify, "strandline verify game.json"),
):
    app.command(epilog=f"Example: {example}")(guarded(each))


def _print_version(wanted: bool) -> None:
    if wanted:
        try:
            number = version("strandline")
        except PackageNotFoundError:
            number = "(not installed)"
        console.out(f"strandline {number}")
        raise typer.Exit


LOCALE = "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"
"""The variables that name the user's language; the first that is set wins."""


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment's locale asks for, if we have it; otherwise English."""
    wanted = next((environment[name] for name in LOCALE if environment.get(name)), "")
    codes = (each.replace("-", "_").partition("_")[0].partition(".")[0] for each in wanted.lower().split(":"))
    return next((code for code in codes if code in LANGUAGES), DEFAULT_LOCALE)


def _speak(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(str(say("cli-language", found=language, allowed=", ".join(LANGUAGES))))
    use_language(language or environment_language(os.environ))


@app.callback(epilog="Example: strandline play crab-stack")
def strandline(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
    _language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="|".join(LANGUAGES),
            callback=_speak,
            help="The language of everything but the help; by default that of your environment (LANG).",
        ),
    ] = None,
) -> None:
    """Play real board games in your browser and at your terminal, and save, replay, analyse and check your games.

    Without a command, start the server and open it in your browser, like serve --open.
    """
    if context.invoked_subcommand is None:
        guarded(serve.serve)(open_browser=True)
