"""Krabcek, rule by rule. A position is one that a person can lay on the table."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product

import pytest

import strandline
from strandline import CHANCE, BadOption, BadText, IllegalMove, Position
from strandline.games.krabcek.board import KINDS, NAMES, NOBODY, SEAT

GAME = strandline.game("krabcek")
TILES = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
GATES = "b g01 g03 g21 g30 w g10 g12 g23 g32"
ENDGAME = (
    "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "
    "b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w S@g12 S@v01 G@v32 S@x22 | w {} | 60"
)


def at(pieces: str, turn: str, turns: int = 9, game: strandline.Game = GAME) -> Position:
    """A position in the labyrinth of the rulebook's gate example."""
    return game.load(f"{TILES} | {GATES} | {pieces} | {turn} | {turns}")


def from_field(position: Position, field: str) -> list[str]:
    """Where the piece on a field can go."""
    return [move.split("-")[1] for move in position.moves() if move.startswith(f"{field}-")]


def entries(position: Position, piece: str) -> list[str]:
    return [move[2:] for move in position.moves() if move.startswith(f"{piece}@")]


def reason(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as told:
        position.play(move)
    return str(told.value)


# The labyrinth


def test_kr_1_who_leaves_at_one_edge_comes_in_at_the_opposite_one() -> None:
    """KR-1"""
    assert from_field(at("b S@h00 w -", "b 1"), "h00") == ["v31"]  # over the upper edge
    assert from_field(at("b S@v00 w -", "b 1"), "v00") == ["h03", "h10", "h13", "x03"]  # over the left edge, too


def test_kr_2_there_are_eight_gates_and_one_on_the_border_is_one_gate() -> None:
    """KR-2"""
    start = GAME.start(seed=1)
    assert start.moves() == [f"gate {gate}" for gate in ("g01", "g03", "g10", "g12", "g21", "g23", "g30", "g32")]
    assert from_field(at("b S@g01 w -", "b 1"), "g01") == ["x01", "x30", "x31"]  # of the first row and of the last
    assert from_field(at("b S@g10 w -", "b 1"), "g10") == ["x00", "x03", "x10", "x13"]


def test_kr_3_a_gate_is_an_avenue_and_touches_no_other() -> None:
    """KR-3"""
    on_gates = at("b B@g12 w -", "b 1")
    assert entries(at("b - w -", "b 1"), "B") == ["g01", "g03", "g21", "g30"]
    assert from_field(on_gates, "g12") == []
    for number in (2, 3, 4):
        assert from_field(at("b B@g12 w -", f"b {number}"), "g12") == []


def test_kr_4_the_ways_inside_the_tiles_of_both_sets() -> None:
    """KR-4: a tile of kind A at row 0, column 1, not turned, and one of kind B at row 2, column 1."""
    tiles = "A3 A2 A3 A2 / A2 B3 A2 B3 / A1 B0 B3 A0 / A2 B1 A2 A1"
    line = f"{tiles} | {GATES} | b S@{{}} w - | b 1 | 9"
    one, two = (strandline.game("krabcek", tiles=name) for name in ("one", "two"))

    def inside(game: strandline.Game, field: str, among: set[str]) -> set[str]:
        return set(from_field(game.load(line.format(field)), field)) & among

    kind_b = {"g21", "x21", "v21", "h21", "h31", "v22", "g32"}
    for game in (one, two):
        assert inside(game, "x21", kind_b) == {"g21", "v21"}
        assert inside(game, "h21", kind_b) == {"v21"}
        assert inside(game, "h31", {"v21", "x21", "h21"}) == set()
    tiles = tiles.replace("A2 A3 A2 /", "A0 A3 A2 /", 1)
    line = f"{tiles} | {GATES} | b S@{{}} w - | b 1 | 9"
    kind_a = {"g01", "x01", "v01", "h01", "h11"}
    assert inside(one, "v01", kind_a) == {"x01", "h01", "h11"}
    assert inside(two, "v01", kind_a) == {"x01", "h11"}
    for game in (one, two):
        assert inside(game, "x01", {*kind_a, "v02", "g12"}) == {"g01", "v01"}


def test_kr_4_the_exit_of_kind_a_is_an_alley_and_of_kind_b_a_street() -> None:
    """KR-4"""
    streets = {"x02", "x11", "x20", "x21", "x33"}
    for field in (name for name in NAMES if name[0] == "x"):
        if field in streets:
            assert at(f"b M@{field} w -", "roll b").turn == CHANCE
        else:
            with pytest.raises(BadText, match="too narrow for a Middleman"):
                at(f"b M@{field} w -", "roll b")


def test_kr_5_touching_half_avenues_are_one_field() -> None:
    """KR-5: v31 is the right edge of tile (3,0) and the left edge of tile (3,1)."""
    assert from_field(at("b S@v31 w -", "b 1"), "v31") == ["h00", "h01", "h30", "x30"]
    assert Counter(name[0] for name in NAMES) == {"g": 8, "h": 16, "v": 16, "x": 16}


@pytest.mark.parametrize("quarters", [0, 2])
def test_kr_6_a_tile_is_turned_so_that_colours_match(quarters: int) -> None:
    """KR-6"""
    with pytest.raises(BadText, match=r"A\d.*row 0, column 0 must be turned by 1, 3 quarters"):
        GAME.load(f"{TILES} | {GATES} | b - w - | roll w | 12".replace("A3", f"A{quarters}", 1))
    with pytest.raises(BadText, match=r"row 0, column 1 must be turned by 0, 2 quarters"):
        GAME.load(f"{TILES} | {GATES} | b - w - | roll w | 12".replace("A0", f"A{quarters + 1}", 1))


def test_kr_6_turning_a_tile_turns_its_ways_clockwise() -> None:
    """KR-6: the four ways that a tile can lie, each with its exit's neighbours, at row 1, columns 1 and 2."""
    turned = {"1": {"g12", "h11"}, "3": {"g21", "h21"}}
    for quarters, beside in turned.items():
        tiles = TILES.replace("B1 A0 A1 / B3", f"B{quarters} A0 A1 / B3")
        position = GAME.load(f"{tiles} | {GATES} | b S@x11 w - | b 1 | 9")
        assert set(from_field(position, "x11")) == beside
    for quarters, beside in {"0": {"g12", "v12"}, "2": {"g23", "v13"}}.items():
        tiles = TILES.replace("B1 A0 A1 / B3", f"B1 A{quarters} A1 / B3")
        position = GAME.load(f"{tiles} | {GATES} | b S@x12 w - | b 1 | 9")
        assert set(from_field(position, "x12")) == beside


def test_kr_7_a_deal_shuffles_eleven_and_five_tiles_and_turns_each_either_way() -> None:
    """KR-7: over 800 deals each place has kind B 250 times and each of its turns 400 times, give or take."""
    kinds: Counter[int] = Counter()
    turns: Counter[tuple[int, str]] = Counter()
    for seed in range(800):
        tiles = [tile for row in GAME.start(seed=seed).view()["tiles"] for tile in row]
        assert [tile[0] for tile in tiles].count("B") == 5
        kinds.update(place for place, tile in enumerate(tiles) if tile[0] == "B")
        turns.update((place, tile[1]) for place, tile in enumerate(tiles))
    assert len(kinds) == 16
    assert all(180 < times < 320 for times in kinds.values())
    assert len(turns) == 32
    assert all(330 < times < 470 for times in turns.values())
    assert {quarters for (place, quarters) in turns if (place // 4 + place) % 2} == {"0", "2"}


def test_kr_7_a_seed_deals_what_it_has_always_dealt() -> None:
    """KR-7"""
    assert GAME.start(seed=7).text.startswith("A3 A0 A1 A2 / A2 A3 B2 B3 / B1 B2 A1 A0 / B0 A3 A2 A1 | b - w -")


def test_kr_7_a_new_deal_leaves_nothing_of_the_game_before() -> None:
    """KR-7, KR-8"""
    used, empty = GAME.load(ENDGAME.format(6)).row(), GAME.blank()
    for row in (used, empty):
        GAME.kernel.deal(row, [5, 0])
    assert used == empty


# Pieces and gates


def test_kr_8_each_player_has_four_skinnyboys_two_middlemen_and_a_bigboy() -> None:
    """KR-8"""
    assert GAME.start(seed=3).view()["off"] == [{"S": 4, "M": 2, "B": 1}] * 2
    for pieces, said in (
        ("b S@h00 S@h01 S@h02 S@h03 S@h10 w -", "4 Skinnyboys.*not 5"),
        ("b - w M@h00 M@h01 M@h02", "2 Middlemen.*not 3"),
        ("b B@h00 B@h01 w -", "1 Bigboy.*not 2"),
        ("b S@h00 S@h01 S@h02 L@h03 L@h10 w -", "4 Skinnyboys.*not 5"),
        ("b M@h00 L@h01 G@h02 w -", "2 Middlemen.*not 3"),
        ("b B@h00 G@h02 w -", "1 Bigboy.*not 2"),
    ):
        with pytest.raises(BadText, match=said + r".*KR-8"):
            at(pieces, "roll b")
    assert at("b L@h00 G@h02 S@h01 w -", "roll b").view()["off"] == [{"S": 2, "M": 0, "B": 0}, {"S": 4, "M": 2, "B": 1}]


@pytest.mark.parametrize(
    ("piece", "fits"),
    [("S", "ghvx="), ("M", "ghv="), ("L", "ghv="), ("B", "ghv"), ("G", "ghv")],
)
def test_kr_8_a_piece_fits_where_it_is_wide_enough(piece: str, fits: str) -> None:
    """KR-8, KR-18: an Alley (x) takes Skinnyboys, a Street (=) Middlemen, an Avenue all, and stacks by their widest."""
    for sort, field in {"g": "g03", "h": "h22", "v": "v01", "x": "x12", "=": "x11"}.items():
        if sort in fits:
            assert at(f"b {piece}@{field} w -", "roll b").view()["pieces"][field] == {"seat": 0, "kind": piece}
        else:
            with pytest.raises(BadText, match=r"too narrow.*KR-8"):
                at(f"b {piece}@{field} w -", "roll b")


def test_kr_9_gates_are_chosen_one_two_two_two_and_the_last_is_blacks() -> None:
    """KR-9"""
    position = GAME.start(seed=5)
    turns = []
    for gate in ("g30", "g12", "g10", "g01", "g21", "g23", "g32"):
        turns.append(position.turn)
        position = position.play(f"gate {gate}")
    assert turns == [0, 1, 1, 0, 0, 1, 1]
    assert position.turn == CHANCE
    assert position.text.split(" | ")[1:] == ["b g01 g03 g21 g30 w g10 g12 g23 g32", "b - w -", "open", "0"]


def test_kr_9_a_gate_is_taken_once() -> None:
    """KR-9"""
    position = GAME.start(seed=5).play("gate g30")
    assert "gate g30" not in position.moves()
    assert reason(position, "gate g30") == "gate g30: Black has already taken g30 (KR-9)"
    assert "is not a gate (KR-2)" in reason(position, "gate h00")
    assert "no field g00 (KR-5)" in reason(position, "gate g00")
    assert "first choose your gates" in reason(position, "S@g30")
    assert "first choose your gates" in reason(position, "die 4")
    assert "all gates have been chosen (KR-9)" in reason(at("b - w -", "b 2"), "gate g30")


def test_kr_10_there_are_thirty_openings_and_the_lower_number_starts_and_is_used() -> None:
    """KR-10"""
    opening = at("b - w -", "open", 0)
    dice = [pair for pair in product(range(1, 7), repeat=2) if pair[0] != pair[1]]
    assert opening.moves() == sorted(f"open {black} {white}" for black, white in dice)
    assert opening.odds() == {f"open {black} {white}": Fraction(1, 30) for black, white in dice}
    assert opening.weights() == {f"open {black} {white}": 1 for black, white in dice}
    for black, white in dice:
        view = opening.play(f"open {black} {white}").view()
        assert (view["seat"], view["die"], view["turns"]) == ((0, black, 0) if black < white else (1, white, 0))
    assert "roll the dice first" in reason(opening, "open 3 3")
    assert "roll the dice first" in reason(opening, "S@g01")


def test_kr_10_every_later_turn_starts_with_a_roll_of_six_equally_likely_faces() -> None:
    """KR-10"""
    rolling = at("b - w -", "w 1").play("S@g10")
    assert rolling.turn == CHANCE
    assert rolling.odds() == {f"die {face}": Fraction(1, 6) for face in range(1, 7)}
    assert rolling.weights() == {f"die {face}": 1 for face in range(1, 7)}
    rolled = [rolling.play(f"die {face}") for face in range(1, 7)]
    assert [(position.turn, position.view()["die"]) for position in rolled] == [(0, face) for face in range(1, 7)]
    assert len({position.text for position in rolled}) == 6
    assert "roll the dice first" in reason(rolling, "S@g01")


# A turn


def test_kr_11_a_switch_or_a_jump_is_one_move_among_others_and_the_only_one_when_nothing_else_is() -> None:
    """KR-11: the rulebook's endgame forces the switch."""
    forced = GAME.load(ENDGAME.format(6))
    assert forced.moves() == ["g12=v32", "v01=v32"]
    free = at("b S@h00 B@v00 w -", "b 6")
    assert "h00=v00" in free.moves()
    assert any("-" in move for move in free.moves())
    assert "that you rolled" in reason(free, "die 3")


def test_kr_12_a_piece_enters_through_an_own_empty_gate_which_counts_as_the_first_field() -> None:
    """KR-12"""
    assert entries(at("b - w -", "b 1"), "S") == ["g01", "g03", "g21", "g30"]
    assert entries(at("b S@g01 w S@g30", "b 1"), "S") == ["g03", "g21"]
    assert entries(at("b - w -", "b 2"), "S") == ["x01", "x20", "x21", "x23", "x30", "x31", "x33"]
    assert entries(at("b - w -", "w 2"), "S") == ["x00", "x02", "x03", "x10", "x11", "x12", "x13", "x22", "x32"]
    assert entries(at("b - w S@g30", "b 2"), "S") == ["x01", "x21", "x30", "x31"]
    entered = at("b - w -", "b 2").play("S@x20")
    assert entered.view()["pieces"] == {"x20": {"seat": 0, "kind": "S"}}
    assert entered.view()["off"][0] == {"S": 3, "M": 2, "B": 1}


def test_kr_12_fields_must_be_wide_enough_all_the_way_in() -> None:
    """KR-12"""
    assert entries(at("b - w -", "b 2"), "M") == ["x20", "x21", "x33"]
    assert entries(at("b - w -", "b 3"), "M") == ["h30", "h33", "v21"]
    for number in range(2, 7):
        assert entries(at("b - w -", f"b {number}"), "B") == []
    assert "enters only with a 1, and you rolled a 3 (KR-12)" in reason(at("b - w -", "b 3"), "B@h30")
    assert "too narrow for a Middleman (KR-8)" in reason(at("b - w -", "b 2"), "M@x01")
    assert "every way of 3 fields to v01 is too narrow for a Middleman (KR-13)" in reason(at("b - w -", "b 3"), "M@v01")


def test_kr_12_only_what_is_off_the_board_enters() -> None:
    """KR-12"""
    position = at("b S@h00 S@h01 S@h02 L@h10 B@h13 w -", "b 1")
    assert entries(position, "S") == entries(position, "B") == []
    assert entries(position, "M") == ["g01", "g03", "g21", "g30"]
    assert "you have no Skinnyboy off the board (KR-12)" in reason(position, "S@g01")
    assert "a Little Stack cannot enter: it forms on the board" in reason(position, "L@g01")
    assert "g10 is not your gate (KR-12)" in reason(position, "M@g10")
    for gate in ("g01", "g21"):
        assert f"{gate} is occupied" in reason(at(f"b - w S@{gate}", "b 1"), f"M@{gate}")
    assert "h22 is not field number 2 from any of your empty gates" in reason(at("b - w -", "b 2"), "S@h22")
    full = at("b S@g01 S@g03 S@g21 w S@g30", "b 1")
    assert "all your gates are occupied" in reason(full, "M@g30")


def test_kr_13_a_piece_goes_exactly_as_many_fields_as_rolled() -> None:
    """KR-13"""
    ways = {1: ["v31"], 2: ["h01", "h30", "x30"], 3: ["g01", "v01", "v20", "v32", "x20", "x31"]}
    for number, goals in ways.items():
        assert from_field(at("b S@h00 w -", f"b {number}"), "h00") == goals
    assert "no way of exactly 2 fields leads from h00 to v31 (KR-13)" in reason(at("b S@h00 w -", "b 2"), "h00-v31")
    assert "one field leads from h00 to h01" in reason(at("b S@h00 w -", "b 1"), "h00-h01")


def test_kr_13_gates_of_both_players_are_ordinary_fields_to_walk_on() -> None:
    """KR-13"""
    over_g10 = at("b S@x00 w -", "b 2")
    assert from_field(over_g10, "x00") == ["v00", "v01", "v10", "x03", "x10", "x13"]
    assert "g10" in from_field(at("b S@x00 w -", "b 1"), "x00")
    assert "g01" in from_field(at("b S@x01 w -", "b 1"), "x01")


def test_kr_13_a_piece_walks_only_where_it_is_wide_enough() -> None:
    """KR-13"""
    ways = {piece: from_field(at(f"b {piece}@h11 w -", "b 2"), "h11") for piece in "SMLBG"}
    assert ways["S"] == ["g12", "h01", "h10", "h12", "h22", "x01", "x12"]
    assert ways["M"] == ways["L"] == ["g12", "h01", "h10", "h12", "h22"]  # x11 is a Street
    assert ways["B"] == ways["G"] == ["h01", "h10", "h12", "h22"]
    assert "to g12 is too narrow for a Bigboy (KR-13)" in reason(at("b B@h11 w -", "b 2"), "h11-g12")


def test_kr_13_only_an_own_piece_is_moved() -> None:
    """KR-13"""
    position = at("b S@h00 w S@h10", "b 1")
    assert from_field(position, "h10") == []
    assert "the piece on h10 is not yours" in reason(position, "h10-v00")
    assert "there is no piece on h11" in reason(position, "h11-v01")


def test_kr_14_nobody_passes_over_or_lands_on_an_occupied_field() -> None:
    """KR-14"""
    for blocker in ("b S@h00 S@v31 w -", "b S@h00 w S@v31"):
        blocked = at(blocker, "b 2")
        assert from_field(blocked, "h00") == []
    assert "every way of 2 fields to h01 is blocked (KR-14)" in reason(at("b S@h00 w S@v31", "b 2"), "h00-h01")
    assert "the other player occupies v31 (KR-14)" in reason(at("b S@h00 w S@v31", "b 1"), "h00-v31")
    assert "a Skinnyboy cannot go onto a Skinnyboy (KR-17)" in reason(at("b S@h00 S@v31 w -", "b 1"), "h00-v31")


def test_kr_14_three_fields_round_the_loop_but_never_four_back_to_the_start() -> None:
    """KR-14: v00, h10, v10, h13 are a loop of four Avenues."""
    alone = "b B@h10 w S@v01 S@h03 S@h20 S@v13"
    assert from_field(at(alone, "b 3"), "h10") == ["v00", "v10"]
    assert from_field(at(alone, "b 4"), "h10") == []
    assert from_field(at(alone, "b 2"), "h10") == ["h13"]
    assert "a piece cannot end its move where it began, on h10 (KR-14)" in reason(at(alone, "b 4"), "h10-h10")


def test_kr_15_with_a_six_two_pieces_of_different_kinds_change_places() -> None:
    """KR-15"""
    position = at("b S@h00 S@v33 M@x11 B@g10 w S@h23", "b 6")
    switches = [move for move in position.moves() if "=" in move]
    assert switches == ["g10=h00", "g10=v33", "h00=x11", "v33=x11"]
    after = position.play("g10=h00").view()["pieces"]
    assert (after["g10"]["kind"], after["h00"]["kind"]) == ("S", "B")
    assert "switch pieces of different kinds, not a Skinnyboy with another (KR-15)" in reason(position, "h00=v33")
    assert "x11 is too narrow for a Bigboy (KR-15)" in reason(position, "g10=x11")
    assert "not yours" in reason(position, "g10=h23")
    assert "there is no piece on h22" in reason(position, "g10=h22")
    assert position.play("h00=g10") == position.play("g10=h00")


def test_kr_15_only_with_a_six() -> None:
    """KR-15"""
    for number in range(1, 6):
        position = at("b S@h00 B@v01 w -", f"b {number}")
        assert not [move for move in position.moves() if "=" in move]
        assert f"a switch needs a 6, and you rolled a {number} (KR-15)" in reason(position, "h00=v01")


def test_kr_15_a_stack_is_a_kind_of_its_own() -> None:
    """KR-15: every pair of kinds, on Avenues."""
    for first, second in product("SMBLG", repeat=2):
        if (first + second).count("B") + (first + second).count("G") > 1:
            continue
        position = at(f"b {first}@h02 {second}@v03 w -", "b 6")
        assert ("h02=v03" in position.moves()) == (first != second)


def test_kr_15_all_seven_pieces_have_a_walk_and_all_but_the_last_a_switch() -> None:
    """KR-12, KR-15: as many lines of moves as there can be, and the way out of g01 is still there afterwards."""
    position = GAME.load(
        "A3 A0 A3 B0 / A0 A1 A0 A3 / A3 B0 A3 B0 / B0 A1 B2 A1 | b g03 g10 g30 g32 w g01 g12 g21 g23 | "
        "b S@g12 S@g21 S@g23 B@h03 M@h10 S@h20 M@v30 w - | b 6 | 50"
    )
    walking = {move.split("-")[0] for move in position.moves() if "-" in move}
    assert walking == {"g12", "g21", "g23", "h03", "h10", "h20", "v30"}
    assert len({move.split("=")[0] for move in position.moves() if "=" in move}) == 6
    assert position.play("g12=h03").play("die 2").moves() == ["S@x01"]


def test_kr_15_on_alleys_and_streets_a_switch_needs_pieces_that_fit() -> None:
    """KR-15"""
    for field, allowed in (("x12", ""), ("x11", "ML"), ("h03", "MLBG")):
        for piece in "MLBG":
            position = at(f"b {piece}@v33 S@{field} w -", "b 6")
            assert (f"{min('v33', field)}={max('v33', field)}" in position.moves()) == (piece in allowed)
    for piece in "ML":
        assert "x02=x20" in at(f"b S@x02 {piece}@x20 w -", "b 6").moves()  # from Street to Street


def test_kr_16_with_a_five_a_piece_on_a_gate_jumps_to_an_empty_gate_of_the_other_player() -> None:
    """KR-16"""
    position = at("b B@g03 S@g10 w S@g12", "b 5")
    assert from_field(position, "g03") == ["g23", "g32"]  # g10 and g12 are occupied
    assert {"g01", "g21", "g30"} <= set(from_field(position, "g10"))
    assert not {"g23", "g32"} & set(from_field(position, "g10"))
    after = position.play("g03-g32")
    assert after.view()["pieces"]["g32"] == {"seat": 0, "kind": "B"}
    assert "belong to the same player (KR-16)" in reason(position, "g03-g30")
    assert "jump from gate to gate needs a 5, and you rolled a 4 (KR-16)" in reason(at("b B@g03 w -", "b 4"), "g03-g32")


def test_kr_16_stacks_jump_too_and_pieces_that_stand_elsewhere_do_not() -> None:
    """KR-16"""
    for piece in "MLG":
        assert from_field(at(f"b {piece}@g03 w -", "b 5"), "g03") == ["g10", "g12", "g23", "g32"]
    assert from_field(at("b B@v33 w -", "b 5"), "v33") == []
    for number in (1, 2, 3, 4, 6):
        assert from_field(at("b B@g03 w -", f"b {number}"), "g03") == []


# Combining


@pytest.mark.parametrize(
    ("piece", "other", "made"), [("S", "M", "L"), ("M", "B", "G"), ("L", "B", "T"), ("S", "G", "T")]
)
def test_kr_17_the_smaller_walks_onto_the_bigger(piece: str, other: str, made: str) -> None:
    """KR-17"""
    position = at(f"b {piece}@h11 {other}@h01 w -", "b 2")
    assert "h11-h01" in position.moves()
    pieces = position.play("h11-h01").view()["pieces"]
    assert pieces == {"h01": {"seat": 0, "kind": made}}


def test_kr_17_nothing_else_combines() -> None:
    """KR-17"""
    combining = {("S", "M"), ("M", "B"), ("L", "B"), ("S", "G")}
    for piece, other in product("SMBLG", repeat=2):
        if (piece + other).count("B") + (piece + other).count("G") > 1:
            continue
        position = at(f"b {piece}@h11 {other}@h01 w -", "b 2")
        assert ("h11-h01" in position.moves()) == ((piece, other) in combining)
    assert "a Skinnyboy cannot go onto a Bigboy (KR-17)" in reason(at("b S@h11 B@h01 w -", "b 2"), "h11-h01")


def test_kr_17_a_piece_that_enters_combines_too() -> None:
    """KR-17"""
    position = at("b M@x20 w -", "b 2")
    assert "S@x20" in position.moves()
    after = position.play("S@x20").view()
    assert after["pieces"] == {"x20": {"seat": 0, "kind": "L"}}
    assert after["off"][0] == {"S": 3, "M": 1, "B": 1}


@pytest.mark.parametrize("gate", ["g10", "g01"])
def test_kr_17_never_on_a_gate_whoevers_it_is(gate: str) -> None:
    """KR-17"""
    start = {"g10": "x00", "g01": "x01"}[gate]
    position = at(f"b S@{start} M@{gate} w -", "b 1")
    assert f"{start}-{gate}" not in position.moves()
    assert "pieces cannot combine on a gate" in reason(position, f"{start}-{gate}")
    assert "g01 is occupied: a piece enters through an empty gate" in reason(at("b M@g01 w -", "b 1"), "S@g01")


@pytest.mark.parametrize(("piece", "other"), [("S", "M"), ("M", "B"), ("L", "B"), ("S", "G")])
@pytest.mark.parametrize(("start", "gate"), [("x20", "g30"), ("x02", "g12")])
def test_kr_17_no_pair_combines_on_a_gate(start: str, gate: str, piece: str, other: str) -> None:
    """KR-17"""
    position = at(f"b {piece}@{start} {other}@{gate} w -", "b 1")
    assert gate not in from_field(position, start)
    assert gate in from_field(at(f"b {piece}@{start} w -", "b 1"), start)


def test_kr_17_only_with_the_exact_number_and_onto_an_own_piece() -> None:
    """KR-17"""
    assert "h11-h01" not in at("b S@h11 M@h01 w -", "b 3").moves()
    assert "h11-h01" not in at("b S@h11 w M@h01", "b 2").moves()
    assert from_field(at("b S@h00 M@v31 w -", "b 2"), "h00") == []  # nor on over it


def test_kr_18_a_stack_moves_as_one_piece_as_wide_as_its_widest_member() -> None:
    """KR-18"""
    stack = at("b L@h30 w -", "b 1")
    assert from_field(stack, "h30") == ["v20", "v31", "x20"]
    moved = stack.play("h30-x20")
    assert moved.view()["pieces"] == {"x20": {"seat": 0, "kind": "L"}}
    assert from_field(at("b L@x20 w -", "b 1"), "x20") == ["g30", "h30"]
    assert from_field(at("b L@x20 w -", "b 2"), "x20") == ["v20", "v31", "x33"]  # over the gate by Streets, not Alleys
    assert from_field(at("b G@h30 w -", "b 1"), "h30") == ["v20", "v31"]


# The end


def test_kr_19_who_makes_the_tower_wins_at_once() -> None:
    """KR-19"""
    for position, move in ((at("b L@h11 B@h01 w -", "b 2"), "h11-h01"), (GAME.load(ENDGAME.format(3)), "S@v32")):
        seat = position.turn
        won = position.play(move)
        assert won.turn is None
        assert won.moves() == []
        assert won.result == ((1.0, 0.0) if seat == 0 else (0.0, 1.0))
        assert won.text.split(" | ")[3] == f"over {'bw'[seat or 0]}"
        assert "T@" in won.text


def test_kr_20_who_has_rolled_and_has_no_move_has_lost() -> None:
    """KR-20"""
    rolling = GAME.load(ENDGAME.format(5).replace("w 5", "roll w"))
    lost = rolling.play("die 5")
    assert lost.turn is None
    assert lost.result == (1.0, 0.0)
    assert lost.text.endswith("| over b | 60")
    with pytest.raises(IllegalMove, match="the game is over"):
        lost.play("S@g01")


def test_kr_20_on_the_very_first_turn_too() -> None:
    """KR-20: gates without an exit, and a number above one."""
    game = strandline.game("krabcek", tiles=[[], ["NW-X"]])
    tiles = "A3 A0 A3 A0 / A0 A3 A0 A3 / B1 B0 B1 B0 / B0 A1 A0 A1"
    line = f"{tiles} | b g01 g03 g10 g12 w g21 g23 g30 g32 | b - w - | open | 0"
    lost = game.load(line).play("open 3 6")
    assert lost.text.endswith("| over w | 0")
    assert lost.result == (0.0, 1.0)


def test_kr_21_after_four_hundred_turns_the_game_is_drawn_before_the_next_roll() -> None:
    """KR-21"""
    drawn = at("b - w -", "b 1", 399).play("S@g01")
    assert drawn.text.endswith("| over - | 400")
    assert drawn.turn is None
    assert drawn.result == (0.5, 0.5)
    assert at("b - w -", "b 1", 398).play("S@g01").turn == CHANCE
    won = at("b L@h11 B@h01 w -", "b 2", 399).play("h11-h01")
    assert won.result == (1.0, 0.0)
    short = strandline.game("krabcek", turns=10)
    assert at("b - w -", "b 1", 9, short).play("S@g01").result == (0.5, 0.5)


def test_kr_21_a_roll_that_cannot_be_used_adds_no_turn() -> None:
    """KR-21"""
    rolling = GAME.load(ENDGAME.format(5).replace("w 5 | 60", "roll w | 399"))
    assert rolling.play("die 5").text.endswith("| over b | 399")


def test_kr_21_repetition_ends_no_game_and_no_history_is_kept() -> None:
    """KR-21"""
    position = at("b S@h00 w S@h33", "b 1").play("h00-v31")
    row = position.row()
    assert (GAME.kernel.fresh(row), GAME.kernel.repeats(row)) == (1, 0)
    assert position.repetition_keys() == [0]


def test_kr_22_the_result_shares_one_between_the_players() -> None:
    """KR-22"""
    ends = {"over b | 60": (1.0, 0.0), "over w | 60": (0.0, 1.0), "over - | 400": (0.5, 0.5)}
    for end, result in ends.items():
        tower = {"b": "b T@h01 w -", "w": "b - w T@h01", "-": "b - w -"}[end[5]]
        assert GAME.load(f"{TILES} | {GATES} | {tower} | {end}").result == result
    assert at("b - w -", "roll b").result is None


def test_kr_22_the_result_is_written_over_whatever_stood_there() -> None:
    """KR-22"""
    row = at("b T@h01 w -", "over b").row()
    for seat, shares in ((0, [1.0, 0.0]), (1, [0.0, 1.0]), (NOBODY, [0.5, 0.5])):
        row[SEAT] = seat
        told = [7.0, 9.0]
        GAME.kernel.result(row, told)
        assert told == shares


# Text


def test_kr_23_two_ways_to_the_same_result_are_one_move() -> None:
    """KR-23: two sides of the loop lead from h10 to h13; two gates lead to one field; a walk and a jump are one."""
    assert at("b B@h10 w S@v01", "b 2").moves().count("h10-h13") == 1
    for number in range(1, 7):
        moves = at("b S@h10 M@x11 w S@v01", f"b {number}").moves()
        assert len(set(moves)) == len(moves)
    both = at("b S@g01 w -", "b 5")
    assert "g01-g10" in both.moves()


def test_kr_23_a_move_may_be_typed_in_any_case_and_with_any_spaces() -> None:
    """KR-23"""
    start = GAME.start(seed=4)
    assert start.play(" GATE  G12 ") == start.play("gateg12") == start.play("gate g12")
    opening = at("b - w -", "open", 0)
    assert opening.play("open 42") == opening.play("Open 4 2")
    entering = at("b - w -", "b 2")
    assert entering.play("s @ X20") == entering.play("S@x20")
    for nonsense in ("", "castle", "S@", "x12--h20", "h00", "gate", "@x12", "z@x12"):
        assert "moves look like" in reason(entering, nonsense)


def test_kr_24_chance_is_named_by_what_the_dice_show() -> None:
    """KR-24"""
    assert at("b - w -", "open", 0).play("open 4 2").text.endswith("| w 2 | 0")
    assert at("b - w -", "roll w").play("die 5").text.endswith("| w 5 | 9")


def test_kr_25_the_full_line_round_trips() -> None:
    """KR-25"""
    line = f"{TILES} | {GATES} | b - w - | roll w | 12"
    assert GAME.load(line).text == line
    assert GAME.load(f"  {TILES}|{GATES} |b -  w -| roll   w |12 ").text == line
    mixed = GAME.load(
        f"{TILES} | w g32 | b - w - | roll w | 12".replace("w g32", "b g30 g21 g03 g01 w g32 g10 g23 g12")
    )
    assert mixed.text == line


def test_kr_25_pieces_are_written_in_the_order_of_the_fields() -> None:
    """KR-25"""
    position = at("b S@x12 B@g01 M@v02 w G@v32 S@g12", "roll b")
    assert position.text.split(" | ")[2] == "b B@g01 M@v02 S@x12 w S@g12 G@v32"


@pytest.mark.parametrize(
    ("gates", "turn"),
    [
        ("b - w -", "pick b"),
        ("b g10 w -", "pick w"),
        ("b g10 w g12", "pick w"),
        ("b g10 w g12 g21", "pick b"),
        ("b g01 g10 w g12 g21", "pick b"),
        ("b g01 g10 g30 w g12 g21", "pick w"),
        ("b g01 g10 g30 w g12 g21 g32", "pick w"),
    ],
)
def test_kr_25_every_moment_of_the_choice_of_gates_has_its_text(gates: str, turn: str) -> None:
    """KR-25, KR-9"""
    line = f"{TILES} | {gates} | b - w - | {turn} | 0"
    assert GAME.load(line).text == line
    other = {"pick b": "pick w", "pick w": "pick b"}[turn]
    with pytest.raises(BadText, match=r"it is (Black|White)’s choice \(KR-9\)"):
        GAME.load(line.replace(turn, other))


def test_kr_25_a_roll_that_cannot_be_used_leads_straight_to_the_end() -> None:
    """KR-25, KR-20"""
    assert GAME.load(ENDGAME.format(5)).text.endswith("| over b | 60")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("A3 A0 | b - w -", "a position is"),
        (f"A3 A0 B3 / A0 | {GATES} | b - w - | roll w | 1", "four rows of four"),
        (f"{TILES.replace('A3 A0', 'C3 A0', 1)} | {GATES} | b - w - | roll w | 1", "C3.*a tile is"),
        (f"{TILES.replace('A3', 'B3', 1)} | {GATES} | b - w - | roll w | 1", "5 tiles of kind B, not 6"),
        (f"{TILES} | g01 | b - w - | roll w | 1", "write the gates like"),
        (f"{TILES} | b g00 w - | b - w - | pick w | 0", "g00.*the gates are"),
        (f"{TILES} | b h00 w - | b - w - | pick w | 0", "h00.*the gates are"),
        (f"{TILES} | b g01 w g01 | b - w - | pick w | 0", "g01.*taken twice"),
        (f"{TILES} | b g01 w - | b - w - | roll w | 1", "four gates"),
        (f"{TILES} | b g01 g03 w - | b - w - | pick w | 0", "Black cannot have 2 while White has 0"),
        (f"{TILES} | {GATES} | b - w - | pick b | 0", "cannot have 4"),
        (f"{TILES} | b - w - | b S@h00 w - | pick b | 0", "no piece can be on the board before"),
        (f"{TILES} | {GATES} | b S@h00 w - | open | 0", "no piece can be on the board before"),
        (f"{TILES} | {GATES} | b - w - | open | 3", "no turn can be played before.*not 3"),
        (f"{TILES} | {GATES} | S@h00 | roll w | 1", "write the pieces on the board like"),
        (f"{TILES} | {GATES} | b Q@h00 w - | roll w | 1", "Q@h00.*a piece is one of"),
        (f"{TILES} | {GATES} | b S@g00 w - | roll w | 1", "S@g00.*no such field"),
        (f"{TILES} | {GATES} | b S@h00 w M@h00 | roll w | 1", "M@h00.*two pieces"),
        (f"{TILES} | {GATES} | b M@x12 w - | roll w | 1", "M@x12.*too narrow for a Middleman"),
        (f"{TILES} | {GATES} | b - w - | w 7 | 1", "w 7.*write the turn"),
        (f"{TILES} | {GATES} | b - w - | roll | 1", "roll.*write the turn"),
        (f"{TILES} | {GATES} | b - w - | roll w | x", "turns played must be a number"),
        (f"{TILES} | {GATES} | b - w - | roll w | 400", "the game is a draw after 400 turns"),
        (f"{TILES} | {GATES} | b - w - | over - | 401", "the game is a draw after 400 turns"),
        (f"{TILES} | {GATES} | b T@h00 w - | roll w | 9", "there is a tower"),
        (f"{TILES} | {GATES} | b T@g01 w - | over b | 9", "pieces cannot combine on a gate"),
        (f"{TILES} | {GATES} | b T@h00 w - | over w | 9", "the other player has the tower"),
        (f"{TILES} | {GATES} | b T@h00 w T@h01 | over w | 9", "the other player has the tower"),
        (f"{TILES} | {GATES} | b T@h00 w - | over - | 400", "a draw only after 400 turns without a tower"),
        (f"{TILES} | {GATES} | b - w - | over - | 399", "a draw only after 400 turns"),
        (f"{TILES} | {GATES} | b - w - | over w | 9", "no tower, and Black has a move with every number"),
        (ENDGAME.format(5).replace("w 5 | 60", "over w | 60"), "Black has a move with every number"),
        (ENDGAME.format(5).replace("w 5 | 60", "over b | 400"), "no tower"),
    ],
)  # fmt: skip
def test_kr_25_a_text_that_cannot_be_is_refused_with_what_is_wrong(line: str, said: str) -> None:
    """KR-25"""
    with pytest.raises(BadText, match=said):
        GAME.load(line)


def test_kr_26_options_have_names_and_bad_values_are_told() -> None:
    """KR-26"""
    assert GAME.options == strandline.game("krabcek", tiles="one", turns=400).options
    assert GAME.seats == 2
    for options, said in (
        ({"tiles": "three"}, r"tiles cannot be “three”; it can be one, two.*KR-26"),
        ({"tiles": 3}, r"two kinds.*KR-4"),
        ({"turns": 0}, r"turns cannot be “0”.*KR-21"),
        ({"turns": True}, "turns"),
        ({"turns": 1_000_001}, "turns"),
        ({"turns": "9"}, "turns"),
        ({"players": 2}, "no option “players”; its options are tiles, turns"),
    ):
        with pytest.raises(BadOption, match=said):
            strandline.game("krabcek", **options)


# Own tile sets


def test_kr_4_a_tile_set_of_ones_own_is_given_as_links() -> None:
    """KR-4, KR-26"""
    text = strandline.game("krabcek", tiles="NW-X W-X E-W / X-NW x-s")
    lists = strandline.game("krabcek", tiles=[["E-W", "X-W", "NW-X"], ["X-S", "NW-X"]])
    words = strandline.game("krabcek", tiles=("NW-X", "X-W", "E-W", "/", "NW-X", "X-S"))
    assert text == lists == words
    assert text.options.tiles == "NW-X X-W E-W / NW-X X-S"
    assert strandline.game("krabcek", tiles=text.options.tiles) == text
    position = text.load(f"{TILES} | {GATES} | b S@v01 w - | b 1 | 9")
    assert from_field(position, "v01") == ["v02", "x01"]
    assert strandline.game("krabcek", tiles="W-S NW-X W-N X-W / NW-X X-W W-N") == GAME


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ("NW-N X-W / NW-X", "NW-N in kind A: a gate must not touch an Avenue.*KR-3"),
        ("NW-X / NW-X NW-S", "NW-S in kind B: a gate must not touch an Avenue.*KR-3"),
        ("NW-X X-W W-X / NW-X", "W-X in kind A: this link is listed twice.*KR-4"),
        ("NW-X X-X / NW-X", "X-X in kind A: a point cannot link to itself"),
        ("NW-X X-SE / NW-X", "X-SE in kind A: NW is the only corner"),
        ("NW-X X-Q / NW-X", "X-Q in kind A: a link joins two of"),
        ("NW-X-W / NW-X", "NW-X-W in kind A: a link joins two of"),
        ("NW-X X-W / X-W", "kind B lacks the link NW-X: each Street lies beside a gate"),
        ("NW-X X-W", "two kinds"),
        ("NW-X / NW-X / NW-X", "two kinds"),
        ([["NW-X"]], "two kinds"),
        ([["NW-X"], 4], "4 in kind B"),
    ],
)
def test_kr_4_what_is_wrong_with_a_tile_set_is_told(tiles: object, said: str) -> None:
    """KR-3, KR-4"""
    with pytest.raises(BadOption, match=said):
        strandline.game("krabcek", tiles=tiles)


