"""Runs the server in one process or in several, and reports its state to systemd."""

import asyncio
import faulthandler
import signal
import socket
import sys
from contextlib import suppress

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from .systemd import Systemd

FROZEN = 20.0
"""A worker whose event loop is blocked for this many seconds is replaced."""
BEAT = 2.0


def run(config: Config, listener: socket.socket) -> None:
    """Serve until stopped."""
    if config.workers > 1:
        Workers(config, [listener]).run()
        return
    server = OneProcess(config)
    # uvicorn raises the signal that has stopped it again. By default SIGTERM would then kill the process before Python
    # can clean up: semaphores that it shares with bots would be left over.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:  # its terminal was closed
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    with suppress(KeyboardInterrupt):
        server.run([listener])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


class OneProcess(Server):
    """A server without workers. Its event loop itself reports to systemd that it runs."""

    def __init__(self, config: Config):
        super().__init__(config)
        self._systemd = Systemd()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._systemd.ready()

    async def on_tick(self, counter: int) -> bool:
        self._systemd.alive()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._systemd.stopping()
        await super().shutdown(sockets)


class Workers(Multiprocess):
    """Several workers. The server is ready when all of them are; one that dies or freezes is replaced alone."""

    def __init__(self, config: Config, sockets: list[socket.socket]):
        super().__init__(config, sockets)
        self._systemd = Systemd()
        self._is_ready = False

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        self._systemd.alive()
        if not self._is_ready and all(each.is_ready() for each in self.processes):
            self._is_ready = True
            self._systemd.ready()

    def terminate_all(self) -> None:
        self._systemd.stopping()
        super().terminate_all()


def end_if_frozen(seconds: float = FROZEN) -> None:
    """End this process when its event loop has been blocked for some seconds, and print where.

    The supervisor's health check is not enough: a thread of the worker answers it even while the loop is blocked.
    """
    faulthandler.dump_traceback_later(seconds, exit=True)
    asyncio.get_running_loop().call_later(min(BEAT, seconds / 2), end_if_frozen, seconds)
