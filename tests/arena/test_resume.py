"""A match can be stopped in any way, and resumes from there."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.arena.match import Match, play_game
from strandline.arena.run import run
from strandline.core.errors import BadOption
from strandline.core.record import Record

MATCH = Match(strandline.game("crab-stack"), ("random", "random"), seed=4)


def counted(played: list[int]) -> Any:
    """Return a pool without processes that records its jobs."""

    def pool(match: Match, indices: Iterable[int]) -> Any:
        for index in indices:
            played.append(index)
            yield play_game(match, index)

    return pool


def games(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    played: list[int] = []
    first = run(MATCH, 4, counted(played), tmp_path / "match")
    assert run(MATCH, 4, counted(played), tmp_path / "match") == first
    more = run(MATCH, 10, counted(played), tmp_path / "match")
    assert played == list(range(10))
    assert more.games == 10
    assert [Record.read(line).game for line in games(tmp_path / "match")] == [MATCH.game] * 10
    assert json.loads((tmp_path / "match" / "summary.json").read_text(encoding="utf-8")) == json.loads(
        json.dumps(more.document())
    )


@pytest.mark.parametrize("torn", [1, 40, -2])
def test_a_torn_last_line_is_played_again(tmp_path: Path, torn: int) -> None:
    played: list[int] = []
    whole = run(MATCH, 6, counted([]), tmp_path)
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:torn])
    again = run(MATCH, 6, counted(played), tmp_path)
    assert played == [5]
    assert again.standings[0].points == whole.standings[0].points
    assert len(games(tmp_path)) == 6


def test_a_last_line_without_its_end_is_played_again(tmp_path: Path) -> None:
    """It may be complete, but nothing proves it: the next line would be appended to it."""
    run(MATCH, 2, counted([]), tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-1])
    played: list[int] = []
    run(MATCH, 4, counted(played), tmp_path)
    assert played == [1, 2, 3]
    assert all(json.loads(line) for line in games(tmp_path))


def test_a_spoilt_file_is_not_cut_off(tmp_path: Path) -> None:
    run(MATCH, 4, counted([]), tmp_path)
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"spoilt\n" + b"".join(lines[1:]))
    before = file.read_bytes()
    with pytest.raises(BadOption, match=r"is damaged: byte [\d,]+ does not begin a game of this match"):
        run(MATCH, 4, counted([]), tmp_path)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Match(MATCH.game, ("random", "random"), seed=5), "which differs in seed"),
        (Match(MATCH.game, ("random", "level1"), seed=4), "which differs in players"),
        (Match(MATCH.game, ("random", "random"), seed=4, nodes=3), "which differs in nodes"),
        (Match(strandline.game("krabcek"), ("random", "random"), seed=4), "which differs in game, options"),
    ],
)
def test_the_folder_of_another_match_is_refused(tmp_path: Path, other: Match, words: str) -> None:
    run(MATCH, 2, counted([]), tmp_path)
    before = games(tmp_path)
    with pytest.raises(BadOption, match=words):
        run(other, 2, counted([]), tmp_path)
    assert games(tmp_path) == before


@pytest.mark.parametrize("torn", [b"", b'{"game": "crab-st', b"[]"])
def test_a_folder_that_does_not_say_which_match_it_holds_is_spoilt(tmp_path: Path, torn: bytes) -> None:
    run(MATCH, 2, counted([]), tmp_path)
    (tmp_path / "match.json").write_bytes(torn)
    with pytest.raises(BadOption, match=r"match.json” is damaged: it does not say which match"):
        run(MATCH, 2, counted([]), tmp_path)
    assert (tmp_path / "match.json").read_bytes() == torn


def test_a_folder_of_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann", encoding="utf-8")
    with pytest.raises(BadOption, match="is not empty and holds no match"):
        run(MATCH, 2, counted([]), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_at_once_are_refused(tmp_path: Path) -> None:
    def pool(match: Match, indices: Iterable[int]) -> Any:
        with pytest.raises(BadOption, match="another process is playing this match"):
            run(MATCH, 2, counted([]), tmp_path)
        yield from (play_game(match, index) for index in indices)

    assert run(MATCH, 2, pool, tmp_path).games == 2


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_killed_in_the_middle_it_goes_on_and_the_totals_are_exact(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "strandline.cli", "arena", "krabcek", "random", "random", "--seed", "8"]
    command += ["--games", "30", "--jobs", "2", "--out", str(tmp_path / "match")]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    file = tmp_path / "match" / "games.jsonl"
    while not file.exists() or len(file.read_bytes().splitlines()) < 3:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = file.read_bytes().splitlines()
    assert 3 <= len(kept) < 30
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "30 games" in done.stdout
    lines = file.read_bytes().splitlines()
    assert lines[: len(kept) - 1] == kept[:-1]  # the last may have been torn
    indices = [json.loads(line)["extra"]["arena"]["index"] for line in lines]
    assert sorted(indices) == list(range(30))
    whole = run(Match(strandline.game("krabcek"), ("random", "random"), seed=8), 30, counted([]))
    kept_points = json.loads((tmp_path / "match" / "summary.json").read_bytes())["standings"][0]["points"]
    assert kept_points == pytest.approx(whole.standings[0].points)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_workers_end_when_who_started_them_was_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "strandline.cli", "arena", "crab-stack", "random", "random", "--games", "9999"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([*command, "--jobs", "2"], stdout=quiet, stderr=quiet, start_new_session=True)
    while len(group(process.pid)) < 3:
        assert process.poll() is None
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    for _ in range(200):
        if not group(process.pid):
            break
        time.sleep(0.05)
    assert not group(process.pid)


def group(leader: int) -> list[str]:
    """Return the processes of a group that still run."""
    table = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in table.splitlines()]
    return [state for number, state in rows if int(number) == leader and not state.startswith("Z")]
