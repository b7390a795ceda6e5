"""Records: written and read again, and every kind of damage refused with a clear message."""

import gzip
import json
import os
import pickle
import random
import re
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import strandline
from strandline import BadRecord, Position, Record
from strandline.core import registry
from strandline.core.json_schema import check, parse
from strandline.core.messages import Message
from strandline.core.record import BIGGEST, End, _schema, _validate
from strandline.games.crab_stack.board import LAYOUTS

from .. import toy

Document = dict[str, Any]

OPTIONS: list[dict[str, Any]] = [
    {},
    {"tie": "next", "repetition": 2},
    {"players": 3},
    {"players": 3, "layout": "corners", "repetition": 0},
    {"players": 4, "tie": "next"},
    {"layout": tuple(sorted({*LAYOUTS[2]["rings"], "g2"} - {"f4"}))},
]


OPENING = (
    "b2:bS b3:bM b4:bM c2:rS c3:rL c4:rL c5:rS d2:bL d3:rM d5:bM d6:rM"
    " e2:bL e3:rM e4:bL e5:bS f2:rL f3:rS f4:bS / b / rb"
)


def played(seed: int, most: int = 2000, start: str = "", **options: Any) -> Position:
    """Return a random game, to its end or up to a number of moves."""
    rng = random.Random(seed)
    game = strandline.game("crab-stack", **options)
    position = game.load(start) if start else game.start(seed)
    while position.turn is not None and len(position.history) < most:
        position = position.play(rng.choice(position.moves()))
    return position


@pytest.fixture
def won() -> Document:
    """A finished game for two, which red has won or lost: not a draw."""
    found = (played(seed, start=OPENING) for seed in range(100))
    position = next(each for each in found if each.result in [(1, 0), (0, 1)])
    return written(Record.of(position, seats=["Ann", "Bob"]))


@pytest.fixture
def going_on() -> Document:
    return written(Record.of(played(3, most=6, start=OPENING)))


def written(record: Record) -> Document:
    document: Document = json.loads(record.json())
    return document


def refusal(document: Document | str | bytes) -> str:
    """Return the reader's message about a bad record."""
    source = json.dumps(document) if isinstance(document, dict) else document
    source = source.encode(errors="surrogatepass") if isinstance(source, str) else source
    with pytest.raises(BadRecord) as caught:
        Record.read(source)
    return str(caught.value)


# What is written is read


@given(st.sampled_from(OPTIONS), st.integers(0, 2**62), st.integers(0, 60), st.lists(st.text(max_size=5), max_size=3))
@settings(max_examples=60, deadline=None)
def test_a_game_in_any_options_and_at_any_move_is_read_as_it_was_written(
    options: Any, seed: int, most: int, notes: Any
) -> None:
    position = played(seed, most, **options)
    record = Record.of(position, begun=datetime(2024, 2, 29, tzinfo=UTC), extra={"notes": notes})
    again = Record.read(record.json())
    assert again == record
    assert again.position == position
    assert again.position.history == position.history
    assert again.json() == record.json()


def test_a_finished_game_has_its_end_and_result_of_itself(won: Document) -> None:
    assert won["end"] == {"by": "rules"}
    assert sorted(won["result"]) == ["0", "1"]


def test_a_drawn_game_is_shared_in_exact_fractions() -> None:
    record = Record.of(strandline.game("crab-stack", players=3).load("b2:bL / over - / rbg"))
    assert record.result == (Fraction(1, 3),) * 3
    assert written(record)["result"] == ["1/3"] * 3
    assert Record.read(record.json()) == record


@pytest.mark.parametrize("name", registry.names())
def test_a_random_game_of_every_game_is_read_as_it_was_written(name: str) -> None:
    rng = random.Random(1)
    position = strandline.game(name).start(1)
    while position.turn is not None:
        weights = position.weights() or dict.fromkeys(position.moves(), 1)
        position = position.play(rng.choices(list(weights), list(weights.values()))[0])
    record = Record.of(position)
    assert Record.read(record.json()) == record
    assert Record.read(record.json()).position == position


