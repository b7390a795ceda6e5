"""Shows the examples of docstrings as code in the reference. Without this, Markdown takes `>>>` for a quotation."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
FLAG = re.compile(r" *# doctest: .*")


class Doctests(griffe.Extension):
    """Puts each example into a block of code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            text = FLAG.sub("", obj.docstring.value)
            obj.docstring.value = EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)
