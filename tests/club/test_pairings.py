"""Who meets whom: checked against every other possibility where there are few, and by random evenings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strandline.club import groups, round_robin, swiss
from strandline.club.swiss import Entrant

from .evenings import Evening, plan

# Round robin


@pytest.mark.parametrize("count", range(2, 17))
@pytest.mark.parametrize("is_double", [False, True])
def test_in_a_round_robin_everyone_meets_everyone_and_begins_as_often_as_not(count: int, is_double: bool) -> None:
    players = [f"p{n}" for n in range(count)]
    found = round_robin.rounds(players, is_double)
    times = 1 + is_double
    met = Counter(frozenset(pair) for pairs, _ in found for pair in pairs)
    assert met == {frozenset(pair): times for pair in combinations(players, 2)}
    for pairs, byes in found:
        assert sorted([*byes, *(each for pair in pairs for each in pair)]) == sorted(players)
    begun = Counter(pair[0] for pairs, _ in found for pair in pairs)
    second = Counter(pair[1] for pairs, _ in found for pair in pairs)
    assert all(abs(begun[each] - second[each]) <= (0 if is_double or count % 2 else 1) for each in players)
    rests = Counter(each for _, free in found for each in free)
    assert rests == (dict.fromkeys(players, times) if count % 2 else {})


# Swiss


def matchings(players: Sequence[Entrant]) -> Iterator[list[tuple[Entrant, Entrant]]]:
    """Every way to make pairs."""
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        for rest in matchings([each for each in others if each is not other]):
            yield [(first, other), *rest]


def entrants(random: Random, count: int) -> list[Entrant]:
    """People in the middle of some tournament."""
    names = [f"p{n}" for n in range(count)]
    met = {frozenset(pair): random.choice([0, 0, 0, 1, 2]) for pair in combinations(names, 2)}
    return [
        Entrant(
            each, Fraction(random.randrange(9), 2), random.randrange(-2, 3), random.random() < 0.5,
            met={other: met[frozenset((each, other))] for other in names if other != each},
        )
        for each in names
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_no_other_pairing_of_eight_is_better(seed: int) -> None:
    people = {each.id: each for each in entrants(Random(seed), 8)}
    pairs, _ = swiss.pair(list(people.values()), "s")
    best = min(sum(swiss.cost(*pair, "s") for pair in every) for every in matchings(list(people.values())))
    assert sum(swiss.cost(people[one], people[other], "s") for one, other in pairs) == best


def test_what_matters_more_costs_more_than_everything_else_together() -> None:
    one, other = Entrant("a", Fraction(20), 9), Entrant("b", Fraction(0), 9)
    all_else = 32 * swiss.cost(one, other)
    assert all_else < swiss.REMATCH < swiss.TOTAL
    assert 32 * swiss.cost(Entrant("a", balance=2), Entrant("b", balance=2)) < swiss.SCORE
    assert 32 * swiss.MOST_LOT <= swiss.BEGIN


def test_someone_who_has_begun_too_often_meets_someone_who_has_begun_too_rarely_and_does_not_begin() -> None:
    people = [Entrant(each, balance=balance) for each, balance in (("a", 1), ("b", 1), ("c", -1), ("d", -1))]
    for seed in "stuvwxyz":
        pairs, _ = swiss.pair(people, seed)
        assert all(one in "cd" and other in "ab" for one, other in pairs)


def test_the_bye_goes_to_the_lowest_who_has_had_none_and_needs_no_rematch_elsewhere() -> None:
    low = Entrant("low", Fraction(0), byes=1)
    people = [Entrant("top", Fraction(3)), Entrant("mid", Fraction(2)), Entrant("next", Fraction(1)), low]
    _, byes = swiss.pair([*people, Entrant("fifth", Fraction(4))])
    assert byes == ["next"]
    met = {"top": {"mid": 1}, "mid": {"top": 1}}
    three = [Entrant("top", Fraction(3), met=met["top"]), Entrant("mid", Fraction(2), met=met["mid"]), Entrant("new")]
    pairs, byes = swiss.pair(three)
    assert byes == ["mid"]
    assert sorted(pairs[0]) == ["new", "top"]


@settings(deadline=None, max_examples=25)
@given(count=st.integers(4, 17), seed=st.integers(0, 10**6))
def test_a_swiss_evening_has_no_rematch_one_bye_at_most_and_an_even_start(count: int, seed: int) -> None:
    """With rounds for less than half of the others, pairs without a rematch always exist."""
    random, rounds = Random(seed), max(1, (count - 1) // 2)
    evening = Evening(plan(rounds=rounds), [f"p{n}" for n in range(count)], str(seed))
    for _ in range(rounds):
        evening.pair()
        evening.win(*random.sample(evening.now.active, count // 2))
    met = Counter(frozenset(each.players) for each in evening.now.pairings)
    assert set(met.values()) == {1}
    byes = Counter(each for one in evening.now.rounds for each in one.byes)
    assert all(times == 1 for times in byes.values())
    assert sum(byes.values()) == (rounds if count % 2 else 0)
    begun = Counter(each.players[0] for each in evening.now.pairings)
    second = Counter(each.players[1] for each in evening.now.pairings)
    assert all(abs(begun[each] - second[each]) <= 2 for each in evening.now.active)


def test_with_more_rounds_than_opponents_people_meet_again_as_rarely_as_they_can() -> None:
    evening = Evening(plan(rounds=6), ["ann", "bob", "cay", "dan"])
    for _ in range(6):
        evening.pair()
        evening.win("ann")
    met = Counter(frozenset(each.players) for each in evening.now.pairings)
    assert set(met.values()) == {2}


# Tables of three and four


@pytest.mark.parametrize("usual", [3, 4])
@pytest.mark.parametrize("people", range(3, 65))
def test_everyone_sits_at_a_table_of_three_or_four_but_for_one_of_five(people: int, usual: int) -> None:
    sizes, free = groups.sizes(people, usual)
    assert sum(sizes) + free == people
    assert set(sizes) <= {3, 4}
    assert free == (people == 5)
    # As few of the other size as possible: fewer than would make whole tables of the usual one.
    assert sum(size != usual for size in sizes) < usual or people == 5


def seatings(people: Sequence[str], sizes: Sequence[int]) -> Iterator[list[list[str]]]:
    """Every way to seat people at tables."""
    if not sizes:
        yield []
        return
    first, *others = people
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for company in combinations(others, size - 1):
            for rest in seatings([each for each in others if each not in company], left):
                yield [[first, *company], *rest]


@pytest.mark.parametrize("people", [6, 7, 8, 9])
@pytest.mark.parametrize("seed", range(4))
def test_no_other_seating_has_fewer_repeated_meetings(people: int, seed: int) -> None:
    random, names = Random(seed), [f"p{n}" for n in range(people)]
    met = {frozenset(pair): random.choice([0, 0, 1, 1, 2]) for pair in combinations(names, 2)}
    sizes, _ = groups.sizes(people, 4)
    best = min(groups.repeats(each, met) for each in seatings(names, sizes))
    assert groups.repeats(groups.seat(names, 4, met, str(seed)), met) == best


def test_nobody_of_sixteen_meets_anyone_again_in_three_rounds_and_all_begin_as_often() -> None:
    evening = Evening(plan("tables", 3, 4), [f"p{n}" for n in range(16)])
    for _ in range(3):
        evening.pair()
        evening.win()
    met = Counter(frozenset(two) for each in evening.now.pairings for two in combinations(each.players, 2))
    assert set(met.values()) == {1}
    begun = Counter(each.players[0] for each in evening.now.pairings)
    assert set(begun.values()) == {1}


def test_of_five_another_one_rests_each_time() -> None:
    evening = Evening(plan("tables", 5, 4), ["ann", "bob", "cay", "dan", "eve"])
    for _ in range(5):
        evening.pair()
        evening.win()
    assert sorted(each for one in evening.now.rounds for each in one.byes) == ["ann", "bob", "cay", "dan", "eve"]
    assert {points for *_, points in evening.ranks()} == {"5/2"}
