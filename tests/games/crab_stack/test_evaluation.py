"""Crab Stack: what search knows of the game beyond its rules."""

import random

import pytest

import strandline
from strandline import Position
from strandline.core.bind import bind
from strandline.games.crab_stack import evaluation, rules, symmetry
from strandline.games.crab_stack.board import CELLS, NAMES

COLOURS = "rbgy"


def positions(players: int, seeds: range, **options: object) -> list[Position]:
    """Every position of some random games that is not over."""
    found = []
    for seed in seeds:
        chooser = random.Random(seed)
        position = strandline.game("crab-stack", players=players, **options).start(seed=seed)
        while position.turn is not None:
            found.append(position)
            position = position.play(chooser.choice(position.moves()))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_expected_shares_are_shares_and_those_who_are_out_have_none(players: int) -> None:
    for position in positions(players, range(6)):
        shares = [0.0] * players
        evaluation.estimate(position.row(), shares)
        assert sum(shares) == pytest.approx(1)
        alive = position.text.split(" / ")[2]
        assert [share > 0 for share in shares] == [colour in alive for colour in COLOURS[:players]]


def test_of_two_players_what_one_has_the_other_lacks() -> None:
    for position in positions(2, range(6)):
        row, shares = position.row(), [0.0, 0.0]
        evaluation.estimate(row, shares)
        assert evaluation.balance(row, 0) == -evaluation.balance(row, 1)
        assert (evaluation.score(row) > 0) == (shares[row[0]] > 0.5)
        assert abs(evaluation.score(row)) < 15_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_has_a_colour_has_what_its_crabs_are_worth(players: int) -> None:
    """With the colours passed on, what they are worth is passed on: no lane spills into the next."""
    game = strandline.game("crab-stack", players=players)
    colours = COLOURS[:players]
    for position in positions(players, range(6)):
        if "?" in position.text:
            continue
        row = position.row()
        worths = [evaluation.of(evaluation.worths(row), seat) for seat in range(players)]
        assert sum(worths) == evaluation.total(evaluation.worths(row))
        stacks, turn, alive = position.text.split(" / ")
        pass_on = str.maketrans(colours, colours[1:] + colours[0])
        stacks = " ".join(f"{each[:3]}{each[3:].translate(pass_on)}" for each in stacks.split())
        alive = "".join(sorted(alive.translate(pass_on), key=colours.index))
        other = game.load(f"{stacks} / {turn.translate(pass_on)} / {alive}").row()
        assert [evaluation.of(evaluation.worths(other), seat) for seat in range(players)] == worths[-1:] + worths[:-1]


def test_no_crabs_are_worth_more_than_a_lane_can_hold() -> None:
    """Three of each size, whatever they lie on and wherever they can go; the last lane has a bit less, for the sign."""
    lowest = highest = evaluation.NOTHING
    for size, most_goals in ((1, 11), (2, 18), (3, 6)):
        worths = []
        for stage in range(0, len(evaluation.WEIGHTS), evaluation.KINDS):
            lying = [evaluation.WEIGHTS[stage + size + state - 1] for state in range(0, 21, 3)]
            goals = [
                n * evaluation.WEIGHTS[stage + evaluation.GOALS + size]
                + (n > 0) * evaluation.WEIGHTS[stage + evaluation.MOBILE + size]
                for n in range(most_goals + 1)
            ]
            worths += [min(lying) + min(goals), max(lying) + max(goals)]
        lowest += 3 * min(worths)
        highest += 3 * max(worths)
    assert lowest >= 0
    assert highest + max(evaluation.WEIGHTS) < 1 << evaluation.LANE - 1


@pytest.mark.parametrize("players", [2, 4])
def test_who_wins_a_random_game_was_mostly_expected_to(players: int) -> None:
    """Par is 1 over the players; the shares of the winners, taken over all positions, are well above it."""
    game = strandline.game("crab-stack", players=players)
    expected = []
    for seed in range(60):
        chooser = random.Random(seed)
        position = game.start(seed=seed)
        told = []
        while position.turn is not None:
            shares = [0.0] * players
            evaluation.estimate(position.row(), shares)
            told.append(shares)
            position = position.play(chooser.choice(position.moves()))
        assert position.result is not None
        if 1 in position.result:
            expected += [shares[position.result.index(1)] for shares in told]
    assert sum(expected) / len(expected) > 1.2 / players


