"""The referee: what may be done at a table, and what follows from it. It looks at a table and gives new events.

Nothing here is written, sent or waited for; time and person come from outside.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from strandline.core.contract import CHANCE
from strandline.core.errors import IllegalMove, StrandlineError
from strandline.core.game import Position, game
from strandline.core.messages import Message, say
from strandline.core.record import By, End, Record, exact

from . import commands as c
from . import dice
from .fold import WATCHERS, Made, Seat, Table
from .storage import Event

WINDOW, WINDOW_BY_POST = 10, 43_200
"""Seconds to react within, unless the table says otherwise."""

MOST_EVENTS = 5_000
"""So much may happen that an audience is told of; then only what brings the game on does, or ends it."""
MOST_MOVES = 2_900
"""A game that has gone on for so long is broken off: a record must not be too long to be looked at (``limits.py``)."""

New = tuple[str, dict[str, Any]]
"""An event that is to happen: its kind and its body."""


class Refused(StrandlineError):
    """What was asked for cannot be done. ``code`` is HTTP's word for why."""

    def __init__(self, what: str, code: int = 409, **params: str | int):
        super().__init__(say(f"table-{what}", "", **params))
        self.what = what
        self.code = code

    def __reduce__(self) -> Any:
        return _refused, (self.what, self.code, self.message.params)


def _refused(what: str, code: int, params: dict[str, str | int]) -> Refused:
    return Refused(what, code, **params)


# Making a table


def plan(wanted: c.NewTable, secret: str, nonces: Sequence[str], kept_for: Sequence[Seat] = ()) -> dict[str, Any]:
    """The first event of a table. The bots' nonces are fixed with the commitment, before any person adds his.

    ``kept_for``: who sat at the table before, in the order in which they sit here.
    """
    chosen = game(wanted.game, **wanted.options)
    if len(wanted.seats) != chosen.seats:
        raise Refused("seats", 422, found=len(wanted.seats), seats=chosen.seats)
    if all(isinstance(seat, c.BotSeat) for seat in wanted.seats):
        raise Refused("needs-person", 422)
    seats = []
    for n, seat in enumerate(wanted.seats):
        told: dict[str, Any] = seat.model_dump()
        if isinstance(seat, c.BotSeat):
            told["nonce"] = nonces[n]
        if kept_for and kept_for[n].person is not None:
            told |= {"kept_for": kept_for[n].person, "name": kept_for[n].name}
        seats.append(told)
    window = wanted.window or (WINDOW_BY_POST if isinstance(wanted.clock, c.DaysClock) else WINDOW)
    return {**wanted.model_dump(), "seats": seats, "window": window, "commitment": dice.commitment(secret)}


# What people ask for


def decide(table: Table, command: c.Command, person: str, may_sit: Callable[[int], bool], name: str = "") -> list[New]:
    """The events that a command brings about, or Refused; none if it is so already.

    ``may_sit``: whether he may take that seat, being free.
    """
    if table.status == "closed":
        raise Refused("closed")
    if not isinstance(command, c.Sit | c.Move | c.Resign | c.Unsay | c.Close):
        # By what he is told of himself: else he would learn how much there is that he is not told of.
        told = table.feeds[next(iter(table.seats_of(person)), WATCHERS)]
        if len(told) >= MOST_EVENTS:
            raise Refused("enough", most=MOST_EVENTS)
    match command:
        case c.Sit():
            return sit(table, command, may_sit)
        case c.Chat():
            return chat(table, command, person, name)
        case c.Mute() | c.Unsay() | c.Close():
            return host(table, command, person)
    if not isinstance(command, c.Seated):
        raise AssertionError(command)
    _own(table, command.seat, person)
    if isinstance(command, c.Leave) and table.status == "open":
        return [("left", {"seat": command.seat})]
    if table.status != "playing":
        raise Refused("not-playing")
    seat = command.seat
    if table.seats[seat].has_resigned:  # for good: a bot plays there, and nobody asks him any more
        raise Refused("not-yours", 403, seat=seat)
    match command:
        case c.Move():
            return move(table, seat, command.expect, command.move)
        case c.Preset():
            return [("preset", {"seat": seat, "on": command.on})]
        case c.AskUndo():
            return ask_undo(table, seat)
        case c.GrantUndo():
            return grant(table, seat)
        case c.OfferDraw():
            return offer(table, seat)
        case c.Decline():
            if table.undo is None and not table.offers:
                raise Refused("nothing-asked")
            return [("declined", {"seat": seat})]
        case c.Resign() | c.Leave():
            return resign(table, seat)
        case c.Back():
            if not table.seats[seat].is_away:
                raise Refused("not-away")
            return [("back", {"seat": seat})]
    raise AssertionError(command)


def _own(table: Table, seat: int, person: str) -> None:
    if seat >= len(table.seats):
        raise Refused("no-seat", 422, seat=seat, seats=len(table.seats))
    if table.seats[seat].person != person:
        raise Refused("not-yours", 403, seat=seat)


