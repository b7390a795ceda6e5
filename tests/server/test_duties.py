"""The server's own actions: windows close, bots think, unused tables are dropped."""

import asyncio
import json
import os
import random
import selectors
import time
from collections.abc import Coroutine
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.bots.thinker import RandomBot, Thinker
from strandline.core.contract import CHANCE
from strandline.host import duties
from strandline.host.commits import Entry
from strandline.host.duties import Duties
from strandline.host.open_table import OpenTable
from strandline.host.tasks import Tasks
from strandline.host.thinking import choose_move
from strandline.search.thought import Root
from strandline.server import days_up, sweep, worker_pool
from strandline.server.fair_queue import FairQueue
from strandline.server.limits import AddressBook
from strandline.server.server_clock import now_ms
from strandline.server.storage import set_setting
from strandline.server.worker_pool import WorkerPool
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import Table
from tests.table.test_audiences import Step, happenings, played, reacting, table_of

from .tables import PERSON, Guest, Running, bot, two_people


def run(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    """Wait for something in the server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.house.store._loop).result(30)


def write(server: Running, guest: Guest, steps: list[Step], window: int, **more: Any) -> str:
    """Write a table to the database, where the guest has all seats and these steps have been played."""
    table = f"written-{random.getrandbits(40)}"
    person = guest.cookie.partition(".")[0]
    events = []
    for n, (kind, body) in enumerate(happenings(steps[:-1], random.Random(0)), 1):
        if kind == "made":
            body = {**body, "window": window, **more}
        events.append(Event.read(n, kind, now_ms(), body, person))
    summary = {"status": "playing", "last": now_ms(), "duty": now_ms(), "deciding": [], "moves": 0, "seek": None}
    made = {"game": "survive", "secret": "5" * 64, "host": person, "public": True}
    run(server, server.house.store.append(Entry(table, events, summary, made=made)))
    return table


def test_answers_are_shown_together_when_the_window_closes(server: Running) -> None:
    ann = server.guest()
    steps = reacting(2)
    asked = steps[-1][0].asked
    table = write(server, ann, steps, window=1)
    others = server.guest("Bob")
    with others.socket(table) as watcher:
        before = watcher.hear("state")
        assert before["now"]["asked"] == list(asked)
        answer = ann.ask(table, "move", seat=asked[-1], expect=before["now"]["count"], move="let")
        assert answer.status_code == 200
        assert ann.refused(table, "move", seat=asked[-1], expect=before["now"]["count"], move="let") in (
            "table-not-your-turn", "table-stale",
        )  # fmt: skip
        ann.do(table, "preset", seat=asked[0], on=True)
        news = watcher.hear()
    assert news["n"] == before["n"] + 1  # of answers and wishes it hears nothing
    told = [line["move"] for line in news["events"][0]["moves"]]
    assert told[: len(asked)] == ["let"] * len(asked)
    assert news["events"][0]["at"] >= before["now"]["until"]
    assert ann.look(table, seat=asked[0])["now"]["own"]["preset"]


@pytest.mark.slow
def test_a_bot_that_is_asked_answers_before_anyone_hears_of_it(server: Running) -> None:
    ann = server.guest()
    steps = reacting(1)
    seats = [{"kind": "person"} for _ in range(4)]
    asked = steps[-1][0].asked
    for seat in asked:
        seats[seat] = {"kind": "bot", "level": 1, "nonce": "0" * 32}
    # A new process takes longer to load than the window lasts; in a game, bots have moved before they are asked.
    run(server, server.house.pool.run("ann", choose_move, Root.of(steps[-1][0], asked[0]), 1, 0))
    table = write(server, ann, steps, window=2, seats=seats)
    until = ann.look(table)["now"]["until"]
    for _ in range(600):
        live = server.house.tables.by_id[table]
        if not live.table.asked:
            break
        time.sleep(0.05)
    feed = live.table.feeds[asked[0]]
    released = next(event for event in reversed(feed) if event.kind == "moved" and event.n > live.table.n - 4)
    assert released.at >= until
    kinds = [event.kind for event in live.table.feeds[asked[0]]]
    assert kinds.count("answered") >= 1


def test_a_thought_for_a_position_that_was_taken_back_is_not_played(server: Running) -> None:
    ann = server.guest()
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    for _ in range(400):
        if ann.look(table)["now"]["legal"]:
            break
        time.sleep(0.05)
    count = ann.look(table)["now"]["count"]
    waiting: list[asyncio.Future[str]] = []

    async def slow(*_: Any) -> str:
        waiting.append(asyncio.get_running_loop().create_future())
        return await waiting[-1]

    room = server.house.duties
    real, room._choice = room._choice, slow
    try:
        for n in (0, 1):  # two different moves, the first taken back
            position = server.house.tables.by_id[table].table.position
            move = [each for each in position.moves() if position.play(each).turn == 1][n]
            ann.do(table, "move", seat=0, expect=count, move=move)
            if n == 0:
                ann.do(table, "undo", seat=0)
        for _ in range(100):  # the answer may be here before the bot has been asked
            if len(waiting) == 2:
                break
            time.sleep(0.02)
        table_now = server.house.tables.by_id[table].table
        server.call(lambda: waiting[0].set_result(table_now.position.moves()[-1]))
        time.sleep(0.2)
        assert ann.look(table)["now"]["count"] == count + 1
        server.call(lambda: waiting[1].set_result(table_now.position.moves()[0]))
    finally:
        room._choice = real
    for _ in range(100):
        if ann.look(table)["now"]["count"] > count + 1:
            break
        time.sleep(0.05)
    assert ann.look(table)["now"]["count"] > count + 1


def test_tables_that_nobody_uses_are_let_go_and_read_again(server: Running) -> None:
    table, ann, _ = two_people(server)
    live = server.house.tables.by_id[table]

    def leave() -> None:
        live.used = live.table.last = 0

    server.call(leave)
    run(server, server.house.sweep.once())
    assert table not in server.house.tables.by_id
    assert ann.look(table)["now"]["status"] == "playing"
    assert server.house.tables.by_id[table] is not live


def test_tables_where_nothing_has_happened_for_long_are_deleted(server: Running) -> None:
    old, ann, _ = two_people(server)
    new = ann.make()["id"]
    with server.house.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET last = 0 WHERE id = '{old}'")
    server.house.sweep.expire_days = 30
    days = [now_ms() - n * days_up.DAY for n in range(40, 0, -1)]
    run(server, server.house.store.write(set_setting, days_up.DAYS, json.dumps(days)))
    try:
        server.call(lambda: server.house.tables.by_id.clear())
        run(server, server.house.sweep.once())
    finally:
        server.house.sweep.expire_days = None
    assert ann.http.get(f"/api/tables/{old}").status_code == 404
    assert ann.look(new)["now"]["status"] == "open"


def test_a_sweep_finds_all_that_is_due_however_much_it_is(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "PAGE", 2)
    ann = server.guest()
    written = [write(server, ann, reacting(1), window=60) for _ in range(5)]
    with server.house.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET duty = 7 WHERE id LIKE 'written-%%'")
    run(server, server.house.sweep.once())
    assert set(written) <= server.house.tables.by_id.keys()


def die(marker: str) -> str:
    """Kill the process the first time."""
    try:
        Path(marker).mkdir()
    except FileExistsError:
        return "alive"
    os._exit(1)


def test_a_process_that_dies_is_replaced(tmp_path: Any) -> None:
    async def use() -> None:
        thinkers = WorkerPool(1, AddressBook())
        try:
            assert await thinkers.run("ann", die, str(tmp_path / "once")) == "alive"
        finally:
            thinkers.close()

    asyncio.run(use())


class Going:
    """Bots that decide when the test says so, in the order in which they began."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, thinkers: WorkerPool):
        self.loop = asyncio.get_running_loop()
        self.begun: list[tuple[str, asyncio.Future[None]]] = []
        monkeypatch.setattr(self.loop, "run_in_executor", self.begin)
        monkeypatch.setattr(thinkers, "_workers", lambda: None)

    def begin(self, _pool: Any, _work: Any, *given: Any) -> asyncio.Future[None]:
        self.begun.append((given[0] if given else "", self.loop.create_future()))
        return self.begun[-1][1]

    async def end_all(self, tasks: list[asyncio.Task[None]]) -> None:
        while not all(task.done() for task in tasks):
            for _, each in self.begun:
                if not each.done():
                    each.set_result(None)
            await asyncio.sleep(0)


def test_one_persons_thoughts_wait_for_each_other_and_not_for_anothers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        thinkers = WorkerPool(8, AddressBook())
        going = Going(monkeypatch, thinkers)
        tasks = [asyncio.create_task(thinkers.run("ann", print)) for _ in range(worker_pool.MOST_RUNNING + 3)]
        tasks.append(asyncio.create_task(thinkers.run("bob", print)))
        await asyncio.sleep(0.01)
        assert len(going.begun) == worker_pool.MOST_RUNNING + 1
        await going.end_all(tasks)
        assert thinkers.waiting == 0
        assert not thinkers._limits

    asyncio.run(use())


def test_who_comes_as_many_people_waits_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty people at one address wait behind the only person at another."""

    async def use() -> None:
        thinkers = WorkerPool(1, AddressBook())
        going = Going(monkeypatch, thinkers)
        for n in range(50):
            thinkers.addresses.note(f"mob{n}", "192.0.2.1")
        thinkers.addresses.note("ann", "192.0.2.2")
        many = [asyncio.create_task(thinkers.run(f"mob{n}", print, "mob")) for n in range(50)]
        await asyncio.sleep(0.01)
        assert len(going.begun) == 1
        gone = many.pop(5)
        gone.cancel()
        many.append(asyncio.create_task(thinkers.run("ann", print, "ann")))
        await asyncio.sleep(0.01)
        await going.end_all(many)
        assert [who for who, _ in going.begun][:4] == ["mob", "ann", "mob", "mob"]
        assert len(going.begun) == 50
        await going.end_all([asyncio.create_task(thinkers.run("ann", print))])  # every place was given back

    asyncio.run(use())


def test_a_turn_that_comes_to_who_goes_away_goes_to_the_next() -> None:
    async def use() -> None:
        places = FairQueue(1)
        went: list[str] = []

        async def go(name: str) -> None:
            async with places.place(name):
                went.append(name)

        async with places.place("first"):
            tasks = [asyncio.create_task(go(name)) for name in ("ann", "bob")]
            await asyncio.sleep(0)
        tasks[0].cancel()  # its turn has come, and it does not know yet
        await asyncio.wait_for(tasks[1], 5)
        async with places.place("last"):
            assert went == ["bob"]

    asyncio.run(use())


def test_one_address_may_ask_for_so_much_and_its_bots_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        monkeypatch.setattr(worker_pool, "MOST_REQUESTED", 3)
        thinkers = WorkerPool(1, AddressBook())
        going = Going(monkeypatch, thinkers)
        for n in range(4):
            thinkers.addresses.note(f"mob{n}", "192.0.2.1")
        thinkers.addresses.note("ann", "192.0.2.2")
        tasks = [asyncio.create_task(thinkers.run_on_request(f"mob{n}", print)) for n in range(3)]
        await asyncio.sleep(0.01)
        with pytest.raises(Refused) as refused:
            await thinkers.run_on_request("mob3", print)
        assert refused.value.reason == "crowded"
        tasks += [
            asyncio.create_task(thinkers.run_on_request("ann", print)),
            asyncio.create_task(thinkers.run("mob3", print)),
        ]
        await going.end_all(tasks)
        assert not thinkers._requested

    asyncio.run(use())


def test_the_server_knows_from_where_each_person_came(server: Running) -> None:
    ann = server.guest()
    person = server.house.signer.person(ann.cookie)
    assert server.house.addresses.of(person) == "127.0.0.1"
    assert server.house.addresses.of("a stranger") == ""


def test_a_bot_decides_no_sooner_than_people_can_follow(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house.duties, "pause", 0.3)
    ann = server.guest()
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    for _ in range(3):
        while ann.look(table)["now"]["deciding"] != [0]:
            time.sleep(0.02)
        ann.move(table, 0)
    made = [event for event in server.house.tables.by_id[table].table.feeds[0] if event.kind == "moved"]
    waited = [event.at - before.at for before, event in pairwise(made) if event.person is None]
    assert waited
    assert min(waited) >= 300


def test_a_bot_is_given_nothing_but_what_its_seat_knows() -> None:
    table = table_of(reacting(1))
    assert table.position is not None
    seat = table.asked[0]
    root = Root.of(table.position, seat)
    masked = table.position.row()
    table.game.kernel.mask(masked, seat)
    assert list(root.row) == masked
    assert root.row != tuple(table.position.row())


def test_levels_of_every_game_answer_in_a_process_of_their_own() -> None:
    async def use() -> None:
        thinkers = WorkerPool(1, AddressBook())
        try:
            for name in strandline.game_names():
                position = strandline.game(name).start(3)
                for level in (1, 3):
                    found = await thinkers.run("ann", choose_move, Root.of(position), level, 7)
                    assert found in position.moves()
        finally:
            thinkers.close()

    asyncio.run(use())


def test_a_window_that_was_missed_closes_a_whole_number_of_windows_later() -> None:
    table = table_of(reacting(1))
    assert table.window_end == table.since + 10_000
    for late, due in ((-5_000, 0), (0, 0), (1, 10_000), (9_999, 10_000), (10_001, 20_000)):
        assert duties.window_due(table, table.window_end + late) == table.window_end + due


class FastSelector(selectors.DefaultSelector):
    """A selector that does not wait: the time of its loop advances instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += timeout or 0.0
        return super().select(0)


class Unwritten:
    """Decisions that are applied to the table at once, and the time of each."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self.loop = loop
        self.made: list[tuple[int, str]] = []

    async def commit(self, open_table: OpenTable, decide: Any) -> None:
        table = open_table.table
        decision = decide(table)
        at = round(self.loop.time() * 1000)
        self.made += [(at, event.kind) for event in decision.events]
        new = [Event(table.n + n, at, data) for n, data in enumerate(decision.events, 1)]
        open_table.table = table.after(new, decision.steps)


def decisions(monkeypatch: pytest.MonkeyPatch, table: Table, took: float, pause: float = 0.7) -> list[tuple[int, str]]:
    """Return the server's own decisions at a table, with their times, if its bots think for the given seconds."""
    selector = FastSelector()
    loop = asyncio.SelectorEventLoop(selector)
    monkeypatch.setattr(loop, "time", lambda: selector.now)

    class Pool:
        async def choose(self, _host: str, root: Root, *_: Any, **__: Any) -> str:
            await asyncio.sleep(took)
            return RandomBot().choose(root, seed=1).move

    async def serve() -> list[tuple[int, str]]:
        written, tasks = Unwritten(loop), Tasks()
        by_itself = Duties(Pool(), written, tasks, pause, lambda: round(selector.now * 1000))  # type: ignore[arg-type]
        open_table = OpenTable(table, 0)
        by_itself.plan(open_table)
        while not any(kind == "moved" for _, kind in written.made):
            await asyncio.sleep(0.01)
        await tasks.stop(1)
        return written.made

    try:
        return loop.run_until_complete(serve())
    finally:
        loop.close()


def against_bots(steps: list[Step], level: int) -> Table:
    """A table at time 0, where the last step is to be made, and all seats are bots."""
    events = []
    for n, (kind, body) in enumerate(happenings(steps[:-1], random.Random(0)), 1):
        if kind == "made":
            bots = [{"kind": "bot", "level": level, "nonce": "0" * 32} for _ in body["seats"]]
            body = {**body, "seats": bots}
        events.append(Event.read(n, kind, 0, body))
    return Table("t", "5" * 64).after(events)


def one_with_a_choice_and_one_without() -> list[list[Step]]:
    """Survive, up to where a seat has several moves, and up to where it has one."""
    steps = played("survive", {"players": 4}, 1)
    turns = [n for n, (position, _) in enumerate(steps) if n and not position.asked and position.turn != CHANCE]
    choices = [len(steps[n][0].moves()) > 1 for n in turns]
    return [steps[: turns[choices.index(has_choice)] + 1] for has_choice in (True, False)]


@pytest.mark.parametrize(("level", "at"), [(1, 750), (5, 750), (6, 2000)])
def test_the_moment_of_a_bots_move_depends_on_its_level_alone_where_something_is_hidden(
    monkeypatch: pytest.MonkeyPatch, level: int, at: int
) -> None:
    choice, no_choice = (against_bots(steps, level) for steps in one_with_a_choice_and_one_without())
    for table in (choice, no_choice):
        for took in (0.0, 0.01, 0.3, 0.7):
            assert decisions(monkeypatch, table, took)[0] == (at, "moved")
    assert decisions(monkeypatch, choice, 2.01)[0] == (2250, "moved")  # a late one comes at a whole step


def test_where_nothing_is_hidden_a_bot_moves_when_it_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    table = against_bots(played("crab-stack", {"players": 2}, 1)[:3], 6)
    for took, at in ((0.0, 700), (0.3, 700), (0.9, 900), (1.83, 1830)):
        assert decisions(monkeypatch, table, took)[0] == (at, "moved")


def test_a_window_closes_when_it_was_announced_whatever_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = against_bots(reacting(1), 6)
    end = table.window_end
    for took in (0.0, 1.0, 2.4, 2.6, 10.0):
        made = decisions(monkeypatch, table, took)
        assert made[-1] == (end, "moved")
        assert ("answered" in [kind for _, kind in made]) == (took < 2.5)  # a late bot lets it pass


@pytest.mark.parametrize(("window", "bots", "length"), [(1, 0, 1), (1, 1, 2.5), (10, 1, 10), (1, 2, 2.5), (10, 2, 2.5)])
def test_a_window_is_long_enough_for_the_bots_that_are_asked(window: int, bots: int, length: float) -> None:
    table = table_of(reacting(2))
    table.window = window * 1000
    asked = table.asked
    for seat in asked[:bots]:
        table.seats[seat] = replace(table.seats[seat], kind="bot", level=6)
    assert len(asked) == 2
    assert table.window_end == table.since + length * 1000
    if bots:
        assert duties.answering_seconds(table) * bots <= length - duties.ANSWERING


def test_a_bot_without_a_choice_thinks_as_much_as_one_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Root] = []
    real = Thinker._search

    def search(bot: Thinker, root: Root) -> Any:
        thought.append(root)
        return real(bot, root)

    monkeypatch.setattr(Thinker, "_search", search)
    for steps in one_with_a_choice_and_one_without():
        root = Root.of(steps[-1][0])
        thought.clear()
        move = choose_move(root, 1, 7, is_even=True)
        assert move in steps[-1][0].moves()
        assert thought == [root]
    choose_move(root, 1, 7)
    assert thought == [root]  # where time tells nothing, it has nothing to think about


def test_the_table_asks_for_even_thought_where_something_is_hidden() -> None:
    hidden = against_bots(one_with_a_choice_and_one_without()[0], 1)
    assert duties.is_even(hidden)
    assert not duties.is_even(against_bots(reacting(1), 1))  # nobody sees when a bot answers
    assert not duties.is_even(against_bots(played("krabcek", {}, 1)[:5], 1))
