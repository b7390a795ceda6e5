"""Every text exists in all languages: same keys, same parameters, right plurals, right script."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from strandline.core.messages import LANGUAGES, RIGHT_TO_LEFT, TERMINAL_ONLY, Message

from ..words import OURS, PACKAGE, files, game_files, shared_files

OTHERS = [language for language in LANGUAGES if language != "en"]

SAME_AS_ENGLISH = {
    "hu": {"web-table-program"},
    "fa": {"arena-elo"},
    "nl": {
        "arena-elo",
        "arena-score",
        "web-club-downloads",
        "web-club-tie-sonneborn",
        "web-leaderboard-rating",
        "web-page-home",
        "web-puzzles-change",
        "web-rated-rating",
        "web-rules-tips",
        "web-table-chat",
        "crab-stack-water",
        "survive-rules-effect",
        "survive-rules-wind",
    },
    "fr": {
        "arena-elo",
        "arena-score",
        "web-club-of-table",
        "web-club-place",
        "web-club-points",
        "web-club-table",
        "web-club-tie-sonneborn",
        "web-notify-heading",
        "web-pages",
        "web-page-table",
        "web-replay-pause",
        "web-replay-points",
        "web-replay-gif",
        "survive-ui-points",
    },
}
"""Keys whose text may be the same as in English, by language."""
NAMES = re.compile(
    "Skinnyboys?|Middlem[ae]n|Bigboys?|Little Stacks?|Big Stacks?|Krabcek|Crab Stack|Survive|Strandline|The Island"
    "|JSON|GIF|QR|UTF-8|MiB|https|iPhone|iPad"
)
"""Names that stay Latin in every script."""
SCRIPTS = {"ru": re.compile(r"[А-Яа-яЁё]"), "fa": re.compile(r"[\u0600-\u06FF]")}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, tuple[str, ast.Message]]:
    """Return each key of a language's files with its file and its pattern."""
    found: dict[str, tuple[str, ast.Message]] = {}
    for name, file in files(language).items():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = (name, entry)
    return found


def nodes(of: object) -> Iterator[ast.BaseNode]:
    """A node of a Fluent file and all that is in it."""
    if isinstance(of, list):
        for each in of:
            yield from nodes(each)
    elif isinstance(of, ast.BaseNode):
        yield of
        for part in vars(of).values():
            yield from nodes(part)


class Collector:
    """What is used inside a pattern: variables, other messages, selectors, plain text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[set[str]] = []
        self.texts: list[str] = []
        for node in nodes(message):
            if isinstance(node, ast.VariableReference):
                self.variables.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                self.references.add(node.id.name)
            elif isinstance(node, ast.TextElement):
                self.texts.append(node.value)
            elif isinstance(node, ast.SelectExpression):
                keys = [variant.key for variant in node.variants]
                self.selectors.append({key.name if isinstance(key, ast.Identifier) else "#" for key in keys})

    @property
    def words(self) -> str:
        return NAMES.sub("", re.sub(r"`[^`]*`|\u2066[^\u2069]*\u2069", "", " ".join(self.texts)))


@cache
def collected(language: str, key: str) -> Collector:
    return Collector(messages(language)[key][1])


def variables(language: str, key: str) -> set[str]:
    """The parameters of a message and of the messages it uses."""
    found = collected(language, key)
    return found.variables.union(*(variables(language, used) for used in found.references))


def pairs() -> Iterator[tuple[str, str]]:
    for language in OTHERS:
        for key in messages(language):
            if key in messages("en"):
                yield language, key


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_the_keys_of_english_file_by_file(language: str) -> None:
    english = {(file, key) for key, (file, _) in messages("en").items()}
    theirs = {(file, key) for key, (file, _) in messages(language).items()}
    needed = {*shared_files("en"), *OURS}
    assert not {(file, key) for file, key in english - theirs if file in needed}, "missing"
    assert not theirs - english, "extra"


def test_our_games_have_words_in_every_language() -> None:
    for language in LANGUAGES:
        assert set(OURS) <= set(game_files(language))


def test_every_language_has_a_folder_and_no_other() -> None:
    assert {folder.name for folder in (PACKAGE / "locale").iterdir() if folder.is_dir()} == set(LANGUAGES)


def test_a_translation_uses_the_parameters_of_english() -> None:
    wrong = [
        (language, key, variables("en", key) ^ variables(language, key))
        for language, key in pairs()
        if variables("en", key) != variables(language, key)
    ]
    assert not wrong


def test_plurals_are_those_of_the_language() -> None:
    """A choice by plural category has all of the language's categories, and no other."""
    for language in LANGUAGES:
        rules = Locale(language).plural_form
        categories = {*rules.rules, "other"}
        needed = categories - ({"many"} if language == "fr" else set())  # French "many": millions only
        for key in messages(language):
            for keys in collected(language, key).selectors:
                if keys & (PLURALS - {"other"}):
                    assert keys - {"#"} <= categories, f"{language}: {key}"
                    assert needed <= keys, f"{language}: {key}"


