"""The device answers as the server does: the same paths, statuses, fields and refusals."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import jsonschema
import pytest

from strandline.server.settings import Settings
from strandline.server.websocket import message_schema
from strandline.table import dice
from tests.server.tables import Guest, Running, running

from .devices import PERSON, Page, bot, run

OPAQUE = "view", "views", "scene", "start", "places", "options", "best", "line", "checked", "unfair"
"""Fields that depend on the game alone, on how long a search took, or on the dice, which are fixed in one process."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Settings(f"sqlite:///{folder / 'tables.db'}", rate=1e6, burst=1e6)) as found:
        yield found


def shape(value: Any) -> Any:
    """The names and types of data."""
    if isinstance(value, dict):
        return {name: "opaque" if name in OPAQUE else shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "number" if type(value) in (int, float) else type(value).__name__


class Asks(Protocol):
    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, Any]: ...


async def story(ask: Asks) -> list[tuple[str, int, Any]]:
    """Send the same requests to a host, and return what it answers."""
    heard = []

    async def hear(method: str, path: str, body: Any = None, *, table: str = "") -> Any:
        status, found = await ask(method, path.replace("ID", table), body)
        heard.append((f"{method} {path}", status, found))
        return found

    await hear("PUT", "/api/me", {"name": "Ann"})
    await hear("GET", "/api/me")
    await hear("GET", "/api/me/tables")
    await hear("GET", "/api/house")
    games = await hear("GET", "/api/games")
    assert {each["name"] for each in games} == {"crab-stack", "krabcek", "survive"}
    await hear("GET", "/api/puzzles")
    await hear("GET", "/api/puzzles/krabcek")
    await hear("GET", "/api/puzzles/chess")
    await hear("GET", "/api/symbols/krabcek.svg")
    await hear("GET", "/api/symbols/chess.svg")
    for wanted in (
        {"game": "chess", "seats": [PERSON]},
        {"game": "krabcek", "seats": [PERSON]},
        {"game": "krabcek", "seats": [bot(), bot()]},
        {"game": "krabcek", "seats": [PERSON, bot(7)]},
        {"game": "krabcek", "seats": [PERSON, PERSON], "options": {"turns": "x"}},
        {"game": "krabcek", "seats": [PERSON, PERSON], "clock": {"kind": "bank"}},
        {"seats": 3},
    ):
        await hear("POST", "/api/tables", wanted)
    made = await hear("POST", "/api/tables", {"game": "crab-stack", "seats": [PERSON, PERSON], "order": "listed"})
    table = made["id"]
    for path in ("", "/mine", "/scene", "/opening", "/picture", "/record", "/replay"):
        await hear("GET", f"/api/tables/ID{path}", table=table)
    for seat in (0, 1):
        sit = {"id": f"s{seat}", "do": "sit", "seat": seat, "name": "Ann", "nonce": "0" * 16}
        await hear("POST", "/api/tables/ID/do", sit, table=table)
    now = (await hear("GET", "/api/tables/ID?seat=0", table=table))["now"]
    for command in (
        {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": "nowhere"},
        {"id": "m", "do": "move", "seat": 1, "expect": 0, "move": now["legal"][0]},
        {"id": "m", "do": "move", "seat": 5, "expect": 0, "move": now["legal"][0]},
        {"id": "m", "do": "move", "seat": 0, "expect": 7, "move": now["legal"][0]},
        {"id": "m", "do": "move", "seat": 0, "expect": 0},
        {"id": "m", "do": "fly", "seat": 0},
        {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][0], "more": 1},
        {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][0]},
        {"id": "m", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][0]},
        {"id": "g", "do": "grant", "seat": 0},
        {"id": "u", "do": "undo", "seat": 0},
        {"id": "n", "do": "move", "seat": 0, "expect": 0, "move": now["legal"][1]},
        {"id": "c", "do": "chat", "text": "hello"},
        {"id": "x", "do": "mute", "number": 9},
        {"id": "b", "do": "back", "seat": 0},
        {"id": "r", "do": "rematch"},
    ):
        await hear("POST", "/api/tables/ID/do", command, table=table)
    paths = "", "?after=1", "?seat=0", "?seat=9", "?seat=x", "/mine", "/scene", "/opening"
    for path in (*paths, "/views", "/views?first=1&seat=1", "/views?seat=9", "/views?first=-1"):
        await hear("GET", f"/api/tables/ID{path}", table=table)
    await hear("POST", "/api/tables/ID/why_not", {"id": "w", "do": "why_not", "seat": 1, "move": "a"}, table=table)
    await hear("POST", "/api/tables/ID/why_not", {"id": "w", "do": "why_not", "seat": 0, "move": "a"}, table=table)
    await hear("POST", "/api/tables/ID/hint", {"seat": 0}, table=table)
    await hear("POST", "/api/tables/ID/hint", {"seat": 1}, table=table)
    await hear("POST", "/api/tables/ID/do", {"id": "re", "do": "resign", "seat": 1}, table=table)
    listed = await hear("GET", "/api/me/tables")
    told = [(each["result"], [seat["yours"] for seat in each["seats"]]) for each in listed]
    assert told == [(["1", "0"], [True, True])]
    await hear("GET", "/api/tables/ID/picture", table=table)
    record = await hear("GET", "/api/tables/ID/record", table=table)
    await hear("GET", "/api/tables/ID/replay", table=table)
    await hear("POST", "/api/records", record)
    await hear("POST", "/api/records?seat=0", record)
    await hear("POST", "/api/records?seat=7", record)
    await hear("POST", "/api/records", {"format": "other"})
    await hear("POST", "/api/records/moves?move=0", record)
    await hear("POST", "/api/records/moves?move=-1", record)
    await hear("POST", "/api/records/moves?move=99", record)
    await hear("POST", "/api/records/picture?kind=svg&move=1", record)
    await hear("POST", "/api/records/analysis", record)
    await hear("POST", "/api/records/analysis", {})
    await hear("POST", "/api/try", {"game": "crab-stack", "seed": 3, "seat": "turn", "why": "a1-a1"})
    await hear("POST", "/api/try", {"game": "survive", "seed": 3, "scene": False, "seat": 9})
    await hear("POST", "/api/try", {"game": "survive", "seed": -3})
    await hear("GET", "/api/tables/none")
    await hear("GET", "/api/nothing")
    return heard


