"""The state of a table: undo and clocks."""

import random

import pytest

from strandline import Position, game
from strandline.table.clock import clock_of
from strandline.table.events import Event, Moved, Started, Undone

from .a_table import new_table


def test_taking_back_leads_where_the_moves_did_and_plays_few_of_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    line = [game("krabcek").start(1)]
    while len(line) <= 100:
        line.append(line[-1].play(rng.choice(line[-1].moves())))
    table = new_table("krabcek", 2)
    table.apply(Event(2, 0, Started(line[0].start, [])))
    real, played = Position.play, list[str]()
    monkeypatch.setattr(Position, "play", lambda position, move: played.append(move) or real(position, move))
    for to in (99, 98, 97, 96, 95, 64, 50, 17, 16, 15, 1, 0):
        table.apply(Event(table.n + 1, 0, Moved([each.last for each in line[len(table.made) + 1 :]])))
        assert table.position == line[-1]
        played.clear()
        table.apply(Event(table.n + 1, 0, Undone(to)))
        assert len(played) < 16
        assert (table.position, table.moves) == (line[to], [each.last for each in line[1 : to + 1]])


def test_a_clock_that_was_started_after_the_server_was_last_heard_of_loses_nothing() -> None:
    for started, played in ((10_000, 2_000), (14_000, 0)):
        clock = clock_of({"kind": "bank", "seconds": 60}, 2)
        clock.skip(0, 1000)  # nobody's runs
        clock.switch(0, started, has_moved=False)
        clock.skip(12_000, 50_000)
        clock.switch(1, 50_000, has_moved=True)
        assert clock.left == [60_000 - played, 60_000]
