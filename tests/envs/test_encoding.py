"""The games in numbers: every legal move has its own number, and an observation contains what its seat knows."""

import gzip
import hashlib
import json
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import strandline
from strandline import Position
from strandline.core.errors import IllegalMove
from strandline.envs.encoding import Encoding, interpreted, rewards
from strandline.games.crab_stack.board import NAMES as ROCKS
from strandline.games.crab_stack.notation import stack
from strandline.games.krabcek.board import NAMES as FIELDS
from strandline.games.survive.board import EFFECTS
from strandline.games.survive.board import NAMES as HEXES
from strandline.sim import batch

from .. import toy
from ..bots.test_leaks import twins

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("crab-stack", {"players": 2}),
    ("crab-stack", {"players": 3, "layout": "corners", "tie": "next"}),
    ("crab-stack", {"players": 4}),
    ("krabcek", {}),
    ("krabcek", {"tiles": "two", "turns": 30}),
    ("survive", {"players": 4}),
    ("survive", {"players": 3, "variants": ("crowded", "equal"), "values": "own"}),
    ("survive", {"players": 2, "colours": 2, "variants": ("last-explorer",)}),
]
GAMES = pytest.mark.parametrize(("name", "options"), OPTIONS, ids=lambda value: str(value))


def walk(name: str, options: dict[str, Any], seed: int) -> Iterator[Position]:
    """The positions of a game at random."""
    position, dice = strandline.game(name, **options).start(seed), random.Random(seed)
    while position.turn is not None:
        yield position
        weights = position.weights() or dict.fromkeys(position.moves(), 1)
        position = position.play(dice.choices(list(weights), list(weights.values()))[0])
    yield position


def decisions(name: str, options: dict[str, Any], seed: int) -> Iterator[Position]:
    return (position for position in walk(name, options, seed) if position.turn is not None and position.turn >= 0)


def check_numbers(position: Position) -> None:
    encoding = Encoding(position.game)
    moves, row, legal = position.moves(), position.row(), encoding.legal(position)
    assert sorted(legal.values()) == moves  # so no two share a number
    assert all(0 <= action < encoding.actions for action in legal)
    code = interpreted(position.game.name)
    assert [code.move_of(row, action) for action in legal] == [position.number(move) for move in legal.values()]
    assert encoding.mask(position).nonzero()[0].tolist() == list(legal)


@GAMES
def test_every_legal_move_has_a_number_of_its_own(name: str, options: dict[str, Any]) -> None:
    for position in islice(decisions(name, options, 5), 120):
        check_numbers(position)


@pytest.mark.parametrize(("name", "games"), [("crab-stack", 40), ("krabcek", 4), ("survive", 1)])
def test_so_it_is_in_games_that_others_recorded(name: str, games: int) -> None:
    with gzip.open(Path(__file__).parents[1] / "data" / name / "games.jsonl.gz", "rt") as file:
        for line in islice(file, games):
            told = json.loads(line)
            options = {
                key: tuple(value) if isinstance(value, list) else value for key, value in told["options"].items()
            }
            position = strandline.game(name, **options).load(told["start"])
            for turn, _, move in told["plies"]:
                if turn != "chance":
                    check_numbers(position)
                position = position.play(move)


def test_crab_stack_has_no_number_that_no_position_can_use() -> None:
    """On a board full of crabs a large one goes one step, a medium one two, a small one three: nowhere else."""
    from strandline.games.crab_stack.encoding import BOARD, GOALS_OF
    from strandline.games.crab_stack.rules import near, second, third

    for cell, goals in enumerate(GOALS_OF):
        if BOARD >> cell & 1:
            steps = near(1 << cell) & BOARD | second(cell, BOARD, BOARD) | third(cell, BOARD, BOARD)
            assert goals == steps
        else:
            assert goals == 0


def test_krabcek_has_no_number_that_no_position_can_use() -> None:
    """With own tile sets a Skinnyboy gets from any field to any other, and enters everywhere; so does a Middleman."""
    from strandline.games.krabcek.board import ALL, AVENUES, GATES, NEXT, STREETS

    ways, reached = "NW-X X-N X-E X-S X-W N-E N-S N-W E-S E-W S-W", [0] * 56
    skinny = middle = 0
    kernel = strandline.game("krabcek").kernel
    for seed in range(8):
        row = strandline.game("krabcek", tiles=f"{ways} / {ways}").start(seed).row()
        for start in range(56):
            for steps in (2, 3, 4, 5, 6):
                reached[start] |= kernel.ends(row, row[NEXT + start], steps, ALL & ~(1 << start), 0)
            reached[start] |= row[NEXT + start]
        for steps in (2, 3, 4, 5, 6):
            skinny |= GATES | kernel.ends(row, GATES, steps, ALL, 0)
            middle |= GATES | kernel.ends(row, GATES, steps, AVENUES | row[STREETS], 0)
    missing = {(FIELDS[a], FIELDS[b]) for a in range(56) for b in range(56) if a != b and not reached[a] >> b & 1}
    assert not missing
    assert skinny == middle == ALL


