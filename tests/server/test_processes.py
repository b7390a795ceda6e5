"""Two server processes with one table between them agree."""

import asyncio
import re
import secrets
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from strandline import Record
from strandline.server import cluster, metrics, presence
from strandline.server.cluster import Bus
from strandline.server.settings import Settings

from .tables import PERSON, Guest, Running, bot

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(empty_house: tuple[str, str]) -> Iterator[list[Running]]:
    database, between = empty_house
    settings = Settings(database, redis=between, server=secrets.token_hex(4), rate=1e6, burst=1e6)
    found = [Running(settings).start()]
    try:
        found.append(Running(settings).start())
        yield found
    finally:
        for server in found:
            server.stop()


def seated(servers: list[Running]) -> tuple[str, list[Guest]]:
    """A table where each of two people is at another server."""
    ann, bob = Guest(servers[0].port, "Ann"), Guest(servers[1].port, "Bob")
    made = ann.make()
    ann.sit(made["id"], 0)
    bob.sit(made["id"], 1, made["links"]["join"])
    return made["id"], [ann, bob]


def test_a_game_between_two_servers_is_heard_on_both(servers: list[Running]) -> None:
    table, guests = seated(servers)
    with guests[0].socket(table) as one, guests[1].socket(table) as two:
        ears = [one, two]
        nows = [ear.hear("state")["now"] for ear in ears]
        while nows[0]["status"] != "playing":
            nows[0] = ears[0].hear()["now"]
        for count in range(12):
            seat = nows[0]["deciding"][0]
            if nows[0]["status"] != "playing":
                break
            move = nows[seat]["legal"][0]
            ears[seat].say(id=f"m{count}", do="move", seat=seat, expect=count, move=move)
            assert ears[seat].hear("done")
            for n in (0, 1):
                while nows[n]["count"] <= count:
                    nows[n] = ears[n].hear("news")["now"]
    logs = [guest.look(table, seat=n)["log"] for n, guest in enumerate(guests)]
    assert logs[0] == logs[1]
    assert len(logs[0]) >= 5


def test_of_two_moves_at_once_on_two_servers_one_counts(servers: list[Running]) -> None:
    ann = Guest(servers[0].port, "Ann")
    other = Guest(servers[1].port, cookie=ann.cookie)
    table = ann.make()["id"]
    for seat in (0, 1):
        ann.sit(table, seat)
    for count in range(10):
        now = ann.look(table)["now"]
        if now["status"] != "playing":
            break
        move = {"seat": now["deciding"][0], "expect": now["count"], "move": now["legal"][count % len(now["legal"])]}
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(guest.ask, table, "move", **move) for guest in (ann, other)]
        codes = sorted(each.result().status_code for each in asked)
        assert codes == [200, 409]
        assert ann.look(table)["now"]["count"] == now["count"] + 1


def test_the_same_request_at_two_servers_is_done_once(servers: list[Running]) -> None:
    ann = Guest(servers[0].port, "Ann")
    other = Guest(servers[1].port, cookie=ann.cookie)
    table = ann.make()["id"]
    for seat in (0, 1):
        ann.sit(table, seat)
    body = {"id": "once", "do": "chat", "text": "hello"}
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(g.http.post, f"/api/tables/{table}/do", json=body) for g in (ann, other) * 4]
    assert {each.result().status_code for each in asked} == {200}
    assert len({each.result().json()["n"] for each in asked}) == 1
    assert len(ann.look(table)["chat"]) == 1


def test_a_bot_that_two_servers_ask_moves_once(servers: list[Running]) -> None:
    ann = Guest(servers[0].port, "Ann")
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    other = Guest(servers[1].port, cookie=ann.cookie)
    for _ in range(200):
        state = ann.look(table)
        if state["now"]["status"] == "over":
            break
        if state["now"]["legal"]:
            ann.move(table, 0)
            other.look(table)
            live = servers[1].house.tables.by_id[table]
            servers[1].call(lambda live=live: servers[1].house.duties.plan(live))
        else:
            ann.look(table, after=state["n"], wait=10)
    turns = [line["seat"] for line in ann.look(table)["log"]]
    assert len(turns) > 4
    # The record is folded anew from what was written: a move that was made twice would not be legal.
    record = Record.read(ann.http.get(f"/api/tables/{table}/record").content)
    assert len(record.moves) == len(turns)


