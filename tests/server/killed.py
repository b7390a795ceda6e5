"""Runs as its own process: for each line on its input it forks a server, and prints its process id.

Forking after everything is loaded makes twenty restarts quick; each server is a real process all the same.
"""

import os
import sys

import uvicorn

from strandline.cli.serve import allow_sockets
from strandline.server.app import make_app
from strandline.server.settings import Settings


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    allow_sockets()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            app = make_app(Settings(database, rate=1e6, burst=1e6, sockets_per_address=2000))
            uvicorn.run(app, port=port, log_config=None, access_log=False)
            os._exit(0)
        print(child, flush=True)  # noqa: T201
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
