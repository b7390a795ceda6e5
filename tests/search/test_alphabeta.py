"""Alpha-beta: the value is minimax's, draws by repetition are right, budgets are kept, and all targets agree."""

import random
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

import strandline
from strandline import Game, Position
from strandline.search import alphabeta_kernel as kernel
from strandline.search.alphabeta import AlphaBeta, think
from strandline.search.thought import Budget, Root, Thought

OPTIONS = [
    pytest.param({"tie": tie, "repetition": repetition}, id=f"{tie} {repetition}")
    for tie in ("mover", "next")
    for repetition in (0, 2, 3, 4)
]
PLENTY = Budget(nodes=10**9)


def random_game(game: Game, seed: int, plies: int) -> list[Position]:
    """Return a game of at most this many random moves; the last position is not over."""
    chooser = random.Random(seed)
    played = [game.start(seed=seed)]
    for _ in range(plies):
        played.append(played[-1].play(chooser.choice(played[-1].moves())))
        if played[-1].turn is None:
            return played[:-1]
    return played


# Minimax by definition: positions, with the whole history in text


def minimax(position: Position, depth: int, before: Counter[str], path: tuple[str, ...] = ()) -> int:
    """The value for the seat to decide; ``before``: how often positions have stood before the root."""
    seat = position.turn
    assert seat is not None
    is_choice = "?" in position.text
    if depth == 0 and not is_choice:
        evaluation = position.game.modules.evaluation
        assert evaluation is not None
        return int(evaluation.score(position.row()))
    path = (*path, position.text)
    left = depth if is_choice else depth - 1
    return max(worth(position.play(move), seat, left, before, path) for move in position.moves())


def worth(after: Position, seat: int, depth: int, before: Counter[str], path: tuple[str, ...]) -> int:
    """The value of a position just reached, for the seat that moved."""
    times = after.game.options.repetition
    if after.result is not None:
        share = after.result[seat]
        return 0 if share == 0.5 else kernel.WON - len(path) if share == 1 else len(path) - kernel.WON
    if times and "?" not in after.text and (after.text in path or before[after.text] >= times - 1):
        return 0
    value = minimax(after, depth, before, path)
    return value if after.turn == seat else -value


def stood(played: list[Position]) -> Counter[str]:
    return Counter(position.text for position in played[:-1] if "?" not in position.text)


def searched(position: Position, depth: int) -> int:
    mind = AlphaBeta("crab-stack", table_bits=14)
    mind.think(Root.of(position), PLENTY, deepest=depth, is_plain=True)
    return int(mind.work.frames[0][kernel.BEST])


def by_definition(position: Position, depth: int, before: Counter[str]) -> dict[int, int]:
    """The value of every move."""
    seat = position.turn
    assert seat is not None
    path = (position.text,)
    return {move: worth(position.play(name), seat, depth - 1, before, path) for name, move in numbers(position)}


def searched_every(position: Position, depth: int, mind: AlphaBeta) -> tuple[dict[int, int], Thought]:
    thought = mind.think(Root.of(position), PLENTY, deepest=depth, is_every=True, is_plain=True)
    return {int(mind.work.lists[0][i]): int(mind.work.worth[i]) for i in range(len(thought.moves))}, thought


@pytest.mark.parametrize("options", OPTIONS)
def test_the_value_is_that_of_minimax(options: dict[str, Any]) -> None:
    game = strandline.game("crab-stack", **options)
    depths: Counter[int] = Counter()
    for seed in range(24):
        played = random_game(game, seed, 6 + 2 * seed)
        for depth in range(1, 5):
            if len(played[-1].moves()) ** depth > 3000:
                break
            assert searched(played[-1], depth) == minimax(played[-1], depth, stood(played)), (seed, depth)
            depths[depth] += 1
    assert min(depths[depth] for depth in range(1, 5)) > 4


@pytest.mark.parametrize("tie", ["mover", "next"])
def test_a_choice_takes_no_depth(tie: str) -> None:
    """Positions with a wave choice pending, and those a move before."""
    game = strandline.game("crab-stack", tie=tie)
    pairs = [
        played[n - 1 : n + 1]
        for played in (random_game(game, seed, 60) for seed in range(150))
        for n in range(1, len(played))
        if "?" in played[n].text and len(played[n - 1].moves()) < 12
    ]
    assert len(pairs) > 4
    for before, choice in pairs[:8]:
        for position, depth in ((choice, 1), (choice, 2), (before, 1), (before, 2)):
            assert searched(position, depth) == minimax(position, depth, Counter()), position.text


