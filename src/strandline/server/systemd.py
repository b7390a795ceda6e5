"""Reports the server's state to systemd, if systemd has started it (the protocol of ``sd_notify``)."""

import os
import socket
import time
from contextlib import suppress


class Systemd:
    """Sends states to the socket that systemd named in the environment; without one, it does nothing."""

    def __init__(self) -> None:
        self._socket = os.environ.get("NOTIFY_SOCKET", "")
        self._every = int(os.environ.get("WATCHDOG_USEC", "0")) / 3e6
        self._last = 0.0

    def ready(self) -> None:
        """Report that the server answers requests."""
        self._send("READY=1")

    def alive(self) -> None:
        """Report that the server still runs, three times in the period after which systemd would replace it."""
        if self._every and time.monotonic() >= self._last + self._every:
            self._last = time.monotonic()
            self._send("WATCHDOG=1")

    def stopping(self) -> None:
        """Report that the server is about to end."""
        self._send("STOPPING=1")

    def _send(self, state: str) -> None:
        if not self._socket:
            return
        name = f"\0{self._socket[1:]}" if self._socket.startswith("@") else self._socket
        # The server goes on if systemd does not listen.
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.setblocking(False)
            sender.sendto(state.encode(), name)
