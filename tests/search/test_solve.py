"""The solver, against two simple methods: the whole graph of a small position, and every game from it."""

import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

import strandline
from strandline.core.bind import Target
from strandline.core.bits import mix
from strandline.core.errors import BadOption
from strandline.core.game import Game, Position
from strandline.games.crab_stack import evaluation
from strandline.games.crab_stack.board import CELLS
from strandline.search import solve as solving
from strandline.search import solve_kernel as kernel
from strandline.search import solve_questions, solve_region_kernel
from strandline.search.solve import Bounds, Outcome, Solver, solve
from strandline.search.solve_questions import Progress
from strandline.search.thought import Budget, Root

LONG = ("a1", "a2", "a3", "a4", "b5", "c6", "d7", "e6", "f5", "g4", "g3", "g2", "g1", "f1", "e1", "d1", "c1", "b1")
"""A ring of rocks: the wave comes often."""
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"tie": "next"},
    {"repetition": 2},
    {"repetition": 0},
    {"repetition": 4, "layout": LONG},
    {"repetition": 2, "layout": LONG, "tie": "next"},
)
PLENTY = Budget(nodes=2_000_000)
TARGETS: tuple[Target, ...] = ("cpu", "python")


@cache
def solver(game: Game) -> Solver:
    """One for each game: what was found about one position must not spoil another."""
    return Solver(game, memory=16)


def share(outcome: Outcome) -> float:
    return {Outcome.WON: 1.0, Outcome.DRAWN: 0.5, Outcome.LOST: 0.0}[outcome]


# Two other ways


class TooBig(Exception):
    """The position is not small."""


def by_graph(position: Position, most: int) -> float:
    """The mover's share: backwards from the ends of all that can be reached, until nothing changes."""
    game = position.game
    rules = game.kernel
    repeats = game.options.repetition
    seen = position.repetition_keys()[1:]
    nodes: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    value: dict[tuple[int, ...], float] = {}
    root = tuple(position.row())
    todo = [root]
    while todo:
        at = todo.pop()
        if at in nodes or at in value:
            continue
        if len(nodes) >= most:
            raise TooBig
        row = list(at)
        if rules.turn(row) == strandline.core.contract.OVER:
            shares = [0.0, 0.0]
            rules.result(row, shares)
            value[at] = shares[0]
        elif at != root and repeats and seen.count(rules.key(row)) >= repeats - 1 and rules.key(row):
            value[at] = 0.5
        else:
            out = [0] * 106
            nodes[at] = []
            for move in out[: rules.moves(row, out)]:
                below = row.copy()
                rules.play(below, move)
                nodes[at].append(tuple(below))
            todo += nodes[at]
    changed = True
    while changed:
        changed = False
        for at, below in nodes.items():
            if at in value:
                continue
            mine = 1.0 if rules.turn(list(at)) == 0 else 0.0
            known = [value.get(each) for each in below]
            if mine in known:
                value[at] = mine
                changed = True
            elif all(each == 1 - mine for each in known):
                value[at] = 1 - mine
                changed = True
    first = value.get(root, 0.5)
    return first if position.turn == 0 else 1 - first


def by_every_game(position: Position, most: int) -> float:
    """The mover's share: every game from here to its end, by the rules and with the whole history."""
    found: dict[Position, float] = {}

    def of_first(at: Position) -> float:
        if at.result is not None:
            return at.result[0]
        if at not in found:
            if len(found) >= most:
                raise TooBig
            found[at] = worst = float(at.turn == 1)
            for move in at.moves():
                value = of_first(at.play(move))
                found[at] = max(found[at], value) if at.turn == 0 else min(found[at], value)
                if found[at] == 1 - worst:
                    break
        return found[at]

    first = of_first(position)
    return first if position.turn == 0 else 1 - first


