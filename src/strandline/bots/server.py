"""Our bots as programs that speak the bot protocol: ``strandline bot`` and ``python -m strandline.bots`` run this."""

import threading
from collections.abc import Callable
from typing import BinaryIO

from strandline.core import registry
from strandline.core.game import Game, game
from strandline.core.json_schema import shown
from strandline.core.messages import translate
from strandline.search.stoppable import stoppable
from strandline.search.thought import Budget, Root

from .bot import Bot, legal
from .protocol import VERSION, BotMessage, Garbled, decode, encode, hello
from .seats import check, seated
from .thinker import Thinker


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
        if self.thinking is not None:
            # An answer may be read before the thread that wrote it has ended.
            self.thinking.join(None if self.stopped.is_set() else 1)
            if self.thinking.is_alive():
                raise Garbled(translate("bots-thinking", what=shown(kind)))
        match kind:
            case "hello":
                if message.get("protocol") != VERSION:
                    raise Garbled(translate("bots-protocol", version=shown(message.get("protocol")), known=VERSION))
                self.say(hello() | {"name": self.name, "games": list(registry.names())})
            case "new":
                self.begin(message)
                self.say({"type": "ready"})
            case "position":
                self.root = self.read(message)
            case "go":
                self.think(message)
            case _:
                raise Garbled(translate("bots-unknown", what=shown(kind)))

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

    def answer(self, root: Root, bot: Bot, message: BotMessage) -> None:
        """Think, and send the answer."""
        try:
            choice = bot.choose(root, self.budget(bot, message), int(message.get("seed", 0)))
        except Exception as error:
            self.fail(error)
            return
        reply: BotMessage = {"type": "bestmove", "move": choice.move}
        if choice.thought is not None:
            move = legal(root)[choice.move]
            values = next(judged.values for judged in choice.thought.moves if judged.move == move)
            reply |= {"values": [round(value, 4) for value in values], "nodes": choice.thought.nodes}
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
    Server(lambda game: seated(name, game), name, output).run(lines)
