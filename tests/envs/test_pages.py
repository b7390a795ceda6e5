"""The docs pages about encodings are correct."""

import re
from itertools import islice
from pathlib import Path

import pytest

import strandline
from strandline.envs.encoding import Encoding

from ..words import OURS
from .test_encoding import decisions

PAGES = Path(__file__).parents[2] / "docs" / "envs"


def rows(text: str, title: str) -> list[list[str]]:
    """The cells of the table in a section, without its head."""
    section = text.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def span(cell: str) -> range:
    ends = [int(number) for number in re.findall(r"\d+", cell)]
    return range(ends[0], ends[-1] + 1)


@pytest.mark.parametrize("name", OURS)
def test_every_place_of_the_observation_is_on_the_page(name: str) -> None:
    planes = {plane.name: plane for plane in Encoding(strandline.game(name)).planes}
    told, end = rows((PAGES / f"{name}.md").read_text(encoding="utf-8"), "Observation"), 0
    order = list(planes)
    for places, what, _ in told:
        first, last = what.split(" … ")[0], what.split(" … ")[-1]
        assert span(places) == range(planes[first].start, planes[last].start + planes[last].length)
        assert planes[first].start == end
        assert order.index(first) <= order.index(last)
        end = span(places).stop
    assert [end] == list(Encoding(strandline.game(name)).shape)


@pytest.mark.parametrize("name", OURS)
def test_every_action_is_on_the_page(name: str) -> None:
    encoding, end = Encoding(strandline.game(name)), 0
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    for actions, how_many, _ in rows(text, "Actions"):
        assert span(actions) == range(end, end + int(how_many))
        end = span(actions).stop
    assert end == encoding.actions
    assert f"| actions | {encoding.actions} |" in text
    assert f"| observation | {encoding.shape[0]} numbers, `int8` |" in text
    assert f"| encoding | version {encoding.version} |" in text


MOVES = {
    "crab-stack": {r"keep-.*": [1], r"..-..": [0]},
    "krabcek": {r"...-...": [0], r"S@.*": [1], r"M@.*": [2], r"B@.*": [3], r"...=...": [4], r"gate .*": [5]},
    "survive": {
        r"put .*": [0],
        r"boat \w+": [1],
        r"play .*": [2],
        r"skip|done|stop|stay|let|repel": [3],
        r"[rbgy][a-j]>.*": [4],
        r"\w+ \w+>\w+": [5, 6],
        r"sink .*": [7],
        r"aboard .*": [8],
    },
}
"""How moves look, and in which lines of the page their actions are."""


@pytest.mark.parametrize("name", OURS)
def test_actions_are_where_the_page_says(name: str) -> None:
    spans = [span(cells[0]) for cells in rows((PAGES / f"{name}.md").read_text(encoding="utf-8"), "Actions")]
    met = set()
    for seed in range(3):
        for position in islice(decisions(name, {}, seed), 0, 600, 3):
            for action, move in Encoding(position.game).legal(position).items():
                form = next(form for form in MOVES[name] if re.fullmatch(form, move))
                assert any(action in spans[line] for line in MOVES[name][form])
                met.add(form)
    assert len(met) >= len(MOVES[name]) - 1
