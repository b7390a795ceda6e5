"""Records at the table server: replayed, analysed, drawn, and kept for links."""

import base64
import io
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from PIL import Image

import strandline
from strandline import Record
from strandline.host import analysis_jobs, record_jobs
from strandline.search.analysis import analyse_record
from strandline.server import queries
from strandline.server import schema as kept_in
from strandline.server.http import progress
from strandline.server.settings import Settings
from tests.table.test_dice import fair_game

from .tables import Guest, Running, running

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def short_game(moves: int = 3) -> Record:
    """A few moves of Crab Stack."""
    position = strandline.game("crab-stack").load(SMALL)
    for _ in range(moves):
        position = position.play(position.moves()[0])
    return Record.of(position, ["Ann", "Bob"])


def long_game() -> Record:
    """More moves than a GIF may have frames."""
    position = strandline.game("krabcek").start(1)
    while len(position.history) < record_jobs.MOST_FRAMES:
        position = position.play(position.moves()[-1])
    return Record.of(position)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("records")
    with running(Settings(f"sqlite:///{folder / 't.db'}", rate=1e6, burst=1e6)) as server:
        yield server


def send(guest: Guest, path: str, record: Record, **params: Any) -> httpx.Response:
    return guest.http.post(f"/api/records{path}", content=record.json(), params=params, timeout=120)


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


@pytest.mark.parametrize("name", strandline.game_names())
def test_a_replay_has_the_scene_and_the_way_of_every_move(alone: Running, name: str) -> None:
    position = strandline.game(name).start(3)
    while position.turn is not None and len(position.history) < 18:
        position = position.play(position.moves()[len(position.history) % len(position.moves())])
    replay = send(alone.guest(), "", Record.of(position)).json()
    assert {"width", "height", "ground", "places"} <= replay["scene"].keys()
    places = {place for step in replay["steps"] for place in step["way"]}
    assert places <= replay["scene"]["places"].keys()
    assert len(replay["steps"]) == len(position.history)
    assert replay["start"] == position.game.load(position.start).view()
    assert replay["steps"][-1]["view"] == position.view()


def test_a_replay_can_be_seen_through_a_seats_eyes(alone: Running) -> None:
    position = strandline.game("survive", players=2).start(3)
    for _ in range(12):
        position = position.play(position.moves()[0])
    ann = alone.guest()
    seen = [send(ann, "", Record.of(position), seat=seat).json()["steps"][-1]["view"] for seat in (0, 1)]
    assert seen == [position.view(0), position.view(1)]
    assert seen[0] != seen[1]
    assert key(send(ann, "", Record.of(position), seat=2)) == (422, "table-no-seat")


def test_an_analysis_tells_how_far_it_is_and_then_what_moved_the_chances(alone: Running) -> None:
    record = fair_game()
    told = lines(send(alone.guest(), "/analysis", record))
    done = [line["done"] for line in told]
    assert done == sorted(done)
    assert set(done) == set(range(told[0]["total"] + 1))
    phases = [line.get("phase") for line in told]
    assert phases == [None, *["first"] * phases.count("first"), *["closer"] * phases.count("closer"), None]
    course = told[-1]["course"]
    first, closer = (
        {line["at"]: line["chances"] for line in told if line.get("phase") == phase and "at" in line}
        for phase in ("first", "closer")
    )
    assert first.keys() == closer.keys() == set(range(len(record.moves) + 1))
    assert list(first) == list(range(len(record.moves), -1, -1))
    assert first != closer
    assert [closer[at] for at in range(len(record.moves) + 1)] == course["chances"]
    for chances in course["chances"]:
        assert sum(chances) == pytest.approx(1)
    assert course["chances"][-1] == [float(share) for share in record.result or ()]
    luck, loss = course["luck"], course["loss"]
    assert any(luck)
    for step, move, position in zip(course["steps"], record.moves, record.positions(), strict=False):
        assert step["move"] == move
        assert (step["seat"] is None) == (position.turn == strandline.CHANCE)
        assert step["loss"] == 0 if step["seat"] is None else not any(step["luck"])
    for seat in range(2):
        parts = luck[seat] - loss[seat] + course["gifts"][seat] + course["rest"][seat]
        assert course["chances"][0][seat] + parts == pytest.approx(course["chances"][-1][seat])


