"""What an audience can see: a seat, or the spectators. Everything that a host sends about a game is made here.

It is built only from ``Position.view``, from moves as that audience may see them, and from public facts.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from strandline.core.contract import CHANCE
from strandline.core.effects import Effect

from . import events as e
from . import messages as m
from . import referee
from .events import Event
from .state import RECENT, WATCHERS, PlayedMove, Said, Table
from .wire import to_json

LINES = 200
"""The number of recent chat messages that are part of the state."""


def news(table: Table, audience: int, after: int | None, here: Sequence[bool] = ()) -> str:
    """Return the events since number ``after`` as JSON, or the whole state if that is None or long ago.

    ``here``: for each seat, whether its owner is connected.
    """
    feed = table.feeds[audience]
    head = len(feed)
    if after is None or not head - RECENT <= after <= head:
        return state(table, audience, here)
    missed = feed[after:]
    if any(isinstance(event.data, e.Undone | e.Started) for event in missed):
        return state(table, audience, here)
    moves = sum(len(event.data.moves) for event in missed if isinstance(event.data, e.Moved))
    made = iter(range(len(table.made) - moves, len(table.made)))
    events = [happened(table, event, audience, n, made) for n, event in enumerate(missed, after + 1)]
    return to_json(m.News("news", head, events, now(table, audience, here)))


def state(table: Table, audience: int, here: Sequence[bool] = ()) -> str:
    """Return the whole state as JSON."""
    about = m.About(
        id=table.id,
        game=table.game.name,
        hidden=table.game.modules.view.HIDDEN,
        options=table.plan.options,
        clock={**table.plan.clock},
        window=table.plan.window,
        public=table.plan.public,
        commitment=table.plan.commitment,
        order=table.plan.order,
        rated=bool(table.plan.rated),
        club=table.plan.club,
    )
    lines = len(_room(table, audience))
    chat = [said(table, audience, number) for number in range(max(0, lines - LINES) + 1, lines + 1)]
    log = [line(table, n, audience) for n in range(len(table.made))]
    head = len(table.feeds[audience])
    return to_json(m.State("state", head, about, log, chat, now(table, audience, here)))


def happened(table: Table, event: Event, audience: int, n: int, made: Iterator[int]) -> m.Happened:
    """Return an event as an audience sees it. ``n``: its number there. ``made``: the numbers of moves from it on."""
    at = event.at
    match event.data:
        case e.Moved(moves):
            return m.MovesMade(n, at, "moved", [line(table, next(made), audience) for _ in moves])
        case e.Chat():
            number = next(k for k, each in enumerate(_room(table, audience), 1) if each.n == event.n)
            return m.ChatSaid(n, at, "chat", said(table, audience, number))
        case e.AskedUndo(seat, to):
            return m.UndoAsked(n, at, "asked_undo", seat, to)
        case e.Preset(seat, on):
            return m.PresetChanged(n, at, "preset", seat, on)
        case e.Unsaid(_, number):
            return m.ChatDeleted(n, at, "unsaid", number)
        case e.Rematch(other):
            return m.RematchMade(n, at, "rematch", other)
        case e.Made() | e.Ended() | e.Closed() as data:
            return m.TableChanged(n, at, data.kind)
        case e.Started() | e.Undone() | e.Down() | e.Muted() as data:
            raise AssertionError(f"{data.kind} is never part of news")
        case data:
            return m.SeatChanged(n, at, data.kind, data.seat)


def line(table: Table, number: int, audience: int) -> m.Line:
    """Return a move in the log, as the audience may see it at this point of the game."""
    made = table.made[number]
    name = made.name
    modules = table.game.modules
    if modules.view.HIDDEN and table.position is not None:
        name = modules.notation.shown(made.row, made.move, audience, table.position.row())
    caused = [m.effect(each) for each in effects(table, number)]
    return m.Line(None if made.seat == CHANCE else made.seat, name, way(table, made), caused or None)


def way(table: Table, made: PlayedMove) -> list[str]:
    """Return the places on a piece's way, computed once, when a move is first sent."""
    if made.way is None:
        made.way = table.game.modules.notation.way(made.row, made.move)
    return made.way