def test_games_of_another_implementation_are_read_as_records() -> None:
    with gzip.open(Path(__file__).parents[1] / "data" / "crab-stack" / "games.jsonl.gz", "rt") as file:
        games = [json.loads(line) for line in file][::12]
    for game in games:
        document = {
            "format": "strandline",
            "version": 1,
            "game": "crab-stack",
            "rules": 1,
            "options": game["options"],
            "start": game["start"],
            "moves": [move for _, _, move in game["plies"]],
            "seats": [""] * len(game["result"]),
            "end": {"by": "rules"},
            "result": game["result"],
        }
        assert Record.read(json.dumps(document)).position.text == game["end"]


def test_positions_go_from_the_start_to_the_end(won: Document) -> None:
    record = Record.read(json.dumps(won))
    found = list(record.positions())
    assert found[0].text == won["start"]
    assert [each.history for each in found] == [tuple(won["moves"][:n]) for n in range(len(won["moves"]) + 1)]
    assert found[-1] == record.position


def test_a_record_can_be_hashed_and_pickled(won: Document) -> None:
    record = Record.read(json.dumps(won))
    assert hash(record) == hash(Record.read(json.dumps(won)))
    assert pickle.loads(pickle.dumps(record)) == record


def test_what_people_type_is_read_and_written_in_the_one_form(going_on: Document) -> None:
    typed = going_on | {"moves": [move.upper().replace("-", " - ") for move in going_on["moves"]]}
    assert written(Record.read(json.dumps(typed))) == going_on


def test_missing_options_have_their_defaults_and_dates_extra_and_chance_may_be_left_out(going_on: Document) -> None:
    short = {name: value for name, value in going_on.items() if name not in ("dates", "extra", "chance")}
    assert written(Record.read(json.dumps(short | {"options": {}}))) == going_on


def test_a_byte_order_mark_and_numbers_like_one_point_zero_are_read(going_on: Document) -> None:
    text = json.dumps(going_on).replace('"version": 1', '"version": 1.0')
    assert written(Record.read(b"\xef\xbb\xbf" + text.encode())) == going_on


# Files


def test_a_saved_record_is_read_from_its_file(tmp_path: Path, won: Document) -> None:
    record = Record.read(json.dumps(won))
    record.save(tmp_path / "game.json")
    assert Record.read(tmp_path / "game.json") == Record.read(str(tmp_path / "game.json")) == record
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_an_error_in_saving_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        Record.of(played(1, most=3)).save(tmp_path / "no" / "game.json")
    assert caught.value.filename == str(tmp_path / "no" / "game.json")


def test_a_save_that_fails_leaves_the_old_file_whole_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    Record.of(played(1)).save(file)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        Record.of(played(2)).save(file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_save_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "game.json")
    Record.of(played(1, most=3)).save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert Record.read(tmp_path / "game.json").moves == played(1, most=3).history


def test_a_file_that_never_ends_is_refused_without_reading_it_all() -> None:
    with pytest.raises(BadRecord, match="at most 16 MiB"):
        Record.read("/dev/zero")


def test_a_missing_file_is_an_ordinary_error() -> None:
    with pytest.raises(FileNotFoundError):
        Record.read("no-such-file.json")


# Torn and mangled files


def test_a_record_cut_off_anywhere_is_refused(won: Document) -> None:
    data = Record.read(json.dumps(won | {"seats": ["Ünï", "Bob"]})).json().rstrip().encode()
    for length in range(len(data)):
        refusal(data[:length])
    assert "ends too early (line 30" in refusal(b"\n".join(data.split(b"\n")[:30]))


def test_bytes_that_are_no_text_are_refused(won: Document) -> None:
    assert refusal(json.dumps(won).encode("utf-16")) == "byte 1 is not UTF-8: this is not a text file, or not only text"
    assert "byte 3 is not UTF-8" in refusal(b'{"\xff')


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_record_with_some_bytes_changed_is_refused_or_is_still_a_true_game(data: st.DataObject) -> None:
    whole = bytearray(Record.of(played(5, most=8)).json().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        record = Record.read(bytes(whole))
    except BadRecord:
        return
    assert record.position == list(record.positions())[-1]
    assert Record.read(record.json()) == record


def test_a_name_that_stands_twice_is_refused(won: Document) -> None:
    text = json.dumps(won)
    assert refusal(text[:-1] + ', "moves": []}') == 'one object has the name "moves" twice'
    assert "twice" in refusal(text.replace('"extra": {}', '"extra": {"a": {"b": 1, "b": 1}}'))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000])
