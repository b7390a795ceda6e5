"""Lists of tables: what they contain, and that a large database makes them no slower."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from strandline.server import leaderboard, queries, rated_games
from strandline.server.migration import migrate
from strandline.server.schema import players, rated_seats, ratings, tables
from strandline.server.schema import rated_games as counted_games
from strandline.server.storage import connect


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def row(n: int, **more: Any) -> dict[str, Any]:
    usual = {"game": "krabcek", "secret": "00", "host": "h", "public": True, "status": "open", "deciding": []}
    return {"id": f"t{n:04}", "last": n, "home": "", **usual, **more}


def expected(rows: list[dict[str, Any]], most: int, most_per_address: int) -> set[str]:
    """The tables of a list: the latest, and those of an address beyond its share only where others leave room."""
    listed = [each for each in rows if each["public"] and each["status"] in ("open", "playing")]
    listed.sort(key=lambda each: (-each["last"], each["id"]))
    shares: dict[str, int] = {}
    ranked = []
    for n, each in enumerate(listed):
        home = each["home"] or ""
        shares[home] = shares.get(home, 0) + 1
        ranked.append((shares[home] > most_per_address, n, each["id"]))
    return {each for _, _, each in sorted(ranked)[:most]}


@pytest.mark.parametrize("seed", range(8))
def test_public_tables_are_the_latest_of_all_addresses_alike(connection: sa.Connection, seed: int) -> None:
    rng = random.Random(seed)
    homes = [None, *(f"home{n}" for n in range(rng.choice((1, 3, 30))))]
    flood = rng.randrange(300)
    rows = [
        row(
            n,
            home="flood" if n > flood else rng.choice(homes),
            public=rng.random() < 0.9,
            status=rng.choice(("open", "playing", "over", "closed")),
        )
        for n in range(400)
    ]
    connection.execute(sa.insert(tables), rows)
    for most, most_per_address in ((10, 2), (20, 20), (100, 20), (400, 1)):
        found = queries.public_tables(connection, most, most_per_address)
        assert {each["id"] for each in found} == expected(rows, most, most_per_address)
        assert found == sorted(found, key=lambda each: -each["last"])


def test_tables_that_end_at_the_same_moment_are_listed_once(connection: sa.Connection) -> None:
    connection.execute(sa.insert(tables), [row(n, last=7, home=f"home{n % 4}") for n in range(50)])
    found = [each["id"] for each in queries.public_tables(connection, 6, 1)]
    assert len(found) == len(set(found)) == 6


def test_my_tables_are_those_where_i_sit_and_those_i_have_created(connection: sa.Connection) -> None:
    connection.execute(sa.insert(tables), [row(n, host="ann" if n % 3 == 0 else "bob") for n in range(9)])
    seats = [{"table_id": f"t{n:04}", "seat": 0, "person": "ann"} for n in (0, 1)]
    connection.execute(sa.insert(players), seats)
    assert [each["id"] for each in queries.tables_of(connection, "ann", 10)] == ["t0006", "t0003", "t0001", "t0000"]


def test_ratings_are_found_by_indexes(connection: sa.Connection) -> None:
    asked: list[tuple[str, Any]] = []
    sa.event.listen(connection, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
    connection.execute(sa.insert(tables), [row(n, status="over", to_rate=n % 500 == 0) for n in range(2000)])
    rated = [{"person": f"p{n}", "game": f"g{n % 4}", "players": 2, "games": 9, "name": ""} for n in range(2000)]
    numbers = [{"mu": 25 + n % 7, "sigma": 8, "cautious": 1 + n % 7} for n in range(2000)]
    connection.execute(sa.insert(ratings), [one | other for one, other in zip(rated, numbers, strict=True)])
    games = [{"table_id": f"t{n:04}", "game": "g1", "players": 2, "at": n} for n in range(2000)]
    connection.execute(sa.insert(counted_games), games)
    before_after = {"place": 1, "mu": 25, "sigma": 8, "new_mu": 25, "new_sigma": 8}
    seats = [{"table_id": f"t{n:04}", "seat": k, "person": f"p{n % 50 + k}"} for n in range(2000) for k in (0, 1)]
    connection.execute(sa.insert(rated_seats), [each | before_after for each in seats])
    connection.exec_driver_sql("ANALYZE")
    asked.clear()
    board = leaderboard.leaderboard(connection, "g1", 2, "p5")
    found = sorted((1 + n % 7 for n in range(1, 2000, 4)), reverse=True)
    assert [each["place"] for each in board["lines"]] == [1 + sum(c > mine for c in found) for mine in found[:100]]
    assert board["you"]["place"] == 1 + sum(each > 1 + 5 % 7 for each in found)
    assert len(leaderboard.ratings_of(connection, "p5")) == 1
    assert not rated_games._is_too_often(connection, ["p1", "p2"], 10 * rated_games.DAY)
    assert len(connection.execute(rated_games.UNCOUNTED.limit(500)).all()) == 4
    listing = list(asked)
    assert len(listing) > 5
    for statement, values in listing:
        plan = [step.detail for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
        scanned = [step for step in plan if step.startswith("SCAN") and "INDEX ix_tables_to_rate" not in step]
        assert scanned == [], statement


def test_lists_of_tables_are_found_by_indexes(connection: sa.Connection) -> None:
    asked: list[tuple[str, Any]] = []
    sa.event.listen(connection, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
    states = ("over",) * 9 + ("playing",)
    rows = [row(n, host=f"host{n}", home=f"home{n % 30}", status=states[n % 10]) for n in range(2000)]
    connection.execute(sa.insert(tables), rows)
    connection.exec_driver_sql("ANALYZE")
    asked.clear()
    queries.public_tables(connection, 10, 2)
    queries.tables_of(connection, "ann", 10)
    listing = list(asked)
    assert len(listing) > 4
    for statement, values in listing:
        plan = [step.detail for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]
        slow = "SCAN (tables|players|people|events)|SEARCH tables USING INDEX ix_tables_status"
        assert [step for step in plan if re.match(slow, step) and "INDEX ix_tables_listed" not in step] == []
        if "events" in statement:  # the first or the last of a kind is found without sorting a table's events
            assert [step for step in plan if "ORDER BY" in step] == []
