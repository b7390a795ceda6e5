"""Requests between players, who must agree to them, and returning after running out of time."""

import random

import pytest

from strandline.table import audiences, referee
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.state import WATCHERS, Table

from .a_table import BANK, do, new_table, then
from .test_audiences import reacting, table_of

PEOPLE = "ann", "bob", "eve"
TURN = c.MoveClock(kind="move", seconds=30)


def three(clock: c.Clock = BANK) -> Table:
    """A game of Crab Stack of ann, bob and eve."""
    table = new_table("crab-stack", 3, clock=clock)
    for seat, name in enumerate(PEOPLE):
        table = do(table, c.Sit(id="s", do="sit", seat=seat, name=name, nonce=f"{seat:016x}"), name)
    return table


def move(table: Table) -> Table:
    """Return the table after the first legal move of the person or bot whose turn it is."""
    (seat,) = table.deciding
    name = audiences.legal(table, seat)[0]
    return then(table, referee.chosen(table, seat, name), "" if table.seats[seat].bot else PEOPLE[seat])


def time_over(table: Table) -> Table:
    """Return the table after the seat to move has run out of time."""
    (seat,) = table.deciding
    return then(table, referee.time_over(table, seat), "")


def round_to(table: Table, seat: int) -> Table:
    """The table when a seat is to move again."""
    table = move(table)
    while table.deciding != [seat]:
        table = move(table)
    return table


def offer(table: Table, seat: int) -> Table:
    return do(table, c.OfferDraw(id="d", do="draw", seat=seat), PEOPLE[seat])


def undo(table: Table, seat: int) -> Table:
    return do(table, c.AskUndo(id="u", do="undo", seat=seat), PEOPLE[seat])


def grant(table: Table, seat: int) -> Table:
    return do(table, c.GrantUndo(id="g", do="grant", seat=seat), PEOPLE[seat])


def decline(table: Table, seat: int) -> Table:
    return do(table, c.Decline(id="n", do="decline", seat=seat), PEOPLE[seat])


def back(table: Table, seat: int) -> Table:
    return do(table, c.Back(id="b", do="back", seat=seat), PEOPLE[seat])


def refused(request: object, table: Table, seat: int) -> str:
    """Return the reason why a command is refused."""
    with pytest.raises(Refused) as error:
        request(table, seat)  # type: ignore[operator]
    return error.value.reason


def preset(table: Table, seat: int) -> c.Preset:
    """What changes a preset."""
    return c.Preset(id="p", do="preset", seat=seat, on=seat not in table.presets)


# How often


def test_a_player_asks_so_often_and_no_more_before_the_next_move() -> None:
    table = move(three())
    (other,) = table.deciding
    asker, third = (other + 2) % 3, (other + 1) % 3
    for ask in (offer, undo, offer):
        assert audiences._seat(table, asker, ()).may_ask
        table = decline(ask(table, asker), other)
    assert not audiences._seat(table, asker, ()).may_ask
    assert refused(offer, table, asker) == refused(undo, table, asker) == "asked-enough"
    table = offer(table, third)  # everyone counts for themselves
    table = decline(offer(table, asker), other)  # and agreeing does not count as asking
    table = round_to(table, asker)
    assert refused(offer, table, asker) == "asked-enough"
    table = offer(move(table), asker)
    assert table.offers == {asker}


def test_asking_for_the_same_again_adds_nothing() -> None:
    table = move(three())
    asker = (table.deciding[0] + 2) % 3
    for ask in (offer, undo):
        table = ask(table, asker)
        assert ask(table, asker).n == table.n
    table = grant(table, table.deciding[0])
    assert grant(table, table.deciding[0]).n == table.n
    on = c.Preset(id="p", do="preset", seat=asker, on=True)
    table = do(table, on, PEOPLE[asker])
    assert do(table, on, PEOPLE[asker]).n == table.n


