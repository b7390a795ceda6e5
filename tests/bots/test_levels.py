"""Levels as data, and mistakes that look like a person's."""

import random
from collections import Counter
from typing import Any

import pytest

import strandline
from strandline.bots import thinker
from strandline.bots.bot import legal
from strandline.bots.levels import Error, Level, levels
from strandline.bots.seats import LEVEL_NAMES, OWN, check, level, searches, seated
from strandline.bots.thinker import RandomBot, Thinker, foreseen, mistaken
from strandline.core import registry
from strandline.core.errors import BadOption
from strandline.games.survive.blunders import is_blunder
from strandline.search import compile_cache
from strandline.search.catalog import SEARCHES, Think
from strandline.search.thought import Budget, Judged, Root, Thought

from ..toy import seat_at_the_table

WIDE = Error(margin=1.0, temperature=10.0)


def thought(root: Root, **values: float) -> Thought:
    """Return all moves, with 0.5 for those that are not named."""
    judged = []
    for name, move in legal(root).items():
        value = values.get(name.replace("-", "_"), 0.5)
        shares = [(1 - value) / (root.game.seats - 1)] * root.game.seats
        shares[root.seat] = value
        judged.append(Judged(move, tuple(shares)))
    return Thought(tuple(sorted(judged, key=lambda each: -each.values[root.seat])), 1, 0.0)


def chosen(root: Root, found: Thought, error: Error, times: int = 400) -> Counter[str]:
    names = {move: name for name, move in legal(root).items()}
    rng = random.Random(5)
    return Counter(names[mistaken(root, found, error, rng).move] for _ in range(times))


def stand_in(root: Root, budget: Budget, seed: int) -> Thought:
    """Return a stand-in for a search: values from the seed and the nodes alone."""
    rng = random.Random(f"{seed} {budget.nodes} {root.row}")
    found = thought(root)
    judged = [Judged(each.move, (rng.random(),) * root.game.seats) for each in found.moves]
    return Thought(tuple(sorted(judged, key=lambda each: -each.values[0])), budget.nodes or 0, 0.0)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, dict[str, Any]]]:
    """Searches that need no compiler, and what was opened."""
    asked: list[tuple[str, str, dict[str, Any]]] = []

    def open_search(search: str, name: str, **style: Any) -> Think:
        asked.append((search, name, style))
        return stand_in

    monkeypatch.setattr(compile_cache, "open_search", open_search)
    monkeypatch.setattr(compile_cache, "best_target", lambda *_: "python")
    return asked


def test_there_are_six_levels_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_at_the_table(monkeypatch)  # without a levels.py
    games = [strandline.game(name) for name in registry.names()]
    for game in [*games, strandline.game("crab-stack", players=3)]:
        six = levels(game)
        assert len(six) == len(LEVEL_NAMES) == 6
        assert {each.search for each in six} <= set(SEARCHES)
        assert all(each.budget.nodes and each.budget.seconds is None for each in six[:5])
        assert [each.budget.nodes for each in six[:5]] == sorted({each.budget.nodes or 0 for each in six[:5]})
        assert six[5].budget.nodes is None
        assert six[5].budget.threads == 2
        assert (six[5].budget.seconds or 9) <= 2
        assert six[0].error
        assert not six[5].error


def test_levels_are_those_of_the_game_and_of_how_many_play() -> None:
    assert levels(strandline.game("crab-stack"))[5].search == "proving"
    assert levels(strandline.game("crab-stack", players=3))[5].style == {"exploration": 0.25, "playout": 1}
    assert levels(strandline.game("krabcek"))[0].error == Error(margin=0.5, temperature=0.3)


def test_flat_plays_fewer_games_where_they_are_long() -> None:
    assert level("flat", strandline.game("krabcek")).budget.nodes == 1_000
    assert level("flat", strandline.game("survive")).budget.nodes == 100
    assert level("greedy", strandline.game("survive")).budget.nodes == 1


def test_names_lead_to_bots() -> None:
    game = strandline.game("crab-stack")
    assert isinstance(seated("random", game), RandomBot)
    for name in OWN:
        if name != "random":
            bot = seated(name, game, threads=1)
            assert isinstance(bot, Thinker)
            assert bot.name == name
            assert bot.level == level(name, game)
            assert (bot.level.search, "crab-stack") in searches([name], game)
    assert check("bot:4") == "level4"
    assert searches(["random", "program:x"], game) == []
    for bad in "bot:7", "level0", "human", "program:", "":
        with pytest.raises(BadOption, match="choose one of level1, level2"):
            check(bad)
    with pytest.raises(BadOption, match="choose one of human, level1"):
        check("me", "human")


def test_a_win_that_is_seen_is_taken_and_a_loss_at_once_is_left_alone() -> None:
    """Whatever the search thinks of them."""
    game = strandline.game("crab-stack")
    taken = left = 0
    for seed in range(12):
        position, dice = game.start(seed=seed), random.Random(seed)
        while position.turn is not None:
            root, moves = Root.of(position), position.moves()
            won = {move for move in moves if (position.play(move).result or (0,) * 2)[root.seat] == 1}
            bad = {move for move in moves if loses(position, move)}
            others = {move.replace("-", "_"): 0.9 for move in moves if move not in won and move not in bad}
            if won:
                taken += 1
                assert set(chosen(root, thought(root, **others), WIDE, 20)) <= won
            elif bad and bad < set(moves):
                left += 1
                assert not set(chosen(root, thought(root, **dict.fromkeys(bad, 0.9)), WIDE, 20)) & bad
            position = position.play(dice.choice(moves))
    assert taken > 3
    assert left > 5


