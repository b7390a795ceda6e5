"""Write the WebAssembly modules of the games, if their sources have changed: ``python -m strandline.wasm_build``."""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

from strandline.core import contract, history
from strandline.core.bind import bind_to, digest_of, with_imports
from strandline.core.registry import modules, names
from strandline.core.wasm.modules import FOLDER, described, description_file, has_module, module_file

from . import entries

SOURCES = (*sorted(Path(__file__).parent.glob("*.py")), *sorted((FOLDER.parent / "core" / "targets").glob("c*.py")))
"""What the modules depend on besides the game and its kernels."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m strandline.wasm_build", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    wanted = parser.parse_args().games or names()
    stale = [name for name in wanted if not is_current(name)]
    if len(stale) > 1:  # a process a game, because Numba compiles on one thread
        running = [subprocess.Popen([sys.executable, "-m", __package__, name], env=_environment()) for name in stale]
        sys.exit(max(process.wait() for process in running))
    for name in stale:
        build(name)


def is_current(name: str) -> bool:
    """Return whether a game has a module that was built from the sources as they are now."""
    return has_module(name) and described(name).built_from == built_from(name)


def built_from(name: str) -> str:
    """Return a hash of everything that a game's module depends on."""
    bound = [(modules(name).rules, history), *entries.kernels(name)]
    found: dict[ModuleType, None] = {}
    for each in bound:
        found |= dict.fromkeys(with_imports((contract, *each)))
    parts = [digest_of(list(found)), version("numba"), version("llvmlite")]
    parts += [file.read_text(encoding="utf-8") for file in SOURCES]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def build(name: str) -> None:
    """Compile the module of a game in this process."""
    from . import compiler
    from .object_file import side_module

    begun = time.monotonic()
    compiled: dict[str, compiler.Export] = {}
    functions = []
    rules = (modules(name).rules, history)
    for bound in (rules, *entries.kernels(name)):
        code = bind_to(compiler, *bound)
        ours = [module for module in bound if not module.__name__.startswith("strandline.games.")]
        for function in entries.of_rules(name) if bound is rules else entries.roots(*ours):
            if hasattr(contract, function.__name__) and bound is not rules:
                continue  # of a module that stands in for the game's
            export = f"{function.__module__.rsplit('.', 1)[1]}.{function.__name__}"
            made = compiled[export] = compiler.compile_entry(getattr(code, function.__name__), function)
            functions.append(
                {
                    "name": export,
                    "origin": f"{function.__module__}.{function.__name__}",
                    "bound_with": [] if bound is rules else [module.__name__ for module in bound],
                    "takes": made.takes,
                    "gives": made.gives,
                }
            )
    module, constants = side_module(compiler.object_file(compiled), compiled)
    told = {"game": name, "built_from": built_from(name), "constants": constants, "functions": functions}
    FOLDER.mkdir(exist_ok=True)
    _write(module_file(name), module)
    _write(description_file(name), json.dumps(told, indent=1).encode())
    print(f"{name}.wasm: {len(module):,} bytes in {time.monotonic() - begun:.0f} s", flush=True)  # noqa: T201


def _write(file: Path, content: bytes) -> None:
    """Write a file as a whole, so that nobody reads half of it."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    part.write_bytes(content)
    part.replace(file)


def _environment() -> dict[str, str]:
    """Return the environment for a build. Numba need not optimise, because LLVM does that for the whole module."""
    return {**os.environ, "NUMBA_OPT": "0"}


if __name__ == "__main__":
    if "NUMBA_OPT" not in os.environ:  # Numba reads it when it is imported
        os.environ.update(_environment())
    main()
