"""The options of games are described correctly, and have texts."""

import re
from itertools import product
from typing import Any

import pytest

import strandline
from strandline.core import registry
from strandline.core.errors import BadOption
from strandline.core.options import Option, options_of

from ..words import game_files, keys_of

GAMES = strandline.game_names()


def told(name: str) -> dict[str, Option]:
    return options_of(registry.modules(name).board.Options)


def each_value(name: str) -> dict[str, list[Any]]:
    return {option: [*choice.values, *_ends(choice)] for option, choice in told(name).items() if not choice.many}


def _ends(choice: Option) -> list[int]:
    return [end for end in (choice.least, choice.most) if end is not None]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_takes_what_it_says_it_takes_and_nothing_beside(name: str) -> None:
    values = each_value(name)
    for chosen in product(*values.values()):
        options = dict(zip(values, chosen, strict=True))
        needs = [told(name)[option].only.get(str(value), {}) for option, value in options.items()]
        if all(options[other] in allowed for need in needs for other, allowed in need.items()):
            strandline.game(name, **options)
        else:
            with pytest.raises(BadOption):
                strandline.game(name, **options)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_among_the_values_is_refused(name: str) -> None:
    for option, choice in told(name).items():
        for value in [(choice.least or 0) - 1, *([choice.most + 1] if choice.most else []), "no such value"]:
            if value not in choice.values:
                with pytest.raises(BadOption):
                    strandline.game(name, **{option: [value] if choice.many else value})


@pytest.mark.parametrize("name", GAMES)
def test_of_several_together_only_those_told_apart_exclude_each_other(name: str) -> None:
    for option, choice in told(name).items():
        for first, second in product(choice.values, repeat=2) if choice.many else ():
            if first != second and {first, second} <= set(choice.apart):
                with pytest.raises(BadOption):
                    strandline.game(name, **{option: (first, second)})
            else:
                strandline.game(name, **{option: (first, second)})


@pytest.mark.parametrize("name", GAMES)
def test_a_game_its_options_and_their_values_have_words_and_no_other(name: str) -> None:
    keys = keys_of(game_files("en")[name])
    assert {f"{name}-{end}" for end in ("name", "description", "about", "seat")} <= keys
    wanted = set()
    for option, choice in told(name).items():
        if option == "players":
            continue
        key = f"{name}-option-{option}"
        is_number = choice.least is not None
        wanted |= {key, *([f"{key}-is"] if is_number else [f"{key}-{value}" for value in choice.values])}
    assert {key for key in keys if key.startswith(f"{name}-option-")} == wanted


@pytest.mark.parametrize("name", GAMES)
def test_every_option_says_its_rule_and_whence_its_values_come(name: str) -> None:
    for choice in told(name).values():
        assert re.fullmatch(r"[A-Z]{2}-\d+", choice.rule)
        for value in choice.values or ("",):
            assert choice.origin.get(str(value)) or choice.origin.get("")


@pytest.mark.parametrize(("name", "option"), [("crab-stack", "players"), ("krabcek", "turns")])
def test_a_text_of_digits_is_told_apart_from_the_number(name: str, option: str) -> None:
    value = next(each for each in each_value(name)[option] if isinstance(each, int))
    strandline.game(name, **{option: value})
    with pytest.raises(BadOption, match=rf'write {option}={value}, not {option}="{value}"'):
        strandline.game(name, **{option: str(value)})