def test_one_player_cannot_use_up_what_the_others_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_EXTRAS", 30)
    table = move(three())
    asker = (table.deciding[0] + 2) % 3
    griefer, other = table.deciding[0], (table.deciding[0] + 1) % 3
    while table.extras[PEOPLE[griefer]] < 30:
        table = do(table, preset(table, griefer), PEOPLE[griefer])
    for command in (
        preset(table, griefer),
        c.OfferDraw(id="d", do="draw", seat=griefer),
        c.AskUndo(id="u", do="undo", seat=griefer),
        c.Chat(id="c", do="chat", text="again"),
    ):
        with pytest.raises(Refused) as error:
            do(table, command, PEOPLE[griefer])
        assert error.value.reason == "enough-yours"
    table = do(table, c.Chat(id="c", do="chat", text="hello"), PEOPLE[other])
    table = decline(undo(table, asker), griefer)  # answers are taken from the griefer, too
    assert offer(offer(offer(table, asker), other), griefer).status == "over"
    table = time_over(table)
    table = back(table, griefer)
    assert do(table, c.Leave(id="l", do="leave", seat=griefer), PEOPLE[griefer]).seats[griefer].has_resigned


def test_a_full_table_takes_all_that_brings_the_game_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = time_over(move(three()))
    away = table.deciding[0]
    other = (away + 1) % 3
    monkeypatch.setattr(referee, "MOST_EVENTS", len(table.feeds[0]))
    with pytest.raises(Refused) as error:
        do(table, c.Chat(id="c", do="chat", text="hello"), PEOPLE[other])
    assert error.value.reason == "enough"
    table = move(back(table, away))
    table = undo(table, away)
    assert len(grant(grant(table, other), (away + 2) % 3).made) == 1
    for last in (c.Leave(id="l", do="leave", seat=other), c.Resign(id="r", do="resign", seat=other)):
        assert do(table, last, PEOPLE[other]).seats[other].has_resigned
    assert do(table, c.Close(id="x", do="close"), "ann").status == "closed"
    empty = new_table("crab-stack", 3)
    monkeypatch.setattr(referee, "MOST_EVENTS", 0)
    sat = do(empty, c.Sit(id="s", do="sit", seat=1, name="bob", nonce="0" * 16), "bob")
    assert not do(sat, c.Leave(id="l", do="leave", seat=1), "bob").seats[1].is_taken


def test_who_sits_down_and_leaves_again_and_again_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_EXTRAS", 10)
    table = new_table("crab-stack", 3)
    sit, leave = c.Sit(id="s", do="sit", seat=1, name="bob", nonce="0" * 16), c.Leave(id="l", do="leave", seat=1)
    for _ in range(5):
        table = do(do(table, sit, "bob"), leave, "bob")
    with pytest.raises(Refused) as error:
        do(table, sit, "bob")
    assert error.value.reason == "enough-yours"
    assert do(table, sit, "eve").seats[1].person == "eve"


# Who is asked


def test_a_draw_needs_those_who_are_away_however_long() -> None:
    table = move(time_over(three()))
    away = (table.deciding[0] + 2) % 3
    for turn in range(1, referee.MISSED_TURNS + 1):
        assert table.seats[away].missed == turn
        table = offer(offer(table, (away + 1) % 3), (away + 2) % 3)
        assert table.status == "playing"
        if turn < referee.MISSED_TURNS:
            table = move(round_to(table, away))
    end = offer(table, away).end
    assert end is not None
    assert end.by == "agreed"


def test_what_is_asked_stands_while_bots_move_and_ends_with_a_persons_move() -> None:
    table = move(three())
    away = table.deciding[0]
    asker, other = (away + 2) % 3, (away + 1) % 3
    table = undo(offer(time_over(table), asker), asker)
    table = move(table)  # the bot's
    assert table.undo is not None
    assert table.offers == {asker}
    returned = back(table, away)
    assert len(grant(grant(returned, away), other).made) == 0
    assert offer(offer(returned, other), away).status == "over"
    table = move(table)
    assert (table.deciding, table.undo, table.offers) == ([asker], None, set())


def test_an_undo_needs_who_has_just_gone_and_not_who_has_been_away_for_turns() -> None:
    table = move(three())
    away = table.deciding[0]
    asker, other = (away + 2) % 3, (away + 1) % 3
    table = move(time_over(table))
    for turn in range(1, referee.MISSED_TURNS + 1):
        assert table.seats[away].missed == turn
        asked = grant(undo(table, asker), other)
        assert (asked.undo is None) == (turn == referee.MISSED_TURNS)
        assert not audiences.own(table, asker).alone
        table = round_to(table, other)
    (seat,) = table.deciding
    assert seat == other
    returned = back(table, away)
    assert returned.seats[away].missed == 0
    assert grant(undo(returned, asker), other).undo is not None


