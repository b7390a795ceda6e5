"""Count how many deals of two-player Crab Stack can be solved from the start, and how fast.

    python bench/solve.py --deals 100 --seconds 60 --jobs 8 --resume solved.jsonl
    python bench/solve.py --deals 100 --seconds 300 --threads 2 --memory 1024 --resume solved.jsonl
    python bench/solve.py --deals 100 --seconds 1 --after 12

Deal n has seed n; ``--after`` plays that many random moves first (if the game ends before, the next seed is used).
Seconds are CPU time of one core; with several threads they are real time, and nothing else should run.
``--resume FILE`` stores every result as a line of JSON; the same command resumes.
"""

import argparse
import json
import multiprocessing
import random
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import strandline
from strandline.search.solve import MEMORY, Outcome, Solver
from strandline.search.thought import Budget, Root

OUTCOMES = {
    Outcome.WON: "won for the player to move",
    Outcome.LOST: "lost for the player to move",
    Outcome.DRAWN: "drawn",
    Outcome.UNKNOWN: "not solved",
}


@cache
def solver(memory: int) -> Solver:
    """Return the process's solver; there is only one, because its table takes long to allocate."""
    return Solver(strandline.game("crab-stack"), memory)


def position(seed: int, after: int) -> strandline.Position | None:
    """Return the position after the deal and random moves; None if the game ended before."""
    rng = random.Random(seed)
    found = strandline.game("crab-stack").start(seed)
    for _ in range(after):
        if found.turn is None:
            return None
        found = found.play(rng.choice(found.moves()))
    return None if found.turn is None else found


def run(seed: int, after: int, seconds: float, memory: int, threads: int) -> dict[str, Any]:
    """Solve one deal, and return the result as a line of the file."""
    found = position(seed, after)
    assert found is not None
    solver(memory).forget()
    solved = solver(memory).solve(Root.of(found), Budget(seconds=seconds, threads=threads, is_cpu_time=threads == 1))
    return {
        "seed": seed, "after": after, "limit": seconds, "memory": memory, "threads": threads, "position": found.text,
        "outcome": solved.outcome, "high": solved.bounds.high, "seconds": round(solved.seconds, 3),
        "nodes": solved.nodes, "plies": len(solved.line),
    }  # fmt: skip


def earlier(file: Path | None, settings: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Return the results of an earlier run with the same settings."""
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    return {line["seed"]: line for line in lines if all(line[name] == value for name, value in settings.items())}


def report(console: Console, results: list[dict[str, Any]]) -> None:
    table = Table("outcome", "deals", "share", title="Crab Stack, 2 players")
    number = Counter(each["outcome"] for each in results)
    for outcome, words in OUTCOMES.items():
        table.add_row(words, str(number[outcome]), f"{number[outcome] / len(results):.0%}")
    console.print(table)
    proved = [each for each in results if each["outcome"] != Outcome.UNKNOWN]
    open_ = [each for each in results if each["outcome"] == Outcome.UNKNOWN]
    console.print(f"proved: {len(proved)} of {len(results)}; of the rest {sum(e['high'] < 1 for e in open_)} not won")
    if proved:
        for name, unit in (("seconds", "s"), ("plies", "moves in the line"), ("nodes", "positions")):
            values = sorted(each[name] for each in proved)
            tenth = values[min(len(values) - 1, len(values) * 9 // 10)]
            console.print(f"{unit}: median {statistics.median(values):,.6g}, 90 % {tenth:,.6g}, most {values[-1]:,.6g}")
    speed = sum(each["nodes"] for each in results) / max(sum(each["seconds"] for each in results), 1e-9)
    console.print(f"{speed:,.0f} positions a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--after", type=int, default=0, help="random moves before")
    parser.add_argument("--memory", type=int, default=MEMORY, help="megabytes of each table")
    parser.add_argument("--threads", type=int, default=1, help="for each deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--resume", type=Path, help="a file for the results, as lines of JSON")
    asked = parser.parse_args()
    console = Console(width=110)
    settings = {"after": asked.after, "limit": asked.seconds, "memory": asked.memory, "threads": asked.threads}
    known = earlier(asked.resume, settings)
    seeds = []
    seed = 0
    while len(seeds) < asked.deals:
        seed += 1
        if position(seed, asked.after) is not None:
            seeds.append(seed)
    results = [known[seed] for seed in seeds if seed in known]
    solver(1)  # compile once here, so that every process finds it on disk
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with (
        Progress(*columns, console=console, transient=True) as bar,
        ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as pool,
    ):
        task = bar.add_task("solving", total=len(seeds), completed=len(results))
        todo = [seed for seed in seeds if seed not in known]
        jobs = [pool.submit(run, seed, asked.after, asked.seconds, asked.memory, asked.threads) for seed in todo]
        try:
            for job in as_completed(jobs):
                results.append(job.result())
                if asked.resume:
                    with asked.resume.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(results[-1]) + "\n")
                proved = sum(each["outcome"] != Outcome.UNKNOWN for each in results)
                bar.update(task, advance=1, description=f"solving: {proved} proved")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise SystemExit(130) from None
    report(console, results)


if __name__ == "__main__":
    main()
