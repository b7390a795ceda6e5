"""What people have solved and learnt: kept for their other devices, and of no use to anyone else."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import strandline
from strandline.core.puzzles import puzzles
from strandline.server import sweep
from strandline.server.http.kept_progress import NEW
from strandline.server.identity import COOKIE_DAYS
from strandline.server.limits import PROGRESS_BODY, Buckets
from strandline.server.schema import passkeys, people, progress
from strandline.server.settings import Settings

from .tables import Guest, Running, running

SOLVED: dict[str, Any] = {"rating": 1050, "rated": 2, "streak": 1, "best": 1, "done": {}, "days": {}}


def solved(**more: Any) -> dict[str, Any]:
    done = {"krabcek": {"df791765": 1, "b3d42be8": 0.5}}
    return {
        "puzzles": {**SOLVED, "done": done, "days": {"2026-11-19": 0}, **more},
        "lessons": {"survive": {"done": 2, "all": 7}},
    }


def put(guest: Guest, version: int, wanted: Any) -> httpx.Response:
    return guest.http.put("/api/me/progress", json={"version": version, "progress": wanted})


def kept(guest: Guest) -> Any:
    answer = guest.http.get("/api/me/progress")
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_another_device_gets_what_one_has_stored_and_nobody_else_does(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    assert kept(ann) == {"version": 0, "deleted": 0, "progress": None}
    assert put(ann, 0, solved()).json() == {"version": 1}
    phone = Guest(server.port, cookie=ann.cookie)
    assert kept(phone) == {"version": 1, "deleted": 0, "progress": solved()}
    assert put(phone, 1, solved(rating=1100)).json() == {"version": 2}
    assert kept(ann)["progress"] == solved(rating=1100)
    assert kept(bob)["progress"] is None
    stranger = httpx.get(f"http://127.0.0.1:{server.port}/api/me/progress")
    assert refusal(stranger) == (401, "table-nobody")


@pytest.mark.parametrize("version", [0, 1, 3, 9])
def test_a_change_that_has_missed_another_is_refused(server: Running, version: int) -> None:
    ann = server.guest()
    for n in range(2):
        put(ann, n, solved()).raise_for_status()
    assert refusal(put(ann, version, solved(rating=1))) == (409, "table-progress-changed")
    assert kept(ann) == {"version": 2, "deleted": 0, "progress": solved()}
    bob = server.guest("Bob")
    assert refusal(put(bob, version + 1, solved())) == (409, "table-progress-changed")


@pytest.mark.parametrize("first", [True, False])
def test_of_writers_at_once_one_wins_and_the_others_are_told(server: Running, first: bool) -> None:
    ann = server.guest()
    if not first:
        put(ann, 0, solved()).raise_for_status()
    ratings = range(1000, 1008)

    async def all_at_once() -> list[httpx.Response]:
        address = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=address, cookies={"strandline": ann.cookie}, timeout=60) as client:
            bodies = [{"version": 0 if first else 1, "progress": solved(rating=rating)} for rating in ratings]
            return await asyncio.gather(*(client.put("/api/me/progress", json=body) for body in bodies))

    answers = asyncio.run(all_at_once())
    assert sorted(each.status_code for each in answers) == [200] + [409] * 7
    (won,) = (rating for rating, answer in zip(ratings, answers, strict=True) if answer.status_code == 200)
    assert kept(ann)["progress"] == solved(rating=won)
    assert kept(ann)["version"] == (1 if first else 2)


def test_what_is_deleted_is_gone_and_other_devices_can_see_that(server: Running) -> None:
    ann = server.guest()
    assert ann.http.delete("/api/me/progress").json() == {"version": 0}
    put(ann, 0, solved()).raise_for_status()
    assert ann.http.delete("/api/me/progress").json() == {"version": 2}
    assert kept(ann) == {"version": 2, "deleted": 2, "progress": None}
    with server.house.store.engine.connect() as connection:
        texts = connection.scalars(
            sa.select(progress.c.text).where(progress.c.person == ann.cookie.split(".")[0])
        ).all()
    assert texts == [""]
    assert refusal(put(ann, 1, solved())) == (409, "table-progress-changed")
    assert put(ann, 2, solved(rating=900)).json() == {"version": 3}
    assert kept(ann) == {"version": 3, "deleted": 2, "progress": solved(rating=900)}


WRONG: dict[str, Any] = {
    "a list": [],
    "no puzzles": {"lessons": {}},
    "something else": {**solved(), "more": 1},
    "no number": solved(rating="high"),
    "too high": solved(rating=10_001),
    "negative": solved(best=-1),
    "half a puzzle": solved(rated=1.5),
    "a third": solved(done={"krabcek": {"a": 0.3}}),
    "two": solved(days={"2026-11-19": 2}),
    "no day": solved(days={"today": 1}),
    "a long name": solved(done={"x" * 41: {}}),
    "a strange name": solved(done={"krabcek": {"<b>": 1}}),
    "no steps": {**solved(), "lessons": {"krabcek": 3}},
}


@pytest.mark.parametrize("wanted", WRONG.values(), ids=WRONG.keys())
def test_what_has_another_shape_is_refused(server: Running, wanted: Any) -> None:
    ann = server.guest()
    assert refusal(put(ann, 0, wanted)) == (422, "table-bad-request")
    assert kept(ann)["version"] == 0


def test_endless_numbers_and_what_is_too_large_are_refused(server: Running) -> None:
    ann = server.guest()
    endless = json.dumps({"version": 0, "progress": solved(rating=float("inf"))})
    assert refusal(ann.http.put("/api/me/progress", content=endless)) == (422, "table-bad-request")
    large = solved(done={"krabcek": {f"{n:040}": 1 for n in range(800)}})
    answer = put(ann, 0, large)
    assert refusal(answer) == (413, "table-too-large")
    assert answer.json()["error"]["params"] == {"most": PROGRESS_BODY}


def test_there_is_room_for_all_puzzles_and_for_two_years_of_days(server: Running) -> None:
    ann = server.guest()
    done = {game: {each.id: 0.5 for each in puzzles(game)} for game in strandline.game_names()}
    assert sum(map(len, done.values())) >= 800
    days = {f"{2026 + n // 336}-{n // 28 % 12 + 1:02}-{n % 28 + 1:02}": 0.5 for n in range(800)}
    assert len(days) == 800
    put(ann, 0, solved(done=done, days=days)).raise_for_status()
    assert kept(ann)["progress"]["puzzles"]["done"] == done


def test_an_address_stores_so_often_and_a_first_time_counts_more(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house, "progress", Buckets(0, 2 * NEW + 1))
    ann, bob, eve = server.guest(), server.guest("Bob"), server.guest("Eve")
    assert [put(each, 0, solved()).status_code for each in (ann, bob)] == [200, 200]
    assert put(ann, 1, solved()).status_code == 200
    assert refusal(put(eve, 0, solved())) == (429, "table-too-fast")
    assert kept(eve)["version"] == 0


def test_what_is_damaged_in_the_database_is_nothing_and_can_be_stored_again(server: Running) -> None:
    ann = server.guest()
    put(ann, 0, solved()).raise_for_status()
    own = progress.c.person == ann.cookie.split(".")[0]
    with server.house.store.engine.begin() as connection:
        connection.execute(sa.update(progress).where(own).values(text='{"puzzles": {'))
    assert kept(ann) == {"version": 1, "deleted": 0, "progress": None}
    assert put(ann, 1, solved()).json() == {"version": 2}
    assert kept(ann)["progress"] == solved()


def test_a_forged_rating_is_on_no_leaderboard(server: Running) -> None:
    ann = server.guest()
    put(ann, 0, solved(rating=10_000, rated=1_000_000, best=1_000_000)).raise_for_status()
    assert ann.http.get("/api/me/ratings").json() == []
    for game in strandline.game_names():
        leaderboard = ann.http.get(f"/api/ratings/{game}")
        assert leaderboard.status_code == 200
        assert "Ann" not in leaderboard.text


def test_it_is_deleted_when_it_is_old_and_its_owner_has_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        guests = {name: server.guest(name) for name in ("Old", "New", "Table", "Passkey")}
        ids = {name: guest.cookie.split(".")[0] for name, guest in guests.items()}
        for guest in guests.values():
            put(guest, 0, solved()).raise_for_status()
        guests["Table"].make()
        key = {"id": "k", "person": ids["Passkey"], "key": "", "signs": 0, "name": "", "created": 1, "used": 1}
        store = server.house.store
        with store.engine.begin() as connection:
            connection.execute(sa.insert(passkeys), key)
            connection.execute(sa.update(people).values(named=1))
            connection.execute(sa.update(progress).where(progress.c.person != ids["New"]).values(changed=1))
        monkeypatch.setattr(sweep, "days_ago", lambda _days, count: 2 if count == COOKIE_DAYS else 0)
        for _ in range(2):
            server.house.sweep.names_deleted = 0
            asyncio.run_coroutine_threadsafe(server.house.sweep._delete_expired(), store._loop).result(20)
        with store.engine.connect() as connection:
            left = {*connection.scalars(sa.select(progress.c.person))}
            names = {*connection.scalars(sa.select(people.c.name))}
        assert left == {ids[name] for name in ("New", "Table", "Passkey")}
        assert names == {"New", "Table", "Passkey"}
