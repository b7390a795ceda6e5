"""``strandline simulate`` and ``verify``, as people meet them."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import strandline
from strandline.arena.pool import local, threads
from strandline.arena.simulation import Chunk, Simulation, Stopped, simulate
from strandline.cli.app import app
from strandline.sim import data, play_out

GAME = strandline.game("crab-stack")


def run(*args: Any) -> Result:
    return CliRunner().invoke(app, list(map(str, args)))


def said(result: Result) -> str:
    """Return an error's text, without the box around it."""
    return " ".join(result.stderr.replace("│", " ").split())


def test_totals_are_those_of_play_out() -> None:
    totals = simulate(Simulation(GAME, 1250, seed=3), threads(2))
    played = play_out(GAME, 1250, seed=3)
    assert totals.games == 1250
    assert totals.points == played.results.sum(axis=0).tolist()
    assert totals.wins == (played.results == 1).sum(axis=0).tolist()
    assert totals.drawn == (played.results == 0.5).any(axis=1).sum() > 0
    assert totals.mean(0) == pytest.approx(played.lengths[:, 0].mean())
    for share in (0.05, 0.5, 0.95):
        assert totals.quantile(0, share) == np.quantile(played.lengths[:, 0], share, method="inverted_cdf")


def test_a_part_of_a_seed_is_that_part() -> None:
    whole, part = play_out(GAME, 400, seed=3), simulate(Simulation(GAME, 250, seed=3, first=150), threads(1))
    assert part.points == whole.results[150:].sum(axis=0).tolist()


def test_cut_off_games_are_nobodys() -> None:
    totals = simulate(Simulation(GAME, 300, seed=3, limit=12), threads(1))
    assert 0 < totals.stopped < 300
    assert sum(totals.points) == totals.games - totals.stopped == sum(totals.wins) + totals.drawn


def backwards(job: Any, indices: Iterable[int]) -> Any:
    """Return a pool that yields parts in the wrong order, and some twice."""
    numbers = list(indices)
    for index in [*reversed(numbers), *numbers[:3]]:
        yield job.play(index)


def test_chunks_are_counted_once_and_written_in_their_turn(tmp_path: Path) -> None:
    job = Simulation(GAME, 450, seed=6, is_kept=True)
    one = simulate(job, backwards, tmp_path / "one.parquet")
    other = simulate(job, threads(1), tmp_path / "other.parquet")
    assert one == other
    assert one.games == 450
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "other.parquet").read_bytes()


@pytest.mark.slow
def test_bots_play_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    job = Simulation(GAME, 5, seed=2, policy="greedy", first=1, is_kept=True)
    job.warm()
    totals = simulate(job, local(2), tmp_path / "two.parquet")
    again = simulate(job, threads(1), tmp_path / "one.parquet")
    assert totals == again
    table = data.read(tmp_path / "two.parquet")
    assert (tmp_path / "two.parquet").read_bytes() == (tmp_path / "one.parquet").read_bytes()
    assert len(set(table["start"].to_pylist())) == 5  # deals are not mirrored
    assert table["policy"].to_pylist() == ["greedy"] * 5
    assert table["decisions"].to_pylist() == [len(moves) for moves in table["moves"].to_pylist()]
    assert np.array(table["result"].to_pylist()).sum(axis=0).tolist() == totals.points
    assert data.verify(tmp_path / "two.parquet") == 5


@pytest.mark.slow
def test_games_of_a_level_are_told_kept_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = run("simulate", "crab-stack", "--policy", "level1", "--games", 2, "--first", 3, "--jobs", 1, "--out", file)
    assert result.exit_code == 0, result.output
    table = data.read(file)
    assert data.source(table) == data.Source(GAME, 0, "level1")
    assert table["number"].to_pylist() == [3, 4]
    points = np.array(table["result"].to_pylist()).mean(axis=0)
    assert re.findall(r"([\d.]+) %  ", result.stdout) == [f"{100 * share:.2f}" for share in points]
    assert "all 2 games follow the rules" in run("verify", file).output
    played = data.position(table, 1).history
    assert len(played) == table["decisions"][1].as_py()
    assert played != data.position(data.play(GAME, 1, first=4), 0).history  # somebody has thought about it


