"""The referee: what may be done at a table, and what follows from it.

It looks at a table and returns a decision: the new events, with the moves that it has played for them. It changes
nothing; time and person come from outside.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from strandline.core.contract import CHANCE
from strandline.core.errors import IllegalMove
from strandline.core.game import Position
from strandline.core.messages import Message
from strandline.core.record import By, exact

from . import commands as c
from . import dice
from . import events as e
from .errors import Refused
from .events import EventData
from .messages import Undo
from .state import WATCHERS, Seat, Step, Table, play

MOST_EVENTS = 5_000
"""An audience gets to see this many events; after that only what brings the game on, or ends it."""
MOST_MOVES = 2_900
"""A game that has gone on for this long is broken off: a host must be able to replay its record."""


@dataclass(frozen=True)
class Decision:
    """What is to happen. ``steps``: the moves of its events as they were played, for the state to take over."""

    events: Sequence[EventData]
    steps: Sequence[Step] = ()


def decided(*events: EventData) -> Decision:
    """Return a decision that plays no move."""
    return Decision(events)


# What people ask for


def decide(table: Table, command: c.Command, person: str, may_sit: bool = False, name: str = "") -> Decision:
    """Return what a command brings about, or raise Refused; no events if it is so already.

    ``may_sit``: whether the person may take the seat that they ask for, if it is free. ``name``: a watcher's, for chat.
    """
    if table.status == "closed":
        raise Refused("closed")
    # By the person's own numbers: others would say how much there is that they do not get to see.
    seen = len(table.feeds[next(iter(table.seats_of(person)), WATCHERS)])
    if seen >= MOST_EVENTS and not isinstance(command, c.Sit | c.Move | c.Resign | c.Unsay | c.Close):
        raise Refused("enough", most=MOST_EVENTS)
    match command:
        case c.Sit():
            return sit(table, command, may_sit)
        case c.Chat():
            return chat(table, command, person, name)
        case c.Mute() | c.Unsay() | c.Close():
            return host(table, command, person)
    assert isinstance(command, c.Seated)
    seat = command.seat
    if _seat(table, seat).person != person:
        raise Refused("not-yours", seat=seat)
    if isinstance(command, c.Leave) and table.status == "open":
        return decided(e.Left(seat))
    if table.status != "playing":
        raise Refused("not-playing")
    if table.seats[seat].has_resigned:  # for good: a bot plays there
        raise Refused("not-yours", seat=seat)
    match command:
        case c.Move():
            return move(table, seat, command.expect, command.move)
        case c.Preset():
            return decided(e.Preset(seat, command.on))
        case c.AskUndo():
            return ask_undo(table, seat)
        case c.GrantUndo():
            return grant(table, seat)
        case c.OfferDraw():
            return offer(table, seat)
        case c.Decline():
            if table.undo is None and not table.offers:
                raise Refused("nothing-asked")
            return decided(e.Declined(seat))
        case c.Resign() | c.Leave():
            return resign(table, seat)
        case c.Back():
            if not table.seats[seat].is_away:
                raise Refused("not-away")
            return decided(e.Back(seat))
    raise AssertionError(command)


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no-seat", seat=number, seats=len(table.seats))
    return table.seats[number]


def sit(table: Table, command: c.Sit, may_sit: bool) -> Decision:
    """Take a seat; the last one to sit down starts the game."""
    seat = _seat(table, command.seat)
    if table.status != "open" or seat.is_taken:
        raise Refused("taken", seat=command.seat)
    if not may_sit:
        raise Refused("no-link")
    sat = e.Sat(command.seat, command.name, command.nonce)
    nonces = [command.nonce if n == command.seat else each.nonce for n, each in enumerate(table.seats)]
    if not all(each.is_taken or n == command.seat for n, each in enumerate(table.seats)):
        return decided(sat)
    start = table.game.start(dice.seed(table.secret, table.id, nonces)).start
    first = table.game.load(start)
    steps = list(chance(table, first, 0, nonces))
    started = e.Started(start, [made.name for made, _ in steps])
    return Decision([sat, started, *rules_end(table, steps[-1][1] if steps else first)], steps)


def chance(table: Table, position: Position, count: int, nonces: Sequence[str]) -> Iterable[Step]:
    """Draw what chance decides now, by fair dice, after ``count`` moves and outcomes."""
    while position.turn == CHANCE:
        count += 1
        weights = position.weights()
        drawn = dice.draw(table.secret, table.id, nonces, count, list(weights.values()))
        step = play(position, list(weights)[drawn])
        yield step
        position = step[1]


def move(table: Table, seat: int, expect: int, text: str) -> Decision:
    """Play a move, with what chance decides after it; or give an answer, which is shown when the window closes."""
    if expect != len(table.made):
        raise Refused("stale", expected=expect, count=len(table.made))
    if seat not in table.deciding or (table.asked and seat in table.answers):
        raise Refused("not-your-turn")
    if table.seats[seat].bot:
        raise Refused("away")
    reason = why_not(table, seat, text)
    if reason is not None:
        raise IllegalMove(reason, text)
    return chosen(table, seat, table.game.modules.notation.tidy(text))


def why_not(table: Table, seat: int, text: str) -> Message | None:
    """Return why a move is not legal, found from what the seat knows. Only a seat that is to decide may ask."""
    if seat not in table.deciding:
        raise Refused("not-your-turn")
    return standing(table, seat).known(seat).why_not(text)


def standing(table: Table, seat: int) -> Position:
    """Return the position as it stands for a deciding seat. Of several asked to react, each answers as if first."""
    _position(table)
    n = 0
    while table.passed[n].turn != seat and table.passed[n].asked:
        n += 1
        if n == len(table.passed):
            table.passed.append(table.passed[-1].play(table.game.modules.notation.LET_PASS))
    return table.passed[n]


def chosen(table: Table, seat: int, name: str) -> Decision:
    """Return what follows from a legal choice of a seat that is to decide, such as a bot's."""
    if table.asked:
        return decided(e.Answered(seat, name))
    return moved(table, [play(_position(table), name)])


