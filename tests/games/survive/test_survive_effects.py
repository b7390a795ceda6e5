"""Survive: what a move has caused, in words, against whole random games, and without anything hidden."""

import random
from collections import Counter
from typing import Any

import pytest
from atlantis import lay, play, to_die
from test_survive_hidden import twin
from tests.games.alike import random_rows

import strandline
from strandline import Position
from strandline.core.contract import OVER
from strandline.core.effects import Effect
from strandline.core.messages import Message
from strandline.games.survive import effects as module
from strandline.games.survive.board import TURN
from strandline.games.survive.notation import move_text, shown
from strandline.games.survive.view import view

OPTIONS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "values": "own", "variants": ["crowded", "equal"]},
    {"players": 2, "colours": 2, "variants": ["last-explorer"]},
    {"players": 2, "variants": ["last-tile"]},
]
GAMES = 2


def words(position: Position, moves: str) -> list[str]:
    """What the last of several moves causes, in English."""
    *first, last = moves.split("; ")
    return [str(each.message) for each in (play(position, "; ".join(first)) if first else position).effects(last)]


def test_sv_13_a_die_that_moves_nothing_says_so() -> None:
    """SV-13"""
    position = lay(tiles="D4:b J7:b", who={"ra": "D4"}, serpents="A2", sharks="A6")
    position = play(position, "done; sink D4; back move-serpent")
    assert words(position, "die whale") == ["No whale can move."]
    assert words(position, "die shark") == []


@pytest.mark.parametrize(
    ("beasts", "said"),
    [
        ({"sharks": "C4"}, []),
        ({"whales": "C4"}, ["A whale smashed the boat on C4.", "In the water: 1 red explorer and 2 blue explorers."]),
        ({"serpents": "C4"}, ["A serpent took 1 boat, 1 red explorer and 2 blue explorers."]),
        (
            {"sharks": "C4", "whales": "C4"},
            ["A whale smashed the boat on C4.", "A shark ate 1 red explorer and 2 blue explorers."],
        ),
    ],
)
def test_sv_23_what_a_boat_meets(beasts: dict[str, str], said: list[str]) -> None:
    """SV-23"""
    position = lay(1, who={"ra": "boat C3", "ba": "boat C3", "bb": "boat C3"}, boats="C3", **beasts)
    assert words(position, "boat C3>C4") == said


def test_sv_23_a_swimmer_is_eaten() -> None:
    """SV-23"""
    position = lay(who={"ra": "C5", "rb": "A8"}, sharks="C4")
    (lost,) = position.effects("ra>sea C4")
    assert (str(lost.message), lost.kind) == ("A shark ate 1 red explorer.", "lost")
    assert (lost.places, lost.seats) == (("C4",), (0,))


def test_sv_23_boarding_a_boat_beside_a_creature() -> None:
    """SV-23"""
    position = lay(tiles="D4:b J7:b", who=dict.fromkeys(("ra", "rb"), "D4"), boats="C3 C4", serpents="C3", whales="C4")
    assert words(position, "ra>boat C3") == ["A serpent took 1 boat and 1 red explorer."]
    assert words(position, "ra>boat C4") == ["A whale smashed the boat on C4.", "In the water: 1 red explorer."]


def test_sv_17_one_who_jumps_overboard_does_not_fall() -> None:
    """SV-17"""
    assert words(lay(who={"ra": "boat C3"}, boats="C3"), "ra>sea C3") == []


def test_sv_25_who_stood_on_a_tile_that_sinks_is_in_the_water() -> None:
    """SV-25"""
    position = lay(tiles="D4:b J7:b", who={"ra": "D4", "ba": "D4", "ga": "J7"})
    (water,) = position.play("done").effects("sink D4")
    assert str(water.message) == "In the water: 1 red explorer and 1 blue explorer."
    assert (water.kind, water.places, water.seats) == ("water", ("D4",), (0, 1))


def test_sv_27_a_shark_from_a_tile_eats_at_once() -> None:
    """SV-26"""
    position = lay(tiles="D4:b J7:b", who={"ra": "D4", "rb": "D4", "ba": "J7"})
    assert words(position, "done; sink D4; back shark") == ["A shark ate 2 red explorers."]
    assert words(position, "done; sink D4; back whale") == []
    assert words(position, "done; sink D4; back boat") == ["Aboard the boat: 2 red explorers."]


def test_sv_29_everything_that_the_whirlpool_takes() -> None:
    """SV-29"""
    position = lay(
        tiles="D4:f D5:f J7:m", who={"ra": "D4", "rb": "C3", "rc": "boat C4", "rd": "D5", "re": "B3", "ba": "boat C4"},
        boats="C4 D3 B4", serpents="C3 C3", sharks="E3", whales="E4 A2",
    )  # fmt: skip
    (lost,) = play(position, "done; sink D4").effects("back whirlpool")
    taken = "3 red explorers, 1 blue explorer, 2 boats, 2 serpents, 1 shark and 1 whale"
    assert str(lost.message) == f"The whirlpool took {taken}."
    assert set(lost.places) == {"D4", "C3", "C4", "D3", "E3", "E4"}
    assert lost.seats == (0, 1)


