"""Survive: why a move is not legal. Each reason once, with its rule."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from atlantis import START, lay, play, to_die

import strandline
from strandline import Position

FOUR = strandline.game("survive")
DUO = strandline.game("survive", players=2, colours=2)


def launching() -> Position:
    position = FOUR.load(START)
    for _ in range(40):
        position = position.play(position.moves()[0])
    return position


def walking() -> Position:
    """Red walks, swims, rides, has landed, is lost; blue has an own boat, and a full one."""
    return lay(
        tiles="D4:b D5:f E4:m J7:b",
        who={
            "ra": "D4", "rb": "C6", "rc": "boat B3", "rd": "NW", "ba": "boat A8", "bb": "D5", "rf": "boat C7",
            "bc": "boat C3", "bd": "boat C3", "be": "boat C3", "rg": "B9",
        },
        boats="B3 A8 C3 C6 C7 A2",
    )  # fmt: skip


def hunting() -> Position:
    return to_die(lay(tiles="D4:f J7:b", sharks="C3 A8", whales="A2"), "shark")


HAND = {0: ["b:dolphin", "b:wind", "b:move-serpent", "b:repel-shark", "f:repel-whale"]}


def playing() -> Position:
    return lay(
        tiles="D4:f J7:b",
        who={"ra": "C3", "rb": "D4", "rc": "C5", "ba": "C4"},
        boats="B3 A8",
        serpents="A2",
        hands=HAND,
    )


def at(make: Callable[[], Position], moves: str) -> Callable[[], Position]:
    return lambda: play(make(), moves)


REASONS: list[tuple[Callable[[], Position], str, str, str]] = [
    (lambda: FOUR.load(START), "boat C3", "now-putting", "SV-53"),
    (lambda: FOUR.load(START), "put 6 N4", "no-hex", "SV-1"),
    (lambda: FOUR.load(START), "put 6 C3", "no-tile", "SV-8"),
    (lambda: FOUR.load(START), "put r6 D4", "no-colour", "SV-53"),
    (lambda: DUO.load(START), "put 6 D4", "say-colour", "SV-53"),
    (lambda: DUO.load(START), "put b6 D4", "not-your-colour", "SV-46"),
    (at(lambda: FOUR.load(START), "put 6 D4"), "put 6 D4", "tile-taken", "SV-8"),
    (at(lambda: FOUR.load(START), "put 6 D4; put 1 D5; put 1 D6; put 1 D7"), "put 6 E3", "no-value", "SV-6"),
    (launching, "done", "now-launching", "SV-53"),
    (launching, "boat Q1", "no-hex", "SV-1"),
    (launching, "boat D4", "no-sea", "SV-9"),
    (launching, "boat A2", "not-by-tile", "SV-9"),
    (launching, "boat G5", "serpent-there", "SV-9"),
    (at(launching, "boat C3"), "boat C3", "boat-there", "SV-9"),
    (playing, "done", "now-playing", "SV-54"),
    (playing, "play chess", "now-playing", "SV-54"),
    (playing, "play whale", "not-held", "SV-10"),
    (playing, "play repel-shark", "only-reaction", "SV-39"),
    (playing, "play repel-whale", "only-reaction", "SV-40"),
    (lambda: lay(hands=HAND), "play dolphin", "no-use", "SV-35"),
    (at(playing, "play dolphin"), "done", "now-swimming", "SV-54"),
    (at(playing, "play dolphin"), "stop", "one-step-first", "SV-35"),
    (at(playing, "play dolphin"), "ba>C3", "not-your-explorer", "SV-20"),
    (at(playing, "play dolphin"), "ra>sea C4", "dolphin-swims", "SV-32"),
    (at(playing, "play dolphin"), "ra>NW", "dolphin-swims", "SV-32"),
    (at(playing, "play dolphin"), "ra>C99", "no-hex", "SV-1"),
    (at(playing, "play dolphin"), "rb>C4", "no-swimmer", "SV-32"),
    (at(playing, "play dolphin"), "rd>C4", "no-swimmer", "SV-32"),
    (at(playing, "play dolphin"), "ra>D4", "no-sea", "SV-32"),
    (at(playing, "play dolphin"), "ra>A8", "not-beside", "SV-32"),
    (at(playing, "play dolphin; ra>C4"), "rc>C6", "other-swimmer", "SV-32"),
    (at(playing, "play wind"), "ra>C4", "now-sailing", "SV-54"),
    (at(playing, "play wind; boat B3>B4"), "boat A8>A7", "other-boat", "SV-33"),
    (at(playing, "play serpent"), "skip", "now-relocating", "SV-54"),
    (at(playing, "play serpent"), "whale A2>F0", "other-creature", "SV-34"),
    (at(playing, "play serpent"), "serpent A3>F0", "no-creature", "SV-34"),
    (at(playing, "play serpent"), "serpent A2>A99", "no-hex", "SV-1"),
    (at(playing, "play serpent"), "serpent A2>C4", "not-empty", "SV-34"),
    (walking, "stop", "now-walking", "SV-55"),
    (lambda: lay(who={"ra": "C3"}, players=2), "ya>C4", "no-explorer", "SV-52"),
    (walking, "bb>D4", "not-your-explorer", "SV-20"),
    (walking, "re>D5", "lost", "SV-23"),
    (walking, "rd>C0", "saved", "SV-21"),
    (walking, "rb>NE", "no-landing", "SV-3"),
    (walking, "ra>Z5", "no-hex", "SV-1"),
    (walking, "ra>J7", "not-beside", "SV-14"),
    (walking, "rb>D5", "left-island", "SV-20"),
    (walking, "ra>C4", "say-sea", "SV-55"),
    (walking, "ra>sea D5", "no-sea", "SV-16"),
    (walking, "ra>sea A2", "not-beside", "SV-16"),
    (walking, "rb>sea A2", "not-beside", "SV-18"),
    (walking, "rc>sea B4", "dives-here", "SV-17"),
    (walking, "ra>boat C4", "no-boat", "SV-15"),
    (walking, "ra>boat A2", "not-beside", "SV-15"),
    (walking, "ra>boat C3", "boat-full", "SV-15"),
    (walking, "rc>boat B3", "is-aboard", "SV-15"),
    (walking, "rb>boat C7", "climbs-here", "SV-18"),
    (at(walking, "rb>boat C6"), "rb>sea C6", "swam", "SV-19"),
    (at(walking, "rg>sea B10"), "rg>NE", "swam", "SV-19"),
    (at(walking, "rb>sea C5; boat C6>C5"), "rb>boat C5", "swam", "SV-19"),
    (walking, "boat A8>A7", "not-your-boat", "SV-22"),
    (walking, "boat M2>M3", "no-boat", "SV-22"),
    (walking, "boat C6>C7", "boat-there", "SV-22"),
    (walking, "boat C6>D4", "not-beside", "SV-22"),
    (walking, "boat C6>C99", "no-hex", "SV-1"),
    (lambda: lay(tiles="D4:b", who={"ra": "C4"}, boats="C3"), "boat C3>D4", "no-sea", "SV-22"),
    (at(walking, "done"), "done", "now-sinking", "SV-56"),
    (at(walking, "done"), "sink X1", "no-hex", "SV-1"),
    (at(walking, "done"), "sink A2", "no-tile", "SV-12"),
    (at(walking, "done"), "sink D5", "not-due", "SV-24"),
    (lambda: lay(tiles="F4:b J7:b E3:f E4:f F3:f F5:f G3:f G4:f"), "sink F4", "not-by-sea", "SV-24"),
    (at(walking, "done; sink J7"), "die shark", "now-turning", "SV-56"),
    (at(walking, "done; sink J7"), "back fish", "no-effect", "SV-5"),
    (at(walking, "done; sink J7"), "back volcano", "no-such-back", "SV-5"),
    (at(walking, "done; sink J7; back wind"), "back wind", "now-rolling", "SV-57"),
    (hunting, "done", "now-hunting", "SV-57"),
    (hunting, "whale A2>A3", "other-creature", "SV-13"),
    (hunting, "shark A2>A3", "no-creature", "SV-13"),
    (hunting, "shark C3>C99", "no-hex", "SV-1"),
    (hunting, "shark C3>C5", "not-beside", "SV-36"),
    (hunting, "shark C3>D4", "no-sea", "SV-38"),
    (at(hunting, "shark C3>C4"), "shark A8>A7", "creature-moving", "SV-36"),
]


def boarding() -> Position:
    return play(lay(tiles="D4:b J7:b", who=dict.fromkeys(("ra", "rb", "ba", "bb"), "D4")), "done; sink D4; back boat")


def reacting(kind: str) -> Position:
    who = {"ba": "boat C4"} if kind == "whale" else {"ba": "C4"}
    boats = "C4" if kind == "whale" else ""
    position = lay(tiles="J7:b", who=who, boats=boats, hands={1: ["b:wind"]}, **{f"{kind}s": "C3"})
    return to_die(position, kind).play(f"{kind} C3>C4")


REASONS += [
    (boarding, "done", "now-boarding", "SV-56"),
    (boarding, "aboard gc", "not-on-sunk", "SV-28"),
    (lambda: reacting("shark"), "stay", "now-reacting", "SV-57"),
    (lambda: reacting("shark"), "repel", "no-repellent", "SV-39"),
    (lambda: reacting("whale"), "repel", "no-repellent", "SV-40"),
]


@pytest.mark.parametrize(("make", "move", "key", "rule"), REASONS, ids=[f"{each[2]}: {each[1]}" for each in REASONS])
def test_a_move_that_is_not_legal_is_answered_with_its_reason(
    make: Callable[[], Position], move: str, key: str, rule: str
) -> None:
    message = make().why_not(move)
    assert message is not None
    assert (message.key, message.rule) == (f"survive-{key}", rule)
    assert message.text().endswith(f"({rule})")


def test_every_reason_that_has_words_is_tried() -> None:
    words = Path(strandline.__file__).parent / "games" / "survive" / "locale" / "en.ftl"
    sections = words.read_text(encoding="utf-8").split("\n## ")
    reasons = "".join(
        each for each in sections if each.startswith(("What has to be decided", "Why a move is not legal"))
    )
    assert set(re.findall(r"^survive-([a-z-]+) =", reasons, re.MULTILINE)) == {key for _, _, key, _ in REASONS}
