"""Games in columns: what is written can be read, and what is not true is found."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import strandline
from strandline.core.errors import BadRecord, MissingExtra
from strandline.core.record import Record
from strandline.sim import data, play_out, playout_cpu, recording

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

GAME = strandline.game("crab-stack")
KRABCEK = strandline.game("krabcek", turns=40)


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, KRABCEK], ids=["crab-stack", "krabcek"])
def test_chunks_are_the_games_of_one_big_call(game: strandline.Game) -> None:
    whole = play_out(game, 300, seed=8)
    parts = [recording.play(game, 8, first, n, 10_000) for first, n in ((0, 100), (100, 7), (107, 193))]
    assert np.array_equal(whole.results, np.concatenate([results for results, _ in parts]))
    assert np.array_equal(whole.lengths, np.concatenate([lengths for _, lengths in parts]))


@pytest.mark.parametrize("game", [GAME, KRABCEK], ids=["crab-stack", "krabcek"])
def test_games_written_down_are_those_that_are_played_out(game: strandline.Game) -> None:
    whole = play_out(game, 300, seed=(1 << 63) - 8)
    written = recording.write_down(game, (1 << 63) - 8, 100, 200, 10_000)
    assert np.array_equal(written.results, whole.results[100:])
    assert np.array_equal(written.lengths, whole.lengths[100:])
    assert np.array_equal(np.diff(written.ends, prepend=0), written.lengths.sum(axis=1))


def test_room_that_is_too_small_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = recording.write_down(GAME, 5, 0, 300, 10_000)
    monkeypatch.setattr(recording, "MOVES", 2)
    monkeypatch.setattr(playout_cpu, "ROOM", 4)
    again = recording.write_down(GAME, 5, 0, 300, 10_000)
    for name in whole._fields:
        assert np.array_equal(getattr(whole, name), getattr(again, name)), name


@pytest.mark.parametrize("game", [GAME, KRABCEK], ids=["crab-stack", "krabcek"])
def test_a_game_in_columns_is_the_game_by_name(game: strandline.Game) -> None:
    table = data.play(game, 5, seed=4, first=2)
    assert table["number"].to_pylist() == [2, 3, 4, 5, 6]
    for i in range(5):
        last = data.position(table, i)
        row = table.slice(i, 1).to_pylist()[0]
        assert last.start == row["start"]
        assert list(last.result or ()) == row["result"]
        assert len(last.history) == len(row["moves"]) == row["decisions"] + row["chances"]
        assert Record.of(last).end is not None


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    table = data.play(KRABCEK, 40, seed=4)
    assert data.write(tmp_path / "games.parquet", table) == 40
    again = data.read(tmp_path / "games.parquet")
    assert again.equals(table, check_metadata=True)
    assert data.source(again) == data.Source(KRABCEK, 4)
    assert data.verify(tmp_path / "games.parquet") == 40
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_row_groups_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "MOVES", 500)
    whole = data.play(GAME, 300, seed=4)
    with data.Writer(tmp_path / "games.parquet", data.source(whole)) as writer:
        for first in range(0, 300, 50):
            writer.add(data.play(GAME, 50, seed=4, first=first))
        assert writer.finish() == 300
    file = parquet.ParquetFile(tmp_path / "games.parquet")
    assert file.metadata.num_row_groups == 6
    assert data.read(tmp_path / "games.parquet").equals(whole)
    told: list[tuple[int, int]] = []
    assert data.verify(tmp_path / "games.parquet", lambda *how: told.append(how)) == 300
    assert told == [(n, 300) for n in range(0, 301, 50)]


def test_a_file_left_unfinished_leaves_nothing(tmp_path: Path) -> None:
    table = data.play(GAME, 5)
    with data.Writer(tmp_path / "games.parquet", data.source(table)) as writer:
        writer.add(table)
    assert not list(tmp_path.iterdir())


def test_a_disk_that_is_full_leaves_nothing_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Any) -> None:
        monkeypatch.undo()
        raise OSError("No space left on device")

    with pytest.raises(OSError, match="No space left"), data.Writer(tmp_path / "games.parquet", data.Source(GAME)):
        monkeypatch.setattr(parquet.ParquetWriter, "close", full)
    assert not list(tmp_path.iterdir())


def test_games_of_another_source_do_not_fit(tmp_path: Path) -> None:
    with data.Writer(tmp_path / "games.parquet", data.Source(GAME, 1)) as writer:
        with pytest.raises(BadRecord, match="or another source"):
            writer.add(data.play(GAME, 5, seed=2))
        with pytest.raises(BadRecord, match="have other columns"):
            writer.add(data.play(GAME, 5, seed=1).drop_columns(["end"]))
        assert writer.finish() == 0
    assert not list(tmp_path.iterdir())


def test_games_that_were_cut_off_are_stopped(tmp_path: Path) -> None:
    table = data.play(GAME, 30, limit=12)
    cut = [row for row in table.to_pylist() if row["end"] == "stopped"]
    assert cut
    assert all(row["decisions"] == 12 and row["result"] == [0.0, 0.0] for row in cut)
    assert data.write(tmp_path / "games.parquet", table) == data.verify(tmp_path / "games.parquet") == 30


def forged(table: Any, column: str, row: int, value: Any, policy: str = "other") -> Any:
    """A table with another value in one place; as someone else's games, for random ones must be those of the seed."""
    values = table[column].to_pylist()
    values[row] = value
    changed = table.set_column(
        table.schema.get_field_index(column), table.schema.field(column), pyarrow.array(values, table[column].type)
    )
    return named(changed, policy)


