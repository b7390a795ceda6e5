"""What goes into a game's module: its rules, random games, and every search that its bots or an analysis use."""

from collections.abc import Iterable, Iterator
from types import FunctionType, ModuleType

from strandline.bots import levels
from strandline.core import contract, history
from strandline.core.bind import with_imports
from strandline.core.registry import modules
from strandline.search import alphabeta, baselines, expectimax, mcts, rollouts, solve
from strandline.sim import playout_cpu, trace_kernel

KERNELS = {
    "mcts": (mcts,),
    "alphabeta": (alphabeta,),
    "proving": (alphabeta, solve),
    "expectimax": (expectimax,),
    "rollouts": (expectimax, rollouts),
    "greedy": (baselines,),
}
"""The modules with the kernels of each search."""
ALWAYS = ("mcts", "greedy")
"""Searches that every game has, whatever its levels: for analysis, and as a yardstick."""


def kernels(name: str) -> list[tuple[ModuleType, ...]]:
    """Return the modules to bind together, once for each kernel that a game needs."""
    written = modules(name).levels
    all_levels = [getattr(written, "LEVELS", levels.DEFAULT), *getattr(written, "LEVELS_BY_SEATS", {}).values()]
    searches = dict.fromkeys((*ALWAYS, *(level["search"] for each in all_levels for level in each)))
    fronts = dict.fromkeys(front for search in searches for front in KERNELS[search])
    traces = modules(name).rules, trace_kernel
    return [playout_cpu.sources(name), traces, *(front.sources(name) for front in fronts)]


def of_rules(name: str) -> Iterator[FunctionType]:
    """Yield the functions of the contract that a game's rules define, and those that keep a history."""
    rules = modules(name).rules
    for promise, value in vars(rules).items():
        if isinstance(value, FunctionType) and hasattr(contract, promise) and vars(contract)[promise] is not value:
            yield value
    yield from roots(history)


def roots(*kernels: ModuleType) -> Iterator[FunctionType]:
    """Yield the functions that no other function calls: those that Python calls."""
    defined = [each for module in kernels for each in _functions(module)]
    called = {
        each.__globals__.get(name)
        for module in with_imports(kernels)
        for each in _functions(module)
        for name in each.__code__.co_names
    }
    yield from (each for each in defined if each not in called)


def _functions(module: ModuleType) -> Iterable[FunctionType]:
    return [
        each for each in vars(module).values() if isinstance(each, FunctionType) and each.__module__ == module.__name__
    ]
