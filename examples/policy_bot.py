"""A policy that ppo_self_play.py or expert_iteration.py has trained, as a bot for tables and the arena.

strandline arena crab-stack "program:python examples/policy_bot.py crab.pt" level2 --games 100
strandline play crab-stack --seat human --seat "program:python examples/policy_bot.py crab.pt"
"""

import sys

import torch
from ppo_self_play import Policy

from strandline.envs.seat import sit

if __name__ == "__main__":
    policy = Policy(actions=726)
    policy.load_state_dict(torch.load(sys.argv[1]))
    torch.set_num_threads(1)
    sit(policy.best, name="PPO")
