"""What lists tell of tables: who sits there, how games have ended, and small pictures that show nothing hidden."""

import random
from typing import Any

import pytest

from strandline import Position, game
from strandline.core.draw import PLACE_NAME
from strandline.games.survive import view
from strandline.host.thumbnail import thumbnail

from .tables import PERSON, Guest, Running, bot, two_people


def listed(guest: Guest, table: str) -> dict[str, Any]:
    """A table in a person's own list."""
    return next(each for each in guest.http.get("/api/me/tables").json() if each["id"] == table)


def seats(guest: Guest, table: str) -> list[tuple[str, int | None, bool]]:
    return [(each["name"], each["level"], each["yours"]) for each in listed(guest, table)["seats"]]


def picture(guest: Guest, table: str, **params: Any) -> str:
    answer = guest.http.get(f"/api/tables/{table}/picture", params=params)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/svg+xml"
    return answer.text


# Seats and results


def test_a_list_tells_who_sits_where_and_which_seat_is_yours(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.make("survive", [PERSON, bot(3), PERSON, bot(5)], options={"players": 4}, public=True)
    ann.sit(made["id"], 0)
    assert seats(ann, made["id"]) == [("Ann", None, True), ("", 3, False), ("", None, False), ("", 5, False)]
    bob.sit(made["id"], 2)
    assert seats(bob, made["id"]) == [("Ann", None, False), ("", 3, False), ("Bob", None, True), ("", 5, False)]
    public = next(each for each in bob.http.get("/api/tables").json() if each["id"] == made["id"])
    assert [each["yours"] for each in public["seats"]] == [False] * 4
    assert public["result"] is None


def test_a_list_names_people_as_they_sat_down_also_those_who_share_a_screen(server: Running) -> None:
    ann = server.guest("Ann")
    begun = set()
    for _ in range(12):  # the first player is drawn by lot, and seats are then numbered from there
        table = ann.make("krabcek", order="lot")["id"]
        for seat, name in enumerate(("Ann", "Bob")):
            ann.do(table, "sit", seat=seat, name=name, nonce=f"{seat:032x}")
        ann.http.put("/api/me", json={"name": "Cleo"}).raise_for_status()
        at_table = [each["name"] for each in ann.look(table)["now"]["seats"]]
        assert [name for name, _, _ in seats(ann, table)] == at_table
        begun.add(at_table[0])
    assert begun == {"Ann", "Bob"}


def test_a_list_tells_how_a_game_has_ended_whatever_is_said_afterwards(server: Running) -> None:
    table, ann, bob = two_people(server)
    assert listed(ann, table)["result"] is None
    bob.do(table, "resign", seat=1)
    for guest in (ann, bob):
        guest.do(table, "chat", text="well played")
    ann.do(table, "rematch")
    assert [listed(guest, table)["result"] for guest in (ann, bob)] == [["1", "0"]] * 2
    drawn, ann, bob = two_people(server)
    ann.do(drawn, "draw", seat=0)
    bob.do(drawn, "draw", seat=1)
    assert listed(bob, drawn)["result"] == ["1/2", "1/2"]


def test_whoever_has_created_a_table_without_sitting_there_is_told_who_has_won(server: Running) -> None:
    host, ann, bob = server.guest("Host"), server.guest("Ann"), server.guest("Bob")
    made = host.make()
    for seat, guest in enumerate((ann, bob)):
        guest.sit(made["id"], seat, made["links"]["join"])
    ann.do(made["id"], "resign", seat=0)
    assert seats(host, made["id"]) == [("Ann", None, False), ("Bob", None, False)]
    assert listed(host, made["id"])["result"] == ["0", "1"]


# Pictures


@pytest.mark.parametrize("name", ["crab-stack", "krabcek", "survive"])
def test_a_picture_shows_the_position_of_now(server: Running, name: str) -> None:
    table, ann, bob = two_people(server, name, **({} if name == "krabcek" else {"options": {"players": 2}}))
    for _ in range(2):
        for seat in ann.look(table)["now"]["deciding"]:
            (ann, bob)[seat].move(table, seat)
        now = ann.http.get(f"/api/tables/{table}/picture").text
        assert now == thumbnail(name, server.house.tables.by_id[table].table.position.view())
        assert picture(bob, table) == now


def test_a_picture_can_be_kept_for_as_long_as_nothing_happens(server: Running) -> None:
    table, ann, bob = two_people(server)
    last = listed(ann, table)["last"]

    def kept(last: int) -> str:
        return str(ann.http.get(f"/api/tables/{table}/picture", params={"last": last}).headers["cache-control"])

    assert kept(last) == "private, max-age=31536000, immutable"
    (bob if ann.look(table)["now"]["deciding"] == [1] else ann).move(table, ann.look(table)["now"]["deciding"][0])
    assert kept(last) == "no-store"
    assert "immutable" in kept(listed(ann, table)["last"])


def test_a_picture_is_for_those_who_may_see_the_table(server: Running) -> None:
    table, ann, _ = two_people(server)
    watch = ann.http.get(f"/api/tables/{table}/links").json()["watch"]
    carl = server.guest("Carl")
    assert carl.http.get(f"/api/tables/{table}/picture").status_code == 404
    assert picture(carl, table, token=watch) == picture(ann, table)
    public, ann, _ = two_people(server, public=True)
    assert picture(carl, public) == picture(ann, public)


def test_before_the_game_it_is_the_picture_of_the_game(server: Running) -> None:
    ann = server.guest("Ann")
    assert picture(ann, ann.make("krabcek")["id"]) == thumbnail("krabcek", None)


def test_nobody_finds_values_or_tiles_in_a_picture_of_survive(server: Running) -> None:
    """SV-8, SV-26: not even the players themselves, whose boards show their own."""
    table, ann, bob = two_people(server, "survive", options={"players": 2, "values": "own"})
    chooser = random.Random(5)
    for _ in range(40):
        (seat, *_) = ann.look(table)["now"]["deciding"]
        (ann, bob)[seat].move(table, seat, chooser.randrange(1000))
    position: Position = server.house.tables.by_id[table].table.position
    row = position.row()
    for colour in range(row[view.COLOUR_COUNT]):  # other values of the same explorers
        row[view.VALUES + colour] ^= 0o1111111111
    for seat in range(row[view.PLAYERS]):  # other effects of the same tiles
        row[view.HAND + seat] ^= 0o111111111111111111
    assert view.view(row, 0) != position.view(0)
    assert picture(ann, table) == picture(bob, table) == thumbnail("survive", view.view(row, -1))
    assert thumbnail("survive", position.view(0)) != thumbnail("survive", position.view())


def test_small_pictures_leave_out_the_names_of_places() -> None:
    for name in ("crab-stack", "krabcek", "survive"):
        position = game(name).start(seed=1)
        small = thumbnail(name, position.view())
        assert len(small) < len(position.svg()) - 5000
        assert small.count("<use") == position.svg().count("<use")
        assert PLACE_NAME in position.svg()
        assert PLACE_NAME not in small + thumbnail(name, None)