def sit(table: Table, command: c.Sit, may_sit: Callable[[int], bool]) -> list[New]:
    """Take a seat; the last one to sit down starts the game."""
    if command.seat >= len(table.seats):
        raise Refused("no-seat", 422, seat=command.seat, seats=len(table.seats))
    seat = table.seats[command.seat]
    if table.status != "open" or seat.is_taken:
        raise Refused("taken", seat=command.seat)
    if not may_sit(command.seat):
        raise Refused("no-link", 403)
    sat: New = ("sat", {"seat": command.seat, "name": command.name, "nonce": command.nonce})
    nonces = [command.nonce if n == command.seat else each.nonce for n, each in enumerate(table.seats)]
    if not all(each.is_taken or n == command.seat for n, each in enumerate(table.seats)):
        return [sat]
    first = table.game.start(dice.seed(table.secret, table.id, nonces))
    _, drawn = chance(table, first, 0, nonces)
    return [sat, ("started", {"start": first.start, "moves": drawn}), *rules_end(table, first, drawn)]


def chance(table: Table, position: Position, count: int, nonces: Sequence[str]) -> tuple[Position, list[str]]:
    """Draw what chance has to say now, by fair dice; the position then, and the outcomes."""
    drawn: list[str] = []
    while position.turn == CHANCE:
        weights = position.weights()
        number = count + len(drawn) + 1
        outcome = list(weights)[dice.draw(table.secret, table.id, nonces, number, list(weights.values()))]
        drawn.append(outcome)
        position = position.play(outcome)
    return position, drawn


def move(table: Table, seat: int, expect: int, text: str) -> list[New]:
    """Play a move, with what chance says to it; or give an answer, which is shown when the window closes."""
    position = _position(table)
    if expect != len(table.made):
        raise Refused("stale", expected=expect, count=len(table.made))
    if seat not in table.deciding or (table.asked and seat in table.answers):
        raise Refused("not-your-turn", 403)
    if table.seats[seat].bot:
        raise Refused("away", 403)
    reason = why_not(table, seat, text)
    if reason is not None:
        raise IllegalMove(reason, text)
    if table.asked:
        return [("answered", {"seat": seat, "move": table.game.rooms.notation.tidy(text)})]
    return moved(table, position, [text])


def why_not(table: Table, seat: int, text: str) -> Message | None:
    """Why a move is not legal, found from what the seat knows, and told to nobody but a seat that is to decide."""
    if seat not in table.deciding:
        raise Refused("not-your-turn", 403)
    return standing(table, seat).known(seat).why_not(text)


def standing(table: Table, seat: int) -> Position:
    """The position as it stands for a deciding seat. Of several asked to react, each answers as if first."""
    position = _position(table)
    while position.turn != seat and position.asked:
        position = position.play(table.game.rooms.notation.LET_PASS)
    return position


def moved(table: Table, position: Position, moves: list[str]) -> list[New]:
    """Moves that are made, what chance says then, and the end if it is one."""
    names = []
    for each in moves:
        position = position.play(each)
        names.append(position.last)
    nonces = [seat.nonce for seat in table.seats]
    position, drawn = chance(table, position, len(table.made) + len(names), nonces)
    end = rules_end(table, position, [])
    if not end and len(table.made) + len(names) + len(drawn) >= MOST_MOVES:
        end = [ended(table, "stopped", None, None)]
    return [("moved", {"moves": [*names, *drawn]}), *end]


def rules_end(table: Table, position: Position, moves: list[str]) -> list[New]:
    """The end, if the rules have ended the game."""
    for each in moves:
        position = position.play(each)
    if position.result is None:
        return []
    return [ended(table, "rules", None, exact(position.result))]


def ended(table: Table, by: By, seat: int | None, result: Sequence[Fraction] | None) -> New:
    """The end of a game: from here on the secret is no secret."""
    told: dict[str, Any] = {"by": by, "result": None if result is None else [str(share) for share in result]}
    if seat is not None:
        told["seat"] = seat
    return "ended", {**told, "secret": table.secret}


def _position(table: Table) -> Position:
    if table.position is None:
        raise Refused("not-playing")
    return table.position


# Undo


def undo_goal(table: Table, seat: int) -> int | None:
    """To where a seat may go back: before its last decision, unless a die or a secret has been shown since."""
    if table.asked or table.status != "playing":
        return None
    for n in range(len(table.made) - 1, -1, -1):
        made: Made = table.made[n]
        if made.reveals:
            return None
        if made.seat == seat:
            return n
    return None


def undoable(table: Table, seats: Sequence[int]) -> dict[str, int] | None:
    """What someone with these seats may take back: of several at one screen, the one who moved last wants it back."""
    still = [seat for seat in seats if not table.seats[seat].has_resigned]
    goals = [(to, seat) for seat in still if (to := undo_goal(table, seat)) is not None]
    if not goals:
        return None
    to, seat = max(goals)
    return {"seat": seat, "to": to}


def others(table: Table, seat: int) -> list[int]:
    """The seats of other people, whose consent counts: not those at one screen with this one, and not bots."""
    person = table.seats[seat].person
    return [n for n, each in enumerate(table.seats) if not each.bot and each.person != person]