def test_numbers_that_json_does_not_have_are_refused(won: Document, number: str) -> None:
    assert "a game file cannot hold the number" in refusal(
        json.dumps(won).replace('"extra": {}', f'"extra": {{"a": {number}}}')
    )


@pytest.mark.parametrize("levels", [41, 900, 200_000])
def test_a_deeply_nested_record_is_refused(won: Document, levels: int) -> None:
    nested = json.dumps(won).replace('"extra": {}', '"extra": {"a": ' + "[" * levels + "1" + "]" * levels + "}")
    assert refusal(nested) == "the file is nested more than 40 levels deep"


def test_half_of_a_surrogate_pair_is_refused(won: Document) -> None:
    assert "surrogate" in refusal(json.dumps(won).replace("Ann", "\\ud83e"))


def test_letters_that_a_terminal_obeys_are_refused_and_not_repeated(won: Document) -> None:
    for sign in "\x1b", "\x9b", "\n", "\u2028":
        said = refusal(won | {"seats": [f"A{sign}[2J", "B"]})
        assert said.startswith("record.seats[0] is")
        assert sign not in said
        assert sign not in refusal(won | {f"{sign}[2J": 1})


# Forged records


def test_other_documents_are_no_records() -> None:
    for text in "[]", '"strandline"', "null", "{}", '{"format": "chess"}':
        assert "this is not a Strandline game file" in refusal(text.encode())


def test_a_record_of_a_later_format_says_so_whatever_else_is_in_it() -> None:
    said = refusal({"format": "strandline", "version": 3, "plies": {}})
    assert said.startswith("this game file has version 3 of the format, but this Strandline reads version 2")


def test_a_record_of_later_rules_says_so(won: Document) -> None:
    assert "played by version 2 of the rules of crab-stack" in refusal(won | {"rules": 2, "options": {"wind": 1}})


