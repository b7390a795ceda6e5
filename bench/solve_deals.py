"""Solve random deals of two-player Crab Stack from the start, for ``docs/facts.md``.

    python bench/solve_deals.py --deals 1000 --seconds 20 --jobs 2
    python bench/solve_deals.py --deals 100 --seconds 20 --tie next
    python bench/solve_deals.py --check

Deal n has seed n; seconds are CPU time of one core. Each deal becomes a line of ``docs/facts/crab-stack-solved.jsonl``,
and the same command continues where the file ends; a deal that was not proved is tried again with more seconds only.
Afterwards the section of ``docs/facts.md`` is written anew. ``--check`` plays every line again by the rules.
"""

import argparse
import multiprocessing
import re
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path

from rich.progress import track

import strandline
from facts import solved
from strandline.bots.bot import legal
from strandline.search.solve import Solver
from strandline.search.thought import Budget, Root

DOCS = Path(__file__).parents[1] / "docs"
FILE = DOCS / "facts" / "crab-stack-solved.jsonl"
PAGE = DOCS / "facts.md"


@cache
def solver(tie: str) -> Solver:
    """Return the process's solver; there is only one for each rule, because its table takes long to allocate."""
    return Solver(strandline.game("crab-stack", tie=tie))


def solve(seed: int, tie: str, seconds: float) -> solved.Deal:
    """Solve a deal, and return what was proved."""
    start = position = strandline.game("crab-stack", tie=tie).start(seed)
    solver(tie).forget()
    found = solver(tie).solve(Root.of(position), Budget(seconds=seconds, is_cpu_time=True))
    for move in found.line:
        names = {number: name for name, number in legal(Root.of(position)).items()}
        position = position.play(names[move])
    return solved.Deal(
        seed, tie, start.text, found.bounds.low, found.bounds.high,
        seconds, found.nodes, " ".join(position.history),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tie", choices=("mover", "next"), default="mover")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--check", action="store_true", help="check the file instead")
    args = parser.parse_args()
    known = solved.read(FILE)
    if args.check:
        for deal in track(known.values(), "checking"):
            deal.check()
        print(f"All {len(known)} lines are right.")
        return
    done = {seed for (seed, tie), deal in known.items() if tie == args.tie and deal.is_done(args.seconds)}
    todo = [seed for seed in range(1, args.deals + 1) if seed not in done]
    with ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn")) as pool:
        jobs = [pool.submit(solve, seed, args.tie, args.seconds) for seed in todo]
        try:
            for job in track(as_completed(jobs), "solving", total=len(jobs)):
                with FILE.open("a", encoding="utf-8") as file:
                    file.write(job.result().line() + "\n")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
    deals = solved.read(FILE)
    FILE.write_text("".join(deals[key].line() + "\n" for key in sorted(deals)), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(rf"{solved.BEGIN}.*?{solved.END}", lambda _: solved.section(deals), page, flags=re.DOTALL))


if __name__ == "__main__":
    main()
