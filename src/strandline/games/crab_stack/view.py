"""Crab Stack to look at (to be drawn)."""
