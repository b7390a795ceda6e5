"""Train MaskablePPO of sb3-contrib on one seat of Crab Stack against a level.

    pip install '.[envs,fast]' sb3-contrib
    python examples/maskable_ppo.py --opponents level1 --steps 200000

The environment is a plain single one: its masks are read by the method ``action_masks``, and each step plays the
opponent's answer in compiled code. The one-hot form of the observations needs no further features.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import strandline.envs.gymnasium  # noqa: F401 - registers the environments


def made(opponents: str) -> gymnasium.Env:
    """Return the environment with observations that are one array; its masks go another way."""
    env = gymnasium.make(
        "strandline/CrabStack-v1", opponents=opponents, observations="onehot", disable_env_checker=True
    )
    space = env.observation_space["observation"]
    return gymnasium.wrappers.TransformObservation(env, lambda seen: seen["observation"], space)


def judge(model: MaskablePPO, opponents: str, games: int) -> float:
    """Return the share of games that the policy wins, choosing its best action."""
    env, won = made(opponents), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = cut = False
        while not over and not cut:
            action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=True)
            seen, reward, over, cut, _ = env.step(int(action))
        won += (1 + reward) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--opponents", default="level1")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--lesson", type=int, default=2_048, help="steps between two lessons")
    parser.add_argument("--judge", type=int, default=200, help="games at the end")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    np.random.seed(arguments.seed)
    model = MaskablePPO(
        "MlpPolicy", made(arguments.opponents), n_steps=arguments.lesson, batch_size=min(256, arguments.lesson),
        n_epochs=4, ent_coef=0.01, seed=arguments.seed, policy_kwargs={"net_arch": [128, 128]}, device="cpu",
    )  # fmt: skip
    before, began = judge(model, arguments.opponents, arguments.judge), time.process_time()
    model.learn(arguments.steps)
    minutes = (time.process_time() - began) / 60
    after = judge(model, arguments.opponents, arguments.judge)
    print(f"{arguments.steps:,} steps in {minutes:.1f} minutes of CPU time against {arguments.opponents}:")
    print(f"won {before:.1%} of {arguments.judge} games before and {after:.1%} after")


if __name__ == "__main__":
    main()
