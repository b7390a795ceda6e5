"""``strandline arena``, ``bot`` and bots at ``strandline play``, as people meet them."""

import io
import json
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from strandline import Record
from strandline.arena.match import Match
from strandline.bots.server import serve
from strandline.cli import STOPPED
from strandline.cli import play as play_module
from strandline.cli.app import app

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile"


def run(*args: Any, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(map(str, args)), input=typed)


def said(result: Result) -> str:
    """Return an error's text, without the box around it."""
    return " ".join(result.stderr.replace("│", " ").split())


def program(*how: str) -> str:
    return f"program:{shlex.join([sys.executable, '-I', str(HOSTILE / 'polite.py'), *how])}"


def test_a_match_is_told_as_a_table_and_kept(tmp_path: Path) -> None:
    args = ["arena", "crab-stack", "random", "random", "-o", "players=3", "--games", 7, "--jobs", 1, "--seed", 5]
    result = run(*args, "--out", tmp_path / "match")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert " ".join(lines[0].split()) == "player + = − score 95 % Elo 95 % s/move failed"
    assert lines[1].startswith("random")
    assert lines[2].startswith("2 × random")
    assert "9 games, " in lines[3]
    summary = json.loads((tmp_path / "match" / "summary.json").read_bytes())
    assert summary["games"] == 9
    assert [each["seats"] for each in summary["standings"]] == [1, 2]
    for line in (tmp_path / "match" / "games.jsonl").read_text(encoding="utf-8").splitlines():
        assert Record.read(line).seats == ("random",) * 3
    assert run(*args, "--out", tmp_path / "match").output == result.output
    other = run("arena", "krabcek", "random", "random", "--out", tmp_path / "match")
    assert other.exit_code == 2
    assert "holds another match, which differs in seed, game, options" in said(other)


@pytest.mark.parametrize("bounds", [("nan", "inf"), ("0", "inf"), ("50", "0"), ("5", "5")])
def test_a_test_that_cannot_be_decided_is_refused(bounds: tuple[str, str]) -> None:
    result = run("arena", "crab-stack", "greedy", "random", "--games", 4, "--jobs", 1, "--sprt", *bounds)
    assert result.exit_code == 2
    assert "the smaller one first" in said(result)


def test_the_test_and_failures_are_told() -> None:
    args = ["arena", "crab-stack", "random", program("leave"), "--games", 200, "--jobs", 1, "--seconds", 0.2]
    result = run(*args, "--sprt", 0, 400)
    assert result.exit_code == 0, result.output
    assert "SPRT (0, 400): LLR 2.99 after 5 deals, " in result.output
    assert "bounds ±2.94: stronger, elo1 holds" in result.output
    assert "the program exited with code 3" in result.stderr
    assert "+inf" in result.output


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ((program("good", "Ann"), program("leave", "Bob [red]")), ["Ann", "Bob [red]"]),
        ((program("good"), program("leave")), ["…olite.py good", "…lite.py leave"]),
        ((program("good", "Ann"), program("leave", "Ann")), ["…e.py good Ann", "….py leave Ann"]),
        (
            (program("good", "Ann", "of Cleves"), program("leave", "Ann", "of Cleves")),
            ["1 …n 'of Cleves'", "2 …n 'of Cleves'"],
        ),
    ],
)
def test_programs_are_told_apart_and_who_failed_is_named(players: tuple[str, str], names: list[str]) -> None:
    result = run("arena", "crab-stack", *players, "--games", 2, "--jobs", 1, "--nodes", 1)
    assert result.exit_code == 0, result.output
    assert [line[: len(name)] for line, name in zip(result.stdout.splitlines()[1:3], names, strict=True)] == names
    assert f"{players[1]} failed: " in result.stderr
    assert f"{players[0]} failed: " not in result.stderr


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_ctrl_c_tells_the_score_so_far(is_kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, indices: Iterable[int]) -> Iterator[str]:
        yield from map(match.play, list(indices)[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("strandline.cli.arena.local", lambda jobs: interrupted)
    monkeypatch.setattr("strandline.cli._interrupted", True)
    args = ["arena", "crab-stack", "random", "random", "--games", 9]
    result = run(*args, *(["--out", tmp_path / "match"] if is_kept else []))
    assert result.exit_code == STOPPED
    assert result.stdout.splitlines()[3].startswith("3 games, ")
    assert result.stderr.count("Stopped") == 1
    assert ("to continue the match" in result.stderr) == is_kept
    if is_kept:
        assert run(*args, "--out", tmp_path / "match").stdout.splitlines()[3].startswith("6 games, ")


@pytest.mark.parametrize(
    "args",
    [
        ["arena", "crab-stack", "random", "program:no-such-program --fast"],
        ["arena", "crab-stack", program("version"), "random"],
        ["play", "crab-stack", "--seat", "random", "--seat", "program:no-such-program --fast"],
    ],
)
def test_a_program_that_cannot_play_is_refused_before_the_first_game(args: list[str], tmp_path: Path) -> None:
    folder = ["--out", tmp_path / "match"] if args[0] == "arena" else []
    result = run(*args, *folder)
    assert result.exit_code == 2
    assert "”: No such file or directory" in said(result) or "speaks version 99" in said(result)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["crab-stack", "level9", "random"], "there is no bot “level9”; choose one of level1, level2,"),
        (["chess", "random", "random"], "there is no game “chess”"),
        (["crab-stack", "random"], "you gave one player, but this game takes two"),
        (["crab-stack", "random", "random", "random"], "you gave 3 players, but this game takes two"),
        (["crab-stack", "random", "random", "--seconds", "1", "--nodes", "1"], "use either --seconds or --nodes"),
        (["crab-stack", "random", "random", "--cpu-time"], "--cpu-time needs --seconds"),
        (["crab-stack", "random", "random", "--games", "0"], "greater than or equal to 1"),
    ],
)
def test_bad_arguments_are_told_what_is_allowed(args: list[str], words: str) -> None:
    result = run("arena", *args)
    assert result.exit_code == 2
    assert words in said(result)


