"""Measure how close bots come to perfect play in two-player Crab Stack, with the solver as the judge.

    python bench/perfect.py --positions 300 --seed 0 --out DIR [--write]
    python bench/perfect.py --positions 300 --out DIR --levels level6 --bot mine='python my_bot.py'

Games are dealt from a seed, and random moves lead to the positions; one where only a single move is legal is left out.
A position is *decided* if it is proved to be won or drawn for the player to move. A bot *keeps* it if its move is
proved not to turn a win into less, or a draw into a loss. A move whose value the judge cannot prove in its time does
not count; a bot that loses its seat keeps nothing.

Levels 1 to 5 and the baselines have their own budgets. Level 6 and programs have 1.8 s of CPU time and one thread; a
program speaks the bot protocol. ``DIR/positions.jsonl`` keeps every judgement and every bot's move (``judged.py``
describes it), so an interrupted run resumes, and the judge is asked only what is new. A bot is known by its name: a
bot that has changed needs another name, or ``--again NAME``. ``--write`` puts the table into ``docs/strength.md``.
"""

import argparse
import os
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path

import rungs
from judged import GAME, Judge, Judged, drawn, read
from strandline.arena.pool import local
from strandline.arena.rating import wilson
from strandline.bots.bot import Bot, BotFailed
from strandline.bots.levels import BY_THE_CLOCK
from strandline.bots.seats import LEVEL_NAMES, OWN, check, seated
from strandline.bots.thinker import RandomBot, Thinker
from strandline.cli.common import compile_first, progress
from strandline.core.bits import mix
from strandline.search.thought import Budget, Root

STRENGTH = Path(__file__).parents[1] / "docs" / "strength.md"
THOUGHT = Budget(seconds=BY_THE_CLOCK.seconds, is_cpu_time=True)


@dataclass(frozen=True)
class Examination:
    """The positions, and the bots by the names that the table has for them."""

    positions: tuple[Judged, ...]
    bots: Mapping[str, str]
    seconds: float

    def missing(self) -> list[int]:
        """Return the numbers of the positions where something has to be asked."""
        return [number for number, judged in enumerate(self.positions) if not self._is_complete(judged)]

    def _is_complete(self, judged: Judged) -> bool:
        if not judged.seconds or not judged.is_decided:
            return bool(judged.seconds)
        moves = [judged.bots.get(name, "") for name in self.bots]
        return all(move is None or move in judged.answers for move in moves)

    def play(self, index: int) -> str:
        """Ask whatever is missing about a position, and return it as a line of the file."""
        judged, judge = self.positions[index], Judge(self.seconds)
        if not judged.seconds:
            judged = judge.position(judged)
        if judged.is_decided:
            for name, kind in self.bots.items():
                if name not in judged.bots:
                    judged = replace(judged, bots={**judged.bots, name: _move(kind, judged)})
                if (move := judged.bots[name]) is not None:
                    judged = judge.move(judged, move)
        return judged.line()

    def warm(self) -> None:
        compile_first(["level6", *self.bots.values()], GAME)  # level 6 has the solver


def _move(kind: str, judged: Judged) -> str | None:
    """Return a bot's move; None if it loses its seat."""
    bot, root = _bot(kind), Root.of(judged.position)
    bot.begin()
    has_own_budget = isinstance(bot, RandomBot) or (isinstance(bot, Thinker) and bot.level.budget.seconds is None)
    try:
        return bot.choose(root, None if has_own_budget else THOUGHT, mix(judged.seed)).move
    except BotFailed:
        return None


@cache
def _bot(kind: str) -> Bot:
    """Return a bot of this process; it forgets everything between positions."""
    return seated(kind, GAME, threads=1)


