"""The levels of Survive, from 1 on, as ``bots/levels.py`` reads them."""

LEVELS = (
    # Three hundred decisions a game: many small mistakes are a big one.
    {"search": "mcts", "nodes": 60, "error": (0.06, 0.03)},
    {"search": "mcts", "nodes": 100, "error": (0.012, 0.004)},
    {"search": "mcts", "nodes": 200},
    {"search": "mcts", "nodes": 700},
    {"search": "mcts", "nodes": 2_500},
    {"search": "mcts", "style": {"exploration": 0.25}},
)
BASELINE_NODES = 100
"""For ``flat`` and ``uct``: a thousand games to the end would take minutes."""
