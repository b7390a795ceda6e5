"""Servers for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from strandline.table.app import Settings

from .tables import GUESTS, Running, running


@pytest.fixture(autouse=True)
def show_out() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().http.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of a module."""
    folder: Path = tmp_path_factory.mktemp("table")
    with running(Settings(f"sqlite:///{folder / 'tables.db'}", rate=1e6, burst=1e6)) as server:
        yield server