def test_a_clock_does_not_run_out_for_who_has_just_moved_elsewhere(servers: list[Running]) -> None:
    ann = Guest(servers[0].port, "Ann")
    table = ann.make(clock={"kind": "move", "seconds": 5})["id"]
    for seat in (0, 1):
        ann.sit(table, seat)
    other = Guest(servers[1].port, cookie=ann.cookie)
    other.look(table)
    live = servers[1].house.tables.by_id[table]

    bus, servers[0].house.bus = servers[0].house.bus, None  # server 1 does not hear what happens on server 0
    seat = ann.look(table)["now"]["deciding"][0]
    ann.move(table, seat)

    def run_out() -> None:
        live.table.clock.since -= 60_000
        servers[1].house.duties.started -= 100_000

    servers[1].call(run_out)
    wait(servers[1], servers[1].house.duties.do_due(live))
    assert ann.look(table)["now"]["status"] == "playing"
    assert live.table.status == "playing"
    servers[0].house.bus = bus


def test_whatever_comes_of_one_message_the_next_is_heard(big_house: tuple[str, str]) -> None:
    async def use() -> None:
        one, two = Bus(big_house[1]), Bus(big_house[1])
        found: list[str] = []
        is_heard = asyncio.Event()

        async def heard(table: str, n: int) -> None:
            found.append(table)
            if table == "bad":
                raise KeyError(n)
            is_heard.set()

        listening = asyncio.create_task(one.listen(heard))
        while not is_heard.is_set():  # as soon as it listens
            await two.say("good", 1)
            await asyncio.sleep(0.05)
        is_heard.clear()
        await two.say("bad", 1)
        await two._redis.publish("strandline", "nonsense")
        await two.say("good", 1)
        await is_heard.wait()
        assert found[-2:] == ["bad", "good"]
        assert not listening.done()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(use(), 30))


def test_what_redis_has_not_told_is_found_though_nobody_listens(servers: list[Running]) -> None:
    table, guests = seated(servers)
    guests[1].look(table)
    bus, servers[0].house.bus = servers[0].house.bus, None
    guests[0].do(table, "chat", text="hello")
    servers[0].house.bus = bus
    live = servers[1].house.tables.by_id[table]
    assert not live.listeners
    wait(servers[1], servers[1].house.tables.catch_up())
    assert [each["text"] for each in guests[1].look(table, seat=1)["chat"]] == ["hello"]


def test_who_knows_more_than_a_server_is_told_nothing_old_by_it(servers: list[Running]) -> None:
    table, guests = seated(servers)
    guests[1].look(table)
    bus, servers[0].house.bus = servers[0].house.bus, None
    for n in (1, 2):
        guests[0].do(table, "chat", text="hello")
        known = Guest(servers[0].port, cookie=guests[1].cookie).look(table)["n"]
        if n == 1:
            told = guests[1].look(table, after=known)
        else:
            with guests[1].socket(table, after=known) as ear:
                told = ear.hear()
        assert (told["type"], told["n"], told["events"]) == ("news", known, [])
    servers[0].house.bus = bus


def test_a_redis_that_hangs_keeps_no_duty_waiting_and_is_asked_again(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def hang(watched: list[str]) -> None:
        asked.append(watched)
        await asyncio.Event().wait()

    room = servers[0].house
    monkeypatch.setattr(room.presence, "refresh", hang)
    wait(servers[0], room.sweep.once())
    monkeypatch.setattr(presence, "EVERY", 0.01)

    async def several() -> None:
        looking = asyncio.create_task(room.presence.keep_fresh(room.tables.watched))
        while len(asked) < 3:
            await asyncio.sleep(0.01)
        looking.cancel()

    wait(servers[0], several())


def wait(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.house.store._loop).result(20)


def sockets_told(guest: Guest) -> list[int]:
    """The live connections of each worker, as one of them tells."""
    told = guest.http.get("/metrics").text
    assert told.count("# TYPE strandline_sockets gauge") == 1
    return sorted(int(n) for n in re.findall(r'^strandline_sockets\{worker="[0-9a-f]+"\} (\d+)$', told, re.MULTILINE))


def test_whichever_worker_is_asked_tells_the_numbers_of_all(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = seated(servers)
    with guests[0].socket(table) as one, guests[1].socket(table) as two, guests[1].socket(table) as three:
        for ear in (one, two, three):
            ear.hear("state")
        for server in servers:
            wait(server, server.house.bus.report(server.house.settings.server, metrics.numbers(server.house)))
        assert [sockets_told(guest) for guest in guests] == [[1, 2], [1, 2]]

        async def hang(_: str) -> None:
            await asyncio.Event().wait()

        with monkeypatch.context() as patch:  # Redis is away: its own alone, and at once
            patch.setattr(metrics, "PATIENCE", 0.01)
            patch.setattr(servers[0].house.bus, "reports", hang)
            assert sockets_told(guests[0]) == [1]
        monkeypatch.setattr(cluster, "STAYS", 0)  # the other has long said nothing
        assert sockets_told(guests[0]) == [1]
