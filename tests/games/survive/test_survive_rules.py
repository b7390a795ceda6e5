"""Survive, rule by rule: SV-1 to SV-44. A position is one that a person can lay on the table."""

from collections import Counter
from fractions import Fraction

import pytest
from atlantis import START, lay, moves_of, play, to_die, where

import strandline
from strandline import CHANCE, Position
from strandline.games.survive.board import (
    COAST,
    EFFECT_COUNT,
    EFFECTS,
    FLEET,
    HEXES,
    ISLAND,
    LANDINGS,
    MIX,
    NAMES,
    NEIGHBOURS,
    spot,
)

FOUR = strandline.game("survive")
DUO = strandline.game("survive", players=2, colours=2)


def neighbours(name: str) -> set[str]:
    cell = HEXES[name]
    return {NAMES[near] for near in NEIGHBOURS[cell]}


def set_up(position: Position) -> Position:
    """Everything placed, somehow."""
    while position.moves()[0].startswith(("put", "boat")) and "done" not in position.moves():
        position = position.play(position.moves()[-1])
    return position


# The board


def test_sv_1_the_sea_has_133_hexes_in_13_rows() -> None:
    """SV-1"""
    assert len(NAMES) == 133
    lengths = Counter(name[0] for name in NAMES)
    assert [lengths[row] for row in "ABCDEFGHIJKLM"] == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]


def test_sv_1_even_rows_are_shifted_to_the_right() -> None:
    """SV-1"""
    assert neighbours("G5") == {"G4", "G6", "F5", "F6", "H5", "H6"}
    assert neighbours("F5") == {"F4", "F6", "E4", "E5", "G4", "G5"}
    assert neighbours("A2") == {"A3", "B2", "B3"}
    assert all(name in neighbours(other) for name in NAMES for other in neighbours(name))


def test_sv_2_the_island_is_40_hexes_round_a_lake() -> None:
    """SV-2"""
    names = [NAMES[cell] for cell in ISLAND]
    assert len(names) == 40
    assert names[:4] == ["D4", "D5", "D6", "D7"]
    assert "G5" not in names
    assert Counter(name[0] for name in names) == {"D": 4, "E": 5, "F": 8, "G": 6, "H": 8, "I": 5, "J": 4}


def test_sv_3_each_isle_is_reached_from_two_hexes_and_the_board_is_the_same_after_a_half_turn() -> None:
    """SV-3"""
    for isle, cells in zip(("NW", "NE", "SW", "SE"), LANDINGS, strict=True):
        for cell in cells:
            position = lay(who={"ra": cell})
            assert moves_of(position, "ra>N") + moves_of(position, "ra>S") == [f"ra>{isle}"]
    turned = {}
    for name in NAMES:
        row, column = spot(name)
        turned[name] = f"{'ABCDEFGHIJKLM'[12 - row]}{(11 if row % 2 else 10) - column}"
    assert set(turned.values()) == set(NAMES)
    assert {frozenset(turned[cell] for cell in pair) for pair in LANDINGS} == set(map(frozenset, LANDINGS))


def test_sv_4_five_serpents_wait_at_their_hexes() -> None:
    """SV-4"""
    view = FOUR.start(seed=1).view()
    assert view["serpents"] == dict.fromkeys(("B1", "C10", "G5", "K0", "L10"), 1)
    assert view["sharks"] == view["whales"] == view["boats"] == {}
    assert view["moving"] is None


# Components


def test_sv_5_forty_tiles_have_their_backs() -> None:
    """SV-5"""
    backs = [Counter({EFFECTS[e]: MIX[t] >> 4 * e & 15 for e in range(EFFECT_COUNT)}) for t in (1, 2, 3)]
    assert [backs_of.total() for backs_of in backs] == [16, 16, 8]
    assert +backs[0] == dict(zip(
        ["shark", "whale", "boat", "dolphin", "wind", "move-serpent", "move-shark", "move-whale", "repel-shark"],
        (3, 3, 1, 3, 2, 1, 1, 1, 1), strict=True,
    ))  # fmt: skip
    assert +backs[2] == {"shark": 1, "whirlpool": 4, "volcano": 1, "repel-shark": 1, "repel-whale": 1}
    total = sum(backs, Counter())
    assert (total["whirlpool"], total["boat"], total["repel-whale"], total["repel-shark"]) == (6, 4, 3, 3)


def test_sv_5_a_back_that_is_gone_cannot_come_again() -> None:
    """SV-5"""
    position = lay(tiles="J7:b J6:b", players=2)
    position = play(position, "sink J6")
    assert position.odds()["back boat"] == Fraction(1, 16)
    position = to_die(position.play("back boat"), "whale")
    position = play(position, "sink J7")
    assert "back boat" not in position.moves()
    assert position.odds()["back wind"] == Fraction(2, 15)
    with pytest.raises(strandline.IllegalMove, match="SV-5"):
        position.play("back boat")


@pytest.mark.parametrize("holder", range(4))
def test_sv_5_a_back_that_someone_holds_cannot_come_either(holder: int) -> None:
    """SV-5"""
    position = lay(seat=(holder + 1) % 4, hands={holder: ["b:dolphin", "b:move-shark"]}).play("sink J7")
    assert position.odds()["back dolphin"] == Fraction(2, 14)
    assert "back move-shark" not in position.moves()


def test_sv_6_a_colour_has_ten_explorers_worth_28() -> None:
    """SV-6"""
    position = strandline.game("survive", players=2, values="own").start(seed=3)
    position = set_up(position)
    assert sorted(position.view(0)["values"].values()) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    assert sorted(who[0] for who in position.view(1)["values"]) == ["b"] * 10


