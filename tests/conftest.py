"""What all tests need."""

import os
import signal
from pathlib import Path

import pytest

for name in "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG":  # tests expect English, whatever the machine's language
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background ignores Ctrl-C; the programs that tests start must receive it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

REAL_PARTS = ("server", "web")
"""The folders of tests with real servers, databases and browsers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a failing test of real parts once more: a browser on a busy machine loses an answer now and then.

    The summary lists every test that ran twice (RERUN), so that a race does not stay hidden.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL_PARTS:
            item.add_marker(pytest.mark.flaky(reruns=1))
