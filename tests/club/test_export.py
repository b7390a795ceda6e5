"""The files of a tournament: what they contain, and that spreadsheets read them as text."""

import csv
import json
from io import StringIO

from strandline.club import export
from strandline.club.events import Result

from .evenings import Evening, plan


def test_the_standings_and_the_results_as_csv() -> None:
    evening = Evening(plan("swiss", 2), ["ann", "bob", "cay"])
    first = evening.pair()[0]
    free = evening.now.rounds[0].byes[0]
    evening.add([Result(1, 1, [2, 1])], "host")
    standings = list(csv.DictReader(StringIO(export.standings_csv(evening.now).removeprefix("\ufeff"))))
    assert [each["rank"] for each in standings] == ["1", "2", "3"]
    assert standings[0]["name"] == first[1].title()
    assert {each["name"]: each["points"] for each in standings} == {
        first[1].title(): "1", free.title(): "1", first[0].title(): "0",
    }  # fmt: skip
    results = list(csv.reader(StringIO(export.results_csv(evening.now).removeprefix("\ufeff"))))
    assert results == [
        ["round", "table", "name", "place", "points", "note"],
        ["1", "1", first[0].title(), "2", "0", "host"],
        ["1", "1", first[1].title(), "1", "1", "host"],
        ["1", "", free.title(), "", "1", "bye"],
    ]


def test_parts_of_points_are_rounded_in_csv_and_exact_in_the_document() -> None:
    evening = Evening(plan("tables", 1, 4), ["ann", "bob", "cay", "dan"])
    evening.pair()
    evening.add([Result(1, 1, [1, 2, 3, None])])
    assert ",0.5,1" in export.standings_csv(evening.now)
    document = json.loads(json.dumps(export.document(evening.now)))
    assert document["rounds"][0]["games"][0]["points"] == ["1", "1/2", "0", "0"]
    assert document["rounds"][0]["games"][0]["entered"] is None


def test_a_name_is_never_a_formula_for_a_spreadsheet() -> None:
    evening = Evening(plan())
    evening.join("=cmd()")
    assert "'=Cmd()" in export.standings_csv(evening.now)


def test_no_file_contains_anyones_id() -> None:
    evening = Evening(plan(), ["id-of-ann", "id-of-bob"])
    evening.pair()
    evening.win("id-of-ann")
    texts = export.standings_csv(evening.now), export.results_csv(evening.now), json.dumps(export.document(evening.now))
    assert not any("id-of" in text for text in texts)
