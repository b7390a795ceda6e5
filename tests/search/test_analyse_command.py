"""``strandline analyse``, as people meet it."""

import json
import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import strandline
from strandline import Record
from strandline.cli.app import app
from strandline.cli.common import console

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def run(*args: Any) -> Result:
    return CliRunner().invoke(app, ["analyse", *map(str, args)])


def said(result: Result) -> str:
    return " ".join(result.stderr.replace("│", " ").split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of Krabcek."""
    dice, position = random.Random(29), strandline.game("krabcek").start(seed=29)
    while position.turn is not None:
        position = position.play(dice.choice(position.moves()))
    file = tmp_path_factory.mktemp("analyse") / "game.json"
    Record.of(position, seats=["Ann", "[Bob]"]).save(file)
    return file


@pytest.mark.slow
def test_a_position_gets_a_table_of_its_moves() -> None:
    result = run("crab-stack", SMALL, "--nodes", 500)
    assert result.exit_code == 0
    told = result.stdout.splitlines()
    assert told[0] == SMALL
    assert {line.split()[0] for line in told[3:6]} == {"c3-c4", "c3-d3", "c4-d2"}
    assert "0 proven" in told[3]
    assert "Red 0 proven, Blue 100 proven" in told


def test_a_narrow_terminal_shortens_the_line_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "_width", 60)
    result = run("crab-stack", "--seed", 3, "--nodes", 4000)
    assert result.exit_code == 0
    rows = [line for line in result.stdout.splitlines() if "±" in line][:-1]
    assert len(rows) > 10
    assert all(line.count("±") == 2 for line in rows)
    assert any("…" in line for line in rows)


@pytest.mark.slow
def test_no_number_of_a_record_is_cut_off_in_a_narrow_terminal(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "_width", 30)
    result = run(record, "--nodes", 1)
    assert result.exit_code == 0
    assert "…" not in result.stdout
    assert len(result.stdout.splitlines()[0]) > 30


def test_a_chance_event_gets_a_table_of_its_outcomes(record: Path) -> None:
    moves = Record.read(record).moves
    at = next(n for n, move in enumerate(moves) if move.startswith("die"))
    result = run(record, "--move", at, "--nodes", 100)
    assert result.exit_code == 0
    assert result.stdout.count("16.7 %") == 6


def test_a_record_gets_its_moves_its_totals_and_a_plot(record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "plot.svg"
    result = run(record, "--nodes", 20, "--svg", svg)
    assert result.exit_code == 0
    moves = Record.read(record).moves
    told = result.stdout.splitlines()
    for number, move in enumerate(moves, 1):
        assert told[number + 1].split()[0] == str(number)
        assert move in told[number + 1]
    assert any(line.startswith("White ([Bob])") for line in told)
    assert " won." in result.stdout
    assert str(svg) in said(result)
    assert "White ([Bob])" in "".join(ElementTree.parse(svg).getroot().itertext())


def test_json_is_whole_and_the_same_again(record: Path) -> None:
    one, other = (json.loads(run(record, "--nodes", 10, "--json").stdout) for _ in range(2))
    assert one | {"seconds": 0} == other | {"seconds": 0}
    assert len(one["chances"]) == len(Record.read(record).moves) + 1
    assert sum(one["luck"]) == pytest.approx(0)
    assert one["steps"][-1]["loss"] >= 0
    position = json.loads(run("crab-stack", SMALL, "--nodes", 500, "--json").stdout)
    assert position["moves"][0]["is_proven"] is True


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chess",), "“chess” is neither a game nor a file"),
        (("missing.json", "--svg", "plot.svg"), "“missing.json” is neither a game nor a file"),
        (("RECORD", "--move", 9999), "this game has only"),
        (("RECORD", "--move", 1, "--svg", "plot.svg"), "a whole game"),
        (("RECORD", "--svg", "plot.png"), "must end in .svg"),
        (("RECORD", "--seed", 1), "a game file has its own position"),
        (("crab-stack", "--svg", "plot.svg"), "a whole game"),
        (("crab-stack", "--move", 1), "--move needs a game file"),
        (("crab-stack", "--seconds", 1, "--nodes", 1), "use either --seconds or --nodes"),
        (("crab-stack", "b2:[red]"), "a position is"),
    ],
)
def test_bad_arguments_are_told_plainly(args: tuple[Any, ...], words: str, record: Path) -> None:
    result = run(*(record if each == "RECORD" else each for each in args))
    assert result.exit_code == 2
    assert words in said(result)


def test_a_torn_record_is_told_plainly(record: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.json"
    torn.write_text(record.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    result = run(torn, "--nodes", 1)
    assert result.exit_code == 1
    assert "the file ends too early" in said(result)


def test_a_finished_game_is_told_by_its_result(record: Path) -> None:
    moves = Record.read(record).moves
    result = run(record, "--move", len(moves), "--nodes", 1)
    assert result.exit_code == 0
    assert "100 proven" in result.stdout


def test_mistakes_become_notes_with_a_better_move(record: Path, tmp_path: Path) -> None:
    result = run(record, "--nodes", 30, "--notes", tmp_path / "noted.json", "--json")
    assert result.exit_code == 0
    steps = json.loads(result.stdout)["steps"]
    noted = Record.read(tmp_path / "noted.json")
    wrong = {step["number"]: step for step in steps if step["best"] and step["loss"] > step["errors"][step["turn"]]}
    assert {note.after + 1 for note in noted.notes} == set(wrong)
    assert len(wrong) > 2
    for note in noted.notes:
        step = wrong[note.after + 1]
        assert note.variation == (step["best"],) != (noted.moves[note.after],)
        assert note.comment == f"{step['move']} loses {100 * step['loss']:.0f} points of 100. Better was:"
    assert noted.moves == Record.read(record).moves


def test_notes_are_for_whole_games() -> None:
    result = run("crab-stack", SMALL, "--notes", "x.json", "--nodes", 5)
    assert result.exit_code == 2
    assert "--notes is for a whole game" in said(result)
