"""Runs as its own process: it migrates copies of a database, and is killed after each statement in turn.

Each copy is migrated by a fork, a real process that SIGKILL ends. ``DATABASE-k`` is what the k-th one has left.
"""

import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path

import sqlalchemy as sa

from strandline.server.migration import migrate
from strandline.server.storage import connect


def kill_after(engine: sa.Engine, statements: int) -> None:
    """Kill this process after a number of statements that change something."""
    executed = count(1)

    def executing(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if not statement.lstrip().startswith(("SELECT", "PRAGMA")) and next(executed) == statements:
            os.kill(os.getpid(), signal.SIGKILL)

    sa.event.listen(engine, "after_cursor_execute", executing)


def main() -> None:
    way, database = sys.argv[1], Path(sys.argv[2])
    for statements in count(1):
        copy = f"{database}-{statements}"
        shutil.copy(database, copy)
        child = os.fork()
        if child == 0:
            url = f"sqlite:///{copy}"
            engine = connect(url) if way == "now" else sa.create_engine(url)  # as sqlite3 does it by itself
            kill_after(engine, statements)
            migrate(engine)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status):
            sys.exit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