def few_crabs(game: Game, rng: random.Random) -> Position:
    """A few crabs on a few rocks that hang together."""
    rocks = {CELLS[rock]: rock for rock in game.options.rocks}
    group = [rng.choice(list(rocks))]
    size = rng.randint(3, 5)
    while len(group) < size:
        group += rng.sample([cell + step for cell in group for step in (-8, -7, -1, 1, 7, 8)], 1)
        if group[-1] not in rocks or group[-1] in group[:-1]:
            group.pop()
    crabs = rng.sample([colour + size for colour in "rb" for size in "SML"] * 3, size + rng.randint(2, 7))
    stacks: dict[int, list[str]] = {cell: [crab] for cell, crab in zip(group, crabs, strict=False)}
    for crab in crabs[size:]:
        stacks[rng.choice(group)].append(crab)
    told = (
        f"{rocks[cell]}:{''.join(sorted(stack, key=lambda crab: 'SML'.index(crab[1])))}"
        for cell, stack in stacks.items()
    )
    return game.load(f"{' '.join(told)} / {rng.choice('rb')} / rb")


def small_positions(game: Game, seed: int, most: int) -> Iterator[tuple[Position, float]]:
    """Positions of a game with few crabs that the graph can tell of, with what it tells.

    Moves are taken back now and then, so that positions stand again.
    """
    rng = random.Random(seed)
    position = few_crabs(game, rng)
    for _ in range(12):
        if position.turn is None:
            return
        with suppress(TooBig):
            yield position, by_graph(position, most)
        after = [position.play(move) for move in position.moves()]
        back = [move[3:] + "-" + move[:2] for move in position.history[-2:-1]]
        again = [each for each in after if each.history[-1] in back and each.turn is not None]
        position = rng.choice(again if again and rng.random() < 0.5 else after)


def small(game: Game, seeds: int, most: int) -> Iterator[tuple[Position, float]]:
    for seed in range(seeds):
        yield from small_positions(game, seed, most)


def middle(game: Game, seed: int, plies: int = 10) -> Position:
    """A position after some random moves from a deal."""
    rng = random.Random(seed)
    position = game.start(seed)
    for _ in range(plies):
        after = [each for move in position.moves() if (each := position.play(move)).turn is not None]
        position = rng.choice(after or [position])
    return position


# What is proved


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_late_positions_are_worth_what_the_whole_graph_says(options: dict[str, Any]) -> None:
    game = strandline.game("crab-stack", **options)
    outcomes = set()
    for position, worth in small(game, 40, 200):
        solved = solver(game).solve(Root.of(position), PLENTY)
        assert share(solved.outcome) == worth, (position.text, position.history)
        outcomes.add(solved.outcome)
    assert {Outcome.WON, Outcome.LOST} <= outcomes


@pytest.mark.parametrize("options", [{}, {"repetition": 2}, {"repetition": 2, "tie": "next"}], ids=str)
def test_the_history_counts_as_in_every_game_played_to_its_end(options: dict[str, Any]) -> None:
    """The graph knows of history only which positions must not stand again; here all of it is kept."""
    game = strandline.game("crab-stack", **options)
    compared = 0
    for position, _ in small(game, 80, 12):
        with suppress(TooBig):
            worth = by_every_game(position, 250)
            assert share(solver(game).solve(Root.of(position), PLENTY).outcome) == worth, position.text
            compared += 1
    assert compared > 20


def test_every_move_keeps_the_outcome_against_every_reply() -> None:
    """The solver runs again after each reply, until the end: a player who follows it gets the proved result."""
    game = strandline.game("crab-stack")
    ends = 0

    def follow(position: Position, promised: float, seat: int) -> int:
        if position.result is not None:
            assert position.result[seat] >= promised
            return 1
        if position.turn != seat:
            return sum(follow(position.play(move), promised, seat) for move in position.moves())
        solved = solver(game).solve(Root.of(position), PLENTY)
        assert share(solved.outcome) >= promised
        return follow(position.play(named(position, solved.best)), promised, seat)

    for position, worth in small(game, 80, 60):
        if worth and position.turn is not None:
            ends += follow(position, worth, position.turn)
    assert ends > 50


def named(position: Position, move: int) -> str:
    return str(position.game.modules.notation.move_text(position.row(), move))


@pytest.mark.parametrize("options", OPTIONS[:3], ids=str)
def test_the_line_is_a_game_that_ends_as_promised(options: dict[str, Any]) -> None:
    game = strandline.game("crab-stack", **options)
    for seed in range(6):
        for plies in range(8, 16):
            position = middle(game, seed, plies)
            solved = solver(game).solve(Root.of(position), PLENTY)
            if solved.outcome in (Outcome.UNKNOWN, Outcome.DRAWN):
                continue
            assert solved.line[0] == solved.best
            end = position
            for move in solved.line:
                end = end.play(named(end, move))
            assert end.result is not None
            assert end.result[solved.seat] == share(solved.outcome)


