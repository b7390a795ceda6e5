"""MCTS: legal moves only, proofs that hold, chance by its odds, and the same thoughts for the same seed."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import strandline
from strandline import CHANCE, Game, Position
from strandline.core.bind import bind
from strandline.core.history import HEAD
from strandline.search import baselines, mcts
from strandline.search import mcts_kernel as kernel
from strandline.search.mcts import UCT, Style
from strandline.search.thought import Budget, Root, Thought

from ..toy import seat_at_the_table

GAMES = [
    pytest.param(name, options, id=f"{name} {options}")
    for name, options in (
        ("crab-stack", {}),
        ("crab-stack", {"players": 4, "repetition": 2}),
        ("krabcek", {}),
        ("survive", {"players": 3}),
    )
]
STYLES = [
    pytest.param(UCT, id="plain"),
    pytest.param(Style(), id="history and estimate"),
    pytest.param(Style(playout=3, trust=2, ripe=3), id="short playouts"),
]
LATE = {"crab-stack": 14, "krabcek": 40, "survive": 110}
"""Random moves after which a game is in full swing."""
ENDGAME = (
    "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "
    "b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w S@g12 S@v01 G@v32 S@x22 | roll w | {}"
)


def somewhere(name: str, options: dict[str, Any], seed: int, plies: int) -> Position:
    """A position some random moves into a game, with a decision to make."""
    chooser = random.Random(seed)
    while True:
        position = strandline.game(name, **options).start(seed=chooser.getrandbits(30))
        for _ in range(plies):
            if position.turn is not None:
                position = position.play(chooser.choice(position.moves()))
        while position.turn == CHANCE:
            position = position.play(chooser.choice(position.moves()))
        if position.turn is not None:
            return position


def exact(game: Game, row: list[int], seen: list[int], left: list[int]) -> list[float]:
    """What comes of a position by definition, for two seats; ``left`` counts down and ends it as too much.

    Nothing is better than a win: after it, no other move is looked at.
    """
    rules = game.kernel
    left[0] -= 1
    if left[0] < 0:
        raise TimeoutError
    seat = rules.turn(row)
    if seat == strandline.core.contract.OVER:
        shares = [0.0, 0.0]
        rules.result(row, shares)
        return shares
    out = [0] * game.modules.rules.MAX_MOVES
    n = rules.moves(row, out)
    after = []
    for move in out[:n]:
        s, stood = row.copy(), [*seen, 0]
        rules.advance(s, move, stood)
        after.append(exact(game, s, stood[: HEAD + (stood[0] & 0xFFFFFF)], left))
        if seat >= 0 and after[-1][seat] == 1:
            return after[-1]
    if seat == CHANCE:
        weights = [0] * n
        rules.weights(row, weights)
        return [sum(w * each[k] for w, each in zip(weights, after, strict=True)) / sum(weights) for k in (0, 1)]
    return max(after, key=lambda each: each[seat])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_all_legal_moves_are_judged_and_shares_add_up(name: str, options: dict[str, Any], style: Style) -> None:
    for seed, plies in enumerate((0, 7, LATE[name])):
        position = somewhere(name, options, seed, plies)
        thought = mcts.think(Root.of(position), Budget(nodes=400), seed, style)
        assert sorted(each.move for each in thought.moves) == sorted(position._named.values())
        for each in thought.moves:
            assert sum(each.values) == pytest.approx(1)
            assert len(each.values) == position.game.seats
            assert each.line[0] == each.move
            assert each.error >= 0


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_interpreted_and_compiled_think_the_same(name: str, options: dict[str, Any], style: Style) -> None:
    root = Root.of(somewhere(name, options, 5, LATE[name]))
    slow, quick = (mcts.think(root, Budget(nodes=60), 3, style, target) for target in ("python", "cpu"))  # type: ignore[arg-type]
    assert slow.moves == quick.moves


def test_a_seed_repeats_a_search_and_the_clock_has_no_part_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    first = mcts.think(root, Budget(nodes=3000), 7)
    monkeypatch.setattr(mcts, "SLICE", 1e-7)
    again = mcts.think(root, Budget(nodes=3000), 7)
    assert again.moves == first.moves
    assert again.nodes == first.nodes == 3000
    assert mcts.think(root, Budget(nodes=3000), 8).moves != first.moves


def known(position: Position) -> list[float] | None:
    """What comes of a position, if so plain a search can tell."""
    try:
        return exact(position.game, position.row(), position.repetition_keys(), [2000])
    except (TimeoutError, RecursionError):
        return None


@pytest.mark.parametrize("options", [{}, {"repetition": 2}, {"tie": "next"}], ids=str)
def test_proofs_are_what_plain_minimax_says(options: dict[str, Any]) -> None:
    checked = wins = 0
    for seed in range(20):
        position = somewhere("crab-stack", options, seed, 15)
        thought = mcts.think(Root.of(position), Budget(nodes=20_000), seed, Style(playout=None))
        truth = known(position)
        if truth is not None:
            assert thought.best.is_proven
            assert thought.best.values[position.turn or 0] == truth[position.turn or 0]
            wins += truth[position.turn or 0] == 1
        named = {move: text for text, move in position._named.items()}
        for each in thought.moves:
            truth = known(position.play(named[each.move])) if each.is_proven else None
            if truth is not None:
                assert list(each.values) == truth
                checked += 1
    assert checked > 10
    assert wins > 2


@pytest.mark.parametrize("players", [3, 4])
def test_a_win_in_one_is_found_among_several_players(players: int) -> None:
    found = 0
    for seed in range(60):
        position = somewhere("crab-stack", {"players": players}, seed, 10 * players)
        winning = {
            position._named[text]
            for text in position.moves()
            if (position.play(text).result or (0,) * players)[position.turn or 0] == 1
        }
        if 0 < len(winning) < len(position.moves()):
            thought = mcts.think(Root.of(position), Budget(nodes=300), seed)
            assert thought.best.move in winning
            assert thought.best.is_proven
            found += 1
    assert found > 2


def test_chance_is_weighed_by_its_odds() -> None:
    """Krabcek with one turn left, before the die: the mean over its numbers is proven."""
    game = strandline.game("krabcek", turns=62)
    position = game.load(ENDGAME.format(60))
    truth = exact(game, position.row(), position.repetition_keys(), [10**6])
    assert 0 < truth[1] < 1
    thought = mcts.think(Root.of(position, 1), Budget(nodes=30_000), 1, Style(playout=None))
    known = [each for each in thought.moves if each.is_proven]
    assert len(known) == 6
    odds = position.odds()
    named = {move: text for text, move in position._named.items()}
    mean = sum(float(odds[named[each.move]]) * each.values[1] for each in known)
    assert mean == pytest.approx(truth[1])
    plain = mcts.think(Root.of(position, 1), Budget(nodes=30_000), 1, UCT)
    assert not any(each.is_proven for each in plain.moves)
    for each in plain.moves:
        exactly = next(other.values[1] for other in known if other.move == each.move)
        assert each.values[1] == pytest.approx(exactly, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("is_hidden", [True, False])
def test_nothing_is_proven_where_something_is_hidden(monkeypatch: pytest.MonkeyPatch, is_hidden: bool) -> None:
    """The toy has few enough positions that a search goes through all of them."""
    from ..toy import view

    seat_at_the_table(monkeypatch)
    monkeypatch.setattr(view, "HIDDEN", is_hidden)
    game = strandline.game("toy")
    position = game.start(seed=4).play("die 2").play("take").play("take").play("leave").play("die 3")
    root = Root.of(position)
    thought = mcts.think(root, Budget(nodes=20_000), 2)
    truth = exact(game, list(root.row), [0], [10**6])
    assert thought.best.is_proven is not is_hidden
    assert thought.best.values == pytest.approx(truth, abs=0.05 if is_hidden else 1e-9)
    assert thought.nodes == 20_000 if is_hidden else thought.nodes < 20_000


@pytest.mark.parametrize("style", [*STYLES[1:], pytest.param(Style(trust=0, exploration=0.7), id="curious")])
def test_uneven_dice_are_proven_by_their_odds(monkeypatch: pytest.MonkeyPatch, style: Style) -> None:
    """Taking the die is worth 1/12: a draw after a 1, a loss after a 2 or a 3. What is known ends no search early."""
    from ..toy import view

    seat_at_the_table(monkeypatch)
    monkeypatch.setattr(view, "HIDDEN", False)
    game = strandline.game("toy")
    root = Root.of(game.load("5 3 1 9 0 0"))
    truth = exact(game, list(root.row), [0], [10**6])
    assert truth[0] == pytest.approx(1 / 12)
    best = mcts.think(root, Budget(nodes=10_000), 1, style, "python").best
    assert best.is_proven
    assert best.values == pytest.approx(truth)


def family(*proven: tuple[float, ...] | None) -> tuple[list[int], list[float]]:
    """A node whose children are proven to bring such shares, or not yet."""
    nodes, sums = [0] * kernel.NODE * (1 + len(proven)), [0.0] * 4 * (1 + len(proven))
    nodes[kernel.NODE_FIRST], nodes[kernel.NODE_COUNT] = 1, len(proven)
    for child, shares in enumerate(proven, 1):
        nodes[child * kernel.NODE + kernel.NODE_OFFERED] = child
        if shares:
            kernel.settle_node(nodes, sums, child, list(shares), 3)
    return nodes, sums


@pytest.mark.parametrize(
    ("children", "mover", "proven"),
    [
        pytest.param([(0, 1, 0), (0, 0, 1)], 0, None, id="he may favour either"),
        pytest.param([(0, 1, 0), (0, 0, 1)], 1, (0, 1, 0), id="one is better for him"),
        pytest.param([(0, 1, 0), (0, 1, 0), (0, 1, 0)], 0, (0, 1, 0), id="all the same"),
        pytest.param([(0.3, 0.2, 0.5), (0.1 + 0.2, 0.5, 0.2)], 0, None, id="equal, but for rounding"),
        pytest.param([(0.3, 0.2, 0.5), (0.1 + 0.2, 0.2, 0.5)], 0, (0.3, 0.2, 0.5), id="the same, but for rounding"),
        pytest.param([(1, 0, 0), None], 0, (1, 0, 0), id="a win is enough"),
        pytest.param([(0.5, 0.5, 0), None], 0, None, id="less than a win is not"),
        pytest.param([(1, 0, 0), (0, 0.5, 0.5)], CHANCE, (1 / 3, 1 / 3, 1 / 3), id="the second is twice as likely"),
        pytest.param([(1, 0, 0), None], CHANCE, None, id="an outcome is open"),
    ],
)
def test_what_children_prove_of_three_seats(
    children: list[tuple[float, ...] | None], mover: int, proven: tuple[float, ...] | None
) -> None:
    nodes, sums = family(*children)
    shares = [9.0, 9.0, 9.0]
    assert kernel.prove(nodes, sums, shares, 3, 0, mover) is (proven is not None)
    assert nodes[kernel.NODE_PROVEN] == (proven is not None)
    assert shares == (pytest.approx(proven) if proven else [9.0] * 3)
    if proven:
        assert sums[:3] == pytest.approx(proven)


def test_where_a_seat_has_something_proven_what_is_tried_instead_does_not_count() -> None:
    """The first seat's move leads to a choice of the second: a draw, proven, or what has just been tried."""
    nodes, sums = [0] * kernel.NODE * 4, [0.0] * 3 * 4
    choice, draw, other = 1, 2, 3
    (
        nodes[choice * kernel.NODE + kernel.NODE_FIRST],
        nodes[choice * kernel.NODE + kernel.NODE_COUNT],
    ) = draw, 2
    kernel.settle_node(nodes, sums, draw, [0.5, 0.5], 2)
    path = [0, 0, 0, 0, choice, 0, 1, other, draw]
    knobs = [0] * kernel.KNOBS
    knobs[kernel.KNOB_SEATS] = 2
    kernel.back_up(nodes, sums, [0.0] * 4 * kernel.TALLIES, path, [0.8, 0.2], knobs, 2, False)
    assert [sums[node * 3 : node * 3 + 2] for node in (0, choice, draw, other)] == [[0.5] * 2] * 3 + [[0.8, 0.2]]
    assert nodes[kernel.NODE_VISITS :: kernel.NODE] == [1, 1, 1, 1]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_only_what_is_legal_in_the_world_at_hand_is_played(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any]
) -> None:
    code = mcts.bound("python", name)
    names = code.search_on.__globals__
    advance: Callable[..., None] = names["advance"]
    worlds = set()

    def checked(s: list[int], move: int, seen: list[int]) -> None:
        out = [0] * code.MAX_MOVES
        assert move in out[: code.moves(s, out)]
        worlds.add(tuple(s))
        advance(s, move, seen)

    monkeypatch.setitem(names, "advance", checked)
    for seed in range(3):
        root = Root.of(somewhere(name, options, seed, LATE[name] * seed // 2))
        mcts.think(root, Budget(nodes=40), seed, Style(trust=1), "python")
    assert worlds


def test_threads_search_trees_of_their_own_which_are_joined() -> None:
    position = strandline.game("crab-stack", players=3).start(seed=2)
    thought = mcts.think(Root.of(position), Budget(nodes=1001, threads=3), 5)
    assert thought.nodes == 1001
    assert sum(each.visits for each in thought.moves) == 1001
    assert sorted(each.move for each in thought.moves) == sorted(position._named.values())
    one = mcts.think(Root.of(position), Budget(nodes=334), 5)
    assert max(each.visits for each in thought.moves) > max(each.visits for each in one.moves)
    assert all(sum(each.values) == pytest.approx(1) for each in thought.moves)


def test_a_time_budget_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks) * 0.01)
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    thought = mcts.think(root, Budget(seconds=0.1, is_cpu_time=True))
    assert 0.1 <= thought.seconds <= 0.13
    assert 1 <= thought.nodes < 20


