"""Makes old_tables.sqlite.xz and old_record.json with the server of an earlier commit.

    git worktree add OLD 969a9e4
    python -m tests.server.data.make_old_tables OLD/src

It plays, over HTTP, games of all three kinds, in the middle and over, so that every kind of event is stored.
"""

import lzma
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.tables import PERSON, Guest, bot, free_port

HERE = Path(__file__).parent
FOR_EVER = 4_102_444_800_000
"""The year 2100."""
rng = random.Random(21)


@contextmanager
def old_server(source: str, folder: Path, port: int) -> Iterator[None]:
    command = [sys.executable, "-m", "strandline", "serve", "--port", str(port), "--data", str(folder)]
    environment = {**os.environ, "PYTHONPATH": source}
    process = subprocess.Popen([*command, "--rate", "100000", "--pause", "0"], env=environment)
    try:
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                    break
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(20)


def seated(guests: list[Guest], game: str, **more: object) -> str:
    table = str(guests[0].make(game, [PERSON] * len(guests), public=True, **more)["id"])
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    return table


def play(guests: list[Guest], table: str, moves: int) -> None:
    """Play a number of moves, or until someone is asked to react, or the game is over."""
    for _ in range(moves):
        now = guests[0].look(table, seat=0)["now"]
        if now["status"] != "playing" or now["asked"]:
            return
        (seat,) = now["deciding"]
        guests[seat].move(table, seat, rng.randrange(1000))


def crab_stack(ann: Guest, bob: Guest, carl: Guest) -> None:
    """In the middle, with chat, undo and offers; another that is over by the rules; one that is closed."""
    table = seated([ann, bob, carl], "crab-stack", options={"players": 3}, clock={"kind": "bank", "seconds": 3600})
    guests = [ann, bob, carl]
    play(guests, table, 5)
    for do in ("offer", "undo"):
        count = ann.look(table)["now"]["count"]
        seat = ann.look(table)["log"][count - 1]["seat"]
        others = [each for each in range(3) if each != seat]
        if do == "offer":
            guests[seat].do(table, "draw", seat=seat)
            guests[others[0]].do(table, "decline", seat=others[0])
            continue
        guests[seat].do(table, "undo", seat=seat)
        guests[others[0]].do(table, "decline", seat=others[0])
        guests[seat].do(table, "undo", seat=seat)
        for each in others:
            guests[each].do(table, "grant", seat=each)
    bob.do(table, "chat", text="rude words")
    carl.do(table, "chat", text="Good move ✓")
    ann.do(table, "unsay", number=1)
    ann.do(table, "mute", number=1)
    play(guests, table, 4)
    over = seated([ann, bob], "crab-stack")
    play([ann, bob], over, 1000)
    assert ann.look(over)["now"]["end"]["by"] == "rules"
    closed = seated([ann, bob], "crab-stack")
    play([ann, bob], closed, 3)
    ann.do(closed, "close")
    waiting = ann.make("crab-stack", public=True)["id"]
    bob.sit(waiting, 0)
    bob.do(waiting, "leave", seat=0)
    carl.do(waiting, "chat", text="Anyone?")
    carl.sit(waiting, 1)


def krabcek(ann: Guest, bob: Guest) -> None:
    """In the middle, against a bot; another that one has resigned, with a rematch; its record is kept."""
    table = ann.make("krabcek", [PERSON, bot(2)])["id"]
    ann.sit(table, 0)
    for _ in range(200):
        now = ann.look(table)["now"]
        if now["count"] > 12 and now["legal"]:
            break
        if now["legal"]:
            ann.move(table, 0, rng.randrange(1000))
        time.sleep(0.02)
    over = seated([ann, bob], "krabcek", clock={"kind": "days", "days": 3})
    play([ann, bob], over, 12)
    bob.do(over, "resign", seat=1)
    bob.do(over, "chat", text="Well played!")
    ann.do(over, "rematch")
    record = ann.http.get(f"/api/tables/{over}/record").content
    (HERE / "old_record.json").write_bytes(record)
    ann.http.post("/api/records/keep", content=record).raise_for_status()


def survive(guests: list[Guest]) -> str:
    """In the middle, with two asked to react, one of whom has answered; and another that is over."""
    while True:
        table = seated(
            guests, "survive", options={"players": 4}, window=7 * 86_400, clock={"kind": "bank", "seconds": 3600}
        )
        play(guests, table, 400)
        now = guests[0].look(table, seat=0)["now"]
        if len(now["asked"]) > 1:
            break
        guests[0].do(table, "close")
    first, second = now["asked"][:2]
    guests[first].do(table, "preset", seat=first, on=True)
    guests[second].do(table, "move", seat=second, expect=now["count"], move="let")
    over = seated(guests[:2], "survive", options={"players": 2}, window=1)
    for _ in range(400):
        play(guests[:2], over, 1000)
        if guests[0].look(over)["now"]["status"] == "over":
            return table
        time.sleep(0.25)
    raise AssertionError("it goes on")


def out_of_time(guests: list[Guest]) -> None:
    """A seat whose time ran out: a bot has played there, and its owner is back."""
    options = {"players": 3}
    table = seated(guests, "crab-stack", options=options, clock={"kind": "move", "seconds": 5})
    seat = guests[0].look(table)["now"]["deciding"][0]
    while not guests[0].look(table)["now"]["seats"][seat]["away"]:
        time.sleep(0.2)
    guests[seat].do(table, "back", seat=seat)


def main(source: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with old_server(source, Path(folder), port):
            ann, bob, carl, _ = guests = [Guest(port, name) for name in ("Ann", "Bob", "Carl", "Dóra")]
            crab_stack(ann, bob, carl)
            krabcek(ann, bob)
            table = survive(guests)
            out_of_time([ann, bob, carl])
        time.sleep(1)
        with old_server(source, Path(folder), port):  # where a clock runs, an event says that no server was up
            assert ann.look(table)["now"]["asked"]
        (database,) = Path(folder).glob("*.db")
        connection = sqlite3.connect(database)
        connection.execute("UPDATE records SET expires = ?", (FOR_EVER,))
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        assert connection.execute("SELECT count(DISTINCT kind) FROM events").fetchone() == (22,)
        connection.close()
        (HERE / "old_tables.sqlite.xz").write_bytes(lzma.compress(database.read_bytes(), preset=9))


if __name__ == "__main__":
    main(sys.argv[1])
