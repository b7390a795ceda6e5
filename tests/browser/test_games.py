"""Whole games on one device, and what people can do there."""

import asyncio
import json
from typing import Any

import pytest

from strandline.core.record import Record
from strandline.table.dice import Kept, verify

from .devices import PERSON, Page, bot, run

GAMES: list[tuple[str, dict[str, Any], list[Any]]] = [
    ("crab-stack", {"players": 2}, [PERSON, bot(2)]),
    ("crab-stack", {"players": 3}, [bot(1), PERSON, PERSON]),
    ("krabcek", {}, [PERSON, bot(2)]),
    ("survive", {"players": 2}, [PERSON, bot(2)]),
    ("survive", {"players": 2}, [PERSON, PERSON]),
]


@pytest.mark.parametrize(("game", "options", "seats"), GAMES, ids=lambda each: each if isinstance(each, str) else "")
def test_a_whole_game_is_played_and_its_dice_are_fair(game: str, options: dict[str, Any], seats: list[Any]) -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table(game, seats, options=options, order="lot")
            commitment = (await page.look(table))["table"]["commitment"]
            said = page.connect(1, table)
            assert await page.play(table) > 0
            state = await page.look(table)
            assert state["now"]["status"] == "over"
            text = (await page.raw("GET", f"/api/tables/{table}/record")).text
            record = Record.read(text)
            assert len(record.moves) == state["now"]["count"]
            assert verify(record, Kept(commitment)) >= 1
            names = ["level 1" if each == bot(1) else "level 2" if each == bot(2) else None for each in seats]
            assert sorted(filter(None, names)) == sorted(name for name in record.seats if name.startswith("level"))
            replay = await page.ask("GET", f"/api/tables/{table}/replay")
            assert replay["checked"] >= 1
            assert replay == await page.ask("POST", "/api/records", text)
            assert (await page.ask("GET", "/api/me/tables"))[0]["status"] == "over"
            await asyncio.sleep(1)
            assert said[-1]["now"]["status"] == "over"
            assert page.loaded[game] == any(each != PERSON for each in seats)

    run(work())


def test_undo_hints_and_reasons() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table("crab-stack", [PERSON, bot(1)])
            before = (await page.turn(table))["now"]
            hint = await page.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})
            assert hint["move"] in before["legal"]
            assert hint["count"] == before["count"]
            asked = {"do": "why_not", "id": "w", "seat": 0, "move": "a1-a1"}
            assert (await page.ask("POST", f"/api/tables/{table}/why_not", asked))["reason"]["key"]
            asked["move"] = before["legal"][0]
            assert (await page.ask("POST", f"/api/tables/{table}/why_not", asked))["reason"] is None
            await page.move(table)
            after = (await page.turn(table))["now"]
            assert after["count"] > before["count"]
            await page.do(table, "undo", seat=0)
            assert (await page.turn(table))["now"]["legal"] == before["legal"]

    run(work())


def test_draw_resign_rematch() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table()
            await page.do(table, "draw", seat=0)
            assert (await page.look(table))["now"]["end"]["by"] == "agreed"
            await page.do(table, "rematch")
            again = (await page.look(table))["now"]["rematch"]
            assert again.startswith("local-")
            assert (await page.ask("GET", f"/api/tables/{again}/mine"))["sit"] == [0, 1]
            for seat in (0, 1):
                await page.do(again, "sit", seat=seat, name="Ann", nonce="0" * 16)
            await page.do(again, "resign", seat=1)
            assert (await page.look(again))["now"]["end"] == {
                "by": "resigned", "result": ["1", "0"], "seat": 1, "secret": page.store.tables[again]["secret"],
            }  # fmt: skip
            assert (await page.refused("POST", f"/api/tables/{again}/hint", {"seat": 0}))[1] == "table-not-your-turn"

    run(work())


