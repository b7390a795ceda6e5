"""Rated tables without a server: what their events hold, who may sit down, who may close them."""

from dataclasses import replace
from typing import Any

import pytest

from strandline.table import commands as c
from strandline.table import events as e
from strandline.table import referee
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import WATCHERS, Table

from .a_table import SECRET, do, new_table, then


def rated() -> Table:
    unrated = new_table("crab-stack", 2)
    return Table("t", SECRET).after([Event(1, 1000, replace(unrated.plan, rated=True), "ann")])


def sit(table: Table, seat: int, person: str, home: str, **more: Any) -> Table:
    command = c.Sit(id="s", do="sit", seat=seat, name=person, nonce="0" * 16, **{"rated": True, **more})
    return then(table, referee.decide(table, command, person, may_sit=True, home=home), person)


def body(table: Table, kind: type[e.EventBase]) -> dict[str, Any]:
    return next(event.body for event in table.feeds[WATCHERS] if isinstance(event.data, kind))


def test_only_rated_tables_say_so_and_keep_marks_of_addresses() -> None:
    plain = new_table("crab-stack", 2)
    unrated = sit(plain, 0, "ann", "here", rated=False)
    assert not {"rated", "home"} & (body(unrated, e.Sat).keys() | Event(1, 0, plain.plan).body.keys())
    table = sit(rated(), 0, "ann", "here")
    assert Event(1, 0, table.plan).body["rated"] is True
    assert body(table, e.Sat)["home"] == "here"
    kept = Event.read(2, "sat", 0, body(table, e.Sat), "ann")
    assert rated().after([kept]).seats[0].home == "here"


def test_a_seat_that_was_left_keeps_nobody_out() -> None:
    table = sit(rated(), 0, "ann", "here")
    for person, home, reason in (("ann", "there", "rated-once"), ("bob", "here", "rated-address")):
        with pytest.raises(Refused) as refused:
            sit(table, 1, person, home)
        assert refused.value.reason == reason
    table = do(table, c.Leave(id="l", do="leave", seat=0), "ann")
    assert table.seats[0].home is None
    assert sit(table, 1, "bob", "here").seats[1].person == "bob"


def test_a_host_may_close_a_rated_table_before_and_after_the_game_only() -> None:
    close = c.Close(id="c", do="close")
    assert do(rated(), close, "ann").status == "closed"
    table = sit(sit(rated(), 0, "ann", "here"), 1, "bob", "there")
    with pytest.raises(Refused) as refused:
        do(table, close, "ann")
    assert refused.value.reason == "rated-close"
    over = do(table, c.Resign(id="r", do="resign", seat=1), "bob")
    assert do(over, close, "ann").status == "closed"