def test_a_record_of_older_rules_names_the_release_that_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.seat_at_the_table(monkeypatch)
    document = written(Record.of(strandline.game("toy").start(1)))
    assert refusal(document | {"rules": 2}) == (
        "this game was played by version 2 of the rules of toy, but this Strandline plays by version 3:"
        " Strandline 0.2.5 can read it"
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"moves": ["d4-d4"]}, "حرکت 1، d4-d4: d4 آب آزاد است (CS-7)"),
        ({"options": {"players": 5}}, "شروع بازی: گزینهٔ players نمی‌تواند «5» باشد؛ مقدار مجاز: 2, 3, 4 (CS-21)"),
        ({"start": "b2:bL / b"}, "شروع بازی، “b2:bL / b”: "),
    ],
)
def test_a_reason_that_is_quoted_is_said_in_the_readers_language(won: Document, change: Document, words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(json.dumps(won | change))
    said = caught.value.message.text("fa")
    assert words in re.sub("[\u2066-\u2069]", "", said)
    assert Message.from_dict(json.loads(json.dumps(asdict(caught.value.message)))) == caught.value.message


@pytest.mark.parametrize("name", registry.names())
def test_every_game_names_a_release_for_each_older_version_of_its_rules(name: str) -> None:
    board = registry.modules(name).board
    assert set(board.OLDER_RULES) == set(range(1, board.RULES_VERSION))


DAMAGE: list[tuple[Callable[[Document], Document], str]] = [
    (lambda d: {"game": "ludo"}, r"the start: there is no game “ludo”; the games are .*crab-stack"),
    (lambda d: {"options": {"players": 5}}, r"the start: players cannot be “5”; it can be 2, 3, 4 \(CS-21\)$"),
    (lambda d: {"options": {"wind": 1}}, r"the start: crab-stack has no option “wind”; its options are players"),
    (lambda d: {"options": {"name": "x"}}, r"the start: crab-stack has no option “name”; its options are players"),
    (lambda d: {"options": {"layout": 0}}, r"the start: layout cannot be “0”; it can be rings \(CS-21\)$"),
    (lambda d: {"options": {"layout": ["d4"]}}, r"the start: layout cannot be “d4”"),
    (lambda d: {"options": {"players": True}}, r"the start: players cannot be “True”"),
    (lambda d: {"options": {"players": 2.5}}, r"^record.options.players is 2.5, but it must be string \| integer"),
    (lambda d: {"options": {"players": None}}, r"^record.options.players is null"),
    (lambda d: {"start": "b2:bL / b"}, r"^the start, “b2:bL / b”: .*stacks / turn / players not out"),
    (lambda d: {"start": d["start"].replace("rL", "rX", 1)}, r"^the start, “.*:rX”: "),
    (lambda d: {"start": ""}, r"^record.start has size 0"),
    (lambda d: {"moves": [*d["moves"][:3], "d4-d4", *d["moves"][4:]]}, r"^move 4, d4-d4: d4 is open water \(CS-7\)$"),
    (lambda d: {"moves": [*d["moves"][:2], *d["moves"][3:]]}, r"^move 3, .* is not yours \(CS-5\)$"),
    (lambda d: {"moves": [*d["moves"], "b2-b3"]}, r"^move \d+, b2-b3: the game is over$"),
    (lambda d: {"moves": [*d["moves"][:5], 7]}, r"^record.moves\[5\] is 7, but it must be string$"),
    (
        lambda d: {"moves": [*d["moves"][:5], "x" * 201]},
        r"^record.moves\[5\] has size 201, but it must be from 1 to 200$",
    ),
    (lambda d: {"moves": ["b2-b3"] * 100_001}, r"^record.moves has size 100001"),
    (lambda d: {"moves": {}}, r"^record.moves is \{\}, but it must be array$"),
    (
        lambda d: {"moves": d["moves"][:-1]},
        r"^“end” says that the game ended by the rules, but after move \d+ it goes on$",
    ),
    (lambda d: {"end": None, "result": None}, r"^by the rules, the game ended with move \d+, but “end” is null$"),
    (lambda d: {"end": None}, r"^by the rules, the game ended"),
    (lambda d: {"end": {"by": "resigned", "seat": 0}}, r"“end” says “resigned”, but the game ended by the rules"),
    (lambda d: {"end": {"by": "rules", "seat": 0}}, r"^an end by “rules” has no seat$"),
    (lambda d: {"end": {"by": "magic"}}, r"^record.end.by is \"magic\", but it must be \"rules\" \| "),
    (lambda d: {"end": {"seat": 0}}, r"^record.end has no “by”$"),
    (lambda d: {"result": d["result"][::-1]}, r"^the file gives the result [01], [01], but it is [01], [01]$"),
    (lambda d: {"result": ["1/2", "1/2"]}, r"^the file gives the result 1/2, 1/2, but it is"),
    (lambda d: {"result": ["2/4", "1/2"]}, r"^write the share 2/4 as 1/2$"),
    (lambda d: {"result": ["1/0", "1"]}, r"^record.result\[0\] is \"1/0\", but it must look like"),
    (lambda d: {"result": ["1", "1"]}, r"^the shares 1, 1 do not add up to 1$"),
    (lambda d: {"result": ["1"]}, r"^the result 1 does not have one share for each of 2 seats$"),
    (lambda d: {"result": [1, 0]}, r"^record.result\[0\] is 1, but it must be string$"),
    (lambda d: {"result": None}, r"^“end” says “rules”, but there is no result$"),
    (lambda d: {"seats": ["Ann"]}, r"^1 seats have names, but the game has 2 seats$"),
    (lambda d: {"seats": [None, None]}, r"^record.seats\[0\] is null, but it must be string$"),
    (lambda d: {"rules": "1"}, r"^record.rules is \"1\", but it must be integer$"),
    (lambda d: {"rules": True}, r"^record.rules is true, but it must be integer$"),
    (lambda d: {"rules": 0}, r"^record.rules has size 0"),
    (lambda d: {"version": 0}, r"^record.version is 0, but it must be 1 \| 2$"),
    (lambda d: {"version": True}, r"^record.version is true, but it must be 1 \| 2$"),
    (
        lambda d: {"dates": {"begun": "2023-02-29T00:00:00Z"}},
        r"^the date “begun”, 2023-02-29T00:00:00Z, is not in the calendar",
    ),
    (lambda d: {"dates": {"begun": "yesterday"}}, r"^record.dates.begun is \"yesterday\", but it must look like"),
    (lambda d: {"dates": {"begun": "2024-01-01T00:00:00Z\n"}}, r"^record.dates.begun is"),
    (lambda d: {"dates": {"paused": "2024-01-01T00:00:00Z"}}, r"^record.dates has \"paused\""),
    (
        lambda d: {"chance": [{"move": 1, "outcomes": ["a"], "weights": [1]}]},
        r"^“chance” lists 1 outcomes, but the game has 0$",
    ),
    (lambda d: {"extra": []}, r"^record.extra is \[\], but it must be object$"),
    (lambda d: {"cheat": 1}, r"^record has \"cheat\", which game files do not have"),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGE)
def test_a_forged_record_is_refused_in_so_many_words(won: Document, damage: Any, said: str) -> None:
    assert re.search(said, refusal(won | damage(won)))


def test_every_part_that_must_be_there_is_missed(won: Document) -> None:
    for name in _schema()["required"]:
        said = refusal({key: value for key, value in won.items() if key != name})
        assert name in said


# Ends beyond the rules


def test_the_winner_follows_when_one_of_two_gives_up(going_on: Document) -> None:
    position = Record.read(json.dumps(going_on)).position
    for end in End("resigned", seat=0), End("time", seat=0):
        record = Record.of(position, end=end)
        assert record.result == (Fraction(0), Fraction(1))
        assert Record.read(record.json()) == record
    assert Record.of(position, end=End("agreed")).result == (Fraction(1, 2), Fraction(1, 2))
    assert Record.read(Record.of(position, end=End("stopped")).json()).result is None


def test_an_end_and_a_result_must_fit_each_other(going_on: Document) -> None:
    assert "needs its seat" in refusal(going_on | {"end": {"by": "resigned"}, "result": ["0", "1"]})
    assert "there is no seat 2" in refusal(going_on | {"end": {"by": "time", "seat": 2}, "result": ["0", "1"]})
    assert ", but it is 0, 1" in refusal(going_on | {"end": {"by": "resigned", "seat": 0}, "result": ["1", "0"]})
    assert ", but it is 1/2, 1/2" in refusal(going_on | {"end": {"by": "agreed"}, "result": ["1", "0"]})
    assert "cannot have a result" in refusal(going_on | {"end": {"by": "stopped"}, "result": ["1", "0"]})
    assert "“end” is null" in refusal(going_on | {"result": ["1", "0"]})


def test_among_three_the_one_who_gives_up_has_no_share_and_a_draw_is_equal() -> None:
    position = played(4, most=5, players=3)
    given = Record.of(position, end=End("resigned", 1), result=(Fraction(1, 4), 0, Fraction(3, 4)))
    assert Record.read(given.json()) == given
    document = written(given)
    assert "seat 1 gave up the game" in refusal(document | {"result": ["0", "1", "0"]})
    agreed = document | {"end": {"by": "agreed"}}
    assert Record.read(json.dumps(agreed | {"result": ["1/2", "1/2", "0"]})).result is not None
    assert "share equally" in refusal(agreed | {"result": ["1/4", "3/4", "0"]})
    assert "share equally" in refusal(agreed | {"result": ["1", "0", "0"]})
    with pytest.raises(BadRecord, match="there is no result"):
        Record.of(position, end=End("resigned", 1))


def test_only_what_can_be_read_again_becomes_a_record() -> None:
    position = played(1, most=2)
    circle: list[Any] = []
    circle.append(circle)
    for extra in {"a": object()}, {"a": float("nan")}, {"a": circle}, {"a": "\ud800"}, {1: 0, "1": 0}:
        with pytest.raises(BadRecord):
            Record.of(position, extra=extra)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="time zone"):
        Record.of(position, begun=datetime(2024, 1, 1))
    with pytest.raises(BadRecord, match=r"record.seats\[0\]"):
        Record.of(position, seats=["\x1b", ""])
    with pytest.raises(BadRecord, match="1 seats have names"):
        Record.of(position, seats=["Ann"])