# The two positions at the end of the rules


def test_the_gate_example_of_the_rulebook() -> None:
    """KR-4, KR-12: g03 is an island, g21 a dead end with a Street; a 2 brings a Skinnyboy to seven fields."""
    position = at("b - w -", "b 2", 12)
    assert len(entries(position, "S")) == 7
    assert entries(position, "M") == ["x20", "x21", "x33"]
    for number in range(2, 7):
        assert from_field(at("b S@g03 w -", f"b {number}"), "g03") == (
            ["g10", "g12", "g23", "g32"] if number == 5 else []
        )
    reached = {goal for number in range(1, 7) for goal in from_field(at("b S@g21 w -", f"b {number}"), "g21")}
    assert {goal for goal in reached if goal[0] != "g"} == {"x21", "v21", "h21"}
    assert at("b S@x21 w -", "b 1").play("x21-v21").view()["pieces"]["v21"]["kind"] == "S"


def test_the_endgame_of_the_rulebook() -> None:
    """KR-11 to KR-20: twelve, ten, nine, four, no, two moves; a 2, a 3 and a 4 win."""
    positions = {number: GAME.load(ENDGAME.format(number)) for number in range(1, 7)}
    assert [len(position.moves()) for position in positions.values()] == [12, 10, 9, 4, 0, 2]
    wins = {
        number: [move for move in position.moves() if position.play(move).result == (0.0, 1.0)]
        for number, position in positions.items()
    }
    assert wins == {1: [], 2: ["x22-v32"], 3: ["S@v32", "x22-v32"], 4: ["S@v32", "x22-v32"], 5: [], 6: []}
    assert positions[6].moves() == ["g12=v32", "v01=v32"]
    assert positions[5].result == (1.0, 0.0)
    assert positions[1].view()["off"][1] == {"S": 1, "M": 1, "B": 0}


def test_turns_alternate() -> None:
    """KR-10, KR-11"""
    position = at("b - w -", "open", 0).play("open 2 5")
    seats = []
    for _ in range(6):
        seats.append(position.turn)
        position = position.play(position.moves()[0]).play("die 1")
    assert all(after == 1 - before for before, after in pairwise(seats) if before is not None)
    assert position.view()["turns"] == 6
    assert set(KINDS) == set("SMBLGT")
