"""``strandline new-game`` writes a game that works everywhere, and nothing else has to be touched for it."""

import json
import re
from pathlib import Path

import pytest

from strandline.cli.new_game import prefix

from .copied_tree import CopiedTree

pytestmark = pytest.mark.slow

NAMES = "tide-line", "go", "the-longest-of-all-names"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> CopiedTree:
    """The sources with new games in them."""
    copy = CopiedTree(tmp_path_factory.mktemp("tree"))
    for name in NAMES:
        assert f"Created {name}:" in copy.run("strandline", "new-game", name)
    return copy


def written(tree: CopiedTree, name: str) -> list[str]:
    folder = name.replace("-", "_")
    return [str(tree.games / folder), str(tree.root / "tests" / "games" / folder)]


@pytest.mark.parametrize("name", NAMES)
def test_the_code_is_clean(tree: CopiedTree, name: str) -> None:
    tree.run("ruff", "check", *written(tree, name))
    tree.run("ruff", "format", "--check", *written(tree, name))


def test_the_types_are_right(tree: CopiedTree) -> None:
    tree.run("mypy", "--no-incremental", "-p", "strandline.games.tide_line", "-p", "tests.games.tide_line")


@pytest.mark.parametrize("name", NAMES)
def test_the_games_own_tests_pass_and_name_every_rule(tree: CopiedTree, name: str) -> None:
    game, tests = written(tree, name)
    said = tree.run("pytest", "-v", "-p", "no:cacheprovider", tests)
    rules = json.loads((Path(game) / "pages.json").read_text(encoding="utf-8"))["sections"]
    for rule in (number for section in rules for number in section["rules"]):
        assert f"test_{prefix(name).lower()}{rule}_" in said


def test_the_tests_of_all_games_take_it_in(tree: CopiedTree) -> None:
    """Its words, options, rules page, drawings and imports are as those of any game must be."""
    shared = "test_architecture", "test_rules_pages", "core/test_options", "core/test_languages", "games/test_drawn"
    files = [str(tree.root / "tests" / f"{file}.py") for file in shared]
    assert "tide-line" in tree.run("pytest", "-v", "-p", "no:cacheprovider", *files)


def test_bots_play_it_in_the_terminal(tree: CopiedTree) -> None:
    record = str(tree.root / "game.json")
    said = tree.run(
        "strandline", "play", "tide-line", "--seat", "level1", "--seat", "random", "--seed", "1", "--save", record
    )
    assert " won." in said
    assert " won." in tree.run("strandline", "replay", record)
    assert "<svg" in tree.run("strandline", "show", record, "--svg")
    tree.run("strandline", "picture", record, "--out", str(tree.root / "game.svg"))
    assert (tree.root / "game.svg").read_text(encoding="utf-8").startswith("<svg")


def test_it_runs_compiled_as_it_runs_interpreted(tree: CopiedTree) -> None:
    ways = "--compiled", "--interpreted"
    counted = {way: tree.run("strandline", "perft", "tide-line", "rbr.bb.r. r", "--depth", "5", way) for way in ways}
    numbers = {tuple(re.findall(r"^ *\d+ +([\d,]+)", said, re.MULTILINE)) for said in counted.values()}
    assert len(numbers) == 1
    assert len(*numbers) == 5


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("tide-line", "already exists"),
        ("Tide", "lower-case letters"),
        ("tide_line", "lower-case letters"),
        ("-tide", "lower-case letters"),
        ("a" * 25, "at most 24"),
        ("class", "Python keyword"),
        ("web", "choose another"),
        ("default", "choose another"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tree: CopiedTree, name: str, words: str) -> None:
    before = sorted(tree.games.iterdir())
    assert words in " ".join(tree.run("strandline", "new-game", "--", name, code=2).replace("│", " ").split())
    assert sorted(tree.games.iterdir()) == before


def test_where_there_is_no_checkout_it_says_what_to_do(tmp_path: Path) -> None:
    copy = CopiedTree(tmp_path)
    (copy.root / "tests").rename(copy.root / "elsewhere")
    assert "pip install -e ." in copy.run("strandline", "new-game", "tide-line", code=2)