def test_better_values_come_from_the_turning_points_outwards_and_change_nothing_of_the_result(alone: Running) -> None:
    record = fair_game()
    told = lines(send(alone.guest(), "/analysis", record))
    chances = {line["at"]: line["chances"][0] for line in told if line.get("phase") == "first" and "at" in line}
    turning = max(range(1, len(chances)), key=lambda at: abs(chances[at] - chances[at - 1]))
    order = [line["at"] for line in told if line.get("phase") == "closer"]
    assert turning in order[:12]
    assert order[0] != len(record.moves)
    course = analyse_record(record, nodes=analysis_jobs.POINT_NODES)
    assert told[-1]["course"]["chances"] == [list(each) for each in course.chances]
    assert [step["loss"] for step in told[-1]["course"]["steps"]] == [step.loss for step in course.steps]


def test_a_long_game_gets_its_first_curve_from_evenly_spaced_positions() -> None:
    position = strandline.game("krabcek").start(3)
    while len(position.history) < 300 and position.turn is not None:
        position = position.play(position.moves()[0])
    record = Record.of(position)
    plan = analysis_jobs.plan_analysis(record.json().encode())
    looked = sorted(at for job in plan.first for at, _ in job)
    assert looked[0] == 0
    assert looked[-1] == len(record.moves)
    assert analysis_jobs.FIRST_POSITIONS / 2 < len(looked) <= analysis_jobs.FIRST_POSITIONS + 2
    assert len({b - a for a, b in pairwise(looked[1:])}) == 1


def test_an_analysis_ends_with_a_verdict(alone: Running) -> None:
    position = strandline.game("crab-stack").load(SMALL)
    while position.turn is not None:
        position = position.play(position.moves()[-1])
    record = Record.of(position)
    assert record.result is not None
    course = lines(send(alone.guest(), "/analysis", record))[-1]["course"]
    winner = [share != 0 for share in record.result].index(True)
    found = course["verdict"]
    mistakes = [step for step in course["steps"] if step["mistake"] and step["seat"] != winner]
    assert found["kind"] == ("mistake" if any(step["loss"] >= 0.05 for step in mistakes) else "even")
    if mistakes:
        step = course["steps"][found["move"] - 1]
        assert (found["seat"], found["size"]) == (step["seat"], step["loss"])
        assert step["loss"] == max(each["loss"] for each in mistakes)


def test_the_same_record_is_analysed_alike_whatever_was_analysed_before(alone: Running) -> None:
    position = strandline.game("crab-stack").start(1)
    for n in range(10):
        position = position.play(position.moves()[n % len(position.moves())])
    ann, record = alone.guest(), Record.of(position)
    first = lines(send(ann, "/analysis", record))
    best = send(ann, "/moves", record, move=5).json()
    assert lines(send(ann, "/analysis", record)) == first
    assert send(ann, "/moves", record, move=5).json() == best


def test_one_position_tells_its_moves_the_best_first(alone: Running) -> None:
    record = short_game()
    ann = alone.guest()
    found = send(ann, "/moves", record, move=0).json()
    assert found["seat"] == 0
    assert sorted(each["move"] for each in found["moves"]) == record.game.load(SMALL).moves()
    shares = [each["values"][0] for each in found["moves"]]
    assert shares[0] == max(shares)
    assert key(send(ann, "/moves", record, move=4)) == (422, "table-no-move")
    game = fair_game()
    number = next(n for n, each in enumerate(game.positions()) if each.turn == strandline.CHANCE)
    rolled = send(ann, "/moves", game, move=number).json()
    assert rolled["seat"] is None
    assert sum(each["odds"] for each in rolled["moves"]) == pytest.approx(1)


def test_more_than_two_long_jobs_at_once_are_refused(alone: Running) -> None:
    ann = alone.guest()
    person = alone.house.signer.person(ann.cookie)
    alone.house.long_jobs[person] = progress.MOST_JOBS
    try:
        for path in ("/analysis", "/gif"):
            assert key(send(ann, path, short_game())) == (429, "table-busy")
        assert len(lines(send(alone.guest("Bob"), "/gif", short_game(), width=40))) > 1
    finally:
        del alone.house.long_jobs[person]
    lines(send(ann, "/gif", short_game(), width=40))
    assert not alone.house.long_jobs


def test_who_goes_away_leaves_no_work_behind(alone: Running) -> None:
    ann = alone.guest()
    with ann.http.stream("POST", "/api/records/gif", content=fair_game().json(), params={"width": 16}) as answer:
        told = answer.iter_lines()
        next(told)
        assert alone.house.long_jobs
    ann.http.close()
    until = time.monotonic() + 20
    while alone.house.long_jobs:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_position_is_drawn_as_svg_and_as_png(alone: Running) -> None:
    record = short_game()
    ann = alone.guest()
    drawn = send(ann, "/picture", record, move=1)
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text == list(record.positions())[1].svg()
    with Image.open(io.BytesIO(send(ann, "/picture", record, kind="png", width=120).content)) as image:
        assert (image.format, image.width) == ("PNG", 120)
    assert send(ann, "/picture", record, kind="png", width=5000).status_code == 422
    assert key(send(ann, "/picture", record, move=9)) == (422, "table-no-move")