def test_sv_6_the_die_has_each_creature_on_two_faces() -> None:
    """SV-6"""
    position = play(lay(), "sink J7; back wind")
    assert position.odds() == {f"die {kind}": Fraction(1, 3) for kind in ("serpent", "shark", "whale")}
    assert position.weights() == {f"die {kind}": 2 for kind in ("serpent", "shark", "whale")}


# Set-up


def test_sv_7_tiles_and_the_first_player_are_shuffled() -> None:
    """SV-7"""
    starts = [FOUR.start(seed=seed) for seed in range(40)]
    assert {start.turn for start in starts} == {0, 1, 2, 3}
    assert len({start.start for start in starts}) == 40
    assert Counter(starts[0].view()["tiles"].values()) == {"b": 16, "f": 16, "m": 8}
    position = FOUR.load(START.replace(" 0", " 2"))
    order = []
    for _ in range(5):
        order.append(position.turn)
        position = position.play(position.moves()[0])
    assert order == [2, 3, 0, 1, 2]


def test_sv_7_a_new_deal_leaves_nothing_of_the_game_before() -> None:
    """SV-4, SV-7"""
    hands = {0: ["b:dolphin"], 3: ["f:repel-whale"]}
    position = lay(who={"ra": "C3", "ba": "boat C4", "ga": "SE"}, boats="C4", sharks="A3", whales="A4", hands=hands)
    used, empty = position.play("play dolphin").row(), FOUR.blank()
    for row in (used, empty):
        FOUR.kernel.deal(row, [5, 0])
    assert used == empty


def test_sv_8_an_explorer_goes_on_a_tile_that_has_none() -> None:
    """SV-8"""
    position = FOUR.load(START)
    assert len(position.moves()) == 6 * 40
    position = position.play("put 6 D4")
    assert "put 6 D4" not in position.moves()
    assert "put 6 D5" in position.moves()
    with pytest.raises(strandline.IllegalMove, match=r"has no room.*SV-8"):
        position.play("put 1 D4")
    with pytest.raises(strandline.IllegalMove, match=r"no tile.*SV-8"):
        position.play("put 1 C3")
    for cell in ("D5", "D6", "D7"):
        position = position.play(f"put 6 {cell}")
    with pytest.raises(strandline.IllegalMove, match=r"worth 6.*SV-6"):
        position.play("put 6 E3")


def test_sv_8_the_value_is_seen_by_its_owner_alone() -> None:
    """SV-8"""
    position = FOUR.load(START).play("put 6 D4")
    assert position.view(0)["values"] == {"ra": 6}
    assert position.view(1)["values"] == position.view()["values"] == {}


def test_sv_9_boats_are_put_beside_the_island() -> None:
    """SV-9"""
    position = FOUR.load(START)
    while position.moves()[0].startswith("put"):
        position = position.play(position.moves()[0])
    coast = {NAMES[cell] for cell in COAST} - {"G5"}
    assert position.moves() == sorted(f"boat {name}" for name in coast)
    position = position.play("boat C3")
    for move, said in (
        ("boat C3", "boat on C3"),
        ("boat G5", "serpent"),
        ("boat A2", "not next"),
        ("boat D4", "not sea"),
    ):
        with pytest.raises(strandline.IllegalMove, match=rf"{said}.*SV-9"):
            position.play(move)
    for _ in range(7):
        position = position.play(position.moves()[0])
    assert len(position.view()["boats"]) == 8
    assert "done" in position.moves()


# The four steps


def test_sv_10_one_own_turn_tile_may_be_played_a_turn() -> None:
    """SV-10"""
    position = lay(who={"ra": "C3"}, serpents="B1", hands={0: ["b:dolphin", "b:move-serpent"]})
    assert position.moves() == ["play dolphin", "play serpent", "skip"]
    position = play(position, "play serpent; serpent B1>A2")
    assert "done" in position.moves()
    assert not moves_of(position, "play")
    with pytest.raises(strandline.IllegalMove, match="SV-10"):
        lay(who={"ra": "C3"}, hands={0: ["b:dolphin"]}).play("play wind")


def test_sv_10_after_the_last_step_with_a_tile_no_other_is_played() -> None:
    """SV-10"""
    position = lay(who={"ra": "C3"}, hands={0: ["b:dolphin", "b:dolphin"]})
    position = play(position, "play dolphin; ra>C4; ra>C5; ra>C6")
    assert (position.turn, position.view()["phase"]) == (0, "walking")


def test_sv_11_three_moves_in_any_mix() -> None:
    """SV-11"""
    position = lay(tiles="D4:b D5:b J7:b", who={"ra": "D4", "rb": "D5", "bc": "D4"}, boats="C3")
    position = play(position, "ra>boat C3; boat C3>B3")
    assert position.turn == 0
    position = position.play("rb>sea C4")
    assert moves_of(position, "sink")
    assert play(lay(who={"ra": "C3"}), "done").moves() == ["sink J7"]


def test_sv_11_who_has_nobody_on_the_board_makes_no_moves() -> None:
    """SV-11"""
    assert lay(who={"ra": "NW", "ba": "C3"}, boats="C3").moves() == ["sink J7"]


def test_sv_11_who_loses_his_last_explorer_may_still_move_empty_boats() -> None:
    """SV-11"""
    position = lay(who={"ra": "B1", "ba": "A4"}, boats="C3 A4").play("ra>NW")
    assert set(position.moves()) == {"done", *moves_of(position, "boat C3>"), *moves_of(position, "boat A4>")}


def test_sv_12_a_tile_must_be_taken_off() -> None:
    """SV-12"""
    position = lay(who={"ra": "C3"}).play("done")
    assert position.moves() == ["sink J7"]
    with pytest.raises(strandline.IllegalMove, match=r"no tile on J6.*SV-12"):
        position.play("sink J6")


