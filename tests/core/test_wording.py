"""The style of texts, as far as a program can check it: typography, banned words, and lists of names."""

import re
from collections.abc import Iterator

import pytest

from strandline.core.messages import LANGUAGES, translate

from ..words import files

BANNED = {
    "en": r"taken home|\bso many\b|\bis no [a-z]+ (?:of|that)|\bwhoever\b.*\bhe\b|the table is set|long works",
    "hu": r"[Hh]ivatkozás|[Kk]iszolgáló|[Ff]eljegyzés|[Tt]erítsd meg|velük:|[Mm]egterít",
    "fa": r"رونوشت|هم‌رسانی|پرونده|جنبش|خوش برگشتید|چیدن میز|چرا نه",
    "nl": r"\b[Vv]erslag|[Dd]ek de tafel|laten gaan|het zwijgen op|[Gg]een bewegen",
    "ru": r"[Пп]роиграть (?:игру|партию|запись)|\b[Цц]енност|[Нн]акры(?:ть|ваем) стол|без слова|\b[Сс]дача\b",
    "fr": r"[Ee]nregistrement|finissez-en|[Cc]ouper la parole|[Mm]ettre la table|Bon retour|\bau loin\b",
}
"""Calques and odd words that a reviewer found before; the language guides in docs/languages.md say what to write."""
SINGULAR = {
    "en": r"\b(?:is|has|may|agrees|offers)\b",
    "hu": r"\b(?:reagálhat|felajánlotta|beleegyezett|nyert)\b",
    "fa": r"\b(?:است|می‌تواند|می‌خواهد|پذیرفت|موافق است)\b",
    "nl": r"\b(?:mag|heeft|wil|biedt|is)\b",
    "ru": r"\b(?:может|предлагает|согласен|согласна|отвечает)\b",
    "fr": r"\b(?:peut|a|propose|accepte|est)\b",
}
"""Verbs for one person: wrong in a sentence about one name or three."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield each key of a language with its text as it stands in the file."""
    for file in files(language).values():
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.match(r"([a-z][\w-]*) = ?(.*)", line)
            if found:
                key, line = found.groups()
            if key and not line.startswith("#"):
                yield key, line


def test_french_has_narrow_no_break_spaces() -> None:
    """A colon may have the wider no-break space, as in print; what is typed, and parameters, are left out."""
    wide = re.compile(r"[ \u00a0][;?!]| :(?:\s|$)|[ \u00a0]»|«[ \u00a0]")
    bare = re.compile(r"\w[;?!»]|\w:(?:\s|$)|«\w")
    wrong = []
    for key, line in texts("fr"):
        words = re.sub(r"`[^`]*`|https?://\S*", "", re.sub(r"\{[^{}]*\}", "x", line))
        wrong += [(key, line)] if wide.search(words) or bare.search(words) else []
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_banned_words(language: str) -> None:
    assert [(key, line) for key, line in texts(language) if re.search(BANNED[language], line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", ["Anna", "Anna, Bob, Cleo"])
@pytest.mark.parametrize(
    "key", ["web-table-reacting", "web-table-draw-offered", "web-table-asked-later", "web-home-with"]
)
def test_a_list_of_names_never_takes_a_singular_verb(key: str, names: str, language: str) -> None:
    said = translate(key, language, names=names)
    assert names in said
    assert not re.search(SINGULAR[language], said.replace(names, "")), said