def test_a_full_tree_is_searched_on_without_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("crab-stack", "survive"):
        monkeypatch.setattr(mcts, "ROOM", {"cpu": 0, "python": 0})
        position = strandline.game(name).start(seed=6)
        thought = mcts.think(Root.of(position), Budget(nodes=3000), 1)
        assert thought.nodes == 3000
        assert sum(each.visits for each in thought.moves) == 3000
        assert sorted(each.move for each in thought.moves) == sorted(position._named.values())


def test_a_game_that_is_over_has_no_thought() -> None:
    over = strandline.game("crab-stack").load("b2:bL / over b / b")
    with pytest.raises(ValueError, match="over"):
        mcts.think(Root.of(over, 0), Budget(nodes=1))


@pytest.mark.parametrize("wrong", [{"exploration": -1}, {"trust": -1}, {"playout": -1}, {"depth": 0}, {"depth": 10**6}])
def test_a_style_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Style(**wrong)


@pytest.mark.slow
@pytest.mark.parametrize("think", [baselines.random, baselines.greedy, baselines.flat])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_baselines_judge_every_legal_move(
    name: str, options: dict[str, Any], think: Callable[[Root, Budget, int], Thought]
) -> None:
    position = somewhere(name, options, 3, LATE[name])
    root = Root.of(position)
    thought = think(root, Budget(nodes=500), 1)
    assert sorted(each.move for each in thought.moves) == sorted(position._named.values())
    assert all(sum(each.values) == pytest.approx(1) for each in thought.moves)
    assert think(root, Budget(nodes=500), 1).moves == thought.moves
    if think is not baselines.random:
        values = [each.values[root.seat] for each in thought.moves]
        assert values == sorted(values, reverse=True)


