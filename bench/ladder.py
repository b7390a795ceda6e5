"""Rate all levels and baselines of a game on one Elo scale.

    python bench/ladder.py --game krabcek --games 200 --jobs 16 --out ladder [--write]

It plays a match for each pairing in ``rungs.py``, each player with its own budget and one thread. The folder keeps the
matches, so a second run resumes. ``--write`` puts the table into ``docs/strength.md``; ``--skip`` leaves out players,
which are listed as not run.
"""

import argparse
import os
from pathlib import Path

import rungs
from matches import played

STRENGTH = Path(__file__).parents[1] / "docs" / "strength.md"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=rungs.TABLES, action="append", help="one or more; unless told, all")
    parser.add_argument("--games", type=int, default=100, help="a match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="a folder to keep the matches in")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--skip", nargs="*", default=[], metavar="PLAYER")
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    args = parser.parse_args()
    for name in args.game or rungs.TABLES:
        wanted = [match for match in rungs.matches(name, args.seed) if not set(match.players) & set(args.skip)]
        folder = args.out / name
        found = [played(match, args.games, args.jobs, folder / "-".join(match.players)) for match in wanted]
        table = rungs.markdown(rungs.rungs(found, rungs.table_game(name).seats))
        print(f"\n{name}\n\n{table}\n")
        if args.write:
            skipped = f" --skip {' '.join(args.skip)}" if args.skip else ""
            command = f"python bench/ladder.py --game {name} --games {args.games} --seed {args.seed}{skipped} --out DIR"
            rungs.put_between(STRENGTH, f"ladder {name}", f"`{command}`\n\n{table}")


if __name__ == "__main__":
    main()
