"""Measure the WebAssembly modules beside the target cpu: one thread, CPU time, ratios.

    python bench/wasm.py [--rounds 5] [--pyodide FOLDER]

Each round measures all targets one after another, each in a process of its own, and the best round of each counts: the
targets are cpu, wasm in wasmtime, and, if Node and the npm package pyodide are there, wasm as a browser runs it: in
Pyodide, by the engine of Chromium. Random games count decisions, MCTS iterations, the other searches nodes.
"""

import argparse
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
WORK: dict[str, tuple[tuple[str, int], ...]] = {
    "crab-stack 2": (("games", 1_500), ("mcts", 20_000), ("alphabeta", 200_000), ("solve", 100_000)),
    "crab-stack 4": (("games", 1_000), ("mcts", 20_000)),
    "krabcek 2": (("games", 600), ("mcts", 20_000), ("expectimax", 100_000), ("rollouts", 100_000)),
    "survive 4": (("games", 150), ("mcts", 4_000)),
}
"""What is measured, and how much of it in a go: a game and its players, random games and searches."""
GOES = 3
LIMIT, ROOM = 5_000, 4_097
NEEDED = ("fastjsonschema", "fluent", "babel", "pytz", "attr", "attrs", "typing_extensions")
"""What the package imports, for Pyodide."""


def measure(target: Any, table: str) -> dict[str, float]:
    """Return the work per second of CPU time of everything that is measured of a game, the best of some goes."""
    import strandline

    name, players = table.split()
    options = {} if name == "krabcek" else {"players": int(players)}
    game = strandline.game(name, **options)
    return {work: max(_speed(target, game, work, number) for _ in range(GOES)) for work, number in WORK[table]}


def _speed(target: Any, game: Any, work: str, number: int) -> float:
    from strandline.core.bind import bind
    from strandline.search.catalog import SEARCHES
    from strandline.search.solve import Solver
    from strandline.search.thought import Budget, Root
    from strandline.sim import playout_cpu

    if work == "games":
        code = bind(target, *playout_cpu.sources(game.name))
        base, most = code.array(game.blank()), int(code.MAX_MOVES)
        lists = [code.zeros(size) for size in (len(base), most, most, ROOM, 2)]
        shares, lengths, short = code.zeros(number, game.seats, kind=float), code.zeros(number, 2), code.zeros(number)
        code.play_slice(base, *lists, 7, 0, LIMIT, code.zeros(1, game.seats, kind=float), code.zeros(1, 2), short)
        began = time.process_time()
        code.play_slice(base, *lists, 7, 0, LIMIT, shares, lengths, short)
        took = time.process_time() - began
        return sum(int(each[0]) for each in lengths) / took
    position = game.start(seed=1)
    while position.turn < 0:
        position = position.play(position.moves()[0])
    if work == "rollouts":  # while players choose gates there are none
        for _ in range(40):
            position = position.play(position.moves()[0])
        while position.turn < 0:
            position = position.play(position.moves()[0])
    if work == "solve":
        think = Solver(game, 32, target).solve
        arguments: tuple[Any, ...] = (Root.of(position), Budget(nodes=number))
    else:
        think = SEARCHES[work](game.name, target)
        arguments = (Root.of(position), Budget(nodes=number), 1)
        SEARCHES[work](game.name, target)(Root.of(position), Budget(nodes=2), 1)
    began = time.process_time()
    found = think(*arguments)
    return float(found.nodes / (time.process_time() - began))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pyodide", default=str(ROOT / "web" / "node_modules" / "pyodide"))
    parser.add_argument("--child", nargs=2, metavar=("TARGET", "GAME"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        print(json.dumps(measure(*arguments.child)))
        return
    _report_sizes()
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "python.zip"
        _pack(archive)
        here = [sys.executable, __file__, "--child"]
        ways = {"cpu": [*here, "cpu"], "wasmtime": [*here, "wasm"]}
        if shutil.which("node") and Path(arguments.pyodide, "pyodide.mjs").is_file():
            ways["Pyodide"] = ["node", str(Path(__file__).with_suffix(".mjs")), arguments.pyodide, str(archive)]
        for table in WORK:
            _report(table, ways, arguments.rounds)


def _report(table: str, ways: dict[str, list[str]], rounds: int) -> None:
    best: dict[str, dict[str, float]] = {way: {} for way in ways}
    for _ in range(rounds):
        for way, command in ways.items():
            done = subprocess.run([*command, table], cwd=ROOT, capture_output=True, text=True, check=True)
            for work, speed in json.loads(done.stdout).items():
                best[way][work] = max(speed, best[way].get(work, 0.0))
    for work, _ in WORK[table]:
        native = best["cpu"][work]
        told = [f"{way} {best[way][work]:,.0f} ({best[way][work] / native:.2f})" for way in ways]
        print(f"{table}, {work}: {', '.join(told)}", flush=True)


def _report_sizes() -> None:
    from strandline.core.registry import names
    from strandline.core.wasm.modules import module_file

    for name in names():
        content = module_file(name).read_bytes()
        told = f"{len(content):,} bytes, gzip {len(gzip.compress(content, 9)):,}"
        if shutil.which("node"):
            script = (
                "process.stdout.write(String(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length))"
            )
            packed = subprocess.run(["node", "-e", script], input=content, capture_output=True, check=True).stdout
            told += f", brotli {int(packed):,}"
        print(f"{name}.wasm: {told}", flush=True)


def _pack(archive: Path) -> None:
    """Write what Pyodide needs: the package with its modules, what it imports, and this file."""
    sources = [ROOT / "src" / "strandline"]
    for name in NEEDED:
        if spec := find_spec(name):
            sources.append(Path(next(iter(spec.submodule_search_locations or []), spec.origin or "")))
    with zipfile.ZipFile(archive, "w") as packed:
        packed.write(__file__, "wasm.py")
        for source in sources:
            for file in (source, *source.rglob("*")):
                if file.is_file() and not {"__pycache__", "web"} & set(file.parts[len(source.parts) :]):
                    packed.write(file, file.relative_to(source.parent))


if __name__ == "__main__":
    main()
