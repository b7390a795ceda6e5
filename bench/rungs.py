"""The pairings of the ladders, and the tables made from their matches.

Shared by ``ladder.py`` and ``strength.py``.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from strandline.arena.match import Match
from strandline.arena.rating import Pairing, Rated, ladder
from strandline.arena.summary import Summary
from strandline.bots.seats import OWN
from strandline.core.game import Game, game

TABLES: dict[str, dict[str, Any]] = {
    "crab-stack-2": {"players": 2},
    "crab-stack-4": {"players": 4},
    "krabcek": {},
    "survive-4": {"players": 4},
}
"""The ladders: a game's name with its number of players, and its options."""

HELD = 0.3
"""CPU seconds for a move of level 6: a sixth of what it has at a table, and one thread instead of two."""
ANCHOR = "random"
MEETINGS = (
    ("greedy", "random"), ("flat", "random"), ("level1", "random"), ("level1", "greedy"), ("level2", "greedy"),
    ("level2", "flat"), ("level3", "flat"), ("uct", "flat"), ("level3", "uct"), ("level4", "uct"),
    ("level2", "level1"), ("level3", "level2"), ("level4", "level3"), ("level5", "level4"), ("level6", "level5"),
)  # fmt: skip
"""The pairings: neighbours, whose games are close enough to be informative."""


def table_game(name: str) -> Game:
    """Return the game of a ladder."""
    return game(re.sub(r"-\d$", "", name), **TABLES[name])


def matches(name: str, seed: int = 0) -> Iterator[Match]:
    """Return the matches of a ladder. The first player has one seat, the other all the rest; level 6 has less time."""
    for pair in MEETINGS:
        yield Match(table_game(name), pair, seed, held=HELD)


@dataclass(frozen=True)
class Rung:
    name: str
    rated: Rated | None
    """A player's row; the rating is None if no match connects the player to the others."""
    games: int
    seconds: float


def rungs(summaries: list[Summary], seats: int) -> list[Rung]:
    """Return the ladder, strongest first; players without a rating come last."""
    pairings, games, spent = [], dict.fromkeys(OWN, 0), dict.fromkeys(OWN, 0.0)
    for summary in summaries:
        one, other = summary.standings
        pairings.append(Pairing(one.name, other.name, one.points, summary.games, seats))
        for each in one, other:
            games[each.name] += summary.games
            spent[each.name] += each.seconds * summary.games
    rated: Mapping[str, Rated] = ladder(pairings, ANCHOR) if any(summary.games for summary in summaries) else {}
    found = [Rung(name, at, games[name], spent[name] / max(1, games[name])) for name, at in rated.items()]
    return found + [Rung(name, None, 0, 0.0) for name in OWN if name not in rated]


def markdown(found: list[Rung]) -> str:
    """Write a ladder as a Markdown table."""
    lines = ["| | Elo | 95 % | games | seconds per move |", "|---|---|---|---|---|"]
    for rung in found:
        if rung.rated is None:
            lines.append(f"| {rung.name} | not run | | | |")
        else:
            at = rung.rated
            interval = "anchor" if at.low == at.high else f"{at.low:.0f} … {at.high:.0f}"
            lines.append(f"| {rung.name} | {at.elo:.0f} | {interval} | {rung.games} | {rung.seconds:.4f} |")
    return "\n".join(lines)


def put_between(file: Path, mark: str, text: str) -> None:
    """Replace the text between two marks of a file."""
    before = file.read_text(encoding="utf-8")
    form = rf"(<!-- {re.escape(mark)} -->\n).*?(<!-- end of {re.escape(mark)} -->)"
    after, number = re.subn(form, lambda found: f"{found[1]}{text}\n{found[2]}", before, flags=re.DOTALL)
    if number != 1:
        raise ValueError(f"{file}: there must be one place for {mark}, found {number}")
    file.write_text(after, encoding="utf-8")
