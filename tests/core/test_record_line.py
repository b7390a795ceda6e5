"""A whole game as one line of text: it is read as it was written, and a line that is not one says why."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline import BadRecord, End, Record
from strandline.core.record_line import is_line
from strandline.games.crab_stack.board import LAYOUTS

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "crab-stack": [
        {},
        {"tie": "next", "repetition": 0},
        {"players": 3},
        {"players": 3, "layout": "corners", "repetition": 2},
        {"players": 4, "tie": "next"},
        {"layout": tuple(sorted({*LAYOUTS[2]["rings"], "g2"} - {"f4"}))},
    ],
    "krabcek": [{}, {"tiles": "two", "turns": 7}, {"tiles": "NW-X X-W / NW-X X-W W-N", "turns": 60}],
    "survive": [
        {},
        {"players": 2, "colours": 2, "values": "own"},
        {"players": 3, "variants": ("crowded", "equal", "last-tile")},
        {"players": 2, "variants": ("last-explorer",)},
    ],
}
GAMES = [(name, options) for name, several in OPTIONS.items() for options in several]
SMALL = "strandline/1 crab-stack/1; start c3:rSrL c4:rS d2:bS d3:bSbL / r / rb; moves c3-c4,d3-d2"
NAMES = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), max_size=12)


def test_every_option_of_every_game_is_tried() -> None:
    for name, several in OPTIONS.items():
        usual = vars(strandline.game(name).options)
        assert {option for options in several for option in options} == set(usual)


@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(0, 150), st.lists(NAMES, min_size=4, max_size=4))
@settings(max_examples=60, deadline=None)
def test_a_random_game_is_read_as_it_was_written(chosen: Any, seed: int, most: int, names: list[str]) -> None:
    name, options = chosen
    dice, position = random.Random(seed), strandline.game(name, **options).start(seed)
    while position.turn is not None and len(position.history) < most:
        position = position.play(dice.choice(position.moves()))
    end = None if position.turn is None or seed % 2 else End("stopped")
    record = Record.of(position, seats=names[: position.game.seats], end=end)
    line = record.line()
    assert "\n" not in line
    again = Record.read(line)
    assert again == record
    assert again.position == position
    assert again.line() == line


@pytest.mark.parametrize(
    "ended", [{"end": End("resigned", 0)}, {"end": End("time", 1)}, {"end": End("agreed")}, {"end": End("stopped")}]
)
def test_every_end_is_kept(ended: dict[str, Any]) -> None:
    record = Record.of(Record.read(SMALL).position, **ended)
    assert Record.read(record.line()) == record


def test_names_may_have_what_separates_the_parts() -> None:
    record = Record.of(Record.read(SMALL).position, seats=[" a, b; 100 % ", "ثریا ⁨x⁩"])
    assert ", " not in record.line().partition("seats ")[2]
    assert Record.read(record.line()).seats == record.seats


def test_what_the_options_would_be_anyway_is_left_out() -> None:
    assert strandline.game("crab-stack", players=3).start(1).text
    lines = [
        Record.of(strandline.game("crab-stack", **options).start(1)).line().partition(";")[0]
        for options in ({}, {"players": 3}, {"players": 3, "layout": "corners"})
    ]
    assert lines == [
        "strandline/1 crab-stack/1",
        "strandline/1 crab-stack/1 players=3",
        "strandline/1 crab-stack/1 players=3 layout=corners",
    ]


def test_dates_notes_and_extra_are_not_in_a_line() -> None:
    record = Record.of(Record.read(SMALL).position, extra={"a": 1}, notes=[strandline.Note(0, "hello")])
    assert Record.read(record.line()) == Record.of(record.position)


def test_a_file_may_hold_a_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for beginning in b"", b"\xef\xbb\xbf", b"\n ":
        file.write_bytes(beginning + SMALL.encode() + b"\r\n")
        assert Record.read(file).moves == ("c3-c4", "d3-d2")
    assert not is_line("strandline/game.json")
    with pytest.raises(FileNotFoundError):
        Record.read("strandline/game.json")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("strandline/1 ", "begins with “strandline/1”, the game and the version"),
        ("strandline/1 crab-stack; start x", "begins with “strandline/1”"),
        (SMALL.replace("strandline/1", "strandline/2"), "version 2 of the format, but this Strandline reads version 1"),
        (SMALL.replace("crab-stack/1", "crab-stack/2"), "played by version 2 of the rules"),
        (SMALL.replace("crab-stack/1", "ludo/1"), "there is no game “ludo”"),
        (SMALL.replace("/1;", "/1 players=7;"), "players cannot be “7”"),
        (SMALL.replace("/1;", "/1 players=%33;"), "write players=3, not"),
        (SMALL.replace("/1;", "/1 players=2 players=2;"), "“players” is there twice"),
        (SMALL.replace("/1;", "/1 wind;"), "“wind” is not an option"),
        (SMALL.replace("/1;", "/1 wind=1;"), "has no option “wind”"),
        (SMALL.replace("start", "begin"), "“begin c3.*is not part of a game in one line; the parts are start, moves"),
        ("strandline/1 crab-stack/1; moves b2-b3", "has no start"),
        (SMALL + "; moves c3-c4", "“moves” is there twice"),
        (SMALL.replace("d3-d2", "d3-d4"), r"^move 2, d3-d4: .*\(CS-\d+\)"),
        (SMALL.replace(",d3", ",,d3"), "has size 0"),
        (SMALL.replace(":rSrL", ":rX"), "the start, “"),
        (SMALL + "; end magic", "must be \"rules\""),
        (SMALL + "; end 7", "“7” is not an end"),
        (SMALL + "; end resigned", "needs its seat"),
        (SMALL + "; end rules; result 1,0", "after move 2 it goes on"),
        (SMALL + "; end resigned 0; result 1,0", "but it is 0, 1"),
        (SMALL + "; seats Ann", "1 seats have names, but the game has 2"),
        (SMALL + "; seats A%2,B", "after a % there are two hexadecimal digits"),
        (SMALL + "; seats %FF,B", "after a % there are two hexadecimal digits"),
        (SMALL + "\n" + SMALL, "more than one line"),
    ],
)  # fmt: skip
def test_a_bad_line_says_what_is_wrong(line: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(line)
    assert re.search(said, str(caught.value)), str(caught.value)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadRecord, match="is not UTF-8"):
        Record.read(SMALL.encode() + b"; seats \xff,")


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_line_is_refused_or_is_still_a_true_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(SMALL) - 1))
    damaged = SMALL[:at] + data.draw(st.text(max_size=3)) + SMALL[at + data.draw(st.integers(0, 3)) :]
    try:
        record = Record.read(damaged.encode())
    except BadRecord:
        return
    assert Record.read(record.line()) == record
    assert json.loads(record.json())
