"""Two server processes with one table between them agree."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from strandline import Record
from strandline.table.app import Settings

from .tables import PERSON, Guest, Running, bot


@pytest.fixture
def servers(empty_house: tuple[str, str]) -> Iterator[list[Running]]:
    database, between = empty_house
    settings = Settings(database, redis=between, rate=1e6, burst=1e6)
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
            live = servers[1].house.lives[table]
            servers[1].call(lambda live=live: servers[1].house._plan(live))
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
    live = servers[1].house.lives[table]

    bus, servers[0].house.bus = servers[0].house.bus, None  # server 1 does not hear what happens on server 0
    seat = ann.look(table)["now"]["deciding"][0]
    ann.move(table, seat)

    def run_out() -> None:
        live.table.clock.since -= 60_000
        servers[1].house.started -= 100_000

    servers[1].call(run_out)
    asyncio.run_coroutine_threadsafe(servers[1].house._due(live), servers[1].house.store._loop).result(20)
    assert ann.look(table)["now"]["status"] == "playing"
    assert live.table.status == "playing"
    servers[0].house.bus = bus
