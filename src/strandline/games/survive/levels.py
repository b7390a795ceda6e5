"""The levels of Survive, beginning with level 1; ``bots/levels.py`` reads them."""

LEVELS = (
    # A game has three hundred decisions: many small mistakes add up to a big one.
    {"search": "mcts", "nodes": 60, "error": (0.06, 0.03)},
    {"search": "mcts", "nodes": 100, "error": (0.012, 0.004)},
    {"search": "mcts", "nodes": 200},
    {"search": "mcts", "nodes": 700},
    {"search": "mcts", "nodes": 2_500},
    {"search": "mcts", "style": {"exploration": 0.25}},
)
BASELINE_NODES = 100
"""The budget of ``flat`` and ``uct``: a thousand games to the end would take minutes."""