def test_sv_13_the_die_says_which_creature_may_move() -> None:
    """SV-13"""
    position = lay(tiles="D4:b J7:b", who={"ra": "D4"}, serpents="A2", sharks="A6")
    assert to_die(position, "shark").moves() == sorted(
        ["stay", "shark A6>A5", "shark A6>A7", "shark A6>B6", "shark A6>B7"]
    )
    with pytest.raises(strandline.IllegalMove, match="SV-13"):
        to_die(position, "shark").play("serpent A2>A3")
    assert to_die(position, "whale").turn == 1


# Moves


def test_sv_14_an_explorer_walks_to_an_adjacent_tile_and_shares_it() -> None:
    """SV-14"""
    position = lay(tiles="D4:b D5:f E5:m", who={"ra": "D4", "ba": "D5", "bb": "D5"}).play("ra>D5")
    assert position.view()["walkers"]["D5"] == ["ra", "ba", "bb"]
    with pytest.raises(strandline.IllegalMove, match=r"E5 is not next to D4.*SV-14"):
        lay(tiles="D4:b E5:m", who={"ra": "D4"}).play("ra>E5")


def test_sv_15_a_boat_is_boarded_from_a_tile_or_from_a_boat_beside_it() -> None:
    """SV-15"""
    position = lay(tiles="D4:b", who={"ra": "D4"}, boats="C3 B3").play("ra>boat C3")
    assert where(position, "ra") == "boat C3"
    assert where(position.play("ra>boat B3"), "ra") == "boat B3"


def test_sv_15_a_boat_holds_three_of_any_colours() -> None:
    """SV-15"""
    position = lay(tiles="D4:b", who={"ra": "D4", "ba": "boat C3", "ga": "boat C3", "gb": "boat C3"}, boats="C3")
    with pytest.raises(strandline.IllegalMove, match=r"full.*SV-15"):
        position.play("ra>boat C3")
    for move in ("ra>boat C4", "ra>boat B9"):
        with pytest.raises(strandline.IllegalMove, match=r"no boat.*SV-15"):
            position.play(move)
    far = lay(tiles="D4:b", who={"ra": "D4"}, boats="A2")
    with pytest.raises(strandline.IllegalMove, match=r"not next.*SV-15"):
        far.play("ra>boat A2")


def test_sv_16_from_a_tile_into_the_sea_also_beside_a_boat() -> None:
    """SV-16"""
    position = lay(tiles="D4:b", who={"ra": "D4"}, boats="C3")
    assert {"ra>boat C3", "ra>sea C3", "ra>sea C4"} <= set(position.moves())
    swum = position.play("ra>sea C3")
    assert where(swum, "ra") == "C3"
    assert swum.view()["boats"] == {"C3": []}


def test_sv_17_a_passenger_jumps_into_the_water_of_his_own_hex() -> None:
    """SV-17"""
    position = lay(who={"ra": "boat C3"}, boats="C3")
    assert moves_of(position, "ra>sea") == ["ra>sea C3"]
    assert where(position.play("ra>sea C3"), "ra") == "C3"
    with pytest.raises(strandline.IllegalMove, match="SV-17"):
        position.play("ra>sea C4")


def test_sv_18_a_swimmer_swims_or_boards_on_his_own_hex() -> None:
    """SV-18"""
    position = lay(who={"ra": "C3", "rb": "C4", "bb": "C4"}, boats="C3 C4")
    assert "ra>boat C3" in position.moves()
    assert "ra>boat C4" not in position.moves()
    with pytest.raises(strandline.IllegalMove, match="SV-18"):
        position.play("ra>boat C4")
    position = position.play("ra>sea C4")
    assert position.view()["swimmers"] == {"C4": ["ra", "rb", "bb"]}
    with pytest.raises(strandline.IllegalMove, match=r"not next.*SV-18"):
        position.play("rb>sea A2")


def test_sv_18_no_swimmer_boards_a_full_boat() -> None:
    """SV-18"""
    position = lay(who={"ra": "C3", "ba": "boat C3", "bb": "boat C3", "bc": "boat C3"}, boats="C3")
    assert "ra>boat C3" not in position.moves()


@pytest.mark.parametrize(
    ("place", "first", "then"),
    [
        ("D4", "ra>sea C3", "ra>sea B3"),
        ("C3", "ra>sea C4", "ra>boat C4"),
        ("boat C4", "ra>sea C4", "ra>boat C4"),
        ("C3", "ra>sea C4", "ra>sea C3"),
        ("C2", "ra>sea B2", "ra>sea B1"),
        ("B2", "ra>sea B1", "ra>NW"),
    ],
)
def test_sv_19_one_move_in_the_water_a_turn(place: str, first: str, then: str) -> None:
    """SV-19"""
    position = lay(tiles="D4:b J7:b", who={"ra": place, "rb": "A8"}, boats="C4").play(first)
    assert not moves_of(position, "ra>")
    with pytest.raises(strandline.IllegalMove, match=r"already made a move in the water.*SV-19"):
        position.play(then)
    for move in ("done", "sink J7", "back wind", "die shark"):
        position = position.play(move)
    assert position.turn == 1


def test_sv_19_who_has_boarded_from_the_water_is_a_passenger_again() -> None:
    """SV-19"""
    position = lay(who={"ra": "B2"}, boats="B2 B3 A8").play("ra>boat B2")
    assert moves_of(position, "ra>") == ["ra>boat B3"]
    with pytest.raises(strandline.IllegalMove, match="SV-19"):
        position.play("ra>sea B2")
    position = position.play("boat B2>B1")
    assert moves_of(position, "ra>") == ["ra>NW"]
    assert where(position.play("ra>NW"), "ra") == "NW"


