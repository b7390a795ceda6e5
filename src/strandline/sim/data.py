"""Games in Parquet files: ``play``, ``write``, ``read``, ``verify``. ``docs/simulate.md`` describes the columns.

Tables are pyarrow's; ``table.to_pandas()`` converts them for pandas.
"""

import json
import os
import secrets
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from strandline.core.contract import CHANCE
from strandline.core.errors import BadRecord, MissingExtra, StrandlineError
from strandline.core.game import Game, Position, game
from strandline.core.messages import say
from strandline.core.record import Record
from strandline.core.validate_ints import plain_int, seed_of

from . import recording
from .recording_kernel import Written

__all__ = ["VERSION", "Source", "Writer", "of_records", "play", "position", "read", "source", "verify", "write"]

FORMAT = "strandline-games"
VERSION = 1
KEY = b"strandline"
RANDOM = "random"
ROWS, MOVES = 1 << 16, 1 << 20
"""A row group is written when this many games, or this many moves, have been collected."""


@dataclass(frozen=True)
class Source:
    """The data that all games of a file share."""

    game: Game
    seed: int = 0
    policy: str = RANDOM
    """The player in every seat."""
    limit: int = 10_000
    """A random game is cut off after this many decisions."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed_of(self.seed))
        object.__setattr__(self, "limit", plain_int(self.limit))
        if self.limit < 1:
            raise ValueError(f"limit={self.limit}: must be 1 or more")

    def document(self) -> dict[str, Any]:
        """Return the source as plain data."""
        return {
            "format": FORMAT, "version": VERSION,
            "game": self.game.name, "rules": self.game.modules.board.RULES_VERSION,
            "options": asdict(self.game.options), "policy": self.policy, "seed": self.seed, "limit": self.limit,
        }  # fmt: skip


def play(game: Game, n: int, seed: int = 0, first: int = 0, limit: int = 10_000) -> Any:
    """Return a table of random games: the same as ``play_out`` plays with this seed, beginning with game ``first``."""
    if n < 0 or first < 0:
        raise ValueError("n and first must be 0 or more")
    return write_down(Source(game, seed, RANDOM, limit), first, n)[1]


def write_down(common: Source, first: int, n: int) -> tuple[Written, Any]:
    """Play random games of a seed, beginning with game ``first``; return them as arrays and as a table."""
    written = recording.write_down(common.game, common.seed, first, n, common.limit)
    write = common.game.modules.notation.write
    starts = [write(row) for row in written.starts.tolist()]
    by = ["rules" if sum(shares) else "stopped" for shares in written.results.tolist()]
    return written, _columns(common, first, starts, by, written.moves, written.ends, written.results, written.lengths)


def of_records(source: Source, first: int, records: list[Record]) -> Any:
    """Make a table of games that were played in some other way, numbered from ``first`` on."""
    import numpy as np

    moves: list[int] = []
    ends, lengths = [], []
    for record in records:
        length = [0, 0]
        for position, move in zip(record.positions(), record.moves, strict=False):
            length[position.turn == CHANCE] += 1
            moves.append(position.number(move))
        ends.append(len(moves))
        lengths.append(length)
    nothing = [0.0] * source.game.seats
    results = [nothing if record.result is None else list(map(float, record.result)) for record in records]
    columns = np.array(moves, np.int16), np.array(ends), np.array(results), np.array(lengths)
    by = [str(record.end.by) if record.end else "stopped" for record in records]
    return _columns(source, first, [record.start for record in records], by, *columns)


def write(path: str | os.PathLike[str], table: Any) -> int:
    """Write a table of games to a file, completely or not at all, and return the number of games."""
    with Writer(path, source(table)) as writer:
        writer.add(table)
        return writer.finish()


def read(path: str | os.PathLike[str]) -> Any:
    """Read the games of a file as a table. Only its form is checked; ``verify`` checks the games."""
    pyarrow = _pyarrow()
    groups = list(_groups(path))
    return pyarrow.concat_tables(groups) if groups else _schema(_opened(path)[1]).empty_table()


def source(table: Any) -> Source:
    """Return the data that all games of a table share."""
    return _source((table.schema.metadata or {}).get(KEY, b""))


def position(table: Any, i: int) -> Position:
    """Return the last position of the i-th game of a table; its ``history`` has the moves by name."""
    row = table.slice(i, 1)
    at = source(table).game.load(row["start"][0].as_py())
    for number in row["moves"][0].as_py():
        named = {at.number(move): move for move in at.moves()}
        if number not in named:
            raise BadRecord(say("simulate-data-illegal", game=row["number"][0].as_py(), move=len(at.history) + 1))
        at = at.play(named[number])
    return at


def verify(path: str | os.PathLike[str], on_progress: Callable[[int, int], None] | None = None) -> int:
    """Replay every game of a file by the rules, and return the number of games.

    Raises BadRecord, with the game and what is wrong with it. Random games must also match their seed. ``on_progress``
    is called with the number of games done and the total.
    """
    file, common = _opened(path)
    done, whole = 0, file.metadata.num_rows
    if on_progress:
        on_progress(0, whole)
    first = None
    for group in _groups(path):
        for begun in range(0, len(group), 1000):
            part = group.slice(begun, 1000).combine_chunks()
            first = part["number"][0].as_py() if first is None else first
            _check_common(common, part, first + done)
            _check_games(common, part)
            done += len(part)
            if on_progress:
                on_progress(done, whole)
    return done


class Writer:
    """Writes a file of games, under a temporary name until ``finish``, which returns the number of games.

    Without ``finish``, nothing is left behind.
    """

    def __init__(self, path: str | os.PathLike[str], common: Source):
        _pyarrow()
        from pyarrow import parquet

        self.path = Path(os.path.realpath(path))
        self.schema = _schema(common)
        self.games = 0
        self._waiting: list[Any] = []
        self._new = self.path.with_name(f".{self.path.name}.{secrets.token_hex(4)}")
        try:
            self._new.touch()
        except OSError as error:
            error.filename = os.fspath(path)  # the user never sees the temporary file
            raise
        self._file = parquet.ParquetWriter(
            self._new, self.schema, compression="zstd", write_page_checksum=True, version="2.6"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._file.close()  # fails if the disk is full
        finally:
            self._new.unlink(missing_ok=True)

    def add(self, table: Any) -> None:
        """Add more games."""
        if table.schema != self.schema or source(table) != _source(self.schema.metadata[KEY]):
            raise BadRecord(say("simulate-data-other"))
        for begun in range(0, len(table), ROWS):
            self._waiting.append(table.slice(begun, ROWS))
            if sum(map(len, self._waiting)) >= ROWS or sum(map(_moves, self._waiting)) >= MOVES:
                self._flush()

    def finish(self) -> int:
        """Give the file its name. If there was no game, no file is written."""
        self._flush()
        self._file.close()
        if self.games:
            with self._new.open("rb") as file:
                os.fsync(file.fileno())
            self._new.replace(self.path)
        return self.games

    def _flush(self) -> None:
        if self._waiting:
            group = _pyarrow().concat_tables(self._waiting).combine_chunks()
            self._file.write_table(group, row_group_size=len(group))
            self.games += len(group)
            self._waiting.clear()


def _moves(table: Any) -> int:
    return sum(len(part.flatten()) for part in table["moves"].chunks)


def _columns(
    common: Source, first: int, starts: list[str], by: list[str], moves: Any, ends: Any, results: Any, lengths: Any
) -> Any:
    import numpy as np

    pyarrow = _pyarrow()
    n, seats, schema = len(starts), common.game.seats, _schema(common)
    said = common.document()
    columns = {
        "game": [said["game"]] * n,
        "options": [json.dumps(said["options"])] * n,
        "policy": [said["policy"]] * n,
        "seed": np.full(n, said["seed"]),
        "number": np.arange(first, first + n),
        "players": np.full(n, seats),
        "start": starts,
        "moves": pyarrow.ListArray.from_arrays(np.concatenate([[0], ends]).astype(np.int32), moves),
        "decisions": lengths[:, 0] if n else [],
        "chances": lengths[:, 1] if n else [],
        "result": pyarrow.ListArray.from_arrays(
            (np.arange(n + 1) * seats).astype(np.int32), np.asarray(results, float).ravel()
        ),
        "end": by,
    }
    arrays = []
    for field in schema:
        column = columns[field.name]
        array = column if isinstance(column, pyarrow.Array) else pyarrow.array(column, field.type)
        arrays.append(array.cast(field.type))
    return pyarrow.Table.from_arrays(arrays, schema=schema)


def _schema(common: Source) -> Any:
    pyarrow = _pyarrow()
    word = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    kinds = {
        "game": word, "options": word, "policy": word, "seed": pyarrow.int64(), "number": pyarrow.int64(),
        "players": pyarrow.int8(), "start": pyarrow.string(), "moves": pyarrow.list_(_part(pyarrow.int16())),
        "decisions": pyarrow.int32(), "chances": pyarrow.int32(),
        "result": pyarrow.list_(_part(pyarrow.float64())), "end": word,
    }  # fmt: skip
    fields = [pyarrow.field(name, kind, nullable=False) for name, kind in kinds.items()]
    return pyarrow.schema(fields, {KEY: json.dumps(common.document()).encode()})


def _part(kind: Any) -> Any:
    """Return the element type of a list, under the name that Parquet gives it."""
    return _pyarrow().field("element", kind, nullable=False)


def _opened(path: str | os.PathLike[str]) -> tuple[Any, Source]:
    """Open a file if it is one of ours, and return it with the data that its games share."""
    pyarrow = _pyarrow()
    from pyarrow import parquet

    if not Path(path).is_file():
        raise BadRecord(say("simulate-data-no-file", file=os.fspath(path)))
    try:
        file = parquet.ParquetFile(path, page_checksum_verification=True)
        schema = file.schema_arrow
    except (pyarrow.ArrowException, OSError) as error:
        raise BadRecord(say("simulate-data-torn", file=os.fspath(path), reason=_first_line(error))) from None
    common = _source((schema.metadata or {}).get(KEY, b""))
    differing = {field.name for field in set(schema) ^ set(_schema(common))}
    if differing or schema.names != _schema(common).names:
        raise BadRecord(say("simulate-data-columns", names=", ".join(sorted(differing) or schema.names)))
    return file, common


def _groups(path: str | os.PathLike[str]) -> Iterator[Any]:
    """Iterate over the row groups of a file."""
    pyarrow = _pyarrow()
    file, _ = _opened(path)
    for number in range(file.num_row_groups):
        try:
            group = file.read_row_group(number)
            group.validate(full=True)
        except (pyarrow.ArrowException, OSError) as error:
            raise BadRecord(say("simulate-data-torn", file=os.fspath(path), reason=_first_line(error))) from None
        yield group


def _source(text: bytes) -> Source:
    try:
        document = json.loads(text)
    except ValueError:
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord(say("simulate-data-format"))
    if document.get("version") != VERSION:
        raise BadRecord(say("simulate-data-version", version=str(document.get("version")), known=VERSION))
    try:
        chosen = game(document["game"], **document["options"])
        found = Source(chosen, int(document["seed"]), str(document["policy"]), int(document["limit"]))
    except (StrandlineError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(say("simulate-data-source", reason=str(error))) from None
    if document.get("rules") != found.game.modules.board.RULES_VERSION:
        known = found.game.modules.board.RULES_VERSION
        raise BadRecord(say("simulate-data-rules", rules=str(document.get("rules")), known=known, game=found.game.name))
    return found


def _check_common(common: Source, part: Any, first: int) -> None:
    """Check that the columns that repeat in every row match the file's metadata."""
    for name in part.column_names:
        if part[name].null_count:
            raise BadRecord(say("simulate-data-column", game=first, column=name))
    said = common.document()
    wanted = {"game": said["game"], "options": json.dumps(said["options"]), "policy": said["policy"]}
    wanted |= {"seed": said["seed"], "players": common.game.seats}
    for name, value in wanted.items():
        found = part[name].to_pylist()
        if set(found) != {value}:
            wrong = next(i for i, each in enumerate(found) if each != value)
            raise BadRecord(say("simulate-data-column", game=first + wrong, column=name))
    numbers = part["number"].to_pylist()
    for i, number in enumerate(numbers):
        if number != first + i:
            raise BadRecord(say("simulate-data-column", game=first + i, column="number"))


