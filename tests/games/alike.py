"""What the tests of the games share: random games, targets that agree, recorded games and counts that match ours."""

import gzip
import json
import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import strandline
from strandline import Game, Position
from strandline.core import bits, history
from strandline.core.bind import Target, bind
from strandline.core.contract import OVER
from strandline.core.perft import perft

DATA = Path(__file__).parents[1] / "data"


def recorded(name: str) -> list[dict[str, Any]]:
    """Whole games of an independent implementation."""
    lines = gzip.decompress((DATA / name / "games.jsonl.gz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines]


def assert_replayed(name: str, told: dict[str, Any]) -> None:
    """Every turn, every legal move, every text and the result of a recorded game."""
    position = strandline.game(name, **told["options"]).load(told["start"])
    for n, (turn, legal, move) in enumerate(told["plies"]):
        assert position.text == told["texts"].get(str(n), position.text)
        assert position.turn == (strandline.CHANCE if turn == "chance" else turn)
        assert position.moves() == legal
        position = position.play(move)
    assert position.turn is None
    assert position.text == told["end"]
    shares = [Fraction(share).limit_denominator(4) for share in position.result or ()]
    assert shares == list(map(Fraction, told["result"]))


def assert_counted(name: str, told: dict[str, Any]) -> None:
    """Check perft numbers: the small ones interpreted (first, so that mutants are not compiled), then all compiled."""
    position = strandline.game(name, **told["options"]).load(told["position"])
    counts = told["counts"]
    small = [count for count in counts if count < 5000]
    assert [perft(position, depth, compiled=False) for depth in range(1, len(small) + 1)] == small
    assert [perft(position, depth, compiled=True) for depth in range(1, len(counts) + 1)] == counts


def random_game(game: Game, seed: int, most: int = 400) -> list[Position]:
    """Return the positions of a random game, at most this many."""
    chooser = random.Random(seed)
    positions = [game.start(seed=seed)]
    while positions[-1].turn is not None and len(positions) < most:
        positions.append(positions[-1].play(chooser.choice(positions[-1].moves())))
    return positions


def random_rows(game: Game, seed: int, most: int = 2000) -> Iterator[tuple[list[int], int, list[int]]]:
    """The moves of a random game: the row before each, its number, and the row after it."""
    rng, odds = random.Random(seed), [0] * game.modules.rules.MAX_MOVES
    position = game.start(seed)
    row, seen = position.row(), [*position.repetition_keys(), *[0] * most]
    for _ in range(most):
        turn = game.kernel.turn(row)
        if turn == OVER:
            return
        legal = game.legal_moves(row)
        if turn == strandline.CHANCE:
            game.kernel.weights(row, odds)
        move = rng.choices(legal, odds[: len(legal)] if turn == strandline.CHANCE else None)[0]
        before = row.copy()
        game.kernel.advance(row, move, seen)
        yield before, move, row.copy()


def kinds(position: Position, move: str) -> list[str]:
    """What a move causes, by kind."""
    return [each.kind for each in position.effects(move)]


def caused(position: Position, move: str) -> list[str]:
    """What a move causes, in English."""
    return [str(each.message) for each in position.effects(move)]


@cache
def _code(name: str, target: Target) -> Any:
    from strandline.core.registry import modules

    return bind(target, modules(name).rules, history, bits)


def assert_targets_agree(game: Game, seed: int, most: int = 300) -> None:
    """A random game, interpreted and compiled side by side: rows, histories, keys and moves are the same."""

    def begin(target: Target) -> tuple[Any, ...]:
        code = _code(game.name, target)
        sizes = (code.MAX_MOVES, 600, 2)
        row, out, seen, rng = map(code.array, (game.blank(), *([0] * size for size in sizes)))
        code.seed(rng, seed, 0)
        code.deal(row, rng)
        code.begin(row, seen)
        return code, row, out, seen

    chooser = random.Random(seed)
    plain, row, out, seen = begin("python")
    compiled, twin, twin_out, twin_seen = begin("cpu")
    for _ in range(most):
        assert row == twin.tolist()
        assert seen == twin_seen.tolist()
        assert plain.key(row) == compiled.key(twin)
        if plain.turn(row) == OVER:
            break
        n = plain.moves(row, out)
        assert n == compiled.moves(twin, twin_out)
        assert out[:n] == twin_out[:n].tolist()
        move = out[chooser.randrange(n)]
        plain.advance(row, move, seen)
        compiled.advance(twin, move, twin_seen)


def assert_one_phase(game: Game) -> None:
    """Where a turn has no phases, all positions are in the same one."""
    rules = game.modules.rules
    assert rules.PHASES == 1
    assert rules.phase(game.start(seed=1).row()) == 0
