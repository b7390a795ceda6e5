"""What a page needs besides the events: who is connected, your rights, symbols, hints, names."""

import pytest

from strandline.core import registry
from strandline.server import presence
from strandline.server.house import HINTS
from strandline.server.http import table_state
from strandline.server.websocket import SERVER_MESSAGES

from .tables import PERSON, Guest, Running, bot, two_people
from .test_processes import seated, servers  # noqa: F401

GAMES = [("crab-stack", {}), ("krabcek", {}), ("survive", {"players": 2})]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LINGER", 0.2)


def here(guest: Guest, table: str) -> list[bool]:
    return [seat["here"] for seat in guest.look(table)["now"]["seats"]]


def test_others_see_who_is_connected_and_no_event_comes_of_it(server: Running) -> None:
    table, ann, bob = two_people(server)
    with ann.socket(table) as one:
        before = one.hear("state")
        assert [seat["here"] for seat in before["now"]["seats"]] in ([True, False], [False, False])
        with bob.socket(table) as two, bob.socket(table) as second_device:
            told = one.hear("here")
            while told["here"] != [True, True]:
                told = one.hear("here")
            SERVER_MESSAGES.validate_python(told)
            assert here(bob, table) == [True, True]
            second_device.close()
            assert one.hears_nothing(0.5)
            assert two.hear("state")["n"] == before["n"]
        assert one.hear("here")["here"] == [True, False]
        assert ann.look(table)["n"] == before["n"]
    live = server.house.tables.by_id[table]
    assert live.table.n == server.house.tables.by_id[table].table.n == before["n"]


def test_who_loads_the_page_anew_has_not_been_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LINGER", 1.0)
    table, ann, bob = two_people(server)
    with ann.socket(table) as one:
        with bob.socket(table) as two:
            two.hear("state")
        with bob.socket(table) as two:
            two.hear("state")
            one.hear("state")
            told = one.hear("here")["here"]
            while told != [True, True]:
                told = one.hear("here")["here"]
            with pytest.raises(TimeoutError):
                one.hear("here", seconds=1.5)


def test_who_watches_is_not_told_apart_and_bots_are_always_there(server: Running) -> None:
    ann, carl = server.guest(), server.guest("Carl")
    table = ann.make(seats=[PERSON, bot()], public=True)["id"]
    with carl.socket(table) as watcher:
        assert [seat["here"] for seat in watcher.hear("state")["now"]["seats"]] == [False, True]
        with ann.socket(table) as host:
            host.hear("state")
            assert here(carl, table) == [False, True]  # the host does not sit yet
            host.say(id="s", do="sit", seat=0, name="Ann", nonce="ab" * 16)
            while not (told := watcher.hear())["now"]["seats"][0]["taken"]:
                pass
            assert told["now"]["seats"][0]["here"] or watcher.hear("here")["here"] == [True, True]


def test_who_polls_is_there_while_he_waits(server: Running) -> None:
    table, ann, bob = two_people(server)
    with ann.socket(table) as one:
        n = one.hear("state")["n"]
        assert here(bob, table)[1] is False
        bob.look(table, seat=1, after=n, wait=1)
        told = one.hear("here")["here"]
        while told != [True, True]:
            told = one.hear("here")["here"]
        assert one.hear("here")["here"] == [True, False]


def test_two_servers_know_who_is_at_the_other(servers: list[Running]) -> None:  # noqa: F811
    table, guests = seated(servers)
    with guests[0].socket(table) as one:
        one.hear("state")
        with guests[1].socket(table) as two:
            two.hear("state")
            while one.hear("here")["here"] != [True, True]:
                pass
            assert two.hears_nothing(0.3)
            assert here(guests[1], table) == [True, True]
        while one.hear("here")["here"] != [True, False]:
            pass