def ask_undo(table: Table, seat: int) -> list[New]:
    """Without asking where nobody else minds."""
    to = undo_goal(table, seat)
    if to is None:
        raise Refused("no-undo")
    if not others(table, seat):
        return [("undone", {"to": to})]
    return [("asked_undo", {"seat": seat, "to": to})]


def grant(table: Table, seat: int) -> list[New]:
    """The last one to grant it does it."""
    if table.undo is None or seat not in others(table, table.undo["seat"]):
        raise Refused("nothing-asked")
    people = {table.seats[n].person for n in (*table.granted, seat)}
    if all(table.seats[n].person in people for n in others(table, table.undo["seat"])):
        return [("undone", {"to": table.undo["to"]})]
    return [("granted", {"seat": seat})]


# Ends that the rules do not know


def offer(table: Table, seat: int) -> list[New]:
    """A draw, when everyone has offered one."""
    if any(each.kind == "bot" for each in table.seats):
        raise Refused("no-draw-with-bots")
    people = {table.seats[n].person for n in (*table.offers, seat)}
    if all(each.bot or each.person in people for each in table.seats):
        share = Fraction(1, len(table.seats))
        return [ended(table, "agreed", None, [share] * len(table.seats))]
    return [("offered", {"seat": seat})]


def resign(table: Table, seat: int) -> list[New]:
    """Between two it ends the game. In a larger round a bot plays on for him, until no person is left."""
    if len(table.seats) == 2:
        return [("resigned", {"seat": seat}), lost(table, "resigned", seat)]
    left = [n for n, each in enumerate(table.seats) if each.kind != "bot" and not each.has_resigned and n != seat]
    resigned: New = ("resigned", {"seat": seat})
    return [resigned] if left else [resigned, ended(table, "stopped", None, None)]


def lost(table: Table, by: By, seat: int) -> New:
    """The end of a game between two that one of them has lost."""
    return ended(table, by, seat, [Fraction(int(n != seat)) for n in range(2)])


def time_over(table: Table, seat: int) -> list[New]:
    """His time is over: between two he has lost; in a larger round a bot plays on until he is back."""
    if len(table.seats) == 2:
        return [lost(table, "time", seat)]
    return [("time", {"seat": seat})]


# Reactions


def release(table: Table) -> list[New]:
    """The window closes: all answers are shown, in order, until one repels. Who said nothing lets it pass."""
    let_pass = table.game.rooms.notation.LET_PASS
    position, moves = _position(table), []
    for seat in table.asked:
        answer = table.answers.get(seat, let_pass)
        moves.append(answer)
        position = position.play(answer)
        if not position.asked:
            break
    return moved(table, _position(table), moves)


# Talk, and the host


def chat(table: Table, command: c.Chat, person: str, name: str) -> list[New]:
    if person in table.muted:
        raise Refused("muted", 403)
    seats = table.seats_of(person)
    if not seats:
        return [("chat", {"room": "watchers", "seat": None, "name": name, "text": command.text})]
    name = table.seats[seats[0]].name
    return [("chat", {"room": "players", "seat": seats[0], "name": name, "text": command.text})]


def host(table: Table, command: c.Command, person: str) -> list[New]:
    if person != table.host:
        raise Refused("not-host", 403)
    match command:
        case c.Mute() | c.Unsay():
            room = command.room or ("players" if table.seats_of(person) else "watchers")
            if command.number > len(table.said[room]):
                raise Refused("nothing-said", 404, number=command.number)
            one = table.said[room][command.number - 1]
            if isinstance(command, c.Mute):
                return [] if one.person in table.muted else [("muted", {"person": one.person})]
            return [("unsaid", {"room": room, "number": command.number})] if one.text else []
    stopped = [ended(table, "stopped", None, None)] if table.status == "playing" else []
    return [*stopped, ("closed", {})]


# The record


def record(table: Table, events: Sequence[Event]) -> Record:
    """The game to take home, with all that a check of the dice needs. Only of a game that has ended."""
    if table.end is None or table.position is None:
        raise Refused("not-over")
    undone = []
    made: list[str] = []
    for event in events:
        if event.kind in ("started", "moved"):
            made = made + event.body["moves"]
        elif event.kind == "undone":
            to = event.body["to"]
            undone.append({"to": to, "moves": made[to:]})
            made = made[:to]
    about = {
        "id": table.id,
        "commitment": table.commitment,
        "secret": table.secret,
        "nonces": [seat.nonce for seat in table.seats],
        "clock": table.plan["clock"],
        "undone": undone,
    }
    result = table.end["result"]
    ended = next(event.at for event in events if event.kind == "ended")  # people talk on after it
    return Record.of(
        table.position,
        seats=[seat.name if seat.kind != "bot" else f"level {seat.level}" for seat in table.seats],
        end=End(table.end["by"], table.end.get("seat")),
        result=None if result is None else [Fraction(share) for share in result],
        begun=datetime.fromtimestamp(table.begun / 1000, UTC),
        ended=datetime.fromtimestamp(ended / 1000, UTC),
        extra={"table": about},
    )
