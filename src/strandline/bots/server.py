"""Our bots as programs that speak the bot protocol: ``strandline bot`` and ``python -m strandline.bots`` run this."""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import BinaryIO

from strandline.core import registry
from strandline.core.game import Game, game
from strandline.core.json_schema import shown
from strandline.core.messages import translate
from strandline.search.stoppable import stoppable
from strandline.search.thought import Budget, Root

from .bot import Bot, expected, legal
from .levels import HIGHEST
from .program_options import ProgramOption, Value, values_of
from .protocol import VERSION, BotMessage, Garbled, agreed, decode, encode
from .seats import LEVEL_NAMES, check, seated
from .thinker import Thinker

NO_NODES = 1 << 60
"""A number of nodes that is never reached."""
MOST_THREADS = 256


class Server:
    """Answers the messages of the protocol with one of our bots."""

    def __init__(self, seat: Callable[[Game], Bot], name: str, output: BinaryIO):
        self.seat = seat
        self.name = name
        self.output = output
        self.lock = threading.Lock()
        self.thinking: threading.Thread | None = None
        self.stopped = threading.Event()
        self.game: Game | None = None
        self.bot: Bot | None = None
        self.place = 0
        self.root: Root | None = None
        self.ponders = False
        self.options: tuple[ProgramOption, ...] = ()
        self.values: dict[str, Value] = {}

    def run(self, lines: BinaryIO) -> None:
        """Answer messages until the input ends or the program is told to quit."""
        for line in lines:
            try:
                message = decode(line)
                if message["type"] == "quit":
                    break
                self.obey(message)
            except Exception as error:
                self.fail(error)
        self.stopped.set()

    def obey(self, message: BotMessage) -> None:
        """Handle one message."""
        kind = message["type"]
        if kind == "stop":
            self.stopped.set()
            return
        if self.ponders:  # whatever comes ends it
            self.stopped.set()
            self.ponders = False
        if self.thinking is not None:
            # An answer may be read before the thread that wrote it has ended.
            self.thinking.join(None if self.stopped.is_set() else 1)
            if self.thinking.is_alive():
                raise Garbled(translate("bots-thinking", what=shown(kind)))
        match kind:
            case "hello":
                version = agreed(message)
                if version is None:
                    raise Garbled(translate("bots-protocol", version=shown(message.get("protocol")), known=VERSION))
                self.say(self.greeting(version))
            case "set":
                name = str(message.get("name"))
                self.values |= values_of(self.options, {name: message.get("value")}, self.name)
            case "new":
                self.begin(message)
                self.say({"type": "ready"})
            case "position":
                self.root = self.read(message)
            case "go":
                self.think(message)
            case "ponder":
                self.ponder()
            case _:
                raise Garbled(translate("bots-unknown", what=shown(kind)))

    def greeting(self, version: int) -> BotMessage:
        """Return our answer to a host's greeting."""
        greeting: BotMessage = {
            "type": "hello",
            "protocol": version,
            "name": self.name,
            "games": list(registry.names()),
        }
        if version >= 2:
            greeting |= {"ponder": True, "options": [option.to_dict() for option in self.options]}
        return greeting

    def begin(self, message: BotMessage) -> None:
        """Start a new game."""
        self.game = game(message["game"], **message["options"])
        known = self.game.modules.board.RULES_VERSION
        if message.get("rules") != known:
            raise Garbled(translate("bots-rules", rules=shown(message.get("rules")), known=known))
        self.place = range(self.game.seats)[message["seat"]]
        self.root = None
        self.bot = self.seat(self.game)
        if isinstance(self.bot, Thinker):  # now, before the clock runs
            self.bot.load(self.game)

    def read(self, message: BotMessage) -> Root:
        """Return the root of a position message. Its moves must be the ones that we compute from its row."""
        if self.game is None:
            raise Garbled(translate("bots-no-game"))
        row, seen = (tuple(map(int, message[name])) for name in ("row", "seen"))
        root = Root(self.game, self.place, row, seen)
        if len(row) != self.game.modules.rules.SIZE or sorted(legal(root)) != message["moves"]:
            raise Garbled(translate("bots-row"))
        return root

    def think(self, message: BotMessage) -> None:
        """Think in a thread, so that a stop can be read meanwhile."""
        if self.root is None or self.bot is None:
            raise Garbled(translate("bots-no-position"))
        self.stopped = threading.Event()
        self.thinking = threading.Thread(target=self.answer, args=(self.root, self.bot, message), daemon=True)
        self.thinking.start()

    def ponder(self) -> None:
        """Think on while others decide, until the next message. That never answers."""
        if self.root is None or self.bot is None:
            raise Garbled(translate("bots-no-position"))
        if isinstance(self.bot, Thinker):
            self.ponders, self.stopped = True, threading.Event()
            budget = stoppable(Budget(nodes=NO_NODES), self.stopped)
            self.thinking = threading.Thread(target=self.think_ahead, args=(self.root, self.bot, budget), daemon=True)
            self.thinking.start()

    def think_ahead(self, root: Root, bot: Thinker, budget: Budget) -> None:
        """Think, and keep errors for the next move: nobody has asked for anything."""
        with suppress(Exception):
            bot.ponder(root, budget)

    def answer(self, root: Root, bot: Bot, message: BotMessage) -> None:
        """Think, and send the answer."""
        try:
            choice = bot.choose(root, self.budget(bot, message), int(message.get("seed", 0)))
        except Exception as error:
            self.fail(error)
            return
        reply: BotMessage = {"type": "bestmove", "move": choice.move}
        info = expected(root, choice)
        if info is not None:
            told = asdict(info)
            self.say({"type": "info"} | {name: told[name] for name in ("values", "line", "nodes", "seconds")})
            reply |= {"values": told["values"], "nodes": told["nodes"]}
        self.say(reply)

    def budget(self, bot: Bot, message: BotMessage) -> Budget:
        """Return the requested budget, or else the bot's own. Either can be stopped."""
        if "seconds" in message or "nodes" in message:
            limits = message.get("seconds"), message.get("nodes"), message.get("threads", 1)
            return stoppable(Budget(*limits, bool(message.get("cpu_time"))), self.stopped)
        return stoppable(bot.level.in_time if isinstance(bot, Thinker) else Budget(nodes=1), self.stopped)

    def fail(self, error: Exception) -> None:
        """Send an error, whatever it was: a bot that stays silent loses its seat."""
        self.say({"type": "error", "message": f"{type(error).__name__}: {error}"})

    def say(self, message: BotMessage) -> None:
        with self.lock:
            self.output.write(encode(message))
            self.output.flush()


def serve(name: str, lines: BinaryIO, output: BinaryIO) -> None:
    """Speak the protocol as one of our bots."""
    name = check(name)
    server = Server(lambda game: seated(_leveled(server, name), game, _threads(server)), name, output)
    if name in LEVEL_NAMES:
        own = LEVEL_NAMES.index(name) + 1
        server.options = (
            ProgramOption("level", "number", own, 1, HIGHEST),
            ProgramOption("threads", "number", 0, 0, MOST_THREADS),
        )
    server.run(lines)


def _leveled(server: Server, name: str) -> str:
    """Return the name of the bot, at the level that the host has set."""
    return f"level{server.values['level']}" if "level" in server.values else name


def _threads(server: Server) -> int | None:
    """Return the most threads that the host allows; 0: as many as the level has."""
    return int(server.values.get("threads", 0)) or None
