"""Matches between bots, and what they say about strength."""
