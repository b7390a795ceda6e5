"""Work in the background, for as long as the host runs."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("strandline.server")


class Tasks:
    """The tasks under way. An error in one is logged, and ends only that one."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopped = False

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task, unless the host is stopping: its store may be closed already."""
        if self._is_stopped:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def stop(self, seconds: float) -> None:
        """Cancel all tasks, and wait for them to end, up to a timeout."""
        self._is_stopped = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)
