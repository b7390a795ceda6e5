"""A tournament as files: the standings and all results as CSV, and everything as one document for programs."""

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from fractions import Fraction
from io import StringIO
from typing import Any

from .standings import TIE_BREAKS, standings
from .tournament import Pairing, Tournament

FORMULA = "=+-@\t\r"
"""What a text must not begin with: a spreadsheet would take it for a formula."""


def standings_csv(tournament: Tournament) -> str:
    """Return the standings as CSV."""
    breaks = TIE_BREAKS[tournament.plan.format]
    lines = [
        (
            each.rank,
            _name(tournament, each.player),
            _decimal(each.points),
            each.games,
            *map(_decimal, each.ties(breaks)),
        )
        for each in standings(tournament)
    ]
    return _csv(("rank", "name", "points", "games", *breaks), lines)


def results_csv(tournament: Tournament) -> str:
    """Return all results as CSV: a line for each player of each game, and for each bye."""
    lines: list[tuple[Any, ...]] = []
    for each in tournament.rounds:
        for pairing in each.pairings:
            for player in pairing.players:
                points = "" if pairing.places is None else _decimal(pairing.points(player))
                note = "absent" if player in pairing.absent else "host" if pairing.host else ""
                place = pairing.place(player)
                line = "" if place is None else place, points, note
                lines.append((each.number, pairing.number, _name(tournament, player), *line))
        byes = _decimal(tournament.bye_points)
        lines += [(each.number, "", _name(tournament, player), "", byes, "bye") for player in each.byes]
    return _csv(("round", "table", "name", "place", "points", "note"), lines)


def document(tournament: Tournament) -> dict[str, Any]:
    """Return everything as plain data. Points are exact: “2/3”."""
    plan = tournament.plan
    return {
        "format": "strandline-tournament",
        "version": 1,
        "name": plan.name,
        "game": plan.game,
        "options": plan.options,
        "pairing": plan.format,
        "size": plan.size,
        "clock": plan.clock,
        "status": tournament.status,
        "players": [{"name": each.name, "active": each.is_active} for each in tournament.players.values()],
        "rounds": [
            {
                "number": each.number,
                "games": [_game(tournament, pairing) for pairing in each.pairings],
                "byes": [tournament.players[player].name for player in each.byes],
            }
            for each in tournament.rounds
        ],
        "standings": [
            {
                "rank": each.rank,
                "name": tournament.players[each.player].name,
                "points": str(each.points),
                "games": each.games,
                "wins": each.wins,
                "opponents": str(each.opponents),
                "sonneborn": str(each.sonneborn),
            }
            for each in standings(tournament)
        ],
    }


def _game(tournament: Tournament, pairing: Pairing) -> dict[str, Any]:
    names = {player: tournament.players[player].name for player in pairing.players}
    entered = None if pairing.entered is None else datetime.fromtimestamp(pairing.entered / 1000, UTC).isoformat()
    return {
        "table": pairing.number,
        "players": list(names.values()),
        "absent": [names[player] for player in pairing.absent],
        "places": None if pairing.places is None else list(pairing.places),
        "points": None if pairing.places is None else [str(pairing.points(player)) for player in pairing.players],
        "entered": entered,
    }


def _name(tournament: Tournament, player: str) -> str:
    name = tournament.players[player].name
    return f"'{name}" if name[0] in FORMULA else name


def _decimal(value: Fraction) -> str:
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def _csv(head: Iterable[str], lines: Iterable[Iterable[Any]]) -> str:
    # With a mark of its encoding: spreadsheets would otherwise misread names.
    text = StringIO("\ufeff")
    text.seek(1)
    csv.writer(text).writerows([head, *lines])
    return text.getvalue()
