"""``ProcessBot``: a program that plays a seat. Whatever it does wrong, the result is ``BotFailed`` and nothing worse.

Separate threads read and write, so a program that does neither cannot block us. The length and the number of waiting
lines are limited. At the end the whole process group is killed.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, NoReturn

from strandline.core.game import Game
from strandline.core.json_schema import shown
from strandline.core.validate_ints import seed_of
from strandline.search.thought import Budget, Root

from . import protocol
from .bot import BotFailed, Choice, Info, failed, legal
from .program_options import ProgramOption, declared, values_of
from .protocol import LONGEST, BotMessage, Garbled

WAITING = 64
"""The number of lines that may wait to be read; after that the program has to wait."""
CHATTER = 1_000
"""The number of ``info`` messages that a program may send while it thinks."""
TAIL = 2_000
"""The number of bytes that we keep from the end of a program's error stream."""


@dataclass(frozen=True)
class Patience:
    """How many seconds we wait for a program."""

    start: float = 30.0
    """Until it says hello or is ready for a game."""
    grace: float = 5.0
    """Until it answers after it was told to stop."""
    unlimited: float = 60.0
    """Until it answers if it has no limit in seconds."""
    busy: float = 10.0
    """On a busy machine a thought may last this many times longer than its CPU time."""

    def of(self, budget: Budget | None) -> float:
        """Return the seconds until the program is told to stop."""
        if budget is None or budget.seconds is None:
            return self.unlimited
        return budget.seconds * (self.busy if budget.is_cpu_time else 1)