def examined(examination: Examination, jobs: int, file: Path) -> list[Judged]:
    """Ask whatever is missing, with a progress bar, and return the positions; each is stored when it is finished."""
    positions = list(examination.positions)
    missing = examination.missing()
    if missing:
        examination.warm()
        file.parent.mkdir(parents=True, exist_ok=True)
        with (
            progress() as bar, file.open("a", encoding="utf-8") as stored,
            closing(local(jobs)(examination, missing)) as lines,
        ):  # fmt: skip
            task = bar.add_task("", total=len(positions), completed=len(positions) - len(missing))
            places = {(judged.seed, judged.moves): number for number, judged in enumerate(positions)}
            for line in lines:
                stored.write(line + "\n")
                stored.flush()
                judged = Judged.read(line)
                positions[places[judged.seed, judged.moves]] = judged
                solved = sum(each.value[0] == each.value[1] for each in positions)
                bar.update(task, advance=1, description=f"{solved} positions solved")
    return positions


def mend(file: Path) -> None:
    """Remove a last line that was not written completely."""
    if file.exists():
        whole = file.read_bytes()
        if not whole.endswith(b"\n"):
            os.truncate(file, whole.rfind(b"\n") + 1)


def table(stages: Mapping[int, list[Judged]], bots: Iterable[str]) -> str:
    """Return the results as a Markdown table."""
    everything = [judged for stage in stages.values() for judged in stage]
    head = [*(f"after {after} moves" for after in stages), "won positions, all stages"]
    rows = [["", *head], ["---"] * (len(head) + 1), ["solved", *map(_solved, stages.values()), ""]]
    for name in bots:
        won = [judged for judged in everything if judged.value == (1, 1)]
        rows.append([name, *(_kept(name, each) for each in [*stages.values(), won])])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _solved(stage: list[Judged]) -> str:
    solved = [judged.value[0] for judged in stage if judged.value[0] == judged.value[1]]
    won, drawn = solved.count(1), solved.count(0.5)
    return f"{len(solved)} of {len(stage)} ({won} won, {drawn} drawn, {len(solved) - won - drawn} lost)"


def _kept(name: str, stage: list[Judged]) -> str:
    found = [each.keeps(each.bots[name]) for each in stage if each.is_decided and name in each.bots]
    kept, known = found.count(True), len(found) - found.count(None)
    low, high = wilson(kept, known)
    return f"{kept} of {known}: {100 * kept / max(1, known):.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300, help="after each number of moves")
    parser.add_argument("--after", type=int, nargs="+", default=[2, 6, 10], help="random moves before")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--levels", nargs="*", choices=OWN, default=["random", *LEVEL_NAMES], metavar="LEVEL")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help="a program to measure, too")
    parser.add_argument("--again", nargs="*", default=[], metavar="NAME", help="bots to ask again")
    parser.add_argument("--seconds", type=float, default=45.0, help="CPU time of the judge for each question")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, required=True, help="a folder to keep the judgements in")
    parser.add_argument("--write", action="store_true", help="put the table into docs/strength.md")
    args = parser.parse_args()
    bots = {name: name for name in args.levels}
    for each in args.bot:
        name, _, command = each.partition("=")
        bots[name] = check(f"program:{command}")
    file = args.out / "positions.jsonl"
    mend(file)
    kept = {(judged.seed, judged.moves): judged for judged in read(file)}
    wanted = []
    for after in args.after:
        for judged in islice(drawn(args.seed, after), args.positions):
            known = kept.get((judged.seed, judged.moves), judged).within(args.seconds)
            moves = {name: move for name, move in known.bots.items() if name not in args.again}
            wanted.append(replace(known, bots=moves))
    try:
        found = examined(Examination(tuple(wanted), bots, args.seconds), args.jobs, file)
    except KeyboardInterrupt:
        print(f"{file} keeps what is done; the same command resumes.")
        raise SystemExit(130) from None
    stages = {after: [each for each in found if len(each.moves) == after] for after in args.after}
    text = table(stages, bots)
    print(text)
    if args.write:
        command = f"python bench/perfect.py --positions {args.positions} --seed {args.seed} --out DIR"
        rungs.put_between(STRENGTH, "perfect", f"`{command}`\n\n{text}")


if __name__ == "__main__":
    main()
