"""Counters of what happens in games, one file per game. They compare the positions before and after a move."""
