"""Pictures made of pixels: the captions below a GIF."""

import io

import pytest
from PIL import Image

import strandline
from strandline import Record
from strandline.core import pixels

SMALL = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"
MARKS = "\u2067", "\u2069"


def game() -> Record:
    """Return a whole game of a few moves."""
    position = strandline.game("crab-stack").load(SMALL)
    while position.turn is not None:
        position = position.play(position.moves()[0])
    return Record.of(position)


def told(lines: list[str]) -> str:
    return " ".join(line.strip("".join(MARKS)) for line in lines if line)


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said does not depend on this computer's fonts."""
    monkeypatch.setattr(pixels, "_has_font", bool)


@pytest.mark.parametrize("locale", ["en", "fa", "hu"])
def test_a_caption_says_what_the_move_has_caused_as_the_list_of_moves_does(locale: str) -> None:
    record = game()
    found = pixels.captions(record, 480, locale)
    assert len(found) == len(record.moves) + 1
    assert len({len(lines) for lines in found}) == 1  # all frames are of one size
    assert not any(found[0])
    for lines, before, move in zip(found[1:], record.positions(), record.moves, strict=False):
        said = " ".join(effect.message.text(locale) for effect in before.effects(move))
        assert told(lines) == pixels.ISOLATES.sub("", said)
        assert all(tuple(line[:: len(line) - 1]) == MARKS for line in lines if line) or locale != "fa"
    assert any(told(lines) for lines in found)


def test_a_frame_has_its_caption_below_the_board_and_stays_longer() -> None:
    record = game()
    captions = pixels.captions(record, 480, "en")
    frames = [pixels.frame(*each) for each in zip(record.positions(), [480] * len(captions), captions, strict=True)]
    with Image.open(io.BytesIO(pixels.frame(next(iter(record.positions())), 480))) as board:
        bare = board.height
    n = next(n for n, lines in enumerate(captions) if any(lines))
    with Image.open(io.BytesIO(frames[n])) as drawn:
        assert drawn.height > bare
    with Image.open(io.BytesIO(pixels.gif(frames, captions, 100))) as animation:
        animation.seek(n)
        assert animation.info["duration"] == (300 if n < len(captions) - 1 else 400)


def test_without_fonts_or_room_there_are_no_captions(monkeypatch: pytest.MonkeyPatch) -> None:
    record = game()
    assert not any(pixels.captions(record, pixels.NARROW))
    monkeypatch.setattr(pixels, "_has_font", lambda text: False)
    assert not any(pixels.captions(record, 480))
    monkeypatch.undo()
    assert not pixels._has_font("")
    assert not pixels._has_font("\U000e0fff\U0003fff0")  # no letter that any font could have
