"""Version 2 of the bot protocol: options, expectations, and thinking on the others' time. Version 1 still works."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline import BadOption
from strandline.bots import protocol
from strandline.bots.bot import BotFailed, Info, expected
from strandline.bots.process import Patience, ProcessBot
from strandline.bots.program_options import ProgramOption, declared, values_of
from strandline.bots.seats import check, introduced, is_program, program, seated
from strandline.search.thought import Budget, Root

HERE = Path(__file__).parent
POSITION = strandline.game("crab-stack").start(seed=5)
ROOT = Root.of(POSITION)
OTHER = 1 - ROOT.seat
BRIEF = Budget(seconds=0.2)


def modern(how: str = "none", **more: Any) -> ProcessBot:
    command = [sys.executable, "-I", str(HERE / "hostile" / "modern.py"), how]
    return ProcessBot(command, how, Patience(grace=0.5), **more)


def after(moves: int) -> Root:
    """Return what the same seat knows after some moves of the game."""
    position = POSITION
    for _ in range(moves):
        position = position.play(position.moves()[0])
    return Root.of(position, ROOT.seat)


# Which version is spoken


def test_a_bot_from_before_sees_the_version_that_it_knows() -> None:
    assert protocol.hello()["protocol"] == 1
    with ProcessBot([sys.executable, "-I", str(HERE / "hostile" / "polite.py"), "good"]) as bot:
        assert bot.choose(ROOT, BRIEF).move == POSITION.moves()[0]
        assert bot.declared == ()
        bot.ponder(after(1))  # it cannot, and is not asked to
        assert bot.choose(after(2), BRIEF).move in after(2).game.named_moves(list(after(2).row))


@pytest.mark.parametrize(
    ("greeting", "version"),
    [
        ({"protocol": 1}, 1),
        ({"protocol": 1, "newest": 2}, 2),
        ({"protocol": 1, "newest": 7}, 2),
        ({"protocol": 2, "newest": 2}, 2),
        ({"protocol": 3, "newest": 4}, None),
        ({"protocol": 0}, None),
        ({"protocol": "1"}, None),
        ({}, None),
    ],
)
def test_the_newest_version_that_both_speak_is_used(greeting: dict[str, Any], version: int | None) -> None:
    assert protocol.agreed({"type": "hello", **greeting}) == version


def test_bots_of_our_own_answer_hosts_of_both_versions() -> None:
    command = [sys.executable, "-m", "strandline.bots", "level2"]
    for greeting, version in ({"protocol": 1}, 1), (protocol.hello(), 2):
        lines = json.dumps({"type": "hello", **greeting}) + "\n"
        told = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=60, check=True)
        answer = json.loads(told.stdout)
        assert answer["protocol"] == version
        assert [each["name"] for each in answer.get("options", [])] == (["level", "threads"] if version == 2 else [])


# Options


def test_the_host_sets_options_before_the_first_game() -> None:
    with modern(options={"threads": 2, "book": False, "style": "wild"}) as bot:
        choice = bot.choose(ROOT, BRIEF)
        assert choice.info is not None
        assert json.loads(choice.info.text)["told"] == {"threads": 2, "book": False, "style": "wild"}
        assert [option.name for option in bot.declared] == ["threads", "book", "style", "file"]
        assert [ProgramOption.from_dict(option.to_dict()) for option in bot.declared] == list(bot.declared)


def test_options_are_typed_with_the_name_of_a_program() -> None:
    file = HERE / "hostile" / "modern.py"
    name = f"program[threads=2, book=no,file=a=b]:{sys.executable} -I {file} none"
    assert check(name) == name
    assert introduced(name) == "modern"
    with program(name) as bot:
        info = bot.choose(ROOT, BRIEF).info
        assert info is not None
        assert json.loads(info.text)["told"] == {"threads": 2, "book": False, "file": "a=b"}
    assert is_program("program:x")
    assert not is_program("level3")
    with pytest.raises(BadOption, match="“threads” is not an option; write options as program"):
        program("program[threads]:x")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"colour": 1}, "no option “colour”; its options are threads, book, style, file"),
        ({"threads": 9}, "threads cannot be 9; it can be 1 … 8"),
        ({"threads": True}, "threads cannot be true"),
        ({"threads": "two"}, 'threads cannot be "two"'),
        ({"book": 1}, "book cannot be 1; it can be yes, no"),
        ({"style": "mad"}, "it can be calm, wild"),
        ({"file": "a\nb"}, "file cannot be"),
    ],
)
def test_a_value_that_a_program_does_not_take_is_refused(given: dict[str, Any], said: str) -> None:
    with modern(options=given) as bot, pytest.raises(BadOption, match=said):
        bot.start()


def test_a_program_of_version_1_has_no_options() -> None:
    command = [sys.executable, "-I", str(HERE / "hostile" / "polite.py"), "good"]
    with ProcessBot(command, options={"threads": 2}) as bot, pytest.raises(BadOption, match="its options are –"):
        bot.start()


@pytest.mark.parametrize("how", ["twice", "no-kind", "default", "list", "name", "many"])
def test_options_that_make_no_sense_cost_the_seat(how: str) -> None:
    with modern(how) as bot, pytest.raises(BotFailed, match="the options that the program declares make no sense"):
        bot.choose(ROOT, BRIEF)


def test_words_of_people_become_values() -> None:
    options = declared([{"name": "book", "kind": "switch", "default": True}])
    assert [values_of(options, {"book": word}, "")["book"] for word in ("yes", "No", "on", "false", True)] == [
        True,
        False,
        True,
        False,
        True,
    ]


def test_a_bot_of_our_own_changes_its_level() -> None:
    """Levels 1 and 2 differ in their nodes, which they tell."""
    command = [sys.executable, "-m", "strandline.bots", "level1"]
    nodes = []
    for options in ({}, {"level": 2, "threads": 1}):
        with ProcessBot(command, options=options) as bot:
            info = bot.choose(ROOT, seed=1).info
            assert info is not None
            nodes.append(info.nodes)
    game = POSITION.game
    own = [seated(name, game).choose(ROOT, seed=1).thought for name in ("level1", "level2")]
    assert nodes == [each and each.nodes for each in own]
    assert nodes[0] != nodes[1]


# What a bot expects


def test_the_last_information_comes_with_the_choice_and_all_of_it_is_told() -> None:
    heard: list[Info] = []
    with modern(on_info=heard.append) as bot:
        choice = bot.choose(ROOT, BRIEF)
    assert choice.info == heard[-1] == expected(ROOT, choice)
    assert heard[0] == Info(values=(0.5, 0.5), depth=1)
    assert heard[1].line == (POSITION.moves()[0], "and so on")
    assert (heard[1].values, heard[1].nodes, heard[1].seconds, heard[1].depth) == ((0.6, 0.4), 12, 0.5, 2)


def test_what_makes_no_sense_is_left_out() -> None:
    heard: list[Info] = []
    with modern("odd", on_info=heard.append) as bot:
        bot.choose(ROOT, BRIEF)
    assert heard[:2] == [Info(), Info()]


def test_values_may_come_with_the_move() -> None:
    with modern("quiet") as bot:
        assert bot.choose(ROOT, BRIEF).info == Info(values=(0.25, 0.75), nodes=7)
    with ProcessBot([sys.executable, "-I", str(HERE / "hostile" / "polite.py"), "good"]) as bot:
        assert bot.choose(ROOT, BRIEF).info is None


@pytest.mark.parametrize("name", strandline.game_names())
def test_a_bot_of_our_own_tells_a_line_of_legal_moves(name: str) -> None:
    position = strandline.game(name).start(seed=5)
    root = Root.of(position)
    info = expected(root, seated("level2", position.game).choose(root, Budget(nodes=300), seed=1))
    assert info is not None
    assert sum(info.values) == pytest.approx(1, abs=0.001)
    assert info.line
    for move in info.line:
        position = position.play(move)
    if root.game.modules.view.HIDDEN:
        assert len(info.line) == 1


# Thinking on the others' time


def test_a_program_ponders_until_it_is_its_turn() -> None:
    with modern() as bot:
        assert '"pondered": 0' in str(bot.choose(ROOT, BRIEF).info)
        bot.ponder(after(1))
        bot.ponder(after(1))  # it does so already
        assert '"pondered": 101' in str(bot.choose(after(2), BRIEF).info), "once, and then it was stopped"
        assert '"pondered": 101' in str(bot.choose(after(2), BRIEF).info)


def test_a_program_that_cannot_ponder_is_not_asked_to() -> None:
    with modern("no-ponder") as bot:
        bot.choose(ROOT, BRIEF)
        bot.ponder(after(1))
        assert '"pondered": 0' in str(bot.choose(after(2), BRIEF).info)


def test_a_program_may_say_much_while_it_ponders_but_not_answer() -> None:
    with modern("chatty") as bot:
        bot.choose(ROOT, BRIEF)
        bot.ponder(after(1))
        assert bot.choose(after(2), BRIEF).move
    with modern("answers") as bot:
        bot.choose(ROOT, BRIEF)
        bot.ponder(after(1))
        with pytest.raises(BotFailed, match=r"nobody asked for this message|is not a legal move"):
            bot.choose(after(2), BRIEF)
    with modern("flood") as bot:
        bot.choose(ROOT, BRIEF)
        bot.ponder(after(1))
        with pytest.raises(BotFailed, match="more than 1,000 messages"):
            bot.choose(after(2), BRIEF)


def test_what_a_pondering_program_gets_is_what_its_seat_knows() -> None:
    position = strandline.game("survive").start(seed=1).play("put 6 D4")
    message = protocol.position(Root.of(position, 1))
    assert message["moves"] == []
    assert message["view"]["values"] == {}


@pytest.mark.parametrize("level", ["level2", "level6"])
def test_bots_of_our_own_ponder_and_play_on(level: str) -> None:
    with ProcessBot([sys.executable, "-m", "strandline.bots", level]) as bot:
        bot.choose(ROOT, Budget(nodes=20))
        bot.ponder(after(1))
        assert bot.choose(after(2), Budget(nodes=20)).move in after(2).game.named_moves(list(after(2).row))
