"""Expectimax: the values of plain expectimax, in less work."""

import random
from typing import Any

import pytest

import strandline
from strandline import Position
from strandline.core.bind import bind
from strandline.core.contract import CHANCE, OVER
from strandline.search import expectimax
from strandline.search import expectimax_kernel as kernel
from strandline.search.thought import Budget, Root, Thought

from .. import toy
from ..toy import evaluation

KRABCEK = strandline.game("krabcek")
PLENTY = Budget(nodes=10**9)
ALL_MOVES = 10**6
ENDGAME = (
    "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "
    "b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w S@g12 S@v01 G@v32 S@x22 | {} | 60"
)


def some_positions(n: int, seed: int = 1, most: int = 120) -> list[Position]:
    """Positions of random games in which a player is to decide, a third of them in the opening."""
    chooser = random.Random(seed)
    found: list[Position] = []
    while len(found) < n:
        position = KRABCEK.start(chooser.randrange(1000))
        for _ in range(chooser.randrange(10) if len(found) % 3 == 0 else chooser.randrange(20, most)):
            if position.turn is not None:
                position = position.play(chooser.choice(position.moves()))
        if position.turn is not None and position.turn >= 0:
            found.append(position)
    return found


def plain(code: Any, row: list[int], depth: int, visited: list[int]) -> float:
    """The lead of seat 0 by plain expectimax: by recursion, every move and outcome, nothing cut, nothing remembered."""
    visited[0] += 1
    who, shares = code.turn(row), [0.0, 0.0]
    if who == OVER or depth == 0:
        (code.result if who == OVER else code.estimate)(row, shares)
        return shares[0] - shares[1]
    out = [0] * code.MAX_MOVES
    below = []
    for move in out[: code.moves(row, out)]:
        child = list(row)
        code.play(child, move)
        below.append(plain(code, child, depth - (who != CHANCE), visited))
    if who == CHANCE:
        odds = [0] * code.MAX_MOVES
        code.weights(row, odds)
        return sum(weight * worth for weight, worth in zip(odds, below, strict=False)) / sum(odds[: len(below)])
    return max(below) if who == 0 else min(below)


def plainly(position: Position, depth: int, visited: list[int]) -> dict[int, float]:
    """Return the value of each move for the player who makes it."""
    code = expectimax.bound(position.game.name, "python")
    worth = {}
    for move in position._named.values():
        row = position.row()
        code.play(row, move)
        worth[move] = (1 + plain(code, row, depth - 1, visited) * (1 - 2 * (position.turn or 0))) / 2
    return worth


def own_values(thought: Thought, seat: int) -> dict[int, float]:
    return {each.move: each.values[seat] for each in thought.moves}


@pytest.mark.slow
@pytest.mark.parametrize("position", some_positions(10), ids=str)
def test_it_finds_the_values_of_plain_expectimax_in_fewer_nodes(position: Position) -> None:
    seat, visited = position.turn or 0, [0]
    worth = plainly(position, 2, visited)
    thought = expectimax.think(Root.of(position), PLENTY, deepest=2)
    assert thought.best.values[seat] == pytest.approx(max(worth.values()), abs=1e-12)
    assert worth[thought.best.move] == pytest.approx(max(worth.values()), abs=1e-12)
    for move, value in own_values(thought, seat).items():
        assert worth[move] <= value + 1e-12 <= thought.best.values[seat] + 2e-12
    assert thought.nodes < visited[0] or visited[0] < 100
    every = expectimax.think(Root.of(position), PLENTY, deepest=2, is_every=True)
    assert own_values(every, seat) == pytest.approx(worth, abs=1e-12)
    assert sum(every.best.values) == pytest.approx(1)


FORCED = sorted((each for each in some_positions(40, 5) if "pick" not in each.text), key=lambda each: len(each.moves()))


@pytest.mark.slow
@pytest.mark.parametrize("position", FORCED[:2], ids=str)
def test_so_it_does_three_decisions_deep(position: Position) -> None:
    seat, visited = position.turn or 0, [0]
    worth = plainly(position, 3, visited)
    thought = expectimax.think(Root.of(position), PLENTY, deepest=3, width=ALL_MOVES)
    assert thought.best.values[seat] == pytest.approx(max(worth.values()), abs=1e-12)
    assert thought.nodes < visited[0] / 3


