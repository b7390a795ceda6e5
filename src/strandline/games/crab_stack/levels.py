"""The levels of Crab Stack, beginning with level 1; ``bots/levels.py`` reads them."""

CURIOUS = {"exploration": 0.5}
"""MCTS that looks at all moves about equally often: a mistake can only be chosen among moves it has looked at."""
EVERY = {"is_every": True}
"""Alpha-beta that evaluates every move, because mistakes are chosen among them."""

LEVELS = (
    {"search": "mcts", "nodes": 70, "style": CURIOUS, "error": (0.3, 0.2)},
    {"search": "mcts", "nodes": 120, "error": (0.1, 0.04)},
    {"search": "mcts", "nodes": 400},
    {"search": "mcts", "nodes": 1_600},
    {"search": "mcts", "nodes": 8_000},
    # It plays one random move before it estimates: one of three opponents may miss the best answer.
    {"search": "mcts", "style": {"exploration": 0.25, "playout": 1}},
)
LEVELS_BY_SEATS = {
    2: (
        {"search": "alphabeta", "nodes": 40, "style": EVERY, "error": (0.6, 0.6)},
        {"search": "alphabeta", "nodes": 150, "style": EVERY, "error": (0.1, 0.04)},
        {"search": "alphabeta", "nodes": 600},
        {"search": "alphabeta", "nodes": 5_000},
        {"search": "alphabeta", "nodes": 50_000},
        {"search": "proving"},
    ),
}

WINS_KEPT = {2: (59, 80, 83, 93, 95, 99)}
"""In how many of 100 won positions each level plays a move that still wins, by the number of players.

Measured by ``bench/perfect.py``; ``docs/strength.md`` has the table.
"""