def of_server(guest: Guest) -> Asks:
    async def ask(method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = guest.http.request(method, path, json=body)
        return answer.status_code, parsed(answer.text, answer.headers["content-type"])

    return ask


def of_device(page: Page) -> Asks:
    async def ask(method: str, path: str, body: Any = None) -> tuple[int, Any]:
        reply = await page.raw(method, path, body)
        return reply.status, parsed(reply.text, reply.media_type)

    return ask


def parsed(text: str, media_type: str) -> Any:
    match media_type.partition(";")[0]:
        case "application/json":
            return json.loads(text)
        case "application/x-ndjson":
            return [json.loads(line) for line in text.splitlines()]
    assert text.startswith("<svg")
    return media_type.partition(";")[0]


def compared(answer: tuple[str, int, Any]) -> tuple[str, int, Any]:
    """What must be the same: of a refusal all of it, of an answer its shape."""
    name, status, data = answer
    if isinstance(data, dict) and "error" in data and status >= 400:
        return name, status, data
    if isinstance(data, dict) and "links" in data:
        data = {**data, "links": sorted(data["links"])}
    if name.startswith("POST /api/records/analysis"):
        return name, status, [shape(data[0]), shape(data[-1])]
    return name, status, data if isinstance(data, str) else shape(data)


def test_the_same_requests_have_the_same_answers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "seed", lambda *given: given[-1])  # both deal the same
    guest = server.guest()

    async def work() -> list[tuple[str, int, Any]]:
        async with Page() as page:
            return await story(of_device(page))

    async def theirs() -> list[tuple[str, int, Any]]:
        return await story(of_server(guest))

    here, there = run(work()), run(theirs())
    guest.http.close()
    assert len(here) == len(there)
    for ours, other in zip(here, there, strict=True):
        assert compared(ours) == compared(other)


def test_the_messages_of_the_device_fit_the_schema() -> None:
    schema = message_schema()["server"]
    validator = jsonschema.Draft202012Validator(schema)

    async def work() -> None:
        async with Page() as page:
            table = await page.table("survive", [PERSON, bot(1)], options={"players": 2})
            said = page.connect(1, table)
            page.send(1, do="ping")
            page.send(1, do="look", seat=0)
            page.send(1, do="fly")
            page.send(1, do="why_not", id="w", seat=0, move="nowhere")
            page.send(1, do="chat", id="c", text="hello")
            await page.play(table, 8)
            await page.turn(table)
            await page.do(table, "resign", seat=0)
            await page.do(table, "rematch")
            await page.look(table)
            kinds = {each["type"] for each in said}
            assert kinds == {"you", "state", "pong", "looking", "error", "why", "done", "news"}
            for each in said:
                validator.validate(each)

    run(work())
