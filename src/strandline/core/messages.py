"""Messages are keys with parameters. Their words are in Fluent files, read here and by the browser's build.

A game's words are in ``games/<game>/locale/<language>.ftl``, all others in ``locale/<language>/<file>.ftl``. A key
begins with the name of its game or file. Exceptions, the terminal and the browser show the same message, each in the
reader's language; a message that a language lacks is shown in English. ``locale/languages.json`` lists the languages
and the files that only the terminal shows.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_KNOWN = json.loads((files("strandline") / "locale" / "languages.json").read_text(encoding="utf-8"))
DEFAULT_LOCALE = "en"
LANGUAGES: tuple[str, ...] = tuple(_KNOWN["languages"])
RIGHT_TO_LEFT: tuple[str, ...] = tuple(_KNOWN["right_to_left"])
TERMINAL_ONLY: tuple[str, ...] = tuple(_KNOWN["terminal_only"])
"""Files of words that the browser never shows."""
MOST_QUOTED = 2000

_language = DEFAULT_LOCALE


def use_language(language: str) -> None:
    """Choose the language of all messages in this process that are not asked for in another. The default is English."""
    global _language
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}")
    _language = language


def language_of(locale: str = "") -> str:
    """Return a locale, or else the language of this process."""
    return locale or _language


@dataclass(frozen=True)
class Message:
    """A message as data: a key of the Fluent files, its parameters, and the rule that it refers to.

    A parameter may be a message itself, such as a quoted reason: it is translated together with the whole.
    """

    key: str
    rule: str = ""
    params: dict[str, "str | int | Message"] = field(default_factory=dict)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the message that was sent as JSON."""
        params = {
            name: cls.from_dict(each) if isinstance(each, Mapping) else each for name, each in data["params"].items()
        }
        return cls(data["key"], data["rule"], params)

    def text(self, locale: str = "") -> str:
        """Translate the message, with the rule's number at the end."""
        params = {name: each.text(locale) if isinstance(each, Message) else each for name, each in self.params.items()}
        words = translate(self.key, locale, **params)
        return f"{words} ({self.rule})" if self.rule else words

    __str__ = text


def say(key: str, rule: str = "", **params: str | int | Message) -> Message:
    """Make a message: ``say("crab-stack-water", "CS-7", cell="d4")``."""
    return Message(key, rule, {name: quoted(each) if isinstance(each, str) else each for name, each in params.items()})


def quoted(text: str) -> str:
    """Cut a text that is too long to read, or for Fluent to insert."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def translate(key: str, locale: str = "", **params: str | int) -> str:
    """Translate a key, into English if the locale lacks it. Raises KeyError for a key that no file has."""
    locale = language_of(locale)
    bundle = _bundle(locale)
    if not bundle.has_message(key):
        bundle = _bundle(DEFAULT_LOCALE)
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in locale {locale!r}")
    pattern = bundle.get_message(key).value
    words, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise ValueError(f"message {key!r}: {errors[0]}")
    return str(words)


@cache
def _bundle(locale: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    if locale not in LANGUAGES:
        raise ValueError(f"no locale {locale!r}")
    bundle = FluentBundle([locale], use_isolating=locale in RIGHT_TO_LEFT)  # coordinates stay left to right
    package = files("strandline")
    games = [game / "locale" / f"{locale}.ftl" for game in (package / "games").iterdir()]
    for file in [*(package / "locale" / locale).iterdir(), *(file for file in games if file.is_file())]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