def test_extra_is_kept_as_json_keeps_it() -> None:
    record = Record.of(played(1, most=2), extra={"clock": (300, 3.0, None)})
    assert record.extra == {"clock": [300, 3, None]}
    assert Record.read(record.json()) == record


def test_an_error_quotes_no_more_than_the_beginning(won: Document) -> None:
    assert len(refusal(won | {"rules": "x" * 10_000})) < 150


def test_dates_are_kept_in_utc_to_the_microsecond() -> None:
    begun = datetime(2024, 1, 1, 1, 30, 0, 5, tzinfo=timezone(timedelta(hours=2)))
    record = Record.of(played(1, most=2), begun=begun)
    assert written(record)["dates"] == {"begun": "2023-12-31T23:30:00.000005Z"}
    assert Record.read(record.json()) == record


# Chance


def test_a_record_carries_what_chance_could_have_done_and_how_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.seat_at_the_table(monkeypatch)
    position = strandline.game("toy").load("0 0 4 5 0 0")
    for move in "die 3", "take", "leave", "take", "die 1":
        position = position.play(move)
    document = written(Record.of(position))
    assert [each["move"] for each in document["chance"]] == [1, 5]
    assert document["chance"][0] == {"move": 1, "outcomes": ["die 1", "die 2", "die 3"], "weights": [1, 2, 3]}
    assert Record.read(json.dumps(document)).position == position

    forged = json.loads(json.dumps(document))
    forged["chance"][1]["weights"][0] = 5
    assert refusal(forged) == "“chance” does not match the outcomes and weights of move 5"
    assert "move 1, die 4: this is not a move in toy; moves look like take (T-1)" in refusal(
        document | {"moves": ["die 4"]}
    )
    assert Record.of(position.play("take")).moves[-1] == "take"


