"""Crab Stack, rule by rule. A position is one that a person can lay on the table."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest

import strandline
from strandline import BadOption, BadText, Position
from strandline.games.crab_stack.board import CELLS, HASH, LAYOUTS, PILES
from strandline.games.crab_stack.rules import pile

TWO = strandline.game("crab-stack")


def crabs(position: Position) -> Counter[str]:
    stacks = position.view()["cells"].values()
    return Counter(stack[i : i + 2] for stack in stacks for i in range(0, len(stack), 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cs_1_each_player_has_three_crabs_of_each_size(players: int) -> None:
    """CS-1"""
    dealt = crabs(strandline.game("crab-stack", players=players).start(seed=1))
    assert dealt == {colour + size: 3 for colour in "rbgy"[:players] for size in "SML"}


def test_cs_2_the_layouts_are_nested_and_leave_the_middle_open() -> None:
    """CS-2"""
    two, three, corners, four = (
        set(LAYOUTS[players][name]) for players, name in ((2, "rings"), (3, "alternate"), (3, "corners"), (4, "rings"))
    )
    assert (len(two), len(three), len(corners), len(four)) == (18, 27, 27, 36)
    assert two < three < four
    assert two < corners < four
    assert "d4" not in four
    assert three - two == {"d7", "f5", "g3", "g1", "e1", "c1", "a1", "a3", "b5"}
    assert corners - two == {"c6", "d7", "e6", "g2", "g1", "f1", "b1", "a1", "a2"}


def test_cs_2_a_layout_of_ones_own_must_have_nine_connected_rocks_for_each_player() -> None:
    """CS-2"""
    line = [f"{column}{row}" for column in "abcdef" for row in (1, 2, 3)]
    own = strandline.game("crab-stack", layout=line).start(seed=4)
    assert set(own.view()["cells"]) == set(line)
    for wrong, said in (
        (line[1:], "needs 18 rocks, but this one has 17"),
        ([*line[1:], ["a1"]], "a1"),
        ([*line[1:], "d4"], "d4"),
        ([*line[1:], "z9"], "z9"),
        ([*line[1:], "a2"], "a2"),
        ([*line[:-1], "g4"], "must form one connected group"),
    ):
        with pytest.raises(BadOption, match=said):
            strandline.game("crab-stack", layout=wrong)


def test_cs_3_cells_are_named_by_column_and_counted_from_the_bottom() -> None:
    """CS-3"""
    heights = Counter(name[0] for name in CELLS)
    assert heights == {"a": 4, "b": 5, "c": 6, "d": 6, "e": 6, "f": 5, "g": 4}
    assert list(CELLS) == sorted(CELLS)
    everywhere = " ".join(f"{name}:rL" for name in ("a1", "a2", "b1"))
    assert strandline.game("crab-stack", players=4).load(f"{everywhere} / r / rbgy").moves() == [
        "a1-a2", "a1-b1", "a2-a1", "b1-a1",
    ]  # fmt: skip


def test_cs_4_a_deal_fills_the_layout_and_any_player_may_begin() -> None:
    """CS-4"""
    game = strandline.game("crab-stack", players=3)
    starts = [game.start(seed=seed) for seed in range(40)]
    assert {start.turn for start in starts} == {0, 1, 2}
    assert len({start.text for start in starts}) == 40
    assert all(len(stack) == 2 for start in starts for stack in start.view()["cells"].values())


def test_cs_4_every_crab_is_dealt_everywhere() -> None:
    """CS-4: 18 cells, 6 kinds of crab: over 900 deals each kind lies on each cell 150 times, give or take 60."""
    seen = Counter((cell, stack) for seed in range(900) for cell, stack in TWO.start(seed=seed).view()["cells"].items())
    assert len(seen) == 18 * 6
    assert all(90 < times < 210 for times in seen.values())


def test_cs_4_play_goes_round_in_the_order_of_the_seats() -> None:
    """CS-4"""
    position = strandline.game("crab-stack", players=3).start(seed=2)
    turns = []
    for _ in range(6):
        turns.append(position.turn)
        position = position.play(position.moves()[0])
    assert all(after == (before + 1) % 3 for before, after in pairwise(turns))


def test_cs_4_a_new_deal_leaves_nothing_of_the_game_before() -> None:
    """CS-4: the same deal on an empty table and on one with a choice pending on it."""
    used, empty = TWO.load("c4:bMbM d2:bL d3:rSrL d5:rL / r?r / r b").row(), TWO.blank()
    for row in (used, empty):
        TWO.kernel.deal(row, [5, 0])
    assert used == empty


def test_cs_5_only_the_top_crab_of_his_colour_can_move() -> None:
    """CS-5"""
    position = TWO.load("c3:rSbL c4:bS d3:rL / r / rb")
    assert position.moves() == ["d3-c3"]
    assert "another crab covers yours" in str(position.why_not("c3-c4"))
    assert "not yours" in str(position.why_not("c4-c3"))
    assert "no crab" in str(position.why_not("d5-c4"))


@pytest.mark.parametrize(("size", "goal"), [("L", "c4"), ("M", "d5"), ("S", "e4")])
def test_cs_6_a_large_crab_goes_one_step_a_medium_two_a_small_three(size: str, goal: str) -> None:
    """CS-6"""
    position = TWO.load(f"c3:r{size} c4:bS d5:bS e4:bS / r / rb")
    assert position.moves() == [f"c3-{goal}"]


def test_cs_7_a_crab_walks_on_crabs_of_any_colour_and_size_only() -> None:
    """CS-7"""
    over_bigger = TWO.load("c3:rS c4:bL d5:rL e4:bS / r / rb")
    assert "c3-e4" in over_bigger.moves()
    assert "c3-d3" not in over_bigger.moves()
    assert "bare" in str(over_bigger.why_not("c3-d3"))
    assert "open water" in str(over_bigger.why_not("c3-d4"))
    round_the_water = TWO.load("c3:rS c4:bS d3:rM d5:bS e3:bS e4:bM / b / rb")
    assert round_the_water.moves() == ["c4-e3", "e3-c4", "e4-c4", "e4-d3"]  # never across d4


def test_cs_8_no_cell_twice_and_never_back_to_the_start() -> None:
    """CS-8"""
    pair = TWO.load("c3:rSrS c4:bSbS / r / rb")
    assert pair.result == (0.0, 1.0)  # a small crab would have to step back and forth
    triangle = TWO.load("b3:rS c3:bS c4:bS / r / rb")
    assert triangle.result == (0.0, 1.0)  # three steps lead round to the start, or twice over a cell
    stays = TWO.load("b3:rM c3:rS c4:bS / r / rb")
    assert stays.moves() == ["b3-c3", "b3-c4"]
    assert "cannot end its move where it began" in str(stays.why_not("b3-b3"))


def test_cs_8_a_neighbour_is_three_steps_away_by_way_of_two_others() -> None:
    """CS-8"""
    ring = TWO.load("b3:rS b2:bL c3:bL c4:bS / r / rb")
    assert ring.moves() == ["b3-c4"]  # b3 b2 c3 c4
    outside = TWO.load("c3:rS b3:bS c4:bL b4:bL / r / rb")
    assert outside.moves() == ["c3-b3"]  # c3 c4 b4 b3


@pytest.mark.parametrize(("size", "goals"), [("L", ["c4", "d3"]), ("M", ["b3", "b4"]), ("S", ["b3"])])
def test_cs_9_a_crab_ends_on_its_own_size_or_smaller(size: str, goals: list[str]) -> None:
    """CS-9"""
    position = TWO.load(f"c3:r{size} c4:bL d3:bL b3:bS b4:bM c5:bL d5:bS / r / rb")
    found = {move[-2:] for move in position.moves() if move.startswith("c3")}
    assert set(goals) <= found
    tops = {"c4": "L", "d3": "L", "b3": "S", "b4": "M", "c5": "L", "d5": "S"}
    assert all("SML".index(tops[goal]) <= "SML".index(size) for goal in found)


def test_cs_9_says_so_when_the_goal_is_bigger() -> None:
    """CS-9"""
    position = TWO.load("c3:rM c4:bS d5:bL / r / rb")
    assert position.result == (0.0, 1.0)
    position = TWO.load("c3:rM c4:bS d5:bL b3:bS b4:bM / r / rb")
    assert str(position.why_not("c3-d5")) == "a medium crab cannot end on a large one, and there is one on d5 (CS-9)"


def test_cs_10_two_ways_to_the_same_cell_are_one_move() -> None:
    """CS-10"""
    position = TWO.load("b3:rM b4:bS c3:bS c4:bS / r / rb")
    assert position.moves() == ["b3-b4", "b3-c3", "b3-c4"]  # c4 by b4 and by c3


def test_cs_11_the_group_with_most_cells_stays() -> None:
    """CS-11"""
    whole = TWO.load("b2:bLbL b3:bSrL c4:rL d5:rL e4:bS / b / rb")
    assert whole.play("b2-b3").text == "b2:bL b3:bSrLbL c4:rL d5:rL e4:bS / r / rb"
    bridge = TWO.load("b2:bL b3:rL c4:rL c5:bM d5:rL e4:bSbSbL e5:bS / r / rb")
    assert bridge.play("c4-c5").text == "c5:bMrL d5:rL e4:bSbSbL e5:bS / b / rb"
    towers = TWO.load("b2:bSbSbM b3:rSrM c4:rL d5:bL e4:bL e5:bM / r / rb")
    assert towers.play("c4-d5").text == "d5:bLrL e4:bL e5:bM / b / rb"  # three cells with four crabs, not two with five


def test_cs_11_with_equally_many_cells_most_crabs_stay() -> None:
    """CS-11"""
    position = TWO.load("b2:bSbL b3:rL c4:rL d5:bSbSbL e4:bL / r / rb")
    assert position.play("c4-d5").text == "d5:bSbSbLrL e4:bL / b / rb"


def test_cs_11_of_three_groups_one_stays_and_the_others_go_together() -> None:
    """CS-11"""
    four = strandline.game("crab-stack", players=4)
    three_arms = "a3:yL b4:yL c5:rL c6:bL d5:gL d7:bL e4:gL / r / rbgy"
    assert four.load(three_arms).play("c5-b4").text == "a3:yL b4:yLrL / y / ry"
    two_tied = four.load(three_arms.replace("c6:bL", "c6:bSbL")).play("c5-d5")
    assert two_tied.text == "a3:yL b4:yL c6:bSbL d5:gLrL d7:bL e4:gL / r?r / rbgy"
    assert two_tied.moves() == ["keep-c6", "keep-d5"]
    assert two_tied.play("keep-d5").text == "d5:gLrL e4:gL / g / rgy"  # yellow is looked at when his turn comes


def test_cs_11_nothing_is_taken_before_the_choice_and_all_but_the_chosen_goes_at_once() -> None:
    """CS-11"""
    position = TWO.load("c3:rL c4:bMbM d2:bL d3:rS d5:rL / r / rb").play("c3-d3")
    assert position.text == "c4:bMbM d2:bL d3:rSrL d5:rL / r?r / rb"
    assert position.moves() == ["keep-c4", "keep-d2"]
    assert position.play("keep-d2").text == "d2:bL d3:rSrL / b / rb"
    assert position.play("keep-c4").text == "c4:bMbM d5:rL / over r / r"


def test_cs_11_where_the_wave_has_been_no_crab_is_left() -> None:
    """CS-11"""
    four = strandline.game("crab-stack", players=4)
    position = four.load("a3:yL b4:yM c5:rL c6:bL d5:gL d7:bSbL e4:gL e5:gS / r / rbgy").play("c5-d5")
    assert position.text == "d5:gLrL e4:gL e5:gS / g / rgy"  # yellow is looked at when his turn comes
    assert {cell for cell, stack in position.view()["cells"].items() if stack} == {"d5", "e4", "e5"}
    assert all("no crab" in str(position.why_not(f"{cell}-d5")) for cell in ("a3", "b4", "c6", "d7"))


def test_cs_11_a_wave_comes_only_after_a_move() -> None:
    """CS-11"""
    with pytest.raises(BadText, match="must form one group"):
        TWO.load("b2:rL e5:bL / r / rb")


def test_cs_12_the_mover_chooses_or_the_next_player_who_is_not_out() -> None:
    """CS-12"""
    text = "c3:rL c4:bMbM d2:bL d3:rS d5:rL / r / rb"
    assert TWO.load(text).play("c3-d3").turn == 0
    following = strandline.game("crab-stack", tie="next").load(text).play("c3-d3")
    assert following.turn == 1
    assert following.text.endswith("/ b?r / rb")
    three = strandline.game("crab-stack", players=3, tie="next")
    position = three.load("c3:rL c4:bMbM d2:bL d3:rS d5:rL / r / rg").play("c3-d3")
    assert position.text.endswith("/ g?r / rg")
    assert position.play("keep-c4").result == (1.0, 0.0, 0.0)  # green chose, and cannot move
    stuck = three.load("c3:rL c4:gMgM d2:gL d3:rS d5:rL / r / rbg").play("c3-d3")
    assert stuck.text.endswith("/ b?r / rbg")  # blue has no crab, but blue's turn has not come
    assert stuck.play("keep-d2").text == "d2:gL d3:rSrL / g / rg"


def test_cs_13_a_player_who_cannot_move_is_out_for_good_and_his_crabs_stay() -> None:
    """CS-13"""
    three = strandline.game("crab-stack", players=3)
    position = three.load("b3:gS c3:bSrL c4:gL d3:rM d5:gM / r / rbg").play("c3-c4")
    assert position.text == "b3:gS c3:bS c4:gLrL d3:rM d5:gM / g / rg"  # blue's last crab is free, and has no goal
    assert position.play("d5-c3").play("c4-b3").turn == 2  # blue is not asked again


def test_cs_13_a_large_crab_alone_on_the_board_cannot_move() -> None:
    """CS-13"""
    assert TWO.load("c3:bSrL / r / rb").result == (0.0, 1.0)


def test_cs_13_once_a_player_is_out_nothing_earlier_counts() -> None:
    """CS-13, CS-16: no rock was bared, but with a player less no earlier position can come again."""
    three = strandline.game("crab-stack", players=3)
    position = three.load("b3:gS c3:bSrL c4:gL d3:rM d5:gM / r / rbg").play("c3-c4")
    assert position == three.load(position.text)
    assert three.kernel.fresh(position.row()) == 1


def test_cs_13_crabs_of_a_player_who_is_out_carry_and_count() -> None:
    """CS-13"""
    three = strandline.game("crab-stack", players=3)
    position = three.load("b2:rM b3:gS c3:bM c4:rS d5:gL e4:gL / r / rg")
    assert "b2-c3" in position.moves()
    assert position.play("b2-c4").text == "b3:gS c3:bM c4:rSrM d5:gL e4:gL / g / rg"


def test_cs_14_being_out_takes_no_turn() -> None:
    """CS-14: two players go out at once, one after the other."""
    four = strandline.game("crab-stack", players=4)
    position = four.load("c3:bS c4:gS d3:rL d2:rL e2:yL e3:yS / r / rbgy").play("d3-c3")
    assert position.turn == 3
    assert position.text.endswith("/ y / ry")


def test_cs_14_a_stuck_player_stays_in_until_his_turn_comes() -> None:
    """CS-14"""
    three = strandline.game("crab-stack", players=3)
    position = three.load("b3:gS c3:bL c4:rM d3:bS d5:rL / r / rbg")
    assert position.text.endswith("/ r / rbg")
    assert position.play("d5-c4").text.endswith("/ b / rbg")


def test_cs_15_the_last_player_has_won_even_without_a_crab() -> None:
    """CS-15"""
    position = TWO.load("c3:bS c4:bS / b / rb")
    assert position.result == (1.0, 0.0)
    assert position.text == "c3:bS c4:bS / over r / r"
    assert position.moves() == []


def test_cs_16_the_third_time_is_a_draw() -> None:
    """CS-16"""
    position = TWO.load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
    there_and_back = ("c3-c4", "d3-d2", "c4-c3", "d2-d3")
    for move in there_and_back * 2:
        assert position.turn is not None
        position = position.play(move)
    assert position.result == (0.5, 0.5)
    assert position.text.endswith("/ over - / rb")


@pytest.mark.parametrize(("repetition", "rounds"), [(2, 1), (3, 2), (4, 3), (0, None)])
def test_cs_16_the_count_is_an_option_and_can_be_switched_off(repetition: int, rounds: int | None) -> None:
    """CS-16"""
    position = strandline.game("crab-stack", repetition=repetition).load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
    played = 0
    while position.turn is not None and played < 6:
        for move in ("c3-c4", "d3-d2", "c4-c3", "d2-d3"):
            position = position.play(move)
        played += 1
    assert (played if position.turn is None else None) == rounds


def test_cs_16_alike_crabs_are_the_same_position() -> None:
    """CS-16: after two large red crabs change places, the position is the same."""
    position = strandline.game("crab-stack", repetition=2).load("b3:rS c3:rSrL c4:rSrL d2:bS d3:bSbL / r / rb")
    for move in ("c3-b3", "d3-d2", "c4-c3", "d2-d3", "b3-c4"):
        position = position.play(move)
    assert position.turn == 1
    position = position.play("d3-d2")
    assert position.turn is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cs_16_a_position_is_the_same_however_it_came_about(players: int) -> None:
    """CS-16: dealt, reached by moves or read from its text, it has one name and one row, up to which is which of
    alike crabs.
    """
    game = strandline.game("crab-stack", players=players)
    chooser = random.Random(players)
    for seed in range(4):
        position = game.start(seed=seed)
        assert game.kernel.fresh(position.row()) == 1
        while position.turn is not None:
            again = game.load(position.text)
            assert again.moves() == position.moves()
            assert game.kernel.key(again.row()) == game.kernel.key(position.row())
            assert again.row()[HASH:PILES] == position.row()[HASH:PILES]
            assert [pile(again.row(), cell) >> 2 for cell in CELLS.values()] == [
                pile(position.row(), cell) >> 2 for cell in CELLS.values()
            ]
            position = position.play(chooser.choice(position.moves()))


def test_cs_16_a_choice_that_is_pending_does_not_count() -> None:
    """CS-16"""
    position = strandline.game("crab-stack", repetition=2).load("c4:bMbM d2:bL d3:rSrL d5:rL / r?r / rb")
    assert position.play("keep-d2").turn == 1
    assert TWO.kernel.key(position.row()) == 0


def test_cs_16_the_end_of_a_game_does_not_count() -> None:
    """CS-16: no turn begins there."""
    assert TWO.kernel.key(TWO.load("c3:rS c4:bS / over - / rb").row()) == 0


def test_cs_16_another_turn_or_another_player_out_is_another_position() -> None:
    """CS-16: on the same stacks."""
    four = strandline.game("crab-stack", players=4)
    alive = [players for n in (2, 3, 4) for players in combinations("rbgy", n)]
    for seed in range(4):
        stacks = four.start(seed=seed).text.partition("/")[0]
        texts = [f"{stacks}/ {turn} / {''.join(players)}" for players in alive for turn in players]
        assert [four.load(text).text for text in texts] == texts
        assert len({four.kernel.key(four.load(text).row()) for text in texts}) == len(texts)


def test_cs_17_a_draw_is_shared_by_the_players_not_out() -> None:
    """CS-17"""
    three = strandline.game("crab-stack", players=3)
    assert three.load("c3:rS c4:gS / over - / rg").result == (0.5, 0.0, 0.5)
    assert three.load("c3:rS c4:gS / over - / rbg").result == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert three.load("c3:rS / over b / b").result == (0.0, 1.0, 0.0)


def test_cs_18_moves_are_read_in_any_case_and_spacing() -> None:
    """CS-18"""
    position = TWO.start(seed=5)
    move = position.moves()[0]
    assert position.play(f" {move.upper().replace('-', ' - ')} ") == position.play(move)
    assert "moves look like b2-c4" in str(position.why_not("hello"))


def test_cs_19_a_position_is_written_in_one_way() -> None:
    """CS-19"""
    text = "b2:bL c3:bMrL d3:rM / b / rb"
    assert TWO.load(text).text == text
    assert TWO.load("  d3:rM   c3:bMrL b2:bL/b/br ").text == text


def test_cs_20_the_player_to_move_is_looked_at_on_reading() -> None:
    """CS-20"""
    assert TWO.load("c3:rS c4:bS / r / rb").text == "c3:rS c4:bS / over b / b"
    assert TWO.load("c3:rS c4:bS / r / r").text == "c3:rS c4:bS / over r / r"
    assert TWO.load("c3:rS c4:bL / over - / rb").result == (0.5, 0.5)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a1:rL / r / rb", "not in the layout"),
        ("d4:rL / r / rb", "not in the layout"),
        ("b2:rLrL b3:rLrL / r / rb", "4 of these crabs"),
        ("b2:rLbS / r / rb", "cannot lie on rL, which is bigger"),
        ("b2:gL / r / rb", "not in play"),
        (" / r / rb", "at least one crab"),
        ("b2:rL e5:bL / r / rb", "must form one group"),
        ("b2:rL b3:bL / r?r / rb", "nothing to choose"),
        ("c4:bMbM d2:bL d3:rSrL d5:rL / b?r / rb", "it is another player’s choice"),
        ("c4:bMbM d2:bL d3:rSrL d5:rL / r?r / r", "only one player is left"),
        ("b2:rL / r", "stacks / turn / players"),
        ("b2=rL / r / rb", "a stack is"),
        ("b2: / r / rb", "a stack is"),
        ("b2:rX / r / rb", "a stack is"),
        ("b2:rL b2:bL / r / rb", "named twice"),
        ("b2:rL / r / rr", "named twice"),
        ("b2:rL b3:bL / r / b", "is out"),
        ("c4:bMbM d2:bL d3:rSrL d5:rL / r?b / r", "is out"),
        ("b2:rL / r / ", "must still be in the game"),
        ("b2:rL / x / rb", "not in play"),
        ("b2:rL / rb / rb", "the turn is"),
        ("b2:rL /  / rb", "the turn is"),
        ("b2:rL / over / r", "the turn is"),
        ("b2:rL e5:bL / r? / rb", "the turn is"),
        ("b2:rL / r / rx", "not in play"),
        ("b2:rL / over r / rb", "does not fit"),
        ("b2:rL / over - / r", "does not fit"),
        ("b2:rL / over b / r", "does not fit"),
        ("", "stacks / turn / players"),
    ],
)
def test_cs_20_a_reader_says_what_is_wrong(text: str, said: str) -> None:
    """CS-20"""
    with pytest.raises(BadText, match=said):
        TWO.load(text)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 5}, "2, 3, 4"),
        ({"players": "2"}, 'write players=2, not players="2"'),
        ({"players": True}, "2, 3, 4"),
        ({"layout": "corners"}, "rings"),
        ({"players": 3, "layout": "rings"}, "alternate, corners"),
        ({"tie": "first"}, "mover, next"),
        ({"repetition": 1}, "0, 2 …"),
        ({"repetition": -1}, "0, 2 …"),
        ({"repetition": 2**63}, "0, 2 …"),
        ({"repetition": True}, "0, 2 …"),
        ({"repetition": "3"}, 'write repetition=3, not repetition="3"'),
        ({"colour": "red"}, "players, layout, tie, repetition"),
    ],
)
def test_cs_21_a_wrong_option_names_what_is_allowed(options: dict[str, object], said: str) -> None:
    """CS-21"""
    with pytest.raises(BadOption, match=said):
        strandline.game("crab-stack", **options)


def test_cs_21_options_have_the_printed_defaults() -> None:
    """CS-21"""
    assert strandline.game("crab-stack", players=2, layout="rings", tie="mover", repetition=3) == TWO
    assert strandline.game("crab-stack", players=3).options.layout == "alternate"
    assert strandline.game("crab-stack", players=4).options.layout == "rings"
