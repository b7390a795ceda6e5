"""Refusals: why something cannot be done at a table."""

from functools import partial
from typing import Any

from strandline.core.errors import StrandlineError
from strandline.core.messages import Message, say


class Refused(StrandlineError):
    """A request is refused. ``reason``: the key of its message without ``table-``."""

    def __init__(self, reason: str, **params: str | int | Message):
        super().__init__(say(f"table-{reason}", "", **params))
        self.reason = reason

    def __reduce__(self) -> Any:
        return partial(Refused, self.reason, **self.message.params), ()