def test_sv_19_a_passenger_put_into_the_water_by_a_whale_may_still_swim_once() -> None:
    """SV-19"""
    position = lay(who={"ra": "boat C3", "rb": "A8"}, boats="C3", whales="C4").play("boat C3>C4")
    assert where(position, "ra") == "C4"
    position = position.play("ra>sea C5")
    assert where(position, "ra") == "C5"
    tired = lay(who={"ra": "C3", "rb": "A8"}, boats="C3", whales="C4")
    tired = play(tired, "ra>boat C3; boat C3>C4")
    assert where(tired, "ra") == "C4"
    assert not moves_of(tired, "ra>")


def test_sv_19_a_new_turn_allows_a_new_stroke() -> None:
    """SV-19"""
    position = play(
        lay(tiles="D4:b J7:b J6:b", who={"ra": "D4"}, players=2), "ra>sea C3; sink J7; back wind; die shark"
    )
    position = play(position, "sink J6; back dolphin; die shark; skip")
    assert "ra>sea B3" in position.moves()


def test_sv_20_nobody_goes_back_to_the_island_and_nobody_moves_anothers_explorer() -> None:
    """SV-20"""
    position = lay(tiles="D4:b D5:b", who={"ra": "C3", "rb": "boat C4", "ba": "D5"}, boats="C4")
    for move in ("ra>D4", "rb>D4"):
        with pytest.raises(strandline.IllegalMove, match=r"left the island.*SV-20"):
            position.play(move)
    with pytest.raises(strandline.IllegalMove, match=r"another player.*SV-20"):
        position.play("ba>D4")


def test_sv_21_landing_from_a_boat_or_from_the_water() -> None:
    """SV-21"""
    position = lay(who={"ra": "boat B1", "rb": "boat B1", "rc": "C0", "ba": "boat B1"}, boats="B1")
    position = play(position, "ra>NW; rc>NW; rb>NW")
    assert position.view()["saved"]["NW"] == ["ra", "rb", "rc"]
    assert position.view()["boats"] == {"B1": ["ba"]}
    for wrong in ("ra>NE", "ra>sea C0"):
        with pytest.raises(strandline.IllegalMove, match="SV-21"):
            lay(who={"ra": "NW", "rb": "A8"}).play(wrong)
    with pytest.raises(strandline.IllegalMove, match=r"reach NE only from B10, C10.*SV-3"):
        lay(who={"ra": "B1"}).play("ra>NE")


def test_sv_22_who_has_most_aboard_moves_the_boat() -> None:
    """SV-22"""
    crew = {"ra": "boat C3", "ba": "boat C3", "rb": "A8", "bb": "A8", "ga": "A8"}
    assert moves_of(lay(0, who=crew, boats="C3"), "boat C3>")
    assert moves_of(lay(1, who=crew, boats="C3"), "boat C3>")
    assert not moves_of(lay(2, who=crew, boats="C3"), "boat C3>")
    more = {**crew, "rc": "boat C3"}
    assert moves_of(lay(0, who=more, boats="C3"), "boat C3>")
    with pytest.raises(strandline.IllegalMove, match=r"control it.*SV-22"):
        lay(1, who=more, boats="C3").play("boat C3>C4")
    assert moves_of(lay(2, who={"ga": "A8"}, boats="C3"), "boat C3>")


def test_sv_22_a_boat_goes_to_a_sea_hex_without_a_boat() -> None:
    """SV-22"""
    position = lay(tiles="D4:b", who={"ra": "boat C3"}, boats="C3 C4")
    assert moves_of(position, "boat C3>") == ["boat C3>B3", "boat C3>B4", "boat C3>C2", "boat C3>D3"]
    for goal, said in (("C4", "boat on C4"), ("D4", "not sea"), ("A2", "not next")):
        with pytest.raises(strandline.IllegalMove, match=rf"{said}.*SV-22"):
            position.play(f"boat C3>{goal}")


# Hazards


@pytest.mark.parametrize(
    ("beasts", "crew", "swimmer", "boats"),
    [
        ({"serpents": "C4"}, "lost", "lost", {}),
        ({"whales": "C4"}, "C4", "C4", {}),
        ({"sharks": "C4"}, "boat C4", "lost", {"C4": ["ra"]}),
        ({"whales": "C4", "sharks": "C4"}, "lost", "lost", {}),
        ({"serpents": "C4", "whales": "C4"}, "lost", "lost", {}),
        ({"serpents": "C4", "whales": "C4", "sharks": "C4"}, "lost", "lost", {}),
        ({}, "boat C4", "C4", {"C4": ["ra"]}),
    ],
)
def test_sv_23_who_meets_whom(beasts: dict[str, str], crew: str, swimmer: str, boats: dict[str, list[str]]) -> None:
    """SV-23"""
    position = lay(who={"ra": "boat C3", "rb": "C5", "rc": "A8"}, boats="C3", **beasts)
    position = position.play("boat C3>C4")
    assert where(position, "ra") == crew
    position = position.play("rb>sea C4")
    assert (where(position, "ra"), where(position, "rb")) == (crew, swimmer)
    assert position.view()["boats"] == boats


@pytest.mark.parametrize("kind", ["serpents", "sharks", "whales"])
def test_sv_23_empty_boats_are_left_alone_and_creatures_share_a_hex(kind: str) -> None:
    """SV-23"""
    position = lay(who={"ra": "A8"}, boats="C3", **{kind: "C4 C4"}).play("boat C3>C4")
    assert position.view()["boats"] == {"C4": []}
    assert position.view()[kind] == {"C4": 2}