def test_the_fewer_replies_are_looked_into_the_better_a_move_looks_and_the_sooner() -> None:
    position = FORCED[4]
    narrow, wide = (
        expectimax.think(Root.of(position), PLENTY, deepest=3, width=width, is_every=True) for width in (2, ALL_MOVES)
    )
    few, all_of_them = (own_values(thought, position.turn or 0) for thought in (narrow, wide))
    assert all(few[move] >= all_of_them[move] - 1e-12 for move in few)
    assert few != pytest.approx(all_of_them, abs=1e-3)
    assert narrow.nodes < wide.nodes / 2


def test_moves_are_ranked_by_the_evaluation_and_the_best_of_before_comes_first() -> None:
    code = expectimax.bound("krabcek", "python")
    for position in some_positions(6, 12):
        seat, out, worths = position.turn or 0, [0] * code.MAX_MOVES, [0.0] * code.MAX_MOVES
        row = position.row()
        n = code.moves(row, out)
        frame = [0] * kernel.FRAME
        frame[kernel.WHO], frame[kernel.LEGAL], frame[kernel.PREFERRED] = (
            seat,
            n,
            out[n - 1],
        )
        last = out[n - 1]
        code.rank(row, row.copy(), out, frame, worths, [0.0, 0.0])
        assert sorted(out[:n]) == sorted(position._named.values())
        assert out[0] == last
        after = [(1 + plain(code, position.play(name).row(), 0, [0]) * (1 - 2 * seat)) / 2 for name in position._named]
        known = dict(zip(position._named.values(), after, strict=True))
        own = [known[move] for move in out[1:n]]
        assert own == sorted(own, reverse=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_no_loss_is_believed_before_every_move_was_tried(seat: int) -> None:
    lost, won = 2.0 * seat - 1, 1 - 2.0 * seat
    frame, span = [0] * kernel.FRAME, [-2.0, 2.0, -1.0 if seat == 0 else 1.0, -1.0 if seat == 0 else 1.0]
    frame[kernel.WHO], frame[kernel.AMONG], frame[kernel.LEGAL] = seat, 1, 3
    assert not kernel.compare(frame, span, [0, 0, lost, lost])
    assert not kernel.compare(frame, span, [0, 0, lost, lost])
    assert kernel.compare(frame, span, [0, 0, won / 2, won / 2])
    assert span[kernel.LEAST] == span[kernel.MOST] == won / 2


def test_the_opening_dice_are_thirty() -> None:
    position = KRABCEK.start(seed=3)
    while "pick" in position.text and len(position.moves()) > 2:
        position = position.play(position.moves()[0])
    worth = plainly(position, 2, [0])
    thought = expectimax.think(Root.of(position), PLENTY, deepest=2, is_every=True)
    assert own_values(thought, position.turn or 0) == pytest.approx(worth, abs=1e-12)


@pytest.mark.slow
def test_outcomes_count_by_their_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy with a die that shows 1, 2, 3 with weights 1, 2, 3, laid open: searched to its end, all is proven."""
    toy.seat_at_the_table(monkeypatch)
    position = strandline.game("toy").load("5 2 6 1 0 0")
    monkeypatch.setattr(position.game.modules.view, "HIDDEN", False)
    code = bind("python", position.game.modules.rules, evaluation, expectimax.kernel)
    monkeypatch.setattr(expectimax, "bound", lambda name, target: code)
    thought = expectimax.think(Root(position.game, 0, tuple(position.row())), PLENTY, is_every=True, target="python")
    assert {round(each.values[0], 6) for each in thought.moves} - {0.0, 0.5, 1.0}
    for each in thought.moves:
        row = position.row()
        code.play(row, each.move)
        assert each.values[0] == pytest.approx((1 + plain(code, row, 99, [0])) / 2)
        assert each.is_proven


def test_a_certain_win_is_found_and_marked() -> None:
    position = KRABCEK.load(ENDGAME.format("w 3"))
    thought = expectimax.think(Root.of(position), Budget(nodes=5000))
    assert thought.best.values == (0.0, 1.0)
    assert thought.best.is_proven
    won = position.play(next(name for name, move in position._named.items() if move == thought.best.move))
    assert won.result == (0.0, 1.0)


def test_what_rests_on_no_estimate_is_marked() -> None:
    """The last turns before the draw of KR-21: every line is searched to its end."""
    position = KRABCEK.load(ENDGAME.format("w 6"))
    thought = expectimax.think(Root.of(position), Budget(nodes=20000))
    assert len(thought.moves) == 2
    assert all(0 < each.values[1] < 1 and not each.is_proven for each in thought.moves)
    last = strandline.game("krabcek", turns=61).load(ENDGAME.format("w 6"))
    drawn = expectimax.think(Root.of(last), Budget(nodes=20000))
    assert all(each.values == (0.5, 0.5) and each.is_proven for each in drawn.moves)
    assert drawn.nodes == 2
    two_left = strandline.game("krabcek", turns=62).load(ENDGAME.format("b 1"))
    thought = expectimax.think(Root.of(two_left), PLENTY, is_every=True)
    worth = plainly(two_left, 9, [0])
    assert own_values(thought, 0) == pytest.approx(worth, abs=1e-12)
    assert all(each.is_proven for each in thought.moves)


def test_interpreted_and_compiled_think_alike() -> None:
    for position in some_positions(4, 8):
        thoughts = [
            expectimax.think(Root.of(position), Budget(nodes=1500), seed=3, target=target)
            for target in ("python", "cpu")
        ]
        assert thoughts[0].moves == thoughts[1].moves
        assert thoughts[0].nodes == thoughts[1].nodes


def test_a_node_budget_is_kept_and_repeats_exactly() -> None:
    for position in some_positions(5, 9):
        one, two = (expectimax.think(Root.of(position), Budget(nodes=4321), seed=5) for _ in range(2))
        assert one.moves == two.moves
        assert len(position.moves()) <= one.nodes <= 4321
        assert {each.move for each in one.moves} == set(position._named.values())
        own = [each.values[position.turn or 0] for each in one.moves]
        assert own[0] == max(own)


def test_time_ends_it() -> None:
    root = Root.of(KRABCEK.start(seed=1))
    thought = expectimax.think(root, Budget(seconds=0.02, is_cpu_time=True))
    assert thought.seconds >= 0.02
    assert thought.nodes < expectimax.think(root, Budget(seconds=0.3, is_cpu_time=True)).nodes


def test_ctrl_c_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(self: Any) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(expectimax._Search, "_is_spent", stop)
    with pytest.raises(KeyboardInterrupt):
        expectimax.think(Root.of(KRABCEK.start(seed=1)), PLENTY)


def test_the_seed_decides_between_moves_that_look_alike() -> None:
    last = strandline.game("krabcek", turns=61).load(ENDGAME.format("w 6"))
    assert len({expectimax.think(Root.of(last), PLENTY, seed=seed).best.move for seed in range(9)}) == 2


def test_a_line_goes_on_to_the_next_event_of_chance() -> None:
    position = KRABCEK.start(seed=4)
    thought = expectimax.think(Root.of(position), PLENTY, deepest=7)
    assert len(thought.best.line) == 7
    row = position.row()
    for move in thought.best.line:
        out = [0] * 341
        assert move in out[: KRABCEK.kernel.moves(row, out)]
        KRABCEK.kernel.play(row, move)
    assert KRABCEK.kernel.turn(row) == CHANCE


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("survive", {"players": 2}, "nothing is hidden"),
        ("crab-stack", {"players": 3}, "2 players; this game has 3"),
        ("crab-stack", {"players": 2}, "repetition"),
    ],
)
def test_other_games_are_refused(name: str, options: dict[str, object], said: str) -> None:
    position = strandline.game(name, **options).start(seed=1)
    while position.turn == CHANCE:
        position = position.play(position.moves()[0])
    with pytest.raises(ValueError, match=said):
        expectimax.think(Root.of(position), PLENTY)


def test_where_nobody_decides_there_is_nothing_to_think_about() -> None:
    roll = KRABCEK.load(ENDGAME.format("roll w"))
    with pytest.raises(ValueError, match="nobody is to decide"):
        expectimax.think(Root.of(roll, 1), PLENTY)