@GAMES
def test_what_an_earlier_observation_left_behind_changes_nothing(name: str, options: dict[str, Any]) -> None:
    code, encoding = interpreted(name), Encoding(strandline.game(name, **options))
    out = [0] * encoding.shape[0]
    for seed in (1, 2):
        for position in islice(walk(name, options, seed), 0, 400, 7):
            for seat in range(position.game.seats):
                code.observe(position.known(seat).row(), seat, out)
                assert encoding.observe(position, seat).tolist() == out


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "values": "own"}, {"players": 2, "colours": 2}])
def test_an_observation_holds_nothing_that_its_seat_does_not_know(options: dict[str, Any]) -> None:
    encoding = Encoding(strandline.game("survive", **options))
    differed = told = 0
    for position, twin in twins(options, 3):
        seat = position.turn
        assert seat is not None
        assert np.array_equal(encoding.observe(position, seat), encoding.observe(twin, seat))
        assert np.array_equal(encoding.mask(position), encoding.mask(twin))
        differed += position.row() != twin.row()
        other = (seat + 1) % position.game.seats
        told += not np.array_equal(encoding.observe(position, other), encoding.observe(twin, other))
    assert differed > 20
    assert told > 20  # the other does know some of it


def parts(encoding: Encoding, observation: Any) -> dict[str, list[int]]:
    return {p.name: observation[p.start : p.start + p.length].tolist() for p in encoding.planes}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crab_stack_is_all_there(players: int) -> None:
    for position in islice(walk("crab-stack", {"players": players}, 8), 0, 100, 3):
        row, encoding = position.row(), Encoding(position.game)
        for seat in range(players):
            seen = parts(encoding, encoding.observe(position, seat))
            for n, cell in enumerate(ROCKS):
                crabs = [seen[f"crab {layer}"][n] for layer in range(12, 0, -1) if seen[f"crab {layer}"][n]]
                text = "".join("rbgy"[((crab - 1) // 3 + seat) % players] + "SML"[(crab - 1) % 3] for crab in crabs)
                assert len(crabs) == seen["height"][n]
                assert text == stack(row, cell)
            turn = position.turn
            assert seen["decides"] == [0 if turn is None else 1 + (turn - seat) % players]


def test_krabcek_is_all_there() -> None:
    for position in islice(walk("krabcek", {}, 8), 0, 200, 5):
        encoding = Encoding(position.game)
        text = position.text.split(" | ")
        for seat in (0, 1):
            seen = parts(encoding, encoding.observe(position, seat))
            pieces = dict(zip("bw", ([], []), strict=True))
            for colour, plane in zip("bw" if seat == 0 else "wb", ("own", "other"), strict=True):
                pieces[colour] = [f"{'SMBLGT'[kind - 1]}@{FIELDS[n]}" for n, kind in enumerate(seen[plane]) if kind]
            assert text[2] == f"b {' '.join(pieces['b']) or '-'} w {' '.join(pieces['w']) or '-'}"
            tiles = [f"{'AB'[kind]}{turns}" for kind, turns in zip(seen["kinds"], seen["quarters"], strict=True)]
            assert text[0].replace(" / ", " ").split() == tiles
            gates = [[FIELDS[n] for n, owner in enumerate(seen["gates"]) if owner == whose] for whose in (1, 2)]
            black, white = gates if seat == 0 else gates[::-1]
            assert text[1] == f"b {' '.join(black) or '-'} w {' '.join(white) or '-'}"


def test_survive_is_all_there() -> None:
    for position in islice(walk("survive", {"players": 3}, 8), 0, 700, 11):
        encoding = Encoding(position.game)
        for seat in range(3):
            view, seen = position.view(seat), parts(encoding, encoding.observe(position, seat))
            check_survive(view, seen, seat)


def check_survive(view: dict[str, Any], seen: dict[str, list[int]], seat: int) -> None:
    """What the table shows a person, found again in numbers."""
    colours = view["colours"][seat:] + view["colours"][:seat]
    assert {HEXES[n]: " bfm"[terrain] for n, terrain in enumerate(seen["terrain"]) if terrain} == view["tiles"]
    for kind in ("serpents", "sharks", "whales"):
        assert {HEXES[n]: many for n, many in enumerate(seen[kind]) if many} == view[kind]
    assert [HEXES[n] for n, boat in enumerate(seen["boat"]) if boat] == sorted(view["boats"], key=HEXES.index)
    standing = view["walkers"] | view["swimmers"]
    for n, colour in enumerate(colours):
        for plane, where in (("people", standing), ("crew", view["boats"])):
            told = {HEXES[cell]: many for cell, many in enumerate(seen[f"{plane} {n}"]) if many}
            counts = {cell: sum(each[0] == colour for each in all_there) for cell, all_there in where.items()}
            assert told == {cell: many for cell, many in counts.items() if many}
    for n, letter in ((n, letter) for n in range(len(colours)) for letter in range(10)):
        explorer, at = colours[n] + "abcdefghij"[letter], 10 * n + letter
        where = {
            each: cell for place in (standing, view["boats"]) for cell, all_there in place.items() for each in all_there
        }
        if explorer in where:
            row, column = "ABCDEFGHIJKLM"[seen["row"][at] - 1], seen["column"][at] - 1
            assert f"{row}{column}" == where[explorer]
            aboard = any(explorer in crew for crew in view["boats"].values())
            assert seen["state"][at] == (3 if aboard else 2)
        else:
            isle = next((4 + i for i, each in enumerate(view["saved"].values()) if explorer in each), 0)
            assert seen["state"][at] == (isle or (8 if explorer in view["lost"] else 1))
        assert seen["tired"][at] == (explorer in where and explorer in view["swam"])
    hands = view["hands"][seat:] + view["hands"][:seat]
    for n, hand in enumerate(hands):
        assert seen[f"held {n}"] == [sum(tile["terrain"] == terrain for tile in hand) for terrain in "bfm"]
    if view["turn"] is not None:
        assert seen["hand"] == [sum(tile["effect"] == effect for tile in hands[0]) for effect in EFFECTS[5:]]
    for ground, name in zip("bfm", ("beach", "forest", "mountain"), strict=True):
        assert seen[f"backs of {name}"] == [view["seen"][ground].get(effect, 0) for effect in EFFECTS]
    turn = view["turn"]
    assert seen["decides"] == [0 if turn in (None, "chance", -1) else 1 + (turn - seat) % 3]


PINNED = {
    "crab-stack": (1, "573ecfc4a69ecf69"),
    "krabcek": (1, "b2635544d559bcd7"),
    "survive": (1, "72ebaac922bcb372"),
}


@pytest.mark.parametrize("name", PINNED)
def test_a_number_that_means_something_else_raises_the_version(name: str) -> None:
    """If you changed this on purpose, raise ENCODING, add it to the history in docs/envs, and pin the new digest."""
    digest = hashlib.sha256()
    for _, options in (each for each in OPTIONS if each[0] == name):
        encoding = Encoding(strandline.game(name, **options))
        digest.update(repr((encoding.actions, [(p.name, p.length) for p in encoding.planes])).encode())
        for position in islice(decisions(name, options, 2), 0, 400, 5):
            digest.update(repr(encoding.legal(position)).encode())
            digest.update(encoding.observe(position, position.turn or 0).tobytes())
    assert (encoding.version, digest.hexdigest()[:16]) == PINNED[name]


def test_errors_say_what_is_allowed() -> None:
    position = strandline.game("crab-stack").start(1)
    encoding = Encoding(position.game)
    action, move = next(iter(encoding.legal(position).items()))
    assert encoding.number(position, move) == action
    assert encoding.text(position, action) == move
    with pytest.raises(ValueError, match=f"action 725 is not legal here; legal are {action}, "):
        encoding.text(position, 725)
    with pytest.raises(IllegalMove, match="d4"):
        encoding.number(position, "d4-d5")
    with pytest.raises(ValueError, match="seats 0 to 1"):
        encoding.observe(position, 2)
    rolling = next(each for each in walk("krabcek", {}, 1) if each.turn == strandline.CHANCE)
    assert not encoding_of(rolling).mask(rolling).any()
    with pytest.raises(ValueError, match="chance decides"):
        encoding_of(rolling).number(rolling, rolling.moves()[0])


def test_a_game_without_numbers_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.seat_at_the_table(monkeypatch)
    for make in (lambda game: batch.Batch(game, 1), Encoding):
        with pytest.raises(ValueError, match=r"toy has no encoding\.py"):
            make(strandline.game("toy"))


def encoding_of(position: Position) -> Encoding:
    return Encoding(position.game)


def test_rewards_sum_to_nothing() -> None:
    assert rewards((1.0, 0.0)) == (1.0, -1.0)
    assert rewards((0.5, 0.5)) == (0.0, 0.0)
    assert rewards((0.0, 1.0, 0.0)) == (-0.5, 1.0, -0.5)


def test_an_encoding_can_be_sent_to_another_process() -> None:
    encoding = Encoding(strandline.game("krabcek"))
    again = pickle.loads(pickle.dumps(encoding))
    position = encoding.game.start(seed=1)
    assert np.array_equal(again.observe(position, 0), encoding.observe(position, 0))


def test_a_position_of_another_game_has_no_numbers_here() -> None:
    encoding, other = Encoding(strandline.game("crab-stack")), strandline.game("krabcek").start(seed=1)
    asks: list[Callable[[], Any]] = [
        lambda: encoding.observe(other, 0),
        lambda: encoding.legal(other),
        lambda: encoding.mask(other),
        lambda: encoding.number(other, other.moves()[0]),
        lambda: encoding.text(other, 0),
    ]
    for ask in asks:
        with pytest.raises(ValueError, match="this is the encoding of crab-stack, and not of krabcek"):
            ask()
