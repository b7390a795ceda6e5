"""A match on a Ray cluster of two nodes on this machine: the same games as without."""

import json
from typing import Any

import pytest

import strandline
from strandline.arena.match import Match, play_game
from strandline.arena.pool import cluster
from strandline.arena.run import run

ray = pytest.importorskip("ray")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_the_same_games() -> None:
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        match = Match(strandline.game("crab-stack"), ("random", "random"), seed=6)
        lines: list[str] = []
        pool = cluster(nodes.address)

        def kept(match: Match, indices: Any) -> Any:
            for line in pool(match, indices):
                lines.append(line)
                yield line

        summary = run(match, 12, kept)
    finally:
        ray.shutdown()
        nodes.shutdown()
    assert summary.games == 12
    found = {json.loads(line)["extra"]["arena"]["index"]: json.loads(line)["moves"] for line in lines}
    assert found == {index: json.loads(play_game(match, index))["moves"] for index in range(12)}
