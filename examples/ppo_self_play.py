"""Train a policy for Crab Stack by playing against itself: PPO in plain torch on the vector environment.

    pip install '.[envs,fast]' torch
    python examples/ppo_self_play.py --minutes 15 --out crab.pt

One network decides for both seats. Each step, every game asks the seat to move; the reward of a game goes to the
decisions of the seat that got it, so what comes after a move is seen from the other side: in a game of two, a value for
the opponent counts with the opposite sign. Every minute the policy, choosing its best action, plays level 2.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import strandline.envs.gymnasium  # noqa: F401 - registers the environments
from strandline.games.crab_stack.encoding import COLUMNS, GRID, MOVE_OF, WALKS

GAMMA, TRACE = 0.99, 0.9
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
PLACES, LAYERS, KINDS = 36, 5, 7
"""Rocks; how many crabs of a stack are seen, from the top; what a crab can be among two players (0: none)."""
UNTURNED = 5
"""The number of the symmetry that leaves everything where it is."""


def symmetries() -> tuple[list[list[int]], list[list[int]]]:
    """Return, for each of the twelve symmetries of the board, where each cell goes and where each action goes."""
    _, columns, pixels = GRID
    where = {(pixel // columns - 3, pixel % columns - 3): cell for cell, pixel in enumerate(pixels)}
    number = {move: action for action, move in enumerate(MOVE_OF)}
    cells, actions = [], []
    for mirrored in (False, True):
        turned = {(y, x) if mirrored else (x, y): cell for (x, y), cell in where.items()}
        for _ in range(6):
            turned = {(-y, x + y): cell for (x, y), cell in turned.items()}
            goes = {cell: where[place] for place, cell in turned.items()}
            cells.append([goes[cell] for cell in range(PLACES)])
            far = [COLUMNS[goes[COLUMNS.index(cell)]] if cell in COLUMNS else 0 for cell in range(64)]
            walks = [number[far[move >> 6] << 6 | far[move & 63]] for move in MOVE_OF[:WALKS]]
            actions.append(walks + list(range(WALKS, len(MOVE_OF))))
    return cells, actions


class Policy(nn.Module):
    """Looks at what a seat sees, and returns a logit for each action and the value for that seat.

    It turns each position into the same one of its twelve symmetric forms, so that it learns only that one.
    """

    def __init__(self, actions: int, width: int = 128):
        super().__init__()
        # Each crab adds a vector, by its rock and its place in the stack: quicker than a product with zeros.
        self.crabs = nn.EmbeddingBag(PLACES * LAYERS * KINDS, width, mode="sum")
        self.rest = nn.Linear(PLACES + 2, width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.crabs.weight, std=0.15)
        self.register_buffer("firsts", torch.arange(PLACES * LAYERS) * KINDS)
        cells, actions_go = symmetries()
        self.register_buffer("goes", torch.tensor(cells))
        self.register_buffer("comes", torch.tensor(cells).argsort(1))
        self.register_buffer("actions_go", torch.tensor(actions_go))
        weights = torch.rand(PLACES, generator=torch.Generator().manual_seed(1))
        self.register_buffer("keys", weights[self.goes].T.contiguous())

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        crabs = seen[:, PLACES : PLACES * (1 + LAYERS)].long().clamp(0, KINDS - 1)
        form = (crabs[:, :PLACES].float() @ self.keys).argmin(1)
        form[seen[:, 505] != 0] = UNTURNED  # a group that may be kept is named by its first cell, which turning changes
        order = self.comes[form]
        crabs = crabs.view(-1, LAYERS, PLACES).gather(2, order[:, None].expand(-1, LAYERS, -1)).flatten(1)
        known = self.body(self.crabs(crabs + self.firsts) + self.rest(seen[:, 468:506].float()))
        logits = self.action(known).gather(1, self.actions_go[form]).masked_fill(mask == 0, -1e9)
        return logits, torch.tanh(self.value(known)).squeeze(1)

    @torch.no_grad()
    def best(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        """Return the best action for each of several games; this is how it sits at a table."""
        logits, _ = self(torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"]))
        return logits.argmax(1).numpy()


def collect(env: Any, policy: Policy, seen: Any, seat: Any, steps: int) -> tuple[dict[str, torch.Tensor], Any, Any]:
    """Play some steps in all games, and return the decisions with their advantages and returns."""
    n = env.num_envs
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in ("seen", "mask", "action", "odds", "value")}
    rewards, over, same = np.zeros((3, steps, n), np.float32)
    with torch.no_grad():
        for step in range(steps):
            now, mask = torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"])
            logits, value = policy(now, mask)
            odds = logits.log_softmax(1)
            action = torch.multinomial(odds.exp(), 1).squeeze(1)
            told = now, mask, action, odds.gather(1, action[:, None]).squeeze(1), value
            for name, each in zip(kept, told, strict=True):
                kept[name].append(each)
            seen, rewards[step], ended, cut, info = env.step(action.numpy())
            over[step] = ended | cut
            same[step] = info["seat"] == seat
            seat = info["seat"]
        _, last = policy(torch.as_tensor(seen["observation"]), torch.as_tensor(seen["action_mask"]))
    values = torch.stack([*kept["value"], last]).numpy()
    advantage, following = np.zeros((steps, n), np.float32), np.zeros(n, np.float32)
    for step in reversed(range(steps)):
        sign = np.where(same[step], 1.0, -1.0) * (1 - over[step])  # the next decision may be the opponent's
        gain = rewards[step] + GAMMA * sign * values[step + 1] - values[step]
        following = gain + GAMMA * TRACE * sign * following
        advantage[step] = following
    found = {name: torch.cat(each) for name, each in kept.items()}
    found["advantage"] = torch.as_tensor(advantage).flatten()
    found["return"] = found["advantage"] + found["value"]
    return found, seen, seat


def learn(policy: Policy, optimizer: torch.optim.Optimizer, data: dict[str, torch.Tensor], epochs: int = 2) -> None:
    """Improve the policy by the decisions that it made."""
    advantage = data["advantage"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(advantage)).split(1024):
            logits, value = policy(data["seen"][part], data["mask"][part])
            odds = logits.log_softmax(1)
            ratio = (odds.gather(1, data["action"][part][:, None]).squeeze(1) - data["odds"][part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
            loss = VALUE * nn.functional.mse_loss(value, data["return"][part]) - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def judge(policy: Policy, opponents: int | str, games: int, seed: int = 7) -> float:
    """Return the share of games that the policy wins, choosing its best action, from both seats."""
    env = gymnasium.make_vec("strandline/CrabStack-v1", num_envs=min(games, 256), opponents=opponents)
    seen, _ = env.reset(seed=seed)
    rewards: list[float] = []
    firsts = np.ones(env.num_envs, bool)  # the first game of each slot counts: short games must not count more
    while firsts.any():
        seen, reward, over, cut, _ = env.step(policy.best(seen))
        rewards += reward[(over | cut) & firsts].tolist()
        firsts &= ~(over | cut)
    env.close()
    return float(np.mean([(1 + each) / 2 for each in rewards]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--games", type=int, default=256, help="how many are played at once")
    parser.add_argument("--steps", type=int, default=64, help="between two lessons")
    parser.add_argument("--judge", type=int, default=256, help="games against level 2, every minute")
    parser.add_argument("--out", type=Path, default=Path("crab.pt"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true", help="count minutes of CPU time, on a busy machine")
    parser.add_argument("--threads", type=int, default=2, help="of torch")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    env = gymnasium.make_vec("strandline/CrabStackSelfPlay-v1", num_envs=arguments.games)
    policy = Policy(env.single_action_space.n)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    seen, info = env.reset(seed=arguments.seed)
    clock = time.process_time if arguments.cpu else time.perf_counter
    seat, began, steps, judged, curve = info["seat"], clock(), 0, 0.0, []
    while True:
        minutes = (clock() - began) / 60
        if minutes >= judged or minutes >= arguments.minutes:
            won = judge(policy, 2, arguments.judge)
            curve.append({"minutes": round(minutes, 2), "decisions": steps, "level2": won})
            print(f"{minutes:5.1f} min, {steps:,} decisions: {won:.1%} of the games against level 2", flush=True)
            judged = minutes + 1
            torch.save(policy.state_dict(), arguments.out)
            arguments.out.with_suffix(".json").write_text(json.dumps(curve))
        if minutes >= arguments.minutes:
            return
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * max(0.1, 1 - minutes / arguments.minutes)
        data, seen, seat = collect(env, policy, seen, seat, arguments.steps)
        steps += arguments.games * arguments.steps
        learn(policy, optimizer, data)


if __name__ == "__main__":
    main()
