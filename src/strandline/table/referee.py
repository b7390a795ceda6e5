"""The referee decides what may be done at a table, and what follows from it.

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
from .names import check_name
from .state import WATCHERS, Seat, Step, Table, play

MOST_EVENTS = 5_000
"""After an audience has seen this many events, nobody there can chat any more."""
MOST_EXTRAS = 1_000
"""A person may cause this many events at a table besides moves; after that, only ``ALWAYS`` commands are taken."""
MOST_ASKS = 3
"""A seat may ask for an undo or offer a draw this often before it moves again."""
MISSED_TURNS = 3
"""A player who has been away for this many of their own turns is no longer asked about an undo."""
ALWAYS = c.Leave | c.Move | c.GrantUndo | c.Decline | c.Resign | c.Back | c.Mute | c.Unsay | c.Close
"""Commands that continue the game, answer, or keep order: they are taken however much has happened at a table."""
MOST_MOVES = 2_900
"""A game of this length is stopped: a host must be able to replay its record."""


@dataclass(frozen=True)
class Decision:
    """New events. ``steps``: the moves of the events as they were played, so that the state need not replay them."""

    events: Sequence[EventData]
    steps: Sequence[Step] = ()


def decided(*events: EventData) -> Decision:
    """Return a decision that plays no move."""
    return Decision(events)


# Commands


def decide(
    table: Table, command: c.Command, person: str, may_sit: bool = False, name: str = "", home: str = ""
) -> Decision:
    """Return the effect of a command, or raise Refused; there are no events if nothing changes.

    ``may_sit``: whether the person may take the seat if it is free. ``name``: a spectator's, for chat.
    ``home``: the mark of the person's address.
    """
    if table.status == "closed":
        raise Refused("closed")
    is_answer = isinstance(command, c.OfferDraw) and table.offers
    if table.extras.get(person, 0) >= MOST_EXTRAS and not is_answer and not isinstance(command, ALWAYS):
        raise Refused("enough-yours", most=MOST_EXTRAS)
    match command:
        case c.Sit():
            if table.plan.seek and table.seats_of(person):  # or they would play with themselves
                raise Refused("seek-yours")
            return sit(table, command, person, may_sit, home)
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
            return decided() if (seat in table.presets) == command.on else decided(e.Preset(seat, command.on))
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
            if not can_return(table, seat):
                raise Refused("no-grace")
            return decided(e.Back(seat))
    raise AssertionError(command)


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no-seat", seat=number, seats=len(table.seats))
    return table.seats[number]


def sit(table: Table, command: c.Sit, person: str, may_sit: bool, home: str) -> Decision:
    """Take a seat; the last person to sit down starts the game."""
    seat = _seat(table, command.seat)
    if table.status != "open" or seat.is_taken:
        raise Refused("taken", seat=command.seat)
    if not may_sit:
        raise Refused("no-link")
    if command.commitment not in (None, table.plan.commitment):
        raise Refused("other-commitment")
    if table.plan.rated:
        _check_rated(table, command, person, home)
    check_name(command.name)
    sat = e.Sat(command.seat, command.name, command.nonce, command.commitment, home if table.plan.rated else None)
    nonces = [command.nonce if n == command.seat else each.nonce for n, each in enumerate(table.seats)]
    if not all(each.is_taken or n == command.seat for n, each in enumerate(table.seats)):
        return decided(sat)
    start = dice.deal(table.game, table.secret, table.id, nonces, has_order=table.plan.order is not None)
    first = table.game.load(start)
    steps = list(chance(table, first, 0, nonces))
    drawn = dice.lot(table.secret, table.id, nonces) if table.plan.order == "lot" else None
    started = e.Started(start, [made.name for made, _ in steps], drawn)
    return Decision([sat, started, *rules_end(table, steps[-1][1] if steps else first)], steps)


def _check_rated(table: Table, command: c.Sit, person: str, home: str) -> None:
    """Raise unless the person agrees to a rated game, and nobody sits here already who could be the same one."""
    if not command.rated:
        raise Refused("rated-ask")
    if table.seats_of(person):
        raise Refused("rated-once")
    if any(each.person is not None and each.home == home for each in table.seats):
        raise Refused("rated-address")


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
    """Play a move, and draw what chance decides after it; or give an answer, which is shown when the window closes."""
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
    """Return why a move is not legal, from what the seat knows. Only a seat whose turn it is may ask."""
    if seat not in table.deciding:
        raise Refused("not-your-turn")
    return known(table, seat).why_not(text)


def standing(table: Table, seat: int) -> Position:
    """Return the position for a deciding seat. If several are asked to react, each answers as if it were the first."""
    _position(table)
    n = 0
    while table.passed[n].turn != seat and table.passed[n].asked:
        n += 1
        if n == len(table.passed):
            table.passed.append(table.passed[-1].play(table.game.modules.notation.LET_PASS))
    return table.passed[n]


def known(table: Table, seat: int) -> Position:
    """Return what a deciding seat knows of the position, computed once: for its legal moves, and for its move."""
    position = standing(table, seat)
    if seat not in table.known or table.known[seat][0] is not position:
        table.known[seat] = position, position.known(seat)
    return table.known[seat][1]


def chosen(table: Table, seat: int, name: str) -> Decision:
    """Return what follows from a legal choice of a deciding seat, such as a bot's."""
    if table.asked:
        return decided(e.Answered(seat, name))
    return moved(table, [play(_position(table), name)])