def named(table: Any, policy: str) -> Any:
    """The same games, said to be by another policy."""
    said = json.loads(table.schema.metadata[data.KEY]) | {"policy": policy}
    names = pyarrow.array([policy] * len(table), table["policy"].type)
    table = table.set_column(table.schema.get_field_index("policy"), table.schema.field("policy"), names)
    return table.replace_schema_metadata({data.KEY: json.dumps(said).encode()})


TABLE = None


@pytest.fixture
def table() -> Any:
    global TABLE
    TABLE = TABLE or data.play(GAME, 20, seed=4)
    return TABLE


def test_other_peoples_games_are_checked_by_the_rules_alone(tmp_path: Path, table: Any) -> None:
    data.write(tmp_path / "games.parquet", named(table, "other"))
    assert data.verify(tmp_path / "games.parquet") == 20


@pytest.mark.parametrize(
    ("column", "change", "words"),
    [
        ("moves", lambda row: [row["moves"][0], 5, *row["moves"][2:]], "game 7: move 2 is not legal"),
        ("moves", lambda row: row["moves"] + row["moves"][-1:], "game 7: move {n} comes after the end"),
        ("moves", lambda row: row["moves"][:-1], "game 7 has other numbers of decisions"),
        ("decisions", lambda row: row["decisions"] + 1, "game 7 has other numbers of decisions"),
        ("chances", lambda row: 1, "game 7 has other numbers of decisions"),
        ("result", lambda row: row["result"][::-1], "game 7 has another result than the file says"),
        ("result", lambda row: [1.0, 1.0], "game 7: “end” differs from the file's description"),
        ("result", lambda row: [1.0, 0.0, 0.0], "game 7: “result” differs from"),
        ("end", lambda row: "resigned", "game 7 ended by the rules, but the file says otherwise"),
        ("end", lambda row: "tired", "game 7: “end” differs from"),
        ("start", lambda row: row["start"].replace("b2", "z2"), "game 7 does not begin with a valid start"),
        ("start", lambda row: row["start"].replace("/ r /", "/ b /"), "game 7: move 1 is not legal"),
        ("number", lambda row: 9, "game 7: “number” differs from"),
        ("seed", lambda row: 9, "game 7: “seed” differs from"),
        ("players", lambda row: 9, "game 7: “players” differs from"),
        ("options", lambda row: "{}", "game 7: “options” differs from"),
    ],
)
def test_what_is_not_true_is_found(tmp_path: Path, table: Any, column: str, change: Any, words: str) -> None:
    row = table.slice(7, 1).to_pylist()[0]
    assert " / r / " in row["start"]
    assert row["result"] in ([1.0, 0.0], [0.0, 1.0])
    data.write(tmp_path / "games.parquet", forged(table, column, 7, change(row)))
    with pytest.raises(BadRecord, match=words.format(n=len(row["moves"]) + 1)):
        data.verify(tmp_path / "games.parquet")


