"""``strandline solve``, as people meet it."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import strandline
from strandline import Record
from strandline.cli.app import app

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def run(*args: Any) -> Result:
    return CliRunner().invoke(app, ["solve", *map(str, args)])


def test_it_says_who_wins_and_shows_the_line_to_the_end() -> None:
    result = run("crab-stack", SMALL, "--memory", 1)
    assert result.exit_code == 0
    told = result.stdout.splitlines()
    assert told[0] == SMALL
    winner = "Red" if told[2] == "Red, to move, wins." else "Blue"
    assert winner == "Red" or told[2] == "Red, to move, loses: Blue wins."
    position = strandline.game("crab-stack").load(SMALL)
    for move in told[3].partition(": ")[2].split():
        position = position.play(move)
    assert position.result == ((1.0, 0.0) if winner == "Red" else (0.0, 1.0))
    assert "positions in" in told[4]


def test_what_it_could_not_finish_it_says_plainly() -> None:
    result = run("crab-stack", "--seed", 3, "--seconds", 0, "--memory", 1)
    assert result.exit_code == 0
    assert "Not solved" in result.stdout
    assert "--seconds" in result.stderr


def test_a_record_is_solved_after_any_of_its_moves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    position = strandline.game("crab-stack").load(SMALL)
    Record.of(position.play(position.moves()[0])).save(file)
    assert run(file, "--move", 0, "--memory", 1).stdout.startswith(SMALL)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("crab-stack", "-o", "players=3"), "two players"),
        (("krabcek",), "cannot solve games of chance"),
        (("crab-stack", "b2:rL / over r / r"), "over"),
        (("crab-stack", SMALL, "--memory", "0"), "memory"),
        (("crab-stack", SMALL, "--memory", "99999999999"), "not have that many megabytes"),
    ],
)
def test_what_cannot_be_solved_is_refused(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())


@pytest.mark.parametrize("game", ["survive", "krabcek"])
def test_a_game_that_cannot_be_solved_is_refused_before_anything_is_printed(game: str) -> None:
    result = run(game)
    assert result.exit_code == 2
    assert result.stdout == ""