def moved(table: Table, steps: list[Step]) -> Decision:
    """Return what follows from moves: what chance decides after them, and the end of the game if they end it."""
    steps += chance(table, steps[-1][1], len(table.made) + len(steps), [seat.nonce for seat in table.seated])
    end = rules_end(table, steps[-1][1])
    if not end and len(table.made) + len(steps) >= MOST_MOVES:
        end = [ended(table, "stopped")]
    return Decision([e.Moved([made.name for made, _ in steps]), *end], steps)


def rules_end(table: Table, position: Position) -> list[e.Ended]:
    """Return the end, if the rules have ended the game."""
    return [] if position.result is None else [ended(table, "rules", exact(position.result))]


def ended(table: Table, by: By, result: Sequence[Fraction] | None = None, seat: int | None = None) -> e.Ended:
    """Return the end of a game, which reveals the secret of the dice. Without a result, nobody has won or lost."""
    return e.Ended(by, None if result is None else [str(share) for share in result], table.secret, seat)


def _position(table: Table) -> Position:
    if table.position is None:
        raise Refused("not-playing")
    return table.position


# Undo


def undo_goal(table: Table, seat: int) -> int | None:
    """Return how far a seat may undo: to before its last decision, unless a die or a secret has been shown since."""
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
    """Return what a person with these seats may undo: of several at one screen, the move of the last."""
    still = [seat for seat in seats if not table.seats[seat].bot]
    goals = [(to, seat) for seat in still if (to := undo_goal(table, seat)) is not None]
    if not goals:
        return None
    to, seat = max(goals)
    return Undo(seat, to)


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of other people: not those at the same screen, and not those where a bot plays for good."""
    person = table.seats[seat].person
    return [
        n for n, each in enumerate(table.seats)
        if each.kind != "bot" and not each.has_resigned and each.person != person
    ]  # fmt: skip


def asked_to_undo(table: Table, seat: int) -> list[int]:
    """Return the seats whose consent an undo needs: those of others, unless they have been away for long."""
    return [n for n in others(table, seat) if table.seats[n].missed < MISSED_TURNS]


def may_ask(table: Table, seat: int) -> bool:
    """Whether a seat may ask the others for an undo or a draw once more before it moves again."""
    return table.asks.get(seat, 0) < MOST_ASKS


def _check_asks(table: Table, seat: int) -> None:
    if not may_ask(table, seat):
        raise Refused("asked-enough", most=MOST_ASKS)


def ask_undo(table: Table, seat: int) -> Decision:
    """Undo at once if nobody else must agree, otherwise ask."""
    if table.seats[seat].is_away:
        raise Refused("away")
    to = undo_goal(table, seat)
    if to is None:
        raise Refused("no-undo")
    if not asked_to_undo(table, seat):
        return decided(e.Undone(to))
    if table.undo == e.AskedUndo(seat, to):
        return decided()
    _check_asks(table, seat)
    return decided(e.AskedUndo(seat, to))


def grant(table: Table, seat: int) -> Decision:
    """Agree to an undo; it is done when all have agreed."""
    if table.undo is None or seat not in others(table, table.undo.seat):
        raise Refused("nothing-asked")
    if seat in table.granted:
        return decided()
    people = {table.seats[n].person for n in (*table.granted, seat)}
    if all(table.seats[n].person in people for n in asked_to_undo(table, table.undo.seat)):
        return decided(e.Undone(table.undo.to))
    return decided(e.Granted(seat))


# Ends beyond the rules


def offer(table: Table, seat: int) -> Decision:
    """Offer a draw; the game is drawn when everyone has offered one, including players who are away."""
    if any(each.kind == "bot" for each in table.seats):
        raise Refused("no-draw-with-bots")
    people = {table.seats[n].person for n in (*table.offers, seat)}
    if all(table.seats[n].person in people for n in others(table, seat)):
        return decided(ended(table, "agreed", [Fraction(1, len(table.seats))] * len(table.seats)))
    if seat in table.offers:
        return decided()
    if not table.offers:
        _check_asks(table, seat)
    return decided(e.Offered(seat))


def resign(table: Table, seat: int) -> Decision:
    """Resign. With two players it ends the game; with more a bot plays on, until no person is left."""
    if len(table.seats) == 2:
        return decided(e.Resigned(seat), lost(table, "resigned", seat))
    if any(each.kind != "bot" and not each.has_resigned and n != seat for n, each in enumerate(table.seats)):
        return decided(e.Resigned(seat))
    return decided(e.Resigned(seat), ended(table, "stopped"))


def lost(table: Table, by: By, seat: int) -> e.Ended:
    """Return the end of a two-player game that one of them has lost."""
    return ended(table, by, [Fraction(int(n != seat)) for n in range(2)], seat)


def time_over(table: Table, seat: int) -> Decision:
    """Return what follows when a seat's time runs out: with two players it loses; with more a bot plays on."""
    return decided(lost(table, "time", seat) if len(table.seats) == 2 else e.TimeOver(seat))


