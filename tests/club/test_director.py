"""What may be done in a tournament, and what follows: coming late, leaving, not coming, corrections."""

from collections.abc import Sequence

import pytest

from strandline.club import director
from strandline.club.events import Event
from strandline.club.tournament import Tournament
from strandline.core.errors import BadOption
from strandline.table.errors import Refused

from .evenings import Evening, plan

FOUR = ["ann", "bob", "cay", "dan"]
LATE = 10**9


def reason(error: "pytest.ExceptionInfo[Refused]") -> str:
    return error.value.reason


def test_the_state_follows_from_the_stored_events_alone() -> None:
    evening = Evening(plan(rounds=2), FOUR)
    evening.pair()
    evening.win("ann")
    evening.leave("bob")
    evening.pair()
    stored = [(each.n, each.kind, each.at, each.body, each.person) for each in evening.events]
    again = Tournament("t", (Event.read(*each) for each in stored))
    assert vars(again) == vars(evening.now)


def test_a_game_that_cannot_be_played_by_so_many_or_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refused) as error:
        director.create(plan("tables", 3, 4, game="krabcek"))
    assert reason(error) == "club-wrong-size"
    with pytest.raises(BadOption):
        director.create(plan(options={"nonsense": 1}))
    with pytest.raises(Refused) as error:
        director.create(plan(name="\u200b"))
    assert reason(error) == "invisible-name"


def test_joining_twice_is_joining_once_and_a_name_is_taken_once() -> None:
    evening = Evening(plan())
    evening.join("ann")
    evening.join("ann")
    assert list(evening.now.players) == ["ann"]
    with pytest.raises(Refused) as error:
        director.join(evening.now, "another", "ANN")
    assert reason(error) == "club-name-taken"
    with pytest.raises(Refused) as error:
        director.join(evening.now, "nobody", "\u2800")
    assert reason(error) == "invisible-name"


def test_no_more_than_the_most_can_join() -> None:
    evening = Evening(plan())
    for n in range(director.MOST_PLAYERS):
        evening.join(f"p{n}")
    with pytest.raises(Refused) as error:
        evening.join("late")
    assert reason(error) == "club-full"
    evening.leave("p0")
    evening.join("p0")  # who has been there before may come back
    assert len(evening.now.active) == director.MOST_PLAYERS


@pytest.mark.parametrize("form", ["swiss", "tables"])
def test_who_comes_late_plays_from_the_next_round_on_without_the_points_of_earlier_ones(form: str) -> None:
    evening = Evening(plan(form, 3, 4 if form == "tables" else 2), FOUR)  # type: ignore[arg-type]
    evening.pair()
    evening.join("eve")
    assert "eve" not in [each for one in evening.now.pairings for each in one.players]
    evening.win("ann")
    evening.join("fay")
    table_of = [each for one in evening.pair() for each in one]
    assert {"eve", "fay"} <= set(table_of)


def test_nobody_new_joins_a_round_robin_after_its_start_but_who_left_may_come_back() -> None:
    evening = Evening(plan("round-robin", 0), FOUR)
    with pytest.raises(Refused) as error:
        evening.join("eve")
    assert reason(error) == "club-begun"
    evening.leave("ann")
    evening.join("ann")
    assert "ann" in evening.now.active


def test_who_leaves_a_round_robin_loses_the_games_that_are_left_and_keeps_the_others() -> None:
    evening = Evening(plan("round-robin", 0), FOUR)
    evening.pair()
    evening.win("ann")
    evening.leave("ann")
    for _ in range(2):
        evening.pair()
        evening.win()
    lost = [each for each in evening.now.pairings if "ann" in each.absent]
    assert [each.round for each in lost] == [2, 3]
    assert {player: points for _, player, points in evening.ranks()}["ann"] == "1"
    assert evening.now.status == "over"


