"""Train a policy for Crab Stack by the compiled tree search: a loop like AlphaZero's.

    pip install '.[envs,fast]' torch
    python examples/expert_iteration.py --minutes 10 --out crab.pt

Each round plays games in which the policy chooses the moves, the compiled MCTS searches every position, and the policy
learns the visits of the search and the results of the games. Unlike AlphaZero's, the search has its own evaluation and
is not guided by the network; the network decides which positions are searched.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from ppo_self_play import Policy, judge
from torch import nn

import strandline.envs.gymnasium  # noqa: F401 - registers the environments
from strandline.envs.encoding import interpreted
from strandline.search import mcts
from strandline.search.thought import Budget, Root


def searched(env: gymnasium.vector.VectorEnv, i: int, nodes: int, seed: int) -> np.ndarray:
    """Return how often the search tried each action of game i, as shares."""
    batch, game = env.unwrapped.batch, env.unwrapped.game
    row = batch.rows[i].tolist()
    root = Root(game, int(batch.turns[i]), tuple(row), tuple(batch.history(i)))
    found, code = np.zeros(batch.masks.shape[1], np.float32), interpreted(game.name)
    for each in mcts.think(root, Budget(nodes=nodes), seed).moves:
        # A proven move needs no visits: a win counts as all of them.
        visits = 10 * nodes if each.is_proven and each.values[root.seat] == 1 else each.visits
        found[code.action_of(row, each.move)] = visits + 1e-3
    return found / found.sum()


def play(env: gymnasium.vector.VectorEnv, policy: Policy, seen: dict, steps: int, nodes: int) -> tuple[list, dict]:
    """Play some steps in all games; return what was seen, searched and won, in games that have ended."""
    n, lessons = env.num_envs, []
    open_: list[list] = [[] for _ in range(n)]
    for step in range(steps):
        with torch.no_grad():
            now, mask = torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"])
            odds = policy(now, mask)[0].softmax(1)
        seats = env.unwrapped.batch.turns.copy()
        for i in range(n):
            open_[i].append((now[i], mask[i], searched(env, i, nodes, seed=step * n + i), seats[i]))
        seen, _, over, cut, info = env.step(torch.multinomial(odds, 1).squeeze(1).numpy())
        for i in np.flatnonzero(over | cut):
            lessons += [(*told, info["rewards"][i, seat]) for *told, seat in open_[i]]
            open_[i] = []
    return lessons, seen


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lessons: list, passes: int) -> None:
    """Bring the policy nearer to the search, and its value to the results."""
    seen, mask = torch.stack([each[0] for each in lessons]), torch.stack([each[1] for each in lessons])
    shares = torch.as_tensor(np.array([each[2] for each in lessons]))
    results = torch.as_tensor(np.array([each[3] for each in lessons], np.float32))
    for _ in range(passes):
        for part in torch.randperm(len(lessons)).split(512):
            logits, value = policy(seen[part], mask[part])
            misses = -(shares[part] * logits.log_softmax(1)).sum(1).mean()
            loss = misses + nn.functional.mse_loss(value, results[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of CPU time")
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--steps", type=int, default=40, help="in each round")
    parser.add_argument("--nodes", type=int, default=200, help="of the search of a position")
    parser.add_argument("--judge", type=int, default=256, help="games against level 2 after every fifth round")
    parser.add_argument("--out", type=Path, default=Path("crab.pt"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    env = gymnasium.make_vec("strandline/CrabStackSelfPlay-v1", num_envs=arguments.games)
    policy = Policy(env.single_action_space.n)
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)
    seen, _ = env.reset(seed=arguments.seed)
    began, kept, rounds, minutes = time.process_time(), [], 0, 0.0
    while minutes < arguments.minutes:
        lessons, seen = play(env, policy, seen, arguments.steps, arguments.nodes)
        kept = (kept + lessons)[-30_000:]
        if kept:
            learn(policy, optimizer, kept, passes=3)
        rounds += 1
        minutes = (time.process_time() - began) / 60
        if rounds % 5 == 0 or minutes >= arguments.minutes:
            won = judge(policy, 2, arguments.judge)
            print(f"{minutes:5.1f} min, {rounds} rounds: {won:.1%} of the games against level 2", flush=True)
            torch.save(policy.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
