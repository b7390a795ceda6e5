"""``strandline compile``: everything that a game needs is compiled, part by part."""

import importlib.util

import pytest
from typer.testing import CliRunner

import strandline
from strandline.bots.levels import BASELINES, baseline, levels
from strandline.cli import compile_ahead
from strandline.cli.app import app
from strandline.cli.compile_ahead import parts_of, player_counts
from strandline.envs.opponents.minds import Compiled
from strandline.envs.opponents.seated import opponent_of

pytest.importorskip("numba")


SMALL = "play_out", "Batch", "Against random", "Against greedy", "simulate", "perft"


def parts(name: str) -> list[str]:
    return [what for what, of, _ in parts_of(name) if of == name]


@pytest.mark.parametrize("name", strandline.game_names())
def test_the_searches_of_every_bot_with_every_number_of_players_are_among_the_parts(name: str) -> None:
    found = parts(name)
    assert len(found) == len(set(found))
    for players in player_counts(strandline.game(name)) or [None]:
        game = strandline.game(name) if players is None else strandline.game(name, players=players)
        used = [*levels(game), *(baseline(each, game) for each in BASELINES)]
        assert {level.search for level in used} <= set(found)
    assert {"analyse", "play_out", "Batch", "Against random", "Against greedy", "simulate", "perft"} <= set(found)


def test_four_players_may_need_other_searches_than_two() -> None:
    assert player_counts(strandline.game("crab-stack")) == [2, 3, 4]
    assert {"proving", "mcts"} <= set(parts("crab-stack"))
    assert player_counts(strandline.game("krabcek")) == []


@pytest.mark.parametrize("name", strandline.game_names())
def test_every_kind_of_opponent_of_the_environments_is_among_the_parts(name: str) -> None:
    kinds = set()
    for players in player_counts(strandline.game(name)) or [None]:
        game = strandline.game(name) if players is None else strandline.game(name, players=players)
        found = (opponent_of(f"level{n}", game) for n in range(1, 7))
        kinds |= {each.search for each in found if isinstance(each, Compiled)}
    assert kinds
    assert {f"Against {kind}" for kind in kinds} <= set(parts(name))


def test_each_part_is_done_once_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def some(name: str) -> list[compile_ahead.Part]:
        return [(what, name, lambda what=what: done.append(f"{name} {what}")) for what in ("mcts", "perft")]

    monkeypatch.setattr(compile_ahead, "parts_of", some)
    result = CliRunner().invoke(app, ["compile", "krabcek", "survive", "krabcek"])
    assert result.exit_code == 0
    assert done == ["krabcek mcts", "krabcek perft", "survive mcts", "survive perft"]
    assert result.stderr.splitlines()[0] == "Compiling mcts for krabcek"
    assert result.stdout.startswith("Compiled: krabcek, survive (")
    done.clear()
    assert CliRunner().invoke(app, ["compile"]).exit_code == 0
    assert {each.split()[0] for each in done} == set(strandline.game_names())


def test_what_cannot_be_compiled_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    result = CliRunner().invoke(app, ["compile", "ludo"])
    assert result.exit_code == 2
    assert "there is no game “ludo”" in " ".join(result.stderr.split())
    monkeypatch.setattr(compile_ahead, "find_spec", lambda _: None)
    result = CliRunner().invoke(app, ["compile"])
    assert result.exit_code == 1
    assert "needs the extra “fast”" in result.stderr
    assert importlib.util.find_spec("numba")


def test_the_small_parts_really_run() -> None:
    quick = {what: work for what, _, work in parts_of("krabcek") if what in SMALL}
    assert len(quick) == len(SMALL)
    for work in quick.values():
        work()
