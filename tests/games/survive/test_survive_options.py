"""Survive: options, variants and text, SV-45 to SV-61."""

import re
from collections import Counter
from pathlib import Path

import pytest
from atlantis import START, lay, moves_of, play, to_die, where

import strandline
from strandline import BadOption, BadText, IllegalMove, Position
from strandline.games.survive import notation

FOUR = strandline.game("survive")
DUO = strandline.game("survive", players=2, colours=2)


def first_moves(position: Position, n: int) -> Position:
    for _ in range(n):
        position = position.play(position.moves()[0])
    return position


def all_placed(game: strandline.Game) -> Position:
    position = game.load(START)
    return first_moves(position, 12 * game.options.players * game.options.colours)


def shown(position: Position, move: str, seat: int, now: Position) -> str:
    """How a move made at a position is shown to a seat later."""
    return notation.shown(position.row(), position._named[move], seat, now.row())


# Memory


def test_sv_45_values_hidden_shows_nobody_his_values_after_the_set_up() -> None:
    """SV-45"""
    last_boat = first_moves(FOUR.load(START), 47)
    assert len(last_boat.view(0)["values"]) == 10
    assert last_boat.play(last_boat.moves()[0]).view(0)["values"] == {}


def test_sv_45_values_own_shows_the_owner_his_own() -> None:
    """SV-45"""
    position = all_placed(strandline.game("survive", values="own"))
    assert {who[0] for who in position.view(2)["values"]} == {"g"}
    assert len(position.view(2)["values"]) == 10
    assert position.view()["values"] == {}


@pytest.mark.parametrize("values", ["hidden", "own"])
def test_sv_45_at_the_end_all_values_and_hands_are_shown(values: str) -> None:
    """SV-45"""
    position = lay(tiles="J7:m", who={"rj": "NW", "ba": "C3"}, hands={2: ["b:dolphin"]}, values=values)
    position = play(position, "sink J7; back volcano")
    for seat in (None, 0, 3):
        view = position.view(seat)
        assert len(view["values"]) == 40
        assert view["hands"][2] == [{"terrain": "b", "effect": "dolphin"}]


# Options and variants


def test_sv_46_two_players_have_two_colours_each() -> None:
    """SV-46"""
    position = DUO.load(START)
    assert len(position.moves()) == 2 * 6 * 40
    assert {move.split()[1][0] for move in position.moves()} == {"r", "g"}
    position = position.play("put g6 D4")
    assert position.turn == 1
    for move, said in (("put r1 D5", "not your colour.*SV-46"), ("put 1 D5", "name the colour too.*SV-53")):
        with pytest.raises(IllegalMove, match=said):
            position.play(move)
    position = all_placed(DUO)
    assert len(position.view()["boats"]) == 8
    assert Counter(who[0] for people in position.view()["walkers"].values() for who in people) == dict.fromkeys(
        "rbgy", 10
    )


def test_sv_46_both_colours_count_together_for_control_and_score() -> None:
    """SV-46"""
    who = {"ra": "boat C3", "ga": "boat C3", "ba": "boat C3", "rj": "NW", "gj": "SW", "yi": "SE"}
    ours = lay(0, tiles="J7:m", who=who, boats="C3", players=2, colours=2)
    assert moves_of(ours, "boat C3>")
    assert moves_of(ours, "ga>")
    assert not moves_of(lay(1, tiles="J7:m", who=who, boats="C3", players=2, colours=2), "boat C3>")
    over = play(ours, "done; sink J7; back volcano")
    assert over.view()["scores"] == [12, 5]


def test_sv_46_a_player_sees_the_values_of_both_his_colours() -> None:
    """SV-46, SV-56"""
    start = strandline.game("survive", players=2, colours=2).load(START)
    assert [start.shown("put g6 D4", seat) for seat in (0, 1)] == ["put g6 D4", "put g? D4"]
    assert [start.play("put g6 D4").view(seat)["values"] for seat in (0, 1)] == [{"ga": 6}, {}]


