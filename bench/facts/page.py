"""Writes the page of facts: tables, and sentences made from their figures."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from strandline.arena.rating import wilson

from .gather import Found, Table

Both = dict[str, Found]
"""The games, by who played."""


def page(found: dict[Table, Both], command: str, seed: int, perfect_play: str = "") -> str:
    """Return the whole page in Markdown; the section on perfect play comes from ``solved.py``."""
    sections = (line for each in found.items() for line in section(*each))
    return "\n".join([*head(command, seed), *overview(found), *sections, perfect_play])


def head(command: str, seed: int) -> Iterator[str]:
    yield f"""# Facts about the games

`{command}`, seed {seed}, counted everything on this page but the last section, and wrote it, including the sentences
below the tables.

The games use the default options. They are played at random (every legal move is equally likely) and by level-4 bots.
The counts come from the positions before and after each move, so no rule is written a second time here.
Games of Survive take the bots longest, so they played a third as many, and the figures are less precise.
Ranges in brackets are 95 % intervals (Wilson). With many thousands of games they are small and left out.
The *first player* is the seat that decides first. Level 4 is not a perfect player: stronger ones may differ.
Games of bots with the same number use the same random numbers in every section, so their dice are not independent.
"""


def overview(found: dict[Table, Both]) -> Iterator[str]:
    yield from ("## At a glance", "")
    yield "| | who plays | games | decisions | chance events | legal moves | first player's share | par | shared |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|"
    for table, both in found.items():
        for name, each in both.items():
            mean = each.lengths.mean(axis=0)
            yield (
                f"| [{table.title}](#{anchor(table)}) | {name} | {each.games:,} | {mean[0]:.1f} | {mean[1]:.1f} "
                f"| {each.branching[0]:.1f} | {interval(*each.place(0))} | {100 / table.game.seats:.1f} % "
                f"| {percent(each.drawn, each.games)} |"
            )
    yield ""


def anchor(table: Table) -> str:
    return table.title.lower().replace(",", "").replace(" ", "-")


def section(table: Table, both: Both) -> Iterator[str]:
    """Yield the section of one table."""
    yield from (f"## {table.title}", "", f"![Lengths and the first player]({picture_of(table)})", "")
    yield from rows("", both, lambda _, name: name, head=True)
    yield from rows("games", both, lambda each, _: f"{each.games:,}")
    for which, what in enumerate(("decisions", "chance events")):
        if any(each.lengths[:, which].any() for each in both.values()):
            yield from rows(
                f"{what} per game", both, lambda each, _, which=which: f"{each.lengths[:, which].mean():.1f}"
            )
            yield from rows("5 %, 50 % and 95 % quantiles", both, lambda each, _, which=which: quantiles(each, which))
            yield from rows("fewest and most", both, lambda each, _, which=which: ends(each, which))
    yield from rows("legal moves per decision", both, lambda each, _: f"{each.branching[0]:.1f}")
    yield from rows("most legal moves", both, lambda each, _: f"{each.branching[1]}")
    yield from rows("decisions without a choice", both, lambda each, _: f"{100 * each.branching[2]:.1f} %")
    for place, name in enumerate(("first", "second", "third", "fourth")[: table.game.seats]):
        yield from rows(f"share of the {name} player", both, lambda each, _, place=place: interval(*each.place(place)))
    if hasattr(table.kind, "STARTER"):
        yield from rows(
            "share of the player who moves first", both, lambda each, _: interval(*each.place(0, table.kind.STARTER))
        )
    yield from rows("shared games", both, lambda each, _: percent(each.drawn, each.games))
    yield from (
        rows("stopped games", both, cut_off)
        if any(not each.results.any(axis=1).all() for each in both.values())
        else ()
    )
    yield ""
    yield from endings(table, both)
    yield from rare(table, both)
    yield from (*sentences(table, both), "")


def picture_of(table: Table) -> str:
    return f"facts/{table.key}.svg"


def rows(title: str, both: Both, cell: Any, head: bool = False) -> Iterator[str]:
    """Yield a line of a table with a column for each kind of player."""
    yield f"| {title} | " + " | ".join(cell(each, name) for name, each in both.items()) + " |"
    if head:
        yield "|---|" + "--:|" * len(both)


def endings(table: Table, both: Both) -> Iterator[str]:
    yield from rows("how it ended", both, lambda _, name: name, head=True)
    for number, (what, rule) in enumerate(table.kind.ENDINGS):
        yield from rows(f"{what} ({rule})", both, lambda each, _, n=number: percent(*ended(table, each, n)))
    yield ""


def ended(table: Table, each: Found, number: int) -> tuple[int, int]:
    over = each.results.any(axis=1)
    return int((each.tally[over, table.kind.ENDING] == number).sum()), each.games


def rare(table: Table, both: Both) -> Iterator[str]:
    """Yield the table of rare events: the share of games with them, and how often they happen per game."""
    yield from rows("share of games with", both, lambda _, name: f"{name} | per game", head=False)
    yield "|---|" + "--:|" * (2 * len(both))
    for number, (what, rule) in enumerate(table.kind.FACTS):
        yield from rows(f"{what} ({rule})", both, lambda each, _, n=number: seen(each, n))
    for what, rule, number in table.kind.MEANS:
        yield from rows(f"{what} ({rule})", both, lambda each, _, n=number: f" | {each.tally[:, n].mean():.2f}")
    yield ""


def seen(each: Found, number: int) -> str:
    return f"{percent(each.having(number), each.games)} | {number_of(float(each.tally[:, number].mean()))}"


def sentences(table: Table, both: Both) -> Iterator[str]:
    """Yield sentences about the figures."""
    par = 1 / table.game.seats
    written = []
    for name, each in both.items():
        share, low, high = each.place(0)
        verdict = "above par" if low > par else "below par" if high < par else "par within the margin of error"
        written.append(
            f"With {name} the first player's share is {interval(share, low, high)}: {verdict} ({100 * par:.1f} %)."
        )
    (one, a), *others = both.items()
    for name, b in others:
        middle = [float(np.quantile(each.lengths[:, 0], 0.5, method="inverted_cdf")) for each in (a, b)]
        how = "longer than" if middle[1] > middle[0] else "shorter than" if middle[1] < middle[0] else "as long as"
        written.append(
            f"Games with {name} are {how} games with {one}: "
            f"the medians are {middle[1]:.0f} and {middle[0]:.0f} decisions."
        )
        written += changes(table, a, b)
    for name, each in both.items():
        never = [f"{what} ({rule})" for n, (what, rule) in enumerate(table.kind.FACTS) if not each.tally[:, n].any()]
        if never:
            written.append(f"It never happened in {each.games:,} games with {name}: {'; '.join(never)}.")
    yield " ".join(written)


def changes(table: Table, a: Found, b: Found) -> Iterator[str]:
    """Yield the facts in which the two differ most by ratio, if their intervals do not overlap."""
    found = []
    for number, (what, rule) in enumerate(table.kind.FACTS):
        few, many = sorted(wilson(each.having(number), each.games) for each in (a, b))
        if few[1] < many[0]:
            shares = [percent(each.having(number), each.games) for each in (b, a)]
            ratio = sum(many) / sum(few)
            found.append((ratio, f"{what} ({rule}), {shares[0]} and {shares[1]}"))
    found.sort(key=lambda each: -each[0])
    if found:
        yield f"They differ most in the share of games with: {'; '.join(words for _, words in found[:3])}."


def cut_off(each: Found, _: str) -> str:
    return percent(int((~each.results.any(axis=1)).sum()), each.games)


def quantiles(each: Found, which: int) -> str:
    return ", ".join(f"{q:.0f}" for q in np.quantile(each.lengths[:, which], (0.05, 0.5, 0.95), method="inverted_cdf"))


def ends(each: Found, which: int) -> str:
    return f"{each.lengths[:, which].min()}, {each.lengths[:, which].max():,}"


def interval(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def percent(count: int, games: int) -> str:
    """Return a share, with its interval if there are not very many games."""
    if not count:
        return "0"
    share = f"{100 * count / games:.2f} %" if count / games < 0.1 else f"{100 * count / games:.1f} %"
    if games >= 20_000:
        return share
    low, high = wilson(count, games)
    return f"{share} ({100 * low:.1f}–{100 * high:.1f})"


def number_of(mean: float) -> str:
    return "0" if mean == 0 else f"{mean:.2f}" if mean >= 0.01 else f"{mean:.2g}"
