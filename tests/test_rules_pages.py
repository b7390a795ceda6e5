"""The rules pages and the guided first games: every rule has a text, and the real engine plays every example."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline import Position
from strandline.core.messages import LANGUAGES, translate
from strandline.core.options import options_of
from strandline.games.survive.board import EFFECTS, MIX

from .words import OURS, PACKAGE, files, keys_of

ROOT = Path(__file__).parent.parent
NOTHING = {
    "sections": [],
    "sources": {},
    "editions": {"books": [], "rows": [], "notes": {}},
    "quick": [],
    "examples": [],
    "tables": [],
    "tips": [],
    "learn": [],
}
PAGES: dict[str, dict[str, Any]] = {
    file.parent.name.replace("_", "-"): NOTHING | json.loads(file.read_text(encoding="utf-8"))
    for file in sorted(PACKAGE.glob("games/*/pages.json"))
}
WORDS = {name: keys_of(file) for name, file in files("en").items()}
RULES = "rule", "rules", "edition", "editions"
NOT_OF_A_BOOK = "inferred", "ours"
DECIDED = {
    "crab-stack": {2, 16},
    "krabcek": {4, 10, 11, 16, 17, 21},
    "survive": {1, 5, 6, 11, 17, 19, 32, 33, 40, 43, 47, 48, 50},
}
"""Rules where the books are silent, unclear or damaged. What is played there must not pass for theirs."""
EXAMPLES = [(name, example) for name, page in PAGES.items() for example in page["examples"]]


def keys(name: str, *words: str) -> set[str]:
    """The keys of a game that go on with one of these words."""
    return {key for key in WORDS[name] if key.removeprefix(f"{name}-").split("-")[0] in words}


def numbers(name: str) -> list[int]:
    """The numbers of all rules."""
    return sorted(int(key.rpartition("-")[2]) for key in keys(name, "rule"))


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_stands_once_on_its_page(name: str) -> None:
    told = sorted(rule for section in PAGES[name]["sections"] for rule in section["rules"])
    assert told == numbers(name) == list(range(1, len(told) + 1))


@pytest.mark.parametrize("name", PAGES)
def test_the_words_of_a_page_are_those_it_names(name: str) -> None:
    page = PAGES[name]
    editions = page["editions"]
    named = {"rules-about", *(["editions-about"] if editions["rows"] else [])}
    named |= {f"rules-{section['name']}" for section in page["sections"]}
    named |= {f"rule-{number}" for number in numbers(name)}
    named |= {f"edition-{number}-{book}" for number, books in editions["notes"].items() for book in books}
    for row in editions["rows"]:
        ends = ("", "-here", *(f"-{book}" for book in editions["books"]))
        named |= {f"editions-{row['name']}{end}" for end in ends}
    for table in page["tables"]:
        rows = [row["name"] for group in table["groups"] for row in group["rows"]]
        heads = [table["rows"], *table["columns"], *(group["name"] for group in table["groups"])]
        named |= {f"rules-{head}" for head in (*heads, *rows)}
    assert keys(name, *RULES) == {f"{name}-{each}" for each in named}


@pytest.mark.parametrize("name", OURS)
def test_every_rule_names_its_sources_and_says_what_is_not_from_a_book(name: str) -> None:
    page = PAGES[name]
    books, notes = page["editions"]["books"], page["editions"]["notes"]
    assert [int(number) for number in page["sources"]] == numbers(name)
    for number, sources in page["sources"].items():
        assert sources, number
        assert sources == [each for each in (*books, *NOT_OF_A_BOOK) if each in sources], number
        assert set(notes.get(number, [])) <= set(sources), number
        if sources != ["ours"]:
            assert set(sources) & set(NOT_OF_A_BOOK) <= set(notes.get(number, [])), number
    marked = {int(number) for number, sources in page["sources"].items() if set(sources) & set(NOT_OF_A_BOOK)}
    assert DECIDED[name] <= marked


@pytest.mark.parametrize("name", OURS)
def test_every_tip_has_words_a_source_and_examples_and_no_example_is_left_over(name: str) -> None:
    page = PAGES[name]
    assert keys(name, "tip") == {f"{name}-tip-{tip['name']}" for tip in page["tips"]}
    known = {example["name"] for example in page["examples"]}
    used = {each for tip in page["tips"] for each in tip["examples"]}
    assert used <= known
    assert {example["name"] for example in page["examples"] if "rule" not in example} <= used
    for tip in page["tips"]:
        assert tip["sources"], tip
        assert set(tip["sources"]) <= {*page["editions"]["books"], "ours"}


@pytest.mark.parametrize("name", OURS)
def test_the_documentation_has_the_rules_of_the_browser(name: str) -> None:
    """`make rules` writes them."""
    script = runpy.run_path(str(ROOT / "docs/site/rules.py"))
    assert name in script["GAMES"]
    now = script["file_of"](name).read_text(encoding="utf-8")
    assert script["BY_HAND"] in now
    assert script["written"](name, now) == now


@pytest.mark.parametrize("name", PAGES)
def test_what_can_be_chosen_is_told_in_words_and_not_by_the_names_that_programs_use(name: str) -> None:
    assert "options" not in PAGES[name] or PAGES[name]["options"] in numbers(name)
    options = options_of(strandline.game(name).options)
    codes = {*options, *(str(value) for choice in options.values() for value in choice.values)}
    for language in LANGUAGES:
        for key in sorted(keys(name, *RULES, "quick")):
            told = translate(key, language)
            assert not codes & set(re.findall(r"`([^`=]*)[^`]*`", told)), (language, key)


def test_the_table_of_tiles_is_the_mix_that_is_played_with() -> None:
    (table,) = PAGES["survive"]["tables"]
    told = {row["name"]: tuple(row["counts"]) for group in table["groups"] for row in group["rows"]}
    assert told == {name: tuple(mix >> 4 * n & 15 for mix in MIX[1:]) for n, name in enumerate(EFFECTS)}


def test_every_example_has_a_caption_and_every_step_its_three_texts() -> None:
    for name, page in PAGES.items():
        assert keys(name, "example") == {f"{name}-example-{example['name']}" for example in page["examples"]}
        steps = range(1, len(page["learn"]) + 1)
        assert keys(name, "learn") == {f"{name}-learn-{n}{end}" for n in steps for end in ("", "-hint", "-done")}


@pytest.mark.parametrize("name", PAGES)
def test_a_quick_start_has_a_heading_and_a_text_for_each_picture_and_fits_one_page(name: str) -> None:
    panels = PAGES[name]["quick"]
    keyed = {f"{name}-quick-{panel['name']}{end}" for panel in panels for end in ("", "-picture")}
    assert keys(name, "quick") == keyed
    assert name not in OURS or 4 <= len(panels) <= 6
    for panel in panels:
        assert panel["rules"], panel
        for language in LANGUAGES:
            assert re.fullmatch(r"_[^_\n]+_\n[^_\n]+", translate(f"{name}-quick-{panel['name']}", language)), panel


def test_every_edition_has_a_label() -> None:
    books = {book for page in PAGES.values() for told in page["sources"].values() for book in told}
    labels = {key for key in WORDS["web-rules"] if key.startswith("web-rules-edition-")}
    assert labels == {f"web-rules-edition-{book}" for book in books}


def test_every_rule_that_a_rule_or_a_text_cites_is_there() -> None:
    for name, page in PAGES.items():
        cited = {each["rule"] for each in (*page["examples"], *page["editions"]["rows"]) if "rule" in each}
        cited |= {rule for part in (*page["learn"], *page["quick"]) for rule in part["rules"]}
        text = files("en")[name].read_text(encoding="utf-8")
        cited |= {int(number) for number in re.findall(rf"{page['prefix']}-(\d+)", text)}
        assert cited <= set(numbers(name))


@pytest.mark.parametrize(
    ("name", "example"), EXAMPLES, ids=lambda each: each if isinstance(each, str) else each["name"]
)
def test_an_example_is_played_by_the_rules(name: str, example: dict[str, Any]) -> None:
    position = strandline.game(name, **example.get("options", {})).load(example["text"])
    for wrong in example.get("wrong", []):
        assert position.why_not(wrong) is not None
    for move in example["moves"]:
        position = position.play(move)


@pytest.mark.parametrize("name", OURS)
def test_a_first_game_of_ours_has_five_to_ten_steps(name: str) -> None:
    assert 5 <= len(PAGES[name]["learn"]) <= 10


@pytest.mark.parametrize("name", PAGES)
def test_a_first_game_can_be_played_through_and_is_won_or_goes_on(name: str) -> None:
    steps = PAGES[name]["learn"]
    position, seat, options = None, 0, {}
    for step in steps:
        options = step.get("options", options)
        seat = step.get("seat", seat)
        if "text" in step:
            position = strandline.game(name, **options).load(step["text"])
        assert position is not None
        position = learned(position, step, seat)


def learned(position: Position, step: dict[str, Any], seat: int) -> Position:
    """The position after a step: the learner is asked each time, and every way that is accepted is legal in turn."""
    for accepted in step["do"]:
        assert position.turn == seat
        legal = [move for move in accepted if position.why_not(move) is None]
        assert legal
        position = position.play(legal[0])
    for move in step.get("then", []):
        position = position.play(move)
    return position


def test_a_course_of_a_game_that_ends_ends_with_a_win() -> None:
    for name in ("crab-stack", "krabcek"):
        last = [step for step in PAGES[name]["learn"] if "text" in step][-1]
        steps = PAGES[name]["learn"][PAGES[name]["learn"].index(last) :]
        position = strandline.game(name).load(last["text"])
        for step in steps:
            position = learned(position, step, 0)
        assert position.result == (1, 0)


def test_marks_in_the_texts_come_in_pairs() -> None:
    for name in PAGES:
        for key in keys(name, *RULES, "quick", "example", "tip", "learn"):
            words = translate(key)
            assert words.count("`") % 2 == 0, key
            assert words.count("_") % 2 == 0, key
