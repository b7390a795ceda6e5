"""A database that an earlier commit has made opens, and its games go on. ``data/make_old_tables.py`` has made it."""

import json
import lzma
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from strandline import Record
from strandline.server.settings import Settings
from strandline.server.websocket import SERVER_MESSAGES
from strandline.table.dice import verify
from strandline.table.events import KINDS, Event
from strandline.table.state import Table

from .tables import Guest, Running, running

DATA = Path(__file__).parent / "data"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("old") / "tables.db"
    file.write_bytes(lzma.decompress((DATA / "old_tables.sqlite.xz").read_bytes()))
    return file


Row = dict[str, Any]


def rows(database: Path, query: str) -> list[Row]:
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(query)]


@pytest.fixture(scope="module")
def stored(database: Path) -> dict[str, Row]:
    """The tables, as the old code has left them, with their events and who sits where."""
    found = {row["id"]: {**row, "events": [], "people": {}} for row in rows(database, "SELECT * FROM tables")}
    for row in rows(database, "SELECT * FROM events ORDER BY table_id, n"):
        found[row["table_id"]]["events"].append(row)
    for row in rows(database, "SELECT * FROM players"):
        found[row["table_id"]]["people"][row["seat"]] = row["person"]
    return found


@pytest.fixture(scope="module")
def server(database: Path, stored: dict[str, Row]) -> Iterator[Running]:
    with running(Settings(f"sqlite:///{database}", rate=1e6, burst=1e6)) as found:
        yield found


def guest(server: Running, person: str) -> Guest:
    return Guest(server.port, cookie=server.house.signer.cookie(person))


def the(stored: dict[str, Row], game: str, status: str, kind: str) -> Row:
    """The table of a game where an event of a kind has happened."""
    return next(
        table
        for table in stored.values()
        if (table["game"], table["status"]) == (game, status) and kind in {event["kind"] for event in table["events"]}
    )


def test_every_kind_of_event_is_read_and_would_be_written_as_it_was(stored: dict[str, Row]) -> None:
    events = [event for table in stored.values() for event in table["events"]]
    assert {event["kind"] for event in events} == set(KINDS)
    for row in events:
        body = json.loads(row["body"])
        event = Event.read(row["n"], row["kind"], row["at"], body, row["person"], row["key"])
        assert (event.kind, event.body) == (row["kind"], body)


def test_each_table_stands_as_the_old_code_has_left_it(stored: dict[str, Row]) -> None:
    for row in stored.values():
        read = [Event.read(*(event[name] for name in ("n", "kind", "at")), json.loads(event["body"]), event["person"])
                for event in row["events"]]  # fmt: skip
        table = Table(row["id"], row["secret"]).after(read)
        found = {"status": table.status, "last": table.last_public, "duty": table.due, "deciding": table.deciding}
        if "down" in {event.kind for event in read[-1:]}:  # it came without a new summary
            del found["duty"]
        assert found == {name: json.loads(row[name]) if name == "deciding" else row[name] for name in found}


def test_every_table_is_shown_to_all_who_sit_there_and_to_those_who_watch(
    server: Running, stored: dict[str, Row]
) -> None:
    for table, row in stored.items():
        for seat, person in row["people"].items():
            state = guest(server, person).look(table, seat=seat)
            SERVER_MESSAGES.validate_python(state)
            assert state["now"]["own"]["seat"] == seat
        host = guest(server, row["host"])
        assert host.look(table)["table"]["game"] == row["game"]


def test_a_game_of_crab_stack_goes_on(server: Running, stored: dict[str, Row]) -> None:
    row = the(stored, "crab-stack", "playing", "undone")
    table, people = row["id"], {seat: guest(server, person) for seat, person in row["people"].items()}
    (seat,) = json.loads(row["deciding"])
    before = people[seat].look(table, seat=seat)
    assert [each["text"] for each in before["chat"]] == ["", "Good move ✓"]
    muted = next(json.loads(event["body"])["person"] for event in row["events"] if event["kind"] == "muted")
    assert guest(server, muted).refused(table, "chat", text="more") == "table-muted"
    people[seat].move(table, seat)
    after = people[seat].look(table, seat=seat)
    assert after["now"]["count"] == before["now"]["count"] + 1
    # The hours or years without a server are nobody's time.
    assert after["now"]["clock"]["left"][seat] > before["now"]["clock"]["left"][seat] - 60_000
    people[seat].do(table, "undo", seat=seat)


def test_a_game_of_krabcek_goes_on_against_its_bot(server: Running, stored: dict[str, Row]) -> None:
    row = the(stored, "krabcek", "playing", "moved")
    ann = guest(server, row["host"])
    count = ann.look(row["id"])["now"]["count"]
    moved = 0
    until = time.monotonic() + 60
    while ann.look(row["id"])["now"]["count"] < count + 6:
        assert time.monotonic() < until
        if ann.look(row["id"])["now"]["legal"]:
            ann.move(row["id"], 0)
            moved += 1
    assert moved
    log = ann.look(row["id"])["log"]
    assert {line["seat"] for line in log[count:]} >= {0, 1}


def test_a_window_to_react_in_is_still_open_and_closes(server: Running, stored: dict[str, Row]) -> None:
    row = the(stored, "survive", "playing", "answered")
    table, people = row["id"], {seat: guest(server, person) for seat, person in row["people"].items()}
    answered = next(json.loads(event["body"])["seat"] for event in row["events"] if event["kind"] == "answered")
    before = people[answered].look(table, seat=answered)["now"]
    assert before["own"]["answered"]
    other = next(seat for seat in before["asked"] if seat != answered)
    assert people[other].look(table, seat=other)["now"]["own"]["preset"]
    people[other].do(table, "move", seat=other, expect=before["count"], move="let")

    def hurry() -> None:
        live = server.house.tables.by_id[table]
        live.table.window = 100
        server.house.duties.plan(live)

    server.call(hurry)
    for _ in range(100):
        now = people[answered].look(table, seat=answered)["now"]
        if now["count"] > before["count"]:
            break
        time.sleep(0.05)
    assert now["count"] > before["count"]


def test_a_game_that_is_over_gives_the_same_record_and_a_rematch(server: Running, stored: dict[str, Row]) -> None:
    row = the(stored, "krabcek", "over", "rematch")
    ann, old = guest(server, row["host"]), (DATA / "old_record.json").read_bytes()
    assert ann.http.get(f"/api/tables/{row['id']}/record").content == old
    rematch = ann.look(row["id"])["now"]["rematch"]
    for seat, name in ((0, "Bob"), (1, "Ann")):
        assert stored[rematch]["events"][0]["kind"] == "made"
        assert ann.look(rematch)["now"]["seats"][seat]["name"] == name
    ann.sit(rematch, 1)
    bob = guest(server, row["people"][1])
    bob.sit(rematch, 0)
    assert ann.look(rematch)["now"]["status"] == "playing"


def test_records_from_before_are_read_and_their_dice_are_fair(server: Running, database: Path) -> None:
    old = (DATA / "old_record.json").read_bytes()
    record = Record.read(old)
    assert verify(record) > 1
    (kept,) = rows(database, "SELECT * FROM records")
    assert guest(server, kept["person"]).http.get(f"/api/records/{kept['id']}").content == old
    replay = guest(server, kept["person"]).http.post("/api/records", content=old).json()
    assert replay["checked"] == verify(record)