class ProcessBot:
    """A program that speaks the bot protocol. It starts when it is first needed, and again after a failure."""

    def __init__(
        self,
        command: Sequence[str],
        name: str = "",
        patience: Patience | None = None,
        options: Mapping[str, Any] | None = None,
        on_info: Callable[[Info], None] | None = None,
    ):
        """``options``: values for options that the program declares. ``on_info`` gets what it says while it thinks."""
        self.command = list(command)
        self.options = dict(options or {})
        self.on_info = on_info
        self.declared: tuple[ProgramOption, ...] = ()
        """The options of the program, once it has started."""
        self.name = name or Path(self.command[0]).name
        self.patience = patience or Patience()
        self._running: _Running | None = None
        self._seat: tuple[Game, int] | None = None
        self._own_name = ""
        self._can_ponder = False

    def begin(self) -> None:
        self._seat = None

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:
        try:
            return self._choose(root, budget, seed_of(seed))
        except BotFailed:
            self.close()
            raise

    def _choose(self, root: Root, budget: Budget | None, seed: int) -> Choice:
        running = self._at_table(root)
        running.send(protocol.position(root))
        running.send(protocol.go(budget, seed))
        last: list[Info] = []

        def hear_of(message: BotMessage) -> None:
            last[:] = [protocol.information(message)]
            if self.on_info is not None:
                self.on_info(last[0])

        answer = running.hear("bestmove", self.patience.of(budget), stop_for=self.patience.grace, on_info=hear_of)
        move = answer.get("move")
        if not isinstance(move, str) or move not in legal(root):
            raise failed(self.name, "illegal", move=shown(move))
        own = protocol.information(answer)
        return Choice(move, info=last[0] if last else own if own != Info() else None)

    def ponder(self, root: Root) -> None:
        """Let the program think on while another seat decides, if it can. Its next ``choose`` ends that."""
        if self._running is not None and self._running.pondered == root:
            return
        try:
            running = self._at_table(root)
            if self._can_ponder:
                running.send(protocol.position(root))
                running.send({"type": "ponder"})
                running.pondered = root
        except BotFailed:
            self.close()
            raise

    def _at_table(self, root: Root) -> "_Running":
        """Start the program if necessary, end its pondering, and tell it its seat."""
        running = self._started()
        running.end_pondering()
        if self._seat != (root.game, root.seat):
            running.send(protocol.new(root))
            running.hear("ready", self.patience.start)
            self._seat = root.game, root.seat
        return running

    def start(self) -> str:
        """Start the program if it is not running, and return its name, if it has one. May raise BotFailed."""
        self._started()
        return self._own_name

    def _started(self) -> "_Running":
        if self._running is None:
            self._running = _Running(self.name, self.command)
            self._running.send(protocol.hello())
            answer = self._running.hear("hello", self.patience.start)
            version = answer.get("protocol")
            if type(version) is not int or not protocol.OLDEST <= version <= protocol.VERSION:
                raise failed(self.name, "other-protocol", version=shown(version), known=protocol.VERSION)
            self._can_ponder = version >= 2 and answer.get("ponder") is True
            self._set_options(answer.get("options", []) if version >= 2 else [])
            own = answer.get("name")
            self._own_name = own.strip() if isinstance(own, str) and own.isprintable() else ""
        return self._running

    def _set_options(self, data: Any) -> None:
        """Read the options that the program declares, and set those that were given."""
        assert self._running is not None
        try:
            self.declared = declared(data)
        except ValueError:
            raise failed(self.name, "bad-options", options=shown(data)) from None
        for name, value in values_of(self.declared, self.options, self.name).items():
            self._running.send({"type": "set", "name": name, "value": value})

    def close(self) -> None:
        """End the program and every process that it started."""
        self._seat = None
        if self._running is not None:
            self._running.close()
            self._running = None

    def __enter__(self) -> "ProcessBot":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Running:
    """A running program, and the threads that listen to it."""

    def __init__(self, name: str, command: list[str]):
        self.name = name
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise failed(name, "no-start", command=" ".join(command), reason=error.strerror or str(error)) from None
        # The program ends even if we fail or exit in a hurry.
        self.kill = weakref.finalize(self, _kill, self.process)
        self.heard: queue.Queue[bytes | None] = queue.Queue(WAITING)
        self.to_send: queue.Queue[bytes | None] = queue.Queue()
        self.closed = threading.Event()
        self.complaints = bytearray()
        self.pondered: Root | None = None
        self.may_inform = False  # it has pondered, and what it said meanwhile may still arrive
        out, err = self.process.stdout, self.process.stderr
        for work in (
            (_listen, out, self.heard, self.closed),
            (_overhear, err, self.complaints),
            (_speak, self.process.stdin, self.to_send),
        ):
            threading.Thread(target=work[0], args=work[1:], daemon=True).start()

    def send(self, message: BotMessage) -> None:
        is_free = self.may_inform or self.pondered is not None
        while not self.heard.empty():
            line = self.heard.get()
            if not is_free or line is None or self.read(line)["type"] != "info":
                self.fail_by(line)
        self.to_send.put(protocol.encode(message))

    def end_pondering(self) -> None:
        """Tell the program that the others have decided."""
        if self.pondered is not None:
            self.pondered, self.may_inform = None, True
            self.send({"type": "stop"})

    def hear(
        self, kind: str, seconds: float, stop_for: float = 0.0, on_info: Callable[[BotMessage], None] | None = None
    ) -> BotMessage:
        """Return the answer of this kind. After ``seconds`` the program is told to stop, and has ``stop_for`` more."""
        until, is_stopped = time.monotonic() + seconds, not stop_for
        chatter, most = 0, CHATTER * (2 if self.may_inform else 1)
        self.may_inform = False
        while True:
            try:
                line = self.heard.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                if self.process.poll() is not None:  # the program ended, but one of its children keeps the pipe open
                    self.fail_by(None)
                if is_stopped:
                    raise failed(self.name, "silent", seconds=f"{seconds + stop_for:g}", what=kind) from None
                until, is_stopped = time.monotonic() + stop_for, True
                self.to_send.put(protocol.encode({"type": "stop"}))
                continue
            message = self.read(line)
            if message["type"] == kind:
                return message
            if message["type"] == "error":
                raise failed(self.name, "gave-up", message=shown(message.get("message")))
            if message["type"] != "info":
                self.fail_by(line)
            chatter += 1
            if chatter > most:
                raise failed(self.name, "chatter", most=CHATTER)
            if on_info is not None:
                on_info(message)

    def read(self, line: bytes | None) -> BotMessage:
        if line is None:
            self.fail_by(None)
        if len(line) > LONGEST:
            raise failed(self.name, "long-line", most=LONGEST)
        try:
            return protocol.decode(line)
        except Garbled as error:
            raise failed(self.name, "nonsense", line=str(error)) from None

    def fail_by(self, line: bytes | None) -> NoReturn:
        """Raise BotFailed for an unexpected line, or because the program ended."""
        if line is not None:
            self.read(line)
            raise failed(self.name, "out-of-turn", line=shown(line[:100].decode(errors="replace")))
        self.kill()
        code = self.process.wait()
        time.sleep(0.05)  # its last lines may not have been read yet
        words = self.complaints.decode(errors="replace").strip().rpartition("\n")[2]
        raise failed(self.name, "ended", code=code, words=shown(words))

    def close(self) -> None:
        self.closed.set()
        self.to_send.put(None)
        self.kill()
        self.process.wait()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and its process group."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _listen(stream: IO[bytes], heard: "queue.Queue[bytes | None]", closed: threading.Event) -> None:
    """Pass on the lines until the program ends or sends a line that is too long."""
    rest = b""
    with stream:
        while len(rest) <= LONGEST and (more := _read(stream)):
            *lines, rest = (rest + more).split(b"\n")
            for line in lines:
                _hand_on(line, heard, closed)
    if len(rest) > LONGEST:
        _hand_on(rest, heard, closed)
    _hand_on(None, heard, closed)


def _hand_on(line: bytes | None, heard: "queue.Queue[bytes | None]", closed: threading.Event) -> None:
    while not closed.is_set():
        with contextlib.suppress(queue.Full):
            heard.put(line, timeout=0.2)
            return


def _overhear(stream: IO[bytes], kept: bytearray) -> None:
    """Keep the end of a program's error stream."""
    with stream:
        while more := _read(stream):
            kept += more
            del kept[:-TAIL]


def _read(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), 1 << 16)
    except OSError:
        return b""


def _speak(stream: IO[bytes], to_send: "queue.Queue[bytes | None]") -> None:
    """Write our messages. A program that does not read blocks only this thread."""
    with contextlib.suppress(OSError, ValueError):
        while (line := to_send.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError, ValueError):
        stream.close()
