"""Many games at once: in threads or spawned processes of this machine, or on a Ray cluster.

A job has numbered parts. A part gives the same result wherever and however often it is played. Each process receives
the numbers one at a time over its own pipe. If the pipe breaks, both ends notice: workers end when their parent was
killed, and the parent reports a worker that died.
"""

import re
import signal
import socket
import sys
import traceback
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, get_context
from typing import Any, Protocol, TypeVar

from strandline.core.errors import BadOption
from strandline.core.messages import say

Part = TypeVar("Part")
Answer = TypeVar("Answer", covariant=True)

RETRIES = 20
"""How often a cluster restarts a part after its worker or machine was lost."""


class Job(Protocol[Answer]):
    """Something to play, such as a match. It is sent to the workers."""

    def play(self, index: int, /) -> Answer:
        """Play one part; the same number always gives the same result."""
        ...

    def warm(self) -> None:
        """Compile everything that the job needs, and wait for it."""
        ...


class Pool(Protocol):
    """Plays the parts with these numbers, and yields each result when its part ends. Closing it stops it at once."""

    def __call__(self, job: Job[Part], indices: Iterable[int], /) -> Generator[Part]: ...


class WorkerFailed(RuntimeError):
    """A game could not be played because of a bug or a failing machine."""


def threads(jobs: int) -> Pool:
    """Use this many threads of this process, for compiled code that releases the GIL."""

    def play(job: Job[Part], indices: Iterable[int]) -> Generator[Part]:
        waiting = iter(indices)
        with ThreadPoolExecutor(jobs) as workers:
            pending = {workers.submit(job.play, index) for index in islice(waiting, jobs)}
            try:
                while pending:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    pending |= {workers.submit(job.play, index) for index in islice(waiting, len(done))}
                    yield from map(Future.result, done)
            finally:
                for each in pending:
                    each.cancel()

    return play


def local(jobs: int) -> Pool:
    """Use this many processes of this machine."""

    def play(job: Job[Part], indices: Iterable[int]) -> Generator[Part]:
        waiting = iter(indices)
        context = get_context("spawn")
        workers: dict[Any, Any] = {}  # by their pipes
        try:
            for index in islice(waiting, jobs):
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, job), daemon=False)
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


def _heard(ours: Any, worker: Any) -> Any:
    try:
        is_good, answer = ours.recv()
    except (EOFError, OSError):
        worker.join(5)
        raise WorkerFailed(f"a worker ended with code {worker.exitcode}") from None
    if not is_good:
        raise WorkerFailed(answer)
    return answer


def work(pipe: Any, job: Job[Any]) -> None:
    """Play parts in a worker process until there are no more. The worker's programs end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides what Ctrl-C means
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        while True:
            index = pipe.recv()
            try:
                answer = True, job.play(index)
            except Exception:
                answer = False, traceback.format_exc()
            pipe.send(answer)
    except (EOFError, OSError):
        pass


def cluster(address: str) -> Pool:
    """Use a Ray cluster, one part per core. Machines may join and leave; lost parts are played again."""
    import ray

    def play(job: Job[Part], indices: Iterable[int]) -> Generator[Part]:
        began = not ray.is_initialized()
        if began:
            _join(address)
        pending: list[Any] = []
        try:
            part, sent, waiting = ray.remote(num_cpus=1, max_retries=RETRIES)(_play), ray.put(job), iter(indices)
            _warm_machines(sent)
            while True:
                free = int(ray.cluster_resources().get("CPU", 1)) - len(pending)
                pending += [part.remote(sent, index) for index in islice(waiting, max(0, free))]
                if not pending:
                    break
                done, pending = ray.wait(pending, num_returns=1)
                yield from ray.get(done)
        finally:
            for each in pending:
                ray.cancel(each, force=True)
            if began:
                ray.shutdown()

    return play


def _join(address: str) -> None:
    import ray

    try:
        # Ray would search for a minute and then end this process.
        if found := re.fullmatch(r"(?:ray://)?([^/]+):(\d+)", address):
            socket.create_connection((found[1], int(found[2])), 5).close()
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise BadOption(say("arena-no-cluster", address=address, reason=reason)) from None


def _warm_machines(sent: Any) -> None:
    """Compile once on every machine before it plays. A machine that is lost meanwhile is ignored."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    warm = ray.remote(num_cpus=1)(_warm)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    there = [NodeAffinitySchedulingStrategy(node, soft=False) for node in nodes]
    for each in [warm.options(scheduling_strategy=place).remote(sent) for place in there]:
        try:
            ray.get(each)
        except ray.exceptions.RayTaskError:
            raise
        except ray.exceptions.RayError:
            continue


def _play(job: Job[Part], index: int) -> Part:
    return job.play(index)


def _warm(job: Job[Any]) -> None:
    job.warm()
