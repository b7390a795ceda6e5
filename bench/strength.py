"""Play the matches that decide whether the bots reach their goals.

    python bench/strength.py --jobs 16 --out strength [--only 'krabcek*'] [--write]

Each bot uses one thread, both sides have the same CPU time, and each core plays one game. The lower end of the 95 %
interval (Wilson) of the first player's score must reach the goal. The folder keeps the matches, so a second run
resumes. ``strength.md`` and ``strength.json`` in it show the progress; ``--write`` puts the table into
``docs/strength.md``.
"""

import argparse
import os
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import rungs
from matches import played
from strandline.arena.match import Match
from strandline.arena.store import write
from strandline.arena.summary import Summary

STRENGTH = Path(__file__).parents[1] / "docs" / "strength.md"
SPRT = 0.0, 50.0
MOST = 2_000
"""After this many games an undecided test is stopped."""


@dataclass(frozen=True)
class Goal:
    """A match with its goal: the lower end of the score, or else that the test accepts elo1."""

    name: str
    table: str
    players: tuple[str, str]
    games: int
    seconds: float | None = None
    least: float | None = None

    def match(self, seed: int) -> Match:
        is_cpu_time = self.seconds is not None
        held = None if is_cpu_time else rungs.HELD
        return Match(rungs.table_game(self.table), self.players, seed, self.seconds, is_cpu_time=is_cpu_time, held=held)

    def verdict(self, summary: Summary) -> str:
        """Return the result in one word."""
        if self.least is not None:
            if summary.games < self.games:
                return f"not finished: {summary.games} of {self.games} games"
            return "PASS" if summary.standings[0].low >= self.least else "short"
        found = summary.test and summary.test.verdict
        return "PASS" if found == "elo1" else "short" if found == "elo0" else "not decided"


GOALS = (
    Goal("crab-stack-2-uct", "crab-stack-2", ("level6", "uct"), 400, 0.1, 0.80),
    Goal("crab-stack-4-flat", "crab-stack-4", ("level6", "flat"), 400, 0.1, 0.40),
    Goal("krabcek-uct", "krabcek", ("level6", "uct"), 400, 0.05, 0.60),
    Goal("krabcek-greedy", "krabcek", ("level6", "greedy"), 400, 0.05, 0.75),
    Goal("survive-4-uct", "survive-4", ("level6", "uct"), 200, 0.05, 0.32),
    *(
        Goal(f"{table}-level{above}", table, (f"level{above}", f"level{above - 1}"), MOST)
        for table in rungs.TABLES
        for above in range(2, 7)
    ),
)


def line(goal: Goal, summary: Summary | None) -> str:
    """Return a row of the table."""
    budget = f"{goal.seconds} s" if goal.seconds else f"{rungs.HELD} s, own" if "level6" in goal.players else "own"
    wanted = f"≥ {100 * goal.least:.0f} %" if goal.least else f"SPRT ({SPRT[0]:g}, {SPRT[1]:g})"
    head = f"| {goal.table} | {goal.players[0]} – {goal.players[1]} | {budget} | {wanted} |"
    if summary is None or not summary.games:
        return f"{head} | | not run |"
    first = summary.standings[0]
    llr = f", LLR {summary.test.llr:.2f}" if summary.test else ""
    score = f"{100 * first.score:.1f} % ({100 * first.low:.1f} to {100 * first.high:.1f}){llr}"
    return f"{head} {summary.games} | {score} | {goal.verdict(summary)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="a folder to keep the matches in")
    parser.add_argument("--only", default="*", help=f"a pattern of names: {', '.join(goal.name for goal in GOALS)}")
    parser.add_argument("--games", type=int, help="fewer than it takes, for a first look")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    args = parser.parse_args()
    found: dict[str, Summary] = {}
    args.out.mkdir(parents=True, exist_ok=True)
    for goal in GOALS:
        kept = (args.out / goal.name / "games.jsonl").exists()
        if fnmatch(goal.name, args.only) or kept:
            games = min(goal.games, args.games or goal.games) if fnmatch(goal.name, args.only) else 0
            sprt = None if goal.least is not None else SPRT
            found[goal.name] = played(goal.match(args.seed), games, args.jobs, args.out / goal.name, sprt)
            print(f"{goal.name}: {goal.verdict(found[goal.name])}", flush=True)
        rows = [line(goal, found.get(goal.name)) for goal in GOALS]
        head = ["| game | players | per move | goal | games | score | |", "|---|---|---|---|---|---|---|"]
        table = "\n".join(head + rows)
        (args.out / "strength.md").write_text(table + "\n", encoding="utf-8")
        write(args.out / "strength.json", {name: summary.document() for name, summary in found.items()})
    print(f"\n{table}")
    if args.write:
        command = f"python bench/strength.py --seed {args.seed} --out DIR"
        rungs.put_between(STRENGTH, "strength", f"`{command}`\n\n{table}")


if __name__ == "__main__":
    main()
