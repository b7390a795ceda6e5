"""Trying moves without a table."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from strandline.core.game import game
from strandline.host.sandbox import SANDBOX_MOVES, SANDBOX_TEXT
from strandline.server.http import sandbox
from strandline.server.settings import Settings

from .tables import Guest, Running, running

TIE = "d2:rMrL d3:bS e2:bS e4:rSrLbL f2:rM f3:bM f4:bL / r / rb"


def ask(server: Running, **wanted: Any) -> httpx.Response:
    return Guest(server.port).http.post("/api/try", json={"game": "crab-stack", **wanted})


def test_moves_are_tried_and_told_with_their_way(server: Running) -> None:
    tried = ask(server, text=TIE, moves=["f2-d3"], why="keep-f2").json()
    assert tried["turn"] == 0
    assert tried["legal"] == ["keep-d2", "keep-e4"]
    assert tried["last"] == {"seat": 0, "move": "f2-d3", "way": ["f2", "e2", "d3"]}
    assert tried["why"]["key"] == "crab-stack-choose"
    assert {"d2", "e2"} <= tried["scene"]["places"].keys()


def test_a_legal_move_has_no_reason_and_an_end_has_a_result(server: Running) -> None:
    tried = ask(server, text=TIE, why="f2-d3", scene=False).json()
    assert (tried["why"], tried["scene"], tried["last"], tried["result"]) == (None, None, None, None)
    tried = ask(server, text=TIE, moves=["f2-d3", "keep-d2"]).json()
    assert (tried["turn"], tried["legal"], tried["result"]) == (None, [], [1.0, 0.0])


def test_chance_has_outcomes_and_no_legal_moves(server: Running) -> None:
    moves = ["gate g30", "gate g12", "gate g32", "gate g21", "gate g01", "gate g23", "gate g10"]
    tried = ask(server, game="krabcek", seed=5, moves=moves).json()
    assert (tried["turn"], tried["legal"]) == (-1, [])
    assert tried["outcomes"]["open 1 2"] == 1
    assert len(tried["outcomes"]) == 30


def test_a_seat_is_shown_what_it_may_see(server: Running) -> None:
    """With "turn", the seat that is to decide, or that decided before chance."""
    start = "bfmbfbfbfbffbbmbffbmbfbmfbfmbffbmbfmbffm 1"
    wanted = {"game": "survive", "options": {"players": 2}, "text": start, "moves": ["put 6 D4"]}
    shown = [ask(server, **wanted, seat=seat).json()["view"]["values"] for seat in (0, 1, None, "turn")]
    assert shown == [{}, {"ba": 6}, {}, {}]


def test_while_chance_decides_the_board_is_seen_by_who_decided_before(server: Running) -> None:
    tiles = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
    text = f"{tiles} | b g01 g03 g21 g30 w g10 g12 g23 g32 | b - w - | w 1 | 1"
    lines: list[list[str]] = [[], ["S@g10"], ["S@g10", "die 1"]]
    seats = [ask(server, game="krabcek", text=text, seat="turn", moves=moves).json()["seat"] for moves in lines]
    assert seats == [1, 1, 0]


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "core-no-such-game"),
        ({"options": {"players": 7}}, "core-bad-option"),
        ({"options": {"wind": 1}}, "core-no-such-option"),
        ({"text": "nonsense"}, "crab-stack-text-form"),
        ({"text": TIE, "moves": ["f2-f3"]}, "crab-stack-no-way"),
        ({"seat": 4}, "table-no-seat"),
        ({"moves": ["b2-b3"] * (SANDBOX_MOVES + 1)}, "table-bad-request"),
        ({"text": "x" * (SANDBOX_TEXT + 1)}, "table-bad-request"),
        ({"moves": "b2-b3"}, "table-bad-request"),
        ({"seed": -1}, "table-bad-request"),
        ({"more": 1}, "table-bad-request"),
    ],
)
def test_nonsense_is_refused_with_a_key(wanted: dict[str, Any], key: str, server: Running) -> None:
    answer = ask(server, **wanted)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == key


def test_long_tries_cost_an_address_more_than_short_ones_and_others_nothing(tmp_path: Path) -> None:
    """Their price is the processor's time."""
    position, moves = game("survive", players=2).start(1), []
    while position.turn is not None and len(moves) < SANDBOX_MOVES:
        moves.append((position.moves() or list(position.weights()))[-1])
        position = position.play(moves[-1])
    long = {"game": "survive", "options": {"players": 2}, "seed": 1, "moves": moves}
    with running(Settings(f"sqlite:///{tmp_path / 't.db'}", rate=0.001, burst=60)) as server:
        url = f"http://127.0.0.1:{server.port}/api/try"
        answers = [httpx.post(url, json=long, timeout=30) for _ in range(59)]
        assert [answers[0].status_code, answers[-1].status_code] == [200, 429]
        assert answers[-1].json()["error"]["key"] == "table-too-fast"
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/me").status_code == 200  # all else is still open to it
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            assert other.post(url, json=long).status_code == 200


def test_one_try_at_a_time_keeps_the_processor_busy(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    going, most, real = [0], [0], sandbox.position_after
    lock = threading.Lock()

    def counted(wanted: sandbox.SandboxRequest) -> sandbox.SandboxPosition:
        with lock:
            going[0] += 1
            most[0] = max(most[0], going[0])
        time.sleep(0.02)
        with lock:
            going[0] -= 1
        return real(wanted)

    monkeypatch.setattr(sandbox, "position_after", counted)
    with ThreadPoolExecutor(8) as pool:
        assert {answer.status_code for answer in pool.map(lambda _: ask(server), range(8))} == {200}
    assert most == [1]
