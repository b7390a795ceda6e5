"""Crab Stack: what a move has caused, in words, and against whole random games."""

import re
from collections import Counter

import pytest

import strandline
from strandline.core.contract import OVER
from strandline.core.messages import Message
from strandline.games.crab_stack.board import ALIVE, NAMES, OCCUPIED, TURN
from strandline.games.crab_stack.notation import write

from ..alike import caused, kinds, random_rows

TWO = strandline.game("crab-stack")
GAMES = 6


def test_cs_5_a_covered_crab_of_another_colour_is_named() -> None:
    """CS-5"""
    position = TWO.load("b2:rL b3:rL c3:bSbL c4:bL d5:bM / r / rb")
    assert caused(position, "b2-c3") == ["Covers a large blue crab."]
    assert caused(position, "b2-b3") == []


def test_cs_11_the_wave_takes_crabs_of_each_colour() -> None:
    """CS-11"""
    position = TWO.load("b2:bSbL b3:rL c4:rL d5:bL e4:bL e5:bM / r / rb")
    assert position.play("c4-d5").text == "d5:bLrL e4:bL e5:bM / b / rb"
    (cover, wave) = position.effects("c4-d5")
    assert str(cover.message) == "Covers a large blue crab."
    assert (str(wave.message), wave.kind, wave.seats) == ("The wave took 1 red crab and 2 blue crabs.", "wave", (0, 1))
    assert wave.places == ("b2", "b3")


def test_cs_12_a_tie_is_settled_before_anything_is_taken() -> None:
    """CS-12"""
    position = TWO.load("c3:rL c4:bMbM d2:bL d3:rS d5:rL / r / rb")
    (tie,) = position.effects("c3-d3")
    assert (tie.kind, tie.places, tie.seats) == ("tie", ("c4", "d2"), (0,))
    assert str(tie.message) == "The groups are tied: Red chooses which one stays."
    assert caused(position.play("c3-d3"), "keep-d2") == ["The wave took 1 red crab and 2 blue crabs."]
    assert caused(position.play("c3-d3"), "keep-c4") == [
        "The wave took 2 red crabs and 1 blue crab.",
        "Blue has no move and is out.",
        "Red wins: nobody else can move.",
    ]


def test_cs_14_players_go_out_in_the_order_of_their_turns() -> None:
    """CS-14"""
    four = strandline.game("crab-stack", players=4)
    (_, wave, *out) = four.load("a3:yL b4:yL c5:rL c6:bL d5:gL d7:bL e4:gL / r / rbgy").effects("c5-b4")
    assert wave.places == ("c6", "d5", "d7", "e4")
    assert [(each.kind, each.seats) for each in out] == [("out", (1,)), ("out", (2,))]


def test_cs_16_the_last_move_of_a_draw_says_so() -> None:
    """CS-16"""
    game = strandline.game("crab-stack", repetition=2)
    position = game.load("b2:rL b3:bLrL c3:bL c4:rLbL / r / rb")
    for move in ("b3-b2", "c4-c3", "b2-b3"):
        assert "end" not in kinds(position, move)
        position = position.play(move)
    assert position.play("c3-c4").result == (0.5, 0.5)
    assert caused(position, "c3-c4")[-1].startswith("The same position came up too many times")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tie", ["mover", "next"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_cs_11_effects_tell_every_loss_of_a_game(players: int, tie: str, seed: int) -> None:
    """CS-11, CS-13, CS-15"""
    game = strandline.game("crab-stack", players=players, tie=tie)
    crabs = Counter(dict.fromkeys(range(players), 9))
    alive = set(range(players))
    for before, move, after in random_rows(game, seed):
        found = game.effects(before, move, after)
        for each in found:
            if each.kind == "wave":
                crabs -= Counter(counted(each.message))
                assert not any(after[OCCUPIED] >> cell & 1 for cell, name in NAMES.items() if name in each.places)
            elif each.kind == "out":
                alive -= set(each.seats)
        assert crabs == Counter("rbgy".index(crab) for crab in re.findall(r"[rbgy](?=[SML])", write(after)))
        assert alive == {seat for seat in range(players) if after[ALIVE] >> seat & 1}
        assert [each.kind for each in found].count("end") == (after[TURN] == OVER)
        assert after[TURN] != OVER or found[-1].kind == "end"


def counted(message: Message) -> dict[int, int]:
    """The crabs of each seat that a message counts."""
    if message.key == "crab-stack-effect-crabs":
        seat, count = message.params["seat"], message.params["count"]
        assert isinstance(seat, int)
        assert isinstance(count, int)
        return {seat: count}
    found: dict[int, int] = {}
    for part in message.params.values():
        assert isinstance(part, Message)
        found |= counted(part)
    return found
