"""Who begins at a table: drawn by lot, or the first of the list."""

import json
from dataclasses import replace

import pytest

from strandline import BadRecord, game
from strandline.table import audiences, dice, planning
from strandline.table import commands as c
from strandline.table.events import Event, Made, Order
from strandline.table.record import record_of
from strandline.table.state import WATCHERS, Table

from .a_table import SECRET, do, new_table

NAMES = "ann", "bob", "eve", "dan"
GAMES = [("crab-stack", 2), ("crab-stack", 4), ("krabcek", 2), ("survive", 3)]


def sit(table: Table, nonce: int = 0) -> Table:
    """Everyone sits down; the nonces follow from a number."""
    for seat in range(len(table.seats)):
        name = NAMES[seat]
        table = do(table, c.Sit(id=f"s{seat}", do="sit", seat=seat, name=name, nonce=f"{nonce + seat:016x}"), name)
    return table


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def first_drawn(seat: int, name: str = "krabcek", players: int = 2) -> Table:
    """A game where the lot has fallen to a seat."""
    tables = (sit(new_table(name, players, "lot"), nonce) for nonce in range(100))
    return next(table for table in tables if table.first == seat)


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("order", ["lot", "listed"])
def test_the_first_seat_begins_and_the_others_follow_as_they_sat(name: str, players: int, order: Order) -> None:
    drawn = set()
    for nonce in range(0, 400, 10):
        table = sit(new_table(name, players, order), nonce)
        assert table.deciding == [0]
        first = NAMES.index(names(table)[0])
        drawn.add(first)
        assert names(table) == [NAMES[(first + n) % players] for n in range(players)]
        assert [table.seats_of(each.name) for each in table.seats] == [[n] for n in range(players)]
    assert drawn == (set(range(players)) if order == "lot" else {0})


def test_the_lot_falls_to_everyone_alike() -> None:
    drawn = [dice.lot(SECRET, "t", [f"{n:016x}", "1" * 16, "2" * 16]) for n in range(3000)]
    assert all(900 < drawn.count(seat) < 1100 for seat in range(3))


def test_everyone_sees_with_their_own_eyes_after_the_draw() -> None:
    table = first_drawn(1, "survive", 3)
    for seat, name in enumerate(["bob", "eve", "ann"]):
        told = json.loads(audiences.news(table, seat, len(table.feeds[seat]) - 1))
        assert told["type"] == "state"  # with the seats' new numbers
        assert told["now"]["own"]["seat"] == told["now"]["view"]["seat"] == seat
        assert told["now"]["seats"][seat]["name"] == name


def test_what_was_said_before_the_draw_is_still_by_who_said_it() -> None:
    seats = set()
    for nonce in range(20):
        table = new_table("krabcek", 2, "lot")
        table = do(table, c.Sit(id="1", do="sit", seat=0, name="ann", nonce=f"{nonce:016x}"), "ann")
        table = do(table, c.Chat(id="2", do="chat", text="hello"), "ann")
        table = do(table, c.Sit(id="3", do="sit", seat=1, name="bob", nonce="1" * 16), "bob")
        (said,) = json.loads(audiences.state(table, 0))["chat"]
        assert table.seats[said["seat"]].name == "ann"
        seats.add(said["seat"])
    assert seats == {0, 1}


def test_whoever_reads_the_events_comes_to_the_same_seats() -> None:
    table = first_drawn(1)
    read = Table("t", SECRET).after(table.feeds[WATCHERS])
    assert (read.seats, read.first, read.position) == (table.seats, table.first, table.position)


def ended(table: Table) -> Table:
    for n in range(8):
        (seat,) = table.deciding
        move = audiences.legal(table, seat)[0]
        person = table.seats[seat].name
        table = do(table, c.Move(id=f"m{n}", do="move", seat=seat, expect=len(table.made), move=move), person)
    return do(table, c.Resign(id="r", do="resign", seat=0), table.seats[0].name)


def test_a_record_tells_the_lot_and_it_can_be_drawn_again() -> None:
    table = ended(first_drawn(1))
    record = record_of(table, table.feeds[WATCHERS])
    about = record.extra["table"]
    assert record.seats == ("bob", "ann")
    assert (about["order"], about["first"]) == ("lot", 1)
    assert about["nonces"] == [seat.nonce for seat in sorted(table.seats, key=lambda seat: seat.name)]  # as they sat
    rolled = sum(move.startswith(("die", "open")) for move in record.moves)
    assert dice.verify(record, dice.Kept(nonces={0: table.seats[1].nonce})) == 2 + rolled > 2
    for forged in (0, None, "1"):
        with pytest.raises(BadRecord, match="isn’t the one that the dice draw: that is seat 1"):
            dice.verify(replace(record, extra={"table": {**about, "first": forged}}))


def test_a_rematch_lets_the_next_one_begin_whatever_the_lot_said() -> None:
    made = planning.rematch(ended(first_drawn(1)), "ann", SECRET, ["", ""])
    assert made.order == "listed"
    assert [seat["name"] for seat in made.seats] == ["ann", "bob"]


@pytest.mark.parametrize("name", ["crab-stack", "survive"])
def test_at_a_table_from_before_the_seats_stay_and_the_deal_says_who_begins(name: str) -> None:
    made = new_table(name, 2).plan
    old = {field: value for field, value in vars(made).items() if field != "order"}
    began = set()
    for nonce in range(0, 200, 10):
        table = sit(Table("t", SECRET).after([Event(1, 1000, Made(**old), "ann")]), nonce)
        assert names(table) == ["ann", "bob"]
        seed = dice.seed(SECRET, "t", [seat.nonce for seat in table.seats])
        assert table.position == game(name, players=2).start(seed)
        began.update(table.deciding)
    assert began == {0, 1}