def test_sv_39_a_creature_that_is_repelled_is_gone() -> None:
    """SV-39"""
    position = lay(tiles="J7:b J6:b", who={"ba": "C5", "ga": "C5"}, sharks="C4", hands={1: ["b:repel-shark"]})
    position = to_die(position, "shark").play("shark C4>C5")
    (gone,) = position.effects("repel")
    assert (str(gone.message), gone.places) == ("The shark leaves the board.", ("C5",))
    assert words(position, "let") == ["A shark ate 1 blue explorer and 1 green explorer."]


def test_sv_30_sv_50_what_ends_the_game() -> None:
    """SV-30, SV-49, SV-50"""
    volcano = play(lay(tiles="J7:m J6:m", who={"ra": "NW"}), "sink J7")
    (end,) = volcano.effects("back volcano")
    assert (end.message.params, end.kind) == ({"by": "volcano"}, "end")
    last = lay(who={"ra": "C5"}, sharks="C4", variants=["last-explorer"])
    assert [each.kind for each in last.effects("ra>sea C4")] == ["lost", "end"]
    assert last.effects("ra>sea C4")[1].message.params == {"by": "nobody"}


def items(found: list[Effect], key: str, kind: str = "lost") -> Counter[str]:
    """What the effects of a kind count, by colour or creature."""
    total: Counter[str] = Counter()
    todo = [each.message for each in found if each.kind == kind]
    while todo:
        message = todo.pop()
        if message.key == f"survive-effect-{key}":
            count = message.params["count"]
            assert isinstance(count, int)
            total[str(message.params.get("colour", message.params.get("kind", "")))] += count
        todo += [each for each in message.params.values() if isinstance(each, Message)]
    return total


def owned(names: set[str]) -> Counter[str]:
    return Counter(name[0] for name in names)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(GAMES))
def test_sv_23_effects_tell_every_loss_of_a_game(options: dict[str, Any], seed: int) -> None:
    """SV-23, SV-25, SV-28, SV-29: as the views before and after each move show it."""
    game = strandline.game("survive", **options)
    seen = view(game.start(seed).row(), -1)
    for before, move, after in random_rows(game, seed):
        was, seen = seen, view(after, -1)
        found = game.effects(before, move, after)
        name = move_text(before, move)
        assert items(found, "explorers") == owned({*seen["lost"]} - {*was["lost"]})
        boats = len(seen["boats"]) - len(was["boats"]) - (name == "back boat") - (was["phase"] == "launching")
        assert -boats == sum(each.kind == "boat" for each in found) + items(found, "boats")[""]
        for creature, kind in (("serpents", "serpent"), ("sharks", "shark"), ("whales", "whale")):
            change = sum(seen[creature].values()) - sum(was[creature].values()) - (name == f"back {kind}")
            gone = name == "repel" and was["creature"] == kind
            assert -change == gone + items(found, "creatures")[kind]
            assert not gone or found[0].kind == "gone"
        swims = {who for people in seen["swimmers"].values() for who in people}
        swam = {who for people in was["swimmers"].values() for who in people}
        mover = {name.split(">")[0]}
        thrown = mover & swims if ">boat " in name else set()  # may have swum before
        went = mover if ">sea " in name else set()
        assert items(found, "explorers", "water") == owned((swims - swam - went) | thrown)
        sat = {who for people in was["boats"].values() for who in people}
        sits = {who for people in seen["boats"].values() for who in people}
        assert items(found, "explorers", "aboard") == owned(sits - sat if name == "back boat" else set())
        assert [each.kind for each in found].count("end") == (after[TURN] == OVER)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_sv_26_sv_45_moves_that_look_the_same_cause_the_same(options: dict[str, Any]) -> None:
    """SV-26, SV-45: which value was placed and which tile was kept is not told, nor what anyone holds."""
    game = strandline.game("survive", **options)
    compared = 0
    dice = random.Random(1)
    for before, _, after in random_rows(game, 3):
        alike: dict[str, list[Effect]] = {}
        for move in game.legal_moves(before):
            text = shown(before, move, -1)
            if "?" in text and after[TURN] != OVER:
                for row in (before, twin(before, -1, dice)):
                    then = row.copy()
                    game.kernel.play(then, move)
                    found = module.effects(row, move, then)  # without the mask: it does not even look
                    assert alike.setdefault(text, found) == found
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_sv_26_sv_45_effects_of_two_worlds_that_look_alike_are_the_same(options: dict[str, Any]) -> None:
    """SV-26, SV-45"""
    game = strandline.game("survive", **options)
    dice = random.Random(2)
    differed = 0
    for before, move, after in random_rows(game, 4):
        other = twin(before, -1, dice)
        if after[TURN] == OVER or move not in game.legal_moves(other):
            continue
        then = other.copy()
        game.kernel.play(then, move)
        assert module.effects(other, move, then) == module.effects(before, move, after)
        differed += other != before
    assert differed > 30
