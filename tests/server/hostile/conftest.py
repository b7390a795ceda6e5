"""Servers to attack: one with the usual limits, and one that waits for nobody."""

from collections.abc import Iterator

import pytest

from strandline.server.settings import Settings

from .victim import Victim


@pytest.fixture(scope="session")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server with the limits that it has by default."""
    victim = Victim(Settings(f"sqlite:///{tmp_path_factory.mktemp('usual') / 'tables.db'}", pause=1))
    yield victim
    victim.stop()


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server that gives its clients little time, and lets them send as much as they like."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'tables.db'}"
    victim = Victim(Settings(database, rate=1e9, burst=1e9, header_seconds=1, body_seconds=2, read_seconds=1))
    yield victim
    victim.stop()
