"""A table without a server: created, sat at, played at and looked at, in each game. Runs in CPython and in Pyodide."""

import json
import sys

from strandline.core.registry import names
from strandline.table import audiences, planning, referee
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.events import Event, Order
from strandline.table.referee import Decision
from strandline.table.state import WATCHERS, Table

SECRET = "ab" * 32


def then(table: Table, decision: Decision, person: str) -> Table:
    """The table after a decision; its time is its number of events."""
    new = [Event(table.n + n, 1000 * (table.n + n), data, person) for n, data in enumerate(decision.events, 1)]
    return table.after(new, decision.steps)


def do(table: Table, command: c.Command, person: str) -> Table:
    return then(table, referee.decide(table, command, person, may_sit=True), person)


BANK = c.BankClock(kind="bank", seconds=300, increment=5)


def new_table(game: str, players: int, order: Order = "listed", clock: c.Clock = BANK) -> Table:
    """A table that ann has created, for people."""
    made = planning.plan(
        c.NewTable(
            game=game,
            options={"players": players} if game != "krabcek" else {},
            seats=[c.PersonSeat(kind="person")] * players,
            clock=clock,
            order=order,
        ),
        SECRET,
        [""] * players,
    )
    return Table("t", SECRET).after([Event(1, 1000, made, "ann")])


def play(game: str) -> list[dict[str, object]]:
    """Return what the two seats and the spectators see after a few moves."""
    table = new_table(game, 2)
    for seat, name in enumerate(("ann", "bob")):
        table = do(table, c.Sit(id="s", do="sit", seat=seat, name=name, nonce=f"{seat:016x}"), name)
    for n in range(8):
        (seat,) = table.deciding
        moves = audiences.legal(table, seat)
        move = moves[n % len(moves)]
        table = do(
            table, c.Move(id="m", do="move", seat=seat, expect=len(table.made), move=move), table.seats[seat].name
        )
    words = ""
    try:
        do(table, c.Back(id="b", do="back", seat=0), "ann")
    except Refused as error:
        words = str(error)
    assert words
    return [json.loads(audiences.news(table, audience, after)) for audience in (0, 1, WATCHERS) for after in (None, 4)]


def everything() -> str:
    return json.dumps({game: play(game) for game in names()})


if __name__ == "__main__":
    sys.stdout.write(everything() + "\n")
