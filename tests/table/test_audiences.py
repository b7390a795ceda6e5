"""A viewer never gets what they may not know: the same game in two worlds, byte by byte; and reactions."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import strandline
from strandline import CHANCE, Position
from strandline.core.effects import Effect
from strandline.core.game import Game
from strandline.core.messages import Message
from strandline.table import audiences, referee
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import RECENT, WATCHERS, PlayedMove, Table
from strandline.table.wire import to_json

TABLES = [
    ("survive", {"players": 4}),
    ("survive", {"players": 3, "values": "own"}),
    ("survive", {"players": 2, "colours": 2, "variants": ["crowded"]}),
    ("krabcek", {"turns": 30}),
    ("crab-stack", {"players": 3}),
]
Step = tuple[Position, str]


def played(name: str, options: dict[str, Any], seed: int) -> list[Step]:
    """A random game: each position with the move made there."""
    rng = random.Random(seed)
    found = []
    chosen = {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}
    position = strandline.game(name, **chosen).start(seed)
    while position.turn is not None:
        moves = position.moves()
        if position.turn == CHANCE:
            weights = position.weights()
            move = rng.choices(list(weights), list(weights.values()))[0]
        else:
            # Creatures that roam make reactions likelier.
            move = rng.choice([each for each in moves if each not in ("stay", "done")] or moves)
        found.append((position, move))
        position = position.play(move)
    return found


def known_row(position: Position, viewer: int) -> list[int]:
    row = position.row()
    position.game.kernel.mask(row, viewer)
    return row


def is_spent(back: str, later: list[Step]) -> bool:
    """Whether a tile that is kept is turned over later: then it cannot have been another."""
    effect = back.removeprefix("back ")
    played = "repel" if effect.startswith("repel") else f"play {effect.removeprefix('move-')}"
    return any(move == played for _, move in later)


def twin(steps: list[Step], viewer: int, rng: random.Random) -> list[Step]:
    """Return the part of a game with other secrets that looks the same to a viewer."""
    seat = None if viewer == WATCHERS else viewer
    position = steps[0][0]
    found: list[Step] = []
    for n, (before, move) in enumerate(steps):
        told = before.shown(move, seat)
        legal = position.moves()
        alike = [each for each in legal if "?" in told and position.shown(each, seat) == told]
        other = rng.choice(alike) if alike and not is_spent(move, steps[n:]) else move
        if other not in legal or known_row(position, viewer) != known_row(before, viewer):
            return found
        if position.play(other).turn is None:
            return found
        found.append((position, other))
        position = position.play(other)
    return found


def happenings(steps: list[Step], rng: random.Random, viewer: int = WATCHERS) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return a game as the events of a table; a seat that is asked to react answers, or lets the time pass."""
    first = steps[0][0]
    seats = [{"kind": "person"}] * first.game.seats
    clock = {"kind": "bank", "seconds": 600, "increment": 1}
    options = {key: list(v) if isinstance(v, tuple) else v for key, v in vars(first.game.options).items()}
    about = {"game": first.game.name, "options": options, "seats": seats, "clock": clock}
    yield "made", {**about, "public": True, "window": 10, "commitment": "c" * 64}
    for seat in range(first.game.seats):
        yield "sat", {"seat": seat, "name": f"P{seat}", "nonce": f"{seat:032x}"}
    waiting: list[str] = []
    begun = False
    for n, (position, move) in enumerate(steps):
        if not begun and position.turn != CHANCE:
            yield "started", {"start": first.start, "moves": waiting}
            begun, waiting = True, []
        if position.asked and not waiting:
            for later, answer in steps[n : n + len(position.asked)]:
                if not later.asked or later.turn is None:
                    break
                # A seat that lets it pass may have answered or not: nobody else knows which.
                if answer == "repel" or later.turn == viewer or rng.random() < 0.7:
                    yield "answered", {"seat": later.turn, "move": answer}
        waiting.append(move)
        after = steps[n + 1][0] if n + 1 < len(steps) else None
        if after is None or (after.turn != CHANCE and not (position.asked and after.asked)):
            yield "moved", {"moves": waiting}
            waiting = []


def everything_told(steps: list[Step], viewer: int, rng: random.Random) -> Iterator[tuple[Table, bytes]]:
    """Return all messages to the viewer: the news each time and, now and then, the whole state."""
    table = Table("t", "5" * 64)
    heard = 0
    at = 1_000_000
    for n, (kind, body) in enumerate(happenings(steps, rng, viewer), 1):
        at += 0 if kind == "answered" else 1500
        person = f"person {body['seat']}" if kind == "sat" else "host"
        table.apply(Event.read(n, kind, at, body, person))
        head = len(table.feeds.get(viewer, []))
        if head > heard:
            yield table, audiences.news(table, viewer, heard).encode()
            if head % 25 == 0:
                yield table, audiences.state(table, viewer).encode()
                if table.position is not None:
                    yield table, to_json(audiences.views(table, viewer, 0)).encode()
            heard = head


