"""Many games at once: in spawned processes of this machine, or on a Ray cluster.

A worker is handed the numbers of games, one at a time, over a pipe of its own. When the pipe breaks at either end, the
other knows: workers end when whoever started them was killed, and a worker that dies is told of.
"""

import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from multiprocessing import connection, get_context
from typing import Any

from strandline.bots.seats import searches
from strandline.search import ready

from .match import Match, play_game

Pool = Callable[[Match, Iterable[int]], Generator[str]]
"""Plays the games with these numbers, and gives their records as they end. Closed early, it stops at once."""


class WorkerFailed(RuntimeError):
    """A game could not be played: a mistake of ours, or the machine's."""


def local(jobs: int) -> Pool:
    """Processes of this machine, so many."""

    def play(match: Match, indices: Iterable[int]) -> Generator[str]:
        waiting = iter(indices)
        context = get_context("spawn")
        workers: dict[Any, Any] = {}  # by the pipes to them
        try:
            for index in islice(waiting, jobs):
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, match), daemon=False)
                worker.start()
                theirs.close()
                workers[ours] = worker
                ours.send(index)
            while workers:
                for pipe in _waited_for(workers):
                    yield _heard(pipe, workers[pipe])
                    following = next(waiting, None)
                    if following is None:
                        pipe.close()
                        workers.pop(pipe).join()
                    else:
                        pipe.send(following)
        finally:
            for ours, worker in workers.items():
                ours.close()
                worker.terminate()
            for worker in workers.values():
                worker.join(10)
                worker.kill()
                worker.join()

    return play


def _waited_for(workers: dict[Any, Any]) -> list[Any]:
    return connection.wait(list(workers))


def _heard(ours: Any, worker: Any) -> str:
    try:
        is_good, told = ours.recv()
    except (EOFError, OSError):
        worker.join(5)
        raise WorkerFailed(f"a worker ended with code {worker.exitcode}") from None
    if not is_good:
        raise WorkerFailed(told)
    return str(told)


def work(pipe: Any, match: Match) -> None:
    """A worker: plays the games that it is told to, until there are no more. Its programs end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us decides what a Ctrl-C means
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        while True:
            index = pipe.recv()
            try:
                told = True, play_game(match, index)
            except Exception:
                told = False, traceback.format_exc()
            pipe.send(told)
    except (EOFError, OSError):
        pass


def cluster(address: str) -> Pool:
    """The machines of a Ray cluster: a game a core. Every machine compiles once before it plays."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    def play(match: Match, indices: Iterable[int]) -> Generator[str]:
        began = not ray.is_initialized()
        if began:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        pending: list[Any] = []
        try:
            warm, game = ray.remote(num_cpus=1)(ready.warm), ray.remote(num_cpus=1)(play_game)
            wanted = searches(list(match.players), match.game)
            nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
            there = (NodeAffinitySchedulingStrategy(node, soft=False) for node in nodes)
            ray.get([warm.options(scheduling_strategy=each).remote(wanted) for each in there])
            cores, waiting, sent = int(ray.cluster_resources()["CPU"]), iter(indices), ray.put(match)
            pending = [game.remote(sent, index) for index in islice(waiting, cores)]
            while pending:
                (done,), pending = ray.wait(pending, num_returns=1)
                yield ray.get(done)
                pending += [game.remote(sent, index) for index in islice(waiting, 1)]
        finally:
            for each in pending:
                ray.cancel(each, force=True)
            if began:
                ray.shutdown()

    return play
