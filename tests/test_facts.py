"""What `bench/count_facts.py` counts is what happened: the same things, found in the games' moves by name."""

import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import strandline
from strandline.core import numba_cache
from strandline.sim import recording

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def facts() -> Iterator[Any]:
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        from facts import gather, page, plot

        yield {"gather": gather, "page": page, "plot": plot}
    finally:
        sys.path.remove(str(ROOT / "bench"))


@pytest.fixture
def interpreted(facts: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As on a machine without Numba: compiling would take longer than a few games."""
    monkeypatch.setattr(numba_cache, "find_spec", lambda _: None)
    bound = recording.recorder, facts["gather"].watcher
    for each in bound:
        each.cache_clear()
    yield
    for each in bound:
        each.cache_clear()


def games(game: strandline.Game, n: int) -> Iterator[list[strandline.Position]]:
    """Every position of each random game of seed 1."""
    written = recording.write_down(game, 1, 0, n, 10_000)
    begun = 0
    for row, end in zip(written.starts.tolist(), written.ends, strict=True):
        position = game.load(game.modules.notation.write(row))
        course = [position]
        for move in written.moves[begun:end].tolist():
            named = {number: name for name, number in position._named.items()}
            position = position.play(named[move])
            course.append(position)
        yield course
        begun = end


def counted(facts: Any, key: str, n: int) -> tuple[Any, Any, Any]:
    table = next(each for each in facts["gather"].TABLES if each.key == key)
    return table, facts["gather"].random_games(table, n, 1), table.kind


@pytest.mark.slow
def test_crab_stack(facts: Any) -> None:
    table, found, kind = counted(facts, "crab-stack-3", 150)
    ties, waves, draws, choices, first = [], [], [], [], []
    for course in games(table.game, 150):
        moves = course[-1].history
        ties.append(sum(move.startswith("keep") for move in moves))
        rocks = [each.text.count(":") for each in course]
        steps = zip(pairwise(rocks), moves, strict=True)
        waves.append(ties[-1] + sum(b < a - 1 and not move.startswith("keep") for (a, b), move in steps))
        draws.append("over -" in course[-1].text)
        choices.append(sum(len(each.moves()) for each in course))
        first.append(course[0].turn)
    assert found.tally[:, kind.TIED].tolist() == ties
    assert sum(ties) > 0
    assert found.tally[:, kind.WAVE].tolist() == waves
    assert ((found.tally[:, kind.ENDING] == 2) == np.array(draws)).all()
    assert any(draws)
    assert found.general[:, 0].tolist() == choices
    assert found.general[:, 3].tolist() == first
    assert found.drawn == sum(draws)


@pytest.mark.slow
def test_krabcek(facts: Any) -> None:
    table, found, kind = counted(facts, "krabcek", 60)
    switches, towers, limits, starters, entered = [], [], [], [], []
    for course in games(table.game, 60):
        last, moves = course[-1], course[-1].history
        switches.append(sum("=" in move for move in moves))
        entered.append(sum(move.startswith("B@") for move in moves))
        towers.append("T@" in last.text)
        limits.append("over -" in last.text)
        black, white = next(move for move in moves if move.startswith("open")).split()[1:]
        starters.append(int(white < black))
    assert found.tally[:, kind.SWITCHED].tolist() == switches
    assert found.tally[:, kind.BIG_ENTERED].tolist() == entered
    assert found.tally[:, kind.STARTER].tolist() == starters
    ends = [0 if tower else 2 if limit else 1 for tower, limit in zip(towers, limits, strict=True)]
    assert found.tally[:, kind.ENDING].tolist() == ends
    assert set(ends) == {0, 1, 2}
    assert (found.tally[:, kind.LITTLE_ON_BIG] + found.tally[:, kind.SKINNY_ON_BIG]).tolist() == list(map(int, towers))


def test_survive(facts: Any, interpreted: None) -> None:
    table, found, kind = counted(facts, "survive-3", 6)
    seen: dict[str, list[int]] = {"dolphin": [], "repel": [], "wrecks": [], "lost": [], "saved": []}
    for course in games(table.game, 6):
        moves = course[-1].history
        seen["dolphin"].append(moves.count("play dolphin"))
        seen["repel"].append(moves.count("repel"))
        boats = [len(each.view()["boats"]) for each in course]
        steps = zip(pairwise(boats), moves, strict=True)
        seen["wrecks"].append(sum(b < a and not move.startswith("back") for (a, b), move in steps))
        last = course[-1].view()
        seen["lost"].append(len(last["lost"]))
        seen["saved"].append(sum(map(len, last["saved"].values())))
    assert found.tally[:, kind.DOLPHINS].tolist() == seen["dolphin"]
    assert (found.tally[:, kind.SHARK_REPELLED] + found.tally[:, kind.WHALE_REPELLED]).tolist() == seen["repel"]
    assert (found.tally[:, kind.SERPENT_BOAT] + found.tally[:, kind.WHALE_BOAT]).tolist() == seen["wrecks"]
    assert found.tally[:, kind.LOST_ONES].tolist() == seen["lost"]
    assert found.tally[:, kind.SAVED_ONES].tolist() == seen["saved"]
    assert sum(seen["wrecks"]) > 0


def test_the_page_and_the_picture_are_the_same_again(facts: Any) -> None:
    table, found, _ = counted(facts, "crab-stack-3", 150)
    texts = []
    for each in (found, counted(facts, "crab-stack-3", 150)[1]):
        both = {"random play": each, "level 4": each}
        texts.append(facts["page"].page({table: both}, "x", 1) + facts["plot"].plot("x", both))
    assert texts[0] == texts[1]
    assert "| games | 150 | 150 |" in texts[0]
    share, low, high = found.place(0)
    words = f"With random play the first player's share is {100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    assert words in texts[0]


def test_the_page_in_the_docs_has_every_table(facts: Any) -> None:
    page = (ROOT / "docs" / "facts.md").read_text(encoding="utf-8")
    command, seed = re.findall(r"^`(python bench/count_facts.py .*)`, seed (\d+)", page, re.MULTILINE)[0]
    assert page.startswith("\n".join(facts["page"].head(command, int(seed))))
    for table in facts["gather"].TABLES:
        assert f"## {table.title}\n" in page
        assert (ROOT / "docs" / facts["page"].picture_of(table)).is_file()
        for what, rule in (*table.kind.FACTS, *table.kind.ENDINGS):
            assert f"| {what} ({rule}) |" in page
