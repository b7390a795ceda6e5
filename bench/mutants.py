"""Break each line of the games' rules in turn, and check that the game's tests notice.

    python bench/mutants.py [--game crab-stack] [--file rules.py] [--line 123] [--jobs 2]

A mutant is the rules with one small change. Each is written as a package into a temporary folder and runs the tests of
its game, the fastest first, in a fork of this process, until one fails or its CPU time is up. ``mutants.md`` lists the
changes that nothing can notice, with the reason. The rules run interpreted; a test that needs compiled code is skipped.
(mutmut cannot do this: ``bind`` rebuilds the rules from their code objects, and mutmut's trampolines do not survive
that.)
"""

import argparse
import ast
import gc
import json
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import fluent.runtime
import hypothesis
import hypothesis.strategies
import numpy
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mutations import Mutant, mutants_of

WARM = (fluent.runtime, hypothesis.strategies, numpy)  # modules that tests import are loaded once, before the forks
ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "strandline"
EXPLAINED = ROOT / "bench" / "mutants.md"
NO_RULES = {"__init__.py", "board.py", "notation.py", "view.py"}
MEMORY = 4 << 30
SPARE_SECONDS = 1


def rules_of(game: Path) -> list[Path]:
    """Return ``rules.py`` and the modules of the same folder that it imports, directly or indirectly."""
    found = [game / "rules.py"]
    for file in found:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.level == 1:
                for name in [node.module] if node.module else [alias.name for alias in node.names]:
                    sibling = game / f"{name}.py"
                    if sibling.name not in NO_RULES and sibling not in found and sibling.is_file():
                        found.append(sibling)
    return found


