"""The check of people's names: others must be able to see them."""

import unicodedata

from .errors import Refused

INVISIBLE = frozenset({"Cc", "Cf", "Co", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs"})
"""Unicode's categories of invisible characters: controls, private and half characters, marks and spaces."""
BLANK = frozenset("\u115f\u1160\u2065\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159").union(
    map(chr, range(0xFFF0, 0xFFF9)), map(chr, range(0xE0000, 0xE1000))
)
"""Blank characters that Unicode counts as letters or symbols, or keeps for characters that programs do not show."""


def check_name(name: str) -> None:
    """Refuse a name without a visible character.

    A zero-width non-joiner in a Persian name is welcome. Characters that Python does not know yet count as visible,
    because most of them are new emoji.
    """
    if all(letter in BLANK or unicodedata.category(letter) in INVISIBLE for letter in name):
        raise Refused("invisible-name")