def interrupted(job: Any, indices: Iterable[int]) -> Iterator[Chunk]:
    """Return a pool that is stopped after three chunks."""
    for index in indices:
        if index == 3:
            raise KeyboardInterrupt
        yield job.play(index)


def test_a_stop_without_a_file_keeps_nothing() -> None:
    with pytest.raises(Stopped) as stopped:
        simulate(Simulation(GAME, 1000), interrupted)  # type: ignore[arg-type]
    assert stopped.value.kept == 0


def test_a_stop_leaves_a_shorter_file_that_is_whole(tmp_path: Path) -> None:
    job = Simulation(GAME, 1000, seed=6, is_kept=True)
    with pytest.raises(Stopped) as stopped:
        simulate(job, interrupted, tmp_path / "games.parquet")  # type: ignore[arg-type]
    assert stopped.value.kept == 300
    assert data.verify(tmp_path / "games.parquet") == 300
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_games_are_told_kept_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    args = ["simulate", "crab-stack", "-o", "players=3", "--games", 400, "--seed", 5, "--jobs", 2]
    result = run(*args, "--out", file)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert " ".join(lines[0].split()) == "seat + = − score 95 %"
    assert [line.split()[0] for line in lines[1:4]] == ["Red", "Blue", "Green"]
    played = play_out(strandline.game("crab-stack", players=3), 400, seed=5)
    assert f"{100 * played.results[:, 0].mean():.2f} %" in lines[1]
    assert f"decisions per game: mean {played.lengths[:, 0].mean():.1f}, " in result.output
    assert "400 games in" in result.output
    assert "Written to" in result.output
    checked = run("verify", file)
    assert checked.exit_code == 0, checked.output
    assert "all 400 games follow the rules" in checked.output
    told = [line for line in run(*args).stdout.splitlines() if "per second" not in line]
    assert told == [line for line in lines if "per second" not in line and "Written" not in line]
    again = run(*args, "--out", file)
    assert again.exit_code == 2
    assert "already exists" in said(again)
    file.write_bytes(file.read_bytes()[:-20])
    torn = run("verify", file)
    assert torn.exit_code == 1
    assert "is incomplete, or not a Parquet file" in said(torn)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "there is no game “chess”"),
        (["crab-stack", "--policy", "level9"], "there is no bot “level9”"),
        (
            ["crab-stack", "--policy", "level6"],
            "“level6” does not play the same games for the same seed; choose one of",
        ),
        (["crab-stack", "--policy", "program:x"], "does not play the same games"),
        (["crab-stack", "--games", "0"], "greater than or equal to 1"),
        (["crab-stack", "--first", str(1 << 63)], "less than or equal to"),
        (["crab-stack", "--out", "games.csv"], "must end in .parquet"),
        (["crab-stack", "--games", "10", "--ray", "127.0.0.1:1"], "there is no Ray cluster at “127.0.0.1:1”"),
    ],
)
def test_bad_arguments_are_told_what_is_allowed(args: list[str], words: str) -> None:
    result = run("simulate", *args)
    assert result.exit_code == 2, result.output
    assert words in said(result)


def test_a_folder_that_is_not_there_is_named_as_it_was_given() -> None:
    result = run("simulate", "crab-stack", "--games", 10, "--out", "nowhere/games.parquet")
    assert result.exit_code == 1
    assert said(result) == "nowhere/games.parquet: No such file or directory"


@pytest.mark.parametrize(("module", "extra"), [("ray", "ray"), ("pyarrow", "data")])
def test_what_is_missing_is_named(module: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    more = ["--ray", "auto"] if module == "ray" else ["--out", tmp_path / "games.parquet"]
    result = run("simulate", "crab-stack", "--games", 10, *more)
    assert result.exit_code == 1
    assert f"pip install '.[{extra}]'" in said(result)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_ctrl_c_at_the_terminal_says_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "strandline.cli", "simulate", "krabcek", "--games", "100000000"]
    process = subprocess.Popen(
        [*command, "--out", str(file)], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    while sum(each.stat().st_size for each in tmp_path.iterdir()) < 100_000:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, words = process.communicate(timeout=60)
    assert process.returncode == 130
    assert words.count("Stopped") == 1
    kept = int(words.split("holds the first ")[1].split(" of 100,000,000 games")[0].replace(",", ""))
    assert data.read(file).num_rows == kept > 0
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]
