"""The terminal speaks the language that is asked for, or that of the environment."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from strandline.cli.app import app, environment_language
from strandline.core.messages import LANGUAGES, translate, use_language

WRONG = ["show", "crab-stack", "--option", "players=9"]


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def said(*arguments: str, **environment: str) -> str:
    result = CliRunner().invoke(app, [*arguments], env=environment)
    return " ".join(result.output.replace("│", " ").split())


def wrong_number(language: str) -> str:
    words = {"option": "players", "value": "9", "allowed": "2, 3, 4"}
    return " ".join(translate("core-bad-option", language, **words).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_that_was_asked_for(language: str) -> None:
    assert wrong_number(language) in said("--language", language, *WRONG)


def test_the_environment_chooses_unless_an_option_does() -> None:
    assert wrong_number("ru") in said(*WRONG, LC_ALL="ru_RU.UTF-8")
    assert wrong_number("nl") in said("--language", "nl", *WRONG, LC_ALL="ru_RU.UTF-8")
    assert wrong_number("en") in said(*WRONG, LC_ALL="C.UTF-8")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    assert "there is no language “xx”; choose one of en, hu, fa, nl, ru, fr" in said("--language", "xx", "games")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "nl-NL"}, "nl"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": ""}, "hu"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fa:ru"}, "fa"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_locale_names_a_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language
