"""Count facts about the games, and write ``docs/facts.md`` and its pictures.

    python bench/count_facts.py --random 100000 --bots 300 --keep build/facts

Random games take minutes, games of bots take hours. The folder keeps their games, so a second run resumes.
"""

import argparse
import os
from pathlib import Path

from facts import gather, page, plot, solved

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=100_000, metavar="N", help="random games a table")
    parser.add_argument("--bots", type=int, default=300, metavar="N", help="games of bots a table; of Survive, a third")
    parser.add_argument("--policy", default="level4", help="the bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games of bots at once")
    parser.add_argument("--keep", type=Path, default=Path("build/facts"), help="a folder for the bots' games")
    parser.add_argument("--table", choices=[each.key for each in gather.TABLES], action="append", help="only these")
    args = parser.parse_args()
    found = {}
    for table in gather.TABLES:
        if args.table and table.key not in args.table:
            continue
        print(table.title, flush=True)
        both = {"random play": gather.random_games(table, args.random, args.seed)}
        if args.bots:
            folder = args.keep / f"{table.key}-{args.policy}"
            name = args.policy.replace("level", "level ")
            both[name] = gather.bots_games(table, args.policy, args.bots // table.length, args.seed, folder, args.jobs)
        found[table] = both
        picture = DOCS / page.picture_of(table)
        picture.parent.mkdir(exist_ok=True)
        picture.write_text(plot.plot(table.title, both), encoding="utf-8", newline="\n")
    command = f"python bench/count_facts.py --random {args.random} --bots {args.bots}"
    perfect_play = solved.section(solved.read(DOCS / "facts" / "crab-stack-solved.jsonl"))
    text = page.page(found, command, args.seed, perfect_play)
    (DOCS / "facts.md").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
