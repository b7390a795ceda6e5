"""The referee: a move is played once, and reading the events instead gives the same table."""

import random
from collections.abc import Iterator

import pytest

from strandline import Position
from strandline.bots.levels import HIGHEST
from strandline.table import audiences, referee
from strandline.table import commands as c
from strandline.table.commands import HIGHEST_LEVEL
from strandline.table.events import Answered, Event, Moved
from strandline.table.referee import Decision
from strandline.table.state import WATCHERS, Table

from .a_table import do, new_table, then
from .test_audiences import reacting, table_of

GAMES = [("crab-stack", 2), ("crab-stack", 4), ("krabcek", 2), ("survive", 2), ("survive", 4)]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every move that is played."""
    played: list[str] = []
    real = Position.play

    def play(position: Position, move: str) -> Position:
        played.append(move)
        return real(position, move)

    monkeypatch.setattr(Position, "play", play)
    return played


def everything(table: Table) -> list[str]:
    return [audiences.state(table, audience) for audience in (*range(len(table.seats)), WATCHERS)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_move_is_played_once(game: str, players: int, plays: list[str]) -> None:
    rng = random.Random(1)
    table = new_table(game, players)
    for seat in range(players):
        table = do(table, c.Sit(id="s", do="sit", seat=seat, name=f"P{seat}", nonce="0" * 16), f"person {seat}")
    read = table
    for _ in range(40):
        if not table.deciding:
            break
        seat = rng.choice(table.deciding)
        moves = audiences.legal(table, seat)
        plays.clear()
        move = c.Move(id="m", do="move", seat=seat, expect=len(table.made), move=rng.choice(moves))
        decision = referee.decide(table, move, f"person {seat}", may_sit=True)
        table = then(table, decision, f"person {seat}")
        everything(table)
        (moved, *_) = decision.events
        assert plays == (moved.moves if isinstance(moved, Moved) else [])
        if isinstance(moved, Answered):
            plays.clear()
            decision = referee.release(table)
            table = then(table, decision, "")
            assert isinstance(decision.events[0], Moved)
            assert plays == decision.events[0].moves
        plays.clear()
    # Read from a database, they are played again, and come to the same.
    read = read.after(event for event in table.feeds[WATCHERS] if event.n > read.n)
    assert len(plays) >= 40 or not table.deciding
    assert read.moves == table.moves
    assert [each.reveals for each in read.made] == [each.reveals for each in table.made]
    assert (read.position, read.milestones) == (table.position, table.milestones)


def test_answers_are_played_once_when_the_window_closes(plays: list[str]) -> None:
    table = table_of(reacting(2))
    plays.clear()
    for seat in reversed(table.asked):
        table = then(table, referee.move(table, seat, len(table.made), "let"), "")
        everything(table)
    assert len(plays) == len(table.asked) - 1  # for what the later ones may do, as if the others let it pass
    plays.clear()
    decision = referee.release(table)
    table = then(table, decision, "")
    assert plays == decision.events[0].moves  # type: ignore[union-attr]


def test_a_decision_changes_nothing() -> None:
    table = table_of(reacting(2))
    before = everything(table)
    decision = referee.release(table)
    after = then(table, decision, "")
    assert everything(table) == before
    assert len(after.made) > len(table.made)


def test_no_command_changes_the_table_that_it_was_decided_at() -> None:
    """Each of them makes a new one."""
    table = new_table("crab-stack", 3)
    commands: list[tuple[c.Command, str]] = [
        (c.Sit(id="1", do="sit", seat=0, name="Ann", nonce="0" * 16), "ann"),
        (c.Leave(id="2", do="leave", seat=0), "ann"),
        *((c.Sit(id="3", do="sit", seat=seat, name=name, nonce="1" * 16), name)
          for seat, name in enumerate(("ann", "bob", "eve"))),
        (c.Chat(id="4", do="chat", text="hello"), "bob"),
        (c.Unsay(id="5", do="unsay", number=1, room="players"), "ann"),
        (c.Mute(id="6", do="mute", number=1, room="players"), "ann"),
        (c.OfferDraw(id="7", do="draw", seat=1), "bob"),
        (c.Decline(id="8", do="decline", seat=0), "ann"),
        (c.Preset(id="9", do="preset", seat=2, on=True), "eve"),
        (c.Resign(id="10", do="resign", seat=2), "eve"),
        (c.Close(id="11", do="close"), "ann"),
    ]  # fmt: skip
    for command, person in commands:
        before = everything(table)
        decision = referee.decide(table, command, person, may_sit=True)
        new = then(table, decision, person)
        assert everything(table) == before
        assert new.n == table.n + len(decision.events) > table.n
        table = new


def test_an_undo_goes_back_and_leaves_the_table_before_it_alone() -> None:
    table = new_table("crab-stack", 2)
    for seat in (0, 1):
        table = do(table, c.Sit(id="s", do="sit", seat=seat, name="Ann", nonce="0" * 16), "ann")
    first = table
    for _ in range(20):
        if not table.deciding:
            break
        (seat,) = table.deciding
        move = c.Move(id="m", do="move", seat=seat, expect=len(table.made), move=audiences.legal(table, seat)[0])
        table = do(table, move, "ann")
    moves = table.moves
    while (goal := referee.undoable(table, [0, 1])) is not None:
        before = table
        table = do(table, c.AskUndo(id="u", do="undo", seat=goal.seat), "ann")
        assert before.moves == moves[: len(before.made)]
    assert (table.moves, table.position) == ([], first.position)


def test_a_decision_without_steps_is_played_by_the_table() -> None:
    table = table_of(reacting(1))
    decision = referee.release(table)
    assert everything(then(table, Decision(decision.events), "")) == everything(then(table, decision, ""))


def test_every_level_of_bot_can_be_asked_for() -> None:
    assert HIGHEST_LEVEL == HIGHEST


def test_a_table_without_a_key_is_read_all_the_same() -> None:
    table = new_table("krabcek", 2)
    event = Event.read(2, "sat", 0, {"seat": 0, "name": "Ann", "nonce": "0"}, "ann")
    assert table.after([event]).keys == {}
