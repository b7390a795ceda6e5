"""Names: whatever others can see, in any script."""

import sys
from typing import Annotated

import pytest
from pydantic import StringConstraints, TypeAdapter

from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.names import check_name

from .a_table import do, new_table

INVISIBLE = {
    "a zero-width space": "\u200b",
    "a braille blank": "\u2800",
    "a Hangul filler": "\u3164",
    "Hangul fillers of other kinds": "\u115f\u1160\uffa0",
    "a zero-width non-joiner": "\u200c",
    "joiners between blanks": "\u200d\u2800\u200d",
    "a soft hyphen": "\xad",
    "a space between word joiners": "\u2060 \u2060",
    "an ideographic space": "\u3000",
    "directions": "\u202e\u2066\u2069",
    "accents without letters": "\u0301\u0308",
    "an enclosing circle": "\u20dd",
    "a variation selector": "\ufe0f",
    "tags": "\U000e0061\U000e007f",
    "characters that Unicode keeps for invisible ones": "\u2065\ufff0\U000e0fff",
    "a blank hieroglyph": "\U00013441",
    "a note without a head": "\U0001d159",
    "a private character": "\ue000",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    sit = c.Sit(id="s", do="sit", seat=0, name=name, nonce="0" * 16)
    with pytest.raises(Refused) as refused:
        do(new_table("crab-stack", 2), sit, "ann")
    assert refused.value.reason == "invisible-name"
    check_name(f"{name}A{name}")


@pytest.mark.parametrize(
    "name",
    ["علی\u200cرضا", "क\u094dष", "e\u0301", "👩\u200d🚀", "☺\ufe0f", "\U0001fae9", "7", "?", "ㅤ한", "·"],
)
def test_a_name_in_any_script_is_welcome(name: str) -> None:
    check_name(name)


def test_every_character_that_unicode_lets_programs_ignore_is_known() -> None:
    """The regular expressions of pydantic have their own tables of Unicode."""
    ignored = TypeAdapter(Annotated[str, StringConstraints(pattern=r"^[^\p{Default_Ignorable_Code_Point}]*$")])
    every = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code <= 0xDFFF]
    found = [letter for letter in every if _refuses(ignored, letter)]
    assert len(found) > 4000
    for letter in found:
        with pytest.raises(Refused):
            check_name(letter)


def _refuses(adapter: TypeAdapter[str], text: str) -> bool:
    try:
        adapter.validate_python(text)
    except ValueError:
        return True
    return False