def test_the_way_to_a_win_is_counted_from_where_the_table_is_read() -> None:
    """A win in 4 from a position: kept at ply 3, as WON - 7 of its root, and read at ply 5."""
    for value in (kernel.WON - 7, 7 - kernel.WON, 123):
        table, mind, here = [0] * 8, [0] * kernel.MIND, [0] * kernel.FIELDS
        (
            here[kernel.NAME],
            here[kernel.DEPTH],
            here[kernel.CHOSEN],
            here[kernel.BEST],
        ) = 99, 6, -1, value
        here[kernel.LEAST], here[kernel.BETA] = -kernel.MOST, kernel.MOST
        kernel.keep_entry(table, here, 3, mind)
        here[kernel.ALPHA], here[kernel.BETA] = 0, 1
        read = kernel.usable(table[kernel.found_at(table, 99, mind) + 1], here, 5, mind)
        assert read == (value if value == 123 else value - 2 if value > 0 else value + 2)


def to_and_fro(position: Position) -> list[str]:
    """Four moves after which the same position stands again."""

    def back(move: str) -> str:
        return "-".join(reversed(move.split("-")))

    for first in position.moves():
        for second in position.play(first).moves():
            after = position.play(first).play(second)
            for third, fourth in [(back(first), back(second))]:
                if third in after.moves() and fourth in after.play(third).moves():
                    return [first, second, third, fourth]
    raise AssertionError("nobody can go back")


@pytest.mark.parametrize("repetition", [0, 2, 3, 4])
def test_positions_of_the_game_count_as_often_as_the_option_says(repetition: int) -> None:
    """Crabs walk to and fro, so that positions have stood once or twice; every position on the way is asked about.

    The table is kept all the time: what was found under another history must not be read.
    """
    game = strandline.game("crab-stack", repetition=repetition)
    played = [game.load("e2:bSbL e3:bLrL e4:rMrMrM f2:rSrSbSrS / b / rb")]
    mind = AlphaBeta("crab-stack", table_bits=14)
    draws = 0
    for move in 2 * to_and_fro(played[0]):
        played.append(played[-1].play(move))
        if played[-1].turn is None:
            break
        for depth in (1, 3, 4):
            values = by_definition(played[-1], depth, stood(played))
            assert searched_every(played[-1], depth, mind)[0] == values
            draws += values != by_definition(game.load(played[-1].text), depth, Counter())
    assert (played[-1].turn is None) == (repetition in (2, 3))
    assert (draws > 0) == (repetition in (2, 3))


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        ("e2:bMrMrL e4:rLbLbL e5:bSrSbL f2:rS f3:rM / b / rb", 5),
        ("e2:rSrS e3:rL e4:bMbLrLbLbL e5:bMrM f2:rMrM / b / rb", 5),
        ("c3:bMrMbMbLrLbL c4:rSbSrSbSrS d5:rMrLbL e4:rMbMrL / b / rb", 5),
        ("b2:bS b4:bSrSrM c3:bSbL c4:rSbMrL / b / rb", 6),
        ("e2:bSbL e3:bLrL e4:rMrMrM f2:rSrSbSrS / b / rb", 7),
    ],
)
def test_a_draw_on_one_path_is_not_read_on_another(text: str, depth: int) -> None:
    """Here the table, if it named positions without what stood before them, would answer otherwise."""
    position = strandline.game("crab-stack").load(text)
    assert searched(position, depth) == minimax(position, depth, Counter())


def test_every_move_gets_its_own_value() -> None:
    for seed in range(6):
        position = random_game(strandline.game("crab-stack"), seed, 14)[-1]
        values = by_definition(position, 2, Counter())
        found, thought = searched_every(position, 2, AlphaBeta("crab-stack", table_bits=14))
        assert found == values
        assert [values[judged.move] for judged in thought.moves] == sorted(values.values(), reverse=True)


def numbers(position: Position) -> list[tuple[str, int]]:
    """The legal moves by name and as the rules number them."""
    out = [0] * position.game.modules.rules.MAX_MOVES
    n = position.game.kernel.moves(position.row(), out)
    return [(position.game.modules.notation.move_text(position.row(), move), move) for move in out[:n]]


# Wins and losses


def is_won(position: Position, seat: int, plies: int) -> bool:
    """Whether the seat can force a win within a number of moves: by trying everything."""
    if position.result is not None:
        return position.result[seat] == 1
    if plies == 0:
        return False
    return (any if position.turn == seat else all)(
        is_won(position.play(move), seat, plies - 1) for move in position.moves()
    )


def test_forced_wins_and_losses_are_found_and_are_forced() -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        position = random_game(strandline.game("crab-stack"), seed, 16 + seed % 16)[-1]
        while position.turn is not None:  # on along the line: a win, then the other's loss
            seat = position.turn
            best = AlphaBeta("crab-stack", table_bits=10).think(Root.of(position), Budget(nodes=20_000)).best
            plies = len(best.line)
            if not best.is_proven or plies > 4:
                break
            winner = seat if best.values[seat] == 1 else 1 - seat
            assert is_won(position, winner, plies), seed
            assert plies < 2 or not is_won(position, winner, plies - 2), seed
            assert named(position, best.line)[-1].result == (1 - winner, winner)
            found[winner == seat] += 1
            position = named(position, best.line)[1]
    assert found[True] > 4
    assert found[False] > 4


