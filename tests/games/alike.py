"""What is tested alike for every game: the targets agree, and recorded games and counts are ours."""

import gzip
import json
import random
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import strandline
from strandline import Game
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
    """Perft numbers: the small ones interpreted (first: mutants meet no compiled code), all of them compiled."""
    position = strandline.game(name, **told["options"]).load(told["position"])
    counts = told["counts"]
    small = [count for count in counts if count < 5000]
    assert [perft(position, depth, compiled=False) for depth in range(1, len(small) + 1)] == small
    assert [perft(position, depth, compiled=True) for depth in range(1, len(counts) + 1)] == counts


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