def test_sv_46_who_boards_with_both_colours_has_most_aboard() -> None:
    """SV-46"""
    who = {"ra": "D4", "ga": "D4", "ba": "boat C3"}
    position = lay(0, tiles="D4:b J6:b J7:b", who=who, boats="C3", players=2, colours=2)
    assert not moves_of(position, "boat C3>")
    position = play(position, "ra>boat C3; ga>boat C3")
    assert moves_of(position, "boat C3>")
    position = play(position, "done; sink J7; back wind; die shark")
    assert position.turn == 1
    assert not moves_of(position, "boat C3>")


def test_sv_46_the_second_colour_swims_with_the_dolphin_moves_and_is_lost_like_the_first() -> None:
    """SV-46"""
    carried = lay(who={"ga": "C3"}, hands={0: ["b:dolphin"]}, players=2, colours=2)
    assert where(play(carried, "play dolphin; ga>C4; stop"), "ga") == "C4"
    alone = lay(who={"ga": "C3"}, serpents="C4", players=2, colours=2)
    assert where(alone.play("ga>sea C4"), "ga") == "lost"
    aboard = lay(who={"ga": "boat C3"}, boats="C3", players=2, colours=2)
    assert where(aboard.play("boat C3>C4"), "ga") == "boat C4"


def test_sv_46_of_both_colours_on_a_sunk_tile_all_are_put_aboard_or_picked() -> None:
    """SV-46, SV-28"""
    three = dict.fromkeys(("ra", "ga", "ya"), "J7")
    position = play(lay(tiles="J7:f J6:f", who=three, players=2, colours=2), "done; sink J7; back boat")
    assert position.view()["boats"] == {"J7": ["ra", "ga", "ya"]}
    four = lay(tiles="J7:f J6:f", who={**three, "gb": "J7"}, players=2, colours=2)
    assert play(four, "done; sink J7; back boat").moves() == ["aboard ga", "aboard gb", "aboard ra", "aboard ya"]


def test_sv_47_crowded_lets_two_stand_on_a_tile_that_is_not_by_the_sea() -> None:
    """SV-47"""
    position = strandline.game("survive", variants=["crowded"]).load(START)
    position = play(position, "put 1 E5; put 1 E5; put 1 D4; put 1 F5")
    for cell in ("E5", "D4", "F5"):
        assert f"put 2 {cell}" not in position.moves()
        with pytest.raises(IllegalMove, match="SV-47"):
            position.play(f"put 2 {cell}")
    position = play(position, "put 1 E4; put 1 F4; put 2 F4")
    assert "put 1 E4" in position.moves()
    plain = FOUR.load(START).play("put 1 E5")
    assert "put 1 E5" not in plain.moves()


def test_sv_48_last_explorer_ends_when_nobody_is_left_and_the_volcano_is_a_whirlpool() -> None:
    """SV-48"""
    position = lay(tiles="D4:m J7:m", who={"ra": "D4", "ba": "A8"}, variants=["last-explorer"])
    position = play(position, "done; sink D4; back volcano")
    assert position.turn is not None
    assert position.view()["lost"].count("ra") == 1
    landed = lay(tiles="J7:m", who={"rj": "B1"}, boats="A8", variants=["last-explorer"]).play("rj>NW")
    assert landed.turn is None
    assert landed.result == (1.0, 0.0, 0.0, 0.0)
    bitten = to_die(lay(tiles="J7:b", who={"ba": "C5"}, sharks="C4", variants=["last-explorer"]), "shark")
    assert bitten.play("shark C4>C5").turn is None


def test_sv_48_last_explorer_ends_at_once_by_whatever_takes_the_last() -> None:
    """SV-48"""
    last = {"variants": ["last-explorer"]}
    dolphin = lay(who={"ra": "C3"}, serpents="C4", hands={0: ["b:dolphin"]}, **last)
    assert play(dolphin, "play dolphin; ra>C4").turn is None
    shark = lay(tiles="J7:b J6:b", who={"ba": "C5"}, sharks="C4", hands={1: ["b:wind"]}, **last)
    assert play(to_die(shark, "shark"), "shark C4>C5; let").turn is None
    whirlpool = lay(tiles="J7:m J6:m", who={"ba": "J7"}, **last)
    assert play(whirlpool, "sink J7; back whirlpool").turn is None