def test_what_is_proved_of_each_move_is_what_the_graph_says_of_it() -> None:
    game = strandline.game("crab-stack", repetition=2)
    known = 0
    for position, _ in small(game, 40, 100):
        for move, bounds in solver(game).solve(Root.of(position), PLENTY).moves.items():
            after = position.play(named(position, move))
            if after.result is not None:
                worth = after.result[position.turn or 0]
            else:
                worth = by_graph(after, 1000)
                worth = worth if after.turn == position.turn else 1 - worth
            assert bounds.low <= worth <= bounds.high, (position.text, move)
            known += bounds.outcome != Outcome.UNKNOWN
    assert known > 50


# Repetition

LEANING = (
    ("b2:bSbSbMbL b3:rSbLrL c4:rSbS c5:rMbM d5:bMrMrL e4:rSbLrL / b / rb", Outcome.WON),
    ("b4:rSbMrMbL c3:bMbM c4:rSrL d3:bLrL d5:bSbSbL e3:bSrL e5:rM f3:rSrM / r / rb", Outcome.LOST),
    ("b2:bLrL b3:bS b4:rS c2:bM c5:rMbL d3:bS d6:rMbL e2:bMrL f2:rSbMrL f3:rM f4:bSrS / r / rb", Outcome.LOST),
)
"""A table that takes what leans on the path for true everywhere makes draws of these."""


@pytest.mark.parametrize(("text", "outcome"), LEANING)
def test_what_leans_on_the_path_does_not_spoil_the_table(text: str, outcome: Outcome) -> None:
    """On some paths a position is held only since another stands on the path; elsewhere it is lost."""
    game = strandline.game("crab-stack")
    solved = Solver(game, 1).solve(Root.of(game.load(text)), PLENTY)
    assert solved.outcome == outcome


def test_a_node_leans_on_all_that_its_kids_lean_on_but_not_on_itself() -> None:
    """The attacker, fourth on the path, has three moves, all held: by the path's first, second and fourth."""
    ply = 3
    state = [0] * kernel.STATE_SIZE
    state[kernel.PLY] = ply
    frames = [[0] * kernel.FRAME_SIZE for _ in range(ply + 1)]
    frames[ply][kernel.KIDS], frames[ply][kernel.ATTACKS] = 3, 1
    kids = [[[0] * 3 for _ in range(kernel.KID_FIELDS)] for _ in range(ply + 1)]
    kids[ply][kernel.KID_PHI] = [kernel.INFINITE] * 3
    kids[ply][kernel.KID_FAR] = [kernel.NEVER] * 3
    kids[ply][kernel.KID_LEAN] = [0b0001, 0b0010, 0b1000]
    path = [1 << 40, 2 << 40, 3 << 40, 4 << 40]
    table, lemmas = [0] * 64, [0] * 16
    kernel.close_node(state, frames, kids, path, [1] * kernel.MARKS, table, lemmas, kernel.INFINITE, 0)
    assert kids[ply - 1][kernel.KID_LEAN][0] == 0b0011
    assert table[kernel.find_entry(table, path[ply]) + 1] & 3 == kernel.UNDECIDED
    at = lemmas.index(path[ply] ^ path[0] ^ path[1])
    assert lemmas[at + 1 : at + 4] == [path[0], path[1], 0]


TANGLED = "d2:bM d3:rMbL e3:rLbL e4:rSrM e5:rSbSrM f4:bS / b / rb"
"""Among 400 positions, these depend on one another, so that the search would never end without regions."""


def test_a_search_that_goes_round_looks_for_a_region() -> None:
    game = strandline.game("crab-stack")
    solved = Solver(game, 1).solve(Root.of(game.load(TANGLED)), Budget(nodes=2 * solve_questions._PATIENCE))
    assert solved.outcome == Outcome.DRAWN


