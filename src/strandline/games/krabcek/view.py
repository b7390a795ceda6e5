"""Krabcek to look at (to be drawn)."""
