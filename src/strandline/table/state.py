"""The state of a table, as its events make it. Nothing here decides, draws or asks the time.

What may be done is decided in ``referee.py``; what each audience gets to see is put together in ``audiences.py``.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal, assert_never

from strandline.core.contract import CHANCE
from strandline.core.game import Game, Position, game

from . import events as e
from .clock import Clock, clock_of
from .events import Event

WATCHERS = -1
"""The audience of those who do not sit."""
RECENT = 64
"""This many events can be sent one by one; a client that has missed more gets the whole state."""
MILESTONE = 16
"""After this many moves each, the position is kept, so that an undo need not play the whole game again."""
BOTS_WINDOW = 2_000
"""The window where only bots are asked to react."""
GRACE = 60_000
"""What a seat whose time was over has when its owner is back, if it is not more."""

Status = Literal["open", "playing", "over", "closed"]


@dataclass(frozen=True)
class Seat:
    """Who sits there. ``is_away``: a bot plays until the owner is back; ``has_resigned``: for good.

    ``kept_for``: who sat there before, in a rematch; until someone sits down, the ``name`` is theirs.
    """

    kind: e.SeatKind
    level: int = 0
    person: str | None = None
    name: str = ""
    nonce: str = ""
    kept_for: str | None = None
    is_away: bool = False
    has_resigned: bool = False

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.person is not None

    @property
    def bot(self) -> int:
        """The level of the bot that plays here now; 0: a person does, or a program."""
        return self.level if self.kind == "bot" else int(self.is_away or self.has_resigned)


@dataclass
class PlayedMove:
    """One move or outcome: the position's row before it, and the move as the rules have it."""

    row: list[int]
    move: int
    name: str
    seat: int
    reveals: bool
    way: list[str] | None = None
    """The places it went over, once an audience got to see them."""


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
    """Something said, by event ``n``."""

    n: int
    at: int
    person: str
    seat: int | None
    text: str
    name: str = ""


