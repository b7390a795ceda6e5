"""A small net that shares the result of Crab Stack among four players: see docs/strength.md."""
