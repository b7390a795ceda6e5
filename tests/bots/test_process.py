"""Programs in seats: good ones play, and bad ones harm nobody."""

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import strandline
from strandline.bots.bot import BotFailed
from strandline.bots.process import Patience, ProcessBot
from strandline.search.thought import Budget, Root

HERE = Path(__file__).parent
PROTOCOL = HERE.parents[1] / "docs" / "bot-protocol.md"
ROOT = Root.of(strandline.game("crab-stack").start(seed=5))
BRIEF = Budget(seconds=0.2)


def hostile(how: str, patience: Patience | None = None) -> ProcessBot:
    command = [sys.executable, "-I", str(HERE / "hostile" / "polite.py"), how]
    return ProcessBot(command, how, patience or Patience(start=30, grace=0.3))


def example(language: str, folder: Path) -> list[str]:
    """Return a bot from the manual."""
    code = re.search(rf"```{language}\b[^\n]*\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL)
    assert code
    assert len(code[1].splitlines()) <= 30
    file = folder / f"bot.{language}"
    file.write_text(code[1], encoding="utf-8")
    return [sys.executable if language == "python" else "node", str(file)]


@pytest.mark.parametrize("language", ["python", "js"])
def test_the_manuals_examples_play_whole_games(language: str, tmp_path: Path) -> None:
    if language == "js" and not shutil.which("node"):
        pytest.skip("Node is not installed")
    with ProcessBot(example(language, tmp_path)) as bot:
        for name in strandline.game_names():
            position = strandline.game(name).start(seed=1)
            bot.begin()
            for number in range(30):
                if position.turn is None:
                    break
                if position.turn < 0:
                    position = position.play(position.moves()[0])
                else:
                    root = Root.of(position)
                    move = bot.choose(root, Budget(nodes=1), seed=number).move
                    assert move == bot.choose(root, Budget(nodes=1), seed=number).move
                    position = position.play(move)
            assert len(position.history) == 30 or position.turn is None


def test_a_good_program_stays_from_move_to_move() -> None:
    with hostile("good") as bot:
        assert bot.choose(ROOT, BRIEF).move == bot.choose(ROOT, BRIEF).move


def test_a_program_that_thinks_for_too_long_is_told_to_stop() -> None:
    with hostile("slow", Patience(grace=20)) as bot:
        assert bot.choose(ROOT, BRIEF).move in strandline.game("crab-stack").start(seed=5).moves()


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("crash", 'the program exited with code 1; its last output: "RuntimeError: no more \\u001b[31mideas"'),
        ("leave", "the program exited with code 3"),
        ("kill", "the program exited with code -9"),
        ("hang", "no “bestmove” arrived within 0.5 s"),
        ("spin", "no “bestmove” arrived within 0.5 s"),
        ("deaf", "no “bestmove” arrived within 0.5 s"),
        ("errors", "no “bestmove” arrived within 0.5 s"),
        ("nonsense", 'this is not a message of the bot protocol: "Qxf7#"'),
        ("bytes", "this is not a message of the bot protocol"),
        ("array", "this is not a message of the bot protocol"),
        ("nested", "this is not a message of the bot protocol"),
        ("number", "this is not a message of the bot protocol"),
        ("nothing", "null is not a legal move"),
        ("list", "is not a legal move"),
        ("illegal", '"z9-z8" is not a legal move'),
        ("long", "a line was longer than 65,536 bytes"),
        ("endless", "a line was longer than 65,536 bytes"),
        ("flood", "more than 1,000 messages arrived before the answer"),
        ("resign", 'the program gave up: "I give up"'),
        ("version", "the program speaks version 99 of the bot protocol; Strandline speaks version 2"),
    ],
)
def test_a_hostile_program_loses_its_seat_with_a_clear_message(how: str, words: str) -> None:
    threads = threading.active_count()
    bot = hostile(how)
    with pytest.raises(BotFailed) as error:
        bot.choose(ROOT, BRIEF)
    assert str(error.value).startswith(f"{how}: ")
    assert words in str(error.value)
    assert len(str(error.value)) < 400
    assert str(error.value).isprintable()
    assert bot._running is None
    for _ in range(100):  # the threads that listened end by themselves
        if threading.active_count() <= threads:
            break
        time.sleep(0.05)
    assert threading.active_count() <= threads