def loses(position: strandline.Position, move: str) -> bool:
    seat = position.turn or 0
    after = position.play(move)
    replies = [after] if after.turn is None else [after.play(reply) for reply in after.moves() if after.turn != seat]
    return any(reply.result and reply.result[seat] == 0 for reply in replies)


def test_mistakes_stay_within_the_margin_and_better_moves_come_more_often() -> None:
    root = Root.of(strandline.game("crab-stack").start(seed=3))
    best, good, bad = list(legal(root))[:3]
    names = {best.replace("-", "_"): 0.9, good.replace("-", "_"): 0.85, bad.replace("-", "_"): 0.6}
    found = chosen(root, thought(root, **names), Error(0.1, 0.05))
    assert set(found) == {best, good}
    assert found[best] > found[good] > 50


def test_what_is_proven_needs_no_looking() -> None:
    root = Root.of(strandline.game("survive").start(seed=1))
    move = next(iter(legal(root).values()))
    assert foreseen(root, Judged(move, (0.0, 1.0, 0.0, 0.0), is_proven=True)) == (root.seat == 1)
    assert foreseen(root, Judged(move, (0.0, 1.0, 0.0, 0.0))) is None


def test_a_thinker_keeps_its_search_for_a_game(opened: list[Any]) -> None:
    game = strandline.game("crab-stack")
    bot = Thinker("test", Level("mcts", Budget(nodes=9), {"depth": 3}))
    root = Root.of(game.start(seed=1))
    bot.choose(root, seed=1)
    bot.choose(root, seed=2)
    assert opened == [("mcts", "crab-stack", {"depth": 3})]
    bot.begin()
    bot.choose(root, seed=1)
    assert len(opened) == 2


def test_the_same_seed_gives_the_same_move_and_another_may_not(opened: list[Any]) -> None:
    root = Root.of(strandline.game("crab-stack").start(seed=1))
    for bot in RandomBot(), Thinker("test", Level("mcts", Budget(nodes=9))):
        moves = [bot.choose(root, seed=seed).move for seed in (*range(20), *range(20))]
        assert moves[:20] == moves[20:]
        assert len(set(moves)) > 3
    bot = Thinker("test", Level("mcts", Budget(nodes=9)))
    assert [bot.choose(root, Budget(nodes=8), seed).move for seed in range(20)] != moves[:20]


def test_one_move_needs_no_thought(opened: list[Any]) -> None:
    game = strandline.game("krabcek")
    position, dice = game.start(seed=2), random.Random(1)
    bot = Thinker("test", Level("mcts", Budget(nodes=9)))
    found = 0
    while position.turn is not None:
        if position.turn >= 0 and len(position.moves()) == 1:
            found += 1
            assert bot.choose(Root.of(position)).move == position.moves()[0]
        position = position.play(dice.choice(position.moves()))
    assert found > 1
    assert not opened


def test_baselines_play_fewer_games_to_the_end_where_those_are_long() -> None:
    long, short = strandline.game("survive"), strandline.game("krabcek")
    assert [level(name, long).budget.nodes for name in ("greedy", "flat", "uct")] == [1, 100, 100]
    assert [level(name, short).budget.nodes for name in ("greedy", "flat", "uct")] == [1, 1_000, 1_000]


def test_nobody_swims_into_a_shark_who_need_not() -> None:
    """Whatever the search thinks of it."""
    game, tempted = strandline.game("survive"), 0
    for seed in range(3):
        position, dice = game.start(seed=seed), random.Random(seed)
        while position.turn is not None:
            if position.turn >= 0:
                root = Root.of(position)
                bad = {name for name, move in legal(root).items() if is_blunder(root.row, root.seat, move)}
                if bad and len(bad) < len(legal(root)):
                    tempted += 1
                    values = {name.replace("-", "_"): 0.9 for name in bad}
                    assert not set(chosen(root, thought(root, **values), Error(0.1, 0.04), 5)) & bad
            position = position.play(dice.choice(position.moves()))
    assert tempted > 20


def test_a_mistake_costs_little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the beginner, who takes more moves for good ones than others do, would think the longest."""
    tried, real = [], thinker.after

    def counted(root: Root, row: list[int], seen: list[int], move: int) -> tuple[list[int], list[int]]:
        tried.append(move)
        return real(root, row, seen, move)

    monkeypatch.setattr(thinker, "after", counted)
    position = strandline.game("crab-stack").start(seed=3)
    root, moves = Root.of(position), position.moves()
    most = max(len(position.play(move).moves()) for move in moves)
    mistaken(root, thought(root), WIDE, random.Random(1))
    assert len(moves) <= len(tried) <= len(moves) + 2 + most