def test_a_translation_is_written_in_its_script() -> None:
    wrong = []
    for language, key in pairs():
        found = collected(language, key)
        english = re.search(r"[A-Za-z]{2}", collected("en", key).words)
        script = SCRIPTS.get(language, re.compile(r"[^\W\d_]"))
        if english and not script.search(found.words):
            wrong.append((language, key))
        is_typed = messages(language)[key][0] in TERMINAL_ONLY  # there, names of options and commands are everywhere
        if language in SCRIPTS and not is_typed and (latin := re.findall(r"[a-z]{4,}", found.words)):
            wrong.append((language, key + ": " + " ".join(latin)))
    assert [each for each in wrong if each[1].split(":")[0] not in LATIN.get(each[0], ())] == []


LATIN: dict[str, set[str]] = {
    language: {
        "analysis-number",
        "arena-elo",
        "core-needs-extra",
        "crab-stack-text-turn",
        "web-replay-what",
        "web-replay-number",
        "record-format",
        "record-chance-count",
        "record-chance",
        "record-no-end",
        "record-result-without-end",
        "record-extra",
        "record-notes-version",
        "record-line-head",
        "record-line-no-start",
        "record-line-option",
        "record-line-end",
        "krabcek-text-turn",
        "krabcek-pick",
        "survive-now-playing",
        "survive-now-swimming",
        "survive-now-sailing",
        "survive-now-relocating",
        "survive-now-walking",
        "survive-now-sinking",
        "survive-now-turning",
        "survive-now-boarding",
        "survive-now-rolling",
        "survive-now-hunting",
        "survive-now-reacting",
        "survive-now-launching",
    }
    for language in SCRIPTS
}
"""Messages that contain notation or field names of records, which are not translated."""


OF_SERVERS = {
    *("web-offline", "web-no-connection", "web-unreached"),
    *("web-club-server-only", "web-share-local", "web-replay-no-link", "web-replay-link-kept", "web-replay-dice-seen"),
    *("web-progress-about-server", "web-progress-sure-server", "web-progress-deleted-here"),
    *("table-records-full", "table-home-full", "table-unavailable", "table-wrong-host"),
}
"""Messages that only people at a server read, or that say that none is asked."""


def test_pages_name_no_command_and_no_server_where_a_device_runs_the_table() -> None:
    texts = {
        (language, key): " ".join(collected(language, key).texts)
        for language in LANGUAGES
        for key, (file, _) in messages(language).items()
        if file not in TERMINAL_ONLY and key != "core-needs-extra"
    }
    assert [each for each, text in texts.items() if re.search(r"\bpip\b|strandline [a-z]+ |--[a-z]", text)] == []
    assert {
        key for (language, key), text in texts.items() if language == "en" and re.search("[Ss]erver", text)
    } == OF_SERVERS


def test_a_translation_differs_from_english() -> None:
    same = [
        (language, key)
        for language, key in pairs()
        if re.search(r"[A-Za-z]{2}", collected("en", key).words)
        and collected(language, key).texts == collected("en", key).texts
        and key not in SAME_AS_ENGLISH.get(language, ())
        and not re.fullmatch(r"web-bot-\d", key)  # names
    ]
    assert not same


def test_marked_up_text_keeps_its_marks() -> None:
    """`code` is the same in every language, and emphasis and lists are as many as in English."""
    wrong = []
    for language, key in pairs():
        if not re.search(r"-(rules?|quick|editions?|example|tip|learn)-", key):
            continue
        english, theirs = ("\n".join(collected(each, key).texts) for each in ("en", language))
        if sorted(re.findall(r"`[^`]*`", english)) != sorted(re.findall(r"`[^`]*`", theirs)):
            wrong.append((language, key, "code"))
        if english.count("_") != theirs.count("_") or theirs.count("_") % 2:
            wrong.append((language, key, "stress"))
        if len(re.findall(r"^- ", english, re.M)) != len(re.findall(r"^- ", theirs, re.M)):
            wrong.append((language, key, "list"))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language).values():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key in messages(language):
        for sample in ("S", 1, 2, 5):
            pattern = bundle.get_message(key).value
            words, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(language, key), sample))
            assert not errors, f"{language}: {key}: {errors[0]}"
            assert str(words).strip(), f"{language}: {key}"


def test_persian_has_its_own_letters_and_marks() -> None:
    """No Arabic yeh or kaf, no Latin comma, semicolon or question mark after Persian letters."""
    wrong = {}
    for key in messages("fa"):
        text = re.sub(r"`[^`]*`|\u2066[^\u2069]*\u2069", "", "\n".join(collected("fa", key).texts))
        if bad := re.findall(r"[يكى]|[\u0600-\u06FF][,;?]", text):
            wrong[key] = bad
    assert not wrong


def test_coordinates_in_persian_stand_apart() -> None:
    said = Message("crab-stack-water", "", {"cell": "b2"}).text(RIGHT_TO_LEFT[0])
    assert "\u2068b2\u2069" in said


def test_a_persian_message_of_parameters_alone_says_its_direction() -> None:
    """Without a letter or a mark of its own it would run from left to right inside another message."""
    wrong = []
    for key, (_, message) in messages("fa").items():
        parts = message.value.elements if message.value else []
        text = "".join(part.value for part in parts if isinstance(part, ast.TextElement))
        if len(parts) > 1 and not re.search(r"[A-Za-z\u0620-\u064A\u067E-\u06CC\u200F]", text):
            wrong.append(key)
    assert not wrong
