"""The director decides what may be done in a tournament, and which events follow. It does not read a clock."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from strandline.table.errors import Refused
from strandline.table.names import check_name

from . import events as e
from . import groups, round_robin, swiss
from .events import EventData
from .lots import shuffled
from .standings import points
from .tournament import Pairing, Tournament, game_for, table_sizes

MOST_PLAYERS = 64
MOST_ROUNDS = 20
"""Of a Swiss tournament, or of tables; a round robin has as many as it needs."""
GRACE = 180_000
"""Milliseconds after the beginning of a round from which on someone who has not come can lose by it."""
TABLES = 3, 4
"""The sizes of tables for points."""


def create(plan: e.Created) -> list[EventData]:
    """Open a tournament."""
    check_name(plan.name)
    wanted = TABLES if plan.format == "tables" else (2,)
    if plan.size not in wanted or not set(wanted) <= set(table_sizes(plan.game)):
        raise Refused("club-wrong-size")
    for seats in wanted:
        game_for(plan.game, plan.options, seats)  # raises if the options do not fit
    return [plan]


def host(tournament: Tournament, person: str) -> list[EventData]:
    """Make someone a host who has the hosts' link."""
    return [] if person in tournament.hosts else [e.Hosting()]


def join(tournament: Tournament, person: str, name: str) -> list[EventData]:
    """Join, or come back. Someone who comes later has the points of no earlier round."""
    known = tournament.players.get(person)
    if known is not None and known.is_active:
        return []  # from another tab
    if tournament.status == "over":
        raise Refused("club-over")
    if tournament.is_round_robin and tournament.started and person not in tournament.started:
        raise Refused("club-begun")
    if len(tournament.players) >= MOST_PLAYERS and known is None:
        raise Refused("club-full", most=MOST_PLAYERS)
    if known is not None and tournament.started:
        return [e.Joined(known.name)]  # results already show it
    check_name(name)
    if any(each.name.casefold() == name.casefold() for each in tournament.players.values() if each.id != person):
        raise Refused("club-name-taken", name=name)
    return [e.Joined(name)]


def leave(tournament: Tournament, player: str, has_begun: bool) -> list[EventData]:
    """Leave. ``has_begun``: the player's game of this round has begun, so that they resign there; otherwise it is lost.

    What they have played counts. In a round robin, they lose all games that are left.
    """
    known = tournament.players.get(player)
    if known is None:
        raise Refused("club-no-player")
    if not known.is_active or tournament.status == "over":
        return []
    pending = pairing_of(tournament, player)
    if pending is None or has_begun:
        return [e.Left(player)]
    return [e.Left(player), e.Absent(pending.round, pending.number, player)]


def pairing_of(tournament: Tournament, player: str) -> Pairing | None:
    """Return the unfinished game of a player in this round."""
    now = tournament.round
    return (
        next((each for each in now.pairings if player in each.present and each.places is None), None) if now else None
    )


def start(tournament: Tournament, seed: str) -> list[EventData]:
    """Begin the tournament; its first round is paired afterwards."""
    if tournament.status == "over":
        raise Refused("club-over")
    _check_enough(tournament)
    return [] if tournament.started else [e.Started(seed)]


def check_next(tournament: Tournament) -> None:
    """Refuse to pair the next round if this one is not over, if there is none, or if too few people are left."""
    if not tournament.started:
        raise Refused("club-not-begun")
    if tournament.status == "over":
        raise Refused("club-over")
    if tournament.round is not None and not tournament.round.is_done:
        raise Refused("club-unfinished", round=tournament.round.number)
    if not tournament.is_round_robin:
        _check_enough(tournament)


def _check_enough(tournament: Tournament) -> None:
    fewest = min(TABLES) if tournament.plan.format == "tables" else 2
    if len(tournament.active) < fewest:
        raise Refused("club-too-few", fewest=fewest)


def pair(tournament: Tournament) -> list[EventData]:
    """Pair the next round."""
    check_next(tournament)
    number = len(tournament.rounds) + 1
    if tournament.is_round_robin:
        return _scheduled(tournament, number)
    paired = _grouped if tournament.plan.format == "tables" else _swiss
    return [e.Paired(number, *paired(tournament))]


