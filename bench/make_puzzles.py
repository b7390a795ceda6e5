"""Find puzzles in games of bots, and write them into the folders of the games; or check those that are there.

    python bench/make_puzzles.py crab-stack --count 500 --work DIR [--jobs 2] [--seconds 3600]
    python bench/make_puzzles.py --check [crab-stack]

Game n of a seed is always the same game. What each game has yielded is kept in ``DIR/GAME.jsonl``, so that an
interrupted run continues. After ``--games`` or ``--seconds``, ``--count`` puzzles are written to ``puzzles.jsonl`` in
the game's folder: of each grade as many as of any other, as far as there are so many. ``--check`` proves every puzzle
again by another search than the one that found it, and says how many it could prove completely.
"""

import argparse
import json
import multiprocessing
import time
from collections import Counter, defaultdict
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType

from rich.progress import track

from strandline.core import registry
from strandline.core.puzzles import FILE, GRADES, Puzzle, puzzles, written

GAMES = "crab-stack", "krabcek", "survive"


def maker(game: str) -> ModuleType:
    """Return the module that finds and checks a game's puzzles."""
    return import_module(f"puzzles.{game.replace('-', '_')}")


def search(game: str, seed: int, index: int) -> tuple[int, list[Puzzle]]:
    return index, maker(game).found(seed, index)


def kept(file: Path) -> dict[int, list[Puzzle]]:
    """Return what each game has yielded so far. A last line that is not complete is left out."""
    lines = file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []
    games = (json.loads(line) for line in lines)
    return {each["index"]: [Puzzle.read(line) for line in each["puzzles"]] for each in games}


def mixed(found: dict[int, list[Puzzle]], count: int) -> list[Puzzle]:
    """Return so many different puzzles, of each grade as evenly as they come, the easiest first."""
    grades: defaultdict[int, list[Puzzle]] = defaultdict(list)
    met = set()
    for index in sorted(found):
        for puzzle in found[index]:
            if puzzle.id not in met:
                met.add(puzzle.id)
                grades[puzzle.grade].append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < count and any(grades.values()):
        for grade in range(GRADES, 0, -1):
            chosen += [grades[grade].pop(0)] if grades[grade] and len(chosen) < count else []
    return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))


def make(game: str, count: int, seed: int, file: Path, games: int, jobs: int, seconds: float) -> None:
    found, began = kept(file), time.monotonic()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    running: set[Future[tuple[int, list[Puzzle]]]] = set()
    try:
        todo = iter([index for index in range(games) if index not in found])
        while time.monotonic() - began < seconds:
            running |= {pool.submit(search, game, seed, index) for index in islice(todo, 2 * jobs - len(running))}
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for job in done:
                number, new = job.result()
                found[number] = new
                with file.open("a", encoding="utf-8") as into:
                    into.write(json.dumps({"index": number, "puzzles": [each.line() for each in new]}) + "\n")
            total = sum(map(len, found.values()))
            print(f"{len(found)} games, {total} puzzles, {time.monotonic() - began:.0f} s", flush=True)
    except KeyboardInterrupt:
        pass
    pool.shutdown(wait=False, cancel_futures=True)
    chosen = mixed(found, count)
    goal = Path(str(registry.home(game))) / FILE
    goal.write_text(written(game, chosen), encoding="utf-8")
    print(f"{goal.name}: {len(chosen)} puzzles, by grade {dict(sorted(Counter(p.grade for p in chosen).items()))}")


def check(game: str) -> None:
    """Check each puzzle of a game."""
    proved = sum(maker(game).check(puzzle) for puzzle in track(puzzles(game), game))
    print(f"{game}: nothing wrong with {len(puzzles(game))} puzzles; {proved} are proved completely once more")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES, nargs="?", help="to check: unless told, all")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--games", type=int, default=1000, help="how many games to look at, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path("build/puzzles"), help="the folder for what is found so far")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--check", action="store_true", help="check the files instead")
    args = parser.parse_args()
    if args.check:
        for game in [args.game] if args.game else GAMES:
            check(game)
        return
    if args.game is None:
        parser.error("name a game")
    args.work.mkdir(parents=True, exist_ok=True)
    make(args.game, args.count, args.seed, args.work / f"{args.game}.jsonl", args.games, args.jobs, args.seconds)


if __name__ == "__main__":
    main()
