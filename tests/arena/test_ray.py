"""A Ray cluster of two nodes on this machine: the same games as without, also when a worker or a node is lost."""

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import strandline
from strandline.arena.match import Match, play_game
from strandline.arena.pool import cluster, threads
from strandline.arena.run import run
from strandline.arena.simulation import Chunk, Simulation, simulate
from strandline.cli.app import app
from strandline.sim import data

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings

MATCH = Match(strandline.game("crab-stack"), ("random", "random"), seed=6)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    ray.cloudpickle.register_pickle_by_value(__import__(__name__, fromlist=["_"]))  # workers know no tests
    # Ray notices a lost node after seconds instead of half a minute.
    quick = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "_system_config": quick})
    try:
        found.add_node(num_cpus=1)
        found.wait_for_nodes()
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


@dataclass(frozen=True)
class FragileMatch(Match):
    """A worker dies in the middle of one game, the first time that it is played."""

    marks: str = ""

    def play(self, index: int) -> str:
        die_once(self.marks, index)
        return super().play(index)


@dataclass(frozen=True)
class FragileSimulation(Simulation):
    marks: str = ""

    def play(self, index: int) -> Chunk:
        die_once(self.marks, index)
        return super().play(index)


def die_once(marks: str, index: int) -> None:
    """Record where this was played; the worker that first gets number 3 is killed."""
    mark = Path(marks) / f"{index} {ray.get_runtime_context().get_node_id()} {os.getpid()}"
    is_first = not list(Path(marks).glob("3 *"))
    mark.touch()
    if index == 3 and is_first:
        os.kill(os.getpid(), signal.SIGKILL)


def machines(marks: Path) -> set[str]:
    return {mark.name.split()[1] for mark in marks.iterdir()}


def tries(marks: Path, index: int) -> int:
    return len(list(marks.glob(f"{index} *")))


def test_a_match_survives_the_death_of_a_worker(nodes: Any, tmp_path: Path) -> None:
    match = FragileMatch(MATCH.game, MATCH.players, MATCH.seed, marks=str(tmp_path))
    lines: list[str] = []
    pool = cluster(nodes.address)

    def kept(job: Any, indices: Any) -> Any:
        for line in pool(job, indices):
            lines.append(line)
            yield line

    summary = run(match, 12, kept)
    assert summary.games == len(lines) == 12
    found = {json.loads(line)["extra"]["arena"]["index"]: json.loads(line)["moves"] for line in lines}
    assert found == {index: json.loads(play_game(MATCH, index))["moves"] for index in range(12)}
    assert len(machines(tmp_path)) == 2
    assert tries(tmp_path, 3) == 2


def test_a_simulation_survives_the_death_of_a_worker(nodes: Any, tmp_path: Path) -> None:
    (tmp_path / "marks").mkdir()
    fragile = FragileSimulation(MATCH.game, 700, seed=5, is_kept=True, marks=str(tmp_path / "marks"))
    far = simulate(fragile, cluster(nodes.address), tmp_path / "far.parquet")
    near = simulate(Simulation(MATCH.game, 700, seed=5, is_kept=True), threads(1), tmp_path / "near.parquet")
    assert far == near
    assert (tmp_path / "far.parquet").read_bytes() == (tmp_path / "near.parquet").read_bytes()
    assert data.verify(tmp_path / "far.parquet") == 700
    assert tries(tmp_path / "marks", 3) == 2


def test_the_commands_play_on_a_cluster(nodes: Any) -> None:
    for command in (
        ["simulate", "crab-stack", "--games", "300"],
        ["arena", "crab-stack", "random", "random", "--games", "4"],
    ):
        near, far = (CliRunner().invoke(app, [*command, *more]) for more in ([], ["--ray", nodes.address]))
        assert far.exit_code == near.exit_code == 0, far.output
        # The first search on a machine says that it is compiled.
        told = ([line for line in each.output.splitlines() if "Compiling" not in line][:4] for each in (near, far))
        one, other = ([line.split()[:6] for line in lines] for lines in told)
        assert one == other


def test_totals_are_exact_when_a_node_is_lost(nodes: Any, tmp_path: Path) -> None:
    """The last test here: the cluster is smaller afterwards."""
    (tmp_path / "marks").mkdir()
    (tmp_path / "marks" / "3 nowhere").touch()  # nobody is killed this time
    job = FragileSimulation(MATCH.game, 3000, seed=5, is_kept=True, marks=str(tmp_path / "marks"))
    lost: list[str] = []

    def told(totals: Any) -> None:
        if totals.games >= 500 and not lost:
            node = nodes.list_all_nodes()[-1]
            lost.append(node.node_id)
            nodes.remove_node(node, allow_graceful=False)

    far = simulate(job, cluster(nodes.address), tmp_path / "far.parquet", told)
    assert far == simulate(Simulation(MATCH.game, 3000, seed=5), threads(1))
    assert lost[0] in machines(tmp_path / "marks")
    assert data.verify(tmp_path / "far.parquet") == 3000
