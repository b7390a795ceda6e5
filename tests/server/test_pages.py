"""The document of a page contains what the page will need, and nothing that the reader may not see."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from strandline.core.quick_start import panel_svg
from strandline.server import app, pages
from strandline.server.identity import COOKIE_DAYS
from strandline.server.settings import Settings

from .tables import PERSON, Guest, Running, bot, running

OPENING = re.compile(r'<script type="application/json" id="opening">(.*?)</script>', re.S)
BUILT = {
    "index.html": {"file": "assets/index.js", "css": ["assets/index.css"], "imports": ["_core.js"]},
    "_core.js": {"file": "assets/core.js"},
    "_board.js": {"file": "assets/board.js", "imports": ["_core.js"]},
    "src/pages/Home.svelte": {"file": "assets/Home.js", "imports": ["_core.js"]},
    "src/pages/Rules.svelte": {"file": "assets/Rules.js", "imports": ["_core.js"]},
    "src/pages/Table.svelte": {"file": "assets/Table.js", "css": ["assets/Table.css"], "imports": ["_board.js"]},
    "src/games/krabcek/index.ts": {"file": "assets/krabcek.js", "imports": ["_core.js", "_board.js"]},
    "src/games/default/index.ts": {"file": "assets/default.js", "imports": ["_core.js", "_board.js"]},
    "virtual:words/en/main": {"file": "assets/main-en.js"},
    "virtual:words/fa/main": {"file": "assets/main-fa.js"},
    "virtual:words/fa/rules": {"file": "assets/rules-fa.js"},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page that was built of next to nothing."""
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "assets" / "core.js").write_text("1;" * 500)
    (web / "index.html").write_text("<head></head><body></body>")
    (web / "built.json").write_text(json.dumps(BUILT))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "WEB", web)
        patch.setattr(app, "WEB", web)
        settings = Settings(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}", rate=1e6, burst=1e6)
        with running(settings) as started:
            yield started


def linked(text: str) -> set[str]:
    return set(re.findall(r'<link [^>]*href="/assets/([^"]+)"', text))


def opening(answer: httpx.Response) -> Any:
    found = OPENING.search(answer.text)
    return None if found is None else json.loads(found[1])


def set_table(guest: Guest, game: str = "krabcek", **more: Any) -> dict[str, Any]:
    made = guest.make(game, [PERSON, PERSON], **more)
    for seat in (0, 1):
        guest.sit(made["id"], seat)
    return made


def test_a_page_asks_for_all_its_files_at_once_in_the_readers_language(house: Running) -> None:
    ann = house.guest()
    home = ann.http.get("/", headers={"accept-language": "xx, fa-IR;q=0.8, en;q=0.5"})
    assert linked(home.text) == {"Home.js", "main-fa.js"}
    assert "no-cache" in home.headers["cache-control"]
    rules = ann.http.get("/rules/krabcek", headers={"accept-language": "fa"})
    assert linked(rules.text) == {"Rules.js", "main-fa.js", "rules-fa.js"}
    table = ann.http.get(f"/table/{set_table(ann)['id']}", headers={"accept-language": "de"})
    assert linked(table.text) == {"Table.js", "Table.css", "board.js", "krabcek.js", "main-en.js"}


def test_a_game_without_a_board_of_its_own_asks_for_the_default_one(house: Running) -> None:
    ann = house.guest()
    table = ann.http.get(f"/table/{set_table(ann, 'crab-stack')['id']}")
    assert linked(table.text) == {"Table.js", "Table.css", "board.js", "default.js", "main-en.js"}


def test_a_quick_start_has_its_pictures(house: Running) -> None:
    ann = house.guest()
    drawn = ann.http.get("/pictures/krabcek/goal.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text == panel_svg("krabcek", "goal")
    for unknown in ("krabcek/none", "none/goal"):
        assert ann.http.get(f"/pictures/{unknown}.svg").status_code == 404


def test_who_comes_back_stays_who_he_is_for_as_long_again(house: Running) -> None:
    ann = house.guest()
    cookie = ann.cookie
    answer = ann.http.get("/rules")
    assert answer.headers["set-cookie"].startswith(f"strandline={cookie};")
    assert f"max-age={COOKIE_DAYS * 86_400}" in answer.headers["set-cookie"].lower()
    assert "private" in answer.headers["cache-control"]
    assert "set-cookie" not in httpx.get(f"http://127.0.0.1:{house.port}/rules").headers


def test_a_table_is_in_the_document_of_those_who_may_see_it_only(house: Running) -> None:
    ann, eve = house.guest(), house.guest("Eve")
    made = set_table(ann)
    path = f"/table/{made['id']}"
    answer = ann.http.get(path)
    told = opening(answer)
    assert (told["table"], told["you"]["seats"]) == (made["id"], [0, 1])
    assert told["state"]["now"]["own"]["seat"] in told["state"]["now"]["deciding"]
    assert told["scene"] == ann.http.get(f"/api/tables/{made['id']}/scene").json()
    assert told["symbols"] == ann.http.get("/api/symbols/krabcek.svg").text
    assert "no-store" in answer.headers["cache-control"]
    for stranger in (
        eve.http.get(path),
        httpx.get(f"http://127.0.0.1:{house.port}{path}"),
        ann.http.get("/table/none"),
    ):
        assert stranger.status_code == 200
        assert opening(stranger) is None
        assert "krabcek" not in stranger.text
    watching = opening(eve.http.get(path, params={"token": made["links"]["watch"]}))
    assert watching["you"]["seats"] == []
    assert "own" not in watching["state"]["now"]


def test_the_same_is_told_to_a_page_that_asks(house: Running) -> None:
    ann = house.guest()
    table = set_table(ann)["id"]
    asked = ann.http.get(f"/api/tables/{table}/opening").json()
    written = opening(ann.http.get(f"/table/{table}"))
    asked["you"].pop("time"), written["you"].pop("time")
    assert asked == written
    assert house.guest("Eve").http.get(f"/api/tables/{table}/opening").status_code == 404


def test_a_table_that_has_not_begun_has_no_scene(house: Running) -> None:
    ann = house.guest()
    told = opening(ann.http.get(f"/table/{ann.make('krabcek', [PERSON, bot()])['id']}"))
    assert told["scene"] is None
    assert told["you"]["sit"] == [0]


def test_words_that_are_markup_do_not_end_the_document(house: Running) -> None:
    ann = house.guest()
    table = set_table(ann)["id"]
    ann.do(table, "chat", text="</script><script>alert(1)</script>")
    answer = ann.http.get(f"/table/{table}")
    assert answer.text.count("<script") == 1
    assert opening(answer)["state"]["chat"][0]["text"] == "</script><script>alert(1)</script>"


def test_files_are_kept_compressed_for_those_who_take_it(house: Running) -> None:
    url = f"http://127.0.0.1:{house.port}/assets/core.js"
    for _ in range(2):
        packed, plain = httpx.get(url), httpx.get(url, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text == "1;" * 500
        assert "immutable" in packed.headers["cache-control"]
        assert "immutable" in plain.headers["cache-control"]
    assert httpx.get(url.replace("core", "none")).status_code == 404