def test_a_socket_says_first_what_you_are_and_again_when_it_changes(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    made = ann.make()
    table = made["id"]
    assert ann.http.get(f"/api/tables/{table}/mine").json()["host"] is True
    params = {"token": made["links"]["seats"][1]}
    mine = bob.http.get(f"/api/tables/{table}/mine", params=params).json()
    assert mine.pop("time") > 1_600_000_000_000
    with bob.socket(table, **params) as ear:
        you = ear.hear("you")
        SERVER_MESSAGES.validate_python(you)
        assert you == {"type": "you", **mine} == {"type": "you", "host": False, "seats": [], "sit": [1]}
        ear.say(id="s", do="sit", seat=1, name="Bob", nonce="ab" * 16, **params)
        assert ear.hear("you") == {"type": "you", "host": False, "seats": [1], "sit": []}
        assert ear.hear("state")["now"]["own"]["seat"] == 1
    watching = bob.http.get(f"/api/tables/{table}/mine", params={"token": made["links"]["watch"]}).json()
    assert watching["sit"] == []
    assert server.guest("Eve").http.get(f"/api/tables/{table}/mine").status_code == 404


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_scene_and_the_symbols_are_there_for_those_who_may_see(
    server: Running, game: str, options: dict[str, int]
) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    made = ann.make(game, options=options)
    path = f"/api/tables/{made['id']}/scene"
    assert ann.http.get(path).json()["error"]["key"] == "table-not-playing"
    for seat in (0, 1):
        ann.sit(made["id"], seat)
    scene = ann.http.get(path).json()
    assert scene == eve.http.get(path, params={"token": made["links"]["watch"]}).json()
    assert eve.http.get(path).status_code == 404
    assert scene["width"] > 0
    assert all({"x", "y"} <= place.keys() for place in scene["places"].values())
    symbols = eve.http.get(f"/api/symbols/{game}.svg")
    assert symbols.headers["content-type"] == "image/svg+xml"
    assert symbols.text.startswith("<svg")
    assert "<symbol id=" in symbols.text


@pytest.mark.parametrize("game", ["crab-stack", "krabcek"])
def test_the_scene_of_a_game_is_drawn_once(server: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, *guests = two_people(server, game)
    view, drawn = registry.modules(game).view, []
    draw = view.scene
    monkeypatch.setattr(view, "scene", lambda seen: drawn.append(seen) or draw(seen))
    table_state.scene_json.cache_clear()
    scenes = []
    for _ in range(2):
        scenes += [guest.http.get(f"/api/tables/{table}/opening").json()["scene"] for guest in guests]
        scenes.append(guests[0].http.get(f"/api/tables/{table}/scene").json())
        seat = guests[0].look(table)["now"]["deciding"][0]
        guests[seat].move(table, seat)
    assert all(scene == scenes[0] for scene in scenes)
    assert len(drawn) == 1


def test_a_told_move_has_its_way_over_places_of_the_scene(server: Running) -> None:
    table, *guests = two_people(server)
    places = guests[0].http.get(f"/api/tables/{table}/scene").json()["places"]
    with guests[0].socket(table) as ear:
        seat = ear.hear("state")["now"]["deciding"][0]
        move = guests[seat].move(table, seat)
        (told,) = ear.hear("news")["events"][0]["moves"]
    assert (told["way"][0], told["way"][-1]) == tuple(move.split("-"))
    assert set(told["way"]) <= places.keys()
    assert guests[0].look(table)["log"] == [told]  # people who come later see it, too


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_hint_is_a_legal_move_for_the_seat_that_decides(server: Running, game: str, options: dict[str, int]) -> None:
    ann = server.guest()
    table = ann.make(game, options=options)["id"]
    for seat in (0, 1):
        ann.sit(table, seat)
    now = ann.look(table)["now"]
    seat = now["deciding"][0]
    hint = ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).json()
    assert hint["count"] == now["count"]
    assert hint["move"] in ann.look(table, seat=seat)["now"]["legal"]
    assert hint["way"] == [] or hint["way"][-1] in hint["move"]
    wrong = ann.http.post(f"/api/tables/{table}/hint", json={"seat": 1 - seat})
    assert wrong.json()["error"]["key"] == "table-not-your-turn"


def test_hints_are_not_for_games_with_other_people_and_not_without_end(server: Running) -> None:
    table, *guests = two_people(server)
    seat = guests[0].look(table)["now"]["deciding"][0]
    answer = guests[seat].http.post(f"/api/tables/{table}/hint", json={"seat": seat})
    assert answer.json()["error"]["key"] == "table-no-hint"
    assert guests[1 - seat].http.post(f"/api/tables/{table}/hint", json={"seat": seat}).status_code == 403
    ann = server.guest()
    table = ann.make()["id"]
    for each in (0, 1):
        ann.sit(table, each)
    seat = ann.look(table)["now"]["deciding"][0]
    codes = [ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).status_code for _ in range(HINTS[1] + 3)]
    assert codes[: HINTS[1]] == [200] * HINTS[1]
    assert 429 in codes


def test_a_host_who_plays_keeps_order_among_those_who_watch(server: Running) -> None:
    table, ann, bob = two_people(server, public=True)
    carl = server.guest("Carl")
    carl.do(table, "chat", text="rude")
    path = f"/api/tables/{table}/overheard"
    (said,) = ann.http.get(path).json()
    assert (said["number"], said["name"], said["text"]) == (1, "Carl", "rude")
    assert bob.http.get(path).status_code == carl.http.get(path).status_code == 404
    assert ann.refused(table, "unsay", number=1) == "table-nothing-said"  # among those who play nothing was
    assert bob.refused(table, "unsay", number=1, room="watchers") == "table-not-host"
    with carl.socket(table) as ear:
        ear.hear("state")
        ann.do(table, "unsay", number=1, room="watchers")
        assert ear.hear("news")["events"][0]["kind"] == "unsaid"
    assert carl.look(table)["chat"][0]["text"] == ""
    ann.do(table, "mute", number=1, room="watchers")
    assert carl.refused(table, "chat", text="again") == "table-muted"


def test_what_is_said_has_the_speakers_name(server: Running) -> None:
    table, _, bob = two_people(server, public=True)
    carl = server.guest("Carl")
    carl.do(table, "chat", text="who wins?")
    bob.do(table, "chat", text="hush")
    assert [(said["name"], said["seat"]) for said in carl.look(table)["chat"]] == [("Carl", None)]
    assert [(said["name"], said["seat"]) for said in bob.look(table)["chat"]] == [("Bob", 1)]