def test_ray_has_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "crab-stack", "random", "random", "--ray", "auto")
    assert result.exit_code == 1
    assert "pip install '.[ray]'" in said(result)


def test_bot_speaks_the_protocol() -> None:
    result = run("bot", "--level", 2, typed='{"type":"hello","protocol":1}\n')
    assert result.exit_code == 0
    answer = json.loads(result.output)
    assert (answer["type"], answer["protocol"], answer["name"]) == ("hello", 1, "level2")
    assert "survive" in answer["games"]


def test_a_bot_plays_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(play_module.time, "sleep", slept.append)
    recorder = f"program:{shlex.join([sys.executable, '-I', str(HOSTILE / 'recorder.py'), str(tmp_path / 'notes')])}"
    args = ["play", "crab-stack", "--seed", 3, "--save", tmp_path / "game.json"]
    result = run(*args, "--seat", "human", "--seat", recorder, typed="moves\n" + "undo\n" * 2)
    assert result.exit_code == 0, result.output
    record = Record.read(tmp_path / "game.json")
    assert record.seats == ("human", recorder)
    whole = run(*args[:-1], tmp_path / "whole.json", "--seat", recorder, "--seat", "random")
    assert whole.exit_code == 0
    assert Record.read(tmp_path / "whole.json").end is not None
    assert b'"type":"go"' in (tmp_path / "notes").read_bytes()
    assert all(pause <= play_module.LEAST for pause in slept)


def test_a_bot_that_fails_at_the_terminal_hands_its_seat_to_chance(tmp_path: Path) -> None:
    result = run("play", "crab-stack", "--seat", program("illegal"), "--seat", "random", "--save", tmp_path / "x.json")
    assert result.exit_code == 0, result.output
    assert "lost its seat, which moves at random from now on" in result.output
    assert '"z9-z8" is not a legal move' in result.output
    assert Record.read(tmp_path / "x.json").end is not None


def test_a_stop_is_heard_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget's clock jumps to its end."""
    from strandline.bots import server
    from strandline.bots.bot import Choice, legal
    from strandline.core.game import game
    from strandline.search.thought import Budget, Root

    class Slow:
        name = "slow"

        def begin(self) -> None:
            pass

        def close(self) -> None:
            pass

        def choose(self, root: Root, budget: Budget | None, _seed: int) -> Choice:
            assert budget is not None
            clock = budget.clock
            began = clock()
            while clock() - began < (budget.seconds or 0):
                pass
            return Choice(min(legal(root)))

    monkeypatch.setattr(server, "seated", lambda *_: Slow())
    root = Root.of(game("crab-stack").start(seed=2))
    from strandline.bots import protocol

    messages = [protocol.hello(), protocol.new(root), protocol.position(root)]
    messages += [protocol.go(Budget(seconds=1000), 1), {"type": "position"}, {"type": "stop"}]
    messages += [protocol.position(root), protocol.go(Budget(nodes=10), 2), {"type": "stop"}, protocol.hello()]
    lines, output = io.BytesIO(b"".join(map(protocol.encode, messages))), io.BytesIO()
    serve("random", lines, output)
    answers = [json.loads(line) for line in output.getvalue().splitlines()]
    kinds = [answer["type"] for answer in answers]
    assert kinds == ["hello", "ready", "error", "bestmove", "bestmove", "hello"]
    assert "send “stop” first" in answers[2]["message"]
    assert answers[3]["move"] == min(legal(root))