def test_a_chance_event_that_has_not_happened_yet_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.seat_at_the_table(monkeypatch)
    assert written(Record.of(strandline.game("toy").start(1)))["chance"] == []


# The schema


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(_schema())


def ecma_pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Any:
    """In Python, but not in a schema, ``$`` also matches before a last newline."""
    if isinstance(instance, str) and not re.fullmatch(pattern, instance):
        yield jsonschema.ValidationError("pattern")


LIBRARY = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": ecma_pattern})

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(
        ["1/2", "0", "1", "rules", "time", "strandline", "2024-01-01T00:00:00Z", "x" * 1001, "x" * 201, "a\n"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["by", "seat", "move", "outcomes", "weights", "begun", "a"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


@pytest.mark.slow
@given(st.data())
@settings(max_examples=600, deadline=None)
def test_the_reader_takes_the_form_that_the_schema_takes(data: st.DataObject) -> None:
    document: Any = written(Record.of(played(7, most=3), begun=datetime(2024, 1, 1, tzinfo=UTC)))
    document["chance"] = [{"move": 1, "outcomes": ["a"], "weights": [1]}]
    document["end"] = {"by": "time", "seat": 1}
    place = document
    while True:
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from([*keys, "other"] if isinstance(place, dict) else keys))
        if key in keys and isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        break
    if key in keys and isinstance(place, dict) and data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = data.draw(values)
    document = parse(json.dumps(document).encode())
    try:
        check(document, _validate())
        taken = True
    except BadRecord:
        taken = False
    assert taken == LIBRARY(_schema()).is_valid(document)


def test_the_biggest_record_is_bigger_than_any_game() -> None:
    assert BIGGEST > 100_000 * 20


def test_the_examples_of_the_page_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"```json title=.*?\n(\{.*?\})\n```", page, re.DOTALL)
    assert len(shown) == 1
    assert Record.read(shown[0]).end == End("resigned", 0)
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, {})