def effects(table: Table, number: int) -> list[Effect]:
    """Return what a move has caused, for every audience alike; computed once, when it is first sent."""
    made = table.made[number]
    if made.effects is None:
        assert table.position is not None
        after = table.made[number + 1].row if number + 1 < len(table.made) else table.position.row()
        made.effects = table.game.effects(made.row, made.move, after)
    return made.effects


def said(table: Table, audience: int, number: int) -> m.Said:
    """Return a chat message of the audience's room: the numbers of one room reveal nothing about the other."""
    one = _room(table, audience)[number - 1]
    return m.Said(number, one.at, one.seat, one.name, one.text)


def _room(table: Table, audience: int) -> list[Said]:
    return table.said["watchers" if audience == WATCHERS else "players"]


def now(table: Table, audience: int, here: Sequence[bool]) -> m.Now:
    """Return the current state of the game."""
    undo, clock, deciding = table.undo, table.clock, table.deciding
    return m.Now(
        status=table.status,
        count=len(table.made),
        seats=[_seat(table, n, here) for n in range(len(table.seats))],
        deciding=deciding,
        view=view(table, audience),
        legal=legal(table, audience) if audience in deciding else None,
        asked=list(table.asked),
        until=table.window_end,
        clock=m.ClockNow(clock.left, clock.running, clock.since),
        offers=sorted(table.offers),
        undo=None if undo is None else m.Undo(undo.seat, undo.to),
        end=table.end,
        rematch=table.rematch,
        own=None if audience == WATCHERS else own(table, audience),
    )


def own(table: Table, seat: int) -> m.Own:
    """Return what only the owner of a seat can see."""
    return m.Own(
        seat=seat,
        preset=seat in table.presets,
        answered=seat in table.answers,
        undo=referee.undoable(table, table.seats_of(table.seats[seat].person)),
        alone=not referee.others(table, seat),
    )


def view(table: Table, audience: int) -> dict[str, Any] | None:
    """Return what an audience may see of the game; if nothing is hidden, it is computed once for all."""
    position = table.position
    if position is None:
        return None
    if position.game.modules.view.HIDDEN:
        return position.view(None if audience == WATCHERS else audience)
    if table.shown is None or table.shown[0] is not position:
        table.shown = position, position.view()
    return table.shown[1]


def views(table: Table, audience: int, first: int) -> m.Views:
    """Return an audience's views of the positions before move ``first`` and before later ones, the latest of these."""
    count = len(table.made)
    return m.Views(count, [earlier(table, n, audience) for n in range(max(first, count - RECENT), count)])


def earlier(table: Table, number: int, audience: int) -> dict[str, Any]:
    """Return what an audience may see, at this point of the game, of the position before a move."""
    assert table.position is not None
    shown: dict[str, Any]
    row, module = table.made[number].row, table.game.modules.view
    shown = module.view(row, audience, table.position.row()) if module.HIDDEN else module.view(row, audience)
    return shown


def legal(table: Table, seat: int) -> list[str]:
    """Return the legal moves of a seat whose turn it is, from what it knows; none once it has answered."""
    if seat in table.answers:
        return []
    return referee.known(table, seat).moves()


def _seat(table: Table, n: int, here: Sequence[bool]) -> m.SeatNow:
    seat = table.seats[n]
    return m.SeatNow(
        kind=seat.kind,
        level=seat.level or None,
        bot=bool(seat.bot),
        name=seat.name,
        nonce=seat.nonce,
        taken=seat.is_taken,
        away=seat.is_away,
        can_return=seat.is_away and referee.can_return(table, n),
        resigned=seat.has_resigned,
        may_ask=referee.may_ask(table, n),
        here=bool(here) and here[n],
    )