def test_who_is_away_answers_without_coming_back_and_asks_for_no_undo() -> None:
    table = move(three())
    asker, away = (table.deciding[0] + 2) % 3, table.deciding[0]
    table = time_over(table)
    granted = grant(grant(undo(table, asker), away), (away + 1) % 3)
    assert granted.made == []
    assert refused(undo, move(table), away) == "away"


def test_what_a_bot_reveals_ends_a_request_to_take_back() -> None:
    table = new_table("survive", 3)
    for seat, name in enumerate(PEOPLE):
        table = do(table, c.Sit(id="s", do="sit", seat=seat, name=name, nonce=f"{seat:016x}"), name)
    table = do(table, c.Resign(id="r", do="resign", seat=2), "eve")
    rng, stood, ended = random.Random(1), 0, 0
    while table.status == "playing":
        before = len(table.made)
        if table.asked:
            table = then(table, referee.release(table), "")
            continue
        (seat,) = table.deciding
        if table.seats[seat].bot and (goal := referee.undoable(table, [0, 1])):
            table = undo(table, goal.seat)
        table = then(table, referee.chosen(table, seat, rng.choice(audiences.legal(table, seat))), "")
        if table.undo is not None:
            assert not any(made.reveals for made in table.made[before:])
            assert referee.undo_goal(table, table.undo.seat) == table.undo.to
            stood += 1
        elif table.seats[seat].bot:
            ended += 1
    assert stood > 5
    assert ended > 5


# Coming back


def test_time_over_and_coming_back_at_once_cannot_go_on_for_ever() -> None:
    for clock in (BANK, TURN, c.DaysClock(kind="days", days=3)):
        table = time_over(three(clock))
        (seat,) = table.deciding
        assert audiences._seat(table, seat, ()).can_return
        table = back(table, seat)
        assert table.clock.left[seat] == min(60_000, table.clock.full)
        assert table.clock.running == seat
        table = time_over(table)
        assert not audiences._seat(table, seat, ()).can_return
        assert refused(back, table, seat) == "no-grace"
        assert table.clock.running is None


def test_with_time_for_each_turn_one_can_come_back_for_the_next_turn() -> None:
    table = time_over(three(TURN))
    (seat,) = table.deciding
    table = move(time_over(back(table, seat)))
    assert audiences._seat(table, seat, ()).can_return
    table = round_to(back(table, seat), seat)
    assert (table.clock.running, table.clock.left[seat]) == (seat, 30_000)
    bank = move(time_over(back(time_over(three()), seat)))
    assert refused(back, bank, seat) == "no-grace"  # there the next turn brings nothing


def test_coming_back_when_others_are_to_move_takes_no_time_from_them() -> None:
    table = time_over(three(TURN))
    away = table.deciding[0]
    table = move(table)
    left = table.clock.left.copy()
    table = back(table, away)
    assert table.clock.running == (away + 1) % 3
    assert table.clock.left[away] == 30_000
    assert table.clock.left[(away + 1) % 3] < left[(away + 1) % 3]  # it has run all the time


def test_a_window_is_as_long_as_it_was_when_it_opened() -> None:
    table = table_of(reacting(2))
    end = table.window_end
    (seat, *_) = (n for n in range(len(table.seats)) if n not in table.asked)
    table = then(table, referee.resign(table, seat), "")
    assert table.window_end == end


def test_the_requests_of_a_table_are_the_same_when_it_is_read_again() -> None:
    rng = random.Random(5)
    table = three()
    for _ in range(120):
        if table.status != "playing":
            break
        (due,) = table.deciding
        seat = rng.randrange(3)
        act = rng.choice((move, move, time_over, offer, undo, grant, decline, back))
        try:
            if act is time_over and table.seats[due].bot:
                continue
            table = act(table) if act in (move, time_over) else act(table, seat)  # type: ignore[call-arg,arg-type]
        except Refused:
            continue
    read = Table("t", table.secret).after(table.feeds[0])
    for name in ("asks", "extras", "offers", "undo", "granted", "clock", "seats"):
        assert getattr(read, name) == getattr(table, name), name
    assert len(table.feeds[WATCHERS]) > 30
