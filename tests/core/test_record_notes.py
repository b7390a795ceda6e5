"""Comments and variations in records."""

import json
import re
from typing import Any

import pytest

import strandline
from strandline import BadRecord, Note, Position, Record
from strandline.core.record_notes import count_moves

START = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def played() -> Position:
    return strandline.game("crab-stack").load(START).play("c3-c4").play("d3-d2")


NOTES = (
    Note(0, "Red begins.\nReally."),
    Note(1, "Blue had another move:", ("D3 - c3", "c4-c3"), (Note(1, "good"), Note(2, variation=("d2-c3",)))),
)


def test_notes_are_read_as_they_were_written_with_their_moves_in_the_one_form() -> None:
    legal = played().game.load(START).play("c3-c4").moves()
    note = Note(1, "Blue had another move:", (legal[0].upper(),), (Note(1, "good"),))
    record = Record.of(played(), notes=[NOTES[0], note])
    assert record.notes[1].variation == (legal[0],)
    again = Record.read(record.json())
    assert again == record
    assert again.notes[1].notes == (Note(1, "good"),)
    assert hash(again.notes) == hash(record.notes)


def test_only_a_record_with_notes_has_the_newer_version() -> None:
    """So older readers refuse it by its version, and read all others."""
    plain = Record.of(played())
    noted = plain.annotated(Note(2, "the end"))
    assert json.loads(plain.json())["version"] == 1
    assert "notes" not in json.loads(plain.json())
    assert json.loads(noted.json())["version"] == 2
    assert noted.moves == plain.moves
    assert noted.annotated(Note(0, "x")).notes == (Note(2, "the end"), Note(0, "x"))
    with pytest.raises(BadRecord, match="“version” must be 2"):
        Record.read(json.dumps(json.loads(noted.json()) | {"version": 1}))


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (Note(0), "note 1 has neither a comment nor a variation"),
        (Note(3, "late"), "note 1 is about the position after move 3, but there are only 2 moves"),
        (Note(0, variation=("c3-a1",)), r"note 1: move 1 of its variation, c3-a1: .*\(CS-"),
        (Note(0, variation=("c3-c4", "c3-c4")), "note 1: move 2 of its variation"),
        (Note(0, variation=("c3-c4",), notes=(Note(0, "a"), Note(2, "b"))), "note 1.2 is about .* after move 2"),
        (Note(0, variation=("c3-c4",), notes=(Note(1, variation=("c3-c4",)),)), "note 1.1: move 1 of its variation"),
        (Note(-1, "x"), "has size -1"),
        (Note(0, "bell \x07"), r"record.notes\[0\].comment is"),
        (Note(0, "x" * 10_001), "has size 10001"),
    ],
)
def test_a_note_that_does_not_fit_the_game_is_refused(note: Note, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.of(played(), notes=[note])
    assert re.search(said, str(caught.value)), str(caught.value)
    document: dict[str, Any] = json.loads(Record.of(played()).json()) | {"version": 2, "notes": [note.to_dict()]}
    with pytest.raises(BadRecord) as caught:
        Record.read(json.dumps(document))
    assert re.search(said, str(caught.value)), str(caught.value)


def test_an_outcome_of_chance_may_be_in_a_variation() -> None:
    position = strandline.game("krabcek").start(seed=3)
    while position.turn != strandline.CHANCE:
        position = position.play(position.moves()[0])
    record = Record.of(position, notes=[Note(len(position.history), variation=("open 1 2",))])
    assert Record.read(record.json()) == record


def test_the_moves_of_all_variations_count() -> None:
    assert count_moves([note.to_dict() for note in NOTES]) == 3
    assert count_moves([{"variation": 7, "notes": "x"}, 3]) == count_moves(None) == 0
