"""Tables of three and four: everyone plays in each round, with as few repeated meetings as possible."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from .lots import shuffled

Meetings = Mapping[frozenset[str], int]
"""How often two people have sat at a table."""
SMALL = 16
"""Up to so many people, the search begins again from many orders; with more, repeats are easily avoided."""
MANY, FEW = 24, 3


def sizes(people: int, usual: int) -> tuple[list[int], int]:
    """Return the sizes of the tables, and how many people have a bye: one of five, otherwise nobody."""
    other = 7 - usual
    for free in range(people + 1):
        seated = people - free
        for others in range(seated // other + 1):
            if (seated - others * other) % usual == 0:
                return sorted([usual] * ((seated - others * other) // usual) + [other] * others, reverse=True), free
    raise AssertionError  # with nobody seated, there is no table


def repeats(tables: Sequence[Sequence[str]], met: Meetings) -> int:
    """Return how bad repeated meetings are: a pair that has met before counts 1, one that has met twice 4."""
    return sum(_repeats(each, met) for each in tables)


def _repeats(table: Sequence[str], met: Meetings) -> int:
    return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))


def seat(players: Sequence[str], usual: int, met: Meetings, seed: str) -> list[list[str]]:
    """Return tables for the players, whose number fits ``sizes``: the best found by exchanging pairs of people."""
    wanted, _ = sizes(len(players), usual)
    found: list[list[str]] = []
    for attempt in range(MANY if len(players) <= SMALL else FEW):
        order = iter(shuffled(seed, players, attempt))
        tables = [[next(order) for _ in range(size)] for size in wanted]
        _improve(tables, met)
        if not found or repeats(tables, met) < repeats(found, met):
            found = tables
        if not repeats(found, met):
            break
    return found


def _improve(tables: list[list[str]], met: Meetings) -> None:
    """Exchange two people as long as that leaves fewer repeats."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(tables, 2):
            for n in range(len(one)):
                for m in range(len(other)):
                    before = _repeats(one, met) + _repeats(other, met)
                    if not before:
                        continue
                    one[n], other[m] = other[m], one[n]
                    if _repeats(one, met) + _repeats(other, met) < before:
                        is_better = True
                    else:
                        one[n], other[m] = other[m], one[n]