def explained() -> set[tuple[str, ...]]:
    """Return the rows of ``mutants.md`` by game folder: the file and function, line, change and reason."""
    found: set[tuple[str, ...]] = set()
    game = ""
    for line in EXPLAINED.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line[3:].strip()
        cells = [cell.strip().replace("\\|", "|").strip("`") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and ":" in cells[0]:
            found.add((game, *cells[0].split(":"), cells[1], cells[2]))
    return found


# One mutant in its own process


class Clock:
    """A pytest plugin: the fastest tests run first, and no test much longer than with the unchanged rules."""

    def __init__(self, seconds: dict[str, float]):
        self.seconds = seconds
        self.taken: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.taken[nodeid] = -time.process_time()
        if nodeid in self.seconds:  # the signal ends the process, so an endless loop is noticed as well
            signal.setitimer(signal.ITIMER_VIRTUAL, 3 * self.seconds[nodeid] + SPARE_SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.seconds:
            os._exit(1)  # nobody reads pytest's summary

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.taken[nodeid] += time.process_time()


def uncompiled() -> ModuleType:
    """Replace the target ``cpu``: a test that calls a compiled function is skipped there."""
    from strandline.core.targets import python

    def skip(*_: object) -> NoReturn:
        pytest.skip("mutants are not compiled")

    target = ModuleType("strandline.core.targets.cpu")
    vars(target).update(vars(python), __name__=target.__name__, compiler=lambda _: skip)
    return target


def lay_out(folder: Path, file: Path, text: bytes) -> None:
    """Write the package with a changed file; all other files are links."""
    here, source = folder / PACKAGE.name, PACKAGE
    for part in (*file.relative_to(PACKAGE).parts, None):
        if part is None:
            here.write_bytes(text)
            return
        here.mkdir()
        for each in source.iterdir():
            if each.name not in (part, "__pycache__"):
                (here / each.name).symlink_to(each)
        here, source = here / part, source / part


def meet_tests(folder: Path, game: str, clock: Clock) -> int:
    """Return pytest's exit code for the package in the folder."""
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    target = uncompiled()
    sys.modules[target.__name__] = target
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", "--tb=no", "-m", "not slow"]
    return int(pytest.main([*options, f"tests/games/{game}"], plugins=[clock]))


def fork(file: Path, text: bytes, folder: Path, seconds: dict[str, float], limit: int, loud: bool = False) -> int:
    """Start a process that runs the tests and reports by its exit code; return its id."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if not loud:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
        folder.mkdir()
        lay_out(folder, file, text)
        clock = Clock(seconds)
        code = meet_tests(folder, file.parent.name, clock)
        (folder / "seconds.json").write_text(json.dumps(clock.taken), encoding="utf-8")
    finally:
        sys.stdout.flush()
        os._exit(code)


# All mutants


def baseline(game: Path, scratch: Path) -> dict[str, float]:
    """Return how long each test takes with the unchanged rules; all must pass."""
    rules = game / "rules.py"
    child = fork(rules, rules.read_bytes(), scratch / "whole", {}, 600, loud=True)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0:
        raise SystemExit(f"{game.name}: its tests must pass before anything is broken")
    seconds: dict[str, float] = json.loads((scratch / "whole" / "seconds.json").read_text(encoding="utf-8"))
    shutil.rmtree(scratch / "whole")
    return seconds


def survivors(
    mutants: list[Mutant], seconds: dict[str, dict[str, float]], jobs: int, scratch: Path, progress: Progress
) -> Iterator[Mutant]:
    """Run the tests of each mutant, several at a time, and return the mutants that no test noticed."""
    task = progress.add_task("", total=len(mutants), killed=0, survived=0)
    waiting = list(enumerate(mutants))[::-1]
    running: dict[int, tuple[Mutant, Path]] = {}
    tally: Counter[bool] = Counter()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                n, mutant = waiting.pop()
                taken = seconds[mutant.file.parent.name]
                limit = int(3 * sum(taken.values())) + SPARE_SECONDS
                child = fork(mutant.file, mutant.text, scratch / str(n), taken, limit)
                running[child] = mutant, scratch / str(n)
            child, status = os.wait()
            mutant, folder = running.pop(child)
            shutil.rmtree(folder, ignore_errors=True)
            survived = os.waitstatus_to_exitcode(status) == 0
            tally[survived] += 1
            progress.update(task, advance=1, refresh=True, killed=tally[False], survived=tally[True])
            if survived:
                yield mutant
    finally:
        for child in running:
            os.kill(child, 9)
            os.waitpid(child, 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    folders = {file.parent.name.replace("_", "-"): file.parent for file in sorted(PACKAGE.glob("games/*/rules.py"))}
    parser.add_argument("--game", choices=folders, action="append", help="only this game; may be repeated")
    parser.add_argument("--file", help="only this file of a game's folder")
    parser.add_argument("--line", type=int, action="append", help="only this line; may be repeated")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()

    os.chdir(ROOT)
    hypothesis.settings.register_profile(
        "mutants",
        derandomize=True,  # the same mutants die in every run
        database=None,
        deadline=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutants")
    games = [folders[name] for name in arguments.game or folders]
    files = [file for game in games for file in rules_of(game) if arguments.file in (None, file.name)]
    mutants = [
        mutant
        for file in files
        for mutant in mutants_of(file)
        if arguments.line is None or mutant.number in arguments.line
    ]
    reasons = explained()
    for row in sorted(reasons - {mutant.key for file in PACKAGE.glob("games/*/*.py") for mutant in mutants_of(file)}):
        print(f"{EXPLAINED.name}: no line reads like this any more: {' | '.join(row)}")
    known = [mutant for mutant in mutants if mutant.key in reasons]
    mutants = [mutant for mutant in mutants if mutant.key not in reasons]

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    counts = TextColumn("{task.fields[killed]} killed, {task.fields[survived]} survived")
    console = Console(highlight=False, soft_wrap=True)
    live = Progress(*columns, counts, console=console, auto_refresh=False, redirect_stdout=False, redirect_stderr=False)
    left = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        try:
            seconds = {game.name: baseline(game, Path(scratch)) for game in games}
            gc.freeze()
            with live:
                for mutant in survivors(mutants, seconds, arguments.jobs, Path(scratch), live):
                    left.append(mutant)
                    live.console.print(str(mutant), markup=False)
        except KeyboardInterrupt:
            console.print("stopped")
            return 130
    print(f"{len(mutants) - len(left)} killed, {len(known)} explained, {len(left)} survived")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
