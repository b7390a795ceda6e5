"""``strandline play``: a game at the terminal."""

import random
import sys
import time
from contextlib import suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from strandline.bots.bot import BotFailed, Info
from strandline.bots.seats import OWN, apart, check, introduced
from strandline.core import registry
from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption, StrandlineError
from strandline.core.game import Position
from strandline.core.messages import say, translate
from strandline.core.numba_cache import ensure_cache_folder
from strandline.core.record import Record
from strandline.search.thought import Root

from .common import (
    Options,
    Seed,
    Source,
    check_place,
    choose,
    console,
    errors,
    is_record,
    note,
    read_record,
    seat_name,
    tell,
    told,
)
from .show import print_board, print_moves, whose_turn

HUMAN = "human"
RANDOM = "random"
LOT = "lot"
LEAST = 0.7
"""The least seconds that a bot's move takes, so that people can follow."""


def play(
    source: Source, option: Options = None, seed: Seed = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            help="For each seat in order: human, level1 to level6, random, greedy, flat, uct or program:COMMAND;"
            " by default those of a saved game, or you and then random.",
        ),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="lot|NUMBER",
            help="Who begins (and plays Black in Krabcek): “lot” draws by lot, a number chooses one of the seats given;"
            " by default by lot. The others follow in their order.",
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file when you leave.")] = None,
    info: Annotated[bool, typer.Option("--info", help="Show what bots expect, if nothing is hidden.")] = False,
    ponder: Annotated[
        bool, typer.Option("--ponder", help="Let bots think while it is your turn, if they can.")
    ] = False,
) -> None:  # fmt: skip
    """Play a game, or continue a saved one, with people at one keyboard and with bots.

    Type a move to play it. At the prompt, “help” lists the other commands.
    """
    own = Path(source) if is_record(source) else None  # the file that the game comes from: it may be overwritten
    if own is not None:
        if option:
            raise BadOption(say("cli-record-alone"))
        if first is not None:
            raise BadOption(say("cli-first-record"))
        record = read_record(source)
        if record.end is not None and record.position.turn is not None:
            raise BadOption(say("cli-ended"))
        states, begun = list(record.positions()), record.begun
        seat = seat or _people_and_own_bots(record)
    else:
        if source not in registry.names():
            raise BadOption(say("cli-no-source", source=source, allowed=", ".join(registry.names())))
        states, begun = [choose(source, option).start(seed)], datetime.now(UTC).replace(microsecond=0)
    game = states[0].game
    asked = [HUMAN if each == HUMAN else check(each, HUMAN) for each in seat or [HUMAN]]
    if len(asked) > game.seats:
        raise BadOption(say("cli-too-many-seats", found=len(asked), seats=game.seats))
    for each in asked:
        if each != HUMAN:
            introduced(each)
    if save is not None:
        if save.exists() and (own is None or not save.samefile(own)):
            raise BadOption(say("cli-file-there", file=str(save)))
        check_place(save)
    ensure_cache_folder()  # before there are bots: each of them would look for a folder
    seats = [*asked, *[RANDOM] * (game.seats - len(asked))]
    if own is None:
        seats = in_order(seats, states[0], first or LOT, seed)
    table = Table(states, seats, random.Random(seed), begun, own)
    table.has_info, table.has_pondering = info and not game.modules.view.HIDDEN, ponder
    table.complete_moves()
    try:
        table.run()
    finally:
        for bot in table.bots.values():
            bot.close()
        if save is not None:
            table.save(save)


def _people_and_own_bots(record: Record) -> list[str]:
    """Return the players of a saved game by seat, if they are people and our own bots: no program starts unasked."""
    is_known = HUMAN in record.seats and all(each in (HUMAN, *OWN) for each in record.seats)
    return list(record.seats) if is_known else []


def in_order(seats: list[str], start: Position, first: str, seed: int | None) -> list[str]:
    """Return the players in the order of the game's seats, when one of them, by number or drawn by lot, begins."""
    if first == LOT:
        # Separate from the dice, so that the same seed rolls the same whoever begins.
        number = random.Random(None if seed is None else f"{LOT} {seed}").randrange(len(seats))
    elif first.isdecimal() and 1 <= int(first) <= len(seats):
        number = int(first) - 1
    else:
        raise BadOption(say("cli-first", seats=len(seats), found=first))
    begins = max(0, start.turn or 0)  # it may be chance
    placed = [seats[(number - begins + n) % len(seats)] for n in range(len(seats))]
    if first == LOT and len(set(seats)) > 1:
        named = (f"{seat_name(start.game, n)}: {each}" for n, each in enumerate(placed))
        tell(translate("cli-lot", seats=", ".join(named)))
    return placed


