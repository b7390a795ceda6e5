"""The levels of Crab Stack, from 1 on, as ``bots/levels.py`` reads them."""

CURIOUS = {"exploration": 0.5}
"""MCTS that looks at all moves about as often: only what has been looked at can be chosen by mistake."""
EVERY = {"is_every": True}
"""Alpha-beta that finds out what every move is worth: mistakes are chosen among them."""

LEVELS = (
    {"search": "mcts", "nodes": 100, "style": CURIOUS, "error": (0.3, 0.2)},
    {"search": "mcts", "nodes": 120, "error": (0.1, 0.04)},
    {"search": "mcts", "nodes": 400},
    {"search": "mcts", "nodes": 1_600},
    {"search": "mcts", "nodes": 8_000},
    # One random move before it estimates: one of three opponents may miss the best answer.
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
