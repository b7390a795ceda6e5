"""Matches: mirrored deals, rotated seats, the same games for the same seed, and what becomes of a bot that fails."""

import json
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import strandline
from strandline.arena.match import Match, Played, play_game
from strandline.arena.pool import WorkerFailed, local
from strandline.arena.run import run
from strandline.arena.summary import Tally
from strandline.bots.bot import Choice
from strandline.bots.thinker import RandomBot, Thinker
from strandline.core.errors import BadOption
from strandline.core.record import End, Record
from strandline.search.thought import Budget, Root

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile" / "polite.py"
TWO = strandline.game("crab-stack")
FOUR = strandline.game("crab-stack", players=4)


def program(how: str) -> str:
    return f"program:{sys.executable} -I {HOSTILE} {how}"


def inline(match: Match, indices: Any) -> Any:
    """Return a pool without processes."""
    return (play_game(match, index) for index in indices)


def test_every_deal_is_played_from_all_seats() -> None:
    match = Match(FOUR, ("level6", "flat"), seed=3)
    assert [match.seated(index) for index in range(5)] == [
        (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0), (0, 1, 1, 1),
    ]  # fmt: skip
    starts = [match.deal(index).text for index in range(8)]
    assert len(set(starts[:4])) == len(set(starts[4:])) == 1
    assert starts[0] != starts[4]
    assert Match(FOUR, ("level6", "flat"), seed=4).deal(0).text != starts[0]