def compare(name: str, options: dict[str, Any], seeds: range) -> tuple[int, int, int]:
    """How many twins there were, how many really differed in the end, how many messages were compared."""
    twins = differed = messages = 0
    for seed in seeds:
        steps = played(name, options, seed)
        for viewer in (*range(steps[0][0].game.seats), WATCHERS):
            other = twin(steps, viewer, random.Random(seed))
            one = steps[: len(other)]
            twins += 1
            differed += other[-1][0].row() != one[-1][0].row()
            here = everything_told(one, viewer, random.Random(1))
            there = everything_told(other, viewer, random.Random(2))
            for (_, mine), (_, yours) in zip(here, there, strict=True):
                assert mine == yours, f"seat {viewer}: {mine[:400]!r} {yours[:400]!r}"
                messages += 1
    return twins, differed, messages


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda each: str(each))
def test_two_worlds_that_differ_in_what_a_viewer_cannot_know_send_it_the_same_bytes(
    name: str, options: dict[str, Any], record_property: Any
) -> None:
    twins, differed, messages = compare(name, options, range(2))
    record_property("twins", f"{twins} twins, {differed} differing, {messages} messages")
    assert messages > 50
    if name == "survive":
        assert differed >= 0.8 * twins  # else nothing was tested


def leak_in_the_log(table: Table, number: int, audience: int) -> dict[str, Any]:
    return {"seat": table.made[number].seat, "move": table.made[number].name}


def leak_of_choices(table: Table, seat: int) -> list[str]:
    assert table.position is not None
    return table.position.moves()


def leak_in_the_way(table: Table, made: PlayedMove) -> list[str]:
    return [made.name]


def leak_in_the_effects(table: Table, number: int) -> list[Effect]:
    return [Effect(Message("leak", "", {"row": str(table.made[number].row)}), "values")]


def leak_in_earlier_views(table: Table, number: int, audience: int) -> dict[str, Any]:
    return dict(table.game.modules.view.view(table.made[number].row, table.made[number].seat))


