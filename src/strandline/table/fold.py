"""A table as its events make it: ``Table.apply`` folds them one by one. Nothing here decides, draws or asks the time.

What may be done is decided in ``referee.py``; what each audience is told of it is put together in ``telling.py``.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from strandline.core.contract import CHANCE
from strandline.core.game import Game, Position, game

from .storage import Event

WATCHERS = -1
"""The audience of those who do not sit."""
RECENT = 64
"""So many events can be told one by one; who has missed more is told everything anew."""
MILESTONE = 16
"""After so many moves each, the position is kept: who takes a move back does not let all be played again."""
BOTS_WINDOW = 2_000
"""The window where only bots are asked to react."""
GRACE = 60_000
"""What a seat whose time was over has when its owner is back, if it is not more."""

Status = Literal["open", "playing", "over", "closed"]


@dataclass
class Seat:
    """Who sits there. ``is_away``: a bot plays on for him until he is back; ``has_resigned``: for good.

    ``kept_for``: who sat there before, in a rematch; until someone sits down, the ``name`` is his.
    """

    kind: str
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
class Made:
    """One move or outcome: the position's row before it, and the move as the rules have it."""

    row: list[int]
    move: int
    name: str
    seat: int
    reveals: bool
    way: list[str] | None = None
    """The places it went over, once someone was told of them."""


@dataclass
class Said:
    """Something said, by event ``n``."""

    n: int
    at: int
    person: str
    seat: int | None
    text: str
    name: str = ""