def _scheduled(tournament: Tournament, number: int) -> list[EventData]:
    """Return the next round of a round robin. Those who have left lose their games."""
    is_double = tournament.plan.format == "double-round-robin"
    order = shuffled(tournament.seed, tournament.started)
    tables, byes = round_robin.rounds(order, is_double)[number - 1]
    gone = [
        e.Absent(number, n, player)
        for n, pair in enumerate(tables, 1)
        for player in pair
        if not tournament.players[player].is_active
    ]
    return [e.Paired(number, tables, byes), *gone]


def _swiss(tournament: Tournament) -> tuple[list[list[str]], list[str]]:
    scores, met = points(tournament), _meetings(tournament)
    balance, last = _beginnings(tournament)
    byes = Counter(player for each in tournament.rounds for player in each.byes)
    entrants = [
        swiss.Entrant(
            player,
            scores[player],
            balance[player],
            last.get(player, False),
            byes[player],
            {other: met[frozenset((player, other))] for other in tournament.active if other != player},
        )
        for player in tournament.active
    ]
    return swiss.pair(entrants, f"{tournament.seed} {len(tournament.rounds)}")


def _grouped(tournament: Tournament) -> tuple[list[list[str]], list[str]]:
    active, usual = tournament.active, tournament.plan.size
    seed = f"{tournament.seed} {len(tournament.rounds)}"
    byes = Counter(player for each in tournament.rounds for player in each.byes)
    _, free = groups.sizes(len(active), usual)
    order = sorted(shuffled(seed, active, "bye"), key=lambda player: byes[player])
    resting, playing = order[:free], sorted(order[free:], key=active.index)
    begun = Counter(pairing.players[0] for pairing in tournament.pairings)
    tables = [
        sorted(shuffled(seed, table, "order"), key=lambda player: begun[player])
        for table in groups.seat(playing, usual, _meetings(tournament), seed)
    ]
    return tables, resting


def _meetings(tournament: Tournament) -> Counter[frozenset[str]]:
    """Count how often each two people were paired."""
    return Counter(frozenset(two) for each in tournament.pairings for two in combinations(each.players, 2))


def _beginnings(tournament: Tournament) -> tuple[Counter[str], Mapping[str, bool]]:
    """Return how much more often each player began than not, and whether they began the last time."""
    balance, last = Counter[str](), dict[str, bool]()
    for pairing in tournament.pairings:
        for n, player in enumerate(pairing.players):
            balance[player] += -1 if n else 1
            last[player] = n == 0
    return balance, last


def found(tournament: Tournament, number: int, table: int) -> Pairing:
    """Return a game, or refuse if there is none."""
    pairing = tournament.pairing(number, table)
    if pairing is None:
        raise Refused("club-no-game")
    return pairing


def absent(tournament: Tournament, number: int, table: int, player: str, now: int, is_seated: bool) -> list[EventData]:
    """Let someone lose who has not come. ``is_seated``: they sit at the table, so that its clock decides."""
    pairing = found(tournament, number, table)
    if player not in pairing.players:
        raise Refused("club-no-player")
    if player in pairing.absent or pairing.places is not None:
        return []
    if is_seated:
        raise Refused("club-there")
    if now < pairing.at + GRACE:
        raise Refused("club-too-early", minutes=GRACE // 60_000)
    return [e.Absent(number, table, player)]


def enter(tournament: Tournament, number: int, table: int, places: Sequence[int | None]) -> list[EventData]:
    """Enter or correct a result as a host: places from 1 on, equal ones shared, null for someone who did not play."""
    pairing = found(tournament, number, table)
    given = sorted(each for each in places if each is not None)
    # Two second places are followed by a fourth: the place is one more than the number of those who are better.
    if len(places) != len(pairing.players) or any(place != given.index(place) + 1 for place in given):
        raise Refused("club-wrong-places")
    return [] if tuple(places) == pairing.places else [e.Result(number, table, list(places))]


def from_table(pairing: Pairing, places: Mapping[str, int]) -> e.Result:
    """Return the result of a game that was played, by the places of those who did."""
    return e.Result(pairing.round, pairing.number, [places.get(player) for player in pairing.players])


def end(tournament: Tournament) -> list[EventData]:
    """End the tournament. Games without a result count for nobody."""
    return [] if tournament.status == "over" else [e.Ended()]
