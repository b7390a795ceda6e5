"""Searches for the best move. Each is written over the contract, in plain Python, and bound to each game."""