def moved(table: Table, steps: list[Step]) -> Decision:
    """Return what follows from moves that are made: what chance decides after them, and the end if it is one."""
    steps += chance(table, steps[-1][1], len(table.made) + len(steps), [seat.nonce for seat in table.seats])
    end = rules_end(table, steps[-1][1])
    if not end and len(table.made) + len(steps) >= MOST_MOVES:
        end = [ended(table, "stopped")]
    return Decision([e.Moved([made.name for made, _ in steps]), *end], steps)


def rules_end(table: Table, position: Position) -> list[e.Ended]:
    """Return the end, if the rules have ended the game."""
    return [] if position.result is None else [ended(table, "rules", exact(position.result))]


def ended(table: Table, by: By, result: Sequence[Fraction] | None = None, seat: int | None = None) -> e.Ended:
    """Return the end of a game, which discloses the secret of the dice. Without a result, nobody has won or lost."""
    return e.Ended(by, None if result is None else [str(share) for share in result], table.secret, seat)


def _position(table: Table) -> Position:
    if table.position is None:
        raise Refused("not-playing")
    return table.position


# Undo


def undo_goal(table: Table, seat: int) -> int | None:
    """Return to where a seat may go back: before its last decision, unless a die or a secret has been shown since."""
    if table.asked or table.status != "playing":
        return None
    for n in range(len(table.made) - 1, -1, -1):
        made = table.made[n]
        if made.reveals:
            return None
        if made.seat == seat:
            return n
    return None


