"""What users of the library see: each public name has an example that works, or is marked as internal."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import FunctionType

import pytest

import strandline
from strandline import Game, Position
from strandline.core import game, position, record

INTERNAL = "Internal: "
ROOT = Path(__file__).parents[2]


def public_names(of: type) -> Iterator[tuple[str, str]]:
    """Yield the public methods and properties of a class with their docstrings."""
    for name, value in vars(of).items():
        if not name.startswith("_") and isinstance(value, FunctionType | property | cached_property):
            yield name, value.__doc__ or ""


@pytest.mark.parametrize("of", [Game, Position])
def test_each_public_name_has_an_example_or_is_internal(of: type) -> None:
    for name, words in public_names(of):
        assert (">>>" in words) != words.startswith(INTERNAL), f"{of.__name__}.{name}"


def test_few_methods_tell_what_a_seat_may_see() -> None:
    asks_for_a_seat = {
        name
        for name, words in public_names(Position)
        if not words.startswith(INTERNAL) and "seat" in getattr(getattr(Position, name), "__annotations__", {})
    }
    assert asks_for_a_seat == {"view", "known", "shown", "svg", "board"}


@pytest.mark.parametrize("module", [game, position, record], ids=lambda module: str(module.__name__))
def test_the_examples_work(module: object) -> None:
    found = doctest.DocTestFinder().find(module, extraglobs={"strandline": strandline})
    runner = doctest.DocTestRunner()
    wrong: list[str] = []
    for each in found:
        runner.run(each, out=wrong.append)
    assert runner.tries > 3
    assert not wrong, "".join(wrong)


def test_the_newest_release_in_the_list_of_changes_has_the_number_of_the_package() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert releases[0] == project["version"]
    assert changes.index("## [Unreleased]") < changes.index(releases[0])
    assert releases == sorted(releases, key=lambda each: [int(part) for part in each.split(".")], reverse=True)