def _check_games(common: Source, part: Any) -> None:
    import numpy as np

    first = part["number"][0].as_py()
    again = None
    if common.policy == RANDOM:
        written, again = write_down(common, first, len(part))
        starts = written.starts
        _check_same(part, again, "start")
    else:
        starts = np.array([_start(common, *each) for each in enumerate(part["start"].to_pylist(), first)])
    _replay(common, part, first, starts)
    for column in part.column_names if again else ():
        _check_same(part, again, column)


def _start(common: Source, number: int, text: str) -> list[int]:
    try:
        return common.game.load(text).row()
    except StrandlineError as error:
        raise BadRecord(say("simulate-data-start", game=number, reason=str(error))) from None


def _replay(common: Source, part: Any, first: int, starts: Any) -> None:
    """Check that every move is legal and that the columns describe the game correctly."""
    import numpy as np

    code = recording.recorder(common.game.name)
    moves = part["moves"].chunk(0)
    played, ends = moves.flatten().to_numpy(), np.cumsum([len(each) for each in moves])
    by, results = part["end"].to_pylist(), part["result"].to_pylist()
    for i, (how, result) in enumerate(zip(by, results, strict=True)):
        whole = {"rules": 1.0, "resigned": 1.0, "stopped": 0.0}.get(how)
        if whole is None or abs(sum(result) - whole) > 1e-9:
            raise BadRecord(say("simulate-data-column", game=first + i, column="end"))
        if len(result) != common.game.seats:
            raise BadRecord(say("simulate-data-column", game=first + i, column="result"))
    shares = np.array(results)
    lengths = np.stack([part["decisions"].to_numpy(), part["chances"].to_numpy()], axis=1).astype(np.int64)
    room = int(lengths.sum(axis=1).max(initial=0)) + 2
    sizes = (starts.shape[1], int(code.MAX_MOVES), room + 1)
    row, out, seen = map(code.array, ([0] * size for size in sizes))
    over = np.array([how == "rules" for how in by])
    true = np.zeros(common.game.seats)
    found = int(code.check_slice(starts, row, out, seen, played, ends, over, shares, true, lengths))
    if found >= 0:
        i, what = found >> 3, _findings(code)[found & 7]
        raise BadRecord(say(f"simulate-data-{what}", game=first + i, move=int(lengths[i].sum()) + 1))


def _findings(code: Any) -> dict[int, str]:
    """Return the names that messages use for the findings of ``check_slice``."""
    names = {"illegal": code.ILLEGAL, "after-end": code.AFTER_END, "goes-on": code.GOES_ON, "is-over": code.IS_OVER}
    return {value: name for name, value in names.items()} | {code.OTHER_LENGTH: "length", code.OTHER_RESULT: "result"}


def _check_same(part: Any, again: Any, column: str) -> None:
    if part[column].combine_chunks() != again[column].combine_chunks():
        pairs = zip(part[column].to_pylist(), again[column].to_pylist(), strict=True)
        wrong = next(i for i, (one, other) in enumerate(pairs) if one != other)
        raise BadRecord(say("simulate-data-seed", game=part["number"][wrong].as_py(), column=column))


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _pyarrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise MissingExtra(say("core-needs-extra", extra="data")) from None
    return pyarrow