def test_a_game_that_says_too_early_that_it_is_over_is_found(tmp_path: Path, table: Any) -> None:
    row = table.slice(7, 1).to_pylist()[0]
    shorter = forged(table, "moves", 7, row["moves"][:-1])
    data.write(tmp_path / "games.parquet", forged(shorter, "decisions", 7, row["decisions"] - 1))
    with pytest.raises(BadRecord, match="game 7 is not over after its last move"):
        data.verify(tmp_path / "games.parquet")


def test_a_random_game_must_be_that_of_the_seed(tmp_path: Path, table: Any) -> None:
    """True by the rules is not enough: another game's deal and moves in its place are found."""
    other = table.slice(8, 1).to_pylist()[0]
    changed = table
    for column in ("start", "moves", "decisions", "chances", "result", "end"):
        changed = forged(changed, column, 7, other[column], "random")
    data.write(tmp_path / "games.parquet", changed)
    with pytest.raises(BadRecord, match="game 7: “start” does not follow from the seed"):
        data.verify(tmp_path / "games.parquet")
    data.write(tmp_path / "games.parquet", named(changed, "other"))
    assert data.verify(tmp_path / "games.parquet") == 20


def test_other_moves_from_the_same_deal_are_found(tmp_path: Path, table: Any) -> None:
    position = GAME.load(table["start"][7].as_py())
    while position.turn is not None:
        position = position.play(position.moves()[0])
    other = data.of_records(data.source(table), 7, [Record.of(position)]).to_pylist()[0]
    changed = table
    for column in ("moves", "decisions", "result"):
        changed = forged(changed, column, 7, other[column], "random")
    data.write(tmp_path / "games.parquet", changed)
    with pytest.raises(BadRecord, match="game 7: “moves” does not follow from the seed"):
        data.verify(tmp_path / "games.parquet")


def test_a_spoilt_byte_is_found(tmp_path: Path, table: Any) -> None:
    """Whatever byte it is, reading fails, or nothing has changed."""
    file = tmp_path / "games.parquet"
    data.write(file, table)
    whole, silent = file.read_bytes(), 0
    for where in range(0, len(whole), 13):
        file.write_bytes(whole[:where] + bytes([whole[where] ^ 0x55]) + whole[where + 1 :])
        try:
            assert data.read(file).equals(table), where
            silent += 1
        except BadRecord:
            continue
    assert silent < len(whole) / 13 / 2


@pytest.mark.parametrize("size", [0, 3, 200, -1, -9])
def test_a_torn_file_is_found(tmp_path: Path, table: Any, size: int) -> None:
    file = tmp_path / "games.parquet"
    data.write(file, table)
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(BadRecord, match="is incomplete, or not a Parquet file"):
        data.read(file)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other"}, "does not hold Strandline games"),
        ({"version": 2}, "version 2 of the format; this Strandline reads version 1"),
        ({"rules": 9}, "version 9 of the rules of crab-stack; this Strandline has version 1"),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"options": {"players": 9}}, "players=9|9"),
        ({"options": None}, "the file's description of all its games is wrong"),
        ({"seed": "x"}, "the file's description of all its games is wrong"),
    ],
)
def test_what_a_file_says_of_itself_is_checked(tmp_path: Path, table: Any, change: Any, words: str) -> None:
    said = json.loads(table.schema.metadata[data.KEY]) | change
    parquet.write_table(table.replace_schema_metadata({data.KEY: json.dumps(said)}), tmp_path / "games.parquet")
    with pytest.raises(BadRecord, match=words):
        data.read(tmp_path / "games.parquet")


def test_a_parquet_file_of_other_things_is_refused(tmp_path: Path, table: Any) -> None:
    parquet.write_table(pyarrow.table({"x": [1]}), tmp_path / "other.parquet")
    with pytest.raises(BadRecord, match="does not hold Strandline games"):
        data.verify(tmp_path / "other.parquet")
    parquet.write_table(table.drop_columns(["end"]), tmp_path / "less.parquet")
    with pytest.raises(BadRecord, match="columns are not those of the format: end"):
        data.verify(tmp_path / "less.parquet")
    parquet.write_table(table.select(table.column_names[::-1]), tmp_path / "turned.parquet")
    with pytest.raises(BadRecord, match="columns are not those of the format: end, result, "):
        data.verify(tmp_path / "turned.parquet")
    with pytest.raises(BadRecord, match="there is no file"):
        data.read(tmp_path / "nothing.parquet")


def test_without_pyarrow_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"\.\[data\]"):
        data.play(GAME, 1)