class Table:
    """Everything that is so at a table now. ``after`` returns a new table, and leaves this one alone."""

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
        """A position and what everyone sees of it, where nothing is hidden."""
        self.passed: list[Position] = []
        """The position, and those after it if one after another of the seats asked to react lets it pass."""
        self.milestones: list[Position] = []
        self.end: e.Ended | None = None
        self.rematch: str | None = None
        self._fresh()
        self.presets: set[int] = set()
        self.muted: set[str] = set()
        self.said: dict[str, list[Said]] = {"players": [], "watchers": []}

    def _fresh(self) -> None:
        """What holds only until the next move."""
        self.offers: set[int] = set()
        self.undo: e.AskedUndo | None = None
        self.granted: set[int] = set()
        self.answers: dict[int, str] = {}

    # What is so

    @property
    def last_public(self) -> int:
        """When anything last happened that everyone gets to see."""
        return self.feeds[WATCHERS][-1].at

    @property
    def moves(self) -> list[str]:
        """The moves and outcomes that stand."""
        return [each.name for each in self.made]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats asked to react now."""
        return self._asked if self.status == "playing" else ()

    @property
    def deciding(self) -> list[int]:
        """The seats that are to decide. All who are asked to react are among them until the window closes."""
        if self.status != "playing" or self.position is None:
            return []
        if self.asked:
            return list(self.asked)
        return [] if self.position.turn in (None, CHANCE) else [self.position.turn]

    @property
    def window_end(self) -> int | None:
        """When the answers of those asked to react are shown: always as long after the question."""
        if not self.asked:
            return None
        # Everyone knows who plays a seat, so this gives nothing away.
        is_for_bots = all(self.seats[seat].bot for seat in self.asked)
        return self.since + (min(self.window, BOTS_WINDOW) if is_for_bots else self.window)

    @property
    def due(self) -> int | None:
        """When the host itself has to do something next: for a bot, at the end of a window, or of a seat's time."""
        if self.status != "playing":
            return None
        due = [at for at in (self.window_end, self.clock.deadline) if at is not None]
        if any(self.seats[seat].bot for seat in self.deciding):
            due.append(self.last)
        return min(due, default=None)

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits: at one screen, perhaps in several seats."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def sees(self, event: Event, audience: int) -> bool:
        """Whether an audience gets to see an event at all: one that it does not see leaves no gap in its numbers."""
        match event.data:
            case e.Answered() | e.Preset():
                return event.data.seat == audience
            case e.Chat() | e.Unsaid():
                return event.data.room == ("watchers" if audience == WATCHERS else "players")
            case e.Muted() | e.Down():
                return False
        return True

    # What happens

    def after(self, events: Iterable[Event], steps: Sequence[Step] = ()) -> "Table":
        """Return the table after these events. ``steps``: their moves, where they have been played already."""
        new = copy(self)
        # Everything else is replaced when it changes.
        new.feeds = {audience: feed.copy() for audience, feed in self.feeds.items()}
        new.keys = self.keys.copy()
        if self.n:
            new.clock = replace(self.clock, left=self.clock.left.copy())
        for event in events:
            new.apply(event, steps)
        return new

    def apply(self, event: Event, steps: Sequence[Step] = ()) -> None:
        """Change this very table as an event says."""
        self.n, self.last = event.n, event.at
        if event.key is not None and event.person is not None:
            self.keys[event.person, event.key] = event.n
        self._change(event, steps)
        for audience, feed in self.feeds.items():
            if self.sees(event, audience):
                feed.append(event)

    def _change(self, event: Event, steps: Sequence[Step]) -> None:
        match event.data:
            case e.Made() as plan:
                self._make(event, plan)
            case e.Sat(seat, name, nonce):
                self._set_seat(seat, person=event.person, name=name, nonce=nonce)
            case e.Left(seat):
                self._set_seat(seat, person=None, name="", nonce="")
            case e.Started(start, moves):
                self.status = "playing"
                self._stand(self.game.load(start))
                self.milestones = self.passed
                self._play(event, moves, steps)
            case e.Moved(moves):
                self._fresh()
                self._play(event, moves, steps)
            case e.Answered(seat, move):
                self.answers = {**self.answers, seat: move}
            case e.Preset(seat, on):
                self.presets = self.presets | {seat} if on else self.presets - {seat}
            case e.AskedUndo() as undo:
                self.undo, self.granted = undo, set()
            case e.Granted(seat):
                self.granted = self.granted | {seat}
            case e.Undone(to):
                self._undo(to)
                self._run_clock(event.at)
            case e.Offered(seat):
                self.offers = self.offers | {seat}
            case e.Declined():
                self.offers, self.undo = set(), None
            case e.Resigned(seat):
                self._set_seat(seat, has_resigned=True)
                self._run_clock(event.at)
            case e.TimeOver(seat):
                self._set_seat(seat, is_away=True)
                self._run_clock(event.at)
            case e.Back(seat):
                self._set_seat(seat, is_away=False)
                self.clock.left[seat] = max(self.clock.left[seat], min(self.clock.full, GRACE))
                self._run_clock(event.at)
            case e.Down(since):
                self.clock.skip(since, event.at)
            case e.Ended() as end:
                self.status = "over"
                self.end = end
                self._fresh()
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

    def _set_seat(self, number: int, **changes: Any) -> None:
        self.seats = [replace(seat, **changes) if n == number else seat for n, seat in enumerate(self.seats)]

    def _stand(self, position: Position) -> None:
        self.position, self.passed, self._asked = position, [position], position.asked

    def _play(self, event: Event, moves: list[str], steps: Sequence[Step]) -> None:
        """Take over the steps that were played already, or play the moves."""
        self.made = self.made.copy()
        for n, move in enumerate(moves):
            assert self.position is not None
            played, after = steps[n] if steps else play(self.position, move)
            self.made.append(played)
            self._stand(after)
            if len(self.made) % MILESTONE == 0:
                self.milestones = [*self.milestones, after]
        self._run_clock(event.at, has_moved=True)

    def _undo(self, to: int) -> None:
        self._fresh()
        self.made = self.made[:to]
        passed = to // MILESTONE
        self.milestones = self.milestones[: passed + 1]
        position = self.milestones[-1]
        for each in self.made[passed * MILESTONE :]:
            position = position.play(each.name)
        self._stand(position)

    def _run_clock(self, now: int, *, has_moved: bool = False) -> None:
        self.since = now
        seat = self.position.turn if self.position is not None and self.status == "playing" else None
        if seat is None or seat == CHANCE or self.asked or self.seats[seat].bot:
            seat = None
        self.clock.switch(seat, now, has_moved=has_moved)