def undoable(table: Table, seats: Sequence[int]) -> Undo | None:
    """Return what someone with these seats may take back: of several at one screen, the last one to move."""
    still = [seat for seat in seats if not table.seats[seat].has_resigned]
    goals = [(to, seat) for seat in still if (to := undo_goal(table, seat)) is not None]
    if not goals:
        return None
    to, seat = max(goals)
    return Undo(seat, to)


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of other people, whose consent counts: not those at the same screen, and not bots."""
    person = table.seats[seat].person
    return [n for n, each in enumerate(table.seats) if not each.bot and each.person != person]


def ask_undo(table: Table, seat: int) -> Decision:
    """Undo at once where nobody else minds, otherwise ask."""
    to = undo_goal(table, seat)
    if to is None:
        raise Refused("no-undo")
    if not others(table, seat):
        return decided(e.Undone(to))
    return decided(e.AskedUndo(seat, to))


def grant(table: Table, seat: int) -> Decision:
    """Agree to an undo; it is done when all have."""
    if table.undo is None or seat not in others(table, table.undo.seat):
        raise Refused("nothing-asked")
    people = {table.seats[n].person for n in (*table.granted, seat)}
    if all(table.seats[n].person in people for n in others(table, table.undo.seat)):
        return decided(e.Undone(table.undo.to))
    return decided(e.Granted(seat))


# Ends that the rules do not know


def offer(table: Table, seat: int) -> Decision:
    """Offer a draw; it is one when everyone has."""
    if any(each.kind == "bot" for each in table.seats):
        raise Refused("no-draw-with-bots")
    people = {table.seats[n].person for n in (*table.offers, seat)}
    if all(each.bot or each.person in people for each in table.seats):
        return decided(ended(table, "agreed", [Fraction(1, len(table.seats))] * len(table.seats)))
    return decided(e.Offered(seat))


def resign(table: Table, seat: int) -> Decision:
    """Give up. Between two it ends the game; in a larger round a bot plays on, until no person is left."""
    if len(table.seats) == 2:
        return decided(e.Resigned(seat), lost(table, "resigned", seat))
    if any(each.kind != "bot" and not each.has_resigned and n != seat for n, each in enumerate(table.seats)):
        return decided(e.Resigned(seat))
    return decided(e.Resigned(seat), ended(table, "stopped"))


def lost(table: Table, by: By, seat: int) -> e.Ended:
    """Return the end of a game between two that one of them has lost."""
    return ended(table, by, [Fraction(int(n != seat)) for n in range(2)], seat)


def time_over(table: Table, seat: int) -> Decision:
    """Return what follows when a seat's time runs out: between two it loses; in a larger round a bot plays on."""
    return decided(lost(table, "time", seat) if len(table.seats) == 2 else e.TimeOver(seat))


# Reactions


def release(table: Table) -> Decision:
    """Close the window: all answers are shown, in order, until one repels. A seat without an answer lets it pass."""
    position, steps = _position(table), list[Step]()
    for seat in table.asked:
        steps.append(play(position, table.answers.get(seat, table.game.modules.notation.LET_PASS)))
        position = steps[-1][1]
        if not position.asked:
            break
    return moved(table, steps)


# Chat, and the host


def chat(table: Table, command: c.Chat, person: str, name: str) -> Decision:
    """Write something, as a player or as a watcher of that name."""
    if person in table.muted:
        raise Refused("muted")
    seats = table.seats_of(person)
    if not seats:
        return decided(e.Chat("watchers", None, command.text, name))
    return decided(e.Chat("players", seats[0], command.text, table.seats[seats[0]].name))


def host(table: Table, command: c.Mute | c.Unsay | c.Close, person: str) -> Decision:
    """Do what only the host may do."""
    if person != table.host:
        raise Refused("not-host")
    if isinstance(command, c.Close):
        stopped = [ended(table, "stopped")] if table.status == "playing" else []
        return decided(*stopped, e.Closed())
    room = command.room or ("players" if table.seats_of(person) else "watchers")
    if command.number > len(table.said[room]):
        raise Refused("nothing-said", number=command.number)
    one = table.said[room][command.number - 1]
    if isinstance(command, c.Mute):
        return decided() if one.person in table.muted else decided(e.Muted(one.person))
    return decided(e.Unsaid(room, command.number)) if one.text else decided()