def test_a_record_becomes_a_gif_frame_by_frame(alone: Running) -> None:
    record = short_game(6)
    told = lines(send(alone.guest(), "/gif", record, width=60, delay=100))
    assert [line["done"] for line in told] == [*range(8), 7]
    with Image.open(io.BytesIO(base64.b64decode(told[-1]["gif"]))) as image:
        assert (image.n_frames, image.width) == (7, 60)  # type: ignore[attr-defined]
    assert key(send(alone.guest(), "/gif", long_game())) == (413, "table-too-many-frames")


def test_what_goes_wrong_on_the_way_is_the_last_line(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(who: str, work: Callable[..., Any], *given: Any) -> Any:
        if work is record_jobs.draw_frames:
            raise strandline.core.errors.MissingExtra(
                strandline.core.messages.say("core-needs-extra", extra="pictures")
            )
        return work(*given)

    monkeypatch.setattr(alone.house.pool, "run", run)
    told = lines(send(alone.guest(), "/gif", short_game()))
    assert told[-1]["error"] == {"key": "core-needs-extra", "rule": "", "params": {"extra": "pictures"}, "about": ""}


def test_a_record_is_kept_for_whoever_has_its_link(alone: Running) -> None:
    ann, bob = alone.guest(), alone.guest("Bob")
    record = short_game()
    kept = send(ann, "/keep", record)
    assert kept.status_code == 201
    assert kept.json()["days"] == queries.KEPT_DAYS
    assert send(ann, "/keep", record).json() == kept.json()
    assert send(bob, "/keep", record).json()["id"] != kept.json()["id"]
    assert Record.read(bob.http.get(f"/api/records/{kept.json()['id']}").content) == record
    assert key(bob.http.get("/api/records/abc")) == (404, "table-no-record")
    assert key(ann.http.post("/api/records/keep", content=b"{}")) == (422, "record-format")


def test_only_so_many_records_of_all_people_are_kept(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with alone.house.store.engine.begin() as connection:
        before = int(connection.scalar(sa.select(sa.func.count()).select_from(kept_in.records)) or 0)
    monkeypatch.setattr(alone.house, "settings", replace(alone.house.settings, records=before + 1))
    kept = send(alone.guest(), "/keep", short_game(1)).json()["id"]
    carl = alone.guest("Carl")
    answer = send(carl, "/keep", short_game(2))
    assert key(answer) == (503, "table-records-full")
    assert answer.json()["error"]["params"] == {"most": before + 1}
    assert carl.http.get(f"/api/records/{kept}").status_code == 200


def test_who_comes_as_many_people_does_not_use_up_the_records_that_are_kept(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "MOST_KEPT", 1)
    monkeypatch.setattr(alone.house, "settings", replace(alone.house.settings, records=40))
    many = [alone.guest(address="192.0.2.1") for _ in range(5)]
    for guest in many[:4]:
        assert send(guest, "/keep", short_game()).status_code == 201
    answer = send(many[4], "/keep", short_game())
    assert key(answer) == (429, "table-home-full")
    assert answer.json()["error"]["params"] == {"most": 4}
    assert send(many[0], "/keep", short_game()).status_code == 201  # it is there already
    assert send(alone.guest(address="192.0.2.2"), "/keep", short_game()).status_code == 201


def test_a_record_is_not_kept_for_ever_and_not_too_many_are(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MOST_KEPT", 2)
    ann = alone.guest()
    ids = [send(ann, "/keep", short_game(n)).json()["id"] for n in range(2)]
    assert key(send(ann, "/keep", short_game(2))) == (429, "table-too-many-kept")
    with alone.house.store.engine.begin() as connection:
        connection.execute(sa.update(kept_in.records).where(kept_in.records.c.id == ids[0]).values(expires=5))
    until = time.monotonic() + 20  # the sweep comes by
    while send(ann, "/keep", short_game(2)).status_code != 201:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert key(ann.http.get(f"/api/records/{ids[0]}")) == (404, "table-no-record")
    assert ann.http.get(f"/api/records/{ids[1]}").status_code == 200
