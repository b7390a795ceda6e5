"""A server in a process of its own, which tells how it is."""

import logging
import multiprocessing
import os
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from strandline.server.settings import Settings

from ..tables import Guest, Running, free_port


class Victim:
    """A server that is attacked."""

    def __init__(self, settings: Settings):
        self.port = free_port()
        context = multiprocessing.get_context("spawn")
        self._ask, answers = context.Pipe()
        self.process = context.Process(target=_serve, args=(settings, self.port, answers))
        self.process.start()
        assert self._ask.recv() == "ready"

    def guest(self, name: str = "Ann") -> Guest:
        return Guest(self.port, name)

    def closed(self) -> Counter[str]:
        """Return why connections were closed since the last such question, and how many."""
        return Counter(self._answer("closed"))

    def errors(self) -> list[str]:
        """Return the errors that it has logged since the last such question."""
        return list(self._answer("errors"))

    def connections(self, address: str) -> int:
        """Return how many connections it has from an address."""
        return int(self._answer(address))

    def memory(self) -> int:
        """Return its resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")

    def _answer(self, question: str) -> Any:
        self._ask.send(question)
        assert self._ask.poll(20)
        return self._ask.recv()

    def stop(self) -> None:
        self._ask.send("stop")
        self.process.join(30)
        assert not self.process.is_alive()


class Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


def _serve(settings: Settings, port: int, questions: Connection) -> None:
    server = Running(settings, port).start()
    connections = server.house.connections
    errors = Errors()
    logging.getLogger().addHandler(errors)
    closed: Counter[str] = Counter()
    connections.tell = lambda kind: closed.update([kind])
    questions.send("ready")
    while (question := questions.recv()) != "stop":
        if question == "closed":
            questions.send(dict(closed))
            closed.clear()
        elif question == "errors":
            questions.send(errors.found)
            errors.found = []
        else:
            questions.send(server.call(lambda address=question: connections.per_address[address]))
    server.stop()