def test_sv_48_after_the_last_tile_there_are_60_more_turns() -> None:
    """SV-48"""
    position = lay(tiles="J7:m", who={"ba": "C5"}, variants=["last-explorer"], players=3)
    position = play(position, "sink J7; back whirlpool; die shark")
    turns = 0
    while position.turn is not None:
        if position.moves()[0].startswith("die"):
            turns += 1
            position = position.play("die shark")
        else:
            position = position.play("done")
    assert turns == 60
    assert position.view()["sunk"] == "J7"


def test_sv_49_equal_counts_heads() -> None:
    """SV-49"""
    who = {"rj": "NW", "ba": "SE", "bb": "SE"}
    position = play(lay(tiles="J7:m", who=who, variants=["equal"]), "sink J7; back volcano")
    assert position.view()["scores"] == [1, 2, 0, 0]
    assert position.result == (0.0, 1.0, 0.0, 0.0)
    to_the_last = play(lay(tiles="J7:m", who=who, variants=["equal", "last-tile"]), "sink J7; back shark")
    assert to_the_last.view()["scores"] == [1, 2, 0, 0]


def test_sv_50_last_tile_ends_when_the_last_tile_is_off_and_its_effect_done() -> None:
    """SV-50"""
    four = dict.fromkeys(("ba", "bb", "bc", "bd"), "J7")
    position = lay(tiles="J6:m J7:f", who=four, variants=["last-tile"]).play("sink J7").play("back boat")
    position = play(position, "aboard ba; aboard bb; aboard bc; die shark; done; sink J6")
    position = position.play("back volcano")
    assert position.turn is None
    assert len(position.view()["lost"]) == 40
    picking = lay(tiles="J7:f", who=four, variants=["last-tile"]).play("sink J7").play("back boat")
    assert picking.turn == 0
    assert play(picking, "aboard ba; aboard bb; aboard bc").turn is None


def test_sv_51_winners_share_one_and_scores_are_told_beside_it() -> None:
    """SV-51"""
    who = {"ra": "NW", "bb": "NE", "gc": "SE", "ya": "C3"}
    position = lay(1, tiles="J7:m", who=who)
    assert position.view()["scores"] is None
    position = play(position, "sink J7; back volcano")
    assert position.view()["scores"] == [1, 1, 1, 0]
    assert position.result == pytest.approx((1 / 3, 1 / 3, 1 / 3, 0))


# Text


def test_sv_52_explorers_are_lettered_in_the_order_of_their_placing() -> None:
    """SV-52"""
    position = play(FOUR.load(START), "put 6 D4; put 1 D5; put 1 D6; put 1 D7; put 2 E3")
    assert position.view()["walkers"] == {"D4": ["ra"], "D5": ["ba"], "D6": ["ga"], "D7": ["ya"], "E3": ["rb"]}
    with pytest.raises(IllegalMove, match=r"zz.*SV-55"):
        lay(who={"ra": "C3"}).play("zz>D5")


def test_sv_53_set_up_moves_say_value_and_hex() -> None:
    """SV-53"""
    assert "put 6 D4" in FOUR.load(START).moves()
    assert "put g6 D4" in DUO.load(START).moves()
    assert first_moves(FOUR.load(START), 40).moves()[0] == "boat C3"
    with pytest.raises(IllegalMove, match="SV-53"):
        FOUR.load(START).play("put r6 D4")


def test_sv_54_step_1_in_text() -> None:
    """SV-54"""
    hands = {0: ["b:dolphin", "b:wind", "b:move-serpent", "b:move-shark", "b:move-whale"]}
    position = lay(who={"ra": "C3"}, boats="C3", serpents="A2", sharks="A3", whales="A4", hands=hands)
    assert position.moves() == ["play dolphin", "play serpent", "play shark", "play whale", "play wind", "skip"]
    assert "stop" in play(position, "play dolphin; ra>B3").moves()
    assert "stop" in play(position, "play wind; boat C3>C4").moves()
    assert "shark A3>F0" in position.play("play shark").moves()