def test_sv_23_who_jumps_from_his_boat_to_a_shark_is_lost() -> None:
    """SV-23, SV-17"""
    position = lay(who={"ra": "boat C3", "rb": "A8"}, boats="C3", sharks="C3").play("ra>sea C3")
    assert where(position, "ra") == "lost"


def test_sv_23_boarding_an_empty_boat_beside_a_creature_is_settled_too() -> None:
    """SV-23"""
    position = lay(
        tiles="D4:b J7:b", who={"ra": "D4", "rb": "D4", "rc": "D4"}, boats="C3 C4", serpents="C3", whales="C4"
    )
    position = play(position, "ra>boat C3; rb>boat C4")
    assert (where(position, "ra"), where(position, "rb")) == ("lost", "C4")
    assert position.view()["boats"] == {}


# Sinking


def test_sv_24_beaches_first_then_forests_then_mountains() -> None:
    """SV-24"""
    position = lay(tiles="D4:f D5:m J7:b").play("sink J7")
    position = play(position, "back wind; die shark")
    with pytest.raises(strandline.IllegalMove, match=r"forest must sink now.*SV-24"):
        position.play("sink D5")
    position = play(position, "sink D4; back boat; die shark")
    assert position.moves() == ["sink D5"]


def test_sv_24_a_tile_by_the_sea_goes_before_one_that_is_shut_in() -> None:
    """SV-24"""
    ring = "E3:f E4:f F3:f F5:f G3:f G4:f"
    position = lay(tiles=f"F4:b J7:b {ring}")
    assert position.moves() == ["sink J7"]
    with pytest.raises(strandline.IllegalMove, match=r"does not touch the sea.*SV-24"):
        position.play("sink F4")
    position = play(position, "sink J7; back wind; die shark")
    assert position.moves() == ["sink F4"]
    lake = play(position, "sink F4; back wind; die shark")
    assert "sink F3" in lake.moves()


def test_sv_24_of_several_tiles_that_are_shut_in_any_may_be_taken() -> None:
    """SV-24"""
    position = lay(tiles="E4:b E5:b D4:f D5:f D6:f E3:f E6:f F4:f F5:f F6:f")
    assert position.moves() == ["sink E4", "sink E5"]


def test_sv_24_sunk_hexes_and_the_lake_are_sea() -> None:
    """SV-24"""
    position = lay(tiles="F5:b F6:b E4:f E5:f E6:f F4:f F7:f G4:f G6:f D5:f D6:f")
    assert position.moves() == ["sink F5", "sink F6"]
    assert "sink E5" in play(position, "sink F5; back wind; die shark; sink F6; back wind; die shark").moves()


def test_sv_25_those_on_a_sunk_tile_swim_where_it_was() -> None:
    """SV-25"""
    position = lay(tiles="D4:b", who={"ra": "D4", "ba": "D4"}).play("done").play("sink D4")
    assert position.turn == CHANCE
    assert position.view()["swimmers"] == {"D4": ["ra", "ba"]}
    assert position.view()["tiles"] == {}


def test_sv_26_a_kept_tile_is_seen_by_its_holder_and_others_see_its_terrain() -> None:
    """SV-26"""
    position = play(lay(tiles="J7:b J6:b"), "sink J7; back dolphin")
    hidden, known = {"terrain": "b", "effect": None}, {"terrain": "b", "effect": "dolphin"}
    assert position.view(0)["hands"] == [[known], [], [], []]
    assert position.view(1)["hands"] == position.view()["hands"] == [[hidden], [], [], []]
    shown = play(lay(tiles="J7:b J6:b"), "sink J7; back whale")
    assert shown.view()["seen"]["b"] == {"whale": 1}
    assert shown.view(0)["hands"] == [[], [], [], []]


def test_sv_27_a_shark_or_a_whale_comes_where_the_tile_was() -> None:
    """SV-27"""
    position = lay(tiles="D4:b J7:b", who={"ra": "D4"}).play("done").play("sink D4")
    shark = position.play("back shark")
    assert shark.view()["sharks"] == {"D4": 1}
    assert where(shark, "ra") == "lost"
    whale = position.play("back whale")
    assert whale.view()["whales"] == {"D4": 1}
    assert where(whale, "ra") == "D4"


def test_sv_28_a_boat_comes_and_takes_up_to_three_aboard() -> None:
    """SV-28"""
    three = {"ra": "D4", "ba": "D4", "bb": "D4", "ga": "A8"}
    position = play(lay(tiles="D4:b J7:b", who=three), "done; sink D4; back boat")
    assert position.view()["boats"] == {"D4": ["ra", "ba", "bb"]}
    assert position.turn == CHANCE


def test_sv_28_of_more_than_three_the_player_picks_exactly_three() -> None:
    """SV-28"""
    position = play(
        lay(tiles="D4:b J7:b", who=dict.fromkeys(("ra", "ba", "bb", "gj"), "D4")), "done; sink D4; back boat"
    )
    assert position.turn == 0
    assert position.moves() == ["aboard ba", "aboard bb", "aboard gj", "aboard ra"]
    position = play(position, "aboard ba; aboard gj")
    with pytest.raises(strandline.IllegalMove, match=r"not swimming on D4.*SV-28"):
        position.play("aboard ba")
    position = position.play("aboard bb")
    assert position.turn == CHANCE
    assert position.view()["boats"] == {"D4": ["ba", "bb", "gj"]}
    assert position.view()["swimmers"] == {"D4": ["ra"]}


