"""`bench/perfect.py` asks a judge that is right, keeps all answers, and asks only what is new."""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from strandline.bots.seats import LEVEL_NAMES
from strandline.host.games import game_info

ROOT = Path(__file__).parents[1]
SECONDS = 20.0


@pytest.fixture(scope="module")
def bench() -> Iterator[Any]:
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        import judged
        import perfect

        yield {"judged": judged, "perfect": perfect}
    finally:
        sys.path.remove(str(ROOT / "bench"))


def test_a_seed_draws_the_same_positions_again_each_with_a_choice(bench: Any) -> None:
    drawn = bench["judged"].drawn
    first = list(islice(drawn(4, 12), 20))
    assert first == list(islice(drawn(4, 12), 20))
    assert first != list(islice(drawn(5, 12), 20))
    for each in first:
        assert len(each.moves) == 12
        assert each.position.text == each.text
        assert len(each.position.moves()) > 1


def test_a_position_is_worth_as_much_as_its_best_move(bench: Any) -> None:
    judge = bench["judged"].Judge(SECONDS)
    worths = set()
    for each in islice(bench["judged"].drawn(1, 11), 12):
        judged = judge.position(each)
        low, high = judged.value
        assert low == high, "these positions are easy"
        for move in judged.position.moves():
            judged = judge.move(judged, move)
        assert max(judged.answers.values()) == judged.value
        assert set(judged.answers) == set(judged.position.moves())
        for move, (least, most) in judged.answers.items():
            after = judged.position.play(move)
            if after.turn is not None:
                for_the_other = judge.position(bench["judged"].Judged(judged.seed, after.history, after.text))
                assert for_the_other.value == (1 - most, 1 - least)
        worths.add(low)
    assert {0.0, 1.0} <= worths


def test_a_move_keeps_a_win_only_if_it_wins_and_a_draw_if_it_does_not_lose(bench: Any) -> None:
    judged = bench["judged"].Judged
    moves = {"wins": (1.0, 1.0), "draws": (0.5, 0.5), "does not lose": (0.5, 1.0), "does not win": (0.0, 0.5)}
    won = judged(1, (), "", 45.0, (1.0, 1.0), moves)
    assert [won.keeps(move) for move in (*moves, "open", None)] == [True, False, None, False, None, False]
    drawn = judged(1, (), "", 45.0, (0.5, 0.5), {"draws": (0.5, 0.5), "loses": (0.0, 0.0), "open": (0.0, 0.5)})
    assert [drawn.keeps(move) for move in ("draws", "loses", "open", None)] == [True, False, None, False]
    assert [judged(1, (), "", 45.0, value).is_decided for value in ((0.0, 0.0), (0.0, 1.0), (0.5, 1.0))] == [False] * 3


def test_with_more_time_the_judge_is_asked_again_about_what_is_not_proved(bench: Any) -> None:
    judged = bench["judged"].Judged
    moves = {"wins": (1.0, 1.0), "open": (0.0, 1.0)}
    won = judged(1, (), "", 5.0, (1.0, 1.0), moves)
    assert won.within(5.0) == won
    assert won.within(9.0) == judged(1, (), "", 9.0, (1.0, 1.0), {"wins": (1.0, 1.0)})
    assert judged(1, (), "", 5.0, (0.5, 1.0), moves).within(9.0) == judged(1, (), "", answers={"wins": (1.0, 1.0)})


def test_a_second_run_asks_only_what_is_new(bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "first_move.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    kind = message['type']\n"
        "    if kind == 'position': moves = message['moves']\n"
        "    answer = {'hello': {'type': 'hello', 'protocol': 1}, 'new': {'type': 'ready'}}.get(kind)\n"
        "    if kind == 'go': answer = {'type': 'bestmove', 'move': moves[0]}\n"
        "    if answer: print(json.dumps(answer), flush=True)\n"
    )

    def run(*more: str) -> list[str]:
        flags = ["--positions", "3", "--after", "12", "--jobs", "1", "--seconds", str(SECONDS), "--out", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", ["perfect.py", *flags, *more])
        bench["perfect"].main()
        return (tmp_path / "positions.jsonl").read_text(encoding="utf-8").splitlines()

    first = run("--levels", "random")
    assert len(first) == 3
    assert run("--levels", "random") == first

    with (tmp_path / "positions.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"seed":1,"mo')  # as if killed while writing
    both = run("--levels", "random", "--bot", f"mine={sys.executable} {program}")
    assert both[:3] == first
    decided = [each for each in map(bench["judged"].Judged.read, first) if each.is_decided]
    assert decided
    assert len(both) == 3 + len(decided)
    for line, before in zip(both[3:], decided, strict=True):
        after = bench["judged"].Judged.read(line)
        assert after.bots == before.bots | {"mine": before.position.moves()[0]}
        assert set(after.answers) >= set(after.bots.values())
        assert before.answers.items() <= after.answers.items()


def test_the_pages_show_what_was_measured() -> None:
    text = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    table = text.partition("<!-- perfect -->")[2].partition("<!-- end of perfect -->")[0]
    wins = dict(re.findall(r"^\| (level\d) \|.*\| (\d+ of \d+): [^|]*\|$", table, re.MULTILINE))
    shares = [round(100 * int(kept) / int(known)) for kept, known in (wins[name].split(" of ") for name in LEVEL_NAMES)]
    assert game_info("crab-stack").wins_kept == {2: shares}