def test_a_program_that_never_says_hello_loses_its_seat() -> None:
    with (
        hostile("mute", Patience(start=0.5)) as bot,
        pytest.raises(BotFailed, match=r"no “hello” arrived within 0\.5 s"),
    ):
        bot.choose(ROOT, BRIEF)


def test_an_answer_that_nobody_asked_for_costs_the_seat() -> None:
    with hostile("twice") as bot:
        bot.choose(ROOT, BRIEF)
        until = time.monotonic() + 20
        while bot._running is None or bot._running.heard.empty():
            assert time.monotonic() < until
            time.sleep(0.01)
        with pytest.raises(BotFailed, match="nobody asked for this message"):
            bot.choose(ROOT, BRIEF)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BotFailed, match="cannot start “no-such-program”: No such file or directory"):
        ProcessBot(["no-such-program"]).choose(ROOT, BRIEF)


def test_a_program_that_failed_is_started_anew() -> None:
    with hostile("leave") as bot:
        for _ in range(2):
            with pytest.raises(BotFailed, match="the program exited with code 3"):
                bot.choose(ROOT, BRIEF)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups here")
def test_a_programs_children_end_with_it() -> None:
    """The parent has ended by itself; its child is in the same group."""
    with pytest.raises(BotFailed) as error:
        hostile("children").choose(ROOT, BRIEF)
    child = int(re.findall(r'"(\d+)"', str(error.value))[0])
    for _ in range(100):
        if not is_alive(child):
            break
        time.sleep(0.05)
    assert not is_alive(child)


def is_alive(pid: int) -> bool:
    """Whether a process runs: one that has ended may still be listed as a zombie."""
    status = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(status.strip()) and not status.startswith("Z")


def test_a_program_that_floods_takes_no_memory_of_ours() -> None:
    import tracemalloc

    for how in "flood", "endless", "errors":
        tracemalloc.start()
        with pytest.raises(BotFailed):
            hostile(how).choose(ROOT, BRIEF)
        assert tracemalloc.get_traced_memory()[1] < 30 << 20
        tracemalloc.stop()


def test_bots_of_our_own_speak_the_protocol() -> None:
    command = [sys.executable, "-m", "strandline.bots", "random"]
    with ProcessBot(command) as bot:
        position = strandline.game("survive", players=3).start(seed=2)
        root = Root.of(position)
        assert bot.choose(root, Budget(nodes=1), seed=3).move in position.moves()
    lines = [
        "what?",
        '{"type":"go"}',
        '{"type":"position","row":[],"seen":[0],"moves":[]}',
        '{"type":"new","game":"chess","options":{},"seat":0}',
        '{"type":"new","game":"crab-stack","options":{},"rules":99,"seat":0}',
        '{"type":"new","game":"crab-stack","options":{},"rules":1,"seat":2}',
        '{"type":"new","game":"crab-stack","options":{},"rules":1,"seat":1}',
        '{"type":"position","row":[1,2],"seen":[0],"moves":[]}',
        '{"type":"dance"}',
        '{"type":"hello","protocol":3}',
        '{"type":"hello","protocol":1}',
        '{"type":"quit"}',
    ]
    told = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, timeout=60, check=True)
    answers = [json.loads(line) for line in told.stdout.splitlines()]
    assert [answer["type"] for answer in answers] == [*["error"] * 6, "ready", *["error"] * 3, "hello"]
    assert "send “position” first" in answers[1]["message"]
    assert "there is no game “chess”" in answers[3]["message"]
    assert "does not know version 99 of the rules" in answers[4]["message"]
