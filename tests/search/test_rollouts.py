"""Rollouts: what is played on, what comes of it, and that it costs no more than it may."""

import random
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

import strandline
from strandline import Position
from strandline.bots.bot import legal
from strandline.core import bits
from strandline.core.contract import CHANCE, OVER
from strandline.search import expectimax, rollouts
from strandline.search.stoppable import stoppable
from strandline.search.thought import Budget, Judged, Root, Thought

from .test_expectimax import ENDGAME, some_positions

KRABCEK = strandline.game("krabcek")
BUDGET = Budget(nodes=40_000)


def rolled(n: int) -> list[Position]:
    """Positions in which a number was rolled, and more than ten moves can be made with it."""
    found = (each for each in some_positions(20 * n, seed=4) if len(each.history) > 20 and len(each.moves()) > 10)
    return [next(found) for _ in range(n)]


def by_hand(row: list[int], seed: int, number: int, turns: int) -> list[float]:
    """One game, with plain Python: the mover takes what is best right after it, the first of equals."""
    code = rollouts.bound("krabcek", "cpu")
    rng, out, odds, shares = (code.array([0] * size) for size in (2, code.MAX_MOVES, code.MAX_MOVES, 2))
    shares = shares.astype(float)

    def judged(at: Any) -> list[float]:
        (code.result if code.turn(at) == OVER else code.estimate)(at, shares)
        return [float(each) for each in shares]

    bits.seed(rng, seed, number)
    s = code.array(row)
    while code.turn(s) != OVER and (turns or code.turn(s) != CHANCE):
        n, who = code.moves(s, out), code.turn(s)
        if who == CHANCE:
            turns -= 1
            code.weights(s, odds)
            move = out[code.draw_outcome(odds, n, rng)]
        else:
            after = [s.copy() for _ in range(n)]
            for each, one in zip(after, out, strict=False):
                code.play(each, one)
            worths = [judged(each)[who] for each in after]
            move = out[worths.index(max(worths))]
        code.play(s, move)
    return judged(s)


@pytest.mark.slow
@pytest.mark.parametrize("turns", [0, 1, 6, 1000])
def test_games_are_played_on_by_a_look_at_every_move(turns: int) -> None:
    code = rollouts.bound("krabcek", "cpu")
    for position in rolled(3):
        row = position.play(position.moves()[0]).row()
        size, most = len(row), int(code.MAX_MOVES)
        desk = [code.array([0] * each) for each in (size, size, most, most, 2)]
        shares, sums = (code.array([0, 0]).astype(float) for _ in range(2))
        nodes = code.play_on(code.array(row), *desk, shares, 7, 100, 3, turns, sums)
        hands = [by_hand(row, 7, number, turns) for number in (100, 101, 102)]
        assert list(sums) == pytest.approx([sum(each[seat] for each in hands) for seat in range(2)])
        assert (nodes > 0) == (turns > 0)


def test_with_nodes_a_seed_repeats_it() -> None:
    for position in rolled(3):
        one, other = (rollouts.think(Root.of(position), BUDGET, 5) for _ in range(2))
        assert (one.moves, one.nodes) == (other.moves, other.nodes)
        assert 40_000 <= one.nodes < 60_000


def test_every_legal_move_is_judged_once_and_the_best_were_played_on_most() -> None:
    for position in rolled(3):
        thought = rollouts.think(Root.of(position), BUDGET, 5)
        assert sorted(each.move for each in thought.moves) == sorted(map(position.number, position.moves()))
        played = [each.visits for each in thought.moves[: rollouts.CONTENDERS]]
        assert played == sorted(played, reverse=True)
        assert played[0] == played[1] > played[2] > played[3] > played[5] > 0
        assert thought.moves[0].values[position.turn or 0] >= thought.moves[1].values[position.turn or 0]


def test_what_expectimax_has_said_is_outweighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a first guess that holds the worst move for the best by far, a good one is found all the same."""
    real: Callable[..., Thought] = expectimax.think
    for position in rolled(2):
        root = Root.of(position)
        usual = {each.move: each for each in real(root, Budget(nodes=200_000), is_every=True).moves}
        order = sorted(usual, key=lambda move: usual[move].values[root.seat])
        some = [order[0], *random.Random(1).sample(order[1:-1], 5), order[-1]]
        share = 0.6 if root.seat == 0 else 0.4
        guess = [Judged(order[0], (share, 1 - share)), *(Judged(move, (0.5, 0.5)) for move in some[1:])]
        monkeypatch.setattr(expectimax, "think", lambda *_, guess=guess, **__: Thought(tuple(guess), 0, 0.0))
        best = rollouts.think(root, Budget(nodes=400_000), 1).best.move
        assert best != order[0]
        assert usual[best].values[root.seat] > usual[order[-1]].values[root.seat] - 0.05


def test_what_is_proven_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    (position,) = rolled(1)
    moves = list(map(position.number, position.moves()))
    guess = [Judged(move, (0.5, 0.5), is_proven=move == moves[1]) for move in moves]
    monkeypatch.setattr(expectimax, "think", lambda *_, **__: Thought(tuple(guess), 0, 0.0))
    judged = {each.move: each for each in rollouts.think(Root.of(position), BUDGET).moves}
    assert (judged[moves[1]].values, judged[moves[1]].error) == ((0.5, 0.5), 0.0)
    assert judged[moves[0]].values != (0.5, 0.5)


def test_a_win_at_once_needs_no_games() -> None:
    position = KRABCEK.load(ENDGAME.format("w 3"))
    assert rollouts.think(Root.of(position), BUDGET, 2).moves == expectimax.think(Root.of(position), BUDGET, 2).moves


def test_gates_are_left_to_expectimax() -> None:
    root = Root.of(KRABCEK.start(seed=3))
    assert rollouts.think(root, BUDGET, 2).moves == expectimax.think(root, BUDGET, 2).moves


def test_after_the_first_thought_nothing_is_left_to_compile() -> None:
    """Even if that was about gates: the wait for the compiler is announced, and never in the middle of a game."""
    rollouts.bound.cache_clear()
    rollouts.think(Root.of(KRABCEK.start(seed=3)), Budget(nodes=2))
    code = rollouts.bound("krabcek", "cpu")
    known = list(code.play_on.signatures)
    assert known
    rollouts.think(Root.of(rolled(1)[0]), BUDGET)
    assert code.play_on.signatures == known


def test_two_threads_play_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    code = rollouts.bound("krabcek", "cpu")
    played: list[tuple[bytes, int]] = []

    def play_on(row: Any, *rest: Any) -> int:
        played.extend((row.tobytes(), rest[-4] + i) for i in range(rest[-3]))
        return int(code.play_on(row, *rest))

    monkeypatch.setattr(rollouts, "bound", lambda *_: SimpleNamespace(**{**vars(code), "play_on": play_on}))
    (position,) = rolled(1)
    thought = rollouts.think(Root.of(position), Budget(nodes=80_000, threads=2), 5)
    assert len(set(played)) == len(played) == sum(each.visits for each in thought.moves[: rollouts.CONTENDERS])
    assert len({number >> 32 for _, number in played}) == 2
    assert thought.best.move in legal(Root.of(position)).values()


def test_stopped_before_it_begins_it_ends_at_once() -> None:
    (position,) = rolled(1)
    stopped = Event()
    stopped.set()
    thought = rollouts.think(Root.of(position), stoppable(Budget(seconds=100, nodes=10**9), stopped))
    assert thought.best.visits <= 4 * rollouts.GAMES
    assert thought.best.move in legal(Root.of(position)).values()
