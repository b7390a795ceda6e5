"""A log for things that may happen thousands of times a second: one line for each kind and minute, with a count."""

import logging
import threading


class CountedLog:
    """Logs the first warning of a kind at once, and after ``every`` seconds how many more there were.

    It may be used from any thread. Kinds are few and fixed: details of a case belong in the message.
    """

    def __init__(self, logger: logging.Logger, every: float = 60.0):
        self._logger = logger
        self._every = every
        self._more: dict[str, int] = {}  # by kind: the number of warnings since the last line
        self._lock = threading.Lock()

    def warning(self, kind: str, message: str) -> None:
        """Log a message, or count it if one of its kind was logged a moment ago."""
        with self._lock:
            if kind in self._more:
                self._more[kind] += 1
                return
            self._count(kind, message)
        self._logger.warning(message)

    def _count(self, kind: str, message: str) -> None:
        self._more[kind] = 0
        timer = threading.Timer(self._every, self._tell, (kind, message))
        timer.daemon = True  # so that the server can stop without waiting for it
        timer.start()

    def _tell(self, kind: str, message: str) -> None:
        """Log how many warnings came in the meantime; forget a kind that had none."""
        with self._lock:
            more = self._more.pop(kind)
            if more:
                self._count(kind, message)
        if more:
            self._logger.warning("%s (and %d more in the last %g seconds)", message, more, self._every)
