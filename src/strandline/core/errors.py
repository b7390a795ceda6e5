"""The errors that people meet.

Each says what was wrong, what is allowed and, where there is one, which rule applies.
"""

from .messages import Message, quoted, say


class StrandlineError(ValueError):
    """The base of the errors below. ``message`` says, as data, what is wrong with the text in ``about``."""

    def __init__(self, message: Message, about: str = ""):
        self.message = message
        self.about = quoted(about)
        super().__init__(message, self.about)

    def __str__(self) -> str:
        """Translate only now: a browser shows the message itself, and has no words here."""
        return f"{self.about}: {self.message}" if self.about else str(self.message)

    def __reduce__(self) -> tuple[type["StrandlineError"], tuple[Message, str]]:
        return type(self), (self.message, self.about)


class BadOption(StrandlineError):
    """The game does not have this option, or the option does not take this value."""


class BadText(StrandlineError):
    """The text of a position cannot be read."""


class IllegalMove(StrandlineError):
    """The rules do not allow this move now."""


class BadRecord(StrandlineError):
    """A record is incomplete, forged, or of a version that cannot be read."""


class MissingExtra(StrandlineError):
    """A feature needs more than the base install."""


def bad_option(option: str, value: object, allowed: str, rule: str) -> BadOption:
    """Return the error for a value that an option does not take."""
    return BadOption(say("core-bad-option", rule, option=option, value=str(value), allowed=allowed))
