"""Count the moves with which bots throw something of their own away, though another move would not.

    python bench/blunders.py --table survive-4 --player level2 --games 200 --seed 1 [--jobs 2] [--write]

Each player plays against itself. What a move costs at once is told by the game's effects:

- ``own``: own explorers (a creature takes them) or own crabs (the wave takes them), and nobody else's;
- ``overboard``: a whale sinks the boat of own explorers, who swim now;
- ``shared``: one of these, but another player is hit by the same move;
- ``let``: one of these, by not repelling a creature;
- ``game``: the game; or a reply can end it as a loss, whatever the dice show (only where nothing is hidden).

Only what could be avoided counts: another legal move costs none of these. Rates are for a thousand decisions that were
a choice, with 95 % intervals (Wilson). ``--write`` puts the table into ``docs/strength.md``.
"""

import argparse
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from facts.gather import TABLES
from rungs import put_between
from strandline.arena.match import SelfPlay
from strandline.arena.pool import local
from strandline.arena.rating import wilson
from strandline.bots.thinker import after, ended
from strandline.cli.common import compile_first
from strandline.core.contract import CHANCE, OVER
from strandline.core.game import Position
from strandline.core.record import Record
from strandline.search.thought import Root

STRENGTH = Path(__file__).parents[1] / "docs" / "strength.md"
COSTS = "own", "overboard", "shared", "let", "game"


@dataclass(frozen=True)
class Watch:
    """A match whose games are only counted."""

    match: SelfPlay

    def play(self, index: int) -> Counter[str]:
        record, found = Record.read(self.match.play(index)), Counter(games=1)
        for position, move in zip(record.positions(), record.moves, strict=False):
            if position.turn != CHANCE and len(moves := position.moves()) > 1:
                found["decisions"] += 1
                cost = cost_of(position, move)
                if cost and not all(cost_of(position, other) for other in moves):
                    found[cost] += 1
        return found

    def warm(self) -> None:
        self.match.warm()


def cost_of(position: Position, move: str) -> str | None:
    """Return what a move costs the player at once; None: nothing, or it wins."""
    seat, then = position.turn, position.play(move)
    if then.result and then.result[seat] == 1:
        return None
    effects = {each.kind: each.seats for each in position.effects(move, then)}
    taken = effects.get("lost", ()) or effects.get("wave", ())
    wet = effects.get("water", ()) if "boat" in effects else ()
    if seat in (*taken, *wet):
        if position.asked:
            return "let"
        if {*taken, *wet} != {seat}:
            return "shared"
        return "own" if taken else "overboard"
    if not position.game.modules.view.HIDDEN and is_lost(Root.of(position), then.row(), then.repetition_keys()):
        return "game"
    return None


def is_lost(root: Root, row: list[int], seen: list[int]) -> bool:
    """Return whether the seat has lost, or can lose by the next reply whatever the dice show."""
    turn = root.game.kernel.turn(row)
    if turn in (root.seat, OVER):
        return ended(root, row) == 0
    rows = (after(root, row, seen, move) for move in root.game.legal_moves(row))
    if turn == CHANCE:
        return all(is_lost(root, *each) for each in rows)
    return any(ended(root, reply) == 0 for reply, _ in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=[each.key for each in TABLES], action="append", help="unless told, all")
    parser.add_argument("--player", action="append", help="unless told, level1 and level2")
    parser.add_argument("--games", type=int, default=200, help="for each table and player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    args = parser.parse_args()
    lines = [f"| | | games | decisions | {' | '.join(COSTS)} |", f"|{'---|' * (4 + len(COSTS))}"]
    for table in TABLES:
        for player in (args.player or ["level1", "level2"]) if table.key in (args.table or [table.key]) else ():
            compile_first([player], table.game)
            watch = Watch(SelfPlay(table.game, (player,) * 2, args.seed))
            found = sum(local(args.jobs)(watch, range(args.games)), Counter[str]())
            rates = " | ".join(rate(found[cost], found["decisions"]) for cost in COSTS)
            lines.append(f"| {table.key} | {player} | {found['games']} | {found['decisions']:,} | {rates} |")
            print(lines[-1], flush=True)
    if args.write:
        command = f"python bench/blunders.py --games {args.games} --seed {args.seed}"
        put_between(STRENGTH, "blunders", "\n".join([f"`{command}`", "", *lines]))


def rate(count: int, decisions: int) -> str:
    """Return a count, and how many that are in a thousand."""
    low, high = wilson(count, decisions)
    return f"{count} ({1000 * low:.2f} to {1000 * high:.2f})"


if __name__ == "__main__":
    main()
