"""The errors that people meet. Each names what was wrong, what is allowed and, where there is one, the rule."""

from .messages import Message, quoted, say


class StrandlineError(ValueError):
    """Any of the errors below. ``message`` says, as data, what is wrong with what ``about`` quotes."""

    def __init__(self, message: Message, about: str = ""):
        self.message = message
        self.about = quoted(about)
        super().__init__(f"{self.about}: {message}" if about else str(message))

    def __reduce__(self) -> tuple[type["StrandlineError"], tuple[Message, str]]:
        return type(self), (self.message, self.about)


class BadOption(StrandlineError):
    """An option that the game does not have, or a value that it does not take."""


class BadText(StrandlineError):
    """A position's text that cannot be read."""


class IllegalMove(StrandlineError):
    """A move that the rules do not allow now."""


class BadRecord(StrandlineError):
    """A record that is torn, forged, or of a version that cannot be read."""


class MissingExtra(StrandlineError):
    """Something that needs more than the base install."""


def bad_option(option: str, value: object, allowed: str, rule: str) -> BadOption:
    """The error for a value that an option does not take."""
    return BadOption(say("core-bad-option", rule, option=option, value=str(value), allowed=allowed))