def can_return(table: Table, seat: int) -> bool:
    """Whether the owner of a seat that ran out of time has time to continue."""
    return table.clock.can_return(seat, is_to_move=table.is_to_move(seat))


# Reactions


def release(table: Table) -> Decision:
    """Close the window: show all answers, in order, until one repels. A seat without an answer lets it pass."""
    position, steps = _position(table), list[Step]()
    for seat in table.asked:
        steps.append(play(position, table.answers.get(seat, table.game.modules.notation.LET_PASS)))
        position = steps[-1][1]
        if not position.asked:
            break
    return moved(table, steps)


# Chat, and the host


def chat(table: Table, command: c.Chat, person: str, name: str) -> Decision:
    """Send a chat message, as a player or as a spectator with that name."""
    if person in table.muted:
        raise Refused("muted")
    seats = table.seats_of(person)
    # By the person's own numbers: the events' numbers would reveal how much they cannot see.
    if len(table.feeds[next(iter(seats), WATCHERS)]) >= MOST_EVENTS:
        raise Refused("enough", most=MOST_EVENTS)
    if not seats:
        return decided(e.Chat("watchers", None, command.text, name))
    return decided(e.Chat("players", seats[0], command.text, table.seats[seats[0]].name))


def host(table: Table, command: c.Mute | c.Unsay | c.Close, person: str) -> Decision:
    """Do a command that only the host may do."""
    if person != table.host:
        raise Refused("not-host")
    if isinstance(command, c.Close):
        if table.plan.rated and table.status == "playing":  # otherwise a host would never lose
            raise Refused("rated-close")
        stopped = [ended(table, "stopped")] if table.status == "playing" else []
        return decided(*stopped, e.Closed())
    room = command.room or ("players" if table.seats_of(person) else "watchers")
    if command.number > len(table.said[room]):
        raise Refused("nothing-said", number=command.number)
    one = table.said[room][command.number - 1]
    if isinstance(command, c.Mute):
        return decided() if one.person in table.muted else decided(e.Muted(one.person))
    return decided(e.Unsaid(room, command.number)) if one.text else decided()
