"""The puzzles: whole files, legal lines, answers that another search confirms, and the script that makes them."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.core import registry
from strandline.core.puzzles import FILE, GRADES, BadPuzzles, Puzzle, parsed, puzzles, written

ROOT = Path(__file__).parents[1]
LEAST = {"crab-stack": 500, "krabcek": 200, "survive": 100}


@pytest.fixture(scope="module")
def bench() -> Iterator[Any]:
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        yield import_module
    finally:
        sys.path.remove(str(ROOT / "bench"))


def text_of(game: str) -> str:
    return (Path(str(registry.home(game))) / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEAST)
def test_a_game_has_enough_different_puzzles_of_several_grades(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST[game]
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len({(puzzle.position, puzzle.goal) for puzzle in found}) == len(found)
    grades = [puzzle.grade for puzzle in found]
    assert set(grades) <= set(range(1, GRADES + 1))
    assert all(grades.count(grade) >= 3 for grade in (2, 4, 6))
    assert [puzzle.rating for puzzle in found] == sorted(puzzle.rating for puzzle in found)


@pytest.mark.parametrize("game", LEAST)
def test_every_line_and_reply_is_legal_and_an_answer_ends_with_a_move_of_its_own(game: str) -> None:
    for puzzle in puzzles(game)[::7]:
        first = strandline.game(game, **puzzle.options).load(puzzle.position)
        assert first.turn == puzzle.seat
        assert set(puzzle.worth) <= set(first.moves())
        for line in puzzle.lines:
            position, last = first, None
            for move in line:
                last, position = position.turn, position.play(move)
            assert last == puzzle.seat
        for move in puzzle.then:
            position = position.play(move)
        for tried, reply in puzzle.replies.items():
            moves = tried.split("; ")
            assert not any(list(line[: len(moves)]) == moves for line in puzzle.lines)
            position = first
            for move in (*moves, *reply):
                position = position.play(move)


@pytest.mark.parametrize("game", LEAST)
def test_every_goal_and_theme_has_words(game: str) -> None:
    words = (Path(str(registry.home(game))) / "locale" / "en.ftl").read_text(encoding="utf-8")
    for puzzle in puzzles(game):
        keys = [f"goal-{puzzle.goal}", f"about-{puzzle.goal}", *(f"theme-{theme}" for theme in puzzle.themes)]
        assert all(f"\n{game}-puzzles-{key} = " in words for key in keys), puzzle.id
        assert not puzzle.worth or f"\n{game}-puzzles-worth = " in words


def test_a_torn_or_changed_file_is_told_and_never_read() -> None:
    whole = text_of("krabcek")
    assert parsed("krabcek", whole) == puzzles("krabcek")
    heading, _, body = whole.partition("\n")
    old = json.dumps({**json.loads(heading), "rules": 999}) + "\n" + body
    other = whole.replace('"grade":1', '"grade":6', 1)
    for broken in ("", whole[:-1], whole[: len(whole) // 2], body, heading, "[]\n", "{}\n" + body, other):
        with pytest.raises(BadPuzzles, match=r"puzzles\.jsonl: .*incomplete"):
            parsed("krabcek", broken)
    with pytest.raises(BadPuzzles, match=r"incomplete"):
        parsed("crab-stack", whole)
    with pytest.raises(BadPuzzles, match="other rules"):
        parsed("krabcek", old)


def test_a_game_without_puzzles_has_none_and_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.cache_clear()
    monkeypatch.setattr(registry, "home", lambda _: tmp_path)
    assert puzzles("krabcek") == ()
    puzzles.cache_clear()


@pytest.mark.parametrize(("game", "sample", "limits"), [
    ("crab-stack", slice(3, None, 25), (20_000,)),
    ("krabcek", slice(5, None, 50), (3,)),
    ("survive", slice(None), (50_000,)),
])  # fmt: skip
def test_another_search_confirms_a_sample(bench: Any, game: str, sample: slice, limits: tuple[int, ...]) -> None:
    check = bench(f"puzzles.{game.replace('-', '_')}").check
    assert sum(check(puzzle, *limits) for puzzle in puzzles(game)[sample])


@pytest.mark.parametrize("game", ["crab-stack", "krabcek"])
def test_the_check_notices_a_wrong_answer(bench: Any, game: str) -> None:
    module = bench(f"puzzles.{game.replace('-', '_')}")
    limits = (20_000,) if game == "crab-stack" else (3,)
    puzzle = next(each for each in puzzles(game)[3::25] if module.check(each, *limits))
    other = next(move for move in strandline.game(game).load(puzzle.position).moves() if move != puzzle.lines[0][0])
    with pytest.raises(AssertionError, match=puzzle.id):
        module.check(replace(puzzle, lines=((other,),), then=()), *limits)


def test_what_is_found_survives_an_interruption(bench: Any, tmp_path: Path) -> None:
    make, file = bench("make_puzzles"), tmp_path / "found.jsonl"
    some = puzzles("krabcek")[:3]
    file.write_text(
        json.dumps({"index": 4, "puzzles": [each.line() for each in some]}) + '\n{"index": 5, "puz', encoding="utf-8"
    )
    assert make.kept(file) == {4: list(some)}
    assert make.kept(tmp_path / "none") == {}


def test_the_mix_has_each_puzzle_once_and_each_grade_as_often_as_possible(bench: Any) -> None:
    def made(number: int, grade: int) -> Puzzle:
        return Puzzle(str(number), "", 0, "win", grade, 100 * grade, (), (("a",),))

    found = {n: [made(n, 1), made(n, 1)] for n in range(20)} | {30: [made(30, 3)], 31: [made(31, 3)]}
    chosen = bench("make_puzzles").mixed(found, 6)
    assert [each.grade for each in chosen] == [1, 1, 1, 1, 3, 3]
    assert len({each.id for each in chosen}) == 6
    assert parsed("krabcek", written("krabcek", chosen)) == tuple(chosen)
