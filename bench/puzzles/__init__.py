"""How puzzles are found and checked, a module for each game; ``make_puzzles.py`` runs them."""
