"""Requests that may or may not have been done."""

from collections.abc import Iterator
from contextlib import contextmanager

from strandline.host.errors import InDoubt, Unavailable

from .limits import MOST_REMEMBERED


class Doubts:
    """Remembers the latest requests in doubt until it is known that they were done."""

    def __init__(self) -> None:
        self._requests: dict[tuple[str, ...], None] = {}

    @contextmanager
    def about(self, *request: str) -> Iterator[None]:
        """Raise InDoubt also if the retry of a request in doubt fails: the first try may have been done."""
        try:
            yield
        except InDoubt:
            self._requests[request] = None
            if len(self._requests) > MOST_REMEMBERED:
                del self._requests[next(iter(self._requests))]
            raise
        except Unavailable as error:
            if request in self._requests:
                raise InDoubt(str(error)) from error
            raise
        self._requests.pop(request, None)