def test_sv_55_step_2_in_text() -> None:
    """SV-55"""
    position = lay(tiles="D4:b D5:b", who={"ra": "D4", "rb": "B1"}, boats="C3")
    assert {"ra>D5", "ra>boat C3", "ra>sea C3", "rb>NW", "boat C3>C4", "done"} <= set(position.moves())
    with pytest.raises(IllegalMove, match=r"type ra>sea C3.*SV-55"):
        position.play("ra>C3")
    assert position.play(" RA > Sea  c3").history == ("ra>sea C3",)
    assert DUO.load(START).play("PUT G6 d4").history == ("put g6 D4",)


def test_sv_56_others_are_shown_what_they_may_see() -> None:
    """SV-56"""
    start = FOUR.load(START)
    later = start.play("put 6 D4")
    in_play = all_placed(FOUR)
    launching = first_moves(FOUR.load(START), 47)
    assert shown(start, "put 6 D4", 0, later) == shown(start, "put 6 D4", 0, launching) == "put 6 D4"
    assert shown(start, "put 6 D4", 1, later) == shown(start, "put 6 D4", -1, later) == "put ? D4"
    assert shown(start, "put 6 D4", 0, in_play) == "put ? D4"
    own = strandline.game("survive", values="own")
    assert shown(own.load(START), "put 6 D4", 0, all_placed(own)) == "put 6 D4"
    assert shown(DUO.load(START), "put g6 D4", 1, DUO.load(START)) == "put g? D4"
    sunk = lay().play("sink J7")
    kept = sunk.play("back dolphin")
    assert [shown(sunk, "back dolphin", seat, kept) for seat in (0, 1, -1)] == ["back dolphin", "back ?", "back ?"]
    assert shown(sunk, "back shark", 1, kept) == "back shark"
    assert [sunk.shown("back dolphin", seat) for seat in (0, 1, None)] == ["back dolphin", "back ?", "back ?"]
    assert [start.shown("put 6 d4", seat) for seat in (0, 1, None)] == ["put 6 D4", "put ? D4", "put ? D4"]
    over = play(lay(tiles="J7:m"), "sink J7; back volcano")
    assert shown(start, "put 6 D4", 1, over) == "put 6 D4"
    assert shown(sunk, "back dolphin", 1, over) == "back dolphin"


def test_sv_57_step_4_in_text() -> None:
    """SV-57"""
    position = to_die(lay(tiles="J7:b", sharks="C3"), "shark")
    assert position.history[-1] == "die shark"
    assert {"shark C3>C4", "stay"} <= set(position.moves())


def test_sv_58_done_stop_stay_and_skip_are_unwritten_when_there_is_nothing_else() -> None:
    """SV-58"""
    shut_in = "E3:f E4:f F3:f F5:f G3:f G4:f"
    assert lay(tiles=shut_in + " J7:b", who={"ra": "F4"}).moves() == ["sink J7"]
    trapped = to_die(lay(tiles=shut_in + " J7:b J6:b", serpents="F4"), "serpent")
    assert trapped.turn == 1
    assert lay(tiles="J7:b", hands={}).moves() == ["sink J7"]


def test_sv_58_a_lone_swimmer_who_has_swum_leaves_nothing_to_decide() -> None:
    """SV-58"""
    assert lay(tiles="J7:b", who={"ra": "C3"}).play("ra>sea C4").moves() == ["sink J7"]
    beside_room = lay(tiles="J7:b", who={"ra": "C3", "ba": "boat C4"}, boats="C4")
    assert beside_room.play("ra>sea C4").moves() == ["sink J7"]


@pytest.mark.parametrize(
    ("tiles", "who", "boats", "first", "then"),
    [
        ("", {"ra": "boat C3", "ba": "boat C3", "bb": "boat C3"}, "C3", "", ["done", "ra>sea C3"]),
        ("", {"ra": "C3", "ba": "boat C3", "bb": "boat C3"}, "C3", "ra>boat C3", ["sink J7"]),
        ("", {"ra": "B1", "ba": "boat B1", "bb": "boat B1"}, "B1", "ra>boat B1", ["done", "ra>NW"]),
        (
            "", {"ra": "C3", "ba": "boat C3", "bb": "boat C3", "bc": "boat C2"}, "C3 C2", "ra>boat C3",
            ["done", "ra>boat C2"],
        ),
        ("", {"ra": "A2", "rb": "A8", "ba": "NW"}, "", "ra>sea A3", ["done", "rb>sea A7", "rb>sea B8", "rb>sea B9"]),
        ("E3:f E4:f F3:f F5:f G3:f G4:f", {"ra": "F4", "ba": "boat F4"}, "F4", "", ["done", "ra>boat F4"]),
    ],
    ids=[
        "jump from another's boat",
        "none, a tired passenger",
        "land, though tired",
        "change boats, though tired",
        "another swims",
        "climb aboard in a lake",
    ],
)  # fmt: skip
def test_sv_58_a_last_thing_to_decide_is_found(
    tiles: str, who: dict[str, str], boats: str, first: str, then: list[str]
) -> None:
    """SV-11, SV-17, SV-18, SV-19, SV-21, SV-58"""
    position = lay(tiles=f"{tiles} J7:b", who=who, boats=boats)
    assert (position.play(first) if first else position).moves() == then