def test_flat_monte_carlo_tries_all_moves_equally_often() -> None:
    thought = baselines.flat(Root.of(strandline.game("crab-stack").start(seed=1)), Budget(nodes=1000))
    visits = [each.visits for each in thought.moves]
    assert max(visits) - min(visits) <= 1


def test_greedy_sees_what_the_baseline_says_right_after_a_move() -> None:
    """Krabcek, where a die follows every move: it is not looked at, and a tower is known to win."""
    position = somewhere("krabcek", {}, 3, LATE["krabcek"])
    code = bind("python", position.game.modules.rules, position.game.modules.baseline)
    for each in baselines.greedy(Root.of(position), Budget(nodes=1)).moves:
        row, shares = position.row(), [0.0, 0.0]
        code.play(row, each.move)
        code.estimate(row, shares)
        assert each.values == pytest.approx(shares, abs=1e-12)
    won = strandline.game("krabcek").load(ENDGAME.format(60).replace("roll w", "w 3"))
    assert baselines.greedy(Root.of(won), Budget(nodes=1)).best.values == (0.0, 1.0)


def test_greedy_differs_by_seed_only_where_something_is_hidden() -> None:
    for name, hidden in (("crab-stack", False), ("krabcek", False), ("survive", True)):
        root = Root.of(somewhere(name, {}, 3, LATE[name]))
        one, two = (baselines.greedy(root, Budget(nodes=10**6), seed).moves for seed in (1, 2))
        assert (one != two) == hidden, name


def test_a_random_move_differs_by_seed() -> None:
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    assert baselines.random(root, Budget(nodes=1), 1).best != baselines.random(root, Budget(nodes=1), 2).best
