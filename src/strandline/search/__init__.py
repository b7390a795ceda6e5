"""Thinking about moves. Every search is written over the contract, in plain Python, and bound to each game."""
