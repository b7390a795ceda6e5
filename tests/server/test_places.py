"""Places in rated games, which abandoning makes worse, and the ratings that follow from them."""

from itertools import product
from typing import Any

import pytest

from strandline.server.places import departures, places, why_not
from strandline.server.rating import MU, Rating, after_game
from strandline.table import commands as c
from strandline.table import events as e
from strandline.table.events import EventData
from strandline.table.referee import decided
from strandline.table.state import Table
from tests.table.a_table import SECRET, do, new_table, then

PEOPLE = "ann", "bob", "cleo", "dan"


def playing(players: int, moves: int) -> Table:
    """A game between people in which some moves have been made."""
    table = new_table("crab-stack", players)
    for seat, person in enumerate(PEOPLE[:players]):
        table = do(table, c.Sit(id=f"s{seat}", do="sit", seat=seat, name=person, nonce=f"{seat:016x}"), person)
    for n in range(moves):
        (seat,) = table.deciding
        move = table.position.moves()[0] if table.position else ""
        table = do(table, c.Move(id=f"m{n}", do="move", seat=seat, expect=n, move=move), PEOPLE[seat])
    return table


def after(table: Table, *events: EventData) -> Table:
    for event in events:
        table = then(table, decided(event), "ann")
    return table


def ended(*shares: str, by: Any = "rules", seat: int | None = None) -> e.Ended:
    return e.Ended(by, list(shares) or None, SECRET, seat)


def test_the_winner_is_first_and_the_others_share_the_next_place() -> None:
    assert places(after(playing(4, 4), ended("0", "0", "1", "0"))) == [2, 2, 1, 2]
    assert places(after(playing(3, 3), ended("1/2", "0", "1/2"))) == [1, 3, 1]
    assert places(after(playing(2, 2), ended("1/2", "1/2", by="agreed"))) == [1, 1]


def test_who_left_is_below_all_who_stayed_even_if_a_bot_wins_for_them() -> None:
    table = after(playing(4, 4), e.Resigned(1), e.TimeOver(3), ended("0", "1", "0", "0"))
    assert places(table) == [1, 4, 1, 3]
    table = after(playing(4, 4), e.Resigned(1), e.TimeOver(3), ended("1/4", "1/4", "1/4", "1/4", by="agreed"))
    assert places(table) == [1, 4, 1, 3]


def test_who_is_back_before_the_end_has_not_left() -> None:
    table = after(playing(3, 3), e.TimeOver(0), e.Back(0), ended("1", "0", "0"))
    assert departures(table) == {}
    assert places(table) == [1, 2, 2]


def test_resigning_after_ones_time_is_over_does_not_count_as_leaving_later() -> None:
    table = after(playing(3, 3), e.TimeOver(0), e.TimeOver(1), e.Resigned(0), ended("0", "0", "1"))
    assert places(table) == [3, 2, 1]
    table = after(playing(3, 3), e.TimeOver(0), e.TimeOver(1), e.Back(0), e.Resigned(0), ended("0", "0", "1"))
    assert places(table) == [2, 3, 1]


def test_when_all_have_left_the_last_one_is_first() -> None:
    table = playing(3, 3)
    for seat in (1, 0, 2):
        table = do(table, c.Resign(id=f"r{seat}", do="resign", seat=seat), PEOPLE[seat])
    assert table.end is not None
    assert table.end.by == "stopped"
    assert places(table) == [2, 3, 1]
    assert why_not(table) is None


def test_two_players_resign_or_run_out_of_time() -> None:
    resigned = do(playing(2, 2), c.Resign(id="r", do="resign", seat=0), "ann")
    assert places(resigned) == [2, 1]
    assert places(after(playing(2, 2), ended("1", "0", by="time", seat=1))) == [1, 2]


def test_a_game_counts_once_everyone_has_moved_or_if_it_ended_by_the_rules() -> None:
    assert why_not(after(playing(2, 1), e.Resigned(1), ended("1", "0", by="resigned", seat=1))) == "short"
    assert why_not(after(playing(2, 2), e.Resigned(1), ended("1", "0", by="resigned", seat=1))) is None
    assert why_not(after(playing(3, 2), ended("0", "0", "1"))) is None
    undone = after(playing(2, 2), e.Undone(1), ended("1/2", "1/2", by="agreed"))
    assert why_not(undone) == "short"


def test_a_game_that_is_stopped_because_it_is_too_long_does_not_count() -> None:
    assert why_not(after(playing(2, 2), ended(by="stopped"))) == "long"
    assert why_not(after(playing(3, 3), e.TimeOver(0), e.Resigned(2), ended(by="stopped"))) == "long"


# Ratings


def shown(*places: int) -> list[int]:
    """The ratings after the first game of all these players."""
    return [each.points for each in after_game([Rating()] * len(places), places)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_better_place_always_gets_more_and_the_same_place_the_same(players: int) -> None:
    for found in product(range(1, players + 1), repeat=players):
        ratings = after_game([Rating()] * players, found)
        for (one, a), (other, b) in product(zip(found, ratings, strict=True), repeat=2):
            assert (one < other) == (a.mu > b.mu + 1e-9), found
        assert sum(each.mu for each in ratings) == pytest.approx(players * MU)


def test_a_tie_between_equals_changes_nothing_but_the_uncertainty() -> None:
    assert shown(1, 1) == [1500, 1500]
    (one, _) = after_game([Rating(), Rating()], [1, 1])
    assert one.sigma < Rating().sigma
    assert one.games == 1


def test_who_beats_a_stronger_player_wins_more_and_a_certain_rating_moves_less() -> None:
    strong, weak, sure = Rating(30, 3), Rating(20, 3), Rating(20, 1)
    expected = after_game([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = after_game([weak, strong], [1, 2])[0].mu - weak.mu
    assert 0 < expected < surprise
    assert 0 < after_game([sure, strong], [1, 2])[0].mu - sure.mu < surprise


def test_leaderboards_are_cautious() -> None:
    lucky, proven = after_game([Rating(), Rating()], [1, 2])[0], Rating(26, 2, 40)
    assert lucky.points > proven.points
    assert lucky.cautious < proven.cautious
    assert (lucky.is_provisional, proven.is_provisional) == (True, False)
