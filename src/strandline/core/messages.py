"""Messages are keys with parameters; words come from the Fluent files in ``strandline/locale``.

Nothing in the package writes prose for people anywhere else: the same message is shown by an exception, the terminal
and a browser, each in the reader's language. What a browser can show is written in every language of ``LANGUAGES``;
what only the terminal says (``TERMINAL_ONLY``) is English, and is said in English whatever the language asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LOCALE = "en"
LANGUAGES = ("en", "hu", "fa", "nl", "ru", "fr")
RIGHT_TO_LEFT = ("fa",)
TERMINAL_ONLY = ("analysis", "arena", "bots", "cli", "simulate", "solve")
"""Files of English words that no browser shows."""
MOST_QUOTED = 2000


@dataclass(frozen=True)
class Message:
    """What is to be said, as data: a key of the Fluent files, its parameters, and the rule that it rests on.

    A parameter may be a message itself: a reason that is quoted is put into words where the whole is.
    """

    key: str
    rule: str = ""
    params: dict[str, "str | int | Message"] = field(default_factory=dict)

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> Self:
        """A message that came as JSON."""
        params = {name: cls.told(each) if isinstance(each, Mapping) else each for name, each in data["params"].items()}
        return cls(data["key"], data["rule"], params)

    def text(self, locale: str = DEFAULT_LOCALE) -> str:
        """The message in words, with the rule's number at the end."""
        params = {name: each.text(locale) if isinstance(each, Message) else each for name, each in self.params.items()}
        words = translate(self.key, locale, **params)
        return f"{words} ({self.rule})" if self.rule else words

    __str__ = text


def say(key: str, rule: str = "", **params: str | int | Message) -> Message:
    """A message: ``say("crab-stack-too-far", "CS-6", cell="b2")``."""
    return Message(key, rule, {name: quoted(each) if isinstance(each, str) else each for name, each in params.items()})


def quoted(text: str) -> str:
    """A text as a message quotes it: the beginning of what is too long to read, and for Fluent to put in."""
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def translate(key: str, locale: str = DEFAULT_LOCALE, **params: str | int) -> str:
    """The words of a key, English if the locale has none. A key that no file has is a mistake of ours, and raises."""
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

    folder = files("strandline") / "locale" / locale
    if not folder.is_dir():
        raise ValueError(f"no locale {locale!r}")
    bundle = FluentBundle([locale], use_isolating=locale in RIGHT_TO_LEFT)  # coordinates stay left to right
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