@pytest.mark.parametrize("room", [solve_questions._REGION, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_regions_hold_only_what_is_not_won(options: dict[str, Any], room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked for from the first position searched on; also with hardly any room for them."""
    monkeypatch.setattr(solve_questions, "_PATIENCE", 1)
    monkeypatch.setattr(solve_questions, "_REGION", room)
    game = strandline.game("crab-stack", **options)
    one = Solver(game, 4)
    for position, worth in small(game, 40, 200):
        assert share(one.solve(Root.of(position), PLENTY).outcome) == worth, (position.text, position.history)


Verdicts = dict[int, int]
HELD_REGIONS: tuple[tuple[dict[int, list[int]], Verdicts, Verdicts, set[int]], ...] = (
    ({0: [1], 1: [0]}, {}, {}, {0, 1}),
    ({0: [1], 1: [0, 9]}, {}, {}, {0, 1}),
    ({0: [1, 9], 1: [0]}, {}, {}, set()),
    ({0: [1, 2], 1: [0], 2: [4], 4: [9]}, {}, {}, set()),
    ({0: [9]}, {9: kernel.IS_HELD}, {}, {0}),
    ({0: [9]}, {9: kernel.IS_WON}, {}, set()),
    ({0: [9]}, {}, {9: kernel.IS_WON}, {0}),
    ({0: [9]}, {}, {9: kernel.IS_LOST}, set()),
)
"""Moves from position to position (the attacker is to move in even ones; of 9 no moves are known), what is proved, what
the other question has proved, and what is held. In the fourth, 4 falls, so 2 does, so 0 does, and only then 1, which
had been looked at before 0."""


def held_in(graph: dict[int, list[int]], own: Verdicts, others: Verdicts, room: int = 8) -> set[int]:
    """What ``hold`` writes into the table, from 0 on."""

    def moves(row: list[int], out: list[int]) -> int:
        kids = graph[row[0]]
        out[: len(kids)] = kids
        return len(kids)

    def go_down(_: list[int], after: list[int], move: int) -> None:
        after[0] = move

    state = [0] * kernel.STATE_SIZE
    state[kernel.OTHER_SALT] = 1
    table = [0] * 8 * 64
    for at in graph:
        kernel.keep_entry(table, mix(at + 1), kernel.UNDECIDED, 1, 1, kernel.NEVER, 1)
    for salt, verdicts in enumerate((own, others)):
        for at, verdict in verdicts.items():
            kernel.keep_entry(table, mix(at + 1) ^ salt, verdict, 0, 0, kernel.NEVER, 1)
    rows = [[0] for _ in range(room + 1)]
    spots = [[mix(1), 0, 0, 0, 0], *([0] * solve_region_kernel.SPOT_SIZE for _ in range(room - 1))]
    edges = [[0] * solve_region_kernel.EDGE_SIZE for _ in range(3 * room)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solve_region_kernel, "moves", moves)
        patch.setattr(solve_region_kernel, "go_down", go_down)
        patch.setattr(solve_region_kernel, "turn", lambda row: row[0] & 1)
        patch.setattr(solve_region_kernel, "key", lambda row: mix(row[0] + 1))
        solve_region_kernel.hold(state, rows, spots, edges, [0] * 2 * room, [], table, [0.0, 0.0], [0] * 9, [0] * 10, 1)
    return {at for at in graph if table[kernel.find_entry(table, mix(at + 1)) + 1] & 3 == kernel.IS_HELD}


@pytest.mark.parametrize(("graph", "own", "others", "held"), HELD_REGIONS)
def test_what_is_left_of_a_region_holds_itself_up(
    graph: dict[int, list[int]], own: Verdicts, others: Verdicts, held: set[int]
) -> None:
    assert held_in(graph, own, others) == held


def test_a_region_is_the_largest_there_is_and_with_little_room_still_one() -> None:
    """Against taking out of all positions, again and again, what cannot stay."""
    dice = random.Random(1)
    sizes = []
    for _ in range(300):
        graph = {at: dice.sample(range(14), dice.choice((1, 2, 2, 3))) for at in range(12)}  # 12 and 13 are unknown

        def stays(at: int, region: set[int], graph: dict[int, list[int]] = graph) -> bool:
            return (any if at & 1 else all)(kid in region for kid in graph[at])

        reached = {0}
        while more := {kid for at in reached for kid in graph[at] if kid in graph} - reached:
            reached |= more
        largest = reached
        while falls := {at for at in largest if not stays(at, largest)}:
            largest = largest - falls
        found = held_in(graph, {}, {}, 12)
        assert found <= largest
        assert (0 in found) == (0 in largest)
        for room in 12, 6, 3:
            some = held_in(graph, {}, {}, room)
            assert all(stays(at, some) for at in some)
        sizes.append(len(found))
    assert max(sizes) > 8


def test_a_history_changes_what_a_position_is_worth_and_the_table_keeps_both_apart() -> None:
    game = strandline.game("crab-stack", repetition=2)
    changed = 0
    one = Solver(game, 4)
    for position, worth in small(game, 40, 300):
        alone = game.load(position.text)
        try:
            plain = by_graph(alone, 1000)
        except TooBig:
            continue
        if plain != worth:
            changed += 1
            for each, expected in (alone, plain), (position, worth), (alone, plain):
                assert share(one.solve(Root.of(each), PLENTY).outcome) == expected
    assert changed


def test_a_first_look_is_fair_and_keeps_within_its_bounds() -> None:
    game = strandline.game("crab-stack")
    for position, _ in small(game, 40, 60):
        row = position.row()
        red, blue = (evaluation.edge(row, seat) for seat in (0, 1))
        assert red == -blue
        assert abs(red) <= kernel.FARTHEST_EDGE
    best = game.load("b2:rL b3:rL c2:rL c3:rM d2:rM d3:rM e2:rS e3:rS f2:rS / r / rb")
    assert evaluation.edge(best.row(), 0) == kernel.FARTHEST_EDGE


def test_both_questions_keep_what_they_know_of_a_position_in_one_bucket() -> None:
    game = strandline.game("crab-stack")
    for position, _ in small(game, 10, 60):
        one, two = solving.Case(solver(game), Root.of(position)).salts
        assert one != two
        places = {
            kernel.bucket(solver(game).table, 8, position.game.kernel.key(position.row()) ^ each) for each in (one, two)
        }
        assert len(places) == 1


# Two threads


@pytest.mark.parametrize("options", OPTIONS[:3])
def test_two_threads_find_what_the_whole_graph_says(options: dict[str, Any]) -> None:
    game = strandline.game("crab-stack", **options)
    one = Solver(game, 4)
    for position, worth in small(game, 40, 300):
        solved = one.solve(Root.of(position), Budget(nodes=2_000_000, threads=2))
        assert share(solved.outcome) == worth
        assert solved.moves[solved.best] == solved.bounds


def test_two_threads_prove_the_same_as_one() -> None:
    game = strandline.game("crab-stack")
    one, two = Solver(game, 16), Solver(game, 16)
    found = set()
    for seed in (*range(100, 110), 134):
        root = Root.of(middle(game, seed))
        solved = one.solve(root, PLENTY)
        found.add(solved.outcome)
        assert two.solve(root, Budget(nodes=10_000_000, threads=2)).outcome == solved.outcome
    assert found == {Outcome.WON, Outcome.LOST, Outcome.DRAWN}


def test_an_entry_that_two_threads_wrote_a_part_of_each_is_nobodys() -> None:
    table, name, other = [0] * 64, 5 << 40, 5 << 40 | 3
    kernel.keep_entry(table, name, kernel.IS_WON, 0, 0, 4, 1)
    at = kernel.find_entry(table, name)
    word = kernel.find_word(table, name)
    assert at >= 0
    assert word & 3 == kernel.IS_WON
    table[at : at + 2] = [other ^ kernel.IS_LOST, word]
    assert kernel.find_word(table, name) == kernel.find_word(table, other) == -1


def test_an_interrupt_stops_both_threads() -> None:
    game = strandline.game("crab-stack")

    def interrupt(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Solver(game, 1).solve(Root.of(game.start(seed=3)), Budget(seconds=1e6, threads=2), interrupt)


# Budgets, tables and refusals


def test_interpreted_and_compiled_search_alike() -> None:
    game = strandline.game("crab-stack")
    for seed in range(3):
        position = middle(game, seed)
        found = [Solver(game, 1, target).solve(Root.of(position), Budget(nodes=3000)) for target in TARGETS]
        one, two = ((each.bounds, each.best, each.line, each.moves, each.nodes) for each in found)
        assert one == two


def test_a_small_table_and_little_room_cost_time_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    game = strandline.game("crab-stack")
    monkeypatch.setattr(solve_questions, "_ROOM", 3)
    for target in TARGETS:
        forgetful = Solver(game, 1, target)
        forgetful.table, forgetful.lemmas = forgetful.table[: 8 * 40], forgetful.lemmas[: 4 * 4]
        for position, worth in small(game, 20, 100):
            assert share(forgetful.solve(Root.of(position), PLENTY).outcome) == worth


def test_a_budget_that_ends_says_so() -> None:
    game = strandline.game("crab-stack")
    start = game.start(seed=3)
    watched: list[Progress] = []
    by_nodes = solve(Root.of(start), Budget(nodes=5000), 8, watched.append)
    assert (by_nodes.outcome, by_nodes.bounds, by_nodes.line) == (Outcome.UNKNOWN, Bounds(0, 1), ())
    assert by_nodes.nodes == 5000
    assert [each.nodes for each in watched] == [4096, 5000]
    assert all(each.proof > 0 and each.disproof > 0 for each in watched)
    at_once = solve(Root.of(start), Budget(seconds=0.0), 8)
    assert (at_once.outcome, at_once.nodes) == (Outcome.UNKNOWN, 0)
    for found in by_nodes, at_once:
        assert named(start, found.best) in start.moves()
        assert len(found.moves) == len(start.moves())


def test_a_longer_path_is_no_longer_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_questions, "_ROOM", 3)
    start = strandline.game("crab-stack").start(seed=3)
    assert solve(Root.of(start), Budget(nodes=5000), 8).nodes == 5000


def test_a_thought_has_the_best_move_first_and_tells_what_is_proved() -> None:
    game = strandline.game("crab-stack")
    position = game.load("b2:bMbL c2:bS d3:rSbL e2:bSrSrM e3:rSrMrL f3:rMbM / r / rb")  # lost
    solved = solver(game).solve(Root.of(position), PLENTY)
    thought = solved.thought()
    assert thought.best.move == solved.best
    assert thought.best.line == solved.line
    assert thought.best.is_proven
    assert thought.best.values == (0.0, 1.0)
    assert sorted(each.move for each in thought.moves) == sorted(solved.moves)
    assert all(each.values == (0.0, 1.0) for each in thought.moves if each.is_proven)


def test_a_choice_that_is_pending_is_solved_too() -> None:
    game = strandline.game("crab-stack", layout=LONG, tie="next", repetition=2)
    pending = 0
    for position, worth in small(game, 300, 60):
        if "?" in position.text:
            pending += 1
            assert share(solver(game).solve(Root.of(position), PLENTY).outcome) == worth
    assert pending > 2


def test_games_that_it_cannot_solve_are_refused() -> None:
    with pytest.raises(BadOption, match="needs a game for two players; this one has 3"):
        Solver(strandline.game("crab-stack", players=3))
    with pytest.raises(BadOption, match="hidden information"):
        Solver(strandline.game("survive", players=2))
    krabcek = strandline.game("krabcek").start(seed=1)
    with pytest.raises(BadOption, match="chance"):
        Solver(krabcek.game, 1, target="python").solve(Root(krabcek.game, 0, tuple(krabcek.row())), PLENTY)
    with pytest.raises(BadOption, match="at least 1 megabyte"):
        Solver(strandline.game("crab-stack"), 0)


def test_a_game_of_chance_is_refused_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    krabcek = strandline.game("krabcek").start(seed=1)
    with monkeypatch.context() as patch:
        patch.setattr(solving, "_bound", None)
        with pytest.raises(BadOption, match="cannot solve games of chance"):
            Solver(krabcek.game)
    # One that shows it late is refused when it shows.
    monkeypatch.setattr(solving, "_meets_chance", lambda game: False)
    late = Solver(krabcek.game, 1, target="python")
    with pytest.raises(BadOption, match="cannot solve games of chance"):
        late.solve(Root(krabcek.game, 0, tuple(krabcek.row())), PLENTY)


def test_a_game_that_is_over_is_refused() -> None:
    game = strandline.game("crab-stack")
    over = game.load("b2:rL / over r / r")
    with pytest.raises(BadOption, match="over"):
        solver(game).solve(Root(game, 0, tuple(over.row())), PLENTY)
