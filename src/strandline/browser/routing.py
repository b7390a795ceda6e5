"""Requests to the device, answers, and which function answers what."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from strandline.table.decode import bad_request, decode, read
from strandline.table.errors import Refused
from strandline.table.wire import to_json

from .house import House

JSON, SVG, LINES = "application/json", "image/svg+xml", "application/x-ndjson"


@dataclass(frozen=True)
class Request:
    """A request: its query by name, and its body as text."""

    house: House
    query: dict[str, str]
    body: str

    def decoded(self, kind: Any) -> Any:
        """Return the body as a message of a kind."""
        return decode(kind, self.body, "body")

    def number(self, name: str, kind: Any) -> int | None:
        """Return a number of the query, of a kind, or None."""
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch("-?[0-9]{1,12}", text):
            raise bad_request(("query", name), "int_parsing")
        return int(read(kind, int(text), ("query", name)))


@dataclass(frozen=True)
class Answer:
    """An answer; lines come one by one."""

    text: str | AsyncIterator[str]
    status: int = 200
    media_type: str = JSON


def json_answer(value: Any, status: int = 200) -> Answer:
    """Return data or a message as an answer."""
    return Answer(to_json(value), status)


Handler = Callable[..., Awaitable[Answer]]
H = TypeVar("H", bound=Handler)


class Routes:
    """The routes of a subject."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = []

    def route(self, method: str, path: str) -> Callable[[H], H]:
        """Register a handler. The parts of the path in braces become its arguments."""

        def register(handler: H) -> H:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9_-]+)", path))
            self._routes.append((method, pattern, handler))
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
        """Return the handler of a path, and its arguments."""
        for own, pattern, handler in self._routes:
            found = pattern.fullmatch(path)
            if found is not None and own == method:
                return handler, found.groupdict()
        return None


async def answer(subjects: Sequence[Routes], house: House, method: str, path: str, body: str) -> Answer:
    """Return the answer to a request."""
    parts = urlsplit(path)
    query = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
    for routes in subjects:
        found = routes.find(method, parts.path)
        if found is not None:
            handler, arguments = found
            return await handler(Request(house, query, body), **arguments)
    raise Refused("no-page")