def test_a_connection_hears_what_happens_and_looks_as_another_seat() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table("survive", [PERSON, PERSON], options={"players": 2})
            said = page.connect(7, table, seat=1)
            await asyncio.sleep(0.01)
            assert [each["type"] for each in said] == ["you", "state"]
            assert said[1]["now"]["own"]["seat"] == 1
            page.send(7, do="look", seat=0)
            page.send(7, do="ping")
            page.device.receive(7, "nonsense")
            page.send(7, do="move", id="m", seat=0)
            now = (await page.look(table, 0))["now"]
            move = {"seat": 0, "expect": now["count"], "move": now["legal"][0]}
            page.send(7, do="why_not", id="w", seat=0, move=now["legal"][0])
            page.send(7, do="move", id="good", **move)
            page.send(7, do="move", id="good", **move)  # sent again: done once
            page.send(7, do="move", id="late", **move)
            await asyncio.sleep(0.1)
            told = {each["type"]: each for each in said}
            assert told["looking"]["seat"] == 0
            assert told["pong"]["time"] > 0
            assert told["why"] == {"type": "why", "id": "w", "reason": None}
            errors = [(each["id"], each["error"]["key"]) for each in said if each["type"] == "error"]
            assert errors == [(None, "table-bad-request"), (None, "table-bad-request"), ("late", "table-stale")]
            done = [each for each in said if each["type"] == "done"]
            assert [each["id"] for each in done] == ["good", "good"]
            assert done[0] == done[1]
            assert (await page.look(table, 0))["now"]["count"] == now["count"] + 1
            page.device.disconnect(7)
            page.device.receive(7, "{}")
            gone = page.connect(8, "local-none")
            await asyncio.sleep(0.01)
            assert gone[0]["error"]["key"] == "table-no-table"

    run(work())


def test_a_connection_goes_on_from_where_it_was() -> None:
    async def work() -> None:
        async with Page() as page:
            table = await page.table()
            n = (await page.look(table, 0))["n"]
            await page.move(table)
            said = page.connect(1, table, after=n, seat=0)
            await asyncio.sleep(0.01)
            assert [each["type"] for each in said] == ["you", "news"]
            assert [event["kind"] for event in said[1]["events"]] == ["moved"]

    run(work())


def test_the_same_request_creates_one_table() -> None:
    async def work() -> None:
        async with Page() as page:
            wanted = {"game": "krabcek", "seats": [PERSON, PERSON], "id": "one", "public": True}
            made = await asyncio.gather(*(page.ask("POST", "/api/tables", wanted) for _ in range(3)))
            assert made[0] == made[1] == made[2]
            assert (await page.look(made[0]["id"]))["table"]["public"] is False
            assert await page.ask("GET", "/api/tables") == []
            assert len(await page.ask("GET", "/api/me/tables")) == 1

    run(work())


def test_what_nobody_can_understand_is_refused() -> None:
    async def work() -> None:
        async with Page() as page:
            assert (await page.raw("GET", "/pictures/survive.svg")).text.startswith("<svg")
            assert await page.refused("GET", "/pictures/chess.svg") == (404, "table-no-page")
            assert await page.refused("GET", "/api/nothing") == (404, "table-no-page")
            assert await page.refused("GET", "/api/symbols/chess.svg") == (404, "table-no-page")
            assert await page.refused("GET", "/api/tables/local-none") == (404, "table-no-table")
            assert await page.refused("POST", "/api/tables", "{") == (422, "table-bad-request")
            rated = {"game": "krabcek", "seats": [PERSON, PERSON], "clock": {"kind": "days", "days": 1}, "rated": True}
            assert await page.refused("POST", "/api/tables", rated) == (422, "table-rated-here")
            assert await page.refused("POST", "/api/records", "{") == (422, "record-torn")
            assert await page.refused("PUT", "/api/me", {"name": "\u200d"}) == (422, "table-invisible-name")
            assert await page.refused("POST", "/api/records?seat=x", "{}") == (422, "table-bad-request")
            reply = await page.raw("POST", "/api/records/picture?kind=png", "{}")
            assert json.loads(reply.text)["error"]["params"] == {"where": "query.kind", "why": "literal_error"}

    run(work())