def test_compiled_estimates_are_the_same() -> None:
    code = bind("cpu", rules, evaluation)
    for position in positions(2, range(3)):
        row = position.row()
        assert code.score(code.array(row)) == evaluation.score(row)
        orientation, twin = [0, 0], code.array([0, 0])
        if rules.key(row):
            evaluation.orient(row, orientation)
            code.orient(code.array(row), twin)
            assert orientation == twin.tolist()


# Symmetry


def shown_otherwise(position: Position, chooser: random.Random) -> tuple[Position, dict[str, str]]:
    """The position turned, mirrored, shifted as far as the board allows and with other colours; where cells went."""
    stacks, turn, alive = position.text.split(" / ")
    told = dict(stack.split(":") for stack in stacks.split())
    spots = {cell: (CELLS[cell] // 8 - 3, 27 + 7 * (CELLS[cell] // 8 - 3) - CELLS[cell]) for cell in told}
    names = {(cell // 8 - 3, 27 + 7 * (cell // 8 - 3) - cell): name for cell, name in NAMES.items()}
    is_mirrored, turns, swaps = chooser.random() < 0.5, chooser.randrange(6), chooser.random() < 0.5
    for cell, (q, r) in spots.items():
        if is_mirrored:
            q, r = r, q
        for _ in range(turns):
            q, r = -r, q + r
        spots[cell] = q, r
    shifts = [(dq, dr) for dq in range(-3, 4) for dr in range(-3, 4)]
    chooser.shuffle(shifts)
    dq, dr = next((dq, dr) for dq, dr in shifts if all((q + dq, r + dr) in names for q, r in spots.values()))
    where = {cell: names[q + dq, r + dr] for cell, (q, r) in spots.items()}
    swap = str.maketrans("rb", "br") if swaps else {}
    text = " ".join(f"{where[cell]}:{stack.translate(swap)}" for cell, stack in told.items())
    # A layout that has the cells that it went to: all of them, and as many others as there must be.
    game = strandline.game("crab-stack", layout=layout_with(set(where.values())))
    return game.load(f"{text} / {turn.translate(swap)} / {alive}"), where


def layout_with(cells: set[str]) -> tuple[str, ...]:
    """Eighteen rocks that hang together, these among them."""
    found = set(cells)
    while len(found) < 18:
        found |= {
            next(
                name
                for name, cell in CELLS.items()
                if name not in found and any(abs(cell - CELLS[other]) in (1, 7, 8) for other in found)
            )
        }
    return tuple(sorted(found))


def test_positions_that_differ_by_a_symmetry_share_a_name_and_their_moves() -> None:
    chooser = random.Random(4)
    ways = set()
    few = [
        each
        for each in positions(2, range(60))
        if "?" not in each.text and len(each.text.split(" / ")[0].split()) <= symmetry.FEW
    ]
    for position in few:
        other, _ = shown_otherwise(position, chooser)
        shared = []
        for each in (position, other):
            row, form, out = each.row(), [0, 0], [0] * rules.MAX_MOVES
            symmetry.orient(row, form)
            moves = out[: rules.moves(row, out)]
            turned = [symmetry.turned(move, form[1]) for move in moves]
            assert [symmetry.returned(move, form[1]) for move in turned] == moves
            shared.append((form[0], sorted(turned)))
            ways.add(form[1] >> 6)
        assert shared[0][0] == shared[1][0], (position.text, other.text)
        if position.text != other.text and len(set(stacks_of(position))) == len(stacks_of(position)):
            assert shared[0] == shared[1], (position.text, other.text)
    assert len(few) > 300
    assert ways == set(range(12))


def stacks_of(position: Position) -> list[str]:
    return [stack.split(":")[1] for stack in position.text.split(" / ")[0].split()]


def test_positions_that_differ_otherwise_have_different_names() -> None:
    names: dict[int, set[tuple[str, ...]]] = {}
    for position in positions(2, range(60)):
        if "?" in position.text:
            continue
        form = [0, 0]
        symmetry.orient(position.row(), form)
        swap = str.maketrans("rb", "br") if position.turn else {}
        what = tuple(sorted(stack.translate(swap) for stack in stacks_of(position)))
        names.setdefault(form[0], set()).add(what)
    assert all(len(found) == 1 for found in names.values())
