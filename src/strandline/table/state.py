"""The state of a table, computed from its events. Nothing here decides, draws or reads the time.

``referee.py`` decides what may be done; ``audiences.py`` builds what each audience can see.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar, assert_never

from strandline.core.contract import CHANCE
from strandline.core.effects import Effect
from strandline.core.game import Game, Position, game

from . import events as e
from .clock import Clock, clock_of
from .events import Event

WATCHERS = -1
"""The audience of the spectators."""
RECENT = 64
"""The most events that are sent one by one; a client that has missed more gets the whole state."""
MILESTONE = 16
"""The position is kept every this many moves, so that an undo need not replay the whole game."""
BOTS_WINDOW = 2_500
"""The window if only bots are asked to react, and the shortest one if one of the asked is a bot."""

Status = Literal["open", "playing", "over", "closed"]


@dataclass(frozen=True)
class Seat:
    """A seat and its owner. ``is_away``: a bot plays until the owner is back; ``has_resigned``: it plays for good.

    ``missed``: how many turns the bot has begun since the owner went away.
    ``commitment``: the table's as the owner's client saw it when they sat down, if the client sent it.
    ``home``: at a rated table, the mark of the address that they came from.
    ``kept_for``: in a rematch, the previous owner; until someone sits down, the ``name`` is theirs.
    """

    kind: e.SeatKind
    level: int = 0
    person: str | None = None
    name: str = ""
    nonce: str = ""
    commitment: str | None = None
    home: str | None = None
    kept_for: str | None = None
    is_away: bool = False
    has_resigned: bool = False
    missed: int = 0

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.person is not None

    @property
    def bot(self) -> int:
        """The level of the bot that plays here now; 0 if a person or a program plays."""
        return self.level if self.kind == "bot" else int(self.is_away or self.has_resigned)


@dataclass
class PlayedMove:
    """A move or outcome: the position's row before it, and the rules' number of the move."""

    row: list[int]
    move: int
    name: str
    seat: int
    reveals: bool
    way: list[str] | None = None
    """The places on its way, once they were first sent."""
    effects: list[Effect] | None = None
    """What it has caused, once that was first sent."""


T = TypeVar("T")


def rotated(items: Sequence[T], by: int) -> list[T]:
    """Return the items from number ``by`` on, followed by those before it."""
    return [*items[by:], *items[:by]]


Step = tuple[PlayedMove, Position]
"""A move, and the position after it."""


def play(position: Position, name: str) -> Step:
    """Play a move or outcome."""
    after = position.play(name)
    assert position.turn is not None
    number, reveals = position.number(after.last), position.reveals(after.last, after)
    return PlayedMove(position.row(), number, after.last, position.turn, reveals), after


@dataclass(frozen=True)
class Said:
    """A chat message of event ``n``."""

    n: int
    at: int
    person: str
    seat: int | None
    text: str
    name: str = ""


class Table:
    """The whole state of a table. ``after`` returns a new table, and does not change this one."""

    def __init__(self, table: str, secret: str):
        self.id = table
        self.secret = secret
        self.n = 0
        self.last = 0
        self.status: Status = "open"
        self.feeds: dict[int, list[Event]] = {WATCHERS: []}
        self.keys: dict[tuple[str, str], int] = {}
        self.made: list[PlayedMove] = []
        self.position: Position | None = None
        self._asked: tuple[int, ...] = ()
        self.shown: tuple[Position, dict[str, Any]] | None = None
        """A position and everyone's view of it, if nothing is hidden."""
        self.known: dict[int, tuple[Position, Position]] = {}
        """For each seat, the position in which it last decided, and what it knew of it."""
        self.passed: list[Position] = []
        """The position, and those that follow if the seats asked to react let it pass, one after another."""
        self.milestones: list[Position] = []
        self.end: e.Ended | None = None
        self.rematch: str | None = None
        self.first: int | None = None
        """The seat that was drawn by lot to begin, by its number before the draw."""
        self._forget_requests()
        self.answers: dict[int, str] = {}
        self.asks: dict[int, int] = {}
        """How often each seat has asked for an undo or offered a draw since it last moved."""
        self.extras: dict[str, int] = {}
        """How many events each person has caused that are not moves."""
        self.presets: set[int] = set()
        self.muted: set[str] = set()
        self.said: dict[str, list[Said]] = {"players": [], "watchers": []}

    def _forget_requests(self) -> None:
        """Drop open requests. They last until a person moves: people who are away can answer after bots' moves."""
        self.offers: set[int] = set()
        self.undo: e.AskedUndo | None = None
        self.granted: set[int] = set()

    # The state

    @property
    def last_public(self) -> int:
        """The time of the last event that everyone can see."""
        return self.feeds[WATCHERS][-1].at

    @property
    def moves(self) -> list[str]:
        """The moves and outcomes of the game, without undone ones."""
        return [each.name for each in self.made]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats asked to react now."""
        return self._asked if self.status == "playing" else ()

    @property
    def deciding(self) -> list[int]:
        """The seats that must decide now. All seats asked to react are among them until the window closes."""
        if self.status != "playing" or self.position is None:
            return []
        if self.asked:
            return list(self.asked)
        return [] if self.position.turn in (None, CHANCE) else [self.position.turn]

    def is_to_move(self, seat: int) -> bool:
        """Whether it is a seat's turn to move, so that its clock runs if a person plays it."""
        return not self.asked and self.deciding == [seat]

    @property
    def window_end(self) -> int | None:
        """When the answers of the seats asked to react are shown: always the same time after the question."""
        if not self.asked:
            return None
        # Everyone knows who plays a seat, so this reveals nothing.
        bots = self.asked_bots
        if bots == len(self.asked):
            return self.since + BOTS_WINDOW
        return self.since + max(self.window, BOTS_WINDOW if bots else 0)

    @property
    def asked_bots(self) -> int:
        """How many of the seats asked to react are bots'."""
        return sum(self.seats[seat].bot > 0 for seat in self.asked)

    @property
    def due(self) -> int | None:
        """When the host itself must act next: for a bot, at the end of a window, or when a seat's time runs out."""
        if self.status != "playing":
            return None
        due = [at for at in (self.window_end, self.clock.deadline) if at is not None]
        if any(self.seats[seat].bot for seat in self.deciding):
            due.append(self.last)
        return min(due, default=None)

    @property
    def seated(self) -> list[Seat]:
        """The seats as they were numbered when people sat down, before the draw: the order of the nonces."""
        return rotated(self.seats, -(self.first or 0))

    def seats_of(self, person: str | None) -> list[int]:
        """Return a person's seats: several people may share one screen."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def sees(self, event: Event, audience: int) -> bool:
        """Whether an audience can see an event at all: an event that it cannot see leaves no gap in its numbers."""
        match event.data:
            case e.Answered() | e.Preset():
                return event.data.seat == audience
            case e.Chat() | e.Unsaid():
                return event.data.room == ("watchers" if audience == WATCHERS else "players")
            case e.Muted() | e.Down():
                return False
        return True

    # Events

    def after(self, events: Iterable[Event], steps: Sequence[Step] = ()) -> "Table":
        """Return the table after these events. ``steps``: their moves, if they have been played already."""
        new = copy(self)
        # Everything else is replaced when it changes.
        new.feeds = {audience: feed.copy() for audience, feed in self.feeds.items()}
        new.keys = self.keys.copy()
        if self.n:
            new.clock = self.clock.copy()
        for event in events:
            new.apply(event, steps)
        return new

    def apply(self, event: Event, steps: Sequence[Step] = ()) -> None:
        """Change this table in place by an event."""
        self.n, self.last = event.n, event.at
        if event.key is not None and event.person is not None:
            self.keys[event.person, event.key] = event.n
        if event.person is not None and not isinstance(event.data, e.Moved | e.Answered):
            self.extras = {**self.extras, event.person: self.extras.get(event.person, 0) + 1}
        self._change(event, steps)
        for audience, feed in self.feeds.items():
            if self.sees(event, audience):
                feed.append(event)

    def _change(self, event: Event, steps: Sequence[Step]) -> None:
        match event.data:
            case e.Made() as plan:
                self._make(event, plan)
            case e.Sat(seat, name, nonce, commitment, home):
                self._set_seat(seat, person=event.person, name=name, nonce=nonce, commitment=commitment, home=home)
            case e.Left(seat):
                self._set_seat(seat, person=None, name="", nonce="", commitment=None, home=None)
            case e.Started(start, moves, first):
                self.status = "playing"
                self._begin_with(first)
                self._stand(self.game.load(start))
                self.milestones = self.passed
                self._play(event, moves, steps)
            case e.Moved(moves):
                self.answers = {}
                self._play(event, moves, steps)
            case e.Answered(seat, move):
                self.answers = {**self.answers, seat: move}
            case e.Preset(seat, on):
                self.presets = self.presets | {seat} if on else self.presets - {seat}
            case e.AskedUndo(seat) as undo:
                self.undo, self.granted = undo, set()
                self._count_ask(seat)
            case e.Granted(seat):
                self.granted = self.granted | {seat}
            case e.Undone(to):
                self._undo(to)
                self._run_clock(event.at)
            case e.Offered(seat):
                if not self.offers:
                    self._count_ask(seat)
                self.offers = self.offers | {seat}
            case e.Declined():
                self._forget_requests()
            case e.Resigned(seat):
                self._set_seat(seat, has_resigned=True, is_away=False)
                self._run_clock(event.at)
            case e.TimeOver(seat):
                self._set_seat(seat, is_away=True)
                self._run_clock(event.at)
            case e.Back(seat):
                self._set_seat(seat, is_away=False, missed=0)
                self.clock.come_back(seat, event.at, is_to_move=self.is_to_move(seat))
                self._run_clock(event.at)
            case e.Down(since):
                self.clock.skip(since, event.at)
            case e.Ended() as end:
                self.status = "over"
                self.end = end
                self.answers = {}
                self._forget_requests()
                self._run_clock(event.at)
            case e.Closed():
                self.status = "closed"
            case e.Rematch(table):
                self.rematch = table
            case e.Chat(room, seat, text, name):
                said = Said(event.n, event.at, event.person or "", seat, text, name)
                self.said = {**self.said, room: [*self.said[room], said]}
            case e.Unsaid(room, number):
                texts = enumerate(self.said[room], 1)
                self.said = {**self.said, room: [replace(x, text="") if n == number else x for n, x in texts]}
            case e.Muted(person):
                self.muted = self.muted | {person}
            case _ as never:
                assert_never(never)

    def _make(self, event: Event, plan: e.Made) -> None:
        self.game: Game = game(plan.game, **plan.options)
        self.plan = plan
        self.host: str = event.person or ""
        self.window: int = plan.window * 1000
        self.seats = [Seat(**seat) for seat in plan.seats]
        self.clock: Clock = clock_of(plan.clock, len(self.seats))
        self.since = event.at
        for number in range(len(self.seats)):
            self.feeds[number] = []

    def _begin_with(self, first: int | None) -> None:
        """Renumber the seats from the one that was drawn. So far all of them have seen the same events."""
        self.first = first
        self.seats = rotated(self.seats, first or 0)
        moved = {old: new for new, old in enumerate(rotated(range(len(self.seats)), first or 0))}
        players = [each if each.seat is None else replace(each, seat=moved[each.seat]) for each in self.said["players"]]
        self.said = {**self.said, "players": players}

    def _set_seat(self, number: int, **changes: Any) -> None:
        self.seats = [replace(seat, **changes) if n == number else seat for n, seat in enumerate(self.seats)]

    def _stand(self, position: Position) -> None:
        self.position, self.passed, self._asked = position, [position], position.asked

    def _count_ask(self, seat: int) -> None:
        self.asks = {**self.asks, seat: self.asks.get(seat, 0) + 1}

    def _note_mover(self, move: PlayedMove, before: int | None) -> None:
        """Note who has moved, after ``before``: a person's move ends open requests, a bot's move is a missed turn."""
        seat = move.seat
        if move.reveals:
            self.undo = None
        if seat == CHANCE:
            return
        self.asks = {n: asks for n, asks in self.asks.items() if n != seat}
        if not self.seats[seat].bot:
            self._forget_requests()
        elif self.seats[seat].is_away and seat != before:
            self._set_seat(seat, missed=self.seats[seat].missed + 1)

    def _play(self, event: Event, moves: list[str], steps: Sequence[Step]) -> None:
        """Use the steps that were played already, or play the moves."""
        self.made = self.made.copy()
        mover = next((each.seat for each in reversed(self.made) if each.seat != CHANCE), None)
        for n, move in enumerate(moves):
            assert self.position is not None
            played, after = steps[n] if steps else play(self.position, move)
            self._note_mover(played, mover)
            mover = mover if played.seat == CHANCE else played.seat
            self.made.append(played)
            self._stand(after)
            if len(self.made) % MILESTONE == 0:
                self.milestones = [*self.milestones, after]
        if self.asked:  # nothing can be undone while others decide in secret
            self.undo = None
        self._run_clock(event.at, has_moved=True)

    def _undo(self, to: int) -> None:
        self.answers, self.asks = {}, {}
        self._forget_requests()
        self.made = self.made[:to]
        passed = to // MILESTONE
        self.milestones = self.milestones[: passed + 1]
        position = self.milestones[-1]
        for each in self.made[passed * MILESTONE :]:
            position = position.play(each.name)
        self._stand(position)

    def _run_clock(self, now: int, *, has_moved: bool = False) -> None:
        if has_moved or not self.asked:  # a window does not get longer when someone comes or goes
            self.since = now
        seat = self.position.turn if self.position is not None and self.status == "playing" else None
        if seat is None or seat == CHANCE or self.asked or self.seats[seat].bot:
            seat = None
        self.clock.switch(seat, now, has_moved=has_moved)
