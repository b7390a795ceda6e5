"""Two server processes with one table between them agree."""

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa
from redis import Redis

from strandline import Record
from strandline.server import cluster, metrics, presence
from strandline.server.pages import WEB
from strandline.server.schema import events
from strandline.server.settings import Settings
from strandline.server.sweep import Sweep

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
    # The record is computed again from the stored events: a move that was made twice would not be legal.
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


@pytest.fixture
def lagging(servers: list[Running], monkeypatch: pytest.MonkeyPatch) -> list[Running]:
    """Yield two servers; the second gets no announcements of the first, and never sweeps."""
    monkeypatch.setattr(Sweep, "once", lambda _: asyncio.sleep(0))
    monkeypatch.setattr(servers[1].house.tables, "hear", lambda *_: None)
    return servers


def test_a_server_that_lags_shows_nothing_old(lagging: list[Running]) -> None:
    table, guests = seated(lagging)
    bob, at_first = guests[1], Guest(lagging[0].port, cookie=guests[1].cookie)

    def written() -> str:
        page = bob.http.get(f"/table/{table}", headers={"Accept": "text/html"}).text
        found = re.search(r'<script type="application/json" id="opening">(.*?)</script>', page)
        assert found is not None
        return found[1]

    ways: dict[str, Callable[[int], Any]] = {
        "state": lambda _: bob.look(table),
        "news": lambda known: bob.look(table, after=known),
        "waiting": lambda known: bob.look(table, after=known - 1, wait=5),
        "opening": lambda _: bob.http.get(f"/api/tables/{table}/opening").json()["state"],
        "socket": lambda _: heard(bob, table),
        "resumed socket": lambda known: heard(bob, table, after=known),
        "page": lambda _: json.loads(written())["state"],
    }
    if not (WEB / "index.html").is_file():
        del ways["page"]
    for way, ask in ways.items():
        bob.look(table)
        guests[0].do(table, "chat", text=way)
        known = at_first.look(table)["n"]
        assert ask(known)["n"] == known, way


def heard(guest: Guest, table: str, **params: Any) -> dict[str, Any]:
    with guest.socket(table, **params) as ear:
        return ear.hear()


def test_who_has_sat_down_at_one_server_is_let_in_by_another_that_lags(lagging: list[Running]) -> None:
    ann, bob = Guest(lagging[0].port, "Ann"), Guest(lagging[0].port, "Bob")
    made = ann.make()
    table = made["id"]
    at_second = {seat: Guest(lagging[1].port, cookie=guest.cookie) for seat, guest in enumerate((ann, bob))}
    at_second[0].look(table)
    ann.sit(table, 0)
    bob.sit(table, 1, made["links"]["join"])
    assert heard(at_second[1], table, seat=1)["now"]["own"]["seat"] == 1
    seat = ann.look(table)["now"]["deciding"][0]
    (ann, bob)[seat].move(table, seat)
    now = (bob, ann)[seat].look(table)["now"]
    move = {"seat": 1 - seat, "expect": 1, "move": now["legal"][0]}
    assert at_second[1 - seat].ask(table, "move", **move).status_code == 200


def test_what_was_said_while_a_server_did_not_listen_is_read_when_it_does(
    servers: list[Running], empty_house: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sweep, "once", lambda _: asyncio.sleep(0))
    table, guests = seated(servers)
    with guests[1].socket(table) as ear:
        ear.hear("state")
        bus, servers[0].house.bus = servers[0].house.bus, None
        guests[0].do(table, "chat", text="hello")
        servers[0].house.bus = bus
        with Redis.from_url(empty_house[1]) as between:
            between.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        assert ear.hear("news")["events"][0]["said"]["text"] == "hello"


def test_a_table_that_cannot_be_read_on_leaves_the_others_up_to_date(lagging: list[Running]) -> None:
    (bad, _), (good, guests) = seated(lagging), seated(lagging)
    open_tables = lagging[1].house.tables
    for table in (bad, good):
        wait(lagging[1], open_tables.find(table))
    guests[0].do(good, "chat", text="hello")
    event = {"table_id": bad, "n": 99, "kind": "nonsense", "at": 0, "body": {}}
    wait(
        lagging[0],
        lagging[0].house.store.write(lambda connection: connection.execute(sa.insert(events), event) and None),
    )
    wait(lagging[1], open_tables.catch_up())
    assert [said.text for said in open_tables.by_id[good].table.said["players"]] == ["hello"]


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