def test_who_leaves_before_the_game_has_begun_loses_it_and_resigns_it_afterwards() -> None:
    evening = Evening(plan(), FOUR)
    one, other = evening.pair()[0]
    evening.leave(one)
    assert evening.now.pairings[0].places == (None, 1)
    third, _ = evening.now.pairings[1].players
    evening.leave(third, has_begun=True)
    assert evening.now.pairings[1].places is None
    assert evening.now.active == [each for each in FOUR if each not in (one, third)]
    assert other in evening.now.active


def test_the_next_round_begins_once_and_only_after_this_one() -> None:
    evening = Evening(plan(rounds=2), FOUR)
    evening.pair()
    with pytest.raises(Refused) as error:
        evening.pair()
    assert reason(error) == "club-unfinished"
    evening.win()
    evening.pair()
    evening.win()
    assert evening.now.status == "over"
    with pytest.raises(Refused) as error:
        evening.pair()
    assert reason(error) == "club-over"


def test_too_few_people_cannot_begin_or_go_on() -> None:
    evening = Evening(plan("tables", 3, 4))
    evening.join("ann")
    evening.join("bob")
    with pytest.raises(Refused) as error:
        director.start(evening.now, "s")
    assert reason(error) == "club-too-few"
    with pytest.raises(Refused) as error:
        evening.pair()
    assert reason(error) == "club-not-begun"
    swiss = Evening(plan(), ["ann", "bob"])
    swiss.pair()
    swiss.leave("ann")
    with pytest.raises(Refused) as error:
        swiss.pair()
    assert reason(error) == "club-too-few"


def test_someone_who_does_not_come_loses_after_a_while_and_larger_tables_play_without_them() -> None:
    evening = Evening(plan("tables", 3, 4), FOUR)
    players = evening.pair()[0]
    with pytest.raises(Refused) as error:
        director.absent(evening.now, 1, 1, players[0], evening.now.last, is_seated=False)
    assert reason(error) == "club-too-early"
    with pytest.raises(Refused) as error:
        director.absent(evening.now, 1, 1, players[0], LATE, is_seated=True)
    assert reason(error) == "club-there"
    for n in range(2):
        evening.add(director.absent(evening.now, 1, 1, players[n], LATE, is_seated=False), "host")
        assert evening.now.pairings[0].present == players[n + 1 :]
        assert evening.now.pairings[0].places is None  # two can still play
    assert director.absent(evening.now, 1, 1, players[0], LATE, is_seated=False) == []
    evening.add(director.absent(evening.now, 1, 1, players[2], LATE, is_seated=False), "host")
    assert evening.now.pairings[0].places == (None, None, None, 1)


def test_a_host_corrects_a_result_and_the_change_names_who_and_when() -> None:
    evening = Evening(plan(), FOUR)
    one, other = evening.pair()[0]
    evening.win(one)
    assert evening.now.pairings[0].host is None
    evening.add(director.enter(evening.now, 1, 1, [2, 1]), "host")
    changed = evening.now.pairings[0]
    assert (changed.places, changed.host, changed.entered) == ((2, 1), "host", evening.now.last)
    assert changed.points(other) == 1
    assert director.enter(evening.now, 1, 1, [2, 1]) == []


@pytest.mark.parametrize("places", [[1], [1, 2, 3], [2, 2], [1, 3], [0, 1], [2, None], [-1, 1]])
def test_places_that_cannot_be_are_refused(places: Sequence[int | None]) -> None:
    evening = Evening(plan(), FOUR)
    evening.pair()
    with pytest.raises(Refused) as error:
        director.enter(evening.now, 1, 1, places)
    assert reason(error) == "club-wrong-places"
    with pytest.raises(Refused) as error:
        director.enter(evening.now, 2, 1, [1, 2])
    assert reason(error) == "club-no-game"


def test_a_tournament_that_is_ended_early_keeps_what_was_played() -> None:
    evening = Evening(plan(rounds=3), FOUR)
    evening.pair()
    evening.win("ann")
    evening.add(director.end(evening.now), "host")
    assert evening.now.status == "over"
    assert {player: points for _, player, points in evening.ranks()}["ann"] == "1"
    with pytest.raises(Refused) as error:
        evening.join("eve")
    assert reason(error) == "club-over"