def test_sv_58_positions_are_not_counted() -> None:
    """SV-48, SV-58: no game ends by repetition."""
    position = lay(who={"ra": "C3"})
    rules, row = FOUR.kernel, position.row()
    assert (rules.key(row), rules.fresh(row), rules.repeats(row)) == (0, 1, 0)
    assert position.repetition_keys() == [0]


def test_sv_58_with_a_tile_in_hand_step_1_is_asked_even_if_skip_is_all() -> None:
    """SV-58"""
    assert lay(hands={0: ["f:repel-whale"]}).moves() == ["skip"]
    assert play(lay(tiles="J7:b J6:b"), "sink J7").play("back shark").turn == strandline.CHANCE


def test_sv_59_a_start_and_the_moves_tell_a_whole_game() -> None:
    """SV-59"""
    position = first_moves(FOUR.load(START), 60)
    assert position.text.startswith(START + " | put 1 D4; ")
    assert FOUR.load(position.text) == position
    assert FOUR.load(position.start).text == START
    for text, said in (
        ("", "SV-59"),
        (START[:-2], "SV-59"),
        (START[1:], "39 letters"),
        ("x" + START[1:], "SV-59"),
        ("m" + START[1:], r"b comes 15 times.*SV-5"),
        (START[:-1] + "4", "0, 1, 2, 3"),
    ):
        with pytest.raises(BadText, match=said):
            FOUR.load(text)
    with pytest.raises(BadText):
        FOUR.load(START + " | put 7 D4")


def test_sv_60_placing_and_the_first_turn_begin_with_the_first_player() -> None:
    """SV-60"""
    position = strandline.game("survive", players=3).load(START[:-1] + "2")
    order = []
    while "done" not in position.moves():
        order.append(position.turn)
        position = position.play(position.moves()[0])
    assert order == [2, 0, 1] * 12
    assert position.turn == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, r"players.*2, 3, 4.*SV-61"),
        ({"players": 5}, r"SV-61"),
        ({"players": True}, r"SV-61"),
        ({"colours": 2}, r"colours.*SV-46"),
        ({"players": 2, "colours": 3}, r"1, 2.*SV-46"),
        ({"variants": "crowded"}, r"SV-61"),
        ({"variants": ["crowd"]}, r"crowded, equal.*SV-61"),
        ({"variants": 3}, r"SV-61"),
        ({"variants": ["last-tile", "last-explorer"]}, r"SV-50"),
        ({"values": "open"}, r"hidden, own.*SV-45"),
        ({"layout": 1}, r"players, colours, variants, values"),
    ],
)
def test_sv_61_options_are_checked(options: dict[str, object], said: str) -> None:
    """SV-61"""
    with pytest.raises(BadOption, match=said):
        strandline.game("survive", **options)


def test_sv_61_defaults_and_order() -> None:
    """SV-61"""
    options = FOUR.options
    assert (options.players, options.colours, options.variants, options.values) == (4, 1, (), "hidden")
    game = strandline.game("survive", players=2, variants=["equal", "crowded", "equal"])
    assert game.options.variants == ("crowded", "equal")
    assert game == strandline.game("survive", players=2, variants=("crowded", "equal"))


# All of it


def test_every_rule_has_a_test() -> None:
    told = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    named = set(map(int, re.findall(r'"""SV-(\d+)', told)))
    assert named >= set(range(1, 62))
