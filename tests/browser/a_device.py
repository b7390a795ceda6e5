"""A short game with a bot on a device, in CPython and in Pyodide: prints what the page has heard."""

import asyncio
import json
import sys

from tests.browser.devices import PERSON, Page, bot


async def short_game() -> dict[str, object]:
    """Play some moves of each game, and return what happened."""
    found: dict[str, object] = {}
    async with Page() as page:
        for game, options in (("crab-stack", {"players": 2}), ("krabcek", {}), ("survive", {"players": 2})):
            table = await page.table(game, [PERSON, bot(1)], options=options)
            said = page.connect(len(page.said), table)
            moves = await page.play(table, 3)
            state = await page.turn(table)
            if state["now"]["status"] == "playing":
                await page.do(table, "resign", seat=0)
            await asyncio.sleep(0.1)
            record = (await page.raw("GET", f"/api/tables/{table}/record")).text
            analysis = (await page.raw("POST", "/api/records/analysis", record)).text if game == "crab-stack" else ""
            async with Page(page.store) as again:
                kept = await again.look(table)
            found[game] = {
                "moves": moves,
                "count": kept["now"]["count"],
                "end": kept["now"]["end"]["by"],
                "kinds": sorted({each["type"] for each in said}),
                "checked": (await page.ask("GET", f"/api/tables/{table}/replay"))["checked"] > 0,
                "course": "course" in json.loads(analysis.splitlines()[-1]) if analysis else None,
            }
    return found


async def main() -> None:
    sys.stdout.write(json.dumps(await short_game()) + "\n")


if __name__ == "__main__":
    if sys.platform == "emscripten":  # the page's loop is running already
        game = asyncio.ensure_future(main())
        game.add_done_callback(lambda done: done.result())
    else:
        asyncio.run(main())
