"""The command line, as people and pipes use it."""

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

import strandline
from strandline import Record
from strandline.cli import PIPE_CLOSED, STOPPED, common
from strandline.cli import perft as perft_module
from strandline.cli import picture as picture_module
from strandline.cli.app import app
from strandline.core import pixels
from strandline.core.messages import translate
from strandline.core.perft import perft as lines

from . import toy

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"
OPENING = (
    "b2:bS b3:bM b4:bM c2:rS c3:rL c4:rL c5:rS d2:bL d3:rM d5:bM d6:rM"
    " e2:bL e3:rM e4:bL e5:bS f2:rL f3:rS f4:bS / b / rb"
)
TWO_PEOPLE = ("--seat", "human", "--seat", "human")


def run(*args: Any, typed: str = "") -> Result:
    """Run a command in this process, with the typed input."""
    return CliRunner().invoke(app, list(map(str, args)), input=typed)


def said(result: Result) -> str:
    """Return an error's text, without the box around it."""
    return " ".join(result.stderr.replace("│", " ").split())


def process(*args: Any, **more: Any) -> "subprocess.Popen[str]":
    """Run a command as its own process."""
    command = [sys.executable, "-m", "strandline.cli", *map(str, args)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", **more)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game."""
    file = tmp_path / "game.json"
    assert run("play", "crab-stack", "--seed", 3, "--seat", "random", "--save", file).exit_code == 0
    return file


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A game where Blue is about to begin."""
    file = tmp_path / "opening.json"
    Record.of(strandline.game("crab-stack").load(OPENING)).save(file)
    return file


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.seat_at_the_table(monkeypatch)


# Help, versions and bad arguments


@pytest.mark.slow
def test_every_command_has_help_with_an_example_that_works(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(record.parent)
    for command in (
        "games",
        "play",
        "show",
        "replay",
        "line",
        "picture",
        "perft",
        "solve",
        "analyse",
        "bot",
        "arena",
        "bench",
    ):
        page = run(command, "--help")
        assert page.exit_code == 0
        words = " ".join(page.output.split()).partition("Example: ")[2]
        assert words.startswith(f"strandline {command}")
        assert run(*shlex.split(words)[1:]).exit_code == 0
    assert "Example: strandline play" in run("--help").output


def test_the_version_is_told() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.split() == ["strandline", strandline.__version__]


def test_games_are_listed_with_their_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "crab-stack  Crabs climb on crabs" in result.output
    assert "players=2 layout=rings tie=mover repetition=3" in result.output


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "No such command 'chess'"),
        (["show", "chess"], "“chess” is neither a game nor a file; the games are"),
        (["play", "chess"], "“chess” is neither a game nor a file; the games are"),
        (["bench", "chess"], "there is no game “chess”"),
        (["show", "crab-stack", "-o", "players"], "write options as --option players=3"),
        (["show", "crab-stack", "-o", "players=9"], "players cannot be “9”; it can be 2, 3, 4 (CS-21)"),
        (["show", "crab-stack", "-o", "players=two"], "players cannot be “two”; it can be 2, 3, 4 (CS-21)"),
        (["show", "crab-stack", "-o", "wind=1"], "crab-stack has no option “wind”; its options are players, layout"),
        (["show", "crab-stack", "-o", "players=2", "-o", "players=3"], "the option players is given twice"),
        (["show", "crab-stack", "-o", "layout=b2,d4"], "layout cannot be “d4”"),
        (["show", "crab-stack", "b2:[red]"], "“b2:[red]”: a position is “stacks / turn / players not out”"),
        (["show", "crab-stack", "--move", "1"], "--move needs a game file"),
        (["play", "crab-stack", "--seat", "robot"], "there is no bot “robot”; choose one of human, level1, level2,"),
        (["play", "crab-stack", *["--seat", "random"] * 3], "--seat is given 3 times, but this game has 2 seats"),
        (["play", "crab-stack", "--first", "3"], "--first takes “lot” or a seat from 1 to 2, not “3”"),
        (["play", "crab-stack", "--first", "me"], "--first takes “lot” or a seat from 1 to 2, not “me”"),
        (["perft", "crab-stack", "--depth", "0"], "--depth"),
        (["perft", "crab-stack", "--depth", "x"], "--depth"),
        (["replay", "no-such-file"], "there is no file “no-such-file”"),
        (["verify", "no-such-file.parquet"], "there is no file “no-such-file.parquet”"),
        (["picture", "crab-stack", "--out", "a.bmp"], "“a.bmp”: the file's name must end in one of .svg, .png, .gif"),
        (["picture", "crab-stack", "--out", "a.gif"], "a GIF shows a whole game: give a game file"),
    ],
)
def test_a_bad_argument_ends_with_a_reason_and_code_2(args: list[str], words: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert words in said(result)
    assert result.stdout == ""


def test_a_record_needs_no_options_and_has_only_so_many_moves(record: Path) -> None:
    for args in ["show", record, "-o", "players=2"], ["show", record, SMALL], ["play", record, "-o", "tie=mover"]:
        result = run(*args)
        assert result.exit_code == 2
        assert "a game file has its own position and options" in said(result)
    assert "leave out --first" in said(run("play", record, "--first", 1))
    moves = len(Record.read(record).moves)
    assert f"this game has only {moves} moves" in said(run("show", record, "--move", moves + 1))


# Looking


def test_show_tells_the_board_the_text_the_turn_and_the_moves() -> None:
    result = run("show", "crab-stack", SMALL)
    assert result.exit_code == 0
    board, text, rest = result.output.split("\n\n")
    assert "c3" in board
    assert text == SMALL
    assert rest.split() == ["Red", "to", "move:", "3", "moves", "c3-c4", "c3-d3", "c4-d2"]


def test_show_knows_options_with_lists_and_tells_who_has_won() -> None:
    rocks = ",".join(strandline.game("crab-stack").options.rocks)
    result = run("show", "crab-stack", "-o", f"layout={rocks}", "-o", "tie=next", "b2:bL / over b / b")
    assert result.exit_code == 0
    assert "Blue won." in result.output
    assert "A draw: Red, Blue share the win." in run("show", "crab-stack", "b2:bL / over - / rb").output


def test_show_finds_a_position_in_a_record(record: Path) -> None:
    found = list(Record.read(record).positions())
    assert found[5].text in run("show", record, "--move", 5).output
    assert found[-1].text in run("show", record).output


def test_show_and_picture_print_a_picture() -> None:
    for args in ["show", "crab-stack", SMALL, "--svg"], ["picture", "crab-stack", SMALL]:
        result = run(*args)
        assert result.exit_code == 0
        assert result.output == strandline.game("crab-stack").load(SMALL).svg() + "\n"
        assert ElementTree.fromstring(result.output).tag.endswith("svg")


def test_a_game_becomes_a_line_and_a_file_again(tmp_path: Path, record: Path) -> None:
    line = run("line", record).output.strip()
    assert line == Record.read(record).line()
    for command in "replay", "show", "picture":
        assert run(command, line).exit_code == 0
    result = run("line", line, "--out", tmp_path / "again.json")
    assert result.exit_code == 0
    assert Record.read(tmp_path / "again.json") == Record.read(line)
    wrong = run("line", line.replace("; start", " wind=1; start"))
    assert wrong.exit_code == 1
    assert "has no option “wind”" in said(wrong)


def test_replay_shows_comments_and_variations(tmp_path: Path) -> None:
    game = strandline.game("crab-stack").load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
    inner = (strandline.Note(1, "safe"),)
    notes = [strandline.Note(1, "two\nlines"), strandline.Note(0, "or:", ("c4-d2",), inner)]
    Record.of(game.play("c3-c4"), notes=notes).save(tmp_path / "noted.json")
    lines = [each.strip() for each in run("replay", tmp_path / "noted.json").output.splitlines()]
    assert lines.index("or:") < lines.index("Variation: c4-d2") < lines.index("safe") < lines.index("two")
    assert lines[lines.index("two") + 1] == "lines"


def test_a_picture_has_the_marks_that_are_asked_for(tmp_path: Path) -> None:
    marks = ["--arrow", "b2-b3=green", "--arrow", "b2 c2", "--mark", "c4=!", "--mark", "f4", "--highlight", "e3=red"]
    result = run("picture", "crab-stack", "--seed", 7, *marks)
    assert result.output.strip() == strandline.game("crab-stack").start(seed=7).svg(
        arrows={"b2-b3": "green", ("b2", "c2"): "light"}, marks={"c4": "!", "f4": "ring"}, highlights={"e3": "red"}
    )
    for name, size in ("with.png", marks), ("without.png", []):
        assert run("picture", "crab-stack", "--seed", 7, *size, "--out", tmp_path / name).exit_code == 0
    assert (tmp_path / "with.png").read_bytes() != (tmp_path / "without.png").read_bytes()


def test_pictures_are_files_of_their_kind_and_size(tmp_path: Path, record: Path) -> None:
    for name in "a.svg", "a.png", "a.PNG":
        result = run("picture", "crab-stack", SMALL, "--out", tmp_path / name, "--width", 310)
        assert result.exit_code == 0
        assert f"Saved to {tmp_path / name}" in said(result).replace("/ ", "/")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == strandline.game("crab-stack").load(SMALL).svg()
    with Image.open(tmp_path / "a.png") as image:
        assert (image.format, image.width) == ("PNG", 310)
        assert len(image.convert("RGB").getcolors(1 << 20) or []) > 20
    result = run("picture", record, "--out", tmp_path / "a.gif", "--width", 124, "--delay", 200)
    assert result.exit_code == 0
    with Image.open(tmp_path / "a.gif") as image:
        assert (image.format, image.width) == ("GIF", 124)
        assert image.n_frames == len(Record.read(record).moves) + 1  # type: ignore[attr-defined]
        assert image.info["duration"] == 200
        assert min(image.convert("RGB").getpixel((0, 0))) > 200  # type: ignore[type-var, arg-type]  # the corner is cut off
        image.seek(len(Record.read(record).moves))
        assert image.info["duration"] == 800


def test_what_cannot_be_written_ends_with_a_reason_and_code_1(tmp_path: Path, record: Path) -> None:
    result = run("picture", "crab-stack", "--out", tmp_path / "no" / "file.svg")
    assert result.exit_code == 1
    assert result.stderr == f"{tmp_path / 'no' / 'file.svg'}: No such file or directory\n"
    result = run("play", "crab-stack", *TWO_PEOPLE, "--save", tmp_path / "no" / "game.json")
    assert result.exit_code == 2  # before the first move, not after the last
    assert "cannot write to the folder" in said(result)
    result = run("picture", record, "--out", tmp_path / "a.gif", "--mark", "b2")
    assert result.exit_code == 2
    assert "marks belong to one position" in said(result)
    result = run("picture", record, "--out", tmp_path / "a.gif", "--move", 1)
    assert result.exit_code == 2
    assert "leave out --move" in said(result)


@pytest.mark.parametrize("place", ["no/file", "folder"])
@pytest.mark.parametrize(
    ("command", "work"), [(["picture", "--out"], "picture.gif"), (["analyse", "--svg"], "analyse.follow")]
)
def test_long_work_whose_file_cannot_be_written_is_not_begun(
    command: list[str], work: str, place: str, tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"strandline.cli.{work}", lambda *_: pytest.fail("begun"))
    for kind in "svg", "gif":
        (tmp_path / f"folder.{kind}").mkdir()
    name, option = command
    result = run(name, record, option, tmp_path / f"{place}.{'gif' if name == 'picture' else 'svg'}")
    assert result.exit_code == 2
    assert ("already exists" if place == "folder" else "cannot write to the folder") in said(result)


def test_without_the_extra_a_picture_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "find_spec", lambda name: None)
    monkeypatch.delitem(sys.modules, "resvg_py", raising=False)
    result = run("picture", "crab-stack", "--out", tmp_path / "a.png")
    assert result.exit_code == 1
    assert "this needs the extra “pictures”: pip install '.[pictures]'" in said(result)
    assert not (tmp_path / "a.png").exists()
    assert run("picture", "crab-stack", "--out", tmp_path / "a.svg").exit_code == 0


# Counting


@pytest.mark.parametrize("how", ["--compiled", "--interpreted"])
def test_perft_counts_each_depth_and_each_first_move(how: str) -> None:
    result = run("perft", "crab-stack", SMALL, "--depth", 6, "--divide", how)
    assert result.exit_code == 0
    assert [row.split()[:2] for row in result.stdout.splitlines()[2:8]] == [
        [str(depth), str(lines(strandline.game("crab-stack").load(SMALL), depth, False))] for depth in range(1, 7)
    ]
    parts = dict(row.split() for row in result.stdout.splitlines()[9:])
    assert list(parts) == ["c3-c4", "c3-d3", "c4-d2"]
    assert sum(map(int, parts.values())) == 9


def test_without_the_extra_a_compiled_count_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft_module, "find_spec", lambda name: None)
    result = run("perft", "crab-stack", SMALL, "--compiled")
    assert result.exit_code == 1
    assert "this needs the extra “fast”: pip install '.[fast]'" in said(result)
    assert run("perft", "crab-stack", SMALL).exit_code == 0


def test_a_deep_count_is_split_so_that_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    depths = []

    def count(position: strandline.Position, depth: int, compiled: bool) -> int:
        depths.append(depth)
        return lines(position, depth, compiled)

    monkeypatch.setattr(perft_module, "lines", count)
    position = strandline.game("crab-stack").load(SMALL)
    assert perft_module.count(position, 6, False) == lines(position, 6, False)
    assert max(depths) == perft_module.CHUNK


def test_perft_of_a_game_that_is_over_is_nothing() -> None:
    result = run("perft", "crab-stack", "b2:bL / over b / b", "--interpreted")
    assert [row.split()[1] for row in result.stdout.splitlines()[2:]] == ["0", "0", "0"]


def test_bench_tells_both_speeds() -> None:
    result = run("bench", "--seconds", "0.01")
    assert result.exit_code == 0
    assert [row.split()[0] for row in result.stdout.splitlines()[1:]] == ["interpreted", "compiled"]
    assert all(int(row.split()[1].replace(",", "")) > 1000 for row in result.stdout.splitlines()[1:])


# Playing


def test_random_seats_play_a_whole_game_the_same_for_the_same_seed(tmp_path: Path) -> None:
    for players in 2, 3, 4:
        file = tmp_path / f"{players}.json"
        args = "play", "crab-stack", "-o", f"players={players}", "--seat", "random", "--seed", 1
        result = run(*args, "--save", file)
        assert result.exit_code == 0
        record = Record.read(file)
        assert record.end == strandline.End("rules")
        assert record.seats == ("random",) * players
        assert record.begun is not None
        assert record.ended is not None
        assert result.stdout.rstrip().endswith((" won.", "share the win."))
        assert all(move in result.stdout for move in record.moves)
        assert run(*args).stdout == result.stdout


def test_a_person_plays_asks_undoes_and_saves(tmp_path: Path, opening: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"why b2-b3\nwhy b2-c2\nb2-b3\nmoves B2\nmoves x\nb2 - C2\nundo\nundo\nb3-b2\nsave {file}\nquit\n"
    result = run("play", opening, *TWO_PEOPLE, typed=typed)
    assert result.exit_code == 0
    out = result.stdout
    assert out.count("a small crab can only end on a small one; on b3 there is a medium one (CS-9)") == 2
    assert "b2-c2 is legal" in out
    assert "bS" in out  # without colours the letters tell whose crabs they are
    assert "b2-c2  b2-c5\n" in out
    assert "no legal move begins with “x”" in out
    assert "   1  Blue      b2-c2" in out
    assert out.count("Move undone.") == 1
    assert out.count("There is nothing to undo.") == 1
    record = Record.read(file)
    assert record.moves == ("b3-b2",)
    assert record.end is None
    assert record.seats == ("human", "human")


def test_undo_against_a_random_seat_goes_back_to_the_persons_own_move(opening: Path) -> None:
    typed = "b2-c2\nundo\nmoves b2\nquit\n"
    result = run("play", opening, "--seat", "random", "--seat", "human", typed=typed)
    assert "   2  Red" in result.stdout
    assert "Blue> b2-c2  b2-c5\n" in result.stdout


def test_after_the_end_a_person_can_still_save_and_undo(tmp_path: Path) -> None:
    start = strandline.game("crab-stack").load("c3:rL c4:bMbM d2:bL d3:rS d5:rL / r / rb")
    last = next(move for move in start.moves() if start.play(move).turn is None)
    Record.of(start).save(tmp_path / "start.json")
    typed = f"{last}\nsave {tmp_path / 'end.json'}\nundo\nquit\n"
    result = run("play", tmp_path / "start.json", typed=typed)
    assert result.exit_code == 0
    assert " won." in result.stdout
    assert Record.read(tmp_path / "end.json").moves == (last,)
    assert Record.read(tmp_path / "end.json").ended is not None
    assert result.stdout.rstrip().endswith("Red>")


def test_a_saved_game_can_be_gone_on_with_and_saved_again(tmp_path: Path, opening: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", opening, *TWO_PEOPLE, "--save", file, typed="b2-c2\n").exit_code == 0
    first = Record.read(file)
    assert first.moves == ("b2-c2",)
    moves = first.position.moves()
    assert run("play", file, *TWO_PEOPLE, "--save", file, typed=f"{moves[0]}\n").exit_code == 0
    assert Record.read(file).moves == ("b2-c2", moves[0])
    assert Record.read(file).begun == first.begun


def test_the_file_that_a_game_comes_from_may_be_written_however_it_is_named(
    opening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(opening.parent)
    other = f"./{opening.name}"
    assert run("play", other, *TWO_PEOPLE, "--save", other, typed="b2-c2\n").exit_code == 0
    assert Record.read(opening).moves == ("b2-c2",)
    move = Record.read(opening).position.moves()[0]
    result = run("play", opening, *TWO_PEOPLE, typed=f"{move}\nsave {other}\nquit\n")
    assert result.stderr.count("Saved to") == 1
    assert Record.read(opening).moves == ("b2-c2", move)


def test_saving_never_overwrites_what_is_not_this_game(tmp_path: Path, opening: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine")
    mine = tmp_path / "mine.json"
    typed = f"save {other}\nsave {mine}\nsave {mine}\nsave {tmp_path}/no/where.json\nsave\nquit\n"
    result = run("play", opening, *TWO_PEOPLE, typed=typed)
    assert result.exit_code == 0
    assert other.read_text() == "mine"
    assert "already exists; choose another name" in result.stdout.replace("\n", " ")
    assert result.stderr.count("Saved to") == 2
    assert "No such file or directory" in result.stdout
    assert "For example: save game.json" in result.stdout
    result = run("play", "crab-stack", "--save", other)
    assert result.exit_code == 2
    assert other.read_text() == "mine"


def test_an_end_of_input_is_a_way_to_leave(opening: Path) -> None:
    result = run("play", opening, *TWO_PEOPLE, typed="help\n")
    assert result.exit_code == 0
    assert "why MOVE" in result.stdout
    assert result.stdout.endswith("Blue> \n")


def test_the_tab_key_completes_moves_and_commands(opening: Path) -> None:
    out = at_a_terminal(["play", str(opening), *TWO_PEOPLE], b"b2-c5\t\nd3-b\t\nund\t\nqui\t\n")
    assert "Blue      b2-c5" in out
    assert "Move undone." in out


def test_a_game_that_was_given_up_is_not_gone_on_with(tmp_path: Path) -> None:
    position = strandline.game("crab-stack").load(SMALL)
    Record.of(position, end=strandline.End("resigned", 0)).save(tmp_path / "game.json")
    result = run("play", tmp_path / "game.json")
    assert result.exit_code == 2
    assert "this game is already over" in said(result)


# Who begins


def saved(file: Path, game: str, *args: Any) -> tuple[str, ...]:
    """Return the players of a saved game by seat, beginning with the first player."""
    file.unlink(missing_ok=True)
    result = run("play", game, "--save", file, *args, typed="quit\n")
    assert result.exit_code == 0, said(result)
    record = Record.read(file)
    begins = max(0, record.game.load(record.start).turn or 0)
    return record.seats[begins:] + record.seats[:begins]


THREE = ["-o", "players=3", "--seat", "human", "--seat", "human", "--seat", "random"]


@pytest.mark.parametrize("seed", range(4))
def test_the_one_who_is_named_begins_and_the_others_follow_in_their_order(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "game.json"
    for first, order in ("1", "human human random"), ("2", "human random human"), ("3", "random human human"):
        assert saved(file, "crab-stack", *THREE, "--seed", seed, "--first", first) == tuple(order.split())
    assert saved(file, "krabcek", "--seed", seed, "--first", 1) == ("human", "random")


def test_who_is_black_is_drawn_by_lot_the_same_for_the_same_seed_and_said(tmp_path: Path) -> None:
    drawn = [saved(tmp_path / "game.json", "krabcek", "--seed", seed) for seed in range(20)]
    assert set(drawn) == {("human", "random"), ("random", "human")}
    assert drawn == [saved(tmp_path / "game.json", "krabcek", "--seed", seed) for seed in range(20)]
    for seed, (black, white) in enumerate(drawn):
        said_first = run("play", "krabcek", "--seed", seed, typed="quit\n").stdout.splitlines()[0]
        assert said_first == f"Drawn by lot: Black: {black}, White: {white}."


def test_who_begins_changes_neither_the_deal_nor_the_dice(tmp_path: Path) -> None:
    records = []
    for first in ("1", "lot"):
        file = tmp_path / f"{first}.json"
        args = "--seed", 5, "--first", first, "--seat", "random", "--seat", "random", "--save", file
        assert run("play", "krabcek", *args).exit_code == 0
        records.append(Record.read(file))
    assert records[0].moves == records[1].moves


def test_a_saved_game_goes_on_with_those_who_sat_there_and_starts_no_program_by_itself(tmp_path: Path) -> None:
    start, file = strandline.game("krabcek").start(1), tmp_path / "game.json"
    for seats, then in [
        (["random", "human"], ("random", "human")),
        (["human", "program:false"], ("human", "random")),
        (["Ann", "level 3"], ("human", "random")),
        (["level1", "random"], ("human", "random")),
    ]:
        Record.of(start, seats=seats).save(file)
        assert run("play", file, "--save", file, typed="quit\n").exit_code == 0
        assert Record.read(file).seats == then


# Chance and secrets


@pytest.mark.usefixtures("toy_game")
def test_chance_is_drawn_by_its_weights_and_shown() -> None:
    rolled = [
        line.split()[-1]
        for seed in range(80)
        for line in run("play", "toy", "--seat", "random", "--seed", seed).stdout.splitlines()
        if "die" in line and "chance" in line
    ]
    assert len(rolled) == 240
    assert rolled.count("1") < rolled.count("2") < rolled.count("3")
    assert 90 < rolled.count("3") < 150


@pytest.mark.usefixtures("toy_game")
def test_what_a_die_has_shown_cannot_be_taken_back() -> None:
    result = run("play", "toy", "--seed", 1, "--seat", "human", "--first", 1, typed="take\nundo\nquit\n")
    assert "dice or secrets have been revealed since your last move" in result.stdout


@pytest.mark.usefixtures("toy_game")
def test_a_curtain_falls_between_people_and_each_is_told_only_what_it_may_know(tmp_path: Path) -> None:
    Record.of(strandline.game("toy").load("0 0 4 9 0 0")).save(tmp_path / "start.json")
    typed = ["", "take", "", "leave", "take", "", "quit"]
    result = run("play", tmp_path / "start.json", *TWO_PEOPLE, typed="\n".join(typed))
    first, second, third = result.stdout.split(", press Enter: ")[1:]
    assert first.count("card 4") == 1
    assert second.count("card 9") == 2  # its two turns, with no curtain between them
    assert third.count("card 4") == 1
    assert "card 9" not in first + third
    assert "card 4" not in second
    assert "   2  seat 1    ?\n" in second
    assert "   3  seat 2    leave\n" in second
    assert third.splitlines()[:3] == ["   2  seat 1    take", "   3  seat 2    ?", "   4  seat 2    ?"]
    assert third.splitlines()[3].startswith("   5  chance    die")


@pytest.mark.usefixtures("toy_game")
def test_what_was_taken_back_and_made_otherwise_is_told_anew(tmp_path: Path) -> None:
    Record.of(strandline.game("toy").load("0 0 4 9 0 0").play("die 3")).save(tmp_path / "start.json")
    typed = ["", "take", "", "undo", "", "leave", "", "quit"]
    result = run("play", tmp_path / "start.json", *TWO_PEOPLE, typed="\n".join(typed))
    told = [block.splitlines()[0] for block in result.stdout.split(", press Enter: ")[1:]]
    card = "  card 4, die 3, sums [0, 0]"
    assert told == [card, "   2  seat 1    ?", card, "   2  seat 1    ?"]


@pytest.mark.usefixtures("toy_game")
def test_one_person_among_random_seats_needs_no_curtain_and_is_told_nothing_hidden() -> None:
    result = run("play", "toy", "--seed", 1, "--seat", "human", typed="take\nquit\n")
    assert "press Enter" not in result.stdout
    result = run("play", "toy", "--seed", 1, "--seat", "human", "--first", 1, typed="take\nquit\n")
    assert "   2  seat 1    take" in result.stdout
    assert "   3  seat 2    ?" in result.stdout


@pytest.mark.usefixtures("toy_game")
def test_an_option_that_is_a_list_takes_one_value_or_none(tmp_path: Path) -> None:
    for value, options in ("rain", ["rain"]), ("rain,fog", ["rain", "fog"]), ("", []):
        file = tmp_path / f"{value}.json"
        result = run("play", "toy", "-o", f"weather={value}", "--seat", "random", "--save", file)
        assert result.exit_code == 0
        assert json.loads(file.read_text())["options"]["weather"] == options


# Replaying


def test_replay_checks_and_prints_a_game(record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    game = Record.read(record)
    assert f"Checked: all {len(game.moves)} moves are legal" in result.stdout
    assert all(move in result.stdout for move in game.moves)
    assert game.position.text in result.stdout
    assert result.stdout.endswith((" won.\n", " share the win.\n"))


def test_replay_tells_how_a_game_ended_that_the_rules_did_not_end(tmp_path: Path) -> None:
    position = strandline.game("crab-stack").load(SMALL)
    for end, words in [
        (strandline.End("resigned", 0), "Blue won. (Red resigned.)"),
        (strandline.End("time", 1), "Red won. (Blue ran out of time.)"),
        (strandline.End("agreed"), "A draw: Red, Blue share the win. (By agreement.)"),
        (strandline.End("stopped"), "The game was stopped."),
        (None, "Red to move: 3 moves"),
    ]:
        Record.of(position, end=end).save(tmp_path / "game.json")
        assert run("replay", tmp_path / "game.json").stdout.endswith(f"\n{words}\n")


def test_a_forged_record_ends_replay_with_its_move_and_rule(record: Path) -> None:
    document = json.loads(record.read_text())
    document["moves"][4] = "d4-d4"
    record.write_text(json.dumps(document))
    for args in ["replay", record], ["show", record], ["picture", record, "--out", record.with_suffix(".gif")]:
        result = run(*args)
        assert result.exit_code == 1
        assert result.stderr == f"{record}: move 5, d4-d4: d4 is open water (CS-7)\n"
        assert result.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_record_may_come_from_a_pipe(record: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    threading.Thread(target=lambda: pipe.write_bytes(record.read_bytes()), daemon=True).start()
    result = run("replay", pipe)
    assert result.exit_code == 0
    assert result.stdout == run("replay", record).stdout


def test_a_folder_is_no_record_and_that_is_said(tmp_path: Path) -> None:
    result = run("replay", tmp_path)
    assert (result.exit_code, result.stderr) == (1, f"{tmp_path}: Is a directory\n")


def test_replay_steps_on_and_back_at_a_keyboard(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = at_a_terminal(["replay", str(record)], b"\n\nb\n99\nx\n2\ne\nq\n")
    last = len(Record.read(record).moves)
    found = [int(line.split(" of ")[0]) for line in out.splitlines() if f" of {last}. Enter" in line]
    assert found == [0, 1, 2, 1, last, last, 2, last]


# Stops from outside


def at_a_terminal(args: list[str], keys: bytes) -> str:
    """Return the output of a command at a terminal where these keys are pressed."""
    pty = pytest.importorskip("pty")
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [sys.executable, "-m", "strandline.cli", *args])
    os.write(terminal, keys)
    shown = b""
    try:
        while data := os.read(terminal, 65536):
            shown += data
    except OSError:  # so Linux tells that the other end is closed
        pass
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    return shown.decode()


@pytest.mark.parametrize(
    "args", [["games"], ["--help"], ["show", "crab-stack"], ["picture", "crab-stack"], ["play", "crab-stack"]]
)
def test_a_closed_pipe_ends_a_command_in_silence(args: list[str]) -> None:
    command = process(*args)
    assert command.stdout
    command.stdout.close()
    command.stdout = None
    _, errors = command.communicate(timeout=30)
    assert errors == ""
    assert command.returncode == PIPE_CLOSED


def test_a_pipe_that_closes_at_the_prompt_ends_the_game_in_silence(opening: Path) -> None:
    command = process("play", opening, *TWO_PEOPLE)
    assert command.stdin
    assert command.stdout
    while "Blue to move" not in command.stdout.readline():
        pass
    assert command.stdout.read(len("Blue> ")) == "Blue> "
    command.stdout.close()
    command.stdout = None
    _, errors = command.communicate("\n", timeout=30)
    assert errors == ""
    assert command.returncode == PIPE_CLOSED


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_ctrl_c_ends_a_game_and_saves_it_where_asked(tmp_path: Path, opening: Path) -> None:
    file = tmp_path / "game.json"
    command = process("play", opening, *TWO_PEOPLE, "--save", file)
    assert command.stdin
    assert command.stdout
    command.stdin.write("b2-c2\n")
    command.stdin.flush()
    while "Red to move" not in command.stdout.readline():
        pass
    command.send_signal(signal.SIGINT)
    _, errors = command.communicate(timeout=30)
    assert command.returncode == STOPPED
    assert errors.splitlines()[-1] == "Stopped."
    assert "Traceback" not in errors
    assert Record.read(file).moves == ("b2-c2",)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize("args", [["perft", "crab-stack", "--depth", 12], ["bench", "--seconds", 100]])
def test_ctrl_c_ends_long_work_soon(args: list[Any]) -> None:
    command = process(*args)
    assert command.stdout
    command.stdout.readline()
    time.sleep(0.3)
    command.send_signal(signal.SIGINT)
    _, errors = command.communicate(timeout=60)
    assert command.returncode == STOPPED, errors
    assert "Stopped." in errors
    assert "Traceback" not in errors


def test_a_ctrl_c_that_a_library_turns_into_an_error_is_still_a_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ImportError("half loaded")

    monkeypatch.setattr("strandline.cli.perft.lines", broken)
    assert isinstance(run("perft", "crab-stack").exception, ImportError)
    monkeypatch.setattr("strandline.cli._interrupted", True)
    assert run("perft", "crab-stack").exit_code == STOPPED


def test_a_process_plays_a_whole_game_and_another_replays_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = process("play", "crab-stack", "-o", "players=3", "--seat", "random", "--seed", 2, "--save", file)
    out, errors = command.communicate(timeout=60)
    assert (command.returncode, errors.split()) == (0, f"Saved to {file}".split())
    assert " won." in out or "share the win." in out
    command = process("replay", file)
    out, errors = command.communicate(timeout=60)
    assert (command.returncode, errors) == (0, "")
    assert "Checked" in out


def test_a_terminal_without_some_letters_shows_others() -> None:
    command = process("show", "crab-stack", "\udcff", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    _, errors = command.communicate(timeout=30)
    assert command.returncode == 2
    assert "a position is ?stacks / turn / players not out?" in errors
    assert "Traceback" not in errors


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell closes the input")
def test_a_closed_input_is_a_way_to_leave(opening: Path) -> None:
    command = ["sh", "-c", 'exec "$0" -m strandline.cli play "$1" --seat human --seat human <&-', sys.executable]
    result = subprocess.run([*command, str(opening)], capture_output=True, text=True, timeout=30, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_importing_is_quick_and_needs_nothing_heavy() -> None:
    code = "import sys, strandline.cli.app; print(*sorted({m.split('.')[0] for m in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numba", "numpy", "PIL", "resvg_py", "jsonschema"} & set(loaded)
    code = "import sys, strandline; print(*sorted({m.split('.')[0] for m in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"typer", "rich", "numpy"} & set(loaded)


def test_a_gif_is_made_frame_by_frame() -> None:
    record = Record.of(strandline.game("crab-stack").load(SMALL).play("c3-c4"))
    with Image.open(io.BytesIO(picture_module.gif(record, 62, 100))) as image:
        assert image.n_frames == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", strandline.game_names())
def test_every_game_has_what_the_command_line_says_of_it(name: str) -> None:
    assert translate(f"{name}-about")
    game = strandline.game(name)
    assert len({translate(f"{name}-seat", seat=seat) for seat in range(game.seats)}) == game.seats
    assert not game.modules.view.HIDDEN or callable(game.modules.notation.shown)


def test_where_nobody_sees_a_spinner_compiling_is_told_once_if_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with common.compiling():
        pass
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(common, "LONG", 0.01)
    with common.compiling():
        time.sleep(0.3)
    assert capsys.readouterr().err == "Compiling (only the first time)\n"


MODERN = f"{sys.executable} -I {Path(__file__).parent / 'bots' / 'hostile' / 'modern.py'}"


def test_info_shows_what_bots_expect_and_only_where_nothing_is_hidden() -> None:
    args = "--seed", 1, "--seat", "random", "--seat", f"program[style=wild]:{MODERN} none"
    shown = run("play", "crab-stack", *args, "--info")
    assert shown.exit_code == 0
    # Its own share is 60 % or 40 %; the text is what the bot was told.
    assert re.search(r"[46]0 %  \S+, and so on  .*\"style\": \"wild\"", shown.output)
    assert "and so on" not in run("play", "crab-stack", *args).output
    hidden = run("play", "survive", "-o", "players=2", *args, "--info")
    assert hidden.exit_code == 0
    assert "and so on" not in hidden.output


def test_bots_ponder_only_if_that_is_asked_for() -> None:
    args = "--seed", 1, "--first", 1, "--info", "--seat", "human", "--seat", f"program:{MODERN} none"
    game = strandline.game("crab-stack").start(seed=1)
    typed = f"{game.moves()[0]}\nquit\n"
    for more, pondered in ((), 0), (("--ponder",), 101):
        shown = run("play", "crab-stack", *args, *more, typed=typed)
        assert f'"pondered": {pondered}' in shown.output


def test_an_option_that_a_program_does_not_have_is_refused_before_the_game() -> None:
    for wrong, words in ("colour=red", "no option “colour”"), ("style=mad", "it can be calm, wild"):
        result = run("play", "crab-stack", "--seat", f"program[{wrong}]:{MODERN} none")
        assert result.exit_code == 2
        assert words in said(result)
