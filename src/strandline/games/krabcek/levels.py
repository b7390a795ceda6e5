"""The levels of Krabcek, beginning with level 1; ``bots/levels.py`` reads them."""

EVERY = {"is_every": True}
"""Expectimax that evaluates every move, because mistakes are chosen among them."""

LEVELS = (
    {"search": "expectimax", "nodes": 50, "style": EVERY, "error": (0.5, 0.3)},
    {"search": "expectimax", "nodes": 100, "style": EVERY, "error": (0.1, 0.04)},
    {"search": "expectimax", "nodes": 200, "style": EVERY, "error": (0.03, 0.015)},
    {"search": "expectimax", "nodes": 2_000},
    {"search": "expectimax", "nodes": 20_000},
    {"search": "rollouts"},
)