def test_sv_29_a_whirlpool_takes_all_on_its_hex_and_the_sea_round_it() -> None:
    """SV-29"""
    position = lay(
        tiles="D4:f D5:f J7:m", who={"ra": "D4", "rb": "C3", "rc": "boat C4", "rd": "D5", "re": "B3", "ba": "boat C4"},
        boats="C4 D3 B4", serpents="C3 C3", sharks="E3", whales="E4 A2",
    )  # fmt: skip
    position = play(position, "done; sink D4; back whirlpool")
    view = position.view()
    assert [where(position, f"r{x}") for x in "abcde"] == ["lost", "lost", "lost", "D5", "B3"]
    assert where(position, "ba") == "lost"
    assert (view["boats"], view["serpents"], view["sharks"], view["whales"]) == ({"B4": []}, {}, {}, {"A2": 1})


def test_sv_30_the_volcano_ends_the_game_at_once() -> None:
    """SV-30"""
    position = play(lay(tiles="J7:m J6:m", who={"ra": "NW"}), "sink J7; back volcano")
    assert position.turn is None
    assert position.view()["sunk"] == "J7"
    assert position.moves() == []
    assert position.result == (1.0, 0.0, 0.0, 0.0)


def test_sv_31_there_are_enough_pieces_for_all_tiles_that_bring_them() -> None:
    """SV-31"""
    brings = {EFFECTS[e]: sum(MIX[t] >> 4 * e & 15 for t in (1, 2, 3)) for e in range(3)}
    assert brings == {"shark": 6, "whale": 5, "boat": 4}
    assert brings["boat"] + 8 == 12


def test_sv_31_twelve_boats_find_room_in_two_lists_of_63_bits() -> None:
    """SV-31: the eight of the start and the four of the tiles."""
    names = "A2 A4 A6 A8 C0 C2 C4 C6 C8 C10 M2 M4"
    position = lay(who={"ra": "M8"}, boats=names)
    assert all(0 < boats < 1 << 63 for boats in position.row()[FLEET : FLEET + 2])
    assert {move.split(">")[0] for move in moves_of(position, "boat ")} == {f"boat {name}" for name in names.split()}


# Own-turn tiles


def test_sv_32_the_dolphin_carries_one_swimmer_up_to_three_hexes() -> None:
    """SV-32"""
    position = lay(who={"ra": "C3", "rb": "C5", "rc": "boat A8"}, boats="A8", hands={0: ["b:dolphin"]})
    position = position.play("play dolphin")
    assert not moves_of(position, "rc")
    assert "ra>C4" in position.moves()
    position = position.play("ra>C4")
    assert "ra>C3" in position.moves()
    with pytest.raises(strandline.IllegalMove, match=r"one swimmer.*SV-32"):
        position.play("rb>C6")
    with pytest.raises(strandline.IllegalMove, match=r"cannot board or land.*SV-32"):
        position.play("ra>sea C3")
    stopped = position.play("stop")
    assert "ra>sea C5" in stopped.moves()
    third = play(position, "ra>C3; ra>C2")
    assert "done" in third.moves()
    assert "ra>sea C1" in third.moves()


def test_sv_32_the_dolphin_helps_no_passenger_not_even_on_the_first_hex() -> None:
    """SV-32, SV-35: A2 has the number 0."""
    hands = {0: ["b:dolphin"]}
    position = lay(who={"ra": "boat A2", "rb": "C3"}, boats="A2", hands=hands).play("play dolphin")
    assert position.moves() == sorted(f"rb>{name}" for name in neighbours("C3"))
    assert lay(who={"ra": "boat A2"}, boats="A2", hands=hands).moves() == ["skip"]


def test_sv_32_the_dolphins_swimmer_is_settled_at_each_hex() -> None:
    """SV-32"""
    position = lay(who={"ra": "C3", "rb": "A8"}, sharks="C4", hands={0: ["b:dolphin"]})
    position = play(position, "play dolphin; ra>C4")
    assert where(position, "ra") == "lost"
    assert "done" in position.moves()


def test_sv_33_the_wind_drives_one_boat_up_to_three_hexes() -> None:
    """SV-33"""
    who = {"ra": "boat C3", "ba": "boat C6", "bb": "boat C6"}
    position = lay(who=who, boats="C3 C6 A8", hands={0: ["b:wind"]}).play("play wind")
    assert moves_of(position, "boat A8>")
    assert not moves_of(position, "boat C6>")
    position = position.play("boat C3>C4")
    with pytest.raises(strandline.IllegalMove, match=r"one boat.*SV-33"):
        position.play("boat A8>A7")
    position = play(position, "boat C4>C3; boat C3>C2")
    assert where(position, "ra") == "boat C2"
    assert position.view()["left"] == 3
    assert "boat C2>C1" in position.moves()


def test_sv_33_a_boat_that_the_wind_drives_onto_a_whale_is_wrecked_and_stops() -> None:
    """SV-33"""
    position = lay(who={"ra": "boat C3"}, boats="C3", whales="C4", hands={0: ["b:wind"]})
    position = play(position, "play wind; boat C3>C4")
    assert where(position, "ra") == "C4"
    assert "ra>sea C5" in position.moves()


@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_sv_34_a_creature_goes_to_any_empty_sea_hex(kind: str) -> None:
    """SV-34"""
    position = lay(
        tiles="J7:b", who={"ra": "C3"}, boats="C4", whales="A3 A2", serpents="A4 A2", sharks="A5 A2",
        hands={0: [f"b:move-{kind}"]},
    )  # fmt: skip
    position = position.play(f"play {kind}")
    empty = 133 - len({"J7", "C3", "C4", "A2", "A3", "A4", "A5"})
    assert len(position.moves()) == 2 * empty
    for goal in ("C3", "C4", "A2", "A3", "J7"):
        with pytest.raises(strandline.IllegalMove, match=r"not an empty sea hex.*SV-34"):
            position.play(f"{kind} A2>{goal}")
    moved = position.play(f"{kind} A2>J6")
    assert moved.view()[f"{kind}s"]["J6"] == 1
    assert "done" in moved.moves()


