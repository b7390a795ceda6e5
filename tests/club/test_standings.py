"""Points and tie-breaks, worked out by hand."""

from fractions import Fraction

from strandline.club import standings
from strandline.club.events import Result

from .evenings import Evening, plan


def given(evening: Evening, one: str, other: str, places: tuple[int | None, int | None]) -> None:
    """Enter the result of two people, whatever the order in which they sit."""
    pairing = next(each for each in evening.now.pairings if set(each.players) == {one, other})
    order = dict(zip((one, other), places, strict=True))
    evening.add([Result(pairing.round, pairing.number, [order[each] for each in pairing.players])])


def all_paired(evening: Evening) -> None:
    for _ in range(evening.now.round_count):
        evening.pair()
        # Results come below; until then everything is drawn, so that the next round can be paired.
        evening.win()


def test_a_round_robin_is_decided_by_points_then_sonneborn_berger_then_wins() -> None:
    """Ann beats Bob and loses to Cay; Bob beats Cay; all beat Dan, except for Bob, who draws."""
    evening = Evening(plan("round-robin", 0), ["ann", "bob", "cay", "dan"])
    all_paired(evening)
    for one, other, places in (
        ("ann", "bob", (1, 2)), ("cay", "ann", (1, 2)), ("bob", "cay", (1, 2)),
        ("ann", "dan", (1, 2)), ("cay", "dan", (1, 2)), ("bob", "dan", (1, 1)),
    ):  # fmt: skip
        given(evening, one, other, places)
    found = {each.player: each for each in standings.standings(evening.now)}
    assert [(each.rank, each.player) for each in found.values()] == [(1, "cay"), (2, "ann"), (3, "bob"), (4, "dan")]
    # Ann: 1½ of Bob and ½ of Dan. Cay: 2 of Ann and ½ of Dan. Bob: 2 of Cay and half of Dan's ½.
    assert [str(each.points) for each in found.values()] == ["2", "2", "3/2", "1/2"]
    sonneborn = {"cay": Fraction(5, 2), "ann": Fraction(2), "bob": Fraction(9, 4), "dan": Fraction(3, 4)}
    assert {each.player: each.sonneborn for each in found.values()} == sonneborn
    assert [each.wins for each in found.values()] == [2, 2, 1, 0]


def test_people_who_are_equal_in_everything_share_a_rank_and_the_next_rank_is_left_out() -> None:
    evening = Evening(plan("round-robin", 0), ["ann", "bob", "cay"])
    all_paired(evening)
    assert evening.ranks() == [(1, "ann", "1"), (1, "bob", "1"), (1, "cay", "1")]
    given(evening, "ann", "cay", (1, 2))
    given(evening, "bob", "cay", (1, 2))
    assert evening.ranks() == [(1, "ann", "3/2"), (1, "bob", "3/2"), (3, "cay", "0")]


def test_in_a_swiss_tournament_the_opponents_points_decide_and_a_bye_adds_none() -> None:
    evening = Evening(plan("swiss", 2), ["ann", "bob", "cay"])
    evening.pair()
    free = evening.now.rounds[0].byes[0]
    one, other = evening.now.rounds[0].pairings[0].players
    evening.win(one)
    assert evening.pair()
    evening.win(free)
    # Who had the bye has now beaten one of the two; the other one of them has had the bye.
    met = next(each for each in evening.now.rounds[1].pairings[0].players if each != free)
    found = {each.player: each for each in standings.standings(evening.now)}
    assert found[free].points == 2
    assert found[free].opponents == found[met].points
    assert sum(each.points for each in found.values()) == 4
    assert found[free].wins == 1
    assert {one, other, free} == set(found)


def test_points_at_a_table_are_the_part_of_the_others_whom_one_has_beaten() -> None:
    evening = Evening(plan("tables", 2, 4), ["ann", "bob", "cay", "dan"])
    table = evening.pair()[0]
    cases: list[tuple[list[int | None], list[str]]] = [
        ([1, 2, 3, 4], ["1", "2/3", "1/3", "0"]),
        ([1, 2, 2, 2], ["1", "1/3", "1/3", "1/3"]),
        ([1, 1, 3, 3], ["5/6", "5/6", "1/6", "1/6"]),
        ([1, 2, 3, None], ["1", "1/2", "0", "0"]),
        ([1, None, None, None], ["1", "0", "0", "0"]),
        ([None, None, None, None], ["0", "0", "0", "0"]),
    ]
    for places, points in cases:
        evening.add([Result(1, 1, places)], "host")
        assert [str(evening.now.pairings[0].points(each)) for each in table] == points


def test_at_tables_wins_decide_before_the_opponents() -> None:
    """Ann wins once and is last once; Bob is second of three twice: both have a point."""
    evening = Evening(plan("tables", 2, 3), ["ann", "bob", "cay"])
    for places in ({"ann": 1, "bob": 2, "cay": 3}, {"cay": 1, "bob": 2, "ann": 3}):
        evening.pair()
        pairing = evening.now.pairings[-1]
        evening.add([Result(pairing.round, 1, [places[each] for each in pairing.players])])
    assert evening.ranks() == [(1, "ann", "1"), (1, "cay", "1"), (3, "bob", "1")]