@dataclass
class Clock:
    """What each seat has left, in milliseconds, as of ``since``, for the seat that is running."""

    kind: str
    full: int = 0
    increment: int = 0
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    def switch(self, seat: int | None, now: int, *, has_moved: bool) -> None:
        """Stop whoever is running, and let ``seat`` run. Only a move earns the increment."""
        if self.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - (now - self.since))
        if self.running != seat:
            if self.kind == "bank":
                if has_moved and self.running is not None and self.left[self.running]:
                    self.left[self.running] += self.increment
            elif seat is not None:
                self.left[seat] = self.full
        self.running, self.since = seat, now

    def skip(self, since: int, until: int) -> None:
        """Nobody's time: no server was up."""
        if self.running is not None:
            self.since += max(0, until - max(since, self.since))

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is over."""
        return None if self.running is None else self.since + self.left[self.running]


def clock_of(plan: dict[str, Any], seats: int) -> Clock:
    """A clock that nobody has started."""
    seconds = plan.get("seconds", 0) or plan.get("days", 0) * 86_400
    full = seconds * 1000
    return Clock(plan["kind"], full, plan.get("increment", 0) * 1000, [full] * seats)


class Table:
    """Everything that is so at a table now."""

    def __init__(self, table: str, secret: str):
        self.id = table
        self.secret = secret
        self.n = 0
        self.last = 0
        self.heard = 0  # when anything last happened of which everyone is told
        self.status: Status = "open"
        self.feeds: dict[int, list[Event]] = {WATCHERS: []}
        self.recent: dict[int, list[Made]] = {}
        self.keys: dict[tuple[str, str], int] = {}
        self.made: list[Made] = []
        self.position: Position | None = None
        self.shown: tuple[Position, dict[str, Any]] | None = None
        """A position and what everyone sees of it, where nothing is hidden."""
        self.milestones: list[Position] = []
        self.begun = 0
        self.end: dict[str, Any] | None = None
        self.rematch: str | None = None
        self._fresh()
        self.presets: set[int] = set()
        self.muted: set[str] = set()
        self.said: dict[str, list[Said]] = {"players": [], "watchers": []}

    def _fresh(self) -> None:
        """What holds only until the next move."""
        self.offers: set[int] = set()
        self.undo: dict[str, int] | None = None
        self.granted: set[int] = set()
        self.answers: dict[int, str] = {}

    # What is so

    @property
    def moves(self) -> list[str]:
        """The moves and outcomes that stand."""
        return [each.name for each in self.made]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats asked to react now."""
        return self.position.asked if self.status == "playing" and self.position is not None else ()

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
        # Who plays a seat is known to all, so this tells nothing either.
        is_for_bots = all(self.seats[seat].bot for seat in self.asked)
        return self.since + (min(self.window, BOTS_WINDOW) if is_for_bots else self.window)

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits: at one screen, perhaps in several seats."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def sees(self, event: Event, audience: int) -> bool:
        """Whether an audience is told of an event at all: what it is not told of leaves no gap in its numbers."""
        match event.kind:
            case "answered" | "preset":
                return bool(event.body["seat"] == audience)
            case "chat" | "unsaid":
                return bool(event.body["room"] == ("watchers" if audience == WATCHERS else "players"))
            case "muted" | "down":
                return False
        return True

    # What happens

    def apply(self, event: Event) -> None:
        """Let an event have happened."""
        self.n, self.last = event.n, event.at
        if event.key is not None and event.person is not None:
            self.keys[event.person, event.key] = event.n
        getattr(self, f"_{event.kind}")(event, event.body)
        for audience, feed in self.feeds.items():
            if self.sees(event, audience):
                feed.append(event)
        if self.sees(event, WATCHERS):
            self.heard = event.at

    def _made(self, event: Event, body: dict[str, Any]) -> None:
        self.game: Game = game(body["game"], **body["options"])
        self.plan = body
        self.host: str = event.person or ""
        self.public: bool = body["public"]
        self.window: int = body["window"] * 1000
        self.commitment: str = body["commitment"]
        self.seats = [Seat(**plan) for plan in body["seats"]]
        self.clock = clock_of(body["clock"], len(self.seats))
        self.since = event.at
        for seat in range(len(self.seats)):
            self.feeds[seat] = []

    def _sat(self, event: Event, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.person, seat.name, seat.nonce = event.person, body["name"], body["nonce"]

    def _left(self, _: Event, body: dict[str, Any]) -> None:
        seat = self.seats[body["seat"]]
        seat.person, seat.name, seat.nonce = None, "", ""

    def _started(self, event: Event, body: dict[str, Any]) -> None:
        self.status = "playing"
        self.begun = event.at
        self.position = self.game.load(body["start"])
        self.milestones = [self.position]
        self._play(event, body["moves"])

    def _moved(self, event: Event, body: dict[str, Any]) -> None:
        self._fresh()
        self._play(event, body["moves"])

    def _play(self, event: Event, moves: list[str]) -> None:
        new = []
        for move in moves:
            position = self.position
            assert position is not None
            assert position.turn is not None
            after = position.play(move)
            name = after.last
            new.append(Made(position.row(), position.number(name), name, position.turn, position.reveals(name)))
            self.position = after
            if (len(self.made) + len(new)) % MILESTONE == 0:
                self.milestones.append(after)
        self.made += new
        self.recent[event.n] = new
        if len(self.recent) > RECENT:
            del self.recent[min(self.recent)]
        self._run_clock(event.at, has_moved=True)

    def _run_clock(self, now: int, *, has_moved: bool = False) -> None:
        self.since = now
        seat = self.position.turn if self.position is not None and self.status == "playing" else None
        if seat is None or seat == CHANCE or self.asked or self.seats[seat].bot:
            seat = None
        self.clock.switch(seat, now, has_moved=has_moved)

    def _answered(self, _: Event, body: dict[str, Any]) -> None:
        self.answers[body["seat"]] = body["move"]

    def _preset(self, _: Event, body: dict[str, Any]) -> None:
        self.presets = self.presets | {body["seat"]} if body["on"] else self.presets - {body["seat"]}

    def _asked_undo(self, _: Event, body: dict[str, Any]) -> None:
        self.undo = {"seat": body["seat"], "to": body["to"]}
        self.granted = set()

    def _granted(self, _: Event, body: dict[str, Any]) -> None:
        self.granted.add(body["seat"])

    def _undone(self, event: Event, body: dict[str, Any]) -> None:
        self._fresh()
        del self.made[body["to"] :]
        passed = body["to"] // MILESTONE
        del self.milestones[passed + 1 :]
        self.position = self.milestones[-1]
        for each in self.made[passed * MILESTONE :]:
            self.position = self.position.play(each.name)
        self._run_clock(event.at)

    def _offered(self, _: Event, body: dict[str, Any]) -> None:
        self.offers.add(body["seat"])

    def _declined(self, _: Event, __: dict[str, Any]) -> None:
        self.offers, self.undo = set(), None

    def _resigned(self, event: Event, body: dict[str, Any]) -> None:
        self.seats[body["seat"]].has_resigned = True
        self._run_clock(event.at)

    def _time(self, event: Event, body: dict[str, Any]) -> None:
        self.seats[body["seat"]].is_away = True
        self._run_clock(event.at)

    def _back(self, event: Event, body: dict[str, Any]) -> None:
        self.seats[body["seat"]].is_away = False
        self.clock.left[body["seat"]] = max(self.clock.left[body["seat"]], min(self.clock.full, GRACE))
        self._run_clock(event.at)

    def _down(self, event: Event, body: dict[str, Any]) -> None:
        self.clock.skip(body["since"], event.at)

    def _ended(self, event: Event, body: dict[str, Any]) -> None:
        self.status = "over"
        self.end = body
        self._fresh()
        self._run_clock(event.at)

    def _closed(self, _: Event, __: dict[str, Any]) -> None:
        self.status = "closed"

    def _rematch(self, _: Event, body: dict[str, Any]) -> None:
        self.rematch = body["table"]

    def _chat(self, event: Event, body: dict[str, Any]) -> None:
        said = Said(event.n, event.at, event.person or "", body["seat"], body["text"], body.get("name", ""))
        self.said[body["room"]].append(said)

    def _unsaid(self, _: Event, body: dict[str, Any]) -> None:
        self.said[body["room"]][body["number"] - 1].text = ""

    def _muted(self, _: Event, body: dict[str, Any]) -> None:
        self.muted.add(body["person"])
