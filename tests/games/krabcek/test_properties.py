"""Krabcek: what holds in every position of every game, in every labyrinth."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline import CHANCE, Game
from strandline.games.krabcek import rules
from strandline.games.krabcek.board import MEMBERS, NAMES, WAYS

from ..alike import assert_one_phase, assert_targets_agree, random_game

SEEDS = st.integers(0, 2**62)
LINKS = st.lists(st.sampled_from(WAYS), unique=True, max_size=7)
OWN_SETS = st.tuples(LINKS, LINKS.map(lambda links: list({"NW-X", *links})))
SETS = st.one_of(st.sampled_from(["one", "two"]), OWN_SETS)
GAMES = st.builds(lambda tiles, turns: strandline.game("krabcek", tiles=tiles, turns=turns), SETS, st.integers(20, 400))


# The rules once more, by names and sets, with nothing clever


SIDES, CORNERS = ["N", "E", "S", "W"], ["NW", "NE", "SE", "SW"]


def field(row: int, column: int, point: str) -> str:
    """KR-5: the field at a point of the tile in a row and a column."""
    down, right = {"S": (1, 0), "E": (0, 1), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}.get(point, (0, 0))
    letter = "x" if point == "X" else "g" if point in CORNERS else "h" if point in "NS" else "v"
    return f"{letter}{(row + down) % 4}{(column + right) % 4}"


def labyrinth(view: dict[str, Any]) -> dict[str, set[str]]:
    """KR-4, KR-6: the fields beside each field."""
    beside: dict[str, set[str]] = {name: set() for name in NAMES}
    for row, tiles in enumerate(view["tiles"]):
        for column, tile in enumerate(tiles):
            for link in view["links"][tile[0]]:
                turned = []
                for point in link.split("-"):
                    order = SIDES if point in SIDES else CORNERS if point in CORNERS else [point]
                    turned.append(order[(order.index(point) + int(tile[1])) % len(order)])
                one, other = (field(row, column, point) for point in turned)
                beside[one].add(other)
                beside[other].add(one)
    return beside


def fits(view: dict[str, Any], kind: str, name: str) -> bool:
    """KR-3, KR-8, KR-18"""
    widest = {"S": 0, "M": 1, "L": 1}.get(kind, 2)
    street = name[0] == "x" and view["tiles"][int(name[1])][int(name[2])][0] == "B"
    return widest <= (2 if name[0] != "x" else int(street))


ONTO = {"SM", "MB", "LB", "SG"}


def told_moves(view: dict[str, Any]) -> set[str]:
    """KR-11 to KR-17: all moves with the number rolled."""
    seat, number, pieces = view["seat"], view["die"], view["pieces"]
    beside = labyrinth(view)
    own = {name: piece["kind"] for name, piece in pieces.items() if piece["seat"] == seat}

    def ends(kind: str, way: list[str], first: set[str], left: int) -> Iterator[str]:
        for name in first - set(way):
            if not fits(view, kind, name):
                continue
            if left == 1 and (name not in pieces or (kind + own.get(name, "") in ONTO and name[0] != "g")):
                yield name
            elif left > 1 and name not in pieces:
                yield from ends(kind, [*way, name], beside[name], left - 1)

    moves = set()
    for start, kind in own.items():
        moves |= {f"{start}-{goal}" for goal in ends(kind, [start], beside[start], number)}
        if number == 5 and start[0] == "g":
            others = {gate for gate, owner in view["gates"].items() if owner != view["gates"][start]}
            moves |= {f"{start}-{gate}" for gate in others - set(pieces)}
    for kind, off in view["off"][seat].items():
        gates = {gate for gate, owner in view["gates"].items() if owner == seat}
        moves |= {f"{kind}@{goal}" for goal in ends(kind, [], gates, number) if off}
    if number == 6:
        for one, other in combinations(sorted(own), 2):
            if own[one] != own[other] and fits(view, own[one], other) and fits(view, own[other], one):
                moves.add(f"{one}={other}")
    return moves


@settings(max_examples=60, deadline=None)
@given(GAMES, SEEDS)
def test_moves_are_those_of_the_rules_told_by_names(game: Game, seed: int) -> None:
    """KR-1 to KR-20"""
    for position in random_game(game, seed, 90):
        view = position.view()
        if view["phase"] == "use":
            assert position.moves() == sorted(told_moves(view))
            assert position.moves()
        if view["phase"] == "over" and view["winner"] is not None and "T@" not in position.text:
            loser = {**view, "seat": 1 - view["winner"]}
            number = int(position.history[-1].split()[-1])
            if position.history[-1].startswith("open"):
                number = min(map(int, position.history[-1].split()[1:]))
            assert not told_moves({**loser, "die": number})


@settings(max_examples=60, deadline=None)
@given(SETS, SEEDS)
def test_a_labyrinth_has_five_streets_each_beside_one_gate_and_no_gate_touches_an_avenue(tiles: Any, seed: int) -> None:
    """KR-2 to KR-6"""
    view = strandline.game("krabcek", tiles=tiles).start(seed=seed).view()
    beside = labyrinth(view)
    streets = [name for name in NAMES if name[0] == "x" and fits(view, "M", name)]
    assert len(streets) == 5
    for street in streets:
        assert sum(name[0] == "g" for name in beside[street]) == 1
    for gate in NAMES[:8]:
        assert all(name[0] == "x" for name in beside[gate])


@settings(max_examples=40, deadline=None)
@given(GAMES, SEEDS)
def test_random_games_to_the_end_keep_the_invariants(game: Game, seed: int) -> None:
    """KR-8, KR-10, KR-14, KR-17 to KR-22"""
    positions = random_game(game, seed, 1000)
    for before, after in pairwise(positions):
        old, new = before.view(), after.view()
        for seat in range(2):
            kinds = "".join(piece["kind"] for piece in new["pieces"].values() if piece["seat"] == seat)
            members = Counter("".join(MEMBERS["SMBLGT".index(kind)] for kind in kinds))
            assert members + Counter(new["off"][seat]) == {"S": 4, "M": 2, "B": 1}
            if before.turn != seat:
                theirs = [{n: p for n, p in view["pieces"].items() if p["seat"] == seat} for view in (old, new)]
                assert theirs[0] == theirs[1]
        assert all(fits(new, piece["kind"], name) for name, piece in new["pieces"].items())
        assert new["turns"] == old["turns"] + (old["phase"] == "use")
        assert new["tiles"] == old["tiles"]
    last = positions[-1]
    assert last.turn is None
    assert last.result in {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
    assert (last.result == (0.5, 0.5)) == (last.view()["turns"] == game.options.turns and "T@" not in last.text)


@settings(max_examples=30, deadline=None)
@given(GAMES, SEEDS)
def test_every_position_round_trips_through_its_text(game: Game, seed: int) -> None:
    """KR-25"""
    for position in random_game(game, seed, 150):
        again = game.load(position.text)
        assert again == position
        assert again.turn == position.turn
        assert again.moves() == position.moves()
        assert again.odds() == position.odds()
        assert again.result == position.result
        assert again.view() == position.view()
        assert rules.key(again.row()) == rules.key(position.row())


def shifted(text: str, down: int, right: int) -> str:
    """Return a position or a move on a board that is shifted by a number of tiles down and right."""
    tiles, bar, rest = text.partition("|")
    if bar:
        rows = [row.split() for row in tiles.split("/")]
        moved = [[rows[(i - down) % 4][(j - right) % 4] for j in range(4)] for i in range(4)]
        tiles = " / ".join(map(" ".join, moved)) + " "
    else:
        tiles, rest = "", text

    def change(name: re.Match[str]) -> str:
        return f"{name[1]}{(int(name[2]) + down) % 4}{(int(name[3]) + right) % 4}"

    return tiles + bar + re.sub(r"([ghvx])(\d)(\d)", change, rest)


def named(move: str) -> str:
    return "=".join(sorted(move.split("="))) if "=" in move else move


@settings(max_examples=40, deadline=None)
@given(SETS, SEEDS, st.sampled_from([(i, j) for i in range(4) for j in range(4) if (i + j) % 2 == 0]))
def test_shifting_the_board_by_an_even_step_maps_moves_onto_moves(tiles: Any, seed: int, step: tuple[int, int]) -> None:
    """KR-1, KR-2, KR-5"""
    game = strandline.game("krabcek", tiles=tiles)
    for position in random_game(game, seed, 60):
        twin = game.load(shifted(position.text, *step))
        assert twin.turn == position.turn
        assert twin.moves() == sorted(named(shifted(move, *step)) for move in position.moves())


@settings(max_examples=15, deadline=None)
@given(SETS, SEEDS)
def test_every_number_rolled_gives_a_position_of_its_own(tiles: Any, seed: int) -> None:
    """KR-10, KR-24"""
    for position in random_game(strandline.game("krabcek", tiles=tiles), seed, 40):
        if position.turn == CHANCE:
            assert sum(position.odds().values()) == 1
            after = {outcome: position.play(outcome).view() for outcome in position.moves()}
            for outcome, view in after.items():
                numbers = [int(word) for word in outcome.split()[1:]]
                if view["phase"] == "use":
                    assert view["die"] == min(numbers)
                    assert view["seat"] == (
                        numbers.index(min(numbers)) if len(numbers) == 2 else position.view()["seat"]
                    )
                else:
                    assert (view["phase"], view["die"]) == ("over", None)


def test_different_positions_have_different_keys() -> None:
    """KR-25"""
    game = strandline.game("krabcek")
    found = {}
    for seed in range(12):
        for position in random_game(game, seed, 200):
            found[position.text] = rules.key(position.row())
    assert len(set(found.values())) == len(found)
    assert all(0 < key < 2**63 for key in found.values())


def test_positions_that_differ_in_one_thing_have_different_keys() -> None:
    """KR-25: whose turn it is and the number rolled, turns played, a tile's turn, a gate's owner, a piece's field."""
    tiles = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
    gates, pieces = "b g01 g03 g21 g30 w g10 g12 g23 g32", "b S@v01 w B@v02"
    texts = [f"{tiles} | {gates} | {pieces} | roll b | {turns}" for turns in range(40)]
    texts += [f"{tiles} | {gates} | {pieces} | {seat} {die} | 8" for seat in "bw" for die in range(1, 7)]
    texts += [f"{tiles} | {gates} | {pieces} | roll w | 8"]
    for quarters in re.finditer(r"\d", tiles):
        turned = tiles[: quarters.start()] + str((int(quarters[0]) + 2) % 4) + tiles[quarters.end() :]
        texts.append(f"{turned} | {gates} | {pieces} | roll b | 8")
    for one in ("g01", "g03", "g21", "g30"):
        for other in ("g10", "g12", "g23", "g32"):
            swapped = " ".join({one: other, other: one}.get(word, word) for word in gates.split())
            texts.append(f"{tiles} | {swapped} | {pieces} | roll b | 8")
    for name in set(NAMES) - {"v01", "v02"}:
        texts.append(f"{tiles} | {gates} | b S@{name} w B@v02 | roll b | 8")
        if name[0] != "x":
            texts.append(f"{tiles} | {gates} | b S@v01 w B@{name} | roll b | 8")
    texts += [f"{tiles} | {gates} | b {kind}@v01 w B@v02 | roll b | 8" for kind in "MBLG"]
    positions = [strandline.game("krabcek").load(text) for text in texts]
    assert len({position.text for position in positions}) == len(positions) > 160
    assert len({rules.key(position.row()) for position in positions}) == len(positions)


@settings(max_examples=50, deadline=None)
@given(GAMES, SEEDS)
def test_interpreted_and_compiled_agree_step_by_step(game: Game, seed: int) -> None:
    """KR-4 to KR-22"""
    assert_targets_agree(game, seed)


@settings(max_examples=30, deadline=None)
@given(GAMES, SEEDS, st.text("ghvxSMBgate@-=0123 ", max_size=9))
def test_whatever_is_typed_is_a_move_or_has_a_reason_with_a_rule(game: Game, seed: int, typed: str) -> None:
    """KR-23"""
    chooser = random.Random(seed)
    names = [*NAMES, "g00", "h44"]
    for position in random_game(game, seed, 60)[:-1:3]:
        one, other, piece = chooser.choice(names), chooser.choice(names), chooser.choice("SMBLGT")
        for move in (typed, f"{one}-{other}", f"{one}={other}", f"{piece}@{one}", f"gate {one}", "die 4", "open 1 2"):
            reason = position.why_not(move)
            if reason is None:
                position.play(move)
            else:
                assert re.search(r"\(KR-\d+\)$", reason.text())


def test_a_turn_has_one_phase() -> None:
    assert_one_phase(strandline.game("krabcek"))