def test_sv_35_a_tile_that_can_do_nothing_cannot_be_played() -> None:
    """SV-35"""
    position = lay(tiles="D4:b", who={"ra": "D4"}, hands={0: ["b:dolphin", "b:wind", "b:move-whale"]})
    assert position.moves() == ["skip"]
    for tile in ("dolphin", "wind", "whale"):
        with pytest.raises(strandline.IllegalMove, match=r"would do nothing.*SV-35"):
            position.play(f"play {tile}")


def test_sv_35_the_wind_drives_no_boat_that_is_shut_in() -> None:
    """SV-22, SV-35: by tiles, and by a boat of another's."""
    shut_in = {"tiles": "E3:f E4:f F3:f G3:f G4:f", "boats": "F4 F5", "hands": {0: ["b:wind"]}}
    who = {"ra": "boat F4", "ba": "boat F5"}
    assert lay(who=who, **shut_in).moves() == ["skip"]
    assert lay(who={**who, "rb": "boat F5"}, **shut_in).moves() == ["play wind", "skip"]


def test_sv_35_once_played_a_step_must_follow() -> None:
    """SV-35"""
    position = lay(who={"ra": "C3"}, boats="C6", hands={0: ["b:dolphin", "b:wind"]})
    for tile in ("dolphin", "wind"):
        played = position.play(f"play {tile}")
        assert "stop" not in played.moves()
        with pytest.raises(strandline.IllegalMove, match="SV-35"):
            played.play("stop")


def test_sv_35_of_two_alike_the_older_is_used() -> None:
    """SV-35"""
    position = lay(who={"ra": "C3"}, hands={0: ["b:dolphin", "f:dolphin"]}).play("play dolphin")
    assert position.view(0)["hands"][0] == [{"terrain": "f", "effect": "dolphin"}]
    assert position.view()["seen"]["b"] == {"dolphin": 1}


# Creatures


@pytest.mark.parametrize(("kind", "steps"), [("serpent", 1), ("shark", 2), ("whale", 3)])
def test_sv_36_a_creature_may_go_so_far_turn_back_or_stop(kind: str, steps: int) -> None:
    """SV-36"""
    position = to_die(lay(tiles="J7:b J6:b", **{f"{kind}s": "C4 A2"}), kind)
    assert position.play("stay").turn == 1
    path = ["C4", "C5", "C4", "C5"]
    for n in range(steps):
        assert position.turn == 0
        if n:
            with pytest.raises(strandline.IllegalMove, match=r"already moving.*SV-36"):
                position.play(f"{kind} A2>A3")
            assert position.play("stay").turn == 1
        position = position.play(f"{kind} {path[n]}>{path[n + 1]}")
    assert position.turn == 1


def test_sv_36_each_hex_on_the_way_is_settled_and_two_on_one_hex_are_as_one() -> None:
    """SV-36"""
    position = to_die(lay(tiles="J7:b", who={"ba": "C6"}, sharks="C4 C4"), "shark")
    assert len(position.moves()) == 7
    position = play(position, "shark C4>C5; shark C5>C6")
    assert where(position, "ba") == "lost"
    assert position.view()["sharks"] == {"C4": 1, "C6": 1}


def test_sv_37_a_shark_stops_where_it_bit_and_a_whale_where_it_struck() -> None:
    """SV-37"""
    bitten = to_die(lay(tiles="J7:b J6:b", who={"ba": "C5"}, sharks="C4"), "shark").play("shark C4>C5")
    assert bitten.turn == 1
    struck = to_die(lay(tiles="J7:b J6:b", who={"ba": "boat C5"}, boats="C5", whales="C4"), "whale").play("whale C4>C5")
    assert (struck.turn, where(struck, "ba")) == (1, "C5")
    past = to_die(lay(tiles="J7:b", who={"ba": "C5"}, boats="C5", whales="C4"), "whale").play("whale C4>C5")
    assert (past.turn, where(past, "ba")) == (0, "C5")


def test_sv_38_creatures_go_nowhere_but_the_sea() -> None:
    """SV-38"""
    position = to_die(lay(tiles="J7:b", sharks="C3 B1"), "shark")
    assert moves_of(position, "shark B1>") == ["shark B1>B2", "shark B1>C0", "shark B1>C1"]
    position = to_die(lay(tiles="D4:f J7:b", sharks="C3"), "shark")
    with pytest.raises(strandline.IllegalMove, match=r"not sea.*SV-38"):
        position.play("shark C3>D4")


# Reactions


def test_sv_39_a_swimmers_owner_may_repel_the_shark() -> None:
    """SV-39"""
    position = lay(tiles="J7:b J6:b", who={"ba": "C5", "ga": "C5"}, sharks="C4", hands={1: ["b:repel-shark"]})
    position = to_die(position, "shark").play("shark C4>C5")
    assert (position.turn, position.moves()) == (1, ["let", "repel"])
    repelled = position.play("repel")
    assert repelled.view()["sharks"] == {}
    assert repelled.view()["swimmers"] == {"C5": ["ba", "ga"]}
    assert repelled.view(1)["hands"][1] == []
    let = position.play("let")
    assert let.view()["swimmers"] == {}
    assert let.view()["sharks"] == {"C5": 1}


def test_sv_39_a_repelling_tile_is_not_played_on_the_own_turn() -> None:
    """SV-39"""
    position = lay(who={"ra": "C3"}, sharks="C4", hands={0: ["b:repel-shark"]})
    assert position.moves() == ["skip"]
    with pytest.raises(strandline.IllegalMove, match="SV-39"):
        position.play("play repel-shark")