def test_three_players_go_round() -> None:
    match = Match(strandline.game("crab-stack", players=3), ("level1", "level2", "random"))
    assert [match.seated(index) for index in range(3)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_games_of_a_deal_share_their_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Krabcek's die has the same odds every time: two players who play the same moves see the same rolls."""
    match = Match(strandline.game("krabcek"), ("random", "random"), seed=1)
    games = [Record.read(play_game(match, index)) for index in range(4)]
    thrown = [dice(game) for game in games]
    for mirror, other in ((0, 1), (2, 3)):
        shorter = min(len(thrown[mirror]), len(thrown[other]))
        assert shorter > 10
        assert thrown[mirror][:shorter] == thrown[other][:shorter]
    assert thrown[0][:10] != thrown[2][:10]


def dice(record: Record) -> list[str]:
    turns = [position.turn for position in record.positions()]
    return [move for turn, move in zip(turns, record.moves, strict=False) if turn == strandline.CHANCE]


@pytest.mark.parametrize("name", strandline.game_names())
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    match = Match(strandline.game(name), ("random", "random"), seed=5)
    lines = [play_game(match, 3) for _ in range(2)]
    same = [{key: value for key, value in json.loads(line).items() if key != "extra"} for line in lines]
    assert same[0] == same[1]
    assert same[0]["moves"] != json.loads(play_game(match, 1))["moves"]


def test_a_game_is_a_true_record_with_chance_in_it() -> None:
    match = Match(strandline.game("krabcek"), ("random", "random"), seed=2)
    line = play_game(match, 1)
    assert "\n" not in line
    record = Record.read(line)
    assert record.end == End("rules")
    assert record.seats == ("random", "random")
    assert json.loads(line)["chance"]
    played = Played.read(line)
    assert played.players == (1, 0)
    assert sum(played.shares) == 1
    assert played.length == sum(played.decisions) == len(record.moves) - len(json.loads(line)["chance"])


def test_bots_are_handed_nothing_but_a_root(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    class Nosy:
        name = "nosy"

        def begin(self) -> None:
            pass

        def close(self) -> None:
            pass

        def choose(self, *args: Any) -> Choice:
            given.append(args)
            root = args[0]
            out = [0] * root.game.modules.rules.MAX_MOVES
            root.game.kernel.moves(list(root.row), out)
            return Choice(root.game.modules.notation.move_text(list(root.row), out[0]))

    monkeypatch.setattr("strandline.arena.match.seated", lambda *_, **__: Nosy())
    record = Record.read(play_game(Match(strandline.game("survive", players=3), ("random", "random"), nodes=9), 0))
    decisions = [position for position in record.positions() if position.turn is not None and position.turn >= 0]
    assert len(decisions) == len(given) > 100
    for position, (root, budget, seed) in zip(decisions, given, strict=True):
        assert root == Root.of(position)
        assert vars(root).keys() == {"game", "seat", "row", "seen"}
        assert budget.nodes == 9
        assert type(seed) is int
    assert len({seed for *_, seed in given}) == len(given)


def test_a_level_that_is_timed_can_be_held_to_less(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Budget | None] = {}

    def choose(bot: Thinker, root: Root, budget: Budget | None, seed: int) -> Choice:
        given[bot.name] = budget
        return RandomBot().choose(root, budget, seed)

    monkeypatch.setattr(Thinker, "choose", choose)
    play_game(Match(TWO, ("level6", "level5"), held=0.3), 0)
    assert given == {"level6": Budget(0.3, is_cpu_time=True), "level5": None}


@pytest.mark.parametrize("how", ["crash", "illegal"])
def test_a_bot_that_fails_loses_and_the_match_goes_on(how: str) -> None:
    match = Match(TWO, (program(how), "random"), seconds=0.2)
    summary = run(match, 4, inline)
    bad, good = summary.standings
    assert (bad.wins, bad.losses, bad.failed) == (0, 4, 4)
    assert (good.wins, good.losses, good.failed) == (4, 0, 0)
    assert summary.failures
    assert summary.failures[0].startswith(Path(sys.executable).name)


def test_at_a_bigger_table_the_others_share() -> None:
    line = play_game(Match(FOUR, ("random", program("crash")), seconds=0.2), 0)
    record = Record.read(line)
    assert record.end is not None
    assert record.end.by == "resigned"
    assert Played.read(line).failed == record.end.seat
    assert sorted(Played.read(line).shares) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_standings_count_every_seat() -> None:
    tally = Tally(Match(FOUR, ("level6", "flat")))
    for index, winner in enumerate((0, 0, 2, 3)):  # the first player sits in seat 0, 1, 2, 3
        shares = tuple(float(seat == winner) for seat in range(4))
        seconds = tuple(0.5 if seat == index else 0.25 for seat in range(4))
        tally.add(Played(index, tally.match.seated(index), shares, True, 40, (10,) * 4, seconds))
    ours, theirs = tally.summary().standings
    assert (ours.seats, ours.games, ours.wins, ours.losses, ours.score) == (1, 4, 3, 1, 0.75)
    assert (theirs.seats, theirs.games, theirs.wins, theirs.losses, theirs.score) == (3, 4, 1, 11, 0.25)
    assert ours.elo == pytest.approx(-theirs.elo)
    assert ours.elo == pytest.approx(400 * 0.9542425, abs=0.01)  # three to one, against three
    assert ours.seconds == pytest.approx(0.05)
    assert theirs.seconds == pytest.approx(0.025)
    assert json.dumps(tally.summary().document(), allow_nan=False)


def test_a_score_of_all_or_nothing_is_told_without_infinity() -> None:
    tally = Tally(Match(TWO, ("level6", "random")))
    tally.add(Played(0, (0, 1), (1.0, 0.0), True, 4, (2, 2), (0.1, 0.1)))
    assert json.loads(json.dumps(tally.summary().document(), allow_nan=False))["standings"][0]["elo"] is None


def test_the_test_stops_a_match_early_and_always_at_the_same_deal() -> None:
    """The other player fails every time: the first wins all games."""
    match = Match(TWO, ("random", program("leave")), seconds=0.1)
    summary = run(match, 1000, inline, sprt=(0, 400))
    assert summary.test is not None
    assert summary.test.verdict == "elo1"
    assert summary.test.llr > summary.test.bound
    assert summary.games == 2 * summary.test.deals < 40
    again = Tally(match, (0, 400))
    for index in reversed(range(60)):
        players = match.seated(index)
        again.add(Played(index, players, tuple(float(who == 0) for who in players), True, 1, (1, 0), (0.0, 0.0)))
    assert again.summary().test == summary.test
    lost = Tally(match, (0, 400))
    for index in range(60):
        players = match.seated(index)
        lost.add(Played(index, players, tuple(float(who == 1) for who in players), True, 1, (1, 0), (0.0, 0.0)))
    assert lost.is_decided
    found = lost.summary().test
    assert found is not None
    assert found.verdict == "elo0"


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (
            ("level7", "random"),
            "there is no bot “level7”; choose one of level1, level2, level3, level4, level5, ",
        ),
        (("random", "program:"), "there is no bot “program:”"),
        (("random", 'program:"x'), 'there is no bot “program:"x”'),
        (("random",), "you gave one player, but this game takes two"),
        (("random",) * 3, "you gave 3 players, but this game takes two"),
    ],
)
def test_a_wrong_player_is_named(players: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadOption) as error:
        Match(TWO, players)
    assert words in str(error.value)


def test_processes_play_every_game_once() -> None:
    match = Match(TWO, ("random", "random"), seed=9)
    told: list[int] = []
    summary = run(match, 21, local(2), on_progress=lambda tally, total: told.append(len(tally.games)))
    assert summary.games == 22
    assert told == list(range(23))
    assert summary.standings[0].points == run(match, 22, inline).standings[0].points


def test_a_mistake_of_ours_is_not_taken_for_a_lost_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the worker notices that the program's name is wrong."""
    match = Match(TWO, ("random", "random"))
    object.__setattr__(match, "players", ("nobody", "random"))
    with pytest.raises(WorkerFailed, match="there is no bot “nobody”"):
        list(local(1)(match, [0]))


def test_players_move_on_by_one_seat() -> None:
    match = Match(FOUR, ("level1", "level2", "level3", "random"))
    for one, other in pairwise(range(4)):
        assert Counter(match.seated(one)) == Counter(match.seated(other))
        assert match.seated(other) == (match.seated(one)[-1], *match.seated(one)[:-1])