LEAKS = {
    "earlier views are those of whoever moved": ("earlier", leak_in_earlier_views),
    "the effects tell all": ("effects", leak_in_the_effects),
    "the way tells all": ("way", leak_in_the_way),
    "the log tells all": ("line", leak_in_the_log),
    "legal moves of another": ("legal", leak_of_choices),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, function = LEAKS[leak]
    monkeypatch.setattr(audiences, name, function)
    if name == "legal":
        monkeypatch.setattr(audiences, "WATCHERS", -2)
        real = Table.deciding
        everyone = property(lambda table: [*real.fget(table), *range(WATCHERS, 9)] if table.status == "playing" else [])
        monkeypatch.setattr(Table, "deciding", everyone)
        monkeypatch.setattr(audiences.referee, "undo_goal", lambda *_: None)
    with pytest.raises(AssertionError, match="seat "):
        compare("survive", {"players": 4}, range(2))


def test_what_a_seat_may_do_follows_from_what_it_knows() -> None:
    for seed in range(3):
        for position, _ in played("survive", {"players": 3}, seed):
            if position.turn is not None and position.turn >= 0:
                assert position.known(position.turn).moves() == position.moves()


# Earlier views


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_earlier_views_are_those_that_were_sent_then(name: str, options: dict[str, Any]) -> None:
    steps = played(name, options, 1)[:150]
    table = table_of(steps)
    for seat in (*range(steps[0][0].game.seats), WATCHERS):
        found = audiences.views(table, seat, len(table.made) - 9)
        assert found.count == len(table.made)
        sent = [position.view(None if seat == WATCHERS else seat) for position, _ in steps[: len(table.made)][-9:]]
        assert found.views == sent
    assert len(audiences.views(table, WATCHERS, 0).views) == min(RECENT, len(table.made))
    assert audiences.views(table, WATCHERS, len(table.made) + 1).views == []


def test_values_to_remember_are_not_shown_again_after_set_up() -> None:
    steps = played("survive", {"players": 2}, 1)
    set_up = sum(position.view(0)["phase"] in ("putting", "launching") for position, _ in steps)
    during, after = table_of(steps[:set_up]), table_of(steps[: set_up + 8])
    assert all(view["values"] for view in audiences.views(during, 0, set_up - 8).views)
    assert not any(view["values"] for view in audiences.views(after, 0, set_up - 8).views)
    steps = played("survive", {"players": 2, "values": "own"}, 1)
    assert all(view["values"] for view in audiences.views(table_of(steps[: set_up + 8]), 0, set_up - 8).views)


# Effects


@pytest.mark.parametrize(("name", "options"), TABLES[-1:])
def test_effects_are_sent_with_their_moves_and_computed_once(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = played(name, options, 1)
    computed = []
    real = Game.effects
    monkeypatch.setattr(Game, "effects", lambda game, *rows: computed.append(1) or real(game, *rows))
    everything = [json.loads(message) for _, message in everything_told(steps, 0, random.Random(1))]
    told = [each for each in everything if "type" in each]
    assert len(computed) == len(steps)
    news = [event for each in told if each["type"] == "news" for event in each["events"] if event["kind"] == "moved"]
    sent = [line.get("effects", []) for event in news for line in event["moves"]]
    caused = [position.effects(move) for position, move in steps]
    assert [[each["key"] for each in line] for line in sent] == [[e.message.key for e in each] for each in caused]
    assert any(sent)
    whole = [each["log"] for each in told if each["type"] == "state"][-1]
    assert [line.get("effects", []) for line in whole] == sent[: len(whole)]
    assert not any(line.get("effects") == [] for line in whole)


# Reactions


def reacting(asked: int, seed: int = 0) -> list[Step]:
    """Return a game up to where the given number of seats is asked to react."""
    for number in range(seed, seed + 400):
        steps = played("survive", {"players": 4}, number)
        for n, (position, _) in enumerate(steps):
            if len(position.asked) >= asked:
                return steps[: n + 1]
    raise AssertionError("nobody was asked")


def table_of(steps: list[Step]) -> Table:
    table = Table("t", "5" * 64)
    for n, (kind, body) in enumerate(happenings(steps[:-1], random.Random(0)), 1):
        table.apply(Event.read(n, kind, 1000 * n, body, f"person {body['seat']}" if kind == "sat" else "host"))
    return table


def test_everyone_asked_answers_at_once_and_all_is_shown_when_the_window_closes() -> None:
    table = table_of(reacting(2))
    asked = table.asked
    assert table.deciding == list(asked)
    assert table.clock.running is None
    assert table.window_end == table.since + 10_000
    before = {seat: audiences.state(table, seat) for seat in (*range(4), WATCHERS)}
    for seat in reversed(asked):
        assert "let" in audiences.legal(table, seat)
        (answered,) = referee.move(table, seat, len(table.made), "let").events
        table.apply(Event(table.n + 1, table.last + 1, answered))
        with pytest.raises(Refused, match="not your turn"):
            referee.move(table, seat, len(table.made), "let")
    for viewer in (*range(4), WATCHERS):
        assert (audiences.state(table, viewer) == before[viewer]) == (viewer not in asked)
    assert table.window_end == table.since + 10_000  # an answer makes it neither longer nor shorter
    moved = referee.release(table).events[0]
    assert moved.moves[: len(asked)] == ["let"] * len(asked)


def test_who_says_nothing_lets_it_pass() -> None:
    table = table_of(reacting(1))
    moved = referee.release(table).events[0]
    assert moved.moves[: len(table.asked)] == ["let"] * len(table.asked)


def test_who_does_not_hold_the_tile_cannot_repel_and_nobody_else_is_asked() -> None:
    table = table_of(reacting(1))
    seat = table.asked[0]
    for other in set(range(4)) - set(table.asked):
        with pytest.raises(Refused, match="not your turn"):
            referee.move(table, other, len(table.made), "let")
    if "repel" not in audiences.legal(table, seat):
        with pytest.raises(strandline.IllegalMove):
            referee.move(table, seat, len(table.made), "repel")


def holders(table: Table) -> list[int]:
    """Return the asked seats that could repel, except the last."""
    return [seat for seat in table.asked[:-1] if "repel" in audiences.legal(table, seat)]


def test_a_repelling_answer_ends_it_and_cannot_be_taken_back() -> None:
    table = next(table for table in map(table_of, map(reacting, [2] * 300, range(300))) if holders(table))
    holder = holders(table)[0]
    (answered,) = referee.move(table, holder, len(table.made), "repel").events
    table.apply(Event(table.n + 1, table.last + 1, answered))
    for data in referee.release(table).events:
        table.apply(Event(table.n + 1, table.last + 10_000, data))
    assert "repel" in table.moves
    assert not table.asked  # the answers after it do not count
    assert referee.undo_goal(table, holder) is None


def test_a_tile_that_was_turned_over_is_not_taken_back_but_a_put_is() -> None:
    steps = played("survive", {"players": 2}, 1)
    n = next(n for n, (_, move) in enumerate(steps) if move.startswith("play "))
    table = table_of(steps[: n + 2])
    seat = steps[n][0].turn
    assert seat is not None
    assert table.moves[-1].startswith("play ")
    assert referee.undo_goal(table, seat) is None
    table = table_of(steps[:4])
    assert table.moves[-1].startswith("put ")
    assert referee.undo_goal(table, table.made[-1].seat) == len(table.made) - 1