COMMANDS = ("board", "help", "moves", "quit", "save ", "undo", "why ")


class Left(Exception):
    """The person leaves the game."""


class Table:
    """A game in progress: its positions so far, and its players."""

    def __init__(
        self, states: list[Position], seats: list[str], rng: random.Random, begun: datetime | None, own: Path | None
    ):
        self.states = states
        self.seats = seats
        self.rng = rng
        self.begun = begun
        self.saved = {own.resolve()} if own is not None else set()  # files that contain this game
        self.people = [number for number, seat in enumerate(seats) if seat == HUMAN]
        self.bots = {number: apart(seat) for number, seat in enumerate(seats) if seat not in (HUMAN, RANDOM)}
        self.has_info = self.has_pondering = False
        # If something is hidden, people who share a screen must not see each other's turns.
        self.curtain = states[0].game.modules.view.HIDDEN and len(self.people) > 1
        self.before_screen: int | None = None  # the seat whose turn was last on the screen
        self.unseen = {number: len(states) - 1 for number in self.people}  # the first move that each seat has not seen

    @property
    def position(self) -> Position:
        return self.states[-1]

    def run(self) -> None:
        """Play until the game is over and the person is done, or until they leave."""
        if not self.people:
            print_board(self.position, None)
        try:
            while self.position.turn is not None or self.people:
                turn = self.position.turn
                if turn is None:
                    self.over()
                elif turn == CHANCE:
                    weights = self.position.weights()
                    self.move(self.rng.choices(list(weights), list(weights.values()))[0])
                elif turn in self.bots:
                    self.wait_for(turn)
                elif self.seats[turn] == RANDOM:
                    self.move(self.rng.choice(self.position.moves()))
                else:
                    self.decide(turn)
        except Left:
            return
        print_board(self.position, None)
        tell(whose_turn(self.position))

    def wait_for(self, seat: int) -> None:
        """Let a bot move; a bot that fails is replaced by one that moves at random."""
        begun = time.monotonic()
        try:
            thinking = translate("cli-thinking", seat=seat_name(self.position.game, seat))
            with errors.status(thinking) as status:
                bot = self.bots[seat]
                if self.has_info:
                    bot.on_info = lambda each: status.update(escape(f"{thinking}: {expects(each, seat)}"))
                choice = bot.choose(Root.of(self.position), seed=self.rng.getrandbits(32))
                if self.people:
                    time.sleep(max(0.0, begun + LEAST - time.monotonic()))
        except BotFailed as error:
            self.seats[seat] = RANDOM
            self.bots.pop(seat)
            tell(translate("cli-bot-failed", reason=str(error), seat=seat_name(self.position.game, seat)), "red")
            return
        self.move(choice.move)
        if self.has_info and choice.info is not None and (words := expects(choice.info, seat)):
            tell(f"{'':16}{words}", "dim")

    def think_ahead(self) -> None:
        """Let the bots think on while a person decides. A bot that fails is started again for its move."""
        for seat, bot in self.bots.items():
            with suppress(BotFailed):
                bot.ponder(Root.of(self.position, seat))

    def move(self, move: str) -> None:
        """Make a move; print it at once unless there is a curtain."""
        self.states.append(self.position.play(move))
        if not self.curtain:
            self.report(len(self.states) - 2, self.people[0] if self.people else None)

    def report(self, number: int, seat: int | None) -> None:
        """Print the move from one position to the next for a seat."""
        before, after = self.states[number], self.states[number + 1]
        name = before.shown(after.last, seat) if self.people else after.last
        console.out(told(number + 1, before, after, name))

    def decide(self, seat: int) -> None:
        """Ask a person until the position changes."""
        self.come_to(seat)
        print_board(self.position, seat)
        tell(whose_turn(self.position))
        if self.has_pondering:
            self.think_ahead()
        position = self.position
        while self.position is position:
            self.obey(ask(f"{seat_name(position.game, seat)}> "), seat)

    def over(self) -> None:
        """Ask after the end of the game, where a person can still save or undo."""
        print_board(self.position, None)
        tell(whose_turn(self.position), "bold")
        position = self.position
        while self.position is position:
            self.obey(ask(translate("cli-over-prompt")), None)

    def come_to(self, seat: int) -> None:
        """Hide the screen if another person used it before; then print what has happened since."""
        if not self.curtain:
            return
        if self.before_screen != seat:
            clear()
            ask(translate("cli-curtain", seat=seat_name(self.position.game, seat)))
            clear()
        self.before_screen = seat
        for number in range(self.unseen[seat], len(self.states) - 1):
            self.report(number, seat)
        self.unseen[seat] = len(self.states) - 1

    def obey(self, line: str, seat: int | None) -> None:
        """Do what a person typed: a move, if it is one, otherwise a command."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if not word:
            return
        if self.position.why_not(line) is None:
            self.move(line)
            return
        match word.lower():
            case "quit" | "exit" | "q":
                raise Left
            case "help" | "?":
                tell(translate("cli-help"))
            case "board":
                print_board(self.position, seat)
            case "moves":
                found = [move for move in self.position.moves() if move.lower().startswith(rest.lower())]
                print_moves(found or [translate("cli-no-moves", beginning=rest)])
            case "why":
                reason = self.position.why_not(rest) if rest else say("cli-why-what")
                tell(str(reason or say("cli-legal", move=rest)))
            case "undo":
                self.undo()
            case "save":
                self.save_as(rest)
            case _:
                tell(f"{line.strip()}: {self.position.why_not(line)}", "red")
                tell(translate("cli-hint"), "dim")

    def complete_moves(self) -> None:
        """At a keyboard, let the Tab key complete moves and commands, and the arrow keys bring earlier lines back."""
        try:
            import readline
        except ImportError:  # on Windows the console does the editing
            return
        if sys.stdin is not None and sys.stdin.isatty():
            readline.set_completer_delims("")  # moves may have spaces in them
            readline.set_completer(lambda text, n: [*self.completions(text), None][n])
            readline.parse_and_bind("tab: complete")

    def completions(self, text: str) -> list[str]:
        """Return the completions of a line."""
        return [each for each in (*self.position.moves(), *COMMANDS) if each.lower().startswith(text.lower())]

    def undo(self) -> None:
        """Go back to a person's last decision, unless a die or a secret has been shown since."""
        earlier = [n for n, state in enumerate(self.states[:-1]) if state.turn in self.people]
        if not earlier:
            tell(translate("cli-nothing-to-undo"))
        elif any(before.reveals(after.last) for before, after in pairwise(self.states[earlier[-1] :])):
            tell(translate("cli-no-undo"))
        else:
            del self.states[earlier[-1] + 1 :]
            self.unseen = {seat: min(first, earlier[-1]) for seat, first in self.unseen.items()}
            tell(translate("cli-undone"))

    def save_as(self, name: str) -> None:
        """Save to a file that a person names, but never overwrite a file of something else."""
        file = Path(name).expanduser()
        if not name:
            tell(translate("cli-save-where"))
        elif file.exists() and file.resolve() not in self.saved:
            tell(translate("cli-file-there", file=name), "red")
        else:
            try:
                self.save(file)
            except (OSError, StrandlineError) as error:
                tell(f"{name}: {error.strerror if isinstance(error, OSError) else error}", "red")

    def save(self, file: Path) -> None:
        """Write the game so far."""
        over = self.position.turn is None
        ended: Any = {"ended": datetime.now(UTC).replace(microsecond=0)} if over else {}
        Record.of(self.position, seats=self.seats, begun=self.begun, **ended).save(file)
        self.saved.add(file.resolve())
        note(translate("cli-saved", file=str(file)))


def expects(info: Info, seat: int) -> str:
    """Return what a bot in a seat expects: its share in percent, the line, and anything else that it says."""
    share = f"{100 * info.values[seat]:.0f} %" if seat < len(info.values) else ""
    return "  ".join(filter(None, (share, ", ".join(info.line), info.text)))


def ask(prompt: str) -> str:
    """Return a line from the person; the end of input means that they leave."""
    try:
        if sys.stdin is None:  # closed before we began
            raise EOFError
        return input(prompt)
    except EOFError:
        console.out("")
        raise Left from None


def clear() -> None:
    """Clear the screen and the scrollback."""
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.clear()
