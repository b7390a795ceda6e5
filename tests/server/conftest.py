"""Servers for tests: on SQLite, and on PostgreSQL with Redis if these are installed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from strandline.server.settings import Settings

from .services import a_postgres, postgres_tools, redis
from .tables import GUESTS, Running, running


@pytest.fixture(autouse=True)
def show_out() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().http.close()


@pytest.fixture(scope="session")
def big_house() -> Iterator[tuple[str, str]]:
    """Return the URLs of a PostgreSQL and a Redis."""
    if postgres_tools() is None or shutil.which("redis-server") is None:
        pytest.skip("PostgreSQL and Redis are not installed: apt-get install postgresql redis-server")
    with a_postgres() as database, redis() as between:
        yield database.url.replace("postgresql://", "postgresql+psycopg://"), between


@pytest.fixture(scope="module")
def empty_house(big_house: tuple[str, str], request: pytest.FixtureRequest) -> tuple[str, str]:
    """Return the same with an empty database for the module."""
    url, between = big_house
    name = f"m_{abs(hash(request.module.__name__))}"
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return f"{url.rpartition('/')[0]}/{name}", between


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return one server for all tests of a module."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("table")
        settings = Settings(f"sqlite:///{folder / 'tables.db'}", rate=1e6, burst=1e6)
    else:
        database, between = request.getfixturevalue("empty_house")
        settings = Settings(database, redis=between, rate=1e6, burst=1e6)
    with running(settings) as server:
        yield server
