"""A database is migrated to the latest schema, whatever happens meanwhile."""

import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from strandline.cli.serve import check_database
from strandline.core.errors import BadOption
from strandline.server.migration import MIGRATIONS, Damaged, TooNew, _alone, migrate
from strandline.server.schema import metadata
from strandline.server.storage import connect

REVISIONS = "base", "0001", "0002", "0003"
ANN = "INSERT INTO people (id, name) VALUES ('a', 'Ann')"


def database_of(file: Path, revision: str) -> None:
    """Make a database of an earlier revision, with someone in it."""
    file.touch()
    if revision == "base":
        return
    engine = connect(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.exec_driver_sql(ANN)
    with engine.connect() as connection:
        connection.rollback()
        connection.connection.dbapi_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]
    engine.dispose()


def form(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master")]


def is_whole(file: Path, revision: str) -> bool:
    """Whether a database can be migrated, and then has the right schema and still has its people."""
    engine = connect(f"sqlite:///{file}")
    try:
        migrate(engine)
        with engine.connect() as connection:
            names = connection.scalars(sa.text("SELECT name FROM people")).all()
            is_same = compare_metadata(MigrationContext.configure(connection), metadata) == []
            return is_same and names == ([] if revision == "base" else ["Ann"])
    finally:
        engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["now", "before"])
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_migration_that_is_killed_after_any_statement_is_done_at_the_next_start(
    tmp_path: Path, revision: str, way: str
) -> None:
    """``before``: as earlier versions left it, which did not do it in one transaction."""
    file = tmp_path / "tables.db"
    database_of(file, revision)
    script = [sys.executable, "-m", "tests.server.killed_migration", way, str(file)]
    subprocess.run(script, check=True, timeout=60)
    numbers = sorted(int(each.suffix[4:]) for each in tmp_path.glob("tables.db-*") if each.suffix[4:].isdigit())
    left = [Path(f"{file}-{n}") for n in numbers]
    assert len(left) > (2 if revision == REVISIONS[-1] else 5)
    if way == "now":
        assert {form(each) == form(file) for each in left[:-1]} == {True}
    assert [each.name for each in left if not is_whole(each, revision)] == []


START = """
import sys
from strandline.server import migration, storage
print("ready", flush=True)
sys.stdin.readline()
migration.migrate(storage.connect(sys.argv[1]))
"""


def test_several_processes_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    start = [sys.executable, "-c", START, f"sqlite:///{file}"]
    with ExitStack() as stack:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        started = [stack.enter_context(subprocess.Popen[str](start, **pipes)) for _ in range(4)]
        for process in started:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in started:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        assert [process.wait(60) for process in started] == [0] * 4
    assert is_whole(file, "base")


def test_a_database_that_lacks_something_after_all_is_left_alone_and_the_way_out_is_named(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE settings (something TEXT)")
    with pytest.raises(Damaged, match="settings: name, value"):
        migrate(engine)
    with pytest.raises(BadOption, match="backup"):
        check_database(url, 2)
    assert sa.inspect(engine).get_table_names() == ["settings"]
    engine.dispose()


@pytest.mark.parametrize("version", ["9999", "0000", "ae1027a6acf"])
def test_a_form_that_we_do_not_know_is_left_alone(tmp_path: Path, version: str) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")
    with pytest.raises(TooNew):
        migrate(engine)
    engine.dispose()


def test_postgresql_lets_a_migration_take_its_time_also_between_two_statements(big_house: tuple[str, str]) -> None:
    """Loading Alembic alone may take a second."""
    engine = connect(big_house[0], timeout=1)
    with _alone(engine) as connection:
        names = ("statement_timeout", "idle_in_transaction_session_timeout")
        assert [connection.scalar(sa.text(f"SHOW {name}")) for name in names] == ["0", "0"]
    engine.dispose()