def named(position: Position, line: tuple[int, ...]) -> list[Position]:
    """Return the positions along a line of the rules' move numbers."""
    found = [position]
    for move in line:
        found.append(found[-1].play({number: name for name, number in numbers(found[-1])}[move]))
    return found


def test_a_move_is_proven_only_where_it_is() -> None:
    """A move that is not better than the best need not be a win."""
    for seed in range(40):
        position = random_game(strandline.game("crab-stack"), seed, 18 + seed % 12)[-1]
        seat = position.turn
        assert seat is not None
        names = {move: name for name, move in numbers(position)}
        thought = AlphaBeta("crab-stack", table_bits=14).think(Root.of(position), Budget(nodes=20_000), deepest=4)
        for judged in thought.moves:
            if judged.is_proven:
                winner = seat if judged.values[seat] == 1 else 1 - seat
                assert is_won(position.play(names[judged.move]), winner, 4), (seed, names[judged.move])


# Budgets, seeds, targets


def told(thought: Thought) -> Thought:
    return replace(thought, seconds=0)


@pytest.mark.parametrize("plies", [0, 9, 17])
def test_interpreted_and_compiled_think_the_same(plies: int) -> None:
    position = random_game(strandline.game("crab-stack"), 3, plies)[-1]
    budget = Budget(nodes=2500)
    plain = AlphaBeta("crab-stack", 5, table_bits=8, target="python").think(Root.of(position), budget)
    compiled = AlphaBeta("crab-stack", 5, table_bits=8, target="cpu").think(Root.of(position), budget)
    assert told(plain) == told(compiled)


def test_without_numba_and_numpy_the_same_search_is_interpreted() -> None:
    code = """
import sys; sys.modules["numba"] = sys.modules["numpy"] = None
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == "numba" else find(name)
import strandline; from strandline.search.alphabeta import think; from strandline.search.thought import Budget, Root
print(think(Root.of(strandline.game("crab-stack").start(seed=4)), Budget(nodes=600), seed=2).best)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    best = think(Root.of(strandline.game("crab-stack").start(seed=4)), Budget(nodes=600), seed=2).best
    assert done.stdout.strip() == str(best)


def whole_game(seed: int) -> list[str]:
    position = strandline.game("crab-stack").start(seed=8)
    minds = [AlphaBeta("crab-stack", seed, table_bits=12) for _ in range(2)]
    while position.turn is not None:
        best = minds[position.turn].think(Root.of(position), Budget(nodes=700)).best
        position = named(position, best.line)[1]
    return list(position.history)


def test_the_same_seed_repeats_a_game_exactly() -> None:
    assert whole_game(1) == whole_game(1)
    assert len({tuple(whole_game(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("nodes", [100, 1000, 12_345])
def test_a_budget_of_nodes_is_used_up_and_kept(nodes: int) -> None:
    thought = think(Root.of(strandline.game("crab-stack").start(seed=2)), Budget(nodes=nodes))
    assert thought.nodes == nodes
    assert len(thought.moves) == len(strandline.game("crab-stack").start(seed=2).moves())


@dataclass(frozen=True)
class Ticking(Budget):
    """A clock that advances by a millisecond whenever it is read."""

    ticks: list[int] = field(default_factory=list)

    @property
    def clock(self) -> Any:
        return lambda: self.ticks.append(1) or len(self.ticks) / 1000


def test_a_budget_of_time_is_kept() -> None:
    thought = think(Root.of(strandline.game("crab-stack").start(seed=2)), Ticking(seconds=0.05))
    assert 0.05 <= thought.seconds < 0.06


def test_without_a_moment_to_think_every_legal_move_is_still_listed() -> None:
    for seed in range(20):
        position = random_game(strandline.game("crab-stack"), seed, 3 * seed)[-1]
        thought = think(Root.of(position), Budget(nodes=1))
        assert sorted(judged.move for judged in thought.moves) == sorted(move for _, move in numbers(position))
        assert all(sum(judged.values) == pytest.approx(1) for judged in thought.moves)


# Refused games


def test_three_players_are_refused() -> None:
    with pytest.raises(ValueError, match="2 players; this game has 3"):
        think(Root.of(strandline.game("crab-stack", players=3).start(seed=1)), Budget(nodes=10))


def test_a_game_with_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="without chance"):
        AlphaBeta("krabcek")


def test_a_game_that_is_over_is_refused() -> None:
    over = strandline.game("crab-stack").load("b2:rL / over r / r")
    with pytest.raises(ValueError, match="over"):
        think(Root.of(over, seat=0), Budget(nodes=10))


def test_the_only_move_is_the_best() -> None:
    position = next(
        each
        for seed in range(200)
        for each in random_game(strandline.game("crab-stack"), seed, 60)
        if len(each.moves()) == 1
    )
    thought = think(Root.of(position), Budget(nodes=500))
    assert [judged.move for judged in thought.moves] == [move for _, move in numbers(position)]