def test_sv_40_who_controls_the_boat_may_repel_the_whale() -> None:
    """SV-40"""
    who = {"ba": "boat C5", "ga": "boat C5", "bb": "boat C5"}
    hands = {1: ["f:repel-whale"], 2: ["f:repel-whale"]}
    position = to_die(lay(tiles="J7:b J6:b", who=who, boats="C5", whales="C4", hands=hands), "whale")
    position = position.play("whale C4>C5")
    assert (position.turn, position.moves()) == (1, ["let", "repel"])
    repelled = position.play("repel")
    assert repelled.view()["whales"] == {}
    assert repelled.view()["boats"] == {"C5": ["ba", "bb", "ga"]}
    let = position.play("let")
    assert let.view()["boats"] == {}
    assert let.turn == 1


def test_sv_40_all_who_are_tied_for_the_boat_are_asked() -> None:
    """SV-40"""
    who = {"ba": "boat C5", "ga": "boat C5"}
    hands = {1: ["f:repel-whale"], 2: ["f:dolphin"]}
    position = lay(tiles="J7:b J6:b", who=who, boats="C5", whales="C4", hands=hands)
    assert to_die(position, "whale").play("whale C4>C5").asked == (1, 2)


def test_sv_41_who_is_asked_depends_only_on_what_everyone_sees() -> None:
    """SV-41"""
    who = {"ra": "C5", "ba": "C5", "ga": "C5", "ya": "C5"}
    hands = {0: ["b:repel-shark"], 2: ["b:wind"], 3: ["f:repel-shark"]}
    position = to_die(lay(0, tiles="J7:b J6:b", who=who, sharks="C4", hands=hands), "shark").play("shark C4>C5")
    assert (position.turn, position.moves()) == (2, ["let"])
    with pytest.raises(strandline.IllegalMove, match="SV-39"):
        position.play("repel")
    position = position.play("let")
    assert (position.turn, position.moves()) == (3, ["let", "repel"])
    assert len(position.play("repel").view()["swimmers"]["C5"]) == 4


def test_sv_41_the_first_who_repels_ends_it_for_all() -> None:
    """SV-41"""
    who = {"ba": "C5", "ga": "C5"}
    hands = {1: ["b:repel-shark"], 2: ["f:repel-shark"]}
    position = to_die(lay(3, tiles="J7:b J6:b", who=who, sharks="C4", hands=hands), "shark").play("shark C4>C5")
    assert position.turn == 1
    after = position.play("repel")
    assert after.turn == 0
    assert len(after.view()["hands"][2]) == 1


def test_sv_41_they_are_asked_clockwise_from_the_player_whose_turn_it_is() -> None:
    """SV-41"""
    who = {"ra": "C5", "ba": "C5", "ya": "C5"}
    hands = {0: ["b:wind"], 1: ["b:wind"], 3: ["b:dolphin"]}
    position = to_die(lay(2, tiles="J7:b J6:b", who=who, sharks="C4", hands=hands), "shark").play("shark C4>C5")
    for asked in ((3, 0, 1), (0, 1), (1,)):
        assert (position.turn, position.asked) == (asked[0], asked)
        position = position.play("let")
    assert position.view()["swimmers"] == {}


def test_sv_41_who_repels_ends_the_turn_though_another_creature_could_move() -> None:
    """SV-41"""
    position = lay(tiles="J7:b J6:b", who={"ba": "C5"}, sharks="C4 C8", hands={1: ["b:repel-shark"]})
    repelled = play(to_die(position, "shark"), "shark C4>C5; repel")
    assert repelled.view()["sharks"] == {"C8": 1}
    assert (repelled.view()["active"], repelled.view()["phase"]) == (1, "walking")


def test_sv_42_sailing_swimming_and_tiles_give_no_reaction() -> None:
    """SV-42"""
    hands = {0: ["b:repel-shark", "f:repel-whale"], 1: ["b:repel-shark"]}
    position = play(lay(who={"ra": "C3", "rb": "A8"}, sharks="C4", hands=hands), "skip; ra>sea C4")
    assert (position.turn, where(position, "ra")) == (0, "lost")
    position = play(lay(who={"ra": "boat C3"}, boats="C3", whales="C4", hands=hands), "skip; boat C3>C4")
    assert (position.turn, where(position, "ra")) == (0, "C4")
    position = play(lay(tiles="D4:b J7:b", who={"ba": "D4"}, hands={1: ["b:repel-shark"]}), "sink D4; back shark")
    assert (position.turn, where(position, "ba")) == (CHANCE, "lost")


# End and score


def test_sv_43_the_highest_sum_of_saved_values_wins_and_equal_sums_share() -> None:
    """SV-43"""
    who = {"rj": "NW", "bh": "SE", "bd": "SE", "ga": "C3", "yi": "D4"}
    position = play(lay(tiles="J7:m D4:m", who=who), "sink J7; back volcano")
    assert position.view()["scores"] == [6, 6, 0, 0]
    assert position.result == (0.5, 0.5, 0.0, 0.0)
    nobody = play(lay(tiles="J7:m D4:m", who={"ga": "C3"}), "sink J7; back volcano")
    assert nobody.result == (0.25, 0.25, 0.25, 0.25)


def test_sv_44_who_has_no_explorer_left_plays_on() -> None:
    """SV-44"""
    position = lay(1, tiles="J7:b J6:b", who={"ra": "C3"}, boats="C4", whales="A2", hands={1: ["b:wind"]})
    position = play(position, "play wind; boat C4>C5; stop")
    assert position.moves() == ["sink J6", "sink J7"]
    assert play(position, "sink J6; back dolphin; die whale").turn == 1
