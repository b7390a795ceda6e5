"""Tournaments: pairings, results and standings, computed from events. ``server/`` stores them and sets the tables."""
